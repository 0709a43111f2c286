# The ladder, on the page and in the terminal
page-ladder = Рейтинг
page-ladder-explained = Усі починають із 200. Коли перемагаєш сильних гравців, твоя сила росте. Що більше ігор, то точніша оцінка.
page-ladder-place = Місце
page-ladder-rating = Сила
page-ladder-games = Ігри
page-ladder-empty = Тут ще ніхто не дограв жодної гри.
page-ladder-change = { $change } після твоєї останньої гри
page-ladder-show-me = Показувати мене іншим у рейтингу
page-ladder-hidden = Цей рядок бачиш лише ти.
page-ladder-yet = Поки що без місця
page-ladder-needed = Скільки ігор треба для місця: { $games }
page-ladder-end = Твоя сила: { $before } → { $after }
page-ladder-bot = Бот ({ $level })
