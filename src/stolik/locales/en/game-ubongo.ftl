## Words of the game
ubongo-symbol-1 = sun
ubongo-symbol-2 = leaf
ubongo-symbol-3 = drop
ubongo-symbol-4 = moon
ubongo-symbol-5 = star
ubongo-symbol-6 = wave
ubongo-legend = Gems: R red, O orange, Y yellow, G green, B blue, V violet. A number in [ ] is the pawn of that seat.

## What a player may do
ubongo-action-pawn = set your pawn before row { $field }
ubongo-action-roll = roll the die
ubongo-action-solve = Ubongo: { $layout }
ubongo-action-move = move your pawn to row { $field }
ubongo-action-collect = take the front gems of your row
ubongo-action-done = finish this round
ubongo-action-begin = { $seat } begins, with the boards of set { $number }
ubongo-action-gems = strew the gems
ubongo-action-field = the pawn is set before row { $field }
ubongo-action-deal = the die shows: { $symbol }
ubongo-action-ring-turn = the time is up
ubongo-action-ring-start = the countdown is over
ubongo-action-ring-bell = the timer has run out

## What is asked for
ubongo-prompt-begin = Who begins is being drawn.
ubongo-prompt-gems = The gems are being strewn.
ubongo-prompt-pawns = Set your pawn before one of the six rows.
ubongo-prompt-roll = Roll the die. The race begins with it.
ubongo-prompt-countdown = Get ready.
ubongo-prompt-deal = The boards are being dealt.
ubongo-prompt-solve = Cover the whole area with your pieces.
ubongo-prompt-again = Nobody made it. The time runs once more, with the same pieces.
ubongo-prompt-move = Ubongo. You are number { $rank }. { $count ->
    [0] Take the two front gems of your row.
    [one] Move your pawn one row if you like, then take two gems.
   *[other] Move your pawn up to { $count } rows if you like, then take two gems.
}
ubongo-prompt-collect = Now take the two front gems of your row.
ubongo-prompt-finished = You have finished this round.
ubongo-prompt-over = The game is over.

## What happened
ubongo-event-begun = { $seat } will roll first. The boards come from set { $number }.
ubongo-event-strewn = The gems are on the board.
ubongo-event-pawnSet = { $seat } sets the pawn before row { $field }.
ubongo-event-rolled = { $seat } rolls the die.
ubongo-event-started = Round { $round }: the die shows the { $symbol }. The time runs.
ubongo-event-solved = { $seat } calls Ubongo.
ubongo-event-moved = { $seat } moves the pawn to row { $field }.
ubongo-event-collected = { $seat } takes { $count ->
    [one] one gem
   *[other] { $count } gems
} of row { $field }: { $gems }.
ubongo-event-finished = { $seat } is done with this round.
ubongo-event-secondChance = Nobody made it in time. The timer is turned once more.
ubongo-event-roundOver = Round { $round } is over. It was solved by { $seats }.
ubongo-event-roundOver-early = Round { $round } is over, everybody is done. It was solved by { $seats }.
ubongo-event-roundOver-void = Round { $round } is over. Nobody solved it.
ubongo-event-matchOver = The game is over. Winner: { $winners }.
ubongo-event-timeUp = The time of { $seat } is up.
ubongo-event-left = { $seat } leaves; a bot plays on.
ubongo-event-returned = { $seat } is back.

## Why not
not-now = this is not the moment for it
not-a-beginning = seat { $seat } with set { $number } can’t begin here
gem-rows = there are { $rows } rows of { $count } gems
gem-colours = there are { $count } gems of each colour
no-such-field = there is no row { $field }; there are { $count }
no-such-symbol = the die has no symbol { $symbol }; it has { $count }
boards-and-seats = each of the { $count } players needs a board
not-one-group = the boards of a round come from one group that was not played yet
not-mirrored = all get the same board, each turned another way
board-twice = everybody gets a board of their own, as it is printed
no-race = the time is not running
has-collected = you have taken your gems in this round
is-done = you said that you are done with this round
has-solved = you have solved this board already
not-solved = first the board must be solved
has-moved = your pawn has moved once in this round
same-field = your pawn stands before row { $field } already; not moving is allowed
too-far = number { $rank } { $count ->
    [0] may not move
    [one] may move one row
   *[other] may move up to { $count } rows
}
row-empty = row { $field } is empty
too-late = the time ran out { $count } ms before
too-early = the order of the solvers is known in { $count } ms
layout-malformed = this is no layout of pieces
layout-number = lay each of the { $count } pieces once
layout-piece = { $piece } is not among your pieces, or lies there twice
layout-outside = { $piece } sticks out of the area
layout-overlap = { $piece } lies on another piece
layout-uncovered = the area is not covered yet

## Reading actions and positions
not-placed = “{ $word }” should be a piece and its place, like L4@1,0fr2
off-the-grid = “{ $word }” lies outside: the grid has { $count } columns and rows, counted from 0
too-many-pieces = there are only { $count } pieces
not-a-board = “{ $word }” is no board: write it like 17 or 17fr1
not-a-puzzle = “{ $word }” is no puzzle: write it like { $form }
no-such-hint = there is no hint { $level }: hints go from 0 to { $most }
not-a-gem = “{ $letter }” is no gem; there are { $may }
gem-row = a row has { $count } gems at most, and all of them at the start
deal-boards = a deal is a symbol and a board for each player
field-before-gems = in phase { $word } nothing is on the board yet
pawns-and-phase = every pawn is set before the first roll, and the one whose turn it is comes next
no-such-phase = phase { $word } does not come with these options
turn-and-starter = whoever starts the round rolls
second-and-chances = “second” needs “chances” of at least 1
not-a-solution = what seat { $seat } laid does not cover the board
boards-and-used = in the race the boards are of a group not used yet, afterwards of one that was
not-sound = this can’t come about: the gems, the boards and what the players have done do not go together
boards-not-dealt = “{ $word }” has no place here: the boards are not dealt yet

## Options
bad-seats-text = “{ $value }” is no value of { $key }; write seats like { $form }
handicap-not-seated = seat { $seat } can’t have it easier: there are only { $seats } seats, from 0 on
handicap-on-easy = somebody can have it easier only at a table that plays the hard side
handicap-and-mirror = if all get the same board, nobody can have it easier
ubo-side = which side of the boards is played: easy (3 pieces) or hard (4 pieces)
ubo-timer = how long the timer runs, in seconds; without a number 60 on the easy side and 90 on the hard one
ubo-handicap = the seats that play the easy side at a hard table, like 0+2 (the first seat is 0)
ubo-handicap-asked = these players get the easy boards, with three pieces, while the others play the hard ones; you have pawn 1, the bots the next ones, then people as they sit down
ubo-mirror = whether all get the same board, each turned or mirrored another way
ubo-secondChance = if nobody solves in time the timer is turned again: once a round, once a game, or never
ubo-set = the set that the boards come from; without a number any
ubo-countdown = seconds between the roll and the start
ubo-roundTripMs = up to how many milliseconds a message’s way is taken off the time of solving
ubo-turnTimer = the time for setting a pawn and for rolling, in seconds
ubo-a11yMarks = whether gems carry a shape and a letter besides their colour
ubo-side-label = Side of the boards
ubo-timer-label = Timer, in seconds
ubo-handicap-label = Who plays the easy side
ubo-mirror-label = The same board for all, turned
ubo-secondChance-label = If nobody solves it
ubo-set-label = Set of boards
ubo-countdown-label = Countdown, in seconds
ubo-roundTripMs-label = Make up for a slow line, in milliseconds
ubo-turnTimer-label = Time for a pawn or a roll, in seconds
ubo-a11yMarks-label = Marks besides colours
ubo-side-easy = easy, 3 pieces
ubo-side-hard = hard, 4 pieces
ubo-timer-side = 60 on easy, 90 on hard
ubo-handicap-none = nobody
ubo-mirror-off = no
ubo-mirror-on = yes
ubo-secondChance-perRound = once more in each round
ubo-secondChance-perGame = once more in the whole game
ubo-secondChance-off = the round is over
ubo-set-any = any
ubo-turnTimer-off = no limit
ubo-a11yMarks-on = yes
ubo-a11yMarks-off = no

## The picture
ubongo-picture-title = Ubongo: the gems, the pawns and the boards
ubongo-picture-seat = { $seat }: { $count ->
    [one] one gem
   *[other] { $count } gems
}
ubongo-picture-board = Board { $board } of { $seat }, { $symbol }
ubongo-picture-solved = Ubongo, number { $rank }
ubongo-picture-collected = Ubongo, number { $rank }, gems taken
ubongo-picture-done = done

## On the page
ubongo-gem-R = red
ubongo-gem-O = orange
ubongo-gem-Y = yellow
ubongo-gem-G = green
ubongo-gem-B = blue
ubongo-gem-V = violet
ubongo-gem-board = The gems
ubongo-row = Row { $row }
ubongo-row-empty = empty
ubongo-row-pawns = Pawns: { $names }
ubongo-no-gems = no gems yet
ubongo-own-board = Your board
ubongo-piece = Piece { $number }, { $piece }
ubongo-piece-laid = Piece { $number }, { $piece }, on the board
ubongo-left = { $count ->
    [0] Everything lies.
    [one] One piece is left.
   *[other] { $count } pieces are left.
}
ubongo-fits-not = It does not fit there.
ubongo-turn = Turn
ubongo-flip = Flip
ubongo-clear = Clear
ubongo-call = Ubongo!
ubongo-give-up = Give up
ubongo-take-nothing = Take nothing
ubongo-choose = Ubongo, number { $rank }. Tap a row: your pawn goes there and takes the two gems in front.
ubongo-choose-here = Ubongo, number { $rank }. Your pawn stays: tap its row and take the two gems in front.
ubongo-sure = Really?
ubongo-roll = Roll the die
ubongo-ready = The die is rolling
ubongo-rank = No. { $rank }
ubongo-laid = { $count } of { $all } pieces laid
ubongo-second-chance = Second chance
ubongo-watched = Everybody is covering an area of their own.
ubongo-solutions = The boards of this round
ubongo-solved-board = How the board of { $name } can be covered
ubongo-open-board = The board of { $name }
ubongo-all-boards = Show all boards
ubongo-most-wins = Whoever has most gems of one colour wins.
ubongo-decided-first = This time it was { $count } against { $other }.
ubongo-decided-next = The biggest piles were equal, so pile number { $place } decided: { $count } against { $other }.
ubongo-decided-shared = All piles of the winners are equal, so they win together.
ubongo-hint = Hint
ubongo-next = Next one
ubongo-hint-good = Everything is right so far.
ubongo-hint-bad = Like this it can’t be covered any more. Something lies wrong.
ubongo-hint-take = Piece { $number } lies wrong. Take it away.
ubongo-hint-piece = Go on with piece { $number }.
ubongo-hint-cell = Piece { $number } covers the marked cell.
ubongo-hint-laid = Piece { $number } lies right now.
ubongo-seconds = { $seconds } s
ubongo-practised = Solved: { $count }
ubongo-best = best
ubongo-practice-how = Cover the whole area. When the time is up you may go on.
tour-ubongo-1 = Gems lie in six rows. Before each row is a red field for pawns, and a pawn takes the gems nearest to it. Set your pawn before row 4.
tour-ubongo-2 = You begin. The die says which pieces everybody has to use, and then the time runs for all at once. Roll it.
tour-ubongo-3 = Cover the whole area with the three pieces. Drag them to the board. Tap a piece to choose it, tap it again to turn it; it may be flipped too. Here the time stands still.
tour-ubongo-4 = Ubongo! You were first, so your pawn may go up to three rows away, and then it takes two gems. Before row 6 lie two green ones: tap that row.
tour-ubongo-5 = You have two green gems. After nine rounds whoever has most gems of one colour wins, so collect what you have. Who was slower takes gems too, but can’t go as far.
tour-ubongo-other = You may do that too. This time try what the sentence asks for.
tour-ubongo-done-why = Then you would get nothing in this round. Try it a little longer.
tour-ubongo-done = Now you know how Ubongo goes
ubongo-round-of = Round { $round }
