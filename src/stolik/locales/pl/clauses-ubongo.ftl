### The rulebook of Ubongo, as a player reads it.

ubongo-part-1 = Co jest w grze
ubongo-part-2 = Zanim ruszy wyścig
ubongo-part-3 = Wyścig z klepsydrą
ubongo-part-4 = Pionek i kryształki
ubongo-part-5 = Jak kończy się runda i cała gra
ubongo-part-6 = Na szczególne okazje

## part 1

UBO-01 = Na stole leżą: plansza, kryształki, pionki, układanki, klocki, klepsydra i kostka z symbolami.
UBO-02 = Prawdziwa plansza ma dwie połówki. Na ekranie od razu jest cała.
UBO-03 = Układanek jest 36, a każda ma zadanie z obu stron. Przy stole możecie wybrać, z którego zestawu są.
UBO-04 = W Ubongo gra się we dwoje, we troje albo we czworo. W pojedynkę można tylko ćwiczyć.
UBO-05 = Plansza ma sześć rzędów po dwanaście kryształków. Kolorów też jest sześć, po dwanaście kryształków w każdym, razem 72.
UBO-06 = Kostka ma sześć różnych symboli. Te same znajdziesz na swojej układance, a przy każdym narysowane klocki.
UBO-07 = Piasek sypie się 60 sekund przy łatwej stronie i 90 przy trudnej. Przy stole możecie ustawić inny czas; klasyczny to 45 sekund.
UBO-08 = Kryształek ma nie tylko kolor, ale też swój kształt i literę. Możesz więc grać bez względu na to, jak widzisz barwy. Przy stole możecie te znaki wyłączyć.

## part 2

UBO-09 = O tym, gdzie leży który kryształek, decyduje los. W każdym dołku jest jeden.
UBO-10 = Przed każdym rzędem kryształków jest czerwone pole. Wybierz jedno z nich dla swojego pionka.
UBO-11 = Dwa pionki na jednym polu? Proszę bardzo, zmieszczą się nawet wszystkie.
UBO-12 = Najpierw pionek ustawia ten, kto zaczyna. Potem reszta, tak jak idą wskazówki zegara.
UBO-13 = Masz dwanaście klocków, każdy w innym kształcie. Wszyscy inni mają takie same.
UBO-14 = Przed grą wybierzcie razem stronę. Po łatwej obszar zakrywają trzy klocki, po trudnej cztery.
UBO-15 = Wszyscy grają po tej samej stronie. Jeśli wybierzecie trudną, możecie niektórym dać łatwą; piasek sypie się wtedy tak długo, jak przy trudnej.
UBO-16 = We dwoje gracie osiemnastoma układankami. Druga połowa odpoczywa w pudełku.
UBO-17 = We troje gracie dwudziestoma siedmioma układankami, a dziewięć ma wolne.
UBO-18 = We czworo przyda się każda z 36 układanek.
UBO-19 = Układanki tworzą dziewięć grup po cztery. Los decyduje, kiedy przyjdzie która grupa i komu przypadnie która układanka. Zbędne odpadają po równo z każdej grupy, a zadań nikt nie widzi przed czasem.

## part 3

UBO-20 = Kto zaczyna grę, rozstrzyga los.
UBO-21 = Najpierw układankę dostaje ten, kto zaczyna, a po nim każdy następny swoją. Przy stole możecie wybrać jedną dla wszystkich, każdemu inaczej obróconą lub odbitą.
UBO-22 = Nie ma podglądania: wszystkie zadania pokazują się naraz, razem z rzutem i startem czasu.
UBO-23 = Kostką rzuca ten, kto zaczyna. Wypada symbol na całą rundę.
UBO-24 = Po rzucie klepsydra się odwraca i czas płynie. Przy stole możecie dodać krótkie odliczanie; online trwa ono 3 sekundy.
UBO-25 = Odszukaj na swojej układance symbol, który wypadł. Rysunek obok mówi, które ze swoich dwunastu klocków bierzesz.
UBO-26 = Innych klocków użyć nie wolno. I pospiesz się, bo reszta też się spieszy.
UBO-27 = Układanka jest gotowa, gdy każdy z tych klocków leży na niej raz, a cały obszar jest zakryty. Żaden klocek nie może wystawać ani leżeć na innym.
UBO-28 = Klocki wolno obracać, a także odwracać na drugą stronę.
UBO-29 = Komu pierwszemu uda się zakryć obszar, ten woła Ubongo.
UBO-30 = Pierwsze wołanie nie kończy wyścigu. Reszta układa, póki sypie się piasek.
UBO-31 = Gra sama sprawdza każde ułożenie. Wołanie za wcześnie nic nie kosztuje, układasz po prostu dalej.
UBO-32 = Liczy się chwila, w której twoje rozwiązanie dociera do gry; online odejmuje się drogę wiadomości, najwyżej ćwierć sekundy (przy stole możecie to zmienić). Przy zupełnym remisie pierwszeństwo ma ten, kto siedzi bliżej osoby zaczynającej, licząc tak, jak idą wskazówki zegara. Online pionek czeka ćwierć sekundy, aż kolejność będzie pewna. Ostatnia chwila jeszcze się liczy, dla kryształków też.

## part 4

UBO-33 = Pierwsze Ubongo w rundzie pozwala ci przejść pionkiem o jedno, dwa albo trzy czerwone pola.
UBO-34 = Ruszać się nie trzeba. Pionek może zostać tam, gdzie stoi.
UBO-35 = Po pionku pora na kryształki: dwa z jego rzędu, te najbliżej niego, są teraz twoje.
UBO-36 = Zrób to, póki sypie się piasek. Potem nic już nie weźmiesz.
UBO-37 = Drugie Ubongo daje pionkowi najwyżej dwa pola. Kryształki bierzesz tak samo dwa.
UBO-38 = Trzecie Ubongo daje pionkowi jedno pole. Jeśli czas jeszcze płynie, dwa kryształki są twoje.
UBO-39 = Po czwartym Ubongo pionek stoi. Dwa kryształki z jego rzędu bierzesz i tak, byle w porę.
UBO-40 = Tyle pól to najwięcej, ile wolno. Mniej też można.
UBO-41 = Czerwone pola leżą w jednej linii. Pionek idzie w jedną albo w drugą stronę, mija inne pionki, a na końcu linii się zatrzymuje.
UBO-42 = Dwa kryształki może wziąć każdy, kto rozwiąże zadanie i się z nimi wyrobi. Można ich też nie brać.
UBO-43 = Szybkość daje tylko dłuższą drogę pionka. Na koniec nieważne, ile masz wszystkich kryształków; ważne, ile w jednym kolorze.
UBO-44 = O kolejności decyduje układanie, a nie branie kryształków. Jeśli się z nimi guzdrzesz, kolejność zostaje i nikt nie przechodzi do przodu.
UBO-45 = Najpierw pionek, potem kryształki, nigdy na odwrót. W jednej rundzie pionek rusza się tylko raz.

## part 5

UBO-46 = Z ostatnim ziarnkiem piasku jest po rundzie. Jej układanki już nie wrócą.
UBO-47 = Runda kończy się wcześniej, jeśli wszyscy przy stole wzięli kryształki albo powiedzieli „gotowe”. Powiedzieć to może każdy, nawet bez rozwiązania, ale w tej rundzie już się tego nie cofnie.
UBO-48 = Nowa runda to nowa układanka przed każdym z was.
UBO-49 = Kostka wędruje w lewo: teraz rzuca sąsiad tego, kto zaczynał ostatnio. Od jego rzutu znów sypie się piasek.
UBO-50 = Gra ma dziewięć rund, wszystko jedno, ile osób gra. Potem układanek już nie ma.
UBO-51 = Wygrywa, kto ma najwięcej kryształków jednego koloru. Pięć niebieskich to więcej niż cztery czerwone i cztery zielone.
UBO-52 = Przy remisie porównujecie swoje drugie kolory, potem trzecie i tak dalej, od najliczniejszych. Każdy patrzy na własne kolory: 5, 3 i 1 wygrywa z 5, 2 i 2.
UBO-53 = Gdy i to niczego nie rozstrzygnie, wygrana jest wspólna.

## part 6

UBO-54 = Piasek się skończył, a nikt nie ma rozwiązania? Czas rusza od nowa i macie drugą szansę z tymi samymi układankami.
UBO-55 = Druga szansa jest w rundzie tylko jedna. Jeśli i ona nie pomoże, runda kończy się bez kryształków. Przy stole możecie wybrać jedną na całą grę albo żadnej.
UBO-56 = W drugiej szansie symbol i klocki są te same, to, co leży, zostaje, a czasu znów jest tyle, ile na początku. Kto teraz ułoży najszybciej, ma pierwsze Ubongo.
UBO-57 = Wystarczy jedno Ubongo i drugiej szansy nie ma, nawet gdy na kryształki zabrakło czasu.
UBO-58 = We dwoje i we troje jest tak samo: pierwszy idzie najwyżej trzy pola, drugi dwa, trzeci jedno.
UBO-59 = Na twoim polu stoi już czyjś pionek? Kryształki możesz brać od razu: ma je ten, kto weźmie wcześniej, choćby układał wolniej.
UBO-60 = Kryształki chodzą parami: bierzesz pierwszy, więc i drugi jest twój.
UBO-61 = Nikt nie wciśnie się pomiędzy nie, bo oba bierzesz jednym ruchem. Nie rozdzieli ich nawet koniec czasu.
UBO-62 = Zdobyte kryształki leżą na widoku i każdy może je policzyć.
UBO-63 = Puste dołki nie zapełniają się na nowo. W pustym rzędzie nie ma czego brać, zostaje powiedzieć „gotowe”.
UBO-64 = W rzędzie jest ostatni kryształek? Bierzesz tylko ten, a z innych rzędów nic.
UBO-65 = Ułożyć to jeszcze nie wszystko. Czasu musi starczyć też na pionek i na kryształki.
UBO-66 = Pionek po ruchu zostaje na nowym polu, choćby czas minął przed wzięciem kryształków.
UBO-67 = Pusty rząd nie da nic nawet najszybszemu. Pionek może się ruszyć, ale nagrody pocieszenia nie ma.
UBO-68 = To tylko uwaga: na końcu instrukcji piszą jej tłumacze, wiersze są w niej podwójne, a litery poprzestawiane. Zasad w tym nie ma.
UBO-69 = Póki płynie czas, inni widzą, ile klocków już leży u ciebie, ale nie widzą gdzie. Po rundzie wszystko jest odkryte.
