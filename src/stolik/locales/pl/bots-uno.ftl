# Dlaczego bot tak gra w UNO. Szanse to wygrane na sto rozegranych rozdań.
uno-why = Ruch „{ $action }”: szansa na wygranie rozdania { $chance }%, drugi najlepszy wybór: „{ $other }” ({ $less }%).
uno-why-only = Ruch „{ $action }”: szansa na wygranie rozdania { $chance }%, a nic lepszego nie ma.
uno-why-out = Ruch „{ $action }”: to od razu wygrywa rozdanie (szansa { $chance }%, drugi najlepszy wybór: „{ $other }”, { $less }%).
uno-why-stop = Ruch „{ $action }”, bo następnemu graczowi zostało mało kart ({ $cards }): szansa na wygranie rozdania { $chance }%, drugi najlepszy wybór: „{ $other }” ({ $less }%).
uno-why-lacks = Ruch „{ $action }”, bo następny gracz chyba nie ma tego koloru ({ $colour }): szansa na wygranie rozdania { $chance }%, drugi najlepszy wybór: „{ $other }” ({ $less }%).
uno-why-wild = Ruch „{ $action }”, żeby dzika karta została na później: szansa na wygranie rozdania { $chance }%, drugi najlepszy wybór: „{ $other }” ({ $less }%).
uno-why-bluff = Ruch „{ $action }”: szansa, że +4 to blef, wynosi { $doubt }%, a szansa na wygranie rozdania { $chance }%.
