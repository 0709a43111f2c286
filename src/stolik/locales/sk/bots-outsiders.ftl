# Boti, ktorí sú niečie programy: docs/bots.md.

no-program = „{ $word }“ nie je program, ktorý by sa tu dal spustiť
bad-program = „{ $word }“ neurčuje program; napíš MENO=PRÍKAZ alebo MENO@HRA=PRÍKAZ, meno malými písmenami
program-name-taken = meno „{ $name }“ už niekto má; daj svojmu programu iné
help-serve-bot = tvoj program ako bot, napríklad MENO=PRÍKAZ alebo MENO@uno=PRÍKAZ; dá sa zadať viackrát

outsider-lost-game = { $bot } prichádza o miesto v hre { $game }: { $why }
outsider-lost-more = { $bot } prichádza o miesto ešte { $count ->
    [one] v jednej hre
    [few] v { $count } hrách
    [many] v { $count } hry
   *[other] v { $count } hrách
}
outsider-lost = { $name } prichádza o miesto: { $why }. Ďalej hrá iný bot.
outsider-lost-seat = Tento bot prichádza o miesto: { $why }. Ďalej hrá iný.
outsider-replaced = hrá iný bot
outsider-detail = vlastnými slovami: { $words }

outsider-late = bez odpovede do { $ms } ms
outsider-endless = riadok dlhší ako { $most } B
outsider-flooded = vyše { $most } B na chybovom výstupe
outsider-ended = program skončil sám (kód { $code })
outsider-killed = program spadol ({ $signal })
outsider-silent = program prestal odpovedať
outsider-garbled = odpoveď nie je objekt JSON
outsider-illegal = pokus o niečo, čo sa nesmie
outsider-not-begun = program sa nedal spustiť ({ $why })
outsider-crowded = naraz beží už priveľa programov
