"""The rest between deals and rounds: a phase in which the table owes `next` (RULING-5).

All hands are open in it. When it ends the table says: a server after all have looked, a program
that plays alone at once.
"""

from __future__ import annotations

from stolik.core.options import Option, Options
from stolik.core.phrase import Illegal

RULING = "RULING-5"
OPTION = Option("table.rest", RULING, "off", ("off", "on"), online="on", passed="on")


def is_on(options: Options) -> bool:
    """Whether a table rests; the first versions of the books knew no rest."""
    return options.get(OPTION.key) == "on"


def check_next(rests: bool) -> None:
    """Only a rest can be ended."""
    if not rests:
        raise Illegal(RULING, "no-rest")
