## Putting sentences together
list-and = { $most } a { $last }
nobody = nikdo
seat-number = místo { $number }
seat-with-number = { $seat } ({ $number })
refused-by-clause = { $why } ({ $clause })
at-column = sloupec { $column }: { $why }
at-line = řádek { $line }, sloupec { $column }: { $why }
at-line-only = řádek { $line }: { $why }

## Options and books
unknown-book = kniha pravidel „{ $book }“ tu není; na výběr je: { $may }
unknown-version = kniha pravidel { $book } ve verzi { $version } se tu hrát nedá
unknown-option = kniha pravidel { $book } nemá volbu „{ $key }“
bad-option-value = „{ $value }“ není hodnota volby { $key }; může to být: { $may }
bad-option-word = „{ $word }“ není volba; zapiš ji jako key=value
bad-seats = { $book }: hráčů může být { $low } až { $high }, ne { $seats }

## Reading text
not-a-number = „{ $word }“ není číslo od { $low } do { $high }
not-one-of = „{ $word }“ sem nepatří; může tu být: { $may }
wrong-count = za „{ $word }“ { $count ->
    [0] nepatří nic
    [one] patří jedno slovo
    [few] patří { $count } slova
    [many] patří { $count } slova
   *[other] patří { $count } slov
} (slov je tam: { $given })
no-action = chybí akce; začíná jedním z těchto slov: { $may }
unknown-action = „{ $word }“ není akce; na výběr je: { $may }
unknown-field = „{ $word }“ tu nic neznamená; může tu být: { $may }
field-twice = „{ $word }“ je tu podruhé

## Records
not-a-record = toto není záznam: první řádek musí znít „stolik record 1“
record-cut-short = záznam tu předčasně končí
after-the-seal = za pečetí už nesmí nic být
expected-line = tady má být řádek, který začíná slovem „{ $name }“
expected-entry = tady má být zápis číslo { $place }
position-other-table = tato pozice má jiná místa nebo volby než řádky nad ní
not-hex = „{ $word }“ není řada šestnáctkových číslic
record-breaks-rule = záznam tu porušuje pravidlo { $clause }
record-breaks-time = čas v záznamu tu nesedí
record-line-changed = tento řádek neodpovídá průběhu hry; záznam byl změněn
record-wrong-end = podle záznamu je konec „{ $ending }“, a to není pravda
record-secret-kept = hra skončila, ale tajemství jejího míchání zůstalo skryté
record-wrong-secret = odhalené tajemství není to, které bylo slíbeno
record-wrong-draw = toto losování nevychází ze slíbeného tajemství
record-other-draw = vylosovaná čísla tu nedávají to, co je zapsáno

## The table's time
time-runs-back = čas nemůže běžet zpátky: { $at } je dřív než { $last }
not-due = budík „{ $name }“ má zvonit v čase { $due }, ne v čase { $at }

## what every game refuses

match-over = hra už skončila
not-your-turn = na tahu je { $seat }
not-a-move = „{ $kind }“ není akce pro hráče
wrong-actor = „{ $kind }“ má udělat někdo jiný
no-such-seat = místo { $seat } tu není
already-away = { $seat } už u stolu není
not-away = { $seat } je pořád u stolu
no-such-alarm = budík „{ $name }“ není nastavený
chance-due = nejdřív se čeká na losování
not-due-now = „{ $kind }“ teď není na řadě
not-a-position = pozice začíná slovem „{ $book }“

## Whose turn it is
prompt-wait = { $seat } přemýšlí.

## Between deals and rounds
prompt-rest = Všechno je teď odkryté. Prohlédni si to a pokračuj.
action-next = přejít k dalšímu kolu
no-rest = žádné kolo právě neskončilo
resting = kolo skončilo a další ještě nezačalo
table-rest = jestli po každém kole zůstane všechno odkryté, dokud nejsou všichni připravení
table-rest-label = Přestávka po každém kole
