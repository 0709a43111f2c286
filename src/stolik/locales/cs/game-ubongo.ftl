## Words of the game
ubongo-symbol-1 = slunce
ubongo-symbol-2 = list
ubongo-symbol-3 = kapka
ubongo-symbol-4 = měsíc
ubongo-symbol-5 = hvězdička
ubongo-symbol-6 = vlna
ubongo-legend = Drahokamy: R červený, O oranžový, Y žlutý, G zelený, B modrý, V fialový. Číslo v [ ] je figurka toho místa.

## What a player may do
ubongo-action-pawn = postavit figurku před řadu { $field }
ubongo-action-roll = hodit kostkou
ubongo-action-solve = Ubongo: { $layout }
ubongo-action-move = posunout figurku k řadě { $field }
ubongo-action-collect = vzít si přední drahokamy své řady
ubongo-action-done = říct „hotovo“ a skončit v tomto kole
ubongo-action-begin = začíná { $seat }, desky jsou ze sady { $number }
ubongo-action-gems = rozmístit náhodně drahokamy
ubongo-action-field = figurka stojí před řadou { $field }
ubongo-action-deal = na kostce je { $symbol }
ubongo-action-ring-turn = čas vypršel
ubongo-action-ring-start = odpočítávání skončilo
ubongo-action-ring-bell = písek se přesypal

## What is asked for
ubongo-prompt-begin = Losuje se, kdo začne.
ubongo-prompt-gems = Drahokamy se náhodně rozmisťují na herní plán.
ubongo-prompt-pawns = Postav svou figurku před jednu ze šesti řad.
ubongo-prompt-roll = Hoď kostkou. Tím začne závod.
ubongo-prompt-countdown = Připrav se.
ubongo-prompt-deal = Rozdávají se desky.
ubongo-prompt-solve = Zakryj svými dílky celou plochu.
ubongo-prompt-again = Nikomu se to nepovedlo. Čas běží ještě jednou, dílky jsou stejné.
ubongo-prompt-move = Ubongo! Jsi na { $rank }. místě. { $count ->
    [0] Vezmi si dva přední drahokamy své řady.
    [one] Jestli chceš, posuň figurku o jednu řadu a pak si vezmi dva drahokamy.
    [few] Jestli chceš, posuň figurku nejvýš o { $count } řady a pak si vezmi dva drahokamy.
    [many] Jestli chceš, posuň figurku nejvýš o { $count } řady a pak si vezmi dva drahokamy.
   *[other] Jestli chceš, posuň figurku nejvýš o { $count } řad a pak si vezmi dva drahokamy.
}
ubongo-prompt-collect = Teď si vezmi dva přední drahokamy své řady.
ubongo-prompt-finished = V tomto kole máš hotovo.
ubongo-prompt-over = Hra skončila.

## What happened
ubongo-event-begun = Nejdřív hází { $seat }. Desky jsou ze sady { $number }.
ubongo-event-strewn = Drahokamy leží na herním plánu.
ubongo-event-pawnSet = { $seat } staví figurku před řadu { $field }.
ubongo-event-rolled = { $seat } hází kostkou.
ubongo-event-started = { $round }. kolo: na kostce je { $symbol }. Čas běží.
ubongo-event-solved = { $seat } volá Ubongo.
ubongo-event-moved = { $seat } posouvá figurku k řadě { $field }.
ubongo-event-collected = { $seat } si bere { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
    [many] { $count } drahokamu
   *[other] { $count } drahokamů
} z řady { $field }: { $gems }.
ubongo-event-finished = { $seat } říká „hotovo“.
ubongo-event-secondChance = Nikdo to nestihl. Přesýpací hodiny se otáčejí ještě jednou.
ubongo-event-roundOver = Konec { $round }. kola. Kdo to stihl vyřešit: { $seats }.
ubongo-event-roundOver-early = Konec { $round }. kola, všichni mají hotovo. Kdo to stihl vyřešit: { $seats }.
ubongo-event-roundOver-void = Konec { $round }. kola. Nikdo to nestihl vyřešit.
ubongo-event-matchOver = Hra skončila. Vítězství: { $winners }.
ubongo-event-timeUp = Čas vypršel: { $seat }.
ubongo-event-left = { $seat } odchází; dál hraje bot.
ubongo-event-returned = { $seat } je zpátky.

## Why not
not-now = teď na to není čas
not-a-beginning = místo { $seat } se sadou { $number } tu začít nemůže
gem-rows = počet řad je { $rows } a v každé leží { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
    [many] { $count } drahokamu
   *[other] { $count } drahokamů
}
gem-colours = od každé barvy tu má být { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
    [many] { $count } drahokamu
   *[other] { $count } drahokamů
}
no-such-field = řada { $field } tu není; počet řad je { $count }
no-such-symbol = symbol { $symbol } na kostce není; počet symbolů je { $count }
boards-and-seats = počet hráčů je { $count } a každý potřebuje desku
not-one-group = desky v kole jsou z jedné skupiny, která ještě nehrála
not-mirrored = všichni dostanou stejnou desku, každý jinak otočenou
board-twice = každý dostane jinou desku a žádná není otočená
no-race = čas teď neběží
has-collected = v tomto kole už své drahokamy máš
is-done = po tvém „hotovo“ už v tomto kole nic neděláš
has-solved = tuto úlohu už máš vyřešenou
not-solved = nejdřív musí být úloha vyřešená
has-moved = tvoje figurka se v tomto kole už jednou pohnula
same-field = tvoje figurka už před řadou { $field } stojí; hýbat se nemusí
too-far = Ubongo číslo { $rank } { $count ->
    [0] nedovolí figurku posunout
    [one] dovolí posunout figurku o jednu řadu
    [few] dovolí posunout figurku nejvýš o { $count } řady
    [many] dovolí posunout figurku nejvýš o { $count } řady
   *[other] dovolí posunout figurku nejvýš o { $count } řad
}
row-empty = řada { $field } je prázdná
too-late = čas vypršel o { $count } ms dřív
too-early = pořadí bude známé za { $count } ms
layout-malformed = toto není složení z dílků
layout-number = polož každý dílek právě jednou; počet dílků je { $count }
layout-piece = dílek { $piece } mezi tvými není, nebo tu leží dvakrát
layout-outside = dílek { $piece } přečnívá z plochy
layout-overlap = dílek { $piece } leží na jiném dílku
layout-uncovered = plocha ještě není celá zakrytá

## Reading actions and positions
not-placed = tady má být dílek a jeho místo, třeba L4@1,0fr2, ne „{ $word }“
off-the-grid = „{ $word }“ leží mimo mřížku: sloupců i řádků je { $count }, počítáno od 0
too-many-pieces = dílků je jen { $count }
not-a-board = „{ $word }“ není deska; zapiš ji třeba jako 17 nebo 17fr1
not-a-puzzle = „{ $word }“ není úloha; zapiš ji třeba jako { $form }
no-such-hint = nápověda { $level } není: jsou od 0 do { $most }
not-a-gem = „{ $letter }“ není drahokam; může to být { $may }
gem-row = nejvyšší počet drahokamů v řadě je { $count } a na začátku jich tam tolik je
deal-boards = rozdává se symbol a deska pro každého hráče
field-before-gems = ve fázi { $word } na herním plánu ještě nic není
pawns-and-phase = před prvním hodem musí stát všechny figurky a další staví ten, kdo je na tahu
no-such-phase = fáze { $word } s těmito volbami nenastane
turn-and-starter = kostkou hází ten, kdo začíná kolo
second-and-chances = „second“ potřebuje „chances“ aspoň 1
not-a-solution = co leží na místě { $seat }, nezakrývá celou plochu
boards-and-used = během závodu jsou desky ze skupiny ještě nepoužité, po něm z už použité
not-sound = to nemůže nastat: drahokamy, desky a to, co hráči udělali, si odporují
boards-not-dealt = „{ $word }“ sem nepatří: desky ještě nejsou rozdané

## Options
bad-seats-text = „{ $value }“ není hodnota pro { $key }; místa zapiš třeba jako { $form }
handicap-not-seated = místo { $seat } nemůže mít lehčí stranu: { $seats ->
    [one] je tu jen { $seats } místo
    [few] jsou tu jen { $seats } místa
    [many] je tu jen { $seats } místa
   *[other] je tu jen { $seats } míst
}, počítáno od 0
handicap-on-easy = lehčí stranu může mít někdo jen u stolu, kde se hraje na těžké
handicap-and-mirror = když všichni dostanou stejnou desku, nikdo nemůže mít lehčí stranu
ubo-side = na které straně desek se hraje: na lehké (3 dílky), nebo na těžké (4 dílky)
ubo-timer = jak dlouho se sype písek, v sekundách; bez čísla 60 na lehké straně a 90 na těžké
ubo-handicap = místa, která hrají na lehké straně, když ostatní hrají na těžké, třeba 0+2 (první místo je 0)
ubo-handicap-asked = tito hráči dostanou lehké desky se třemi dílky a ostatní těžké; ty máš figurku 1, boti další a pak lidé tak, jak si sedají
ubo-mirror = jestli všichni dostanou stejnou desku, každý jinak otočenou nebo zrcadlově převrácenou
ubo-secondChance = když to nikdo nestihne, otočí se přesýpací hodiny znovu: jednou za kolo, jednou za hru, nebo nikdy
ubo-set = sada, ze které jsou desky; bez čísla kterákoli
ubo-countdown = kolik sekund je mezi hodem a startem
ubo-roundTripMs = kolik milisekund se nejvýš odečte od času řešení za cestu zprávy
ubo-turnTimer = čas na postavení figurky a na hod v sekundách
ubo-a11yMarks = jestli mají drahokamy kromě barvy i tvar a písmeno
ubo-side-label = Strana desek
ubo-timer-label = Přesýpací hodiny v sekundách
ubo-handicap-label = Kdo hraje na lehké straně
ubo-mirror-label = Stejná deska pro všechny, otočená
ubo-secondChance-label = Když to nikdo nestihne
ubo-set-label = Sada desek
ubo-countdown-label = Odpočítávání v sekundách
ubo-roundTripMs-label = Vyrovnání pomalého spojení v milisekundách
ubo-turnTimer-label = Čas na figurku nebo hod v sekundách
ubo-a11yMarks-label = Značky u barev
ubo-side-easy = lehká, 3 dílky
ubo-side-hard = těžká, 4 dílky
ubo-timer-side = 60 na lehké, 90 na těžké
ubo-handicap-none = nikdo
ubo-mirror-off = ne
ubo-mirror-on = ano
ubo-secondChance-perRound = ještě jednou v každém kole
ubo-secondChance-perGame = ještě jednou v celé hře
ubo-secondChance-off = kolo končí
ubo-set-any = kterákoli
ubo-turnTimer-off = bez omezení
ubo-a11yMarks-on = ano
ubo-a11yMarks-off = ne

## The picture
ubongo-picture-title = Ubongo: drahokamy, figurky a desky
ubongo-picture-seat = { $seat }: { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
    [many] { $count } drahokamu
   *[other] { $count } drahokamů
}
ubongo-picture-board = Deska { $board } ({ $seat }), { $symbol }
ubongo-picture-solved = Ubongo číslo { $rank }
ubongo-picture-collected = Ubongo číslo { $rank }, drahokamy vzaté
ubongo-picture-done = hotovo

## Na stránce
ubongo-gem-R = červený
ubongo-gem-O = oranžový
ubongo-gem-Y = žlutý
ubongo-gem-G = zelený
ubongo-gem-B = modrý
ubongo-gem-V = fialový
ubongo-gem-board = Drahokamy
ubongo-row = Řada { $row }
ubongo-row-empty = prázdná
ubongo-row-pawns = Figurky: { $names }
ubongo-no-gems = zatím bez drahokamů
ubongo-own-board = Tvoje deska
ubongo-piece = Dílek { $number }, { $piece }
ubongo-piece-laid = Dílek { $number }, { $piece }, na desce
ubongo-left = { $count ->
    [0] Všechny dílky jsou na desce.
    [one] Zbývá jeden dílek.
    [few] Zbývají { $count } dílky.
    [many] Zbývá { $count } dílku.
   *[other] Zbývá { $count } dílků.
}
ubongo-fits-not = Tam se nevejde.
ubongo-turn = Otočit
ubongo-flip = Převrátit
ubongo-clear = Sundat vše
ubongo-call = Ubongo!
ubongo-give-up = Vzdát
ubongo-take-nothing = Nic si nevzít
ubongo-choose = Ubongo! Jsi na { $rank }. místě. Klepni na řadu: figurka tam půjde a vezme dva drahokamy vpředu.
ubongo-choose-here = Ubongo! Jsi na { $rank }. místě. Figurka zůstává: klepni na její řadu a vezmi dva drahokamy vpředu.
ubongo-sure = Opravdu?
ubongo-roll = Hodit kostkou
ubongo-ready = Kostka se kutálí
ubongo-rank = { $rank }. místo
ubongo-laid = položené dílky: { $count } ze { $all }
ubongo-second-chance = Druhá šance
ubongo-watched = Každý teď zakrývá svou plochu.
ubongo-solutions = Desky tohoto kola
ubongo-solved-board = Jak se dá deska zakrýt: { $name }
ubongo-open-board = Deska: { $name }
ubongo-all-boards = Ukázat desky všech
ubongo-most-wins = Vyhrává, kdo má nejvíc drahokamů jedné barvy.
ubongo-decided-first = Tentokrát { $count } : { $other }.
ubongo-decided-next = Největší hromádky jsou stejné, proto rozhodla { $place }. hromádka ({ $count } : { $other }).
ubongo-decided-shared = Vítězové mají všechny hromádky stejné, proto vyhrávají společně.
ubongo-hint = Nápověda
ubongo-next = Další
ubongo-hint-good = Zatím je všechno správně.
ubongo-hint-bad = Takhle už se to zakrýt nedá. Něco leží špatně.
ubongo-hint-take = Dílek { $number } leží špatně. Sundej ho.
ubongo-hint-piece = Pokračuj dílkem { $number }.
ubongo-hint-cell = Dílek { $number } zakryje označené políčko.
ubongo-hint-laid = Dílek { $number } teď leží správně.
ubongo-seconds = { $seconds } s
ubongo-practised = Vyřešeno: { $count }
ubongo-best = nejrychleji
ubongo-practice-how = Zakryj celou plochu. Až čas vyprší, můžeš pokračovat.
tour-ubongo-1 = Drahokamy leží v šesti řadách. Před každou je červené pole pro figurky a figurka bere drahokamy, které má nejblíž. Postav figurku před řadu 4.
tour-ubongo-2 = Začínáš ty. Kostka určí, které dílky všichni použijí, a pak běží čas všem najednou. Hoď.
tour-ubongo-3 = Zakryj celou plochu třemi dílky. Přetáhni je na desku. Klepnutím dílek vybereš, dalším klepnutím ho otočíš; můžeš ho i převrátit. Tady čas stojí.
tour-ubongo-4 = Ubongo! Jsi na prvním místě, takže tvoje figurka může jít až o tři řady a pak si vezme dva drahokamy. Před řadou 6 leží dva zelené: klepni na ni.
tour-ubongo-5 = Máš dva zelené drahokamy. Po devíti kolech vyhraje ten, kdo má nejvíc drahokamů jedné barvy, tak sbírej tu, kterou už máš. Pomalejší si také berou, jen figurka nedojde tak daleko.
tour-ubongo-other = I tak se to dá hrát. Teď ale zkus to, co je napsáno nahoře.
tour-ubongo-done-why = Pak v tomto kole nic nezískáš. Zkus to ještě chvíli.
tour-ubongo-done = Teď už víš, jak se hraje Ubongo
ubongo-round-of = Kolo { $round }
