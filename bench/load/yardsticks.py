"""The rooms of the yardsticks: a bare Starlette broadcast, and boardgame.io."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import run
from bench.load.line import connect
from bench.load.rooms import SEATS, Room

RECIPE = ("package.json", "package-lock.json", ".npmrc", "server.cjs")
SOURCE = Path(__file__).parent.parent / "boardgame"
HOME = run.TOOLS / "boardgame"


class Bare(Room):
    """A room of the Starlette broadcast."""

    def __init__(self, port: int, number: int) -> None:
        super().__init__()
        self._port, self._number = port, number
        self._seq = 0

    async def enter(self) -> None:
        """Four sockets."""
        path = f"/room/{self._number}"
        ears = [self._ear(seat) for seat in range(SEATS)]
        self.lines = [await connect(self._port, path, ear) for ear in ears]

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        return lambda data: self.heard(seat, len(data))

    def mover(self) -> int:
        """They take turns."""
        return self._seq % SEATS

    def send(self) -> None:
        """A move as long as one of Stolik's."""
        self._seq += 1
        act = {"t": "act", "cid": f"c{self._seq}", "seq": self._seq, "action": "lay SGW1@-3,7"}
        self.lines[self.mover()].send(json.dumps(act, separators=(",", ":")).encode())


STATE = re.compile(rb'"_stateID":(\d+)')
PLAYER = re.compile(rb'"currentPlayer":"(\d)"')


class Boardgame(Room):
    """A match of boardgame.io, spoken to in the words of its own client."""

    def __init__(self, port: int, number: int, game: str) -> None:
        super().__init__()
        # Its store knows matches by their ids alone, whatever game they are of.
        self._port, self._game, self._match = port, game, f"{game}{number}"
        self._state, self._turn, self._next = 0, 0, 0
        self._synced = 0

    async def enter(self) -> None:
        """Four sockets, one after the other, so that one of them lays the table."""
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.lines.append(await connect(self._port, path, self._ear(seat)))
            self.lines[seat].send(f"40/{self._game},".encode())
            while self._synced <= seat:
                await asyncio.sleep(0.005)

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        updated = f'42/{self._game},["update"'.encode()
        synced = f'42/{self._game},["sync"'.encode()
        open_namespace = f"40/{self._game},".encode()

        def hear(data: bytes) -> None:
            if data.startswith(updated):
                if seat == 0:
                    self._note(data)
                self.heard(seat, len(data))
            elif data == b"2":
                self.lines[seat].send(b"3")
            elif data.startswith(open_namespace):
                self._emit(seat, "sync", self._match, str(seat), None, SEATS)
            elif data.startswith(synced):
                self._synced += 1
                self._note(data)

        return hear

    def _note(self, data: bytes) -> None:
        states, players = STATE.findall(data), PLAYER.findall(data)
        self._state, self._next = int(states[0]), int(players[0])

    def _emit(self, seat: int, *words: object) -> None:
        text = json.dumps(words, separators=(",", ":"))
        self.lines[seat].send(f"42/{self._game},{text}".encode())

    def mover(self) -> int:
        """Whose move is on its way."""
        return self._turn

    def send(self) -> None:
        """The move of whoever is on turn."""
        self._turn = self._next
        player = str(self._turn)
        payload = {"type": "lay", "args": ["SGW1", -3, 7], "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self._turn, "update", action, self._state, self._match, player)


def boardgame_command(size: int) -> list[str]:
    """How to start its server; it is fetched when it is not there yet."""
    recipe = [(SOURCE / name).read_bytes() for name in RECIPE]
    run.make_unless(HOME / "stolik-stamp", run.digest(*recipe), "Fetching boardgame.io", fetch)
    return [str(run.Node().program), str(HOME / "server.cjs"), str(size)]


def fetch() -> None:
    """Its packages, as the lock says."""
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir(parents=True)
    for name in RECIPE:
        shutil.copy(SOURCE / name, HOME)
    run.Node().install(HOME, "--omit=dev")
