## Stoły
no-such-table = nie ma takiego stołu
journal-cut = ostatnie ruchy tej gry przepadły na dysku serwera; być może ci, którzy prowadzą serwer, mają kopię zapasową
table-full = wszystkie miejsca są zajęte
table-not-waiting = gra już się zaczęła
not-seated = nie siedzisz przy tym stole
not-the-host = to może zrobić tylko gospodarz stołu
chairs-free = jest jeszcze wolne miejsce: zaczekaj na kogoś albo posadź tam bota
not-all-ready = jeszcze nie wszyscy są gotowi
name-empty = imię musi mieć choć jedną widoczną literę albo znak
too-many = na razie wystarczy
record-forgotten = mecze tego turnieju już skasowano, więc nie ma z czego zrobić zapisu
record-not-yet = zapis będzie dostępny, gdy gra się skończy
barred = gospodarz poprosił cię o odejście, więc nie możesz tu wrócić
table-not-playing = przy tym stole nikt nie gra
nobody-to-kick = na tym miejscu nie ma kogo wyprosić
no-person-there = nie siedzi tam żaden człowiek
still-playing = gra jeszcze trwa
bad-link = ten link już nie działa; utwórz nowy na drugim urządzeniu
bad-ticket = ten bilet już nie działa; poproś o nowy
not-our-address = to nie jest adres tego serwera
only-here = to można zrobić tylko na komputerze, na którym działa Stolik
no-network = ten komputer nie jest w żadnej sieci, do której mogłyby dołączyć telefony
no-token = najpierw powiedz, kim jesteś
foreign-host = pod tą nazwą Stolik nie odpowiada
foreign-origin = obca strona nie może wysyłać zapytań do Stolika
no-hotseat = ta gra to wyścig: wszyscy grają naraz, więc każdy potrzebuje własnego urządzenia
one-device = przy tym stole wszyscy grają na jednym urządzeniu i podają je sobie: usiądź przy nim
no-practice = w „{ $book }” nie ma zadań do ćwiczenia; są w: { $may }
malformed = tego zapytania nie da się odczytać
malformed-at = tej części zapytania nie da się odczytać: { $where }
malformed-fault = tego zapytania nie da się odczytać: { $fault }
no-such-page = tu nic nie ma
frame-too-big = to było za długie
head-too-big = nagłówek tego zapytania jest za duży
upgrade-with-body = zapytanie o gniazdo nie może mieć treści
request-too-slow = to zapytanie trwało za długo
handshake-too-slow = po naszej stronie trwało to za długo; spróbuj za chwilę
too-many-connections = z twojej sieci jest otwartych za dużo połączeń; spróbuj za chwilę
server-full = serwer jest teraz pełny; spróbuj za chwilę
broken = coś się u nas popsuło; nic się nie zmieniło

## Turnieje
no-such-tournament = nie ma takiego turnieju
tournament-begun = turniej już się zaczął
not-in-tournament = nie grasz w tym turnieju
not-tournament-host = to może zrobić tylko gospodarz turnieju
table-of-tournament = ten stół należy do turnieju, który toczy się sam

## Dlaczego połączenie się skończyło
bye-no-hello = Połączenie musi się zacząć od „hello”.
bye-bad-ticket = Ten bilet już nie działa. Poproś o nowy.
bye-not-begun = Gra jeszcze się nie zaczęła.
bye-frame-too-big = Ta wiadomość była za długa.
bye-bad-frames = Zbyt wielu wiadomości nie dało się odczytać.
bye-too-fast = Za dużo wiadomości naraz. Zaczekaj chwilę.
bye-too-slow = Połączenie jest za wolne. Wróć, nic nie zginęło.
bye-retry = Teraz nie da się tego zapisać. Spróbuj za chwilę.
bye-too-many = Ten stół jest otwarty w zbyt wielu twoich oknach. Zamknij jedno.
bye-broken = Coś się u nas popsuło. Wróć, nic nie zginęło.
bye-kicked = Gospodarz poprosił cię o odejście.
bye-moved = Grasz już na innym urządzeniu.

## Reakcje
reaction-1 = Cześć
reaction-2 = Powodzenia
reaction-3 = Ładny ruch
reaction-4 = O nie
reaction-5 = Chwileczkę
reaction-6 = Twoja kolej
reaction-7 = Ha, ha
reaction-8 = Dziękuję
reaction-9 = Dobra gra
reaction-10 = Jeszcze raz?

## Imiona botów
tree-oak = Dąb
tree-linden = Lipa
tree-birch = Brzoza
tree-ash = Jesion
tree-maple = Klon
tree-pine = Sosna
tree-elm = Wiąz
tree-beech = Buk
tree-alder = Olcha
tree-larch = Modrzew
tree-yew = Cis

## Serwer
help-serve = udostępnij stoły przeglądarkom i programom
help-serve-host = adres, na którym serwer nasłuchuje (127.0.0.1: tylko ten komputer)
help-serve-port = port; 0 bierze dowolny wolny
help-serve-data = folder z danymi
help-serve-url = adres, pod którym znajdą go inni, jeśli stoi za serwerem pośredniczącym
help-serve-connections = ile połączeń może być otwartych naraz, HTTP i WebSocket razem
help-serve-connections-each = ile z nich może mieć jeden adres, na przykład szkoła
help-serve-pace = ile co najmniej myśli bot, w milisekundach
folder-not-writable = w „{ $folder }” nie da się nic zapisać
port-taken = { $host }, port { $port }: serwer nie może tu nasłuchiwać ({ $why })
data-in-use = z „{ $folder }” korzysta już inny Stolik: proces { $pid } na { $host }, { $where }
database-newer = te dane zapisała nowsza wersja Stolika
database-damaged = dane w „{ $folder }” są uszkodzone ({ $why }); przywróć kopię zapasową, jak opisuje docs/hosting.md w części „Restore”
database-trouble = danych nie da się otworzyć: { $why }
serve-address = Stolik czeka: { $address }
help-serve-lan = wpuść telefony i komputery z sieci lokalnej
help-serve-keep = jak długo przechowywać skończone gry, w dniach
serve-outside = Dla telefonów i znajomych: { $address }
bad-url = „{ $url }” to nie adres w rodzaju https://games.example

## Kilka serwerów
help-serve-database = postgresql://... zamiast pliku w folderze; jeśli jest w nim hasło, podaj go raczej w zmiennej STOLIK_DATABASE: polecenie mogą przeczytać inni na tym komputerze
help-serve-bus = redis://... między kilkoma serwerami nad jedną bazą; albo zmienna STOLIK_BUS
database-address = --database nie jest adresem, z którego Stolik umie skorzystać; taki adres wygląda jak postgresql://nazwa@komputer/baza
database-unreachable = baza danych { $where } nie odpowiada
database-password = baza danych { $where } nie wpuszcza nikogo z tą nazwą i tym hasłem
database-unsynced = ten PostgreSQL może zgubić ruchy, które już potwierdził: włącz { $setting }
bus-address = --bus nie jest adresem, z którego Stolik umie skorzystać; taki adres wygląda jak redis://komputer:6379/0
bus-unreachable = Redis { $where } nie odpowiada
bus-password = Redis { $where } nie wpuszcza nikogo z tą nazwą i tym hasłem
bus-alone = --bus wymaga --database: bez wspólnej bazy serwery nie mają o czym sobie mówić
library-missing = brakuje { $name }; zainstaluje to „pip install stolik[scale]”
