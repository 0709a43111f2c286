# Boty, które są czyimiś programami: docs/bots.md.

no-program = „{ $word }” to nie jest program, który da się tu uruchomić
bad-program = „{ $word }” nie wskazuje programu; napisz NAZWA=POLECENIE albo NAZWA@GRA=POLECENIE, nazwę małymi literami
program-name-taken = nazwa „{ $name }” jest zajęta; nazwij swój program inaczej
help-serve-bot = twój program jako bot, np. NAZWA=POLECENIE albo NAZWA@uno=POLECENIE; można podać kilka razy

outsider-lost-game = { $bot } traci miejsce w grze { $game }: { $why }
outsider-lost-more = { $bot } traci miejsce w { $count ->
    [one] jeszcze jednej grze
    [few] jeszcze { $count } grach
    [many] jeszcze { $count } grach
   *[other] jeszcze { $count } gry
}
outsider-lost = { $name } traci miejsce: { $why }. Dalej gra inny bot.
outsider-lost-seat = Ten bot stracił miejsce: { $why }. Dalej gra inny.
outsider-replaced = gra inny bot
outsider-detail = własne słowa programu: { $words }

outsider-late = brak odpowiedzi w ciągu { $ms } ms
outsider-endless = wiersz dłuższy niż { $most } B
outsider-flooded = ponad { $most } B na wyjściu błędów
outsider-ended = program sam zakończył pracę (kod { $code })
outsider-killed = program nagle przestał działać ({ $signal })
outsider-silent = program przestał się odzywać
outsider-garbled = odpowiedź nie jest obiektem JSON
outsider-illegal = niedozwolony ruch
outsider-not-begun = programu nie dało się uruchomić ({ $why })
outsider-crowded = działa już zbyt wiele programów
