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
option-number = число
option-on = так
option-off = ні
bot-greedy = кмітливий
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
page-skip = Пропустити
page-tour-try = Спробуй щось інше.
