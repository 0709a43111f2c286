# Prečo bot v UNO hrá práve takto. Šance sú výhry zo sto dohraných kôl.
uno-why = { $action }: šanca vyhrať kolo { $chance } %, druhá najlepšia možnosť: { $other } ({ $less } %).
uno-why-only = { $action }: šanca vyhrať kolo { $chance } % a nič lepšie nie je.
uno-why-out = { $action } hneď vyhráva kolo: šanca { $chance } %, druhá najlepšia možnosť: { $other } ({ $less } %).
uno-why-stop = { $action }, lebo ďalší hráč má už málo kariet ({ $cards }): šanca vyhrať kolo { $chance } %, druhá najlepšia možnosť: { $other } ({ $less } %).
uno-why-lacks = { $action }, lebo ďalší hráč túto farbu asi nemá ({ $colour }): šanca vyhrať kolo { $chance } %, druhá najlepšia možnosť: { $other } ({ $less } %).
uno-why-wild = { $action }, nech žolík ostane na neskôr: šanca vyhrať kolo { $chance } %, druhá najlepšia možnosť: { $other } ({ $less } %).
uno-why-bluff = { $action }: na { $doubt } % je +4 blaf, šanca vyhrať kolo { $chance } %.
