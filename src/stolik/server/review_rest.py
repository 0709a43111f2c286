"""The review of a match over HTTP: for whoever may have its record, and no earlier."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from stolik.core.record import Record
from stolik.review import Choice, Review
from stolik.review.reading import check_part
from stolik.server.guards import check_heavy, guest_of, house_of, room_of
from stolik.server.texts import TableId
from stolik.server.wire import Data, Said, said

Asked = Request[Any, Any, Any]
Part = Annotated[int, QueryParameter(ge=0, le=999)]


class PartData(Data):
    """A deal or a round: the entry that dealt it, and its last one."""

    begin: int
    end: int


class PointData(Data):
    """After this entry each seat's chance to win, from 0 to 1."""

    entry: int
    chances: list[float]


class TurnData(Data):
    """A turning point, and the seat whose chance moved the most."""

    entry: int
    seat: int
    before: float
    after: float


class ChoiceData(Data):
    """A decision: what was done, what was better (the same if nothing was), what it cost, why."""

    entry: int
    seat: int
    said: Said
    better: Said
    chance: float
    best: float
    loss: float
    reason: Said


class ReviewData(Data):
    """One part of a match in hindsight; entries count from 0, the deal."""

    part: int
    parts: list[PartData]
    points: list[PointData]
    turns: list[TurnData]
    choices: list[ChoiceData]
    lost: list[float]


class ReviewAnswer(Data):
    """The review, or how far it has come, from 0 to 1, and how many others come before it."""

    share: float
    review: ReviewData | None = None
    before: int = 0


LATER = ResponseSpec(ReviewAnswer, description="It is thought over", generate_examples=False)


@get("/api/tables/{table:str}/review", responses={202: LATER})
async def review(request: Asked, table: TableId, part: Part = 0) -> Response[ReviewAnswer]:
    """What each decision of a match that has ended was worth; 202 while it is thought over."""
    guest = guest_of(request)
    held = house_of(request)
    room = room_of(request, table)
    key = (room.id, part)
    found = held.reviews.find(key)
    if found is None:
        check_heavy(request)
        record = (await held.lobby.take_up(room)).record()
        held.reviews.check_room(guest.id)
        text = await asyncio.to_thread(_text_of, record, part)
        found = held.reviews.begin(key, text, guest.id)
    if isinstance(found, Review):
        return Response(ReviewAnswer(1.0, data_of(found)))
    answer = ReviewAnswer(round(found, 3), before=held.reviews.before(key))
    return Response(answer, status_code=202)


def _text_of(record: Record, part: int) -> str:
    """What is to be thought over; a part that is not there must not wait among those that are."""
    check_part(record, part)
    return record.text()


def data_of(found: Review) -> ReviewData:
    """A review as it goes over the wire."""
    return ReviewData(
        part=found.part,
        parts=[PartData(*span) for span in found.parts],
        points=[PointData(it.entry, _rounded(it.chances)) for it in found.points],
        turns=[TurnData(it.entry, it.seat, *_rounded((it.before, it.after))) for it in found.turns],
        choices=[_choice(choice) for choice in found.choices],
        lost=_rounded([found.lost(seat) for seat in range(found.seats)]),
    )


def _choice(choice: Choice) -> ChoiceData:
    chance, best, loss = _rounded((choice.chance, choice.best, choice.loss))
    words = said(choice.said), said(choice.said_better)
    return ChoiceData(choice.entry, choice.seat, *words, chance, best, loss, said(choice.reason))


def _rounded(values: tuple[float, ...] | list[float]) -> list[float]:
    return [round(value, 4) for value in values]


HANDLERS = [review]
