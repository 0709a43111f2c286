## Cards
uno-colour-R = czerwony
uno-colour-Y = żółty
uno-colour-G = zielony
uno-colour-B = niebieski
uno-sign-S = Stop
uno-sign-V = Zmiana kierunku
uno-sign-D = +2
uno-sign-W = Dzika karta
uno-sign-W4 = Dzika karta +4
uno-sign-WH = Przetasuj ręce
uno-sign-WC1 = Własna dzika karta 1
uno-sign-WC2 = Własna dzika karta 2
uno-sign-WC3 = Własna dzika karta 3
uno-card-R = { $sign }, kolor czerwony
uno-card-Y = { $sign }, kolor żółty
uno-card-G = { $sign }, kolor zielony
uno-card-B = { $sign }, kolor niebieski
uno-legend = Karty: R czerwony ●, Y żółty ★, G zielony ▲, B niebieski ■ · dalej cyfra 0–9, S Stop, V Zmiana kierunku albo D +2, jak R5 czy BS · W Dzika karta, W4 Dzika karta +4, WH Przetasuj ręce, WC1, WC2 i WC3 Własne dzikie karty
uno-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## What a player may do
uno-action-play = zagraj { $card }
uno-action-play-call = zagraj { $card } i zawołaj UNO
uno-action-play-colour = zagraj { $card }, kolor: { $colour }
uno-action-play-colour-call = zagraj { $card }, kolor: { $colour }, i zawołaj UNO
uno-action-play-target = zagraj { $card }, wybierz: { $target }
uno-action-play-target-call = zagraj { $card }, wybierz: { $target }, i zawołaj UNO
uno-action-play-colour-target = zagraj { $card }, kolor: { $colour }, wybierz: { $target }
uno-action-play-colour-target-call = zagraj { $card }, kolor: { $colour }, wybierz: { $target }, i zawołaj UNO
uno-action-play-colour-wanted = zagraj { $card }, kolor: { $colour }, szukany kolor: { $wanted }
uno-action-play-colour-wanted-call = zagraj { $card }, kolor: { $colour }, szukany kolor: { $wanted }, i zawołaj UNO
uno-action-play-colour-target-wanted = zagraj { $card }, kolor: { $colour }, wybierz: { $target }, szukany kolor: { $wanted }
uno-action-play-colour-target-wanted-call = zagraj { $card }, kolor: { $colour }, wybierz: { $target }, szukany kolor: { $wanted }, i zawołaj UNO
uno-action-jump = poza turą zagraj { $card }
uno-action-jump-call = poza turą zagraj { $card } i zawołaj UNO
uno-action-jump-target = poza turą zagraj { $card }, wybierz: { $target }
uno-action-jump-target-call = poza turą zagraj { $card }, wybierz: { $target }, i zawołaj UNO
uno-action-draw = dobierz
uno-action-keep = zatrzymaj
uno-action-pass = spasuj
uno-action-name = wybierz kolor: { $colour }
uno-action-accept = przyjmij
uno-action-challenge = sprawdź +4
uno-action-discard = odrzuć { $card }
uno-action-call = zawołaj UNO
uno-action-catch = przyłap: { $target }
uno-action-report = zgłoś podpowiedź: { $target }
uno-action-answer-yes = tak, to była podpowiedź
uno-action-answer-no = nie, to nie była podpowiedź
uno-action-vote-yes = głosuj: to była podpowiedź
uno-action-vote-no = głosuj: to nie była podpowiedź
uno-action-judge-yes = rozstrzygnij: to była podpowiedź
uno-action-judge-no = rozstrzygnij: to nie była podpowiedź
uno-action-noteDraw = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
uno-action-noteSkip = { $seat } traci najbliższą turę
uno-action-noteDone = gotowe: zrobione to, co jest na karcie
uno-action-cut = losuj rozdającego: { $cards }
uno-action-dealer = rozdaje { $seat }
uno-action-deal = rozdaj karty
uno-action-give = ze stosu dobierania: { $cards }
uno-action-give-none = nie ma już czego dobrać
uno-action-mix = przetasuj karty wszystkich razem
uno-action-ring = czas minął
uno-action-leave = { $seat } odchodzi od stołu
uno-action-return = { $seat } wraca do stołu

## What is asked for
uno-prompt-cut = Każdy losuje kartę. Rozdaje, kto ma najwyższą cyfrę.
uno-prompt-dealer = Trwa losowanie, kto rozdaje.
uno-prompt-deal = Trwa rozdawanie kart.
uno-prompt-mix = Trwa tasowanie kart wszystkich osób.
uno-prompt-note = Teraz robicie to, co jest na karcie: „{ $text }”. Potem gracie dalej.
uno-prompt-settle = Jeszcze ostatnie dobieranie, a potem liczenie punktów.
uno-prompt-draws = { $seat } dobiera.
uno-prompt-over = Mecz skończony.
uno-prompt-wait = Teraz myśli { $seat }.
uno-prompt-wait-challenge = Na stole leży +4. { $seat } przyjmuje albo sprawdza.
uno-prompt-wait-stack = Teraz myśli { $seat }. Do dobrania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
uno-prompt-turn = Twoja tura. Zagraj kartę, która pasuje, albo dobierz jedną.
uno-prompt-turn-until = Twoja tura. Nic nie pasuje: dobieraj, aż trafi się karta, która pasuje.
uno-prompt-turn-toll = Twoja tura. Nic nie pasuje: dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
uno-prompt-turn-empty = Twoja tura. Nie ma już czego dobrać: zagraj kartę, która pasuje.
uno-prompt-drawn = { $count ->
    [one] Dobrana karta to { $cards }. Zagraj ją albo zatrzymaj.
    [few] Dobrane karty to { $cards }. Zagraj tę, która pasuje, albo zatrzymaj wszystkie.
    [many] Dobrane karty to { $cards }. Zagraj tę, która pasuje, albo zatrzymaj wszystkie.
   *[other] Dobrane karty to { $cards }. Zagraj tę, która pasuje, albo zatrzymaj wszystkie.
}
uno-prompt-drawn-must = { $count ->
    [one] Dobrana karta to { $cards }. Pasuje, więc ją zagraj.
    [few] Dobrane karty to { $cards }. Zagraj tę, która pasuje.
    [many] Dobrane karty to { $cards }. Zagraj tę, która pasuje.
   *[other] Dobrane karty to { $cards }. Zagraj tę, która pasuje.
}
uno-prompt-challenge = { $seat } zagrywa +4, kolor: { $colour }. Przyjmij i dobierz 4 karty albo sprawdź.
uno-prompt-replace = Karta +4 wróciła na twoją rękę. Zagraj inną, a potem dobierasz 4 karty.
uno-prompt-stack-plus2 = Dołóż następną kartę +2 albo przyjmij i dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
uno-prompt-stack-plus4 = Dołóż następną kartę +4 albo przyjmij i dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
uno-prompt-stack-both = Dołóż kartę +2 lub +4 albo przyjmij i dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
uno-prompt-discard = Wybierz, co odrzucasz. Do odrzucenia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
uno-prompt-name = Wybierz kolor.
uno-prompt-call = Została ci jedna karta. Zawołaj UNO.
uno-prompt-call-turn = Została ci jedna karta. Zawołaj UNO i graj dalej.
uno-prompt-catch = Jedna karta i ani słowa UNO: { $seats }. Możesz przyłapać.
uno-prompt-jump = Ty też masz kartę { $card }. Możesz zagrać poza turą, zanim zrobi coś { $seat }.
uno-prompt-answer = { $seat } mówi, że to była twoja podpowiedź. Czy tak?
uno-prompt-vote = Czy { $seat } podpowiada? Zagłosuj.

## What happened
uno-event-cutFor = { $seats } losują, kto rozdaje: { $cards }. Najwyższą cyfrę ma { $dealer } i rozdaje.
uno-event-cutFor-tie = { $seats } losują, kto rozdaje: { $cards }. Jest remis, więc kto ma najwyższą cyfrę, losuje jeszcze raz.
uno-event-dealerChosen = Rozdaje { $seat }.
uno-event-dealt = Rozdanie { $deal }: rozdaje { $dealer }. Pierwsza karta to { $card }.
uno-event-dealt-ignored = Rozdanie { $deal }: rozdaje { $dealer }. Tym się nie zaczyna: { $cards }. Pierwsza karta to { $card }.
uno-event-dealt-carried = Rozdanie { $deal }: rozdaje { $dealer }. Na stole zostaje { $card } jako pierwsza karta.
uno-event-played = { $seat } zagrywa kartę { $card }.
uno-event-played-call = { $seat } zagrywa kartę { $card } i woła UNO.
uno-event-played-colour = { $seat } zagrywa kartę { $card }, kolor: { $colour }.
uno-event-played-colour-call = { $seat } zagrywa kartę { $card }, kolor: { $colour }, i woła UNO.
uno-event-played-target = { $seat } zagrywa kartę { $card }, wybór: { $target }.
uno-event-played-target-call = { $seat } zagrywa kartę { $card }, wybór: { $target }, i woła UNO.
uno-event-played-colour-target = { $seat } zagrywa kartę { $card }, kolor: { $colour }, wybór: { $target }.
uno-event-played-colour-target-call = { $seat } zagrywa kartę { $card }, kolor: { $colour }, wybór: { $target }, i woła UNO.
uno-event-played-colour-wanted = { $seat } zagrywa kartę { $card }, kolor: { $colour }. Szukany kolor: { $wanted }.
uno-event-played-colour-wanted-call = { $seat } zagrywa kartę { $card }, kolor: { $colour }, i woła UNO. Szukany kolor: { $wanted }.
uno-event-played-colour-target-wanted = { $seat } zagrywa kartę { $card }, kolor: { $colour }, wybór: { $target }. Szukany kolor: { $wanted }.
uno-event-played-colour-target-wanted-call = { $seat } zagrywa kartę { $card }, kolor: { $colour }, wybór: { $target }, i woła UNO. Szukany kolor: { $wanted }.
uno-event-jumped = { $seat } poza turą zagrywa kartę { $card }.
uno-event-jumped-call = { $seat } poza turą zagrywa kartę { $card } i woła UNO.
uno-event-jumped-target = { $seat } poza turą zagrywa kartę { $card }, wybór: { $target }.
uno-event-jumped-target-call = { $seat } poza turą zagrywa kartę { $card }, wybór: { $target }, i woła UNO.
uno-event-named = { $seat } wybiera kolor: { $colour }.
uno-event-drew = { $seat } { $count ->
    [0] nic nie dobiera
    [one] dobiera kartę
    [few] dobiera { $count } karty
    [many] dobiera { $count } kart
   *[other] dobiera { $count } karty
}.
uno-event-drew-short = { uno-event-drew } { uno-no-more }
uno-event-drew-seen = { $seat } dobiera: { $cards }.
uno-event-drew-seen-short = { uno-event-drew-seen } { uno-no-more }
uno-event-drew-fine = { $seat } za karę { $count ->
    [0] nic nie dobiera
    [one] dobiera kartę
    [few] dobiera { $count } karty
    [many] dobiera { $count } kart
   *[other] dobiera { $count } karty
}.
uno-event-drew-fine-short = { uno-event-drew-fine } { uno-no-more }
uno-event-drew-fine-seen = { $seat } za karę dobiera: { $cards }.
uno-event-drew-fine-seen-short = { uno-event-drew-fine-seen } { uno-no-more }
uno-no-more = Więcej kart już nie ma.
uno-event-kept = { $seat } zatrzymuje dobraną kartę.
uno-event-passed = { $seat } nie może nic zagrać ani dobrać i pasuje.
uno-event-passed-clock = Czas minął i { $seat } pasuje.
uno-event-skipped = { $seat } traci turę.
uno-event-reversed-left = Zmiana kierunku: teraz gra się w lewo, zgodnie z ruchem wskazówek zegara.
uno-event-reversed-right = Zmiana kierunku: teraz gra się w prawo, przeciwnie do ruchu wskazówek zegara.
uno-event-accepted = { $seat } przyjmuje.
uno-event-challenged-guilty = { $seat } sprawdza +4. { $offender } blefuje!
uno-event-challenged-guilty-seen = { uno-event-challenged-guilty } Karty: { $cards }.
uno-event-challenged-clear = { $seat } sprawdza +4, ale { $offender } nie blefuje.
uno-event-challenged-clear-seen = { uno-event-challenged-clear } Karty: { $cards }.
uno-event-tookBack = { $seat } bierze +4 z powrotem na rękę.
uno-event-called = { $seat } woła UNO.
uno-event-called-again = { $seat } jeszcze raz woła UNO.
uno-event-called-fine = { $seat } woła UNO nie w porę. Kara: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
uno-event-noted = { $seat } zauważa, że { $target } nie woła UNO. Liczy się, jeśli UNO nie padnie na czas.
uno-event-caught = Przyłapanie! { $seat } zauważa, że { $target } nie woła UNO.
uno-event-caughtNobody = Fałszywy alarm: { $seat } próbuje przyłapać, ale { $target } jest poza podejrzeniem.
uno-event-caughtNobody-fine = { uno-event-caughtNobody } Kara: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
uno-event-graceOver-open = { $seat } dalej nie woła UNO. Można przyłapać.
uno-event-graceOver-safe = { $seat }: na przyłapanie jest już za późno.
uno-event-reshuffled = Stos dobierania był pusty. Nowy powstaje z odkrytych kart: { $count }.
uno-event-mixed = Karty wszystkich osób są przetasowane razem i rozdane od nowa.
uno-event-swapped = { $seat } i { $target } zamieniają się kartami.
uno-event-rotated = Każdy oddaje wszystkie karty następnej osobie.
uno-event-shown = { $target } pokazuje wszystkie karty tylko jednej osobie: { $seat }.
uno-event-shown-seen = { $target } pokazuje ci wszystkie karty: { $cards }.
uno-event-notePlayed = { $seat }: karta mówi „{ $text }”.
uno-event-noteSkipped = { $seat } przez tę kartę straci najbliższą turę.
uno-event-noteOver = Zrobione. Gracie dalej.
uno-event-discarded = { $seat } odrzuca: { $cards }.
uno-event-reported = { $seat } zgłasza, że { $target } podpowiada.
uno-event-voted-yes = { $seat } głosuje: to była podpowiedź.
uno-event-voted-no = { $seat } głosuje: to nie była podpowiedź.
uno-event-hintJudged-fined = { $target } podpowiada, więc będzie kara.
uno-event-hintJudged-dropped = Zgłoszenie odpada: { $target } nie dostaje kary.
uno-event-hintJudged-lapsed = Rozdanie się skończyło i zgłoszenie przepada: { $target } nie dostaje kary.
uno-event-timeUp = Czas minął: { $seat }.
uno-event-left = { $seat } odchodzi; dalej gra bot.
uno-event-returned = { $seat } wraca.
uno-event-dealOver = { $seat } nie ma już kart i wygrywa rozdanie { $deal }.
uno-event-dealOver-takes = { uno-event-dealOver } To { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}. Stan punktów: { $scores }.
uno-event-dealOver-own = { uno-event-dealOver } Każdy liczy własne karty: { $points }. Stan punktów: { $scores }.
uno-event-voided = Nikt nie może nic zagrać ani dobrać. Rozdanie { $deal } się nie liczy i będzie powtórzone.
uno-event-droppedOut = Poza meczem: { $seats }.
uno-event-matchOver = Mecz skończony. Zwycięstwo: { $winners }.

## Rules of Custom Wilds
uno-who-me = Kto zagra tę kartę,
uno-who-next = Następna osoba
uno-who-previous = Poprzednia osoba
uno-who-chosen = Wybrana osoba
uno-who-others = Każda inna osoba
uno-who-all = Każda osoba
uno-one-named = karta w wybranym kolorze
uno-one-red = czerwona karta
uno-one-yellow = żółta karta
uno-one-green = zielona karta
uno-one-blue = niebieska karta
uno-one-wild = jakakolwiek dzika karta
uno-one-skip = karta Stop
uno-one-reverse = karta Zmiana kierunku
uno-one-plus2 = karta +2
uno-all-named = wszystkie swoje karty w wybranym kolorze
uno-all-red = wszystkie swoje czerwone karty
uno-all-yellow = wszystkie swoje żółte karty
uno-all-green = wszystkie swoje zielone karty
uno-all-blue = wszystkie swoje niebieskie karty
uno-all-wild = wszystkie swoje dzikie karty każdego rodzaju
uno-all-skip = wszystkie swoje karty Stop
uno-all-reverse = wszystkie swoje karty Zmiana kierunku
uno-all-plus2 = wszystkie swoje karty +2
uno-all-plainwild = wszystkie swoje zwykłe Dzikie karty
uno-all-plus4 = wszystkie swoje karty +4
uno-all-shuffle = kartę Przetasuj ręce
uno-all-custom = wszystkie swoje Własne dzikie karty
uno-rule-if = { $least ->
    [0] { "" }
    [one] , jeśli ma na ręce co najmniej { $least } kartę
    [few] , jeśli ma na ręce co najmniej { $least } karty
    [many] , jeśli ma na ręce co najmniej { $least } kart
   *[other] , jeśli ma na ręce co najmniej { $least } karty
}{ $most ->
    [0] { "" }
    [one] , jeśli ma na ręce najwyżej { $most } kartę
    [few] , jeśli ma na ręce najwyżej { $most } karty
    [many] , jeśli ma na ręce najwyżej { $most } kart
   *[other] , jeśli ma na ręce najwyżej { $most } karty
}
uno-rule-draw = { $who } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}{ uno-rule-if }.
uno-rule-cannot = Jeśli następna osoba nie ma karty, która pasuje, dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
uno-rule-until = { $who } dobiera karty, aż trafi się { $kind }{ uno-rule-if }.
uno-rule-exactly = { $who } dobiera albo odrzuca karty, aż na ręce { $count ->
    [one] będzie dokładnie { $count } karta
    [few] będą dokładnie { $count } karty
    [many] będzie dokładnie { $count } kart
   *[other] będzie dokładnie { $count } karty
}{ uno-rule-if }.
uno-rule-discard = { $who } odrzuca { $kind }{ uno-rule-if }.
uno-rule-skip = { $who } traci najbliższą turę{ uno-rule-if }.
uno-rule-again = { $who } gra jeszcze raz{ uno-rule-if }.
uno-rule-swap = { $who } zamienia się kartami z tym, kto zagra tę kartę{ uno-rule-if }.
uno-rule-pass = Każdy oddaje wszystkie karty następnej osobie.
uno-rule-reverse = Zmienia się kierunek gry.
uno-rule-show = { $who } pokazuje karty temu, kto zagra tę kartę, i nikomu więcej{ uno-rule-if }.
uno-rule-note = „{ $text }”
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
uno-event-ruled-nobody = Tym razem zasada karty nikogo nie dotyczy.
uno-ruled-hit = Kogo to dotyczy: { $hit }.

## Why not
asked-turn = teraz zagraj kartę albo dobierz
asked-drawn = karta jest już dobrana: zagraj ją albo zatrzymaj
asked-name = najpierw wybierz kolor
asked-challenge = najpierw przyjmij +4 albo ją sprawdź
no-four-waits = żadna +4 nie czeka teraz na odpowiedź
carried-unanswered = karta na wierzchu jest z poprzedniego rozdania: nikt jej nie przyjmuje ani nie sprawdza
carried-named = kolor wybrano już w poprzednim rozdaniu, razem z tą kartą
asked-replace = zagraj inną kartę zamiast +4
asked-stack = dołóż następną kartę albo przyjmij wszystkie naraz
asked-discard = najpierw wybierz kartę, którą odrzucasz
note-of-table = wykonujecie teraz to, co mówi karta; wynik wpisuje jedna osoba
no-note = żadna karta nie czeka na wpisanie wyniku
note-whom = na tym miejscu nikt nie gra
note-skipped = { $seat } już traci najbliższą turę
note-draws = po jednej karcie można dobierać najwyżej { $count } razy
note-amount = od { $low } do { $high } kart
card-not-in-hand = karty { $card } nie ma na twojej ręce
does-not-fit = { $card } nie pasuje do { $top }: pasuje ta sama cyfra lub symbol, dzika karta albo ten kolor: { $colour }
four-wild-held = masz inną dziką kartę, a ona zawsze pasuje, więc +4 musi poczekać
four-not-proper = kartę +4 można zagrać tylko wtedy, gdy nic innego na ręce nie pasuje do koloru: { $colour }
only-drawn = po dobraniu możesz zagrać tylko nową kartę
not-again-four = drugi raz +4 nie można: zagraj inną kartę
must-lay-drawn = przy tym stole dobraną kartę, która pasuje, trzeba zagrać
needs-colour = do { $card } wybierz kolor
needs-no-colour = do { $card } nie wybiera się koloru
needs-target = do { $card } wybierz gracza
needs-no-target = do { $card } nie wybiera się gracza
needs-wanted = do { $card } podaj szukany kolor
needs-no-wanted = do { $card } nie podaje się szukanego koloru
target-other = nie można wybrać: { $seat }; wskaż kogoś innego, kto gra
nothing-to-draw = nie ma już czego dobrać
can-draw = możesz jeszcze dobrać, więc nie możesz spasować
can-lay = masz kartę, która pasuje, więc nie możesz spasować
say-uno-first = najpierw zawołaj UNO, potem graj dalej
called-already = UNO jest już zawołane
call-not-due = teraz nie pora wołać UNO
call-leaves-one = UNO woła się przy przedostatniej karcie
catch-whom = przyłapać można tylko kogoś innego, kto gra
caught-already = to przyłapanie jest już zapisane; poczekaj chwilę
has-called = { $seat }: UNO już padło
catch-too-late = za późno, { $seat } nie da się już przyłapać
catch-not-due = { $seat } nie musi teraz wołać UNO
catch-cooling = po chybionym przyłapaniu odczekaj dwie sekundy
no-cards-yet = to mogą zrobić tylko gracze, którzy mają karty
does-not-stack = tu nie można dołożyć { $card }
no-jumping-in = przy tym stole nie gra się poza turą
jump-own-turn = to twoja tura: po prostu zagraj tę kartę
jump-too-late = teraz nie można zagrać poza turą
jump-not-twin = poza turą można zagrać tylko { $card }
no-reports = nie można tu teraz zgłaszać podpowiedzi
report-open = najpierw trzeba rozstrzygnąć poprzednie zgłoszenie ({ $seat })
bots-report-not = podpowiedzi zgłaszają tylko ludzie, którzy grają
report-whom = zgłosić można tylko innego człowieka, który gra; boty nie podpowiadają
vote-needs-two = do głosowania trzeba co najmniej dwóch osób oprócz tej zgłoszonej
nothing-to-answer = nikt cię o to nie pyta
nothing-to-judge = nie ma zgłoszenia do rozstrzygnięcia
dealer-plays = miejsce { $seat } nie może rozdawać: nikt tam nie gra
cut-for-each = rozdającego losują wszyscy: graczy jest { $count }, a nie { $given }
cut-to-digit = każdy losuje, aż trafi na cyfrę, i ani razu więcej
deal-seven = każdy gracz dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
deal-starts = ostatnia odkryta karta musi być pierwszą, od której można zacząć
too-many-of = tyle kart { $card } nie ma
not-in-pile = { $card } nie jest następną kartą stosu dobierania
draws-too-many = dobieranie kończy się na szukanej karcie, tu jest to karta numer { $count }
draws-other-count = trzeba dobrać tyle kart: { $count }, a nie { $given }
mix-sizes = każdy musi mieć tyle kart, ile wychodzi z rozdawania po kolei
mix-same-cards = rozdać trzeba te same karty, które były na rękach

## Reading cards and positions
not-a-card = „{ $word }” to nie karta: zapisz ją jak R5, GS, BV, YD, W albo W4
pile-count = po „{ $word }” ma być od { $low } do { $high } stosów rozdzielonych znakiem „/”, a jest: { $given }
no-top-card = „top” musi podać kartę, która leży na stosie odkrytym
no-colour = do { $card } trzeba podać kolor
colour-of-card = { $card } ma własny kolor, więc innego podać nie można
field-before-cards = „{ $word }” nie ma tu miejsca: karty nie są jeszcze rozdane
field-and-phase = „{ $word }” idzie w parze tylko z fazą { $may }
phase-needs = faza { $phase } wymaga „{ $word }”
phase-and-options = faza { $phase } nie może powstać przy tych opcjach
phase-and-top = dla fazy { $phase } karta na wierzchu to jedna z tych: { $may }
seat-is-out = „{ $word }” nie może wskazać miejsca { $seat }: odpadło z meczu
two-must-play = co najmniej dwa miejsca muszą jeszcze być w meczu
out-and-elimination = „out” idzie w parze z k108.scoring=elimination
hand-no-card = miejsce { $seat } nie ma kart, więc rozdanie byłoby już skończone
not-held = karty { $card } nie ma na ręce miejsca { $seat }
bluff-before-turn = na +4 z miejsca { $seat } odpowiada miejsce tuż po nim
replace-four = miejsce { $seat } musi mieć W4, które wróciło na rękę, i inną kartę, która pasuje
quota-and-hand = miejsce { $seat } musi mieć więcej kart, niż mówi jego „quota”, a pierwsze „quota” należy do miejsca, które ma turę
drawn-or-due = dla fazy drawn albo „drawn” podaje karty, albo na początku stoi „due” miejsca, które ma turę
lapse-one-card = UNO woła się z jedną kartą, a miejsce { $seat } nie ma dokładnie jednej
lapse-and-called = miejsce { $seat } nie mogło naraz zawołać UNO i go nie zawołać
lapse-and-grace = „grace” idzie w parze z uno.catchGraceMs, a „moved” i „by” idą w parze z „grace”
report-not-open = takie zgłoszenie nie może być otwarte: jeden człowiek zgłasza innego, a głosy idą w parze z k108.hintPenalty=vote
winner-holds = miejsce { $seat } wygrało rozdanie, więc nie może mieć kart
hurried-and-chance = „hurried” idzie w parze z czasem na turę, gdy kolej na losowanie

## Options that don’t go together
own-points-in-teams = przy { $key }={ $value } każdy liczy za siebie, więc nie może być drużyn
elimination-for-two = { $key }=elimination wymaga co najmniej trzech graczy
dealer-not-seated = miejsce { $seat } nie może rozdawać: miejsca liczy się od 0, a jest ich tylko { $seats }
twins-forbid-each-other = { $key }=all nie idzie w parze z uno.wd4Mode=strict: dwóch kart +4 na jednej ręce nigdy nie dałoby się zagrać
team-seats = { $value } jest dla tylu graczy: { $may }, a nie { $seats }
stacking-and-bluff = { $key } wymaga uno.wd4Mode=strict, żeby nikt nie musiał sprawdzać dokładanych kart
custom-form = Własna dzika karta { $card }: „{ $word }” to nie zasada: zapisz ją jak next:draw-3 albo others?atleast-5:discard-red
custom-who = Własna dzika karta { $card }: „{ $word }” nikogo nie wskazuje; do wyboru: { $may }
custom-condition = Własna dzika karta { $card }: „{ $word }” to nie warunek; do wyboru: { $may }
custom-effect = Własna dzika karta { $card }: „{ $word }” to nie skutek; do wyboru: { $may }
custom-kind = Własna dzika karta { $card }: „{ $word }” to nie rodzaj karty; do wyboru: { $may }
custom-amount = Własna dzika karta { $card }: po „{ $word }” ma być liczba od { $low } do { $high }
custom-nothing-behind = Własna dzika karta { $card }: po „{ $word }” nie może już nic być
custom-again-me = Własna dzika karta { $card }: jeszcze raz gra tylko ten, kto zagra tę kartę
custom-skip-me = Własna dzika karta { $card }: kto zagra tę kartę, nie może przez nią stracić tury; wybierz następną osobę albo inne
custom-cannot-next = Własna dzika karta { $card }: „gdy żadna karta nie pasuje” dotyczy tylko następnej osoby, która dobiera wtedy tyle kart, ile wybierzecie
custom-until-rare = Własna dzika karta { $card }: takich kart jest za mało, żeby na nie czekać; musi ich być co najmniej { $count }
custom-note = Własna dzika karta { $card }: zasada własnymi słowami to jedna linijka, od { $low } do { $high } widocznych znaków
custom-swap-one = Własna dzika karta { $card }: kartami zamienia się jedna osoba: następna, poprzednia albo wybrana
custom-show-other = Własna dzika karta { $card }: karty pokazują inni: następna, poprzednia lub wybrana osoba albo wszyscy inni
custom-of-all = Własna dzika karta { $card }: „{ $word }” dotyczy całego stołu: wybierz all
custom-of-all-always = Własna dzika karta { $card }: „{ $word }” dotyczy całego stołu, więc nie ma warunku

## Options
k108-format = kto z kim gra: każdy dla siebie, dwie pary albo dwie drużyny
k108-format-individual = każdy dla siebie
k108-format-pairs = dwie pary
k108-format-twoSides = dwie drużyny
k108-scoring = jak liczy się punkty: wszystkie bierze zwycięzca rozdania, każdy liczy własne karty i wygrywa, kto ma najmniej punktów, albo odpada, kto dojdzie do celu
k108-scoring-winnerTakesAll = wszystkie bierze zwycięzca rozdania
k108-scoring-low = każdy liczy własne karty, wygrywa, kto ma najmniej
k108-scoring-elimination = odpada, kto dojdzie do celu
k108-target = przy ilu punktach mecz się kończy, a w grze z odpadaniem: przy ilu ktoś odpada
k108-deals = ile rozdań gracie; off: aż ktoś dojdzie do celu
k108-deals-off = aż ktoś dojdzie do celu
k108-partnerCards = czy liczą się też karty drużyny zwycięzcy
k108-partnerCards-exclude = nie
k108-partnerCards-include = tak
k108-lowTie = co znaczy remis o najmniej punktów: wspólna wygrana albo jeszcze jedno rozdanie
k108-lowTie-shared = wspólna wygrana
k108-lowTie-extraDeal = jeszcze jedno rozdanie
k108-duelReset = czy ostatnia dwójka zaczyna znów od 0 punktów, gdy wszyscy inni odpadną
k108-forcedDrawnPlay = czy kartę dobraną z braku innej trzeba zagrać, jeśli pasuje
k108-revealTo = kto widzi karty przy sprawdzaniu +4: tylko sprawdzający czy wszyscy
k108-revealTo-challenger = tylko sprawdzający
k108-revealTo-all = wszyscy
k108-carryOver = kiedy działa +2, +4, Stop albo Zmiana kierunku jako ostatnia karta: w następnym rozdaniu, jeszcze przed liczeniem (tylko dobieranie) albo nigdy
k108-carryOver-nextDeal = w następnym rozdaniu
k108-carryOver-settleNow = jeszcze przed liczeniem
k108-carryOver-off = nigdy
k108-carryTarget = kogo dotyczy taka ostatnia karta: pierwszego gracza nowego rozdania czy tego, kto był następny w starym
k108-carryTarget-firstPlayer = pierwszego gracza nowego rozdania
k108-carryTarget-oldNext = tego, kto był następny w starym
k108-hintPenalty = kto rozstrzyga, czy to była podpowiedź: osoba zgłoszona, wszyscy w głosowaniu, gospodarz, który nie gra, albo nikt i podpowiedzi nic nie kosztują
k108-hintPenalty-admit = osoba zgłoszona
k108-hintPenalty-vote = wszyscy w głosowaniu
k108-hintPenalty-host = gospodarz, który nie gra
k108-hintPenalty-off = nikt, podpowiedzi nic nie kosztują
k108-bots = miejsca botów jako jedna liczba (ustawia ją stół)
m112-scoring = czy liczy się punkty przez kilka rozdań; jeśli nie, cały mecz to jedno rozdanie
m112-target = przy ilu punktach, zebranych w kolejnych rozdaniach, ktoś wygrywa mecz
m112-dealerPick = kto rozdaje pierwszy: ktoś wylosowany, osoba wskazana przez gospodarza albo kto wyciągnie najwyższą kartę
m112-dealerPick-random = ktoś wylosowany
m112-dealerPick-host = osoba wskazana przez gospodarza
m112-dealerPick-highCard = kto wyciągnie najwyższą kartę
m112-hostDealer = miejsce pierwszego rozdającego, jeśli wskaże je gospodarz (pierwsze miejsce to 0)
m112-hostDealer-none = niewskazane
m112-hostDealer-asked = Kto rozdaje pierwszy?
m112-bots = miejsca botów jako jedna liczba (ustawia ją stół)
m112-nextDealer = kto rozdaje następny: gracz po lewej od rozdającego, zwycięzca albo ktoś wylosowany
m112-nextDealer-left = gracz po lewej od rozdającego
m112-nextDealer-winner = zwycięzca
m112-nextDealer-random = ktoś wylosowany
m112-ignoredStarter = gdzie trafiają odkryte karty, od których nie można zacząć: pod pierwszą kartę czy z powrotem do stosu dobierania
m112-ignoredStarter-staysUnder = pod pierwszą kartę
m112-ignoredStarter-backIntoPile = z powrotem do stosu dobierania
m112-reverse2p = co robi Zmiana kierunku, gdy gra dwoje graczy: działa jak Stop czy tylko zmienia kierunek
m112-reverse2p-skip = działa jak Stop
m112-reverse2p-literal = tylko zmienia kierunek
m112-wildsMatch = które dzikie karty na ręce zabraniają zagrać +4: wszystkie oprócz drugiej +4, wszystkie, tylko zwykła Dzika karta czy żadne
m112-wildsMatch-exceptWD4 = wszystkie oprócz drugiej +4
m112-wildsMatch-all = wszystkie
m112-wildsMatch-plainOnly = tylko zwykła Dzika karta
m112-wildsMatch-none = żadne
m112-lastCardDraws = czy przed liczeniem dobiera się jeszcze za +2 lub +4 zagraną jako ostatnia karta
m112-emptyByDiscard = co się dzieje, gdy Własna dzika karta zabierze komuś ostatnie karty: wygrywa czy zatrzymuje jedną
m112-emptyByDiscard-wins = wygrywa
m112-emptyByDiscard-keepsOne = zatrzymuje jedną
m112-shuffleColour = kiedy wybiera się kolor przy Przetasuj ręce: przed tasowaniem czy po nim
m112-shuffleColour-before = przed tasowaniem
m112-shuffleColour-after = po tasowaniu
m112-custom1 = co się dzieje po zagraniu Własnej dzikiej karty 1: nic więcej niż po Dzikiej karcie, pomysł z instrukcji albo zasada, którą ułożycie albo napiszecie
m112-custom2 = co się dzieje po zagraniu Własnej dzikiej karty 2: nic więcej niż po Dzikiej karcie, pomysł z instrukcji albo zasada, którą ułożycie albo napiszecie
m112-custom3 = co się dzieje po zagraniu Własnej dzikiej karty 3: nic więcej niż po Dzikiej karcie, pomysł z instrukcji albo zasada, którą ułożycie albo napiszecie
option-blank = żadna, to zwykła Dzika karta
option-idea1 = następna osoba dobiera aż do wybranego koloru
option-idea2 = wszyscy inni odrzucają dzikie karty
option-idea3 = następna osoba dobiera 3, jeśli nic nie pasuje
option-idea4 = jeszcze jedna tura
option-idea5 = następna osoba dobiera albo odrzuca, aż ma 7 kart
m112-customLosesTurn = czy Własna dzika karta, przez którą następna osoba dobiera lub odrzuca, zabiera jej też turę
m112-idea1Colour = do jakiego koloru się dobiera: do właśnie wybranego, do podanego osobno czy do zapisanego na karcie
m112-idea1Colour-named = właśnie wybrany
m112-idea1Colour-separate = podany osobno
m112-idea1Colour-red = { uno-colour-R }
m112-idea1Colour-yellow = { uno-colour-Y }
m112-idea1Colour-green = { uno-colour-G }
m112-idea1Colour-blue = { uno-colour-B }
m112-idea3Play = co wolno po trzech kartach dobranych z braku pasującej: zagrać jedną z nich, czy tura się kończy
m112-idea3Play-mayPlay = zagrać jedną z nich
m112-idea3Play-endsTurn = tura się kończy
m112-format = zasada domowa: każdy dla siebie, dwie pary albo dwie drużyny
m112-format-individual = każdy dla siebie
m112-format-pairs = dwie pary
m112-format-twoSides = dwie drużyny
uno-wd4Mode = co z kartą +4, której nie wolno zagrać: można nią blefować i da się to sprawdzić, albo nie można jej zagrać
uno-wd4Mode-bluff = można blefować i da się to sprawdzić
uno-wd4Mode-strict = nie można jej zagrać
uno-catchGraceMs = jak długo można jeszcze zawołać UNO, zanim przyłapanie się liczy
uno-falseCallPenalty = ile kart kosztuje UNO nie w porę albo przyłapanie bez powodu
uno-turnTimer = ile sekund można się zastanawiać; potem za gracza wykonuje się najłagodniejszy ruch
uno-turnTimer-off = bez limitu
uno-colourSymbols = czy każdy kolor ma też swój symbol: czerwony ●, żółty ★, zielony ▲, niebieski ■
uno-stacking = zasada domowa: co można dołożyć do +2 lub +4, żeby karty się sumowały: nic, taką samą kartę czy też +4 do +2
uno-stacking-off = nic
uno-stacking-same = taką samą kartę
uno-stacking-up = taką samą kartę i +4 do +2
uno-jumpIn = zasada domowa: czy można poza turą zagrać taką samą kartę z cyfrą
uno-sevenZero = zasada domowa: czy 7 zamienia karty dwóch osób, a 0 przesuwa karty wszystkich dalej
uno-drawUntil = zasada domowa: czy ten, komu nic nie pasuje, dobiera aż do karty, która pasuje, a nie tylko jedną
k108-format-label = Kto z kim gra
k108-scoring-label = Jak liczy się punkty
k108-target-label = Punkty, które kończą mecz
k108-deals-label = Liczba rozdań
k108-partnerCards-label = Karty partnerów też się liczą
k108-lowTie-label = Remis o najmniej punktów
k108-duelReset-label = Ostatnia dwójka zaczyna od 0
k108-forcedDrawnPlay-label = Dobraną kartę trzeba zagrać
k108-revealTo-label = Kto widzi sprawdzane karty
k108-carryOver-label = Kiedy działa ostatnia karta
k108-carryTarget-label = Kogo dotyczy ostatnia karta
k108-hintPenalty-label = Kto rozstrzyga o podpowiedziach
m112-scoring-label = Punkty przez kilka rozdań
m112-target-label = Punkty, które kończą mecz
m112-dealerPick-label = Kto rozdaje pierwszy
m112-hostDealer-label = Miejsce pierwszego rozdającego
m112-nextDealer-label = Kto rozdaje następny
m112-ignoredStarter-label = Karty, od których się nie zaczyna
m112-reverse2p-label = Zmiana kierunku we dwoje
m112-wildsMatch-label = Które dzikie karty blokują +4
m112-lastCardDraws-label = Ostatnia +2 lub +4 działa
m112-emptyByDiscard-label = Komu Własna dzika karta zabierze wszystko
m112-shuffleColour-label = Kolor przy Przetasuj ręce
m112-custom1-label = Zasada Własnej dzikiej karty 1
m112-custom2-label = Zasada Własnej dzikiej karty 2
m112-custom3-label = Zasada Własnej dzikiej karty 3
m112-customLosesTurn-label = Własna dzika karta zabiera turę
m112-idea1Colour-label = Kolor, do którego się dobiera
m112-idea3Play-label = Co po dobraniu trzech kart
m112-format-label = Kto z kim gra
uno-wd4Mode-label = Niedozwolona karta +4
uno-catchGraceMs-label = Czas na UNO, w sekundach
uno-falseCallPenalty-label = Ile kart za fałszywy alarm
uno-turnTimer-label = Czas na decyzję, w sekundach
uno-colourSymbols-label = Symbole przy kolorach
uno-stacking-label = Co dołożysz do +2 lub +4
uno-jumpIn-label = Taka sama karta poza turą
uno-sevenZero-label = 7 i 0 zamieniają karty graczy
uno-drawUntil-label = Dobierasz, aż karta pasuje

## Pictures
uno-picture-title = Stół do gry w UNO
uno-picture-deal = Rozdanie { $deal }
uno-picture-left = ↻ w lewo
uno-picture-right = ↺ w prawo
uno-picture-pile = Stos dobierania: { $count }
uno-picture-discards = Stos odkryty: { $count }
uno-picture-top = Na wierzchu:
uno-picture-colour = Kolor: { $colour }
uno-picture-seat = { $seat } ({ $count })
uno-picture-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
uno-picture-called = UNO
uno-picture-silent = jeszcze bez UNO
uno-picture-dealer = rozdaje
uno-picture-out = poza meczem
uno-picture-four = +4: { $seat } przyjmuje albo sprawdza
uno-picture-stacked = Do dobrania razem: { $count }
uno-picture-toll = Gdy nic nie pasuje, dobieranie: { $count }
uno-prompt-turn-none = Twoja tura. Nic nie pasuje: dobierz kartę.
uno-prompt-turn-pass = Twoja tura. Nic nie pasuje i nie ma już czego dobrać: spasuj.
uno-prompt-drawn-none = { $count ->
    [one] Dobrana karta to { $cards }. Nie pasuje: zatrzymaj ją.
    [few] Dobrane karty to { $cards }. Żadna nie pasuje: zatrzymaj wszystkie.
    [many] Dobrane karty to { $cards }. Żadna nie pasuje: zatrzymaj wszystkie.
   *[other] Dobrane karty to { $cards }. Żadna nie pasuje: zatrzymaj wszystkie.
}
uno-prompt-stack-none = Nie masz czego tu dołożyć: przyjmij i dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
uno-ask-silent = { $name } ma jedną kartę. Czy ktoś zauważył, że nie padło UNO?
uno-nobody-noticed = Nikt. Gramy dalej
