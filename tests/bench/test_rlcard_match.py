"""Our expert inside RLCard: it understands what it is shown, and plays legal games to their end."""

from __future__ import annotations

import pytest

from bench.rlcard_match import OURS, THEIRS, Listener, colour_of, face_of, named, play
from stolik.bots import Budget
from stolik.games.uno.events import Drew, Kept, Played
from stolik.games.uno.pieces import COLOURS, FACES, NONE

pytestmark = pytest.mark.rlcard


@pytest.mark.parametrize(
    ("card", "face", "colour"),
    [("r-5", "R5", NONE), ("g-draw_2", "GD", NONE), ("b-wild", "W", 3), ("y-wild_draw_4", "W4", 1)],
)
def test_cards_are_translated(card: str, face: str, colour: int) -> None:
    assert (FACES[face_of(card)], named(card)) == (face, colour)
    assert COLOURS[colour_of(card)] == card[0].upper()


def test_draws_are_heard_whether_the_card_was_laid_or_kept() -> None:
    listener = Listener(0, "r-5")
    listener.listen([(0, "r-7"), (1, "draw"), (0, "draw")], ["r-5", "r-7", "r-9"])
    kinds = [(type(e), getattr(e, "seat", None)) for e in listener.heard[1:]]
    assert kinds == [
        (Played, OURS),
        (Drew, THEIRS),
        (Played, THEIRS),
        (Drew, OURS),
        (Kept, OURS),
    ]


def test_games_end_with_one_winner_and_the_same_seed_gives_the_same_game() -> None:
    results = [play(number, "rule", Budget(playouts=12), "test") for number in range(4)]
    assert results == [play(number, "rule", Budget(playouts=12), "test") for number in range(4)]
    assert isinstance(play(0, "random", Budget(playouts=12), "test"), bool)
