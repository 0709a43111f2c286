"""What may be done in Unikat, by players and by chance (core has the clock's and the table's)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from stolik.core.game import Leave, Next, Return, Ring, Seat

#: The source of a `Take` that is drawn blind.
BAG = -1


@final
@dataclass(slots=True, unsafe_hash=True)
class Lay:
    """Lay an own tile on a cell of the table (UNI-29)."""

    tile: int
    cell: int
    kind: ClassVar[Literal["lay"]] = "lay"


@final
@dataclass(slots=True, unsafe_hash=True)
class End:
    """End the laying action (UNI-30)."""

    kind: ClassVar[Literal["end"]] = "end"


@final
@dataclass(slots=True, unsafe_hash=True)
class Decline:
    """Do without the bonus action (UNI-42)."""

    kind: ClassVar[Literal["decline"]] = "decline"


@final
@dataclass(slots=True, unsafe_hash=True)
class Give:
    """Begin an exchange: put an own tile on the display (UNI-53)."""

    tile: int
    kind: ClassVar[Literal["give"]] = "give"


@final
@dataclass(slots=True, unsafe_hash=True)
class Take:
    """Take a tile of the display, or `BAG`: in an exchange (UNI-54) or as the draw (UNI-62)."""

    tile: int
    kind: ClassVar[Literal["take"]] = "take"


@final
@dataclass(slots=True, unsafe_hash=True)
class Pass:
    """Pass, because neither action is possible (UNI-61)."""

    kind: ClassVar[Literal["pass"]] = "pass"


@final
@dataclass(slots=True, unsafe_hash=True)
class First:
    """Chance: this seat begins the round (UNI-24)."""

    seat: Seat
    kind: ClassVar[Literal["first"]] = "first"


@final
@dataclass(slots=True, unsafe_hash=True)
class Deal:
    """Chance: the hands as sets, the display in order, the start tile (UNI-17 to UNI-20)."""

    hands: tuple[int, ...]
    display: tuple[int, ...]
    start: int
    kind: ClassVar[Literal["deal"]] = "deal"


@final
@dataclass(slots=True, unsafe_hash=True)
class Draw:
    """Chance: the tile that comes out of the bag for the player on turn."""

    tile: int
    kind: ClassVar[Literal["draw"]] = "draw"


@final
@dataclass(slots=True, unsafe_hash=True)
class Reveal:
    """Chance: the tiles turned up for an empty display (UNI-69)."""

    tiles: tuple[int, ...]
    kind: ClassVar[Literal["reveal"]] = "reveal"


SeatAction = Lay | End | Decline | Give | Take | Pass
ChanceAction = First | Deal | Draw | Reveal
TableAction = Ring | Leave | Return | Next
Action = SeatAction | ChanceAction | TableAction
