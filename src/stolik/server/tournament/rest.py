"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody

from stolik.core.phrase import Refused
from stolik.games.uno.tournament import DUEL_DEALS, DUEL_LENGTHS
from stolik.server.guards import (
    address_of,
    check_heavy,
    check_new,
    check_welcome,
    guest_of,
    house_of,
)
from stolik.server.logs import note
from stolik.server.texts import Code, Number, TournamentId, Word
from stolik.server.tournament.hall import Hall
from stolik.server.tournament.halls import PAUSE, PAUSES
from stolik.server.wire import Data, TournamentData

Asked = Request[Any, Any, Any]


class NewTournament(Data):
    """Somebody lays a tournament; `bot` is who plays for those who don't."""

    form: Word
    options: Annotated[dict[Word, Word | Number], msgspec.Meta(max_length=60)] = msgspec.field(
        default_factory=dict
    )
    bot: Word = ""
    duel: Annotated[int, msgspec.Meta(ge=DUEL_LENGTHS[0], le=DUEL_LENGTHS[-1])] = DUEL_DEALS
    pause: Annotated[int, msgspec.Meta(ge=PAUSES[0], le=PAUSES[-1])] = PAUSE


class PlayerNumber(Data):
    """A player of a tournament."""

    player: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Tournaments(Data):
    """Where the asker plays."""

    mine: list[TournamentData]


@get("/api/tournaments", sync_to_thread=False)
def tournaments(request: Asked) -> Tournaments:
    """My tournaments."""
    guest, halls = guest_of(request), house_of(request).halls
    return Tournaments([halls.data(hall, guest) for hall in halls.of_guest(guest)])


@post("/api/tournaments")
async def new_tournament(request: Asked, data: JSONBody[NewTournament]) -> TournamentData:
    """Lay a tournament and sit down."""
    check_new(request, "table")
    guest, halls = guest_of(request), house_of(request).halls
    hall = await halls.create(guest, data.form, data.options, data.bot, data.duel, data.pause)
    note("tournament", tournament=hall.id, form=hall.form)
    return halls.data(hall, guest)


@get("/api/tournaments/{tournament:str}")
async def show_tournament(request: Asked, tournament: TournamentId) -> TournamentData:
    """A tournament, for whoever knows its id."""
    guest_of(request)
    return _told(request, await _hall(request, tournament))


@get("/api/tournament-codes/{code:str}")
async def find_tournament(request: Asked, code: Code) -> TournamentData:
    """The tournament of a short code, while it waits; wrong tries are counted."""
    guest, held = guest_of(request), house_of(request)
    tries = held.limits.wrong_codes.of(address_of(request))
    if not tries.has():
        raise Refused("too-many")
    try:
        hall = await held.halls.by_code(code)
    except Refused:
        tries.take()
        raise
    check_welcome(hall, guest)
    return held.halls.data(hall, guest)


@post("/api/tournaments/{tournament:str}/join")
async def join_tournament(request: Asked, tournament: TournamentId) -> TournamentData:
    """Take part."""
    guest, hall = guest_of(request), await _hall(request, tournament)
    await house_of(request).halls.join(hall, guest)
    return _told(request, hall)


@post("/api/tournaments/{tournament:str}/ready")
async def ready_for_tournament(request: Asked, tournament: TournamentId) -> TournamentData:
    """Ready to begin, or to go on before the break is over."""
    guest, hall = guest_of(request), await _hall(request, tournament)
    await house_of(request).halls.ready(hall, guest)
    return _told(request, hall)


@post("/api/tournaments/{tournament:str}/begin")
async def begin_tournament(request: Asked, tournament: TournamentId) -> TournamentData:
    """The host begins; bots take the chairs that are free."""
    guest, hall = guest_of(request), await _hall(request, tournament)
    await house_of(request).halls.begin(hall, guest)
    note("tournament-begun", tournament=hall.id)
    return _told(request, hall)


@post("/api/tournaments/{tournament:str}/leave")
async def leave_tournament(request: Asked, tournament: TournamentId) -> TournamentData:
    """Leave; once it has begun a bot plays on."""
    guest, hall = guest_of(request), await _hall(request, tournament)
    await house_of(request).halls.leave(hall, guest)
    return _told(request, hall)


@post("/api/tournaments/{tournament:str}/return")
async def return_to_tournament(request: Asked, tournament: TournamentId) -> TournamentData:
    """Play oneself again."""
    guest, hall = guest_of(request), await _hall(request, tournament)
    await house_of(request).halls.come_back(hall, guest)
    return _told(request, hall)


@post("/api/tournaments/{tournament:str}/kick")
async def kick_from_tournament(
    request: Asked, tournament: TournamentId, data: JSONBody[PlayerNumber]
) -> TournamentData:
    """The host shows somebody out before it begins."""
    guest, hall = guest_of(request), await _hall(request, tournament)
    await house_of(request).halls.kick(hall, guest, data.player)
    return _told(request, hall)


@post("/api/tournaments/{tournament:str}/abandon")
async def abandon_tournament(request: Asked, tournament: TournamentId) -> TournamentData:
    """The host gives the tournament up."""
    guest, hall = guest_of(request), await _hall(request, tournament)
    await house_of(request).halls.abandon(hall, guest)
    return _told(request, hall)


@get("/api/tournaments/{tournament:str}/record", media_type="text/plain")
async def tournament_record(request: Asked, tournament: TournamentId) -> Response[str]:
    """The tournament with the records of its matches, once it has a winner."""
    guest_of(request)
    hall = await _hall(request, tournament)
    check_heavy(request)
    text = await house_of(request).halls.record(hall)
    name = f'attachment; filename="stolik-tournament-{hall.id[:8]}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


async def _hall(request: Asked, tournament: str) -> Hall:
    hall = await house_of(request).halls.find(tournament)
    check_welcome(hall, guest_of(request))
    return hall


def _told(request: Asked, hall: Hall) -> TournamentData:
    """What the asker may know; whoever asks has looked at it."""
    guest, halls = guest_of(request), house_of(request).halls
    halls.see(hall, guest)
    return halls.data(hall, guest)


HANDLERS = [
    tournaments,
    new_tournament,
    show_tournament,
    find_tournament,
    join_tournament,
    ready_for_tournament,
    begin_tournament,
    leave_tournament,
    return_to_tournament,
    kick_from_tournament,
    abandon_tournament,
    tournament_record,
]
