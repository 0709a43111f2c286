"""What happens in Unikat. An event as it comes from the rules knows everything; what a seat hears
of it is decided in view.py, where None stands for what it may not know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal, final

from stolik.core.game import Seat

Reason = Literal["laidLast", "dead", "stalemate", "left"]


@final
@dataclass(slots=True, unsafe_hash=True)
class Dealt:
    """A round begins: hands (as sets), display, start tile, and who plays first."""

    round: int
    hands: tuple[int | None, ...]
    display: tuple[int, ...]
    start: int
    starter: Seat
    kind: ClassVar[Literal["dealt"]] = "dealt"


@final
@dataclass(slots=True, unsafe_hash=True)
class Laid:
    """A tile was laid; `bonus` if it earned the bonus action."""

    seat: Seat
    tile: int
    cell: int
    bonus: bool
    kind: ClassVar[Literal["laid"]] = "laid"


@final
@dataclass(slots=True, unsafe_hash=True)
class Ended:
    """A laying action was ended."""

    seat: Seat
    kind: ClassVar[Literal["ended"]] = "ended"


@final
@dataclass(slots=True, unsafe_hash=True)
class Declined:
    """The bonus action was not taken."""

    seat: Seat
    kind: ClassVar[Literal["declined"]] = "declined"


@final
@dataclass(slots=True, unsafe_hash=True)
class Gave:
    """A tile was put on the display for an exchange."""

    seat: Seat
    tile: int
    kind: ClassVar[Literal["gave"]] = "gave"


@final
@dataclass(slots=True, unsafe_hash=True)
class Took:
    """A tile was taken; from the bag only its taker knows which (UNI-59)."""

    seat: Seat
    tile: int | None
    source: Literal["display", "bag"]
    kind: ClassVar[Literal["took"]] = "took"


@final
@dataclass(slots=True, unsafe_hash=True)
class Passed:
    """A turn was passed, by need or by the clock."""

    seat: Seat
    by_clock: bool
    kind: ClassVar[Literal["passed"]] = "passed"


@final
@dataclass(slots=True, unsafe_hash=True)
class Revealed:
    """New tiles lie on the display."""

    tiles: tuple[int, ...]
    kind: ClassVar[Literal["revealed"]] = "revealed"


@final
@dataclass(slots=True, unsafe_hash=True)
class TimeUp:
    """The time for a turn ran out; the rest of it is played by the mildest answers."""

    seat: Seat
    kind: ClassVar[Literal["timeUp"]] = "timeUp"


@final
@dataclass(slots=True, unsafe_hash=True)
class Left:
    """The owner of a seat left; `set_aside` if its tiles left play."""

    seat: Seat
    set_aside: bool
    kind: ClassVar[Literal["left"]] = "left"


@final
@dataclass(slots=True, unsafe_hash=True)
class Returned:
    """The owner of a seat is back."""

    seat: Seat
    kind: ClassVar[Literal["returned"]] = "returned"


@final
@dataclass(slots=True, unsafe_hash=True)
class RoundOver:
    """A round ended: who won it, why, the penalty points each seat takes, and what it held."""

    round: int
    winners: tuple[Seat, ...]
    reason: Reason
    points: tuple[int, ...]
    hands: tuple[int, ...] = field(default=(), compare=False)
    kind: ClassVar[Literal["roundOver"]] = "roundOver"


@final
@dataclass(slots=True, unsafe_hash=True)
class MatchOver:
    """The match ended: who won it, and all penalty points."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    kind: ClassVar[Literal["matchOver"]] = "matchOver"


Event = (
    Dealt
    | Laid
    | Ended
    | Declined
    | Gave
    | Took
    | Passed
    | Revealed
    | TimeUp
    | Left
    | Returned
    | RoundOver
    | MatchOver
)
