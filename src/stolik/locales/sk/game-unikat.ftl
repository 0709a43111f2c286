## Features
feature-shape = tvar
feature-colour = farba
feature-background = pozadie
feature-size = veľkosť

## What a player may do
action-lay = vyložiť { $tile } na { $cell }
action-end = ukončiť vykladanie
action-decline = vynechať druhú akciu
action-give = vymeniť { $tile }
action-take = vziať si { $tile } z výstavky
action-take-bag = siahnuť naslepo do vrecúška
action-pass = vynechať ťah
action-first = začína { $seat }
action-deal = rozdať karty
action-draw = z vrecúška prichádza { $tile }
action-reveal = odkryť { $tiles }
action-ring = čas uplynul
action-leave = { $seat } odchádza od stola
action-return = { $seat } sa vracia k stolu

## What is asked for
prompt-first = Žrebuje sa, kto začne.
prompt-deal = Karty sa rozdávajú.
prompt-choose = Si na ťahu. Vylož kartu alebo jednu vymeň.
prompt-chain = Prilož ďalšiu kartu k tej predchádzajúcej alebo ukonči vykladanie.
prompt-chain-bonus = Máš dvojitý ťah. Prikladaj ďalej k predchádzajúcej karte alebo ukonči prvú akciu.
prompt-bonus = Dvojitý ťah: vykladaj ešte raz, vymeň kartu alebo druhú akciu vynechaj.
prompt-take = Za odloženú kartu si jednu vezmi: z výstavky alebo z vrecúška.
prompt-draw = Priber si kartu. Odkiaľ: z výstavky, alebo z vrecúška?
prompt-over = Hra sa skončila.

## What happened
event-dealt = { $round }. kolo: karty sú rozdané, štartovacia karta je { $tile }, začína { $seat }.
event-laid = { $seat } vykladá { $tile } na { $cell }.
event-laid-shown = { $seat } vykladá { $tile }.
event-laid-bonus = { $seat } vykladá { $tile } na { $cell } a má dvojitý ťah.
event-laid-bonus-shown = { $seat } vykladá { $tile } a má dvojitý ťah.
event-ended = { $seat } končí s vykladaním.
event-declined = { $seat } vynecháva druhú akciu.
event-gave = { $seat } odkladá { $tile } na výstavku.
event-took-display = { $seat } si z výstavky berie { $tile }.
event-took-bag = { $seat } si berie kartu z vrecúška.
event-took-bag-seen = { $seat } si z vrecúška berie { $tile }.
event-passed = { $seat } nemôže nič urobiť a vynecháva ťah.
event-passed-clock = Čas uplynul, { $seat } vynecháva ťah.
event-revealed = Nové na výstavke: { $tiles }.
event-timeUp = Čas uplynul: { $seat }.
event-left = { $seat } odchádza; ďalej hrá bot.
event-left-aside = { $seat } odchádza; karty idú nabok.
event-returned = { $seat } je späť.
event-roundOver-laidLast = { $winners } vykladá poslednú kartu a vyhráva { $round }. kolo.
event-roundOver-dead = Nikto nemôže nič urobiť. Koniec { $round }. kola. Víťazstvo: { $winners }.
event-roundOver-stalemate = Pridlho nikto nič nevyložil. Koniec { $round }. kola. Víťazstvo: { $winners }.
event-roundOver-left = Pri stole zostáva jediné miesto. Koniec { $round }. kola. Víťazstvo: { $winners }.
event-matchOver = Hra sa skončila. Víťazstvo: { $winners }.

## Why not
nothing-laid = ešte nemáš nič vyložené; vykladať znamená vyložiť aspoň jednu kartu
no-bonus = druhú akciu nemáš, niet teda čo vynechať
give-first = výmena sa začína tým, že odložíš jednu svoju kartu
end-action-first = najprv ukonči vykladanie
end-instead = tu sa ťah vynechať nedá; ukonči vykladanie
decline-instead = žiadna akcia teraz nebeží; druhú akciu však môžeš vynechať
must-take = za odloženú kartu si teraz jednu vezmi
must-draw = teraz si priber jednu kartu
not-in-hand = kartu { $tile } za zástenou nemáš
cell-taken = tam už leží { $tile }
stands-alone = vedľa toho políčka nie je žiadna karta a osamote karta ležať nesmie
not-beside-last = karta { $tile } sa musí dotýkať tej predchádzajúcej, { $last }
differs = karty { $tile } a { $other } sa líšia viac ako jedným znakom: { $features }
nothing-to-take = výstavka aj vrecúško sú prázdne, niet čo vziať
bag-empty = vrecúško je prázdne
not-on-display = karta { $tile } na výstavke nie je
just-given = kartu { $tile } v tejto výmene práve odkladáš; vezmi si inú
no-free-pass = ťah sa nedá len tak vynechať: vylož kartu alebo jednu vymeň
must-lay = vymeniť nemôžeš, ale vyložiť áno
deal-hands = počet miest je { $seats } a na každé { $count ->
    [one] patrí { $count } karta
    [few] patria { $count } karty
    [many] patrí { $count } karty
   *[other] patrí { $count } kariet
}
deal-display = pri rozdávaní { $count ->
    [one] patrí na výstavku { $count } karta
    [few] patria na výstavku { $count } karty
    [many] patrí na výstavku { $count } karty
   *[other] patrí na výstavku { $count } kariet
}
deal-twice = niektorá karta je rozdaná dvakrát
not-in-bag = karta { $tile } vo vrecúšku nie je
reveal-count = odkryť treba { $count ->
    [one] { $count } kartu
    [few] { $count } rôzne karty
    [many] { $count } rôznej karty
   *[other] { $count } rôznych kariet
}

## Reading tiles and positions
not-a-tile = „{ $word }“ nie je karta: namiesto „{ $letter }“ tu môže byť { $may }
tile-length = „{ $word }“ nie je karta: karta sa zapisuje štyrmi znakmi, napríklad SBW1
not-a-cell = „{ $word }“ nie je políčko: zapíš ho napríklad ako 2,-1
not-laid = tu má byť karta a jej políčko, napríklad SBW1@2,-1, nie „{ $word }“
deal-piles = rozdávajú sa karty hráčov, výstavka a štartovacia karta a medzi nimi stojí „/“
tile-twice = karta { $tile } už je v stĺpci { $first }
cell-twice = „{ $word }“ leží na inej karte
hand-too-big = miesto { $seat } má viac ako { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
hand-empty = miesto { $seat } nemá žiadnu kartu, takže by sa kolo už skončilo
hand-full = miesto { $seat } má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
} a ďalšiu si vziať nemôže
field-before-deal = „{ $word }“ sem nepatrí: karty ešte nie sú rozdané
no-start-tile = na 0,0 musí ležať štartovacia karta
tile-alone = karta { $tile } sa nedotýka žiadnej karty vyloženej pred ňou
last-and-chain = „last“ patrí k fáze chain a označuje políčko s kartou
given-and-take = „given“ patrí k rozrobenej výmene a označuje poslednú kartu na výstavke
blind-needs-bag = z prázdneho vrecúška sa nedá nič vziať
bonus-not-earned = k tomu patrí „bonus“ a pred ním len jedna akcia
bonus-too-early = „{ $word }“ sem nepatrí: dvojitý ťah ešte nie je získaný
turn-set-aside = miesto { $seat } je mimo hry a nemôže byť na ťahu
nothing-left = niet čo vziať
seat-alone = hrať musia aspoň dvaja hráči, inak by sa kolo už skončilo
all-away = niekto musí byť pri stole: miesta neprítomných sú tu mimo hry
away-and-out = miesta neprítomných sú tu mimo hry, takže ich musí menovať aj „out“
over-and-won = hra sa skončila, takže „won“ musí určiť víťaza
contenders-and-tie = „contenders“ patrí ku kolu navyše po zhode
hurried-and-blind = „hurried“ patrí k času na ťah a k fáze blind

## Options
oldest-not-seated = miesto { $seat } nemôže patriť najstaršiemu: { $seats ->
    [one] je tu len { $seats } miesto
    [few] sú tu len { $seats } miesta
    [many] je tu len { $seats } miesta
   *[other] je tu len { $seats } miest
}, rátané od 0
stalemate-off-for-bots = keď hrajú len boti, { $key } nemôže byť off: mohli by vymieňať donekonečna
uni-rounds = koľko kôl sa hrá
uni-firstStarter = kto začína prvé kolo: najstarší hráč, ktorého označí hostiteľ stola, alebo ten, koho určí žrebovanie
uni-oldest = miesto najstaršieho hráča, ak je označené (prvé miesto je 0)
uni-laterStarter = kto začína ďalšie kolá: znova najstarší, ďalšie miesto, posledný víťaz alebo posledný porazený
uni-takeBack = či si pri výmene smieš vziať naspäť práve odloženú kartu
uni-stalemateLaps = koľkokrát sa všetci vystriedajú bez vyloženej karty, kým sa kolo skončí (s prázdnym vrecúškom najviac 3-krát)
uni-tie = čo znamená zhoda na konci: spoločná výhra, viac vyhratých kôl alebo kolo navyše
uni-onLeave = čo sa stane s opusteným miestom: hrá zaň bot alebo jeho karty idú nabok
uni-turnTimer = čas na jeden ťah v sekundách
uni-showCounts = či je vidieť, koľko kariet je za ktorou zástenou
uni-a11yMarks = či majú farby navyše aj značku
uni-rounds-label = Počet kôl
uni-firstStarter-label = Kto začína
uni-turnTimer-label = Čas na ťah v sekundách
uni-laterStarter-label = Kto začína ďalšie kolá
uni-takeBack-label = Odloženú kartu si môžeš vziať späť
uni-stalemateLaps-label = Koľkokrát dokola bez vykladania, kým sa kolo skončí
uni-tie-label = Pri zhode
uni-onLeave-label = Keď niekto odíde
uni-showCounts-label = Je vidieť, koľko má kto kariet
uni-a11yMarks-label = Značky pri farbách
uni-firstStarter-oldest = najstarší hráč
uni-firstStarter-random = rozhodne žrebovanie
uni-oldest-none = nevie sa
uni-oldest-asked = Kto je z vás najstarší? Ten začína.
uni-laterStarter-oldestAgain = znova najstarší hráč
uni-laterStarter-rotate = ďalšie miesto
uni-laterStarter-lastWinner = kto naposledy vyhral
uni-laterStarter-lastLoser = kto naposledy prehral
uni-takeBack-forbid = nie
uni-takeBack-allow = áno
uni-stalemateLaps-off = bez limitu
uni-tie-shared = spoločná výhra
uni-tie-mostRoundsWon = rozhodne viac vyhratých kôl
uni-tie-extraRound = kolo navyše
uni-onLeave-bot = ďalej hrá bot
uni-onLeave-setAside = karty idú nabok
uni-turnTimer-off = bez limitu

## Pictures
picture-title = Unikát na stole
picture-display = Výstavka
picture-bag = Vrecúško: { $count }
picture-seat = { $seat } ({ $count })
picture-seat-only = { $seat }
picture-points = −{ $count }
unikat-legend = Karty: S hviezdička, C koliesko, Q štvorec · obrazec B modrý, G zelený, Y žltý · pozadie W biele, R červené, N tmavomodré · 1 malý, 2 stredný, 3 veľký
spoken-S = hviezdička
spoken-C = koliesko
spoken-Q = štvorec
spoken-B = farba modrá
spoken-G = farba zelená
spoken-Y = farba žltá
spoken-N = pozadie tmavomodré
spoken-R = pozadie červené
spoken-W = pozadie biele
spoken-1 = veľkosť malá
spoken-2 = veľkosť stredná
spoken-3 = veľkosť veľká

## On the page
unikat-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
unikat-board = Karty na stole
unikat-hand = Tvoje karty
unikat-fits = { $tile }, { $count ->
    [0] nehodí sa na žiadne políčko
    [one] hodí sa na jedno políčko
    [few] hodí sa na { $count } políčka
    [many] hodí sa na { $count } políčka
   *[other] hodí sa na { $count } políčok
}
unikat-fits-there = { $tile }, hodí sa na vybrané políčko
unikat-fits-not = { $tile }, na vybrané políčko sa nehodí
unikat-nothing-fits = Si na ťahu. Žiadna tvoja karta sa nehodí: jednu vymeň.
unikat-nothing-fits-bonus = Dvojitý ťah: žiadna tvoja karta sa nehodí. Jednu vymeň alebo druhú akciu vynechaj.
unikat-nothing-fits-beside = K poslednej karte sa už nič nehodí. Ukonči vykladanie.
unikat-nothing-to-do = Žiadna tvoja karta sa nehodí a vymeniť tiež nie je za čo.
unikat-fits-nowhere = Táto karta sa nikam nehodí. Vyber inú alebo ju vymeň.
unikat-fits-nowhere-beside = Táto karta sa k tej poslednej nehodí. Vyber inú alebo ukonči vykladanie.
unikat-cell = políčko { $cell }
unikat-cell-fits = políčko { $cell }, hodí sa
unikat-cell-fits-not = políčko { $cell }, nehodí sa
unikat-laid = { $tile }, políčko { $cell }
unikat-laid-last = { $tile }, políčko { $cell }, naposledy vyložená karta
unikat-zoom-in = Priblížiť
unikat-zoom-out = Oddialiť
unikat-zoom = Priblížiť alebo oddialiť
unikat-fit = Ukázať celý stôl
unikat-exchange = Vymeniť kartu
unikat-exchange-this = Vymeniť túto kartu
unikat-exchange-which = Ktorú kartu?
unikat-end = Ukončiť vykladanie
unikat-decline = Vynechať druhú akciu
unikat-pass = Vynechať ťah
unikat-bonus-waits = Dvojitý ťah
unikat-bonus-now = Druhá akcia

## The first-game tour
tour-unikat-1 = Karty môžu ležať vedľa seba, keď sa líšia presne jedným znakom: tvarom, farbou, pozadím alebo veľkosťou. Nájdi kartu, ktorá sa hodí, a vylož ju.
tour-unikat-2 = V rohu sa karta dotýka dvoch iných. Od každej z nich sa musí líšiť presne jedným znakom. Ktorá z tvojich sa tam hodí?
tour-unikat-3 = Môžeš vykladať ďalej. Ďalšia karta sa musí dotýkať tej predchádzajúcej, tej v rámčeku.
tour-unikat-4 = Nič ďalšie sa nehodí. Karta v rohu sa dotkla dvoch iných, a preto máš dvojitý ťah. Ukonči vykladanie a príde druhá akcia.
tour-unikat-5 = Druhá akcia: znova vykladaj, kde chceš, alebo jednu kartu vymeň. Polož na výstavku žltú hviezdičku.
tour-unikat-6 = Teraz si za ňu vezmi inú kartu: z výstavky alebo naslepo z vrecúška. Zelené koliesko sa ku kartám na stole hodí, tak si ho vezmi.
tour-unikat-7 = Tvoj ťah sa končí. Kto má menej ako desať kariet, priberie si jednu: z výstavky alebo z vrecúška.
tour-unikat-8 = O niekoľko ťahov neskôr ti zostáva jediná karta. Vylož ju: vyhráva, kto je prvý bez kariet.
tour-unikat-other = Aj tak sa to dá. Teraz však skús to, čo je napísané hore.
tour-unikat-one = Pozri sa na kartu vedľa toho políčka: líšiť sa musí presne jeden znak.
tour-unikat-every = Toto políčko sa dotýka viacerých kariet. Tá tvoja sa od každej z nich musí líšiť presne jedným znakom.
tour-unikat-chain = Ďalšia karta sa musí dotýkať tej v rámčeku.
tour-unikat-place = Karta patrí na prázdne políčko, ktoré sa dotýka inej karty.
tour-unikat-given = Táto karta šla na výstavku práve teraz. Vezmi si inú.
unikat-point = Vyber kartu a ukáže sa stôl.
