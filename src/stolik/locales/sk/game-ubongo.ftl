## Words of the game
ubongo-symbol-1 = slnko
ubongo-symbol-2 = list
ubongo-symbol-3 = kvapka
ubongo-symbol-4 = mesiac
ubongo-symbol-5 = hviezdička
ubongo-symbol-6 = vlna
ubongo-legend = Drahokamy: R červený, O oranžový, Y žltý, G zelený, B modrý, V fialový. Číslo v [ ] je figúrka toho miesta.

## What a player may do
ubongo-action-pawn = postaviť figúrku pred rad { $field }
ubongo-action-roll = hodiť kockou
ubongo-action-solve = Ubongo: { $layout }
ubongo-action-move = posunúť figúrku k radu { $field }
ubongo-action-collect = vziať si predné drahokamy svojho radu
ubongo-action-done = povedať „hotovo“ a skončiť v tomto kole
ubongo-action-begin = začína { $seat }, dosky sú zo sady { $number }
ubongo-action-gems = rozsypať drahokamy
ubongo-action-field = figúrka stojí pred radom { $field }
ubongo-action-deal = na kocke je { $symbol }
ubongo-action-ring-turn = čas uplynul
ubongo-action-ring-start = odpočítavanie sa skončilo
ubongo-action-ring-bell = piesok sa presypal

## What is asked for
ubongo-prompt-begin = Žrebuje sa, kto začne.
ubongo-prompt-gems = Drahokamy sa sypú na herný plán.
ubongo-prompt-pawns = Postav svoju figúrku pred jeden zo šiestich radov.
ubongo-prompt-roll = Hoď kockou. Tým sa začnú preteky.
ubongo-prompt-countdown = Priprav sa.
ubongo-prompt-deal = Dosky sa rozdávajú.
ubongo-prompt-solve = Zakry svojimi dielikmi celú plochu.
ubongo-prompt-again = Nikomu sa to nepodarilo. Čas beží ešte raz, dieliky sú tie isté.
ubongo-prompt-move = Ubongo! Si na { $rank }. mieste. { $count ->
    [0] Vezmi si dva predné drahokamy svojho radu.
    [one] Ak chceš, posuň figúrku o jeden rad a potom si vezmi dva drahokamy.
    [few] Ak chceš, posuň figúrku najviac o { $count } rady a potom si vezmi dva drahokamy.
    [many] Ak chceš, posuň figúrku najviac o { $count } radu a potom si vezmi dva drahokamy.
   *[other] Ak chceš, posuň figúrku najviac o { $count } radov a potom si vezmi dva drahokamy.
}
ubongo-prompt-collect = Teraz si vezmi dva predné drahokamy svojho radu.
ubongo-prompt-finished = V tomto kole už máš hotovo.
ubongo-prompt-over = Hra sa skončila.

## What happened
ubongo-event-begun = Najprv hádže { $seat }. Dosky sú zo sady { $number }.
ubongo-event-strewn = Drahokamy ležia na hernom pláne.
ubongo-event-pawnSet = { $seat } stavia figúrku pred rad { $field }.
ubongo-event-rolled = { $seat } hádže kockou.
ubongo-event-started = { $round }. kolo: na kocke je { $symbol }. Čas beží.
ubongo-event-solved = { $seat } volá Ubongo.
ubongo-event-moved = { $seat } posúva figúrku k radu { $field }.
ubongo-event-collected = { $seat } si berie { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
    [many] { $count } drahokamu
   *[other] { $count } drahokamov
} z radu { $field }: { $gems }.
ubongo-event-finished = { $seat } hovorí „hotovo“.
ubongo-event-secondChance = Nikto to nestihol. Presýpacie hodiny sa obracajú ešte raz.
ubongo-event-roundOver = Koniec { $round }. kola. Kto to stihol vyriešiť: { $seats }.
ubongo-event-roundOver-early = Koniec { $round }. kola, všetci majú hotovo. Kto to stihol vyriešiť: { $seats }.
ubongo-event-roundOver-void = Koniec { $round }. kola. Nikto to nestihol vyriešiť.
ubongo-event-matchOver = Hra sa skončila. Víťazstvo: { $winners }.
ubongo-event-timeUp = Čas uplynul: { $seat }.
ubongo-event-left = { $seat } odchádza; ďalej hrá bot.
ubongo-event-returned = { $seat } je späť.

## Why not
not-now = teraz na to nie je čas
not-a-beginning = miesto { $seat } so sadou { $number } tu začať nemôže
gem-rows = počet radov je { $rows } a v každom { $count ->
    [one] leží { $count } drahokam
    [few] ležia { $count } drahokamy
    [many] leží { $count } drahokamu
   *[other] leží { $count } drahokamov
}
gem-colours = z každej farby { $count ->
    [one] má byť { $count } drahokam
    [few] majú byť { $count } drahokamy
    [many] má byť { $count } drahokamu
   *[other] má byť { $count } drahokamov
}
no-such-field = rad { $field } tu nie je; počet radov je { $count }
no-such-symbol = symbol { $symbol } na kocke nie je; počet symbolov je { $count }
boards-and-seats = počet hráčov je { $count } a každý potrebuje dosku
not-one-group = dosky v kole sú z jednej skupiny, ktorá ešte nehrala
not-mirrored = všetci dostanú tú istú dosku, každý inak otočenú
board-twice = každý dostane inú dosku, a to neotočenú
no-race = čas teraz nebeží
has-collected = v tomto kole už svoje drahokamy máš
is-done = po tvojom „hotovo“ už v tomto kole nič nerobíš
has-solved = túto úlohu už máš vyriešenú
not-solved = najprv musí byť úloha vyriešená
has-moved = tvoja figúrka sa v tomto kole už raz pohla
same-field = tvoja figúrka už pred radom { $field } stojí; hýbať sa nemusí
too-far = na { $rank }. mieste { $count ->
    [0] figúrku posunúť nesmieš
    [one] smieš figúrku posunúť o jeden rad
    [few] smieš figúrku posunúť najviac o { $count } rady
    [many] smieš figúrku posunúť najviac o { $count } radu
   *[other] smieš figúrku posunúť najviac o { $count } radov
}
row-empty = rad { $field } je prázdny
too-late = čas uplynul o { $count } ms skôr
too-early = poradie bude známe o { $count } ms
layout-malformed = toto nie je rozloženie dielikov
layout-number = polož každý dielik práve raz; počet dielikov je { $count }
layout-piece = dielik { $piece } medzi tvojimi nie je alebo tu leží dvakrát
layout-outside = dielik { $piece } prečnieva z plochy
layout-overlap = dielik { $piece } leží na inom dieliku
layout-uncovered = plocha ešte nie je celá zakrytá

## Reading actions and positions
not-placed = tu má byť dielik a jeho miesto, napríklad L4@1,0fr2, nie „{ $word }“
off-the-grid = „{ $word }“ leží mimo mriežky: stĺpcov aj riadkov je { $count }, rátané od 0
too-many-pieces = dielikov je len { $count }
not-a-board = „{ $word }“ nie je doska: zapíš ju napríklad ako 17 alebo 17fr1
not-a-puzzle = „{ $word }“ nie je úloha: zapíš ju napríklad ako { $form }
no-such-hint = nápoveda { $level } nie je: sú od 0 do { $most }
not-a-gem = „{ $letter }“ nie je drahokam; môže to byť { $may }
gem-row = najvyšší počet drahokamov v rade je { $count }; na začiatku ich je práve toľko
deal-boards = rozdáva sa symbol a doska pre každého hráča
field-before-gems = vo fáze { $word } na hernom pláne ešte nič nie je
pawns-and-phase = pred prvým hodom musia stáť všetky figúrky; ďalšiu stavia ten, kto je na ťahu
no-such-phase = fáza { $word } s týmito voľbami nenastane
turn-and-starter = kockou hádže ten, kto začína kolo
second-and-chances = „second“ potrebuje „chances“ aspoň 1
not-a-solution = to, čo leží na mieste { $seat }, nezakrýva celú plochu
boards-and-used = počas pretekov sú dosky zo skupiny, ktorá ešte nehrala, po nich z tej, ktorá už hrala
not-sound = to nemôže nastať: drahokamy, dosky a to, čo hráči urobili, k sebe nepatria
boards-not-dealt = „{ $word }“ sem nepatrí: dosky ešte nie sú rozdané

## Options
bad-seats-text = „{ $value }“ nie je hodnota pre { $key }; miesta zapíš napríklad ako { $form }
handicap-not-seated = miesto { $seat } nemôže mať ľahšiu stranu: { $seats ->
    [one] je tu len { $seats } miesto
    [few] sú tu len { $seats } miesta
    [many] je tu len { $seats } miesta
   *[other] je tu len { $seats } miest
}, rátané od 0
handicap-on-easy = ľahšiu stranu môže mať niekto len pri stole, kde sa hrá na ťažkej
handicap-and-mirror = keď všetci dostanú tú istú dosku, nikto nemôže mať ľahšiu stranu
ubo-side = na ktorej strane dosiek sa hrá: na ľahkej (3 dieliky) alebo na ťažkej (4 dieliky)
ubo-timer = ako dlho sa sype piesok, v sekundách; bez čísla 60 na ľahkej strane a 90 na ťažkej
ubo-handicap = miesta, ktoré hrajú na ľahkej strane, keď ostatní hrajú na ťažkej, napríklad 0+2 (prvé miesto je 0)
ubo-handicap-asked = títo hráči dostanú ľahké dosky s tromi dielikmi a ostatní ťažké; tvoja figúrka má číslo 1, ďalšie čísla majú boti a po nich ľudia v poradí, v akom si sadajú
ubo-mirror = či všetci dostanú tú istú dosku, každý inak otočenú alebo zrkadlovo prevrátenú
ubo-secondChance = keď to nikto nestihne, presýpacie hodiny sa obrátia znova: raz za kolo, raz za hru alebo nikdy
ubo-set = sada, z ktorej sú dosky; bez čísla hociktorá
ubo-countdown = koľko sekúnd je medzi hodom a štartom
ubo-roundTripMs = koľko milisekúnd sa najviac odpočíta z času riešenia za cestu správy
ubo-turnTimer = koľko sekúnd je na postavenie figúrky a na hod
ubo-a11yMarks = či majú drahokamy okrem farby aj tvar a písmeno
ubo-side-label = Strana dosiek
ubo-timer-label = Presýpacie hodiny, v sekundách
ubo-handicap-label = Kto hrá na ľahkej strane
ubo-mirror-label = Tá istá doska pre všetkých, otočená
ubo-secondChance-label = Keď to nikto nestihne
ubo-set-label = Sada dosiek
ubo-countdown-label = Odpočítavanie, v sekundách
ubo-roundTripMs-label = Vyrovnať pomalé spojenie, v milisekundách
ubo-turnTimer-label = Čas na figúrku alebo hod, v sekundách
ubo-a11yMarks-label = Značky pri farbách
ubo-side-easy = ľahká, 3 dieliky
ubo-side-hard = ťažká, 4 dieliky
ubo-timer-side = 60 na ľahkej, 90 na ťažkej
ubo-handicap-none = nikto
ubo-mirror-off = nie
ubo-mirror-on = áno
ubo-secondChance-perRound = ešte raz v každom kole
ubo-secondChance-perGame = ešte raz v celej hre
ubo-secondChance-off = kolo sa končí
ubo-set-any = hociktorá
ubo-turnTimer-off = bez obmedzenia
ubo-a11yMarks-on = áno
ubo-a11yMarks-off = nie

## The picture
ubongo-picture-title = Ubongo: drahokamy, figúrky a dosky
ubongo-picture-seat = { $seat }: { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
    [many] { $count } drahokamu
   *[other] { $count } drahokamov
}
ubongo-picture-board = Doska { $board } ({ $seat }), { $symbol }
ubongo-picture-solved = Ubongo, { $rank }. miesto
ubongo-picture-collected = Ubongo, { $rank }. miesto, drahokamy vzaté
ubongo-picture-done = hotovo

## Na stránke
ubongo-gem-R = červený
ubongo-gem-O = oranžový
ubongo-gem-Y = žltý
ubongo-gem-G = zelený
ubongo-gem-B = modrý
ubongo-gem-V = fialový
ubongo-gem-board = Drahokamy
ubongo-row = Rad { $row }
ubongo-row-empty = prázdny
ubongo-row-pawns = Figúrky: { $names }
ubongo-no-gems = zatiaľ bez drahokamov
ubongo-own-board = Tvoja doska
ubongo-piece = Dielik { $number }, { $piece }
ubongo-piece-laid = Dielik { $number }, { $piece }, na doske
ubongo-left = { $count ->
    [0] Všetky dieliky sú na doske.
    [one] Zostáva jeden dielik.
    [few] Zostávajú { $count } dieliky.
    [many] Zostáva { $count } dielika.
   *[other] Zostáva { $count } dielikov.
}
ubongo-fits-not = Tam sa nezmestí.
ubongo-turn = Otočiť
ubongo-flip = Prevrátiť
ubongo-clear = Zobrať všetko
ubongo-call = Ubongo!
ubongo-give-up = Vzdať
ubongo-take-nothing = Nič si nevziať
ubongo-choose = Ubongo! Si na { $rank }. mieste. Ťukni na rad: figúrka tam pôjde a vezme dva drahokamy vpredu.
ubongo-choose-here = Ubongo! Si na { $rank }. mieste. Figúrka zostáva: ťukni na jej rad a vezmi dva drahokamy vpredu.
ubongo-sure = Naozaj?
ubongo-roll = Hodiť kockou
ubongo-ready = Kocka sa kotúľa
ubongo-rank = { $rank }. miesto
ubongo-laid = položené dieliky: { $count } zo { $all }
ubongo-second-chance = Druhá šanca
ubongo-watched = Každý teraz zakrýva svoju plochu.
ubongo-solutions = Dosky tohto kola
ubongo-solved-board = Ako sa dá zakryť doska: { $name }
ubongo-open-board = Doska: { $name }
ubongo-all-boards = Ukázať dosky všetkých
ubongo-most-wins = Vyhráva, kto má najviac drahokamov jednej farby.
ubongo-decided-first = Tentoraz { $count } : { $other }.
ubongo-decided-next = Najväčšie kôpky sú rovnaké, preto rozhodla { $place }. kôpka ({ $count } : { $other }).
ubongo-decided-shared = Víťazi majú všetky kôpky rovnaké, preto vyhrávajú spolu.
ubongo-hint = Nápoveda
ubongo-next = Ďalšia
ubongo-hint-good = Zatiaľ je všetko správne.
ubongo-hint-bad = Takto sa to už zakryť nedá. Niektorý dielik nie je na svojom mieste.
ubongo-hint-take = Dielik { $number } leží zle. Vezmi ho preč.
ubongo-hint-piece = Pokračuj dielikom { $number }.
ubongo-hint-cell = Dielik { $number } zakryje označené políčko.
ubongo-hint-laid = Dielik { $number } teraz leží správne.
ubongo-seconds = { $seconds } s
ubongo-practised = Vyriešené: { $count }
ubongo-best = najrýchlejšie
ubongo-practice-how = Zakry celú plochu. Keď čas uplynie, môžeš pokračovať.
tour-ubongo-1 = Drahokamy ležia v šiestich radoch. Pred každým je červené pole pre figúrky a figúrka berie drahokamy, ktoré má najbližšie. Postav figúrku pred rad 4.
tour-ubongo-2 = Začínaš ty. Kocka určí, ktoré dieliky všetci použijú, a potom beží čas všetkým naraz. Hoď ňou.
tour-ubongo-3 = Zakry celú plochu tromi dielikmi. Presuň ich na dosku. Ťuknutím dielik vyberieš, ďalším ťuknutím ho otočíš; môžeš ho aj prevrátiť. Tu čas stojí.
tour-ubongo-4 = Ubongo! Si na prvom mieste, takže tvoja figúrka môže ísť až o tri rady a potom si vezme dva drahokamy. Pred radom 6 ležia dva zelené: ťukni naň.
tour-ubongo-5 = Máš dva zelené drahokamy. Po deviatich kolách vyhrá ten, kto má najviac drahokamov jednej farby, tak zbieraj to, čo už máš. Pomalší si tiež berú, len figúrka nezájde tak ďaleko.
tour-ubongo-other = Aj tak sa to dá. Teraz však skús to, čo je napísané hore.
tour-ubongo-done-why = Potom v tomto kole nič nezískaš. Skús to ešte chvíľu.
tour-ubongo-done = Už vieš, ako sa hrá Ubongo
ubongo-round-of = Kolo { $round }
