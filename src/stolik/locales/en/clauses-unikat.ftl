### The Unikat rulebook, as a player reads it.

unikat-part-1 = What is in the box
unikat-part-2 = What you play for
unikat-part-3 = Getting ready
unikat-part-4 = Whose turn it is, and what you may do
unikat-part-5 = How tiles fit together
unikat-part-6 = The bonus action
unikat-part-7 = Exchanging a tile
unikat-part-8 = Drawing at the end of your turn
unikat-part-9 = How a round ends
unikat-part-10 = Playing several rounds

## part 1

UNI-01 = Unikat is for two, three or four players.
UNI-02 = Seven is a good age to start. The Polish leaflet says over seven, the others say from seven, but it is only advice and changes nothing in play.
UNI-03 = The set is 81 tiles, four screens, one bag and a rules leaflet. The leaflets have different names for a tile; they all mean the same thing.
UNI-04 = You only need paper and a pencil if you play more than one round.
UNI-05 = No tile has a twin. Each one is its own mix of shape, colour, background and size, and each of these comes in three kinds, which makes 81 tiles. Any two of them differ in at least one feature.
UNI-06 = Shape: the figure on a tile is a star (S), a circle (C) or a square (Q).
UNI-07 = Colour: the figure itself is blue (B), green (G) or yellow (Y). One leaflet calls the blue light blue; it is the same colour.
UNI-08 = Background: what you see around the figure is white (W), red (R) or navy (N). Some leaflets say dark blue or just blue for navy, and one says tile colour for background; the tiles are the same.
UNI-09 = Size: the figure is small (1), medium (2) or large (3).
UNI-10 = Every figure colour and every background also has a mark, and a name that can be read aloud. So you never have to tell tiles apart by colour alone. You can switch the marks off before the game.
UNI-11 = Tiles are equal squares on a grid that never ends, and none is shifted by half. A tile’s neighbours share an edge with it: above, below, left and right. Meeting at a corner doesn’t count.
UNI-12 = Turn a tile any way you like. It is still the same tile.

## part 2

UNI-13 = Your aim is to lay all your tiles on the table before anyone else does. If you are first, you win.
UNI-14 = One law holds for the whole table: tiles that share an edge differ in one feature, no more. It holds for every such pair, whichever leaflet you read.

## part 3

UNI-15 = Set up one screen in front of you. Everyone else has one too.
UNI-16 = Put all the tiles in the bag and mix them well. It’s fine to mix them first.
UNI-17 = You start with ten tiles drawn from the bag at random. So does everyone else.
UNI-18 = Keep your tiles behind your screen. Only you see them.
UNI-19 = On the display, tiles lie face up for everyone to see. It starts with three tiles from the bag.
UNI-20 = One more tile from the bag goes in the middle of the table. It is the start tile, and everything grows from it.
UNI-21 = The order is: the players’ tiles, the display, the start tile. After that the bag holds 57 tiles with two players, 47 with three and 37 with four.
UNI-22 = Everyone may know how many tiles you have, but not which. You can agree not to show the numbers, but anyone can still count along.
UNI-23 = You play with the tiles you got and with the start tile that came up. Nothing is dealt again; that is what the exchange is for.

## part 4

UNI-24 = The oldest player begins; the host says who that is. If nobody is named, the player who begins round one is chosen at random, and in each later round the start moves one seat to the left. You can also agree on a random choice right away.
UNI-25 = The opening turn is like any other. The first player may lay tiles or exchange one.
UNI-26 = Turns go round the table clockwise: after you comes the player on your left.
UNI-27 = In your turn you choose one of two actions: lay tiles (A) or exchange a tile (B). Only a bonus gives you a second action.
UNI-28 = You can’t just skip your turn. Laying means at least one tile, and if you don’t lay, you exchange. You may pass only when you can do neither.
UNI-29 = When you lay, you lay as many of your tiles as you like, one after another. Each must fit its neighbours, and from the second on each must join the one before it.
UNI-30 = You may stop after any tile, and only you say when the action is over. The game never ends it just because nothing more fits: that would tell the others about your tiles.

## part 5

UNI-31 = Compare the four features of two tiles: exactly one must differ, and the other three must be the same. Then the two may be neighbours. QGN2 fits QGN3 (another size), but not QYN3 (another size and another colour).
UNI-32 = A new tile must fit every tile whose edge it touches, not only the one you had in mind. If it fits on one side and clashes on another, it can’t go there.
UNI-33 = You start a laying action wherever you like: next to any tile on the table that your first tile fits.
UNI-34 = Then you build a chain: each further tile of the same action must share an edge with the tile laid just before it.
UNI-35 = A tile of the chain may touch other tiles as well, if it fits all of them. That is just how it can earn a bonus.
UNI-36 = A tile may not be laid apart from the others or on top of one. Once laid, it stays where it is.
UNI-37 = A laid tile can’t be taken back. Try out places before you confirm, not after.
UNI-38 = As long as you can exchange, you never have to lay. You may choose the exchange even when one of your tiles fits.

## part 6

UNI-39 = Count the neighbours of a tile you lay in your turn. Two or more earn you a bonus; shared edges count, corners don’t.
UNI-40 = Neighbours are counted at the moment the tile is laid. Every tile on the table counts, including the one you just laid. If a second neighbour comes later, the earlier tile earns nothing for it.
UNI-41 = A bonus lets you take a second action once you have ended the first. You choose whether to lay or to exchange.
UNI-42 = The bonus action is a present, not a duty. You may skip it.
UNI-43 = A turn has at most two actions. The bonus action earns no new bonus, even if a tile in it again touches two others.
UNI-44 = Several tiles of one action may each touch two others. It is still only one bonus action.
UNI-45 = Three or four neighbours count just like two: one bonus action.
UNI-46 = If you lay in the bonus action, you start a new chain. Its first tile may go next to any tile on the table that it fits.
UNI-47 = Laying in the bonus action is a full action: as many tiles as you like, not just one.
UNI-48 = You may lay first and then use the bonus action to exchange. Tiles laid earlier in the turn don’t stand in the way.
UNI-49 = An exchange never earns a bonus. If you start your turn with one, it is your only action.
UNI-50 = The printed leaflet has two pictures here that have been lost. They most likely show a tile laid into a corner and a tile that fills a gap; both earn a bonus.
UNI-51 = After the tile that earned the bonus you may go on laying. The bonus waits until you end the action.

## part 7

UNI-52 = Does nothing fit, or would you rather not lay in this action? Then you exchange.
UNI-53 = First you give: pick one of your tiles and put it face up on the display.
UNI-54 = Then you take: one tile of your choice from the display, or one from the bag without looking.
UNI-55 = You can’t take back the tile you have just put on the display; it must be another one. You can agree to allow it.
UNI-56 = For the tile you gave you always take one; you can’t refuse. An exchange never leaves you with fewer tiles.
UNI-57 = One exchange is one tile given and one tile taken, never more.
UNI-58 = The display may grow as large as it likes. Every exchange with the bag leaves it one tile larger.
UNI-59 = Everyone sees the tile you put on the display, and the tile you take from it. Only you see a tile you draw from the bag.
UNI-60 = Putting your only tile on the display doesn’t win. To win with it, you must lay it among the tiles on the table.
UNI-61 = If the bag is empty, you take from the display. If both are empty, you can’t exchange: you must lay if you can, and if you can’t, you pass.

## part 8

UNI-62 = Do you have nine tiles or fewer at the end of your turn? Then draw exactly one, from the display or from the bag. It is always one, however many you laid.
UNI-63 = Drawing isn’t up to you: with fewer than ten tiles you draw.
UNI-64 = With ten tiles you draw nothing. That is so, for example, when you exchange in your very first turn.
UNI-65 = You draw once, when your whole turn is at its end. Two actions still mean one draw.
UNI-66 = After an exchange you draw as well, if you have fewer than ten tiles. Then you have one more than before: six become seven.
UNI-67 = If either the bag or the display is empty, draw from the other. If both are empty, you don’t draw.
UNI-68 = There is no draw after the winning tile.
UNI-69 = The moment the last tile leaves the display, three new ones from the bag are turned up there.
UNI-70 = While one or two tiles are left on the display, it is not filled up from the bag.
UNI-71 = If the bag has fewer than three tiles, the display gets what is left. If the bag is empty, the display stays empty.
UNI-72 = The new tiles come at once, so the next player already sees them. The last of the old ones stays with the player who took it.
UNI-73 = Then your turn is over, and the next player clockwise plays.
UNI-74 = This is always true: nobody has more than ten tiles, and bag, display, table, players’ tiles and tiles set aside make 81. The display is empty only when the bag is empty. Tiles that share an edge on the table differ in exactly one feature.

## part 9

UNI-75 = The first player to lay their last tile wins, and the round is over at that very moment.
UNI-76 = It doesn’t matter whether that happens in the middle of an action or in the bonus action. After it there is no bonus, no draw and no extra turn for the others.
UNI-77 = It can happen that all players, one after another, can neither lay nor exchange. Then the round ends, and the player with the fewest tiles wins; with equal numbers the win is shared.
UNI-78 = If nobody lays a tile for 20 full laps of the table, the round ends in the same way: the fewest tiles win, and equal numbers share the win. With an empty bag, 3 such laps are enough. You can agree on another number or no limit, but when only bots play there must be one.
UNI-79 = If a player leaves, a bot plays for them until they return. You can agree otherwise: the seat is passed over, its tiles leave play (they don’t go back into the bag) and cost it penalty points. If only one seat is left then, it wins the round.

## part 10

UNI-80 = You choose the number of rounds before you begin. Otherwise you play one.
UNI-81 = A new round starts all over again: a full bag, ten tiles each, a new display and a new start tile.
UNI-82 = After each round look behind your screen: every tile still there costs you one penalty point. Only one leaflet names the amount, and it is the one used here.
UNI-83 = The player who laid their last tile gets no penalty points. The winner of a round that got stuck gets points for their own tiles.
UNI-84 = The fewer penalty points, the better: the lowest total after the last round wins. One leaflet can be read the other way round, but it isn’t played like that.
UNI-85 = A tie at the end is a shared win. You can agree otherwise: the most rounds won decide (if these are equal too, the win is shared), or there is an extra round in which everyone plays but only the tied players can win.
UNI-86 = Every round counts as a new game, so the oldest player, if one was named, begins again. You can agree otherwise: the start moves to the left, or goes to the winner or the loser of the round before.
UNI-87 = When a round gets stuck, everyone takes penalty points for their own tiles. The winner does too.
UNI-88 = The leaflet names Bernhard Weber, Richard Polle and, without saying what his part was, Gerard Lepianka. Its addresses and notes for customers aren’t rules.
UNI-89 = In the Ukrainian leaflet a Czech heading has strayed to the end of the bonus rules. It means nothing.
