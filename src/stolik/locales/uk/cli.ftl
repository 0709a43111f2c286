## Help
help-stolik = «Унікат», UNO й «Убонго» за одним столом: грати, вивчати, перевіряти.
help-usage = використання:
help-arguments = аргументи
help-additions = параметри
help-options = показати, що можна налаштувати за столом
help-commands = команди
help-command = команда
help-help = показати цю довідку
help-version = показати версію
help-lang = мова: en, pl, cs, sk або uk
help-book = книга правил гри
help-option = налаштування гри як key=value, можна кілька разів
help-seed = те саме значення дає той самий результат
help-play = відкрити столи у браузері
help-play-no-browser = лише показати адресу
help-terminal = грати в терміналі, з людьми й ботами
help-terminal-people = скільки людей грає за цим екраном (1)
help-terminal-bots = боти, наприклад greedy,random*2 або program:КОМАНДА
help-terminal-names = імена людей, через кому
help-terminal-record = зберегти запис гри в цей файл
help-rules = прочитати правила гри або одне правило
help-rules-what = книга правил або окремі правила, наприклад unikat чи UNI-34
help-rules-search = знайти відповідь на запитання з кількох слів
help-rules-coverage = показати, які тести перевіряють яке правило
help-rules-tests = тека з тестами
help-show = намалювати позицію
help-show-position = позиція текстом або -, щоб прочитати її зі стандартного вводу
help-show-svg = зберегти малюнок у цей файл або -, щоб вивести його на екран
help-show-seat = показати лише те, що видно з цього місця
help-backup = скопіювати дані, можна й тоді, коли сервер працює
help-backup-file = файл, у який записати копію
help-backup-replace = замінити стару копію новою
help-engine = відповідати на рядки JSON: для програм
help-verify = перевірити запис гри до останнього байта
help-verify-record = файл запису
help-arena = дати ботам зіграти багато ігор
help-arena-bots = хто грає, наприклад greedy,random*3 або greedy,program:КОМАНДА
help-arena-games = скільки ігор
help-arena-nodes = скільки вузлів бот може переглянути для одного рішення
help-arena-processes = скільки процесів; 0 означає по одному на кожне ядро
help-arena-json = вивести результат як JSON
help-tournament = дати ботам зіграти турнір з UNO
help-tournament-format = rotation12 для 4 гравців, rotation28 для 8
help-tournament-bots = хто грає, наприклад tuned*8 або tuned*4,rule*4
help-tournament-duel = скільки роздач грають наприкінці двоє найкращих (3)
help-tournament-record = зберегти турнір з усіма матчами в цей файл
help-tournament-verify = перевірити такий файл і нічого не грати
help-conform = перевірити, чи гра робить усе, що має вміти кожна гра
help-conform-seats = скільки місць; без цього по черзі всі кількості, які дозволяють правила
help-conform-steps = скільки кроків для кожної кількості місць

## What goes wrong
bad-arguments = { $command }: { $why }
words-missing = бракує: { $words }
words-unknown = тут незрозуміло: «{ $words }»
value-missing = після { $words } бракує значення
unknown-command = немає команди «{ $word }»; є: { $may }
bad-number = { $name }: «{ $word }» — не число від { $low } до { $high }
bad-bots = «{ $word }» не називає ботів; пиши, наприклад, greedy*2
unknown-bot = немає бота «{ $name }» для { $game }; є: { $may }
unknown-language = мови «{ $language }» тут немає; є: { $may }
unknown-rule = «{ $word }» — не книга правил ({ $may }) і не правило на зразок UNI-34
no-tests-folder = у «{ $folder }» немає тестів; ця команда працює лише в робочій копії проєкту
not-utf-8 = це не текст у кодуванні UTF-8
not-utf-8-at = байт { $byte }: це не текст у кодуванні UTF-8
file-trouble = { $name }: { $why }
file-missing = { $name }: немає такого файлу чи теки
file-is-folder = { $name }: це тека, а не файл
file-forbidden = { $name }: немає дозволу читати чи записувати

## Reading rules
rules-not-found = для «{ $words }» не знайдено жодного правила
rules-source = Джерело: { $source }
rules-ruling = Тлумачення: { $ruling }
rules-options = Налаштування: { $options }
ruling-plain = так сказано в друкованих правилах
ruling-derived = це випливає з друкованих правил
ruling-edition = видання друкованих правил різняться між собою
ruling-ambiguous = друковані правила можна зрозуміти по-різному; тут грають саме так
ruling-silent = друковані правила цього не визначають; тут грають саме так
coverage-none = тесту немає
coverage-no-effect = на гру не впливає
options-key = Налаштування
options-values = Значення
options-default = { $default } (з-поміж: { $may })
options-clause = Правило
options-meaning = Що означає

## Records
verified-replay = Запис справжній: { $entries ->
    [one] { $entries } крок відтворюється
    [few] { $entries } кроки відтворюються
    [many] { $entries } кроків відтворюється
   *[other] { $entries } кроку відтворюється
} так, як записано; стан: { $ending }.
verified-chance = Перемішування чесне: з обіцяного секрету { $draws ->
    [one] походить { $draws } результат
    [few] походять усі { $draws } результати
    [many] походять усі { $draws } результатів
   *[other] походить { $draws } результату
}.
verified-chances = Перемішування чесне: усі результати походять з обіцяних секретів.
verified-no-chance = Перемішування цієї гри наперед не обіцяли, тож перевірити його неможливо.
verified-secret-kept = Гра триває, тому секрет її перемішування ще не відкрито.
ending-over = гру завершено
ending-abandoned = гру покинуто
ending-open = гра триває

## Backups
backup-copying = копіювання
backup-done = Копія у файлі { $file }: { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
    [many] { $tables } столів
   *[other] { $tables } столу
}, { $entries ->
    [one] { $entries } крок
    [few] { $entries } кроки
    [many] { $entries } кроків
   *[other] { $entries } кроку
}, { $size } кБ; перевірено.
backup-no-data = у «{ $folder }» немає даних
backup-exists = «{ $file }» уже існує; вкажи інший файл або додай --replace
backup-onto-itself = «{ $file }» належить до самих даних; вкажи інший файл
backup-to-output = копію не можна вивести на екран; замість «-» назви файл
backup-trouble = не вдалося зробити копію: { $why }

## Arena and conformance
arena-playing = зіграно
arena-title = { $book }, { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
}
arena-bot = Бот
arena-wins = Перемоги
arena-rate = Частка
arena-interval = Інтервал 95%
arena-points = Очки за гру
arena-capped = { $bot }: через межу вузлів обірвано пошуків: { $capped } з { $searches }
conform-playing = перевірено
conform-line = { $game }, місць: { $seats }; кроків: { $steps }, ігор: { $matches }, помилок: { $failures }
conform-clauses = Правила, через які щось відхилено:
conform-seen = Що траплялося:

## Tournaments
unknown-format = немає турніру «{ $word }»; є: { $may }
tournament-book = турніри грають за правилами { $may }, а не { $book }
tournament-players = { $format } — для { $count } гравців, а не для { $given }
tournament-option = у { $format } { $key } змінити не можна
bad-player-name = ім’я гравця { $player } не підходить; у ньому має бути від 1 до 60 літер
duel-length = у дуелі від { $low } до { $high } роздач, а не { $given }
no-match = у цьому турнірі немає матчу «{ $match }»
match-not-due = матч { $match } ще не можна грати
match-length = роздач у матчі { $match } має бути { $count }, а не { $given }
result-twice = результат матчу { $match } уже записано
winner-elsewhere = гравець { $player } не грає в матчі { $match }
deal-points = за роздачу буває від 0 до { $high } очок, а не { $points }
no-lot-due = зараз жереб нічого не вирішує
lot-for-others = жереб вирішує саме між цими гравцями: { $players }
not-a-tournament = це не турнір: перший рядок має бути «stolik tournament 1»
tournament-no-record = тут має бути запис матчу { $match }
tournament-no-result = тут є запис матчу { $match }, а результату цього матчу немає
tournament-other-lot = з матчів виходить інше жеребкування
tournament-other-match = це запис не того матчу { $match }, який треба було зіграти
tournament-other-result = за цим записом матч { $match } закінчився інакше, ніж каже результат
tournament-block = Блок
tournament-deals = Роздачі
tournament-table = Стіл
tournament-pairs = Пари
tournament-result = Результат
tournament-standings = Очки після кожного блоку
tournament-place = Місце
tournament-player = Гравець
tournament-won = Виграно роздач
tournament-lot = Хто грає дуель, вирішує жереб: { $order }
tournament-duel = Дуель двох найкращих
tournament-deal = Роздача
tournament-winner = Турнір виграє { $name }.
tournament-open = Турнір ще не має переможця.
tournament-saved = Турнір у файлі { $file }; stolik tournament --verify перевірить його.
tournament-true = Турнір справжній; матчів, що відтворюються так, як записано: { $matches }.

## The table in the terminal
play-person = Гравець { $number }
play-bot = { $bot } { $number }
play-commit = Чесне перемішування: його секрет визначено до гри, ось його відбиток: { $commit }
play-secret = Секрет перемішування: { $secret }.
play-record = Запис у файлі { $file }; stolik verify перевірить його разом із перемішуванням.
play-open = Відкрий цю адресу у браузері: { $address }
play-no-terminal = Термінала немає, тож гру показують боти.
play-time = Залишилося: { $seconds } с
play-unknown = «{ $word }» — незрозуміла відповідь
record-exists = «{ $file }» уже існує; вкажи інший файл
names-too-many = імен більше, ніж людей
play-hand-over = Тепер { $name }. Сідай до комп’ютера, інші хай відвернуться, а тоді натисни Enter.
play-help = Відповідай номером зі списку або дією, наприклад «lay SBW1@0,1». «?» покаже чинні зараз правила, «? UNI-34» — одне правило, «? lay SBW1@0,1» — чи так можна і чому ні. Щоб вийти з-за столу, натисни Ctrl-D.
play-may = Так, можна.
play-no-number = номера { $number } у списку немає, є лише від 1 до { $most }
play-enter = Натисни Enter, щоб грати далі.
play-spoken = Місця рахують від 0. «note draw 1 2»: місце 1 бере 2 карти; «note skip 1»: місце 1 втрачає найближчий хід.
play-left = Ти виходиш з-за столу.
play-capped = { $name }: через межу вузлів обірвано пошуків: { $capped } з { $searches }

## Ubongo's boards
help-ubongo = дошки «Убонго»: роздивитися, надрукувати, виміряти, зробити нові, потренуватися
help-ubongo-boards = показати набір дощок текстом або намалювати його
help-ubongo-stats = показати, наскільки складні завдання і наскільки рівні раунди
help-ubongo-generate = зробити новий набір дощок і вивести його текстом
help-ubongo-practice = розв’язувати наодинці одне завдання за одним, із підказками
help-ubongo-puzzle = завдання, з якого почати, наприклад easy-2-17-4-3
help-ubongo-side = easy (легкий) або hard (складний)
help-ubongo-set = номер набору
help-ubongo-file = власний набір із цього файлу або -, щоб прочитати його зі стандартного вводу
help-ubongo-svg = зберегти малюнок усіх дощок у цей файл або -, щоб вивести його на екран
help-ubongo-png = те саме, але з пікселів (PNG)
help-ubongo-pdf = зберегти в цей файл аркуші для друку й вирізання, разом із деталями та кубиком
unknown-side = боку «{ $word }» немає; є: { $may }
ubongo-exhausted = зі значення «{ $seed }» цілого набору не виходить; візьми інше
set-size = у наборі має бути дощок { $whole }, а тут їх { $count }
board-words = дошка — це ділянка й шість рядків деталей, разом слів: { $whole }; тут їх: { $count }
bad-area = «{ $word }» — не ділянка; намалюй її, наприклад, так: .XX/XXX, не більше ніж шість на шість клітинок
bad-row = «{ $word }» — не рядок деталей; є: { $may }
bad-row-size = «{ $word }»: у кожному рядку має бути однакова кількість різних деталей: { $counts }
row-does-not-cover = «{ $word }» не закриває ділянку
ubongo-set-easy = Легкий бік, набір { $number }
ubongo-set-hard = Складний бік, набір { $number }
ubongo-set-file = Набір із файлу { $file }
ubongo-measuring = вимірювання
ubongo-making = пошук ділянок
ubongo-stats-figures = Складність — це логарифм довжини пошуку (на 1 більше означає вдвічі довше), тут її медіана. Розкид показує різницю між дошками одного раунду: медіану, 95% і найбільшу.
ubongo-stats-set = Набір
ubongo-stats-cells = Клітинки
ubongo-stats-difficulty = Складність
ubongo-stats-spread = Розкид
ubongo-stats-spread-most = 95%
ubongo-stats-spread-largest = найбільша
ubongo-stats-unique = Один розв’язок
ubongo-stats-histogram = Скільки завдань якої складності
ubongo-stats-puzzles = Завдання

## Ubongo's puzzles for one
terminal-practice-puzzle = Завдання { $puzzle }. Час: { $seconds } с.
terminal-practice-help = Напиши, де лежать деталі, наприклад «L4@1,0fr2 I2@0,0»: стовпець і рядок лівого верхнього кута рамки навколо деталі, f — дзеркально, r1–r3 — чверті оберту праворуч. Або напиши: hint (підказка; від «hint 0» до «hint 3» вона розкриває дедалі більше), skip (наступне завдання), quit (кінець).
terminal-practice-solved = «Убонго». Твій час: { $seconds } із { $limit } с.
terminal-practice-solved-late = Розв’язано за { $seconds } с, а часу було { $limit } с.
terminal-practice-time-up = Час вийшов, але розв’язуй далі.
terminal-practice-fits = Так іще можна дійти до розв’язку.
terminal-practice-fits-not = Так не вийде: такого немає в жодному розв’язку.
terminal-practice-lay = Тепер поклади деталь { $piece }.
terminal-practice-lay-cell = Тепер поклади деталь { $piece }. Вона закриє клітинку { $cell }.
terminal-practice-lay-place = Тепер поклади { $placement }.
terminal-practice-take = Забери деталь { $piece }.
terminal-practice-take-cell = Забери деталь { $piece }. Її місце на клітинці { $cell }.
terminal-practice-take-place = Забери деталь { $piece } і поклади її так: { $placement }.
terminal-practice-over = Розв’язано завдань: { $count }.

## The engine
line-too-long = рядок задовгий; дозволено щонайбільше { $most } Б
record-too-long = запис завеликий; дозволено щонайбільше { $most } МБ
position-too-long = позиція задовга; дозволена кількість знаків: { $most }
not-json = стовпець { $column }: це не JSON ({ $why })
strange-json = цей JSON не підходить: ключ повторюється, число поза межами або вкладено надто глибоко
engine-no-verb = запит — це об’єкт із полем «do», де стоїть одне зі слів: { $may }
engine-unknown-verb = немає команди «{ $word }»; є: { $may }
engine-unknown-key = «{ $word }» не належить до «{ $verb }»; можна: { $may }
engine-wrong-type = поле «{ $key }» має бути таке: { $kind }
engine-no-game = гри ще немає: почни з команди new, position або load
engine-other-game = { $book } — книга правил гри { $game }
engine-no-chance = зараз жеребкувати нема чого
play-race = { $book } — це перегони: за одним екраном грає одна людина проти ботів

## The ladder
help-ladder = показати, хто як добре грає на цьому сервері, або перевірити це
help-ladder-show = показати рейтинг однієї гри
help-ladder-recompute = відтворити всі журнали ігор і виправити результати
help-ladder-check = лише порівняти, нічого не змінювати
ladder-sound = Результати, що збігаються з журналами: { $count }
ladder-different = Результати, що не збігалися: { $count }
ladder-lacking = Матчі, що не мали результату: { $count }
ladder-alone = Результати, журнали яких уже видалено: { $count }
ladder-unreadable = Журнали, які неможливо відтворити: { $count }
ladder-mended = Те, що не збігалося, виправлено.
ladder-not-mended = Те, що не збігається, лишилося без змін; без --check його буде виправлено.
ladder-older-data = ці дані записала старіша версія; запусти один раз сервер, і він їх оновить

decimal = { $number }
percent = { $number }%
