"""Who is connected to which process: hints, told again and again, and believed for a while."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from stolik.server.lobby import Lobby
from stolik.server.room import Far, Room
from stolik.server.words import Present

#: Said again so often, and believed for so long without.
SAY_SECONDS = 2.0
BELIEVE_SECONDS = 12.0


class Presence:
    """What this process says of those who are here, and hears of those who are elsewhere."""

    def __init__(
        self,
        process: str,
        lobby: Lobby,
        say: Callable[[Present], None],
        holds: Callable[[Room], bool],
    ) -> None:
        self._process = process
        self._lobby = lobby
        self._say = say
        self._holds = holds
        self._said: dict[str, Present] = {}
        self._said_at = 0.0

    def announced(self, room: Room) -> None:
        """Those at a table were told how it stands: the others hear who is here, if it is new."""
        here, before = self._here(room), self._said.get(room.id)
        if before is None or _who(here) != _who(before):
            self._said[room.id] = here
            self._say(here)

    def _here(self, room: Room) -> Present:
        near = sorted(room.near())
        watchers = sum(visitor.seat is None for visitor in room.visitors)
        looked = {seat: room.looked[seat] for seat in near if seat in room.looked}
        host = room.host_is_near()
        here = Present(room.id, self._process, near, watchers, host, room.onward, looked)
        if not self._holds(room):
            return here
        waiting, now = sorted(room.patience.waiting), self._lobby.clock()
        left = [room.patience.left_at(seat, now) for seat in range(len(room.places))]
        return msgspec.structs.replace(here, waiting=waiting, left=left, lost=dict(room.lost))

    def heard(self, there: Present) -> None:
        """Another process says who is connected to it."""
        room = self._lobby.rooms.get(there.table)
        if room is None:
            return
        now, before = self._lobby.clock(), _known(room)
        room.onward = max(room.onward, there.onward)
        for seat, seq in there.looked.items():
            room.looked[seat] = max(room.looked.get(seat, 0), seq)
        room.elsewhere.pop(there.process, None)
        if there.seats or there.watchers:
            seats = frozenset(there.seats)
            room.elsewhere[there.process] = Far(seats, there.watchers, there.host, now)
        if there.waiting is not None and there.left is not None:
            room.patience.show(there.waiting, there.left, now)
        if there.lost is not None:
            room.lost = dict(there.lost)
        if _known(room) != before:
            room.move()

    def refresh(self, alive: Callable[[str], bool], unheard: bool) -> None:
        """Forget who was not heard of for long, unless nobody can be heard; say who is here."""
        for room in list(self._lobby.rooms.values()):
            gone = [] if unheard else self._gone(room, alive)
            for process in gone:
                del room.elsewhere[process]
            changed, room.unheard = room.unheard != unheard, unheard
            if changed or gone:
                room.move()
        self._say_again()

    def _gone(self, room: Room, alive: Callable[[str], bool]) -> list[str]:
        since = self._lobby.clock() - BELIEVE_SECONDS
        far = room.elsewhere.items()
        return [process for process, it in far if not alive(process) or it.heard <= since]

    def _say_again(self) -> None:
        """Now and then, since a message may be lost."""
        now, rooms = self._lobby.clock(), self._lobby.rooms
        if now - self._said_at < SAY_SECONDS:
            return
        self._said_at = now
        self._said = {table: said for table, said in self._said.items() if table in rooms}
        for room in rooms.values():
            if room.visitors:
                self._say(self._here(room))


def _who(said: Present) -> tuple[object, ...]:
    """What of it changes only when somebody comes or goes, or is waited for."""
    who = said.seats, said.watchers, said.host
    return *who, said.onward, said.looked, said.waiting, said.lost


def _known(room: Room) -> tuple[object, ...]:
    who = room.here(), room.watchers()
    return *who, room.onward, dict(room.looked), room.patience.waiting, room.lost
