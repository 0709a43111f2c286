## Features
feature-shape = tvar
feature-colour = barva
feature-background = pozadí
feature-size = velikost

## What a player may do
action-lay = vyložit { $tile } na { $cell }
action-end = ukončit vykládání
action-decline = vynechat druhou akci
action-give = vyměnit { $tile }
action-take = vzít si { $tile } z výstavky
action-take-bag = sáhnout naslepo do pytlíku
action-pass = vynechat tah
action-first = začíná { $seat }
action-deal = rozdat karty
action-draw = z pytlíku přichází { $tile }
action-reveal = odkrýt { $tiles }
action-ring = čas vypršel
action-leave = { $seat } odchází od stolu
action-return = { $seat } se vrací ke stolu

## What is asked for
prompt-first = Losuje se, kdo začne.
prompt-deal = Rozdávají se karty.
prompt-choose = Jsi na tahu. Vylož kartu, nebo jednu vyměň.
prompt-chain = Přilož další kartu k té předchozí, nebo ukonči vykládání.
prompt-chain-bonus = Máš dvojitý tah. Přikládej dál k předchozí kartě, nebo první akci ukonči a zahraj druhou.
prompt-bonus = Dvojitý tah: ještě jednou vykládej nebo vyměň kartu, nebo druhou akci vynech.
prompt-take = Za odloženou kartu si jednu vezmi: z výstavky, nebo z pytlíku.
prompt-draw = Přiber si kartu. Odkud: z výstavky, nebo z pytlíku?
prompt-over = Hra skončila.

## What happened
event-dealt = { $round }. kolo: karty jsou rozdané, startovní karta je { $tile }, začíná { $seat }.
event-laid = { $seat } vykládá { $tile } na { $cell }.
event-laid-shown = { $seat } vykládá { $tile }.
event-laid-bonus = { $seat } vykládá { $tile } na { $cell } a má dvojitý tah.
event-laid-bonus-shown = { $seat } vykládá { $tile } a má dvojitý tah.
event-ended = { $seat } končí s vykládáním.
event-declined = { $seat } vynechává druhou akci.
event-gave = { $seat } odkládá { $tile } na výstavku.
event-took-display = { $seat } si z výstavky bere { $tile }.
event-took-bag = { $seat } si bere kartu z pytlíku.
event-took-bag-seen = { $seat } si z pytlíku bere { $tile }.
event-passed = { $seat } nemůže nic udělat a vynechává tah.
event-passed-clock = Čas vypršel, { $seat } vynechává tah.
event-revealed = Nové na výstavce: { $tiles }.
event-timeUp = Čas vypršel: { $seat }.
event-left = { $seat } odchází; dál hraje bot.
event-left-aside = { $seat } odchází; karty jdou stranou.
event-returned = { $seat } je zpátky.
event-roundOver-laidLast = { $winners } vykládá poslední kartu a vyhrává { $round }. kolo.
event-roundOver-dead = Nikdo nemůže nic udělat. Konec { $round }. kola. Vítězství: { $winners }.
event-roundOver-stalemate = Příliš dlouho nikdo nic nevyložil. Konec { $round }. kola. Vítězství: { $winners }.
event-roundOver-left = U stolu zbývá jediné místo. Konec { $round }. kola. Vítězství: { $winners }.
event-matchOver = Hra skončila. Vítězství: { $winners }.

## Why not
nothing-laid = ještě nemáš nic vyloženo; vykládat znamená vyložit aspoň jednu kartu
no-bonus = druhou akci nemáš, není tedy co vynechat
give-first = výměna začíná tím, že odložíš jednu svou kartu
end-action-first = nejdřív ukonči vykládání
end-instead = tady se tah vynechat nedá; ukonči vykládání
decline-instead = žádná akce teď neběží; druhou akci ale můžeš vynechat
must-take = za odloženou kartu si teď jednu vezmi
must-draw = teď si přiber jednu kartu
not-in-hand = kartu { $tile } za zástěnou nemáš
cell-taken = tam už leží { $tile }
stands-alone = vedle toho políčka žádná karta není, a o samotě karta ležet nesmí
not-beside-last = karta { $tile } se musí dotýkat té předchozí, { $last }
differs = karty { $tile } a { $other } se liší víc než jedním znakem: { $features }
nothing-to-take = výstavka i pytlík jsou prázdné, není si co vzít
bag-empty = pytlík je prázdný
not-on-display = karta { $tile } na výstavce není
just-given = kartu { $tile } v této výměně právě odkládáš; vezmi si jinou
no-free-pass = tah se nedá jen tak vynechat: vylož kartu, nebo jednu vyměň
must-lay = vyměnit nemůžeš, ale vyložit ano
deal-hands = počet míst je { $seats } a na každé patří { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
deal-display = při rozdávání patří na výstavku { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
deal-twice = některá karta je rozdaná dvakrát
not-in-bag = karta { $tile } v pytlíku není
reveal-count = odkrýt se { $count ->
    [one] má { $count } karta
    [few] mají { $count } různé karty
    [many] má { $count } různé karty
   *[other] má { $count } různých karet
}

## Reading tiles and positions
not-a-tile = „{ $word }“ není karta: místo „{ $letter }“ tu může být { $may }
tile-length = „{ $word }“ není karta; karta se zapisuje čtyřmi znaky, třeba SBW1
not-a-cell = „{ $word }“ není políčko; zapiš ho třeba jako 2,-1
not-laid = tady má být karta a její políčko, třeba SBW1@2,-1, ne „{ $word }“
deal-piles = rozdávají se karty hráčů, výstavka a startovní karta, oddělené znakem „/“
tile-twice = karta { $tile } už je ve sloupci { $first }
cell-twice = „{ $word }“ leží na jiné kartě
hand-too-big = místo { $seat } má víc než { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
hand-empty = místo { $seat } nemá žádnou kartu, takže by kolo už skončilo
hand-full = místo { $seat } má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
} a další si vzít nemůže
field-before-deal = „{ $word }“ sem nepatří: karty ještě nejsou rozdané
no-start-tile = na 0,0 musí ležet startovní karta
tile-alone = karta { $tile } se nedotýká žádné karty vyložené před ní
last-and-chain = „last“ patří k fázi chain a označuje políčko s kartou
given-and-take = „given“ patří k rozdělané výměně a označuje poslední kartu na výstavce
blind-needs-bag = z prázdného pytlíku se nedá nic vzít
bonus-not-earned = k tomu patří „bonus“ a před ním jen jedna akce
bonus-too-early = „{ $word }“ sem nepatří: dvojitý tah ještě není získaný
turn-set-aside = místo { $seat } je mimo hru a nemůže být na tahu
nothing-left = není si co vzít
seat-alone = hrát musí aspoň dva hráči, jinak by kolo už skončilo
all-away = někdo musí být u stolu: místa nepřítomných jsou tu mimo hru
away-and-out = místa nepřítomných jsou tu mimo hru, takže je musí jmenovat i „out“
over-and-won = hra skončila, takže „won“ musí určit vítěze
contenders-and-tie = „contenders“ patří ke kolu navíc po shodě
hurried-and-blind = „hurried“ patří k času na tah a k fázi blind

## Options
oldest-not-seated = místo { $seat } nemůže patřit nejstaršímu: { $seats ->
    [one] je tu jen { $seats } místo
    [few] jsou tu jen { $seats } místa
    [many] je tu jen { $seats } místa
   *[other] je tu jen { $seats } míst
}, počítáno od 0
stalemate-off-for-bots = když hrají jen boti, { $key } nemůže být off: mohli by vyměňovat donekonečna
uni-rounds = kolik kol se hraje
uni-firstStarter = kdo začíná první kolo: nejstarší hráč, kterého označí hostitel stolu, nebo ten, koho určí losování
uni-oldest = místo nejstaršího hráče, pokud je označené (první místo je 0)
uni-laterStarter = kdo začíná další kola: znovu nejstarší, další místo, poslední vítěz, nebo poslední poražený
uni-takeBack = jestli si při výměně smíš vzít zpátky právě odloženou kartu
uni-stalemateLaps = kolikrát se všichni vystřídají bez vyložené karty, než kolo skončí (s prázdným pytlíkem nejvýš 3krát)
uni-tie = co znamená shoda na konci: společná výhra, víc vyhraných kol, nebo kolo navíc
uni-onLeave = co se stane s opuštěným místem: hraje za ně bot, nebo jdou jeho karty stranou
uni-turnTimer = čas na jeden tah v sekundách
uni-showCounts = jestli je vidět, kolik karet je za kterou zástěnou
uni-a11yMarks = jestli mají barvy navíc i značku
uni-rounds-label = Počet kol
uni-firstStarter-label = Kdo začíná
uni-turnTimer-label = Čas na tah v sekundách
uni-laterStarter-label = Kdo začíná další kola
uni-takeBack-label = Odloženou kartu si můžeš vzít zpátky
uni-stalemateLaps-label = Kolikrát dokola bez vykládání, než kolo skončí
uni-tie-label = Při shodě
uni-onLeave-label = Když někdo odejde
uni-showCounts-label = Je vidět, kolik má kdo karet
uni-a11yMarks-label = Značky u barev
uni-firstStarter-oldest = nejstarší hráč
uni-firstStarter-random = rozhodne losování
uni-oldest-none = není označený
uni-oldest-asked = Kdo je z vás nejstarší? Ten začíná.
uni-laterStarter-oldestAgain = znovu nejstarší hráč
uni-laterStarter-rotate = další místo
uni-laterStarter-lastWinner = kdo naposledy vyhrál
uni-laterStarter-lastLoser = kdo naposledy prohrál
uni-takeBack-forbid = ne
uni-takeBack-allow = ano
uni-stalemateLaps-off = bez limitu
uni-tie-shared = společná výhra
uni-tie-mostRoundsWon = rozhodne víc vyhraných kol
uni-tie-extraRound = kolo navíc
uni-onLeave-bot = dál hraje bot
uni-onLeave-setAside = karty jdou stranou
uni-turnTimer-off = bez limitu

## Pictures
picture-title = Unikát na stole
picture-display = Výstavka
picture-bag = Pytlík: { $count }
picture-seat = { $seat } ({ $count })
picture-seat-only = { $seat }
picture-points = −{ $count }
unikat-legend = Karty: S hvězdička, C kolečko, Q čtverec · obrazec B modrý, G zelený, Y žlutý · pozadí W bílé, R červené, N tmavě modré · 1 malý, 2 střední, 3 velký
spoken-S = hvězdička
spoken-C = kolečko
spoken-Q = čtverec
spoken-B = barva modrá
spoken-G = barva zelená
spoken-Y = barva žlutá
spoken-N = pozadí tmavě modré
spoken-R = pozadí červené
spoken-W = pozadí bílé
spoken-1 = velikost malá
spoken-2 = velikost střední
spoken-3 = velikost velká

## On the page
unikat-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
unikat-board = Karty na stole
unikat-hand = Tvoje karty
unikat-fits = { $tile }, { $count ->
    [0] nehodí se na žádné políčko
    [one] hodí se na jedno políčko
    [few] hodí se na { $count } políčka
    [many] hodí se na { $count } políčka
   *[other] hodí se na { $count } políček
}
unikat-fits-there = { $tile }, hodí se na vybrané políčko
unikat-fits-not = { $tile }, na vybrané políčko se nehodí
unikat-nothing-fits = Jsi na tahu. Žádná tvoje karta se nehodí: jednu vyměň.
unikat-nothing-fits-bonus = Dvojitý tah: žádná tvoje karta se nehodí. Jednu vyměň, nebo druhou akci vynech.
unikat-nothing-fits-beside = K poslední kartě se už nic nehodí. Ukonči vykládání.
unikat-nothing-to-do = Žádná tvoje karta se nehodí a vyměnit taky není za co.
unikat-fits-nowhere = Tahle karta se nikam nehodí. Vyber jinou, nebo ji vyměň.
unikat-fits-nowhere-beside = Tahle karta se k té poslední nehodí. Vyber jinou, nebo ukonči vykládání.
unikat-cell = políčko { $cell }
unikat-cell-fits = políčko { $cell }, hodí se
unikat-cell-fits-not = políčko { $cell }, nehodí se
unikat-laid = { $tile }, políčko { $cell }
unikat-laid-last = { $tile }, políčko { $cell }, naposledy vyložená karta
unikat-zoom-in = Přiblížit
unikat-zoom-out = Oddálit
unikat-zoom = Přiblížit nebo oddálit
unikat-fit = Ukázat celý stůl
unikat-exchange = Vyměnit kartu
unikat-exchange-this = Vyměnit tuto kartu
unikat-exchange-which = Kterou kartu?
unikat-end = Ukončit vykládání
unikat-decline = Vynechat druhou akci
unikat-pass = Vynechat tah
unikat-bonus-waits = Dvojitý tah
unikat-bonus-now = Druhá akce

## The first-game tour
tour-unikat-1 = Karty mohou ležet vedle sebe, když se liší přesně jedním znakem: tvarem, barvou, pozadím nebo velikostí. Najdi kartu, která se hodí, a vylož ji.
tour-unikat-2 = V rohu se karta dotýká dvou jiných. Od každé z nich se musí lišit přesně jedním znakem. Která z tvých se tam hodí?
tour-unikat-3 = Můžeš vykládat dál. Další karta se musí dotýkat té předchozí, té v rámečku.
tour-unikat-4 = Nic dalšího se nehodí. Karta v rohu se dotkla dvou jiných, a proto máš dvojitý tah. Ukonči vykládání a přijde druhá akce.
tour-unikat-5 = Druhá akce: znovu vykládej, kde chceš, nebo jednu kartu vyměň. Polož na výstavku žlutou hvězdičku.
tour-unikat-6 = Teď si za ni vezmi jinou kartu: z výstavky, nebo naslepo z pytlíku. Zelené kolečko se ke kartám na stole hodí, tak si ho vezmi.
tour-unikat-7 = Tvůj tah končí. Kdo má méně než deset karet, přibere si jednu: z výstavky, nebo z pytlíku.
tour-unikat-8 = O několik tahů později ti zbývá jediná karta. Vylož ji: vyhrává, kdo je první bez karet.
tour-unikat-other = I tak se to dá hrát. Teď ale zkus to, co je napsáno nahoře.
tour-unikat-one = Podívej se na kartu vedle toho políčka: lišit se musí přesně jeden znak.
tour-unikat-every = Tohle políčko se dotýká několika karet. Ta tvoje se od každé z nich musí lišit přesně jedním znakem.
tour-unikat-chain = Další karta se musí dotýkat té v rámečku.
tour-unikat-place = Karta patří na prázdné políčko, které se dotýká jiné karty.
tour-unikat-given = Tahle karta šla na výstavku právě teď. Vezmi si jinou.
unikat-point = Vyber kartu a ukáže se stůl.
