"""What a seat may not know reaches it on no way, not by a byte (row 18)."""

from __future__ import annotations

import asyncio
import pickle
import re
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from stolik.server import players
from stolik.server.identity import Guest
from stolik.server.players import Players
from stolik.server.wire import RoomNews, encode
from tests.server.client import Client, Server, Socket
from tests.server.eager import VARIABLE
from tests.server.home import Home, at_home, begun, dealt
from tests.server.kit import play_some
from tests.server.nursery import Quick
from tests.server.setups import copy_data, server_variables
from tests.server.worlds import TILE, hidden_tiles, other_world, seen_by

pytestmark = pytest.mark.both_setups
SEATS: list[int | None] = [0, 1, None]
#: What tells how late it is, and nothing else.
TIMES = re.compile(r'"(time|patience|at|since)":\d+')


@dataclass
class Scene:
    """A table in the middle of a match, and everybody's tokens."""

    folder: Path
    table: str
    tokens: list[str]
    #: The seat on turn, which may draw from the bag.
    turn: int
    head: int
    hidden: dict[int | None, list[str]]


async def _prepare(folder: Path) -> Scene:
    async with at_home(folder) as home:
        home.hands.wall = int(1000 * time.time())  # servers will look at it that forget old guests
        game = await begun(home, people=3, oldest=0, rounds=9)
        await dealt(game.room)
        table = game.room.table
        assert table is not None
        await play_some(table, 25)
        while "take bag" not in legal_texts(table):
            await play_some(table, 1)
        hidden = {seat: hidden_tiles(seen_by(table, seat)) for seat in (0, 1, 2, None)}
        turn = table.game.actors(table.state)[0]
        watcher = await home.guest("Watcher")
        tokens = [guest.token for guest in game.guests] + [watcher.token]
        return Scene(folder, game.table, tokens, turn, table.head, hidden)


def legal_texts(table: Any) -> list[str]:
    seat = table.game.actors(table.state)[0]
    return [table.game.write_action(action) for action in table.game.legal(table.state, seat)]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return asyncio.run(_prepare(tmp_path_factory.mktemp("world")))


def listen(socket: Socket, *frames: dict[str, Any]) -> list[str]:
    """What a socket says to some frames, until a ping is answered."""
    for frame in (*frames, {"t": "ping", "id": 77}):
        socket.send(frame)
    while socket.next().get("id") != 77:
        pass
    told, socket.raw = socket.raw, []
    return told


def transcript(server: Server, scene: Scene, seat: int | None) -> list[str]:
    """Every byte that a seat can get out of a server, on every way."""
    token = scene.tokens[3 if seat is None else seat]
    client, table = Client(server, "", token), f"/api/tables/{scene.table}"
    told = [client.ask("GET", "/api/tables").text]
    for path in ("", "/replay", "/replay?everything=true", "/record", "/review"):
        answer = client.ask("GET", table + path)
        told.append(f"{answer.status_code} {answer.text}")
    for last in (0, 5, scene.head - 3, scene.head):
        socket = client.socket(scene.table, last)
        told += listen(socket, {"t": "resume", "last": 9})
        socket.close()
    return told + live(server, scene, client)


def live(server: Server, scene: Scene, client: Client) -> list[str]:
    """What is told while another seat draws from the bag."""
    socket = client.socket(scene.table, scene.head)
    told = listen(socket)
    other = Client(server, "", scene.tokens[scene.turn]).socket(scene.table)
    now = other.now()
    while now["seq"] < scene.head:
        now = other.now()
    told += listen(socket)
    other.send({"t": "act", "cid": "live", "dec": now["now"]["dec"], "action": "take bag"})
    assert other.until("ack")["seq"] == scene.head + 1
    other.close()
    return told + listen(socket)


def questions(server: Server, scene: Scene, seat: int | None, hidden: list[str]) -> list[str]:
    """What is answered to somebody who asks about tiles that may be anywhere."""
    token = scene.tokens[3 if seat is None else seat]
    socket = Client(server, "", token).socket(scene.table, scene.head)
    words = [f"{what} {tile}" for tile in hidden[:4] for what in ("take", "give")]
    words += [f"lay {tile}@0,-1" for tile in hidden[:4]]
    told = listen(socket, *[{"t": "why", "id": n, "action": w} for n, w in enumerate(words)])
    socket.close()
    socket = Client(server, "", token).socket(scene.table, scene.head)
    act = {"t": "act", "dec": scene.head}
    acts = [{**act, "cid": f"q{n}", "action": word} for n, word in enumerate(words)]
    told += listen(socket, *acts)
    socket.close()
    return told


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
def test_row_18_two_worlds_sound_the_same(scene: Scene, tmp_path: Path, seat: int | None) -> None:
    if seat == scene.turn:
        seat = 2
    hidden = scene.hidden[seat]
    swap = other_world(scene.folder, tmp_path / "other", hidden)
    assert len(swap) > 20
    here, there = tmp_path / "here", tmp_path / "other"
    copy_data(scene.folder, here)
    told: list[list[str]] = []
    for folder in (here, there):
        # One that is too fast would be asked to wait, in one world perhaps and not in the other.
        with Quick(folder, {**server_variables(folder), VARIABLE: "1"}) as server:
            heard = transcript(server, scene, seat)
            check_canaries(server, scene, heard, hidden)
            told.append(heard + questions(server, scene, seat, hidden))
    assert same(told[0]) == same(told[1])


def same(told: list[str]) -> list[str]:
    """What must be the same: all but how late it is, and who came and went meanwhile."""
    return [TIMES.sub(r'"\1":0', text) for text in told if not text.startswith('{"t":"room"')]


def check_canaries(server: Server, scene: Scene, heard: list[str], hidden: list[str]) -> None:
    """No hidden tile in anything that was heard; no tile, token or name in logs or figures."""
    shown = set(TILE.findall("\n".join(heard)))
    assert shown & set(hidden) == set()
    client = Client(server, "", scene.tokens[0])
    assert server.log is not None
    for text in (server.log.read_text(), client.ask("GET", "/metrics").text):
        assert TILE.findall(text) == []
        assert [word for word in (*scene.tokens, "Ala", "Olek", scene.table) if word in text] == []


async def test_row_18_a_bot_is_asked_the_same_in_two_worlds(
    scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bytes] = []

    def note(game: str, bot: str, *question: Any) -> str:
        asked.append(pickle.dumps(question[:-1]))
        return "pass"

    async def ask(folder: Path) -> None:
        home = Home(folder)
        await home.house.store.open()
        await home.house.lobby.load()
        table = await home.house.lobby.take_up(home.room(scene.table))
        bots = Players(lambda: ThreadPoolExecutor(1))
        legal = table.game.legal(table.state, scene.turn)
        for seat in (scene.turn, (scene.turn + 1) % 3):
            await bots.ask(table, seat, "random", legal)
        bots.close()
        await home.house.store.close()

    monkeypatch.setattr(players, "choose", note)
    other_world(scene.folder, tmp_path / "other", scene.hidden[scene.turn])
    for folder in (scene.folder, tmp_path / "other"):
        await ask(folder)
    assert asked[0] == asked[2]
    assert asked[1] != asked[3], "the worlds do differ for who may know it"


@pytest.mark.slow
async def test_row_18_all_hands_are_open_once_the_match_has_ended(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home)
        await dealt(game.room)
        table = game.room.table
        assert table is not None
        watcher = await home.guest("Watcher")
        base = f"/api/tables/{game.table}"
        for person in (*game.guests, watcher):
            for path in ("/record", "/review", "/replay?everything=true"):
                assert await person.refused("GET", base + path) == "record-not-yet"
        await play_some(table, 10_000)
        for person in (*game.guests, watcher):
            (first, *_) = await person.get(f"{base}/replay?everything=true")
            assert all(hand for hand in first["view"]["hands"])
            assert "secret" in (await person.ask("GET", f"{base}/record")).text
        own = await game.guests[1].get(f"{base}/replay")
        assert [hand is None for hand in own[0]["view"]["hands"]] == [True, False]
        public = await watcher.get(f"{base}/replay")
        assert public[0]["view"]["hands"] == [None, None]


async def test_row_18_no_message_of_the_lobby_tells_a_secret(scene: Scene) -> None:
    home = Home(scene.folder)
    await home.house.store.open()
    await home.house.lobby.load()
    room = home.room(scene.table)
    secrets = [room.secret.hex(), *[place.share for place in room.places]]
    secrets += [place.guest for place in room.places]
    shown = encode(RoomNews(room.data(Guest("x", "x")))).decode()
    assert [word for word in secrets if word in shown] == []
    await home.house.store.close()
