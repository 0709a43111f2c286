## Features
feature-shape = форма
feature-colour = колір фігури
feature-background = тло
feature-size = розмір

## What a player may do
action-lay = викласти { $tile } на { $cell }
action-end = завершити викладання
action-decline = відмовитися від другої дії
action-give = замінити { $tile }
action-take = узяти { $tile } з виставки
action-take-bag = узяти наосліп із мішечка
action-pass = пропустити хід
action-first = починає { $seat }
action-deal = роздати жетони
action-draw = з мішечка випадає { $tile }
action-reveal = відкрити { $tiles }
action-ring = час вийшов
action-leave = { $seat } встає з-за столу
action-return = { $seat } повертається за стіл

## What is asked for
prompt-first = Жереб вирішує, хто починає.
prompt-deal = Роздаємо жетони.
prompt-choose = Твій хід. Виклади жетон або зроби заміну.
prompt-chain = Приклади наступний жетон до свого останнього або заверши викладання.
prompt-chain-bonus = Маєш подвійний хід. Прикладай далі до свого останнього жетона або заверши викладання, тоді буде друга дія.
prompt-bonus = Друга дія: виклади жетони, зроби заміну або відмовся.
prompt-take = Візьми жетон навзамін: з виставки або з мішечка.
prompt-draw = Добери жетон. Звідки: з виставки чи з мішечка?
prompt-over = Гру завершено.

## What happened
event-dealt = Раунд { $round }: жетони роздано, стартовий жетон — { $tile }, починає { $seat }.
event-laid = { $seat } викладає { $tile } на { $cell }.
event-laid-shown = { $seat } викладає { $tile }.
event-laid-bonus = { $seat } викладає { $tile } на { $cell } і здобуває подвійний хід.
event-laid-bonus-shown = { $seat } викладає { $tile } і здобуває подвійний хід.
event-ended = { $seat } завершує викладання.
event-declined = { $seat } відмовляється від другої дії.
event-gave = { $seat } кладе { $tile } на виставку.
event-took-display = { $seat } бере { $tile } з виставки.
event-took-bag = { $seat } бере жетон із мішечка.
event-took-bag-seen = { $seat } бере { $tile } з мішечка.
event-passed = { $seat } не може зробити нічого й пропускає хід.
event-passed-clock = Час вийшов: { $seat } пропускає хід.
event-revealed = Нове на виставці: { $tiles }.
event-timeUp = { $seat }: час вийшов.
event-left = { $seat } встає з-за столу; далі грає бот.
event-left-aside = { $seat } встає з-за столу; жетони відкладено.
event-returned = { $seat } знову за столом.
event-roundOver-laidLast = { $winners } викладає останній жетон і виграє раунд { $round }.
event-roundOver-dead = Ніхто не може зробити нічого. Раунд { $round } завершено. Хто переміг: { $winners }.
event-roundOver-stalemate = Надто довго ніхто не викладає жетонів. Раунд { $round } завершено. Хто переміг: { $winners }.
event-roundOver-left = За столом лишилося одне місце. Раунд { $round } завершено. Хто переміг: { $winners }.
event-matchOver = Гру завершено. Хто переміг: { $winners }.

## Why not
nothing-laid = ще нічого не викладено, а треба щонайменше один жетон
no-bonus = другої дії немає, тож відмовлятися нема від чого
give-first = заміна починається з твого жетона: спершу поклади його на виставку
end-action-first = спершу заверши викладання
end-instead = тут хід не пропускають; натомість заверши викладання
decline-instead = другу дію не розпочато; натомість відмовся від неї
must-take = свій жетон уже віддано, тепер візьми один навзамін
must-draw = тепер добери один жетон
not-in-hand = за твоєю заслінкою немає { $tile }
cell-taken = там уже лежить { $tile }
stands-alone = поруч із цією клітинкою немає жодного жетона, а окремо від інших жетон не кладуть
not-beside-last = { $tile } має торкатися краєм { $last } — жетона, викладеного перед цим
differs = { $tile } не пасує до { $other }: різняться { $features }
nothing-to-take = виставка й мішечок порожні, узяти нема чого
bag-empty = мішечок порожній
not-on-display = на виставці немає { $tile }
just-given = { $tile } — щойно відданий жетон; візьми інший
no-free-pass = просто пропустити хід не можна: виклади жетон або зроби заміну
must-lay = заміна неможлива, зате є що викласти
deal-hands = кожному з { $seats } гравців роздають по { $count ->
    [one] { $count } жетону
    [few] { $count } жетони
    [many] { $count } жетонів
   *[other] { $count } жетона
}
deal-display = під час роздачі на виставку кладуть { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
    [many] { $count } жетонів
   *[other] { $count } жетона
}
deal-twice = один жетон роздано двічі
not-in-bag = у мішечку немає { $tile }
reveal-count = відкрити треба { $count ->
    [one] { $count } жетон
    [few] { $count } різні жетони
    [many] { $count } різних жетонів
   *[other] { $count } жетона
}

## Reading tiles and positions
not-a-tile = «{ $word }» — не жетон: замість «{ $letter }» може бути { $may }
tile-length = «{ $word }» — не жетон: у жетона чотири знаки, наприклад SBW1
not-a-cell = «{ $word }» — не клітинка; пиши, наприклад, 2,-1
not-laid = замість «{ $word }» тут мають бути жетон і його клітинка, наприклад SBW1@2,-1
deal-piles = роздача — це жетони гравців, виставка і стартовий жетон, розділені знаком «/»
tile-twice = { $tile } уже є, дивись стовпець { $first }
cell-twice = «{ $word }» лягає на інший жетон
hand-too-big = на місці { $seat } жетонів більше ніж { $count }
hand-empty = на місці { $seat } немає жетонів, а тоді раунд уже завершено
hand-full = на місці { $seat } жетонів уже { $count }, більше брати не можна
field-before-deal = «{ $word }» тут зайве: жетони ще не роздано
no-start-tile = на 0,0 має лежати стартовий жетон
tile-alone = { $tile } не торкається жодного жетона, викладеного раніше
last-and-chain = «last» буває лише у фазі chain і вказує клітинку з жетоном
given-and-take = «given» буває лише посеред заміни й називає останній жетон виставки
blind-needs-bag = з порожнього мішечка нічого не візьмеш
bonus-not-earned = тут потрібне «bonus», а до цього — лише одна дія
bonus-too-early = «{ $word }» тут зайве: подвійного ходу ще не здобуто
turn-set-aside = місце { $seat } пропускають, тож ходити воно не може
nothing-left = узяти вже нема чого
seat-alone = грати мають щонайменше двоє, інакше раунд уже завершено
all-away = хтось має бути за столом: місця відсутніх тут пропускають
away-and-out = місця відсутніх тут пропускають, тож їх має назвати й «out»
over-and-won = гру завершено, тож «won» має назвати переможця
contenders-and-tie = «contenders» буває лише в додатковому раунді після нічиєї
hurried-and-blind = «hurried» буває лише у фазі blind, коли час на хід обмежено

## Options
oldest-not-seated = найстарший не може сидіти на місці { $seat }: місць лише { $seats }, і рахують їх від 0
stalemate-off-for-bots = коли грають самі боти, { $key } не може бути off: вони могли б замінювати жетони без кінця
uni-rounds = скільки раундів грати
uni-firstStarter = хто починає перший раунд: найстарший, якого позначає господар столу, чи випадкове місце
uni-oldest = місце найстаршого гравця, якщо його позначено (перше місце — 0)
uni-laterStarter = хто починає наступні раунди: знову найстарший, наступне місце, переможець попереднього раунду чи той, хто його програв
uni-takeBack = чи можна взяти назад жетон, щойно відданий у заміні
uni-stalemateLaps = після скількох кіл без викладених жетонів раунд завершується (з порожнім мішечком — щонайбільше після 3)
uni-tie = що робити з нічиєю в кінці гри: спільна перемога, більше виграних раундів чи додатковий раунд
uni-onLeave = що буде з місцем, яке хтось покидає: за нього грає бот чи його жетони відкладають
uni-turnTimer = час на хід, у секундах
uni-showCounts = чи показувати, скільки жетонів за кожною заслінкою
uni-a11yMarks = чи мають кольори ще й позначки
uni-rounds-label = Скільки раундів
uni-firstStarter-label = Хто починає
uni-turnTimer-label = Час на хід у секундах
uni-laterStarter-label = Хто починає наступні раунди
uni-takeBack-label = Відданий жетон можна взяти назад
uni-stalemateLaps-label = Скільки кіл без викладання завершує раунд
uni-tie-label = Якщо нічия
uni-onLeave-label = Якщо хтось піде
uni-showCounts-label = Видно, скільки в кого жетонів
uni-a11yMarks-label = Позначки біля кольорів
uni-firstStarter-oldest = найстарша людина
uni-firstStarter-random = хтось за жеребом
uni-oldest-none = невідомо
uni-oldest-asked = Хто з вас найстарший? Той і починає.
uni-laterStarter-oldestAgain = знову найстарша людина
uni-laterStarter-rotate = наступне місце
uni-laterStarter-lastWinner = хто виграв попередній раунд
uni-laterStarter-lastLoser = хто програв попередній раунд
uni-takeBack-forbid = ні
uni-takeBack-allow = так
uni-stalemateLaps-off = ніколи
uni-tie-shared = спільна перемога
uni-tie-mostRoundsWon = більше виграних раундів
uni-tie-extraRound = додатковий раунд
uni-onLeave-bot = далі грає бот
uni-onLeave-setAside = жетони відкладають
uni-turnTimer-off = без обмежень

## Pictures
picture-title = Стіл гри «Унікат»
picture-display = Виставка
picture-bag = Мішечок: { $count }
picture-seat = { $seat } ({ $count })
picture-seat-only = { $seat }
picture-points = −{ $count }
unikat-legend = Жетони: S зірка, C коло, Q квадрат · фігура B блакитна, G зелена, Y жовта · тло W біле, R червоне, N темно-синє · 1 мала, 2 середня, 3 велика
spoken-S = зірка
spoken-C = коло
spoken-Q = квадрат
spoken-B = колір блакитний
spoken-G = колір зелений
spoken-Y = колір жовтий
spoken-N = тло темно-синє
spoken-R = тло червоне
spoken-W = тло біле
spoken-1 = розмір малий
spoken-2 = розмір середній
spoken-3 = розмір великий

## On the page
unikat-count = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
    [many] { $count } жетонів
   *[other] { $count } жетона
}
unikat-board = Жетони на столі
unikat-hand = Твої жетони
unikat-fits = { $tile }, { $count ->
    [0] не пасує до жодної клітинки
    [one] пасує до { $count } клітинки
    [few] пасує до { $count } клітинок
    [many] пасує до { $count } клітинок
   *[other] пасує до { $count } клітинки
}
unikat-fits-there = { $tile }, пасує до вибраної клітинки
unikat-fits-not = { $tile }, не пасує до вибраної клітинки
unikat-nothing-fits = Твій хід. Жоден твій жетон не пасує: зроби заміну.
unikat-nothing-fits-bonus = Друга дія: жоден твій жетон не пасує. Зроби заміну або відмовся.
unikat-nothing-fits-beside = До останнього жетона вже ніщо не пасує. Заверши викладання.
unikat-nothing-to-do = Жоден твій жетон не пасує, і замінити теж нема на що.
unikat-fits-nowhere = Цей жетон нікуди не пасує. Вибери інший або заміни його.
unikat-fits-nowhere-beside = Цей жетон до останнього не пасує. Вибери інший або заверши викладання.
unikat-cell = клітинка { $cell }
unikat-cell-fits = клітинка { $cell }, пасує
unikat-cell-fits-not = клітинка { $cell }, не пасує
unikat-laid = { $tile }, клітинка { $cell }
unikat-laid-last = { $tile }, клітинка { $cell }, останній викладений жетон
unikat-zoom-in = Наблизити
unikat-zoom-out = Віддалити
unikat-zoom = Наблизити чи віддалити
unikat-fit = Показати весь стіл
unikat-exchange = Замінити жетон
unikat-exchange-this = Замінити цей жетон
unikat-exchange-which = Який жетон?
unikat-end = Завершити викладання
unikat-decline = Без другої дії
unikat-pass = Пропустити хід
unikat-bonus-waits = Подвійний хід
unikat-bonus-now = Друга дія

## The first-game tour
tour-unikat-1 = Жетони можуть лежати поруч, якщо відрізняються рівно однією ознакою: формою, кольором фігури, тлом або розміром. Знайди жетон, що пасує, і виклади його.
tour-unikat-2 = У кутку жетон торкається двох інших. Від кожного з них він має відрізнятися рівно однією ознакою. Який із твоїх туди пасує?
tour-unikat-3 = Можна викладати далі. Наступний жетон має торкатися попереднього, того, що в рамці.
tour-unikat-4 = Більше нічого не пасує. Жетон у кутку торкнувся двох інших, тож маєш подвійний хід. Заверши викладання, і буде друга дія.
tour-unikat-5 = Друга дія: знову викладай де завгодно або заміни один жетон. Поклади на виставку жовту зірку.
tour-unikat-6 = Тепер візьми за неї інший жетон: з виставки або наосліп із мішечка. Зелене коло пасує до столу, тож візьми його.
tour-unikat-7 = Твій хід завершується. Хто має менш ніж десять жетонів, добирає один: з виставки або з мішечка.
tour-unikat-8 = За кілька ходів у тебе лишився один жетон. Виклади його: перемагає той, хто першим лишиться без жетонів.
tour-unikat-other = Так теж можна. Та цього разу зроби те, що написано внизу.
tour-unikat-one = Подивися на жетон поруч із цією клітинкою: відрізнятися має рівно одна ознака.
tour-unikat-every = Ця клітинка торкається кількох жетонів. Твій має відрізнятися від кожного з них рівно однією ознакою.
tour-unikat-chain = Наступний жетон має торкатися того, що в рамці.
tour-unikat-place = Жетон кладуть на порожню клітинку поруч з іншим жетоном.
tour-unikat-given = Цей жетон щойно ліг на виставку. Візьми інший.
unikat-point = Вибери жетон, і з’явиться стіл.
