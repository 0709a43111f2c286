"""What a table may decide about Ubongo, each option once, and the book they make."""

from __future__ import annotations

from dataclasses import dataclass, replace

from stolik.core import rest
from stolik.core.options import Book, Option, Options
from stolik.core.phrase import BadOption
from stolik.games.ubongo.boards import Side

SEATS = range(2, 5)  # UBO-04
#: The sets of boards that are shipped.
NUMBERS = range(1, 5)
ON_OFF = ("on", "off")
OFF_ON = ("off", "on")
#: Seconds on the easy and on the hard side where the table says nothing (UBO-07).
SECONDS: dict[Side, int] = {"easy": 60, "hard": 90}


def seats_text(text: str) -> str:
    """Seats joined by `+`, each once and in order.

    >>> seats_text("2+0")
    '0+2'
    """
    seats = text.split("+")
    if not all(len(seat) == 1 and seat in "0123" for seat in seats) or len(set(seats)) < len(seats):
        raise BadOption("bad-seats-text", key="ubo.handicap", value=text, form="0+2")
    return "+".join(sorted(seats))


OPTIONS = (
    Option("ubo.side", "UBO-14", "easy", ("easy", "hard"), common=True),
    Option("ubo.timer", "UBO-07", "side", ("side",), range(5, 601), common=True),
    Option(
        "ubo.handicap",
        "UBO-15",
        "none",
        ("none",),
        text=seats_text,
        form="0+2",
        needs=("ubo.side", ("hard",)),
    ),
    Option("ubo.mirror", "UBO-21", "off", OFF_ON),
    Option("ubo.secondChance", "UBO-55", "perRound", ("perRound", "perGame", "off")),
    Option("ubo.set", "UBO-03", "any", ("any",), NUMBERS),
    Option("ubo.countdown", "UBO-24", 0, numbers=range(11), online=3),
    Option("ubo.roundTripMs", "UBO-32", 0, numbers=range(251), online=250),
    Option("ubo.turnTimer", "RULING-4", "off", ("off",), range(5, 3601), online=30),
    rest.OPTION,
    Option("ubo.a11yMarks", "UBO-08", "on", ON_OFF, display=True),
)


def refuse(options: Options, seats: int, people: int | None) -> None:
    """Raise `BadOption` for what can't be played together."""
    eased = seats_of(str(options["ubo.handicap"]))
    if not eased:
        return
    if max(eased) >= seats:
        raise BadOption("handicap-not-seated", seat=max(eased), seats=seats)
    if options["ubo.side"] == "easy":
        raise BadOption("handicap-on-easy", key="ubo.handicap")
    if options["ubo.mirror"] == "on":
        raise BadOption("handicap-and-mirror", key="ubo.handicap")


def seats_of(handicap: str) -> list[int]:
    """The seats that play the easy side of a hard table."""
    return [] if handicap == "none" else [int(seat) for seat in handicap.split("+")]


_NEWEST = Book("ubongo", 2, SEATS, OPTIONS, refuse)
BOOK = replace(_NEWEST, earlier=(_NEWEST.without(1, rest.OPTION.key),))


@dataclass(frozen=True, slots=True)
class Terms:
    """The options as the rules ask for them."""

    sides: tuple[Side, ...]  # of each seat
    timer_ms: int
    mirror: bool
    second_chance: str
    number: int | None
    countdown_ms: int
    round_trip_ms: int
    turn_ms: int | None
    rest: bool

    @classmethod
    def of(cls, options: Options) -> Terms:
        """What these options say."""
        side: Side = "hard" if options["ubo.side"] == "hard" else "easy"
        eased = seats_of(str(options["ubo.handicap"]))
        turn = _number(options, "ubo.turnTimer")
        return cls(
            sides=tuple(["easy" if seat in eased else side for seat in range(SEATS[-1])]),
            timer_ms=1000 * (_number(options, "ubo.timer") or SECONDS[side]),
            mirror=options["ubo.mirror"] == "on",
            second_chance=str(options["ubo.secondChance"]),
            number=_number(options, "ubo.set"),
            countdown_ms=1000 * int(options["ubo.countdown"]),
            round_trip_ms=int(options["ubo.roundTripMs"]),
            turn_ms=None if turn is None else turn * 1000,
            rest=rest.is_on(options),
        )


def _number(options: Options, key: str) -> int | None:
    """The number of an option, None where a word stands instead."""
    value = options[key]
    return value if isinstance(value, int) else None
