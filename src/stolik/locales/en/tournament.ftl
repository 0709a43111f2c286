## Setting up a tournament
cup-new = A tournament of UNO
cup-new-more = You play in pairs, and the pairs change. Everyone collects points for themselves.
cup-how-many = How many of you will play?
cup-rotation12 = 4 players, one table
cup-rotation12-about = Four deals with each of the three others as your partner, 12 in all. Then the top two play a duel.
cup-rotation28 = 8 players, two tables
cup-rotation28-about = Four deals with each of the seven others as your partner, 28 in all, at two tables at once. Then the top two play a duel.
cup-duel-length = Deals in the duel
cup-pause = Break between matches
cup-bots = How well bots play
cup-fill = Bots fill any empty seats.
cup-lay = Set up the tournament

## Waiting for players
cup-waiting = Tournament: waiting for players
cup-join = Take part
cup-may-begin = Everyone is ready. You can start.
cup-begin = Start the tournament
cup-wait-begin = Waiting for the host to start.
cup-code-is = Tournament code: { $code }
cup-leave = Leave the tournament
cup-leave-explained = A bot plays for you until you come back.
cup-abandon = Cancel the tournament
cup-abandon-explained = All its games end at once, for everyone.
cup-abandoned = This tournament was cancelled

## Schedule and standings
cup-block = Block { $block }
cup-block-of = Block { $block } of { $blocks }
cup-duel = Duel
cup-duel-later = The top two meet. Deals: { $deals }.
cup-on-now = now
cup-table = Table { $table }
cup-your-table = To my table
cup-watch = Watch
cup-schedule = Schedule
cup-standings = Standings
cup-place = Place
cup-wins = Deals won
cup-lot = Two players were tied, so the place in the duel was drawn at random.

## While it lasts
cup-next-duel = You are in the duel. Your opponent: { $other }.
cup-next-pair = Your partner: { $partner }. Your opponents: { $one } and { $other }.
cup-break = Break
cup-your-match = Your match is being played.
cup-you-watch = You are watching this tournament.
cup-duel-is-on = The top two are playing the duel.
cup-others-play = Your match is over. The other table is still playing.
cup-begins-in = The next match begins in { $seconds } s.
cup-return = I’m back
cup-go-on = Continue
cup-waiting-for = Still in the break: { $names }

## The end
cup-you-won = You win the tournament
cup-won = { $name } wins the tournament
cup-duel-was = Duel: { $winner } { $more } – { $less } { $loser }
cup-again = New tournament
cup-record = Save the record
cup-none = There is no such tournament
cup-none-more = The link may be wrong, or the tournament was closed long ago.
cup-kicked = You are no longer in this tournament
