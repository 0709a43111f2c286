## Stoły
no-such-table = nie ma takiego stołu
table-full = wszystkie miejsca są zajęte
table-not-waiting = gra już się zaczęła
not-seated = nie siedzisz przy tym stole
not-the-host = to może zrobić tylko gospodarz stołu
chairs-free = jedno miejsce jest jeszcze wolne: zaczekaj na kogoś albo posadź tam bota
not-all-ready = nie wszyscy są już gotowi
bad-share = udział to od 16 do 64 bajtów zapisanych szesnastkowo
name-empty = imię musi mieć choć jedną literę albo znak
too-many = na razie wystarczy
record-not-yet = zapis będzie dostępny, gdy gra się skończy

## Dlaczego połączenie się skończyło
bye-no-hello = Najpierw trzeba się przywitać.
bye-bad-ticket = Ten bilet już nie działa. Poproś o nowy.
bye-not-begun = Gra jeszcze się nie zaczęła.
bye-frame-too-big = Ta wiadomość była za długa.
bye-bad-frames = Zbyt wielu wiadomości nie dało się odczytać.
bye-too-fast = Za dużo wiadomości naraz. Zaczekaj chwilę.
bye-too-slow = Połączenie jest za wolne. Wróć, nic nie zginęło.
bye-retry = Teraz nie da się tego zapisać. Spróbuj za chwilę.

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

## Serwer
help-serve = udostępnij stoły przeglądarkom i programom
help-serve-host = adres, pod którym słucha (127.0.0.1: tylko ten komputer)
help-serve-port = port; 0 bierze dowolny wolny
help-serve-data = folder z danymi
help-serve-url = adres, pod którym widzą go inni, za serwerem pośredniczącym
help-serve-pace = jak długo bot myśli co najmniej, w milisekundach
folder-not-writable = do „{ $folder }” nie da się zapisywać
port-taken = { $host }, port { $port }: tych drzwi nie da się otworzyć ({ $why })
database-newer = te dane zapisała nowsza wersja Stolika
database-trouble = danych nie da się otworzyć: { $why }
serve-address = Stolik czeka: { $address }
