"""A tournament with its chairs: who plays, at which tables, how far it is, and how it is kept.

The rules are those of `games.uno.tournament`. Here is what a server needs besides: chairs that are
taken one by one, tables at which matches are played, who has left, who wants to go on at once.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec

from stolik.core.options import Value
from stolik.core.phrase import Refused
from stolik.games.uno.tournament import FORMATS, Fixture, Lot, Player, Tournament
from stolik.games.uno.tournament_text import read_input
from stolik.server.identity import Guest
from stolik.server.room import PLAYING, WAITING, Room, State, check_types, read_state
from stolik.server.store.tournaments import TournamentEntry, TournamentRow
from stolik.server.wire import (
    DealData,
    FixtureData,
    FixtureState,
    StandingData,
    TournamentData,
    TournamentPlace,
)

#: Seconds for which somebody who has looked at a tournament is taken to be there.
PRESENT = 30.0


@dataclass(slots=True)
class Chair:
    """Where a player of a tournament sits: a guest, a bot, or nobody yet."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False

    def free(self) -> bool:
        """Whether nobody sits there."""
        return not self.guest and not self.bot


@dataclass
class Hall:
    """A tournament with its chairs, its host and its journal."""

    id: str
    code: str
    form: str
    duel_deals: int
    pause: int
    bot: str
    options: Mapping[str, Value]
    chairs: list[Chair]
    created: int
    host: str = ""
    state: State = WAITING
    touched: int = 0
    barred: list[str] = field(default_factory=list)
    revision: int = 0
    #: When whoever looked at it did so last, by the server's clock.
    seen: dict[str, float] = field(default_factory=dict)
    #: How often in a row its next step could not be done.
    stumbles: int = 0
    #: When the break before a block began, by the server's clock; it begins anew with the server.
    breaks: dict[int, float] = field(default_factory=dict)
    #: Since when a match waits for nothing but shares of the chance, by the server's clock.
    sharing: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        #: Held while something is changed, and while steps are done one after the other.
        self.lock, self.stepping = asyncio.Lock(), asyncio.Lock()
        self.journal: list[TournamentEntry] = []
        self.keys: set[str] = set()
        self.tables: dict[str, str] = {}
        self.agreed: set[tuple[Player, int]] = set()
        self.left: set[Player] = set()
        self._play: Tournament | None = None

    @property
    def play(self) -> Tournament:
        """The tournament by its rules; there is one as soon as nobody can sit down any more."""
        if self._play is None:
            names = tuple([chair.name for chair in self.chairs])
            self._play = Tournament(self.form, names, self.duel_deals, self.options)
        return self._play

    # -- who is there -----------------------------------------------------------------------------
    def player_of(self, guest: Guest) -> Player | None:
        """Which player a guest is."""
        for number, chair in enumerate(self.chairs, 1):
            if chair.guest == guest.id:
                return number
        return None

    def shuts_out(self, guest: Guest) -> bool:
        """Whether somebody was shown out, and may not look on either."""
        return self.state in (WAITING, PLAYING) and guest.id in self.barred

    def people(self) -> list[Player]:
        """The players who are people."""
        return [number for number, chair in enumerate(self.chairs, 1) if chair.guest]

    def chair(self, player: Player) -> Chair:
        """Where a player sits."""
        return self.chairs[player - 1]

    def is_here(self, player: Player, now: float) -> bool:
        """Whether a player has looked at the tournament just now."""
        seen = self.seen.get(self.chair(player).guest)
        return seen is not None and now - seen < PRESENT

    def is_gone(self, player: Player, now: float) -> bool:
        """Whether a player has not looked for a while; who has not been seen yet may be there."""
        return now - self.seen.get(self.chair(player).guest, now) >= PRESENT

    def see(self, guest: Guest, now: float) -> None:
        """Somebody looks at it; of those who only watch, the last one is remembered."""
        self.seen[guest.id if self.player_of(guest) else ""] = now

    def seen_since(self, then: float) -> bool:
        """Whether anybody has looked at it since."""
        return max(self.seen.values(), default=then - 1) >= then

    # -- the journal ------------------------------------------------------------------------------
    def check(self, text: str) -> None:
        """Raise `Illegal` for a result or a lot that can't be true now."""
        if text.startswith(("result ", "lot ")):
            self.play.check(read_input(text))

    def take(self, entry: TournamentEntry) -> None:
        """Believe an entry that is kept."""
        word, *rest = entry.entry.split(" ")
        match word:
            case "table":
                self.tables[rest[0]] = rest[1]
            case "ready":
                self.agreed.add((int(rest[0]), int(rest[1])))
            case "leave":
                self.left.add(int(rest[0]))
            case "return":
                self.left.discard(int(rest[0]))
            case _:
                self.play.enter(read_input(entry.entry))
        self.journal.append(entry)
        self.keys.add(entry.key)

    def leaves(self, player: Player) -> int:
        """How often a player has left since the last result."""
        entries = [entry.entry for entry in self.journal]
        noted = [place for place, entry in enumerate(entries) if entry.startswith("result ")]
        return entries[noted[-1] if noted else 0 :].count(f"leave {player}")

    def row(self) -> TournamentRow:
        """The tournament as it is kept."""
        return TournamentRow(
            id=self.id,
            revision=self.revision,
            code=self.code,
            form=self.form,
            duel_deals=self.duel_deals,
            pause=self.pause,
            bot=self.bot,
            options=json.dumps(dict(self.options)),
            chairs=json.dumps([asdict(chair) for chair in self.chairs]),
            barred=json.dumps(self.barred),
            state=self.state,
            host=self.host,
            created=self.created,
            touched=self.touched,
        )

    def adopt(self, row: TournamentRow) -> None:
        """Be as a row says, in everything that may change."""
        chairs = [Chair(**chair) for chair in json.loads(row.chairs)]
        if len(chairs) != FORMATS[self.form].size():
            raise ValueError(f"{len(chairs)} chairs for {self.form}")
        self.chairs, self.barred = chairs, msgspec.json.decode(row.barred, type=list[str])
        self.host, self.state, self.touched = row.host, read_state(row.state), row.touched
        self.revision = row.revision

    # -- what is known of it ----------------------------------------------------------------------
    def begun(self) -> bool:
        """Whether it is known who plays; one may be given up before that."""
        return self.state != WAITING and not any(chair.free() for chair in self.chairs)

    def block(self) -> int | None:
        """The block that is due, 0 for the duel; none when nothing is."""
        due = self.play.due() if self.state == PLAYING else ()
        return due[0].block if due else None

    def fixtures(self) -> list[Fixture]:
        """Every match of which it is known who plays it."""
        if not self.begun():
            return list(FORMATS[self.form].fixtures())
        duel = self.play.duel()
        return [*self.play.format().fixtures(), *([duel] if duel else [])]

    def data(
        self, guest: Guest, rooms: Mapping[str, Room], now: float, pause: float | None
    ) -> TournamentData:
        """What anybody may know who knows the tournament: results, and nothing of any hand."""
        begun = self.begun()
        standings = self.play.standings() if begun else []
        return TournamentData(
            id=self.id,
            code=self.code if self.state == WAITING else "",
            form=self.form,
            state=self.state,
            duel=self.duel_deals,
            pause=self.pause,
            bot=self.bot,
            options=dict(self.options),
            places=[self._place(number, now) for number in range(1, len(self.chairs) + 1)],
            host=next((n for n in self.people() if self.chair(n).guest == self.host), None),
            player=self.player_of(guest),
            matches=[self._fixture(it, rooms, begun) for it in self.fixtures()],
            standings=[StandingData(*line) for line in standings],
            rest=None if pause is None else int(pause * 1000),
            lot=self._lot() if begun else [],
            winner=self.play.winner() if begun else None,
            created=self.created,
        )

    def _lot(self) -> list[Player]:
        """The order that a lot has given to some; nothing if there was none."""
        lots = [entry for entry in self.play.inputs if isinstance(entry, Lot)]
        return list(lots[0].order) if lots else []

    def _place(self, player: Player, now: float) -> TournamentPlace:
        chair, block = self.chair(player), self.block()
        ready = chair.ready if self.state == WAITING else (player, block) in self.agreed
        return TournamentPlace(
            name=chair.name,
            bot=chair.bot,
            free=chair.free(),
            ready=bool(chair.bot) or ready,
            here=self.is_here(player, now),
            away=player in self.left,
        )

    def _fixture(self, fixture: Fixture, rooms: Mapping[str, Room], begun: bool) -> FixtureData:
        deals = self.play.results().get(fixture.name) if begun else None
        table = self.tables.get(fixture.name, "")
        state: FixtureState = "later" if table not in rooms else rooms[table].state
        return FixtureData(
            match=fixture.name,
            block=fixture.block,
            players=list(fixture.players),
            # What is not noted yet is still being played.
            state="over" if deals is not None else "playing" if state == "over" else state,
            table=table,
            deals=[DealData(*deal) for deal in deals or ()],
        )


def read_hall(row: TournamentRow, journal: list[TournamentEntry]) -> Hall:
    """The tournament that a row and a journal keep.

    `Refused` if this program does not know it, another error if it makes no sense.
    """
    check_types(row)
    if row.form not in FORMATS:
        raise Refused("unknown-format", word=row.form, may=", ".join(FORMATS))
    hall = Hall(
        id=row.id,
        code=row.code,
        form=row.form,
        duel_deals=row.duel_deals,
        pause=row.pause,
        bot=row.bot,
        options=msgspec.json.decode(row.options, type=dict[str, Any]),
        chairs=[],
        created=row.created,
    )
    hall.adopt(row)
    for entry in journal:
        hall.take(entry)
    return hall
