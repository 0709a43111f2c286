"""What may be done in UNO, by players, chance and the table (core has the clock's)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from stolik.core.game import Leave, Next, Return, Ring, Seat
from stolik.games.uno.pieces import NONE

NOBODY: Seat = -1


@final
@dataclass(slots=True, unsafe_hash=True)
class Play:
    """Lay a card: a Wild with the colour it names, and what else is said with it.

    `call` is the word UNO in the same breath (K108-87), `target` a player chosen by the card (a 7
    of HOUSE-03, a Custom Wild), `wanted` the colour drawn for where it is named apart (M112-87).
    """

    face: int
    colour: int = NONE
    call: bool = False
    target: Seat = NOBODY
    wanted: int = NONE
    kind: ClassVar[Literal["play"]] = "play"


@final
@dataclass(slots=True, unsafe_hash=True)
class Jump:
    """Lay the twin of the top card out of turn (HOUSE-02)."""

    face: int
    call: bool = False
    target: Seat = NOBODY
    kind: ClassVar[Literal["jump"]] = "jump"


@final
@dataclass(slots=True, unsafe_hash=True)
class Draw:
    """Draw from the pile instead of laying a card (K108-35, K108-38)."""

    kind: ClassVar[Literal["draw"]] = "draw"


@final
@dataclass(slots=True, unsafe_hash=True)
class Keep:
    """Keep what was drawn; the turn is over (K108-37)."""

    kind: ClassVar[Literal["keep"]] = "keep"


@final
@dataclass(slots=True, unsafe_hash=True)
class Pass:
    """Pass, because there is nothing to lay and nothing to draw (K108-107)."""

    kind: ClassVar[Literal["pass"]] = "pass"


@final
@dataclass(slots=True, unsafe_hash=True)
class Name:
    """Name a colour: for a Wild turned up (K108-26), or after Shuffle Hands (M112-74)."""

    colour: int
    kind: ClassVar[Literal["name"]] = "name"


@final
@dataclass(slots=True, unsafe_hash=True)
class Accept:
    """Take the cards of a +4, or of stacked cards."""

    kind: ClassVar[Literal["accept"]] = "accept"


@final
@dataclass(slots=True, unsafe_hash=True)
class Challenge:
    """Say that the +4 was a bluff (K108-66)."""

    kind: ClassVar[Literal["challenge"]] = "challenge"


@final
@dataclass(slots=True, unsafe_hash=True)
class Discard:
    """Put a card of the own hand under the pile, because a custom rule says so (M112-95)."""

    face: int
    kind: ClassVar[Literal["discard"]] = "discard"


@final
@dataclass(slots=True, unsafe_hash=True)
class Call:
    """Say UNO (K108-81, M112-28)."""

    kind: ClassVar[Literal["call"]] = "call"


@final
@dataclass(slots=True, unsafe_hash=True)
class Catch:
    """Catch somebody who has not said UNO (K108-82, M112-29)."""

    target: Seat
    kind: ClassVar[Literal["catch"]] = "catch"


@final
@dataclass(slots=True, unsafe_hash=True)
class Report:
    """Say that somebody told another which card to lay (K108-116)."""

    target: Seat
    kind: ClassVar[Literal["report"]] = "report"


@final
@dataclass(slots=True, unsafe_hash=True)
class Answer:
    """The accused admits it or does not (K108-117)."""

    yes: bool
    kind: ClassVar[Literal["answer"]] = "answer"


@final
@dataclass(slots=True, unsafe_hash=True)
class Vote:
    """A vote on a report (K108-117)."""

    yes: bool
    kind: ClassVar[Literal["vote"]] = "vote"


@final
@dataclass(slots=True, unsafe_hash=True)
class Judge:
    """The table's action: a host who holds no seat decides on a report (K108-117)."""

    yes: bool
    kind: ClassVar[Literal["judge"]] = "judge"


@final
@dataclass(slots=True, unsafe_hash=True)
class NoteDraw:
    """The table's action: somebody draws, as the note on a card says (M112-110)."""

    seat: Seat
    count: int
    kind: ClassVar[Literal["noteDraw"]] = "noteDraw"


@final
@dataclass(slots=True, unsafe_hash=True)
class NoteSkip:
    """The table's action: somebody loses the next turn, as the note on a card says (M112-110)."""

    seat: Seat
    kind: ClassVar[Literal["noteSkip"]] = "noteSkip"


@final
@dataclass(slots=True, unsafe_hash=True)
class NoteDone:
    """The table's action: what the note on a card says is done (M112-110)."""

    kind: ClassVar[Literal["noteDone"]] = "noteDone"


@final
@dataclass(slots=True, unsafe_hash=True)
class Cut:
    """Chance: a card, or several until a digit comes, for each who may deal (K108-13, K108-14)."""

    drawn: tuple[tuple[int, ...], ...]
    kind: ClassVar[Literal["cut"]] = "cut"


@final
@dataclass(slots=True, unsafe_hash=True)
class Dealer:
    """Chance: this seat deals (M112-06)."""

    seat: Seat
    kind: ClassVar[Literal["dealer"]] = "dealer"


@final
@dataclass(slots=True, unsafe_hash=True)
class Deal:
    """Chance: each hand as faces, and the cards turned up, the last one to be played on."""

    hands: tuple[tuple[int, ...], ...]
    turned: tuple[int, ...]
    kind: ClassVar[Literal["deal"]] = "deal"


@final
@dataclass(slots=True, unsafe_hash=True)
class Give:
    """Chance: the cards that come off the pile for whoever is to draw."""

    faces: tuple[int, ...]
    kind: ClassVar[Literal["give"]] = "give"


@final
@dataclass(slots=True, unsafe_hash=True)
class Mix:
    """Chance: all hands, shuffled together and dealt out again (M112-64, M112-65)."""

    hands: tuple[tuple[int, ...], ...]
    kind: ClassVar[Literal["mix"]] = "mix"


TurnAction = Play | Draw | Keep | Pass | Name | Accept | Challenge | Discard
AsideAction = Jump | Call | Catch | Report | Answer | Vote
SeatAction = TurnAction | AsideAction
ChanceAction = Cut | Dealer | Deal | Give | Mix
NoteAction = NoteDraw | NoteSkip | NoteDone
TableAction = NoteAction | Judge | Ring | Leave | Return | Next
Action = SeatAction | ChanceAction | TableAction
