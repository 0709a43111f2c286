## Prvá obrazovka
page-title = Stolik
page-home = Na úvodnú stránku
page-welcome = Sadni si, zahráme si
page-welcome-more = Stolové hry s kamarátmi alebo s botmi. Bez účtu, bez inštalácie.
page-games = Hry
page-play-now = Hrať hneď
page-with-friends = Hrať s kamarátmi
page-learn = Naučiť sa hrať
page-first-time = Hráš prvý raz? Za dve minúty ti ukážeme, ako na to.
page-never-again = Už neukazovať
page-rules = Pravidlá
page-have-code = Máš od niekoho kód?
page-code = Kód stola
page-join = K stolu
page-my-tables = Moje stoly
page-public-tables = Stoly pre všetkých
page-state-waiting = čaká sa
page-state-playing = hrá sa
page-state-over = dohrané
page-state-abandoned = nedohrané
page-guest = Hosť
page-offline = Stolik neodpovedá. Skúšam to znova.
page-loading = Chvíľočku
page-no-table = Taký stôl tu nie je
page-no-table-more = Možno je chyba v odkaze alebo ten stôl už dávno nie je.
page-line-ended = Pri tomto stole už nie si

## Knihy pravidiel
book-unikat = Unikát
book-unikat-about = 81 kariet, žiadne dve rovnaké. Susedné sa líšia presne v jednej veci. Kto vyloží svoju poslednú kartu, vyhráva.
book-uno-108 = UNO klasické
book-uno-108-about = 108 kariet. Pridaj rovnakú farbu alebo číslo a nezabudni zavolať UNO. Body sa zbierajú cez niekoľko kôl.
book-uno-112 = UNO s vlastnými žolíkmi
book-uno-112-about = 112 kariet, medzi nimi Zamiešaj ruky a Vlastné žolíky s vašimi pravidlami. Vyhráva, kto je prvý bez kariet.

## Nastavenia
page-settings = Nastavenia
page-name = Tvoje meno
page-language = Jazyk
page-light = Svetlo
page-light-day = Deň
page-light-night = Noc
page-sound = Zvuky
page-done = Hotovo
page-close = Zavrieť
page-link = Odkaz
page-qr = QR kód s adresou { $address }
page-move-title = Prejsť na toto zariadenie
page-move-make = Hrať ďalej na inom zariadení
page-move-explained = Do desiatich minút otvor tento odkaz na druhom zariadení. Toto sa potom odhlási.
page-move-here = Ďalej budeš hrať tu, so svojím menom a so svojimi stolmi. Druhé zariadenie sa odhlási.
page-move-do = Prejsť sem

## Nový stôl
page-new-table = Stôl pre hru { $book }
page-how-many = Koľko vás bude sedieť pri stole?
page-how-many-bots = Koľko z toho bude botov?
page-bots-later = Botov môžeš pridať aj neskôr.
page-bot-level = Ako dobre bot hrá
page-make-public = Ukázať tento stôl všetkým na tomto serveri
page-options = Ďalšie pravidlá na výber
page-more = viac
page-lay-table = Pripraviť stôl
page-decided = Pravidlá tohto stola
page-by-the-book = Tu sa hrá presne podľa pravidiel.
page-house-rule = domáce pravidlo
option-number = číslo
option-on = áno
option-off = nie
bot-greedy = šikovný
bot-tuned = šikovný
bot-rule = stredný
bot-random = ľahký

## Čaká sa na hráčov
page-waiting-title = { $book }: čaká sa na hráčov
page-free-chair = voľné miesto
page-ready = môže hrať
page-not-ready = ešte sa chystá
page-host = hostiteľ
page-make-host = Zvoliť za hostiteľa
page-kick = Poslať od stola
page-add-bot = Pridať bota
page-chair-free = Je tu voľné miesto.
page-press-ready = Môžeš hrať?
page-wait-players = Čaká sa na ďalších hráčov. Pridať sa dajú aj boti.
page-wait-ready = Čaká sa, kým sa všetci pripravia.
page-wait-host = Čaká sa, kým hostiteľ spustí hru.
page-may-start = Všetci sú pripravení. Môžeš začať.
page-sit-down = Sadnúť si
page-i-am-ready = Môžem hrať
page-start = Začať
page-leave = Odísť od stola
page-invite = Pozvať kamarátov
page-code-is = Kód stola je { $code }
page-invite-phones = Pozvať telefóny
page-invite-phones-more = Pustí sem zariadenia z tvojej domácej siete.
page-share-link = Zdieľať odkaz
page-copied = Skopírované

## Pri stole
page-seats = Hráči
page-you = ty
page-bot = bot
page-is-bot = Bot: { $level }.
page-is-here = Je tu.
page-not-here = nie je tu
page-bot-plays = hrá bot
page-bot-for-you = Hrá za teba bot.
page-take-back = Vrátiť sa na miesto
page-watching = Sleduješ hru.
page-watch = Sledovať hru
page-may-watch = Pozerať sa ale môžeš ďalej.
page-your-turn = Si na ťahu
page-log = Čo sa stalo
page-say-something = Povedať niečo
page-waiting-seconds = čaká sa: { $seconds } s
page-time-left = zostáva { $seconds } s
page-reconnecting = Spojenie vypadlo. Už sa obnovuje, nič sa nestratilo.
page-leave-explained = Kým hra trvá, môžeš sa vrátiť. Zatiaľ za teba hrá bot, ak ste sa pri tomto stole nedohodli inak.
page-stay = Zostať
page-rule = Pravidlo { $clause }
page-rate = Chvíľočku, to bolo veľmi rýchlo.
page-retry = Teraz sa to nedá uložiť. Skúšam to znova.

## Koniec
page-you-won = Výhra je tvoja
page-won-by = Víťazstvo: { $names }
page-abandoned = Túto hru nikto nedohral
page-player = Hráč
page-points = Body
page-winner = výhra
page-result = Výsledok
page-rematch = Hrať znova
page-join-rematch = Pridať sa k odvete
page-replay = Prehrať záznam
page-share = Zdieľať
page-share-result = { $book } v Stoliku. Víťazstvo: { $names }.
page-download = Uložiť záznam
page-verifying = Kontroluje sa miešanie.
page-verified = { $draws ->
    [one] Miešanie je také, aké bolo sľúbené: toto zariadenie overilo jeden žreb.
    [few] Miešanie je také, aké bolo sľúbené: toto zariadenie overilo všetky { $draws } žreby.
    [many] Miešanie je také, aké bolo sľúbené: toto zariadenie overilo { $draws } žrebu.
   *[other] Miešanie je také, aké bolo sľúbené: toto zariadenie overilo všetkých { $draws } žrebov.
}
page-dishonest-unreadable = Záznam o miešaní sa nedá prečítať.
page-dishonest-promise = Miešalo sa inak, než bolo sľúbené.
page-dishonest-share = Tvoja časť miešania bola vynechaná.
page-dishonest-draw = Miešanie nesedí pri žrebe číslo { $draw }.
page-back = Späť
page-forward = Dopredu
page-run = Spustiť
page-pause = Pauza
page-scrub = Okamih v hre
page-all-hands = Ukázať karty všetkých

## Pravidlá a prvá hra
page-rules-of = Pravidlá hry { $book }
page-search-rules = Hľadať v pravidlách
page-table-rules = Pri každom stole
page-nothing-found = Nič sa nenašlo.
page-next = Ďalej
page-skip = Preskočiť
page-tour-try = Skús niečo iné.

## UNO at the table
uno-marked-R = ● { uno-colour-R }
uno-marked-Y = ★ { uno-colour-Y }
uno-marked-G = ▲ { uno-colour-G }
uno-marked-B = ■ { uno-colour-B }
uno-hand = Tvoje karty
uno-fits = { $card }, hodí sa
uno-fits-not = { $card }, nehodí sa
uno-drawn = { $card }, práve potiahnutá
uno-sort-colour = Zoradiť podľa farby
uno-sort-value = Zoradiť podľa hodnoty
uno-side = strana { $side }
uno-catch = Pristihni: { $name }
uno-catch-short = Pristihni
uno-noted = skúšaš pristihnúť
uno-ask-colour = Aká farba?
uno-ask-wanted = Aká farba sa má potiahnuť?
uno-ask-target = Ktorého hráča?
uno-cancel = Iná karta
uno-do-draw = Potiahni si
uno-do-keep = Nechaj si ju
uno-do-accept = Prijmi
uno-do-challenge = Napadni
uno-do-pass = Vynechaj
uno-do-lay-drawn = Zahraj ju
uno-do-answer-yes = Áno, bolo to našepkávanie
uno-do-answer-no = Nebolo to našepkávanie
uno-do-vote-yes = Bolo to našepkávanie
uno-do-vote-no = Nebolo to našepkávanie
uno-do-report = Nahlás našepkávanie
uno-means-accept = potiahneš si { $count } a prídeš o ťah
uno-means-challenge-uno-108 = blaf: kto blafoval, vezme si ju späť a potiahne si 4; žiadny blaf: potiahneš si 6
uno-means-challenge-uno-112 = blaf: kto blafoval, potiahne si 4; žiadny blaf: potiahneš si 6
uno-scores = Tabuľka bodov
uno-deal = Kolo
uno-earlier = predtým
uno-total = Spolu
uno-no-deals-yet = Zatiaľ sa žiadne kolo neskončilo.
uno-shown = Karty, ktoré má { $name }
uno-shown-guilty = Bol to blaf.
uno-shown-clear = Nebol to blaf.
uno-own-rule = naše vlastné pravidlo
uno-rule-who = Kto?
uno-rule-condition = Kedy?
uno-rule-limit = Koľko kariet v ruke?
uno-rule-effect = Čo sa stane?
uno-rule-amount = Koľko kariet?
uno-rule-kind = Ktoré karty?
uno-when-always = vždy
uno-when-cannot = keď sa žiadna karta nehodí
uno-when-atleast = keď má aspoň toľko kariet
uno-when-atmost = keď má najviac toľko kariet
uno-effect-draw = potiahne si karty
uno-effect-until = ťahá, kým nepríde
uno-effect-exactly = potiahne si alebo odhodí do počtu
uno-effect-discard = odhodí
uno-effect-skip = príde o ďalší ťah
uno-effect-again = hrá ešte raz

## The tour of UNO
tour-uno-1 = Karta sa hodí, keď má rovnakú farbu, číslo alebo symbol ako vrchná karta balíčka. Karty, ktoré sa hodia, stoja vyššie. Jednu zahraj.
tour-uno-2 = Niektoré karty niečo robia. Pre kartu Stop príde ďalší hráč o ťah. Zahraj ju.
tour-uno-3 = Teraz sa nič nehodí. Potiahni si kartu z balíčka.
tour-uno-4 = Prišla ti karta G9. Hodí sa, takže ju môžeš zahrať alebo si ju nechať. Zahraj ju.
tour-uno-5 = Žolík sa hodí vždy a ty povieš, aká farba bude ďalej. Máš najviac modrých, tak ho zahraj a zvoľ modrú.
tour-uno-7 = Máš dve karty. Stlač UNO a potom zahraj tú, ktorá sa hodí. Kto zabudne zavolať, toho možno pristihnúť.
tour-uno-8 = { tree-oak } má jednu kartu a nezavolal UNO. Pristihni ho.
tour-uno-9 = Tvoja posledná karta sa hodí. Zahraj ju: kto je prvý bez kariet, vyhráva kolo.
tour-uno-other = Aj to sa smie. Tentoraz skús to, o čo prosí veta.
tour-uno-fit = Pozri sa na vrchnú kartu: farba, číslo alebo symbol musí byť rovnaké.
tour-uno-word = UNO sa volá s kartou, po ktorej ti zostane jediná.
tour-uno-wait = Počkaj, kým budeš na ťahu.
tour-uno-6-uno-108 = { tree-linden } na teba hrá +4 a ležala žltá. Poctivé je to len bez žltej karty v ruke; na číslach nezáleží. Potiahni si štyri karty alebo +4 napadni. Vyber si.
tour-uno-6-uno-112 = { tree-linden } na teba hrá +4 a ležala žltá. Poctivé je to len bez žltej karty a bez žolíka v ruke, druhý +4 nevadí; na číslach nezáleží. Potiahni si štyri karty alebo +4 napadni. Vyber si.
uno-fits-bluff = { $card }, hodí sa, ale je to blaf
uno-bluff-colour = Máš túto farbu: { $colour }. Tento +4 je blaf a dá sa napadnúť.
uno-bluff-wild = Máš iného žolíka. Tento +4 je blaf a dá sa napadnúť.
uno-pick-me = Ten, kto kartu zahrá
