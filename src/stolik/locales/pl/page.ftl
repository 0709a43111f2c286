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
book-uno-108 = UNO klasyczne
book-uno-108-about = 108 kart. Dopasuj kolor albo cyfrę i nie zapomnij zawołać UNO. Punkty zbiera się przez kilka rozdań.
book-uno-112 = UNO z własnymi kartami
book-uno-112-about = 112 kart, a wśród nich Przetasuj ręce i Własne dzikie karty z waszymi zasadami. Wygrywa, kto pierwszy nie ma kart.

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
page-decided = Zasady tego stołu
page-by-the-book = Tu wszystko jest tak, jak w instrukcji.
page-house-rule = zasada domowa
option-number = liczba
option-on = tak
option-off = nie
bot-greedy = sprytny
bot-tuned = sprytny
bot-rule = średni
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

## UNO at the table
uno-marked-R = ● { uno-colour-R }
uno-marked-Y = ★ { uno-colour-Y }
uno-marked-G = ▲ { uno-colour-G }
uno-marked-B = ■ { uno-colour-B }
uno-hand = Twoje karty
uno-fits = { $card }, pasuje
uno-fits-not = { $card }, nie pasuje
uno-drawn = { $card }, właśnie dobrana
uno-sort-colour = Ułóż kolorami
uno-sort-value = Ułóż wartościami
uno-side = drużyna { $side }
uno-catch = Przyłap: { $name }
uno-catch-short = Przyłap
uno-noted = próbujesz przyłapać
uno-ask-colour = Jaki kolor?
uno-ask-wanted = Jakiego koloru trzeba szukać?
uno-ask-target = Kogo wybierasz?
uno-cancel = Inna karta
uno-do-draw = Dobierz
uno-do-keep = Zatrzymaj
uno-do-accept = Przyjmij
uno-do-challenge = Sprawdź
uno-do-pass = Spasuj
uno-do-lay-drawn = Zagraj ją
uno-do-answer-yes = Tak, to podpowiedź
uno-do-answer-no = Nie było podpowiedzi
uno-do-vote-yes = To była podpowiedź
uno-do-vote-no = To nie była podpowiedź
uno-do-report = Zgłoś podpowiedź
uno-means-accept = dobierasz { $count } i tracisz turę
uno-means-challenge-uno-108 = blef: karta wraca, a blefujący dobiera 4; bez blefu: dobierasz 6
uno-means-challenge-uno-112 = blef: blefujący dobiera 4; bez blefu: dobierasz 6
uno-scores = Tabela punktów
uno-deal = Rozdanie
uno-earlier = wcześniej
uno-total = Razem
uno-no-deals-yet = Żadne rozdanie jeszcze się nie skończyło.
uno-shown = Karty, które ma { $name }
uno-shown-guilty = To był blef.
uno-shown-clear = To nie był blef.
uno-own-rule = nasza własna zasada
uno-rule-who = Kto?
uno-rule-condition = Kiedy?
uno-rule-limit = Ile kart w ręce?
uno-rule-effect = Co się dzieje?
uno-rule-amount = Ile kart?
uno-rule-kind = Które karty?
uno-when-always = zawsze
uno-when-cannot = gdy żadna karta nie pasuje
uno-when-atleast = gdy ma co najmniej tyle kart
uno-when-atmost = gdy ma najwyżej tyle kart
uno-effect-draw = dobiera karty
uno-effect-until = dobiera, aż trafi
uno-effect-exactly = dobiera albo odrzuca do tylu kart
uno-effect-discard = odrzuca
uno-effect-skip = traci następną turę
uno-effect-again = gra jeszcze raz

## The tour of UNO
tour-uno-1 = Karta pasuje, gdy ma ten sam kolor, cyfrę albo symbol co karta na wierzchu stosu. Pasujące karty stoją wyżej. Zagraj jedną z nich.
tour-uno-2 = Niektóre karty coś robią. Przez Stop następna osoba traci turę. Zagraj tę kartę.
tour-uno-3 = Teraz nic nie pasuje. Dobierz kartę ze stosu.
tour-uno-4 = Dobrana karta to G9. Pasuje, więc możesz ją zagrać albo zatrzymać. Zagraj ją.
tour-uno-5 = Dzika karta pasuje zawsze, a ty mówisz, jaki kolor będzie dalej. Masz najwięcej niebieskich, więc zagraj ją i wybierz niebieski.
tour-uno-7 = Masz dwie karty. Naciśnij UNO, a potem zagraj tę, która pasuje. Kto zapomni zawołać, tego można przyłapać.
tour-uno-8 = { tree-oak } ma jedną kartę i nie zawołał UNO. Przyłap go.
tour-uno-9 = Twoja ostatnia karta pasuje. Zagraj ją: kto pierwszy nie ma kart, wygrywa rozdanie.
tour-uno-other = To też wolno. Tym razem spróbuj tego, o co prosi zdanie.
tour-uno-fit = Spójrz na kartę na wierzchu: kolor, cyfra albo symbol musi być ten sam.
tour-uno-word = UNO woła się razem z kartą, po której zostaje ci jedna.
tour-uno-wait = Poczekaj na swoją turę.
tour-uno-6-uno-108 = { tree-linden } zagrywa na ciebie +4, a leżał żółty. To uczciwe tylko bez żadnej żółtej karty na ręce; cyfry się nie liczą. Dobierz cztery karty albo sprawdź. Wybierz.
tour-uno-6-uno-112 = { tree-linden } zagrywa na ciebie +4, a leżał żółty. To uczciwe tylko bez żółtych i bez dzikich kart na ręce, prócz drugiej +4; cyfry się nie liczą. Dobierz cztery karty albo sprawdź. Wybierz.
uno-fits-bluff = { $card }, pasuje, ale to blef
uno-bluff-colour = Masz ten kolor: { $colour }. Ta +4 to blef i można ją sprawdzić.
uno-bluff-wild = Masz inną dziką kartę. Ta +4 to blef i można ją sprawdzić.
uno-pick-me = Kto zagra tę kartę
