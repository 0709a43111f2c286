### The rulebook of Ubongo, as a player reads it.

ubongo-part-1 = What you play with
ubongo-part-2 = Before the race
ubongo-part-3 = The race against the sand
ubongo-part-4 = Pawns and gems
ubongo-part-5 = How a round and the game end
ubongo-part-6 = Special cases

## part 1

UBO-01 = You play with a gem board, gems, pawns, puzzle boards, pieces, a sand timer and a die with symbols.
UBO-02 = A real gem board comes in two halves. On the screen it is whole from the start.
UBO-03 = There are 36 puzzle boards, with a task on each side. You can choose which set they come from.
UBO-04 = A game is for two, three or four players. Alone you can only practise.
UBO-05 = The gem board has six rows of twelve gems. There are six colours too, with twelve gems of each, 72 in all.
UBO-06 = The die shows six different symbols. You find the same six on your board, with pieces drawn beside each of them.
UBO-07 = The sand runs for 60 seconds on the easy side and for 90 on the hard one. You can agree on another time; the classic one is 45 seconds.
UBO-08 = Besides its colour, a gem has a shape and a letter of its own, so you can play however you see colours. You can switch these marks off before the game.

## part 2

UBO-09 = The gems are placed at random, one in every hollow.
UBO-10 = In front of each row of gems is a red field. Choose one and put your pawn there.
UBO-11 = Two pawns, or even all of them, can share one field.
UBO-12 = The starting player places the first pawn. The others follow clockwise.
UBO-13 = You have twelve pieces, each with a different shape. Everyone else has the same.
UBO-14 = Before the game, choose a side together. On the easy one three pieces cover the area, on the hard one four.
UBO-15 = Everyone plays the same side. If that is the hard one, you can agree to give some players the easy one; the sand then runs as long as on the hard side.
UBO-16 = With two players, eighteen boards are in play. The other half stays in the box.
UBO-17 = With three players, twenty-seven boards are in play, and nine have a day off.
UBO-18 = With four players, every one of the 36 boards gets its turn.
UBO-19 = The boards make nine groups of four. The order of the groups is random, and so is who gets which board of a group. Boards that aren’t needed are left out of all groups alike, and nobody sees a task early.

## part 3

UBO-20 = The starting player is chosen at random.
UBO-21 = The starting player gets a board first, then everyone else gets one of their own. You can agree on one board for all, turned or mirrored another way for each.
UBO-22 = No peeping: all tasks come into sight together, with the roll and the start of the time.
UBO-23 = The starting player rolls the die. It gives the symbol for the whole round.
UBO-24 = After the roll the sand timer is turned and the time runs. You can agree on a short countdown in between; online it takes 3 seconds.
UBO-25 = Look for the rolled symbol on your board. Beside it you see which of your twelve pieces to take.
UBO-26 = You may not use any other piece. And hurry: so is everyone else.
UBO-27 = Your board is solved when each of these pieces is on it once and the whole area is covered. No piece may stick out or overlap another.
UBO-28 = You may turn your pieces, and flip them over too.
UBO-29 = If you are the first to cover the area, call Ubongo.
UBO-30 = The first call doesn’t end the race. The others go on while the sand is running.
UBO-31 = The game checks every layout by itself. A call too soon costs nothing; you just go on.
UBO-32 =
    What counts is when your solution reaches the game.
    • Online, network delay is deducted, up to a quarter of a second. You can agree on another limit.
    • In an exact tie, the player who sits closer to the starting player, going clockwise, comes first.
    • Online, a pawn also waits a quarter of a second, until the order is certain.
    • The very last moment is still in time, for gems as well.

## part 4

UBO-33 = If yours is the first Ubongo of a round, you may move your pawn one, two or three red fields.
UBO-34 = You don’t have to move. Your pawn may stay where it is.
UBO-35 = After the pawn it’s time for the gems: the two nearest to it in its row are now yours.
UBO-36 = Get it done while the sand is running. Afterwards you can take nothing.
UBO-37 = If yours is the second Ubongo, your pawn may move up to two fields. You take two gems all the same.
UBO-38 = If yours is the third Ubongo, your pawn may move one field. You still take two gems from its row, if there’s time.
UBO-39 = If yours is the fourth Ubongo, your pawn stays where it is. You still take two gems from its row, if there’s time.
UBO-40 = These numbers of fields are the most you may move. You may move fewer.
UBO-41 = The red fields are in one line. A pawn goes one way or the other, passes other pawns, and stops at the end of the line.
UBO-42 = Everyone who solves the task and is quick enough may take two gems. You may also leave them.
UBO-43 = Being fast only lets your pawn go farther. In the end it doesn’t matter how many gems you have, but how many of one colour.
UBO-44 = The order comes from solving, not from taking gems. If you dawdle over the gems, the order stays, and nobody moves up.
UBO-45 = First the pawn, then the gems, not the other way round. A pawn moves only once in a round.

## part 5

UBO-46 = With the last grain of sand the round is over. Its boards don’t come back.
UBO-47 = A round ends early when everyone at the table has taken gems or said “done”. Anyone may say it, even without a solution, but in that round it can’t be taken back.
UBO-48 = In a new round everyone gets a new board.
UBO-49 = The die moves to the left: now the neighbour of the last starting player rolls it. With that roll the sand runs again.
UBO-50 = A game has nine rounds, however many of you play. Then no boards are left.
UBO-51 = The player with the most gems of one colour wins. Five blue ones are more than four red and four green ones.
UBO-52 = In a tie, compare the second most common colour, then the third, and so on. Each player counts their own colours: 5, 3 and 1 beats 5, 2 and 2.
UBO-53 = If all of that is equal, you win together.

## part 6

UBO-54 = The sand has run out and nobody has a solution? The timer is turned again, and everyone gets a second chance at the same board.
UBO-55 = A round has only one second chance. If it doesn’t help either, the round ends without gems. You can agree on one for the whole game, or none.
UBO-56 = In a second chance the symbol and the pieces are the same, what you have laid stays, and you get the full time again. The first player to finish now has the first Ubongo.
UBO-57 = One Ubongo is enough, and there is no second chance, even if no time was left for the gems.
UBO-58 = With two or three players it is the same: the first may go up to three fields, the second two, the third one.
UBO-59 = Is there another pawn on your field already? You can take gems straight away: they go to the first player who takes them, and the order of solving doesn’t matter.
UBO-60 = Gems come in pairs: if you take the first, the second is yours as well.
UBO-61 = Nobody can slip in between, since you take both in one go. Not even the end of the time parts them.
UBO-62 = Gems you have won stay where everyone can see them.
UBO-63 = Empty hollows aren’t filled again. In an empty row there is nothing to take; all you can do is say “done”.
UBO-64 = Is one gem left in your row? You take just that one, and nothing from elsewhere.
UBO-65 = Solving isn’t enough. There must be time for your pawn and the gems as well.
UBO-66 = A pawn that has moved stays on its new field, even if time runs out before any gem is taken.
UBO-67 = An empty row gives nothing even to the fastest. The pawn may move, but there’s no consolation prize.
UBO-68 = Just a remark: the sheet ends with words of its translators, its lines appear there twice, and some letters are out of place. None of that is a rule.
UBO-69 = While the time runs, the others see how many pieces you have laid, but not where. After the round everything is shown.
