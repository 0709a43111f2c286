# Prečo bot v UNO hrá práve takto. Šance sú výhry zo sto dohraných kôl.
uno-why = { $action }: šanca vyhrať kolo { $chance } %, druhá najlepšia možnosť: { $other } ({ $less } %).
uno-why-only = { $action }: šanca vyhrať kolo { $chance } % a nič lepšie nie je.
uno-why-out = { $action }: tým hneď vyhrávam kolo (šanca { $chance } %, druhá najlepšia možnosť: { $other }, { $less } %).
uno-why-stop = { $action }, lebo ďalší hráč má už málo kariet ({ $cards }): šanca vyhrať kolo { $chance } %, druhá najlepšia možnosť: { $other } ({ $less } %).
uno-why-lacks = { $action }, lebo ďalší hráč túto farbu asi nemá ({ $colour }): šanca vyhrať kolo { $chance } %, druhá najlepšia možnosť: { $other } ({ $less } %).
uno-why-wild = { $action }, nech žolík zostane na neskôr: šanca vyhrať kolo { $chance } %, druhá najlepšia možnosť: { $other } ({ $less } %).
uno-why-bluff = { $action }: +4 je na { $doubt } % blaf, šanca vyhrať kolo { $chance } %.
