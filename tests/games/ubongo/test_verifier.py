"""The verifier accepts any tiling, names what is wrong, and is safe on any input."""

from __future__ import annotations

import math
from itertools import permutations
from typing import Any

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import Below
from stolik.games.ubongo.pieces import PIECE, Placement, area_of, cells_of
from stolik.games.ubongo.solver import solutions
from stolik.games.ubongo.verifier import Fault, fault
from tests.games.ubongo.naive import covers, glued

I2, I3 = PIECE["I2"], PIECE["I3"]


def test_every_tiling_is_accepted_in_any_order_and_form() -> None:
    """UBO-27, UBO-28."""
    below = seeded("tilings")
    for _ in range(20):
        area, row = glued(below, 3)
        for tiling in solutions(area, row):
            for order in permutations(tiling):
                assert fault(area, row, order) is None
                assert fault(area, row[::-1], list(order)) is None
                values = [[it.piece, it.x, it.y, it.rot, it.flip] for it in order]
                assert fault(area, row, values) is None


def test_each_fault_is_named_with_what_shows_it() -> None:
    """UBO-26, UBO-27."""
    area = area_of("XXXX/XXX.")
    i2, i3, o4 = Placement(I2, 0, 0), Placement(I3, 0, 1), Placement(PIECE["O4"], 2, 0)
    assert fault(area, (I2, I3), [i2]) == Fault("number")
    assert fault(area, (I2, I3), [i2, i3, o4]) == Fault("number")
    assert fault(area, (I2, I3), [i2, o4]) == Fault("piece", 1, PIECE["O4"])
    assert fault(area, (I2, I3), [i2, i2]) == Fault("piece", 1, I2)
    assert fault(area, (I2, I3), [i2, Placement(I3, 1, 1)]) == Fault("outside", 1, I3, 9)
    assert fault(area, (I2, I3), [i2, Placement(I3, 4, 0)]) == Fault("outside", 1, I3)
    assert fault(area, (I2, I3), [i2, Placement(I3, 1, 0)]) == Fault("overlap", 1, I3, 1)
    assert fault(area, (I2, I3), [i2, i3]) == Fault("uncovered", cell=2)


@pytest.mark.parametrize(
    "layout",
    [None, 7, "I2", b"I2", {}, {1: 2}, {1}, math.nan, object(), Placement(0, 0, 0), range(3)],
)
def test_what_is_no_list_is_malformed(layout: object) -> None:
    assert fault(area_of("XXX/XX."), (I2, I3), layout) == Fault("malformed")


class Liar(list[object]):
    """A list that cannot be read."""

    def __len__(self) -> int:
        raise RuntimeError("no length")


def hostile_values(below: Below) -> object:
    """Something that nobody should send."""
    values: list[object] = [
        *(None, math.nan, math.inf, -math.inf, 1.0, "0", "", b"\0", "I2", (), [], {}),
        *(-1, 6, 35, 36, 2**31, 2**63, 10**5000, -(10**5000), 1j, object(), int, Liar(), Ellipsis),
        *([[[]]], [0] * 5, "\ud800", "9" * 10_000, range(5), Placement(-1, 0, 0), print),
    ]
    return values[below(len(values))]


def hostile_layout(below: Below, right: list[Placement]) -> object:
    """A right layout that is spoilt in one or more of many ways."""
    kind = below(8)
    if kind == 0:
        return hostile_values(below)
    layout: list[Any] = [[it.piece, it.x, it.y, it.rot, it.flip] for it in right]
    place = below(len(layout))
    if kind == 1:
        layout[place] = hostile_values(below)
    elif kind == 2:
        layout[place][below(5)] = hostile_values(below)
    elif kind == 3:
        layout = layout[:place] if below(2) else layout + layout[: place + 1]
    elif kind == 4:
        layout[place] = layout[place][: below(5)] if below(2) else [*layout[place], 0]
    elif kind == 5:
        layout[place] = Placement(*[layout[place][0], *[hostile_values(below) for _ in range(4)]])
    elif kind == 6:
        layout[place] = Placement.__new__(Placement)
    else:
        layout[place] = [12 + below(99), *[below(12) - 3 for _ in range(3)], bool(below(2))]
    return layout


def test_ten_thousand_hostile_submissions_are_refused_with_a_reason() -> None:
    below = seeded("hostile submissions")
    kinds: dict[str, int] = {}
    for _ in range(50):
        area, row = glued(below, 3 + below(2))
        right = list(solutions(area, row, 1)[0])
        for _ in range(200):
            found = fault(area, row, hostile_layout(below, right))
            assert isinstance(found, Fault)
            assert repr(found)
            kinds[found.kind] = kinds.get(found.kind, 0) + 1
    assert sum(kinds.values()) == 10_000
    assert set(kinds) >= {"malformed", "number", "piece", "outside"}


def test_the_verdict_is_that_of_a_naive_check() -> None:
    """Right layouts with one placement moved, turned or taken from another row."""
    below = seeded("naive check")
    seen: set[str] = set()
    for _ in range(150):
        area, row = glued(below, 3 + below(2))
        for tiling in solutions(area, row, 3):
            for _ in range(12):
                layout = [nudged(it, below) if not below(3) else it for it in tiling]
                found = fault(area, row, layout)
                assert (found is None) == covers(area, row, layout)
                seen.add(found.kind if found else "right")
                if found and found.kind == "outside":
                    cells = cells_of(layout[found.place])
                    assert cells is None or cells & ~area
    assert seen >= {"right", "outside", "overlap"}


def nudged(it: Placement, below: Below) -> Placement:
    """A placement with one of its values changed a little."""
    x, y, rot, flip = it.x, it.y, it.rot, it.flip
    match below(4):
        case 0:
            x += below(3) - 1
        case 1:
            y += below(3) - 1
        case 2:
            rot = below(4)
        case _:
            flip = not flip
    return Placement(it.piece, x, y, rot, flip)
