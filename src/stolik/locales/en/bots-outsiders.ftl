# Bots that are programs of somebody else's: docs/bots.md.

no-program = “{ $word }” is no program that can be run here
bad-program = “{ $word }” names no program; write it like NAME=COMMAND or NAME@GAME=COMMAND, the name in small letters
program-name-taken = the name “{ $name }” is taken; give your program another one
help-serve-bot = a program of yours as a bot, like NAME=COMMAND or NAME@uno=COMMAND; may be repeated

outsider-lost-game = { $bot } has lost its seat in game { $game }: { $why }
outsider-lost-more = { $bot } has lost its seat in { $count ->
    [one] one more game
   *[other] { $count } more games
}
outsider-lost = { $name } has lost the seat: { $why }. Another bot plays on.
outsider-lost-seat = This bot has lost its seat: { $why }. Another one plays on.
outsider-replaced = another bot plays
outsider-detail = its own words: { $words }

outsider-late = it did not answer within { $ms } ms
outsider-endless = it wrote a line of more than { $most } bytes
outsider-flooded = it wrote more than { $most } bytes on its error stream
outsider-ended = it ended by itself (code { $code })
outsider-killed = it crashed ({ $signal })
outsider-silent = it stopped talking
outsider-garbled = it answered something that is no JSON object
outsider-illegal = it answered something that it may not do
outsider-not-begun = it could not be started ({ $why })
outsider-crowded = too many programs are running already
