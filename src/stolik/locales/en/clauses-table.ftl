### Rulings that stand above the books of the games.

table-part-0 = At every table

RULING-4 =
    You can agree on a time limit. When time runs out, the safest move is made for you.
    • Unikat: an action under way ends, and a waiting bonus is declined. If you have done nothing yet, your first tile in the order of codes is exchanged for one from the bag. If the bag is empty, you get the tile that has been on the display longest. If you have to draw, you draw from the bag.
    • UNO: a card is drawn, a drawn card is kept, a +4 is accepted, and the colour you have most of is named. If a card must be played or discarded, it is the allowed one that is worth the least, and a +4 last of all.
    • Ubongo: a pawn that has not been placed gets a random field, and the die is rolled.
    A turn passed only because of the clock doesn’t count when it is judged whether a round or a deal is stuck.
    If a player leaves, a bot plays for them until they return, unless you agreed otherwise.
RULING-5 = After each deal or round everything stays face up, so that everyone can see how it ended. The next one begins when everyone who is there has tapped the button, or after ten seconds if two or more people are playing. If you play against bots only, they wait for you. You can turn this off before the game.
