## Help
help-stolik = Unikát, UNO a Ubongo u jednoho stolu: hraj, zkoumej, ověřuj.
help-usage = použití:
help-arguments = argumenty
help-additions = přepínače
help-options = vypíše, co se dá u stolu nastavit
help-commands = příkazy
help-command = příkaz
help-help = ukáže tuto nápovědu
help-version = ukáže verzi
help-lang = jazyk: en, pl, cs, sk nebo uk
help-book = kniha pravidel, podle které se hraje
help-option = volba hry jako key=value, lze zadat vícekrát
help-seed = stejné semínko dá stejný výsledek
help-play = otevře stoly v prohlížeči
help-play-no-browser = jen vypíše adresu
help-terminal = spustí hru v terminálu, s lidmi i s boty
help-terminal-people = kolik lidí hraje u této obrazovky (1)
help-terminal-bots = boti, třeba greedy,random*2 nebo program:PŘÍKAZ
help-terminal-names = jména lidí oddělená čárkami
help-terminal-record = zapíše záznam hry do tohoto souboru
help-rules = ukáže pravidla hry, nebo jen jedno pravidlo
help-rules-what = kniha pravidel nebo pravidla, třeba unikat nebo UNI-34
help-rules-search = najde odpověď na otázku v několika slovech
help-rules-coverage = ukáže, které testy ověřují které pravidlo
help-rules-tests = složka s testy
help-show = nakreslí pozici
help-show-position = pozice jako text; - ji přečte ze vstupu
help-show-svg = uloží kresbu do tohoto souboru; - ji vypíše
help-show-seat = ukáže jen to, co vidí toto místo
help-backup = zkopíruje data, i když server běží
help-backup-file = soubor, do kterého se kopie uloží
help-backup-replace = nahradí starou kopii novou
help-engine = odpovídá programům na řádky JSON
help-verify = ověří každý bajt záznamu
help-verify-record = soubor se záznamem
help-arena = nechá boty sehrát mnoho her
help-arena-bots = kdo hraje, třeba greedy,random*3 nebo greedy,program:PŘÍKAZ
help-arena-games = kolik her
help-arena-nodes = kolik uzlů smí bot prohledat při jednom rozhodnutí
help-arena-processes = kolik procesů; 0 znamená jeden na každé jádro
help-arena-json = vypíše výsledek jako JSON
help-tournament = nechá boty sehrát turnaj v UNO
help-tournament-format = rotation12 pro 4 hráče, rotation28 pro 8
help-tournament-bots = kdo hraje, třeba tuned*8 nebo tuned*4,rule*4
help-tournament-duel = kolik kol má závěrečný souboj (3)
help-tournament-record = zapíše turnaj se všemi zápasy do tohoto souboru
help-tournament-verify = ověří takový soubor a nic nehraje
help-conform = ověří, že hra splňuje všechno, co od ní jádro čeká
help-conform-seats = kolik míst; jinak postupně každý počet, který kniha dovoluje
help-conform-steps = kolik kroků pro každý počet míst

## What goes wrong
bad-arguments = { $command }: { $why }
words-missing = chybí: { $words }
words-unknown = „{ $words }“ tu nic neznamená
value-missing = za { $words } chybí hodnota
unknown-command = příkaz „{ $word }“ neexistuje; na výběr je: { $may }
bad-number = { $name }: „{ $word }“ není číslo od { $low } do { $high }
bad-bots = „{ $word }“ nejsou boti; zapiš je třeba jako greedy*2
unknown-bot = bot „{ $name }“ pro { $game } neexistuje; na výběr je: { $may }
unknown-language = jazyk „{ $language }“ tu není; na výběr je: { $may }
unknown-rule = „{ $word }“ není kniha pravidel ({ $may }) ani pravidlo jako UNI-34
no-tests-folder = „{ $folder }“ není složka s testy; to jde jen ve složce se zdrojovým kódem projektu
not-utf-8 = toto není text v UTF-8
not-utf-8-at = bajt { $byte }: toto není text v UTF-8
file-trouble = { $name }: { $why }
file-missing = { $name }: takový soubor ani složka tu není
file-is-folder = { $name }: to je složka, ne soubor
file-forbidden = { $name }: nemáš právo ho číst nebo zapisovat

## Reading rules
rules-not-found = k „{ $words }“ se žádné pravidlo nenašlo
rules-source = Zdroj: { $source }
rules-ruling = Výklad: { $ruling }
rules-options = Volby: { $options }
ruling-plain = pravidla to říkají přímo
ruling-derived = plyne to z pravidel
ruling-edition = vydání pravidel se liší
ruling-ambiguous = pravidla se dají číst různě; tady se hraje takto
ruling-silent = pravidla to nechávají otevřené; tady se hraje takto
coverage-none = žádný test
coverage-no-effect = na hru nemá vliv
options-key = Volba
options-values = Hodnoty
options-default = { $default } (na výběr: { $may })
options-clause = Pravidlo
options-meaning = Význam

## Records
verified-replay = Záznam souhlasí: { $entries ->
    [one] jeden zápis se přehrál
    [few] { $entries } zápisy se přehrály
    [many] { $entries } zápisu se přehrálo
   *[other] { $entries } zápisů se přehrálo
} přesně tak, jak je psáno; konec: { $ending }.
verified-chance = Míchání je poctivé: { $draws ->
    [one] jedno losování vychází
    [few] { $draws } losování vycházejí
    [many] { $draws } losování vychází
   *[other] { $draws } losování vychází
} ze slíbeného tajemství.
verified-chances = Míchání je poctivé: každé losování vychází ze slíbených tajemství.
verified-no-chance = Míchání v tomto záznamu nebylo předem slíbené, takže se o něm nedá nic říct.
verified-secret-kept = Hra ještě běží, proto je tajemství jejího míchání zatím skryté.
ending-over = dohráno
ending-abandoned = nedohráno
ending-open = ještě se hraje

## Backups
backup-copying = kopírování
backup-done = Kopie je v souboru { $file }: { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
    [many] { $tables } stolu
   *[other] { $tables } stolů
}, { $entries ->
    [one] jeden zápis
    [few] { $entries } zápisy
    [many] { $entries } zápisu
   *[other] { $entries } zápisů
}, { $size } kB; je zkontrolovaná.
backup-no-data = v „{ $folder }“ nejsou žádná data
backup-exists = „{ $file }“ už existuje; zvol jiný soubor, nebo přidej --replace
backup-onto-itself = „{ $file }“ patří k samotným datům; zvol jiný soubor
backup-to-output = kopii nelze vypsat na výstup; místo „-“ zadej název souboru
backup-trouble = kopii se nepodařilo vytvořit: { $why }

## Arena and conformance
arena-playing = hraje se
arena-title = { $book }, { $games ->
    [one] jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}
arena-bot = Bot
arena-wins = Výhry
arena-rate = Podíl
arena-interval = 95% interval
arena-points = Body na hru
arena-capped = { $bot }: hledání: { $searches }, z toho zkrácená limitem uzlů: { $capped }
conform-playing = ověřuje se
conform-line = { $game }, míst: { $seats }, kroků: { $steps }, her: { $matches }, chyb: { $failures }
conform-clauses = Pravidla, která něco odmítla:
conform-seen = Co se cestou vyskytlo:

## Tournaments
unknown-format = turnaj „{ $word }“ neexistuje; na výběr je: { $may }
tournament-book = turnaje se hrají podle { $may }, ne podle { $book }
tournament-players = správný počet hráčů pro { $format } je { $count }, ne { $given }
tournament-option = o { $key } rozhoduje sám { $format }
bad-player-name = jméno hráče { $player } se nedá použít; může mít 1 až 60 písmen
duel-length = souboj má { $low } až { $high } kol, ne { $given }
no-match = v tomto turnaji není zápas „{ $match }“
match-not-due = na zápas { $match } ještě není čas
match-length = počet kol v zápase { $match } je { $count }, ne { $given }
result-twice = výsledek zápasu { $match } už je zapsaný
winner-elsewhere = hráč { $player } v zápase { $match } nehraje
deal-points = kolo dává 0 až { $high } bodů, ne { $points }
no-lot-due = teď se o ničem nelosuje
lot-for-others = losuje se jen mezi těmito hráči: { $players }
not-a-tournament = toto není turnaj: první řádek musí být „stolik tournament 1“
tournament-no-record = tady musí být záznam zápasu { $match }
tournament-no-result = tady je záznam zápasu { $match }, který nemá výsledek
tournament-other-lot = toto losování nevyplývá ze zápasů
tournament-other-match = toto není záznam zápasu { $match } tak, jak se měl hrát
tournament-other-result = podle tohoto záznamu skončil zápas { $match } jinak, než říká výsledek
tournament-block = Blok
tournament-deals = Kola
tournament-table = Stůl
tournament-pairs = Dvojice
tournament-result = Výsledek
tournament-standings = Body po každém bloku
tournament-place = Místo
tournament-player = Hráč
tournament-won = Vyhraná kola
tournament-lot = O tom, kdo jde do souboje, rozhoduje losování: { $order }
tournament-duel = Souboj dvou nejlepších
tournament-deal = Kolo
tournament-winner = Turnaj vyhrává { $name }.
tournament-open = Turnaj ještě nemá vítěze.
tournament-saved = Turnaj je v souboru { $file }; stolik tournament --verify ho zkontroluje.
tournament-true = Zápis turnaje souhlasí; zápasy, které se přehrají tak, jak je zapsáno: { $matches }.

## The table in the terminal
play-person = Hráč { $number }
play-bot = { $bot } { $number }
play-commit = Poctivé míchání: jeho tajemství bylo určené před hrou a toto je jeho otisk: { $commit }
play-secret = Tajemství míchání: { $secret }.
play-record = Záznam je v souboru { $file }; stolik verify ho zkontroluje i s mícháním.
play-open = Otevři tuto adresu v prohlížeči: { $address }
play-no-terminal = Není tu terminál, a tak ti hru předvedou boti.
play-time = Zbývá: { $seconds } s
play-unknown = odpověď „{ $word }“ tu nic neznamená
record-exists = „{ $file }“ už existuje; zvol jiný soubor
names-too-many = jmen je víc než lidí
play-hand-over = Teď hraje { $name }. Sedni si k obrazovce, ostatní ať se dívají jinam, a stiskni Enter.
play-help = Odpověz číslem ze seznamu nebo akcí, třeba „lay SBW1@0,1“. „?“ ukáže pravidla, která teď platí, „? UNI-34“ jedno pravidlo, „? lay SBW1@0,1“ proč ano, nebo proč ne. Ctrl-D znamená odchod od stolu.
play-may = Ano, můžeš.
play-no-number = číslo { $number } v seznamu není, jen 1 až { $most }
play-enter = Pokračuj klávesou Enter.
play-spoken = Místa se číslují od 0. „note draw 1 2“: místo 1 si lízne 2 karty; „note skip 1“: místo 1 přijde o nejbližší tah.
play-left = Odcházíš od stolu.
play-capped = { $name }: hledání: { $searches }, z toho zkrácená limitem uzlů: { $capped }

## Ubongo's boards
help-ubongo = desky Ubonga: prohlížení, tisk, měření, výroba nových a trénink
help-ubongo-boards = ukáže sadu desek jako text, nebo ji nakreslí
help-ubongo-stats = ukáže, jak těžké jsou úlohy a jak vyrovnaná jsou kola
help-ubongo-generate = vyrobí novou sadu desek a vypíše ji jako text
help-ubongo-practice = dává jednu úlohu za druhou na trénink o samotě, s nápovědou
help-ubongo-puzzle = úloha na začátek, třeba easy-2-17-4-3
help-ubongo-side = easy (lehká), nebo hard (těžká)
help-ubongo-set = číslo sady
help-ubongo-file = vlastní sada z tohoto souboru; - ji přečte ze vstupu
help-ubongo-svg = uloží obrázek všech desek do tohoto souboru; - ho vypíše
help-ubongo-png = totéž jako pixely
help-ubongo-pdf = uloží do tohoto souboru listy k vytištění a vystřižení, i s dílky a kostkou
unknown-side = strana „{ $word }“ neexistuje; na výběr je: { $may }
ubongo-exhausted = ze semínka „{ $seed }“ nevyjde celá sada; zkus jiné
set-size = sada má mít desek: { $whole }; tady jich je: { $count }
board-words = deska je plocha a šest řad dílků, dohromady slov: { $whole }; tady jich je: { $count }
bad-area = „{ $word }“ není plocha; nakresli ji třeba jako .XX/XXX, nejvýš šest krát šest políček
bad-row = „{ $word }“ není řada dílků; na výběr je: { $may }
bad-row-size = „{ $word }“: každá řada musí mít stejný počet různých dílků, a to { $counts }
row-does-not-cover = „{ $word }“ plochu nezakryje
ubongo-set-easy = Lehká strana, sada { $number }
ubongo-set-hard = Těžká strana, sada { $number }
ubongo-set-file = Sada ze souboru { $file }
ubongo-measuring = měření
ubongo-making = hledání ploch
ubongo-stats-figures = Obtížnost je logaritmus délky hledání (o 1 víc znamená dvakrát déle); v tabulce je medián. Rozptyl říká, jak se liší desky jednoho kola: medián, 95 % a největší.
ubongo-stats-set = Sada
ubongo-stats-cells = Políčka
ubongo-stats-difficulty = Obtížnost
ubongo-stats-spread = Rozptyl
ubongo-stats-spread-most = 95 %
ubongo-stats-spread-largest = největší
ubongo-stats-unique = Jedno řešení
ubongo-stats-histogram = Rozdělení úloh podle obtížnosti
ubongo-stats-puzzles = Úlohy

## Ubongo's puzzles for one
terminal-practice-puzzle = Úloha { $puzzle }. Čas: { $seconds } s.
terminal-practice-help = Napiš, kde leží dílky, třeba „L4@1,0fr2 I2@0,0“: sloupec a řádek levého horního rohu rámečku kolem dílku, f znamená zrcadlově, r1 až r3 jsou čtvrtotáčky doprava. Nebo napiš: hint (nápověda; „hint 0“ až „hint 3“ prozradí čím dál víc), skip (další úloha), quit (konec).
terminal-practice-solved = Ubongo. Tvůj čas: { $seconds } z { $limit } s.
terminal-practice-solved-late = Vyřešeno za { $seconds } s, času bylo { $limit } s.
terminal-practice-time-up = Čas vypršel, ale klidně pokračuj.
terminal-practice-fits = Odtud se k řešení ještě dojít dá.
terminal-practice-fits-not = Takhle to nepůjde: žádné řešení tak nevypadá.
terminal-practice-lay = Teď polož dílek { $piece }.
terminal-practice-lay-cell = Teď polož dílek { $piece }. Zakryje políčko { $cell }.
terminal-practice-lay-place = Teď polož { $placement }.
terminal-practice-take = Dílek { $piece } dej pryč.
terminal-practice-take-cell = Dílek { $piece } dej pryč. Patří na políčko { $cell }.
terminal-practice-take-place = Dílek { $piece } dej pryč a polož ho takhle: { $placement }.
terminal-practice-over = Vyřešené úlohy: { $count }.

## The engine
line-too-long = řádek smí mít nejvýš { $most } bajtů
record-too-long = záznam smí mít nejvýš { $most } MB
position-too-long = pozice smí mít nejvýš { $most } znaků
not-json = sloupec { $column }: toto není JSON ({ $why })
strange-json = tento JSON se nedá použít: klíč se opakuje, číslo je mimo meze, nebo je vnoření moc hluboké
engine-no-verb = žádost musí být objekt s klíčem „do“ a s jednou z těchto hodnot: { $may }
engine-unknown-verb = „{ $word }“ tu udělat nejde; na výběr je: { $may }
engine-unknown-key = „{ $word }“ nepatří k „{ $verb }“; patří tam: { $may }
engine-wrong-type = „{ $key }“ má být { $kind }
engine-no-game = žádná hra ještě neběží: začni pomocí new, position nebo load
engine-other-game = { $book } je kniha pravidel hry { $game }
engine-no-chance = teď se o ničem nelosuje
play-race = { $book } je závod: u jedné obrazovky hraje jeden člověk proti botům

## The ladder
help-ladder = ukáže, kdo jak dobře hraje na tomto serveru, nebo to ověří
help-ladder-show = ukáže žebříček jedné hry
help-ladder-recompute = přehraje všechny deníky a opraví výsledky
help-ladder-check = jen porovná, nic nezmění
ladder-sound = Výsledky shodné s deníky: { $count }
ladder-different = Výsledky, které se neshodovaly: { $count }
ladder-lacking = Zápasy bez výsledku: { $count }
ladder-alone = Výsledky, jejichž deníky už neexistují: { $count }
ladder-unreadable = Deníky, které nejde přehrát: { $count }
ladder-mended = Co nesouhlasilo, je opravené.
ladder-not-mended = Co nesouhlasí, zůstalo beze změny; bez --check se to opraví.
ladder-older-data = tato data zapsala starší verze; spusť jednou server a ten je převede

decimal = { $number }
percent = { $number } %
