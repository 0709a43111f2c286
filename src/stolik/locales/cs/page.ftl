## První obrazovka
page-title = Stolik
page-home = Na úvodní stránku
page-welcome = Posaď se, zahrajeme si
page-welcome-more = Stolní hry s kamarády nebo proti botům. Bez účtu, bez instalace.
page-games = Hry
page-play-now = Hrát hned
page-with-friends = Hrát s kamarády
page-learn = Naučit se hrát
page-practice = Trénink
page-first-time = Hraješ poprvé? Za dvě minuty ti ukážeme, jak na to.
page-never-again = Už neukazovat
page-rules = Pravidla
page-have-code = Máš od někoho kód?
page-code = Kód stolu
page-join = Ke stolu
page-my-tables = Moje stoly
page-public-tables = Stoly pro všechny
page-tournament = Turnaj
page-my-tournaments = Moje turnaje
page-to-tournament = Do turnaje
page-state-waiting = čeká se
page-state-playing = hraje se
page-state-over = dohráno
page-state-abandoned = nedohráno
page-guest = Host
page-offline = Stolik neodpovídá. Zkouším to znovu.
page-loading = Chviličku
page-no-table = Takový stůl tu není
page-no-table-more = Možná je chyba v odkazu, nebo už ten stůl dávno není.
page-game-cut = Tato hra nemůže pokračovat
page-line-ended = U tohoto stolu už nejsi

## Knihy pravidel
book-unikat = Unikát
book-unikat-about = 81 karet, žádné dvě stejné. Sousední se liší přesně v jedné věci. Kdo první vyloží všechny své karty, vyhrává.
book-uno-108 = UNO klasické
book-uno-108-about = 108 karet. Přidej stejnou barvu nebo číslo a nezapomeň zavolat UNO. Body se sbírají přes několik kol.
book-uno-112 = UNO s vlastními žolíky
book-uno-112-about = 112 karet, mezi nimi Zamíchej karty všech a Vlastní žolíci s vašimi pravidly. Vyhrává, kdo se první zbaví karet.
book-ubongo = Ubongo
book-ubongo-about = Zakryj svou plochu dřív než ostatní, posuň figurku, vezmi si drahokamy. Vyhrává, kdo jich má nejvíc v jedné barvě.

## Nastavení
page-settings = Nastavení
page-name = Tvoje jméno
page-language = Jazyk
page-light = Vzhled
page-light-day = Světlý
page-light-night = Tmavý
page-sound = Zvuky
page-done = Hotovo
page-close = Zavřít
page-link = Odkaz
page-qr = QR kód s adresou { $address }
page-move-title = Přejít na toto zařízení
page-move-make = Hrát dál na jiném zařízení
page-move-explained = Do deseti minut otevři tento odkaz na druhém zařízení. Toto se pak odhlásí.
page-move-here = Dál budeš hrát tady, se svým jménem a se svými stoly. Druhé zařízení se odhlásí.
page-move-do = Přejít sem

## Nový stůl
page-new-table = Stůl pro hru { $book }
page-how-many = Kolik vás bude sedět u stolu?
page-how-many-bots = Kolik z toho bude botů?
page-bots-later = Boti se dají přidat i později.
page-bot-level = Jak dobře bot hraje
page-make-public = Ukázat tento stůl všem na tomto serveru
page-options = Další pravidla
page-more = více
page-lay-table = Připravit stůl
page-decided = Pravidla tohoto stolu
page-by-the-book = Tady se hraje přesně podle pravidel.
page-house-rule = domácí pravidlo
option-number = číslo
option-on = ano
option-off = ne
bot-novice = začátečník
bot-regular = střední
bot-skilled = zkušený
bot-expert = mistr
bot-greedy = chytrý
bot-tuned = chytrý
bot-montecarlo = chytrý
bot-rule = střední
bot-counts = střední
bot-random = snadný

## Čeká se na hráče
page-waiting-title = { $book }: čeká se na hráče
page-free-chair = volné místo
page-ready = může hrát
page-not-ready = ještě se chystá
page-host = hostitel
page-make-host = Zvolit hostitelem
page-kick = Odebrat od stolu
page-add-bot = Přidat bota
page-chair-free = Je tu volné místo.
page-press-ready = Můžeš hrát?
page-wait-players = Čeká se na další hráče. Přidat se dají i boti.
page-wait-ready = Čeká se, až se všichni připraví.
page-wait-host = Čeká se, až hostitel spustí hru.
page-may-start = Všichni jsou připravení. Můžeš začít.
page-sit-down = Sednout si
page-i-am-ready = Můžu hrát
page-start = Začít
page-leave = Odejít od stolu
page-invite = Pozvat kamarády
page-code-is = Kód stolu je { $code }
page-invite-phones = Připojit telefony
page-invite-phones-more = Připojit se pak můžou zařízení z tvé domácí sítě.
page-share-link = Sdílet odkaz
page-copied = Zkopírováno

## U stolu
page-seats = Hráči
page-you = ty
page-bot = bot
page-is-bot = Bot: { $level }.
page-is-here = Je tady.
page-not-here = není tady
page-bot-plays = hraje bot
page-bot-for-you = Hraje za tebe bot.
page-take-back = Vrátit se na místo
page-watching = Sleduješ hru.
page-watch = Sledovat hru
page-may-watch = Dívat se ale můžeš dál.
page-kicked-more = Hrát ani dívat se tady už nemůžeš. Můžeš si sednout k jinému stolu nebo připravit vlastní.
page-your-turn = Jsi na tahu
page-log = Co se stalo
page-say-something = Říct něco
page-waiting-seconds = čeká se: { $seconds } s
page-time-left = zbývá { $seconds } s
page-reconnecting = Spojení vypadlo. Už se obnovuje, nic se neztratilo.
page-nothing-kept = Teď se nedá nic uložit, a tak čas stojí. Tvůj tah za chvíli přijmeme.
page-leave-explained = Dokud hra trvá, můžeš se vrátit. Zatím za tebe hraje bot, pokud jste se u tohoto stolu nedohodli jinak.
page-stay = Zůstat
page-rule = Pravidlo { $clause }
page-rate = Chviličku, to bylo moc rychle.
page-retry = Teď se to nedá uložit. Zkouším to znovu.

## Konec
page-you-won = Vyhráváš!
page-won-by = Vítězství: { $names }
page-abandoned = Tuto hru nikdo nedohrál
page-player = Hráč
page-points = Body
page-winner = výhra
page-result = Výsledek
page-rematch = Hrát znovu
page-join-rematch = Přidat se k odvetě
page-replay = Přehrát záznam
page-review = Šance na výhru
page-share = Sdílet
page-share-result = { $book } ve Stoliku. Vítězství: { $names }.
page-download = Uložit záznam
page-verifying = Kontroluje se míchání.
page-verified = { $draws ->
    [one] Míchání je takové, jaké bylo slíbeno: toto zařízení ověřilo jedno losování.
    [few] Míchání je takové, jaké bylo slíbeno: toto zařízení ověřilo všechna { $draws } losování.
    [many] Míchání je takové, jaké bylo slíbeno: toto zařízení ověřilo { $draws } losování.
   *[other] Míchání je takové, jaké bylo slíbeno: toto zařízení ověřilo všech { $draws } losování.
}
page-dishonest-unreadable = Záznam o míchání se nedá přečíst.
page-dishonest-promise = Míchalo se jinak, než bylo slíbeno.
page-dishonest-share = Tvoje část míchání byla vynechána.
page-dishonest-draw = Míchání nesedí u losování číslo { $draw }.
page-back = Zpět
page-forward = Vpřed
page-run = Přehrát
page-pause = Pauza
page-scrub = Okamžik ve hře
page-all-hands = Ukázat karty všech

## Pravidla a první hra
page-rules-of = Pravidla hry { $book }
page-search-rules = Hledat v pravidlech
page-contents = Obsah
page-whole-book = Celá kniha pravidel
page-copy-link = Zkopírovat odkaz na toto pravidlo
page-rules-found =
    { $count ->
        [one] Nalezeno jedno pravidlo
        [few] Nalezena { $count } pravidla
        [many] Nalezeno { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
page-nothing-found = Nic se nenašlo.
page-next = Dál
page-skip = Přeskočit
page-tour-try = Zkus něco jiného.

## UNO at the table
uno-marked-R = ● { uno-colour-R }
uno-marked-Y = ★ { uno-colour-Y }
uno-marked-G = ▲ { uno-colour-G }
uno-marked-B = ■ { uno-colour-B }
uno-hand = Tvoje karty
uno-fits = { $card }, hodí se
uno-fits-not = { $card }, nehodí se
uno-drawn = { $card }, nová karta
uno-sort-colour = Seřadit podle barvy
uno-sort-value = Seřadit podle hodnoty
uno-side = strana { $side }
uno-catch = Nachytej: { $name }
uno-catch-short = Nachytej!
uno-noted = zkoušíš nachytat
uno-ask-colour = Jaká barva?
uno-ask-wanted = Na jakou barvu se má lízat?
uno-ask-target = Kterého hráče?
uno-cancel = Jiná karta
uno-do-draw = Lízni si
uno-do-keep = Nech si ji
uno-do-accept = Přijmi
uno-do-challenge = Napadni
uno-do-pass = Vynech
uno-do-lay-drawn = Zahraj ji
uno-do-answer-yes = Ano, to byla nápověda
uno-do-answer-no = Nebyla to nápověda
uno-do-vote-yes = Byla to nápověda
uno-do-vote-no = Nebyla to nápověda
uno-do-report = Ohlas nápovědu
uno-means-accept = lízneš si { $count } a přijdeš o tah
uno-means-challenge-uno-108 = Blaf? Kdo blafoval, vezme si kartu zpět a lízne si 4. Jinak si lízneš 6.
uno-means-challenge-uno-112 = Blaf? Kdo blafoval, lízne si 4. Jinak si lízneš 6.
uno-scores = Tabulka bodů
uno-deal = Kolo
uno-earlier = předtím
uno-total = Celkem
uno-no-deals-yet = Zatím žádné kolo neskončilo.
uno-shown = Karty, které má { $name }
uno-shown-guilty = Byl to blaf.
uno-shown-clear = Nebyl to blaf.
uno-own-rule = pravidlo složené z hotových částí
uno-own-note = pravidlo napsané vlastními slovy
uno-note-words = Co se má stát?
uno-note-hint = Přečtou si to všichni. Po zahrání karty hra počká, než to uděláte.
uno-rule-who = Kdo?
uno-rule-condition = Kdy?
uno-rule-limit = Kolik karet v ruce?
uno-rule-effect = Co se stane?
uno-rule-amount = Kolik karet?
uno-rule-kind = Které karty?
uno-when-always = vždy
uno-when-cannot = když se žádná karta nehodí
uno-when-atleast = když má aspoň tolik karet
uno-when-atmost = když má nejvýš tolik karet
uno-effect-draw = lízne si karty
uno-effect-until = líže si, dokud nepřijde karta
uno-effect-exactly = lízne si nebo odhodí, aby měl přesně tolik karet
uno-effect-discard = odhodí
uno-effect-skip = přijde o příští tah
uno-effect-again = hraje ještě jednou
uno-effect-swap = vymění si karty s tím, kdo kartu hraje
uno-effect-pass = všechny karty jdou o místo dál
uno-effect-reverse = směr se obrátí
uno-effect-show = ukáže hráči karty
uno-note-title = Karta říká
uno-note-asked = Udělejte spolu, co je na kartě. Ty zapisuješ, co z toho vyplyne.
uno-note-wait = Co z toho vyplyne, zapisuje { $name }.
uno-note-who = Kdo?
uno-note-count = Kolik karet?
uno-note-draw = Lízne si
uno-note-skip = Přijde o nejbližší tah
uno-note-drawn = Líznutí: { $count } z { $most }
uno-note-done = Hotovo, hrajeme dál

## The tour of UNO
tour-uno-1 = Karta se hodí, když má stejnou barvu, číslo nebo symbol jako vrchní karta balíčku. Karty, které se hodí, stojí výš. Jednu zahraj.
tour-uno-2 = Některé karty něco dělají. Kvůli kartě Stop přijde další hráč o tah. Zahraj ji.
tour-uno-3 = Teď se nic nehodí. Lízni si kartu z balíčku.
tour-uno-4 = Přišla ti karta G9. Hodí se, takže ji můžeš zahrát, nebo si ji nechat. Zahraj ji.
tour-uno-5 = Žolík se hodí vždy a ty řekneš, jaká barva bude dál. Máš nejvíc modrých, tak ho zahraj a zvol modrou.
tour-uno-7 = Máš dvě karty. Stiskni UNO a pak zahraj tu, která se hodí. Kdo zapomene zavolat, toho můžou nachytat.
tour-uno-8 = { tree-oak } má jednu kartu a nezavolal UNO. Nachytej ho.
tour-uno-9 = Tvoje poslední karta se hodí. Zahraj ji: kdo se první zbaví karet, vyhrává kolo.
tour-uno-other = I tak se to dá hrát. Teď ale zkus to, co je napsáno nahoře.
tour-uno-fit = Podívej se na vrchní kartu: barva, číslo nebo symbol musí být stejné.
tour-uno-word = UNO se volá s kartou, po které ti zbude jediná.
tour-uno-wait = Počkej, až budeš na tahu.
uno-may-catch = UNO nezaznělo: { $name }. Můžeš zasáhnout.
uno-deal-won = { $name } vyhrává { $deal }. kolo
page-tour-done = To byl poslední krok
page-tour-ready = Teď už víš dost na první hru.
tour-uno-done = Už nemáš žádnou kartu: vyhráváš
uno-partner = partner
uno-with = + { $name }
uno-means-hint = lízneš si 4 karty
uno-means-report = Nápověda znamená poradit někomu, kterou kartu zahrát. Stojí čtyři karty.
tour-uno-6-uno-108 = { tree-linden } na tebe zahrála +4 na žlutou kartu. Smí to, jen když nemá v ruce žádnou žlutou; na číslech nezáleží. Můžeš to přijmout a líznout si čtyři karty, ale tentokrát +4 napadni.
tour-uno-6-uno-112 = { tree-linden } na tebe zahrála +4 na žlutou kartu. Smí to, jen když nemá v ruce žádnou žlutou ani jiného žolíka než +4; na číslech nezáleží. Můžeš to přijmout a líznout si čtyři karty, ale tentokrát +4 napadni.
uno-fits-bluff = { $card }, hodí se, ale je to blaf
uno-bluff-colour = Tuto barvu máš v ruce ({ $colour }), takže +4 je blaf a dá se napadnout.
uno-bluff-wild = Máš v ruce jiného žolíka, takže +4 je blaf a dá se napadnout.
uno-pick-me = Ten, kdo kartu zahraje
tour-uno-2-after = { tree-oak } přichází o tah a hned hraje { tree-linden }.
tour-uno-6-after-uno-108 = { tree-linden } ti musí ukázat karty a je mezi nimi Y7: byl to blaf. { tree-linden } si vezme +4 zpátky, zahraje jinou kartu a lízne si čtyři. Kdyby to blaf nebyl, lízneš si šest ty.
tour-uno-6-after-uno-112 = { tree-linden } ti musí ukázat karty a je mezi nimi Y7: byl to blaf. { tree-linden } si lízne čtyři a na tahu jsi ty. Kdyby to blaf nebyl, lízneš si šest ty.
tour-uno-8-after = Povedlo se: { tree-oak } si lízne dvě karty a teď má tři.
tour-uno-shuffle = Karta { uno-sign-WH } posbírá, co kdo drží, zamíchá to a rozdá znovu. Zahraj ji a zvol modrou.
tour-uno-shuffle-after = Teď má každý jiné karty a všichni skoro stejně mnoho. { tree-linden } má tři místo šesti.
tour-uno-custom = Vlastní žolík dělá to, na čem se před hrou domluvíte. Tady si každý jiný hráč lízne 2 karty. Zahraj ho a zvol modrou.
tour-uno-custom-after = { tree-oak } a { tree-linden } si lízli po dvou kartách. Teď platí modrá.
uno-shown-by = Důkaz: { $cards }.
uno-known = Víš, že v této ruce jsou: { $cards }.

## Jedna obrazovka pro všechny, nebo jedno zařízení pro všechny
page-way = Jak budete hrát?
page-way-own = Každý na svém zařízení
page-way-own-more = Kamarádi se připojí odkazem, kódem nebo QR kódem.
page-way-screen = Jedna obrazovka a telefony
page-way-screen-more = Toto zařízení ukazuje stůl všem. Na telefonu vidíš jen to, co je tvoje.
page-way-hotseat = Všichni na jednom zařízení
page-way-hotseat-more = Podáváte si ho. Kdo ho drží, vidí jen to svoje.
page-way-hotseat-race = V této hře hrají všichni najednou, takže každý potřebuje vlastní zařízení.
page-who-plays = Kdo hraje?
page-name-of = Jméno hráče { $number }
page-your-name = Jak se jmenuješ?
page-screen-title = { $book }: naskenuj a sedni si
page-screen-scan = Naskenuj to telefonem
page-screen-code = nebo otevři { $address } a zadej tento kód
page-screen-wait = Čekáme na hráče. Můžete přidat i boty.
page-screen-start = Všichni jsou připravení. Začínáme.
page-screen-flat = Leží na stole
page-screen-full = Celá obrazovka
page-screen-show = Ukázat na velké obrazovce
page-screen-close = Odpojit tuto obrazovku
page-screen-close-explained = Hra jde dál bez této obrazovky. Hostitelem bude někdo u stolu.
page-screen-seated = U tohoto stolu hraješ na tomto zařízení
page-screen-seated-more = Obrazovka, na kterou se dívají všichni, nesmí ukazovat, co máš. Vezmi na to jiné zařízení.
page-back-to-seat = Zpět na moje místo
page-mode-hand = Jen to moje
page-mode-whole = Celý stůl
page-give-to = Teď si zařízení bere { $name }
page-others-look-away = Ostatní se chvíli nedívají.
page-lift = To jsem já, { $name }. Ukaž, co mám
page-hide = Zakrýt
page-hide-and-pass = Zakrýt a předat dál
page-bot-turn = Hraje { $name }
page-hotseat-ready = Všichni jsou tu. Zařízení koluje z ruky do ruky.
page-hotseat-moved = Tato hra se hraje na jiném zařízení.

## The rest after a deal or a round
page-next-deal = Další kolo
page-next-round = Další kolo
page-wait-others = Čeká se na ostatní.
