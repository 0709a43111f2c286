"""The ladder over HTTP: names and figures, never an id."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from stolik.core.phrase import Refused
from stolik.server.guards import check_heavy, guest_of, house_of, room_of
from stolik.server.ladder import SETTLED
from stolik.server.room import SERVED
from stolik.server.texts import BookName, TableId
from stolik.server.wire import Data

Asked = Request[Any, Any, Any]


class RungData(Data):
    """Somebody on a ladder; without a rank as long as too little is known."""

    rank: int | None
    name: str
    bot: str
    rating: int
    games: int
    me: bool
    change: int | None


class LadderData(Data):
    """The ladder of a book, how many games a rank takes, and whether others see the asker."""

    book: str
    rungs: list[RungData]
    settled: int
    shown: bool


class Shown(Data):
    """Whether the others may see somebody on the ladder."""

    shown: bool


class RatingChange(Data):
    """What a match did to the asker's rating; nothing where it did not count, or is long ago."""

    before: int | None = None
    after: int | None = None
    games: int = 0


@get("/api/ladder/{book:str}")
async def show_ladder(request: Asked, book: BookName) -> LadderData:
    """Who plays how well here."""
    guest = guest_of(request)
    if book not in SERVED:
        raise Refused("unknown-book", book=book, may=", ".join(SERVED))
    check_heavy(request)
    rungs, shown = await house_of(request).scorekeeper.ladder(book, guest.id)
    found = [
        RungData(rung.rank, rung.name, rung.bot, rung.rating, rung.games, rung.me, rung.change)
        for rung in rungs
    ]
    return LadderData(book, found, SETTLED, shown)


@post("/api/guests/me/ladder")
async def be_shown(request: Asked, data: JSONBody[Shown]) -> Shown:
    """Be seen on ladders, or not."""
    await house_of(request).scorekeeper.show(guest_of(request), data.shown)
    return data


@get("/api/tables/{table:str}/rating")
async def show_change(request: Asked, table: TableId) -> RatingChange:
    """What a match that is over did to the asker's rating."""
    guest, held = guest_of(request), house_of(request)
    room = room_of(request, table)
    if room.seat_of(guest) is None:
        return RatingChange()
    check_heavy(request)
    rating = await held.scorekeeper.change(room, guest)
    return RatingChange(rating.before, rating.shown, rating.games) if rating else RatingChange()


HANDLERS = [show_ladder, be_shown, show_change]
