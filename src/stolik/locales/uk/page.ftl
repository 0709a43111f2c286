## Перша сторінка
page-title = Stolik
page-home = На головну
page-welcome = Сідай, пограємо
page-welcome-more = Настільні ігри з друзями або ботами. Без реєстрації, нічого не треба встановлювати.
page-games = Ігри
page-play-now = Грати зараз
page-with-friends = Грати з друзями
page-learn = Навчитися грати
page-first-time = Граєш уперше? За дві хвилини покажемо, як це робиться.
page-never-again = Більше не показувати
page-rules = Правила
page-have-code = Маєш код від друзів?
page-code = Код столу
page-join = Перейти
page-my-tables = Мої столи
page-public-tables = Столи, відкриті для всіх
page-state-waiting = чекає
page-state-playing = гра триває
page-state-over = гру завершено
page-state-abandoned = гру покинуто
page-guest = Гість
page-offline = Немає зв’язку зі Stolik. Пробуємо ще раз.
page-loading = Хвилинку
page-no-table = Такого столу немає
page-no-table-more = Може, у посиланні помилка, а може, цього столу вже давно немає.
page-line-ended = Ти вже не за цим столом

## Ігри
book-unikat = Унікат
book-unikat-about = 81 жетон, двох однакових немає. Сусіди різняться рівно однією ознакою. Хто викладе свій останній жетон, перемагає.
book-uno-108 = UNO класичне
book-uno-108-about = 108 карт. Добери той самий колір або цифру й не забудь сказати «UNO». Очки збирають упродовж кількох роздач.
book-uno-112 = UNO з власними картами
book-uno-112-about = 112 карт, серед них «Перемішати руки» і Власні дикі карти з вашими правилами. Перемагає, хто перший лишиться без карт.

## Налаштування
page-settings = Налаштування
page-name = Твоє ім’я
page-language = Мова
page-light = Світло
page-light-day = День
page-light-night = Ніч
page-sound = Звуки
page-done = Готово
page-close = Закрити
page-link = Посилання
page-qr = QR-код адреси { $address }
page-move-title = Перехід на цей пристрій
page-move-make = Грати далі на іншому пристрої
page-move-explained = Відкрий це посилання на іншому пристрої протягом десяти хвилин. Тоді цей пристрій від’єднається.
page-move-here = Гратимеш далі тут, зі своїм ім’ям і своїми столами. Інший пристрій від’єднається.
page-move-do = Перейти сюди

## Новий стіл
page-new-table = { $book }: новий стіл
page-how-many = Скільки гравців буде за столом?
page-how-many-bots = Скільки з них ботів?
page-bots-later = Ботів можна додати й пізніше.
page-bot-level = Як добре грає бот
page-make-public = Показати цей стіл усім на цьому сервері
page-options = Більше правил на вибір
page-more = докладніше
page-lay-table = Підготувати стіл
page-decided = Правила цього столу
page-by-the-book = Тут усе так, як у правилах.
page-house-rule = домашнє правило
option-number = число
option-on = так
option-off = ні
bot-greedy = кмітливий
bot-tuned = кмітливий
bot-rule = середній
bot-random = простий

## Чекаємо на гравців
page-waiting-title = { $book }: чекаємо на гравців
page-free-chair = вільне місце
page-ready = може грати
page-not-ready = ще не може
page-host = господар
page-make-host = Зробити господарем
page-kick = Попросити вийти
page-add-bot = Додати бота
page-chair-free = Є вільне місце.
page-press-ready = Уже можеш грати?
page-wait-players = Чекаємо на гравців. Можна додати ботів.
page-wait-ready = Чекаємо, поки всі будуть готові.
page-wait-host = Чекаємо, поки господар почне гру.
page-may-start = Усі готові. Можеш починати.
page-sit-down = Сісти
page-i-am-ready = Можу грати
page-start = Почати
page-leave = Вийти з-за столу
page-invite = Запросити друзів
page-code-is = Код столу: { $code }
page-invite-phones = Запросити телефони
page-invite-phones-more = Так зможуть зайти пристрої з твоєї домашньої мережі.
page-share-link = Поділитися посиланням
page-copied = Скопійовано

## За столом
page-seats = Гравці
page-you = ти
page-bot = бот
page-is-bot = Це бот: { $level }.
page-is-here = Сидить за столом.
page-not-here = не за столом
page-bot-plays = грає бот
page-bot-for-you = За тебе грає бот.
page-take-back = Повернутися в гру
page-watching = Ти дивишся гру.
page-watch = Дивитися гру
page-may-watch = Але можеш дивитися гру.
page-your-turn = Твій хід
page-log = Що відбулося
page-say-something = Скажи щось
page-waiting-seconds = чекаємо: { $seconds } с
page-time-left = лишилося { $seconds } с
page-reconnecting = Зв’язок обірвався. Відновлюємо його, нічого не втрачено.
page-leave-explained = Можеш повернутися, поки гра триває. До того за тебе грає бот, якщо за цим столом не домовилися інакше.
page-stay = Залишитися
page-rule = Правило { $clause }
page-rate = Хвилинку, це було дуже швидко.
page-retry = Зараз це не вдається зберегти. Пробуємо ще раз.

## Кінець
page-you-won = Перемога твоя
page-won-by = Перемога: { $names }
page-abandoned = Цю гру ніхто не завершив
page-player = Гравець
page-points = Очки
page-winner = перемога
page-result = Результат
page-rematch = Зіграти ще раз
page-join-rematch = Приєднатися до реваншу
page-replay = Повтор
page-share = Поділитися
page-share-result = { $book } у Stolik. Перемога: { $names }.
page-download = Зберегти запис
page-verifying = Перевіряємо перемішування.
page-verified = Перемішування таке, як було обіцяно: на цьому пристрої перевірено { $draws ->
    [one] { $draws } жереб
    [few] всі { $draws } жереби
    [many] всі { $draws } жеребів
   *[other] { $draws } жереба
}.
page-dishonest-unreadable = Запис перемішування неможливо прочитати.
page-dishonest-promise = Перемішування не те, яке було обіцяно.
page-dishonest-share = У перемішуванні пропущено твою частку.
page-dishonest-draw = Перемішування не сходиться: жереб { $draw }.
page-back = Назад
page-forward = Вперед
page-run = Відтворити
page-pause = Пауза
page-scrub = Момент гри
page-all-hands = Показати, що в кого

## Правила й навчання
page-rules-of = Правила гри «{ $book }»
page-search-rules = Шукати в правилах
page-table-rules = За кожним столом
page-nothing-found = Нічого не знайдено.
page-next = Далі
page-skip = Іти далі
page-tour-try = Спробуй щось інше.

## UNO at the table
uno-marked-R = ● { uno-colour-R }
uno-marked-Y = ★ { uno-colour-Y }
uno-marked-G = ▲ { uno-colour-G }
uno-marked-B = ■ { uno-colour-B }
uno-hand = Твої карти
uno-fits = { $card }, підходить
uno-fits-not = { $card }, не підходить
uno-drawn = { $card }, щойно взята
uno-sort-colour = Розкласти за кольором
uno-sort-value = Розкласти за вартістю
uno-side = сторона { $side }
uno-catch = Спіймай: { $name }
uno-catch-short = Спіймай
uno-noted = ти пробуєш спіймати
uno-ask-colour = Який колір?
uno-ask-wanted = Який колір треба взяти?
uno-ask-target = Якого гравця?
uno-cancel = Інша карта
uno-do-draw = Візьми
uno-do-keep = Залиш
uno-do-accept = Прийми
uno-do-challenge = Перевір
uno-do-pass = Пасуй
uno-do-lay-drawn = Зіграй її
uno-do-answer-yes = Так, це підказка
uno-do-answer-no = Підказки не було
uno-do-vote-yes = Це була підказка
uno-do-vote-no = Це не була підказка
uno-do-report = Повідом про підказку
uno-means-accept = береш { $count } і втрачаєш хід
uno-means-challenge-uno-108 = блеф: карта вертається, і хто блефував, бере 4; без блефу: ти береш 6
uno-means-challenge-uno-112 = блеф: хто блефував, бере 4; без блефу: ти береш 6
uno-scores = Таблиця очок
uno-deal = Роздача
uno-earlier = раніше
uno-total = Разом
uno-no-deals-yet = Жодна роздача ще не скінчилася.
uno-shown = Карти, які має { $name }
uno-shown-guilty = Це був блеф.
uno-shown-clear = Це не був блеф.
uno-own-rule = наше власне правило
uno-rule-who = Хто?
uno-rule-condition = Коли?
uno-rule-limit = Скільки карт у руці?
uno-rule-effect = Що стається?
uno-rule-amount = Скільки карт?
uno-rule-kind = Які карти?
uno-when-always = завжди
uno-when-cannot = коли жодна карта не підходить
uno-when-atleast = коли має щонайменше стільки карт
uno-when-atmost = коли має щонайбільше стільки карт
uno-effect-draw = бере карти
uno-effect-until = бере, доки не трапиться
uno-effect-exactly = бере або скидає до числа
uno-effect-discard = скидає
uno-effect-skip = втрачає наступний хід
uno-effect-again = ходить ще раз

## The tour of UNO
tour-uno-1 = Карта підходить, якщо має той самий колір, цифру або символ, що й верхня карта колоди скиду. Карти, які підходять, стоять вище. Зіграй одну.
tour-uno-2 = Деякі карти щось роблять. Через Пропуск наступний гравець втрачає хід. Зіграй її.
tour-uno-3 = Тепер нічого не підходить. Візьми карту з колоди.
tour-uno-4 = Тобі випала карта G9. Вона підходить, тож можеш її зіграти або залишити. Зіграй її.
tour-uno-5 = Дика карта підходить завжди, а ти кажеш, який колір буде далі. У тебе найбільше синіх, тож зіграй її та вибери синій.
tour-uno-7 = У тебе дві карти. Натисни UNO, а потім зіграй ту, що підходить. Хто забуде сказати, того можна спіймати.
tour-uno-8 = { tree-oak } має одну карту і не сказав «UNO». Спіймай його.
tour-uno-9 = Твоя остання карта підходить. Зіграй її: хто перший без карт, виграє роздачу.
tour-uno-other = Це теж можна. Цього разу спробуй те, про що просить речення.
tour-uno-fit = Подивися на верхню карту: колір, цифра або символ має бути той самий.
tour-uno-word = «UNO» кажуть разом із картою, після якої лишається одна.
tour-uno-wait = Зачекай на свій хід.
tour-uno-6-uno-108 = { tree-linden } грає проти тебе +4, а лежав жовтий. Це чесно лише без жодної жовтої карти в руці; цифри не рахуються. Візьми чотири карти або перевір. Вибирай.
tour-uno-6-uno-112 = { tree-linden } грає проти тебе +4, а лежав жовтий. Це чесно лише без жовтих і без диких карт у руці, крім другої +4; цифри не рахуються. Візьми чотири карти або перевір. Вибирай.
uno-fits-bluff = { $card }, підходить, але це блеф
uno-bluff-colour = У тебе є цей колір: { $colour }. Ця +4 — блеф, і її можна перевірити.
uno-bluff-wild = У тебе є інша дика карта. Ця +4 — блеф, і її можна перевірити.
uno-pick-me = Хто зіграє цю карту
