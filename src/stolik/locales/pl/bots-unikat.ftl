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
}, a reszta potrzebuje około { $actions ->
    [one] jeszcze { $actions } akcji
    [few] jeszcze { $actions } akcji
    [many] jeszcze { $actions } akcji
   *[other] jeszcze { $actions } akcji
}. Moja szansa: { $percent } %, następny pomysł: { $next } %.
unikat-why-give = Wymieniam, bo moje kafelki potrzebują około { $actions ->
    [one] jeszcze { $actions } akcji
    [few] jeszcze { $actions } akcji
    [many] jeszcze { $actions } akcji
   *[other] jeszcze { $actions } akcji
}. Moja szansa: { $percent } %, następny pomysł: { $next } %.
unikat-why-take = Ten kafelek pomaga najbardziej; bez niego potrzebuję około { $actions ->
    [one] jeszcze { $actions } akcji
    [few] jeszcze { $actions } akcji
    [many] jeszcze { $actions } akcji
   *[other] jeszcze { $actions } akcji
}. Moja szansa: { $percent } %, następny pomysł: { $next } %.
unikat-why-end = Na tym kończę dokładanie; reszta potrzebuje około { $actions ->
    [one] jeszcze { $actions } akcji
    [few] jeszcze { $actions } akcji
    [many] jeszcze { $actions } akcji
   *[other] jeszcze { $actions } akcji
}. Moja szansa: { $percent } %, następny pomysł: { $next } %.
unikat-why-decline = Rezygnuję z akcji bonusowej; moje kafelki potrzebują około { $actions ->
    [one] jeszcze { $actions } akcji
    [few] jeszcze { $actions } akcji
    [many] jeszcze { $actions } akcji
   *[other] jeszcze { $actions } akcji
}. Moja szansa: { $percent } %, następny pomysł: { $next } %.
unikat-why-alone = Nic innego nie ma sensu; moje kafelki potrzebują około { $actions ->
    [one] jeszcze { $actions } akcji
    [few] jeszcze { $actions } akcji
    [many] jeszcze { $actions } akcji
   *[other] jeszcze { $actions } akcji
}. Moja szansa: { $percent } %.
