## Features
feature-shape = shape
feature-colour = colour
feature-background = background
feature-size = size

## What a player may do
action-lay = lay { $tile } at { $cell }
action-end = finish laying
action-decline = skip the bonus action
action-give = exchange { $tile }
action-take = take { $tile } from the display
action-take-bag = draw blind from the bag
action-pass = pass
action-first = { $seat } begins
action-deal = deal the tiles
action-draw = { $tile } comes out of the bag
action-reveal = turn up { $tiles }
action-ring = time is up
action-leave = { $seat } leaves the table
action-return = { $seat } comes back

## What is asked for
prompt-first = Drawing who goes first.
prompt-deal = Dealing the tiles.
prompt-choose = Your turn. Lay a tile, or exchange one.
prompt-chain = Lay the next tile next to your last one, or finish laying.
prompt-chain-bonus = You’ve earned a bonus action. Keep laying next to your last tile, or finish laying to use it.
prompt-bonus = Bonus: lay or exchange once more, or skip it.
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
event-declined = { $seat } skips the bonus action.
event-gave = { $seat } puts { $tile } on the display.
event-took-display = { $seat } takes { $tile } from the display.
event-took-bag = { $seat } draws a tile from the bag.
event-took-bag-seen = { $seat } draws { $tile } from the bag.
event-passed = { $seat } can’t do anything and passes.
event-passed-clock = Time is up, and { $seat } passes.
event-revealed = New on the display: { $tiles }.
event-timeUp = { $seat } is out of time.
event-left = { $seat } leaves; a bot takes over.
event-left-aside = { $seat } leaves; their tiles are set aside.
event-returned = { $seat } is back.
event-roundOver-laidLast = { $winners } lays the last of their tiles and wins round { $round }.
event-roundOver-dead = Nobody can do anything. Round { $round } goes to: { $winners }.
event-roundOver-stalemate = Nobody has laid a tile for too long. Round { $round } goes to: { $winners }.
event-roundOver-left = One seat is left. Round { $round } goes to: { $winners }.
event-matchOver = The game is over. Winner: { $winners }.

## Why not
nothing-laid = you haven’t laid anything yet; laying means at least one tile
no-bonus = there is no bonus action to skip
give-first = an exchange begins with giving a tile of your own
end-action-first = finish laying first
end-instead = you can’t pass here; finish laying instead
decline-instead = you aren’t in the middle of anything; skip the bonus action instead
must-take = you gave a tile, so now take one
must-draw = now draw one tile
not-in-hand = { $tile } isn’t behind your screen
cell-taken = { $tile } is already there
stands-alone = no tile touches that cell, and a tile must touch another
not-beside-last = { $tile } must touch { $last }, the tile you laid just before
differs = { $tile } differs from { $other } in { $features }
nothing-to-take = the display and the bag are empty, so there is nothing to take
bag-empty = the bag is empty
not-on-display = { $tile } isn’t on the display
just-given = { $tile } is the tile you just gave; take another one
no-free-pass = you can’t pass: lay or exchange
must-lay = you can’t exchange, but you can lay
deal-hands = a deal has { $seats } hands of { $count } tiles
deal-display = a deal has { $count } tiles on the display
deal-twice = a tile was dealt twice
not-in-bag = { $tile } isn’t in the bag
reveal-count = { $count } different tiles must be turned up

## Reading tiles and positions
not-a-tile = “{ $word }” isn’t a tile: instead of “{ $letter }”, use one of { $may }
tile-length = “{ $word }” isn’t a tile: a tile has four characters, like SBW1
not-a-cell = “{ $word }” isn’t a cell: write it like 2,-1
not-laid = “{ $word }” should be a tile and its cell, like SBW1@2,-1
deal-piles = a deal is hands, display and start tile, separated by “/”
tile-twice = { $tile } already appears at column { $first }
cell-twice = “{ $word }” is on top of another tile
hand-too-big = seat { $seat } has more than { $count } tiles
hand-empty = seat { $seat } has no tiles, so the round would be over
hand-full = seat { $seat } has { $count } tiles and can’t take another
field-before-deal = “{ $word }” doesn’t belong here: the tiles haven’t been dealt yet
no-start-tile = there must be a tile at 0,0, the start tile
tile-alone = { $tile } doesn’t touch any tile laid before it
last-and-chain = “last” goes with phase chain, and names a cell with a tile
given-and-take = “given” goes with a half-done exchange, and names the last tile of the display
blind-needs-bag = nothing can be drawn from an empty bag
bonus-not-earned = this needs “bonus”, and only one action before it
bonus-too-early = “{ $word }” doesn’t belong here: no bonus action has been earned yet
turn-set-aside = it can’t be the turn of seat { $seat }, which is set aside
nothing-left = there is nothing left to take
seat-alone = at least two seats must play, or the round would be over
all-away = someone must be at the table: players who are away are set aside here
away-and-out = players who are away are set aside here, so “out” must name those seats too
over-and-won = the game is over, so “won” must name a winner
contenders-and-tie = “contenders” goes with an extra round after a tie
hurried-and-blind = “hurried” goes with a turn timer and phase blind

## Options
oldest-not-seated = seat { $seat } can’t be the oldest: there are only { $seats } seats, numbered from 0
stalemate-off-for-bots = where only bots play, { $key } can’t be off: they might exchange for ever
uni-rounds = how many rounds are played
uni-firstStarter = who begins the first round: the oldest player, named by the host, or a random seat
uni-oldest = the seat of the oldest player, if someone has named it (the first seat is 0)
uni-laterStarter = who begins later rounds: the oldest player again, the next seat, the last winner or the last loser
uni-takeBack = whether the tile just given in an exchange may be taken back
uni-stalemateLaps = after how many laps without a tile laid the round ends (at most 3 once the bag is empty)
uni-tie = what a tie at the end means: shared, most rounds won, or an extra round
uni-onLeave = what happens when a player leaves: a bot takes over, or their tiles are set aside
uni-turnTimer = the time per turn, in seconds
uni-showCounts = whether the number of tiles behind each screen is shown
uni-a11yMarks = whether colours have marks as well
uni-rounds-label = Rounds
uni-firstStarter-label = Who begins
uni-turnTimer-label = Time per turn, in seconds
uni-laterStarter-label = Who begins later rounds
uni-takeBack-label = Take back the tile you gave
uni-stalemateLaps-label = Laps without laying before a round ends
uni-tie-label = In a tie
uni-onLeave-label = If someone leaves
uni-showCounts-label = Show how many tiles everyone has
uni-a11yMarks-label = Marks as well as colours
uni-firstStarter-oldest = the oldest player
uni-firstStarter-random = a random player
uni-oldest-none = not known
uni-oldest-asked = Who is the oldest? The oldest begins.
uni-laterStarter-oldestAgain = the oldest player again
uni-laterStarter-rotate = the next seat
uni-laterStarter-lastWinner = the last winner
uni-laterStarter-lastLoser = the last loser
uni-takeBack-forbid = no
uni-takeBack-allow = yes
uni-stalemateLaps-off = never
uni-tie-shared = everyone who is tied wins
uni-tie-mostRoundsWon = the most rounds won
uni-tie-extraRound = an extra round
uni-onLeave-bot = a bot takes over
uni-onLeave-setAside = their tiles are set aside
uni-turnTimer-off = no limit

## Pictures
picture-title = A Unikat table
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
unikat-fits-not = { $tile }, doesn’t fit the chosen cell
unikat-nothing-fits = Your turn. None of your tiles fits: exchange one.
unikat-nothing-fits-bonus = Bonus: none of your tiles fits. Exchange one, or skip it.
unikat-nothing-fits-beside = Nothing more fits next to your last tile. Finish laying.
unikat-nothing-to-do = None of your tiles fits, and there is nothing left to exchange for.
unikat-fits-nowhere = This tile doesn’t fit anywhere. Choose another one, or exchange it.
unikat-fits-nowhere-beside = This tile doesn’t fit next to your last one. Choose another one, or finish laying.
unikat-cell = cell { $cell }
unikat-cell-fits = cell { $cell }, fits
unikat-cell-fits-not = cell { $cell }, doesn’t fit
unikat-laid = { $tile }, cell { $cell }
unikat-laid-last = { $tile }, cell { $cell }, the last tile laid
unikat-zoom-in = Zoom in
unikat-zoom-out = Zoom out
unikat-zoom = Zoom
unikat-fit = Show the whole table
unikat-exchange = Exchange a tile
unikat-exchange-this = Exchange this tile
unikat-exchange-which = Which tile?
unikat-end = Finish laying
unikat-decline = Skip bonus
unikat-pass = Pass
unikat-bonus-waits = Bonus action earned
unikat-bonus-now = Bonus action

## The first-game tour
tour-unikat-1 = Tiles can be neighbours when exactly one feature differs: shape, colour, background or size. Find a tile that fits and lay it.
tour-unikat-2 = In the corner a tile touches two others. It must differ from each of them in exactly one feature. Which of your tiles fits there?
tour-unikat-3 = You can keep laying. The next tile must touch the one you just laid, the one in the ring.
tour-unikat-4 = Nothing more fits. Your tile in the corner touched two others, and that earned you a bonus action. Finish laying to use it.
tour-unikat-5 = Bonus action: lay again wherever you like, or exchange one tile. Put the yellow star on the display.
tour-unikat-6 = Now take another tile for it: from the display, or blind from the bag. The green circle goes well with the tiles on the table, so take it.
tour-unikat-7 = Your turn ends. If you have fewer than ten tiles, you draw one: from the display or from the bag.
tour-unikat-8 = Some turns later you have one tile left. Lay it: the first player to run out of tiles wins.
tour-unikat-other = You can do that too. This time, try what it says above.
tour-unikat-one = Look at the tile next to that cell: exactly one feature must differ.
tour-unikat-every = That cell touches several tiles. Yours must differ from each of them in exactly one feature.
tour-unikat-chain = The next tile must touch the one in the ring.
tour-unikat-place = A tile goes on an empty cell that touches another tile.
tour-unikat-given = That is the tile you just gave. Take another one.
unikat-point = Choose a tile to see the table.
