## Help
help-stolik = Unikat, UNO i Ubongo przy jednym stole: do gry, do nauki, do sprawdzania.
help-usage = użycie:
help-arguments = argumenty
help-additions = opcje
help-options = pokaż, co można ustalić przy stole
help-commands = polecenia
help-command = polecenie
help-help = pokaż tę pomoc
help-version = pokaż wersję
help-lang = język: en, pl, cs, sk albo uk
help-book = instrukcja gry
help-option = opcja gry jako key=value, tyle razy, ile trzeba
help-seed = to samo ziarno daje ten sam wynik
help-play = otwórz stoły w przeglądarce
help-play-no-browser = tylko wypisz adres
help-terminal = zagraj w terminalu, z ludźmi i botami
help-terminal-people = ile osób gra przy tym komputerze (1)
help-terminal-bots = boty, na przykład greedy,random*2 albo program:POLECENIE
help-terminal-names = imiona osób, oddzielone przecinkami
help-terminal-record = zapisz przebieg gry w tym pliku
help-rules = przeczytaj zasady gry albo jedną zasadę
help-rules-what = instrukcja albo zasady, na przykład unikat lub UNI-34
help-rules-search = znajdź odpowiedź na pytanie zadane w kilku słowach
help-rules-coverage = pokaż, które testy sprawdzają którą zasadę
help-rules-tests = folder z testami
help-show = narysuj pozycję
help-show-position = pozycja jako tekst albo -, żeby ją wczytać
help-show-svg = zapisz rysunek w tym pliku; - wypisuje go tutaj
help-show-seat = pokaż tylko to, co widać z tego miejsca
help-backup = skopiuj dane, nawet gdy serwer działa
help-backup-file = plik, w którym zapisać kopię
help-backup-replace = zastąp starą kopię nową
help-engine = odpowiadaj na wiersze JSON, dla programów
help-verify = sprawdź każdy bajt zapisu gry
help-verify-record = plik z zapisem gry
help-arena = niech boty rozegrają wiele gier
help-arena-bots = kto gra, na przykład greedy,random*3 albo greedy,program:POLECENIE
help-arena-games = ile gier
help-arena-nodes = ile węzłów może przejrzeć bot przed jedną decyzją
help-arena-processes = ile procesów; 0 to po jednym na każdy rdzeń
help-arena-json = wypisz wynik jako JSON
help-tournament = niech boty rozegrają turniej UNO
help-tournament-format = rotation12 dla 4 graczy, rotation28 dla 8
help-tournament-bots = kto gra, na przykład tuned*8 albo tuned*4,rule*4
help-tournament-duel = ile rozdań ma końcowy pojedynek (3)
help-tournament-record = zapisz turniej ze wszystkimi meczami w tym pliku
help-tournament-verify = sprawdź taki plik i nic nie rozgrywaj
help-conform = sprawdź, czy gra dotrzymuje obietnic, które składa każda gra
help-conform-seats = ile miejsc; inaczej po kolei każda liczba, na którą pozwala instrukcja
help-conform-steps = ile kroków dla każdej liczby miejsc

## What goes wrong
bad-arguments = { $command }: { $why }
words-missing = brakuje: { $words }
words-unknown = „{ $words }” nic tu nie znaczy
value-missing = po { $words } brakuje wartości
unknown-command = nie ma polecenia „{ $word }”; do wyboru: { $may }
bad-number = { $name }: „{ $word }” to nie liczba od { $low } do { $high }
bad-bots = „{ $word }” nie wskazuje botów; napisz na przykład greedy*2
unknown-bot = w grze { $game } nie ma bota „{ $name }”; do wyboru: { $may }
unknown-language = nie ma tu języka „{ $language }”; do wyboru: { $may }
unknown-rule = „{ $word }” to ani instrukcja ({ $may }), ani zasada taka jak UNI-34
no-tests-folder = „{ $folder }” to nie folder z testami; to działa tylko w kopii źródeł projektu
not-utf-8 = to nie jest tekst w UTF-8
not-utf-8-at = bajt { $byte }: to nie jest tekst w UTF-8
file-trouble = { $name }: { $why }
file-missing = { $name }: nie ma takiego pliku ani folderu
file-is-folder = { $name }: to folder, a nie plik
file-forbidden = { $name }: nie masz prawa go czytać albo zapisywać

## Reading rules
rules-not-found = dla „{ $words }” nie ma żadnej zasady
rules-source = Źródło: { $source }
rules-ruling = Rozstrzygnięcie: { $ruling }
rules-options = Opcje: { $options }
ruling-plain = tak mówi instrukcja
ruling-derived = wynika to z instrukcji
ruling-edition = wydania instrukcji się różnią
ruling-ambiguous = instrukcję można rozumieć na kilka sposobów; tu gra się właśnie tak
ruling-silent = instrukcja tego nie rozstrzyga; tu gra się właśnie tak
coverage-none = brak testu
coverage-no-effect = bez wpływu na grę
options-key = Opcja
options-values = Wartości
options-default = { $default } (z: { $may })
options-clause = Zasada
options-meaning = Znaczenie

## Records
verified-replay = Zapis się zgadza: { $entries ->
    [one] jeden wpis odtwarza się
    [few] { $entries } wpisy odtwarzają się
    [many] { $entries } wpisów odtwarza się
   *[other] { $entries } wpisu odtwarza się
} dokładnie tak, jak zapisano; na końcu: { $ending }.
verified-chance = Losowanie się zgadza: { $draws ->
    [one] jeden wynik pochodzi
    [few] { $draws } wyniki pochodzą
    [many] { $draws } wyników pochodzi
   *[other] { $draws } wyniku pochodzi
} z obiecanego sekretu.
verified-chances = Losowanie się zgadza: każdy wynik pochodzi z obiecanych sekretów.
verified-no-chance = Losowanie w tym zapisie nie było obiecane z góry, więc nic o nim nie wiadomo.
verified-secret-kept = Gra trwa, więc sekret losowania nie jest jeszcze ujawniony.
ending-over = gra skończona
ending-abandoned = gra przerwana
ending-open = gra trwa

## Backups
backup-copying = kopiowanie
backup-done = Kopia jest w pliku { $file }: { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $entries ->
    [one] jeden wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
}, { $size } kB; sprawdzona.
backup-no-data = w „{ $folder }” nie ma danych
backup-exists = „{ $file }” już istnieje; podaj inny plik albo dodaj --replace
backup-onto-itself = „{ $file }” należy do samych danych; podaj inny plik
backup-to-output = kopii nie da się wypisać; zamiast „-” podaj nazwę pliku
backup-trouble = nie udało się zrobić kopii: { $why }

## Arena and conformance
arena-playing = rozgrywanie
arena-title = { $book }, { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
arena-bot = Bot
arena-wins = Wygrane
arena-rate = Odsetek
arena-interval = Przedział 95%
arena-points = Punkty na grę
arena-capped = { $bot }: limit węzłów skrócił { $capped } z { $searches } przeszukiwań
conform-playing = sprawdzanie
conform-line = { $game }, miejsca: { $seats }; kroki: { $steps }, gry: { $matches }, błędy: { $failures }
conform-clauses = Zasady, które czegoś zabroniły:
conform-seen = Widziane po drodze:

## Tournaments
unknown-format = nie ma turnieju „{ $word }”; do wyboru: { $may }
tournament-book = turnieje gra się według { $may }, a nie według { $book }
tournament-players = { $format } jest dla { $count } graczy, a nie dla { $given }
tournament-option = o { $key } decyduje sam { $format }
bad-player-name = imię gracza { $player } się nie nadaje; może mieć od 1 do 60 liter
duel-length = pojedynek ma od { $low } do { $high } rozdań, a nie { $given }
no-match = w tym turnieju nie ma meczu „{ $match }”
match-not-due = na mecz { $match } jeszcze nie pora
match-length = liczba rozdań w meczu { $match } to { $count }, a nie { $given }
result-twice = wynik meczu { $match } jest już wpisany
winner-elsewhere = gracz { $player } nie gra w meczu { $match }
deal-points = rozdanie daje od 0 do { $high } punktów, a nie { $points }
no-lot-due = nie ma teraz o czym rozstrzygać losem
lot-for-others = losuje się dokładnie między tymi graczami: { $players }
not-a-tournament = to nie jest turniej: pierwszy wiersz musi brzmieć „stolik tournament 1”
tournament-no-record = tu musi stać zapis meczu { $match }
tournament-no-result = tu stoi zapis meczu { $match }, który nie ma wyniku
tournament-other-lot = to losowanie nie wynika z meczów
tournament-other-match = to nie jest zapis meczu { $match } w takiej postaci, w jakiej miał się odbyć
tournament-other-result = według tego zapisu mecz { $match } skończył się inaczej, niż mówi wynik
tournament-block = Blok
tournament-deals = Rozdania
tournament-table = Stół
tournament-pairs = Pary
tournament-result = Wynik
tournament-standings = Punkty po każdym bloku
tournament-place = Miejsce
tournament-player = Gracz
tournament-won = Wygrane
tournament-lot = O tym, kto zagra w pojedynku, decyduje los: { $order }
tournament-duel = Pojedynek dwojga najlepszych
tournament-deal = Rozdanie
tournament-winner = Turniej wygrywa { $name }.
tournament-open = Turniej nie ma jeszcze zwycięzcy.
tournament-saved = Turniej jest w pliku { $file }; stolik tournament --verify go sprawdzi.
tournament-true = Zapis turnieju się zgadza; mecze, które odtwarzają się tak, jak zapisano: { $matches }.

## The table in the terminal
play-person = Gracz { $number }
play-bot = { $bot } { $number }
play-commit = Uczciwe losowanie: jego sekret ustalono przed grą, a to jest jego skrót (odcisk): { $commit }
play-secret = Sekret losowania: { $secret }.
play-record = Zapis jest w pliku { $file }; stolik verify sprawdzi go razem z losowaniem.
play-open = Otwórz ten adres w przeglądarce: { $address }
play-no-terminal = Nie ma tu terminala, więc grę pokazują boty.
play-time = Zostało: { $seconds } s
play-unknown = „{ $word }” to nie odpowiedź
record-exists = „{ $file }” już istnieje; podaj inny plik
names-too-many = imion jest więcej niż osób
play-hand-over = Teraz { $name }. Usiądź przed komputerem, niech pozostali nie patrzą, i naciśnij Enter.
play-help = Odpowiedz numerem z listy albo akcją, na przykład „lay SBW1@0,1”. „?” pokazuje zasady na tę chwilę, „? UNI-34” jedną zasadę, a „? lay SBW1@0,1” mówi, czy tak można, a jeśli nie, to czemu. Ctrl-D to odejście od stołu.
play-may = Tak, możesz.
play-no-number = na liście nie ma numeru { $number }, są tylko od 1 do { $most }
play-enter = Naciśnij Enter, aby grać dalej.
play-spoken = Miejsca liczy się od 0. „note draw 1 2”: miejsce 1 dobiera 2 karty; „note skip 1”: miejsce 1 traci najbliższą turę.
play-left = Odchodzisz od stołu.
play-capped = { $name }: limit węzłów skrócił { $capped } z { $searches } przeszukiwań

## Ubongo's boards
help-ubongo = układanki Ubongo: obejrzyj, wydrukuj, zmierz, zrób nowe, poćwicz
help-ubongo-boards = pokaż zestaw układanek jako tekst albo go narysuj
help-ubongo-stats = pokaż, jak trudne są zadania i jak wyrównane rundy
help-ubongo-generate = zrób nowy zestaw układanek i wypisz go jako tekst
help-ubongo-practice = układaj w pojedynkę jedno zadanie po drugim, z podpowiedziami
help-ubongo-puzzle = zadanie na początek, na przykład easy-2-17-4-3
help-ubongo-side = easy (łatwa) albo hard (trudna)
help-ubongo-set = numer zestawu
help-ubongo-file = własny zestaw z tego pliku; - wczytuje go z wejścia
help-ubongo-svg = zapisz obrazek wszystkich układanek w tym pliku; - wypisuje go tutaj
help-ubongo-png = to samo jako piksele
help-ubongo-pdf = zapisz w tym pliku kartki do wydrukowania i wycięcia, razem z klockami i kostką
unknown-side = nie ma strony „{ $word }”; do wyboru: { $may }
ubongo-exhausted = z ziarna „{ $seed }” nie wychodzi cały zestaw; weź inne
set-size = zestaw ma układanek: { $whole }; tu jest ich: { $count }
board-words = układanka to obszar i sześć rzędów klocków, razem słów: { $whole }; tu jest ich: { $count }
bad-area = „{ $word }” to nie obszar; narysuj go na przykład tak: .XX/XXX, najwyżej sześć na sześć pól
bad-row = „{ $word }” to nie rząd klocków; do wyboru: { $may }
bad-row-size = „{ $word }”: w każdym rzędzie jest tyle samo różnych klocków, a mianowicie { $counts }
row-does-not-cover = „{ $word }” nie zakrywa obszaru
ubongo-set-easy = Łatwa strona, zestaw { $number }
ubongo-set-hard = Trudna strona, zestaw { $number }
ubongo-set-file = Zestaw z pliku { $file }
ubongo-measuring = mierzenie
ubongo-making = szukanie obszarów
ubongo-stats-figures = Trudność to logarytm długości szukania (o 1 więcej to dwa razy dłużej), tu jej mediana. Rozrzut jest między układankami jednej rundy: mediana, 95% i największy.
ubongo-stats-set = Zestaw
ubongo-stats-cells = Pola
ubongo-stats-difficulty = Trudność
ubongo-stats-spread = Rozrzut
ubongo-stats-spread-most = 95%
ubongo-stats-spread-largest = największy
ubongo-stats-unique = Jedno rozwiązanie
ubongo-stats-histogram = Ile zadań jest jak trudnych
ubongo-stats-puzzles = Zadania

## Ubongo's puzzles for one
terminal-practice-puzzle = Zadanie { $puzzle }. Czas: { $seconds } s.
terminal-practice-help = Napisz, gdzie leżą klocki, na przykład „L4@1,0fr2 I2@0,0”: kolumna i wiersz lewego górnego rogu ramki wokół klocka, f to odbicie w lustrze, a od r1 do r3 to ćwierćobroty w prawo. Możesz też wpisać: hint (podpowiedź; od „hint 0” do „hint 3” mówi coraz więcej), skip (następne zadanie), quit (koniec).
terminal-practice-solved = Ubongo. Twój czas: { $seconds } z { $limit } s.
terminal-practice-solved-late = Ułożone w { $seconds } s, a czasu było { $limit } s.
terminal-practice-time-up = Czas minął, ale układaj dalej.
terminal-practice-fits = Z tego da się jeszcze dojść do rozwiązania.
terminal-practice-fits-not = Tak się nie uda: żadne rozwiązanie tak nie wygląda.
terminal-practice-lay = Teraz połóż klocek { $piece }.
terminal-practice-lay-cell = Teraz połóż klocek { $piece }. Zakryje pole { $cell }.
terminal-practice-lay-place = Teraz połóż { $placement }.
terminal-practice-take = Zdejmij klocek { $piece }.
terminal-practice-take-cell = Zdejmij klocek { $piece }. Jego miejsce jest na polu { $cell }.
terminal-practice-take-place = Zdejmij klocek { $piece } i połóż go tak: { $placement }.
terminal-practice-over = Rozwiązane zadania: { $count }.

## The engine
line-too-long = wiersz może mieć najwyżej { $most } bajtów
record-too-long = zapis gry może mieć najwyżej { $most } MB
position-too-long = pozycja może mieć najwyżej { $most } znaków
not-json = kolumna { $column }: to nie jest JSON ({ $why })
strange-json = tego JSON-a nie da się użyć: klucz się powtarza, liczba jest poza zakresem albo zagnieżdżenie jest za głębokie
engine-no-verb = zapytanie to obiekt, w którym „do” jest jednym z: { $may }
engine-unknown-verb = nie ma polecenia „{ $word }”; do wyboru: { $may }
engine-unknown-key = „{ $word }” nie należy do „{ $verb }”; można podać: { $may }
engine-wrong-type = „{ $key }” powinno mieć postać { $kind }
engine-no-game = nie ma jeszcze gry: zacznij od new, position albo load
engine-other-game = { $book } to instrukcja gry { $game }
engine-no-chance = teraz nie ma nic do losowania
play-race = { $book } to wyścig: przy jednym ekranie gra jedna osoba, przeciw botom

## The ladder
help-ladder = pokaż, kto jak dobrze gra na tym serwerze, albo to sprawdź
help-ladder-show = pokaż ranking jednej gry
help-ladder-recompute = odtwórz wszystkie dzienniki i popraw wyniki
help-ladder-check = tylko porównaj, niczego nie zmieniaj
ladder-sound = Wyniki zgodne z dziennikami: { $count }
ladder-different = Wyniki niezgodne: { $count }
ladder-lacking = Mecze bez wyniku: { $count }
ladder-alone = Wyniki, których dzienników już nie ma: { $count }
ladder-unreadable = Dzienniki, których nie da się odtworzyć: { $count }
ladder-mended = To, co się nie zgadzało, jest poprawione.
ladder-not-mended = To, co się nie zgadza, zostało bez zmian; bez --check zostanie poprawione.
ladder-older-data = te dane zapisała starsza wersja; uruchom raz serwer, a dostosuje je do nowej

decimal = { $number }
percent = { $number }%
