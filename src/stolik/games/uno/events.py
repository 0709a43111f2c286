"""What happens in UNO. An event as it comes from the rules knows everything; what a seat hears of
it is decided in view.py, where None stands for what it may not know. Cards are told as faces."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal, final

from stolik.core.game import Seat

#: Why somebody draws.
Why = Literal["turn", "plus2", "plus4", "unfounded", "guilty", "caught", "hint", "falseCall"]
WhyDraw = Literal[Why, "custom", "stacked", "note"]
HintEnd = Literal["fined", "dropped", "lapsed"]


@final
@dataclass(slots=True, unsafe_hash=True)
class CutFor:
    """Cards were drawn for the deal; `dealer` is the seat with the highest, or -1 for a tie."""

    seats: tuple[Seat, ...]
    drawn: tuple[tuple[int, ...], ...]
    dealer: Seat
    kind: ClassVar[Literal["cutFor"]] = "cutFor"


@final
@dataclass(slots=True, unsafe_hash=True)
class DealerChosen:
    """This seat deals."""

    seat: Seat
    kind: ClassVar[Literal["dealerChosen"]] = "dealerChosen"


@final
@dataclass(slots=True, unsafe_hash=True)
class Dealt:
    """A deal begins: hands, the cards turned up, or the one that was left lying (`carried`)."""

    deal: int
    hands: tuple[tuple[int, ...] | None, ...]
    turned: tuple[int, ...]
    top: int
    carried: bool
    dealer: Seat
    kind: ClassVar[Literal["dealt"]] = "dealt"


@final
@dataclass(slots=True, unsafe_hash=True)
class Played:
    """A card was laid."""

    seat: Seat
    face: int
    colour: int
    call: bool
    target: Seat
    wanted: int
    jumped: bool
    kind: ClassVar[Literal["played"]] = "played"


@final
@dataclass(slots=True, unsafe_hash=True)
class Named:
    """A colour was named."""

    seat: Seat
    colour: int
    kind: ClassVar[Literal["named"]] = "named"


@final
@dataclass(slots=True, unsafe_hash=True)
class Drew:
    """Cards were drawn; only the drawer knows which. `missing` if the pile had not enough."""

    seat: Seat
    faces: tuple[int, ...] | None
    count: int
    missing: int
    why: WhyDraw
    kind: ClassVar[Literal["drew"]] = "drew"


@final
@dataclass(slots=True, unsafe_hash=True)
class Kept:
    """What was drawn was kept."""

    seat: Seat
    kind: ClassVar[Literal["kept"]] = "kept"


@final
@dataclass(slots=True, unsafe_hash=True)
class Passed:
    """Nothing to lay and nothing to draw."""

    seat: Seat
    by_clock: bool
    kind: ClassVar[Literal["passed"]] = "passed"


@final
@dataclass(slots=True, unsafe_hash=True)
class Skipped:
    """A seat lost its turn."""

    seat: Seat
    kind: ClassVar[Literal["skipped"]] = "skipped"


@final
@dataclass(slots=True, unsafe_hash=True)
class Reversed:
    """The direction of play changed; `clockwise` from now on, or not."""

    clockwise: bool
    kind: ClassVar[Literal["reversed"]] = "reversed"


@final
@dataclass(slots=True, unsafe_hash=True)
class Accepted:
    """The cards of a +4, or of stacked cards, were taken without a word."""

    seat: Seat
    kind: ClassVar[Literal["accepted"]] = "accepted"


@final
@dataclass(slots=True, unsafe_hash=True)
class Challenged:
    """A +4 was challenged; the hand as it was is shown (K108-68, M112-52)."""

    seat: Seat
    offender: Seat
    shown: tuple[int, ...] | None
    to_all: bool
    guilty: bool
    against: tuple[int, ...] | None = ()  # the cards of that hand that made it a bluff
    kind: ClassVar[Literal["challenged"]] = "challenged"


@final
@dataclass(slots=True, unsafe_hash=True)
class TookBack:
    """The +4 went back to the hand it came from (K108-72)."""

    seat: Seat
    kind: ClassVar[Literal["tookBack"]] = "tookBack"


@final
@dataclass(slots=True, unsafe_hash=True)
class Called:
    """Somebody said UNO; `due` if it was due, and else what it cost."""

    seat: Seat
    due: bool
    fine: int
    kind: ClassVar[Literal["called"]] = "called"


@final
@dataclass(slots=True, unsafe_hash=True)
class Noted:
    """A catch came within the grace, and waits for its end (K108-85); only the catcher hears it."""

    seat: Seat
    target: Seat
    kind: ClassVar[Literal["noted"]] = "noted"


@final
@dataclass(slots=True, unsafe_hash=True)
class Caught:
    """Somebody was caught, who had not said UNO."""

    seat: Seat
    target: Seat
    kind: ClassVar[Literal["caught"]] = "caught"


@final
@dataclass(slots=True, unsafe_hash=True)
class CaughtNobody:
    """A catch that was not due (K108-90), and what it cost."""

    seat: Seat
    target: Seat
    fine: int
    kind: ClassVar[Literal["caughtNobody"]] = "caughtNobody"


@final
@dataclass(slots=True, unsafe_hash=True)
class GraceOver:
    """The time is over in which a catch only waits; `safe` if nobody can be caught any more."""

    seat: Seat
    safe: bool
    kind: ClassVar[Literal["graceOver"]] = "graceOver"


@final
@dataclass(slots=True, unsafe_hash=True)
class Reshuffled:
    """The pile without its top card was shuffled into a new draw pile."""

    count: int
    kind: ClassVar[Literal["reshuffled"]] = "reshuffled"


@final
@dataclass(slots=True, unsafe_hash=True)
class Mixed:
    """All hands were shuffled together and dealt out again."""

    hands: tuple[tuple[int, ...] | None, ...]
    counts: tuple[int, ...]
    kind: ClassVar[Literal["mixed"]] = "mixed"


@final
@dataclass(slots=True, unsafe_hash=True)
class Swapped:
    """Two players swapped hands (HOUSE-03, M112-111); each of them knows both."""

    seat: Seat
    target: Seat
    hands: tuple[tuple[int, ...], tuple[int, ...]] | None
    kind: ClassVar[Literal["swapped"]] = "swapped"


@final
@dataclass(slots=True, unsafe_hash=True)
class Rotated:
    """Every hand went one seat along (HOUSE-03, M112-111): the hands now, and whose each was."""

    hands: tuple[tuple[int, ...] | None, ...]
    whose: tuple[Seat, ...]
    kind: ClassVar[Literal["rotated"]] = "rotated"


@final
@dataclass(slots=True, unsafe_hash=True)
class Ruled:
    """A custom rule was applied, or its condition did not hold for anybody."""

    seat: Seat
    rule: str
    hit: tuple[Seat, ...]
    kind: ClassVar[Literal["ruled"]] = "ruled"


@final
@dataclass(slots=True, unsafe_hash=True)
class Shown:
    """`target` showed the whole hand to `seat`, and to nobody else (M112-111)."""

    seat: Seat
    target: Seat
    faces: tuple[int, ...] | None
    kind: ClassVar[Literal["shown"]] = "shown"


@final
@dataclass(slots=True, unsafe_hash=True)
class NotePlayed:
    """A card with a rule in words was laid: the table does what they say (M112-110)."""

    seat: Seat
    text: str
    kind: ClassVar[Literal["notePlayed"]] = "notePlayed"


@final
@dataclass(slots=True, unsafe_hash=True)
class NoteSkipped:
    """The table says that a seat loses its next turn (M112-110)."""

    seat: Seat
    kind: ClassVar[Literal["noteSkipped"]] = "noteSkipped"


@final
@dataclass(slots=True, unsafe_hash=True)
class NoteOver:
    """What the words on a card say is done (M112-110)."""

    kind: ClassVar[Literal["noteOver"]] = "noteOver"


@final
@dataclass(slots=True, unsafe_hash=True)
class Discarded:
    """Cards went from a hand under the pile (M112-85)."""

    seat: Seat
    faces: tuple[int, ...]
    kind: ClassVar[Literal["discarded"]] = "discarded"


@final
@dataclass(slots=True, unsafe_hash=True)
class Reported:
    """Somebody is said to have given a hint (K108-116)."""

    seat: Seat
    target: Seat
    kind: ClassVar[Literal["reported"]] = "reported"


@final
@dataclass(slots=True, unsafe_hash=True)
class Voted:
    """A vote on a report."""

    seat: Seat
    yes: bool
    kind: ClassVar[Literal["voted"]] = "voted"


@final
@dataclass(slots=True, unsafe_hash=True)
class HintJudged:
    """A report is settled."""

    target: Seat
    end: HintEnd
    kind: ClassVar[Literal["hintJudged"]] = "hintJudged"


@final
@dataclass(slots=True, unsafe_hash=True)
class TimeUp:
    """The time for a decision ran out; the mildest answer is given."""

    seat: Seat
    kind: ClassVar[Literal["timeUp"]] = "timeUp"


@final
@dataclass(slots=True, unsafe_hash=True)
class Left:
    """The owner of a seat left."""

    seat: Seat
    kind: ClassVar[Literal["left"]] = "left"


@final
@dataclass(slots=True, unsafe_hash=True)
class Returned:
    """The owner of a seat is back."""

    seat: Seat
    kind: ClassVar[Literal["returned"]] = "returned"


@final
@dataclass(slots=True, unsafe_hash=True)
class DealOver:
    """A deal ended: who went out, what each hand counted, what each seat scores, all scores, and
    the hands as they were counted."""

    deal: int
    winner: Seat
    counted: tuple[int, ...]
    gained: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = field(default=(), compare=False)
    kind: ClassVar[Literal["dealOver"]] = "dealOver"


@final
@dataclass(slots=True, unsafe_hash=True)
class Voided:
    """Nobody could lay or draw, so the deal is void (K108-108); the hands as they were then."""

    deal: int
    hands: tuple[tuple[int, ...], ...] = field(default=(), compare=False)
    kind: ClassVar[Literal["voided"]] = "voided"


@final
@dataclass(slots=True, unsafe_hash=True)
class DroppedOut:
    """These seats have reached the limit and are out of the match (K108-139)."""

    seats: tuple[Seat, ...]
    kind: ClassVar[Literal["droppedOut"]] = "droppedOut"


@final
@dataclass(slots=True, unsafe_hash=True)
class MatchOver:
    """The match ended: who won it, and all points."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    kind: ClassVar[Literal["matchOver"]] = "matchOver"


Event = (
    CutFor
    | DealerChosen
    | Dealt
    | Played
    | Named
    | Drew
    | Kept
    | Passed
    | Skipped
    | Reversed
    | Accepted
    | Challenged
    | TookBack
    | Called
    | Noted
    | Caught
    | CaughtNobody
    | GraceOver
    | Reshuffled
    | Mixed
    | Swapped
    | Rotated
    | Ruled
    | Shown
    | NotePlayed
    | NoteSkipped
    | NoteOver
    | Discarded
    | Reported
    | Voted
    | HintJudged
    | TimeUp
    | Left
    | Returned
    | DealOver
    | Voided
    | DroppedOut
    | MatchOver
)
