"""Writes Ubongo's first-game tour by its rules, as data for the page:
`python tools/tour.py > web/src/games/ubongo/tour.json`, to be tidied afterwards.

A test holds the file to what this writes, so that the tour can't lie.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from typing import Any

from stolik.core.game import CHANCE, Actor
from stolik.games.ubongo.actions import Action, Solve
from stolik.games.ubongo.game import Ubongo
from stolik.games.ubongo.options import BOOK
from stolik.games.ubongo.pieces import Placement, cells_of
from stolik.games.ubongo.solver import solutions
from stolik.games.ubongo.state import State

GAME = Ubongo()
ME, OTHER = 0, 1
GEMS = "RYBVOGRBYGOV VOYRGBOVRYBG OBRGYVBORVGY GBVORYVGYRBO YVGBRORYGOVB GGYVOBRBORYV"
#: Set 1, board 1, the sun: three pieces, and one way to lay them.
DEAL = "deal 1 1 2"
#: What is done between the steps, the step's own action last.
SCRIPT: tuple[tuple[tuple[Actor, str], ...], ...] = (
    ((CHANCE, "begin 0 1"), (CHANCE, f"gems {GEMS}")),
    ((ME, "pawn 4"), (OTHER, "pawn 2")),
    ((ME, "roll"), (CHANCE, DEAL)),
    ((ME, "solve"),),
    ((ME, "move 6"), (ME, "collect")),
)
#: What the tour goes on with after each step.
GOOD: tuple[list[str], ...] = (["pawn 4"], ["roll"], ["solve"], ["move 6"], [])


def main() -> None:
    """Print the steps."""
    sys.stdout.write(text())


def text() -> str:
    """The steps as data: what is seen, what may be done, and what the tour goes on with."""
    return json.dumps(steps(), indent=2, ensure_ascii=False) + "\n"


def steps() -> list[dict[str, Any]]:
    """One step for each part of the script."""
    state = GAME.new(BOOK.decide({}, 2), 2)
    found = []
    for part, good in zip(SCRIPT, GOOD, strict=True):
        for who, action in part:
            _play(state, who, action)
        found.append(_step(state, good))
    return found


def _step(state: State, good: list[str]) -> dict[str, Any]:
    legal = [GAME.write_action(a) for a in GAME.legal(state, ME)]
    return {
        "view": GAME.view_data(GAME.view(state, ME)),
        "legal": legal,
        "good": _solutions(state) if good == ["solve"] else good,
    }


def _play(state: State, who: Actor, text: str) -> None:
    action = GAME.read_action(_solutions(state)[0] if text == "solve" else text)
    GAME.check(state, who, action)
    GAME.advance(state, who, action)


def _solutions(state: State) -> list[str]:
    """Every solution as the page writes it."""
    found = solutions(state.area_of(ME), state.row_of(ME))
    return [GAME.write_action(_plain(state, layout)) for layout in found]


def _plain(state: State, layout: tuple[Placement, ...]) -> Action:
    by_piece = {placement.piece: placement for placement in layout}
    return Solve(tuple([_plainest(by_piece[piece]) for piece in state.row_of(ME)]))


def _plainest(placed: Placement) -> Placement:
    """The first way to turn the piece in which it lies the same."""
    ways = [
        Placement(placed.piece, placed.x, placed.y, rot, flip)
        for flip, rot in product((False, True), range(4))
    ]
    return next(way for way in ways if cells_of(way) == cells_of(placed))


if __name__ == "__main__":
    main()
