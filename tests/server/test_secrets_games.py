"""Byte non-interference in UNO and Ubongo: two deals that one seat can't tell apart (row 18).

The other deal comes from the game's own imagining: what the seat may not know is dealt anew, and
written into a copy of the journal. Two servers, one over each, must say the same to that seat.
"""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from stolik.core.fairness import commit, seeded
from stolik.core.game import Seat
from stolik.server.table import Table
from tests.server.client import Client, Server
from tests.server.eager import VARIABLE
from tests.server.home import Home, Person, at_home, dealt
from tests.server.nursery import Quick
from tests.server.setups import FILE, copy_data, query, server_variables
from tests.server.test_secrets import listen, same

pytestmark = pytest.mark.slow
PEOPLE = ("Ala", "Olek", "Zofia")
#: Something that the seat on turn can do in both worlds, and that causes no chance.
QUIET = re.compile(r"play [RYGB]\d|done")
QUESTIONS = {
    "uno-108": ["play R5", "play W4 R", "challenge", "catch 1", "call", "draw"],
    "uno-112": ["play R5", "play WH R", "challenge", "catch 2", "call", "keep"],
    "ubongo": ["done", "move 3", "collect", "solve", "roll"],
}


@dataclass
class Scene:
    """A table just after a deal: who is there, who has something to do, and what."""

    book: str
    table: str
    tokens: list[str]
    turn: Seat
    action: str
    head: int
    #: The same deal as it could have been, for each seat and for who watches.
    others: dict[Seat | None, str]


async def _prepare(folder: Path, book: str) -> Scene:
    async with at_home(folder) as home:
        home.hands.wall = int(1000 * time.time())
        guests = [await home.guest(name) for name in (*PEOPLE, "Watcher")]
        while True:  # until a deal causes nothing else, and there is something quiet to do
            table = await _dealt_table(home, guests[:-1], book)
            turn = _able(table)
            legal = [table.game.write_action(it) for it in table.game.legal(table.state, turn)]
            quiet = [text for text in legal if QUIET.fullmatch(text)]
            if quiet and _last_step(table).startswith("deal "):
                break
        others = {seat: _dealt_anew(table, seat) for seat in (0, 1, 2, None)}
        tokens = [guest.token for guest in guests]
        return Scene(book, table.id, tokens, turn, quiet[0], table.head, others)


async def _dealt_table(home: Home, people: list[Person], book: str) -> Table:
    """A new table of three, up to the first deal."""
    data = {"book": book, "seats": len(people), "bots": [], "options": {}}
    name = str((await people[0].post("/api/tables", data))["id"])
    for person in people[1:]:
        await person.do(name, "join")
    for number, person in enumerate(people):
        await person.ready(name, f"{number + 1:02x}" * 32)
    await people[0].do(name, "start")
    room = home.room(name)
    await dealt(room)
    table = room.table
    assert table is not None
    while not any(word.startswith("deal ") for word in _steps(table)):
        if not table.game.due(table.state):
            await home.pass_time(room, 1.0)  # a race begins when the clock says so
            continue
        seat = _able(table)
        text = table.game.write_action(table.game.legal(table.state, seat)[0])
        await table.act(seat, f"c{table.head}", table.decision, text)
    return table


def _able(table: Table) -> Seat:
    """The first seat that can do something; in a race nobody is waited for."""
    actors = table.game.actors(table.state)
    return next(who for who in actors if who >= 0 and table.game.legal(table.state, who))


def _steps(table: Table) -> list[str]:
    return [table.game.write_action(step.action) for step in table.kept[-1].entry.chance]


def _last_step(table: Table) -> str:
    return _steps(table)[-1]


def _dealt_anew(table: Table, seat: Seat | None) -> str:
    """The last deal as it could have been, for all that a seat knows."""
    game = table.game
    heard = [game.hears(event, seat) for kept in table.kept for event in kept.events]
    known = [event for event in heard if event is not None]
    view = game.view(table.state, seat)
    for number in range(50):
        world = game.imagine(view, known, seeded(f"{table.id}/{number}"))
        text = DEALS[game.name](_last_step(table), game.view_data(game.open_view(world)))
        if text != _last_step(table):
            return text
    raise AssertionError("there is no other world")


def _uno_deal(text: str, view: dict[str, Any]) -> str:
    turned = text.rpartition(" / ")[2]
    return "deal " + " / ".join([*(" ".join(hand) for hand in view["hands"]), turned])


def _ubongo_deal(text: str, view: dict[str, Any]) -> str:
    symbol = text.split()[1]
    return " ".join(["deal", symbol, *(str(task["board"]) for task in view["tasks"])])


DEALS: dict[str, Callable[[str, dict[str, Any]], str]] = {"uno": _uno_deal, "ubongo": _ubongo_deal}


def other_world(folder: Path, other: Path, scene: Scene, seat: Seat | None) -> None:
    """A copy of the data with the other deal, and the chain of hashes that belongs to it."""
    copy_data(folder, other)
    file = other / FILE
    (table,) = query(file, "select id, secret from tables where id = ?", scene.table)
    before = commit(table["id"], table["secret"])
    rows = query(file, 'select * from journal where "table" = ? order by seq', scene.table)
    for row in rows:
        if row["seq"] == scene.head:
            lines = row["chance"].split("\n")
            lines[-1] = scene.others[seat] + " = " + lines[-1].partition(" = ")[2]
            row["chance"] = "\n".join(lines)
        keys = ("table", "seq", "at", "who", "cid", "action", "chance")
        text = "\n".join(str(part) for part in (before, *(row[key] for key in keys)))
        before = hashlib.sha256(text.encode()).hexdigest()
        change = 'update journal set chance = ?, hash = ? where "table" = ? and seq = ?'
        query(file, change, row["chance"], before, scene.table, row["seq"])


def transcript(server: Server, scene: Scene, seat: Seat | None) -> list[str]:
    """Every byte that a seat can get out of a server, on every way."""
    client = Client(server, "", scene.tokens[3 if seat is None else seat])
    table = f"/api/tables/{scene.table}"
    told = [client.ask("GET", "/api/tables").text]
    for path in ("", "/replay", "/replay?everything=true", "/record"):
        answer = client.ask("GET", table + path)
        told.append(f"{answer.status_code} {answer.text}")
    assert [text[:3] for text in told[-2:]] == ["409", "409"], "nothing is opened before the end"
    for last in (0, max(0, scene.head - 1), scene.head):
        socket = client.socket(scene.table, last)
        told += listen(socket, {"t": "resume", "last": 0})
        socket.close()
    socket = client.socket(scene.table, scene.head)
    words = QUESTIONS[scene.book]
    told += listen(socket, *[{"t": "why", "id": n, "action": w} for n, w in enumerate(words)])
    if seat == scene.turn:
        act = {"t": "act", "cid": "live", "dec": scene.head, "action": scene.action}
        told += listen(socket, act)
        assert any('"ack"' in text for text in told), "it can be done in both worlds"
    socket.close()
    return told


@pytest.mark.parametrize("who", ["turn", "other", "watcher"])
@pytest.mark.parametrize("book", ["uno-108", "uno-112", "ubongo"])
async def test_row_18_two_deals_sound_the_same(tmp_path: Path, book: str, who: str) -> None:
    folder = tmp_path / "world"
    folder.mkdir()
    scene = await _prepare(folder, book)
    seat = {"turn": scene.turn, "other": (scene.turn + 1) % 3, "watcher": None}[who]
    here, there = tmp_path / "here", tmp_path / "there"
    copy_data(folder, here)
    other_world(folder, there, scene, seat)
    told, known = [], []
    for world in (here, there):
        with Quick(world, {**server_variables(world), VARIABLE: "1"}) as server:
            told.append(transcript(server, scene, seat))
            known.append([hand(server, scene, other) for other in range(3) if other != seat])
    assert same(told[0]) == same(told[1])
    assert known[0] != known[1], "the worlds do differ for who may know it"


def hand(server: Server, scene: Scene, seat: Seat) -> Any:
    """What a seat has before it: cards, or a board."""
    socket = Client(server, "", scene.tokens[seat]).socket(scene.table)
    view = socket.now()["now"]["view"]
    socket.close()
    return (view.get("hands") or view["tasks"])[seat]
