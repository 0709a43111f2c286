# Dlaczego bot tak gra w Ubongo. Liczby są ze stu rozegranych gier.
ubongo-why-row = Rząd { $row }, { $gems }: wtedy { $count } w jednym kolorze. Szansa na wygraną { $chance }%, po nim najlepszy jest rząd { $other }: { $less }%.
ubongo-why-empty = Rząd { $row } jest pusty, ale lepsze są tuż obok. Szansa na wygraną { $chance }%, po nim najlepszy jest rząd { $other }: { $less }%.
ubongo-why-pawn = Na początek przed rząd { $row }: szansa na wygraną { $chance }%, po nim najlepszy jest rząd { $other }: { $less }%.
ubongo-why-collect = Rząd { $row }, { $gems }: wtedy { $count } w jednym kolorze. Szansa na wygraną { $chance }%, a innego rzędu do wyboru nie ma.
ubongo-why-solve = Układanka ułożona. Szansa na wygraną { $chance }%.
ubongo-why-roll = Czas na rundę { $round }. Szansa na wygraną { $chance }%.
ubongo-why-done = W zasięgu nie ma kryształków. Szansa na wygraną { $chance }%.
