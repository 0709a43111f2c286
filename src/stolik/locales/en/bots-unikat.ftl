## Why a bot does what it does
unikat-why-out = I lay my last { $laid ->
    [one] tile
   *[other] { $laid } tiles
} and win.
unikat-why-lay = I lay { $laid ->
    [one] { $laid } tile
   *[other] { $laid } tiles
} this turn, and the rest needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent }%, the next best: { $next }%.
unikat-why-give = I exchange, because my hand needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent }%, the next best: { $next }%.
unikat-why-take = This tile helps most; without it, my hand needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent }%, the next best: { $next }%.
unikat-why-end = I stop laying here; my hand needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent }%, the next best: { $next }%.
unikat-why-decline = I skip the bonus action; my hand needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent }%, the next best: { $next }%.
unikat-why-alone = Nothing else comes close; my hand needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent }%.
