"""What may be done in Ubongo, by players and by chance (core has the clock's and the table's)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from stolik.core.game import Leave, Next, Return, Ring, Seat
from stolik.games.ubongo.pieces import Placement


# -- players --------------------------------------------------------------------------------------
@final
@dataclass(slots=True, unsafe_hash=True)
class Pawn:
    """Set the own pawn on a red field (UBO-10)."""

    field: int
    kind: ClassVar[Literal["pawn"]] = "pawn"


@final
@dataclass(slots=True, unsafe_hash=True)
class Roll:
    """Roll the die, by which the round begins (UBO-23)."""

    kind: ClassVar[Literal["roll"]] = "roll"


@final
@dataclass(slots=True, unsafe_hash=True)
class Solve:
    """Say Ubongo: this is how the area is covered (UBO-29). `lag` is the measured round trip."""

    placements: tuple[Placement, ...]
    lag: int = 0
    kind: ClassVar[Literal["solve"]] = "solve"


@final
@dataclass(slots=True, unsafe_hash=True)
class Move:
    """Move the own pawn to another red field (UBO-33)."""

    field: int
    lag: int = 0
    kind: ClassVar[Literal["move"]] = "move"


@final
@dataclass(slots=True, unsafe_hash=True)
class Collect:
    """Take the two gems nearest to the own pawn (UBO-35)."""

    lag: int = 0
    kind: ClassVar[Literal["collect"]] = "collect"


@final
@dataclass(slots=True, unsafe_hash=True)
class Done:
    """Do nothing more in this round (UBO-47)."""

    kind: ClassVar[Literal["done"]] = "done"


# -- chance ---------------------------------------------------------------------------------------
@final
@dataclass(slots=True, unsafe_hash=True)
class Begin:
    """Who rolls first (UBO-20), and the set that the boards come from."""

    seat: Seat
    number: int
    kind: ClassVar[Literal["begin"]] = "begin"


@final
@dataclass(slots=True, unsafe_hash=True)
class Gems:
    """The gems of each row, the one beside the red field first (UBO-09)."""

    rows: tuple[tuple[int, ...], ...]
    kind: ClassVar[Literal["gems"]] = "gems"


@final
@dataclass(slots=True, unsafe_hash=True)
class Field:
    """A random field for a pawn that was not set in time (RULING-4)."""

    field: int
    kind: ClassVar[Literal["field"]] = "field"


@final
@dataclass(slots=True, unsafe_hash=True)
class Deal:
    """The symbol that the die shows, and each seat's board with the way it is turned (UBO-21)."""

    symbol: int
    boards: tuple[int, ...]
    turns: tuple[int, ...]
    kind: ClassVar[Literal["deal"]] = "deal"


Racing = Solve | Move | Collect | Done
PlayerAction = Pawn | Roll | Racing
ChanceAction = Begin | Gems | Field | Deal
AroundAction = Ring | Leave | Return | Next
Action = PlayerAction | ChanceAction | AroundAction
