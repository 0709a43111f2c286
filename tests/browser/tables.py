"""Tables laid and played over the wire, to have the page come in where a test begins."""

from __future__ import annotations

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

    def play_on(self, moves: int = 10_000, laying: bool = True) -> None:
        """People make so many moves over the wire, or play to the end."""
        for _ in range(moves):
            if not self._move(laying):
                return

    def _move(self, laying: bool) -> bool:
        """Whoever is on turn does one thing; false if the match is over."""
        for person in self.people:
            socket = person.socket(self.table)
            try:
                if (over := self._try(socket, laying)) is not None:
                    return not over
            finally:
                socket.close()
        return True

    def _try(self, socket: Socket, laying: bool) -> bool | None:
        now = socket.now()["now"]
        if now["outcome"]:
            return True
        if not now["legal"]:
            return None
        action = pick(now["legal"], laying)
        socket.send({"t": "act", "cid": f"w{now['dec']}", "dec": now["dec"], "action": action})
        socket.until("ack")
        return False


def pick(legal: list[str], laying: bool) -> str:
    """Lay if something fits and it is wanted, else the last thing that may be done."""
    if laying or not any(action.startswith("give") for action in legal):
        return legal[0] if legal[0].startswith("lay") else legal[-1]
    return next(action for action in legal if action.startswith("give"))
