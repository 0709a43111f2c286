## Words of the game
ubongo-symbol-1 = sun
ubongo-symbol-2 = leaf
ubongo-symbol-3 = drop
ubongo-symbol-4 = moon
ubongo-symbol-5 = star
ubongo-symbol-6 = wave
ubongo-legend = Gems: R red, O orange, Y yellow, G green, B blue, V violet. A number in [ ] is the pawn of that seat.

## What a player may do
ubongo-action-pawn = put your pawn in front of row { $field }
ubongo-action-roll = roll the die
ubongo-action-solve = Ubongo: { $layout }
ubongo-action-move = move your pawn to row { $field }
ubongo-action-collect = take the nearest gems in your row
ubongo-action-done = finish this round
ubongo-action-begin = { $seat } begins, with the boards of set { $number }
ubongo-action-gems = place the gems at random
ubongo-action-field = the pawn is put in front of row { $field }
ubongo-action-deal = the die shows: { $symbol }
ubongo-action-ring-turn = time is up
ubongo-action-ring-start = the countdown is over
ubongo-action-ring-bell = the timer has run out

## What is asked for
ubongo-prompt-begin = Drawing who goes first.
ubongo-prompt-gems = Placing the gems.
ubongo-prompt-pawns = Put your pawn in front of one of the six rows.
ubongo-prompt-roll = Roll the die to start the race.
ubongo-prompt-countdown = Get ready.
ubongo-prompt-deal = Dealing the boards.
ubongo-prompt-solve = Cover the whole area with your pieces.
ubongo-prompt-again = Nobody made it. The time runs once more, with the same pieces.
ubongo-prompt-move = Ubongo! Place: { $rank }. { $count ->
    [0] Take the two nearest gems in your row.
    [one] Move your pawn one row if you like, then take two gems.
   *[other] Move your pawn up to { $count } rows if you like, then take two gems.
}
ubongo-prompt-collect = Now take the two nearest gems in your row.
ubongo-prompt-finished = You have finished this round.
ubongo-prompt-over = The game is over.

## What happened
ubongo-event-begun = { $seat } rolls first. The boards come from set { $number }.
ubongo-event-strewn = The gems are on the board.
ubongo-event-pawnSet = { $seat } puts their pawn in front of row { $field }.
ubongo-event-rolled = { $seat } rolls the die.
ubongo-event-started = Round { $round }: the die shows the { $symbol }. Go!
ubongo-event-solved = { $seat } calls Ubongo.
ubongo-event-moved = { $seat } moves to row { $field }.
ubongo-event-collected = { $seat } takes { $count ->
    [one] one gem
   *[other] { $count } gems
} from row { $field }: { $gems }.
ubongo-event-finished = { $seat } is done for this round.
ubongo-event-secondChance = Nobody made it in time. The timer is turned once more.
ubongo-event-roundOver = Round { $round } is over. Solved by: { $seats }.
ubongo-event-roundOver-early = Round { $round } is over, everyone is done. Solved by: { $seats }.
ubongo-event-roundOver-void = Round { $round } is over. Nobody solved it.
ubongo-event-matchOver = The game is over. Winner: { $winners }.
ubongo-event-timeUp = { $seat } is out of time.
ubongo-event-left = { $seat } leaves; a bot takes over.
ubongo-event-returned = { $seat } is back.

## Why not
not-now = now isn’t the time for that
not-a-beginning = seat { $seat } with set { $number } can’t begin here
gem-rows = there are { $rows } rows of { $count } gems
gem-colours = there are { $count } gems of each colour
no-such-field = there is no row { $field }; there are { $count }
no-such-symbol = the die doesn’t have a symbol { $symbol }; it has { $count }
boards-and-seats = each of the { $count } players needs a board
not-one-group = the boards of a round come from one group that hasn’t been played yet
not-mirrored = everyone gets the same board, each turned another way
board-twice = everyone gets a different board, not turned
no-race = the time is not running
has-collected = you have already taken your gems in this round
is-done = you said you were done for this round
has-solved = you have already solved this board
not-solved = solve the board first
has-moved = your pawn has already moved in this round
same-field = your pawn is already in front of row { $field }; you don’t have to move
too-far = in place { $rank } you { $count ->
    [0] may not move
    [one] may move one row
   *[other] may move up to { $count } rows
}
row-empty = row { $field } is empty
too-late = time ran out { $count } ms ago
too-early = the order of the solvers will be known in { $count } ms
layout-malformed = this isn’t a layout of pieces
layout-number = lay each of the { $count } pieces once
layout-piece = { $piece } isn’t one of your pieces, or is there twice
layout-outside = { $piece } sticks out of the area
layout-overlap = { $piece } overlaps another piece
layout-uncovered = the area isn’t covered yet

## Reading actions and positions
not-placed = “{ $word }” should be a piece and its place, like L4@1,0fr2
off-the-grid = “{ $word }” is off the grid, which has { $count } columns and rows, counted from 0
too-many-pieces = there are only { $count } pieces
not-a-board = “{ $word }” isn’t a board: write it like 17 or 17fr1
not-a-puzzle = “{ $word }” isn’t a puzzle: write it like { $form }
no-such-hint = there is no hint { $level }: hints go from 0 to { $most }
not-a-gem = “{ $letter }” isn’t a gem; choose from: { $may }
gem-row = a row has at most { $count } gems, and that many at the start
deal-boards = a deal is a symbol and a board for each player
field-before-gems = in phase { $word } nothing is on the board yet
pawns-and-phase = every pawn is placed before the first roll, and the one whose turn it is comes next
no-such-phase = phase { $word } can’t happen with these options
turn-and-starter = the starting player of the round rolls
second-and-chances = “second” needs “chances” of at least 1
not-a-solution = what seat { $seat } laid doesn’t cover the board
boards-and-used = during the race the boards come from a group not used yet, afterwards from one that was
not-sound = this can’t happen: the gems, the boards and what the players have done don’t go together
boards-not-dealt = “{ $word }” doesn’t belong here: the boards haven’t been dealt yet

## Options
bad-seats-text = “{ $value }” isn’t a value of { $key }; write seats like { $form }
handicap-not-seated = seat { $seat } can’t get the easy side: there are only { $seats } seats, numbered from 0
handicap-on-easy = players can get the easy side only at a table that plays the hard one
handicap-and-mirror = if everyone gets the same board, nobody can get the easy side
ubo-side = which side of the boards you play: easy (3 pieces) or hard (4 pieces)
ubo-timer = how long the timer runs, in seconds; if not set, 60 on the easy side and 90 on the hard one
ubo-handicap = the seats that play the easy side at a hard table, like 0+2 (the first seat is 0)
ubo-handicap-asked = these players get the easy boards, with three pieces, while the others play the hard ones; you have pawn 1, the bots have the next ones, then come people as they sit down
ubo-mirror = whether everyone gets the same board, each turned or mirrored another way
ubo-secondChance = if nobody solves in time the timer is turned again: once a round, once a game, or never
ubo-set = the set that the boards come from; if not set, any
ubo-countdown = seconds between the roll and the start
ubo-roundTripMs = how many milliseconds of network delay may be deducted from a solving time
ubo-turnTimer = the time for placing a pawn and for rolling, in seconds
ubo-a11yMarks = whether gems have a shape and a letter as well as a colour
ubo-side-label = Side of the boards
ubo-timer-label = Timer, in seconds
ubo-handicap-label = Who plays the easy side
ubo-mirror-label = Same board for everyone, turned
ubo-secondChance-label = If nobody solves it
ubo-set-label = Set of boards
ubo-countdown-label = Countdown, in seconds
ubo-roundTripMs-label = Allow for slow connections, in milliseconds
ubo-turnTimer-label = Time for a pawn or a roll, in seconds
ubo-a11yMarks-label = Marks as well as colours
ubo-side-easy = easy, 3 pieces
ubo-side-hard = hard, 4 pieces
ubo-timer-side = 60 on easy, 90 on hard
ubo-handicap-none = nobody
ubo-mirror-off = no
ubo-mirror-on = yes
ubo-secondChance-perRound = one more try in each round
ubo-secondChance-perGame = one more try in the whole game
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
ubongo-picture-solved = Ubongo, place { $rank }
ubongo-picture-collected = Ubongo, place { $rank }, gems taken
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
    [0] All your pieces are on the board.
    [one] One piece is left.
   *[other] { $count } pieces are left.
}
ubongo-fits-not = It doesn’t fit there.
ubongo-turn = Turn
ubongo-flip = Flip
ubongo-clear = Clear
ubongo-call = Ubongo!
ubongo-give-up = Give up
ubongo-take-nothing = Take nothing
ubongo-choose = Ubongo! Place: { $rank }. Tap a row: your pawn goes there and takes the two nearest gems.
ubongo-choose-here = Ubongo! Place: { $rank }. Your pawn stays: tap its row and take the two nearest gems.
ubongo-sure = Are you sure?
ubongo-roll = Roll the die
ubongo-ready = Rolling the die
ubongo-rank = No. { $rank }
ubongo-laid = { $count } of { $all } pieces laid
ubongo-second-chance = Second chance
ubongo-watched = Everyone is busy with their own puzzle.
ubongo-solutions = The boards of this round
ubongo-solved-board = A solution for { $name }’s board
ubongo-open-board = { $name }’s board
ubongo-all-boards = Show all boards
ubongo-most-wins = The player with the most gems of one colour wins.
ubongo-decided-first = This time it was { $count } against { $other }.
ubongo-decided-next = The biggest piles were equal, so pile number { $place } decided: { $count } against { $other }.
ubongo-decided-shared = The winners’ piles are all equal, so they win together.
ubongo-hint = Hint
ubongo-next = Next puzzle
ubongo-hint-good = Everything is right so far.
ubongo-hint-bad = It can’t be solved from here. A piece is in the wrong place.
ubongo-hint-take = Piece { $number } is in the wrong place. Take it off.
ubongo-hint-piece = Next, piece { $number }.
ubongo-hint-cell = Piece { $number } covers the marked cell.
ubongo-hint-laid = Piece { $number } is in the right place now.
ubongo-seconds = { $seconds } s
ubongo-practised = Solved: { $count }
ubongo-best = best
ubongo-practice-how = Cover the whole area. When time is up you can carry on.
tour-ubongo-1 = The gems are in six rows. In front of each row is a red field for pawns, and a pawn takes the gems nearest to it. Put your pawn in front of row 4.
tour-ubongo-2 = You begin. The die says which pieces everyone has to use, and then the time runs for everyone at once. Roll it.
tour-ubongo-3 = Cover the whole area with the three pieces. Drag them to the board. Tap a piece to choose it, tap it again to turn it; you can flip it too. Here the clock is stopped.
tour-ubongo-4 = Ubongo! You were first, so your pawn may go up to three rows away, and then it takes two gems. Row 6 starts with two green ones: tap that row.
tour-ubongo-5 = You have two green gems. After nine rounds the player with the most gems of one colour wins, so keep collecting the same colour. Slower players take gems too, but can’t move as far.
tour-ubongo-other = You can do that too. This time, try what it says above.
tour-ubongo-done-why = Then you would get nothing in this round. Try a little longer.
tour-ubongo-done = Now you know how to play Ubongo
ubongo-round-of = Round { $round }
