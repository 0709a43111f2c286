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
uno-108-part-10 = Points, the end of a match, and penalties
uno-108-part-11 = Two players
uno-108-part-12 = Pairs, sides and tournaments

## part 1

K108-01 = The first player or side to reach 500 points wins the match. You can agree on another number, another way of counting or a fixed number of deals.
K108-02 = You score when your hand is empty while the others still hold cards. You can agree on other ways of counting.
K108-03 = The deck has 108 cards.
K108-04 = There are four colours: red, yellow, green and blue.
K108-05 = Each colour has 19 number cards: a single 0, and two of every number from 1 to 9.
K108-06 = There are eight +2 cards, two for each colour.
K108-07 = A Reverse has arrows that turn back. Every colour has two, which makes eight.
K108-08 = A Skip shows a circle with a line through it. Again there are eight, and every colour has two.
K108-09 = Four cards are Wild +4.
K108-10 = Four more cards are plain Wilds, with a disc in all the colours.
K108-11 = Two to ten people can play, each for themselves.
K108-12 = To make colours easy to tell apart, each has a symbol too: ● red, ★ yellow, ▲ green, ■ blue. You can switch the symbols off before the game.

## part 2

K108-13 = Who will deal? To find out, everyone takes one card from the deck.
K108-14 = Only number cards count here. If you take any other card, put it aside and try again until you get a number.
K108-15 = The person with the highest number becomes the dealer.
K108-16 = If several people share the highest number, only they take new cards, until one of them is ahead.
K108-17 = The sheet could be read as if these numbers changed the seats too. Here they only choose the dealer, and everyone stays where they are.
K108-18 = The cards taken to choose the dealer go back before the shuffle, so the deal is made from all 108.
K108-19 = The dealer shuffles and gives everyone seven cards.
K108-20 = The cards left over become the draw pile, face down.
K108-21 = The top card of the draw pile is turned over in front of everyone. It starts the discard pile.
K108-22 = A friendly tip: keep your colours together, and don’t let anyone peek. Here the game can sort your hand for you, and nobody else sees it.
K108-23 = The first turn goes to the dealer’s neighbour on the left. From there, turns go clockwise.
K108-24 = Example: a green 7 is face up. Everything green can go on it, and so can every other 7 and, of course, Wilds.

## part 3

K108-25 = A +4 can’t open a deal. It goes under the draw pile, and the next card is turned over, until it is something else.
K108-26 = If a Wild opens the deal, the first player names a colour and then has a normal turn. They don’t need to have that colour.
K108-27 = If a +2 opens the deal, the first player draws two cards and loses the turn.
K108-28 = If a Reverse opens the deal, the dealer begins and turns go the other way. Next comes the person on the dealer’s right.
K108-29 = If a Skip opens the deal, the dealer’s neighbour on the left loses the turn, and the person after them begins.
K108-30 = With two players, an opening Reverse or Skip lets the dealer begin. So does a +2, once the other player has drawn two cards. With a Wild, the other player names the colour and begins.

## part 4

K108-31 = You do one thing in your turn: play one card onto the discard pile, or draw. A house rule can let you play a card out of turn now and then.
K108-32 = A card matches if it has the colour, the number or the symbol of the card on top. One of the three is enough.
K108-33 = On a +2, a Reverse or a Skip you play the same colour or the same symbol. So a green Reverse can go on a yellow one.
K108-34 = A Wild can go on anything, at any time. Only the +4 has a condition.
K108-35 = Does nothing match? Then draw one card, no more. A house rule can make you keep drawing until something does.
K108-36 = If the card you drew matches, you may play it or keep it. The sheet says “may” in one place and “must” in another; here it is “may”. You can agree on “must” for a card drawn because nothing matched; after a pass you still choose. You never have to bluff with a +4.
K108-37 = After every draw in your turn you say whether you play the card or keep it, even if it can’t be played. That way nobody learns why you drew. When you keep it, it’s the next player’s turn.
K108-38 = You may pass even if you have something to play. It costs you one card from the draw pile, just as if nothing matched.
K108-39 = Once you have drawn, only the new card can be played in this turn, if it matches. The rest of your hand waits.
K108-40 = Example: someone plays a Wild, names green and has one card left. You have a green card but would rather draw, hoping for a Wild of your own to change the colour. That is allowed.
K108-41 = A note on words: at first the Polish sheet says “draw” where it means “match”. So you don’t need to draw anything before you play a card.
K108-42 = You draw once in a turn, not again and again. Only a house rule changes that.
K108-43 = You have all the time you need, unless you agree on a limit. When it runs out, a card is drawn and kept for you.

## part 5

K108-44 = After a +2 the next player draws two cards and does nothing else in that turn.
K108-45 = You can’t answer a +2 with another +2, or pass it on. A house rule can allow it.
K108-46 = After a Reverse, turns go the other way. The next Reverse turns them back.
K108-47 = A Skip jumps over one person. The one after them plays.
K108-48 = A Skip of your own doesn’t protect you from a Skip. You lose the turn all the same.

## part 6

K108-49 = The black cards are the Wilds. You can play one whatever is on top.
K108-50 = When you play a Wild you name a colour, a new one or the same as before. It holds until another card is played, however many people draw in between.
K108-51 = You don’t need to have the colour you name.
K108-52 = You can play a plain Wild even if half your hand would match.
K108-53 = You answer a named colour with a card of that colour or with another Wild. A +4 keeps its condition.
K108-54 = A +4 is a Wild with a surprise: you name a colour, and the next player draws four cards.
K108-55 = If you draw four cards for a +4, you lose the turn as well. The sheet says so only for two players; here it is always so.
K108-56 = You can’t answer a +4 with another +4. The house rule of stacking can change that.
K108-57 = A Wild or a +4 in your hand has no colour. It gets one when it is played.
K108-58 = When a Wild or a +4 is on top, the colour named with it counts as its colour.
K108-59 = A +4 is fair only if you have nothing else in the colour that counts right now. A +2, a Reverse or a Skip in that colour counts as well.
K108-60 = A card that matches only by its number or its symbol doesn’t stand in the way of a +4. Only the colour does.
K108-61 = Example: a yellow 8 is on top. You have a green 8 and nothing yellow. Your +4 is fair.
K108-62 = Example: a green 2 is on top, and you have a green Reverse, a blue 2 and a +4. The Reverse has the colour of the pile, so the +4 is out; play the Reverse or the 2.
K108-63 = Example: a blue 9 is on top, and besides the +4 you have a plain Wild and nothing blue. Your +4 is fair, because a Wild in your hand doesn’t count as blue.
K108-64 = Two +4 cards in one hand don’t block each other. The second has no colour either.
K108-65 = You can play a +4 that isn’t fair. That is a bluff, and it costs you something only if you are challenged. In strict play such a card is refused and there are no challenges.

## part 7

K108-66 = Only the person who would draw the four cards can challenge a +4. In strict play nobody can.
K108-67 = The colour is named together with the +4. Then the next player accepts and draws four, or challenges. In between, you can only call UNO or catch someone.
K108-68 = If you are challenged, you show the hand you had when you played the +4; cards drawn later stay hidden and don’t count. Only the challenger sees it. You can agree to show it to everyone.
K108-69 = There is one question: did that hand have a card in the colour that counted just before the +4? The +4 itself and other Wilds don’t count.
K108-70 = If the +4 was fair, the challenger draws six cards: four for the +4 and two for the mistake. The sheet adds it up differently, but that is a slip.
K108-71 = After a mistaken challenge, the challenger loses the turn too.
K108-72 = If the challenge was right, the +4 goes back to the hand it came from.
K108-73 = The bluffer plays another card in its place.
K108-74 = A bluff that is found out has a penalty: four cards to draw.
K108-75 = The other card is played first, and the four are drawn after that. The other way round would give more to choose from, so it isn’t played like that.
K108-76 = Everything is again as it was before the +4, the top card and the colour, and the challenger draws nothing. The colour named with the +4 no longer counts. Play continues from the other card, so a Skip or a +2 still affects the challenger.
K108-77 = The other card must match the card that is on top again, and it can’t be another +4. Drawing or passing instead isn’t possible, but something always matches, or the bluff would not have been one.
K108-78 = What if the +4 had just been drawn, while the hand held the colour? After a right challenge it goes back, four cards are drawn and the turn ends. No other card is played, because after a draw only the new one may be.
K108-79 = Just bluffing has no penalty. If nobody challenges, the +4 stands; in strict play there are no bluffs at all.
K108-80 = A +4 as your very last card is always fair, so it can’t be challenged.

## part 8

K108-81 = When you play your second-to-last card, call UNO. It tells everyone that you have one card left.
K108-82 = No call? Then the others can catch you, and you draw two cards.
K108-83 = Until the card is on the pile, there is nothing to catch.
K108-84 = Once the next player has moved, it is too late to catch you.
K108-85 = The time to catch you ends when the next player chooses anything. At an online table it lasts at least 1.5 seconds, so that it isn’t just about fast fingers. During it your own call saves you, without it you can’t play another card, and a catch counts only at the end. You can agree on another time; where no clock runs there is none.
K108-86 = Being skipped and having to draw don’t count as moves. You can be caught as long as nobody else has made a choice, you have exactly one card and the deal goes on. With two players you may go out right after a Skip, so a catch must come before that.
K108-87 = You can call together with the card or a little later, as long as no catch has counted yet. Once that short time is over, what counts is which reaches the game first.
K108-88 = You have to call every time. If you have one card, draw a second and play it, that was your second-to-last card again.
K108-89 = Any other player can catch you, even your partner. One slip means one penalty, and nobody loses a turn over it.
K108-90 = A needless call costs nothing. A wrong catch costs nothing either, but you then have to wait two seconds before the next one, and you get one try each time. You can agree on a penalty in cards. Calling again with one card is always free, and a call before the card is played doesn’t count. If you call with a card that doesn’t leave you exactly one, the card counts and the call doesn’t; if you agreed on a penalty, it applies to this too.
K108-91 = If a +4 comes back to you after a challenge, you end up with five cards or more. Then there is no UNO to call any more.

## part 9

K108-92 = The deal is over when someone’s hand is empty. That person wins it and gets the points.
K108-93 = All cards go back to be shuffled except one: the card that ended the deal.
K108-94 = That one card opens the next deal. No new card is turned over.
K108-95 = The next dealer is the left-hand neighbour of the person who went out, in pairs and sides too. So the person two seats to the left of the winner begins.
K108-96 = If that card is a +2 or a +4, someone draws for it when the new deal starts. Those cards count at the end of the new deal like all others.
K108-97 = The last card keeps its power: it takes effect in the next deal. You can agree to move that or switch it off.
K108-98 = There are two readings: draw in the new deal, or before the old one is counted. Here it is the new deal. If you agree to settle it at once or not at all, the card still opens the new deal but does nothing more, and a Wild keeps its named colour. Between the blocks of a tournament nothing is carried over.
K108-99 = The card affects the player who begins the new deal, as if it had just been turned over. You can agree on the player who would have been next in the old deal.
K108-100 = With two players, in pairs and in sides, it would affect the winner or the winner’s own side. So the new dealer draws for a +2 or a +4, the deal begins as usual, and a carried Skip does nothing. If you agreed on the next player of the old deal, that player only draws, unless they were to begin.
K108-101 = In all other cases the person affected by the carried card loses the turn too. Such a +4 can’t be challenged, and it doesn’t go under the pile.
K108-102 = If you go out with a Wild or a +4, you name a colour as you play it, and the next deal starts with that colour.
K108-103 = A carried Reverse or Skip works as if it had opened the deal. After a Reverse the dealer begins and turns go the other way; after a Skip the dealer’s neighbour on the left loses the turn. With two players the winner begins.
K108-104 = Each deal starts clockwise. Only a carried Reverse changes that.
K108-105 = When the draw pile is used up, the top card of the discard pile stays, and the cards below it are shuffled into a new draw pile.
K108-106 = Did the pile run out in the middle of a draw? Take what there is, the pile is renewed, and you draw the rest. Colours named for the old Wilds are forgotten; the colour of the top card holds.
K108-107 = If there is nothing to shuffle, you draw as many as there are and owe nothing. If you can’t draw, you must play a matching card; if you have none, you pass.
K108-108 = If nobody can play or draw, all the way round the table, the deal is void. There are no points, all cards are shuffled, a new card opens, and the same dealer deals. In a tournament such a deal doesn’t count.

## part 10

K108-109 = A number card is worth what it shows: an 8 gives 8 points, a 0 gives none.
K108-110 = Every other card is worth 20 points. That goes for a Wild and a +4 as well.
K108-111 = After a deal you count what the others still hold, and the winner gets all of it. You can agree on another way of counting.
K108-112 = The first to have at least 500 points wins the match. Only one side scores in a deal, so there can’t be a tie. You can agree on another target.
K108-113 = Low counting, if you agree on it: everyone writes down the points of their own hand.
K108-114 = With low counting the match ends when someone has 500 points, or as many as you agreed on.
K108-115 = With low counting the smallest total wins. A tie is a shared win, unless you agree to decide it in another way.
K108-116 = Telling someone which card to play costs you four cards.
K108-117 = A hint is reported, and the penalty applies only if the person admits it; this holds for partners too. There is one report at a time, one penalty for a hint, and nobody loses a turn. The penalty also settles a forgotten UNO and changes nothing about a waiting +4. You can agree on a vote, the word of a host who isn’t playing, or no such penalty. In a vote, more than half of the people who are there must agree. Someone who leaves has no vote, and leaving doesn’t save anyone from the penalty.

## part 11

K108-118 = With two players, Reverse and Skip do the same thing: the other player waits.
K108-119 = After your Skip you have another turn at once. Play a card or draw.
K108-120 = A +2 with two players: two cards for the other player, and it’s your turn again.
K108-121 = A +4 works the same way: the other player draws four cards, and it’s your turn again. They may challenge it as always.
K108-122 = Apart from this, nothing changes with two players.

## part 12

K108-123 = Four people can play as two pairs, if you agree on it. Partners face each other across the table.
K108-124 = It is enough for one partner’s hand to be empty: the pair wins the deal. The points belong to both.
K108-125 = Only the opponents’ cards are counted, not those of the winner’s partner. You can agree to count these too.
K108-126 = Partners don’t see each other’s cards. A hint to a partner is a hint like any other.
K108-127 = The pairs tournament for four: you play four deals with each of the three others as your partner. That makes 12 deals.
K108-128 = What a pair scores is written down in full for each of the two, all through the tournament.
K108-129 = At the end the top two meet in a duel. The winner of the duel wins the tournament.
K108-130 = The duel is three deals, and the higher total wins. A tie adds one deal at a time. A tournament can also set another number.
K108-131 = If two tie for a place in the duel, deals won decide, then points in the deals against each other, then a random draw. If three or more tie, all of them are compared at once. As soon as a step parts them, those still level begin again at the first step.
K108-132 = Where the number of deals is fixed, 500 points don’t end anything. You can fix the number at an ordinary table too. In elimination you still drop out at 500; after the last deal, the one with the fewest points among those left wins.
K108-133 = The tournament for eight needs two tables of four. The pairs change, and everyone has 28 deals to play.
K108-134 = Those 28 deals are seven blocks of four: with each of the seven others you play four deals as partners. There are also 28 possible pairs, but that doesn’t mean one deal for each pair.
K108-135 = A fixed plan says who plays with whom: each person is your partner in one block and your opponent in two. Then the top two play a duel.
K108-136 = Four, six, eight or ten people can also play as two sides.
K108-137 = The sides take alternate seats. The first empty hand wins for its side, which gets the points of all the cards of the other side. You can agree to add the cards of the winner’s own side.
K108-138 = Elimination, if you agree on it, is everyone for themselves: after a deal, the points of your own hand count against you.
K108-139 = In elimination, 500 points mean that you are out. The others play on. You can agree on another number.
K108-140 = The last two play until one of them reaches the limit and loses. The other wins the match.
K108-141 = In that last duel your earlier points still count. You can agree to start from zero.
K108-142 = If several people reach 500 in one deal, they all drop out. The winner of the deal gets no points, so someone always stays; if it is one person, they win without a duel.
K108-143 = If the next dealer is already out, the next person to the left who is still in deals. When two are left, they play by the rules for two.
K108-144 = Elimination is said to be the hardest way to play. The sheet says so, but it is only a remark.
K108-145 = At its end the sheet repeats six of its rules. Nothing is new there; that a Wild can always be played doesn’t take away the condition of the +4.
K108-146 = The sheet also tells you what is coming soon, who sells the game, how long the guarantee lasts and to mind small parts. None of it is a rule.
