## Features
feature-shape = shape
feature-colour = colour
feature-background = background
feature-size = size

## What a player may do
action-lay = lay { $tile } at { $cell }
action-end = finish laying
action-decline = do without the bonus action
action-give = exchange { $tile }
action-take = take { $tile } from the display
action-take-bag = draw blind from the bag
action-pass = pass
action-first = { $seat } begins
action-deal = deal the tiles
action-draw = { $tile } comes out of the bag
action-reveal = turn up { $tiles }
action-ring = the time is up
action-leave = { $seat } leaves the table
action-return = { $seat } comes back

## What is asked for
prompt-first = Who begins is being drawn.
prompt-deal = The tiles are being dealt.
prompt-choose = Your turn. Lay a tile, or exchange one.
prompt-chain = Lay the next tile beside your last one, or finish laying.
prompt-chain-bonus = You earned a bonus action. Lay on beside your last tile, or finish laying first.
prompt-bonus = Bonus: lay or exchange once more, or do without.
prompt-take = Take a tile for the one you gave: from the display or from the bag.
prompt-draw = Draw one tile: from the display or from the bag.
prompt-over = The game is over.

## What happened
event-dealt = Round { $round }: the tiles are dealt, { $tile } is the start tile, { $seat } begins.
event-laid = { $seat } lays { $tile } at { $cell }.
event-laid-shown = { $seat } lays { $tile }.
event-laid-bonus = { $seat } lays { $tile } at { $cell } and earns a bonus action.
event-laid-bonus-shown = { $seat } lays { $tile } and earns a bonus action.
event-ended = { $seat } finishes laying.
event-declined = { $seat } does without the bonus action.
event-gave = { $seat } puts { $tile } on the display.
event-took-display = { $seat } takes { $tile } from the display.
event-took-bag = { $seat } draws a tile from the bag.
event-took-bag-seen = { $seat } draws { $tile } from the bag.
event-passed = { $seat } can do nothing and passes.
event-passed-clock = The time is up, and { $seat } passes.
event-revealed = New on the display: { $tiles }.
event-timeUp = The time of { $seat } is up.
event-left = { $seat } leaves; a bot plays on.
event-left-aside = { $seat } leaves; the tiles are set aside.
event-returned = { $seat } is back.
event-roundOver-laidLast = { $winners } lays the last tile and wins round { $round }.
event-roundOver-dead = Nobody can do anything. Round { $round } goes to: { $winners }.
event-roundOver-stalemate = Nobody has laid a tile for too long. Round { $round } goes to: { $winners }.
event-roundOver-left = One seat is left. Round { $round } goes to: { $winners }.
event-matchOver = The game is over. Winner: { $winners }.

## Why not
nothing-laid = nothing is laid yet; laying means at least one tile
no-bonus = there is no bonus action to do without
give-first = an exchange begins with a tile of your own that you give
end-action-first = finish laying first
end-instead = there is no passing here; finish laying instead
decline-instead = nothing is running; do without the bonus action instead
must-take = you gave a tile, now take one for it
must-draw = now draw one tile
not-in-hand = { $tile } is not behind your screen
cell-taken = { $tile } lies there already
stands-alone = no tile touches that cell, and a tile never stands alone
not-beside-last = { $tile } must touch { $last }, the tile you laid just before
differs = { $tile } differs from { $other } in { $features }
nothing-to-take = display and bag are empty, there is nothing to take
bag-empty = the bag is empty
not-on-display = { $tile } is not on the display
just-given = { $tile } is the tile you just gave; take another one
no-free-pass = there is no free pass: lay or exchange
must-lay = you can't exchange, but you can lay
deal-hands = a deal has { $seats } hands of { $count } tiles
deal-display = a deal has { $count } tiles on the display
deal-twice = a tile was dealt twice
not-in-bag = { $tile } is not in the bag
reveal-count = { $count } different tiles must be turned up

## Reading tiles and positions
not-a-tile = “{ $word }” is no tile: instead of “{ $letter }” there may be { $may }
tile-length = “{ $word }” is no tile: a tile has four signs, like SBW1
not-a-cell = “{ $word }” is no cell: write it like 2,-1
not-laid = “{ $word }” should be a tile and its cell, like SBW1@2,-1
deal-piles = a deal is hands, display and start tile, kept apart by “/”
tile-twice = { $tile } stands at column { $first } already
cell-twice = “{ $word }” lies on another tile
hand-too-big = seat { $seat } has more than { $count } tiles
hand-empty = seat { $seat } has no tile, so the round would be over
hand-full = seat { $seat } has { $count } tiles and can't take another
field-before-deal = “{ $word }” has no place here: the tiles are not dealt yet
no-start-tile = a tile must lie at 0,0, the start tile
tile-alone = { $tile } touches no tile laid before it
last-and-chain = “last” goes with phase chain, and names a cell with a tile
given-and-take = “given” goes with a half-done exchange, and names the last tile of the display
blind-needs-bag = nothing can be drawn from an empty bag
bonus-not-earned = this needs “bonus”, and one action only before it
bonus-too-early = “{ $word }” has no place here: no bonus action is earned yet
turn-set-aside = seat { $seat } is set aside and can't be on turn
nothing-left = there is nothing left to take
seat-alone = at least two seats must play, or the round would be over
all-away = somebody must be at the table: who is away is set aside here
away-and-out = who is away is set aside here, so “out” must name those seats too
over-and-won = the game is over, so “won” must name a winner
contenders-and-tie = “contenders” goes with an extra round after a tie
hurried-and-blind = “hurried” goes with a turn timer and phase blind

## Options
oldest-not-seated = seat { $seat } can't be the oldest: there are only { $seats } seats, from 0 on
stalemate-off-for-bots = where only bots play, { $key } can't be off: they might exchange for ever
uni-rounds = how many rounds are played
uni-firstStarter = who begins the first round: the oldest, marked by the host, or a random seat
uni-oldest = the seat of the oldest player, if somebody has marked it (the first seat is 0)
uni-laterStarter = who begins later rounds: the oldest again, the next seat, the last winner or the last loser
uni-takeBack = whether the tile just given in an exchange may be taken back
uni-stalemateLaps = after how many laps without a tile laid the round ends (3 at most once the bag is empty)
uni-tie = what a tie at the end means: shared, most rounds won, or an extra round
uni-onLeave = what happens to a seat that is left: a bot plays it, or its tiles are set aside
uni-turnTimer = the time for a turn, in seconds
uni-showCounts = whether the number of tiles behind each screen is shown
uni-a11yMarks = whether colours carry a second mark
uni-rounds-label = Rounds
uni-firstStarter-label = Who begins
uni-turnTimer-label = Time for a turn, in seconds
uni-laterStarter-label = Who begins later rounds
uni-takeBack-label = Take back the tile you gave
uni-stalemateLaps-label = Laps without laying until a round ends
uni-tie-label = In a tie
uni-onLeave-label = If somebody leaves
uni-showCounts-label = Show how many tiles everybody has
uni-a11yMarks-label = Marks besides colours
uni-firstStarter-oldest = the oldest person
uni-firstStarter-random = somebody by chance
uni-oldest-none = not known
uni-oldest-asked = Who is the oldest? The oldest begins.
uni-laterStarter-oldestAgain = the oldest person again
uni-laterStarter-rotate = the next seat
uni-laterStarter-lastWinner = who won last
uni-laterStarter-lastLoser = who lost last
uni-takeBack-forbid = no
uni-takeBack-allow = yes
uni-stalemateLaps-off = never
uni-tie-shared = everybody tied wins
uni-tie-mostRoundsWon = who won more rounds
uni-tie-extraRound = an extra round
uni-onLeave-bot = a bot plays on
uni-onLeave-setAside = the tiles leave the game
uni-turnTimer-off = no limit

## Pictures
picture-title = A table of Unikat
picture-display = Display
picture-bag = Bag: { $count }
picture-seat = { $seat } ({ $count })
picture-seat-only = { $seat }
picture-points = −{ $count }
unikat-legend = Tiles: S star, C circle, Q square · figure B blue, G green, Y yellow · background W white, R red, N navy · 1 small, 2 medium, 3 large
spoken-S = star
spoken-C = circle
spoken-Q = square
spoken-B = blue
spoken-G = green
spoken-Y = yellow
spoken-N = navy background
spoken-R = red background
spoken-W = white background
spoken-1 = small
spoken-2 = medium
spoken-3 = large

## On the page
unikat-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
unikat-board = Tiles on the table
unikat-hand = Your tiles
unikat-fits = { $tile }, { $count ->
    [0] fits no cell
    [one] fits one cell
   *[other] fits { $count } cells
}
unikat-fits-there = { $tile }, fits the chosen cell
unikat-fits-not = { $tile }, does not fit the chosen cell
unikat-nothing-fits = Your turn. None of your tiles fits: exchange one.
unikat-nothing-fits-bonus = Bonus: none of your tiles fits. Exchange one, or do without.
unikat-nothing-fits-beside = Nothing more fits beside your last tile. Finish laying.
unikat-nothing-to-do = None of your tiles fits, and there is nothing left to exchange for.
unikat-fits-nowhere = This tile fits nowhere. Choose another one, or exchange it.
unikat-fits-nowhere-beside = This tile does not fit beside your last one. Choose another one, or finish laying.
unikat-cell = cell { $cell }
unikat-cell-fits = cell { $cell }, fits
unikat-cell-fits-not = cell { $cell }, does not fit
unikat-laid = { $tile }, cell { $cell }
unikat-laid-last = { $tile }, cell { $cell }, the last tile laid
unikat-zoom-in = Closer
unikat-zoom-out = Farther away
unikat-zoom = Closer or farther
unikat-fit = Show the whole table
unikat-exchange = Exchange a tile
unikat-exchange-this = Exchange this tile
unikat-exchange-which = Which tile?
unikat-end = Finish laying
unikat-decline = Do without
unikat-pass = Pass
unikat-bonus-waits = Bonus action earned
unikat-bonus-now = Bonus action

## The first-game tour
tour-unikat-1 = Tiles may lie side by side when exactly one feature differs: shape, colour, background or size. Find a tile that fits and lay it.
tour-unikat-2 = In the corner a tile touches two others. It must differ from each of them in exactly one feature. Which of your tiles fits there?
tour-unikat-3 = You may lay on. The next tile must touch the one before, the one in the ring.
tour-unikat-4 = Nothing more fits. Your tile in the corner touched two others, and that earned you a bonus action. Finish laying, then it comes.
tour-unikat-5 = Bonus action: lay again wherever you like, or exchange one tile. Put the yellow star on the display.
tour-unikat-6 = Now take another tile for it: from the display, or blind from the bag. The green circle suits the table, so take it.
tour-unikat-7 = Your turn ends. Whoever has fewer than ten tiles draws one: from the display or from the bag.
tour-unikat-8 = Some turns later you have one tile left. Lay it: whoever is first without tiles wins.
tour-unikat-other = You may do that too. This time try what the sentence asks for.
tour-unikat-one = Look at the tile beside that cell: exactly one feature must differ.
tour-unikat-every = That cell touches several tiles. Yours must differ from each of them in exactly one feature.
tour-unikat-chain = The next tile must touch the one in the ring.
tour-unikat-place = A tile goes on an empty cell that touches another tile.
tour-unikat-given = That is the tile you just gave. Take another one.
unikat-point = Choose a tile, and the table comes up.
