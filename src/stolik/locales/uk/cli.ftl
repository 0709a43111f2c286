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
help-terminal-people = скільки людей грає за цим комп’ютером (1)
help-terminal-bots = боти, наприклад greedy,random*2 або program:КОМАНДА
help-terminal-names = імена людей, через кому
help-terminal-record = зберегти запис гри в цей файл
help-rules = прочитати правила гри або одне правило
help-rules-what = книга правил або окремі правила, наприклад unikat чи UNI-34
help-rules-coverage = показати, яке правило якими тестами перевірено
help-rules-tests = тека з тестами
help-show = намалювати позицію
help-show-position = позиція текстом або -, щоб прочитати її з вводу
help-show-svg = зберегти малюнок у цей файл або -, щоб вивести його
help-show-seat = показати лише те, що видно з цього місця
help-backup = скопіювати дані, навіть коли сервер працює
help-backup-file = файл, у який записати копію
help-backup-replace = замінити стару копію новою
help-engine = відповідати на рядки JSON, для програм
help-verify = перевірити кожен байт запису
help-verify-record = файл запису
help-arena = дати ботам зіграти багато партій
help-arena-bots = хто грає, наприклад greedy,random*3 або greedy,program:КОМАНДА
help-arena-games = скільки партій
help-arena-nodes = скільки вузлів бот може переглянути для одного рішення
help-arena-processes = скільки процесів; 0 — по одному на кожне ядро
help-arena-json = вивести результат як JSON
help-tournament = дати ботам зіграти турнір з UNO
help-tournament-format = rotation12 для 4 гравців, rotation28 для 8
help-tournament-bots = хто грає, наприклад tuned*8 або tuned*4,rule*4
help-tournament-duel = скільки роздач у дуелі наприкінці (3)
help-tournament-record = зберегти турнір з усіма матчами в цей файл
help-tournament-verify = перевірити такий файл і нічого не грати
help-conform = перевірити, чи дотримує гра обіцянок, спільних для всіх ігор
help-conform-seats = скільки місць; без цього — усі можливі кількості по черзі
help-conform-steps = скільки кроків для кожної кількості місць

## What goes wrong
bad-arguments = { $command }: { $why }
words-missing = бракує: { $words }
words-unknown = «{ $words }» тут нічого не означає
value-missing = після { $words } бракує значення
unknown-command = немає команди «{ $word }»; є: { $may }
bad-number = { $name }: «{ $word }» — не число від { $low } до { $high }
bad-bots = «{ $word }» не називає ботів; пиши, наприклад, greedy*2
unknown-bot = немає бота «{ $name }» для { $game }; є: { $may }
unknown-language = мови «{ $language }» тут немає; є: { $may }
unknown-rule = «{ $word }» — не книга правил ({ $may }) і не правило на зразок UNI-34
no-tests-folder = «{ $folder }» — не тека з тестами; це працює лише в робочій копії проєкту
not-utf-8 = це не текст у UTF-8
not-utf-8-at = байт { $byte }: це не текст у UTF-8
file-trouble = { $name }: { $why }
file-missing = { $name }: немає такого файлу чи папки
file-is-folder = { $name }: це папка, а не файл
file-forbidden = { $name }: немає права його читати чи записувати

## Reading rules
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
verified-replay = Запис правдивий: { $entries ->
    [one] { $entries } крок відтворено
    [few] { $entries } кроки відтворено
    [many] { $entries } кроків відтворено
   *[other] { $entries } кроку відтворено
} так, як записано; стан: { $ending }.
verified-chance = Перемішування чесне: { $draws ->
    [one] { $draws } жереб походить
    [few] { $draws } жереби походять
    [many] { $draws } жеребів походить
   *[other] { $draws } жереба походить
} з обіцяного секрету.
verified-chances = Перемішування чесне: кожен жереб походить з обіцяних секретів.
verified-no-chance = Перемішування в цьому записі наперед не обіцяно, тож нічого про нього сказати не можна.
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
backup-exists = «{ $file }» уже існує; назви інший файл або додай --replace
backup-onto-itself = «{ $file }» належить до самих даних; назви інший файл
backup-to-output = копію не можна вивести на екран; замість «-» назви файл
backup-trouble = не вдалося зробити копію: { $why }

## Arena and conformance
arena-playing = зіграно
arena-title = { $book }, { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}
arena-bot = Бот
arena-wins = Перемоги
arena-rate = Частка
arena-interval = Інтервал 95 %
arena-points = Очки за партію
arena-capped = { $bot }: через межу вузлів обірвано пошуків: { $capped } із { $searches }
conform-playing = перевірено
conform-line = { $game }, місць: { $seats }; кроків: { $steps }, партій: { $matches }, помилок: { $failures }
conform-clauses = Правила, які щось заборонили:
conform-seen = Побачено дорогою:

## Tournaments
unknown-format = немає турніру «{ $word }»; є: { $may }
tournament-book = турніри грають за { $may }, а не за { $book }
tournament-players = { $format } — для { $count } гравців, а не для { $given }
tournament-option = { $key } визначає сам { $format }
bad-player-name = ім’я гравця { $player } не підходить; у ньому може бути від 1 до 60 літер
duel-length = у дуелі від { $low } до { $high } роздач, а не { $given }
no-match = у цьому турнірі немає матчу «{ $match }»
match-not-due = для матчу { $match } ще не час
match-length = кількість роздач у матчі { $match } — { $count }, а не { $given }
result-twice = результат матчу { $match } уже записано
winner-elsewhere = гравець { $player } не грає в матчі { $match }
deal-points = роздача дає від 0 до { $high } очок, а не { $points }
no-lot-due = зараз немає чого вирішувати жеребом
lot-for-others = жереб — саме між цими гравцями: { $players }
not-a-tournament = це не турнір: перший рядок має бути «stolik tournament 1»
tournament-no-record = тут має стояти запис матчу { $match }
tournament-no-result = тут стоїть запис матчу { $match }, який не має результату
tournament-other-lot = це жеребкування не випливає з матчів
tournament-other-match = це не запис матчу { $match } у тому вигляді, у якому його мали зіграти
tournament-other-result = за цим записом матч { $match } скінчився інакше, ніж каже результат
tournament-block = Блок
tournament-deals = Роздачі
tournament-table = Стіл
tournament-pairs = Пари
tournament-result = Результат
tournament-standings = Очки після кожного блоку
tournament-place = Місце
tournament-player = Гравець
tournament-won = Виграні
tournament-lot = Хто грає дуель, вирішує жереб: { $order }
tournament-duel = Дуель двох найкращих
tournament-deal = Роздача
tournament-winner = Турнір виграє { $name }.
tournament-open = Турнір ще не має переможця.
tournament-saved = Турнір у файлі { $file }; stolik tournament --verify перевірить його.
tournament-true = Турнір правдивий; матчі, які відтворюються так, як записано: { $matches }.

## The table in the terminal
play-person = Гравець { $number }
play-bot = { $bot } { $number }
play-commit = Чесне перемішування: його секрет визначено до гри, а це його відбиток: { $commit }
play-secret = Секрет перемішування: { $secret }.
play-record = Запис у файлі { $file }; stolik verify перевірить його разом із перемішуванням.
play-open = Відкрий цю адресу у браузері: { $address }
play-no-terminal = Термінала немає, тож гру показують боти.
play-time = Залишилося: { $seconds } с
play-unknown = «{ $word }» — це не відповідь
record-exists = «{ $file }» уже існує; назви інший файл
names-too-many = імен більше, ніж людей
play-hand-over = Тепер { $name }. Сідай до комп’ютера, інші хай відвернуться, а тоді натисни Enter.
play-help = Відповідай номером зі списку або дією, наприклад «lay SBW1@0,1». «?» покаже чинні зараз правила, «? UNI-34» — одне правило, «? lay SBW1@0,1» — чи так можна і чому ні. Щоб устати з-за столу, натисни Ctrl-D.
play-may = Так, можна.
play-no-number = номера { $number } у списку немає, є лише від 1 до { $most }
play-left = Ти встаєш з-за столу.
play-capped = { $name }: через межу вузлів обірвано пошуків: { $capped } із { $searches }

## Ubongo's boards
help-ubongo = дошки «Убонго»: роздивитися, надрукувати, виміряти, зробити нові, потренуватися
help-ubongo-boards = показати набір дощок текстом або намалювати його
help-ubongo-stats = показати, які складні завдання і які рівні раунди
help-ubongo-generate = зробити новий набір дощок і вивести його текстом
help-ubongo-practice = розв’язувати наодинці одне завдання за одним, із підказками
help-ubongo-puzzle = завдання для початку, наприклад easy-2-17-4-3
help-ubongo-side = easy (легкий) або hard (складний)
help-ubongo-set = номер набору
help-ubongo-file = власний набір із цього файлу або -, щоб прочитати його з вводу
help-ubongo-svg = зберегти малюнок усіх дощок у цей файл або -, щоб вивести його
help-ubongo-png = те саме пікселями
help-ubongo-pdf = зберегти в цей файл аркуші для друку й вирізання, разом із деталями та кубиком
unknown-side = боку «{ $word }» немає; є: { $may }
ubongo-exhausted = зі значення «{ $seed }» цілий набір не виходить; візьми інше
set-size = у наборі має бути дощок: { $whole }; тут їх: { $count }
board-words = дошка — це ділянка й шість рядків деталей, разом слів: { $whole }; тут їх: { $count }
bad-area = «{ $word }» — не ділянка; намалюй її, наприклад, так: .XX/XXX, щонайбільше шість на шість клітинок
bad-row = «{ $word }» — не рядок деталей; є: { $may }
bad-row-size = «{ $word }»: у кожному рядку однаково різних деталей, а саме { $counts }
row-does-not-cover = «{ $word }» не закриває ділянку
ubongo-set-easy = Легкий бік, набір { $number }
ubongo-set-hard = Складний бік, набір { $number }
ubongo-set-file = Набір із файлу { $file }
ubongo-measuring = вимірювання
ubongo-making = пошук ділянок
ubongo-stats-figures = Складність — це логарифм довжини пошуку (на 1 більше — удвічі довше), тут її медіана. Розкид — між дошками одного раунду: медіана, 95 % і найбільший.
ubongo-stats-set = Набір
ubongo-stats-cells = Клітинки
ubongo-stats-difficulty = Складність
ubongo-stats-spread = Розкид
ubongo-stats-spread-most = 95 %
ubongo-stats-spread-largest = найбільший
ubongo-stats-unique = Один розв’язок
ubongo-stats-histogram = Скільки завдань якої складності
ubongo-stats-puzzles = Завдання

## Ubongo's puzzles for one
terminal-practice-puzzle = Завдання { $puzzle }. Час: { $seconds } с.
terminal-practice-help = Напиши, де лежать деталі, наприклад «L4@1,0fr2 I2@0,0»: стовпець і рядок лівого верхнього кута рамки навколо деталі, f — дзеркально, від r1 до r3 — чверті оберту праворуч. Або напиши: hint (підказка; від «hint 0» до «hint 3» розкриває дедалі більше), skip (наступне завдання), quit (кінець).
terminal-practice-solved = «Убонго». Твій час: { $seconds } із { $limit } с.
terminal-practice-solved-late = Розв’язано за { $seconds } с, а часу було { $limit } с.
terminal-practice-time-up = Час вийшов, але розв’язуй далі.
terminal-practice-fits = Так іще можна дійти до розв’язку.
terminal-practice-fits-not = Так не вийде: жоден розв’язок такого вигляду не має.
terminal-practice-lay = Тепер поклади деталь { $piece }.
terminal-practice-lay-cell = Тепер поклади деталь { $piece }. Вона закриє клітинку { $cell }.
terminal-practice-lay-place = Тепер поклади { $placement }.
terminal-practice-take = Забери деталь { $piece }.
terminal-practice-take-cell = Забери деталь { $piece }. Її місце на клітинці { $cell }.
terminal-practice-take-place = Забери деталь { $piece } і поклади її так: { $placement }.
terminal-practice-over = Розв’язано завдань: { $count }.

## The engine
line-too-long = рядок задовгий; найбільша довжина в байтах: { $most }
record-too-long = запис завеликий; найбільший розмір: { $most } МБ
position-too-long = позиція задовга; найбільша кількість знаків: { $most }
not-json = стовпець { $column }: це не JSON ({ $why })
strange-json = цей JSON не годиться: ключ повторюється, число поза межами або вкладено надто глибоко
engine-no-verb = запит — це об’єкт із «do», а там одне зі слів: { $may }
engine-unknown-verb = немає команди «{ $word }»; є: { $may }
engine-unknown-key = «{ $word }» не належить до «{ $verb }»; можна: { $may }
engine-wrong-type = у «{ $key }» має бути { $kind }
engine-no-game = гри ще немає: почни з new, position або load
engine-other-game = { $book } — книга правил гри { $game }
engine-no-chance = зараз від випадку нічого не залежить
play-race = { $book } — це перегони: за одним екраном грає одна людина проти ботів

## The ladder
help-ladder = показати, хто як добре грає на цьому сервері, або перевірити це
help-ladder-show = показати рейтинг однієї гри
help-ladder-recompute = відтворити всі журнали й виправити результати
help-ladder-check = лише порівняти, нічого не змінювати
ladder-sound = Результати, що збігаються з журналами: { $count }
ladder-different = Результати, що не збігалися: { $count }
ladder-lacking = Матчі без результату: { $count }
ladder-alone = Результати, журналів яких уже немає: { $count }
ladder-unreadable = Журнали, які неможливо відтворити: { $count }
ladder-mended = Те, що не збігалося, виправлено.
ladder-not-mended = Те, що не збігається, лишилося без змін; без --check його буде виправлено.
ladder-older-data = ці дані записала старіша версія; запусти один раз сервер, і він їх оновить

decimal = { $number }
percent = { $number } %
