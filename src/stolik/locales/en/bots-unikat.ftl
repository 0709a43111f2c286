## Why a bot does what it does
unikat-why-out = I lay all I have, { $laid ->
    [one] { $laid } tile
   *[other] { $laid } tiles
}, and go out.
unikat-why-lay = This turn lays { $laid ->
    [one] { $laid } tile
   *[other] { $laid } tiles
}, and the rest needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent } %, the next best: { $next } %.
unikat-why-give = I exchange, because my hand needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent } %, the next best: { $next } %.
unikat-why-take = This tile helps most; before it my hand needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent } %, the next best: { $next } %.
unikat-why-end = I stop laying here; my hand needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent } %, the next best: { $next } %.
unikat-why-decline = I do without the bonus action; my hand needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent } %, the next best: { $next } %.
unikat-why-alone = Nothing else is worth a thought; my hand needs about { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}. My chance: { $percent } %.
