## Why a bot does what it does
unikat-why-out = Vykladám všetko, čo mám ({ $laid ->
    [one] { $laid } kartu
    [few] { $laid } karty
    [many] { $laid } karty
   *[other] { $laid } kariet
}), a vyhrávam.
unikat-why-lay = V tomto ťahu vyložím { $laid ->
    [one] { $laid } kartu
    [few] { $laid } karty
    [many] { $laid } karty
   *[other] { $laid } kariet
} a na zvyšok potrebujem ešte asi { $actions ->
    [one] { $actions } akciu
    [few] { $actions } akcie
    [many] { $actions } akcie
   *[other] { $actions } akcií
}. Moja šanca: { $percent } %, druhý najlepší nápad: { $next } %.
unikat-why-give = Vymieňam, lebo na svoje karty potrebujem ešte asi { $actions ->
    [one] { $actions } akciu
    [few] { $actions } akcie
    [many] { $actions } akcie
   *[other] { $actions } akcií
}. Moja šanca: { $percent } %, druhý najlepší nápad: { $next } %.
unikat-why-take = Táto karta pomôže najviac; bez nej potrebujem ešte asi { $actions ->
    [one] { $actions } akciu
    [few] { $actions } akcie
    [many] { $actions } akcie
   *[other] { $actions } akcií
}. Moja šanca: { $percent } %, druhý najlepší nápad: { $next } %.
unikat-why-end = Tu s vykladaním končím; na zvyšok potrebujem ešte asi { $actions ->
    [one] { $actions } akciu
    [few] { $actions } akcie
    [many] { $actions } akcie
   *[other] { $actions } akcií
}. Moja šanca: { $percent } %, druhý najlepší nápad: { $next } %.
unikat-why-decline = Druhú akciu vynechám; na svoje karty potrebujem ešte asi { $actions ->
    [one] { $actions } akciu
    [few] { $actions } akcie
    [many] { $actions } akcie
   *[other] { $actions } akcií
}. Moja šanca: { $percent } %, druhý najlepší nápad: { $next } %.
unikat-why-alone = Nič iné nestojí za reč; na svoje karty potrebujem ešte asi { $actions ->
    [one] { $actions } akciu
    [few] { $actions } akcie
    [many] { $actions } akcie
   *[other] { $actions } akcií
}. Moja šanca: { $percent } %.
