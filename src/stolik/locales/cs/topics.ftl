### What players call the things of the rules, so that a search finds them. Each message is a list
### of phrases between commas; a question that holds all words of a phrase finds the topic. Case
### and marks of letters do not matter, beginnings of words and words of one stem match. Which
### clauses a topic leads to is in rulebook/topics.toml. Words that the texts avoid are welcome here.

## Questions to begin with, between commas

questions-uno = +2 na +2, zapomenu říct UNO, kdo začíná
questions-unikat = kdy mám dvojitý tah, musím přiložit, kdo začíná
questions-ubongo = kolik drahokamů si beru, můžu dílek převrátit, kdo vyhrává

## Words to ask with, whatever is asked for: a search leaves them out of account

search-stopwords = co, jak, jaký, jaká, jaké, to, je, jsou, být, zda, jestli, kdy, když, kde, kdo, který, která, které, proč, pokud, já, mi, mě, můj, moje, se, si, můžu, mohu, může, lze, dá, děje, stane, dělá, znamená, a, i, o, v, ve, z, ze, na, do, od, po, při, za, pro, s, ten, ta, tím, toho

## Every game

topic-players = kolik hráčů, kolik lidí, počet hráčů, kdo může hrát, pro kolik, ve dvou
topic-age = věk, kolik let, od kolika let, děti, dítě
topic-box = krabice, sada, kolik je karet, kolik karet v balíčku, co je v krabici, obsah, balíček
topic-aim = cíl, cíl hry, o co jde, účel, smysl hry
topic-deal = rozdat, rozdává, rozdáváme, rozdávání, kolik karet dostane, kolik karet rozdat, kolik karet rozdáváme, kolik karet na začátku, po kolika kartách, sedm karet, deset karet
topic-begins = kdo začíná, kdo začne, kdo první, kdo jde první, začíná, začátek, začínající hráč, první hráč, první tah, nejstarší, nejmladší
topic-direction = směr, kterým směrem, doleva, doprava, po směru hodin, hodinových ručiček, pořadí, kdo je na řadě, kdo je na tahu
topic-turn = co můžu udělat, co smím, můj tah, tah, na řadě, na tahu
topic-fits = hodí se, hodit se, pasuje, sedí, jakou kartu, co můžu zahrát, na co můžu, která karta
topic-pass = pas, pasovat, pasuju, vynechat, vynechat tah, stát, nic nedělat, musím hrát, musím zahrát, nechci hrát
topic-game-end = kdy končí hra, kdy hra končí, kdy je konec, konec hry, hra končí, končí, konec, jak dlouho
topic-winner = kdo vyhrává, kdo vyhraje, vyhrát, vyhrává, výhra, vítěz, vítězství, jak vyhrát
topic-tie = remíza, nerozhodně, stejně bodů, shoda, plichta
topic-points = body, bodování, počítání bodů, skóre, hodnota, kolik bodů
topic-stuck = zaseknutá hra, zaseklá, nikdo nemůže, pat, mrtvý bod, donekonečna, pořád dokola
topic-time = čas, časový limit, hodiny, kolik času, málo času, vypršel čas, pomalý
topic-leaving = odejít, odejde, odchází, opustí stůl, odpojil, skončit dřív, hraje bot
topic-rest = mezi koly, mezi rozdáními, přestávka, po rozdání, po kole, kdy další rozdání, kdy další kolo, odkryté ruce, na co se čeká
topic-hidden = dívat se do karet, nakukovat do karet, vidět karty, ukázat karty, ukazovat karty, cizí karty
topic-colour-blind = barvoslepost, barvoslepý, nerozeznám barvy, nerozlišuje barvy, značky, symboly, znaky, kolečko hvězdička trojúhelník čtverec
topic-rounds = kola, kolo, kolik kol, více kol, další kolo, nové kolo

## UNO: the cards

topic-numbers = čísla, číslice, karty s čísly, kolik nul
topic-draw-two = +2, plus dva, plus dvě, táhni 2, táhni dvě, lízni 2, lízni dvě, vezmi dvě, ber dvě, ber dva, plus 2, dvě karty, dvojka
topic-reverse = změna směru, změň směr, otočka, otočení směru, obrat, reverse, šipky, na druhou stranu, opačný směr
topic-skip = stop, stopka, stojí, stůj, stojka, vynechání, vynech, přeskočení, přeskoč, pauza, skip, ztratit tah, jedno kolo stojí, zákaz
topic-wild = žolík, joker, žolíci, volba barvy, změna barvy, změň barvu, vyber barvu, měnič, černá karta, divoká karta
topic-wild-four = +4, plus čtyři, plus 4, táhni 4, táhni čtyři, lízni čtyři, lízni 4, vezmi čtyři, ber čtyři, žolík +4, čtyřka
topic-four-allowed = kdy +4, kdy smím +4, kdy můžu +4, můžu hrát +4, kdy plus čtyři, povoleno +4, poctivá, poctivý
topic-colour = volba barvy, vybrat barvu, vyber barvu, zvolit barvu, určit barvu, říct barvu, jaká barva, jakou barvu, přát barvu
topic-shuffle-hands = zamíchej ruce, zamíchání rukou, promíchat ruce, zamíchat karty všech, WH
topic-custom = vlastní žolík, vlastní pravidlo, vlastní pravidla, prázdná karta, napsat pravidlo, vymyslet pravidlo, WC, tužka, tužkou, tužky, pastelka

## UNO: a turn

topic-dealer = rozdávající, kdo rozdává, kdo míchá, další rozdávající
topic-first-card = první karta, karta na začátku, otočená karta, začíná +2, začíná +4, začíná žolík, první karta zvláštní
topic-draw-one = lízat, líznout, líznu, táhnout, dobrat, brát kartu, vzít kartu, přibrat, nic se nehodí, nemám kartu, nemůžu hrát, kolik líznu, kolik beru
topic-drawn-card = líznutá karta, líznutou kartu, musím zahrát líznutou, zahrát líznutou, zahrát kartu kterou líznu, karta kterou jsem si lízl, karta kterou jsem vzal, tažená karta, vzatou kartu, vytaženou kartu, zahrát vytaženou, nechat si kartu, musím zahrát kartu lízl, musím zahrát kartu vzal
topic-empty-pile = prázdný balíček, balíček je prázdný, dojdou karty, došly karty, dochází karty, dojde balíček, došel balíček, prázdná hromádka, není co líznout, nejsou karty, zamíchat znovu, dojde dobírací balíček, balíček dojde, konec balíčku, skončí balíček
topic-challenge = zpochybnit, zpochybnění, výzva, vyzvat, prověřit, kontrola, zkontrolovat, nevěřím, ukázat karty, ukaž karty
topic-wrong-challenge = neoprávněné zpochybnění, šest karet, bere šest, lízne šest, neúspěšné prověření, spletu napadení, zmýlím napadení, špatné napadení, neúspěšné napadení, spletu zpochybnění, špatně zpochybním
topic-bluff = blaf, blafovat, blufovat, bluf, podvod, podvádět, lhát, nepoctivá, nepoctivý
topic-stacking = přebíjení, přebíjet, přebít, přidávání, přidat, přidávat, vršení, vršit, sčítání, stack, stacking, skládání, +2 na +2, +4 na +4, plus dva na plus dva, plus dvě na plus dvě, přihodit +2, odpovědět +2, +2 +2, +4 +4
topic-four-on-two = +4 na +2, +2 na +4, plus čtyři na plus dva
topic-jump-in = skákání, skočit, vskočit, naskočit, přiskočit, vpadnout, mimo pořadí, mimo tah, stejná karta, úplně stejná karta, jump in
topic-seven-zero = sedm nula, sedmička, sedmička nula, nula, 7 0, 7-0
topic-swap-hands = výměna rukou, vyměnit karty, výměna karet, posunout karty
topic-draw-until = lízat dokud, lízat až, dokud se něco nehodí, brát dokud, lízat dál, brát dál, lízat víc
topic-house-rules = domácí pravidla, domácí pravidlo, pravidla navíc, varianty, vlastní pravidla
topic-call = uno, říct uno, hlásit uno, volat uno, zavolat uno, zakřičet uno, jedna karta, poslední karta v ruce, předposlední karta
topic-forgotten = zapomenout uno, zapomenu uno, zapomene uno, zapomněl uno, zapomenu říct uno, zapomene říct uno, zapomenu zavolat uno, zapomenu říct, neřekne uno, neřeknu uno, nezavolá uno, chytit, přistihnout, přistižení, bez uno, trest za uno
topic-false-call = falešné uno, uno moc brzy, zbytečné uno, uno omylem, špatně zavolané uno

## UNO: the end, points and ways to play

topic-last-card = poslední karta, skončit kartou, končit kartou, skončit +2, skončit +4, ukončit žolíkem, jít ven, skončit žolíkem, vyhrát +4, vyhrát žolíkem, poslední karta +4, ukončit +4, ukončit +2, končit +4, končit +2
topic-carried = přechází, další rozdání, příští rozdání, zůstane ležet, platí v dalším
topic-five-hundred = 500, pět set, vyhrát zápas, do kolika bodů, kolik bodů na výhru
topic-match-end = konec zápasu, končí zápas, skončí zápas, zápas končí
topic-wild-points = body za žolíka, žolík body, kolik bodů žolík, 50, 50 bodů, padesát, 20, 20 bodů, dvacet
topic-hints = nápověda, napovídat, napovídání, napovědět, napoví, radit, poradit, rada, pomáhat
topic-two-players = dva hráči, ve dvou, pro dva, 2 hráči, jen dva, dva lidé
topic-teams = týmy, tým, družstva, dvojice, pár, páry, partner, spoluhráč, dva na dva, 2 na 2, strany
topic-tournament = turnaj, soutěž, osm hráčů, čtyři hráči turnaj
topic-elimination = vyřazování, vyřazovací, vypadne, vypadává, vypadnout ze hry
topic-low = málo bodů, nejméně bodů, nízké skóre, vlastní body

## Unikat

topic-tile = karta, kartička, dílek, žeton, kámen, kostička
topic-features = znaky, znak, vlastnosti, vlastnost, lišit, rozdíl, čím se liší
topic-shape = tvar, tvary, hvězdička, hvězda, kolečko, kruh, čtverec, obrazec
topic-figure-colour = barva, barvy, modrá, zelená, žlutá
topic-background = pozadí, bílá, bílé, červená, tmavě modrá
topic-size = velikost, malý, malá, střední, velký, velká
topic-turn-tile = otočit, otáčet, natočit, vzhůru nohama, obrátit kartu
topic-display = výstavka, nabídka, odkryté karty, tři karty, karty lícem nahoru
topic-screen = zástěna, paraván, schovat, skryté, tajné, nakukovat
topic-start-tile = startovní karta, první karta, prostředek stolu, startovní
topic-bag-empty = prázdný pytlík, pytlík je prázdný, dojde pytlík, došly karty, dojdou karty, nejsou karty, prázdný balíček, prázdný
topic-lay = přiložit, přikládat, položit, pokládat, vyložit, kolik karet můžu, kolik karet přiložit, řetěz
topic-touch = dotýká, dotýkat, soused, sousedé, vedle, přiléhá, roh, rohem, šikmo, hrana, strana
topic-take-back = vrátit, vzít zpět, vzít zpátky, posunout kartu, rozmyslet
topic-must-lay = musím přiložit, musím položit, musím vyložit, musím hrát, povinnost
topic-bonus = bonus, kdy bonus, dvojitý tah, kdy dvojitý tah, druhá akce, další akce, tah navíc
topic-two-bonuses = dva bonusy, druhý bonus, další bonus, další dvojitý tah, druhý dvojitý tah
topic-exchange = výměna, vyměnit, měnit, záměna, zaměnit, vyměnit kartu
topic-draw-tile = přibrat, přibírat, dobrat, líznout, vzít kartu, doplnit, konec tahu, kolik přiberu
topic-bring-new = špatné karty, nové karty, rozdat znovu, vyměnit všechny, špatný začátek
topic-penalty-points = trestné body, mínusové body, minus, trest, body
topic-how-many-tiles = kolik karet, počet karet, počítat karty

## Ubongo

topic-gems = drahokam, drahokamy, kameny, kamínky, krystaly, klenoty, poklady, diamanty
topic-how-many-gems = kolik drahokamů, kolik kamenů, kolik kamínků, kolik krystalů, beru drahokamy, vzít drahokamy, které drahokamy
topic-pawn = figurka, figurky, pěšec, panáček
topic-pawn-move = posun figurky, posunout figurku, pohyb figurky, o kolik polí, kolik polí, jak daleko, kroky
topic-occupied = obsazené pole, stejné pole, dvě figurky, jiná figurka, stejná řada
topic-die = kostka, hod, házet, hodit, symbol, symboly
topic-sand = přesýpací hodiny, písek, kolik času, čas, hodiny, jak dlouho
topic-pieces = dílek, dílky, kousky, části, tvary, které dílky, kolik dílků
topic-flip = otočit dílek, obrátit dílek, převrátit, převrátit dílek, otáčet, obracet, otočit, obrátit, zrcadlově, na druhou stranu
topic-boards = deska, desky, úloha, úlohy, hlavolam, kolik desek
topic-side = strana, lehká, těžká, lehčí, těžší, obtížnost, úroveň
topic-solved = vyřešeno, vyřešit, řešení, složit, poskládat, zakrýt, kdy je vyřešeno
topic-ubongo-call = zavolat ubongo, volat ubongo, křiknout ubongo, ubongo
topic-wrong-solution = chyba, špatné řešení, špatně složené, falešné ubongo, omyl
topic-same-time = současně, ve stejnou chvíli, zároveň, najednou, oba první
topic-second-chance = druhá šance, nikdo nevyřešil, nikdo nesložil, nikdo nestihl, nikomu se nepodařilo, ještě jednou
topic-empty-row = prázdná řada, žádné drahokamy, došly drahokamy, nejsou drahokamy, prázdno, prázdný, chybí drahokamy, dojdou drahokamy, nestačí drahokamy, málo drahokamů, chybí krystaly
topic-last-gem = jeden drahokam, poslední drahokam, zbyl jeden drahokam, jen jeden
topic-too-late = pozdě, po čase, čas vypršel, konec času, nestihnu, nestihnout
topic-give-up = vzdát, vzdávám, hotovo, dřív, neumím, nemůžu vyřešit
topic-most-gems = nejvíc drahokamů, nejvíce drahokamů, kdo vyhraje, kdo vyhrává, jedna barva, jedné barvy, vyhrát, vyhrává
topic-alone = sám, sama, samotný, sólo, jeden hráč, o samotě, trénink, cvičení
topic-peek = nakukovat, vidět desku, dívat se, co vidí ostatní
