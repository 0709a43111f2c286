# Prečo bot v Ubongu hrá práve takto. Čísla sú zo sto dohraných hier.
ubongo-why-row = Rad { $row }, { $gems }: potom { $count } v jednej farbe. Šanca na výhru { $chance } %, druhý najlepší je rad { $other } ({ $less } %).
ubongo-why-empty = Rad { $row } je prázdny, ale hneď vedľa sú lepšie. Šanca na výhru { $chance } %, druhý najlepší je rad { $other } ({ $less } %).
ubongo-why-pawn = Na začiatok pred rad { $row }: šanca na výhru { $chance } %, druhý najlepší je rad { $other } ({ $less } %).
ubongo-why-collect = Rad { $row }, { $gems }: potom { $count } v jednej farbe. Šanca na výhru { $chance } % a iný rad na výber nie je.
ubongo-why-solve = Plocha je zakrytá. Šanca na výhru { $chance } %.
ubongo-why-roll = Je čas na { $round }. kolo. Šanca na výhru { $chance } %.
ubongo-why-done = Žiadny drahokam nie je na dosah. Šanca na výhru { $chance } %.
