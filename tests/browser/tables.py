"""Tables laid and played over the wire, to have the page come in where a test begins."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing
from typing import Any

from tests.server.client import Client, Server, Socket

#: So many moves one line may make without a rest.
FEW = 18


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
        left = moves
        while left > 0:
            if not self._play(min(left, FEW), lambda legal: False):
                return False
            left -= FEW
        return True

    def play_until_laying(self) -> bool:
        """Until the first person may begin a turn by laying; false if the match is over before."""
        return self._play(FEW, lambda legal: legal[0].startswith("lay") and can_give(legal))

    def _play(self, moves: int, stop: Callable[[list[str]], bool]) -> bool:
        """Some moves, or until the first person should stop; false if the match is over before."""
        with ExitStack() as lines:
            sockets = [lines.enter_context(closing(one.socket(self.table))) for one in self.people]
            seen = [socket.now() for socket in sockets]
            while moves > 0:
                if seen[0]["now"]["outcome"]:
                    return False
                seat = behind(seen)
                if seat is None:
                    seat = next(i for i, frame in enumerate(seen) if frame["now"]["legal"])
                    if seat == 0 and stop(seen[0]["now"]["legal"]):
                        return True
                    act(sockets[seat], seen[seat]["now"])
                    moves -= 1
                seen[seat] = sockets[seat].now()
        return True


def behind(seen: list[dict[str, Any]]) -> int | None:
    """Somebody who has not heard everything yet, or waits for a bot."""
    head = max(frame["seq"] for frame in seen)
    for seat, frame in enumerate(seen):
        if frame["seq"] < head:
            return seat
    return None if any(frame["now"]["legal"] for frame in seen) else 0


def act(socket: Socket, now: dict[str, Any]) -> None:
    """Do one thing."""
    action = pick(now["legal"])
    socket.send({"t": "act", "cid": f"w{now['dec']}", "dec": now["dec"], "action": action})


def pick(legal: list[str]) -> str:
    """Lay if something fits, else the last thing that may be done."""
    return legal[0] if legal[0].startswith("lay") else legal[-1]


def can_give(legal: list[str]) -> bool:
    """Whether an exchange may begin, as at the beginning of a turn."""
    return any(action.startswith("give") for action in legal)
