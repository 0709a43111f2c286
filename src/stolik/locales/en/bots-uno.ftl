# Why a bot does what it does in UNO. Chances are of one hundred deals played out.
uno-why = { $action }: chance to win the deal { $chance }%, next best: { $other }, { $less }%.
uno-why-only = { $action }: chance to win the deal { $chance }%, and there is nothing better to do.
uno-why-out = { $action }: this wins the deal at once (chance { $chance }%, next best: { $other }, { $less }%).
uno-why-stop = { $action }, because the next player is almost out (cards left: { $cards }): chance to win the deal { $chance }%, next best: { $other }, { $less }%.
uno-why-lacks = { $action }, because the next player seems to have none of this colour ({ $colour }): chance to win the deal { $chance }%, next best: { $other }, { $less }%.
uno-why-wild = { $action }, to save the Wild for later: chance to win the deal { $chance }%, next best: { $other }, { $less }%.
uno-why-bluff = { $action }: { $doubt }% likely that the +4 is a bluff, chance to win the deal { $chance }%.
