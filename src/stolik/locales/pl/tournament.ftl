## Nowy turniej
cup-new = Turniej UNO
cup-new-more = Gracie w parach, a pary się zmieniają. Punkty każdy zbiera dla siebie.
cup-how-many = Ile osób zagra?
cup-rotation12 = 4 osoby, jeden stół
cup-rotation12-about = Z każdą z trzech osób grasz w parze cztery rozdania, razem 12. Potem dwoje najlepszych gra pojedynek.
cup-rotation28 = 8 osób, dwa stoły
cup-rotation28-about = Z każdą z siedmiu osób grasz w parze cztery rozdania, razem 28, przy dwóch stołach naraz. Potem dwoje najlepszych gra pojedynek.
cup-duel-length = Rozdania w pojedynku
cup-pause = Przerwa między meczami
cup-bots = Jak dobrze grają boty
cup-fill = Wolne miejsca zajmą boty.
cup-lay = Przygotuj turniej

## Czekanie na graczy
cup-waiting = Turniej: czekamy na graczy
cup-join = Biorę udział
cup-may-begin = Wszyscy są gotowi. Możesz zaczynać.
cup-begin = Zacznij turniej
cup-wait-begin = Czekamy, aż gospodarz zacznie.
cup-code-is = Kod turnieju to { $code }
cup-leave = Opuść turniej
cup-leave-explained = Dopóki nie wrócisz, gra za ciebie bot.
cup-abandon = Przerwij turniej
cup-abandon-explained = Wszystkie jego gry skończą się od razu, dla wszystkich.
cup-abandoned = Ten turniej przerwano

## Plan i tabela
cup-block = Blok { $block }
cup-block-of = Blok { $block } z { $blocks }
cup-duel = Pojedynek
cup-duel-later = Spotka się dwoje najlepszych. Rozdania: { $deals }.
cup-on-now = teraz
cup-table = Stół { $table }
cup-your-table = Do mojego stołu
cup-watch = Oglądaj
cup-schedule = Plan gier
cup-standings = Tabela
cup-place = Miejsce
cup-wins = Wygrane rozdania
cup-lot = Był remis, więc o tym, kto gra w pojedynku, zdecydował los.

## W czasie turnieju
cup-next-duel = Grasz w pojedynku. Przeciwko tobie: { $other }.
cup-next-pair = W parze z tobą: { $partner }. Przeciwko wam: { $one } i { $other }.
cup-break = Przerwa
cup-your-match = Trwa twój mecz.
cup-you-watch = Oglądasz ten turniej.
cup-duel-is-on = Dwoje najlepszych gra pojedynek.
cup-others-play = Twój mecz się skończył. Przy drugim stole jeszcze grają.
cup-begins-in = Następny mecz zacznie się za { $seconds } s.
cup-return = Już jestem
cup-go-on = Grajmy dalej
cup-waiting-for = Jeszcze mają przerwę: { $names }

## Koniec
cup-you-won = Wygrywasz turniej
cup-won = Turniej wygrywa { $name }
cup-duel-was = Pojedynek: { $winner } { $more } – { $less } { $loser }
cup-again = Nowy turniej
cup-record = Pobierz zapis
cup-none = Nie ma takiego turnieju
cup-none-more = Może link jest zły, a może turniej dawno się skończył.
cup-kicked = Nie ma cię już w tym turnieju
