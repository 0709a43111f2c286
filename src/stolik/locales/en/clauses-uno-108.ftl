### The rulebook of UNO with 108 cards, as a player reads it.

uno-108-part-1 = What you play for, and the cards
uno-108-part-2 = Choosing a dealer and dealing
uno-108-part-3 = When the first card is a special one
uno-108-part-4 = Your turn
uno-108-part-5 = +2, Reverse and Skip
uno-108-part-6 = Wild and Wild +4
uno-108-part-7 = Challenging a +4
uno-108-part-8 = Calling UNO
uno-108-part-9 = The end of a deal, and what it leaves behind
uno-108-part-10 = Points, the end of a match, and fines
uno-108-part-11 = Two players
uno-108-part-12 = Pairs, sides and tournaments

## part 1

K108-01 = The match goes to the first player, or the first side, with 500 points. The table can set another number, count in another way or play a fixed number of deals.
K108-02 = You score when your hand is empty while the others still hold cards. The table can choose other ways of counting.
K108-03 = The deck has 108 cards.
K108-04 = There are four colours: red, yellow, green and blue.
K108-05 = Each colour has 19 number cards: a single 0, and two of every number from 1 to 9.
K108-06 = There are eight +2 cards, two for each colour.
K108-07 = You know a Reverse by its arrows that turn back. Every colour has two, which makes eight.
K108-08 = A Skip shows a circle with a line through it. Again there are eight, and every colour has two.
K108-09 = Four cards are Wild +4.
K108-10 = Four more cards are plain Wilds, with a disc in all the colours.
K108-11 = Two to ten people can play, each for themselves.
K108-12 = To make colours easy to tell apart, each has a symbol too: ● red, ★ yellow, ▲ green, ■ blue. The table can switch the symbols off.

## part 2

K108-13 = Who will deal? To find out, everyone takes one card from the deck.
K108-14 = Only numbers say something here. Whoever takes any other card puts it aside and tries again until a number comes.
K108-15 = The person with the highest number becomes the dealer.
K108-16 = If several people share the highest number, they alone take new cards until one of them is ahead.
K108-17 = The sheet could be read as if these numbers changed the seats too. Here they only choose the dealer, and everyone stays where they sit.
K108-18 = The cards taken to choose the dealer go back before the shuffle. So all 108 cards are dealt from.
K108-19 = The dealer shuffles and gives everyone seven cards.
K108-20 = The cards left over become the draw pile, face down.
K108-21 = The top card of the draw pile is turned over in front of everyone. The discard pile begins with it.
K108-22 = A friendly tip: keep your colours together, and let nobody peek. Here the game can sort your hand for you, and nobody else sees it.
K108-23 = The first turn belongs to the dealer's neighbour on the left. From there, turns go clockwise.
K108-24 = Example: a red 3 lies open. Everything red fits on it, every 3 does, and so do Wilds.

## part 3

K108-25 = A +4 cannot open a deal. It goes under the draw pile, and the next card is turned over, until it is something else.
K108-26 = If a Wild opens the deal, the first player names a colour and then has a normal turn. They need not hold that colour.
K108-27 = If a +2 opens the deal, the first player draws two cards and their turn is gone.
K108-28 = If a Reverse opens the deal, the dealer begins and turns run the other way. Next comes the person on the dealer's right.
K108-29 = If a Skip opens the deal, the dealer's neighbour on the left waits, and the person after them begins.
K108-30 = With two players, an opening Reverse or Skip lets the dealer begin. So does a +2, once the other player has drawn two cards. With a Wild, the other player names the colour and begins.

## part 4

K108-31 = You do one thing in your turn: lay one card on the discard pile, or draw. A house rule can let you lay a card out of turn now and then.
K108-32 = A card fits if it shares its colour, its number or its symbol with the card on top. One of the three is enough.
K108-33 = On a +2, a Reverse or a Skip you lay the same colour or the same symbol. So a green Reverse fits on a yellow one.
K108-34 = A Wild fits on everything, at any time. Only the +4 has a condition.
K108-35 = Does nothing fit? Then draw one card, no more. A house rule can make you draw on until something fits.
K108-36 = If the card you drew fits, you may lay it or keep it. The sheet says “may” in one place and “must” in another; here it is “may”. The table can choose “must” for a card drawn because nothing fitted; after a pass you still choose.
K108-37 = After every draw in your turn you say whether you lay the card or keep it, even if it cannot be laid. That way nobody learns why you drew. When you keep it, the next player is on.
K108-38 = You may pass even if you have something to lay. It costs you one card from the draw pile, just as if nothing fitted.
K108-39 = Once you have drawn, only the new card can be laid in this turn, if it fits. The rest of your hand waits.
K108-40 = Example: somebody lays a Wild, names red and has one card left. You hold a red card but draw instead, hoping for a Wild of your own to change the colour. That is allowed.
K108-41 = A note on words: at first the Polish sheet says “draw” where it means “match”. So you need not draw anything before you lay a card.
K108-42 = You draw once in a turn, not again and again. Only a house rule changes that.
K108-43 = You have all the time you need, unless the table sets a limit. When it runs out, a card is drawn and kept for you.

## part 5

K108-44 = After a +2 the next player draws two cards and does nothing else in that turn.
K108-45 = You cannot fend off a +2 with a +2 of your own, or send it on. A house rule can allow it.
K108-46 = From a Reverse on, turns run the other way. The next Reverse turns them back.
K108-47 = A Skip jumps over one person. The one after them plays.
K108-48 = A Skip of your own does not protect you from a Skip. Your turn is gone all the same.

## part 6

K108-49 = The black cards are the Wilds. You can lay one whatever lies on top.
K108-50 = When you lay a Wild you name a colour, a new one or the same as before. It holds until another card is laid, however many people draw in between.
K108-51 = The colour you name need not be in your hand.
K108-52 = You can lay a plain Wild even if half your hand would fit.
K108-53 = You answer a named colour with a card of that colour or with another Wild. A +4 keeps its condition.
K108-54 = A +4 is a Wild with a surprise: you name a colour, and the next player draws four cards.
K108-55 = Whoever draws four cards for a +4 loses the turn as well. The sheet says it only for two players; here it is always so.
K108-56 = A +4 cannot be fended off with a second +4. The house rule of stacking can change that.
K108-57 = A Wild or a +4 in your hand has no colour. It gets one when it is laid.
K108-58 = When a Wild or a +4 lies on top, the colour named with it counts as its colour.
K108-59 = A +4 is fair only if you hold nothing else in the colour that counts right now. A +2, a Reverse or a Skip in that colour counts as well.
K108-60 = A card that matches just by its number or its symbol does not stand in the way of a +4. Only the colour does.
K108-61 = Example: a red 4 lies on top, and you have nothing red, only a blue 4. Your +4 is fair.
K108-62 = Example: a blue 6 lies on top, and you hold a blue Skip, a red 6 and a +4. The Skip has the colour of the pile, so the +4 is out; lay the Skip or the red 6.
K108-63 = Example: a red 5 lies on top, and beside the +4 you have a plain Wild and nothing red. Your +4 is fair, because the Wild in your hand has no colour.
K108-64 = Two +4 in one hand do not block each other. The second has no colour either.
K108-65 = You can lay a +4 that is not fair. That is a bluff, and it costs you something only if you are challenged. If the table plays strictly, such a card is refused and there are no challenges.

## part 7

K108-66 = A +4 can be challenged only by the person who would draw the four cards. If the table plays strictly, nobody can.
K108-67 = The colour is named together with the +4. Then the next player accepts and draws four, or challenges. In between you can only call UNO or catch somebody.
K108-68 = Whoever is challenged shows the hand they had when they laid the +4; cards drawn later stay hidden and do not count. Only the challenger sees it. The table can show it to everyone.
K108-69 = There is one question: did that hand hold a card in the colour that counted just before the +4? The +4 itself and other Wilds do not count.
K108-70 = If the +4 was fair, the challenger draws six cards: four for the +4 and two for the mistake. The sheet adds it up differently, but that is a slip.
K108-71 = After a mistaken challenge, the challenger's turn is gone too.
K108-72 = If the challenge was right, the +4 goes back to the hand it came from.
K108-73 = Whoever bluffed lays another card in its place.
K108-74 = A bluff that was found out has a fine: four cards to draw.
K108-75 = The other card is laid first, and the four are drawn after that. The reverse order would give more to choose from, so it is not played.
K108-76 = Everything is again as it was before the +4, the top card and the colour, and the challenger draws nothing. The colour named with the +4 is gone. Play goes on from the other card, so a Skip or a +2 still hits the challenger.
K108-77 = The other card must fit the card that is on top again, and it cannot be one more +4. Drawing or passing instead is not possible, but something always fits, or the bluff would not have been one.
K108-78 = What if the +4 had just been drawn, while the hand held the colour? After a right challenge it goes back, four cards are drawn and the turn ends. No other card is laid, because after a draw only the new one may be.
K108-79 = Nobody is fined for just bluffing. If nobody challenges, the +4 stands; in strict play there are no bluffs at all.
K108-80 = A +4 as your very last card is always fair. So it cannot be challenged.

## part 8

K108-81 = When you lay your last card but one, call UNO. It tells everyone that you have one card left.
K108-82 = No call? Then the others can catch you, and you draw two cards.
K108-83 = Before the card lies on the pile, there is nothing to catch.
K108-84 = Once the next player has moved, it is too late to catch you.
K108-85 = The time to catch ends when the next player chooses anything, but at an online table it lasts 1.5 seconds at least, so that it is not just about fast fingers. During it your own call saves you, without it you cannot lay another card, and a catch counts only at the end. The table can set another time; where no clock runs there is none.
K108-86 = Being skipped and having to draw are no moves. You can be caught as long as nobody else has made a choice, you hold exactly one card and the deal goes on. With two players you may go out right after a Skip, so a catch must come before that.
K108-87 = You can call together with the card or a little later, as long as no catch has counted yet. Once that short time is over, what reaches the game first decides.
K108-88 = You owe the call each time. If you have one card, draw a second and lay it, that was your last card but one again.
K108-89 = Any other player can catch you, even your partner. One slip means one fine, and nobody loses a turn over it.
K108-90 = A needless call costs nothing, nor does a wrong catch, but after one you wait two seconds, and each chance gives you one try. The table can set a fine in cards. Calling again with one card is always free, and a call before the card is laid does not count.
K108-91 = If a +4 comes back to you after a challenge, you end up with five cards or more. There is no UNO to call any longer.

## part 9

K108-92 = The deal is over when somebody's hand is empty. That person wins it and gets the points.
K108-93 = All cards go back to be shuffled except one: the card that ended the deal.
K108-94 = That one card opens the next deal. No new card is turned over.
K108-95 = The next dealer is the neighbour on the left of the person who went out, in pairs and sides too. So the person two seats to the left of the winner begins.
K108-96 = If that card is a +2 or a +4, somebody draws for it when the new deal starts. Those cards count at the end of the new deal like all others.
K108-97 = The last card keeps its power: it works in the next deal. The table can move that or switch it off.
K108-98 = There are two readings: draw in the new deal, or before the old one is counted. Here it is the new deal. If the table settles it at once or not at all, the card still opens the new deal but does nothing more, and a Wild keeps its named colour. Between the blocks of a tournament nothing is carried over.
K108-99 = The card hits whoever begins the new deal, as if it had just been turned over. The table can choose the person who would have been next in the old deal.
K108-100 = With two players, in pairs and in sides, it would hit the winner or the winner's own side. So the new dealer draws for a +2 or a +4, the deal begins as usual, and a carried Skip does nothing. If the table lets it hit the next player of the old deal, that player only draws, unless they were to begin.
K108-101 = In all other cases the person hit by the carried card loses the turn too. Such a +4 cannot be challenged, and it does not go under the pile.
K108-102 = If you go out with a Wild or a +4, you name a colour as you lay it, and the next deal starts with that colour.
K108-103 = A carried Reverse or Skip works as if it had opened the deal. After a Reverse the dealer begins and turns run the other way; after a Skip the dealer's neighbour on the left waits. With two players the winner begins.
K108-104 = Each deal starts clockwise. Only a carried Reverse turns it round.
K108-105 = When the draw pile is used up, the top card of the discard pile stays, and the cards below it are shuffled into a new draw pile.
K108-106 = Did the pile run out in the middle of a draw? You take what there is, the pile is renewed, and you draw the rest. Colours named for the old Wilds are forgotten; the colour of the top card holds.
K108-107 = If there is nothing to shuffle, you draw as many as there are and owe nothing. Whoever cannot draw must lay a card that fits; with none, they pass.
K108-108 = If everybody in a row can neither lay nor draw, the deal is void. There are no points, all cards are shuffled, a new card opens, and the same dealer deals. In a tournament such a deal does not count.

## part 10

K108-109 = A number card is worth what it shows: an 8 gives 8 points, a 0 none.
K108-110 = Every other card is worth 20 points. So are a Wild and a +4, no more.
K108-111 = After a deal you count what the others still hold, and the winner gets all of it. The table can choose another way of counting.
K108-112 = Whoever is first to have at least 500 points wins the match. Only one side scores in a deal, so there is no tie. The table can set another target.
K108-113 = Low counting, if the table chooses it: everyone writes down the points of their own hand.
K108-114 = With low counting the match ends when somebody has 500 points, or as many as the table agreed on.
K108-115 = With low counting the smallest total wins. A tie is a shared win, unless the table decides it in another way.
K108-116 = Telling somebody which card to lay costs you four cards.
K108-117 = A hint is reported, and the fine falls only if the person admits it; this holds for partners too. There is one report at a time, one fine for a hint, and no turn is lost. The fine settles a forgotten UNO and changes nothing about a waiting +4. The table can choose a vote, the word of a host who is not playing, or no such fine.

## part 11

K108-118 = With two players, Reverse and Skip do the same thing: the other player waits.
K108-119 = After your Skip you have a new turn at once. Lay a card or draw.
K108-120 = A +2 with two players: two cards for the other player, and the turn is yours again.
K108-121 = A +4 goes the same way: the other player draws four cards, and you are on again. They may challenge it as always.
K108-122 = Apart from this, nothing changes with two players.

## part 12

K108-123 = Four people can play as two pairs, if the table chooses so. Partners face each other across the table.
K108-124 = It is enough that one partner's hand is empty, and the pair wins the deal. The points belong to both.
K108-125 = Only the opponents' cards are counted, not those of the winner's partner. The table can choose to count these too.
K108-126 = Partners do not see each other's cards. A hint to a partner is a hint like any other.
K108-127 = The pairs tournament for four: you play four deals with each of the three others as your partner. That makes 12 deals.
K108-128 = What a pair scores is written down in full for each of the two, all through the tournament.
K108-129 = At the end the two best meet in a duel. Whoever wins it wins the tournament.
K108-130 = The duel is three deals, and the higher sum wins. A tie adds one deal at a time. A tournament can also set another number.
K108-131 = If two tie for a place in the duel, deals won decide, then points in the deals against each other, then the lot.
K108-132 = Where the number of deals is fixed, 500 points do not end anything. An ordinary table can fix the number too.
K108-133 = The tournament for eight takes two tables of four. The pairs change, and everyone has 28 deals to play.
K108-134 = Those 28 deals are seven blocks of four: with each of the seven others you play four deals as partners. There are also 28 possible pairs, but one deal for each pair is not what is played.
K108-135 = A ready plan says who plays with whom: each person is your partner in one block and your opponent in two. The duel of the two best follows.
K108-136 = Four, six, eight or ten people can also play as two sides.
K108-137 = The sides sit in turn, one from each. The first empty hand wins for its side, which gets the points of all the cards of the other side. The table can add the cards of the winner's own side.
K108-138 = Elimination, if the table chooses it, is everyone for themselves: after a deal, the points of your own hand count against you.
K108-139 = In elimination, 500 points mean that you are out. The others play on. The table can set another number.
K108-140 = The last two play until one of them comes to the limit and loses. The other wins the match.
K108-141 = In that last duel your earlier points still count. The table can choose to start from zero.
K108-142 = If several come to 500 in one deal, they all drop out. The winner of the deal gets no points, so somebody always stays; if it is one person, they win without a duel.
K108-143 = If the next dealer is already out, the next person to the left who is still in deals. When two are left, they play by the rules for two.
K108-144 = Elimination is said to be the hardest way to play. The sheet says so, but it is only a remark.
K108-145 = At its end the sheet says six of its rules once more. Nothing is new there; “a Wild always fits” does not take away the condition of the +4.
K108-146 = The sheet also tells you what is to come, who sells the game, how long the guarantee lasts and to mind small parts. None of it is a rule.
