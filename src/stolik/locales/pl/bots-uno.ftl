# Dlaczego bot tak gra w UNO. Szanse to wygrane na sto rozegranych rozdań.
uno-why = { $action }: szansa na wygranie rozdania { $chance }%, drugi wybór: { $other } ({ $less }%).
uno-why-only = { $action }: szansa na wygranie rozdania { $chance }%, a nic lepszego nie ma.
uno-why-out = { $action } od razu wygrywa rozdanie: szansa { $chance }%, drugi wybór: { $other } ({ $less }%).
uno-why-stop = { $action }, bo następnemu graczowi zostało mało kart ({ $cards }): szansa na wygranie rozdania { $chance }%, drugi wybór: { $other } ({ $less }%).
uno-why-lacks = { $action }, bo następny gracz chyba nie ma tego koloru ({ $colour }): szansa na wygranie rozdania { $chance }%, drugi wybór: { $other } ({ $less }%).
uno-why-wild = { $action }, żeby dzika karta została na później: szansa na wygranie rozdania { $chance }%, drugi wybór: { $other } ({ $less }%).
uno-why-bluff = { $action }: szansa, że +4 to blef, wynosi { $doubt }%, szansa na wygranie rozdania { $chance }%.
