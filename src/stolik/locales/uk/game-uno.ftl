## Cards
uno-colour-R = червоний
uno-colour-Y = жовтий
uno-colour-G = зелений
uno-colour-B = синій
uno-sign-S = Пропуск
uno-sign-V = Зміна напрямку
uno-sign-D = +2
uno-sign-W = Дика карта
uno-sign-W4 = Дика карта +4
uno-sign-WH = Перемішати карти всіх
uno-sign-WC1 = Власна дика карта 1
uno-sign-WC2 = Власна дика карта 2
uno-sign-WC3 = Власна дика карта 3
uno-card-R = { $sign }, колір червоний
uno-card-Y = { $sign }, колір жовтий
uno-card-G = { $sign }, колір зелений
uno-card-B = { $sign }, колір синій
uno-legend = Карти: R червоний ●, Y жовтий ★, G зелений ▲, B синій ■ · далі цифра 0–9, S Пропуск, V Зміна напрямку або D +2, наприклад R5 чи BS · W Дика карта, W4 Дика карта +4, WH Перемішати карти всіх, WC1, WC2 та WC3 Власні дикі карти
uno-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}

## What a player may do
uno-action-play = зіграти { $card }
uno-action-play-call = зіграти { $card } і сказати «UNO»
uno-action-play-colour = зіграти { $card }, колір: { $colour }
uno-action-play-colour-call = зіграти { $card }, колір: { $colour }, і сказати «UNO»
uno-action-play-target = зіграти { $card }, гравець: { $target }
uno-action-play-target-call = зіграти { $card }, гравець: { $target }, і сказати «UNO»
uno-action-play-colour-target = зіграти { $card }, колір: { $colour }, гравець: { $target }
uno-action-play-colour-target-call = зіграти { $card }, колір: { $colour }, гравець: { $target }, і сказати «UNO»
uno-action-play-colour-wanted = зіграти { $card }, колір: { $colour }, шуканий колір: { $wanted }
uno-action-play-colour-wanted-call = зіграти { $card }, колір: { $colour }, шуканий колір: { $wanted }, і сказати «UNO»
uno-action-play-colour-target-wanted = зіграти { $card }, колір: { $colour }, гравець: { $target }, шуканий колір: { $wanted }
uno-action-play-colour-target-wanted-call = зіграти { $card }, колір: { $colour }, гравець: { $target }, шуканий колір: { $wanted }, і сказати «UNO»
uno-action-jump = зіграти поза чергою { $card }
uno-action-jump-call = зіграти поза чергою { $card } і сказати «UNO»
uno-action-jump-target = зіграти поза чергою { $card }, гравець: { $target }
uno-action-jump-target-call = зіграти поза чергою { $card }, гравець: { $target }, і сказати «UNO»
uno-action-draw = узяти з колоди
uno-action-keep = залишити собі
uno-action-pass = пасувати
uno-action-name = вибрати колір: { $colour }
uno-action-accept = прийняти
uno-action-challenge = перевірити +4
uno-action-discard = скинути { $card }
uno-action-call = сказати «UNO»
uno-action-catch = спіймати: { $target }
uno-action-report = поскаржитися на підказку: { $target }
uno-action-answer-yes = так, це була підказка
uno-action-answer-no = ні, це не була підказка
uno-action-vote-yes = голосувати: це була підказка
uno-action-vote-no = голосувати: це не була підказка
uno-action-judge-yes = вирішити: це була підказка
uno-action-judge-no = вирішити: це не була підказка
uno-action-noteDraw = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
uno-action-noteSkip = { $seat } втрачає найближчий хід
uno-action-noteDone = готово: зроблено те, що на карті
uno-action-cut = тягнути, хто роздає: { $cards }
uno-action-dealer = роздає { $seat }
uno-action-deal = роздати карти
uno-action-give = з колоди добору: { $cards }
uno-action-give-none = узяти вже нема чого
uno-action-mix = перемішати карти всіх гравців разом
uno-action-ring = час вийшов
uno-action-leave = { $seat } встає з-за столу
uno-action-return = { $seat } повертається за стіл

## What is asked for
uno-prompt-cut = Кожен тягне карту. Роздає той, у кого найбільша цифра.
uno-prompt-dealer = Жереб вирішує, хто роздає.
uno-prompt-deal = Роздаємо карти.
uno-prompt-mix = Перемішуємо карти всіх гравців.
uno-prompt-note = Зараз ви робите те, що на карті: «{ $text }». Потім гра триває.
uno-prompt-settle = Гравці беруть останні карти, а тоді рахуємо очки.
uno-prompt-draws = { $seat } бере карти.
uno-prompt-over = Матч завершено.
uno-prompt-wait = { $seat } думає.
uno-prompt-wait-challenge = На столі +4. { $seat } приймає або перевіряє.
uno-prompt-wait-stack = { $seat } думає. Назбиралося: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
uno-prompt-turn = Твій хід. Зіграй карту, що підходить, або візьми одну.
uno-prompt-turn-until = Твій хід. Нічого не підходить: бери, доки щось не підійде.
uno-prompt-turn-toll = Твій хід. Нічого не підходить: візьми { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
uno-prompt-turn-empty = Твій хід. Узяти вже нема чого: зіграй карту, що підходить.
uno-prompt-drawn = { $count ->
    [one] Тобі випала карта { $cards }. Зіграй її або залиш собі.
    [few] Тобі випали карти { $cards }. Зіграй ту, що підходить, або залиш собі всі.
    [many] Тобі випали карти { $cards }. Зіграй ту, що підходить, або залиш собі всі.
   *[other] Тобі випали карти { $cards }. Зіграй ту, що підходить, або залиш собі всі.
}
uno-prompt-drawn-must = { $count ->
    [one] Тобі випала карта { $cards }. Вона підходить, тож зіграй її.
    [few] Тобі випали карти { $cards }. Зіграй ту, що підходить.
    [many] Тобі випали карти { $cards }. Зіграй ту, що підходить.
   *[other] Тобі випали карти { $cards }. Зіграй ту, що підходить.
}
uno-prompt-challenge = { $seat } грає +4, колір: { $colour }. Прийми й візьми 4 карти або перевір.
uno-prompt-replace = Карта +4 знову у твоїй руці. Зіграй іншу, а тоді візьмеш 4 карти.
uno-prompt-stack-plus2 = Наклади ще одну +2 або прийми й візьми { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
uno-prompt-stack-plus4 = Наклади ще одну +4 або прийми й візьми { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
uno-prompt-stack-both = Наклади +2 чи +4 або прийми й візьми { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
uno-prompt-discard = Вибери, що скинути. Скинути ще: { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
uno-prompt-name = Вибери колір.
uno-prompt-call = У тебе лишилася одна карта. Скажи «UNO».
uno-prompt-call-turn = У тебе лишилася одна карта. Скажи «UNO» і грай далі.
uno-prompt-catch = Одна карта й жодного «UNO»: { $seats }. Тепер можна спіймати.
uno-prompt-jump = У тебе теж є { $card }. Можеш зіграти її поза чергою, доки не зіграє { $seat }.
uno-prompt-answer = { $seat } каже, що це була твоя підказка. Це так?
uno-prompt-vote = Чи підказує { $seat }? Проголосуй.

## What happened
uno-event-cutFor = { $seats } тягнуть карту, щоб вирішити, хто роздає: { $cards }. Найбільшу цифру має { $dealer }, тож і роздає.
uno-event-cutFor-tie = { $seats } тягнуть карту, щоб вирішити, хто роздає: { $cards }. Нічия, тож хто має найбільшу цифру, тягне ще раз.
uno-event-dealerChosen = Роздає { $seat }.
uno-event-dealt = Роздача { $deal }: роздає { $dealer }. Перша карта — { $card }.
uno-event-dealt-ignored = Роздача { $deal }: роздає { $dealer }. Цим не починають: { $cards }. Перша карта — { $card }.
uno-event-dealt-carried = Роздача { $deal }: роздає { $dealer }. На столі лишається { $card }, це перша карта.
uno-event-played = { $seat } грає { $card }.
uno-event-played-call = { $seat } грає { $card } і каже «UNO».
uno-event-played-colour = { $seat } грає { $card }, колір: { $colour }.
uno-event-played-colour-call = { $seat } грає { $card }, колір: { $colour }, і каже «UNO».
uno-event-played-target = { $seat } грає { $card }, гравець: { $target }.
uno-event-played-target-call = { $seat } грає { $card }, гравець: { $target }, і каже «UNO».
uno-event-played-colour-target = { $seat } грає { $card }, колір: { $colour }, гравець: { $target }.
uno-event-played-colour-target-call = { $seat } грає { $card }, колір: { $colour }, гравець: { $target }, і каже «UNO».
uno-event-played-colour-wanted = { $seat } грає { $card }, колір: { $colour }. Шуканий колір: { $wanted }.
uno-event-played-colour-wanted-call = { $seat } грає { $card }, колір: { $colour }, і каже «UNO». Шуканий колір: { $wanted }.
uno-event-played-colour-target-wanted = { $seat } грає { $card }, колір: { $colour }, гравець: { $target }. Шуканий колір: { $wanted }.
uno-event-played-colour-target-wanted-call = { $seat } грає { $card }, колір: { $colour }, гравець: { $target }, і каже «UNO». Шуканий колір: { $wanted }.
uno-event-jumped = { $seat } грає поза чергою { $card }.
uno-event-jumped-call = { $seat } грає поза чергою { $card } і каже «UNO».
uno-event-jumped-target = { $seat } грає поза чергою { $card }, гравець: { $target }.
uno-event-jumped-target-call = { $seat } грає поза чергою { $card }, гравець: { $target }, і каже «UNO».
uno-event-named = { $seat } вибирає колір: { $colour }.
uno-event-drew = { $seat } { $count ->
    [0] нічого не бере
    [one] бере { $count } карту
    [few] бере { $count } карти
    [many] бере { $count } карт
   *[other] бере { $count } карти
}.
uno-event-drew-short = { uno-event-drew } { uno-no-more }
uno-event-drew-seen = { $seat } бере { $cards }.
uno-event-drew-seen-short = { uno-event-drew-seen } { uno-no-more }
uno-event-drew-fine = Штраф: { $seat } { $count ->
    [0] нічого не бере
    [one] бере { $count } карту
    [few] бере { $count } карти
    [many] бере { $count } карт
   *[other] бере { $count } карти
}.
uno-event-drew-fine-short = { uno-event-drew-fine } { uno-no-more }
uno-event-drew-fine-seen = Штраф: { $seat } бере { $cards }.
uno-event-drew-fine-seen-short = { uno-event-drew-fine-seen } { uno-no-more }
uno-no-more = Більше карт немає.
uno-event-kept = { $seat } залишає собі взяте.
uno-event-passed = { $seat } не має що зіграти чи взяти й пасує.
uno-event-passed-clock = Час вийшов: { $seat } пасує.
uno-event-skipped = { $seat } втрачає хід.
uno-event-reversed-left = Напрямок змінюється: тепер грають ліворуч, за годинниковою стрілкою.
uno-event-reversed-right = Напрямок змінюється: тепер грають праворуч, проти годинникової стрілки.
uno-event-accepted = { $seat } приймає.
uno-event-challenged-guilty = { $seat } перевіряє +4. { $offender } блефує!
uno-event-challenged-guilty-seen = { uno-event-challenged-guilty } Карти: { $cards }.
uno-event-challenged-clear = { $seat } перевіряє +4, але { $offender } не блефує.
uno-event-challenged-clear-seen = { uno-event-challenged-clear } Карти: { $cards }.
uno-event-tookBack = { $seat } забирає +4 назад у руку.
uno-event-called = { $seat } каже «UNO».
uno-event-called-again = { $seat } ще раз каже «UNO».
uno-event-called-fine = { $seat } каже «UNO» не до речі. Штраф: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
uno-event-noted = { $seat } помічає, що { $target } не каже «UNO». Зарахується, якщо «UNO» не пролунає вчасно.
uno-event-caught = Спіймано! { $seat } помічає, що { $target } не каже «UNO».
uno-event-caughtNobody = Хибна тривога: { $seat } хоче спіймати, але { $target } у безпеці.
uno-event-caughtNobody-fine = { uno-event-caughtNobody } Штраф: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
uno-event-graceOver-open = { $seat } досі не каже «UNO». Тепер можна спіймати.
uno-event-graceOver-safe = Ловити вже пізно: { $seat } у безпеці.
uno-event-reshuffled = Колода добору була порожня. Нова — зі скинутих карт: { $count }.
uno-event-mixed = Карти всіх гравців перемішано разом і роздано знову.
uno-event-swapped = { $seat } та { $target } міняються картами.
uno-event-rotated = Кожен віддає всі свої карти наступному гравцеві.
uno-event-shown = { $target } показує всі свої карти лише одному гравцеві: { $seat }.
uno-event-shown-seen = { $target } показує тобі всі свої карти: { $cards }.
uno-event-notePlayed = На карті, яку грає { $seat }: «{ $text }».
uno-event-noteSkipped = { $seat } через цю карту втратить найближчий хід.
uno-event-noteOver = Зроблено. Гра триває.
uno-event-discarded = { $seat } скидає { $cards }.
uno-event-reported = { $seat } скаржиться, що { $target } підказує.
uno-event-voted-yes = { $seat } голосує: це була підказка.
uno-event-voted-no = { $seat } голосує: це не була підказка.
uno-event-hintJudged-fined = { $target } підказує, тож буде штраф.
uno-event-hintJudged-dropped = Скаргу знято, { $target } не отримує штрафу.
uno-event-hintJudged-lapsed = Роздачу завершено, а з нею й розгляд скарги: { $target }.
uno-event-timeUp = { $seat }: час вийшов.
uno-event-left = { $seat } встає з-за столу; далі грає бот.
uno-event-returned = { $seat } знову за столом.
uno-event-dealOver = { $seat } більше не має карт і виграє роздачу { $deal }.
uno-event-dealOver-takes = { uno-event-dealOver } Це { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}. Рахунок: { $scores }.
uno-event-dealOver-own = { uno-event-dealOver } Кожен рахує власну руку: { $points }. Рахунок: { $scores }.
uno-event-voided = Ніхто не має що зіграти чи взяти. Роздача { $deal } не рахується, карти роздають знову.
uno-event-droppedOut = Поза матчем: { $seats }.
uno-event-matchOver = Матч завершено. Хто переміг: { $winners }.

## Rules of Custom Wilds
uno-who-me = Хто зіграє цю карту,
uno-who-next = Наступний гравець
uno-who-previous = Попередній гравець
uno-who-chosen = Вибраний гравець
uno-who-others = Кожен інший гравець
uno-who-all = Кожен гравець
uno-one-named = карта вибраного кольору
uno-one-red = червона карта
uno-one-yellow = жовта карта
uno-one-green = зелена карта
uno-one-blue = синя карта
uno-one-wild = будь-яка дика карта
uno-one-skip = карта Пропуск
uno-one-reverse = карта Зміна напрямку
uno-one-plus2 = карта +2
uno-all-named = усі свої карти вибраного кольору
uno-all-red = усі свої червоні карти
uno-all-yellow = усі свої жовті карти
uno-all-green = усі свої зелені карти
uno-all-blue = усі свої сині карти
uno-all-wild = усі свої дикі карти будь-якого виду
uno-all-skip = усі свої карти Пропуск
uno-all-reverse = усі свої карти Зміна напрямку
uno-all-plus2 = усі свої карти +2
uno-all-plainwild = усі свої звичайні Дикі карти
uno-all-plus4 = усі свої карти +4
uno-all-shuffle = карту «Перемішати карти всіх»
uno-all-custom = усі свої Власні дикі карти
uno-rule-if = { $least ->
    [0] { "" }
    [one] , якщо має в руці щонайменше { $least } карту
    [few] , якщо має в руці щонайменше { $least } карти
    [many] , якщо має в руці щонайменше { $least } карт
   *[other] , якщо має в руці щонайменше { $least } карти
}{ $most ->
    [0] { "" }
    [one] , якщо має в руці щонайбільше { $most } карту
    [few] , якщо має в руці щонайбільше { $most } карти
    [many] , якщо має в руці щонайбільше { $most } карт
   *[other] , якщо має в руці щонайбільше { $most } карти
}
uno-rule-draw = { $who } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}{ uno-rule-if }.
uno-rule-cannot = Якщо наступний гравець не має карти, що підходить, він бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
uno-rule-until = { $who } бере карти, доки не випаде { $kind }{ uno-rule-if }.
uno-rule-exactly = { $who } бере або скидає карти, доки в руці не буде рівно { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}{ uno-rule-if }.
uno-rule-discard = { $who } скидає { $kind }{ uno-rule-if }.
uno-rule-skip = { $who } втрачає найближчий хід{ uno-rule-if }.
uno-rule-again = { $who } ходить іще раз{ uno-rule-if }.
uno-rule-swap = { $who } міняється картами з тим, хто зіграє цю карту{ uno-rule-if }.
uno-rule-pass = Кожен віддає всі свої карти наступному гравцеві.
uno-rule-reverse = Напрямок гри змінюється.
uno-rule-show = { $who } показує карти тому, хто зіграє цю карту, і більше нікому{ uno-rule-if }.
uno-rule-note = «{ $text }»
uno-event-ruled-draw = { uno-rule-draw } { uno-ruled-hit }
uno-event-ruled-cannot = { uno-rule-cannot } { uno-ruled-hit }
uno-event-ruled-until = { uno-rule-until } { uno-ruled-hit }
uno-event-ruled-exactly = { uno-rule-exactly } { uno-ruled-hit }
uno-event-ruled-discard = { uno-rule-discard } { uno-ruled-hit }
uno-event-ruled-skip = { uno-rule-skip } { uno-ruled-hit }
uno-event-ruled-again = { uno-rule-again } { uno-ruled-hit }
uno-event-ruled-swap = { uno-rule-swap } { uno-ruled-hit }
uno-event-ruled-pass = { uno-rule-pass }
uno-event-ruled-reverse = { uno-rule-reverse }
uno-event-ruled-show = { uno-rule-show } { uno-ruled-hit }
uno-event-ruled-nobody = Цього разу правило карти нікого не стосується.
uno-ruled-hit = Кого це стосується: { $hit }.

## Why not
asked-turn = тепер зіграй карту або візьми одну
asked-drawn = карту вже взято: зіграй її або залиш собі
asked-name = спершу вибери колір
asked-challenge = спершу прийми +4 або перевір
no-four-waits = жодна +4 зараз не чекає на відповідь
carried-unanswered = верхня карта — з минулої роздачі: її ніхто не приймає й не перевіряє
carried-named = колір уже вибрано в минулій роздачі, разом із цією картою
asked-replace = зіграй іншу карту замість +4
asked-stack = наклади ще одну карту або прийми всі разом
asked-discard = спершу вибери карту, яку скинути
note-of-table = стіл зараз робить те, що на карті; за нього говорить один гравець
no-note = жодна карта не чекає на результат
note-whom = на цьому місці ніхто не грає
note-skipped = { $seat } уже втрачає найближчий хід
note-draws = через одну карту можна брати щонайбільше { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } разу
}
note-amount = від { $low } до { $high } карт
card-not-in-hand = карти { $card } немає у твоїй руці
does-not-fit = { $card } не підходить до { $top }: підходить та сама цифра чи символ, Дика карта або цей колір: { $colour }
four-wild-held = у тебе є інша дика карта, а вона завжди підходить, тож +4 зачекає
four-not-proper = карту +4 можна зіграти, лише коли ніщо інше в руці не підходить до кольору: { $colour }
only-drawn = узявши карту, можна зіграти тільки її
not-again-four = не знову +4: зіграй іншу карту
must-lay-drawn = за цим столом узяту карту, що підходить, треба зіграти
needs-colour = до { $card } вибери колір
needs-no-colour = до { $card } колір не вибирають
needs-target = до { $card } вибери гравця
needs-no-target = до { $card } гравця не вибирають
needs-wanted = до { $card } вибери ще й шуканий колір
needs-no-wanted = до { $card } шуканий колір не вибирають
target-other = { $seat } тут не підходить: вибери когось іншого, хто грає
nothing-to-draw = узяти вже нема чого
can-draw = ще можна взяти карту, тож пасувати не можна
can-lay = є карта, що підходить, тож пасувати не можна
say-uno-first = спершу скажи «UNO», а тоді грай далі
called-already = своє «UNO» вже сказано
call-not-due = зараз не час казати «UNO»
call-leaves-one = «UNO» кажуть із передостанньою картою
catch-whom = спіймати можна тільки когось іншого, хто грає
caught-already = це вже записано; зачекай хвильку
has-called = «UNO» вже сказано: { $seat }
catch-too-late = запізно, { $seat } уже в безпеці
catch-not-due = { $seat } зараз не мусить казати «UNO»
catch-cooling = після марної спроби спіймати зачекай дві секунди
no-cards-yet = це можна лише гравцям, які мають карти
does-not-stack = сюди не можна накласти { $card }
no-jumping-in = за цим столом поза чергою не грають
jump-own-turn = зараз твій хід: просто зіграй цю карту
jump-too-late = зараз грати поза чергою не можна
jump-not-twin = поза чергою можна зіграти тільки { $card }
no-reports = на підказки тут зараз не скаржаться
report-open = спершу треба розглянути попередню скаргу ({ $seat })
bots-report-not = на підказки скаржаться лише люди, які грають
report-whom = поскаржитися можна лише на іншу людину, яка грає; боти не підказують
vote-needs-two = для голосування треба щонайменше двох людей, крім тієї, на яку скаржаться
nothing-to-answer = тебе про це ніхто не питає
nothing-to-judge = немає скарги, яку треба розглянути
dealer-plays = місце { $seat } не може роздавати: там ніхто не грає
cut-for-each = хто роздає, тягнуть усі: гравців { $count }, а не { $given }
cut-to-digit = кожен тягне, доки не випаде цифра, і не далі
deal-seven = кожному гравцеві роздають { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
deal-starts = остання відкрита карта має бути першою, з якої можна почати
too-many-of = стільки карт { $card } немає
not-in-pile = { $card } — не наступна карта колоди добору
draws-too-many = беруть до шуканої карти, тут це карта номер { $count }
draws-other-count = узяти треба стільки карт: { $count }, а не { $given }
mix-sizes = руки мають бути такі, як виходить, коли роздавати по колу
mix-same-cards = роздати треба ті самі карти, що були в руках

## Reading cards and positions
not-a-card = «{ $word }» — не карта; пиши, наприклад, R5, GS, BV, YD, W або W4
pile-count = після «{ $word }» має бути від { $low } до { $high } стосів, розділених знаком «/»; зараз їх: { $given }
no-top-card = «top» має назвати карту, що лежить на колоді скиду
no-colour = до { $card } треба вибрати колір
colour-of-card = { $card } має власний колір, іншого вибрати не можна
field-before-cards = «{ $word }» тут зайве: карти ще не роздано
field-and-phase = «{ $word }» буває лише у фазі { $may }
phase-needs = для фази { $phase } потрібне «{ $word }»
phase-and-options = фази { $phase } з такими налаштуваннями не буває
phase-and-top = у фазі { $phase } згори лежить одна з карт: { $may }
seat-is-out = «{ $word }» не може називати місце { $seat }: воно вибуло з матчу
two-must-play = у матчі мають лишатися щонайменше два місця
out-and-elimination = «out» буває лише з k108.scoring=elimination
hand-no-card = на місці { $seat } немає карт, а тоді роздачу вже завершено
not-held = на місці { $seat } немає карти { $card }
bluff-before-turn = на +4 з місця { $seat } відповідає місце одразу за ним
replace-four = на місці { $seat } мають бути W4, що повернулася, і ще одна карта, що підходить
quota-and-hand = на місці { $seat } має бути більше карт, ніж каже його «quota», а перше «quota» — того місця, чий хід
drawn-or-due = у фазі drawn або «drawn» називає карти, або першим стоїть «due» того місця, чий хід
lapse-one-card = «UNO» кажуть з однією картою, а на місці { $seat } не рівно одна
lapse-and-called = на місці { $seat } не могли водночас сказати «UNO» й не сказати
lapse-and-grace = «grace» буває лише з uno.catchGraceMs, а «moved» і «by» — лише з «grace»
report-not-open = такої скарги бути не може: одна людина скаржиться на іншу, а голоси бувають лише з k108.hintPenalty=vote
winner-holds = місце { $seat } виграло роздачу, тож карт там бути не може
hurried-and-chance = «hurried» буває лише тоді, коли час на хід обмежено й слово за випадком

## Options that don’t go together
own-points-in-teams = з { $key }={ $value } кожен рахує за себе, тож сторін бути не може
elimination-for-two = для { $key }=elimination треба щонайменше трьох гравців
dealer-not-seated = місце { $seat } не може роздавати: місць лише { $seats }, і рахують їх від 0
twins-forbid-each-other = { $key }=all не поєднується з uno.wd4Mode=strict: дві +4 в одній руці ніколи не вдалося б зіграти
team-seats = { $value }: гравців може бути { $may }, а не { $seats }
stacking-and-bluff = { $key } можливе лише з uno.wd4Mode=strict, щоб ніхто не мусив перевіряти накладені карти
custom-form = Власна дика карта { $card }: «{ $word }» — не правило; пиши, наприклад, next:draw-3 або others?atleast-5:discard-red
custom-who = Власна дика карта { $card }: «{ $word }» нікого не називає; можна: { $may }
custom-condition = Власна дика карта { $card }: «{ $word }» — не умова; можна: { $may }
custom-effect = Власна дика карта { $card }: «{ $word }» — не наслідок; можна: { $may }
custom-kind = Власна дика карта { $card }: «{ $word }» — не вид карт; можна: { $may }
custom-amount = Власна дика карта { $card }: після «{ $word }» має бути число від { $low } до { $high }
custom-nothing-behind = Власна дика карта { $card }: після «{ $word }» нічого не має бути
custom-again-me = Власна дика карта { $card }: іще раз ходить лише той, хто зіграє цю карту
custom-skip-me = Власна дика карта { $card }: хто зіграє цю карту, не може через неї втратити хід; вибери наступного гравця або інших
custom-cannot-next = Власна дика карта { $card }: «коли жодна карта не підходить» буває лише для наступного гравця, який тоді бере вказану кількість карт
custom-until-rare = Власна дика карта { $card }: таких карт замало, щоб на них чекати; їх має бути щонайменше { $count }
custom-note = Власна дика карта { $card }: правило своїми словами — це один рядок, від { $low } до { $high } видимих знаків
custom-swap-one = Власна дика карта { $card }: картами міняється один гравець: наступний, попередній або вибраний
custom-show-other = Власна дика карта { $card }: карти показують інші: наступний, попередній чи вибраний гравець або кожен інший
custom-of-all = Власна дика карта { $card }: «{ $word }» стосується всього столу; вибери all
custom-of-all-always = Власна дика карта { $card }: «{ $word }» стосується всього столу, тож умови не має

## Options
k108-format = хто з ким грає: кожен за себе, дві пари чи дві сторони
k108-format-individual = кожен за себе
k108-format-pairs = дві пари
k108-format-twoSides = дві сторони
k108-scoring = як рахувати очки: усі бере переможець роздачі, кожен рахує власну руку й перемагає той, у кого їх найменше, чи вибуває той, хто дійде до мети
k108-scoring-winnerTakesAll = усі бере переможець роздачі
k108-scoring-low = кожен рахує власну руку, перемагає той, у кого найменше
k108-scoring-elimination = вибуває той, хто дійде до мети
k108-target = за скількох очок завершується матч, а у грі з вибуванням — за скількох хтось вибуває
k108-deals = скільки роздач грати; off: доки хтось не дійде до мети
k108-deals-off = доки хтось не дійде до мети
k108-partnerCards = чи рахувати й карти сторони переможця
k108-partnerCards-exclude = ні
k108-partnerCards-include = так
k108-lowTie = що робити з нічиєю за найменше очок: спільна перемога чи ще одна роздача
k108-lowTie-shared = спільна перемога
k108-lowTie-extraDeal = ще одна роздача
k108-duelReset = чи останні двоє починають знову з 0 очок, коли всі інші вибудуть
k108-forcedDrawnPlay = чи треба зіграти карту, узяту тому, що нічого не підходило, якщо вона підходить
k108-revealTo = хто бачить руку, коли +4 перевіряють: лише той, хто перевіряє, чи всі
k108-revealTo-challenger = лише той, хто перевіряє
k108-revealTo-all = усі
k108-carryOver = коли діє +2, +4, Пропуск чи Зміна напрямку, якщо це остання карта: у наступній роздачі, ще до підрахунку (лише взяття карт) чи ніколи
k108-carryOver-nextDeal = у наступній роздачі
k108-carryOver-settleNow = ще до підрахунку
k108-carryOver-off = ніколи
k108-carryTarget = кого стосується така остання карта: першого гравця нової роздачі чи того, хто був наступним у старій
k108-carryTarget-firstPlayer = першого гравця нової роздачі
k108-carryTarget-oldNext = того, хто був наступним у старій
k108-hintPenalty = хто вирішує, чи була підказка: той, на кого скаржаться, усі голосуванням, господар столу, який не грає, чи ніхто, і підказки нічого не коштують
k108-hintPenalty-admit = той, на кого скаржаться
k108-hintPenalty-vote = усі голосуванням
k108-hintPenalty-host = господар столу, який не грає
k108-hintPenalty-off = ніхто, підказки нічого не коштують
k108-bots = місця, за які грають боти, одним числом (його задає стіл)
m112-scoring = чи рахувати очки за кілька роздач; якщо ні, весь матч — це одна роздача
m112-target = за скількох очок, зібраних за всі роздачі, хтось виграє матч
m112-dealerPick = хто роздає першим: хтось за жеребом, кого назве господар столу, чи хто витягне найбільшу карту
m112-dealerPick-random = хтось за жеребом
m112-dealerPick-host = кого назве господар столу
m112-dealerPick-highCard = хто витягне найбільшу карту
m112-hostDealer = місце першого роздавальника, якщо його назве господар столу (перше місце — 0)
m112-hostDealer-none = не названо
m112-hostDealer-asked = Хто роздає першим?
m112-bots = місця, за які грають боти, одним числом (його задає стіл)
m112-nextDealer = хто роздає далі: гравець ліворуч від роздавальника, переможець чи хтось за жеребом
m112-nextDealer-left = гравець ліворуч від роздавальника
m112-nextDealer-winner = переможець
m112-nextDealer-random = хтось за жеребом
m112-ignoredStarter = куди йдуть відкриті карти, з яких не починають: під першу карту чи назад у колоду добору
m112-ignoredStarter-staysUnder = під першу карту
m112-ignoredStarter-backIntoPile = назад у колоду добору
m112-reverse2p = що робить Зміна напрямку, коли грають двоє: діє як Пропуск чи лише змінює напрямок
m112-reverse2p-skip = діє як Пропуск
m112-reverse2p-literal = лише змінює напрямок
m112-wildsMatch = які дикі карти в руці не дають зіграти +4: усі, крім іншої +4, усі, лише звичайна Дика карта чи жодні
m112-wildsMatch-exceptWD4 = усі, крім іншої +4
m112-wildsMatch-all = усі
m112-wildsMatch-plainOnly = лише звичайна Дика карта
m112-wildsMatch-none = жодні
m112-lastCardDraws = чи беруть іще карти за останню +2 або +4 перед підрахунком
m112-emptyByDiscard = що буде, коли Власна дика карта забере в когось останні карти: це перемога чи одна карта лишається
m112-emptyByDiscard-wins = це перемога
m112-emptyByDiscard-keepsOne = одна карта лишається
m112-shuffleColour = коли вибирають колір із картою «Перемішати карти всіх»: до перемішування чи після
m112-shuffleColour-before = до перемішування
m112-shuffleColour-after = після перемішування
m112-custom1 = що стається, коли зіграно Власну дику карту 1: нічого більше, ніж із Дикою картою, ідея з правил або правило, яке ви складете або напишете
m112-custom2 = що стається, коли зіграно Власну дику карту 2: нічого більше, ніж із Дикою картою, ідея з правил або правило, яке ви складете або напишете
m112-custom3 = що стається, коли зіграно Власну дику карту 3: нічого більше, ніж із Дикою картою, ідея з правил або правило, яке ви складете або напишете
option-blank = немає, це звичайна Дика карта
option-idea1 = наступний гравець бере, доки не випаде колір
option-idea2 = усі інші скидають дикі карти
option-idea3 = наступний гравець бере 3, якщо нічого не підходить
option-idea4 = ще один хід
option-idea5 = наступний гравець бере або скидає, доки не матиме 7 карт
m112-customLosesTurn = чи Власна дика карта, через яку наступний гравець бере або скидає, забирає в нього й хід
m112-idea1Colour = до якого кольору беруть карти: до щойно вибраного, до вибраного окремо чи до написаного на карті
m112-idea1Colour-named = щойно вибраний
m112-idea1Colour-separate = вибраний окремо
m112-idea1Colour-red = { uno-colour-R }
m112-idea1Colour-yellow = { uno-colour-Y }
m112-idea1Colour-green = { uno-colour-G }
m112-idea1Colour-blue = { uno-colour-B }
m112-idea3Play = що далі, коли взято три карти, бо нічого не підходило: можна зіграти одну з них чи хід завершується
m112-idea3Play-mayPlay = можна зіграти одну з них
m112-idea3Play-endsTurn = хід завершується
m112-format = домашнє правило: кожен за себе, дві пари чи дві сторони
m112-format-individual = кожен за себе
m112-format-pairs = дві пари
m112-format-twoSides = дві сторони
uno-wd4Mode = що з нечесною +4: нею можна блефувати, і це можна перевірити, чи зіграти її не вийде
uno-wd4Mode-bluff = можна блефувати, і це можна перевірити
uno-wd4Mode-strict = зіграти її не вийде
uno-catchGraceMs = скільки ще можна казати «UNO», перш ніж зарахують спробу спіймати
uno-falseCallPenalty = скільки карт коштує «UNO» не до речі або спроба спіймати без причини
uno-turnTimer = скільки секунд можна думати; потім гра робить за гравця найобережніший хід
uno-turnTimer-off = без обмежень
uno-colourSymbols = чи має кожен колір іще й свій символ: червоний ●, жовтий ★, зелений ▲, синій ■
uno-stacking = домашнє правило: чим можна відповісти на +2 чи +4, щоб карти додавалися: нічим, такою самою картою чи ще й +4 на +2
uno-stacking-off = нічим
uno-stacking-same = такою самою картою
uno-stacking-up = такою самою картою та +4 на +2
uno-jumpIn = домашнє правило: чи можна зіграти таку саму карту з цифрою поза чергою
uno-sevenZero = домашнє правило: чи 7 міняє карти двох гравців, а 0 передає карти всіх далі
uno-drawUntil = домашнє правило: чи той, кому нічого не підходить, бере, доки не випаде потрібна карта, а не лише одну
k108-format-label = Хто з ким грає
k108-scoring-label = Як рахувати очки
k108-target-label = Очки, що завершують матч
k108-deals-label = Кількість роздач
k108-partnerCards-label = Карти партнерів теж рахуються
k108-lowTie-label = Нічия за найменше очок
k108-duelReset-label = Останні двоє починають з 0
k108-forcedDrawnPlay-label = Узяту карту треба зіграти
k108-revealTo-label = Хто бачить перевірену руку
k108-carryOver-label = Коли діє остання карта
k108-carryTarget-label = Кого стосується остання карта
k108-hintPenalty-label = Хто вирішує про підказки
m112-scoring-label = Очки за кілька роздач
m112-target-label = Очки, що завершують матч
m112-dealerPick-label = Хто роздає першим
m112-hostDealer-label = Місце першого роздавальника
m112-nextDealer-label = Хто роздає далі
m112-ignoredStarter-label = Карти, з яких не починають
m112-reverse2p-label = Зміна напрямку вдвох
m112-wildsMatch-label = Які дикі карти забороняють +4
m112-lastCardDraws-label = Остання +2 або +4 діє
m112-emptyByDiscard-label = Якщо Власна дика карта забере все
m112-shuffleColour-label = Колір із «Перемішати карти всіх»
m112-custom1-label = Правило Власної дикої карти 1
m112-custom2-label = Правило Власної дикої карти 2
m112-custom3-label = Правило Власної дикої карти 3
m112-customLosesTurn-label = Власна дика карта забирає хід
m112-idea1Colour-label = Колір, до якого беруть
m112-idea3Play-label = Після трьох узятих карт
m112-format-label = Хто з ким грає
uno-wd4Mode-label = Нечесна +4
uno-catchGraceMs-label = Час на «UNO» у секундах
uno-falseCallPenalty-label = Скільки карт за хибну тривогу
uno-turnTimer-label = Час на рішення у секундах
uno-colourSymbols-label = Символи біля кольорів
uno-stacking-label = Чим відповісти на +2 чи +4
uno-jumpIn-label = Така сама карта поза чергою
uno-sevenZero-label = 7 і 0 міняють карти гравців
uno-drawUntil-label = Береш, доки карта не підійде

## Pictures
uno-picture-title = Стіл гри UNO
uno-picture-deal = Роздача { $deal }
uno-picture-left = ↻ ліворуч
uno-picture-right = ↺ праворуч
uno-picture-pile = Колода добору: { $count }
uno-picture-discards = Колода скиду: { $count }
uno-picture-top = Згори:
uno-picture-colour = Колір: { $colour }
uno-picture-seat = { $seat } ({ $count })
uno-picture-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
uno-picture-called = UNO
uno-picture-silent = ще без «UNO»
uno-picture-dealer = роздає
uno-picture-out = поза матчем
uno-picture-four = +4: { $seat } приймає або перевіряє
uno-picture-stacked = Назбиралося: { $count }
uno-picture-toll = Якщо нічого не підходить, взяти: { $count }
uno-prompt-turn-none = Твій хід. Нічого не підходить: візьми карту.
uno-prompt-turn-pass = Твій хід. Нічого не підходить, і взяти вже нема чого: пасуй.
uno-prompt-drawn-none = { $count ->
    [one] Тобі випала карта { $cards }. Вона не підходить: залиш її собі.
    [few] Тобі випали карти { $cards }. Жодна не підходить: залиш собі всі.
    [many] Тобі випали карти { $cards }. Жодна не підходить: залиш собі всі.
   *[other] Тобі випали карти { $cards }. Жодна не підходить: залиш собі всі.
}
uno-prompt-stack-none = Накласти тобі нема чого: прийми й візьми { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
uno-ask-silent = { $name } має одну карту. Хтось помітив, що «UNO» не прозвучало?
uno-nobody-noticed = Ніхто. Граймо далі
