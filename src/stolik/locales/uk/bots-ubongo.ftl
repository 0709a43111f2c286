# Чому бот так грає в «Убонго». Числа — зі ста дограних ігор.
ubongo-why-row = Ряд { $row }, { $gems }: тоді { $count } одного кольору. Шанс виграти { $chance }%, другий варіант: ряд { $other }, { $less }%.
ubongo-why-empty = Ряд { $row } порожній, зате поруч кращі. Шанс виграти { $chance }%, другий варіант: ряд { $other }, { $less }%.
ubongo-why-pawn = Почати перед рядом { $row }: шанс виграти { $chance }%, другий варіант: ряд { $other }, { $less }%.
ubongo-why-collect = Ряд { $row }, { $gems }: тоді { $count } одного кольору. Шанс виграти { $chance }%, а іншого ряду на вибір немає.
ubongo-why-solve = Ділянку закрито. Шанс виграти { $chance }%.
ubongo-why-roll = Час починати раунд { $round }. Шанс виграти { $chance }%.
ubongo-why-done = До самоцвітів не дотягнутися. Шанс виграти { $chance }%.
