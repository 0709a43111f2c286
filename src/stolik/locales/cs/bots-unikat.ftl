## Why a bot does what it does
unikat-why-out = Vykládám všechno, co mám ({ $laid ->
    [one] { $laid } kartu
    [few] { $laid } karty
    [many] { $laid } karty
   *[other] { $laid } karet
}), a vyhrávám.
unikat-why-lay = V tomto tahu vyložím { $laid ->
    [one] { $laid } kartu
    [few] { $laid } karty
    [many] { $laid } karty
   *[other] { $laid } karet
} a na zbytek potřebuji ještě asi { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
}. Moje šance: { $percent } %, druhý nejlepší nápad: { $next } %.
unikat-why-give = Vyměňuji, protože na svoje karty potřebuji ještě asi { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
}. Moje šance: { $percent } %, druhý nejlepší nápad: { $next } %.
unikat-why-take = Tato karta pomůže nejvíc; bez ní potřebuji ještě asi { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
}. Moje šance: { $percent } %, druhý nejlepší nápad: { $next } %.
unikat-why-end = Tady s vykládáním končím; na zbytek potřebuji ještě asi { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
}. Moje šance: { $percent } %, druhý nejlepší nápad: { $next } %.
unikat-why-decline = Druhou akci vynechám; na svoje karty potřebuji ještě asi { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
}. Moje šance: { $percent } %, druhý nejlepší nápad: { $next } %.
unikat-why-alone = Nic jiného nestojí za řeč; na svoje karty potřebuji ještě asi { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
}. Moje šance: { $percent } %.
