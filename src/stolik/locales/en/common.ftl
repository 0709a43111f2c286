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
unknown-book = there is no book “{ $book }”; there are: { $may }
unknown-version = version { $version } of the book { $book } can't be played here
unknown-option = the book { $book } has no option “{ $key }”
bad-option-value = “{ $value }” is no value of { $key }; it may be: { $may }
bad-option-word = “{ $word }” is no option; write it like key=value
bad-seats = { $book } is for { $low } to { $high } players, not for { $seats }

## Reading text
not-a-number = “{ $word }” is no number from { $low } to { $high }
not-one-of = “{ $word }” is none of: { $may }
wrong-count = “{ $word }” wants { $count ->
    [0] nothing
    [one] one word
   *[other] { $count } words
} behind it, not { $given }
no-action = an action is missing; it begins with one of: { $may }
unknown-action = “{ $word }” is no action; there are: { $may }
unknown-field = “{ $word }” is no field; there are: { $may }
field-twice = “{ $word }” stands here a second time

## Records
not-a-record = this is no record: the first line must be “stolik record 1”
record-cut-short = the record breaks off here
after-the-seal = nothing may stand after the seal
expected-line = here a line must begin with “{ $name }”
expected-entry = here entry { $place } must stand
position-other-table = this position has other seats or options than the lines above it
not-hex = “{ $word }” is no row of hexadecimal digits
record-breaks-rule = the record breaks rule { $clause } here
record-breaks-time = the time of the record does not fit here
record-line-changed = this line is not what the game gives; the record was changed
record-wrong-end = the record says its end is “{ $ending }”, and that is not so
record-secret-kept = the game has ended, but the secret of its shuffle was not opened
record-wrong-secret = the opened secret is not the one that was promised
record-wrong-draw = this draw does not come from the promised secret
record-other-draw = the numbers drawn here do not give what is written

## The table's time
time-runs-back = time can't run back: { $at } is before { $last }
not-due = the alarm “{ $name }” is due at { $due }, not at { $at }

## what every game refuses

match-over = the game is over
not-your-turn = it is the turn of { $seat }
not-a-move = “{ $kind }” is not for a player to do
wrong-actor = “{ $kind }” is somebody else’s to do
no-such-seat = there is no seat { $seat }
already-away = { $seat } is away already
not-away = { $seat } is not away
no-such-alarm = no alarm “{ $name }” is set
chance-due = first chance must answer
not-due-now = “{ $kind }” is not due now
not-a-position = a position begins with “{ $book }”

## Whose turn it is
prompt-wait = { $seat } is thinking.

## Between deals and rounds
prompt-rest = Everything is face up now. Play goes on when everyone has had a look.
action-next = go on to the next deal or round
no-rest = no deal or round has just ended
resting = the deal or round is over, and the next one hasn’t begun yet
table-rest = whether everything stays face up after each deal or round until everyone is ready
table-rest-label = Pause after each deal or round
