# Bots that are programs of somebody else's: docs/bots.md.

no-program = “{ $word }” isn’t a program that can be run here
bad-program = “{ $word }” doesn’t name a program; write it like NAME=COMMAND or NAME@GAME=COMMAND, the name in small letters
program-name-taken = the name “{ $name }” is taken; choose another one for your program
help-serve-bot = your own program as a bot, like NAME=COMMAND or NAME@uno=COMMAND; may be repeated

outsider-lost-game = { $bot } has lost its seat in game { $game }: { $why }
outsider-lost-more = { $bot } has lost its seat in { $count ->
    [one] one more game
   *[other] { $count } more games
}
outsider-lost = { $name } has lost its seat: { $why }. Another bot takes over.
outsider-lost-seat = This bot has lost its seat: { $why }. Another one takes over.
outsider-replaced = another bot takes over
outsider-detail = what it said: { $words }

outsider-late = it did not answer within { $ms } ms
outsider-endless = it wrote a line of more than { $most } bytes
outsider-flooded = it wrote more than { $most } bytes on its error stream
outsider-ended = it ended by itself (code { $code })
outsider-killed = it crashed ({ $signal })
outsider-silent = it stopped talking
outsider-garbled = its answer wasn’t a JSON object
outsider-illegal = its answer wasn’t allowed
outsider-not-begun = it could not be started ({ $why })
outsider-crowded = too many programs are running already
