## Features
feature-shape = kształt
feature-colour = kolor
feature-background = tło
feature-size = wielkość

## What a player may do
action-lay = dołóż { $tile } na { $cell }
action-end = zakończ dokładanie
action-decline = zrezygnuj z akcji bonusowej
action-give = wymień { $tile }
action-take = weź { $tile } z wystawki
action-take-bag = weź w ciemno z woreczka
action-pass = spasuj
action-first = zaczyna { $seat }
action-deal = rozdaj kafelki
action-draw = z woreczka wychodzi { $tile }
action-reveal = odkryj na wystawce: { $tiles }
action-ring = czas minął
action-leave = { $seat } odchodzi od stołu
action-return = { $seat } wraca do stołu

## What is asked for
prompt-first = Trwa losowanie, kto zaczyna.
prompt-deal = Trwa rozdawanie kafelków.
prompt-choose = Twoja tura. Dołóż kafelek albo jeden wymień.
prompt-chain = Dołóż następny kafelek obok poprzedniego albo zakończ dokładanie.
prompt-chain-bonus = Czeka na ciebie akcja bonusowa. Dołóż następny kafelek obok poprzedniego albo zakończ dokładanie, żeby z niej skorzystać.
prompt-bonus = Bonus: możesz jeszcze raz dokładać lub wymienić kafelek albo zrezygnować.
prompt-take = Za oddany kafelek weź jeden: z wystawki albo z woreczka.
prompt-draw = Dobierz jeden kafelek: z wystawki albo z woreczka.
prompt-over = Gra skończona.

## What happened
event-dealt = Runda { $round }: kafelki rozdane, kafelek startowy to { $tile }, zaczyna { $seat }.
event-laid = { $seat } dokłada { $tile } na { $cell }.
event-laid-shown = { $seat } dokłada { $tile }.
event-laid-bonus = { $seat } dokłada { $tile } na { $cell } i zdobywa akcję bonusową.
event-laid-bonus-shown = { $seat } dokłada { $tile } i zdobywa akcję bonusową.
event-ended = { $seat } kończy dokładanie.
event-declined = { $seat } rezygnuje z akcji bonusowej.
event-gave = { $seat } kładzie { $tile } na wystawkę.
event-took-display = { $seat } bierze { $tile } z wystawki.
event-took-bag = { $seat } bierze kafelek z woreczka.
event-took-bag-seen = { $seat } bierze { $tile } z woreczka.
event-passed = { $seat } nie może nic zrobić i pasuje.
event-passed-clock = Czas minął i { $seat } pasuje.
event-revealed = Nowe na wystawce: { $tiles }.
event-timeUp = Czas minął: { $seat }.
event-left = { $seat } odchodzi; dalej gra bot.
event-left-aside = { $seat } odchodzi; kafelki z tego miejsca wypadają z gry.
event-returned = { $seat } wraca.
event-roundOver-laidLast = { $winners } dokłada ostatni kafelek i wygrywa rundę { $round }.
event-roundOver-dead = Nikt nie może nic zrobić. Rundę { $round } wygrywa: { $winners }.
event-roundOver-stalemate = Zbyt długo nikt nie dołożył kafelka. Rundę { $round } wygrywa: { $winners }.
event-roundOver-left = Zostało jedno miejsce. Rundę { $round } wygrywa: { $winners }.
event-matchOver = Gra skończona. Zwycięstwo: { $winners }.

## Why not
nothing-laid = najpierw coś dołóż; dokładanie to co najmniej jeden kafelek
no-bonus = nie masz akcji bonusowej, więc nie ma z czego rezygnować
give-first = wymiana zaczyna się od oddania własnego kafelka
end-action-first = najpierw zakończ dokładanie
end-instead = tu nie można spasować; zakończ dokładanie
decline-instead = żadna akcja teraz nie trwa; możesz zrezygnować z akcji bonusowej
must-take = kafelek już oddany, teraz weź jeden za niego
must-draw = teraz dobierz jeden kafelek
not-in-hand = kafelka { $tile } nie ma za twoją zasłonką
cell-taken = tam leży już { $tile }
stands-alone = obok tej kratki nie ma żadnego kafelka, a kafelek nie może leżeć sam
not-beside-last = { $tile } musi mieć wspólną krawędź z kafelkiem { $last }, dołożonym tuż przed nim
differs = za dużo różnic między { $tile } a { $other }: { $features }
nothing-to-take = wystawka i woreczek są puste, nie ma czego wziąć
bag-empty = woreczek jest pusty
not-on-display = kafelka { $tile } nie ma na wystawce
just-given = { $tile } to kafelek właśnie oddany; weź inny
no-free-pass = nie można tak po prostu spasować: dołóż albo wymień
must-lay = nie możesz wymienić, ale możesz dołożyć
deal-hands = w rozdaniu każde z { $seats } miejsc dostaje { $count } kafelków
deal-display = w rozdaniu na wystawkę trafia tyle kafelków: { $count }
deal-twice = ten sam kafelek jest w rozdaniu dwa razy
not-in-bag = kafelka { $tile } nie ma w woreczku
reveal-count = trzeba odkryć tyle różnych kafelków: { $count }

## Reading tiles and positions
not-a-tile = „{ $word }” to nie kafelek: zamiast „{ $letter }” może być { $may }
tile-length = „{ $word }” to nie kafelek: kafelek ma cztery znaki, jak SBW1
not-a-cell = „{ $word }” to nie kratka: zapisz ją jak 2,-1
not-laid = zamiast „{ $word }” ma być kafelek i jego kratka, jak SBW1@2,-1
deal-piles = rozdanie to kafelki graczy, wystawka i kafelek startowy, rozdzielone znakiem „/”
tile-twice = { $tile } jest już w kolumnie { $first }
cell-twice = „{ $word }” leży na innym kafelku
hand-too-big = miejsce { $seat } ma więcej niż { $count } kafelków
hand-empty = miejsce { $seat } nie ma kafelków, więc runda byłaby już skończona
hand-full = miejsce { $seat } ma { $count } kafelków i nie może wziąć następnego
field-before-deal = „{ $word }” nie ma tu miejsca: kafelki nie są jeszcze rozdane
no-start-tile = na 0,0 musi leżeć kafelek startowy
tile-alone = { $tile } nie dotyka krawędzią żadnego wcześniejszego kafelka
last-and-chain = „last” i faza chain idą w parze, a „last” wskazuje kratkę z kafelkiem
given-and-take = „given” idzie w parze z niedokończoną wymianą i wskazuje ostatni kafelek wystawki
blind-needs-bag = z pustego woreczka nie można nic wziąć
bonus-not-earned = tu potrzebne jest „bonus”, a przedtem tylko jedna akcja
bonus-too-early = „{ $word }” nie ma tu miejsca: bonusu jeszcze nie ma
turn-set-aside = miejsce { $seat } jest wyłączone z gry i nie może mieć tury
nothing-left = nie ma już czego wziąć
seat-alone = musi grać co najmniej dwoje graczy, inaczej runda byłaby już skończona
all-away = ktoś musi być przy stole: miejsca nieobecnych są tu wyłączone z gry
away-and-out = miejsca nieobecnych są tu wyłączone z gry, więc „out” też musi je wymieniać
over-and-won = gra jest skończona, więc „won” musi wskazać zwycięzcę
contenders-and-tie = „contenders” idzie w parze z dodatkową rundą po remisie
hurried-and-blind = „hurried” idzie w parze z czasem na turę i fazą blind

## Options
oldest-not-seated = miejsce { $seat } nie może być miejscem najstarszej osoby: miejsca liczy się od 0, a jest ich tylko { $seats }
stalemate-off-for-bots = gdy grają same boty, { $key } nie może być off: mogłyby wymieniać bez końca
uni-rounds = ile rund gracie
uni-firstStarter = kto zaczyna pierwszą rundę: najstarsza osoba, wskazana przez gospodarza, albo ktoś wylosowany
uni-oldest = miejsce najstarszej osoby, jeśli ktoś je wskazał (pierwsze miejsce to 0)
uni-laterStarter = kto zaczyna następne rundy: znów najstarsza osoba, następne miejsce, ostatni zwycięzca albo ostatni przegrany
uni-takeBack = czy wolno wziąć z powrotem kafelek właśnie oddany w wymianie
uni-stalemateLaps = po ilu okrążeniach bez dołożonego kafelka kończy się runda (przy pustym woreczku najwyżej po 3)
uni-tie = co rozstrzyga remis na koniec: nic (wspólna wygrana), liczba wygranych rund albo dodatkowa runda
uni-onLeave = co się dzieje, gdy ktoś odejdzie: gra za niego bot albo jego kafelki wypadają z gry
uni-turnTimer = czas na turę, w sekundach
uni-showCounts = czy pokazywać, ile kafelków jest za każdą zasłonką
uni-a11yMarks = czy kolory mają też swoje znaki
uni-rounds-label = Liczba rund
uni-firstStarter-label = Kto zaczyna
uni-turnTimer-label = Czas na turę, w sekundach
uni-laterStarter-label = Kto zaczyna następne rundy
uni-takeBack-label = Oddany kafelek można wziąć z powrotem
uni-stalemateLaps-label = Ile okrążeń bez dokładania kończy rundę
uni-tie-label = Co rozstrzyga remis
uni-onLeave-label = Gdy ktoś odejdzie
uni-showCounts-label = Widać, ile kto ma kafelków
uni-a11yMarks-label = Znaki przy kolorach
uni-firstStarter-oldest = najstarsza osoba
uni-firstStarter-random = ktoś wylosowany
uni-oldest-none = nie wiadomo
uni-oldest-asked = Kto z was jest najstarszy? Ta osoba zaczyna.
uni-laterStarter-oldestAgain = znów najstarsza osoba
uni-laterStarter-rotate = następne miejsce
uni-laterStarter-lastWinner = kto wygrał poprzednią rundę
uni-laterStarter-lastLoser = kto przegrał poprzednią rundę
uni-takeBack-forbid = nie
uni-takeBack-allow = tak
uni-stalemateLaps-off = nigdy
uni-tie-shared = nic, wygrana jest wspólna
uni-tie-mostRoundsWon = liczba wygranych rund
uni-tie-extraRound = dodatkowa runda
uni-onLeave-bot = dalej gra bot
uni-onLeave-setAside = kafelki wypadają z gry
uni-turnTimer-off = bez limitu

## Pictures
picture-title = Stół do gry w Unikat
picture-display = Wystawka
picture-bag = Woreczek: { $count }
picture-seat = { $seat } ({ $count })
picture-seat-only = { $seat }
picture-points = −{ $count }
unikat-legend = Kafelki: S gwiazdka, C koło, Q kwadrat · figura B niebieska, G zielona, Y żółta · tło W białe, R czerwone, N granatowe · 1 mała, 2 średnia, 3 duża
spoken-S = gwiazdka
spoken-C = koło
spoken-Q = kwadrat
spoken-B = kolor niebieski
spoken-G = kolor zielony
spoken-Y = kolor żółty
spoken-N = tło granatowe
spoken-R = tło czerwone
spoken-W = tło białe
spoken-1 = wielkość mała
spoken-2 = wielkość średnia
spoken-3 = wielkość duża

## On the page
unikat-count = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}
unikat-board = Kafelki na stole
unikat-hand = Twoje kafelki
unikat-fits = { $tile }, { $count ->
    [0] nie pasuje do żadnej kratki
    [one] pasuje do jednej kratki
    [few] pasuje do { $count } kratek
    [many] pasuje do { $count } kratek
   *[other] pasuje do { $count } kratki
}
unikat-fits-there = { $tile }, pasuje do wybranej kratki
unikat-fits-not = { $tile }, nie pasuje do wybranej kratki
unikat-nothing-fits = Twoja tura. Żaden twój kafelek nie pasuje: wymień jeden.
unikat-nothing-fits-bonus = Bonus: żaden twój kafelek nie pasuje. Wymień jeden albo zrezygnuj.
unikat-nothing-fits-beside = Obok ostatniego kafelka nic już nie pasuje. Zakończ dokładanie.
unikat-nothing-to-do = Żaden twój kafelek nie pasuje, a wymienić też nie ma na co.
unikat-fits-nowhere = Ten kafelek nigdzie nie pasuje. Wybierz inny albo go wymień.
unikat-fits-nowhere-beside = Ten kafelek nie pasuje obok ostatniego. Wybierz inny albo zakończ dokładanie.
unikat-cell = kratka { $cell }
unikat-cell-fits = kratka { $cell }, pasuje
unikat-cell-fits-not = kratka { $cell }, nie pasuje
unikat-laid = { $tile }, kratka { $cell }
unikat-laid-last = { $tile }, kratka { $cell }, ostatni dołożony kafelek
unikat-zoom-in = Przybliż
unikat-zoom-out = Oddal
unikat-zoom = Przybliż lub oddal
unikat-fit = Pokaż cały stół
unikat-exchange = Wymień kafelek
unikat-exchange-this = Wymień ten kafelek
unikat-exchange-which = Który kafelek?
unikat-end = Zakończ dokładanie
unikat-decline = Zrezygnuj z bonusu
unikat-pass = Spasuj
unikat-bonus-waits = Akcja bonusowa czeka
unikat-bonus-now = Akcja bonusowa

## The first-game tour
tour-unikat-1 = Kafelki mogą leżeć obok siebie, gdy różnią się dokładnie jedną cechą: kształtem, kolorem, tłem albo wielkością. Znajdź kafelek, który pasuje, i dołóż go.
tour-unikat-2 = W rogu kafelek dotyka dwóch innych. Od każdego z nich musi się różnić dokładnie jedną cechą. Który z twoich tam pasuje?
tour-unikat-3 = Możesz dokładać dalej. Następny kafelek musi dotykać poprzedniego, tego w obwódce.
tour-unikat-4 = Nic więcej nie pasuje. Kafelek w rogu dotyka dwóch innych i za to masz akcję bonusową. Zakończ dokładanie, żeby z niej skorzystać.
tour-unikat-5 = Akcja bonusowa: znów możesz dokładać, gdzie chcesz, albo wymienić jeden kafelek. Połóż żółtą gwiazdkę na wystawce.
tour-unikat-6 = Teraz weź za nią inny kafelek: z wystawki albo w ciemno z woreczka. Zielone koło pasuje do układu na stole, więc je weź.
tour-unikat-7 = Twoja tura się kończy. Kto ma mniej niż dziesięć kafelków, dobiera jeden: z wystawki albo z woreczka.
tour-unikat-8 = Kilka tur później został ci jeden kafelek. Dołóż go: wygrywa, kto pierwszy zostanie bez kafelków.
tour-unikat-other = To też wolno. Tym razem jednak zrób to, o czym mowa wyżej.
tour-unikat-one = Spójrz na kafelek obok tej kratki: różnić musi się dokładnie jedna cecha.
tour-unikat-every = Ta kratka dotyka kilku kafelków. Twój musi się różnić od każdego z nich dokładnie jedną cechą.
tour-unikat-chain = Następny kafelek musi dotykać tego w obwódce.
tour-unikat-place = Kafelek kładzie się na pustej kratce, która dotyka innego kafelka.
tour-unikat-given = To kafelek właśnie oddany. Weź inny.
unikat-point = Wybierz kafelek, a pokaże się stół.
