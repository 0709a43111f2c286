# Dlaczego bot tak gra w UNO. Szanse to wygrane na sto rozegranych rozdań.
uno-why = { $action }: szansa na wygranie rozdania { $chance } %, następny wybór: { $other }, { $less } %.
uno-why-only = { $action }: szansa na wygranie rozdania { $chance } %, nic lepszego nie ma.
uno-why-out = { $action } od razu wygrywa rozdanie: szansa { $chance } %, następny wybór: { $other }, { $less } %.
uno-why-stop = { $action }, bo następny gracz prawie kończy (zostało mu kart: { $cards }): szansa na wygranie rozdania { $chance } %, następny wybór: { $other }, { $less } %.
uno-why-lacks = { $action }, bo następny gracz chyba nie ma tego koloru ({ $colour }): szansa na wygranie rozdania { $chance } %, następny wybór: { $other }, { $less } %.
uno-why-wild = { $action }, żeby dzika karta została na później: szansa na wygranie rozdania { $chance } %, następny wybór: { $other }, { $less } %.
uno-why-bluff = { $action }: szansa, że +4 to blef, wynosi { $doubt } %, szansa na wygranie rozdania { $chance } %.
