# Boti, kteří jsou něčími programy: docs/bots.md.

no-program = „{ $word }“ není program, který by tu šel spustit
bad-program = „{ $word }“ neurčuje program; napiš JMÉNO=PŘÍKAZ nebo JMÉNO@HRA=PŘÍKAZ, jméno malými písmeny
program-name-taken = jméno „{ $name }“ už někdo má; dej svému programu jiné
help-serve-bot = tvůj program jako bot, např. JMÉNO=PŘÍKAZ nebo JMÉNO@uno=PŘÍKAZ; lze zadat vícekrát

outsider-lost-game = { $bot } přichází o místo ve hře { $game }: { $why }
outsider-lost-more = { $bot } přichází o místo ještě { $count ->
    [one] v jedné hře
    [few] ve { $count } hrách
   *[other] v { $count } hrách
}
outsider-lost = { $name } přichází o místo: { $why }. Dál hraje jiný bot.
outsider-lost-seat = Tento bot přišel o místo: { $why }. Dál hraje jiný.
outsider-replaced = hraje jiný bot
outsider-detail = jeho vlastní slova: { $words }

outsider-late = neodpověděl do { $ms } ms
outsider-endless = napsal řádek delší než { $most } B
outsider-flooded = napsal přes { $most } B na chybový výstup
outsider-ended = sám skončil (kód { $code })
outsider-killed = spadl ({ $signal })
outsider-silent = přestal mluvit
outsider-garbled = jeho odpověď není objekt JSON
outsider-illegal = chtěl udělat něco, co nesmí
outsider-not-begun = nešel spustit ({ $why })
outsider-crowded = běží už příliš mnoho programů
