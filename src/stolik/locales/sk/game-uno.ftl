## Cards
uno-colour-R = červená
uno-colour-Y = žltá
uno-colour-G = zelená
uno-colour-B = modrá
uno-sign-S = Stop
uno-sign-V = Zmena smeru
uno-sign-D = +2
uno-sign-W = Žolík
uno-sign-W4 = Žolík +4
uno-sign-WH = Zamiešaj karty všetkých
uno-sign-WC1 = Vlastný žolík 1
uno-sign-WC2 = Vlastný žolík 2
uno-sign-WC3 = Vlastný žolík 3
uno-card-R = { $sign }, farba červená
uno-card-Y = { $sign }, farba žltá
uno-card-G = { $sign }, farba zelená
uno-card-B = { $sign }, farba modrá
uno-legend = Karty: R červená ●, Y žltá ★, G zelená ▲, B modrá ■ · potom číslo 0–9, S Stop, V Zmena smeru alebo D +2, napríklad R5 alebo BS · W Žolík, W4 Žolík +4, WH Zamiešaj karty všetkých, WC1, WC2 a WC3 Vlastné žolíky
uno-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}

## What a player may do
uno-action-play = zahrať { $card }
uno-action-play-call = zahrať { $card } a zavolať UNO
uno-action-play-colour = zahrať { $card }, farba: { $colour }
uno-action-play-colour-call = zahrať { $card }, farba: { $colour }, a zavolať UNO
uno-action-play-target = zahrať { $card }, výber: { $target }
uno-action-play-target-call = zahrať { $card }, výber: { $target }, a zavolať UNO
uno-action-play-colour-target = zahrať { $card }, farba: { $colour }, výber: { $target }
uno-action-play-colour-target-call = zahrať { $card }, farba: { $colour }, výber: { $target }, a zavolať UNO
uno-action-play-colour-wanted = zahrať { $card }, farba: { $colour }, hľadaná farba: { $wanted }
uno-action-play-colour-wanted-call = zahrať { $card }, farba: { $colour }, hľadaná farba: { $wanted }, a zavolať UNO
uno-action-play-colour-target-wanted = zahrať { $card }, farba: { $colour }, výber: { $target }, hľadaná farba: { $wanted }
uno-action-play-colour-target-wanted-call = zahrať { $card }, farba: { $colour }, výber: { $target }, hľadaná farba: { $wanted }, a zavolať UNO
uno-action-jump = skočiť do hry s { $card }
uno-action-jump-call = skočiť do hry s { $card } a zavolať UNO
uno-action-jump-target = skočiť do hry s { $card }, výber: { $target }
uno-action-jump-target-call = skočiť do hry s { $card }, výber: { $target }, a zavolať UNO
uno-action-draw = potiahnuť si
uno-action-keep = nechať si
uno-action-pass = vynechať
uno-action-name = zvoliť farbu: { $colour }
uno-action-accept = prijať
uno-action-challenge = napadnúť +4
uno-action-discard = odhodiť { $card }
uno-action-call = zavolať UNO
uno-action-catch = pristihnúť: { $target }
uno-action-report = nahlásiť našepkávanie: { $target }
uno-action-answer-yes = áno, bolo to našepkávanie
uno-action-answer-no = nie, nebolo to našepkávanie
uno-action-vote-yes = hlasovať: bolo to našepkávanie
uno-action-vote-no = hlasovať: nebolo to našepkávanie
uno-action-judge-yes = rozhodnúť: bolo to našepkávanie
uno-action-judge-no = rozhodnúť: nebolo to našepkávanie
uno-action-noteDraw = { $seat } si potiahne { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
uno-action-noteSkip = { $seat } príde o najbližší ťah
uno-action-noteDone = hotovo: čo je na karte, je urobené
uno-action-cut = žrebovať, kto rozdáva: { $cards }
uno-action-dealer = rozdáva { $seat }
uno-action-deal = rozdať karty
uno-action-give = z doberacieho balíčka: { $cards }
uno-action-give-none = už nie je čo potiahnuť
uno-action-mix = zamiešať karty všetkých hráčov dokopy
uno-action-ring = čas uplynul
uno-action-leave = { $seat } odchádza od stola
uno-action-return = { $seat } sa vracia k stolu

## What is asked for
uno-prompt-cut = Každý si potiahne kartu. Rozdáva, kto má najvyššie číslo.
uno-prompt-dealer = Žrebuje sa, kto rozdáva.
uno-prompt-deal = Karty sa rozdávajú.
uno-prompt-mix = Karty všetkých hráčov sa miešajú dokopy.
uno-prompt-note = Teraz robíte, čo je na karte: „{ $text }“. Potom sa hrá ďalej.
uno-prompt-settle = Potiahnu sa posledné karty a potom sa spočítajú body.
uno-prompt-draws = { $seat } si ťahá karty.
uno-prompt-over = Zápas sa skončil.
uno-prompt-wait = { $seat } rozmýšľa.
uno-prompt-wait-challenge = Leží tu +4. { $seat } ju prijme alebo napadne.
uno-prompt-wait-stack = { $seat } rozmýšľa. Spolu na potiahnutie: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
uno-prompt-turn = Si na ťahu. Zahraj kartu, ktorá sa hodí, alebo si jednu potiahni.
uno-prompt-turn-until = Si na ťahu. Nič sa nehodí: ťahaj si, kým niečo nepríde.
uno-prompt-turn-toll = Si na ťahu. Nič sa nehodí: potiahni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
uno-prompt-turn-empty = Si na ťahu. Už nie je čo potiahnuť: zahraj kartu, ktorá sa hodí.
uno-prompt-drawn = { $count ->
    [one] Prišla ti karta { $cards }. Zahraj ju alebo si ju nechaj.
    [few] Prišli ti karty { $cards }. Zahraj tú, ktorá sa hodí, alebo si nechaj všetky.
    [many] Prišli ti karty { $cards }. Zahraj tú, ktorá sa hodí, alebo si nechaj všetky.
   *[other] Prišli ti karty { $cards }. Zahraj tú, ktorá sa hodí, alebo si nechaj všetky.
}
uno-prompt-drawn-must = { $count ->
    [one] Prišla ti karta { $cards }. Hodí sa, tak ju zahraj.
    [few] Prišli ti karty { $cards }. Zahraj tú, ktorá sa hodí.
    [many] Prišli ti karty { $cards }. Zahraj tú, ktorá sa hodí.
   *[other] Prišli ti karty { $cards }. Zahraj tú, ktorá sa hodí.
}
uno-prompt-challenge = { $seat } hrá +4, farba: { $colour }. Prijmi a potiahni si 4 karty, alebo +4 napadni.
uno-prompt-replace = Karta +4 je späť v tvojej ruke. Zahraj inú a potom si potiahneš 4 karty.
uno-prompt-stack-plus2 = Pridaj ďalšiu +2, alebo prijmi a potiahni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
uno-prompt-stack-plus4 = Pridaj ďalšiu +4, alebo prijmi a potiahni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
uno-prompt-stack-both = Pridaj +2 či +4, alebo prijmi a potiahni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
uno-prompt-discard = Vyber, čo odhodíš. Zostáva odhodiť: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
uno-prompt-name = Zvoľ farbu.
uno-prompt-call = Zostáva ti jedna karta. Zavolaj UNO.
uno-prompt-call-turn = Zostáva ti jedna karta. Zavolaj UNO a hraj ďalej.
uno-prompt-catch = Jedna karta a žiadne UNO: { $seats }. Teraz môžeš pristihnúť.
uno-prompt-jump = Aj ty máš { $card }. Môžeš skočiť do hry, kým sa nerozhodne { $seat }.
uno-prompt-answer = { $seat } hovorí, že našepkávaš. Je to tak?
uno-prompt-vote = Našepkáva { $seat }? Hlasuj.

## What happened
uno-event-cutFor = { $seats } žrebujú, kto rozdáva: { $cards }. Najvyššie číslo má { $dealer } a rozdáva.
uno-event-cutFor-tie = { $seats } žrebujú, kto rozdáva: { $cards }. Je to remíza, a tak kto má najvyššie číslo, žrebuje znova.
uno-event-dealerChosen = Rozdáva { $seat }.
uno-event-dealt = { $deal }. kolo: rozdáva { $dealer }. Prvá karta je { $card }.
uno-event-dealt-ignored = { $deal }. kolo: rozdáva { $dealer }. Týmto sa nezačína: { $cards }. Prvá karta je { $card }.
uno-event-dealt-carried = { $deal }. kolo: rozdáva { $dealer }. Na stole zostáva { $card } ako prvá karta.
uno-event-played = { $seat } hrá { $card }.
uno-event-played-call = { $seat } hrá { $card } a volá UNO.
uno-event-played-colour = { $seat } hrá { $card }, farba: { $colour }.
uno-event-played-colour-call = { $seat } hrá { $card }, farba: { $colour }, a volá UNO.
uno-event-played-target = { $seat } hrá { $card }, výber: { $target }.
uno-event-played-target-call = { $seat } hrá { $card }, výber: { $target }, a volá UNO.
uno-event-played-colour-target = { $seat } hrá { $card }, farba: { $colour }, výber: { $target }.
uno-event-played-colour-target-call = { $seat } hrá { $card }, farba: { $colour }, výber: { $target }, a volá UNO.
uno-event-played-colour-wanted = { $seat } hrá { $card }, farba: { $colour }. Hľadaná farba: { $wanted }.
uno-event-played-colour-wanted-call = { $seat } hrá { $card }, farba: { $colour }, a volá UNO. Hľadaná farba: { $wanted }.
uno-event-played-colour-target-wanted = { $seat } hrá { $card }, farba: { $colour }, výber: { $target }. Hľadaná farba: { $wanted }.
uno-event-played-colour-target-wanted-call = { $seat } hrá { $card }, farba: { $colour }, výber: { $target }, a volá UNO. Hľadaná farba: { $wanted }.
uno-event-jumped = { $seat } skáče do hry s { $card }.
uno-event-jumped-call = { $seat } skáče do hry s { $card } a volá UNO.
uno-event-jumped-target = { $seat } skáče do hry s { $card }, výber: { $target }.
uno-event-jumped-target-call = { $seat } skáče do hry s { $card }, výber: { $target }, a volá UNO.
uno-event-named = { $seat } volí farbu: { $colour }.
uno-event-drew = { $seat } si { $count ->
    [0] nič neťahá
    [one] ťahá kartu
    [few] ťahá { $count } karty
    [many] ťahá { $count } karty
   *[other] ťahá { $count } kariet
}.
uno-event-drew-short = { uno-event-drew } { uno-no-more }
uno-event-drew-seen = { $seat } si ťahá { $cards }.
uno-event-drew-seen-short = { uno-event-drew-seen } { uno-no-more }
uno-event-drew-fine = { $seat } si za trest { $count ->
    [0] nič neťahá
    [one] ťahá kartu
    [few] ťahá { $count } karty
    [many] ťahá { $count } karty
   *[other] ťahá { $count } kariet
}.
uno-event-drew-fine-short = { uno-event-drew-fine } { uno-no-more }
uno-event-drew-fine-seen = { $seat } si za trest ťahá { $cards }.
uno-event-drew-fine-seen-short = { uno-event-drew-fine-seen } { uno-no-more }
uno-no-more = Ďalšie karty už nie sú.
uno-event-kept = { $seat } si necháva, čo prišlo.
uno-event-passed = { $seat } nemá čo zahrať ani potiahnuť a vynecháva.
uno-event-passed-clock = Čas uplynul, { $seat } vynecháva.
uno-event-skipped = { $seat } prichádza o ťah.
uno-event-reversed-left = Smer sa mení: hrá sa doľava, v smere hodinových ručičiek.
uno-event-reversed-right = Smer sa mení: hrá sa doprava, proti smeru hodinových ručičiek.
uno-event-accepted = { $seat } prijíma.
uno-event-challenged-guilty = { $seat } napáda +4. { $offender } blafuje!
uno-event-challenged-guilty-seen = { uno-event-challenged-guilty } Karty: { $cards }.
uno-event-challenged-clear = { $seat } napáda +4, ale { $offender } neblafuje.
uno-event-challenged-clear-seen = { uno-event-challenged-clear } Karty: { $cards }.
uno-event-tookBack = { $seat } si berie +4 späť do ruky.
uno-event-called = { $seat } volá UNO.
uno-event-called-again = { $seat } volá UNO ešte raz.
uno-event-called-fine = { $seat } volá UNO v nesprávnej chvíli. Trest: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
uno-event-noted = { $seat } si všíma, že { $target } nevolá UNO. Platí to, ak UNO nezaznie včas.
uno-event-caught = Pristihnuté! { $seat } si všíma, že { $target } nevolá UNO.
uno-event-caughtNobody = Planý poplach: { $seat } chce pristihnúť, ale { $target } je v bezpečí.
uno-event-caughtNobody-fine = { uno-event-caughtNobody } Trest: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
uno-event-graceOver-open = { $seat } zatiaľ nevolá UNO. Pristihnúť sa dá práve teraz.
uno-event-graceOver-safe = { $seat }: na pristihnutie je už neskoro.
uno-event-reshuffled = Doberací balíček bol prázdny. Nový je z odhodených kariet: { $count }.
uno-event-mixed = Karty všetkých hráčov sa zamiešali dokopy a rozdali znova.
uno-event-swapped = { $seat } a { $target } si vymieňajú karty.
uno-event-rotated = Každý dáva všetky svoje karty ďalšiemu hráčovi.
uno-event-shown = { $target } ukazuje všetky svoje karty iba jednému hráčovi: { $seat }.
uno-event-shown-seen = { $target } ti ukazuje všetky svoje karty: { $cards }.
uno-event-notePlayed = { $seat } má na karte: „{ $text }“.
uno-event-noteSkipped = { $seat } kvôli tejto karte príde o najbližší ťah.
uno-event-noteOver = Hotovo. Hrá sa ďalej.
uno-event-discarded = { $seat } odhadzuje { $cards }.
uno-event-reported = { $seat } hlási, že { $target } našepkáva.
uno-event-voted-yes = { $seat } hlasuje: bolo to našepkávanie.
uno-event-voted-no = { $seat } hlasuje: nebolo to našepkávanie.
uno-event-hintJudged-fined = { $target } našepkáva, a tak príde trest.
uno-event-hintJudged-dropped = Trest nebude, hlásenie padá ({ $target }).
uno-event-hintJudged-lapsed = Kolo sa skončilo a hlásenie s ním ({ $target }).
uno-event-timeUp = Čas uplynul: { $seat }.
uno-event-left = { $seat } odchádza; ďalej hrá bot.
uno-event-returned = { $seat } je späť.
uno-event-dealOver = { $seat } už nemá karty a vyhráva { $deal }. kolo.
uno-event-dealOver-takes = { uno-event-dealOver } Je to za { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}. Stav bodov: { $scores }.
uno-event-dealOver-own = { uno-event-dealOver } Každý ráta svoju ruku: { $points }. Stav bodov: { $scores }.
uno-event-voided = Nikto nemá čo zahrať ani potiahnuť. { $deal }. kolo neplatí a rozdáva sa znova.
uno-event-droppedOut = Mimo zápasu: { $seats }.
uno-event-matchOver = Zápas sa skončil. Víťazstvo: { $winners }.

## Rules of Custom Wilds
uno-who-me = Ten, kto kartu zahrá,
uno-who-next = Ďalší hráč
uno-who-previous = Predchádzajúci hráč
uno-who-chosen = Vybraný hráč
uno-who-others = Každý z ostatných
uno-who-all = Každý hráč
uno-one-named = karta zvolenej farby
uno-one-red = červená karta
uno-one-yellow = žltá karta
uno-one-green = zelená karta
uno-one-blue = modrá karta
uno-one-wild = akýkoľvek žolík
uno-one-skip = karta Stop
uno-one-reverse = karta Zmena smeru
uno-one-plus2 = karta +2
uno-all-named = všetky svoje karty zvolenej farby
uno-all-red = všetky svoje červené karty
uno-all-yellow = všetky svoje žlté karty
uno-all-green = všetky svoje zelené karty
uno-all-blue = všetky svoje modré karty
uno-all-wild = všetky svoje žolíky akéhokoľvek druhu
uno-all-skip = všetky svoje karty Stop
uno-all-reverse = všetky svoje karty Zmena smeru
uno-all-plus2 = všetky svoje karty +2
uno-all-plainwild = všetky svoje obyčajné žolíky
uno-all-plus4 = všetky svoje karty +4
uno-all-shuffle = kartu Zamiešaj karty všetkých
uno-all-custom = všetky svoje Vlastné žolíky
uno-rule-if = { $least ->
    [0] { "" }
    [one] , ak má v ruke aspoň { $least } kartu
    [few] , ak má v ruke aspoň { $least } karty
    [many] , ak má v ruke aspoň { $least } karty
   *[other] , ak má v ruke aspoň { $least } kariet
}{ $most ->
    [0] { "" }
    [one] , ak má v ruke najviac { $most } kartu
    [few] , ak má v ruke najviac { $most } karty
    [many] , ak má v ruke najviac { $most } karty
   *[other] , ak má v ruke najviac { $most } kariet
}
uno-rule-draw = { $who } si potiahne { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}{ uno-rule-if }.
uno-rule-cannot = Ak ďalší hráč nemá kartu, ktorá sa hodí, potiahne si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
uno-rule-until = { $who } si ťahá karty, kým nepríde { $kind }{ uno-rule-if }.
uno-rule-exactly = { $who } si potiahne alebo odhodí toľko kariet, aby v ruke { $count ->
    [one] bola presne { $count } karta
    [few] boli presne { $count } karty
    [many] bolo presne { $count } karty
   *[other] bolo presne { $count } kariet
}{ uno-rule-if }.
uno-rule-discard = { $who } odhodí { $kind }{ uno-rule-if }.
uno-rule-skip = { $who } príde o najbližší ťah{ uno-rule-if }.
uno-rule-again = { $who } hrá ešte raz{ uno-rule-if }.
uno-rule-swap = { $who } si vymení karty s tým, kto kartu zahrá{ uno-rule-if }.
uno-rule-pass = Každý dá všetky svoje karty ďalšiemu hráčovi.
uno-rule-reverse = Smer hry sa obráti.
uno-rule-show = { $who } ukáže karty tomu, kto kartu zahrá, a nikomu inému{ uno-rule-if }.
uno-rule-note = „{ $text }“
uno-event-ruled-draw = { uno-rule-draw } { uno-ruled-hit }
uno-event-ruled-cannot = { uno-rule-cannot } { uno-ruled-hit }
uno-event-ruled-until = { uno-rule-until } { uno-ruled-hit }
uno-event-ruled-exactly = { uno-rule-exactly } { uno-ruled-hit }
uno-event-ruled-discard = { uno-rule-discard } { uno-ruled-hit }
uno-event-ruled-skip = { uno-rule-skip } { uno-ruled-hit }
uno-event-ruled-again = { uno-rule-again } { uno-ruled-hit }
uno-event-ruled-swap = { uno-rule-swap } { uno-ruled-hit }
uno-event-ruled-pass = { uno-rule-pass }
uno-event-ruled-reverse = { uno-rule-reverse }
uno-event-ruled-show = { uno-rule-show } { uno-ruled-hit }
uno-event-ruled-nobody = Tentoraz sa pravidlo karty nikoho netýka.
uno-ruled-hit = Koho sa to týka: { $hit }.

## Why not
asked-turn = teraz zahraj kartu alebo si potiahni
asked-drawn = kartu už máš potiahnutú: zahraj ju alebo si ju nechaj
asked-name = najprv zvoľ farbu
asked-challenge = najprv +4 prijmi alebo napadni
no-four-waits = žiadna +4 teraz na odpoveď nečaká
carried-unanswered = karta navrchu je z minulého kola: nikto ju neprijíma ani nenapáda
carried-named = farbu už zvolil ten, kto tú kartu zahral v minulom kole
asked-replace = zahraj inú kartu namiesto +4
asked-stack = pridaj ďalšiu kartu alebo prijmi všetky naraz
asked-discard = najprv vyber kartu, ktorú odhodíš
note-of-table = stôl teraz robí, čo je na karte; hovorí zaň jeden hráč
no-note = žiadna karta nečaká na to, čo stôl povie
note-whom = na tomto mieste nikto nehrá
note-skipped = { $seat } už o najbližší ťah príde
note-draws = pre jednu kartu sa ťahá najviac { $count }-krát
note-amount = od { $low } do { $high } kariet
card-not-in-hand = kartu { $card } v ruke nemáš
does-not-fit = { $card } sa nehodí na { $top }: hodí sa rovnaké číslo alebo symbol, žolík alebo táto farba: { $colour }
four-wild-held = máš iného žolíka a ten sa hodí vždy, takže +4 musí počkať
four-not-proper = kartu +4 smieš zahrať, len keď nemáš v ruke nič iné tejto farby: { $colour }
only-drawn = po potiahnutí smieš zahrať len to, čo práve prišlo
not-again-four = nie znova +4: zahraj inú kartu
must-lay-drawn = pri tomto stole musíš potiahnutú kartu zahrať, ak sa hodí
needs-colour = ku karte { $card } zvoľ farbu
needs-no-colour = ku karte { $card } sa farba nevolí
needs-target = ku karte { $card } vyber hráča
needs-no-target = ku karte { $card } sa hráč nevyberá
needs-wanted = ku karte { $card } povedz hľadanú farbu
needs-no-wanted = ku karte { $card } sa hľadaná farba nehovorí
target-other = { $seat } tu byť nemôže: vyber niekoho iného, kto hrá
nothing-to-draw = už nie je čo potiahnuť
can-draw = ešte si môžeš potiahnuť, takže vynechať nejde
can-lay = máš kartu, ktorá sa hodí, takže vynechať nejde
say-uno-first = najprv zavolaj UNO, potom hraj ďalej
called-already = UNO už zaznelo
call-not-due = teraz sa UNO nevolá
call-leaves-one = UNO sa volá pri predposlednej karte
catch-whom = pristihnúť môžeš len niekoho iného, kto hrá
caught-already = toto pristihnutie je už zapísané; chvíľu počkaj
has-called = { $seat }: UNO už zaznelo
catch-too-late = neskoro, { $seat } sa už pristihnúť nedá
catch-not-due = { $seat } teraz UNO volať nemusí
catch-cooling = po omyle pri pristihnutí počkaj dve sekundy
no-cards-yet = to smie len hráč, ktorý má karty
does-not-stack = kartu { $card } sem pridať nemôžeš
no-jumping-in = pri tomto stole sa do hry neskáče
jump-own-turn = si na ťahu: kartu jednoducho zahraj
jump-too-late = teraz do hry skočiť nejde
jump-not-twin = do hry sa dá skočiť len s { $card }
no-reports = našepkávanie sa tu teraz nehlási
report-open = najprv sa musí vyriešiť predchádzajúce hlásenie ({ $seat })
bots-report-not = našepkávanie hlásia len ľudia, ktorí hrajú
report-whom = nahlásiť môžeš len iného človeka, ktorý hrá; boti nenašepkávajú
vote-needs-two = na hlasovanie treba aspoň dvoch ľudí okrem toho, o koho ide
nothing-to-answer = na toto sa ťa nikto nepýta
nothing-to-judge = niet hlásenia, o ktorom by sa rozhodovalo
dealer-plays = miesto { $seat } nemôže rozdávať: nikto tam nehrá
cut-for-each = o tom, kto rozdáva, žrebujú všetci: hráčov je { $count }, nie { $given }
cut-to-digit = každý ťahá, kým nepríde číslo, a ďalej už nie
deal-seven = každý hráč dostane { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
deal-starts = posledná otočená karta musí byť prvá, ktorou sa dá začať
too-many-of = toľko kariet { $card } tu nie je
not-in-pile = karta { $card } teraz v doberacom balíčku na rade nie je
draws-too-many = ťahanie sa končí hľadanou kartou, tu je to karta číslo { $count }
draws-other-count = počet kariet na potiahnutie je { $count }, nie { $given }
mix-sizes = ruky musia byť také veľké, ako vyjde pri rozdávaní dookola
mix-same-cards = rozdať sa musia tie karty, ktoré boli v rukách

## Reading cards and positions
not-a-card = „{ $word }“ nie je karta: zapíš ju napríklad ako R5, GS, BV, YD, W alebo W4
pile-count = za „{ $word }“ patrí { $low } až { $high } balíčkov oddelených znakom „/“ (je ich tam: { $given })
no-top-card = „top“ musí určiť kartu, ktorá leží na odhadzovacom balíčku
no-colour = ku karte { $card } treba určiť farbu
colour-of-card = karta { $card } má vlastnú farbu, iná sa určiť nedá
field-before-cards = „{ $word }“ sem nepatrí: karty ešte nie sú rozdané
field-and-phase = „{ $word }“ patrí len k fáze { $may }
phase-needs = fáza { $phase } potrebuje „{ $word }“
phase-and-options = fáza { $phase } s týmito voľbami nastať nemôže
phase-and-top = vo fáze { $phase } je navrchu jedna z kariet: { $may }
seat-is-out = „{ $word }“ nemôže menovať miesto { $seat }: vypadlo zo zápasu
two-must-play = v zápase musia byť ešte aspoň dve miesta
out-and-elimination = „out“ patrí ku k108.scoring=elimination
hand-no-card = miesto { $seat } nemá žiadnu kartu, takže by sa kolo už skončilo
not-held = miesto { $seat } nemá v ruke kartu { $card }
bluff-before-turn = na +4 z miesta { $seat } odpovedá miesto hneď za ním
replace-four = miesto { $seat } musí mať v ruke W4, ktorá sa vrátila, a ešte inú kartu, ktorá sa hodí
quota-and-hand = miesto { $seat } musí mať viac kariet, než hovorí jeho „quota“, a prvá „quota“ patrí miestu na ťahu
drawn-or-due = vo fáze drawn buď „drawn“ určí karty, alebo je ako prvé „due“ miesta na ťahu
lapse-one-card = UNO sa volá s jednou kartou a miesto { $seat } nemá presne jednu
lapse-and-called = miesto { $seat } nemohlo UNO zavolať a zároveň nezavolať
lapse-and-grace = „grace“ patrí k uno.catchGraceMs a „moved“ a „by“ patria ku „grace“
report-not-open = také hlásenie nemôže byť otvorené: jeden človek hlási druhého a hlasy patria ku k108.hintPenalty=vote
winner-holds = miesto { $seat } kolo vyhralo, takže nemôže mať karty
hurried-and-chance = „hurried“ patrí k času na ťah, keď má rozhodnúť náhoda

## Options that don’t go together
own-points-in-teams = pri { $key }={ $value } ráta každý sám za seba, takže nemôžu byť strany
elimination-for-two = { $key }=elimination potrebuje aspoň troch hráčov
dealer-not-seated = miesto { $seat } nemôže rozdávať: { $seats ->
    [one] je tu len { $seats } miesto
    [few] sú tu len { $seats } miesta
    [many] je tu len { $seats } miesta
   *[other] je tu len { $seats } miest
}, rátané od 0
twins-forbid-each-other = { $key }=all nejde dokopy s uno.wd4Mode=strict: dve +4 v jednej ruke by sa nikdy nedali zahrať
team-seats = { $value } je pre toľkoto hráčov: { $may }, nie pre { $seats }
stacking-and-bluff = { $key } ide len s uno.wd4Mode=strict, aby nikto nemusel napádať pridané karty
custom-form = Vlastný žolík { $card }: „{ $word }“ nie je pravidlo: zapíš ho napríklad ako next:draw-3 alebo others?atleast-5:discard-red
custom-who = Vlastný žolík { $card }: „{ $word }“ nikoho neurčuje; na výber je: { $may }
custom-condition = Vlastný žolík { $card }: „{ $word }“ nie je podmienka; na výber je: { $may }
custom-effect = Vlastný žolík { $card }: „{ $word }“ nie je účinok; na výber je: { $may }
custom-kind = Vlastný žolík { $card }: „{ $word }“ nie je druh karty; na výber je: { $may }
custom-amount = Vlastný žolík { $card }: za „{ $word }“ patrí číslo od { $low } do { $high }
custom-nothing-behind = Vlastný žolík { $card }: za „{ $word }“ už nič nepatrí
custom-again-me = Vlastný žolík { $card }: ešte raz hrá len ten, kto kartu zahrá
custom-skip-me = Vlastný žolík { $card }: kto kartu zahrá, nemôže ňou sám prísť o ťah; vyber ďalšieho hráča alebo ostatných
custom-cannot-next = Vlastný žolík { $card }: „keď sa žiadna karta nehodí“ patrí len k ďalšiemu hráčovi, ktorý si potom potiahne daný počet kariet
custom-until-rare = Vlastný žolík { $card }: takých kariet je málo na to, aby sa na ne čakalo; musí ich byť aspoň { $count }
custom-note = Vlastný žolík { $card }: pravidlo vlastnými slovami je jeden riadok, { $low } až { $high } viditeľných znakov
custom-swap-one = Vlastný žolík { $card }: karty sa menia s jedným hráčom: s ďalším, predchádzajúcim alebo vybraným
custom-show-other = Vlastný žolík { $card }: karty ukazujú iní: ďalší, predchádzajúci alebo vybraný hráč, alebo každý z ostatných
custom-of-all = Vlastný žolík { $card }: „{ $word }“ platí pre celý stôl: vyber all
custom-of-all-always = Vlastný žolík { $card }: „{ $word }“ platí pre celý stôl, preto nemá podmienku

## Options
k108-format = kto s kým hrá: každý sám, dve dvojice alebo dve strany
k108-format-individual = každý sám
k108-format-pairs = dve dvojice
k108-format-twoSides = dve strany
k108-scoring = ako sa rátajú body: všetky získa víťaz kola; každý si ráta vlastnú ruku a vyhráva, kto má najmenej; alebo kto dosiahne cieľ, vypadáva
k108-scoring-winnerTakesAll = všetky získa víťaz kola
k108-scoring-low = každý ráta svoju ruku, vyhráva, kto má bodov najmenej
k108-scoring-elimination = kto dosiahne cieľ, vypadáva
k108-target = pri koľkých bodoch sa zápas končí; vo vyraďovacej hre, pri koľkých sa vypadáva
k108-deals = koľko kôl sa hrá; off: kým niekto nedosiahne cieľ
k108-deals-off = kým niekto nedosiahne cieľ
k108-partnerCards = či sa rátajú aj karty víťazovej strany
k108-partnerCards-exclude = nie
k108-partnerCards-include = áno
k108-lowTie = čo znamená zhoda v najnižšom počte bodov: spoločná výhra alebo ešte jedno kolo
k108-lowTie-shared = spoločná výhra
k108-lowTie-extraDeal = ešte jedno kolo
k108-duelReset = či poslední dvaja začínajú znova od 0 bodov, keď všetci ostatní vypadnú
k108-forcedDrawnPlay = keď sa nič nehodilo a potiahnutá karta sa hodí: či ju treba zahrať
k108-revealTo = kto vidí ruku, keď sa napadne +4: len ten, kto napáda, alebo všetci
k108-revealTo-challenger = len ten, kto napáda
k108-revealTo-all = všetci
k108-carryOver = kedy pôsobí +2, +4, Stop alebo Zmena smeru zahraná ako posledná: v ďalšom kole, ešte pred rátaním (len ťahanie) alebo nikdy
k108-carryOver-nextDeal = v ďalšom kole
k108-carryOver-settleNow = ešte pred rátaním
k108-carryOver-off = nikdy
k108-carryTarget = koho sa taká posledná karta týka: prvého hráča nového kola alebo toho, kto by bol na rade v starom
k108-carryTarget-firstPlayer = prvého hráča nového kola
k108-carryTarget-oldNext = toho, kto by bol na rade v starom
k108-hintPenalty = kto rozhodne, či to bolo našepkávanie: ten, o koho ide, všetci hlasovaním, hostiteľ stola, ktorý nehrá, alebo nikto a našepkávanie nič nestojí
k108-hintPenalty-admit = ten, o koho ide
k108-hintPenalty-vote = všetci hlasovaním
k108-hintPenalty-host = hostiteľ stola, ktorý nehrá
k108-hintPenalty-off = nikto, našepkávanie nič nestojí
k108-bots = miesta, za ktoré hrajú boti, ako jedno číslo (nastaví ho stôl)
m112-scoring = či sa rátajú body cez viac kôl; ak nie, celý zápas je jedno kolo
m112-target = pri koľkých bodoch zo všetkých kôl spolu niekto vyhrá zápas
m112-dealerPick = kto rozdáva prvý: rozhodne žrebovanie, hostiteľ stola alebo najvyššia vytiahnutá karta
m112-dealerPick-random = rozhodne žrebovanie
m112-dealerPick-host = rozhodne hostiteľ stola
m112-dealerPick-highCard = rozhodne najvyššia vytiahnutá karta
m112-hostDealer = miesto prvého rozdávajúceho, ak ho hostiteľ stola určí (prvé miesto je 0)
m112-hostDealer-none = zatiaľ nikto
m112-hostDealer-asked = Kto rozdáva prvý?
m112-bots = miesta, za ktoré hrajú boti, ako jedno číslo (nastaví ho stôl)
m112-nextDealer = kto rozdáva nabudúce: hráč po ľavici rozdávajúceho, víťaz alebo rozhodne žrebovanie
m112-nextDealer-left = hráč po ľavici rozdávajúceho
m112-nextDealer-winner = víťaz
m112-nextDealer-random = rozhodne žrebovanie
m112-ignoredStarter = kam idú otočené karty, ktorými sa nezačína: pod prvú kartu alebo späť do doberacieho balíčka
m112-ignoredStarter-staysUnder = pod prvú kartu
m112-ignoredStarter-backIntoPile = späť do doberacieho balíčka
m112-reverse2p = čo robí Zmena smeru pri dvoch hráčoch: pôsobí ako Stop alebo len mení smer
m112-reverse2p-skip = pôsobí ako Stop
m112-reverse2p-literal = len mení smer
m112-wildsMatch = ktoré žolíky v ruke bránia zahrať +4 poctivo: všetky okrem ďalšej +4, všetky, len obyčajný Žolík alebo žiadne
m112-wildsMatch-exceptWD4 = všetky okrem ďalšej +4
m112-wildsMatch-all = všetky
m112-wildsMatch-plainOnly = len obyčajný Žolík
m112-wildsMatch-none = žiadne
m112-lastCardDraws = či sa za +2 alebo +4 zahranú ako posledná karta ešte ťahá pred rátaním
m112-emptyByDiscard = čo sa stane, keď Vlastný žolík vezme niekomu posledné karty: vyhrá alebo si jednu nechá
m112-emptyByDiscard-wins = vyhrá
m112-emptyByDiscard-keepsOne = jednu si nechá
m112-shuffleColour = kedy sa pri karte Zamiešaj karty všetkých volí farba: pred miešaním alebo po ňom
m112-shuffleColour-before = pred miešaním
m112-shuffleColour-after = po miešaní
m112-custom1 = čo sa stane po zahraní Vlastného žolíka 1: nič viac ako po Žolíku, jeden z nápadov v pravidlách alebo pravidlo, ktoré si zložíte alebo napíšete sami
m112-custom2 = čo sa stane po zahraní Vlastného žolíka 2: nič viac ako po Žolíku, jeden z nápadov v pravidlách alebo pravidlo, ktoré si zložíte alebo napíšete sami
m112-custom3 = čo sa stane po zahraní Vlastného žolíka 3: nič viac ako po Žolíku, jeden z nápadov v pravidlách alebo pravidlo, ktoré si zložíte alebo napíšete sami
option-blank = žiadne, je to obyčajný Žolík
option-idea1 = ďalší hráč ťahá, kým nepríde zvolená farba
option-idea2 = všetci ostatní odhodia svoje žolíky
option-idea3 = ďalší hráč si potiahne 3, ak sa mu nič nehodí
option-idea4 = ešte jeden ťah
option-idea5 = ďalší hráč ťahá alebo odhadzuje, kým nemá 7 kariet
m112-customLosesTurn = či Vlastný žolík, po ktorom si ďalší hráč ťahá alebo odhadzuje, berie aj ťah
m112-idea1Colour = ktorá farba sa ťahaním hľadá: práve zvolená, osobitne povedaná alebo napísaná na karte
m112-idea1Colour-named = práve zvolená
m112-idea1Colour-separate = osobitne povedaná
m112-idea1Colour-red = { uno-colour-R }
m112-idea1Colour-yellow = { uno-colour-Y }
m112-idea1Colour-green = { uno-colour-G }
m112-idea1Colour-blue = { uno-colour-B }
m112-idea3Play = čo nasleduje, keď sa nič nehodilo a hráč si potiahol tri karty: jednu z nich smie zahrať alebo sa ťah končí
m112-idea3Play-mayPlay = jednu z nich smie zahrať
m112-idea3Play-endsTurn = ťah sa končí
m112-format = domáce pravidlo: každý sám, dve dvojice alebo dve strany
m112-format-individual = každý sám
m112-format-pairs = dve dvojice
m112-format-twoSides = dve strany
uno-wd4Mode = čo s nepoctivou kartou +4: dá sa zahrať ako blaf a napadnúť, alebo sa zahrať nedá
uno-wd4Mode-bluff = blaf, ktorý sa dá napadnúť
uno-wd4Mode-strict = nedá sa zahrať
uno-catchGraceMs = ako dlho sa dá ešte zavolať UNO, kým pristihnutie začne platiť
uno-falseCallPenalty = koľko kariet stojí UNO v nesprávnej chvíli alebo pristihnutie bez dôvodu
uno-turnTimer = koľko sekúnd smieš rozmýšľať; potom za teba hra urobí to najopatrnejšie
uno-turnTimer-off = bez obmedzenia
uno-colourSymbols = či má každá farba aj svoju značku: červená ●, žltá ★, zelená ▲, modrá ■
uno-stacking = domáce pravidlo: čím sa smie odpovedať na +2 alebo +4, aby sa karty sčítavali: ničím, rovnakou kartou alebo aj kartou +4 na +2
uno-stacking-off = ničím
uno-stacking-same = rovnakou kartou
uno-stacking-up = rovnakou kartou a +4 na +2
uno-jumpIn = domáce pravidlo: či sa smie rovnaká karta s číslom zahrať mimo poradia
uno-sevenZero = domáce pravidlo: či si pri 7 dvaja hráči vymenia karty a pri 0 každý podá svoje karty ďalej
uno-drawUntil = domáce pravidlo: či ten, komu sa nič nehodí, ťahá, kým niečo nepríde, a nie len raz
k108-format-label = Kto s kým hrá
k108-scoring-label = Ako sa rátajú body
k108-target-label = Body, ktoré ukončia zápas
k108-deals-label = Počet kôl
k108-partnerCards-label = Rátajú sa aj karty partnerov
k108-lowTie-label = Zhoda v najnižšom počte bodov
k108-duelReset-label = Poslední dvaja začínajú od 0
k108-forcedDrawnPlay-label = Potiahnutá karta sa musí zahrať
k108-revealTo-label = Kto vidí napadnutú ruku
k108-carryOver-label = Kedy pôsobí posledná karta
k108-carryTarget-label = Koho sa týka posledná karta
k108-hintPenalty-label = Kto rozhoduje o našepkávaní
m112-scoring-label = Body cez viac kôl
m112-target-label = Body, ktoré ukončia zápas
m112-dealerPick-label = Kto rozdáva prvý
m112-hostDealer-label = Miesto prvého rozdávajúceho
m112-nextDealer-label = Kto rozdáva nabudúce
m112-ignoredStarter-label = Karty, ktorými sa nezačína
m112-reverse2p-label = Zmena smeru pri dvoch hráčoch
m112-wildsMatch-label = Ktoré žolíky bránia +4
m112-lastCardDraws-label = Posledná +2 alebo +4 pôsobí
m112-emptyByDiscard-label = Keď Vlastný žolík vezme poslednú kartu
m112-shuffleColour-label = Farba pri miešaní kariet všetkých
m112-custom1-label = Pravidlo karty Vlastný žolík 1
m112-custom2-label = Pravidlo karty Vlastný žolík 2
m112-custom3-label = Pravidlo karty Vlastný žolík 3
m112-customLosesTurn-label = Vlastný žolík berie aj ťah
m112-idea1Colour-label = Hľadaná farba
m112-idea3Play-label = Po troch potiahnutých kartách
m112-format-label = Kto s kým hrá
uno-wd4Mode-label = Nepoctivá karta +4
uno-catchGraceMs-label = Čas na UNO, v sekundách
uno-falseCallPenalty-label = Koľko kariet za planý poplach
uno-turnTimer-label = Čas na rozhodnutie, v sekundách
uno-colourSymbols-label = Značky pri farbách
uno-stacking-label = Čím sa odpovedá na +2 a +4
uno-jumpIn-label = Rovnaká karta mimo poradia
uno-sevenZero-label = 7 a 0 vymieňajú karty hráčov
uno-drawUntil-label = Ťahanie, kým niečo nepríde

## Pictures
uno-picture-title = Stôl hry UNO
uno-picture-deal = { $deal }. kolo
uno-picture-left = ↻ doľava
uno-picture-right = ↺ doprava
uno-picture-pile = Doberací balíček: { $count }
uno-picture-discards = Odhadzovací balíček: { $count }
uno-picture-top = Navrchu:
uno-picture-colour = Farba: { $colour }
uno-picture-seat = { $seat } ({ $count })
uno-picture-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
uno-picture-called = UNO
uno-picture-silent = zatiaľ bez UNO
uno-picture-dealer = rozdáva
uno-picture-out = mimo zápasu
uno-picture-four = +4: { $seat } prijme alebo napadne
uno-picture-stacked = Spolu na potiahnutie: { $count }
uno-picture-toll = Ak sa nič nehodí, potiahne sa: { $count }
uno-prompt-turn-none = Si na ťahu. Nič sa nehodí: potiahni si kartu.
uno-prompt-turn-pass = Si na ťahu. Nič sa nehodí a už nie je čo potiahnuť: vynechaj.
uno-prompt-drawn-none = { $count ->
    [one] Prišla ti karta { $cards }. Nehodí sa: nechaj si ju.
    [few] Prišli ti karty { $cards }. Žiadna sa nehodí: nechaj si všetky.
    [many] Prišli ti karty { $cards }. Žiadna sa nehodí: nechaj si všetky.
   *[other] Prišli ti karty { $cards }. Žiadna sa nehodí: nechaj si všetky.
}
uno-prompt-stack-none = Nemáš čo pridať: prijmi a potiahni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
uno-ask-silent = { $name } má jednu kartu. Všimol si niekto, že nezaznelo UNO?
uno-nobody-noticed = Nikto. Hráme ďalej
