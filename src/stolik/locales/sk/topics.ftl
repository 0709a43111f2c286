### What players call the things of the rules, so that a search finds them. Each message is a list
### of phrases between commas; a question that holds all words of a phrase finds the topic. Case
### and marks of letters do not matter, beginnings of words and words of one stem match. Which
### clauses a topic leads to is in rulebook/topics.toml. Words that the texts avoid are welcome here.

## Questions to begin with, between commas

questions-uno = +2 na +2, zabudnem povedať UNO, kto začína
questions-unikat = kedy mám dvojitý ťah, musím priložiť, kto začína
questions-ubongo = koľko drahokamov si beriem, môžem dielik prevrátiť, kto vyhráva

## Words to ask with, whatever is asked for: a search leaves them out of account

search-stopwords = čo, ako, aký, aká, aké, to, je, sú, byť, či, kedy, keď, kde, kto, ktorý, ktorá, ktoré, prečo, ak, ja, mi, ma, môj, moja, sa, si, môžem, môže, možno, dá, deje, stane, robí, znamená, a, i, aj, o, v, vo, z, zo, na, do, od, po, pri, za, pre, s, ten, tá, tým, toho

## Every game

topic-players = koľko hráčov, koľko ľudí, počet hráčov, kto môže hrať, pre koľkých, vo dvojici, dvaja
topic-age = vek, koľko rokov, od koľkých rokov, deti, dieťa
topic-box = krabica, sada, koľko je kariet, koľko kariet v balíčku, čo je v krabici, obsah, balíček
topic-aim = cieľ, cieľ hry, o čo ide, účel, zmysel hry
topic-deal = rozdať, rozdáva, rozdávame, rozdávanie, koľko kariet dostane, koľko kariet rozdať, koľko kariet rozdávame, koľko kariet na začiatku, po koľko kariet, sedem kariet, desať kariet
topic-begins = kto začína, kto začne, kto prvý, kto ide prvý, začína, začiatok, začínajúci hráč, prvý hráč, prvý ťah, najstarší, najmladší
topic-direction = smer, ktorým smerom, doľava, doprava, v smere hodín, hodinových ručičiek, poradie, kto je na rade, kto je na ťahu
topic-turn = čo môžem urobiť, čo smiem, môj ťah, ťah, na rade, na ťahu
topic-fits = hodí sa, hodiť sa, pasuje, sedí, akú kartu, čo môžem zahrať, na čo môžem, ktorá karta
topic-pass = pas, pasovať, pasujem, vynechať, vynechať ťah, stáť, nič nerobiť, musím hrať, musím zahrať, nechcem hrať
topic-game-end = kedy sa končí hra, kedy hra končí, kedy je koniec, koniec hry, hra sa končí, hra končí, končí, koniec, ako dlho
topic-winner = kto vyhráva, kto vyhrá, vyhrať, vyhráva, výhra, víťaz, víťazstvo, ako vyhrať
topic-tie = remíza, nerozhodne, rovnako bodov, zhoda
topic-points = body, bodovanie, počítanie bodov, skóre, hodnota, koľko bodov
topic-stuck = zaseknutá hra, zasekla, nikto nemôže, pat, mŕtvy bod, donekonečna, stále dookola
topic-time = čas, časový limit, hodiny, koľko času, málo času, vypršal čas, uplynul čas, pomalý
topic-leaving = odísť, odíde, odchádza, opustí stôl, odpojil, skončiť skôr, hrá bot
topic-rest = medzi kolami, medzi rozdaniami, prestávka, po rozdaní, po kole, kedy ďalšie rozdanie, kedy ďalšie kolo, odkryté ruky, na čo sa čaká
topic-hidden = pozerať sa do kariet, nakukovať do kariet, vidieť karty, ukázať karty, ukazovať karty, cudzie karty
topic-colour-blind = farbosleposť, farboslepý, nerozoznám farby, nerozlišuje farby, značky, symboly, znaky, koliesko hviezdička trojuholník štvorec
topic-rounds = kolá, kolo, koľko kôl, viac kôl, ďalšie kolo, nové kolo

## UNO: the cards

topic-numbers = čísla, číslice, karty s číslami, koľko núl
topic-draw-two = +2, plus dva, plus dve, ťahaj 2, ťahaj dve, potiahni 2, potiahni dve, zober dve, vezmi dve, ber dve, ber dva, plus 2, dve karty, dvojka
topic-reverse = zmena smeru, zmeň smer, otočka, otočenie smeru, obrat, reverse, šípky, na druhú stranu, opačný smer
topic-skip = stop, stopka, stojí, stoj, stojka, vynechanie, vynechaj, preskočenie, preskoč, pauza, skip, stratiť ťah, jedno kolo stojí, zákaz
topic-wild = žolík, joker, žolíky, voľba farby, zmena farby, zmeň farbu, vyber farbu, menič, čierna karta, divoká karta
topic-wild-four = +4, plus štyri, plus 4, ťahaj 4, ťahaj štyri, potiahni štyri, potiahni 4, zober štyri, vezmi štyri, ber štyri, žolík +4, štvorka
topic-four-allowed = kedy +4, kedy smiem +4, kedy môžem +4, môžem hrať +4, kedy plus štyri, povolené +4, poctivý, poctivá
topic-colour = voľba farby, vybrať farbu, vyber farbu, zvoliť farbu, určiť farbu, povedať farbu, aká farba, akú farbu, želať farbu
topic-shuffle-hands = zamiešaj ruky, zamiešanie rúk, premiešať ruky, zamiešať karty všetkých, WH
topic-custom = vlastný žolík, vlastné pravidlo, vlastné pravidlá, prázdna karta, napísať pravidlo, vymyslieť pravidlo, WC, ceruzka, ceruzkou, ceruzky, ceruza, pastelka

## UNO: a turn

topic-dealer = rozdávajúci, kto rozdáva, kto mieša, ďalší rozdávajúci
topic-first-card = prvá karta, karta na začiatku, otočená karta, začína +2, začína +4, začína žolík, prvá karta špeciálna
topic-draw-one = ťahať, potiahnuť, potiahnem, lízať, líznuť, dobrať, brať kartu, vziať kartu, zobrať kartu, nič sa nehodí, nemám kartu, nemôžem hrať, koľko ťahám, koľko beriem
topic-drawn-card = potiahnutá karta, potiahnutú kartu, musím zahrať potiahnutú, zahrať potiahnutú, zahrať kartu ktorú potiahnem, karta ktorú som potiahol, karta ktorú som vzal, ťahaná karta, vzatú kartu, vytiahnutú kartu, zahrať vytiahnutú, líznutú kartu, zahrať líznutú, nechať si kartu, musím zahrať kartu potiahol, musím zahrať kartu zobral, musím zahrať kartu vzal
topic-empty-pile = prázdny balíček, balíček je prázdny, dôjdu karty, došli karty, minú sa karty, minuli sa karty, minie sa balíček, prázdna kôpka, prázdna kopa, nie je čo ťahať, nie sú karty, zamiešať znova, balíček sa minie, balíček dôjde, dôjde balíček, koniec balíčka, skončí balíček, minul sa balíček, minul balíček
topic-challenge = spochybniť, spochybnenie, výzva, vyzvať, preveriť, kontrola, skontrolovať, neverím, ukázať karty, ukáž karty
topic-wrong-challenge = neoprávnené spochybnenie, šesť kariet, berie šesť, potiahne šesť, neúspešné preverenie, pomýlim napadnutí, zmýlim napadnutí, zlé napadnutie, neúspešné napadnutie, pomýlim spochybnení
topic-bluff = blaf, blafovať, blufovať, bluf, podvod, podvádzať, klamať, nepoctivá, nepoctivý
topic-stacking = prebíjanie, prebíjať, prebiť, pridávanie, pridať, pridávať, vrstvenie, vrstviť, sčítanie, stack, stacking, skladanie, +2 na +2, +4 na +4, plus dva na plus dva, plus dve na plus dve, prihodiť +2, odpovedať +2, +2 +2, +4 +4
topic-four-on-two = +4 na +2, +2 na +4, plus štyri na plus dva
topic-jump-in = skákanie, skočiť, vskočiť, naskočiť, priskočiť, skok, mimo poradia, mimo ťahu, rovnaká karta, úplne rovnaká karta, jump in
topic-seven-zero = sedem nula, sedmička, sedmička nula, nula, 7 0, 7-0
topic-swap-hands = výmena rúk, vymeniť karty, výmena kariet, posunúť karty
topic-draw-until = ťahať kým, ťahať až, kým sa niečo nehodí, brať kým, ťahať ďalej, brať ďalej, ťahať viac
topic-house-rules = domáce pravidlá, domáce pravidlo, pravidlá navyše, varianty, vlastné pravidlá
topic-call = uno, povedať uno, hlásiť uno, volať uno, zavolať uno, zakričať uno, jedna karta, posledná karta v ruke, predposledná karta
topic-forgotten = zabudnúť uno, zabudnem uno, zabudne uno, zabudol uno, zabudnem povedať uno, zabudne povedať uno, zabudnem zavolať uno, zabudnem povedať, nepovie uno, nepoviem uno, nezavolá uno, chytiť, prichytiť, prichytenie, bez uno, trest za uno
topic-false-call = falošné uno, uno príliš skoro, zbytočné uno, uno omylom, zle zavolané uno

## UNO: the end, points and ways to play

topic-last-card = posledná karta, skončiť kartou, končiť kartou, skončiť +2, skončiť +4, ukončiť žolíkom, ísť von, skončiť žolíkom, vyhrať +4, vyhrať žolíkom, posledná karta +4, ukončiť +4, ukončiť +2, končiť +4, končiť +2
topic-carried = prechádza, ďalšie rozdanie, nasledujúce rozdanie, zostane ležať, platí v ďalšom
topic-five-hundred = 500, päťsto, vyhrať zápas, do koľko bodov, koľko bodov na výhru
topic-match-end = koniec zápasu, končí zápas, skončí zápas, zápas končí
topic-wild-points = body za žolíka, žolík body, koľko bodov žolík, 50, 50 bodov, päťdesiat, 20, 20 bodov, dvadsať
topic-hints = nápoveda, napovedať, našepkávať, našepkávanie, našepkať, našepká, radiť, poradiť, rada, pomáhať
topic-two-players = dvaja hráči, vo dvojici, pre dvoch, 2 hráči, len dvaja, dvaja ľudia
topic-teams = tímy, tím, družstvá, dvojice, pár, páry, partner, spoluhráč, dvaja na dvoch, 2 na 2, strany
topic-tournament = turnaj, súťaž, osem hráčov, štyria hráči turnaj
topic-elimination = vyraďovanie, vyraďovacia, vypadne, vypadáva, vypadnúť z hry
topic-low = málo bodov, najmenej bodov, nízke skóre, vlastné body

## Unikat

topic-tile = karta, kartička, dielik, žetón, kameň, kocka
topic-features = znaky, znak, vlastnosti, vlastnosť, líšiť, rozdiel, čím sa líšia
topic-shape = tvar, tvary, hviezdička, hviezda, koliesko, kruh, štvorec, obrazec
topic-figure-colour = farba, farby, modrá, zelená, žltá
topic-background = pozadie, biela, biele, červená, tmavomodrá
topic-size = veľkosť, malý, malá, stredný, stredná, veľký, veľká
topic-turn-tile = otočiť, otáčať, natočiť, hore nohami, obrátiť kartu
topic-display = výstavka, ponuka, odkryté karty, tri karty, karty lícom nahor
topic-screen = zástena, paraván, schovať, skryté, tajné, nakukovať
topic-start-tile = štartovacia karta, prvá karta, stred stola, štartovacia
topic-bag-empty = prázdne vrecúško, vrecúško je prázdne, minie sa vrecúško, došli karty, minú sa karty, nie sú karty, prázdny balíček, prázdny
topic-lay = priložiť, prikladať, položiť, klásť, vyložiť, koľko kariet môžem, koľko kariet priložiť, reťaz
topic-touch = dotýka, dotýkať, sused, susedia, vedľa, prilieha, roh, rohom, šikmo, hrana, strana
topic-take-back = vrátiť, vziať späť, zobrať späť, posunúť kartu, rozmyslieť
topic-must-lay = musím priložiť, musím položiť, musím vyložiť, musím hrať, povinnosť
topic-bonus = bonus, kedy bonus, dvojitý ťah, kedy dvojitý ťah, druhá akcia, ďalšia akcia, ťah navyše
topic-two-bonuses = dva bonusy, druhý bonus, ďalší bonus, ďalší dvojitý ťah, druhý dvojitý ťah
topic-exchange = výmena, vymeniť, meniť, zámena, zameniť, vymeniť kartu
topic-draw-tile = pribrať, priberať, dobrať, potiahnuť, vziať kartu, zobrať kartu, doplniť, koniec ťahu, koľko priberiem
topic-bring-new = zlé karty, nové karty, rozdať znova, vymeniť všetky, zlý začiatok
topic-penalty-points = trestné body, mínusové body, mínus, trest, body
topic-how-many-tiles = koľko kariet, počet kariet, počítať karty

## Ubongo

topic-gems = drahokam, drahokamy, kamene, kamienky, kryštály, klenoty, poklady, diamanty
topic-how-many-gems = koľko drahokamov, koľko kameňov, koľko kamienkov, koľko kryštálov, beriem drahokamy, vziať drahokamy, zobrať drahokamy, ktoré drahokamy
topic-pawn = figúrka, figúrky, pešiak, panáčik
topic-pawn-move = posun figúrky, posunúť figúrku, pohyb figúrky, o koľko polí, koľko polí, ako ďaleko, kroky
topic-occupied = obsadené pole, to isté pole, dve figúrky, iná figúrka, ten istý rad
topic-die = kocka, hod, hádzať, hodiť, symbol, symboly
topic-sand = presýpacie hodiny, piesok, koľko času, čas, hodiny, ako dlho
topic-pieces = dielik, dieliky, kúsky, časti, tvary, ktoré dieliky, koľko dielikov
topic-flip = otočiť dielik, obrátiť dielik, prevrátiť, prevrátiť dielik, otáčať, obracať, otočiť, obrátiť, zrkadlovo, na druhú stranu
topic-boards = doska, dosky, úloha, úlohy, hlavolam, koľko dosiek
topic-side = strana, ľahká, ťažká, ľahšia, ťažšia, obťažnosť, úroveň
topic-solved = vyriešené, vyriešiť, riešenie, zložiť, poskladať, zakryť, kedy je vyriešené
topic-ubongo-call = zavolať ubongo, volať ubongo, zakričať ubongo, ubongo
topic-wrong-solution = chyba, zlé riešenie, zle zložené, falošné ubongo, omyl
topic-same-time = súčasne, v tej istej chvíli, zároveň, naraz, obaja prví
topic-second-chance = druhá šanca, nikto nevyriešil, nikto nezložil, nikto nestihol, nikomu sa nepodarilo, ešte raz
topic-empty-row = prázdny rad, žiadne drahokamy, minuli sa drahokamy, nie sú drahokamy, prázdno, prázdny, chýbajú drahokamy, chýba drahokam, dôjdu drahokamy, nestačia drahokamy, málo drahokamov, chýbajú kryštály
topic-last-gem = jeden drahokam, posledný drahokam, zostal jeden drahokam, len jeden
topic-too-late = neskoro, po čase, čas uplynul, koniec času, nestihnem, nestihnúť
topic-give-up = vzdať, vzdávam, hotovo, skôr, neviem, nemôžem vyriešiť
topic-most-gems = najviac drahokamov, kto vyhrá, kto vyhráva, jedna farba, jednej farby, vyhrať, vyhráva
topic-alone = sám, sama, samotný, sólo, jeden hráč, osamote, tréning, cvičenie
topic-peek = nakukovať, vidieť dosku, pozerať sa, čo vidia ostatní
