# Why a bot does what it does in UNO. Chances are of one hundred deals played out.
uno-why = { $action }: chance to win the deal { $chance } %, next best { $other } with { $less } %.
uno-why-only = { $action }: chance to win the deal { $chance } %, and nothing better to do.
uno-why-out = { $action } wins the deal at once: chance { $chance } %, next best { $other } with { $less } %.
uno-why-stop = { $action }, because the next player is almost out (cards left: { $cards }): chance to win the deal { $chance } %, next best { $other } with { $less } %.
uno-why-lacks = { $action }, because the next player seems to have none of this colour ({ $colour }): chance to win the deal { $chance } %, next best { $other } with { $less } %.
uno-why-wild = { $action }, to save the Wild for later: chance to win the deal { $chance } %, next best { $other } with { $less } %.
uno-why-bluff = { $action }: the +4 is a bluff with a chance of { $doubt } %, chance to win the deal { $chance } %.
