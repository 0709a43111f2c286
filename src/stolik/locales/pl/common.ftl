## Putting sentences together
list-and = { $most } i { $last }
nobody = nikt
seat-number = miejsce { $number }
seat-with-number = { $seat } ({ $number })
refused-by-clause = { $why } ({ $clause })
at-column = kolumna { $column }: { $why }
at-line = wiersz { $line }, kolumna { $column }: { $why }
at-line-only = wiersz { $line }: { $why }

## Options and books
unknown-book = nie ma instrukcji „{ $book }”; do wyboru: { $may }
unknown-version = nie da się tu grać według wersji { $version } instrukcji { $book }
unknown-option = instrukcja { $book } nie ma opcji „{ $key }”
bad-option-value = opcja { $key } nie może mieć wartości „{ $value }”; do wyboru: { $may }
bad-option-word = „{ $word }” to nie opcja; zapisz ją jako key=value
bad-seats = { $book } jest dla { $low }–{ $high } graczy, nie dla { $seats }

## Reading text
not-a-number = „{ $word }” to nie liczba od { $low } do { $high }
not-one-of = zamiast „{ $word }” może tu być: { $may }
wrong-count = po „{ $word }” { $count ->
    [0] nie może być żadnego słowa
    [one] musi być jedno słowo
    [few] muszą być { $count } słowa
    [many] musi być { $count } słów
   *[other] musi być { $count } słowa
}, a jest: { $given }
no-action = brakuje akcji; zaczyna się od jednego z tych słów: { $may }
unknown-action = nie ma akcji „{ $word }”; do wyboru: { $may }
unknown-field = nie ma pola „{ $word }”; do wyboru: { $may }
field-twice = „{ $word }” jest tu po raz drugi

## Records
not-a-record = to nie jest zapis gry: pierwszym wierszem musi być „stolik record 1”
record-cut-short = zapis się tu urywa
after-the-seal = po pieczęci nie może już nic być
expected-line = ten wiersz musi się zaczynać od „{ $name }”
expected-entry = tu musi być wpis { $place }
position-other-table = ta pozycja ma inne miejsca lub opcje niż wiersze nad nią
not-hex = „{ $word }” to nie ciąg cyfr szesnastkowych
record-breaks-rule = zapis łamie tu zasadę { $clause }
record-breaks-time = czas w zapisie tu się nie zgadza
record-line-changed = z gry wychodzi w tym wierszu coś innego; zapis został zmieniony
record-wrong-end = zapis podaje zakończenie „{ $ending }”, a to się nie zgadza
record-secret-kept = gra się skończyła, ale sekret losowania nie został ujawniony
record-wrong-secret = ujawniony sekret nie jest tym obiecanym
record-wrong-draw = ten wynik losowania nie pochodzi z obiecanego sekretu
record-other-draw = wylosowane tu liczby nie dają tego, co zapisano

## The table's time
time-runs-back = czas nie może się cofać: { $at } jest przed { $last }
not-due = alarm „{ $name }” dzwoni w chwili { $due }, a nie { $at }

## what every game refuses

match-over = gra jest już skończona
not-your-turn = teraz gra { $seat }
not-a-move = „{ $kind }” to nie akcja dla gracza
wrong-actor = „{ $kind }” to zadanie dla kogoś innego
no-such-seat = nie ma miejsca { $seat }
already-away = { $seat }: już poza stołem
not-away = { $seat }: wciąż przy stole
no-such-alarm = alarm „{ $name }” nie jest nastawiony
chance-due = najpierw musi się odbyć losowanie
not-due-now = teraz nie pora na „{ $kind }”
not-a-position = pozycja zaczyna się od „{ $book }”

## Whose turn it is
prompt-wait = Teraz myśli { $seat }.

## Between deals and rounds
prompt-rest = Wszystko jest teraz odkryte. Obejrzyj i przejdź dalej.
action-next = przejdź do następnego rozdania albo rundy
no-rest = żadne rozdanie ani runda właśnie się nie skończyły
resting = to rozdanie albo runda już za wami, a następne jeszcze się nie zaczęło
table-rest = czy po każdym rozdaniu i każdej rundzie wszystko zostaje odkryte, aż wszyscy będą gotowi
table-rest-label = Przerwa po rozdaniu i po rundzie
