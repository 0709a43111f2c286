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
outsider-detail = jego własne słowa: { $words }

outsider-late = nie odpowiedział w ciągu { $ms } ms
outsider-endless = napisał wiersz dłuższy niż { $most } B
outsider-flooded = napisał ponad { $most } B na wyjście błędów
outsider-ended = sam zakończył pracę (kod { $code })
outsider-killed = nagle przestał działać ({ $signal })
outsider-silent = przestał się odzywać
outsider-garbled = jego odpowiedź nie jest obiektem JSON
outsider-illegal = chciał zrobić coś, czego nie wolno
outsider-not-begun = nie dało się go uruchomić ({ $why })
outsider-crowded = działa już zbyt wiele programów
