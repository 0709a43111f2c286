### The house rules, as a player reads them.

house-part-1 = Zasady domowe, spoza instrukcji

HOUSE-01 = Dokładanie, wyłączone, dopóki go nie włączycie: na +2 możesz odpowiedzieć kartą +2, na +4 kartą +4, a jeśli tak ustalicie, także na +2 kartą +4. Karty do dobrania się sumują, a kto nie odpowie, dobiera je wszystkie i traci turę. +4 musi być wtedy uczciwa, więc nie ma sprawdzania, a na kartę, która otwiera rozdanie, odpowiedzieć nie można.
HOUSE-02 = Zagranie poza turą, wyłączone, dopóki go nie włączycie: zanim następna osoba coś wybierze, każdy może zagrać cyfrę taką samą jak na wierzchu i w tym samym kolorze. Następne tury idą od jego miejsca; jeśli próbują dwie osoby, liczy się ta, która pierwsza dotrze do gry. Dzikich i specjalnych kart tak zagrać nie można.
HOUSE-03 = Siódemka i zero, wyłączone, dopóki ich nie włączycie: po siódemce zamieniasz się kartami z wybraną osobą, a po zerze każdy oddaje karty o jedno miejsce dalej. Zagrane jako ostatnia karta po prostu wygrywają. Wcześniejsze wołania UNO się nie liczą; kto tak dostanie jedną kartę, przy 112 kartach woła, a przy 108 nie musi.
HOUSE-04 = Dobieranie do skutku, wyłączone, dopóki go nie włączycie: jeśli nie masz czym zagrać, dobierasz, aż karta będzie pasować albo kart zabraknie, a potem ją zagrywasz albo zatrzymujesz. Gdy wolisz spasować, dobierasz jedną jak zwykle.
HOUSE-05 = Pary i drużyny przy 112 kartach, wyłączone, dopóki ich nie włączycie: gra się nimi tak jak w instrukcji ze 108 kartami. Do następnego rozdania nic nie przechodzi.
