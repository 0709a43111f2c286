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
option-number = číslo
option-on = áno
option-off = nie
bot-greedy = šikovný
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
