## Pierwsza strona
page-title = Stolik
page-home = Strona główna
page-welcome = Siadaj, gramy
page-welcome-more = Gry przy stole, ze znajomymi albo z botami. Bez konta, nic nie trzeba instalować.
page-games = Gry
page-play-now = Zagraj teraz
page-with-friends = Zagraj ze znajomymi
page-learn = Naucz się grać
page-first-time = Grasz pierwszy raz? Za dwie minuty będziesz wiedzieć jak.
page-never-again = Nie pokazuj więcej
page-rules = Zasady
page-have-code = Ktoś dał ci kod?
page-code = Kod stołu
page-join = Dołącz
page-my-tables = Moje stoły
page-public-tables = Stoły otwarte dla wszystkich
page-state-waiting = czeka
page-state-playing = gra trwa
page-state-over = koniec gry
page-state-abandoned = gra przerwana
page-guest = Gość
page-offline = Nie ma połączenia ze Stolikiem. Próbujemy jeszcze raz.
page-loading = Chwileczkę
page-no-table = Nie ma takiego stołu
page-no-table-more = Może w linku jest błąd, a może tego stołu już dawno nie ma.
page-line-ended = Nie ma cię już przy tym stole

## Gry
book-unikat = Unikat
book-unikat-about = 81 kafelków, każdy inny. Sąsiedzi różnią się dokładnie jedną cechą. Kto dołoży swój ostatni kafelek, wygrywa.

## Ustawienia
page-settings = Ustawienia
page-name = Twoje imię
page-language = Język
page-light = Światło
page-light-day = Dzień
page-light-night = Noc
page-sound = Dźwięki
page-done = Gotowe
page-close = Zamknij
page-link = Link
page-qr = Kod QR z adresem { $address }
page-move-title = Przenosiny na to urządzenie
page-move-make = Graj dalej na innym urządzeniu
page-move-explained = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut. To urządzenie się wtedy wyloguje.
page-move-here = Będziesz grać dalej tutaj, ze swoim imieniem i swoimi stołami. Drugie urządzenie się wyloguje.
page-move-do = Przenieś tutaj

## Nowy stół
page-new-table = { $book }: nowy stół
page-how-many = Ilu graczy usiądzie przy stole?
page-how-many-bots = Ilu z nich to boty?
page-bots-later = Boty możesz dodać też później.
page-bot-level = Jak dobrze gra bot
page-make-public = Pokaż ten stół wszystkim na tym serwerze
page-options = Więcej zasad do wyboru
page-more = więcej
page-lay-table = Przygotuj stół
option-number = liczba
option-on = tak
option-off = nie
bot-greedy = sprytny
bot-random = łatwy

## Czekanie na graczy
page-waiting-title = { $book }: czekamy na graczy
page-free-chair = wolne miejsce
page-ready = może grać
page-not-ready = jeszcze nie może
page-host = gospodarz
page-make-host = Zrób gospodarzem
page-kick = Wyproś
page-add-bot = Dodaj bota
page-chair-free = Jest wolne miejsce.
page-press-ready = Możesz już grać?
page-wait-players = Czekamy na graczy. Można dodać boty.
page-wait-ready = Czekamy, aż wszyscy będą gotowi.
page-wait-host = Czekamy, aż gospodarz zacznie grę.
page-may-start = Wszyscy są gotowi. Możesz zaczynać.
page-sit-down = Usiądź
page-i-am-ready = Mogę grać
page-start = Zaczynamy
page-leave = Odejdź od stołu
page-invite = Zaproś znajomych
page-code-is = Kod stołu: { $code }
page-invite-phones = Zaproś telefony
page-invite-phones-more = To wpuści urządzenia z twojej domowej sieci.
page-share-link = Udostępnij link
page-copied = Skopiowano

## Przy stole
page-seats = Gracze
page-you = ty
page-bot = bot
page-is-bot = To bot: { $level }.
page-is-here = Jest przy stole.
page-not-here = poza stołem
page-bot-plays = gra bot
page-bot-for-you = Teraz gra za ciebie bot.
page-take-back = Wracam do gry
page-watching = Oglądasz grę.
page-watch = Oglądaj grę
page-may-watch = Nadal możesz oglądać.
page-your-turn = Twoja tura
page-log = Co się działo
page-say-something = Powiedz coś
page-waiting-seconds = czekamy: { $seconds } s
page-time-left = zostało { $seconds } s
page-reconnecting = Połączenie się zerwało. Łączymy ponownie, nic nie zginęło.
page-leave-explained = Możesz wrócić, dopóki gra trwa. Do tego czasu gra za ciebie bot, chyba że przy tym stole umówiliście się inaczej.
page-stay = Zostań
page-rule = Zasada { $clause }
page-rate = Chwileczkę, to było bardzo szybko.
page-retry = Teraz nie da się tego zapisać. Próbujemy jeszcze raz.

## Koniec
page-you-won = Wygrywasz
page-won-by = Wygrana: { $names }
page-abandoned = Tej gry nikt nie dokończył
page-player = Gracz
page-points = Punkty
page-winner = wygrana
page-result = Wynik
page-rematch = Zagraj jeszcze raz
page-join-rematch = Dołącz do rewanżu
page-replay = Powtórka
page-share = Udostępnij
page-share-result = { $book } w Stoliku. Wygrana: { $names }.
page-download = Pobierz zapis gry
page-verifying = Sprawdzamy losowanie.
page-verified = Losowanie jest takie, jak obiecano: to urządzenie sprawdziło { $draws ->
    [one] jeden wynik
    [few] wszystkie { $draws } wyniki
    [many] wszystkie { $draws } wyników
   *[other] { $draws } wyniku
}.
page-dishonest-unreadable = Zapisu losowania nie da się odczytać.
page-dishonest-promise = Losowanie jest inne niż obiecane.
page-dishonest-share = W losowaniu pominięto twoją część.
page-dishonest-draw = Losowanie się nie zgadza: wynik { $draw }.
page-back = Wstecz
page-forward = Do przodu
page-run = Odtwórz
page-pause = Pauza
page-scrub = Moment gry
page-all-hands = Pokaż, co kto ma

## Zasady i nauka gry
page-rules-of = Zasady gry { $book }
page-search-rules = Szukaj w zasadach
page-table-rules = Przy każdym stole
page-nothing-found = Nic nie znaleziono.
page-next = Dalej
page-skip = Pomiń
page-tour-try = Spróbuj czegoś innego.
