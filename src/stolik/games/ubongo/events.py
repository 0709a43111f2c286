"""What happens in Ubongo, as it is told; `view.hears` says who hears how much of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from stolik.core.game import Seat
from stolik.games.ubongo.pieces import Placement

Layout = tuple[Placement, ...]


@final
@dataclass(slots=True, unsafe_hash=True)
class Begun:
    """Somebody will roll first, and the boards come from one set (UBO-20)."""

    seat: Seat
    number: int
    kind: ClassVar[Literal["begun"]] = "begun"


@final
@dataclass(slots=True, unsafe_hash=True)
class Strewn:
    """The gems lie on the board (UBO-09)."""

    rows: tuple[tuple[int, ...], ...]
    kind: ClassVar[Literal["strewn"]] = "strewn"


@final
@dataclass(slots=True, unsafe_hash=True)
class PawnSet:
    """A pawn stands on its first field (UBO-10)."""

    seat: Seat
    field: int
    kind: ClassVar[Literal["pawnSet"]] = "pawnSet"


@final
@dataclass(slots=True, unsafe_hash=True)
class Rolled:
    """The die is thrown; what it shows is seen when the time begins (UBO-22)."""

    seat: Seat
    kind: ClassVar[Literal["rolled"]] = "rolled"


@final
@dataclass(slots=True, unsafe_hash=True)
class Started:
    """The time runs (UBO-24): the symbol for all, and to each seat its own board."""

    round: int
    symbol: int
    boards: tuple[int | None, ...]
    turns: tuple[int | None, ...]
    deadline: int
    kind: ClassVar[Literal["started"]] = "started"


@final
@dataclass(slots=True, unsafe_hash=True)
class Solved:
    """Somebody said Ubongo, and it was true (UBO-29)."""

    seat: Seat
    kind: ClassVar[Literal["solved"]] = "solved"


@final
@dataclass(slots=True, unsafe_hash=True)
class Moved:
    """A pawn went to another field (UBO-33)."""

    seat: Seat
    field: int
    rank: int
    kind: ClassVar[Literal["moved"]] = "moved"


@final
@dataclass(slots=True, unsafe_hash=True)
class Collected:
    """Somebody took the front gems of a row (UBO-35)."""

    seat: Seat
    field: int
    gems: tuple[int, ...]
    kind: ClassVar[Literal["collected"]] = "collected"


@final
@dataclass(slots=True, unsafe_hash=True)
class Finished:
    """Somebody does nothing more in this round (UBO-47)."""

    seat: Seat
    kind: ClassVar[Literal["finished"]] = "finished"


@final
@dataclass(slots=True, unsafe_hash=True)
class SecondChance:
    """Nobody solved: the timer is turned again (UBO-54)."""

    deadline: int
    kind: ClassVar[Literal["secondChance"]] = "secondChance"


@final
@dataclass(slots=True, unsafe_hash=True)
class RoundOver:
    """A round has ended, and every board lies open with a way to cover it (UBO-46, UBO-69)."""

    round: int
    early: bool
    boards: tuple[int, ...]
    turns: tuple[int, ...]
    layouts: tuple[Layout, ...]
    order: tuple[Seat, ...]
    kind: ClassVar[Literal["roundOver"]] = "roundOver"


@final
@dataclass(slots=True, unsafe_hash=True)
class MatchOver:
    """The boards are used up (UBO-50)."""

    winners: tuple[Seat, ...]
    kind: ClassVar[Literal["matchOver"]] = "matchOver"


@final
@dataclass(slots=True, unsafe_hash=True)
class TimeUp:
    """A player took too long to set a pawn or to roll (RULING-4)."""

    seat: Seat
    kind: ClassVar[Literal["timeUp"]] = "timeUp"


@final
@dataclass(slots=True, unsafe_hash=True)
class Left:
    """The owner of a seat has left; a bot plays on (RULING-4)."""

    seat: Seat
    kind: ClassVar[Literal["left"]] = "left"


@final
@dataclass(slots=True, unsafe_hash=True)
class Returned:
    """The owner of a seat is back (RULING-4)."""

    seat: Seat
    kind: ClassVar[Literal["returned"]] = "returned"


Event = (
    Begun
    | Strewn
    | PawnSet
    | Rolled
    | Started
    | Solved
    | Moved
    | Collected
    | Finished
    | SecondChance
    | RoundOver
    | MatchOver
    | TimeUp
    | Left
    | Returned
)
