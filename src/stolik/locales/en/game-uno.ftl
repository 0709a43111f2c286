## Cards
uno-colour-R = red
uno-colour-Y = yellow
uno-colour-G = green
uno-colour-B = blue
uno-sign-S = Skip
uno-sign-V = Reverse
uno-sign-D = +2
uno-sign-W = Wild
uno-sign-W4 = Wild +4
uno-sign-WH = Shuffle Hands
uno-sign-WC1 = Custom Wild 1
uno-sign-WC2 = Custom Wild 2
uno-sign-WC3 = Custom Wild 3
uno-card-R = red { $sign }
uno-card-Y = yellow { $sign }
uno-card-G = green { $sign }
uno-card-B = blue { $sign }
uno-legend = Cards: R red ●, Y yellow ★, G green ▲, B blue ■ · then 0–9, S Skip, V Reverse or D +2, as in R5 or BS · W Wild, W4 Wild +4, WH Shuffle Hands, WC1 to WC3 Custom Wilds
uno-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## What a player may do
uno-action-play = play { $card }
uno-action-play-call = play { $card } and call UNO
uno-action-play-colour = play { $card }, colour: { $colour }
uno-action-play-colour-call = play { $card }, colour: { $colour }, and call UNO
uno-action-play-target = play { $card }, player: { $target }
uno-action-play-target-call = play { $card }, player: { $target }, and call UNO
uno-action-play-colour-target = play { $card }, colour: { $colour }, player: { $target }
uno-action-play-colour-target-call = play { $card }, colour: { $colour }, player: { $target }, and call UNO
uno-action-play-colour-wanted = play { $card }, colour: { $colour }, draw until: { $wanted }
uno-action-play-colour-wanted-call = play { $card }, colour: { $colour }, draw until: { $wanted }, and call UNO
uno-action-play-colour-target-wanted = play { $card }, colour: { $colour }, player: { $target }, draw until: { $wanted }
uno-action-play-colour-target-wanted-call = play { $card }, colour: { $colour }, player: { $target }, draw until: { $wanted }, and call UNO
uno-action-jump = jump in with { $card }
uno-action-jump-call = jump in with { $card } and call UNO
uno-action-jump-target = jump in with { $card }, player: { $target }
uno-action-jump-target-call = jump in with { $card }, player: { $target }, and call UNO
uno-action-draw = draw
uno-action-keep = keep it
uno-action-pass = pass
uno-action-name = name { $colour }
uno-action-accept = accept
uno-action-challenge = challenge the +4
uno-action-discard = discard { $card }
uno-action-call = call UNO
uno-action-catch = catch { $target }
uno-action-report = report { $target } for giving a hint
uno-action-answer-yes = yes, that was a hint
uno-action-answer-no = no, that wasn’t a hint
uno-action-vote-yes = vote: it was a hint
uno-action-vote-no = vote: it wasn’t a hint
uno-action-judge-yes = decide: it was a hint
uno-action-judge-no = decide: it wasn’t a hint
uno-action-noteDraw = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
uno-action-noteSkip = { $seat } loses the next turn
uno-action-noteDone = what the card says is done
uno-action-cut = draw for dealer: { $cards }
uno-action-dealer = { $seat } deals
uno-action-deal = deal the cards
uno-action-give = from the draw pile: { $cards }
uno-action-give-none = there are no cards left to draw
uno-action-mix = shuffle all hands together
uno-action-ring = time is up
uno-action-leave = { $seat } leaves the table
uno-action-return = { $seat } comes back

## What is asked for
uno-prompt-cut = Everyone draws a card. The highest number deals.
uno-prompt-dealer = Choosing a dealer at random.
uno-prompt-deal = Dealing the cards.
uno-prompt-mix = Shuffling all hands together.
uno-prompt-note = The table does what the card says: “{ $text }”. Then play goes on.
uno-prompt-settle = The last cards are drawn, then the points are counted.
uno-prompt-draws = { $seat } is drawing.
uno-prompt-over = The match is over.
uno-prompt-wait = { $seat } is thinking.
uno-prompt-wait-challenge = A +4 was played. { $seat } can accept it or challenge it.
uno-prompt-wait-stack = { $seat } is thinking. Stacked up: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-turn = Your turn. Play a matching card, or draw one.
uno-prompt-turn-until = Your turn. Nothing matches: draw until a card does.
uno-prompt-turn-toll = Your turn. Nothing matches: draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-turn-empty = Your turn. There are no cards left to draw: play a matching one.
uno-prompt-drawn = { $count ->
    [one] You drew { $cards }. Play it or keep it.
   *[other] You drew { $cards }. Play a matching one, or keep them all.
}
uno-prompt-drawn-must = { $count ->
    [one] You drew { $cards }. It matches, so play it.
   *[other] You drew { $cards }. Play a matching one.
}
uno-prompt-challenge = { $seat } played a +4, colour: { $colour }. Accept it and draw 4 cards, or challenge it.
uno-prompt-replace = The +4 is back in your hand. Play another card; after that you draw 4 cards.
uno-prompt-stack-plus2 = Play another +2, or accept and draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-stack-plus4 = Play another +4, or accept and draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-stack-both = Play a +2 or a +4, or accept and draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-discard = Choose what to discard. Still to go: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-name = Name a colour.
uno-prompt-call = You have one card left. Call UNO.
uno-prompt-call-turn = You have one card left. Call UNO, then carry on.
uno-prompt-catch = One card left and no UNO: { $seats }. Now is the time to catch them.
uno-prompt-jump = You have { $card } too. You can jump in before { $seat } moves.
uno-prompt-answer = { $seat } says you gave a hint. Did you?
uno-prompt-vote = Did { $seat } give a hint? Vote.

## What happened
uno-event-cutFor = { $seats } draw for dealer: { $cards }. { $dealer } has the highest number and deals.
uno-event-cutFor-tie = { $seats } draw for dealer: { $cards }. It’s a tie, so those with the highest number draw again.
uno-event-dealerChosen = { $seat } deals.
uno-event-dealt = Deal { $deal }: { $dealer } deals. The first card is { $card }.
uno-event-dealt-ignored = Deal { $deal }: { $dealer } deals. Turned over, but can’t start: { $cards }. The first card is { $card }.
uno-event-dealt-carried = Deal { $deal }: { $dealer } deals. { $card } stays on the table as the first card.
uno-event-played = { $seat } plays { $card }.
uno-event-played-call = { $seat } plays { $card } and calls UNO.
uno-event-played-colour = { $seat } plays { $card } and names { $colour }.
uno-event-played-colour-call = { $seat } plays { $card }, names { $colour } and calls UNO.
uno-event-played-target = { $seat } plays { $card } and chooses { $target }.
uno-event-played-target-call = { $seat } plays { $card }, chooses { $target } and calls UNO.
uno-event-played-colour-target = { $seat } plays { $card }, names { $colour } and chooses { $target }.
uno-event-played-colour-target-call = { $seat } plays { $card }, names { $colour }, chooses { $target } and calls UNO.
uno-event-played-colour-wanted = { $seat } plays { $card } and names { $colour }. Draw until: { $wanted }.
uno-event-played-colour-wanted-call = { $seat } plays { $card }, names { $colour } and calls UNO. Draw until: { $wanted }.
uno-event-played-colour-target-wanted = { $seat } plays { $card }, names { $colour } and chooses { $target }. Draw until: { $wanted }.
uno-event-played-colour-target-wanted-call = { $seat } plays { $card }, names { $colour }, chooses { $target } and calls UNO. Draw until: { $wanted }.
uno-event-jumped = { $seat } jumps in with { $card }.
uno-event-jumped-call = { $seat } jumps in with { $card } and calls UNO.
uno-event-jumped-target = { $seat } jumps in with { $card } and chooses { $target }.
uno-event-jumped-target-call = { $seat } jumps in with { $card }, chooses { $target } and calls UNO.
uno-event-named = { $seat } names { $colour }.
uno-event-drew = { $seat } draws { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
}.
uno-event-drew-short = { uno-event-drew } { uno-no-more }
uno-event-drew-seen = { $seat } draws { $cards }.
uno-event-drew-seen-short = { uno-event-drew-seen } { uno-no-more }
uno-event-drew-fine = { $seat } draws { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
} as a penalty.
uno-event-drew-fine-short = { uno-event-drew-fine } { uno-no-more }
uno-event-drew-fine-seen = { $seat } draws { $cards } as a penalty.
uno-event-drew-fine-seen-short = { uno-event-drew-fine-seen } { uno-no-more }
uno-no-more = There are no more cards.
uno-event-kept = { $seat } keeps the card.
uno-event-passed = { $seat } can’t play or draw, and passes.
uno-event-passed-clock = Time is up, and { $seat } passes.
uno-event-skipped = { $seat } loses a turn.
uno-event-reversed-left = The direction changes: play goes to the left, clockwise.
uno-event-reversed-right = The direction changes: play goes to the right, anticlockwise.
uno-event-accepted = { $seat } accepts.
uno-event-challenged-guilty = { $seat } challenges. { $offender } was bluffing.
uno-event-challenged-guilty-seen = { uno-event-challenged-guilty } The hand was { $cards }.
uno-event-challenged-clear = { $seat } challenges, but { $offender } was not bluffing.
uno-event-challenged-clear-seen = { uno-event-challenged-clear } The hand was { $cards }.
uno-event-tookBack = { $seat } takes the +4 back.
uno-event-called = { $seat } calls UNO.
uno-event-called-again = { $seat } calls UNO again.
uno-event-called-fine = { $seat } calls UNO at the wrong time. Penalty: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-event-noted = { $seat } tries to catch { $target }. It counts unless UNO is called in time.
uno-event-caught = { $seat } catches { $target }, who didn’t call UNO.
uno-event-caughtNobody = False alarm: { $seat } tries to catch { $target }, who is safe.
uno-event-caughtNobody-fine = { uno-event-caughtNobody } Penalty: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-event-graceOver-open = { $seat } hasn’t called UNO and can be caught.
uno-event-graceOver-safe = { $seat } can’t be caught any more.
uno-event-reshuffled = The draw pile ran out. { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} shuffled into a new one.
uno-event-mixed = All hands are shuffled together and dealt out again.
uno-event-swapped = { $seat } and { $target } swap hands.
uno-event-rotated = Everyone passes their hand to the next player.
uno-event-shown = { $target } shows the whole hand to { $seat }, and to nobody else.
uno-event-shown-seen = { $target } shows you the whole hand: { $cards }.
uno-event-notePlayed = The card of { $seat } says: “{ $text }”.
uno-event-noteSkipped = Because of the card, { $seat } loses the next turn.
uno-event-noteOver = What the card says is done. Play goes on.
uno-event-discarded = { $seat } discards { $cards }.
uno-event-reported = { $seat } reports { $target } for giving a hint.
uno-event-voted-yes = { $seat } votes: it was a hint.
uno-event-voted-no = { $seat } votes: it wasn’t a hint.
uno-event-hintJudged-fined = That was a hint by { $target }.
uno-event-hintJudged-dropped = No penalty for { $target }: the report is dropped.
uno-event-hintJudged-lapsed = The deal is over, so the report about { $target } is dropped.
uno-event-timeUp = { $seat } is out of time.
uno-event-left = { $seat } leaves; a bot takes over.
uno-event-returned = { $seat } is back.
uno-event-dealOver = { $seat } has no cards left and wins deal { $deal }.
uno-event-dealOver-takes = { uno-event-dealOver } That is worth { $count ->
    [one] { $count } point
   *[other] { $count } points
}. Scores: { $scores }.
uno-event-dealOver-own = { uno-event-dealOver } Everyone counts their own hand: { $points }. Scores: { $scores }.
uno-event-voided = Nobody can play or draw. Deal { $deal } doesn’t count and is dealt again.
uno-event-droppedOut = Out of the match: { $seats }.
uno-event-matchOver = The match is over. Winner: { $winners }.

## Rules of Custom Wilds
uno-who-me = The player who plays this card
uno-who-next = The next player
uno-who-previous = The previous player
uno-who-chosen = A chosen player
uno-who-others = Every other player
uno-who-all = Every player
uno-one-named = a card of the named colour
uno-one-red = a red card
uno-one-yellow = a yellow card
uno-one-green = a green card
uno-one-blue = a blue card
uno-one-wild = a Wild of any kind
uno-one-skip = a Skip
uno-one-reverse = a Reverse
uno-one-plus2 = a +2
uno-all-named = all cards of the named colour
uno-all-red = all red cards
uno-all-yellow = all yellow cards
uno-all-green = all green cards
uno-all-blue = all blue cards
uno-all-wild = all Wilds of any kind
uno-all-skip = all Skips
uno-all-reverse = all Reverses
uno-all-plus2 = all +2 cards
uno-all-plainwild = all plain Wilds
uno-all-plus4 = all +4 cards
uno-all-shuffle = Shuffle Hands
uno-all-custom = all Custom Wilds
uno-rule-if = { $least ->
    [0] { "" }
    [one] , if they have at least { $least } card
   *[other] , if they have at least { $least } cards
}{ $most ->
    [0] { "" }
    [one] , if they have at most { $most } card
   *[other] , if they have at most { $most } cards
}
uno-rule-draw = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ uno-rule-if }.
uno-rule-cannot = If the next player has no matching card, they draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-rule-until = { $who } draws until they get { $kind }{ uno-rule-if }.
uno-rule-exactly = { $who } draws or discards until they have exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ uno-rule-if }.
uno-rule-discard = { $who } discards { $kind }{ uno-rule-if }.
uno-rule-skip = { $who } loses the next turn{ uno-rule-if }.
uno-rule-again = { $who } takes another turn{ uno-rule-if }.
uno-rule-swap = { $who } swaps hands with the card’s player{ uno-rule-if }.
uno-rule-pass = Every player passes the whole hand to the next one.
uno-rule-reverse = The direction of play reverses.
uno-rule-show = { $who } shows the hand to the card’s player, and to nobody else{ uno-rule-if }.
uno-rule-note = “{ $text }”
uno-event-ruled-draw = { uno-rule-draw } { uno-ruled-hit }
uno-event-ruled-cannot = { uno-rule-cannot } { uno-ruled-hit }
uno-event-ruled-until = { uno-rule-until } { uno-ruled-hit }
uno-event-ruled-exactly = { uno-rule-exactly } { uno-ruled-hit }
uno-event-ruled-discard = { uno-rule-discard } { uno-ruled-hit }
uno-event-ruled-skip = { uno-rule-skip } { uno-ruled-hit }
uno-event-ruled-again = { uno-rule-again } { uno-ruled-hit }
uno-event-ruled-swap = { uno-rule-swap } { uno-ruled-hit }
uno-event-ruled-pass = { uno-rule-pass }
uno-event-ruled-reverse = { uno-rule-reverse }
uno-event-ruled-show = { uno-rule-show } { uno-ruled-hit }
uno-event-ruled-nobody = The card’s rule affects nobody this time.
uno-ruled-hit = Affected: { $hit }.

## Why not
asked-turn = now play a card, or draw
asked-drawn = you have drawn: play that card, or keep it
asked-name = name a colour first
asked-challenge = accept the +4 first, or challenge it
no-four-waits = no +4 is waiting for an answer
carried-unanswered = the top card is from the last deal: nobody accepts or challenges it
carried-named = the colour was named in the last deal, when the card was played
asked-replace = play another card instead of the +4
asked-stack = add to the stacked cards, or accept them all
asked-discard = first choose which card to discard
note-of-table = you are carrying out what the card says; one player enters the result
no-note = no card is waiting for a result
note-whom = nobody is playing in that seat
note-skipped = { $seat } loses the next turn already
note-draws = a card lets somebody draw { $count } times at most
note-amount = from { $low } to { $high } cards
card-not-in-hand = { $card } is not in your hand
does-not-fit = { $card } can’t go on { $top }: play the same number or symbol, a Wild, or { $colour }
four-wild-held = you have another Wild, which counts as a matching card, so you can’t play the +4 yet
four-not-proper = you can play a +4 only if no other card in your hand is { $colour }
only-drawn = after drawing, you can play only what you drew
not-again-four = not another +4: play a different card
must-lay-drawn = at this table you must play a drawn card if it matches
needs-colour = name a colour when you play { $card }
needs-no-colour = you don’t name a colour with { $card }
needs-target = choose a player when you play { $card }
needs-no-target = you don’t choose a player with { $card }
needs-wanted = when you play { $card }, say which colour to draw for
needs-no-wanted = with { $card }, you don’t say which colour to draw for
target-other = { $seat } can’t be chosen: choose another player who is still in the match
nothing-to-draw = there are no cards left to draw
can-draw = you can still draw, so you can’t pass
can-lay = you have a matching card, so you can’t pass
say-uno-first = call UNO first, then play a card
called-already = you have already called UNO
call-not-due = it isn’t time to call UNO
call-leaves-one = call UNO with your second-to-last card
catch-whom = you can catch only another player who is still in the match
caught-already = you have already caught that player; wait a moment
has-called = { $seat } has already called UNO
catch-too-late = too late, { $seat } is safe now
catch-not-due = { $seat } doesn’t have to call UNO now
catch-cooling = after a wrong catch, wait two seconds before the next one
no-cards-yet = only players with cards in their hand can do this
does-not-stack = you can’t play { $card } on these stacked cards
no-jumping-in = jumping in isn’t allowed at this table
jump-own-turn = it’s your own turn: just play the card
jump-too-late = you can’t jump in now
jump-not-twin = only { $card } can jump in
no-reports = hints can’t be reported here now
report-open = the report about { $seat } must be settled first
bots-report-not = only people who are in the match can report hints
report-whom = report another person who is in the match; bots don’t give hints
vote-needs-two = a vote needs at least two people besides the accused
nothing-to-answer = nobody has asked you that
nothing-to-judge = there is no report to decide on
dealer-plays = seat { $seat } can’t deal: nobody plays there
cut-for-each = everyone draws for dealer: { $count } players, not { $given }
cut-to-digit = everyone draws for dealer until a number comes, and then stops
deal-seven = each player is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deal-starts = the last card turned over must be the first one that can start the deal
too-many-of = there aren’t that many of { $card }
not-in-pile = { $card } is not next in the draw pile
draws-too-many = drawing ends with the right card, number { $count }
draws-other-count = { $count } is the number of cards to draw, not { $given }
mix-sizes = the hands must have the sizes that dealing round the table gives
mix-same-cards = the cards dealt out must be the ones that were in the hands

## Reading cards and positions
not-a-card = “{ $word }” isn’t a card: write it like R5, GS, BV, YD, W or W4
pile-count = “{ $word }” takes { $low } to { $high } piles separated by “/”, not { $given }
no-top-card = “top” must name the top card of the discard pile
no-colour = a colour must be named for { $card }
colour-of-card = { $card } has its own colour, so no other can be named for it
field-before-cards = “{ $word }” doesn’t belong here: the cards haven’t been dealt yet
field-and-phase = “{ $word }” only goes with phase { $may }
phase-needs = phase { $phase } needs “{ $word }”
phase-and-options = phase { $phase } can’t happen with these options
phase-and-top = in phase { $phase } the top card is one of: { $may }
seat-is-out = “{ $word }” can’t name seat { $seat }, which is out of the match
two-must-play = at least two seats must still be in the match
out-and-elimination = “out” goes with k108.scoring=elimination
hand-no-card = seat { $seat } has no cards, so the deal would be over
not-held = seat { $seat } doesn’t have { $card }
bluff-before-turn = the +4 of seat { $seat } is answered by the seat after it
replace-four = seat { $seat } must have the W4 that it took back, and another card that matches
quota-and-hand = seat { $seat } must have more cards than its “quota”, and the first “quota” belongs to the seat whose turn it is
drawn-or-due = in phase drawn, either “drawn” names the cards, or a “due” of the seat whose turn it is comes first
lapse-one-card = UNO is called with one card, and seat { $seat } doesn’t have exactly one
lapse-and-called = seat { $seat } can’t both have called UNO and have missed the call
lapse-and-grace = “grace” goes with uno.catchGraceMs, and “moved” and “by” go with “grace”
report-not-open = there can’t be such a report: one person reports another, and votes go with k108.hintPenalty=vote
winner-holds = seat { $seat } has won the deal, so it can’t have any cards
hurried-and-chance = “hurried” goes with a turn timer, while a random draw is due

## Options that don’t go together
own-points-in-teams = with { $key }={ $value } everyone counts their own points, so there can’t be teams
elimination-for-two = { $key }=elimination needs at least three players
dealer-not-seated = seat { $seat } can’t deal: there are only { $seats } seats, numbered from 0
twins-forbid-each-other = { $key }=all doesn’t go with uno.wd4Mode=strict: two +4 cards in one hand could never be played
team-seats = { $value } is for { $may } players, not for { $seats }
stacking-and-bluff = { $key } only goes with uno.wd4Mode=strict, so that nobody has to challenge stacked cards
custom-form = Custom Wild { $card }: “{ $word }” isn’t a rule: write it like next:draw-3 or others?atleast-5:discard-red
custom-who = Custom Wild { $card }: “{ $word }” isn’t a player; choose from: { $may }
custom-condition = Custom Wild { $card }: “{ $word }” isn’t a condition; choose from: { $may }
custom-effect = Custom Wild { $card }: “{ $word }” isn’t an effect; choose from: { $may }
custom-kind = Custom Wild { $card }: “{ $word }” isn’t a kind of card; choose from: { $may }
custom-amount = Custom Wild { $card }: “{ $word }” must be followed by a number from { $low } to { $high }
custom-nothing-behind = Custom Wild { $card }: nothing may follow “{ $word }”
custom-again-me = Custom Wild { $card }: another turn is only for the player of the card
custom-skip-me = Custom Wild { $card }: the player of the card can’t lose a turn by it; choose the next player or others
custom-cannot-next = Custom Wild { $card }: “if no card matches” only goes with the next player, who then draws a number of cards
custom-until-rare = Custom Wild { $card }: the pile has too few such cards to draw until one comes; there must be at least { $count }
custom-note = Custom Wild { $card }: a rule in your own words is one line of { $low } to { $high } characters that can be seen
custom-swap-one = Custom Wild { $card }: hands are swapped with one player: the next, the one before or a chosen one
custom-show-other = Custom Wild { $card }: the player of the card sees other hands: choose next, previous, chosen or others
custom-of-all = Custom Wild { $card }: “{ $word }” is for the whole table: choose all
custom-of-all-always = Custom Wild { $card }: “{ $word }” is for the whole table, so it has no condition

## Options
k108-format = how you play: everyone for themselves, as two pairs or as two sides
k108-format-individual = everyone for themselves
k108-format-pairs = two pairs
k108-format-twoSides = two sides
k108-scoring = how points are counted: the winner of a deal gets them all, each player counts their own hand and the fewest points win, or players who reach the target drop out
k108-scoring-winnerTakesAll = the winner of a deal gets them all
k108-scoring-low = each counts their own hand, fewest points win
k108-scoring-elimination = players who reach the target drop out
k108-target = how many points end the match; in elimination, how many put a player out
k108-deals = how many deals are played; off: until the target is reached
k108-deals-off = until the target is reached
k108-partnerCards = whether the cards of the winner’s own side count too
k108-partnerCards-exclude = no
k108-partnerCards-include = yes
k108-lowTie = what a tie for the fewest points means: a shared win or one more deal
k108-lowTie-shared = a shared win
k108-lowTie-extraDeal = one more deal
k108-duelReset = whether the last two start again from 0 points when all others have dropped out
k108-forcedDrawnPlay = whether a card drawn because nothing matched must be played if it does
k108-revealTo = who sees the hand when a +4 is challenged: the challenger or everyone
k108-revealTo-challenger = only the challenger
k108-revealTo-all = everyone
k108-carryOver = when a +2, +4, Skip or Reverse played as the last card takes effect: in the next deal, at once before counting (draws only), or never
k108-carryOver-nextDeal = in the next deal
k108-carryOver-settleNow = at once, before counting
k108-carryOver-off = never
k108-carryTarget = who such a last card affects: the first player of the new deal, or the next player of the old one
k108-carryTarget-firstPlayer = the first player of the new deal
k108-carryTarget-oldNext = the next player of the old deal
k108-hintPenalty = who decides whether someone gave a hint: the accused, everyone by vote, or a host who isn’t playing; or hints cost nothing
k108-hintPenalty-admit = the accused
k108-hintPenalty-vote = everyone by vote
k108-hintPenalty-host = a host who isn’t playing
k108-hintPenalty-off = hints cost nothing
k108-bots = the seats that bots play, as one number (set by the table)
m112-scoring = whether points are counted over several deals; if not, one deal is the whole match
m112-target = how many points, added up over the deals, win the match
m112-dealerPick = who deals first: at random, the host’s choice, or the highest card drawn
m112-dealerPick-random = at random
m112-dealerPick-host = the host’s choice
m112-dealerPick-highCard = highest card drawn
m112-hostDealer = the seat of the first dealer, if the host names one (the first seat is 0)
m112-hostDealer-none = nobody named
m112-hostDealer-asked = Who deals first?
m112-bots = the seats that bots play, as one number (the table sets it)
m112-nextDealer = who deals next: the player on the dealer’s left, the winner, or a random player
m112-nextDealer-left = the player on the dealer’s left
m112-nextDealer-winner = the winner
m112-nextDealer-random = a random player
m112-ignoredStarter = where cards go that were turned over but can’t start the deal: under the first card, or back into the draw pile
m112-ignoredStarter-staysUnder = under the first card
m112-ignoredStarter-backIntoPile = back into the draw pile
m112-reverse2p = what a Reverse does with two players: works like a Skip, or only changes the direction
m112-reverse2p-skip = works like a Skip
m112-reverse2p-literal = only changes the direction
m112-wildsMatch = which Wilds in your hand forbid a +4: all but another +4, all, only the plain Wild, or none
m112-wildsMatch-exceptWD4 = all but another +4
m112-wildsMatch-all = all
m112-wildsMatch-plainOnly = only the plain Wild
m112-wildsMatch-none = none
m112-lastCardDraws = whether cards are still drawn for a +2 or +4 played as the last card, before the count
m112-emptyByDiscard = what happens when a Custom Wild takes a player’s last cards: they win, or keep one
m112-emptyByDiscard-wins = they win
m112-emptyByDiscard-keepsOne = they keep one
m112-shuffleColour = when the colour is named with Shuffle Hands: before or after the hands are shuffled
m112-shuffleColour-before = before the hands are shuffled
m112-shuffleColour-after = after the hands are shuffled
m112-custom1 = what happens when Custom Wild 1 is played: nothing more than with a Wild, an idea from the book, or a rule that you put together or write yourselves
m112-custom2 = what happens when Custom Wild 2 is played: nothing more than with a Wild, an idea from the book, or a rule that you put together or write yourselves
m112-custom3 = what happens when Custom Wild 3 is played: nothing more than with a Wild, an idea from the book, or a rule that you put together or write yourselves
option-blank = nothing, it’s a plain Wild
option-idea1 = the next player draws until they get a certain colour
option-idea2 = everyone else discards all their Wilds
option-idea3 = the next player draws 3 if nothing matches
option-idea4 = another turn
option-idea5 = the next player draws or discards until they have 7 cards
m112-customLosesTurn = whether a Custom Wild that makes the next player draw or discard also costs them the turn
m112-idea1Colour = which colour to draw for: the one just named, one named separately, or one written on the card
m112-idea1Colour-named = the one just named
m112-idea1Colour-separate = one named separately
m112-idea1Colour-red = { uno-colour-R }
m112-idea1Colour-yellow = { uno-colour-Y }
m112-idea1Colour-green = { uno-colour-G }
m112-idea1Colour-blue = { uno-colour-B }
m112-idea3Play = after drawing three cards because nothing matched: play one of them, or the turn ends
m112-idea3Play-mayPlay = play one of them
m112-idea3Play-endsTurn = the turn ends
m112-format = house rule: everyone for themselves, two pairs or two sides
m112-format-individual = everyone for themselves
m112-format-pairs = two pairs
m112-format-twoSides = two sides
uno-wd4Mode = what happens to a +4 that isn’t allowed: it can be played as a bluff and challenged, or it is refused
uno-wd4Mode-bluff = a bluff, which can be challenged
uno-wd4Mode-strict = it is refused
uno-catchGraceMs = how long UNO can still be called before a catch counts
uno-falseCallPenalty = how many cards a wrong call or a wrong catch costs
uno-turnTimer = how many seconds a player has to think; after that, the safest move is made for them
uno-turnTimer-off = no limit
uno-colourSymbols = whether each colour has a symbol too: red ●, yellow ★, green ▲, blue ■
uno-stacking = house rule: what may answer a +2 or +4, so that the cards add up: nothing, the same card, or also a +4 on a +2
uno-stacking-off = nothing
uno-stacking-same = the same card
uno-stacking-up = the same card, and a +4 on a +2
uno-jumpIn = house rule: whether an identical number card may be played out of turn
uno-sevenZero = house rule: whether a 7 swaps two hands and a 0 passes all hands on
uno-drawUntil = house rule: whether a player with nothing to play draws until a card matches, not just one card
k108-format-label = Teams
k108-scoring-label = How points are counted
k108-target-label = Points that end the match
k108-deals-label = Number of deals
k108-partnerCards-label = Partners’ cards count too
k108-lowTie-label = Tie for the fewest points
k108-duelReset-label = Last two start from 0
k108-forcedDrawnPlay-label = Must play a drawn card
k108-revealTo-label = Who sees the challenged hand
k108-carryOver-label = When the last card takes effect
k108-carryTarget-label = Who the last card affects
k108-hintPenalty-label = Who decides about hints
m112-scoring-label = Points over several deals
m112-target-label = Points that end the match
m112-dealerPick-label = Who deals first
m112-hostDealer-label = Seat of the first dealer
m112-nextDealer-label = Who deals next
m112-ignoredStarter-label = Cards that can’t begin
m112-reverse2p-label = Reverse with two players
m112-wildsMatch-label = Wilds that forbid a +4
m112-lastCardDraws-label = Draw for a last +2 or +4
m112-emptyByDiscard-label = Custom Wild takes last cards
m112-shuffleColour-label = Colour for Shuffle Hands
m112-custom1-label = Rule of Custom Wild 1
m112-custom2-label = Rule of Custom Wild 2
m112-custom3-label = Rule of Custom Wild 3
m112-customLosesTurn-label = Custom Wild costs the turn
m112-idea1Colour-label = Colour to draw for
m112-idea3Play-label = After drawing three cards
m112-format-label = Teams
uno-wd4Mode-label = A +4 that isn’t allowed
uno-catchGraceMs-label = Time to call UNO, in seconds
uno-falseCallPenalty-label = Cards a false alarm costs
uno-turnTimer-label = Time per decision, in seconds
uno-colourSymbols-label = Symbols as well as colours
uno-stacking-label = What stacks on +2 and +4
uno-jumpIn-label = Jump in with the same card
uno-sevenZero-label = 7 swaps hands, 0 passes them
uno-drawUntil-label = Draw until a card matches

## Pictures
uno-picture-title = A UNO table
uno-picture-deal = Deal { $deal }
uno-picture-left = ↻ to the left
uno-picture-right = ↺ to the right
uno-picture-pile = Draw pile: { $count }
uno-picture-discards = Discard pile: { $count }
uno-picture-top = On top:
uno-picture-colour = Colour: { $colour }
uno-picture-seat = { $seat } ({ $count })
uno-picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
uno-picture-called = UNO
uno-picture-silent = no UNO yet
uno-picture-dealer = dealer
uno-picture-out = out
uno-picture-four = +4: { $seat } accepts or challenges
uno-picture-stacked = Stacked up: { $count }
uno-picture-toll = If nothing matches: draw { $count }
uno-prompt-turn-none = Your turn. Nothing matches: draw a card.
uno-prompt-turn-pass = Your turn. Nothing matches, and there are no cards left to draw: pass.
uno-prompt-drawn-none = { $count ->
    [one] You drew { $cards }. It doesn’t match: keep it.
   *[other] You drew { $cards }. None of them matches: keep them all.
}
uno-prompt-stack-none = You have nothing to add: accept and draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-ask-silent = { $name } has one card left. Did anyone notice the missing UNO?
uno-nobody-noticed = No. Carry on
