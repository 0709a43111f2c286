## První obrazovka
page-title = Stolik
page-home = Na úvodní stránku
page-welcome = Posaď se, zahrajeme si
page-welcome-more = Stolní hry s kamarády nebo proti botům. Bez účtu, bez instalace.
page-games = Hry
page-play-now = Hrát hned
page-with-friends = Hrát s kamarády
page-learn = Naučit se hrát
page-first-time = Hraješ poprvé? Za dvě minuty ti ukážeme, jak na to.
page-never-again = Už neukazovat
page-rules = Pravidla
page-have-code = Máš od někoho kód?
page-code = Kód stolu
page-join = Ke stolu
page-my-tables = Moje stoly
page-public-tables = Stoly pro všechny
page-state-waiting = čeká se
page-state-playing = hraje se
page-state-over = dohráno
page-state-abandoned = nedohráno
page-guest = Host
page-offline = Stolik neodpovídá. Zkouším to znovu.
page-loading = Chviličku
page-no-table = Takový stůl tu není
page-no-table-more = Možná je chyba v odkazu, nebo už ten stůl dávno není.
page-line-ended = U tohoto stolu už nejsi

## Knihy pravidel
book-unikat = Unikát
book-unikat-about = 81 karet, žádné dvě stejné. Sousední se liší přesně v jedné věci. Kdo vyloží svou poslední kartu, vyhrává.

## Nastavení
page-settings = Nastavení
page-name = Tvoje jméno
page-language = Jazyk
page-light = Světlo
page-light-day = Den
page-light-night = Noc
page-sound = Zvuky
page-done = Hotovo
page-close = Zavřít
page-link = Odkaz
page-qr = QR kód s adresou { $address }
page-move-title = Přejít na toto zařízení
page-move-make = Hrát dál na jiném zařízení
page-move-explained = Do deseti minut otevři tento odkaz na druhém zařízení. Tohle se pak odhlásí.
page-move-here = Dál budeš hrát tady, se svým jménem a se svými stoly. Druhé zařízení se odhlásí.
page-move-do = Přejít sem

## Nový stůl
page-new-table = Stůl pro hru { $book }
page-how-many = Kolik vás bude sedět u stolu?
page-how-many-bots = Kolik z toho bude botů?
page-bots-later = Boti se dají přidat i později.
page-bot-level = Jak dobře bot hraje
page-make-public = Ukázat tento stůl všem na tomto serveru
page-options = Další pravidla na výběr
page-more = více
page-lay-table = Připravit stůl
option-number = číslo
option-on = ano
option-off = ne
bot-greedy = chytrý
bot-random = snadný

## Čeká se na hráče
page-waiting-title = { $book }: čeká se na hráče
page-free-chair = volné místo
page-ready = může hrát
page-not-ready = ještě se chystá
page-host = hostitel
page-make-host = Zvolit hostitelem
page-kick = Poslat od stolu
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
page-invite-phones = Pozvat telefony
page-invite-phones-more = Pustí sem zařízení z tvé domácí sítě.
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
page-your-turn = Jsi na tahu
page-log = Co se stalo
page-say-something = Říct něco
page-waiting-seconds = čeká se: { $seconds } s
page-time-left = zbývá { $seconds } s
page-reconnecting = Spojení vypadlo. Už se obnovuje, nic se neztratilo.
page-leave-explained = Dokud hra trvá, můžeš se vrátit. Zatím za tebe hraje bot, pokud jste se u tohoto stolu nedohodli jinak.
page-stay = Zůstat
page-rule = Pravidlo { $clause }
page-rate = Chviličku, to bylo moc rychle.
page-retry = Teď se to nedá uložit. Zkouším to znovu.

## Konec
page-you-won = Výhra je tvoje
page-won-by = Vítězství: { $names }
page-abandoned = Tuto hru nikdo nedohrál
page-player = Hráč
page-points = Body
page-winner = výhra
page-result = Výsledek
page-rematch = Hrát znovu
page-join-rematch = Přidat se k odvetě
page-replay = Přehrát záznam
page-share = Sdílet
page-share-result = { $book } ve Stoliku. Vítězství: { $names }.
page-download = Uložit záznam
page-verifying = Kontroluje se míchání.
page-verified = { $draws ->
    [one] Míchání je takové, jaké bylo slíbeno: toto zařízení ověřilo jeden los.
    [few] Míchání je takové, jaké bylo slíbeno: toto zařízení ověřilo všechny { $draws } losy.
    [many] Míchání je takové, jaké bylo slíbeno: toto zařízení ověřilo { $draws } losu.
   *[other] Míchání je takové, jaké bylo slíbeno: toto zařízení ověřilo všech { $draws } losů.
}
page-dishonest-unreadable = Záznam o míchání se nedá přečíst.
page-dishonest-promise = Míchalo se jinak, než bylo slíbeno.
page-dishonest-share = Tvoje část míchání byla vynechána.
page-dishonest-draw = Míchání nesedí u losu číslo { $draw }.
page-back = Zpět
page-forward = Vpřed
page-run = Spustit
page-pause = Pauza
page-scrub = Okamžik ve hře
page-all-hands = Ukázat karty všech

## Pravidla a první hra
page-rules-of = Pravidla hry { $book }
page-search-rules = Hledat v pravidlech
page-table-rules = U každého stolu
page-nothing-found = Nic se nenašlo.
page-next = Dál
page-skip = Přeskočit
page-tour-try = Zkus něco jiného.
