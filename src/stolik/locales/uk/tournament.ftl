## Новий турнір
cup-new = Турнір з UNO
cup-new-more = Грають парами, і пари міняються. Очки кожен збирає для себе.
cup-how-many = Скільки вас гратиме?
cup-rotation12 = 4 гравці, один стіл
cup-rotation12-about = З кожним із трьох інших ти граєш у парі чотири роздачі, разом 12. Потім двоє найкращих грають дуель.
cup-rotation28 = 8 гравців, два столи
cup-rotation28-about = З кожним із семи інших ти граєш у парі чотири роздачі, разом 28, за двома столами одночасно. Потім двоє найкращих грають дуель.
cup-duel-length = Роздачі в дуелі
cup-pause = Перерва між матчами
cup-bots = Як добре грають боти
cup-fill = Вільні місця займуть боти.
cup-lay = Підготувати турнір

## Чекання на гравців
cup-waiting = Турнір: чекаємо на гравців
cup-join = Взяти участь
cup-may-begin = Усі готові. Можеш починати.
cup-begin = Почати турнір
cup-wait-begin = Чекаємо, поки господар почне.
cup-code-is = Код турніру: { $code }
cup-leave = Вийти з турніру
cup-leave-explained = Доки ти не повернешся, за тебе грає бот.
cup-abandon = Припинити турнір
cup-abandon-explained = Усі його ігри закінчаться одразу, для всіх.
cup-abandoned = Цей турнір припинено

## Розклад і таблиця
cup-block = Блок { $block }
cup-block-of = Блок { $block } з { $blocks }
cup-duel = Дуель
cup-duel-later = Зустрінуться двоє найкращих. Роздач: { $deals }.
cup-on-now = зараз
cup-table = Стіл { $table }
cup-your-table = До мого столу
cup-watch = Спостерігати
cup-schedule = Розклад
cup-standings = Таблиця
cup-place = Місце
cup-wins = Виграні роздачі
cup-lot = Двоє мали порівну, тож місце в дуелі визначив жереб.

## Під час турніру
cup-next-duel = Ти граєш дуель. Проти тебе: { $other }.
cup-next-pair = У парі з тобою: { $partner }. Проти вас: { $one } і { $other }.
cup-break = Перерва
cup-your-match = Твій матч триває.
cup-you-watch = Ти спостерігаєш за турніром.
cup-duel-is-on = Двоє найкращих грають дуель.
cup-others-play = Твій матч закінчився. За іншим столом ще грають.
cup-begins-in = Наступний матч почнеться через { $seconds } с.
cup-return = Я вже тут
cup-go-on = Граймо далі
cup-waiting-for = Ще на перерві: { $names }

## Кінець
cup-you-won = Ти виграєш турнір
cup-won = Турнір виграє { $name }
cup-duel-was = Дуель: { $winner } { $more } – { $less } { $loser }
cup-again = Новий турнір
cup-record = Зберегти запис
cup-none = Такого турніру немає
cup-none-more = Можливо, посилання неправильне або турнір давно закінчився.
cup-kicked = Ти вже не в цьому турнірі
