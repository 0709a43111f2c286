"""Who may ask: under which names, from which pages, how often, as whom and in which language.

The guards are coroutines, though some wait for nothing: the others would get a thread each time.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.handlers import BaseRouteHandler

from stolik.core.phrase import Refused
from stolik.rulebook import LANGUAGES
from stolik.server.house import House
from stolik.server.identity import Guest
from stolik.server.room import Room
from stolik.server.tournament.hall import Hall

Asked = ASGIConnection[Any, Any, Any, Any]
LONGEST_TOKEN = 100


def house_of(asked: Asked) -> House:
    """The house that serves a connection."""
    house: House = asked.app.state.house
    return house


def guest_of(asked: Asked) -> Guest:
    """The guest whose token a request bears."""
    guest = house_of(asked).guests.find(_token(asked))
    if guest is None:
        raise NotAuthorizedException("no-token")
    return guest


def _token(asked: Asked) -> str:
    scheme, _, token = asked.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and len(token) <= LONGEST_TOKEN else ""


async def freshen(asked: Asked, _: BaseRouteHandler) -> None:
    """Whom and what a request names is brought up to date: other processes may have changed it."""
    house = house_of(asked)
    if not house.shared:
        return
    if token := _token(asked):
        await house.guests.freshen(token)
    if table := asked.path_params.get("table"):
        await house.lobby.freshen(str(table))
    if tournament := asked.path_params.get("tournament"):
        await house.halls.freshen(str(tournament))
    if code := asked.path_params.get("code"):
        await house.lobby.freshen_code(str(code))


def room_of(asked: Asked, table: str) -> Room:
    """The table that a request names, unless its guest was shown out of it."""
    room = house_of(asked).lobby.find(table)
    check_welcome(room, guest_of(asked))
    return room


def check_welcome(place: Room | Hall, guest: Guest) -> None:
    """Refuse what only those may do whom the host has not shown out."""
    if place.shuts_out(guest):
        raise Refused("barred")


def address_of(asked: Asked) -> str:
    """The address that counts for a request."""
    peer = asked.client.host if asked.client else ""
    return house_of(asked).gate.address(peer, asked.scope["headers"])


def language_of(asked: Asked) -> str:
    """The language that somebody asks in."""
    language: str = asked.query_params.get("lang", "en")
    return language if language in LANGUAGES else "en"


def is_local(asked: Asked) -> bool:
    """Whether somebody asks at the machine itself, and not through a proxy or a tunnel."""
    if "x-forwarded-for" in asked.headers:
        return False
    name = asked.headers.get("host", "").rpartition(":")[0].strip("[]")
    try:
        near = ip_address(asked.client.host if asked.client else "").is_loopback
    except ValueError:
        return False
    return near and name in ("localhost", "127.0.0.1", "::1")


def check_door(asked: Asked) -> HTTPException | None:
    """Why a request is refused whatever it asks for: before its path is looked at."""
    house = house_of(asked)
    refused = _foreign(asked, house.hosts)
    if not refused and not house.limits.requests.of(address_of(asked)).take():
        refused = TooManyRequestsException("too-many")
    if refused:
        house.gate.tell(refused.status_code, refused.detail)
    return refused


def _foreign(asked: Asked, hosts: set[str]) -> HTTPException | None:
    """Only our own page may ask from a browser, and only under our own names."""
    if asked.headers.get("host", "").lower() not in hosts:
        return PermissionDeniedException("foreign-host")
    origin = asked.headers.get("origin")
    own = {f"{scheme}://{host}" for host in hosts for scheme in ("http", "https")}
    if origin is not None and origin.lower() not in own:
        return PermissionDeniedException("foreign-origin")
    return None


def check_heavy(asked: Asked) -> None:
    """So many answers that take work, and no more."""
    if not house_of(asked).limits.heavy.of(address_of(asked)).take():
        raise Refused("too-many")


def check_new(asked: Asked, kind: str) -> None:
    """So many new guests or tables an address, and no more."""
    limits = house_of(asked).limits
    buckets = limits.guests if kind == "guest" else limits.tables
    if not buckets.of(address_of(asked)).take():
        raise Refused("too-many")
