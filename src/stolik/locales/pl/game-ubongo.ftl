## Words of the game
ubongo-symbol-1 = słońce
ubongo-symbol-2 = liść
ubongo-symbol-3 = kropla
ubongo-symbol-4 = księżyc
ubongo-symbol-5 = gwiazdka
ubongo-symbol-6 = fala
ubongo-legend = Kryształki: R czerwony, O pomarańczowy, Y żółty, G zielony, B niebieski, V fioletowy. Liczba w [ ] to pionek z miejsca o tym numerze.

## What a player may do
ubongo-action-pawn = ustaw pionek przed rzędem { $field }
ubongo-action-roll = rzuć kostką
ubongo-action-solve = Ubongo: { $layout }
ubongo-action-move = przesuń pionek do rzędu { $field }
ubongo-action-collect = weź kryształki z przodu swojego rzędu
ubongo-action-done = zakończ tę rundę
ubongo-action-begin = zaczyna { $seat }, układanki są z zestawu { $number }
ubongo-action-gems = rozsyp kryształki
ubongo-action-field = pionek staje przed rzędem { $field }
ubongo-action-deal = na kostce jest { $symbol }
ubongo-action-ring-turn = czas minął
ubongo-action-ring-start = odliczanie skończone
ubongo-action-ring-bell = piasek się przesypał

## What is asked for
ubongo-prompt-begin = Trwa losowanie, kto zaczyna.
ubongo-prompt-gems = Kryształki sypią się na planszę.
ubongo-prompt-pawns = Ustaw swój pionek przed jednym z sześciu rzędów.
ubongo-prompt-roll = Rzuć kostką. Od tego zaczyna się wyścig.
ubongo-prompt-countdown = Przygotuj się.
ubongo-prompt-deal = Trwa rozdawanie układanek.
ubongo-prompt-solve = Zakryj cały obszar swoimi klockami.
ubongo-prompt-again = Nikomu się nie udało. Czas płynie jeszcze raz, klocki są te same.
ubongo-prompt-move = Ubongo! Jesteś na { $rank }. miejscu. { $count ->
    [0] Weź dwa kryształki z przodu swojego rzędu.
    [one] Jeśli chcesz, przesuń pionek o jeden rząd, a potem weź dwa kryształki.
    [few] Jeśli chcesz, przesuń pionek najwyżej o { $count } rzędy, a potem weź dwa kryształki.
    [many] Jeśli chcesz, przesuń pionek najwyżej o { $count } rzędów, a potem weź dwa kryształki.
   *[other] Jeśli chcesz, przesuń pionek najwyżej o { $count } rzędu, a potem weź dwa kryształki.
}
ubongo-prompt-collect = Teraz weź dwa kryształki z przodu swojego rzędu.
ubongo-prompt-finished = W tej rundzie to już wszystko.
ubongo-prompt-over = Gra skończona.

## What happened
ubongo-event-begun = Na początku kostką rzuca { $seat }. Układanki są z zestawu { $number }.
ubongo-event-strewn = Kryształki leżą na planszy.
ubongo-event-pawnSet = { $seat } ustawia pionek przed rzędem { $field }.
ubongo-event-rolled = { $seat } rzuca kostką.
ubongo-event-started = Runda { $round }: na kostce jest { $symbol }. Czas płynie.
ubongo-event-solved = { $seat } woła Ubongo.
ubongo-event-moved = { $seat } przesuwa pionek do rzędu { $field }.
ubongo-event-collected = { $seat } bierze { $count ->
    [one] { $count } kryształek
    [few] { $count } kryształki
    [many] { $count } kryształków
   *[other] { $count } kryształka
} z rzędu { $field }: { $gems }.
ubongo-event-finished = { $seat } mówi „gotowe”.
ubongo-event-secondChance = Nikt nie zdążył. Klepsydra odwraca się jeszcze raz.
ubongo-event-roundOver = Runda { $round } skończona. Kto zdążył ułożyć: { $seats }.
ubongo-event-roundOver-early = Runda { $round } skończona, nikt nie ma już nic do zrobienia. Kto zdążył ułożyć: { $seats }.
ubongo-event-roundOver-void = Runda { $round } skończona. Nikt nie zdążył ułożyć.
ubongo-event-matchOver = Gra skończona. Zwycięstwo: { $winners }.
ubongo-event-timeUp = Czas minął: { $seat }.
ubongo-event-left = { $seat } odchodzi; dalej gra bot.
ubongo-event-returned = { $seat } wraca.

## Why not
not-now = teraz nie pora na to
not-a-beginning = miejsce { $seat } z zestawem { $number } nie może tu zaczynać
gem-rows = rzędów kryształków jest { $rows }, a w każdym po { $count }
gem-colours = w każdym kolorze jest tyle kryształków: { $count }
no-such-field = nie ma rzędu { $field }; rzędów jest { $count }
no-such-symbol = kostka nie ma symbolu { $symbol }; symboli jest { $count }
boards-and-seats = graczy jest { $count }, a każdy potrzebuje układanki
not-one-group = układanki w rundzie są z jednej grupy, która jeszcze nie grała
not-mirrored = wszyscy dostają tę samą układankę, każdy inaczej obróconą
board-twice = każdy dostaje własną układankę, każdy inną i nieobróconą
no-race = czas teraz nie płynie
has-collected = w tej rundzie masz już swoje kryształki
is-done = po twoim „gotowe” nic już w tej rundzie nie robisz
has-solved = twoja układanka jest już ułożona
not-solved = najpierw układanka musi być ułożona
has-moved = w tej rundzie twój pionek ma już ruch za sobą
same-field = twój pionek już stoi przed rzędem { $field }; wolno go nie ruszać
too-far = Ubongo numer { $rank } { $count ->
    [0] nie pozwala przesunąć pionka
    [one] pozwala przesunąć pionek o jeden rząd
    [few] pozwala przesunąć pionek najwyżej o { $count } rzędy
    [many] pozwala przesunąć pionek najwyżej o { $count } rzędów
   *[other] pozwala przesunąć pionek najwyżej o { $count } rzędu
}
row-empty = rząd { $field } jest pusty
too-late = czas skończył się { $count } ms wcześniej
too-early = kolejność będzie znana za { $count } ms
layout-malformed = to nie jest ułożenie klocków
layout-number = połóż każdy klocek dokładnie raz; klocków jest { $count }
layout-piece = klocka { $piece } nie ma wśród twoich albo leży tu dwa razy
layout-outside = klocek { $piece } wystaje poza obszar
layout-overlap = klocek { $piece } leży na innym klocku
layout-uncovered = obszar nie jest jeszcze cały zakryty

## Reading actions and positions
not-placed = zamiast „{ $word }” ma być klocek i jego miejsce, jak L4@1,0fr2
off-the-grid = „{ $word }” leży poza siatką: kolumn i wierszy jest po { $count }, licząc od 0
too-many-pieces = klocków jest tylko { $count }
not-a-board = „{ $word }” to nie układanka: zapisz ją jak 17 albo 17fr1
not-a-puzzle = „{ $word }” to nie zadanie: zapisz je jak { $form }
no-such-hint = nie ma podpowiedzi { $level }: są od 0 do { $most }
not-a-gem = „{ $letter }” to nie kryształek; są tylko { $may }
gem-row = w rzędzie kryształków jest najwyżej { $count }, a na początku dokładnie tyle
deal-boards = rozdanie to symbol i układanka dla każdego gracza
field-before-gems = w fazie { $word } na planszy nic jeszcze nie leży
pawns-and-phase = przed pierwszym rzutem muszą stać wszystkie pionki, a następny ustawia ten, kto ma turę
no-such-phase = przy tych opcjach nie ma fazy { $word }
turn-and-starter = kostką rzuca ten, kto zaczyna rundę
second-and-chances = „second” wymaga „chances” równego co najmniej 1
not-a-solution = to, co leży na miejscu { $seat }, nie zakrywa całego obszaru
boards-and-used = w wyścigu układanki są z grupy jeszcze nieużytej, a po nim z już użytej
not-sound = tak się nie może zdarzyć: kryształki, układanki i to, co zrobili gracze, do siebie nie pasują
boards-not-dealt = „{ $word }” tu nie pasuje: układanki nie są jeszcze rozdane

## Options
bad-seats-text = „{ $value }” to nie wartość { $key }; miejsca zapisz jak { $form }
handicap-not-seated = miejsce { $seat } nie może mieć łatwiej: miejsca liczy się od 0, a jest ich tylko { $seats }
handicap-on-easy = łatwiej może mieć ktoś tylko przy stole, który gra trudną stroną
handicap-and-mirror = gdy wszyscy dostają tę samą układankę, nikt nie może mieć łatwiej
ubo-side = którą stroną układanek gracie: łatwą (3 klocki) czy trudną (4 klocki)
ubo-timer = jak długo sypie się piasek, w sekundach; bez liczby 60 przy łatwej stronie i 90 przy trudnej
ubo-handicap = miejsca, które grają łatwą stroną, gdy reszta gra trudną, jak 0+2 (pierwsze miejsce to 0)
ubo-handicap-asked = ci gracze dostają łatwe układanki z trzema klockami, a reszta trudne; ty masz pionek 1, boty następne, a dalej ludzie w tej kolejności, w jakiej siadają
ubo-mirror = czy wszyscy dostają tę samą układankę, każdy inaczej obróconą lub odbitą
ubo-secondChance = gdy nikt nie zdąży, klepsydra odwraca się jeszcze raz: raz w rundzie, raz w grze albo nigdy
ubo-set = zestaw, z którego są układanki; bez liczby dowolny
ubo-countdown = ile sekund mija od rzutu do startu
ubo-roundTripMs = ile milisekund najwyżej odejmuje się od czasu układania za drogę wiadomości
ubo-turnTimer = czas na ustawienie pionka i na rzut, w sekundach
ubo-a11yMarks = czy kryształki oprócz koloru mają też kształt i literę
ubo-side-label = Strona układanek
ubo-timer-label = Klepsydra, w sekundach
ubo-handicap-label = Kto gra łatwą stroną
ubo-mirror-label = Ta sama układanka dla wszystkich, obrócona
ubo-secondChance-label = Gdy nikt nie zdąży
ubo-set-label = Zestaw układanek
ubo-countdown-label = Odliczanie, w sekundach
ubo-roundTripMs-label = Wyrównanie wolnego łącza, w milisekundach
ubo-turnTimer-label = Czas na pionek albo rzut, w sekundach
ubo-a11yMarks-label = Znaki przy kolorach
ubo-side-easy = łatwa, 3 klocki
ubo-side-hard = trudna, 4 klocki
ubo-timer-side = 60 przy łatwej, 90 przy trudnej
ubo-handicap-none = nikt
ubo-mirror-off = nie
ubo-mirror-on = tak
ubo-secondChance-perRound = jeszcze raz w każdej rundzie
ubo-secondChance-perGame = jeszcze raz w całej grze
ubo-secondChance-off = koniec rundy
ubo-set-any = dowolny
ubo-turnTimer-off = bez limitu
ubo-a11yMarks-on = tak
ubo-a11yMarks-off = nie

## The picture
ubongo-picture-title = Ubongo: kryształki, pionki i układanki
ubongo-picture-seat = { $seat }: { $count ->
    [one] { $count } kryształek
    [few] { $count } kryształki
    [many] { $count } kryształków
   *[other] { $count } kryształka
}
ubongo-picture-board = Układanka { $board } ({ $seat }), { $symbol }
ubongo-picture-solved = Ubongo numer { $rank }
ubongo-picture-collected = Ubongo numer { $rank }, kryształki wzięte
ubongo-picture-done = gotowe

## Na stronie
ubongo-gem-R = czerwony
ubongo-gem-O = pomarańczowy
ubongo-gem-Y = żółty
ubongo-gem-G = zielony
ubongo-gem-B = niebieski
ubongo-gem-V = fioletowy
ubongo-gem-board = Kryształki
ubongo-row = Rząd { $row }
ubongo-row-empty = pusty
ubongo-row-pawns = Pionki: { $names }
ubongo-no-gems = jeszcze bez kryształków
ubongo-own-board = Twoja układanka
ubongo-piece = Klocek { $number }, { $piece }
ubongo-piece-laid = Klocek { $number }, { $piece }, na układance
ubongo-left = { $count ->
    [0] Wszystkie klocki są na układance.
    [one] Został jeden klocek.
    [few] Zostały { $count } klocki.
    [many] Zostało { $count } klocków.
   *[other] Zostało { $count } klocka.
}
ubongo-fits-not = Tam się nie mieści.
ubongo-turn = Obróć
ubongo-flip = Odwróć
ubongo-clear = Wyczyść
ubongo-call = Ubongo!
ubongo-give-up = Odpuść
ubongo-take-nothing = Nic nie bierz
ubongo-choose = Ubongo! Jesteś na { $rank }. miejscu. Dotknij rzędu: pionek tam pójdzie i weźmie dwa kryształki z przodu.
ubongo-choose-here = Ubongo! Jesteś na { $rank }. miejscu. Pionek zostaje: dotknij jego rzędu i weź dwa kryształki z przodu.
ubongo-sure = Na pewno?
ubongo-roll = Rzuć kostką
ubongo-ready = Kostka się toczy
ubongo-rank = nr { $rank }
ubongo-laid = ułożone klocki: { $count } z { $all }
ubongo-second-chance = Druga szansa
ubongo-watched = Każdy zakrywa teraz swój obszar.
ubongo-solutions = Układanki tej rundy
ubongo-solved-board = Jak można zakryć układankę: { $name }
ubongo-open-board = Układanka: { $name }
ubongo-all-boards = Pokaż układanki wszystkich
ubongo-most-wins = Wygrywa, kto ma najwięcej kryształków jednego koloru.
ubongo-decided-first = Tym razem { $count } do { $other }.
ubongo-decided-next = Największe kupki są równe, więc rozstrzyga { $place }. kupka: { $count } do { $other }.
ubongo-decided-shared = Zwycięzcy mają wszystkie kupki równe, więc wygrywają razem.
ubongo-hint = Podpowiedź
ubongo-next = Następna
ubongo-hint-good = Na razie wszystko się zgadza.
ubongo-hint-bad = Tak już się nie da zakryć obszaru. Któryś klocek leży źle.
ubongo-hint-take = Klocek { $number } leży źle. Zdejmij go.
ubongo-hint-piece = Teraz klocek { $number }.
ubongo-hint-cell = Klocek { $number } zakrywa zaznaczone pole.
ubongo-hint-laid = Klocek { $number } leży już dobrze.
ubongo-seconds = { $seconds } s
ubongo-practised = Ułożone: { $count }
ubongo-best = najszybciej
ubongo-practice-how = Zakryj cały obszar. Gdy czas się skończy, możesz układać dalej.
tour-ubongo-1 = Kryształki leżą w sześciu rzędach. Przed każdym jest czerwone pole na pionki, a pionek zabiera kryształki, które ma najbliżej. Postaw pionek przed rzędem 4.
tour-ubongo-2 = Ty zaczynasz. Kostka wskazuje, których klocków wszyscy używają, a potem rusza czas dla wszystkich naraz. Rzuć nią.
tour-ubongo-3 = Zakryj cały obszar trzema klockami. Przeciągnij je na układankę. Dotknij klocka, żeby go wybrać, i jeszcze raz, żeby go obrócić; można go też odwrócić. Tutaj czas stoi.
tour-ubongo-4 = Ubongo! Jesteś na pierwszym miejscu, więc pionek może pójść aż o trzy rzędy, a potem bierze dwa kryształki. Przed rzędem 6 leżą dwa zielone: dotknij tego rzędu.
tour-ubongo-5 = Masz dwa zielone kryształki. Po dziewięciu rundach wygrywa ten, kto ma najwięcej kryształków jednego koloru, więc zbieraj to, co już masz. Wolniejsi też biorą kryształki, ale ich pionki nie zajdą tak daleko.
tour-ubongo-other = To też wolno. Tym razem jednak zrób to, o czym mowa wyżej.
tour-ubongo-done-why = Wtedy w tej rundzie nic nie zdobędziesz. Spróbuj jeszcze chwilę.
tour-ubongo-done = Już wiesz, jak się gra w Ubongo
ubongo-round-of = Runda { $round }
