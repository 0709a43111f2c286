"""Who looks after the tables: bots play their seats, alarms ring in time, and nobody is waited for
without end.

A bot that does not answer in time, breaks or answers what is not legal loses the decision: a plain
action is played for it. A program that the host has named loses its seat at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import Any

from stolik.bots import house_bot
from stolik.core.game import TABLE, Next, Seat
from stolik.core.phrase import Illegal, Phrase, Refused
from stolik.server.decisions import Decision, Decisions
from stolik.server.ending import end
from stolik.server.live import open_to
from stolik.server.lobby import Lobby
from stolik.server.logs import note, note_error
from stolik.server.patience import THINKING
from stolik.server.players import Players
from stolik.server.room import PLAYING, Room
from stolik.server.store import Conflict, StoreTrouble
from stolik.server.table import BOT, Stale, Table
from stolik.server.wire import said

RETRY_SECONDS = 1.0
RETRY_MS = 500
#: Strikes until the house's own bot sits down in a bot's place.
MOST_STRIKES = 3
#: A rest of several people ends by itself after so long (RULING-5).
REST_SECONDS = 10.0
#: Bots play this long without anybody there; then the table rests until somebody comes.
ALONE_SECONDS = 600.0


def own_bot(room: Room) -> str:
    """The house's own bot for what is played at a table."""
    return house_bot(room.game.name)


class Steward:
    """Looks after every table in play."""

    def __init__(
        self,
        lobby: Lobby,
        players: Players,
        pace: float = 0.6,
        struck: Callable[[], None] = lambda: None,
    ) -> None:
        self.lobby = lobby
        self.players = players
        self.pace = pace
        self._struck = struck
        #: Who else wants to hear that a match has ended.
        self.ended: Callable[[Room], None] = lambda room: None
        #: Who plays for those who are away.
        self.stand_in: Callable[[Room], str] = own_bot
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look_after(self, room: Room) -> None:
        """Begin to look after a table."""
        if room.id not in self._tasks and room.state == PLAYING:
            self._tasks[room.id] = asyncio.create_task(_Care(self, room).stay())

    def done_with(self, room: Room) -> None:
        """A table that needs nobody any more."""
        self._tasks.pop(room.id, None)
        self.ended(room)

    def let_go(self, room: Room) -> None:
        """Another process looks after a table from now on."""
        if task := self._tasks.pop(room.id, None):
            task.cancel()

    async def stop(self) -> None:
        """Let every table rest."""
        await end(self._tasks.values())
        self._tasks.clear()

    def strike(self, room: Room) -> None:
        """A bot has lost a decision."""
        note("bot-strike", table=room.id)
        self._struck()

    def lose(self, room: Room, bot: str, why: Phrase) -> None:
        """A program has lost its seat."""
        note("bot-lost", logging.WARNING, table=room.id, bot=bot, reason=why.id)
        self._struck()


def _moment(decision: Decision) -> int | None:
    """When a bot acts, if it knows already how."""
    return decision.planned if decision.work.done() else None


class _Care:
    """Looking after one table, from the deal to the end."""

    def __init__(self, steward: Steward, room: Room) -> None:
        assert room.table is not None
        self.steward = steward
        self.lobby = steward.lobby
        self.room = room
        self.table: Table = room.table
        # One bell for both: to wait for one thing is cheaper than to wait for either of two.
        self.table.changed = room.moved
        self.table.concerns = self._is_concerned
        #: Milliseconds of the match until which only an alarm or the end concerns this.
        self._calm_until = 0.0
        self.strikes: dict[Seat, int] = {}
        self._decisions = Decisions(self.table, self._ask, room.moved.set)
        self._asked = 0
        #: What a bot's moment is counted from: the newest entry, and who let the bots go on.
        self._newest, self._began = (-1, -1), 0
        self._away: set[Seat] = set()

    async def stay(self) -> None:
        """Until somebody has won, everybody has given up, or another process looks after it."""
        try:
            await self._stay()
        finally:
            self.table.concerns = lambda: True  # or each would hold the other
            self.steward.players.programs.dismiss(self.table)
            await self._decisions.stop()

    async def _stay(self) -> None:
        while not self.table.ended:
            self.room.moved.clear()
            try:
                await self._step()
            except (Stale, Refused):
                continue  # somebody was faster
            except (StoreTrouble, Conflict):
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:  # a table must never be left alone
                note_error(error)
                await asyncio.sleep(RETRY_SECONDS)
        await self._settle()
        self.steward.done_with(self.room)

    async def _settle(self) -> None:
        """Note the end, as soon as it can be kept."""
        while True:
            try:
                return await self.lobby.settle(self.room)
            except StoreTrouble:
                await asyncio.sleep(RETRY_SECONDS)

    async def _step(self) -> None:
        """Deal, play a bot's decision, or wait for whatever comes first."""
        self._welcome_back()
        if self.table.head == 0:
            await self.table.begin()
        elif self._alone() >= ALONE_SECONDS:
            await self._rest()
        else:
            self._note_newest()
            self._ask_beside()
            await self._next()

    async def _next(self) -> None:
        """What a bot has decided, in or out of turn, if its moment has come."""
        said, awaited = self._decisions.aside()
        owed = self.table.game.owed(self.table.state)
        if said:
            await self._speak_up(said)
        elif owed is not None:
            await self._go_on(owed)
        elif self.table.game.races:
            await self._race()
        elif (bot := self._bot_on_turn()) and not self._table_is_asked():
            self._wait_for([])
            await self._play(*bot, awaited)
        else:
            await self._wait()

    async def _go_on(self, owed: Any) -> None:
        """What the table owes: given at once, or when those who are there have looked."""
        seconds = self._rest_left() if isinstance(owed, Next) else self._silence_left()
        if seconds <= 0:
            self._wait_for([])
            await self.table.around(TABLE, owed)
        else:
            await self._wait(None if seconds == inf else self.table.now() + int(1000 * seconds))

    def _rest_left(self) -> float:
        """Seconds that a rest still lasts; one person against bots has time (RULING-5)."""
        owners = set(self.room.people()) - self.room.away()
        here = owners & self.room.here()
        if here <= self.room.looked_at(self.table.decision) and (here or len(owners) != 1):
            return 0.0
        if len(owners) == 1:
            return inf
        return REST_SECONDS - (self.lobby.clock() - self.table.decided)

    def _silence_left(self) -> float:
        """Whoever speaks for the table has time, until an alarm of the game ends it (M112-110)."""
        return 0.0 if self.table.speaker() is None else inf

    def _note_newest(self) -> None:
        newest = (self.table.head, self.room.onward)
        if newest != self._newest:
            self._newest, self._began = newest, self.table.now()

    def _welcome_back(self) -> None:
        """Who came back by way of another process has a little more time, too."""
        away, patience = self.room.away(), self.room.patience
        for seat in self._away - away:
            if patience.left[seat] <= 0:
                patience.back(seat)
        self._away = away

    def _alone(self) -> float:
        """For how long nobody has been there."""
        since = self.room.empty_since
        return 0.0 if since is None else self.lobby.clock() - since

    async def _rest(self) -> None:
        """Nothing happens until somebody comes, and no clock runs."""
        self.steward.players.programs.dismiss(self.table)
        await self._decisions.stop()
        self.table.rest()
        try:
            while self._alone() >= ALONE_SECONDS and not self.table.ended:
                self.room.moved.clear()
                await self._change(None)
        finally:
            self.table.wake()

    # -- bots -------------------------------------------------------------------------------------
    def _bot_of(self, seat: Seat) -> str | None:
        """The bot that plays a seat now: its own, or the one for who is away."""
        bot = self.room.places[seat].bot
        if not bot and seat in self.table.game.away(self.table.state):
            bot = self.steward.stand_in(self.room)
        known = bot and self.steward.players.programs.knows(self.room.game.name, bot)
        lost = self.room.places[seat].lost or self.strikes.get(seat, 0) >= MOST_STRIKES
        if bot and (lost or not known):
            return own_bot(self.room)
        return bot or None

    def _bot_on_turn(self) -> tuple[Seat, str] | None:
        for seat in self.table.game.due(self.table.state):
            if bot := self._bot_of(seat):
                return seat, bot
        return None

    def _table_is_asked(self) -> bool:
        """Whether those around one device may still speak up: they can't while a bot plays."""
        if self.room.onward >= self.table.head:
            return False
        game, state, places = self.table.game, self.table.state, self.room.places
        people = [s for s in game.actors(state) if s >= 0 and places[s].device]
        beside = set(people) - set(game.due(state))
        return any(not self._bot_of(seat) and game.legal(state, seat) for seat in beside)

    def _ask_beside(self) -> None:
        """Each bot that may speak up out of turn is asked once after each entry."""
        if self._asked == self.table.head:
            return
        self._asked = self.table.head
        game, state = self.table.game, self.table.state
        due = game.due(state)
        for seat in game.actors(state):
            bot = self._bot_of(seat) if seat >= 0 and seat not in due else None
            if bot and (legal := open_to(self.table, seat)):
                self._decisions.ask_aside(seat, bot, legal)

    async def _ask(self, seat: Seat, bot: str, legal: list[Any], aside: bool) -> Any:
        action = await self.steward.players.ask(self.table, seat, bot, legal, aside)
        await self._see_loss(seat, bot)
        return action

    async def _see_loss(self, seat: Seat, bot: str) -> None:
        """A program that fails has no second chance: the house's own bot sits down for it."""
        loss = self.steward.players.programs.loss(self.table, seat)
        if loss and not self.room.places[seat].lost:
            await self.lobby.lose(self.room, seat, said(loss))
            self.steward.lose(self.room, bot, loss)

    async def _speak_up(self, said: Decision) -> None:
        """A bot says something out of turn, or does not."""
        table, action = self.table, said.work.result()
        if action in said.legal and self._bot_of(said.seat) == said.bot:
            text = table.game.write_action(action)
            await table.act(said.seat, f"{BOT}-{said.head + 1}", table.decision, text)

    async def _play(self, seat: Seat, bot: str, awaited: bool) -> None:
        """The bot on turn acts when its moment has come and all who may speak up were heard."""
        table = self.table
        legal = open_to(table, seat)
        decision = self._decisions.due(seat, bot, legal, None, self._plan_turn)
        if awaited or not decision.is_ready(table.now()):
            await self._wait(_moment(decision))  # alarms ring meanwhile
            return
        text = table.game.write_action(self._taken(decision))
        await table.act(seat, f"{BOT}-{decision.head + 1}", table.decision, text)

    def _taken(self, decision: Decision) -> Any:
        """What a bot does: its answer or, if that is none, a plain action and a strike."""
        self._decisions.forget(decision)
        action, legal, seat = decision.work.result(), decision.legal, decision.seat
        if action in legal or self._is_open(seat, action):
            return action
        self.strikes[seat] = self.strikes.get(seat, 0) + 1
        self.steward.strike(self.room)
        return self.table.game.plain(legal)[0]

    async def _plan_turn(self, seat: Seat, bot: str) -> int:
        """When a bot acts where nobody races; at pace 0 as soon as it can."""
        if not self.steward.pace:
            return self._began
        return self._paced(self._began, await self.steward.players.pause(self.table, seat, bot))

    def _paced(self, began: int, milliseconds: int) -> int:
        return began + max(milliseconds, int(1000 * self.steward.pace))

    # -- races ------------------------------------------------------------------------------------
    async def _race(self) -> None:
        """The first bot acts when its time has come; nobody waits for anybody."""
        decisions = [self._racer(seat, bot) for seat, bot in self._bots_due()]
        ready = [one for one in decisions if one.is_ready(self.table.now())]
        if ready:
            await self._act_in_race(min(ready, key=lambda one: (one.planned or 0, one.seat)))
        else:
            moments = [at for one in decisions if (at := _moment(one)) is not None]
            await self._wait(min(moments, default=None))

    def _bots_due(self) -> list[tuple[Seat, str]]:
        due = self.table.game.due(self.table.state)
        return [(seat, bot) for seat in due if (bot := self._bot_of(seat))]

    def _racer(self, seat: Seat, bot: str) -> Decision:
        game, state = self.table.game, self.table.state
        alarms, legal = game.alarms(state), game.legal(state, seat)
        return self._decisions.due(seat, bot, legal, alarms, self._plan_race)

    async def _plan_race(self, seat: Seat, bot: str) -> int:
        """When a bot acts in a race, by its skill."""
        began = self._began
        planned = self._paced(began, await self.steward.players.delay(self.table, seat, bot))
        await self._see_loss(seat, bot)
        return planned

    async def _act_in_race(self, decision: Decision) -> None:
        table, seat = self.table, decision.seat
        text = table.game.write_action(self._taken(decision))
        try:
            await table.act(seat, f"{BOT}-{table.head + 1}", table.decision, text)
        except Illegal:  # too early or too late: not again at once
            decision.planned = table.now() + RETRY_MS
            self._decisions.keep(decision)

    def _is_open(self, seat: Seat, action: Any) -> bool:
        """Whether this is a sound action of those that are too many to list."""
        game = self.table.game
        if not game.is_open(self.table.state, seat, action):
            return False
        with suppress(Refused):
            game.check(self.table.state, seat, action)
            return True
        return False

    # -- waiting ----------------------------------------------------------------------------------
    async def _wait(self, planned: int | None = None) -> None:
        """Until something changes, something is due or planned, or somebody's patience ends."""
        patience, now = self.room.patience, self.lobby.clock()
        thinking = THINKING - (now - self.table.decided)
        self._wait_for(self._waited_for(thinking <= 0))
        alarms = self.table.game.alarms(self.table.state)
        waits = [(alarm.due - self.table.now()) / 1000 for alarm in alarms]
        waits += [seconds for seconds in (patience.seconds(),) if seconds is not None]
        waits += [(planned - self.table.now()) / 1000] if planned is not None else []
        waits += [thinking] if thinking > 0 else []
        waits += [ALONE_SECONDS - self._alone()] if self.room.empty_since is not None else []
        seconds = max(0.0, min(waits)) if waits else None
        self._calm_until = self._calm(seconds)
        try:
            await self._change(seconds)
        finally:
            self._calm_until = 0.0
        await self.table.ring()
        for seat in patience.spent(self.lobby.clock()):
            self._wait_for([])
            await self.lobby.send_away(self.room, seat)

    def _calm(self, seconds: float | None) -> float:
        """Until when people play on by themselves: no bot plays, and everybody is here."""
        room = self.room
        people = len(room.people())
        if people < len(room.places) or len(room.here()) < people or room.patience.waiting:
            return 0.0
        return inf if seconds is None else self.table.now() + 1000 * seconds

    def _is_concerned(self) -> bool:
        """Whether the newest entry is to be seen: to be woken costs a tenth of a move."""
        if not self._calm_until or self.table.ended or self.room.away():
            return True
        if self.table.game.owed(self.table.state) is not None:
            return True
        return any(due < self._calm_until for _, due in self.table.audience.alarms())

    def _wait_for(self, seats: list[Seat]) -> None:
        """From now on patience is spent on these seats, and everybody can see it."""
        if self.room.patience.wait_for(seats, self.lobby.clock()):
            self.room.announce()

    def _waited_for(self, long: bool) -> list[Seat]:
        """Whom somebody who is there waits for: who is not there, or who thinks too long.

        How long one may think in a race is for the game's own clock to say. People around one
        device see each other, and wait as long as they like.
        """
        game, state = self.table.game, self.table.state
        here = self.room.here() - self.room.away()
        long = long and not (game.races and game.alarms(state))
        places, awaited = self.room.places, self.room.awaited
        speaker = self.table.speaker()
        asked = game.due(state) if speaker is None else (speaker,)
        people = [seat for seat in asked if not self._bot_of(seat)]
        due = [seat for seat in people if not places[seat].device]
        return [seat for seat in due if (awaited or here - {seat}) and (long or seat not in here)]

    async def _change(self, seconds: float | None) -> None:
        """Until an entry is kept, somebody comes or goes, or the time is over."""
        moved = self.room.moved
        # The bell rings itself when the time is over: half the price of `asyncio.timeout`.
        alarm = None
        if seconds is not None:
            alarm = asyncio.get_running_loop().call_later(seconds, moved.set)
        try:
            await moved.wait()
        finally:
            if alarm:
                alarm.cancel()
