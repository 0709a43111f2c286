"""UNO with 112 cards: rules that move or show hands, or turn the direction (M112-111)."""

from __future__ import annotations

import pytest

from stolik.core.conformance import check_game
from stolik.core.game import CLOCK, Below, Outcome
from stolik.core.phrase import BadOption
from stolik.games import BOOKS
from stolik.games.uno.custom import check_word
from stolik.games.uno.events import Reversed, Rotated, Ruled, Shown, Skipped, Swapped
from tests.games.uno.scenes import faces
from tests.games.uno.test_m112_custom import custom
from tests.games.uno.test_m112_deck_and_deal import all_but
from tests.kit import at, rule, seen

EMPTY_PILE = f"hand 0 WC1 B1 B2; hand 1 {all_but('R5 WC1 B1 B2 Y1 Y2')}; hand 2 Y1 Y2"
HANDS = "hand 0 WC1 R1 R2 R3; hand 1 B3 B4; hand 2 Y8 Y9 Y9"


def reason(word: str) -> str:
    """Why a word is refused."""
    with pytest.raises(BadOption) as refused:
        check_word(word)
    return refused.value.phrase.id


# -- swapping -------------------------------------------------------------------------------------
@rule("M112-111")
@pytest.mark.parametrize(
    ("word", "play", "target"),
    [
        ("next:swap", "play WC1 B", 1),
        ("previous:swap", "play WC1 B", 2),
        ("chosen:swap", "play WC1 B >2", 2),
    ],
)
def test_the_player_swaps_hands_with_who_is_hit(word: str, play: str, target: int) -> None:
    t = custom(word, HANDS)
    before = seen(t)["hands"]
    theirs = before[target]
    _, ruled, swapped = t.do(0, play)
    assert ruled == Ruled(0, word, (target,))
    assert swapped == Swapped(0, target, (faces(" ".join(theirs)), faces("R1 R2 R3")))
    after = seen(t)
    assert (after["hands"][0], after["hands"][target]) == (theirs, ["R1", "R2", "R3"])
    assert after["hands"][3 - target] == before[3 - target]
    assert after["turn"] == 1


@rule("M112-111")
def test_a_hand_is_swapped_only_where_the_condition_holds() -> None:
    t = custom("next?atleast-3:swap", "hand 0 WC1 R1; hand 1 B3 B4; hand 2 Y8 Y9")
    assert t.do(0, "play WC1 B uno")[1:] == [Ruled(0, "next?atleast-3:swap", ())]
    assert seen(t)["hands"][:2] == [["R1"], ["B3", "B4"]]
    assert seen(t)["called"] == [0], "the word said with the card counts where the hand stays"


@rule("M112-111", "M112-32")
def test_a_hand_of_one_card_so_received_owes_the_word_and_earlier_ones_lapse() -> None:
    t = custom("next:swap", "hand 0 WC1 R1 R2; hand 1 B3; hand 2 Y8 Y9", more="called 1")
    t.do(0, "play WC1 B")
    assert seen(t)["called"] == []
    assert [lapse["seat"] for lapse in seen(t)["lapses"]] == [0]
    assert "call" in t.legal(0)
    assert "catch 0" in t.legal(2)


@rule("M112-111")
@pytest.mark.parametrize("word", ["next:swap", "all:pass"])
def test_the_own_word_with_the_card_lapses_too_when_the_hand_moves(word: str) -> None:
    t = custom(word, "hand 0 WC1 R1; hand 1 B3 B4; hand 2 Y8 Y9")
    t.do(0, "play WC1 B uno")
    assert seen(t)["called"] == []
    assert [lapse["seat"] for lapse in seen(t)["lapses"]] == [1], "who holds R1 now owes it"


@rule("M112-111")
def test_who_gives_a_last_card_away_owes_no_word() -> None:
    t = custom("next:swap", "hand 0 WC1 R1; hand 1 B3 B4; hand 2 Y8 Y9", "uno.catchGraceMs=1500")
    t.do(0, "play WC1 B")
    assert [lapse["seat"] for lapse in seen(t)["lapses"]] == [1]


# -- passing on -----------------------------------------------------------------------------------
@rule("M112-111")
@pytest.mark.parametrize(
    ("more", "order"), [("", ["Y8", "R1", "B3"]), ("anticlockwise", ["B3", "Y8", "R1"])]
)
def test_every_hand_goes_one_seat_along_in_the_direction_of_play(
    more: str, order: list[str]
) -> None:
    t = custom("all:pass", "hand 0 WC1 R1 R2 R3; hand 1 B3 B4; hand 2 Y8 Y9 Y9", more=more)
    events = t.do(0, "play WC1 B")
    assert isinstance(events[-1], Rotated)
    assert [hand[0] for hand in seen(t)["hands"]] == order
    assert seen(t)["turn"] == (2 if more else 1)


@rule("M112-111")
def test_a_passed_hand_is_seen_by_who_had_it_and_who_has_it() -> None:
    t = custom("all:pass", "hand 0 WC1 R1 R2; hand 1 B3 B4; hand 2 Y8 Y9")
    t.do(0, "play WC1 B")
    whole = [faces("Y8 Y9"), faces("R1 R2"), faces("B3 B4")]
    for seat in range(3):
        told = t.match.heard(seat)[-1]
        assert isinstance(told, Rotated)
        mine = [seat in (now, (now - 1) % 3) for now in range(3)]
        assert list(told.hands) == [h if own else None for h, own in zip(whole, mine, strict=True)]


# -- turning round --------------------------------------------------------------------------------
@rule("M112-111")
def test_the_direction_turns() -> None:
    t = custom("all:reverse")
    assert t.do(0, "play WC1 B")[2:] == [Reversed(clockwise=False)]
    assert seen(t)["turn"] == 2


@rule("M112-111", "M112-44")
@pytest.mark.parametrize(
    ("option", "turn", "told"),
    [("", 0, Skipped(1)), ("m112.reverse2p=literal", 1, Reversed(clockwise=False))],
)
def test_with_two_players_it_skips_like_a_reverse(option: str, turn: int, told: object) -> None:
    t = at(
        f"uno-112; options m112.custom1=all:reverse {option}; top R5; hand 0 WC1 R1; hand 1 B3 B4"
    )
    assert t.do(0, "play WC1 B uno")[2:] == [told]
    assert seen(t)["turn"] == turn


# -- showing --------------------------------------------------------------------------------------
@rule("M112-111")
@pytest.mark.parametrize(
    ("word", "play", "hit"),
    [
        ("next:show", "play WC1 B", [1]),
        ("previous:show", "play WC1 B", [2]),
        ("chosen:show", "play WC1 B >2", [2]),
        ("others:show", "play WC1 B", [1, 2]),
        ("others?atleast-3:show", "play WC1 B", [2]),
    ],
)
def test_who_is_hit_shows_the_hand_to_the_player_alone(
    word: str, play: str, hit: list[int]
) -> None:
    t = custom(word, HANDS)
    hands = seen(t)["hands"]
    shown = [Shown(0, seat, faces(" ".join(hands[seat]))) for seat in hit]
    assert t.do(0, play)[2:] == shown
    assert t.match.heard(0)[2:] == shown
    assert t.match.heard(None)[2:] == [Shown(0, seat, None) for seat in hit]
    for seat in (1, 2):
        own = [it if it.target == seat else Shown(0, it.target, None) for it in shown]
        assert t.match.heard(seat)[2:] == own
    assert (seen(t)["hands"], seen(t)["turn"]) == ([hands[0][:-1], *hands[1:]], 1)


@rule("M112-111")
def test_a_partner_sees_nothing_of_it() -> None:
    t = at(
        "uno-112; options m112.format=pairs m112.custom1=next:show; top R5; "
        "hand 0 WC1 R1 R2; hand 1 B3 B4; hand 2 Y8 Y9; hand 3 G1 G2"
    )
    t.do(0, "play WC1 B")
    assert t.match.heard(2)[-1] == Shown(0, 1, None)


@rule("M112-111")
def test_what_was_shown_is_known_until_it_is_laid() -> None:
    t = custom("next:show", HANDS)
    t.do(0, "play WC1 B")
    assert seen(t, 0)["known"][1] == ["B3", "B4"]
    assert seen(t, 2)["known"][1] == []
    t.do(1, "play B3 uno")
    assert seen(t, 0)["known"][1] == ["B4"]


# -- what is refused, the last card, the clock ----------------------------------------------------
@rule("M112-111")
def test_what_makes_no_sense_is_refused_each_with_its_reason() -> None:
    for who in ("me", "others", "all"):
        assert reason(f"{who}:swap") == "custom-swap-one"
    for who in ("me", "all"):
        assert reason(f"{who}:show") == "custom-show-other"
    for effect in ("pass", "reverse"):
        for who in ("me", "next", "previous", "chosen", "others"):
            assert reason(f"{who}:{effect}") == "custom-of-all"
        for condition in ("atleast-5", "atmost-5"):
            assert reason(f"all?{condition}:{effect}") == "custom-of-all-always"
    for word in ("next:swap-2", "all:pass-1", "all:reverse-red", "next:show-named"):
        assert reason(word) == "custom-nothing-behind"
    assert reason("next?cannot:swap") == "custom-cannot-next"


@rule("M112-111", "M112-83")
@pytest.mark.parametrize("word", ["chosen:swap", "all:pass", "all:reverse", "others:show"])
def test_none_acts_with_the_last_card(word: str) -> None:
    t = custom(word, "hand 0 WC1; hand 1 B3 B4; hand 2 Y8 Y9")
    assert [it.kind for it in t.do(0, "play WC1 B")] == ["played", "dealOver", "matchOver"]
    assert t.outcome() == Outcome((0,), (0, 0, 0))


@rule("M112-111")
@pytest.mark.parametrize(("word", "kind"), [("chosen:swap", Swapped), ("chosen:show", Shown)])
def test_the_clock_chooses_the_next_player(word: str, kind: type[Swapped | Shown]) -> None:
    t = custom(word, EMPTY_PILE, "uno.turnTimer=20")
    told = t.do(CLOCK, "ring turn", at=20_000)
    assert [it.target for it in told if isinstance(it, kind)] == [1]


def _moving(below: Below) -> dict[str, object]:
    words = ("chosen:swap", "next?atmost-4:swap", "all:pass", "all:reverse", "others:show")
    return {f"m112.custom{n}": words[below(len(words))] for n in (1, 2, 3)}


@rule("M112-111")
@pytest.mark.parametrize("seats", [2, 3])
def test_random_play_with_these_rules_leaks_nothing(seats: int) -> None:
    game, book = BOOKS["uno-112"]
    report = check_game(game, book, seats, steps=3000, seed="moving", options=_moving)
    assert report.failures == []
    reached = ("swapped", "rotated", "shown-seen", "ruled-reverse")
    assert all(report.seen[f"uno-event-{kind}"] for kind in reached)
