"""Bots on a slow machine: a whole game of each book, every move thought, and in its time?

The server runs in this process, with its bots in processes of their own, as ever. These are held to
a share of a core by stopping them again and again, from before they have started; or other
processes take all the cores. A move counts from the moment that was planned before it was thought.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._results import write
from bench.load.machine import describe
from stolik.core.fairness import seeded
from stolik.core.phrase import Refused
from stolik.server import steward
from stolik.server.house import House
from stolik.server.lobby import Lobby
from stolik.server.players import Players
from stolik.server.room import Room
from stolik.server.store import SqliteStore
from stolik.server.table import Stale, Table
from tools.suite.busy import busy

#: The shortest whole match of each book.
OPTIONS: dict[str, dict[str, object]] = {
    "uno-108": {"k108.deals": 1},
    "uno-112": {},
    "unikat": {"uni.rounds": 1},
    "ubongo": {"ubo.timer": 20, "table.rest": "off"},
}
BOTS = 2
#: A process that is held runs for a part of so many seconds, again and again.
SLICE = 0.1
LOOK_SECONDS = 0.02


@dataclass
class Told:
    """What came of one game."""

    moves: int = 0
    strikes: int = 0
    #: Milliseconds after the planned moment, for each move of a bot.
    late: list[int] = field(default_factory=list)
    halvings: int = 0


@contextmanager
def held(share: float) -> Iterator[None]:
    """Let the children of this process run for a part of the time only."""
    over, me = threading.Event(), psutil.Process()

    def signal_all(sign: int) -> None:
        for child in me.children(recursive=True):
            with suppress(psutil.Error):
                child.send_signal(sign)

    def hold() -> None:
        while not over.is_set():
            signal_all(signal.SIGCONT)
            time.sleep(SLICE * share)
            signal_all(signal.SIGSTOP)
            time.sleep(SLICE * (1 - share))
        signal_all(signal.SIGCONT)

    thread = threading.Thread(target=hold)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@contextmanager
def noting(told: Told) -> Iterator[None]:
    """Note each move that a bot makes, and when it makes it."""
    taken = steward._Care._taken

    def noted(care: Any, decision: Any) -> Any:
        told.moves += 1
        told.late.append(care.table.now() - (decision.planned or 0))
        return taken(care, decision)

    setattr(steward._Care, "_taken", noted)  # noqa: B010
    try:
        yield
    finally:
        setattr(steward._Care, "_taken", taken)  # noqa: B010


async def play(book: str, pace: float) -> Told:
    """A whole game of a person against experts; the person moves at once."""
    told = Told()
    with tempfile.TemporaryDirectory() as folder, noting(told):
        house = House(
            SqliteStore(Path(folder) / "slow.db"), set(), pace, players=Players(slows_down=True)
        )
        await house.open()
        try:
            room, guest = await _lay(house.lobby, house, book)
            await _to_the_end(room, guest)
        finally:
            await house.close()
        told.strikes = int(house.metrics.strikes._value.get())
        told.halvings = house.players.workers.speed.halvings
    return told


async def _lay(lobby: Lobby, house: House, book: str) -> tuple[Room, int]:
    guest, _ = await house.guests.welcome("Guest")
    bot = "gems-expert" if book == "ubongo" else "expert"
    room = await lobby.create(guest, book, 1 + BOTS, OPTIONS[book], [bot] * BOTS)
    await lobby.ready(room, guest, b"\1" * 32)
    await lobby.start(room, guest)
    house.steward.look_after(room)
    return room, next(seat for seat in room.people())


async def _to_the_end(room: Room, seat: int) -> None:
    table, luck, number = room.table, seeded("slow"), 0
    assert table is not None
    room.empty_since = None  # somebody is there, though no socket says so
    while not table.ended:
        number += 1
        with suppress(Stale, Refused):
            if action := _choice(table, seat, luck):
                await table.act(seat, f"c{number}", table.decision, action)
        await asyncio.sleep(LOOK_SECONDS)


def _choice(table: Table, seat: int, luck: Any) -> str:
    """What the person does: any plain action, or a solution where pieces are to be laid."""
    game, state = table.game, table.state
    if table.head == 0 or seat not in game.due(state):
        return ""
    legal = game.plain(game.legal(state, seat)) if game.legal(state, seat) else []
    some = legal or game.tries(state, seat)
    return game.write_action(some[luck(len(some))]) if some else ""


def row(book: str, how: str, told: Told, seconds: float) -> str:
    """One game in a line."""
    late = sorted(told.late)
    cells = [book, how, f"{seconds:.0f}", f"{told.moves}", f"{told.strikes}", f"{told.halvings}"]
    cells += [f"{late[len(late) // 2]}", f"{late[-1]}"] if late else ["", ""]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--book", choices=OPTIONS, action="append")
    parser.add_argument("--hold", type=float, default=0.0, help="the bots' share of a core")
    parser.add_argument("--busy", type=int, default=0, help="busy processes beside")
    parser.add_argument("--pace", type=float, default=0.6)
    parser.add_argument("--write", action="store_true", help="put the page into results.md")
    asked = parser.parse_args()
    ways = [(asked.hold, asked.busy)] if asked.hold or asked.busy else [(0.3, 0), (0.0, 8)]
    heads = ["book", "how", "seconds", "bots' moves", "strikes", "halvings"]
    heads += ["ms after the planned moment, median", "latest"]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for hold, others in ways:
        how = f"{hold:.0%} of a core" if hold else f"{others} busy processes beside"
        for book in asked.book or OPTIONS:
            print(f"{book}, {how}: about 2 min", file=sys.stderr, flush=True)
            with ExitStack() as stack:
                stack.enter_context(held(hold) if hold else busy(others))
                began = time.monotonic()
                told = asyncio.run(play(book, asked.pace))
            lines.append(row(book, how, told, time.monotonic() - began))
            print(lines[-1], file=sys.stderr, flush=True)
    page = "\n".join([f"{describe()}; one person, {BOTS} experts.", "", *lines])
    print(page)
    if asked.write:
        write("slow_machine", page)


if __name__ == "__main__":
    os.environ.setdefault("PYTHONWARNINGS", "ignore")
    main()
