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
} a zbytek potřebuje asi { $actions ->
    [one] ještě { $actions } akci
    [few] ještě { $actions } akce
    [many] ještě { $actions } akce
   *[other] ještě { $actions } akcí
}. Moje šance: { $percent } %, druhý nejlepší nápad: { $next } %.
unikat-why-give = Vyměňuji, protože moje karty potřebují asi { $actions ->
    [one] ještě { $actions } akci
    [few] ještě { $actions } akce
    [many] ještě { $actions } akce
   *[other] ještě { $actions } akcí
}. Moje šance: { $percent } %, druhý nejlepší nápad: { $next } %.
unikat-why-take = Tato karta pomůže nejvíc; bez ní potřebuji asi { $actions ->
    [one] ještě { $actions } akci
    [few] ještě { $actions } akce
    [many] ještě { $actions } akce
   *[other] ještě { $actions } akcí
}. Moje šance: { $percent } %, druhý nejlepší nápad: { $next } %.
unikat-why-end = Tady s vykládáním končím; zbytek potřebuje asi { $actions ->
    [one] ještě { $actions } akci
    [few] ještě { $actions } akce
    [many] ještě { $actions } akce
   *[other] ještě { $actions } akcí
}. Moje šance: { $percent } %, druhý nejlepší nápad: { $next } %.
unikat-why-decline = Druhou akci vynechám; moje karty potřebují asi { $actions ->
    [one] ještě { $actions } akci
    [few] ještě { $actions } akce
    [many] ještě { $actions } akce
   *[other] ještě { $actions } akcí
}. Moje šance: { $percent } %, druhý nejlepší nápad: { $next } %.
unikat-why-alone = Nic jiného nestojí za řeč; moje karty potřebují asi { $actions ->
    [one] ještě { $actions } akci
    [few] ještě { $actions } akce
    [many] ještě { $actions } akce
   *[other] ještě { $actions } akcí
}. Moje šance: { $percent } %.
