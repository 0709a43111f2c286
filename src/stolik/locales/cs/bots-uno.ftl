# Proč bot v UNO hraje právě takhle. Šance jsou výhry ze sta dohraných kol.
uno-why = { $action }: šance vyhrát kolo { $chance } %, druhá nejlepší možnost: { $other } ({ $less } %).
uno-why-only = { $action }: šance vyhrát kolo { $chance } % a nic lepšího není.
uno-why-out = { $action }: tím hned vyhrávám kolo (šance { $chance } %, druhá nejlepší možnost: { $other }, { $less } %).
uno-why-stop = { $action }, protože další hráč už má málo karet ({ $cards }): šance vyhrát kolo { $chance } %, druhá nejlepší možnost: { $other } ({ $less } %).
uno-why-lacks = { $action }, protože další hráč tuto barvu asi nemá ({ $colour }): šance vyhrát kolo { $chance } %, druhá nejlepší možnost: { $other } ({ $less } %).
uno-why-wild = { $action }, ať žolík zůstane na později: šance vyhrát kolo { $chance } %, druhá nejlepší možnost: { $other } ({ $less } %).
uno-why-bluff = { $action }: +4 je na { $doubt } % blaf, šance vyhrát kolo { $chance } %.
