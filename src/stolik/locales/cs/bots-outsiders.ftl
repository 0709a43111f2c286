# Boti, kteří jsou něčími programy: docs/bots.md.

no-program = „{ $word }“ není program, který by tu šel spustit
bad-program = „{ $word }“ neurčuje program; napiš JMÉNO=PŘÍKAZ nebo JMÉNO@HRA=PŘÍKAZ, jméno malými písmeny
program-name-taken = jméno „{ $name }“ už někdo má; dej svému programu jiné
help-serve-bot = tvůj program jako bot, např. JMÉNO=PŘÍKAZ nebo JMÉNO@uno=PŘÍKAZ; lze zadat vícekrát

outsider-lost-game = { $bot } přichází o místo ve hře { $game }: { $why }
outsider-lost-more = { $bot } přichází o místo ještě { $count ->
    [one] v jedné hře
    [few] ve { $count } hrách
    [many] v { $count } hry
   *[other] v { $count } hrách
}
outsider-lost = { $name } přichází o místo: { $why }. Dál hraje jiný bot.
outsider-lost-seat = Tento bot přišel o místo: { $why }. Dál hraje jiný bot.
outsider-replaced = hraje jiný bot
outsider-detail = co k tomu program napsal: { $words }

outsider-late = bez odpovědi do { $ms } ms
outsider-endless = řádek delší než { $most } B
outsider-flooded = přes { $most } B na chybovém výstupu
outsider-ended = předčasný konec programu (kód { $code })
outsider-killed = pád programu ({ $signal })
outsider-silent = program se odmlčel
outsider-garbled = odpověď není objekt JSON
outsider-illegal = nedovolená akce
outsider-not-begun = program se nepodařilo spustit ({ $why })
outsider-crowded = běží už příliš mnoho programů
