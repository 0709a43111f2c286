### What players call the things of the rules, so that a search finds them. Each message is a list
### of phrases between commas; a question that holds all words of a phrase finds the topic. Case
### and marks of letters do not matter, beginnings of words and words of one stem match. Which
### clauses a topic leads to is in rulebook/topics.toml. Words that the texts avoid are welcome here.

## Questions to begin with, between commas

questions-uno = +2 na +2, zapomnę powiedzieć UNO, kto zaczyna
questions-unikat = kiedy dostaję bonus, czy muszę dołożyć, kto zaczyna
questions-ubongo = ile kryształków biorę, czy mogę odwrócić klocek, kto wygrywa

## Words to ask with, whatever is asked for: a search leaves them out of account

search-stopwords = co, jak, jaki, jaka, jakie, to, jest, są, być, czy, kiedy, gdy, gdzie, kto, który, która, które, dlaczego, czemu, jeśli, jeżeli, gdyby, ja, mi, mnie, mój, moja, się, można, mogę, może, dzieje, robi, oznacza, znaczy, a, i, o, w, we, z, ze, na, do, od, po, przy, za, dla, ten, ta, te, tym, tego

## Every game

topic-players = ilu graczy, ile osób, liczba graczy, kto może grać, na ile osób, dla ilu osób, we dwoje, w dwie osoby
topic-age = wiek, ile lat, od ilu lat, od lat, dzieci, dziecko
topic-box = pudełko, zestaw, ile jest kart, ile jest kafelków, ile kart w talii, elementy, zawartość, co jest w pudełku, talia
topic-aim = cel, cel gry, o co chodzi, po co, na czym polega
topic-deal = rozdać, rozdaje, rozdawanie, rozdajemy, rozdanie kart, ile kart dostaje, ile kart rozdać, ile kart rozdaje, ile kart na początku, po ile kart, ile kafelków na początku, ile kafelków dostaje, siedem kart, dziesięć kafelków
topic-begins = kto zaczyna, kto rozpoczyna, kto pierwszy, zaczyna, rozpoczyna, początek, pierwszy gracz, pierwsza tura, pierwszy ruch, najstarszy, najmłodszy
topic-direction = kierunek, w którą stronę, w lewo, w prawo, zgodnie z zegarem, wskazówki zegara, kolejność, czyja kolej, czyja tura
topic-turn = co mogę zrobić, moja tura, mój ruch, tura, ruch, kolejka, co się robi w turze
topic-fits = pasuje, pasować, pasują, dopasować, jaką kartę, jaki kafelek, co mogę zagrać, co mogę położyć, na co mogę
topic-pass = pas, pasować, spasować, pauzować, czekać, nic nie robić, czy muszę zagrać, muszę zagrać, trzeba zagrać, nie chcę grać, opuścić turę
topic-game-end = kiedy koniec gry, kiedy kończy się gra, koniec gry, kończy się gra, gra się kończy, koniec, zakończenie, ile trwa
topic-winner = kto wygrywa, wygrać, wygrywa, wygrana, zwycięzca, zwycięstwo, jak wygrać
topic-tie = remis, tyle samo punktów, po równo, równo, ex aequo
topic-points = punkty, punktacja, liczenie punktów, wynik, wartość, ile punktów, ile warta, warte
topic-stuck = zablokowana, zablokowana gra, blokada gry, nikt nie może, pat, zastój, bez końca, w kółko
topic-time = czas, limit czasu, zegar, ile czasu, brak czasu, skończył się czas, za wolno, minutnik
topic-leaving = odejść, odchodzi, wyjść, wychodzi z gry, opuszcza stół, rozłączyło, rezygnuje, bot gra
topic-rest = między rozdaniami, między rundami, przerwa, po rozdaniu, po rundzie, kiedy następne rozdanie, kiedy następna runda, odkryte ręce, na co czekamy
topic-hidden = zaglądać w karty, podglądać karty, zobaczyć karty, widzieć karty, pokazywać karty, pokazać karty, zobaczyć rękę, cudze karty
topic-colour-blind = daltonizm, daltonista, nie rozróżniam kolorów, symbole, znaki, znaczki, oznaczenia, koło gwiazdka trójkąt kwadrat
topic-rounds = rundy, runda, ile rund, kilka rund, następna runda, nowa runda

## UNO: the cards

topic-numbers = cyfry, liczby, karty z cyframi, karty z liczbami, numery, ile zer
topic-draw-two = +2, plus dwa, weź dwie, weź dwa, dobierz dwie, dobierz dwa, ciągnij dwie, plus 2, dwie karty, dwójka
topic-reverse = zmiana kierunku, zmień kierunek, odwrócenie kierunku, odwróć, rewers, reverse, strzałki, zawracanie, w drugą stronę
topic-skip = stop, postój, stopka, pominięcie, pomiń, pauza, blokada, ominięcie, czekanie, skip, stracić turę, traci kolejkę, utrata kolejki, zakaz
topic-wild = dzika karta, dzika, joker, dżoker, wybór koloru, zmiana koloru, zmień kolor, wybierz kolor, czarna karta, kolorowa karta
topic-wild-four = +4, plus cztery, plus 4, weź cztery, dobierz cztery, ciągnij cztery, dzika +4, czwórka
topic-four-allowed = kiedy +4, kiedy mogę +4, czy mogę +4, kiedy plus cztery, wolno +4, uczciwa, dozwolona +4
topic-colour = wybór koloru, wybierz kolor, wybrać kolor, nazwać kolor, zażądać koloru, żądanie koloru, żądam koloru, jaki kolor
topic-shuffle-hands = przetasuj ręce, tasowanie rąk, wymieszaj ręce, potasuj ręce, wymiana wszystkich kart, WH
topic-custom = własna karta, własne zasady, własna zasada, pusta karta, wpisać zasadę, wymyślić zasadę, WC, ołówek, ołówkiem, ołówka, kredka, kredką

## UNO: a turn

topic-dealer = rozdający, kto rozdaje, kto tasuje, następny rozdający, krupier, kto rozdaje następny, kto teraz rozdaje
topic-first-card = pierwsza karta, karta na początku, odkryta karta, zaczyna się od +2, zaczyna się od +4, na początku dzika, pierwsza karta specjalna
topic-draw-one = dobierać, dobieram, ciągnąć, ciągnę, brać kartę, wziąć kartę, nic nie pasuje, nie mam karty, nie mogę zagrać, ile dobieram, dobrać kartę
topic-drawn-card = dobrana karta, dobraną kartę, muszę zagrać dobraną, zagrać dobraną, zagrać dobrana, karta którą dobrałem, karta którą wziąłem, zagrać kartę którą dobrałem, wyciągnięta karta, pociągnięta karta, zatrzymać kartę, muszę zagrać kartę dobrałem, muszę zagrać kartę wziąłem
topic-empty-pile = pusty stos, stos jest pusty, pusta talia, koniec kart, skończą się karty, skończyły się karty, kończą się karty, kończy się stos, skończy się stos, brak kart, nie ma kart, zabraknie kart, zabrakło kart, przetasować stos, skończy się talia, skończyła się talia, kończy się talia, talia się skończy, talia się skończyła, koniec talii, brak talii, zabraknie talii, skończy talia, skończyła talia
topic-challenge = sprawdzić, sprawdzanie, sprawdzam, zakwestionować, wyzwanie, podważyć, nie wierzę, pokazać karty, pokaż karty
topic-wrong-challenge = nietrafne sprawdzenie, sprawdzenie nieudane, sprawdzić źle, sześć kart, dobiera sześć, przegrane sprawdzenie, pomylę sprawdzaniu, pomylę sprawdzając, pomyłka sprawdzanie, źle sprawdzę, źle sprawdzić, złe sprawdzenie
topic-bluff = blef, blefować, blefuję, oszustwo, oszukać, oszukiwać, kłamać, nieuczciwa
topic-stacking = dokładanie, dokładać, dołożyć, dokładam, przebijanie, przebić, przebijać, kumulowanie, kumulacja, sumowanie, stackowanie, stack, stacking, odbić, odbijanie, +2 na +2, +4 na +4, plus dwa na plus dwa, plus dwa plus dwa, dołożyć +2, odpowiedzieć +2, +2 +2, +4 +4
topic-four-on-two = +4 na +2, +2 na +4, plus cztery na plus dwa
topic-jump-in = wcięcie, wcinanie, wcinka, wskoczyć, wskakiwanie, wtrącić, wtrącanie, wbijanie, poza kolejką, poza turą, taka sama karta, identyczna karta, jump in
topic-seven-zero = siedem zero, siódemka, siódemka zero, zero, 7 0, 7-0
topic-swap-hands = zamiana rąk, zamiana kart, wymiana kart, wymiana rąk, przekazać rękę
topic-draw-until = dobierać do skutku, do skutku, aż będzie pasować, aż coś spasuje, dobierać dalej, dobierać ciągle, ciągnąć dalej, dobrać kilka
topic-house-rules = zasady domowe, zasada domowa, domowe, dodatkowe zasady, warianty, własne zasady
topic-call = uno, powiedzieć uno, wołać uno, zawołać uno, krzyknąć uno, jedna karta, ostatnia karta w ręce, przedostatnia karta
topic-forgotten = zapomnieć uno, zapomnę powiedzieć uno, zapomni powiedzieć uno, zapomnieć powiedzieć uno, zapomni zawołać uno, zapomnę uno, zapomni uno, zapomniał uno, zapomnę powiedzieć, zapomni powiedzieć, nie powiedział uno, nie powiem uno, nie zawoła uno, złapać, przyłapać, przyłapanie, bez uno, kara za uno
topic-false-call = fałszywe uno, uno za wcześnie, niepotrzebne uno, uno przez pomyłkę, wołanie bez powodu, złe przyłapanie

## UNO: the end, points and ways to play

topic-last-card = ostatnia karta, skończyć kartą, kończyć kartą, zakończyć +2, skończyć +2, skończyć +4, kończyć dziką, wyjść ostatnią, skończyć dziką, zakończyć dziką, wygrać +4, wygrać dziką, ostatnia karta +4, zakończyć +4, kończyć +4, kończyć +2
topic-carried = przechodzi, następne rozdanie, kolejne rozdanie, zostaje na stole, działa w następnym
topic-five-hundred = 500, pięćset, wygrać mecz, do ilu punktów, ile punktów do wygranej
topic-match-end = koniec meczu, kończy mecz, skończy mecz, mecz się kończy, zakończenie meczu
topic-wild-points = punkty za dziką, dzika punkty, ile punktów dzika, 50, 50 punktów, pięćdziesiąt, 20, 20 punktów, dwadzieścia
topic-hints = podpowiedź, podpowiadać, podpowiadanie, podpowiedzieć, podpowiada, rada, doradzać, pomagać, rozmawiać
topic-two-players = dwóch graczy, dwie osoby, we dwoje, dla dwojga, we dwójkę, 2 osoby, 2 graczy, tylko dwoje
topic-teams = drużyny, drużyna, zespół, pary, para, partner, dwóch na dwóch, 2 na 2, strony
topic-tournament = turniej, zawody, ośmiu graczy, cztery osoby turniej
topic-elimination = eliminacja, eliminacje, odpada, odpadanie, wypada z gry
topic-low = mało punktów, najmniej punktów, niska punktacja, własne punkty, na najmniej

## Unikat

topic-tile = kafelek, kafelki, płytka, płytki, żeton, klocek, kostka, karta
topic-features = cechy, cecha, właściwości, atrybuty, różnić, różnica, czym się różnią
topic-shape = kształt, kształty, gwiazdka, gwiazda, koło, kółko, kwadrat, figura
topic-figure-colour = kolor, kolory, barwa, niebieski, zielony, żółty
topic-background = tło, biały, białe, czerwony, granatowy, granat
topic-size = wielkość, rozmiar, mały, mała, średni, duży, duża
topic-turn-tile = obracać, obrócić, obrót kafelka, do góry nogami, odwrócić kafelek
topic-display = wystawka, wystawa, rynek, odkryte kafelki, trzy kafelki, ekspozycja
topic-screen = zasłonka, zasłona, parawan, ekran, ukryte, schować, podglądać, sekret
topic-start-tile = kafelek startowy, pierwszy kafelek, środek stołu, startowy
topic-bag-empty = pusty woreczek, woreczek jest pusty, pusty worek, brak kafelków, skończyły się kafelki, skończą się kafelki, skończy się woreczek, pusty stos, pusty
topic-lay = dokładać, dołożyć, kłaść, położyć, układać, wyłożyć, ile kafelków mogę, ile kafelków dołożyć, łańcuch
topic-touch = dotyka, dotykać, sąsiad, sąsiedzi, obok, przylega, stykać, róg, rogiem, na ukos, krawędź, bok
topic-take-back = cofnąć, cofanie, zabrać z powrotem, wziąć z powrotem, przesunąć kafelek, zmienić zdanie
topic-must-lay = muszę dołożyć, muszę położyć, muszę dokładać, czy muszę, trzeba dołożyć, obowiązek, przymus
topic-bonus = bonus, kiedy bonus, premia, podwójny ruch, dodatkowa akcja, druga akcja, akcja bonusowa, dodatkowy ruch
topic-two-bonuses = dwa bonusy, drugi bonus, kolejny bonus, bonus w bonusie, kilka bonusów
topic-exchange = wymiana, wymienić, zamiana, zamienić, zamienić kafelek, wymienić kafelek
topic-draw-tile = dobrać, dobierać, dobieranie, dobieram, wziąć kafelek, uzupełnić, koniec tury, ile dobieram
topic-bring-new = złe kafelki, nowe kafelki, jeszcze raz rozdać, wymienić wszystkie, zły początek
topic-penalty-points = punkty ujemne, punkty karne, minusowe punkty, minusy, kara, punkty
topic-how-many-tiles = ile kafelków, liczba kafelków, policzyć kafelki

## Ubongo

topic-gems = kryształki, kryształek, kryształ, kryształy, klejnoty, klejnot, kamienie, kamyki, kamyczki, skarby, diamenty
topic-how-many-gems = ile kryształków, ile kryształów, ile klejnotów, ile kamieni, ile kamyków, biorę kryształki, wziąć kryształki, wziąć klejnoty, które kryształki
topic-pawn = pionek, pionki, pion, figurka
topic-pawn-move = ruch pionka, ruszyć pionek, przesunąć pionek, o ile pól, ile pól, jak daleko, kroki
topic-occupied = zajęte pole, to samo pole, dwa pionki, inny pionek, ten sam rząd
topic-die = kostka, kość, rzut, rzucać, symbol, symbole
topic-sand = klepsydra, piasek, ile czasu, czas, zegar, minutnik, jak długo
topic-pieces = klocki, klocek, części, elementy, kształty, które klocki, ile klocków, kafelki
topic-flip = odwrócić klocek, odwracać klocki, odwrócić na drugą stronę, na drugą stronę, obrócić, obracać, przewrócić, obrót, lustrzane odbicie, odwracać, odwrócić, odbicie
topic-boards = układanka, układanki, plansza, plansze, zadanie, tabliczka, ile układanek
topic-side = strona, łatwa, trudna, łatwiejsza, trudniejsza, poziom, trudność, fory
topic-solved = rozwiązane, rozwiązać, rozwiązanie, ułożyć, ułożone, zakryć, kiedy ułożone
topic-ubongo-call = wołać ubongo, zawołać ubongo, krzyknąć ubongo, ubongo
topic-wrong-solution = błąd, złe rozwiązanie, źle ułożone, fałszywe ubongo, pomyłka
topic-same-time = jednocześnie, w tym samym czasie, równocześnie, naraz, oboje pierwsi
topic-second-chance = druga szansa, nikt nie ułożył, nikt nie rozwiązał, nikt nie zdążył, nikomu się nie udało, jeszcze raz
topic-empty-row = pusty rząd, brak kryształków, nie ma kryształków, skończyły się kryształki, pusto, pusty, brakuje kryształków, braknie kryształków, zabraknie kryształków, skończą się kryształki, za mało kryształków, nie starczy kryształków, brakuje kryształów
topic-last-gem = jeden kryształek, ostatni kryształek, został jeden kryształek, tylko jeden
topic-too-late = za późno, po czasie, czas minął, koniec czasu, nie zdążę, nie zdążyć
topic-give-up = poddać się, rezygnuję, gotowe, wcześniej, nie umiem, nie mogę ułożyć
topic-most-gems = najwięcej kryształków, kto wygrywa, jeden kolor, jednego koloru, wygrać, wygrywa
topic-alone = samemu, sam, sama, solo, jedna osoba, w pojedynkę, ćwiczenie, trening
topic-peek = podglądać, widzieć układankę, zobaczyć układankę, co widzą inni, patrzeć
