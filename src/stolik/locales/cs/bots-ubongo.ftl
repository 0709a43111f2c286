# Proč bot v Ubongu hraje právě takhle. Čísla jsou ze sta dohraných her.
ubongo-why-row = Řada { $row }, { $gems }: pak { $count } v jedné barvě. Šance na výhru { $chance } %, druhá nejlepší je řada { $other } ({ $less } %).
ubongo-why-empty = Řada { $row } je prázdná, ale lepší jsou hned vedle. Šance na výhru { $chance } %, druhá nejlepší je řada { $other } ({ $less } %).
ubongo-why-pawn = Na začátek před řadu { $row }: šance na výhru { $chance } %, druhá nejlepší je řada { $other } ({ $less } %).
ubongo-why-collect = Řada { $row }, { $gems }: pak { $count } v jedné barvě. Šance na výhru { $chance } % a jiná řada na výběr není.
ubongo-why-solve = Plocha je zakrytá. Šance na výhru { $chance } %.
ubongo-why-roll = Je čas na { $round }. kolo. Šance na výhru { $chance } %.
ubongo-why-done = Na žádný drahokam se nedosáhne. Šance na výhru { $chance } %.
