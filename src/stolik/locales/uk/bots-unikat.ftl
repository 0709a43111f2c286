## Why a bot does what it does
unikat-why-out = Викладаю все, що маю ({ $laid ->
    [one] { $laid } жетон
    [few] { $laid } жетони
    [many] { $laid } жетонів
   *[other] { $laid } жетона
}), і перемагаю.
unikat-why-lay = За цей хід викладаю { $laid ->
    [one] { $laid } жетон
    [few] { $laid } жетони
    [many] { $laid } жетонів
   *[other] { $laid } жетона
}, а на решту треба приблизно { $actions ->
    [one] ще { $actions } дію
    [few] ще { $actions } дії
    [many] ще { $actions } дій
   *[other] ще { $actions } дії
}. Мій шанс: { $percent } %, наступна думка: { $next } %.
unikat-why-give = Роблю заміну, бо на мої жетони треба приблизно { $actions ->
    [one] ще { $actions } дію
    [few] ще { $actions } дії
    [many] ще { $actions } дій
   *[other] ще { $actions } дії
}. Мій шанс: { $percent } %, наступна думка: { $next } %.
unikat-why-take = Цей жетон допоможе найбільше; без нього треба приблизно { $actions ->
    [one] ще { $actions } дію
    [few] ще { $actions } дії
    [many] ще { $actions } дій
   *[other] ще { $actions } дії
}. Мій шанс: { $percent } %, наступна думка: { $next } %.
unikat-why-end = Тут завершую викладання; на решту треба приблизно { $actions ->
    [one] ще { $actions } дію
    [few] ще { $actions } дії
    [many] ще { $actions } дій
   *[other] ще { $actions } дії
}. Мій шанс: { $percent } %, наступна думка: { $next } %.
unikat-why-decline = Відмовляюся від другої дії; на мої жетони треба приблизно { $actions ->
    [one] ще { $actions } дію
    [few] ще { $actions } дії
    [many] ще { $actions } дій
   *[other] ще { $actions } дії
}. Мій шанс: { $percent } %, наступна думка: { $next } %.
unikat-why-alone = Інше не варте уваги; на мої жетони треба приблизно { $actions ->
    [one] ще { $actions } дію
    [few] ще { $actions } дії
    [many] ще { $actions } дій
   *[other] ще { $actions } дії
}. Мій шанс: { $percent } %.
