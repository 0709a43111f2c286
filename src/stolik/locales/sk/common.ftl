## Putting sentences together
list-and = { $most } a { $last }
nobody = nikto
seat-number = miesto { $number }
seat-with-number = { $seat } ({ $number })
refused-by-clause = { $why } ({ $clause })
at-column = stĺpec { $column }: { $why }
at-line = riadok { $line }, stĺpec { $column }: { $why }
at-line-only = riadok { $line }: { $why }

## Options and books
unknown-book = kniha pravidiel „{ $book }“ tu nie je; na výber je: { $may }
unknown-version = kniha pravidiel { $book } vo verzii { $version } sa tu nedá hrať
unknown-option = kniha pravidiel { $book } nemá voľbu „{ $key }“
bad-option-value = „{ $value }“ nie je hodnota voľby { $key }; môže to byť: { $may }
bad-option-word = „{ $word }“ nie je voľba; zapíš ju ako key=value
bad-seats = { $book }: hráčov môže byť { $low } až { $high }, nie { $seats }

## Reading text
not-a-number = „{ $word }“ nie je číslo od { $low } do { $high }
not-one-of = „{ $word }“ sem nepatrí; môže tu byť: { $may }
wrong-count = za „{ $word }“ { $count ->
    [0] nepatrí nič
    [one] patrí jedno slovo
    [few] patria { $count } slová
    [many] patrí { $count } slova
   *[other] patrí { $count } slov
} (slov je tam: { $given })
no-action = chýba akcia; začína sa jedným z týchto slov: { $may }
unknown-action = „{ $word }“ nie je akcia; na výber je: { $may }
unknown-field = „{ $word }“ tu nič neznamená; môže tu stáť: { $may }
field-twice = „{ $word }“ je tu druhý raz

## Records
not-a-record = toto nie je záznam: prvý riadok musí znieť „stolik record 1“
record-cut-short = záznam sa tu predčasne končí
after-the-seal = za pečaťou už nič nepatrí
expected-line = tu má byť riadok, ktorý sa začína slovom „{ $name }“
expected-entry = tu má byť zápis číslo { $place }
position-other-table = táto pozícia má iné miesta alebo voľby než riadky nad ňou
not-hex = „{ $word }“ nie je rad šestnástkových číslic
record-breaks-rule = záznam tu porušuje pravidlo { $clause }
record-breaks-time = čas v zázname tu nesedí
record-line-changed = tento riadok nezodpovedá priebehu hry; záznam niekto zmenil
record-wrong-end = podľa záznamu je koniec „{ $ending }“, a to nie je pravda
record-secret-kept = hra sa skončila, ale tajomstvo jej miešania zostalo skryté
record-wrong-secret = odhalené tajomstvo nie je to, ktoré bolo sľúbené
record-wrong-draw = toto žrebovanie nevychádza zo sľúbeného tajomstva
record-other-draw = vyžrebované čísla tu nedávajú to, čo je zapísané

## The table's time
time-runs-back = čas nemôže bežať dozadu: { $at } je skôr ako { $last }
not-due = budík „{ $name }“ má zvoniť v čase { $due }, nie v čase { $at }

## what every game refuses

match-over = hra sa už skončila
not-your-turn = na ťahu je { $seat }
not-a-move = „{ $kind }“ nie je akcia pre hráča
wrong-actor = „{ $kind }“ má urobiť niekto iný
no-such-seat = miesto { $seat } tu nie je
already-away = { $seat } už pri stole nie je
not-away = { $seat } je stále pri stole
no-such-alarm = budík „{ $name }“ nie je nastavený
chance-due = najprv musí rozhodnúť náhoda
not-due-now = „{ $kind }“ teraz nie je na rade
not-a-position = pozícia sa začína slovom „{ $book }“

## Whose turn it is
prompt-wait = { $seat } rozmýšľa.

## Between deals and rounds
prompt-rest = Všetko je teraz odkryté. Pozri si to a pokračuj.
action-next = prejsť na ďalšie kolo
no-rest = žiadne kolo sa práve neskončilo
resting = kolo sa skončilo a ďalšie sa ešte nezačalo
table-rest = či po každom kole zostane všetko odkryté, kým nie sú všetci pripravení
table-rest-label = Prestávka po každom kole
