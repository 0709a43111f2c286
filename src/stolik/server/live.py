"""What a live table takes of what the rules allow: bots are asked about that alone."""

from __future__ import annotations

from typing import Any

from stolik.core.game import Seat
from stolik.core.phrase import Illegal
from stolik.server.table import Table


def open_to(table: Table, seat: Seat) -> list[Any]:
    """What a seat may do at this very time."""
    return [a for a in table.game.legal(table.state, seat) if _takes(table, seat, a)]


def _takes(table: Table, seat: Seat, action: Any) -> bool:
    try:
        table.game.check_live(table.state, seat, action, table.now())
    except Illegal:
        return False
    return True
