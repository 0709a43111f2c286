"""When a bot acts says nothing about what it holds: it thinks first, then acts as planned."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import mean, pvariance
from typing import Any

import pytest

from stolik.core.fairness import seeded
from stolik.server import steward
from stolik.server.players import Players
from stolik.server.table import Table
from tests.server.home import Hands, Home, at_home, dealt, settled

MOVES = 500
#: Bots that play at random must not end the match before that.
LONG = {"k108.target": 10_000}
#: What a choice costs a bot to think about, and between what its pauses lie, in milliseconds.
THOUGHT, LEAST, SPREAD = 200, 300, 600
STEP_SECONDS = 0.02


class Thoughtful(Players):
    """Thinks for long about a choice, and not at all where there is none."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(lambda: ThreadPoolExecutor(1))
        self.hands = hands
        self.luck = seeded("pauses")
        #: After each entry: when its pause began, and whether it had a choice.
        self.began: dict[int, tuple[int, bool]] = {}

    async def pause(self, table: Table, seat: int, bot: str) -> int:
        choice = len(table.game.plain(table.game.legal(table.state, seat))) > 1
        self.began[table.head] = (table.now(), choice)
        return LEAST + self.luck(SPREAD)

    async def ask(
        self, table: Table, seat: int, bot: str, legal: list[Any], aside: bool = False
    ) -> Any:
        if aside:
            return None
        plain = table.game.plain(legal)
        done = self.hands.seconds + (THOUGHT / 1000 if len(plain) > 1 else 0)
        while self.hands.seconds < done:
            await asyncio.sleep(0)
        return plain[self.luck(len(plain))]


async def bots_alone(home: Home) -> Table:
    """A table of UNO where only bots play on."""
    ala = await home.guest("Ala")
    data = {"book": "uno-108", "seats": 3, "bots": ["expert"] * 2, "options": LONG}
    table = (await ala.post("/api/tables", data))["id"]
    await ala.ready(table)
    await ala.do(table, "start")
    room = home.room(table)
    await dealt(room)
    await ala.do(table, "leave")
    assert room.table is not None
    return room.table


async def times(home: Home, table: Table, players: Thoughtful) -> dict[bool, list[int]]:
    """How long the bots took, with a choice and without one."""
    taken: dict[bool, list[int]] = {False: [], True: []}
    seen = table.head
    while sum(map(len, taken.values())) < MOVES:
        assert not table.ended
        home.hands.seconds += STEP_SECONDS
        table.changed.set()
        await settled()
        for head in range(seen, table.head):
            if head in players.began:
                began, choice = players.began[head]
                taken[choice].append(table.kept[head].entry.at - began)
        seen = table.head
    return taken


async def test_f13_the_time_of_500_moves_does_not_tell_whether_there_was_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steward, "ALONE_SECONDS", 1e9)
    hands = Hands()
    players = Thoughtful(hands)
    async with at_home(tmp_path, hands=hands, players=players, pace=0.1) as home:
        taken = await times(home, await bots_alone(home), players)
    with_choice, without = taken[True], taken[False]
    assert min(len(with_choice), len(without)) > MOVES / 20
    error = sqrt(pvariance(with_choice) / len(with_choice) + pvariance(without) / len(without))
    # By chance so far apart once in two million runs; what a choice costs is ten times as far.
    assert abs(mean(with_choice) - mean(without)) < 5 * error
