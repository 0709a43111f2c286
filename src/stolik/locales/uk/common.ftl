## Putting sentences together
list-and = { $most } та { $last }
nobody = ніхто
seat-number = місце { $number }
seat-with-number = { $seat } ({ $number })
refused-by-clause = { $why } ({ $clause })
at-column = стовпець { $column }: { $why }
at-line = рядок { $line }, стовпець { $column }: { $why }
at-line-only = рядок { $line }: { $why }

## Options and books
unknown-book = немає книги правил «{ $book }»; є: { $may }
unknown-version = версію { $version } книги правил { $book } тут зіграти не можна
unknown-option = у книзі правил { $book } немає налаштування «{ $key }»
bad-option-value = «{ $value }» не підходить для { $key }; можна: { $may }
bad-option-word = «{ $word }» — не налаштування; пиши його як key=value
bad-seats = { $book }: гравців може бути від { $low } до { $high }, а не { $seats }

## Reading text
not-a-number = «{ $word }» — не число від { $low } до { $high }
not-one-of = «{ $word }» тут не підходить; можна: { $may }
wrong-count = після «{ $word }» { $count ->
    [0] не має бути нічого
    [one] має бути { $count } слово
    [few] має бути { $count } слова
    [many] має бути { $count } слів
   *[other] має бути { $count } слова
}; зараз там слів: { $given }
no-action = бракує дії; вона починається з одного зі слів: { $may }
unknown-action = немає дії «{ $word }»; є: { $may }
unknown-field = немає поля «{ $word }»; є: { $may }
field-twice = «{ $word }» повторюється

## Records
not-a-record = це не запис гри: перший рядок має бути «stolik record 1»
record-cut-short = тут запис обривається
after-the-seal = після рядка seal нічого не має бути
expected-line = цей рядок має починатися з «{ $name }»
expected-entry = тут має бути крок { $place }
position-other-table = у цій позиції інші місця чи налаштування, ніж у рядках над нею
not-hex = «{ $word }» — не ряд шістнадцяткових цифр
record-breaks-rule = тут запис порушує правило { $clause }
record-breaks-time = час у записі тут не сходиться
record-line-changed = у грі цей рядок виходить іншим; запис змінено
record-wrong-end = у записі вказано кінець «{ $ending }», а це не так
record-secret-kept = гру завершено, але секрет її перемішування не відкрито
record-wrong-secret = відкрито не той секрет, який було обіцяно
record-wrong-draw = цей результат жеребкування не походить з обіцяного секрету
record-other-draw = витягнуті тут числа не дають того, що записано

## The table's time
time-runs-back = час не йде назад: { $at } — це раніше, ніж { $last }
not-due = час сигналу «{ $name }» — { $due }, а не { $at }

## what every game refuses

match-over = гру завершено
not-your-turn = зараз ходить { $seat }
not-a-move = «{ $kind }» — не дія гравця
wrong-actor = «{ $kind }» має зробити хтось інший
no-such-seat = за столом немає місця { $seat }
already-away = { $seat } уже не за столом
not-away = { $seat } і так за столом
no-such-alarm = сигналу «{ $name }» не встановлено
chance-due = спершу слово за випадком
not-due-now = зараз не час для «{ $kind }»
not-a-position = позиція починається з «{ $book }»

## Whose turn it is
prompt-wait = { $seat } думає.

## Between deals and rounds
prompt-rest = Тепер усе відкрито. Роздивися й переходь далі.
action-next = перейти до наступної роздачі чи раунду
no-rest = жодна роздача чи раунд щойно не завершилися
resting = роздача чи раунд уже завершилися, а наступні ще не почалися
table-rest = чи лишається все відкритим після кожної роздачі або раунду, доки всі не будуть готові
table-rest-label = Пауза після кожної роздачі чи раунду
