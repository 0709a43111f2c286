## Setting up a tournament
cup-new = A tournament of UNO
cup-new-more = You play in pairs, and the pairs change. Everybody collects points for themselves.
cup-how-many = How many of you will play?
cup-rotation12 = 4 players, one table
cup-rotation12-about = Four deals with each of the three others as your partner, 12 in all. Then the two best play a duel.
cup-rotation28 = 8 players, two tables
cup-rotation28-about = Four deals with each of the seven others as your partner, 28 in all, at two tables at once. Then the two best play a duel.
cup-duel-length = Deals in the duel
cup-pause = Break between matches
cup-bots = How well bots play
cup-fill = Bots take the seats that stay free.
cup-lay = Set up the tournament

## Waiting for players
cup-waiting = Tournament: waiting for players
cup-join = Take part
cup-may-begin = Everybody is ready. You can begin.
cup-begin = Begin the tournament
cup-wait-begin = Waiting for the host to begin.
cup-code-is = The code of the tournament is { $code }
cup-leave = Leave the tournament
cup-leave-explained = A bot plays for you until you come back.
cup-abandon = Give up the tournament
cup-abandon-explained = All its games end at once, for everybody.
cup-abandoned = This tournament was given up

## Schedule and standings
cup-block = Block { $block }
cup-block-of = Block { $block } of { $blocks }
cup-duel = The duel
cup-duel-later = The two best meet. Deals: { $deals }.
cup-on-now = now
cup-table = Table { $table }
cup-your-table = To my table
cup-watch = Watch
cup-schedule = Schedule
cup-standings = Standings
cup-place = Place
cup-wins = Deals won
cup-lot = Two were level, so a lot decided who plays the duel.

## While it lasts
cup-next-duel = You are in the duel. On the other side: { $other }.
cup-next-pair = Your partner: { $partner }. Against you: { $one } and { $other }.
cup-break = Break
cup-your-match = Your match is being played.
cup-you-watch = You are watching this tournament.
cup-duel-is-on = The two best are playing the duel.
cup-others-play = Your match is over. The other table is still playing.
cup-begins-in = The next match begins in { $seconds } s.
cup-return = I’m back
cup-go-on = Go on now
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
