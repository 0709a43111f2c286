"""What a table may decide about Unikat, each option once, and the book they make."""

from __future__ import annotations

from dataclasses import dataclass, replace

from stolik.core import rest
from stolik.core.options import Book, Option, Options
from stolik.core.phrase import BadOption

SEATS = range(2, 5)  # UNI-01
ON_OFF = ("on", "off")

OPTIONS = (
    Option("uni.rounds", "UNI-80", 1, numbers=range(1, 100), common=True),
    Option("uni.firstStarter", "UNI-24", "oldest", ("oldest", "random"), common=True),
    Option("uni.oldest", "UNI-24", "none", ("none",), range(SEATS[-1]), seat=True),
    Option(
        "uni.laterStarter",
        "UNI-86",
        "oldestAgain",
        ("oldestAgain", "rotate", "lastWinner", "lastLoser"),
    ),
    Option("uni.takeBack", "UNI-55", "forbid", ("forbid", "allow")),
    Option("uni.stalemateLaps", "UNI-78", 20, ("off",), range(1, 1000)),
    Option("uni.tie", "UNI-85", "shared", ("shared", "mostRoundsWon", "extraRound")),
    Option("uni.onLeave", "UNI-79", "bot", ("bot", "setAside"), costs_leavers=("setAside",)),
    Option("uni.turnTimer", "RULING-4", "off", ("off",), range(5, 3601), common=True, passed="off"),
    rest.OPTION,
    Option("uni.showCounts", "UNI-22", "on", ON_OFF, display=True),
    Option("uni.a11yMarks", "UNI-10", "on", ON_OFF, display=True),
)


def refuse(options: Options, seats: int, people: int | None) -> None:
    """Raise `BadOption` for what can't be played together."""
    oldest = options["uni.oldest"]
    if isinstance(oldest, int) and oldest >= seats:
        raise BadOption("oldest-not-seated", seat=oldest, seats=seats)
    # UNI-78: bots alone could exchange for ever.
    if options["uni.stalemateLaps"] == "off" and people == 0:
        raise BadOption("stalemate-off-for-bots", key="uni.stalemateLaps")


_NEWEST = Book("unikat", 2, SEATS, OPTIONS, refuse)
BOOK = replace(_NEWEST, earlier=(_NEWEST.without(1, rest.OPTION.key),))


@dataclass(frozen=True, slots=True)
class Terms:
    """The options as the rules ask for them."""

    rounds: int
    random_first: bool
    oldest: int | None
    later_starter: str
    take_back: bool
    laps: int | None
    tie: str
    set_aside: bool
    turn_ms: int | None
    rest: bool

    @classmethod
    def of(cls, options: Options) -> Terms:
        """What these options say."""
        return cls(
            rounds=_number(options, "uni.rounds") or 1,
            random_first=options["uni.firstStarter"] == "random",
            oldest=_number(options, "uni.oldest"),
            later_starter=str(options["uni.laterStarter"]),
            take_back=options["uni.takeBack"] == "allow",
            laps=_number(options, "uni.stalemateLaps"),
            tie=str(options["uni.tie"]),
            set_aside=options["uni.onLeave"] == "setAside",
            turn_ms=_milliseconds(_number(options, "uni.turnTimer")),
            rest=rest.is_on(options),
        )


def _number(options: Options, key: str) -> int | None:
    """The number of an option, None where a word stands instead."""
    value = options[key]
    return value if isinstance(value, int) else None


def _milliseconds(seconds: int | None) -> int | None:
    return None if seconds is None else seconds * 1000
