"""One against many, and for long: those who behave do not notice (rows 7, 17 and 22)."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import pytest

from stolik.server.limits import Limits
from stolik.server.wires import Gone
from tests.server.client import Client, Socket
from tests.server.eager import Eager
from tests.server.home import Begun, Home, Line, Person, at_home, begun, dealt
from tests.server.raw import Raw
from tests.server.test_lines import ended_match, not_reading, resident
from tests.server.timeouts import asking_for

pytestmark = pytest.mark.slow
#: What the others do at least while somebody does not read.
MOVES = 40
HONEST_TABLES = 20
EVIL = "10.0.0.7"


# -- row 7 ----------------------------------------------------------------------------------------
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
def test_row_07_somebody_does_not_read_and_the_others_play_on(
    tmp_path: Path,
) -> None:
    with Eager(tmp_path, asking_for(close=0.5)) as server:
        people = [Client(server, name) for name in ("Ala", "Olek")]
        table = people[0].lay_table(2, [], rounds=9, oldest=0)
        people[1].post(f"/api/tables/{table}/join")
        for client in people:
            client.ready(table)
        people[0].post(f"/api/tables/{table}/start")
        game = Pair([client.socket(table) for client in people])
        watcher, ended, _, last = ended_match(server)
        before = resident(server.process.pid)
        # One only stops to read what the two do; the others have asked for more than is sent.
        silent = Raw(server, buffer=1024)
        silent.hello(watcher.post(f"/api/tables/{table}/ticket")["ticket"])
        greedy = [not_reading(server, watcher, ended, last) for _ in range(4)]
        for _ in range(MOVES):
            game.move()
        while not let_go(watcher, len(greedy)):
            time.sleep(0.05)
        game.move()
        assert resident(server.process.pid) - before < 32 * 1024**2
        for lazy in (silent, *greedy):
            lazy.line.close()


def let_go(client: Client, count: int) -> bool:
    """Whether so many were too slow for the server."""
    figure = f'stolik_closed_total{{code="too-slow"}} {count}.0'
    return figure in client.ask("GET", "/metrics").text


class Pair:
    """Two people at a table, who do the last thing that they may."""

    def __init__(self, lines: list[Socket]) -> None:
        self.lines = lines
        self.count = 0
        self.now = [line.now()["now"] for line in lines]

    def move(self) -> None:
        """One move, acknowledged to who made it and heard by both."""
        self.count += 1
        turn = 0 if self.now[0]["legal"] else 1
        act = {"t": "act", "cid": f"n{self.count}", "dec": self.now[turn]["dec"]}
        self.lines[turn].send({**act, "action": self.now[turn]["legal"][-1]})
        # The one who moves is heard first: who was too fast has to send it again.
        for line in (turn, 1 - turn):
            self.now[line] = self.lines[line].now()["now"]
        assert self.lines[turn].until("ack")["cid"] == act["cid"]


# -- row 17 ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("guesses", "addresses"), [(1000, 2), pytest.param(10_000, 20, marks=pytest.mark.long)]
)
async def test_row_17_thousands_of_guesses_find_nothing_and_look_alike(
    tmp_path: Path, guesses: int, addresses: int
) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        tables = [await ala.lay(2, public=public) for public in (True, False)]
        found = await guess(home, ala, guesses, addresses)
    assert not any(table in text for table in tables for _, text in found)
    # An address may ask 300 times at once; whatever it guesses, it hears one of two things.
    assert len(found) == 2
    assert {status: count for (status, _), count in found.items()} == {
        404: 300 * addresses,
        429: guesses - 300 * addresses,
    }


async def guess(home: Home, ala: Person, guesses: int, addresses: int) -> Counter[tuple[int, str]]:
    """What is answered to guesses from many addresses, and how often."""
    found: Counter[tuple[int, str]] = Counter()
    headers = {"authorization": f"Bearer {ala.token}"}
    for number in range(addresses):
        async with home.door(f"10.0.1.{number}") as door:
            for name in range(number, guesses, addresses):
                answer = await door.get(f"/api/tables/{name:032x}", headers=headers)
                found[answer.status_code, answer.text] += 1
    return found


# -- row 22 ---------------------------------------------------------------------------------------
async def test_row_22_one_attacker_holds_up_none_of_many_tables(tmp_path: Path) -> None:
    # Those who play are many behind one address, the attacker is alone behind another.
    async with at_home(tmp_path, limits=Limits()) as home:
        games = [await begun(home, oldest=0) for _ in range(HONEST_TABLES)]
        attacker = await home.guest("Mallory")
        for game in games:
            await dealt(game.room)
        refused: Counter[str] = Counter()
        for number, game in enumerate(games):
            mine, other = [await guest.line(game.table) for guest in game.guests]
            frame = await mine.now()
            await flood(home, attacker, game, refused)
            assert await mine.act(frame, "calm") == {"t": "ack", "cid": "calm", "seq": 2}, number
            assert (await other.until("ev"))["seq"] == 1
            assert (await other.until("ev"))["seq"] == 2
        assert set(refused) == {"too-many", "too-fast", "bad-frames"}
        assert refused["too-fast"] == refused["bad-frames"] == HONEST_TABLES
        laid = [room for room in home.house.lobby.rooms.values() if room.host == "Mallory"]
        assert len(laid) < 60


async def flood(home: Home, attacker: Person, game: Begun, refused: Counter[str]) -> None:
    """Tables without end, pings without end, and frames that are none, at somebody's table."""
    for _ in range(40):
        data = {"book": "unikat", "seats": 2}
        answer = await attacker.ask("POST", "/api/tables", data, address=EVIL)
        refused.update([answer.json()["code"]] if answer.status_code == 429 else [])
    for frame in ('{"t":"ping","id":1}', "nonsense"):
        line = await attacker.line(game.table)
        for _ in range(500):
            line.inbound.put_nowait(frame)
        refused[await farewell(line)] += 1


async def farewell(line: Line) -> str:
    """Why a line was closed by the house."""
    code = str((await line.until("bye"))["code"])
    try:
        while True:
            await line.next()
    except Gone:
        return code
