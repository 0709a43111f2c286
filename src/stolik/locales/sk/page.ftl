## Prvá obrazovka
page-title = Stolik
page-home = Na úvodnú stránku
page-welcome = Sadni si, zahráme si
page-welcome-more = Stolové hry s kamarátmi alebo s botmi. Bez účtu, bez inštalácie.
page-games = Hry
page-play-now = Hrať hneď
page-with-friends = Hrať s kamarátmi
page-learn = Naučiť sa hrať
page-practice = Tréning
page-first-time = Hráš prvý raz? Za dve minúty ti ukážeme, ako na to.
page-never-again = Už neukazovať
page-rules = Pravidlá
page-have-code = Máš od niekoho kód?
page-code = Kód stola
page-join = K stolu
page-my-tables = Moje stoly
page-public-tables = Stoly pre všetkých
page-tournament = Turnaj
page-my-tournaments = Moje turnaje
page-to-tournament = Do turnaja
page-state-waiting = čaká sa
page-state-playing = hrá sa
page-state-over = dohrané
page-state-abandoned = nedohrané
page-guest = Hosť
page-offline = Stolik neodpovedá. Skúšam to znova.
page-loading = Chvíľočku
page-no-table = Taký stôl tu nie je
page-no-table-more = Možno je chyba v odkaze alebo ten stôl už dávno nie je.
page-game-cut = Táto hra nemôže pokračovať
page-line-ended = Pri tomto stole už nie si

## Knihy pravidiel
book-unikat = Unikát
book-unikat-about = 81 kariet, žiadne dve rovnaké. Susedné sa líšia presne v jednej veci. Vyhráva, kto prvý vyloží všetky svoje.
book-uno-108 = UNO klasické
book-uno-108-about = 108 kariet. Pridaj rovnakú farbu alebo číslo a nezabudni zavolať UNO. Body sa zbierajú cez niekoľko kôl.
book-uno-112 = UNO s vlastnými žolíkmi
book-uno-112-about = 112 kariet, medzi nimi Zamiešaj karty všetkých a Vlastné žolíky s vašimi pravidlami. Vyhráva, kto je prvý bez kariet.
book-ubongo = Ubongo
book-ubongo-about = Zakry svoju plochu skôr ako ostatní, posuň figúrku, vezmi si drahokamy. Vyhrá, kto ich má najviac v jednej farbe.

## Nastavenia
page-settings = Nastavenia
page-name = Tvoje meno
page-language = Jazyk
page-light = Vzhľad
page-light-day = Svetlý
page-light-night = Tmavý
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
bot-novice = začiatočník
bot-regular = stredný
bot-skilled = skúsený
bot-expert = majster
bot-greedy = šikovný
bot-tuned = šikovný
bot-montecarlo = šikovný
bot-rule = stredný
bot-counts = stredný
bot-random = ľahký

## Čaká sa na hráčov
page-waiting-title = { $book }: čaká sa na hráčov
page-free-chair = voľné miesto
page-ready = môže hrať
page-not-ready = ešte sa chystá
page-host = hostiteľ
page-make-host = Zvoliť hostiteľom
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
page-may-watch = Môžeš sa však ďalej pozerať.
page-kicked-more = Hrať ani pozerať sa tu už nemôžeš. Môžeš si sadnúť k inému stolu alebo pripraviť vlastný.
page-your-turn = Si na ťahu
page-log = Čo sa stalo
page-say-something = Povedať niečo
page-waiting-seconds = čaká sa: { $seconds } s
page-time-left = zostáva { $seconds } s
page-reconnecting = Spojenie vypadlo. Už sa obnovuje, nič sa nestratilo.
page-nothing-kept = Teraz sa nedá nič uložiť, a tak čas stojí. Tvoj ťah o chvíľu prijmeme.
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
page-review = Šance na výhru
page-share = Zdieľať
page-share-result = { $book } v Stoliku. Víťazstvo: { $names }.
page-download = Uložiť záznam
page-verifying = Kontroluje sa miešanie.
page-verified = { $draws ->
    [one] Miešanie je také, aké bolo sľúbené: toto zariadenie overilo jedno žrebovanie.
    [few] Miešanie je také, aké bolo sľúbené: toto zariadenie overilo všetky { $draws } žrebovania.
    [many] Miešanie je také, aké bolo sľúbené: toto zariadenie overilo { $draws } žrebovania.
   *[other] Miešanie je také, aké bolo sľúbené: toto zariadenie overilo všetkých { $draws } žrebovaní.
}
page-dishonest-unreadable = Záznam o miešaní sa nedá prečítať.
page-dishonest-promise = Miešalo sa inak, než bolo sľúbené.
page-dishonest-share = Tvoja časť miešania bola vynechaná.
page-dishonest-draw = Miešanie nesedí pri žrebovaní číslo { $draw }.
page-back = Späť
page-forward = Dopredu
page-run = Spustiť
page-pause = Pauza
page-scrub = Okamih v hre
page-all-hands = Ukázať karty všetkých

## Pravidlá a prvá hra
page-rules-of = Pravidlá hry { $book }
page-search-rules = Hľadať v pravidlách
page-contents = Obsah
page-whole-book = Celá kniha pravidiel
page-copy-link = Skopírovať odkaz na toto pravidlo
page-rules-found =
    { $count ->
        [one] Našlo sa jedno pravidlo
        [few] Našli sa { $count } pravidlá
        [many] Našlo sa { $count } pravidla
       *[other] Našlo sa { $count } pravidiel
    }
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
uno-ask-wanted = Ktorá farba sa hľadá?
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
uno-means-challenge-uno-108 = Blaf? Kto blafoval, vezme si kartu späť a potiahne si 4. Inak si potiahneš 6.
uno-means-challenge-uno-112 = Blaf? Kto blafoval, potiahne si 4. Inak si potiahneš 6.
uno-scores = Tabuľka bodov
uno-deal = Kolo
uno-earlier = predtým
uno-total = Spolu
uno-no-deals-yet = Zatiaľ sa žiadne kolo neskončilo.
uno-shown = Karty, ktoré má { $name }
uno-shown-guilty = Bol to blaf.
uno-shown-clear = Nebol to blaf.
uno-own-rule = pravidlo zložené z hotových častí
uno-own-note = pravidlo napísané vlastnými slovami
uno-note-words = Čo sa má stať?
uno-note-hint = Prečítajú si to všetci. Po zahraní karty hra počká, kým to urobíte.
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
uno-effect-until = ťahá, kým nepríde karta
uno-effect-exactly = potiahne si alebo odhodí, aby v ruke bolo presne toľko kariet
uno-effect-discard = odhodí
uno-effect-skip = príde o ďalší ťah
uno-effect-again = hrá ešte raz
uno-effect-swap = vymení si karty s tým, kto kartu hrá
uno-effect-pass = všetky karty idú o miesto ďalej
uno-effect-reverse = smer sa obráti
uno-effect-show = ukáže hráčovi karty
uno-note-title = Na karte je
uno-note-asked = Urobte spolu, čo je na karte. Ty zapisuješ, čo z toho vyplynie.
uno-note-wait = Čo z toho vyplynie, zapisuje { $name }.
uno-note-who = Kto?
uno-note-count = Koľko kariet?
uno-note-draw = Potiahne si
uno-note-skip = Príde o najbližší ťah
uno-note-drawn = Potiahnutia: { $count } z { $most }
uno-note-done = Hotovo, hráme ďalej

## The tour of UNO
tour-uno-1 = Karta sa hodí, keď má rovnakú farbu, číslo alebo symbol ako vrchná karta balíčka. Karty, ktoré sa hodia, stoja vyššie. Jednu zahraj.
tour-uno-2 = Niektoré karty niečo robia. Karta Stop pripraví ďalšieho hráča o ťah. Zahraj ju.
tour-uno-3 = Teraz sa nič nehodí. Potiahni si kartu z balíčka.
tour-uno-4 = Prišla ti karta G9. Hodí sa, takže ju môžeš zahrať alebo si ju nechať. Zahraj ju.
tour-uno-5 = Žolík sa hodí vždy a ty povieš, aká farba bude ďalej. Máš najviac modrých, tak ho zahraj a zvoľ modrú.
tour-uno-7 = Máš dve karty. Stlač UNO a potom zahraj tú, ktorá sa hodí. Kto zabudne zavolať, toho možno pristihnúť.
tour-uno-8 = { tree-oak } má jednu kartu a nezavolal UNO. Pristihni ho.
tour-uno-9 = Tvoja posledná karta sa hodí. Zahraj ju: kto je prvý bez kariet, vyhráva kolo.
tour-uno-other = Aj tak sa to dá. Teraz však skús to, čo je napísané hore.
tour-uno-fit = Pozri sa na vrchnú kartu: farba, číslo alebo symbol musí byť rovnaké.
tour-uno-word = UNO sa volá s kartou, po ktorej ti zostane jediná.
tour-uno-wait = Počkaj, kým budeš na ťahu.
uno-may-catch = { $name } nevolá UNO. Pristihni!
uno-deal-won = { $name } vyhráva { $deal }. kolo
page-tour-done = To bol posledný krok
page-tour-ready = Teraz už vieš dosť na prvú hru.
tour-uno-done = Už nemáš žiadnu kartu: vyhrávaš
uno-partner = partner
uno-with = + { $name }
uno-means-hint = potiahneš si 4 karty
uno-means-report = Našepkávať znamená radiť niekomu, ktorú kartu zahrať. Stojí to štyri karty.
tour-uno-6-uno-108 = { tree-linden } na teba zahrala +4 na žltú kartu. Smie to, len keď nemá v ruke žiadnu žltú; na číslach nezáleží. Môžeš to prijať a potiahnuť si štyri karty, ale tentoraz +4 napadni.
tour-uno-6-uno-112 = { tree-linden } na teba zahrala +4 na žltú kartu. Smie to, len keď nemá v ruke žiadnu žltú ani žolíka, iba ďalšia +4 nevadí; na číslach nezáleží. Môžeš to prijať a potiahnuť si štyri karty, ale tentoraz +4 napadni.
uno-fits-bluff = { $card }, hodí sa, ale je to blaf
uno-bluff-colour = Túto farbu máš v ruke ({ $colour }), takže +4 je blaf a dá sa napadnúť.
uno-bluff-wild = V ruke máš iného žolíka, takže +4 je blaf a dá sa napadnúť.
uno-pick-me = Ten, kto kartu zahrá
tour-uno-2-after = { tree-oak } prichádza o ťah a hneď hrá { tree-linden }.
tour-uno-6-after-uno-108 = { tree-linden } ti musí ukázať karty a je medzi nimi Y7: bol to blaf. { tree-linden } si vezme +4 späť, zahrá inú kartu a potiahne si štyri. Keby to blaf nebol, potiahneš si šesť ty.
tour-uno-6-after-uno-112 = { tree-linden } ti musí ukázať karty a je medzi nimi Y7: bol to blaf. { tree-linden } si potiahne štyri a na ťahu si ty. Keby to blaf nebol, potiahneš si šesť ty.
tour-uno-8-after = Podarilo sa: { tree-oak } si potiahne dve karty a teraz má tri.
tour-uno-shuffle = { uno-sign-WH } pozbiera všetkým karty, zamieša ich a rozdá nanovo. Zahraj ju a zvoľ modrú.
tour-uno-shuffle-after = Teraz má každý iné karty a všetci skoro rovnako veľa. { tree-linden } má tri namiesto šiestich.
tour-uno-custom = Vlastný žolík robí to, na čom sa pred hrou dohodnete. Tu si každý iný hráč potiahne 2 karty. Zahraj ho a zvoľ modrú.
tour-uno-custom-after = { tree-oak } a { tree-linden } si potiahli po dve karty. Teraz platí modrá.
uno-shown-by = Dôkaz: { $cards }.
uno-known = Vieš, že v tejto ruke sú: { $cards }.

## Jedna obrazovka pre všetkých alebo jedno zariadenie pre všetkých
page-way = Ako budete hrať?
page-way-own = Každý na svojom zariadení
page-way-own-more = Kamaráti sa pripoja odkazom, kódom alebo QR kódom.
page-way-screen = Jedna obrazovka a telefóny
page-way-screen-more = Toto zariadenie ukazuje stôl všetkým. Na telefóne vidíš len to, čo je tvoje.
page-way-hotseat = Všetci na jednom zariadení
page-way-hotseat-more = Podávate si ho. Kto ho drží, vidí len to svoje.
page-way-hotseat-race = V tejto hre hrajú všetci naraz, takže každý potrebuje vlastné zariadenie.
page-who-plays = Kto hrá?
page-name-of = Meno hráča { $number }
page-your-name = Ako sa voláš?
page-screen-title = { $book }: naskenuj a sadni si
page-screen-scan = Naskenuj to telefónom
page-screen-code = alebo otvor { $address } a zadaj tento kód
page-screen-wait = Čakáme na hráčov. Môžete pridať aj botov.
page-screen-start = Všetci sú pripravení. Začíname.
page-screen-flat = Leží na stole
page-screen-full = Celá obrazovka
page-screen-show = Ukázať na veľkej obrazovke
page-screen-close = Odpojiť túto obrazovku
page-screen-close-explained = Hra ide ďalej bez tejto obrazovky. Hostiteľom bude niekto pri stole.
page-screen-seated = Pri tomto stole hráš na tomto zariadení
page-screen-seated-more = Obrazovka, na ktorú sa pozerajú všetci, nesmie ukazovať, čo máš. Vezmi na to iné zariadenie.
page-back-to-seat = Späť na moje miesto
page-mode-hand = Len to moje
page-mode-whole = Celý stôl
page-give-to = Teraz si zariadenie berie { $name }
page-others-look-away = Ostatní sa chvíľu nepozerajú.
page-lift = To som ja, { $name }. Ukáž, čo mám
page-hide = Zakryť
page-hide-and-pass = Zakryť a podať ďalej
page-bot-turn = Hrá { $name }
page-hotseat-ready = Všetci sú tu. Zariadenie koluje z ruky do ruky.
page-hotseat-moved = Táto hra sa hrá na inom zariadení.

## The rest after a deal or a round
page-next-deal = Ďalšie kolo
page-next-round = Ďalšie kolo
page-wait-others = Čaká sa na ostatných.
