## Cards
uno-colour-R = červená
uno-colour-Y = žlutá
uno-colour-G = zelená
uno-colour-B = modrá
uno-sign-S = Stop
uno-sign-V = Změna směru
uno-sign-D = +2
uno-sign-W = Žolík
uno-sign-W4 = Žolík +4
uno-sign-WH = Zamíchej karty všech
uno-sign-WC1 = Vlastní žolík 1
uno-sign-WC2 = Vlastní žolík 2
uno-sign-WC3 = Vlastní žolík 3
uno-card-R = { $sign }, barva červená
uno-card-Y = { $sign }, barva žlutá
uno-card-G = { $sign }, barva zelená
uno-card-B = { $sign }, barva modrá
uno-legend = Karty: R červená ●, Y žlutá ★, G zelená ▲, B modrá ■ · potom číslo 0–9, S Stop, V Změna směru nebo D +2, třeba R5 nebo BS · W Žolík, W4 Žolík +4, WH Zamíchej karty všech, WC1, WC2 a WC3 Vlastní žolíci
uno-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

## What a player may do
uno-action-play = zahrát kartu { $card }
uno-action-play-call = zahrát kartu { $card } a zavolat UNO
uno-action-play-colour = zahrát kartu { $card }, barva: { $colour }
uno-action-play-colour-call = zahrát kartu { $card }, barva: { $colour }, a zavolat UNO
uno-action-play-target = zahrát kartu { $card }, výběr: { $target }
uno-action-play-target-call = zahrát kartu { $card }, výběr: { $target }, a zavolat UNO
uno-action-play-colour-target = zahrát kartu { $card }, barva: { $colour }, výběr: { $target }
uno-action-play-colour-target-call = zahrát kartu { $card }, barva: { $colour }, výběr: { $target }, a zavolat UNO
uno-action-play-colour-wanted = zahrát kartu { $card }, barva: { $colour }, hledaná barva: { $wanted }
uno-action-play-colour-wanted-call = zahrát kartu { $card }, barva: { $colour }, hledaná barva: { $wanted }, a zavolat UNO
uno-action-play-colour-target-wanted = zahrát kartu { $card }, barva: { $colour }, výběr: { $target }, hledaná barva: { $wanted }
uno-action-play-colour-target-wanted-call = zahrát kartu { $card }, barva: { $colour }, výběr: { $target }, hledaná barva: { $wanted }, a zavolat UNO
uno-action-jump = skočit do hry s kartou { $card }
uno-action-jump-call = skočit do hry s kartou { $card } a zavolat UNO
uno-action-jump-target = skočit do hry s kartou { $card }, výběr: { $target }
uno-action-jump-target-call = skočit do hry s kartou { $card }, výběr: { $target }, a zavolat UNO
uno-action-draw = líznout si
uno-action-keep = nechat si
uno-action-pass = vynechat
uno-action-name = zvolit barvu: { $colour }
uno-action-accept = přijmout
uno-action-challenge = napadnout +4
uno-action-discard = odhodit kartu { $card }
uno-action-call = zavolat UNO
uno-action-catch = nachytat: { $target }
uno-action-report = ohlásit nápovědu: { $target }
uno-action-answer-yes = ano, byla to nápověda
uno-action-answer-no = ne, nebyla to nápověda
uno-action-vote-yes = hlasovat: byla to nápověda
uno-action-vote-no = hlasovat: nebyla to nápověda
uno-action-judge-yes = rozhodnout: byla to nápověda
uno-action-judge-no = rozhodnout: nebyla to nápověda
uno-action-noteDraw = { $seat } si lízne { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
uno-action-noteSkip = { $seat } přijde o nejbližší tah
uno-action-noteDone = hotovo: co je na kartě, je uděláno
uno-action-cut = losovat, kdo rozdává: { $cards }
uno-action-dealer = rozdává { $seat }
uno-action-deal = rozdat karty
uno-action-give = z dobíracího balíčku: { $cards }
uno-action-give-none = už není co líznout
uno-action-mix = zamíchat karty všech hráčů dohromady
uno-action-ring = čas vypršel
uno-action-leave = { $seat } odchází od stolu
uno-action-return = { $seat } se vrací ke stolu

## What is asked for
uno-prompt-cut = Každý si táhne kartu. Rozdává, kdo má nejvyšší číslo.
uno-prompt-dealer = Losuje se, kdo rozdává.
uno-prompt-deal = Rozdávají se karty.
uno-prompt-mix = Karty všech hráčů se míchají dohromady.
uno-prompt-note = Teď děláte, co je na kartě: „{ $text }“. Pak se hraje dál.
uno-prompt-settle = Ještě se líznou poslední karty a pak se sčítají body.
uno-prompt-draws = { $seat } si líže.
uno-prompt-over = Zápas skončil.
uno-prompt-wait = { $seat } přemýšlí.
uno-prompt-wait-challenge = Leží tu +4. { $seat } ho přijme, nebo napadne.
uno-prompt-wait-stack = { $seat } přemýšlí. K líznutí celkem: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
uno-prompt-turn = Jsi na tahu. Zahraj kartu, která se hodí, nebo si jednu lízni.
uno-prompt-turn-until = Jsi na tahu. Nic se nehodí: lízej si, dokud něco nepřijde.
uno-prompt-turn-toll = Jsi na tahu. Nic se nehodí: lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
uno-prompt-turn-empty = Jsi na tahu. Už není co líznout: zahraj kartu, která se hodí.
uno-prompt-drawn = { $count ->
    [one] Přišla ti karta { $cards }. Zahraj ji, nebo si ji nech.
    [few] Přišly ti karty { $cards }. Zahraj tu, která se hodí, nebo si nech všechny.
    [many] Přišly ti karty { $cards }. Zahraj tu, která se hodí, nebo si nech všechny.
   *[other] Přišly ti karty { $cards }. Zahraj tu, která se hodí, nebo si nech všechny.
}
uno-prompt-drawn-must = { $count ->
    [one] Přišla ti karta { $cards }. Hodí se, tak ji zahraj.
    [few] Přišly ti karty { $cards }. Zahraj tu, která se hodí.
    [many] Přišly ti karty { $cards }. Zahraj tu, která se hodí.
   *[other] Přišly ti karty { $cards }. Zahraj tu, která se hodí.
}
uno-prompt-challenge = { $seat } hraje +4, barva: { $colour }. Přijmi a lízni si 4 karty, nebo +4 napadni.
uno-prompt-replace = Karta +4 je zpátky v tvé ruce. Zahraj jinou a pak si lízneš 4 karty.
uno-prompt-stack-plus2 = Přidej další +2, nebo přijmi a lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
uno-prompt-stack-plus4 = Přidej další +4, nebo přijmi a lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
uno-prompt-stack-both = Přidej +2 nebo +4, anebo přijmi a lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
uno-prompt-discard = Vyber, co odhodíš. Zbývá odhodit: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
uno-prompt-name = Zvol barvu.
uno-prompt-call = Zbývá ti jedna karta. Zavolej UNO.
uno-prompt-call-turn = Zbývá ti jedna karta. Zavolej UNO a hraj dál.
uno-prompt-catch = Jedna karta a žádné UNO: { $seats }. Teď můžeš zasáhnout.
uno-prompt-jump = Taky máš kartu { $card }. Můžeš skočit do hry, než se rozhodne { $seat }.
uno-prompt-answer = { $seat } říká, že to byla tvoje nápověda. Je to tak?
uno-prompt-vote = Napovídá { $seat }? Hlasuj.

## What happened
uno-event-cutFor = { $seats } losují, kdo rozdává: { $cards }. Nejvyšší číslo má { $dealer } a rozdává.
uno-event-cutFor-tie = { $seats } losují, kdo rozdává: { $cards }. Nejvyšší číslo má víc hráčů, a tak losují znovu jen oni.
uno-event-dealerChosen = Rozdává { $seat }.
uno-event-dealt = { $deal }. kolo: rozdává { $dealer }. První karta je { $card }.
uno-event-dealt-ignored = { $deal }. kolo: rozdává { $dealer }. Tím se nezačíná: { $cards }. První karta je { $card }.
uno-event-dealt-carried = { $deal }. kolo: rozdává { $dealer }. Na stole zůstává { $card } jako první karta.
uno-event-played = { $seat } hraje kartu { $card }.
uno-event-played-call = { $seat } hraje kartu { $card } a volá UNO.
uno-event-played-colour = { $seat } hraje kartu { $card }, barva: { $colour }.
uno-event-played-colour-call = { $seat } hraje kartu { $card }, barva: { $colour }, a volá UNO.
uno-event-played-target = { $seat } hraje kartu { $card }, výběr: { $target }.
uno-event-played-target-call = { $seat } hraje kartu { $card }, výběr: { $target }, a volá UNO.
uno-event-played-colour-target = { $seat } hraje kartu { $card }, barva: { $colour }, výběr: { $target }.
uno-event-played-colour-target-call = { $seat } hraje kartu { $card }, barva: { $colour }, výběr: { $target }, a volá UNO.
uno-event-played-colour-wanted = { $seat } hraje kartu { $card }, barva: { $colour }. Hledaná barva: { $wanted }.
uno-event-played-colour-wanted-call = { $seat } hraje kartu { $card }, barva: { $colour }, a volá UNO. Hledaná barva: { $wanted }.
uno-event-played-colour-target-wanted = { $seat } hraje kartu { $card }, barva: { $colour }, výběr: { $target }. Hledaná barva: { $wanted }.
uno-event-played-colour-target-wanted-call = { $seat } hraje kartu { $card }, barva: { $colour }, výběr: { $target }, a volá UNO. Hledaná barva: { $wanted }.
uno-event-jumped = { $seat } skáče do hry s kartou { $card }.
uno-event-jumped-call = { $seat } skáče do hry s kartou { $card } a volá UNO.
uno-event-jumped-target = { $seat } skáče do hry s kartou { $card }, výběr: { $target }.
uno-event-jumped-target-call = { $seat } skáče do hry s kartou { $card }, výběr: { $target }, a volá UNO.
uno-event-named = { $seat } volí barvu: { $colour }.
uno-event-drew = { $seat } si { $count ->
    [0] nic nelíže
    [one] líže kartu
    [few] líže { $count } karty
    [many] líže { $count } karty
   *[other] líže { $count } karet
}.
uno-event-drew-short = { uno-event-drew } { uno-no-more }
uno-event-drew-seen = { $seat } si líže: { $cards }.
uno-event-drew-seen-short = { uno-event-drew-seen } { uno-no-more }
uno-event-drew-fine = { $seat } si za trest { $count ->
    [0] nic nelíže
    [one] líže kartu
    [few] líže { $count } karty
    [many] líže { $count } karty
   *[other] líže { $count } karet
}.
uno-event-drew-fine-short = { uno-event-drew-fine } { uno-no-more }
uno-event-drew-fine-seen = { $seat } si za trest líže: { $cards }.
uno-event-drew-fine-seen-short = { uno-event-drew-fine-seen } { uno-no-more }
uno-no-more = Další karty už nejsou.
uno-event-kept = { $seat } si nechává, co přišlo.
uno-event-passed = { $seat } nemá co zahrát ani líznout a vynechává.
uno-event-passed-clock = Čas vypršel, { $seat } vynechává.
uno-event-skipped = { $seat } přichází o tah.
uno-event-reversed-left = Směr se mění: hraje se doleva, po směru hodinových ručiček.
uno-event-reversed-right = Směr se mění: hraje se doprava, proti směru hodinových ručiček.
uno-event-accepted = { $seat } přijímá.
uno-event-challenged-guilty = { $seat } napadá +4. { $offender } blafuje!
uno-event-challenged-guilty-seen = { uno-event-challenged-guilty } Karty: { $cards }.
uno-event-challenged-clear = { $seat } napadá +4, ale { $offender } neblafuje.
uno-event-challenged-clear-seen = { uno-event-challenged-clear } Karty: { $cards }.
uno-event-tookBack = { $seat } si bere +4 zpátky do ruky.
uno-event-called = { $seat } volá UNO.
uno-event-called-again = { $seat } volá UNO ještě jednou.
uno-event-called-fine = { $seat } volá UNO v nepravou chvíli. Trest: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
uno-event-noted = { $seat } si všímá, že { $target } nevolá UNO. Platí to, když UNO nezazní včas.
uno-event-caught = Nachytáno! { $seat } si všímá, že { $target } nevolá UNO.
uno-event-caughtNobody = Planý poplach: { $seat } chce nachytat, ale { $target } je v bezpečí.
uno-event-caughtNobody-fine = { uno-event-caughtNobody } Trest: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
uno-event-graceOver-open = { $seat } zatím nevolá UNO. Nachytat se dá právě teď.
uno-event-graceOver-safe = { $seat } už je v bezpečí, nachytat teď nejde.
uno-event-reshuffled = Dobírací balíček došel. Nový je ze zamíchaných odhozených karet: { $count }.
uno-event-mixed = Karty všech hráčů se zamíchaly dohromady a rozdaly znovu.
uno-event-swapped = { $seat } a { $target } si vyměňují karty.
uno-event-rotated = Každý dává všechny své karty dalšímu hráči.
uno-event-shown = { $target } ukazuje všechny své karty jen jednomu hráči: { $seat }.
uno-event-shown-seen = { $target } ti ukazuje všechny své karty: { $cards }.
uno-event-notePlayed = { $seat }: na kartě stojí „{ $text }“.
uno-event-noteSkipped = { $seat } kvůli kartě přijde o nejbližší tah.
uno-event-noteOver = Hotovo. Hraje se dál.
uno-event-discarded = { $seat } odhazuje: { $cards }.
uno-event-reported = { $seat } hlásí, že { $target } napovídá.
uno-event-voted-yes = { $seat } hlasuje: byla to nápověda.
uno-event-voted-no = { $seat } hlasuje: nebyla to nápověda.
uno-event-hintJudged-fined = { $target } napovídá, a tak přijde trest.
uno-event-hintJudged-dropped = { $target } trest nedostane, hlášení padá.
uno-event-hintJudged-lapsed = Kolo skončilo a hlášení s ním ({ $target }).
uno-event-timeUp = Čas vypršel: { $seat }.
uno-event-left = { $seat } odchází; dál hraje bot.
uno-event-returned = { $seat } je zpátky.
uno-event-dealOver = { $seat } už nemá karty a vyhrává { $deal }. kolo.
uno-event-dealOver-takes = { uno-event-dealOver } Je to za { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}. Stav bodů: { $scores }.
uno-event-dealOver-own = { uno-event-dealOver } Každý počítá svoje karty: { $points }. Stav bodů: { $scores }.
uno-event-voided = Nikdo nemá co zahrát ani líznout. { $deal }. kolo neplatí a rozdává se znovu.
uno-event-droppedOut = Mimo zápas: { $seats }.
uno-event-matchOver = Zápas skončil. Vítězství: { $winners }.

## Rules of Custom Wilds
uno-who-me = Ten, kdo kartu zahraje,
uno-who-next = Další hráč
uno-who-previous = Předchozí hráč
uno-who-chosen = Vybraný hráč
uno-who-others = Každý z ostatních
uno-who-all = Každý hráč
uno-one-named = karta zvolené barvy
uno-one-red = červená karta
uno-one-yellow = žlutá karta
uno-one-green = zelená karta
uno-one-blue = modrá karta
uno-one-wild = jakýkoli žolík
uno-one-skip = karta Stop
uno-one-reverse = karta Změna směru
uno-one-plus2 = karta +2
uno-all-named = všechny své karty zvolené barvy
uno-all-red = všechny své červené karty
uno-all-yellow = všechny své žluté karty
uno-all-green = všechny své zelené karty
uno-all-blue = všechny své modré karty
uno-all-wild = všechny své žolíky jakéhokoli druhu
uno-all-skip = všechny své karty Stop
uno-all-reverse = všechny své karty Změna směru
uno-all-plus2 = všechny své karty +2
uno-all-plainwild = všechny své obyčejné žolíky
uno-all-plus4 = všechny své karty +4
uno-all-shuffle = svou kartu Zamíchej karty všech
uno-all-custom = všechny své Vlastní žolíky
uno-rule-if = { $least ->
    [0] { "" }
    [one] , pokud má v ruce aspoň { $least } kartu
    [few] , pokud má v ruce aspoň { $least } karty
    [many] , pokud má v ruce aspoň { $least } karty
   *[other] , pokud má v ruce aspoň { $least } karet
}{ $most ->
    [0] { "" }
    [one] , pokud má v ruce nejvýš { $most } kartu
    [few] , pokud má v ruce nejvýš { $most } karty
    [many] , pokud má v ruce nejvýš { $most } karty
   *[other] , pokud má v ruce nejvýš { $most } karet
}
uno-rule-draw = { $who } si lízne { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}{ uno-rule-if }.
uno-rule-cannot = Když další hráč nemá kartu, která se hodí, lízne si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
uno-rule-until = { $who } si líže karty, dokud nepřijde { $kind }{ uno-rule-if }.
uno-rule-exactly = { $who } si lízne nebo odhodí tolik karet, aby v ruce { $count ->
    [one] byla přesně { $count } karta
    [few] byly přesně { $count } karty
    [many] bylo přesně { $count } karty
   *[other] bylo přesně { $count } karet
}{ uno-rule-if }.
uno-rule-discard = { $who } odhodí { $kind }{ uno-rule-if }.
uno-rule-skip = { $who } přijde o nejbližší tah{ uno-rule-if }.
uno-rule-again = { $who } hraje ještě jednou{ uno-rule-if }.
uno-rule-swap = { $who } si vymění karty s tím, kdo kartu zahraje{ uno-rule-if }.
uno-rule-pass = Každý dá všechny své karty dalšímu hráči.
uno-rule-reverse = Směr hry se obrátí.
uno-rule-show = { $who } ukáže karty tomu, kdo kartu zahraje, a nikomu jinému{ uno-rule-if }.
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
uno-event-ruled-nobody = Tentokrát se pravidlo karty nikoho netýká.
uno-ruled-hit = Koho se to týká: { $hit }.

## Why not
asked-turn = teď zahraj kartu, nebo si lízni
asked-drawn = kartu už máš líznutou: zahraj ji, nebo si ji nech
asked-name = nejdřív zvol barvu
asked-challenge = nejdřív +4 přijmi, nebo napadni
no-four-waits = žádný +4 teď na odpověď nečeká
carried-unanswered = karta navrchu je z minulého kola: nikdo ji nepřijímá ani nenapadá
carried-named = barvu už zvolil ten, kdo tu kartu zahrál v minulém kole
asked-replace = zahraj jinou kartu místo +4
asked-stack = přidej další kartu, nebo přijmi všechny najednou
asked-discard = nejdřív vyber kartu, kterou odhodíš
note-of-table = stůl teď dělá, co je na kartě; mluví za něj jeden hráč
no-note = žádná karta nečeká na to, co stůl řekne
note-whom = na tomto místě nikdo nehraje
note-skipped = { $seat } už o nejbližší tah přijde
note-draws = kvůli jedné kartě se lízá nejvýš { $count }krát
note-amount = od { $low } do { $high } karet
card-not-in-hand = kartu { $card } v ruce nemáš
does-not-fit = karta { $card } se nehodí na kartu { $top }: hodí se stejné číslo nebo symbol, žolík nebo tato barva: { $colour }
four-wild-held = máš jiného žolíka a ten se hodí vždycky, takže +4 musí počkat
four-not-proper = kartu +4 smíš zahrát, jen když nemáš v ruce nic jiného v této barvě: { $colour }
only-drawn = po líznutí smíš zahrát jen to, co právě přišlo
not-again-four = ne znovu +4: zahraj jinou kartu
must-lay-drawn = u tohoto stolu musíš líznutou kartu zahrát, když se hodí
needs-colour = ke kartě { $card } zvol barvu
needs-no-colour = ke kartě { $card } se barva nevolí
needs-target = ke kartě { $card } vyber hráče
needs-no-target = ke kartě { $card } se hráč nevybírá
needs-wanted = ke kartě { $card } řekni hledanou barvu
needs-no-wanted = ke kartě { $card } se hledaná barva neříká
target-other = { $seat } se vybrat nedá: vyber někoho jiného, kdo hraje
nothing-to-draw = už není co líznout
can-draw = ještě si můžeš líznout, takže vynechat nejde
can-lay = máš kartu, která se hodí, takže vynechat nejde
say-uno-first = nejdřív zavolej UNO, pak hraj dál
called-already = tvoje UNO už zaznělo
call-not-due = teď se UNO nevolá
call-leaves-one = UNO se volá u předposlední karty
catch-whom = nachytat můžeš jen někoho jiného, kdo hraje
caught-already = to už je zapsané; chvilku počkej
has-called = { $seat }: UNO už zaznělo
catch-too-late = pozdě, { $seat } už je v bezpečí
catch-not-due = { $seat } teď UNO volat nemusí
catch-cooling = po planém poplachu dvě sekundy počkej
no-cards-yet = to smí jen hráč, který má karty
does-not-stack = kartu { $card } sem přidat nejde
no-jumping-in = u tohoto stolu se do hry neskáče
jump-own-turn = jsi na tahu: kartu prostě zahraj
jump-too-late = teď do hry skočit nejde
jump-not-twin = do hry se dá skočit jen s kartou { $card }
no-reports = nápovědy se tu teď nehlásí
report-open = nejdřív se musí vyřešit předchozí hlášení ({ $seat })
bots-report-not = nápovědy hlásí jen lidé, kteří hrají
report-whom = ohlásit můžeš jen jiného člověka, který hraje; boti nenapovídají
vote-needs-two = k hlasování je třeba aspoň dvou lidí kromě toho, o koho jde
nothing-to-answer = na to se tě nikdo neptá
nothing-to-judge = není tu hlášení, o kterém by se rozhodovalo
dealer-plays = místo { $seat } nemůže rozdávat: nikdo tam nehraje
cut-for-each = o tom, kdo rozdává, losují všichni: hráčů je { $count }, ne { $given }
cut-to-digit = každý losuje, dokud nepřijde číslo, a dál už ne
deal-seven = každý hráč dostane { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
deal-starts = poslední otočená karta musí být první, kterou se dá začít
too-many-of = tolik karet { $card } tu není
not-in-pile = karta { $card } teď v dobíracím balíčku na řadě není
draws-too-many = lízání končí hledanou kartou, tady je to karta číslo { $count }
draws-other-count = počet karet k líznutí je { $count }, ne { $given }
mix-sizes = počty karet v rukou musí být takové, jaké vyjdou při rozdávání dokola
mix-same-cards = rozdat se musí ty karty, které byly v rukou

## Reading cards and positions
not-a-card = „{ $word }“ není karta; zapiš ji třeba jako R5, GS, BV, YD, W nebo W4
pile-count = za „{ $word }“ patří { $low } až { $high } balíčků oddělených znakem „/“ (je jich tam: { $given })
no-top-card = „top“ musí určit kartu, která leží na odhazovacím balíčku
no-colour = ke kartě { $card } je třeba určit barvu
colour-of-card = karta { $card } má barvu vlastní, jiná se určit nedá
field-before-cards = „{ $word }“ sem nepatří: karty ještě nejsou rozdané
field-and-phase = „{ $word }“ patří jen k fázi { $may }
phase-needs = fáze { $phase } potřebuje „{ $word }“
phase-and-options = fáze { $phase } s těmito volbami nastat nemůže
phase-and-top = ve fázi { $phase } je nahoře jedna z karet: { $may }
seat-is-out = „{ $word }“ nemůže jmenovat místo { $seat }: vypadlo ze zápasu
two-must-play = v zápase musí být ještě aspoň dvě místa
out-and-elimination = „out“ patří ke k108.scoring=elimination
hand-no-card = místo { $seat } nemá žádnou kartu, takže by kolo už skončilo
not-held = místo { $seat } nemá v ruce kartu { $card }
bluff-before-turn = na +4 z místa { $seat } odpovídá místo hned za ním
replace-four = místo { $seat } musí mít v ruce W4, které se vrátilo, a ještě jinou kartu, která se hodí
quota-and-hand = místo { $seat } musí mít víc karet, než říká jeho „quota“, a první „quota“ patří místu na tahu
drawn-or-due = ve fázi drawn buď „drawn“ určí karty, nebo je jako první „due“ místa na tahu
lapse-one-card = UNO se volá s jednou kartou, a místo { $seat } nemá přesně jednu
lapse-and-called = místo { $seat } nemohlo UNO zavolat a zároveň nezavolat
lapse-and-grace = „grace“ patří k uno.catchGraceMs a „moved“ a „by“ patří ke „grace“
report-not-open = takové hlášení nemůže být otevřené: jeden člověk hlásí druhého a hlasy patří ke k108.hintPenalty=vote
winner-holds = místo { $seat } kolo vyhrálo, takže nemůže mít karty
hurried-and-chance = „hurried“ patří k času na tah, když má rozhodnout náhoda

## Options that don’t go together
own-points-in-teams = při { $key }={ $value } počítá každý sám za sebe, takže se nedá hrát na strany
elimination-for-two = { $key }=elimination potřebuje aspoň tři hráče
dealer-not-seated = místo { $seat } nemůže rozdávat: { $seats ->
    [one] je tu jen { $seats } místo
    [few] jsou tu jen { $seats } místa
    [many] je tu jen { $seats } místa
   *[other] je tu jen { $seats } míst
}, počítáno od 0
twins-forbid-each-other = { $key }=all nejde dohromady s uno.wd4Mode=strict: dvě karty +4 v jedné ruce by se nikdy nedaly zahrát
team-seats = { $value } je pro tolik hráčů: { $may }, ne pro { $seats }
stacking-and-bluff = { $key } jde jen s uno.wd4Mode=strict, aby nikdo nemusel napadat přidané karty
custom-form = Vlastní žolík { $card }: „{ $word }“ není pravidlo; zapiš ho třeba jako next:draw-3 nebo others?atleast-5:discard-red
custom-who = Vlastní žolík { $card }: „{ $word }“ nikoho neurčuje; na výběr je: { $may }
custom-condition = Vlastní žolík { $card }: „{ $word }“ není podmínka; na výběr je: { $may }
custom-effect = Vlastní žolík { $card }: „{ $word }“ není účinek; na výběr je: { $may }
custom-kind = Vlastní žolík { $card }: „{ $word }“ není druh karty; na výběr je: { $may }
custom-amount = Vlastní žolík { $card }: za „{ $word }“ patří číslo od { $low } do { $high }
custom-nothing-behind = Vlastní žolík { $card }: za „{ $word }“ už nic být nesmí
custom-again-me = Vlastní žolík { $card }: ještě jednou hraje jen ten, kdo kartu zahraje
custom-skip-me = Vlastní žolík { $card }: kdo kartu zahraje, nemůže kvůli ní přijít o tah; vyber dalšího hráče nebo ostatní
custom-cannot-next = Vlastní žolík { $card }: „když se žádná karta nehodí“ patří jen k dalšímu hráči, který si pak lízne daný počet karet
custom-until-rare = Vlastní žolík { $card }: takových karet je příliš málo, než aby se na ně čekalo; musí jich být aspoň { $count }
custom-note = Vlastní žolík { $card }: pravidlo vlastními slovy je jeden řádek, { $low } až { $high } viditelných znaků
custom-swap-one = Vlastní žolík { $card }: karty se mění s jedním hráčem: s dalším, předchozím nebo vybraným
custom-show-other = Vlastní žolík { $card }: karty ukazují jiní: další, předchozí nebo vybraný hráč, nebo každý z ostatních
custom-of-all = Vlastní žolík { $card }: „{ $word }“ platí pro celý stůl; vyber all
custom-of-all-always = Vlastní žolík { $card }: „{ $word }“ platí pro celý stůl, a tak nemá podmínku

## Options
k108-format = kdo s kým hraje: každý sám, dvě dvojice, nebo dvě strany
k108-format-individual = každý sám
k108-format-pairs = dvě dvojice
k108-format-twoSides = dvě strany
k108-scoring = jak se počítají body: všechny bere vítěz kola, každý počítá svoje karty a vyhrává, kdo má bodů nejmíň, nebo vypadává, kdo dojde k cíli
k108-scoring-winnerTakesAll = všechny bere vítěz kola
k108-scoring-low = každý počítá svoje karty, vyhrává, kdo má nejmíň
k108-scoring-elimination = vypadává, kdo dojde k cíli
k108-target = při kolika bodech zápas končí; kde se vypadává, při kolika někdo vypadne
k108-deals = kolik kol se hraje; off: dokud někdo nedojde k cíli
k108-deals-off = dokud někdo nedojde k cíli
k108-partnerCards = jestli se počítají i karty vítězovy strany
k108-partnerCards-exclude = ne
k108-partnerCards-include = ano
k108-lowTie = co znamená shoda v nejnižším počtu bodů: společná výhra, nebo ještě jedno kolo
k108-lowTie-shared = společná výhra
k108-lowTie-extraDeal = ještě jedno kolo
k108-duelReset = jestli poslední dva začínají znovu od 0 bodů, když všichni ostatní vypadnou
k108-forcedDrawnPlay = jestli se líznutá karta, která se hodí, musí zahrát, když se předtím nic nehodilo
k108-revealTo = kdo vidí karty, když se napadne +4: jen kdo napadá, nebo všichni
k108-revealTo-challenger = jen kdo napadá
k108-revealTo-all = všichni
k108-carryOver = kdy působí +2, +4, Stop nebo Změna směru jako poslední karta: v dalším kole, ještě před počítáním (jen lízání), nebo nikdy
k108-carryOver-nextDeal = v dalším kole
k108-carryOver-settleNow = ještě před počítáním
k108-carryOver-off = nikdy
k108-carryTarget = koho se taková poslední karta týká: prvního hráče nového kola, nebo toho, kdo byl další ve starém
k108-carryTarget-firstPlayer = prvního hráče nového kola
k108-carryTarget-oldNext = toho, kdo byl další ve starém
k108-hintPenalty = kdo rozhodne, jestli to byla nápověda: ten, o koho jde, všichni hlasováním, hostitel stolu, který nehraje, nebo nikdo a nápovědy nic nestojí
k108-hintPenalty-admit = ten, o koho jde
k108-hintPenalty-vote = všichni hlasováním
k108-hintPenalty-host = hostitel stolu, který nehraje
k108-hintPenalty-off = nikdo, nápovědy nic nestojí
k108-bots = místa, za která hrají boti, jako jedno číslo (nastaví ho stůl)
m112-scoring = jestli se počítají body přes víc kol; když ne, celý zápas je jedno kolo
m112-target = při kolika bodech nasbíraných ve všech kolech někdo vyhraje zápas
m112-dealerPick = kdo rozdává první: rozhodne losování, určí ho hostitel stolu, nebo nejvyšší vytažená karta
m112-dealerPick-random = rozhodne losování
m112-dealerPick-host = určí ho hostitel stolu
m112-dealerPick-highCard = nejvyšší vytažená karta
m112-hostDealer = místo prvního rozdávajícího, pokud ho hostitel stolu určí (první místo je 0)
m112-hostDealer-none = není určené
m112-hostDealer-asked = Kdo rozdává první?
m112-bots = místa, za která hrají boti, jako jedno číslo (nastaví ho stůl)
m112-nextDealer = kdo rozdává příště: hráč po levici rozdávajícího, vítěz, nebo rozhodne losování
m112-nextDealer-left = hráč po levici rozdávajícího
m112-nextDealer-winner = vítěz
m112-nextDealer-random = rozhodne losování
m112-ignoredStarter = kam jdou otočené karty, kterými se nezačíná: pod první kartu, nebo zpátky do dobíracího balíčku
m112-ignoredStarter-staysUnder = pod první kartu
m112-ignoredStarter-backIntoPile = zpátky do dobíracího balíčku
m112-reverse2p = co dělá Změna směru při dvou hráčích: působí jako Stop, nebo jen mění směr
m112-reverse2p-skip = působí jako Stop
m112-reverse2p-literal = jen mění směr
m112-wildsMatch = kteří žolíci v ruce brání zahrát +4: všichni kromě dalšího +4, všichni, jen obyčejný Žolík, nebo žádní
m112-wildsMatch-exceptWD4 = všichni kromě dalšího +4
m112-wildsMatch-all = všichni
m112-wildsMatch-plainOnly = jen obyčejný Žolík
m112-wildsMatch-none = žádní
m112-lastCardDraws = jestli se za +2 nebo +4 zahrané jako poslední karta ještě líže před počítáním
m112-emptyByDiscard = co se stane, když Vlastní žolík vezme někomu poslední karty: vyhraje, nebo si jednu nechá
m112-emptyByDiscard-wins = vyhraje
m112-emptyByDiscard-keepsOne = jednu si nechá
m112-shuffleColour = kdy se u karty Zamíchej karty všech volí barva: před mícháním, nebo po něm
m112-shuffleColour-before = před mícháním
m112-shuffleColour-after = po míchání
m112-custom1 = co se stane po zahrání Vlastního žolíka 1: nic víc než po Žolíkovi, nápad z letáku, nebo pravidlo, které si složíte nebo napíšete
m112-custom2 = co se stane po zahrání Vlastního žolíka 2: nic víc než po Žolíkovi, nápad z letáku, nebo pravidlo, které si složíte nebo napíšete
m112-custom3 = co se stane po zahrání Vlastního žolíka 3: nic víc než po Žolíkovi, nápad z letáku, nebo pravidlo, které si složíte nebo napíšete
option-blank = žádné, je to obyčejný Žolík
option-idea1 = další hráč si líže, dokud nepřijde zvolená barva
option-idea2 = všichni ostatní odhodí žolíky
option-idea3 = další hráč si lízne 3, když se mu nic nehodí
option-idea4 = ještě jeden tah
option-idea5 = další hráč si líže nebo odhazuje, až má 7 karet
m112-customLosesTurn = jestli Vlastní žolík, kvůli kterému si další hráč líže nebo odhazuje, bere i tah
m112-idea1Colour = na jakou barvu se líže: na právě zvolenou, na zvlášť řečenou, nebo na napsanou na kartě
m112-idea1Colour-named = právě zvolená
m112-idea1Colour-separate = zvlášť řečená
m112-idea1Colour-red = { uno-colour-R }
m112-idea1Colour-yellow = { uno-colour-Y }
m112-idea1Colour-green = { uno-colour-G }
m112-idea1Colour-blue = { uno-colour-B }
m112-idea3Play = co následuje po třech kartách líznutých, protože se nic nehodilo: smí se jedna z nich zahrát, nebo tah končí
m112-idea3Play-mayPlay = smí se jedna z nich zahrát
m112-idea3Play-endsTurn = tah končí
m112-format = domácí pravidlo: každý sám, dvě dvojice, nebo dvě strany
m112-format-individual = každý sám
m112-format-pairs = dvě dvojice
m112-format-twoSides = dvě strany
uno-wd4Mode = co s kartou +4, která se zahrát nesmí: dá se zahrát jako blaf a napadnout, nebo se zahrát nedá
uno-wd4Mode-bluff = blaf, který se dá napadnout
uno-wd4Mode-strict = zahrát se nedá
uno-catchGraceMs = jak dlouho jde ještě zavolat UNO, než nachytání začne platit
uno-falseCallPenalty = kolik karet stojí UNO v nepravou chvíli nebo planý poplach při nachytávání
uno-turnTimer = kolik sekund smíš přemýšlet; potom se za tebe zahraje to nejopatrnější
uno-turnTimer-off = bez omezení
uno-colourSymbols = jestli má každá barva i svůj symbol: červená ●, žlutá ★, zelená ▲, modrá ■
uno-stacking = domácí pravidlo: čím se smí odpovědět na +2 nebo +4, aby se karty sčítaly: ničím, stejnou kartou, nebo i +4 na +2
uno-stacking-off = ničím
uno-stacking-same = stejnou kartou
uno-stacking-up = stejnou kartou a +4 na +2
uno-jumpIn = domácí pravidlo: jestli se smí stejná karta s číslem zahrát mimo pořadí
uno-sevenZero = domácí pravidlo: jestli 7 vymění karty dvou hráčů a 0 posune karty všech dál
uno-drawUntil = domácí pravidlo: jestli ten, komu se nic nehodí, nelíže jen jednu kartu, ale dokud nepřijde vhodná
k108-format-label = Kdo s kým hraje
k108-scoring-label = Jak se počítají body
k108-target-label = Body, které ukončí zápas
k108-deals-label = Počet kol
k108-partnerCards-label = Počítají se i karty partnerů
k108-lowTie-label = Shoda v nejnižším počtu bodů
k108-duelReset-label = Poslední dva začínají od 0
k108-forcedDrawnPlay-label = Líznutá karta se musí zahrát
k108-revealTo-label = Kdo vidí karty při napadení
k108-carryOver-label = Kdy působí poslední karta
k108-carryTarget-label = Koho se týká poslední karta
k108-hintPenalty-label = Kdo rozhoduje o nápovědách
m112-scoring-label = Body přes víc kol
m112-target-label = Body, které ukončí zápas
m112-dealerPick-label = Kdo rozdává první
m112-hostDealer-label = Místo prvního rozdávajícího
m112-nextDealer-label = Kdo rozdává příště
m112-ignoredStarter-label = Karty, kterými se nezačíná
m112-reverse2p-label = Změna směru při dvou hráčích
m112-wildsMatch-label = Kteří žolíci brání zahrát +4
m112-lastCardDraws-label = Poslední +2 nebo +4 působí
m112-emptyByDiscard-label = Komu Vlastní žolík vezme všechno
m112-shuffleColour-label = Barva u karty Zamíchej karty všech
m112-custom1-label = Pravidlo karty Vlastní žolík 1
m112-custom2-label = Pravidlo karty Vlastní žolík 2
m112-custom3-label = Pravidlo karty Vlastní žolík 3
m112-customLosesTurn-label = Vlastní žolík bere i tah
m112-idea1Colour-label = Barva, na kterou se líže
m112-idea3Play-label = Po třech líznutých kartách
m112-format-label = Kdo s kým hraje
uno-wd4Mode-label = Nedovolená karta +4
uno-catchGraceMs-label = Čas na UNO v sekundách
uno-falseCallPenalty-label = Kolik karet za planý poplach
uno-turnTimer-label = Čas na rozhodnutí v sekundách
uno-colourSymbols-label = Symboly u barev
uno-stacking-label = Čím odpovíš na +2 nebo +4
uno-jumpIn-label = Stejná karta mimo pořadí
uno-sevenZero-label = 7 a 0 vyměňují karty hráčů
uno-drawUntil-label = Lížeš, dokud nepřijde vhodná karta

## Pictures
uno-picture-title = Stůl hry UNO
uno-picture-deal = { $deal }. kolo
uno-picture-left = ↻ doleva
uno-picture-right = ↺ doprava
uno-picture-pile = Dobírací balíček: { $count }
uno-picture-discards = Odhazovací balíček: { $count }
uno-picture-top = Nahoře:
uno-picture-colour = Barva: { $colour }
uno-picture-seat = { $seat } ({ $count })
uno-picture-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
uno-picture-called = UNO
uno-picture-silent = zatím bez UNO
uno-picture-dealer = rozdává
uno-picture-out = mimo zápas
uno-picture-four = +4: { $seat } přijme, nebo napadne
uno-picture-stacked = K líznutí celkem: { $count }
uno-picture-toll = Když se nic nehodí, lízne se: { $count }
uno-prompt-turn-none = Jsi na tahu. Nic se nehodí: lízni si kartu.
uno-prompt-turn-pass = Jsi na tahu. Nic se nehodí a už není co líznout: vynech.
uno-prompt-drawn-none = { $count ->
    [one] Přišla ti karta { $cards }. Nehodí se: nech si ji.
    [few] Přišly ti karty { $cards }. Žádná se nehodí: nech si všechny.
    [many] Přišly ti karty { $cards }. Žádná se nehodí: nech si všechny.
   *[other] Přišly ti karty { $cards }. Žádná se nehodí: nech si všechny.
}
uno-prompt-stack-none = Nemáš co přidat: přijmi a lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
uno-ask-silent = { $name } má jednu kartu. Všiml si někdo, že nezaznělo UNO?
uno-nobody-noticed = Nikdo. Hrajeme dál
