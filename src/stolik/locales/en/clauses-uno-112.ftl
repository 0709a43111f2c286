### The rulebook of UNO with 112 cards, as a player reads it.

uno-112-part-1 = The cards, the aim and the start
uno-112-part-2 = Your turn
uno-112-part-3 = Calling UNO
uno-112-part-4 = Winning
uno-112-part-5 = Action cards
uno-112-part-6 = Shuffle Hands
uno-112-part-7 = Custom Wilds
uno-112-part-8 = Keeping score
uno-112-part-9 = Symbols for the colours, and a remark

## part 1

M112-01 = In this book you play with 112 cards.
M112-02 = Three of the cards are Custom Wilds, for rules you make up yourselves.
M112-03 = A colour has one 0, two of each number from 1 to 9, and two each of +2, Reverse and Skip. Add four Wilds, four +4, one Shuffle Hands and the three Custom Wilds.
M112-04 = Two to ten people can sit at the table.
M112-05 = Get rid of all your cards before anyone else. That is the whole aim.
M112-06 = The dealer is chosen at random, and the cards are shuffled. You can agree to let the host choose the dealer, or the highest number drawn.
M112-07 = You start with seven cards, and so does everyone else.
M112-08 = The cards that were not dealt wait face down. They are the draw pile.
M112-09 = One card from the top of the draw pile is turned over and opens the discard pile.
M112-10 = If it is an action card, it does nothing. One more card is turned over.
M112-11 = Wilds could be seen as a group of their own, but here they are action cards too. So every deal opens with a number.
M112-12 = Cards are turned over one by one until a number comes.
M112-13 = The cards passed over stay in the discard pile, under the number. You can agree to have them shuffled back into the draw pile.
M112-14 = The dealer’s neighbour on the left starts. At first, turns go clockwise.

## part 2

M112-15 = In one turn you play at most one card. With a house rule, someone may also play a card out of turn.
M112-16 = If you have a matching card, you may play it, but you don’t have to.
M112-17 = A card matches if the card on top has the same colour, number or symbol. Wilds of all kinds can always be played, though a +4 has a condition.
M112-18 = An action card takes effect as soon as it is played.
M112-19 = If nothing matches, you take one card from the draw pile. A house rule can make it as many as it takes.
M112-20 = If the card you have just drawn matches, you may play it straight away.
M112-21 = You can draw even though you could play something. It’s up to you.
M112-22 = After a draw your older cards wait. Only the new one can be played.
M112-23 = When you have drawn, you choose: play the card or keep it. You are asked even if it doesn’t match, so the others learn nothing. After that it’s the next player’s turn.
M112-24 = A draw pile that has run out gets its cards back from the discard pile, well shuffled.
M112-25 = The top card of the discard pile is not shuffled in. It stays, and so does the colour named with it.
M112-26 = If the pile runs out in the middle of a draw, it is renewed and you go on. If there are no cards at all, you owe none. If nobody can play or draw, all the way round the table, the deal is void and is dealt again.
M112-27 = You can’t answer a +2 or a +4 with one of your own. Only the house rule of stacking allows it.

## part 3

M112-28 = As soon as your hand is down to a single card, call UNO. What counts is the hand, not how you played.
M112-29 = If someone is quicker and catches you before you call, you draw two cards.
M112-30 = You can be caught only until the next player starts a turn.
M112-31 = A turn starts when another player makes a choice; having to draw, being skipped and naming a colour after a Shuffle Hands don’t count. At an online table you have at least 1.5 seconds, counted from the moment you have one card; you can agree on another time. The chance also ends when you no longer have one card, or with the deal.
M112-32 = It doesn’t matter how you came to one card: by playing, by a Shuffle Hands or by discarding for a custom rule.
M112-33 = Several people can be down to one card at once. Each calls for themselves, each can be caught, and each slip costs two cards.
M112-34 = Everyone else can catch you, even a person who also has one card.
M112-35 = Call before a catch counts, and you are safe. You can call together with the card. In the first short time your call beats every catch; after that, what counts is which reaches the game first.
M112-36 = A needless call does nothing. A wrong catch does nothing either, but you then have to wait two seconds before the next one. You can agree that they cost cards. If you call with a card that doesn’t leave you exactly one, the card counts all the same.
M112-37 = Each time your hand is down to one card again, you have to call again. After a Shuffle Hands, earlier calls no longer count.

## part 4

M112-38 = The winner is the one who plays their last card. If no score is kept, that ends the game, and a fresh shuffle starts another.
M112-39 = If you win with a +2 or a +4 and score is kept, the next player still draws before the count, without a challenge. Other cards do nothing more, and without a score nothing is drawn. You can agree to switch this off.
M112-40 = If a custom rule empties your hand, you win too; of several, the first in turn order after the one who played the card. You can agree to keep one card instead, looked for in this order: Wild, Custom Wild, Shuffle Hands, +4.

## part 5

M112-41 = A Wild can go on any card. With it you name the colour that counts next.
M112-42 = A +2 gives two cards to the next player, who doesn’t play this time.
M112-43 = A Reverse makes turns go the other way round the table.
M112-44 = With two players a Reverse works like a Skip, so it’s your turn again. You can agree to take it literally: then only the direction changes, and it’s the other player’s turn.
M112-45 = A +4 can go on any card as well.
M112-46 = But a +4 is fair only if no card in your hand has the colour of the card on top.
M112-47 = A card with only the same number or symbol doesn’t make your +4 unfair.
M112-48 = In this book a Wild in your hand counts as a card of the right colour. So it makes a +4 unfair, quite unlike in the book of 108 cards.
M112-49 = Which Wilds count? All but a second +4. You can agree on all, only the plain Wild, or none; “all” doesn’t go with strict play.
M112-50 = A Wild of any kind on top of the pile has the colour that was named for it.
M112-51 = The next player has a choice: accept, draw four and lose the turn, or challenge. In strict play there is nothing to challenge.
M112-52 = If you are challenged, you show your whole hand, as it was when you played the +4. Only the challenger sees it.
M112-53 = This is checked: was there a card in the colour that counted before the +4, or a Wild that counts as one?
M112-54 = If there was none, the +4 was fair. The challenger draws six cards, not four, and loses the turn.
M112-55 = If there was one, it was a bluff. The bluffer draws four cards, and the challenger none.
M112-56 = After a right challenge the +4 stays on the pile, and its named colour holds.
M112-57 = A challenger who was right then has a normal turn.
M112-58 = With a +4 you name a colour too. You do it as you play the card, before the next player decides.
M112-59 = An unfair +4 can be played as a bluff, and only a challenge brings it to light. In strict play it is refused.
M112-60 = If a +4 is your last card, you win on the spot. Nobody can challenge it.
M112-61 = If your bluff is found out when you have one card left, you have five now. You don’t have to call UNO any more.
M112-62 = After a Skip one person sits out, and the person after them plays.

## part 6

M112-63 = Shuffle Hands can go on any card.
M112-64 = All hands, including that of the player who played it, are put together and shuffled.
M112-65 = Then every card is dealt out again. The left-hand neighbour of the player who played the card gets the first.
M112-66 = Your new hand can be larger or smaller than the old one.
M112-67 = The direction of the turns stays the same after a Shuffle Hands.
M112-68 = With a Shuffle Hands you name a colour as well.
M112-69 = The cards go round one at a time, and the player who played the card is served last. If they don’t come out even, those served first get one more.
M112-70 = Left means the left-hand side, even when turns go the other way.
M112-71 = As your last card it simply wins. No hands are collected, and you are not dealt in again.
M112-72 = With two players the cards are dealt one to each in turn, starting with the other player. Then it’s the other player’s turn.
M112-73 = Nobody comes out of it with an empty hand. Everyone held at least one card, so there is one for each.
M112-74 = You name the colour before you see your new cards. You can agree to do it after.
M112-75 = If you get exactly one card, you have to call UNO. A call from before doesn’t help.
M112-76 = Nobody loses a turn through a Shuffle Hands. It’s the next player’s turn, in the same direction.

## part 7

M112-77 = Before the game, your group can give these three cards any rules it likes. Put them together from ready pieces, or write them in your own words.
M112-78 = Custom Wilds are Wilds, so they go on any card.
M112-79 = When you play one, the rule you gave it is carried out.
M112-80 = With a Custom Wild you also name a colour.
M112-81 = A Custom Wild without a rule is just a Wild.
M112-82 = Each of the three cards has its own rule. They can differ or be the same.
M112-83 = As your last card it wins at once, and its rule isn’t carried out.
M112-84 = The ideas that follow cost nobody a turn. You can agree that the player affected by idea 1 or 5, or drawing for idea 3, loses it.
M112-85 = A card discarded for a custom rule isn’t played. Everyone sees it, it does nothing, and it goes under the Custom Wild, whose named colour holds.
M112-86 = Idea 1: the next player draws and draws until a certain colour comes up.
M112-87 = In idea 1 it is the colour just named with the card. You can agree to name a second colour for it, or to fix one for the card.
M112-88 = In idea 1 at least one card is drawn, Wilds are not the colour, and all the cards are kept. It stops if the cards run out. Then the player has a normal turn.
M112-89 = Idea 2: all the others discard every Wild they have.
M112-90 = Idea 2 means all four kinds of Wild, like it or not. You can be left with one card, and then you call UNO, or with none at all.
M112-91 = Idea 3: a next player who has nothing to play draws three cards.
M112-92 = In idea 3 the three cards come instead of the usual one, and one of them may be played if it matches. You can agree to end the turn there. A player who could play a card but would rather draw takes one.
M112-93 = Idea 4: you have another turn straight away. If you forgot to call UNO, you can still be caught during it.
M112-94 = Idea 5: the next player draws or discards until they have exactly seven cards.
M112-95 = In idea 5 you choose yourself what to discard. If you have seven, nothing happens; if cards run short, you draw what there is. Then you have a normal turn.
M112-110 = A rule in your own words has up to 120 characters, and everyone can read it. The card is played like a Wild; then play waits while you do what it says. One of you tells the game who draws (1 to 7 cards, at most three times), who loses the next turn, and when you are done: the host, or else the player of the card, or the next one there. Where a clock runs, the wait ends after a minute. If only bots are there, play goes straight on. Such a match does not count for the ladder, and a tournament has no such rules.
M112-111 = There are four more ready pieces. A player swaps hands with the player of the card; every hand goes to the next player; the direction reverses; or a player shows the hand to the player of the card, and to nobody else. If you get a hand of one card this way you owe the call UNO, and earlier calls are void. If the clock must choose, it chooses the next player.

## part 8

M112-96 = You can play with or without a score. Normally there is none, and every game stands on its own.
M112-97 = With a score, the winner of a deal gets points for what the others still hold.
M112-98 = A card with a number gives as many points as the number says.
M112-99 = A +2, a Reverse or a Skip gives 20 points.
M112-100 = Wilds of every kind give 50 points: the plain one, the +4, Shuffle Hands and the Custom Wild.
M112-101 = Each player’s points are added up over all the deals.
M112-102 = With 500 points or more you win the match. You can agree on another number.
M112-103 = The left-hand neighbour of the last dealer deals next. You can agree on the winner, or a random player.
M112-104 = Nothing is carried into the next deal. All 112 cards are shuffled.
M112-105 = In every new deal, turns start out clockwise again.
M112-106 = This book has no pairs or sides, no penalty for hints and no tournaments. Pairs and sides can be played as a house rule.

## part 9

M112-107 = Every card also shows its colour, or all of its colours, by a symbol. So you can play however you see colours. You can switch the symbols off before the game.
M112-108 = A red card has ●, a yellow one ★, a green one ▲ and a blue one ■. You also find them beside the named colour and where you pick one; a Wild has all four.
M112-109 = The title and the web address on the sheet aren’t rules. A few letters and half a sentence got lost on it; nothing in the game depends on them.
