## Why a bot does what it does
unikat-why-out = Dokładam wszystko, co mam ({ $laid ->
    [one] { $laid } kafelek
    [few] { $laid } kafelki
    [many] { $laid } kafelków
   *[other] { $laid } kafelka
}), i wygrywam.
unikat-why-lay = W tej turze dokładam { $laid ->
    [one] { $laid } kafelek
    [few] { $laid } kafelki
    [many] { $laid } kafelków
   *[other] { $laid } kafelka
}, a na resztę potrzebuję jeszcze około { $actions ->
    [one] { $actions } akcji
    [few] { $actions } akcji
    [many] { $actions } akcji
   *[other] { $actions } akcji
}. Moja szansa: { $percent }%, drugi najlepszy pomysł: { $next }%.
unikat-why-give = Wymieniam, bo na moje kafelki potrzebuję jeszcze około { $actions ->
    [one] { $actions } akcji
    [few] { $actions } akcji
    [many] { $actions } akcji
   *[other] { $actions } akcji
}. Moja szansa: { $percent }%, drugi najlepszy pomysł: { $next }%.
unikat-why-take = Ten kafelek pomaga najbardziej; bez niego potrzebuję jeszcze około { $actions ->
    [one] { $actions } akcji
    [few] { $actions } akcji
    [many] { $actions } akcji
   *[other] { $actions } akcji
}. Moja szansa: { $percent }%, drugi najlepszy pomysł: { $next }%.
unikat-why-end = Na tym kończę dokładanie; na resztę potrzebuję jeszcze około { $actions ->
    [one] { $actions } akcji
    [few] { $actions } akcji
    [many] { $actions } akcji
   *[other] { $actions } akcji
}. Moja szansa: { $percent }%, drugi najlepszy pomysł: { $next }%.
unikat-why-decline = Rezygnuję z akcji bonusowej; na moje kafelki potrzebuję jeszcze około { $actions ->
    [one] { $actions } akcji
    [few] { $actions } akcji
    [many] { $actions } akcji
   *[other] { $actions } akcji
}. Moja szansa: { $percent }%, drugi najlepszy pomysł: { $next }%.
unikat-why-alone = Nic innego nie ma sensu; na moje kafelki potrzebuję jeszcze około { $actions ->
    [one] { $actions } akcji
    [few] { $actions } akcji
    [many] { $actions } akcji
   *[other] { $actions } akcji
}. Moja szansa: { $percent }%.
