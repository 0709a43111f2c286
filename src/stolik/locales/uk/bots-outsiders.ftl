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
outsider-detail = його власні слова: { $words }

outsider-late = не відповів за { $ms } мс
outsider-endless = написав рядок, довший за { $most } Б
outsider-flooded = написав понад { $most } Б у потік помилок
outsider-ended = сам завершився (код { $code })
outsider-killed = аварійно завершився ({ $signal })
outsider-silent = перестав говорити
outsider-garbled = його відповідь не є об’єктом JSON
outsider-illegal = хотів зробити те, чого не можна
outsider-not-begun = його не вдалося запустити ({ $why })
outsider-crowded = уже працює забагато програм
