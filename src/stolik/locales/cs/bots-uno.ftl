# Proč bot v UNO hraje právě takhle. Šance jsou výhry ze sta dohraných kol.
uno-why = { $action }: šance vyhrát kolo { $chance } %, další nejlepší je { $other } s { $less } %.
uno-why-only = { $action }: šance vyhrát kolo { $chance } % a nic lepšího není.
uno-why-out = { $action } hned vyhrává kolo: šance { $chance } %, další nejlepší je { $other } s { $less } %.
uno-why-stop = { $action }, protože další hráč už skoro končí (zbývá mu karet: { $cards }): šance vyhrát kolo { $chance } %, další nejlepší je { $other } s { $less } %.
uno-why-lacks = { $action }, protože další hráč tuhle barvu asi nemá ({ $colour }): šance vyhrát kolo { $chance } %, další nejlepší je { $other } s { $less } %.
uno-why-wild = { $action }, ať žolík zůstane na později: šance vyhrát kolo { $chance } %, další nejlepší je { $other } s { $less } %.
uno-why-bluff = { $action }: +4 je blaf se šancí { $doubt } %, šance vyhrát kolo { $chance } %.
