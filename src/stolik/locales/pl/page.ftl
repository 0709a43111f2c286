## Pierwsza strona
page-title = Stolik
page-home = Strona główna
page-welcome = Siadaj, gramy
page-welcome-more = Gry przy stole, ze znajomymi albo z botami. Bez konta, nic nie trzeba instalować.
page-games = Gry
page-play-now = Zagraj teraz
page-with-friends = Zagraj ze znajomymi
page-learn = Naucz się grać
page-practice = Ćwicz
page-first-time = Grasz pierwszy raz? Za dwie minuty będziesz wiedzieć jak.
page-never-again = Nie pokazuj więcej
page-rules = Zasady
page-have-code = Ktoś dał ci kod?
page-code = Kod stołu
page-join = Dołącz
page-my-tables = Moje stoły
page-public-tables = Stoły otwarte dla wszystkich
page-tournament = Turniej
page-my-tournaments = Moje turnieje
page-to-tournament = Do turnieju
page-state-waiting = czeka
page-state-playing = gra trwa
page-state-over = koniec gry
page-state-abandoned = gra przerwana
page-guest = Gość
page-offline = Nie ma połączenia ze Stolikiem. Próbujemy jeszcze raz.
page-loading = Chwileczkę
page-no-table = Nie ma takiego stołu
page-no-table-more = Może w linku jest błąd, a może tego stołu już dawno nie ma.
page-game-cut = Tej gry nie da się dokończyć
page-line-ended = Nie ma cię już przy tym stole

## Gry
book-unikat = Unikat
book-unikat-about = 81 kafelków, każdy inny. Sąsiedzi różnią się dokładnie jedną cechą. Kto dołoży swój ostatni kafelek, wygrywa.
book-uno-108 = UNO klasyczne
book-uno-108-about = 108 kart. Dopasuj kolor albo cyfrę i nie zapomnij zawołać UNO. Punkty zbiera się przez kilka rozdań.
book-uno-112 = UNO z własnymi kartami
book-uno-112-about = 112 kart, a wśród nich Przetasuj ręce i Własne dzikie karty z waszymi zasadami. Wygrywa, kto pierwszy nie ma kart.
book-ubongo = Ubongo
book-ubongo-about = Zakryj swój obszar szybciej niż inni, przesuń pionek, weź kryształki. Wygrywa, kto ma najwięcej w jednym kolorze.

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
page-move-title = Przenieś grę na to urządzenie
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
bot-novice = początkujący
bot-regular = średni
bot-skilled = doświadczony
bot-expert = mistrz
bot-greedy = sprytny
bot-tuned = sprytny
bot-montecarlo = sprytny
bot-rule = średni
bot-counts = średni
bot-random = łatwy

## Czekanie na graczy
page-waiting-title = { $book }: czekamy na graczy
page-free-chair = wolne miejsce
page-ready = może grać
page-not-ready = jeszcze się szykuje
page-host = gospodarz
page-make-host = Zrób gospodarzem
page-kick = Wyproś
page-add-bot = Dodaj bota
page-chair-free = Jest wolne miejsce.
page-press-ready = Możesz już grać?
page-wait-players = Czekamy na graczy. Gospodarz może dodać boty.
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
page-kicked-more = Nie możesz tu już grać ani oglądać gry. Możesz usiąść przy innym stole albo przygotować własny.
page-your-turn = Twoja tura
page-log = Co się działo
page-say-something = Powiedz coś
page-waiting-seconds = czekamy: { $seconds } s
page-time-left = zostało { $seconds } s
page-reconnecting = Połączenie się zerwało. Łączymy ponownie, nic nie zginęło.
page-nothing-kept = W tej chwili nic nie da się zapisać, więc czas stoi. Twój ruch przyjmiemy za chwilę.
page-leave-explained = Możesz wrócić, dopóki gra trwa. Do tego czasu gra za ciebie bot, chyba że przy tym stole umówiliście się inaczej.
page-stay = Zostań
page-rule = Zasada { $clause }
page-rate = Chwileczkę, to było bardzo szybko.
page-retry = Teraz nie da się tego zapisać. Próbujemy jeszcze raz.

## Koniec
page-you-won = Wygrywasz
page-won-by = Zwycięstwo: { $names }
page-abandoned = Tej gry nikt nie dokończył
page-player = Gracz
page-points = Punkty
page-winner = zwycięstwo
page-result = Wynik
page-rematch = Zagraj jeszcze raz
page-join-rematch = Dołącz do rewanżu
page-replay = Powtórka
page-review = Szanse na wygraną
page-share = Udostępnij
page-share-result = { $book } w Stoliku. Zwycięstwo: { $names }.
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
page-contents = Spis treści
page-whole-book = Cała instrukcja
page-copy-link = Skopiuj link do tej zasady
page-rules-found =
    { $count ->
        [one] Znaleziono jedną zasadę
        [few] Znaleziono { $count } zasady
        [many] Znaleziono { $count } zasad
       *[other] Znaleziono { $count } zasady
    }
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
uno-sort-value = Ułóż według wartości
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
uno-means-challenge-uno-108 = Blef? Karta wraca, a blefujący dobiera 4. Jeśli nie, ty dobierasz 6.
uno-means-challenge-uno-112 = Blef? Blefujący dobiera 4. Jeśli nie, ty dobierasz 6.
uno-scores = Tabela punktów
uno-deal = Rozdanie
uno-earlier = wcześniej
uno-total = Razem
uno-no-deals-yet = Żadne rozdanie jeszcze się nie skończyło.
uno-shown = Karty, które ma { $name }
uno-shown-guilty = To był blef.
uno-shown-clear = To nie był blef.
uno-own-rule = ułożymy z gotowych części
uno-own-note = napiszemy własnymi słowami
uno-note-words = Co ma się stać?
uno-note-hint = Przeczytają to wszyscy. Po zagraniu tej karty gra czeka, aż to zrobicie.
uno-rule-who = Kto?
uno-rule-condition = Kiedy?
uno-rule-limit = Ile kart na ręce?
uno-rule-effect = Co się dzieje?
uno-rule-amount = Ile kart?
uno-rule-kind = Które karty?
uno-when-always = zawsze
uno-when-cannot = gdy żadna karta nie pasuje
uno-when-atleast = gdy ma co najmniej tyle kart
uno-when-atmost = gdy ma najwyżej tyle kart
uno-effect-draw = dobiera karty
uno-effect-until = dobiera, aż trafi się karta
uno-effect-exactly = dobiera albo odrzuca, aż ma tyle kart
uno-effect-discard = odrzuca
uno-effect-skip = traci następną turę
uno-effect-again = gra jeszcze raz
uno-effect-swap = zamienia się kartami z grającym
uno-effect-pass = wszystkie karty idą do następnej osoby
uno-effect-reverse = zmienia się kierunek
uno-effect-show = pokazuje karty grającemu
uno-note-title = Karta mówi
uno-note-asked = Zróbcie razem to, co jest na karcie. Ty zapisujesz, co z tego wyniknie.
uno-note-wait = Co z tego wyniknie, zapisuje { $name }.
uno-note-who = Kto?
uno-note-count = Ile kart?
uno-note-draw = Dobiera
uno-note-skip = Traci najbliższą turę
uno-note-drawn = Dobieranie: { $count } z { $most }
uno-note-done = Gotowe, gramy dalej

## The tour of UNO
tour-uno-1 = Karta pasuje, gdy ma ten sam kolor, cyfrę albo symbol co karta na wierzchu stosu. Pasujące karty stoją wyżej. Zagraj jedną z nich.
tour-uno-2 = Niektóre karty mają dodatkowe działanie: przez Stop następna osoba traci turę. Zagraj tę kartę.
tour-uno-3 = Teraz nic nie pasuje. Dobierz kartę ze stosu.
tour-uno-4 = Dobrana karta to G9. Pasuje, więc możesz ją zagrać albo zatrzymać. Zagraj ją.
tour-uno-5 = Dzika karta pasuje zawsze, a ty mówisz, jaki kolor będzie dalej. Masz najwięcej niebieskich, więc zagraj ją i wybierz niebieski.
tour-uno-7 = Masz dwie karty. Naciśnij UNO, a potem zagraj tę, która pasuje. Kto zapomni zawołać, tego można przyłapać.
tour-uno-8 = { tree-oak } ma jedną kartę i nie zawołał UNO. Przyłap go.
tour-uno-9 = Twoja ostatnia karta pasuje. Zagraj ją: kto pierwszy nie ma kart, wygrywa rozdanie.
tour-uno-other = To też wolno. Tym razem jednak zrób to, o czym mowa wyżej.
tour-uno-fit = Spójrz na kartę na wierzchu: kolor, cyfra albo symbol musi być ten sam.
tour-uno-word = UNO woła się razem z kartą, po której zostaje ci jedna.
tour-uno-wait = Poczekaj na swoją turę.
uno-may-catch = { $name }: jeszcze bez UNO. Przyłap!
uno-deal-won = { $name } wygrywa rozdanie { $deal }
page-tour-done = To był ostatni krok
page-tour-ready = Wiesz już dość, żeby zagrać pierwszą partię.
tour-uno-done = Nie masz już kart: wygrywasz
uno-partner = partner
uno-with = + { $name }
uno-means-hint = dobierasz 4 karty
uno-means-report = Podpowiada ten, kto mówi innym, którą kartę zagrać. Kosztuje to cztery karty.
tour-uno-6-uno-108 = { tree-linden } zagrała +4 przeciwko tobie, na żółtą kartę. Wolno jej było tylko wtedy, gdy nie miała nic żółtego; cyfry się nie liczą. Możesz przyjąć i dobrać cztery karty, ale tym razem sprawdź.
tour-uno-6-uno-112 = { tree-linden } zagrała +4 przeciwko tobie, na żółtą kartę. Wolno jej było tylko wtedy, gdy nie miała nic żółtego ani dzikiej karty innej niż +4; cyfry się nie liczą. Możesz przyjąć i dobrać cztery karty, ale tym razem sprawdź.
uno-fits-bluff = { $card }, pasuje, ale to blef
uno-bluff-colour = Masz ten kolor na ręce ({ $colour }), więc ta +4 to blef i można ją sprawdzić.
uno-bluff-wild = Masz na ręce inną dziką kartę, więc ta +4 to blef i można ją sprawdzić.
uno-pick-me = Kto zagra tę kartę
tour-uno-2-after = { tree-oak } traci turę i od razu gra { tree-linden }.
tour-uno-6-after-uno-108 = { tree-linden } musi pokazać ci karty, a jest wśród nich Y7: to był blef. { tree-linden } bierze +4 z powrotem, zagrywa inną kartę i dobiera cztery. Gdyby to nie był blef, sześć kart byłoby dla ciebie.
tour-uno-6-after-uno-112 = { tree-linden } musi pokazać ci karty, a jest wśród nich Y7: to był blef. { tree-linden } dobiera cztery, a tura jest twoja. Gdyby to nie był blef, sześć kart byłoby dla ciebie.
tour-uno-8-after = Udało się: { tree-oak } dobiera dwie karty i ma teraz trzy.
tour-uno-shuffle = { uno-sign-WH } zbiera karty od wszystkich, tasuje je i rozdaje od nowa. Zagraj tę kartę i wybierz niebieski.
tour-uno-shuffle-after = Teraz każdy ma inne karty, prawie po tyle samo. { tree-linden } ma trzy zamiast sześciu.
tour-uno-custom = Własna dzika karta robi to, co ustalicie przed grą. Tutaj każda inna osoba dobiera 2 karty. Zagraj ją i wybierz niebieski.
tour-uno-custom-after = { tree-oak } i { tree-linden } dobierają po dwie karty. Teraz obowiązuje niebieski.
uno-shown-by = Dowód: { $cards }.
uno-known = Wiesz, że w tej ręce są: { $cards }.

## Jeden ekran dla wszystkich albo jedno urządzenie dla wszystkich
page-way = Jak będziecie grać?
page-way-own = Każdy na swoim urządzeniu
page-way-own-more = Znajomi dołączają przez link, kod albo kod QR.
page-way-screen = Jeden ekran i telefony
page-way-screen-more = To urządzenie pokazuje stół wszystkim. Na telefonie widzisz tylko to, co twoje.
page-way-hotseat = Wszyscy na jednym urządzeniu
page-way-hotseat-more = Podajecie je sobie. Kto je trzyma, widzi tylko swoje.
page-way-hotseat-race = W tej grze wszyscy grają naraz, więc każdy potrzebuje własnego urządzenia.
page-who-plays = Kto gra?
page-name-of = Imię gracza { $number }
page-your-name = Jak masz na imię?
page-screen-title = { $book }: zeskanuj i siadaj
page-screen-scan = Zeskanuj to telefonem
page-screen-code = albo otwórz { $address } i wpisz ten kod
page-screen-wait = Czekamy na graczy. Można też dodać boty.
page-screen-start = Wszyscy są gotowi. Zaczynamy.
page-screen-flat = Leży na stole
page-screen-full = Pełny ekran
page-screen-show = Pokaż na dużym ekranie
page-screen-close = Odłącz ten ekran
page-screen-close-explained = Gra toczy się dalej bez tego ekranu. Gospodarzem zostanie ktoś przy stole.
page-screen-seated = Grasz przy tym stole na tym urządzeniu
page-screen-seated-more = Ekran, na który patrzą wszyscy, nie może pokazywać tego, co masz. Weź do tego inne urządzenie.
page-back-to-seat = Wróć na moje miejsce
page-mode-hand = Tylko to, co moje
page-mode-whole = Cały stół
page-give-to = Teraz urządzenie bierze { $name }
page-others-look-away = Reszta przez chwilę nie patrzy.
page-lift = To ja, { $name }. Pokaż, co mam
page-hide = Zasłoń
page-hide-and-pass = Zasłoń i podaj dalej
page-bot-turn = Gra { $name }
page-hotseat-ready = Wszyscy są. Urządzenie krąży z rąk do rąk.
page-hotseat-moved = Ta gra toczy się na innym urządzeniu.

## The rest after a deal or a round
page-next-deal = Następne rozdanie
page-next-round = Następna runda
page-wait-others = Czekamy na pozostałych.
