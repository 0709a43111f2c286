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
} a zvyšok potrebuje asi { $actions ->
    [one] ešte { $actions } akciu
    [few] ešte { $actions } akcie
    [many] ešte { $actions } akcie
   *[other] ešte { $actions } akcií
}. Moja šanca: { $percent } %, druhý najlepší nápad: { $next } %.
unikat-why-give = Vymieňam, lebo moje karty potrebujú asi { $actions ->
    [one] ešte { $actions } akciu
    [few] ešte { $actions } akcie
    [many] ešte { $actions } akcie
   *[other] ešte { $actions } akcií
}. Moja šanca: { $percent } %, druhý najlepší nápad: { $next } %.
unikat-why-take = Táto karta pomôže najviac; bez nej potrebujem asi { $actions ->
    [one] ešte { $actions } akciu
    [few] ešte { $actions } akcie
    [many] ešte { $actions } akcie
   *[other] ešte { $actions } akcií
}. Moja šanca: { $percent } %, druhý najlepší nápad: { $next } %.
unikat-why-end = Tu s vykladaním končím; zvyšok potrebuje asi { $actions ->
    [one] ešte { $actions } akciu
    [few] ešte { $actions } akcie
    [many] ešte { $actions } akcie
   *[other] ešte { $actions } akcií
}. Moja šanca: { $percent } %, druhý najlepší nápad: { $next } %.
unikat-why-decline = Druhú akciu vynechám; moje karty potrebujú asi { $actions ->
    [one] ešte { $actions } akciu
    [few] ešte { $actions } akcie
    [many] ešte { $actions } akcie
   *[other] ešte { $actions } akcií
}. Moja šanca: { $percent } %, druhý najlepší nápad: { $next } %.
unikat-why-alone = Nič iné nestojí za reč; moje karty potrebujú asi { $actions ->
    [one] ešte { $actions } akciu
    [few] ešte { $actions } akcie
    [many] ešte { $actions } akcie
   *[other] ešte { $actions } akcií
}. Moja šanca: { $percent } %.
