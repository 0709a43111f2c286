"""Every tournament of this server: how it is laid, joined, begun, and driven to its winner.

What the server does by itself for a tournament is one function, `step`. It looks at what is kept
and does what is due; done twice it does nothing the second time. So it may run anywhere and at any
time, and after a crash it goes on where the journals end.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from stolik.bots import house_bot
from stolik.core.phrase import Illegal, Refused
from stolik.games.uno.tournament import (
    DUEL_DEALS,
    DUEL_OPTION,
    FORMATS,
    Player,
    Tournament,
)
from stolik.games.uno.tournament_text import write_all
from stolik.server.identity import Guest
from stolik.server.lobby import CLOSED_AFTER_HOURS, CLOSED_AWAKE_SECONDS, HOUR, Lobby
from stolik.server.logs import fault_of, note, note_error
from stolik.server.room import ABANDONED, OVER, PLAYING, WAITING, Room
from stolik.server.rooms import again, is_code, new_code
from stolik.server.steward import own_bot
from stolik.server.store import Conflict, Store, StoreTrouble
from stolik.server.table import Stale
from stolik.server.tournament.chairs import (
    bot_chair,
    check_host,
    check_waiting,
    next_host,
    player_in,
    sit,
)
from stolik.server.tournament.hall import Chair, Hall
from stolik.server.tournament.ledger import Ledger
from stolik.server.tournament.steps import BOOK, GAME, Steps
from stolik.server.wire import TournamentData

#: One sign more than a table's code has, so that it is clear what a code leads to.
CODE = 7
MOST_A_GUEST = 5
MOST_LISTED = 20
#: How often somebody may leave before the next result is noted.
MOST_LEAVES = 10
PAUSES = range(601)
PAUSE = 60
#: Whoever looks at a tournament does so much more often than this.
AWAY_SECONDS = 120.0
TICK_SECONDS = 0.5
#: So many stumbles in a row are no haste of others.
STUCK = 5


class Halls:
    """Every tournament of this server."""

    def __init__(
        self, store: Store, lobby: Lobby, look_after: Callable[[Room], Awaitable[None]]
    ) -> None:
        self.lobby = lobby
        self.halls: dict[str, Hall] = {}
        self.ledger = Ledger(store, lobby.wall)
        self._steps = Steps(self.ledger, lobby, look_after)
        self._codes: dict[str, str] = {}
        self._unreadable: set[str] = set()
        self._moved = asyncio.Event()
        #: Since when this process has seen who comes, by its clock.
        self._opened = lobby.clock()

    def wake(self, _: Room) -> None:
        """A match has ended somewhere."""
        self._moved.set()

    def stand_in(self, room: Room) -> str:
        """Who plays for those who are away: in a tournament the bot that it was laid with."""
        hall = self.halls.get(room.tournament)
        return hall.bot if hall else own_bot(room)

    async def load(self) -> None:
        """Every tournament as it was when the server stopped."""
        for tournament in await self.ledger.ids():
            await self.refresh(tournament)

    async def refresh(self, tournament: str) -> Hall | None:
        """A tournament as it is kept, if there is one that can be read."""
        hall = self.halls.get(tournament)
        if tournament in self._unreadable:
            return None
        try:
            if hall is not None:
                await self.ledger.reload(hall)
            elif hall := await self.ledger.load(tournament):
                self._add(hall)
        except StoreTrouble:
            raise  # it is not the tournament that can't be read
        except Exception as error:
            self._leave_alone(tournament, error)
        return self.halls.get(tournament)

    def _leave_alone(self, tournament: str, error: Exception) -> None:
        """A tournament stays where it is, untouched; the others must not suffer from it."""
        if tournament not in self._unreadable:  # two may have looked at once
            fault = fault_of(error)
            note("tournament-unreadable", logging.WARNING, tournament=tournament, **fault)
        self._unreadable.add(tournament)
        self.halls.pop(tournament, None)

    def _add(self, hall: Hall) -> None:
        self.halls[hall.id] = hall
        if hall.state == WAITING:
            self._codes[hall.code] = hall.id

    # -- finding ----------------------------------------------------------------------------------
    async def find(self, tournament: str) -> Hall:
        """The tournament of this id; whoever does not know the id learns nothing."""
        hall = self.halls.get(tournament)
        if hall is None and self.lobby.shared:
            hall = await self.refresh(tournament)
        if hall is None:
            raise Refused("no-such-tournament")
        return hall

    async def by_code(self, code: str) -> Hall:
        """The tournament of a code that waits for players."""
        if not is_code(code, CODE):  # nor could every database be asked for any text
            raise Refused("no-such-tournament")
        known = self._codes.get(code.upper()) or await self.ledger.by_code(code.upper())
        hall = await self.find(known or "")
        if hall.state != WAITING:
            raise Refused("no-such-tournament")
        return hall

    async def freshen(self, tournament: str) -> None:
        """Know a tournament as it is kept, whichever process has changed it."""
        if self.lobby.shared and tournament in self.halls:
            await self.refresh(tournament)

    async def freshen_all(self) -> None:
        """Know every tournament that is not over, whichever process has changed it."""
        for tournament, revision, entries in await self.ledger.news():
            hall = self.halls.get(tournament)
            if hall is None or (hall.revision, len(hall.journal)) != (revision, entries):
                await self.refresh(tournament)

    def of_guest(self, guest: Guest) -> list[Hall]:
        """Where a guest plays, the newest first."""
        mine = [hall for hall in self.halls.values() if hall.player_of(guest) is not None]
        mine.sort(key=lambda hall: (hall.state in (OVER, ABANDONED), -hall.created))
        return mine[:MOST_LISTED]

    def data(self, hall: Hall, guest: Guest) -> TournamentData:
        """What a guest may know of a tournament."""
        return hall.data(guest, self.lobby.rooms, self.lobby.clock(), self._steps.rest(hall))

    def see(self, hall: Hall, guest: Guest) -> None:
        """Somebody looks at a tournament."""
        hall.see(guest, self.lobby.clock())

    async def record(self, hall: Hall) -> str:
        """The tournament with the records of all its matches, once it has a winner."""
        if hall.state != OVER:
            raise Refused("record-not-yet")
        records = {}
        for match in hall.play.results():
            room = await self.lobby.refresh(hall.tables[match])
            if room is None:
                raise Refused("record-forgotten")
            table = await self.lobby.look_back(room)
            records[match] = await asyncio.to_thread(table.record().text)
        return write_all(hall.play, records)

    # -- before it begins -------------------------------------------------------------------------
    async def create(
        self,
        host: Guest,
        form: str,
        options: Mapping[str, object],
        bot: str = "",
        duel_deals: int = DUEL_DEALS,
        pause: int = PAUSE,
    ) -> Hall:
        """A new tournament with its host on the first chair."""
        self._check_count(host)
        decided = _decided(form, options, duel_deals)
        hall = Hall(
            id=secrets.token_hex(16),
            code=new_code(self._codes, CODE),
            form=form,
            duel_deals=decided.duel_deals,
            pause=pause,
            bot=_bot_named(bot, self.lobby.bots(GAME.name)),
            options=dict(decided.options),
            chairs=[Chair(host.id, host.name), *[Chair() for _ in decided.names[1:]]],
            created=self.lobby.wall(),
            host=host.id,
        )
        async with self.ledger.changing(hall):
            self.see(hall, host)
        self._add(hall)
        return hall

    @again
    async def join(self, hall: Hall, guest: Guest) -> None:
        """Sit down on the first free chair, or stay on one's own."""
        async with self.ledger.changing(hall) as draft:
            if draft.player_of(guest) is None:
                check_waiting(draft)
                if guest.id in draft.barred:
                    raise Refused("barred")
                sit(draft, Chair(guest.id, guest.name))

    @again
    async def kick(self, hall: Hall, host: Guest, player: Player) -> None:
        """The host shows somebody out before it begins."""
        async with self.ledger.changing(hall) as draft:
            check_host(draft, host)
            check_waiting(draft)
            guest = draft.chair(player).guest if 0 < player <= len(draft.chairs) else ""
            if not guest or guest == host.id:
                raise Refused("nobody-to-kick")
            draft.chairs[player - 1] = Chair()
            draft.barred.append(guest)

    async def rename(self, guest: Guest) -> None:
        """A guest has a new name; where a tournament has begun the old one stays."""
        for hall in self.of_guest(guest):
            await self._rename(hall, guest)

    @again
    async def _rename(self, hall: Hall, guest: Guest) -> None:
        async with self.ledger.changing(hall) as draft:
            if (player := draft.player_of(guest)) and draft.state == WAITING:
                draft.chair(player).name = guest.name

    @again
    async def begin(self, hall: Hall, guest: Guest) -> None:
        """The host begins once everybody is ready; bots sit down on the chairs that are free."""
        async with self.ledger.changing(hall) as draft:
            check_host(draft, guest)
            check_waiting(draft)
            if not all(draft.chair(player).ready for player in draft.people()):
                raise Refused("not-all-ready")
            while any(chair.free() for chair in draft.chairs):
                sit(draft, bot_chair(draft))
            draft.state = PLAYING
        self._codes.pop(hall.code, None)
        await self.step(hall)

    # -- while it lasts ---------------------------------------------------------------------------
    @again
    async def ready(self, hall: Hall, guest: Guest) -> None:
        """A player is ready: to begin, or to go on before the break is over."""
        player = player_in(hall, guest)
        if hall.state == WAITING:
            async with self.ledger.changing(hall) as draft:
                check_waiting(draft)
                draft.chair(player_in(draft, guest)).ready = True
            return
        await self.come_back(hall, guest)
        if (block := hall.block()) is not None:
            entry = f"ready {player} {block}"
            await self.ledger.append(hall, entry, entry)
        await self.step(hall)

    @again
    async def leave(self, hall: Hall, guest: Guest) -> None:
        """Stand up: a chair becomes free, or a bot plays on until its owner is back."""
        player = player_in(hall, guest)
        if hall.state == WAITING:
            await self._free(hall, guest)
        elif hall.state == PLAYING:
            await self.step(hall)  # what was before, as the end of a match, is noted before
            if player not in hall.left:
                if hall.leaves(player) >= MOST_LEAVES:
                    raise Refused("too-many")
                await self.ledger.append(hall, f"leave {player}")
            await self._steps.send_away(hall, guest)
            await self._hand_on(hall, guest)
            await self.step(hall)

    @again
    async def come_back(self, hall: Hall, guest: Guest) -> None:
        """Play oneself again."""
        player = player_in(hall, guest)
        await self.step(hall)
        if player in hall.left:
            await self.ledger.append(hall, f"return {player}")
        await self._steps.fetch_back(hall, guest)

    async def abandon(self, hall: Hall, guest: Guest) -> None:
        """The host gives it up, and every match that is being played."""
        check_host(hall, guest)
        await self._give_up(hall)

    async def _free(self, hall: Hall, guest: Guest) -> None:
        """A chair becomes free; what everybody has left is given up."""
        async with self.ledger.changing(hall) as draft:
            check_waiting(draft)
            draft.chairs[player_in(draft, guest) - 1] = Chair()
            draft.host = next_host(draft) if draft.host == guest.id else draft.host
            if not draft.people():
                draft.state = ABANDONED
        if hall.state == ABANDONED:
            self._codes.pop(hall.code, None)

    async def _hand_on(self, hall: Hall, guest: Guest) -> None:
        """A host who leaves makes room for the next, if there is one."""
        if hall.host == guest.id and (following := next_host(hall)):
            async with self.ledger.changing(hall) as draft:
                draft.host = following

    # -- by itself --------------------------------------------------------------------------------
    async def step(self, hall: Hall) -> None:
        """Do everything that is due; what somebody else has done meanwhile is taken over."""
        try:
            async with hall.stepping:
                while await self._steps.next(hall):
                    pass
            hall.stumbles = 0
        except Illegal:  # a result that can't be true is nobody's haste
            raise
        except (Conflict, Refused, Stale) as error:  # somebody else was faster
            self._stumble(hall, error)
            await self.ledger.reload(hall)

    def _stumble(self, hall: Hall, error: Exception) -> None:
        """Nobody is faster again and again: that is noted, once."""
        hall.stumbles += 1
        if hall.stumbles == STUCK:
            reason = error.phrase.id if isinstance(error, Refused) else type(error).__name__
            note("tournament-stuck", tournament=hall.id, reason=reason)

    async def look_after(self) -> None:
        """Step every tournament when a match has ended, and again and again."""
        while True:
            self._moved.clear()
            await self._try(self.freshen_all() if self.lobby.shared else None)
            for hall in [it for it in self.halls.values() if it.state == PLAYING]:
                await self._try(self.step(hall))
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK_SECONDS):
                    await self._moved.wait()

    async def _try(self, work: Awaitable[None] | None) -> None:
        """Some work that must not stop what comes after it."""
        try:
            if work is not None:
                await work
        except StoreTrouble:
            note("store-trouble")
        except Exception as error:  # one tournament must not stop the others
            note_error(error)

    async def tidy(self, gives_up: bool = True) -> None:
        """Note where somebody is; one process gives up what nobody has come to for a day."""
        now = self.lobby.wall()
        for hall in [it for it in self.halls.values() if it.state in (WAITING, PLAYING)]:
            if self._somebody_at(hall):
                if now - hall.touched > HOUR // 6:
                    await self._touch(hall, now)
            elif gives_up and self._forgotten(hall, now):
                await self._give_up(hall)

    @again
    async def _touch(self, hall: Hall, now: int) -> None:
        async with self.ledger.changing(hall) as draft:
            draft.touched = now

    @again
    async def _give_up(self, hall: Hall) -> None:
        await self._steps.end(hall, ABANDONED)
        self._codes.pop(hall.code, None)

    def _somebody_at(self, hall: Hall) -> bool:
        """Whether somebody looks at a tournament, or is at one of its tables, wherever."""
        if hall.seen_since(self.lobby.clock() - AWAY_SECONDS):
            return True
        return any(room.empty_since is None for room in self._steps.rooms(hall))

    def _forgotten(self, hall: Hall, now: int) -> bool:
        """Whether nobody came for a day; a night in which the server was off is no day."""
        seen = max(hall.seen.values(), default=self._opened)
        awake = self.lobby.clock() - seen >= CLOSED_AWAKE_SECONDS
        return awake and now - max(hall.touched, hall.created) > CLOSED_AFTER_HOURS * HOUR

    async def forget(self, days: int) -> None:
        """Let go of what ended long ago."""
        before = self.lobby.wall() - days * 24 * HOUR
        await self.ledger.forget(before)
        for hall in list(self.halls.values()):
            last = hall.touched or hall.created
            if hall.state in (OVER, ABANDONED) and last < before:
                del self.halls[hall.id]

    def _check_count(self, guest: Guest) -> None:
        """So many tournaments a guest may have laid that are not over yet."""
        states = (WAITING, PLAYING)
        mine = [h for h in self.halls.values() if h.host == guest.id and h.state in states]
        if len(mine) >= MOST_A_GUEST:
            raise Refused("too-many")


def _decided(form: str, options: Mapping[str, object], duel_deals: int) -> Tournament:
    """The tournament before anybody is known: what can't be played is refused at once."""
    known = {option.key: option for option in (*BOOK.options, DUEL_OPTION)}
    for key in options:
        if key not in known:
            raise Refused("unknown-option", key=key, book=BOOK.name)
    given = {key: known[key].read(value) for key, value in options.items()}
    names = ("?",) * (FORMATS[form].size() if form in FORMATS else 1)
    return Tournament(form, names, duel_deals, {**BOOK.online(), **given})


def _bot_named(bot: str, bots: list[str]) -> str:
    """Who plays for those who don't: the house's own bot, unless another is named."""
    if bot and bot not in bots:
        raise Refused("unknown-bot", name=bot, game=GAME.name, may=", ".join(bots))
    return bot or house_bot(GAME.name)
