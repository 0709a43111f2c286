"""What a tournament does by itself: lay the tables of a block, start them, note how they ended.

Each step looks at what is kept and does one thing. Done again, after a crash or in another place,
it finds its work done: a table has its id from the journal, and a result has a key of its own.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

from stolik.core.fairness import SECRET_BYTES
from stolik.core.game import Leave, Return, Seat
from stolik.core.phrase import Refused
from stolik.games.uno.options import BOOK_108
from stolik.games.uno.tournament import Fixture, Lot, Player, Result, chance_of_all
from stolik.games.uno.tournament_text import write_input
from stolik.server.failpoints import reach
from stolik.server.identity import Guest
from stolik.server.lobby import Lobby
from stolik.server.room import ABANDONED, OVER, PLAYING, SERVED, WAITING, Place, Room, State
from stolik.server.steward import ALONE_SECONDS
from stolik.server.table import Stale, Table
from stolik.server.tournament.hall import Hall
from stolik.server.tournament.ledger import Ledger

GAME, BOOK = SERVED[BOOK_108.name]
#: Before the first match everybody is ready already; there is only a moment to be led there.
FIRST_PAUSE = 5.0
#: For so long a match waits for a share of the chance: a page looks much more often than this.
SHARE_SECONDS = 10.0


class Steps:
    """The steps of tournaments."""

    def __init__(
        self, ledger: Ledger, lobby: Lobby, look_after: Callable[[Room], Awaitable[None]]
    ) -> None:
        self._ledger = ledger
        self._lobby = lobby
        self._look_after = look_after

    async def next(self, hall: Hall) -> bool:
        """Do the next thing that is due; whether there may be more."""
        if hall.state != PLAYING:
            return False
        if hall.play.lot_due():
            await self._ledger.append(hall, write_input(await self._lot(hall)), "lot")
            return True
        if hall.play.winner() is not None:
            await self.end(hall, OVER)
            return False
        for fixture in hall.play.due():
            if await self._move(hall, fixture):
                return True
        return False

    async def end(self, hall: Hall, state: State) -> None:
        """It is over, or given up; what is still being played then is given up too."""
        async with self._ledger.changing(hall) as draft:
            if draft.state in (WAITING, PLAYING):
                draft.state, draft.touched = state, self._ledger.wall()
        for room in self.rooms(hall):
            await self._lobby.close(room)

    async def _move(self, hall: Hall, fixture: Fixture) -> bool:
        """Bring one match a step further; whether something was done."""
        name = fixture.name
        if name not in hall.tables:
            await self._ledger.append(
                hall, f"table {name} {secrets.token_hex(16)}", f"table {name}"
            )
            return True
        if self._lobby.shared:
            # Another process may have laid it, or seen its end; it plays it without us.
            await self._lobby.refresh(hall.tables[name])
        room = self._lobby.rooms.get(hall.tables[name])
        if room is None:
            reach("before-lay")
            await self._lobby.lay(self._room(hall, fixture))
            return True
        if room.state == WAITING:
            return await self._start(hall, fixture, room)
        if room.state == OVER:
            return await self._note(hall, fixture, room)
        if room.state == ABANDONED:
            await self.end(hall, ABANDONED)
        else:
            await self._accompany(hall, fixture, room)
        return False

    # -- before a match ---------------------------------------------------------------------------
    def _room(self, hall: Hall, fixture: Fixture) -> Room:
        """The table of a match, with the chairs that the schedule says."""
        chairs = [hall.chair(player) for player in fixture.players]
        return Room(
            id=hall.tables[fixture.name],
            code="",
            book=BOOK,
            game=GAME,
            options=fixture.options(hall.play.options),
            places=[Place(chair.guest, chair.name, chair.bot) for chair in chairs],
            secret=secrets.token_bytes(SECRET_BYTES),
            created=self._ledger.wall(),
            barred=list(hall.barred),
            tournament=hall.id,
            fixture=fixture.name,
        )

    async def _start(self, hall: Hall, fixture: Fixture, room: Room) -> bool:
        """Start a match when the break before it is over, and the shares of the chance are in."""
        hall.breaks.setdefault(fixture.block, self._lobby.clock())
        if not self._may_start(hall, fixture.block) or self._lacks_share(hall, fixture, room):
            return False
        reach("before-deal")
        await self._lobby.deal(room)
        await self._look_after(room)
        return True

    def rest(self, hall: Hall) -> float | None:
        """The seconds left of the break, if there is one."""
        due = hall.play.due() if hall.state == PLAYING else ()
        rooms = [self._lobby.rooms.get(hall.tables.get(it.name, "")) for it in due]
        if not due or any(room and room.state != WAITING for room in rooms):
            return None
        block, now = due[0].block, self._lobby.clock()
        pause = min(hall.pause, FIRST_PAUSE) if block == 1 else float(hall.pause)
        return max(0.0, pause - (now - hall.breaks.get(block, now)))

    def _may_start(self, hall: Hall, block: int) -> bool:
        """Whether the time is over, or everybody who is waited for wants to go on."""
        asked = self._asked(hall)
        if all((player, block) in hall.agreed for player in asked):
            return True
        # The tables of a block begin together, so the first one to begin decides.
        return not self.rest(hall)

    def _lacks_share(self, hall: Hall, fixture: Fixture, room: Room) -> bool:
        """Whether somebody is waited for, for a moment, who has not given their share yet."""
        now = self._lobby.clock()
        if now - hall.sharing.setdefault(fixture.name, now) >= SHARE_SECONDS:
            return False
        places = zip(fixture.players, room.places, strict=True)
        silent = [player for player, place in places if place.guest and not place.share]
        return any(self._may_be_here(hall, player, now) for player in silent)

    def _may_be_here(self, hall: Hall, player: Player, now: float) -> bool:
        """Whether somebody who plays may be looking; nobody is seen at another process."""
        return player not in hall.left and (self._lobby.shared or not hall.is_gone(player, now))

    def _asked(self, hall: Hall) -> list[Player]:
        """The people who play next; or, where only bots do, those who would like to watch."""
        people = [player for player in hall.people() if player not in hall.left]
        playing = {player for fixture in hall.play.due() for player in fixture.players}
        return [player for player in people if player in playing] or people

    # -- while it is being played -----------------------------------------------------------------
    async def _accompany(self, hall: Hall, fixture: Fixture, room: Room) -> None:
        """Who has left the tournament is played by a bot; nobody keeps the others waiting."""
        for seat, player in enumerate(fixture.players):
            if player in hall.left and _has_just_begun(room, seat):
                with suppress(Refused, Stale):
                    await self._lobby.send_away(room, seat)
        self._keep_awake(hall, room)
        awaited = self._is_awaited(hall)
        if awaited != room.awaited:
            room.awaited = awaited
            room.moved.set()

    def _keep_awake(self, hall: Hall, room: Room) -> None:
        """Who looks at the tournament looks at all of its tables: none of them rests meanwhile."""
        now = self._lobby.clock()
        if any(other.visitors for other in self.rooms(hall)):
            hall.seen[""] = now
        seen = max(hall.seen.values(), default=0.0)
        if room.empty_since is not None and room.empty_since < seen:
            resting = now - room.empty_since >= ALONE_SECONDS
            room.empty_since = seen
            if resting:
                room.moved.set()

    def _is_awaited(self, hall: Hall) -> bool:
        """Whether somebody whose match is over waits for the others."""
        now, playing = self._lobby.clock(), {p for it in hall.play.due() for p in it.players}
        return any(hall.is_here(p, now) for p in hall.people() if p not in playing)

    async def send_away(self, hall: Hall, guest: Guest) -> None:
        """A bot plays on for somebody at the table where they sit."""
        for room in self.rooms(hall, PLAYING):
            seat = room.seat_of(guest)
            if seat is not None:
                await self._lobby.freshen(room.id)
                with suppress(Refused, Stale):
                    await self._lobby.send_away(room, seat)

    async def fetch_back(self, hall: Hall, guest: Guest) -> None:
        """Somebody plays again at the table where they sit."""
        for room in self.rooms(hall, PLAYING):
            await self._lobby.freshen(room.id)
            if room.seat_of(guest) in room.away():
                with suppress(Refused, Stale):
                    await self._lobby.come_back(room, guest)

    def rooms(self, hall: Hall, *states: State) -> list[Room]:
        """The tables of a tournament, of some states if these are given."""
        found = [self._lobby.rooms.get(table) for table in hall.tables.values()]
        return [room for room in found if room and (not states or room.state in states)]

    # -- after it ---------------------------------------------------------------------------------
    async def _note(self, hall: Hall, fixture: Fixture, room: Room) -> bool:
        """Who has left the table stays away, who came back to it is back; then the result, once."""
        table = await self._lobby.take_up(room)
        await table.catch_up()
        for seat, player in enumerate(fixture.players):
            last = _last_word(table, seat) if hall.chair(player).guest else None
            if last is Leave and player not in hall.left:
                await self._ledger.append(hall, f"leave {player}")
            if last is Return and player in hall.left:
                await self._ledger.append(hall, f"return {player}")
        events = [event for kept in table.kept for event in kept.events]
        result = Result(fixture.name, fixture.deals_of(events))
        reach("before-result")
        await self._ledger.append(hall, write_input(result), f"result {fixture.name}")
        reach("after-result")
        return True

    async def _lot(self, hall: Hall) -> Lot:
        """A lot that nobody could choose, the same whoever draws it (K108-131)."""
        tables = [hall.tables[it.name] for it in hall.play.format().fixtures()]
        promises = [(await self._lobby.known(table)).promise() for table in tables]
        return hall.play.draw_lot(chance_of_all(promises))


def _has_just_begun(room: Room, seat: Seat) -> bool:
    """Whether a match is dealt, and the owner of a seat has neither left it nor come back."""
    if room.table is None or room.table.head == 0:
        return False
    return _last_word(room.table, seat) is None


def _last_word(table: Table, seat: Seat) -> type[Leave | Return] | None:
    """Whether the owner of a seat has last left it or come back; none who did neither."""
    actions = [kept.entry.action for kept in table.kept]
    words = [it for it in actions if isinstance(it, Leave | Return) and it.seat == seat]
    return type(words[-1]) if words else None
