"""Tables laid and played over the wire, to have the page come in where a test begins."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

from tests.server.client import Client, Server, Socket


def deal(server: Server, names: list[str], bots: list[str], **options: object) -> Dealt:
    """A table at which people and bots have begun to play; the first person begins."""
    people = [Client(server, name) for name in names]
    options.setdefault("oldest", 0)
    table = people[0].lay_table(len(names) + len(bots), bots, **options)
    for number, person in enumerate(people):
        if number:
            person.post(f"/api/tables/{table}/join")
        person.ready(table)
    people[0].post(f"/api/tables/{table}/start")
    return Dealt(table, people)


class Dealt:
    """A table in play, and the people at it."""

    def __init__(self, table: str, people: list[Client]) -> None:
        self.table = table
        self.people = people

    def room(self) -> dict[str, Any]:
        """What the first person is told about the table."""
        answer = self.people[0].ask("GET", f"/api/tables/{self.table}")
        found: dict[str, Any] = answer.json()
        return found

    def play_on(self, moves: int = 10_000) -> bool:
        """People make so many moves over the wire; false if the match is over before."""
        return all(self._move(lambda legal: False) for _ in range(moves))

    def play_until_laying(self) -> bool:
        """Until the first person may begin a turn by laying; false if the match is over before."""
        while self._move(lambda legal: legal[0].startswith("lay") and can_give(legal)):
            if self._stopped:
                return True
        return False

    def _move(self, stop: Callable[[list[str]], bool]) -> bool:
        """Whoever is on turn does one thing, unless the first person should stop there."""
        self._stopped = False
        for person in self.people:
            with closing(person.socket(self.table)) as socket:
                now = socket.now()["now"]
                if now["outcome"]:
                    return False
                if now["legal"]:
                    self._stopped = person is self.people[0] and stop(now["legal"])
                    return self._stopped or _act(socket, now)
        return True

    _stopped = False


def _act(socket: Socket, now: dict[str, Any]) -> bool:
    action = pick(now["legal"])
    socket.send({"t": "act", "cid": f"w{now['dec']}", "dec": now["dec"], "action": action})
    socket.until("ack")
    return True


def pick(legal: list[str]) -> str:
    """Lay if something fits, else the last thing that may be done."""
    return legal[0] if legal[0].startswith("lay") else legal[-1]


def can_give(legal: list[str]) -> bool:
    """Whether an exchange may begin, as at the beginning of a turn."""
    return any(action.startswith("give") for action in legal)
