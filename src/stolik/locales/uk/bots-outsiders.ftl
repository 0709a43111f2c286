# Боти, які є чиїмись програмами: docs/bots.md.

no-program = «{ $word }» — не програма, яку тут можна запустити
bad-program = «{ $word }» не називає програми; пиши НАЗВА=КОМАНДА або НАЗВА@ГРА=КОМАНДА, назву малими латинськими літерами
program-name-taken = назва «{ $name }» зайнята; назви свою програму інакше
help-serve-bot = твоя програма як бот, наприклад НАЗВА=КОМАНДА або НАЗВА@uno=КОМАНДА; можна кілька разів

outsider-lost-game = { $bot } втрачає місце у грі { $game }: { $why }
outsider-lost-more = { $bot } втрачає місце ще { $count ->
    [one] в { $count } грі
    [few] у { $count } іграх
    [many] у { $count } іграх
   *[other] у { $count } гри
}
outsider-lost = { $name } втрачає місце: { $why }. Далі грає інший бот.
outsider-lost-seat = Цей бот втратив місце: { $why }. Далі грає інший.
outsider-replaced = грає інший бот
outsider-detail = власні слова програми: { $words }

outsider-late = немає відповіді за { $ms } мс
outsider-endless = рядок, довший за { $most } Б
outsider-flooded = понад { $most } Б у потоці помилок
outsider-ended = програма завершилася сама (код { $code })
outsider-killed = програма завершилася аварійно ({ $signal })
outsider-silent = програма замовкла
outsider-garbled = відповідь не є об’єктом JSON
outsider-illegal = спроба зробити те, чого не можна
outsider-not-begun = програму не вдалося запустити ({ $why })
outsider-crowded = уже працює забагато програм
