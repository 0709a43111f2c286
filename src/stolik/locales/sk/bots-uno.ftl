# Prečo bot v UNO hrá práve takto. Šance sú výhry zo sto dohraných kôl.
uno-why = { $action }: šanca vyhrať kolo { $chance } %, ďalšie najlepšie je { $other } s { $less } %.
uno-why-only = { $action }: šanca vyhrať kolo { $chance } % a nič lepšie nie je.
uno-why-out = { $action } hneď vyhráva kolo: šanca { $chance } %, ďalšie najlepšie je { $other } s { $less } %.
uno-why-stop = { $action }, lebo ďalší hráč už skoro končí (zostáva mu kariet: { $cards }): šanca vyhrať kolo { $chance } %, ďalšie najlepšie je { $other } s { $less } %.
uno-why-lacks = { $action }, lebo ďalší hráč túto farbu asi nemá ({ $colour }): šanca vyhrať kolo { $chance } %, ďalšie najlepšie je { $other } s { $less } %.
uno-why-wild = { $action }, nech žolík ostane na neskôr: šanca vyhrať kolo { $chance } %, ďalšie najlepšie je { $other } s { $less } %.
uno-why-bluff = { $action }: +4 je blaf so šancou { $doubt } %, šanca vyhrať kolo { $chance } %.
