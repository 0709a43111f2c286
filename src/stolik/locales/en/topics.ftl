### What players call the things of the rules, so that a search finds them. Each message is a list
### of phrases between commas; a question that holds all words of a phrase finds the topic. Case
### and marks of letters do not matter, beginnings of words and words of one stem match. Which
### clauses a topic leads to is in rulebook/topics.toml. Words that the texts avoid are welcome here.

## Questions to begin with, between commas

questions-uno = +2 on +2, forgot to say UNO, who starts
questions-unikat = when do I get a bonus, do I have to lay, who starts
questions-ubongo = how many gems do I take, can I flip a piece, who wins

## Words to ask with, whatever is asked for: a search leaves them out of account

search-stopwords = what, if, is, are, am, be, a, an, the, it, this, that, there, do, does, did, how, when, where, why, which, who, whose, can, could, may, should, will, would, i, me, my, we, you, your, they, of, in, on, to, at, for, with, and, or, happens, happen, mean, means, about

## Every game

topic-players = how many players, how many people, number of players, who can play, two players, ten players
topic-age = age, how old, years old, children, kids, child
topic-box = box, set, how many cards, how many tiles, components, contents, what is in
topic-aim = aim, goal, object of game, what is it about, purpose
topic-deal = deal, dealt, how many cards get, how many cards start, how many cards deal, how many tiles start, how many tiles get, hand size, seven cards, ten tiles
topic-begins = who starts, who begins, who goes first, who is first, starting player, first player, first turn, start, begin, oldest, youngest
topic-direction = direction, clockwise, which way, left or right, order of play, whose turn
topic-turn = what can do turn, my turn, turn, what may I do
topic-fits = fits, match, matching, what can I play, which card, which tile, playable, legal
topic-pass = pass, passing, skip my turn, do nothing, refuse to play, do I have to play, must I play, forced to play
topic-game-end = when does game end, game end, game over, end of game, how long, finish
topic-winner = who wins, win, winner, winning, victory
topic-tie = tie, draw game, same points, equal, equal points, both win
topic-points = points, score, scoring, count points, worth, value, values, how many points
topic-stuck = stuck, blocked, deadlock, stalemate, nobody can play, no one can play, endless, goes on for ever
topic-time = time, timer, clock, time limit, too slow, how much time, time runs out
topic-leaving = leave, leaves, left table, quit, disconnect, goes away, gone, bot plays
topic-rest = between deals, between rounds, rest, pause after deal, pause after round, next deal begins, next round begins, see all hands, hands are open, why wait
topic-hidden = look at hand, look at cards, see cards, see hand, show my cards, peek, secret, hide cards, other hand
topic-colour-blind = colour blind, color blind, colourblind, symbols, signs, marks, disc star triangle square
topic-rounds = rounds, how many rounds, several rounds, next round, new round

## UNO: the cards

topic-numbers = number cards, numbers, digits, how many zeros
topic-draw-two = +2, draw two, draw 2, plus two, plus 2, take two, pick up two, two cards
topic-reverse = reverse, change direction, turn around, arrows, other way
topic-skip = skip, stop, block, miss turn, lose turn, skipped, jump over, forbidden sign, lose my turn
topic-wild = wild, wild card, joker, black card, choose colour, choose color, change colour, change color
topic-wild-four = +4, wild draw four, draw four, draw 4, plus four, plus 4, wild +4, take four
topic-four-allowed = when +4, when plus four, can I play +4, may I play +4, allowed +4, fair, legal +4
topic-colour = choose colour, choose color, name colour, name color, call colour, pick colour, which colour, what colour
topic-shuffle-hands = shuffle hands, swap all cards, mix hands, WH
topic-custom = custom, customizable, customisable, own rule, own rules, blank card, write rule, WC, pencil, pencils

## UNO: a turn

topic-dealer = dealer, who deals, who shuffles, next dealer
topic-first-card = first card, top card, turned up, starts with +2, starts with +4, starts with wild, first card special, opening card
topic-draw-one = draw, draw card, nothing fits, cannot play, cant play, no card, no matching card, pick up, how many draw
topic-drawn-card = play card I drew, play drawn card, drawn card, card I drew, card I just drew, keep card, play after drawing, have to play drew, do I have to play card I drew, must I play card I drew, have to play card I drew, have to play drawn card
topic-empty-pile = pile empty, deck empty, empty, pile runs out, deck runs out, no cards left, out of cards, used up, reshuffle, draw pile gone, run out of cards, ran out, cards run out, no more cards, talon empty
topic-challenge = challenge, doubt, check the +4, accuse, show hand, show cards
topic-wrong-challenge = wrong challenge, lose challenge, six cards, draw six, challenge fails, wrong challenging, mistaken challenge, challenge mistake, challenge wrong, challenge was wrong
topic-bluff = bluff, bluffing, cheat, cheating, lie, illegal +4, unfair
topic-stacking = stack, stacking, stacked, pile up, +2 on +2, +4 on +4, plus two on plus two, draw two on draw two, add another +2, put +2 +2, play +2 +2, pass on +2, answer +2, counter +2, add up, +2 +2, +4 +4
topic-four-on-two = +4 on +2, +2 on +4, plus four on plus two, draw four on draw two
topic-jump-in = jump in, jumping in, jump, same card, identical card, out of turn, cut in, slap
topic-seven-zero = seven zero, 7 0, 7-0, seven, zero
topic-swap-hands = swap hands, trade hands, pass hands, rotate hands, exchange hands
topic-draw-until = draw until, keep drawing, draw more than one, draw again, draw several, until it fits
topic-house-rules = house rule, house rules, home rules, extra rules, variants, our own rules
topic-call = uno, say uno, call uno, shout uno, one card left, last but one, when say uno
topic-forgotten = forget uno, forget to say uno, forgets to say uno, forgot to say uno, forget to call uno, forgot uno, forgets uno, did not say uno, didnt say uno, catch, caught, catching, fail to say uno, no uno, miss uno, forget to say, penalty uno
topic-false-call = false call, wrong uno, false uno, call uno too early, wrong catch, uno by mistake

## UNO: the end, points and ways to play

topic-last-card = last card, finish with, end with, go out, going out, last card +2, last card wild, finish with +4, end with wild, finish with wild, end with black card, win with +4, win with wild, last card +4, finish on +4, end with +4, end on +4, finish with +2, end with +2
topic-carried = carry over, carried, next deal, next round, stays on table, effect last card
topic-five-hundred = 500, five hundred, win match, target, how many points win
topic-match-end = match end, match ends, match over, end of match, match finish
topic-wild-points = wild points, points wild, wild worth, 50, 50 points, fifty, 20, 20 points, twenty
topic-hints = hint, hints, tell what to play, advice, help another, whisper, prompt, talk
topic-two-players = two players, 2 players, two people, just two, only two, for two, head to head
topic-teams = team, teams, pairs, partner, partners, sides, two against two, 2 against 2
topic-tournament = tournament, cup, four players tournament, eight players
topic-elimination = elimination, eliminated, knock out, knockout, out of game
topic-low = low, lowest, fewest points, own points, golf

## Unikat

topic-tile = tile, tiles, token, tokens, piece, pieces
topic-features = feature, features, attributes, traits, properties, differ, difference
topic-shape = shape, shapes, star, circle, square, figure
topic-figure-colour = colour, colours, color, colors, blue, green, yellow
topic-background = background, backgrounds, white, red, navy, dark blue
topic-size = size, sizes, small, medium, large, big
topic-turn-tile = rotate, turn tile, turning tiles, upside down
topic-display = display, market, open tiles, face up, three tiles
topic-screen = screen, shield, rack, hide, hidden, secret, see my tiles
topic-start-tile = start tile, first tile, middle of table, starting tile
topic-bag-empty = bag empty, empty bag, no tiles left, bag runs out, pouch empty, pile empty, empty
topic-lay = lay, place, put, lay tiles, place tiles, how many tiles lay, how many tiles place, chain
topic-touch = touch, touching, neighbour, neighbours, neighbor, adjacent, next to, corner, diagonal, edge
topic-take-back = take back, undo, move tile, take it back, change my mind
topic-must-lay = have to lay, must I lay, have to place, do I have to, forced to lay, must place
topic-bonus = bonus, when bonus, double move, extra action, second action, extra turn, another turn
topic-two-bonuses = two bonuses, second bonus, another bonus, bonus again, bonus in bonus, several bonuses
topic-exchange = exchange, swap, trade, change tile, swap tile
topic-draw-tile = draw, draw tile, take tile, refill, how many draw, end of turn
topic-bring-new = mulligan, bad start, new hand, redraw, bad tiles
topic-penalty-points = penalty, penalty points, minus points, negative points, points
topic-how-many-tiles = how many tiles, count tiles, number of tiles

## Ubongo

topic-gems = gem, gems, jewel, jewels, crystal, crystals, stone, stones, treasure
topic-how-many-gems = how many gems, how many jewels, how many crystals, how many stones, number of gems, gems do I take, take gems, which gems
topic-pawn = pawn, pawns, figure, meeple
topic-pawn-move = move pawn, how far, how many fields, how many rows, move, steps, how far move
topic-occupied = same field, occupied, same row, two pawns, another pawn, taken field
topic-die = die, dice, roll, symbol, symbols
topic-sand = sand, timer, hourglass, sand timer, how much time, how long, clock
topic-pieces = piece, pieces, tile, tiles, parts, which pieces, how many pieces
topic-flip = flip, flip piece, turn piece, rotate, rotate piece, mirror, turn over, upside down, turn pieces
topic-boards = board, boards, puzzle, puzzles, how many boards, how many puzzles
topic-side = side, easy, hard, difficult, difficulty, easier, harder, level, handicap
topic-solved = solved, solve, solution, cover, when is it solved, finished, complete
topic-ubongo-call = say ubongo, call ubongo, shout ubongo, ubongo
topic-wrong-solution = wrong solution, mistake, false ubongo, wrong ubongo, not right
topic-same-time = same time, simultaneous, at once, both first, photo finish
topic-second-chance = second chance, nobody solved, no one solved, nobody finished, nobody solves, again
topic-empty-row = empty row, no gems, no gems left, row is empty, gems run out, empty, run out, not enough gems, not enough crystals, no crystals, crystals run out, missing gems, too few gems
topic-last-gem = one gem left, only one gem, last gem, one gem
topic-too-late = too late, out of time, time is up, not in time, time over, sand runs out
topic-give-up = give up, done, early, end early, cannot solve, cant solve
topic-most-gems = most gems, who wins, one colour, how do I win, same colour, win
topic-alone = alone, solo, one player, single player, by myself, practice, practise
topic-peek = look at, peek, see board, see others, look at boards
