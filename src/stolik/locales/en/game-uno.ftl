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
uno-action-play = lay { $card }
uno-action-play-call = lay { $card } and call UNO
uno-action-play-colour = lay { $card }, colour: { $colour }
uno-action-play-colour-call = lay { $card }, colour: { $colour }, and call UNO
uno-action-play-target = lay { $card }, player: { $target }
uno-action-play-target-call = lay { $card }, player: { $target }, and call UNO
uno-action-play-colour-target = lay { $card }, colour: { $colour }, player: { $target }
uno-action-play-colour-target-call = lay { $card }, colour: { $colour }, player: { $target }, and call UNO
uno-action-play-colour-wanted = lay { $card }, colour: { $colour }, to be drawn: { $wanted }
uno-action-play-colour-wanted-call = lay { $card }, colour: { $colour }, to be drawn: { $wanted }, and call UNO
uno-action-play-colour-target-wanted = lay { $card }, colour: { $colour }, player: { $target }, to be drawn: { $wanted }
uno-action-play-colour-target-wanted-call = lay { $card }, colour: { $colour }, player: { $target }, to be drawn: { $wanted }, and call UNO
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
uno-action-report = report a hint by { $target }
uno-action-answer-yes = yes, that was a hint
uno-action-answer-no = no, that was no hint
uno-action-vote-yes = vote: it was a hint
uno-action-vote-no = vote: it was no hint
uno-action-judge-yes = decide: it was a hint
uno-action-judge-no = decide: it was no hint
uno-action-noteDraw = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
uno-action-noteSkip = { $seat } loses the next turn
uno-action-noteDone = what the card says is done
uno-action-cut = draw for the deal: { $cards }
uno-action-dealer = { $seat } deals
uno-action-deal = deal the cards
uno-action-give = off the draw pile: { $cards }
uno-action-give-none = no card is left to draw
uno-action-mix = shuffle all hands together
uno-action-ring = the time is up
uno-action-leave = { $seat } leaves the table
uno-action-return = { $seat } comes back

## What is asked for
uno-prompt-cut = Everybody draws a card. The highest number deals.
uno-prompt-dealer = Chance picks the dealer.
uno-prompt-deal = The cards are being dealt.
uno-prompt-mix = All hands are being shuffled together.
uno-prompt-note = The table does what the card says: “{ $text }”. Then play goes on.
uno-prompt-settle = The last cards are drawn, then the points are counted.
uno-prompt-draws = { $seat } is drawing.
uno-prompt-over = The match is over.
uno-prompt-wait = { $seat } is thinking.
uno-prompt-wait-challenge = A +4 was laid. { $seat } accepts it or challenges it.
uno-prompt-wait-stack = { $seat } is thinking. Stacked up: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-turn = Your turn. Lay a card that fits, or draw one.
uno-prompt-turn-until = Your turn. Nothing fits: draw until a card does.
uno-prompt-turn-toll = Your turn. Nothing fits: draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-turn-empty = Your turn. No card is left to draw: lay one that fits.
uno-prompt-drawn = { $count ->
    [one] You have drawn { $cards }. Lay it or keep it.
   *[other] You have drawn { $cards }. Lay one that fits, or keep them all.
}
uno-prompt-drawn-must = { $count ->
    [one] You have drawn { $cards }. It fits, so lay it.
   *[other] You have drawn { $cards }. Lay one that fits.
}
uno-prompt-challenge = { $seat } has laid a +4, colour: { $colour }. Accept it and draw 4 cards, or challenge it.
uno-prompt-replace = The +4 is back in your hand. Lay another card; after that you draw 4 cards.
uno-prompt-stack-plus2 = Lay another +2, or accept and draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-stack-plus4 = Lay another +4, or accept and draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-stack-both = Lay a +2 or a +4, or accept and draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-discard = Choose what to discard. Still too many: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-prompt-name = Name a colour.
uno-prompt-call = You have one card left. Call UNO.
uno-prompt-call-turn = You have one card left. Call UNO, then play on.
uno-prompt-catch = One card and no UNO: { $seats }. Now you can catch.
uno-prompt-jump = You have { $card } too. You may jump in before { $seat } moves.
uno-prompt-answer = { $seat } says that you gave a hint. Is that so?
uno-prompt-vote = Was that a hint by { $seat }? Vote.

## What happened
uno-event-cutFor = { $seats } draw for the deal: { $cards }. { $dealer } has the highest number and deals.
uno-event-cutFor-tie = { $seats } draw for the deal: { $cards }. It is a tie, and those with the highest number draw again.
uno-event-dealerChosen = { $seat } deals.
uno-event-dealt = Deal { $deal }: { $dealer } deals. The first card is { $card }.
uno-event-dealt-ignored = Deal { $deal }: { $dealer } deals. This can’t begin: { $cards }. The first card is { $card }.
uno-event-dealt-carried = Deal { $deal }: { $dealer } deals. { $card } stays on the table as the first card.
uno-event-played = { $seat } lays { $card }.
uno-event-played-call = { $seat } lays { $card } and calls UNO.
uno-event-played-colour = { $seat } lays { $card } and names { $colour }.
uno-event-played-colour-call = { $seat } lays { $card }, names { $colour } and calls UNO.
uno-event-played-target = { $seat } lays { $card } and chooses { $target }.
uno-event-played-target-call = { $seat } lays { $card }, chooses { $target } and calls UNO.
uno-event-played-colour-target = { $seat } lays { $card }, names { $colour } and chooses { $target }.
uno-event-played-colour-target-call = { $seat } lays { $card }, names { $colour }, chooses { $target } and calls UNO.
uno-event-played-colour-wanted = { $seat } lays { $card } and names { $colour }. To be drawn: { $wanted }.
uno-event-played-colour-wanted-call = { $seat } lays { $card }, names { $colour } and calls UNO. To be drawn: { $wanted }.
uno-event-played-colour-target-wanted = { $seat } lays { $card }, names { $colour } and chooses { $target }. To be drawn: { $wanted }.
uno-event-played-colour-target-wanted-call = { $seat } lays { $card }, names { $colour }, chooses { $target } and calls UNO. To be drawn: { $wanted }.
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
} as a fine.
uno-event-drew-fine-short = { uno-event-drew-fine } { uno-no-more }
uno-event-drew-fine-seen = { $seat } draws { $cards } as a fine.
uno-event-drew-fine-seen-short = { uno-event-drew-fine-seen } { uno-no-more }
uno-no-more = No more cards are left.
uno-event-kept = { $seat } keeps what was drawn.
uno-event-passed = { $seat } can neither lay nor draw, and passes.
uno-event-passed-clock = The time is up, and { $seat } passes.
uno-event-skipped = { $seat } loses the turn.
uno-event-reversed-left = The direction changes: play goes to the left, clockwise.
uno-event-reversed-right = The direction changes: play goes to the right, against the clock.
uno-event-accepted = { $seat } accepts.
uno-event-challenged-guilty = { $seat } challenges the +4 of { $offender }. It was a bluff.
uno-event-challenged-guilty-seen = { uno-event-challenged-guilty } The hand was { $cards }.
uno-event-challenged-clear = { $seat } challenges the +4 of { $offender }. It was no bluff.
uno-event-challenged-clear-seen = { uno-event-challenged-clear } The hand was { $cards }.
uno-event-tookBack = { $seat } takes the +4 back into the hand.
uno-event-called = { $seat } calls UNO.
uno-event-called-again = { $seat } calls UNO once more.
uno-event-called-fine = { $seat } calls UNO at the wrong time. The fine is { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-event-noted = { $seat } is about to catch { $target }. It counts if no UNO comes in time.
uno-event-caught = { $seat } catches { $target } without UNO.
uno-event-caughtNobody = { $seat } tries to catch { $target }, but there is nothing to catch.
uno-event-caughtNobody-fine = { uno-event-caughtNobody } The fine is { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-event-graceOver-open = { $seat } has not called UNO and can be caught.
uno-event-graceOver-safe = { $seat } can’t be caught any more.
uno-event-reshuffled = The draw pile was empty. { $count ->
    [one] { $count } card makes
   *[other] { $count } cards make
} a new one.
uno-event-mixed = All hands are shuffled together and dealt out again.
uno-event-swapped = { $seat } and { $target } swap hands.
uno-event-rotated = Every hand moves on to the next player.
uno-event-shown = { $target } shows the whole hand to { $seat }, and to nobody else.
uno-event-shown-seen = { $target } shows you the whole hand: { $cards }.
uno-event-notePlayed = The card of { $seat } says: “{ $text }”.
uno-event-noteSkipped = By the card { $seat } will lose the next turn.
uno-event-noteOver = What the card says is done. Play goes on.
uno-event-discarded = { $seat } discards { $cards }.
uno-event-reported = { $seat } says that { $target } gave a hint.
uno-event-voted-yes = { $seat } votes: it was a hint.
uno-event-voted-no = { $seat } votes: it was no hint.
uno-event-hintJudged-fined = That was a hint by { $target }.
uno-event-hintJudged-dropped = No fine for { $target }: the report is dropped.
uno-event-hintJudged-lapsed = The deal is over, and so is the report about { $target }.
uno-event-timeUp = The time of { $seat } is up.
uno-event-left = { $seat } leaves; a bot plays on.
uno-event-returned = { $seat } is back.
uno-event-dealOver = { $seat } has no cards left and wins deal { $deal }.
uno-event-dealOver-takes = { uno-event-dealOver } That is worth { $count ->
    [one] { $count } point
   *[other] { $count } points
}. All points: { $scores }.
uno-event-dealOver-own = { uno-event-dealOver } Everybody counts the own hand: { $points }. All points: { $scores }.
uno-event-voided = Nobody can lay or draw. Deal { $deal } does not count and is dealt again.
uno-event-droppedOut = Out of the match: { $seats }.
uno-event-matchOver = The match is over. Winner: { $winners }.

## Rules of Custom Wilds
uno-who-me = Whoever lays this card
uno-who-next = The next player
uno-who-previous = The player before
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
    [one] , if they hold at least { $least } card
   *[other] , if they hold at least { $least } cards
}{ $most ->
    [0] { "" }
    [one] , if they hold { $most } card at most
   *[other] , if they hold { $most } cards at most
}
uno-rule-draw = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ uno-rule-if }.
uno-rule-cannot = If the next player has no card that fits, they draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-rule-until = { $who } draws until { $kind } comes{ uno-rule-if }.
uno-rule-exactly = { $who } draws or discards until they hold exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ uno-rule-if }.
uno-rule-discard = { $who } discards { $kind }{ uno-rule-if }.
uno-rule-skip = { $who } loses the next turn{ uno-rule-if }.
uno-rule-again = { $who } takes another turn{ uno-rule-if }.
uno-rule-swap = { $who } swaps hands with whoever lays this card{ uno-rule-if }.
uno-rule-pass = Every player passes the whole hand to the next one.
uno-rule-reverse = The direction of play turns round.
uno-rule-show = { $who } shows the hand to whoever lays this card, and to nobody else{ uno-rule-if }.
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
uno-event-ruled-nobody = This time the rule of the card is for nobody.
uno-ruled-hit = This goes for: { $hit }.

## Why not
asked-turn = now lay a card, or draw
asked-drawn = you have drawn: lay that card, or keep it
asked-name = first name a colour
asked-challenge = first accept the +4, or challenge it
asked-replace = lay another card instead of the +4
asked-stack = lay one more on the stacked cards, or accept them all
asked-discard = first choose which card to discard
note-of-table = the table does now what the card says; one player speaks for it
no-note = no card waits for what the table says
note-whom = nobody who plays sits there
note-skipped = { $seat } loses the next turn already
note-draws = a card lets somebody draw { $count } times at most
note-amount = from { $low } to { $high } cards
card-not-in-hand = { $card } is not in your hand
does-not-fit = { $card } does not fit { $top }: what fits is the same number or symbol, a Wild, or this colour: { $colour }
four-wild-held = you hold another Wild, which counts as fitting, so the +4 must wait
four-not-proper = a +4 may be laid only if no other card in your hand matches this colour: { $colour }
only-drawn = after drawing you may lay only what you have drawn
not-again-four = not a +4 again: lay another card
must-lay-drawn = at this table you must lay a drawn card that fits
needs-colour = name a colour with { $card }
needs-no-colour = no colour is named with { $card }
needs-target = choose a player with { $card }
needs-no-target = no player is chosen with { $card }
needs-wanted = with { $card }, say which colour is to be drawn
needs-no-wanted = with { $card }, you don’t say which colour is to be drawn
target-other = { $seat } can’t be chosen: choose another player who is in the match
nothing-to-draw = no card is left to draw
can-draw = you can still draw, so you can’t pass
can-lay = you have a card that fits, so you can’t pass
say-uno-first = call UNO first, then lay a card
called-already = you have called UNO already
call-not-due = it is not time to call UNO
call-leaves-one = UNO is called with the last card but one
catch-whom = you can catch only another player who is in the match
caught-already = you have caught that player already; wait a moment
has-called = { $seat } has called UNO
catch-too-late = too late, { $seat } is safe now
catch-not-due = { $seat } need not call UNO now
catch-cooling = after a wrong catch, wait two seconds before the next one
no-cards-yet = this is only for players who hold cards
does-not-stack = you can’t lay { $card } on these stacked cards
no-jumping-in = nobody jumps in at this table
jump-own-turn = it is your own turn: just lay the card
jump-too-late = you can’t jump in now
jump-not-twin = only { $card } can jump in
no-reports = no hints can be reported here now
report-open = first the report about { $seat } must be settled
bots-report-not = only people who are in the match report hints
report-whom = report another person who is in the match; bots give no hints
vote-needs-two = a vote needs at least two people who are not accused
nothing-to-answer = nobody has asked you that
nothing-to-judge = there is no report to decide on
dealer-plays = seat { $seat } can’t deal: nobody plays there
cut-for-each = everybody draws for the deal: { $count } players, not { $given }
cut-to-digit = everybody draws for the deal until a number comes, and no further
deal-seven = each player is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deal-starts = the last card turned up must be the first one that can begin
too-many-of = there are not that many { $card }
not-in-pile = { $card } is not next in the draw pile
draws-too-many = drawing ends with the card that was looked for, number { $count }
draws-other-count = the number of cards to be drawn is { $count }, not { $given }
mix-sizes = the hands must be as big as dealing round the table makes them
mix-same-cards = the same cards must be dealt out that were in the hands

## Reading cards and positions
not-a-card = “{ $word }” is no card: write it like R5, GS, BV, YD, W or W4
pile-count = “{ $word }” wants { $low } to { $high } piles kept apart by “/”, not { $given }
no-top-card = “top” must name the card that lies on the discard pile
no-colour = a colour must be named for { $card }
colour-of-card = { $card } has a colour of its own, so no other can be named for it
field-before-cards = “{ $word }” has no place here: the cards are not dealt yet
field-and-phase = “{ $word }” goes only with phase { $may }
phase-needs = phase { $phase } needs “{ $word }”
phase-and-options = phase { $phase } can’t come about with these options
phase-and-top = in phase { $phase } the top card is one of: { $may }
seat-is-out = “{ $word }” can’t name seat { $seat }: it is out of the match
two-must-play = at least two seats must still be in the match
out-and-elimination = “out” goes with k108.scoring=elimination
hand-no-card = seat { $seat } has no card, so the deal would be over
not-held = { $card } is not in the hand of seat { $seat }
bluff-before-turn = the +4 of seat { $seat } is answered by the seat after it
replace-four = seat { $seat } must hold the W4 that it took back, and another card that fits
quota-and-hand = seat { $seat } must hold more cards than its “quota”, and the first “quota” is that of the seat on turn
drawn-or-due = in phase drawn either “drawn” names the cards, or a “due” of the seat on turn comes first
lapse-one-card = UNO is called with one card, and seat { $seat } does not hold exactly one
lapse-and-called = seat { $seat } can’t have called UNO and not have called it
lapse-and-grace = “grace” goes with uno.catchGraceMs, and “moved” and “by” go with “grace”
report-not-open = such a report can’t be open: one person makes it about another, and votes go with k108.hintPenalty=vote
winner-holds = seat { $seat } has won the deal, so it can’t hold a card
hurried-and-chance = “hurried” goes with a turn timer, while chance must answer

## Options that don’t go together
own-points-in-teams = with { $key }={ $value } everybody counts alone, so there can be no teams
elimination-for-two = { $key }=elimination needs at least three players
dealer-not-seated = seat { $seat } can’t deal: there are only { $seats } seats, from 0 on
twins-forbid-each-other = { $key }=all does not go with uno.wd4Mode=strict: two +4 in one hand could never be laid
team-seats = { $value } is for { $may } players, not for { $seats }
stacking-and-bluff = { $key } goes only with uno.wd4Mode=strict, so that nobody has to challenge stacked cards
custom-form = Custom Wild { $card }: “{ $word }” is no rule: write it like next:draw-3 or others?atleast-5:discard-red
custom-who = Custom Wild { $card }: “{ $word }” names nobody; there are: { $may }
custom-condition = Custom Wild { $card }: “{ $word }” is no condition; there are: { $may }
custom-effect = Custom Wild { $card }: “{ $word }” is no effect; there are: { $may }
custom-kind = Custom Wild { $card }: “{ $word }” is no kind of card; there are: { $may }
custom-amount = Custom Wild { $card }: behind “{ $word }” stands a number from { $low } to { $high }
custom-nothing-behind = Custom Wild { $card }: nothing may stand behind “{ $word }”
custom-again-me = Custom Wild { $card }: another turn is only for whoever lays the card
custom-skip-me = Custom Wild { $card }: whoever lays the card can’t lose a turn by it; choose the next player or others
custom-cannot-next = Custom Wild { $card }: “if no card fits” goes only with the next player, who then draws a number of cards
custom-until-rare = Custom Wild { $card }: too few such cards are in the pile to wait for one; there must be at least { $count }
custom-note = Custom Wild { $card }: a rule in your own words is one line of { $low } to { $high } characters that can be seen
custom-swap-one = Custom Wild { $card }: hands are swapped with one player: the next, the one before or a chosen one
custom-show-other = Custom Wild { $card }: whoever lays the card sees hands of others: choose next, previous, chosen or others
custom-of-all = Custom Wild { $card }: “{ $word }” is for the whole table: choose all
custom-of-all-always = Custom Wild { $card }: “{ $word }” is for the whole table, so it has no condition

## Options
k108-format = who plays with whom: everybody alone, two pairs or two sides
k108-format-individual = everybody alone
k108-format-pairs = two pairs
k108-format-twoSides = two sides
k108-scoring = how points are counted: the winner of a deal gets all, each counts the own hand and the fewest win, or whoever reaches the target drops out
k108-scoring-winnerTakesAll = the winner of a deal gets all
k108-scoring-low = each the own hand, the fewest win
k108-scoring-elimination = whoever reaches the target drops out
k108-target = at how many points the match ends; where players drop out, at how many somebody is out
k108-deals = how many deals are played; off: until the target is reached
k108-deals-off = until the target is reached
k108-partnerCards = whether the cards of the winner’s own side count too
k108-partnerCards-exclude = no
k108-partnerCards-include = yes
k108-lowTie = what a tie for the fewest points means: a shared win or one more deal
k108-lowTie-shared = a shared win
k108-lowTie-extraDeal = one more deal
k108-duelReset = whether the last two begin again with 0 points when all others have dropped out
k108-forcedDrawnPlay = whether a card drawn for want of another must be laid if it fits
k108-revealTo = who sees the hand when a +4 is challenged: the challenger or all
k108-revealTo-challenger = only the challenger
k108-revealTo-all = all
k108-carryOver = when a +2, +4, Skip or Reverse laid as the last card works: in the next deal, at once before the count (draws only), or never
k108-carryOver-nextDeal = in the next deal
k108-carryOver-settleNow = at once, before the count
k108-carryOver-off = never
k108-carryTarget = whom such a last card hits: the first player of the new deal, or who was next in the old one
k108-carryTarget-firstPlayer = the first player of the new deal
k108-carryTarget-oldNext = who was next in the old deal
k108-hintPenalty = who decides whether somebody gave a hint: the accused, all by vote, a host who does not play, or hints cost nothing
k108-hintPenalty-admit = the accused
k108-hintPenalty-vote = all by vote
k108-hintPenalty-host = a host who does not play
k108-hintPenalty-off = hints cost nothing
k108-bots = the seats that bots play, as one number (the table sets it)
m112-scoring = whether points are counted over several deals; if not, one deal is the whole match
m112-target = at how many points, added up over the deals, somebody wins the match
m112-dealerPick = who deals first: somebody by chance, the seat the host names, or who draws the highest card
m112-dealerPick-random = somebody by chance
m112-dealerPick-host = whom the host names
m112-dealerPick-highCard = who draws the highest card
m112-hostDealer = the seat of the first dealer, if the host names it (the first seat is 0)
m112-hostDealer-none = nobody named
m112-hostDealer-asked = Who deals first?
m112-bots = the seats that bots play, as one number (the table sets it)
m112-nextDealer = who deals next: the player on the dealer’s left, the winner, or somebody by chance
m112-nextDealer-left = the player on the dealer’s left
m112-nextDealer-winner = the winner
m112-nextDealer-random = somebody by chance
m112-ignoredStarter = where cards go that were turned up and can’t begin: under the first card, or back into the draw pile
m112-ignoredStarter-staysUnder = under the first card
m112-ignoredStarter-backIntoPile = back into the draw pile
m112-reverse2p = what Reverse does with two players: work as a Skip, or only turn the direction
m112-reverse2p-skip = work as a Skip
m112-reverse2p-literal = only turn the direction
m112-wildsMatch = which Wilds in hand forbid a +4: all but another +4, all, the plain Wild only, or none
m112-wildsMatch-exceptWD4 = all but another +4
m112-wildsMatch-all = all
m112-wildsMatch-plainOnly = the plain Wild only
m112-wildsMatch-none = none
m112-lastCardDraws = whether a +2 or +4 laid as the last card is still drawn before the count
m112-emptyByDiscard = what happens when a Custom Wild takes somebody’s last cards: they win, or keep one
m112-emptyByDiscard-wins = they win
m112-emptyByDiscard-keepsOne = they keep one
m112-shuffleColour = when the colour is named with Shuffle Hands: before the hands are mixed or after
m112-shuffleColour-before = before the hands are mixed
m112-shuffleColour-after = after the hands are mixed
m112-custom1 = what happens when Custom Wild 1 is laid: nothing more than with a Wild, an idea from the book, or a rule that you put together or write yourselves
m112-custom2 = what happens when Custom Wild 2 is laid: nothing more than with a Wild, an idea from the book, or a rule that you put together or write yourselves
m112-custom3 = what happens when Custom Wild 3 is laid: nothing more than with a Wild, an idea from the book, or a rule that you put together or write yourselves
option-blank = none, it is a plain Wild
option-idea1 = the next player draws until a colour comes
option-idea2 = everybody else discards all Wilds
option-idea3 = the next player draws 3 if nothing fits
option-idea4 = another turn
option-idea5 = the next player draws or discards until there are 7 cards
m112-customLosesTurn = whether a Custom Wild that makes the next player draw or discard also takes the turn
m112-idea1Colour = which colour is drawn for: the one just named, one named apart, or one written on the card
m112-idea1Colour-named = the one just named
m112-idea1Colour-separate = one named apart
m112-idea1Colour-red = { uno-colour-R }
m112-idea1Colour-yellow = { uno-colour-Y }
m112-idea1Colour-green = { uno-colour-G }
m112-idea1Colour-blue = { uno-colour-B }
m112-idea3Play = after the three cards for want of one that fits: lay one of them, or the turn ends
m112-idea3Play-mayPlay = lay one of them
m112-idea3Play-endsTurn = the turn ends
m112-format = house rule: everybody alone, two pairs or two sides
m112-format-individual = everybody alone
m112-format-pairs = two pairs
m112-format-twoSides = two sides
uno-wd4Mode = what happens to a +4 that may not be laid: it can be laid as a bluff and challenged, or it is refused
uno-wd4Mode-bluff = a bluff, which can be challenged
uno-wd4Mode-strict = it is refused
uno-catchGraceMs = how long UNO can still be called before a catch counts
uno-falseCallPenalty = how many cards a wrong call or a wrong catch costs
uno-turnTimer = how many seconds somebody may think; after that the mildest move is made for them
uno-turnTimer-off = no limit
uno-colourSymbols = whether every colour has a symbol too: red ●, yellow ★, green ▲, blue ■
uno-stacking = house rule: what may answer a +2 or +4, so that the cards add up: nothing, the same card, or also a +4 on a +2
uno-stacking-off = nothing
uno-stacking-same = the same card
uno-stacking-up = the same card, and a +4 on a +2
uno-jumpIn = house rule: whether the twin of a number card may be laid out of turn
uno-sevenZero = house rule: whether a 7 swaps two hands and a 0 passes all hands on
uno-drawUntil = house rule: whether a player with nothing to lay draws until a card fits, and not just one card
k108-format-label = Who plays with whom
k108-scoring-label = How points are counted
k108-target-label = Points that end the match
k108-deals-label = Number of deals
k108-partnerCards-label = Partners’ cards count too
k108-lowTie-label = Tie for the fewest points
k108-duelReset-label = Last two start from 0
k108-forcedDrawnPlay-label = Must lay a drawn card
k108-revealTo-label = Who sees the challenged hand
k108-carryOver-label = When the last card works
k108-carryTarget-label = Whom the last card hits
k108-hintPenalty-label = Who decides about hints
m112-scoring-label = Points over several deals
m112-target-label = Points that end the match
m112-dealerPick-label = Who deals first
m112-hostDealer-label = Seat of the first dealer
m112-nextDealer-label = Who deals next
m112-ignoredStarter-label = Cards that can’t begin
m112-reverse2p-label = Reverse with two players
m112-wildsMatch-label = Wilds that forbid a +4
m112-lastCardDraws-label = Last +2 or +4 still works
m112-emptyByDiscard-label = Custom Wild takes last cards
m112-shuffleColour-label = Colour for Shuffle Hands
m112-custom1-label = Rule of Custom Wild 1
m112-custom2-label = Rule of Custom Wild 2
m112-custom3-label = Rule of Custom Wild 3
m112-customLosesTurn-label = Custom Wild takes the turn
m112-idea1Colour-label = Colour to draw for
m112-idea3Play-label = After drawing three cards
m112-format-label = Who plays with whom
uno-wd4Mode-label = A forbidden +4
uno-catchGraceMs-label = Time to call UNO, in seconds
uno-falseCallPenalty-label = Cards a false alarm costs
uno-turnTimer-label = Time for a decision, in seconds
uno-colourSymbols-label = Symbols besides colours
uno-stacking-label = What stacks on +2 and +4
uno-jumpIn-label = Jump in with a twin
uno-sevenZero-label = 7 and 0 move hands
uno-drawUntil-label = Draw until a card fits

## Pictures
uno-picture-title = A table of UNO
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
uno-picture-toll = If nothing fits: draw { $count }
uno-prompt-turn-none = Your turn. Nothing fits: draw a card.
uno-prompt-turn-pass = Your turn. Nothing fits, and no card is left to draw: pass.
uno-prompt-drawn-none = { $count ->
    [one] You have drawn { $cards }. It does not fit: keep it.
   *[other] You have drawn { $cards }. None of them fits: keep them all.
}
uno-prompt-stack-none = You have nothing to add here: accept and draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
uno-ask-silent = { $name } has one card left. Did anybody notice that UNO was not said?
uno-nobody-noticed = Nobody. Go on
