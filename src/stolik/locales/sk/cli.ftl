## Help
help-stolik = Unikát, UNO a Ubongo pri jednom stole: hraj, skúmaj, overuj.
help-usage = použitie:
help-arguments = argumenty
help-additions = prepínače
help-options = vypíše, o čom sa dá pri stole rozhodnúť
help-commands = príkazy
help-command = príkaz
help-help = ukáže tohto pomocníka
help-version = ukáže verziu
help-lang = jazyk: en, pl, cs, sk alebo uk
help-book = kniha pravidiel, podľa ktorej sa hrá
help-option = voľba hry ako key=value, aj viackrát
help-seed = rovnaké semienko dá rovnaký výsledok
help-play = otvorí stoly v prehliadači
help-play-no-browser = iba vypíše adresu
help-terminal = spustí hru v termináli, s ľuďmi aj s botmi
help-terminal-people = koľko ľudí hrá pri tejto obrazovke (1)
help-terminal-bots = boti, napríklad greedy,random*2 alebo program:PRÍKAZ
help-terminal-names = mená ľudí oddelené čiarkami
help-terminal-record = zapíše záznam hry do tohto súboru
help-rules = ukáže pravidlá hry alebo len jedno pravidlo
help-rules-what = kniha pravidiel alebo pravidlá, napríklad unikat alebo UNI-34
help-rules-search = nájde odpoveď na otázku v niekoľkých slovách
help-rules-coverage = ukáže, ktoré testy overujú ktoré pravidlo
help-rules-tests = priečinok s testami
help-show = nakreslí pozíciu
help-show-position = pozícia ako text; - ju prečíta zo vstupu
help-show-svg = uloží kresbu do tohto súboru; - ju vypíše
help-show-seat = ukáže len to, čo vidí toto miesto
help-backup = skopíruje údaje, aj keď server beží
help-backup-file = súbor, do ktorého sa kópia uloží
help-backup-replace = nahradí starú kópiu novou
help-engine = odpovedá na riadky JSON, pre programy
help-verify = overí každý bajt záznamu
help-verify-record = súbor so záznamom
help-arena = nechá botov odohrať veľa hier
help-arena-bots = kto hrá, napríklad greedy,random*3 alebo greedy,program:PRÍKAZ
help-arena-games = koľko hier
help-arena-nodes = koľko uzlov smie bot prehľadať pri jednom rozhodnutí
help-arena-processes = koľko procesov; 0 znamená jeden na každé jadro
help-arena-json = vypíše výsledok ako JSON
help-tournament = nechá botov odohrať turnaj v UNO
help-tournament-format = rotation12 pre 4 hráčov, rotation28 pre 8
help-tournament-bots = kto hrá, napríklad tuned*8 alebo tuned*4,rule*4
help-tournament-duel = koľko kôl má záverečný súboj (3)
help-tournament-record = zapíše turnaj so všetkými zápasmi do tohto súboru
help-tournament-verify = overí taký súbor a nič nehrá
help-conform = overí, že hra dodržiava, čo má dodržiavať každá hra
help-conform-seats = koľko miest; inak postupne každý počet, ktorý kniha dovoľuje
help-conform-steps = koľko krokov pre každý počet miest

## What goes wrong
bad-arguments = { $command }: { $why }
words-missing = chýba: { $words }
words-unknown = „{ $words }“ tu nič neznamená
value-missing = za { $words } chýba hodnota
unknown-command = príkaz „{ $word }“ nie je; na výber je: { $may }
bad-number = { $name }: „{ $word }“ nie je číslo od { $low } do { $high }
bad-bots = „{ $word }“ nie sú boti; zapíš ich napríklad ako greedy*2
unknown-bot = bot „{ $name }“ pre { $game } nie je; na výber je: { $may }
unknown-language = jazyk „{ $language }“ tu nie je; na výber je: { $may }
unknown-rule = „{ $word }“ nie je kniha pravidiel ({ $may }) ani pravidlo ako UNI-34
no-tests-folder = „{ $folder }“ nie je priečinok s testami; toto ide len v priečinku so zdrojovým kódom projektu
not-utf-8 = toto nie je text v UTF-8
not-utf-8-at = bajt { $byte }: toto nie je text v UTF-8
file-trouble = { $name }: { $why }
file-missing = { $name }: taký súbor ani priečinok tu nie je
file-is-folder = { $name }: to je priečinok, nie súbor
file-forbidden = { $name }: nemáš právo ho čítať alebo zapisovať

## Reading rules
rules-not-found = k „{ $words }“ sa nenašlo žiadne pravidlo
rules-source = Zdroj: { $source }
rules-ruling = Výklad: { $ruling }
rules-options = Voľby: { $options }
ruling-plain = pravidlá to hovoria priamo
ruling-derived = vyplýva to z pravidiel
ruling-edition = vydania pravidiel sa líšia
ruling-ambiguous = pravidlá sa dajú čítať rôzne; tu sa hrá takto
ruling-silent = pravidlá to nechávajú otvorené; tu sa hrá takto
coverage-none = žiadny test
coverage-no-effect = na hru nemá vplyv
options-key = Voľba
options-values = Hodnoty
options-default = { $default } (na výber: { $may })
options-clause = Pravidlo
options-meaning = Význam

## Records
verified-replay = Záznam sedí: { $entries ->
    [one] jeden zápis vyšiel
    [few] { $entries } zápisy vyšli
    [many] { $entries } zápisu vyšlo
   *[other] { $entries } zápisov vyšlo
} pri overení presne tak, ako je napísané; koniec: { $ending }.
verified-chance = Miešanie je poctivé: { $draws ->
    [one] jedno žrebovanie vychádza
    [few] { $draws } žrebovania vychádzajú
    [many] { $draws } žrebovania vychádza
   *[other] { $draws } žrebovaní vychádza
} zo sľúbeného tajomstva.
verified-chances = Miešanie je poctivé: každé žrebovanie vychádza zo sľúbených tajomstiev.
verified-no-chance = Miešanie v tomto zázname nebolo vopred sľúbené, preto sa o ňom nedá nič povedať.
verified-secret-kept = Hra ešte beží, preto je tajomstvo jej miešania zatiaľ skryté.
ending-over = dohrané
ending-abandoned = nedohrané
ending-open = ešte sa hrá

## Backups
backup-copying = kopírovanie
backup-done = Kópia je v súbore { $file }: { $tables ->
    [one] jeden stôl
    [few] { $tables } stoly
    [many] { $tables } stola
   *[other] { $tables } stolov
}, { $entries ->
    [one] jeden zápis
    [few] { $entries } zápisy
    [many] { $entries } zápisu
   *[other] { $entries } zápisov
}, { $size } kB; je skontrolovaná.
backup-no-data = v „{ $folder }“ nie sú žiadne údaje
backup-exists = „{ $file }“ už existuje; zvoľ iný súbor alebo pridaj --replace
backup-onto-itself = „{ $file }“ patrí k samotným údajom; zvoľ iný súbor
backup-to-output = kópiu nemožno vypísať na výstup; namiesto „-“ zadaj názov súboru
backup-trouble = kópiu sa nepodarilo vytvoriť: { $why }

## Arena and conformance
arena-playing = hrá sa
arena-title = { $book }, { $games ->
    [one] jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } hier
}
arena-bot = Bot
arena-wins = Výhry
arena-rate = Podiel
arena-interval = 95-percentný interval
arena-points = Body na hru
arena-capped = { $bot }: hľadania: { $searches }, z toho skrátené limitom uzlov: { $capped }
conform-playing = overuje sa
conform-line = { $game }, miest: { $seats }, krokov: { $steps }, hier: { $matches }, chýb: { $failures }
conform-clauses = Pravidlá, ktoré niečo odmietli:
conform-seen = Čo sa cestou vyskytlo:

## Tournaments
unknown-format = turnaj „{ $word }“ nie je; na výber je: { $may }
tournament-book = turnaje sa hrajú podľa { $may }, nie podľa { $book }
tournament-players = správny počet hráčov pre { $format } je { $count }, nie { $given }
tournament-option = o { $key } rozhoduje sám { $format }
bad-player-name = meno hráča { $player } sa nehodí; môže mať 1 až 60 písmen
duel-length = súboj má { $low } až { $high } kôl, nie { $given }
no-match = v tomto turnaji nie je zápas „{ $match }“
match-not-due = na zápas { $match } ešte nie je čas
match-length = počet kôl v zápase { $match } je { $count }, nie { $given }
result-twice = výsledok zápasu { $match } je už zapísaný
winner-elsewhere = hráč { $player } v zápase { $match } nehrá
deal-points = kolo dáva 0 až { $high } bodov, nie { $points }
no-lot-due = žrebovaním sa teraz nič nerozhoduje
lot-for-others = žrebuje sa práve medzi týmito hráčmi: { $players }
not-a-tournament = toto nie je turnaj: prvý riadok musí byť „stolik tournament 1“
tournament-no-record = tu má byť záznam zápasu { $match }
tournament-no-result = tu je záznam zápasu { $match }, ktorý nemá výsledok
tournament-other-lot = toto žrebovanie nevyplýva zo zápasov
tournament-other-match = toto nie je záznam zápasu { $match } tak, ako sa mal hrať
tournament-other-result = podľa tohto záznamu sa zápas { $match } skončil inak, než hovorí výsledok
tournament-block = Blok
tournament-deals = Kolá
tournament-table = Stôl
tournament-pairs = Dvojice
tournament-result = Výsledok
tournament-standings = Body po každom bloku
tournament-place = Miesto
tournament-player = Hráč
tournament-won = Výhry
tournament-lot = O tom, kto ide do súboja, rozhoduje žrebovanie: { $order }
tournament-duel = Súboj dvoch najlepších
tournament-deal = Kolo
tournament-winner = Turnaj vyhráva { $name }.
tournament-open = Turnaj ešte nemá víťaza.
tournament-saved = Turnaj je v súbore { $file }; stolik tournament --verify ho skontroluje.
tournament-true = Záznam turnaja sedí; zápasy, ktoré pri overení vyšli tak, ako sú zapísané: { $matches }.

## The table in the terminal
play-person = Hráč { $number }
play-bot = { $bot } { $number }
play-commit = Poctivé miešanie: jeho tajomstvo bolo určené pred hrou a toto je jeho odtlačok: { $commit }
play-secret = Tajomstvo miešania: { $secret }.
play-record = Záznam je v súbore { $file }; stolik verify ho skontroluje aj s miešaním.
play-open = Otvor túto adresu v prehliadači: { $address }
play-no-terminal = Nie je tu terminál, a tak hru predvedú boti.
play-time = Zostáva: { $seconds } s
play-unknown = „{ $word }“ nie je odpoveď
record-exists = „{ $file }“ už existuje; zvoľ iný súbor
names-too-many = mien je viac ako ľudí
play-hand-over = Teraz hrá { $name }. Sadni si k obrazovke, ostatní nech sa pozerajú inam, a stlač Enter.
play-help = Odpovedz číslom zo zoznamu alebo akciou, napríklad „lay SBW1@0,1“. „?“ ukáže pravidlá, ktoré teraz platia, „? UNI-34“ jedno pravidlo, „? lay SBW1@0,1“ prečo áno alebo prečo nie. Ctrl-D znamená odchod od stola.
play-may = Áno, môžeš.
play-no-number = číslo { $number } v zozname nie je, len 1 až { $most }
play-enter = Pokračuj klávesom Enter.
play-spoken = Miesta sa číslujú od 0. „note draw 1 2“: miesto 1 si potiahne 2 karty; „note skip 1“: miesto 1 príde o najbližší ťah.
play-left = Odchádzaš od stola.
play-capped = { $name }: hľadania: { $searches }, z toho skrátené limitom uzlov: { $capped }

## Ubongo's boards
help-ubongo = dosky Ubonga: prezri, vytlač, zmeraj, vyrob nové, trénuj
help-ubongo-boards = ukáže sadu dosiek ako text alebo ju nakreslí
help-ubongo-stats = ukáže, aké ťažké sú úlohy a aké vyrovnané sú kolá
help-ubongo-generate = vyrobí novú sadu dosiek a vypíše ju ako text
help-ubongo-practice = dá ti jednu úlohu za druhou na tréning osamote, s nápovedou
help-ubongo-puzzle = úloha na začiatok, napríklad easy-2-17-4-3
help-ubongo-side = easy (ľahká) alebo hard (ťažká)
help-ubongo-set = číslo sady
help-ubongo-file = vlastná sada z tohto súboru; - ju prečíta zo vstupu
help-ubongo-svg = uloží obrázok všetkých dosiek do tohto súboru; - ho vypíše
help-ubongo-png = to isté ako pixely
help-ubongo-pdf = uloží do tohto súboru hárky na vytlačenie a vystrihnutie, aj s dielikmi a kockou
unknown-side = strana „{ $word }“ nie je; na výber je: { $may }
ubongo-exhausted = zo semienka „{ $seed }“ celá sada nevyjde; vezmi iné
set-size = sada má mať dosiek: { $whole }; tu ich je: { $count }
board-words = doska je plocha a šesť radov dielikov, spolu slov: { $whole }; tu ich je: { $count }
bad-area = „{ $word }“ nie je plocha; nakresli ju napríklad takto: .XX/XXX, najviac šesť krát šesť políčok
bad-row = „{ $word }“ nie je rad dielikov; na výber je: { $may }
bad-row-size = „{ $word }“: v každom rade je rovnaký počet rôznych dielikov, a to { $counts }
row-does-not-cover = „{ $word }“ plochu nezakryje
ubongo-set-easy = Ľahká strana, sada { $number }
ubongo-set-hard = Ťažká strana, sada { $number }
ubongo-set-file = Sada zo súboru { $file }
ubongo-measuring = meranie
ubongo-making = hľadanie plôch
ubongo-stats-figures = Náročnosť je logaritmus dĺžky hľadania (o 1 viac je dvakrát dlhšie), tu jej medián. Rozptyl je rozdiel medzi doskami jedného kola: medián, 95 % a najväčší.
ubongo-stats-set = Sada
ubongo-stats-cells = Políčka
ubongo-stats-difficulty = Náročnosť
ubongo-stats-spread = Rozptyl
ubongo-stats-spread-most = 95 %
ubongo-stats-spread-largest = najväčší
ubongo-stats-unique = Jedno riešenie
ubongo-stats-histogram = Koľko úloh má akú náročnosť
ubongo-stats-puzzles = Úlohy

## Ubongo's puzzles for one
terminal-practice-puzzle = Úloha { $puzzle }. Čas: { $seconds } s.
terminal-practice-help = Napíš, kde dieliky ležia, napríklad „L4@1,0fr2 I2@0,0“: stĺpec a riadok ľavého horného rohu rámčeka okolo dielika, f je zrkadlovo, r1 až r3 sú štvrťotáčky doprava. Alebo napíš: hint (nápoveda; „hint 0“ až „hint 3“ prezradí čoraz viac), skip (ďalšia úloha), quit (koniec).
terminal-practice-solved = Ubongo. Tvoj čas: { $seconds } z { $limit } s.
terminal-practice-solved-late = Vyriešené za { $seconds } s, času bolo { $limit } s.
terminal-practice-time-up = Čas vypršal, ale pokojne pokračuj.
terminal-practice-fits = Z tohto sa k riešeniu ešte dá dostať.
terminal-practice-fits-not = Takto to nepôjde: žiadne riešenie tak nevyzerá.
terminal-practice-lay = Teraz polož dielik { $piece }.
terminal-practice-lay-cell = Teraz polož dielik { $piece }. Zakryje políčko { $cell }.
terminal-practice-lay-place = Teraz polož { $placement }.
terminal-practice-take = Dielik { $piece } daj preč.
terminal-practice-take-cell = Dielik { $piece } daj preč. Patrí na políčko { $cell }.
terminal-practice-take-place = Dielik { $piece } daj preč a polož ho takto: { $placement }.
terminal-practice-over = Vyriešené úlohy: { $count }.

## The engine
line-too-long = riadok smie mať najviac { $most } bajtov
record-too-long = záznam smie mať najviac { $most } MB
position-too-long = pozícia smie mať najviac { $most } znakov
not-json = stĺpec { $column }: toto nie je JSON ({ $why })
strange-json = tento JSON sa nedá použiť: kľúč sa opakuje, číslo je mimo medzí alebo je vnorený príliš hlboko
engine-no-verb = žiadosť je objekt s kľúčom „do“ a jednou z týchto hodnôt: { $may }
engine-unknown-verb = „{ $word }“ sa tu urobiť nedá; na výber je: { $may }
engine-unknown-key = „{ $word }“ nepatrí k „{ $verb }“; patrí tam: { $may }
engine-wrong-type = „{ $key }“ má byť { $kind }
engine-no-game = žiadna hra ešte nebeží: začni s new, position alebo load
engine-other-game = { $book } je kniha pravidiel hry { $game }
engine-no-chance = náhoda teraz nemá čo robiť
play-race = v hre { $book } sa preteká: pri jednej obrazovke hrá jeden človek proti botom

## The ladder
help-ladder = ukáže, kto ako dobre hrá na tomto serveri, alebo to overí
help-ladder-show = ukáže rebríček jednej hry
help-ladder-recompute = znova prejde všetky denníky a opraví výsledky
help-ladder-check = len porovná, nič nezmení
ladder-sound = Výsledky zhodné s denníkmi: { $count }
ladder-different = Výsledky, ktoré sa nezhodovali: { $count }
ladder-lacking = Zápasy bez výsledku: { $count }
ladder-alone = Výsledky, ktorých denníky už nie sú: { $count }
ladder-unreadable = Denníky, ktoré sa nedajú znova prejsť: { $count }
ladder-mended = Čo nesedelo, je opravené.
ladder-not-mended = Čo nesedí, zostalo bez zmeny; bez --check sa to opraví.
ladder-older-data = tieto údaje zapísala staršia verzia; spusti raz server a ten ich prevedie do novej podoby

decimal = { $number }
percent = { $number } %
