### The house rules, as a player reads them.

house-part-1 = House rules, beyond the books

HOUSE-01 = Stacking, off unless you turn it on: you may answer a +2 with a +2 and a +4 with a +4, and if you agree on it a +2 with a +4 as well. The cards to draw add up, and the first player who doesn’t answer draws them all and loses the turn. A +4 must then be fair, so there is no challenge, and the card that opens a deal can’t be answered.
HOUSE-02 = Jumping in, off unless you turn it on: until the next player makes a choice, anyone may play a number card with the same colour and the same number as the card on top. Play continues from their seat; if two try, the one who reaches the game first counts. Wilds and special cards can’t jump in.
HOUSE-03 = Seven and zero, off unless you turn it on: with a 7 you swap hands with a player you choose, and with a 0 every hand moves on one seat. As a last card either simply wins. Earlier calls of UNO no longer count; with 112 cards you call if you get a single card this way, with 108 you don’t have to.
HOUSE-04 = Drawing until something matches, off unless you turn it on: if you have nothing to play, you draw until a card matches or none is left, and then play it or keep it. If you pass by choice, you still draw one.
HOUSE-05 = Pairs and sides with 112 cards, off unless you turn them on: they play as in the book of 108 cards. Nothing is carried into the next deal.
