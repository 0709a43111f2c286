"""UNO played without listeners, and told as plain data."""

from __future__ import annotations

from typing import get_args

import pytest

from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, Actor, Below
from stolik.core.phrase import Illegal
from stolik.games.uno.actions import Action, Call, Catch, Report
from stolik.games.uno.events import Event
from stolik.games.uno.game import Uno
from stolik.games.uno.pieces import BIT, nth
from stolik.games.uno.state import State
from tests.kit import at, rule

GAME = Uno()


# -- without listeners ----------------------------------------------------------------------------
HANDS = "top R5; hand 0 R1 RV; hand 1 RD W4; hand 2 R0 R7"
TIMED = "uno.turnTimer=5 uno.catchGraceMs=1500"
#: Tables at which, taken together, everything happens that can.
TABLES = [
    f"uno-108; options {TIMED} uno.sevenZero=on; {HANDS}",
    f"uno-108; options k108.hintPenalty=vote uno.jumpIn=on k108.deals=2; {HANDS}; hand 3 R6 W",
    f"uno-108; options k108.scoring=elimination; scores 480 490 0; {HANDS}",
    "uno-108; options uno.wd4Mode=strict uno.stacking=up uno.falseCallPenalty=2; "
    "top R5; hand 0 RD W4; hand 1 GD YD; hand 2 W4 RD",
    f"uno-108; bag B9 B8; {HANDS}",
    "uno-108; passes 1; top R5; hand 0 B1; hand 1 Y3; due 1 105 caught",
    "uno-108; phase name; top W; hand 0 R1; hand 1 Y3",
    "uno-108; seats 2; phase cut; contenders 0 1",
    "uno-112; seats 2; phase dealer; options m112.custom1=idea5",
    "uno-112; options m112.custom1=next:exactly-1 m112.custom2=idea2 m112.shuffleColour=after; "
    "top R5; hand 0 WC1 WC2 B1; hand 1 WH B2; hand 2 WC3 Y3",
    "uno-112; options m112.custom1=note:sing m112.custom2=others:show; "
    "top R5; hand 0 WC1 R1 R2; hand 1 WC2 B2 B3",
]


def step(s: State, below: Below) -> tuple[Actor, Action]:
    """Something that somebody may do now, at random; now and then a word that nobody asked for."""
    actors = [who for who in GAME.actors(s) if who == CHANCE or GAME.legal(s, who)]
    who = actors[below(len(actors)) if below(3) == 0 else 0]
    if who == CHANCE:
        return who, GAME.draw(s, below)
    legal = GAME.legal(s, who)
    seat = below(s.seats)
    word: Action = (Call(), Catch(seat), Report(seat))[below(3)]
    if who >= 0 and below(8) == 0 and allowed(s, who, word):
        return who, word
    return who, legal[below(len(legal))]


def allowed(s: State, who: Actor, a: Action) -> bool:
    """Whether an action breaks no rule."""
    try:
        GAME.check(s, who, a)
    except Illegal:
        return False
    return True


def test_nobody_needs_to_listen() -> None:
    """Every rule that tells something can also be carried out in silence."""
    met = set[type[Event]]()
    for number, position in enumerate(TABLES * 6):
        below = seeded(f"silence {number}")
        loud = GAME.read_position(position)
        silent = GAME.copy(loud)
        for time in range(0, 50_000, 500):
            if GAME.outcome(loud) is not None:
                break
            told: list[Event] = []
            who, action = step(loud, below)
            GAME.advance(loud, who, action, time, told)
            GAME.advance(silent, who, action, time)
            met |= {type(event) for event in told}
        assert GAME.write_position(silent) == GAME.write_position(loud)
    assert {kind.kind for kind in get_args(Event)} == {kind.kind for kind in met}


# -- plain data -----------------------------------------------------------------------------------
def told(position: str, who: Actor, action: str, seat: int | None) -> dict[str, object]:
    """The last event of an action as a seat hears it, as plain data."""
    t = at(position)
    t.do(who, action)
    return GAME.event_data(t.match.heard(seat)[-1])


@rule("K108-22")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_deal_is_told_with_the_own_hand_alone(seat: int | None) -> None:
    hands = ["R1 R2 R3 R4 R5 R6 R7", "Y1 Y2 Y3 Y4 Y5 Y6 W4"]
    deal = f"deal {' / '.join(hands)} / W4 B7"
    assert told("uno-108; seats 2; phase deal; dealer 1", CHANCE, deal, seat) == {
        "kind": "dealt",
        "deal": 1,
        "hands": [hand.split() if owner == seat else None for owner, hand in enumerate(hands)],
        "turned": ["W4", "B7"],
        "top": "B7",
        "carried": False,
        "dealer": 1,
    }


@rule("K108-14")
def test_all_cards_drawn_for_the_deal_are_told() -> None:
    cut = told("uno-108; seats 2; phase cut", CHANCE, "cut R5 / BS W G7", None)
    assert cut == {
        "kind": "cutFor",
        "seats": [0, 1],
        "drawn": [["R5"], ["BS", "W", "G7"]],
        "dealer": 1,
    }


@rule("K108-16")
def test_nobody_is_null_wherever_somebody_may_be_named() -> None:
    tie = told("uno-108; seats 2; phase cut", CHANCE, "cut R5 / B5", None)
    assert tie["dealer"] is None
    played = told("uno-108; top R5; hand 0 R7 B1; hand 1 Y1", 0, "play R7", 1)
    assert (played["colour"], played["target"], played["wanted"]) == (None, None, None)


SWAP = "uno-108; options uno.sevenZero=on; top R5; hand 0 R7 B1 W; hand 1 Y1 Y2; hand 2 G1"


@rule("HOUSE-03")
@pytest.mark.parametrize(("seat", "hands"), [(1, [["Y1", "Y2"], ["B1", "W"]]), (2, None)])
def test_hands_that_moved_are_told_to_the_two_alone(
    seat: int, hands: list[list[str]] | None
) -> None:
    swapped = told(SWAP, 0, "play R7 >1", seat)
    assert swapped == {"kind": "swapped", "seat": 0, "target": 1, "hands": hands}


@rule("K108-50")
def test_a_card_is_told_with_all_that_was_said() -> None:
    assert told(SWAP, 0, "play W G", 2) == {
        "kind": "played",
        "seat": 0,
        "face": "W",
        "colour": "G",
        "call": False,
        "target": None,
        "wanted": None,
        "jumped": False,
    }


@rule("K108-22")
@pytest.mark.parametrize(("seat", "faces"), [(1, ["B7", "R8"]), (2, None)])
def test_cards_drawn_are_told_to_who_draws_them_alone(seat: int, faces: list[str] | None) -> None:
    drew = told(f"{SWAP}; due 1 2 caught", CHANCE, "give B7 R8", seat)
    assert (drew["faces"], drew["count"], drew["why"]) == (faces, 2, "caught")


# -- cards ----------------------------------------------------------------------------------------
def test_there_is_no_card_beyond_the_last_of_a_set() -> None:
    cards = BIT[3] | BIT[70]
    assert [nth(cards, place) for place in range(2)] == [BIT[3], BIT[70]]
    with pytest.raises(IndexError):
        nth(cards, 2)
