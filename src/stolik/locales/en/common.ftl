## Putting sentences together
list-and = { $most } and { $last }
nobody = nobody
seat-number = seat { $number }
seat-with-number = { $seat } ({ $number })
refused-by-clause = { $why } ({ $clause })
at-column = column { $column }: { $why }
at-line = line { $line }, column { $column }: { $why }
at-line-only = line { $line }: { $why }

## Options and books
unknown-book = there is no book “{ $book }”; choose from: { $may }
unknown-version = version { $version } of the book { $book } can’t be played here
unknown-option = the book { $book } has no option “{ $key }”
bad-option-value = “{ $value }” isn’t a value of { $key }; choose from: { $may }
bad-option-word = “{ $word }” isn’t an option; write it like key=value
bad-seats = { $book } is for { $low } to { $high } players, not for { $seats }

## Reading text
not-a-number = “{ $word }” isn’t a number from { $low } to { $high }
not-one-of = “{ $word }” isn’t one of: { $may }
wrong-count = “{ $word }” takes { $count ->
    [0] no words
    [one] one word
   *[other] { $count } words
}, not { $given }
no-action = an action is missing; it begins with one of: { $may }
unknown-action = “{ $word }” isn’t an action; choose from: { $may }
unknown-field = “{ $word }” isn’t a field; choose from: { $may }
field-twice = “{ $word }” appears twice

## Records
not-a-record = this isn’t a record: the first line must be “stolik record 1”
record-cut-short = the record breaks off here
after-the-seal = nothing may follow the seal
expected-line = a line beginning with “{ $name }” is expected here
expected-entry = entry { $place } is expected here
position-other-table = this position has other seats or options than the lines above it
not-hex = “{ $word }” isn’t a row of hexadecimal digits
record-breaks-rule = the record breaks rule { $clause } here
record-breaks-time = the time of the record is wrong here
record-line-changed = this line isn’t what the game gives; the record was changed
record-wrong-end = the record says its end is “{ $ending }”, and that isn’t so
record-secret-kept = the game has ended, but the secret of its shuffle was not revealed
record-wrong-secret = the revealed secret isn’t the one that was promised
record-wrong-draw = this draw doesn’t come from the promised secret
record-other-draw = the numbers drawn here don’t give what is written

## The table's time
time-runs-back = time can’t run back: { $at } is before { $last }
not-due = the alarm “{ $name }” is due at { $due }, not at { $at }

## what every game refuses

match-over = the game is over
not-your-turn = it’s { $seat }’s turn
not-a-move = “{ $kind }” isn’t something a player can do
wrong-actor = “{ $kind }” isn’t yours to do
no-such-seat = there is no seat { $seat }
already-away = { $seat } is already away
not-away = { $seat } is not away
no-such-alarm = no alarm “{ $name }” is set
chance-due = waiting for a random draw first
not-due-now = “{ $kind }” isn’t due now
not-a-position = a position begins with “{ $book }”

## Whose turn it is
prompt-wait = { $seat } is thinking.

## Between deals and rounds
prompt-rest = Everything is face up. Have a look, then go on.
action-next = continue with the next deal or round
no-rest = no deal or round has just ended
resting = the deal or round is over, and the next one hasn’t begun yet
table-rest = whether everything stays face up after each deal or round until everyone is ready
table-rest-label = Pause after each deal or round
