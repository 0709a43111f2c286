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
}, а на решту треба ще приблизно { $actions ->
    [one] { $actions } дію
    [few] { $actions } дії
    [many] { $actions } дій
   *[other] { $actions } дії
}. Мій шанс: { $percent }%, другий варіант: { $next }%.
unikat-why-give = Роблю заміну, бо на мої жетони треба ще приблизно { $actions ->
    [one] { $actions } дію
    [few] { $actions } дії
    [many] { $actions } дій
   *[other] { $actions } дії
}. Мій шанс: { $percent }%, другий варіант: { $next }%.
unikat-why-take = Цей жетон допоможе найбільше; без нього треба ще приблизно { $actions ->
    [one] { $actions } дію
    [few] { $actions } дії
    [many] { $actions } дій
   *[other] { $actions } дії
}. Мій шанс: { $percent }%, другий варіант: { $next }%.
unikat-why-end = Тут завершую викладання; на решту треба ще приблизно { $actions ->
    [one] { $actions } дію
    [few] { $actions } дії
    [many] { $actions } дій
   *[other] { $actions } дії
}. Мій шанс: { $percent }%, другий варіант: { $next }%.
unikat-why-decline = Відмовляюся від другої дії; на мої жетони треба ще приблизно { $actions ->
    [one] { $actions } дію
    [few] { $actions } дії
    [many] { $actions } дій
   *[other] { $actions } дії
}. Мій шанс: { $percent }%, другий варіант: { $next }%.
unikat-why-alone = Інше не варте уваги; на мої жетони треба ще приблизно { $actions ->
    [one] { $actions } дію
    [few] { $actions } дії
    [many] { $actions } дій
   *[other] { $actions } дії
}. Мій шанс: { $percent }%.
