# Boti, ktorí sú niečie programy: docs/bots.md.

no-program = „{ $word }“ nie je program, ktorý by sa tu dal spustiť
bad-program = „{ $word }“ neurčuje program; napíš MENO=PRÍKAZ alebo MENO@HRA=PRÍKAZ, meno malými písmenami
program-name-taken = meno „{ $name }“ už niekto má; daj svojmu programu iné
help-serve-bot = tvoj program ako bot, napr. MENO=PRÍKAZ alebo MENO@uno=PRÍKAZ; možno zadať viackrát

outsider-lost-game = { $bot } prichádza o miesto v hre { $game }: { $why }
outsider-lost-more = { $bot } prichádza o miesto ešte { $count ->
    [one] v jednej hre
    [few] v { $count } hrách
   *[other] v { $count } hrách
}
outsider-lost = { $name } prichádza o miesto: { $why }. Ďalej hrá iný bot.
outsider-lost-seat = Tento bot prišiel o miesto: { $why }. Ďalej hrá iný.
outsider-replaced = hrá iný bot
outsider-detail = jeho vlastné slová: { $words }

outsider-late = neodpovedal do { $ms } ms
outsider-endless = napísal riadok dlhší ako { $most } B
outsider-flooded = napísal vyše { $most } B na chybový výstup
outsider-ended = sám skončil (kód { $code })
outsider-killed = spadol ({ $signal })
outsider-silent = prestal hovoriť
outsider-garbled = jeho odpoveď nie je objekt JSON
outsider-illegal = chcel urobiť niečo, čo nesmie
outsider-not-begun = nedal sa spustiť ({ $why })
outsider-crowded = beží už príliš veľa programov
