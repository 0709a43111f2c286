"""The chairs of a tournament: who sits down, who is whom, who may do what."""

from __future__ import annotations

import secrets

from stolik.core.phrase import Refused
from stolik.games.uno.tournament import Player
from stolik.server.identity import Guest
from stolik.server.room import TREES, WAITING
from stolik.server.tournament.hall import Chair, Hall


def sit(hall: Hall, chair: Chair) -> None:
    """Take the first free chair."""
    for place, there in enumerate(hall.chairs):
        if there.free():
            hall.chairs[place] = chair
            return
    raise Refused("table-full")


def bot_chair(hall: Hall) -> Chair:
    """A bot under the name of a tree that nobody has yet."""
    taken = {chair.name for chair in hall.chairs if chair.bot}
    free = [tree for tree in TREES if tree not in taken]
    return Chair(name=secrets.choice(free), bot=hall.bot, ready=True)


def player_in(hall: Hall, guest: Guest) -> Player:
    """Which player a guest is; refused to those who don't play."""
    player = hall.player_of(guest)
    if player is None:
        raise Refused("not-in-tournament")
    return player


def next_host(hall: Hall) -> str:
    """Who is host after the one who leaves: somebody who plays; nobody if there is nobody."""
    others = [p for p in hall.people() if hall.chair(p).guest != hall.host and p not in hall.left]
    return hall.chair(others[0]).guest if others else ""


def check_waiting(hall: Hall) -> None:
    """Refuse what may be done only before it begins."""
    if hall.state != WAITING:
        raise Refused("tournament-begun")


def check_host(hall: Hall, guest: Guest) -> None:
    """Refuse what only the host may do."""
    if hall.host != guest.id:
        raise Refused("not-tournament-host")
