"""What tests of tournaments share: laying one, and letting it run to where a test begins."""

from __future__ import annotations

from typing import Any

from stolik.games.uno.tournament import Deal, Result
from stolik.games.uno.tournament_text import write_input
from stolik.server.room import PLAYING, WAITING, Room
from stolik.server.tournament.hall import Hall
from tests.server.home import Home, Person, settled, until

NAMES = ("Ala", "Olek", "Zofia", "Jan", "Ewa", "Adam", "Iga", "Piotr")
#: Bots that know their next move at once, breaks that are none, and a duel of a single deal.
QUICK: dict[str, Any] = {"bot": "random", "pause": 0, "duel": 1}
#: Everybody wins as often, as much, and as much against everybody.
LEVEL = (
    (Deal(1, 10), Deal(3, 10), Deal(2, 10), Deal(4, 10)),
    (Deal(1, 10), Deal(2, 10), Deal(3, 10), Deal(4, 10)),
    (Deal(1, 10), Deal(2, 10), Deal(4, 10), Deal(3, 10)),
)


class Cup:
    """A tournament, seen from outside and from within."""

    def __init__(self, home: Home, people: list[Person], tournament: str) -> None:
        self.home = home
        self.people = people
        self.id = tournament

    @property
    def hall(self) -> Hall:
        """The tournament from within."""
        return self.home.house.halls.halls[self.id]

    async def ask(self, what: str, who: int = 0, data: Any = None) -> Any:
        return await self.people[who].post(f"/api/tournaments/{self.id}/{what}", data)

    async def see(self, who: int = 0) -> Any:
        return await self.people[who].get(f"/api/tournaments/{self.id}")

    async def refused(self, what: str, who: int = 0, data: Any = None) -> str:
        return await self.people[who].refused("POST", f"/api/tournaments/{self.id}/{what}", data)

    async def begin(self) -> None:
        """Everybody is ready, and the host begins."""
        for who in range(len(self.people)):
            await self.ask("ready", who)
        await self.ask("begin")

    def room(self, match: str) -> Room:
        """The table of a match."""
        return self.home.room(self.hall.tables[match])

    async def playing(self, match: str) -> Room:
        """The table of a match, as soon as it is dealt."""
        rooms = self.home.house.lobby.rooms
        await until(lambda: self.hall.tables.get(match) in rooms)
        await self.share(match)
        await until(lambda: self._is_dealt(match))
        return self.room(match)

    async def share(self, match: str) -> None:
        """Whoever plays a match gives their share of the chance, as every page does."""
        room, left = self.room(match), self.hall.left
        for person in self.people:
            guest = self.home.house.guests.find(person.token)
            if guest is None or room.seat_of(guest) is None or self.hall.player_of(guest) in left:
                continue
            if room.state == WAITING:
                await person.ready(room.id)
        await self.home.house.halls.step(self.hall)

    def _is_dealt(self, match: str) -> bool:
        room = self.home.house.lobby.rooms.get(self.hall.tables[match])
        dealt = room is not None and room.table is not None and room.table.head > 0
        return dealt and room is not None and room.state == PLAYING

    async def pass_time(self, seconds: float) -> None:
        """Let time go by, and let the tournament see that."""
        self.home.hands.seconds += seconds
        await self.home.house.halls.step(self.hall)
        await settled()


async def lay(home: Home, people: int = 1, form: str = "rotation12", **more: Any) -> Cup:
    """A tournament that some people have joined; the first one is its host."""
    guests = [await home.guest(name) for name in NAMES[:people]]
    told = await guests[0].post("/api/tournaments", {"form": form, **QUICK, **more})
    cup = Cup(home, guests, str(told["id"]))
    for who in range(1, people):
        await cup.ask("join", who)
    return cup


async def only_bots(home: Home, **more: Any) -> Cup:
    """A tournament that has begun, and whose only person has left it to a bot."""
    cup = await lay(home, **more)
    await cup.begin()
    await cup.ask("leave")
    return cup


async def in_a_break(home: Home, people: int = 2) -> Cup:
    """A tournament whose first block is over, as if it had been played."""
    cup = await lay(home, people, pause=60)
    await cup.begin()
    await pretend(cup, "1.I", (Deal(1, 40), Deal(3, 10), Deal(2, 30), Deal(4, 5)))
    await home.house.halls.step(cup.hall)
    return cup


async def pretend(cup: Cup, match: str, deals: tuple[Deal, ...]) -> None:
    """Note a result that nobody played."""
    text = write_input(Result(match, deals))
    await cup.home.house.halls.ledger.append(cup.hall, text, f"result {match}")
