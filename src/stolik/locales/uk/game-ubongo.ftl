## Words of the game
ubongo-symbol-1 = сонце
ubongo-symbol-2 = листок
ubongo-symbol-3 = крапля
ubongo-symbol-4 = місяць
ubongo-symbol-5 = зірка
ubongo-symbol-6 = хвиля
ubongo-legend = Самоцвіти: R червоний, O помаранчевий, Y жовтий, G зелений, B синій, V фіолетовий. Число в [ ] — це фішка місця з таким номером.

## What a player may do
ubongo-action-pawn = поставити фішку перед рядом { $field }
ubongo-action-roll = кинути кубик
ubongo-action-solve = «Убонго»: { $layout }
ubongo-action-move = пересунути фішку до ряду { $field }
ubongo-action-collect = узяти передні самоцвіти свого ряду
ubongo-action-done = сказати «готово» й завершити цей раунд
ubongo-action-begin = починає { $seat }, дошки з набору { $number }
ubongo-action-gems = розсипати самоцвіти
ubongo-action-field = фішка стає перед рядом { $field }
ubongo-action-deal = на кубику { $symbol }
ubongo-action-ring-turn = час вийшов
ubongo-action-ring-start = відлік закінчено
ubongo-action-ring-bell = пісок висипався

## What is asked for
ubongo-prompt-begin = Жереб вирішує, хто починає.
ubongo-prompt-gems = Самоцвіти сиплються на ігрове поле.
ubongo-prompt-pawns = Постав свою фішку перед одним із шести рядів.
ubongo-prompt-roll = Кинь кубик. З цього починаються перегони.
ubongo-prompt-countdown = Приготуйся.
ubongo-prompt-deal = Роздаємо дошки.
ubongo-prompt-solve = Закрий своїми деталями всю ділянку.
ubongo-prompt-again = Нікому не вдалося. Час пішов знову, деталі ті самі.
ubongo-prompt-move = Убонго! Твоє місце — { $rank }. { $count ->
    [0] Візьми два передні самоцвіти свого ряду.
    [one] Якщо хочеш, пересунь фішку на { $count } ряд, а потім візьми два самоцвіти.
    [few] Якщо хочеш, пересунь фішку щонайбільше на { $count } ряди, а потім візьми два самоцвіти.
    [many] Якщо хочеш, пересунь фішку щонайбільше на { $count } рядів, а потім візьми два самоцвіти.
   *[other] Якщо хочеш, пересунь фішку щонайбільше на { $count } ряду, а потім візьми два самоцвіти.
}
ubongo-prompt-collect = Тепер візьми два передні самоцвіти свого ряду.
ubongo-prompt-finished = У цьому раунді в тебе все готово.
ubongo-prompt-over = Гру завершено.

## What happened
ubongo-event-begun = Спочатку кидає { $seat }. Дошки з набору { $number }.
ubongo-event-strewn = Самоцвіти лежать на ігровому полі.
ubongo-event-pawnSet = { $seat } ставить фішку перед рядом { $field }.
ubongo-event-rolled = { $seat } кидає кубик.
ubongo-event-started = Раунд { $round }: на кубику { $symbol }. Час іде.
ubongo-event-solved = { $seat } вигукує «Убонго».
ubongo-event-moved = { $seat } пересуває фішку до ряду { $field }.
ubongo-event-collected = { $seat } бере { $count ->
    [one] { $count } самоцвіт
    [few] { $count } самоцвіти
    [many] { $count } самоцвітів
   *[other] { $count } самоцвіта
} з ряду { $field }: { $gems }.
ubongo-event-finished = { $seat } каже «готово».
ubongo-event-secondChance = Ніхто не встиг. Пісочний годинник перевертають іще раз.
ubongo-event-roundOver = Раунд { $round } завершено. Хто встиг розв’язати: { $seats }.
ubongo-event-roundOver-early = Раунд { $round } завершено, в усіх усе готово. Хто встиг розв’язати: { $seats }.
ubongo-event-roundOver-void = Раунд { $round } завершено. Ніхто не встиг розв’язати завдання.
ubongo-event-matchOver = Гру завершено. Хто переміг: { $winners }.
ubongo-event-timeUp = { $seat }: час вийшов.
ubongo-event-left = { $seat } встає з-за столу; далі грає бот.
ubongo-event-returned = { $seat } знову за столом.

## Why not
not-now = зараз на це не час
not-a-beginning = місце { $seat } з набором { $number } тут починати не може
gem-rows = рядів { $rows }, і в кожному { $count ->
    [one] { $count } самоцвіт
    [few] { $count } самоцвіти
    [many] { $count } самоцвітів
   *[other] { $count } самоцвіта
}
gem-colours = кожного кольору має бути { $count ->
    [one] { $count } самоцвіт
    [few] { $count } самоцвіти
    [many] { $count } самоцвітів
   *[other] { $count } самоцвіта
}
no-such-field = ряду { $field } немає; рядів усього { $count }
no-such-symbol = символу { $symbol } на кубику немає; символів усього { $count }
boards-and-seats = гравців { $count }, і кожному потрібна дошка
not-one-group = дошки в раунді — з однієї групи, якої ще не було
not-mirrored = усі отримують ту саму дошку, кожен інакше повернуту
board-twice = кожен отримує іншу дошку, і то неповернуту
no-race = час зараз не йде
has-collected = у цьому раунді свої самоцвіти ти вже маєш
is-done = після «готово» в цьому раунді вже нічого не зробиш
has-solved = це завдання вже розв’язано
not-solved = спершу треба розв’язати завдання
has-moved = у цьому раунді твоя фішка вже раз рушала
same-field = твоя фішка вже стоїть перед рядом { $field }; рухати її не обов’язково
too-far = з місцем { $rank } { $count ->
    [0] фішку пересувати не можна
    [one] фішку можна пересунути на { $count } ряд
    [few] фішку можна пересунути щонайбільше на { $count } ряди
    [many] фішку можна пересунути щонайбільше на { $count } рядів
   *[other] фішку можна пересунути щонайбільше на { $count } ряду
}
row-empty = ряд { $field } порожній
too-late = час вийшов { $count } мс тому
too-early = порядок стане відомий через { $count } мс
layout-malformed = так деталі не викладають
layout-number = поклади кожну деталь рівно раз; деталей усього { $count }
layout-piece = деталі { $piece } серед твоїх немає, або вона лежить двічі
layout-outside = деталь { $piece } виступає за край ділянки
layout-overlap = деталь { $piece } лежить на іншій деталі
layout-uncovered = ділянку ще не всю закрито

## Reading actions and positions
not-placed = замість «{ $word }» тут мають бути деталь і її місце, наприклад L4@1,0fr2
off-the-grid = «{ $word }» лежить поза сіткою: стовпців і рядків по { $count }, рахуючи від 0
too-many-pieces = деталей лише { $count }
not-a-board = «{ $word }» — не дошка; пиши, наприклад, 17 або 17fr1
not-a-puzzle = «{ $word }» — не завдання; пиши, наприклад, { $form }
no-such-hint = підказки { $level } немає: є від 0 до { $most }
not-a-gem = «{ $letter }» — не самоцвіт; може бути { $may }
gem-row = самоцвітів у ряду щонайбільше { $count }, а на початку рівно стільки
deal-boards = роздача — це символ і дошка для кожного гравця
field-before-gems = у фазі { $word } на ігровому полі ще нічого немає
pawns-and-phase = перед першим кидком мають стояти всі фішки, а наступну ставить той, чий хід
no-such-phase = фази { $word } з такими налаштуваннями не буває
turn-and-starter = кубик кидає той, хто починає раунд
second-and-chances = для «second» потрібне «chances» щонайменше 1
not-a-solution = те, що лежить на місці { $seat }, не закриває всієї ділянки
boards-and-used = під час перегонів дошки з іще не використаної групи, а після них — з уже використаної
not-sound = так не може статися: самоцвіти, дошки та дії гравців не узгоджуються між собою
boards-not-dealt = «{ $word }» тут не на місці: дошки ще не роздано

## Options
bad-seats-text = «{ $value }» — не значення для { $key }; місця пиши, наприклад, { $form }
handicap-not-seated = на місці { $seat } легше грати не може ніхто: місць лише { $seats }, і рахують їх від 0
handicap-on-easy = легше комусь може бути лише за столом, де грають на складному боці
handicap-and-mirror = коли в усіх та сама дошка, нікому не може бути легше
ubo-side = на якому боці дощок грають: на легкому (3 деталі) чи на складному (4 деталі)
ubo-timer = скільки сиплеться пісок, у секундах; без числа 60 на легкому боці й 90 на складному
ubo-handicap = місця, що грають на легкому боці, коли решта грає на складному, наприклад 0+2 (перше місце — 0)
ubo-handicap-asked = ці гравці отримують легкі дошки з трьома деталями, а решта — складні; у тебе фішка 1, у ботів наступні, далі в людей, як хто сідає
ubo-mirror = чи отримують усі ту саму дошку, кожен інакше повернуту або віддзеркалену
ubo-secondChance = коли ніхто не встиг, пісочний годинник перевертають іще раз: раз на раунд, раз на гру чи ніколи
ubo-set = набір, з якого беруть дошки; без числа будь-який
ubo-countdown = скільки секунд між кидком і стартом
ubo-roundTripMs = скільки щонайбільше мілісекунд віднімають від часу розв’язання за дорогу повідомлення
ubo-turnTimer = час, щоб поставити фішку чи кинути кубик, у секундах
ubo-a11yMarks = чи мають самоцвіти, крім кольору, ще й форму та літеру
ubo-side-label = Бік дощок
ubo-timer-label = Пісочний годинник у секундах
ubo-handicap-label = Хто грає на легкому боці
ubo-mirror-label = Та сама дошка для всіх, повернута
ubo-secondChance-label = Якщо ніхто не встиг
ubo-set-label = Набір дощок
ubo-countdown-label = Відлік у секундах
ubo-roundTripMs-label = Поправка на повільний зв’язок у мілісекундах
ubo-turnTimer-label = Час на фішку чи кидок у секундах
ubo-a11yMarks-label = Позначки біля кольорів
ubo-side-easy = легкий, 3 деталі
ubo-side-hard = складний, 4 деталі
ubo-timer-side = 60 на легкому, 90 на складному
ubo-handicap-none = ніхто
ubo-mirror-off = ні
ubo-mirror-on = так
ubo-secondChance-perRound = іще раз у кожному раунді
ubo-secondChance-perGame = іще раз за всю гру
ubo-secondChance-off = раунд закінчується
ubo-set-any = будь-який
ubo-turnTimer-off = без обмежень
ubo-a11yMarks-on = так
ubo-a11yMarks-off = ні

## The picture
ubongo-picture-title = «Убонго»: самоцвіти, фішки й дошки
ubongo-picture-seat = { $seat }: { $count ->
    [one] { $count } самоцвіт
    [few] { $count } самоцвіти
    [many] { $count } самоцвітів
   *[other] { $count } самоцвіта
}
ubongo-picture-board = Дошка { $board } ({ $seat }), { $symbol }
ubongo-picture-solved = «Убонго», місце { $rank }
ubongo-picture-collected = «Убонго», місце { $rank }, самоцвіти взято
ubongo-picture-done = готово

## На сторінці
ubongo-gem-R = червоний
ubongo-gem-O = помаранчевий
ubongo-gem-Y = жовтий
ubongo-gem-G = зелений
ubongo-gem-B = синій
ubongo-gem-V = фіолетовий
ubongo-gem-board = Самоцвіти
ubongo-row = Ряд { $row }
ubongo-row-empty = порожній
ubongo-row-pawns = Фішки: { $names }
ubongo-no-gems = ще без самоцвітів
ubongo-own-board = Твоя дошка
ubongo-piece = Деталь { $number }, { $piece }
ubongo-piece-laid = Деталь { $number }, { $piece }, на дошці
ubongo-left = { $count ->
    [0] Усі деталі вже на дошці.
    [one] Лишилася { $count } деталь.
    [few] Лишилися { $count } деталі.
    [many] Лишилося { $count } деталей.
   *[other] Лишилося { $count } деталі.
}
ubongo-fits-not = Сюди не вміщається.
ubongo-turn = Повернути
ubongo-flip = Перевернути
ubongo-clear = Зняти все
ubongo-call = Убонго!
ubongo-give-up = Здатися
ubongo-take-nothing = Нічого не брати
ubongo-choose = Убонго! Твоє місце — { $rank }. Торкнися ряду: фішка піде туди й візьме два передні самоцвіти.
ubongo-choose-here = Убонго! Твоє місце — { $rank }. Фішка лишається: торкнися її ряду й візьми два передні самоцвіти.
ubongo-sure = Справді?
ubongo-roll = Кинути кубик
ubongo-ready = Кубик котиться
ubongo-rank = № { $rank }
ubongo-laid = викладено деталей: { $count } з { $all }
ubongo-second-chance = Другий шанс
ubongo-watched = Зараз кожен закриває свою ділянку.
ubongo-solutions = Дошки цього раунду
ubongo-solved-board = Як можна закрити дошку: { $name }
ubongo-open-board = Дошка: { $name }
ubongo-all-boards = Показати дошки всіх
ubongo-most-wins = Перемагає той, у кого найбільше самоцвітів одного кольору.
ubongo-decided-first = Цього разу { $count } : { $other }.
ubongo-decided-next = Найбільші купки однакові, тож вирішила купка № { $place } ({ $count } : { $other }).
ubongo-decided-shared = У переможців усі купки однакові, тож вони перемагають разом.
ubongo-hint = Підказка
ubongo-next = Наступне завдання
ubongo-hint-good = Поки що все правильно.
ubongo-hint-bad = Так уже не закрити. Щось лежить неправильно.
ubongo-hint-take = Деталь { $number } лежить неправильно. Зніми її.
ubongo-hint-piece = Далі деталь { $number }.
ubongo-hint-cell = Деталь { $number } закриває позначену клітинку.
ubongo-hint-laid = Деталь { $number } тепер лежить правильно.
ubongo-seconds = { $seconds } с
ubongo-practised = Розв’язано: { $count }
ubongo-best = найшвидше
ubongo-practice-how = Закрий усю ділянку. Коли час вийде, можна складати далі.
tour-ubongo-1 = Самоцвіти лежать у шести рядах. Перед кожним є червона клітинка для фішок, і фішка бере найближчі до неї самоцвіти. Постав фішку перед рядом 4.
tour-ubongo-2 = Починаєш ти. Кубик показує, які деталі беруть усі, а тоді час іде для всіх разом. Кидай.
tour-ubongo-3 = Закрий усю ділянку трьома деталями. Перетягни їх на дошку. Торкнися деталі, щоб вибрати її, і ще раз, щоб повернути; її можна й перевернути. Тут час стоїть.
tour-ubongo-4 = Убонго! Твоє місце перше, тож фішка може піти аж на три ряди, а тоді бере два самоцвіти. Перед рядом 6 лежать два зелені: торкнися його.
tour-ubongo-5 = У тебе два зелені самоцвіти. Після дев’яти раундів перемагає той, у кого найбільше самоцвітів одного кольору, тож і далі збирай такі самі. Повільніші теж беруть самоцвіти, але їхні фішки так далеко не зайдуть.
tour-ubongo-other = Так теж можна. Та цього разу зроби те, що написано внизу.
tour-ubongo-done-why = Тоді в цьому раунді ти нічого не здобудеш. Спробуй ще трохи.
tour-ubongo-done = Тепер ти знаєш, як грати в «Убонго»
ubongo-round-of = Раунд { $round }
