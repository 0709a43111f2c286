# Why a bot does what it does in Ubongo. The numbers are of one hundred games played out.
ubongo-why-row = Row { $row }, { $gems }: then I have { $count } of one colour. Chance to win { $chance }%; next best is row { $other } with { $less }%.
ubongo-why-empty = Row { $row } is empty, but better rows are near it. Chance to win { $chance }%; next best is row { $other } with { $less }%.
ubongo-why-pawn = Starting at row { $row }: chance to win { $chance }%; next best is row { $other } with { $less }%.
ubongo-why-collect = Row { $row }, { $gems }: then I have { $count } of one colour. Chance to win { $chance }%, and there is no other row to choose.
ubongo-why-solve = The board is covered. Chance to win { $chance }%.
ubongo-why-roll = On to round { $round }. Chance to win { $chance }%.
ubongo-why-done = No gems within reach. Chance to win { $chance }%.
