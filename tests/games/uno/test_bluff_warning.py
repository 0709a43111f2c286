"""A seat is told that its +4 would be a bluff, and nobody else is (K108-65, M112-59)."""

from __future__ import annotations

import pytest

from tests.kit import Trial, at, rule, seen

OTHERS = "hand 1 B3 Y4; hand 2 R8 W4"


def warned(book: str, hand: str, more: str = "top R5") -> object:
    """What seat 0 is told of its +4; the others, watchers and open tables are told nothing."""
    t = at(f"{book}; {more}; hand 0 {hand}; {OTHERS}")
    assert not any(seen(t, seat)["betrays"] for seat in (1, 2))
    assert t.game.view(t.state, None).betrays is None
    assert t.game.open_view(t.state).betrays is None
    return seen(t, 0)["betrays"]


def is_guilty(t: Trial) -> bool:
    """Whether the challenge of a +4 just laid is justified."""
    t.do(0, "play W4 B")
    return bool(t.do(1, "challenge")[0].guilty)


@rule("K108-65", "M112-59")
@pytest.mark.parametrize(
    ("book", "hand", "told"),
    [
        ("uno-108", "W4 R1 G2", "colour"),
        ("uno-108", "W4 B5 G2", None),
        ("uno-108", "W4 W G2", None),
        ("uno-112", "W4 R1 WH", "colour"),
        ("uno-112", "W4 WH G2", "wild"),
        ("uno-112", "W4 W4 G2", None),
        ("uno-112", "R1 R2 G2", None),
        ("uno-112; options m112.wildsMatch=none", "W4 W G2", None),
    ],
)
def test_the_warning_is_what_a_challenge_would_find(book: str, hand: str, told: str | None) -> None:
    assert warned(book, hand) == told
    if "W4" in hand:
        t = at(f"{book}; top R5; hand 0 {hand}; {OTHERS}")
        assert is_guilty(t) is (told is not None)


@rule("K108-78")
def test_a_drawn_four_is_warned_of_and_one_that_may_not_be_laid_is_not() -> None:
    drawn = "top R5; phase drawn; drawn"
    assert warned("uno-108", "W4 R1 G2", f"{drawn} W4") == "colour"
    assert warned("uno-108", "W4 R1 G2", f"{drawn} G2") is None


@rule("K108-65")
def test_nobody_is_warned_where_a_bluff_is_refused() -> None:
    assert warned("uno-108; options uno.wd4Mode=strict", "W4 R1 G2") is None
