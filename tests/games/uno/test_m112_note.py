"""UNO with 112 cards: a custom rule in people's own words, and the wait for them (M112-110)."""

from __future__ import annotations

import pytest

from stolik.core.conformance import any_options, check_game
from stolik.core.fairness import seeded
from stolik.core.game import CLOCK, TABLE, Below, Outcome
from stolik.core.phrase import BadOption, Malformed
from stolik.games import BOOKS
from stolik.games.uno.custom import check_word, read_rule
from stolik.games.uno.events import Drew, Left, NoteOver, NotePlayed, NoteSkipped, Skipped
from tests.games.uno.scenes import faces
from tests.games.uno.test_m112_custom import custom
from tests.games.uno.test_m112_deck_and_deal import all_but
from tests.kit import Trial, at, new, rule, seen

TEXT = "who sings last, draws 2"
NOTE = "note:who%20sings%20last%2C%20draws%202"
WAITS = (
    f"uno-112; options m112.custom1={NOTE} MORE; phase note; turn 0; top WC1; colour B; "
    "hand 0 R1 R2; hand 1 B3 B4; hand 2 Y8 Y9; "
)


def waiting(options: str = "", more: str = "") -> Trial:
    """Seat 0 of three has laid a card with a note, and the table has not said anything yet."""
    return at(WAITS.replace("MORE", options) + more)


# -- the text -------------------------------------------------------------------------------------
@rule("M112-110")
@pytest.mark.parametrize(
    "text",
    [
        "x",
        TEXT,
        "100 % für Ola; a=b & c/d?",
        "Кто співає? Každý pije!",
        "<b>draw</b> [red]2[/red] {x}",
        "🎉 sing ❤️",
        "x" * 120,
    ],
)
def test_a_note_is_one_word_of_an_option_whatever_it_says(text: str) -> None:
    word = check_word(f"note:{text}")
    assert word.isascii()
    assert " " not in word
    assert (check_word(word), read_rule(word).note) == (word, text)
    t = new("uno-112", 3, custom2=word)
    assert at(t.position).position == t.position
    assert seen(t, 1)["options"] == {"m112.custom2": word}, "everybody can read it before the game"


@rule("M112-110")
@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "x" * 121, "two%0Alines", "two%E2%80%A8lines", "par%E2%80%A9", "a%00b", "a%09b"),
        *("%E2%80%AEback", "a%E2%80%8Fb", "%E2%81%A6iso", "%E3%85%A4", "%E2%A0%80", "a%C2%ADb"),
        *("a" + "%CC%81" * 9, "%FF", "%E2%80%8B", "\u200d", "\ud800"),
    ],
)
def test_a_note_is_one_line_that_can_be_seen(text: str) -> None:
    with pytest.raises(BadOption) as refused:
        check_word(f"note:{text}")
    assert refused.value.phrase.id == "custom-note"


# -- the wait -------------------------------------------------------------------------------------
@rule("M112-110")
def test_play_waits_for_the_table_and_goes_on_when_it_is_done() -> None:
    t = custom(NOTE)
    assert t.do(0, "play WC1 B")[1:] == [NotePlayed(0, TEXT)]
    assert (seen(t)["phase"], seen(t)["colour"]) == ("note", "B")
    assert seen(t, 2)["note"] == {"text": TEXT, "draws": 0}
    assert (t.actors(), t.game.due(t.state)) == ((TABLE,), ())
    assert t.game.owed(t.state) == t.game.read_action("note done")
    for seat in range(3):
        assert t.legal(seat) == []
        assert t.why(seat, "draw").clause == t.why(seat, "note done").clause == "M112-110"
    assert t.do(TABLE, "note done") == [NoteOver()]
    assert (seen(t)["phase"], seen(t)["turn"], seen(t)["note"]) == ("turn", 1, None)
    assert t.game.owed(t.state) is None
    assert t.why(TABLE, "note done").clause == "M112-110"


@rule("M112-110", "M112-26")
def test_the_table_lets_somebody_draw_three_times_at_most() -> None:
    t = waiting()
    assert "note draw 2 7" in t.legal(TABLE)
    t.do(TABLE, "note draw 2 2")
    assert t.chance("give G1 G2") == [Drew(2, faces("G1 G2"), 2, 0, "note")]
    assert t.match.heard(1)[-1] == Drew(2, None, 2, 0, "note")
    t.do(TABLE, "note draw 0 1")
    t.chance("give G3")
    t.do(TABLE, "note draw 2 7")
    t.settle()
    assert (seen(t)["counts"], seen(t)["note"]["draws"]) == ([3, 2, 11], 3)
    assert not [move for move in t.legal(TABLE) if move.startswith("note draw")]
    assert t.why(TABLE, "note draw 1 1").phrase.id == "note-draws"


@rule("M112-110", "M112-26")
def test_what_the_pile_has_not_is_not_owed() -> None:
    t = waiting(more="bag G1")
    t.do(TABLE, "note draw 1 7")
    told = t.settle()[-1]
    assert isinstance(told, Drew)
    assert told.count + told.missing == 7


@rule("M112-110")
def test_amounts_and_seats_that_there_are() -> None:
    t = waiting()
    assert {move.split()[-1] for move in t.legal(TABLE) if "draw" in move} == set("1234567")
    assert t.why(TABLE, "note draw 5 1").phrase.id == "note-whom"
    assert t.why(TABLE, "note skip 5").phrase.id == "note-whom"
    for text in ("note draw 1 0", "note draw 1 8", "note", "note sing", "note done 1", "note skip"):
        with pytest.raises(Malformed):
            t.game.read_action(text)


@rule("M112-110")
def test_a_seat_loses_its_next_turn_once() -> None:
    t = waiting()
    assert t.do(TABLE, "note skip 1") == [NoteSkipped(1)]
    assert t.why(TABLE, "note skip 1").phrase.id == "note-skipped"
    assert "note skip 1" not in t.legal(TABLE)
    assert t.do(TABLE, "note done") == [NoteOver(), Skipped(1)]
    assert (seen(t)["turn"], seen(t)["skips"]) == (2, [])


@rule("M112-110", "M112-31")
def test_no_action_of_the_table_opens_or_shuts_a_window() -> None:
    t = at(WAITS.replace("MORE", "").replace("hand 1 B3 B4", "hand 1 B3") + "lapse 1")
    t.do(TABLE, "note skip 0", "note draw 2 1")
    t.settle()
    assert "catch 1" in t.legal(2)
    t.do(TABLE, "note done")
    assert "catch 1" in t.legal(2)
    assert "call" in t.legal(1)


@rule("M112-110", "M112-31")
def test_a_hand_that_grows_owes_no_word_any_more() -> None:
    t = at(WAITS.replace("MORE", "").replace("hand 1 B3 B4", "hand 1 B3") + "lapse 1")
    t.do(TABLE, "note draw 1 1")
    t.settle()
    assert seen(t)["lapses"] == []
    t = at(WAITS.replace("MORE", "").replace("hand 1 B3 B4", "hand 1 B3") + "called 1")
    t.do(TABLE, "note draw 1 1")
    t.settle()
    assert seen(t)["called"] == []


# -- the clock ------------------------------------------------------------------------------------
@rule("M112-110")
@pytest.mark.parametrize("options", ["uno.catchGraceMs=1500", "uno.turnTimer=20"])
def test_where_a_clock_runs_the_wait_ends_after_a_minute(options: str) -> None:
    t = custom(NOTE, options=options)
    t.do(0, "play WC1 B", at=5000)
    assert [alarm for alarm in t.game.alarms(t.state) if "grace" not in alarm.name] == [
        ("note", 65_000)
    ]
    t.do(TABLE, "note draw 2 1", at=30_000)
    t.settle()
    assert ("note", 65_000) in t.game.alarms(t.state)
    assert t.do(CLOCK, "ring note", at=65_000) == [NoteOver()]
    assert seen(t)["turn"] == 1
    assert seen(t)["since"] == 65_000, "the turn has all of its time"


@rule("M112-110")
def test_where_no_clock_runs_it_waits_for_the_tap() -> None:
    t = waiting()
    assert t.game.alarms(t.state) == ()
    assert CLOCK not in t.actors()


@rule("M112-110")
def test_a_note_that_the_clock_lays_waits_too() -> None:
    hands = f"hand 0 WC1 B1 B2; hand 1 {all_but('R5 WC1 B1 B2 Y1 Y2')}; hand 2 Y1 Y2"
    t = custom(NOTE, hands, "uno.turnTimer=20")
    t.do(CLOCK, "ring turn", at=20_000)
    assert (seen(t)["phase"], seen(t)["turn"]) == ("note", 0)
    assert t.game.alarms(t.state)[-1] == ("note", 80_000)


# -- nobody there ---------------------------------------------------------------------------------
@rule("M112-110")
@pytest.mark.parametrize(
    ("options", "more"),
    [("m112.bots=7", ""), ("", "away 0 1 2"), ("m112.bots=3", "away 2")],
)
def test_where_nobody_is_present_it_is_done_at_once(options: str, more: str) -> None:
    t = custom(NOTE, options=options, more=more)
    assert t.do(0, "play WC1 B")[1:] == [NotePlayed(0, TEXT), NoteOver()]
    assert (seen(t)["phase"], seen(t)["turn"]) == ("turn", 1)


@rule("M112-110")
def test_the_last_to_leave_ends_the_wait() -> None:
    t = waiting("m112.bots=2")
    assert t.do(TABLE, "leave 0") == [Left(0)]
    assert seen(t)["phase"] == "note"
    assert t.do(TABLE, "leave 2") == [Left(2), NoteOver()]
    assert (seen(t)["phase"], seen(t)["turn"]) == ("turn", 1)


@rule("M112-110")
def test_the_cards_player_speaks_or_the_next_person_in_turn_order() -> None:
    assert waiting().game.speakers(waiting().state) == (0, 1, 2)
    t = waiting("m112.bots=1", "anticlockwise")
    assert t.game.speakers(t.state) == (2, 1)
    t.do(TABLE, "leave 2")
    assert t.game.speakers(t.state) == (1,)
    t.do(TABLE, "note done")
    assert t.game.speakers(t.state) == ()


# -- the rest -------------------------------------------------------------------------------------
@rule("M112-110", "M112-83")
def test_as_the_last_card_it_is_a_plain_win() -> None:
    t = custom(NOTE, "hand 0 WC1; hand 1 B3 B4; hand 2 Y8 Y9")
    assert [it.kind for it in t.do(0, "play WC1 B")] == ["played", "dealOver", "matchOver"]
    assert t.outcome() == Outcome((0,), (0, 0, 0))


@rule("M112-110")
def test_positions_of_the_wait_read_back_and_others_are_refused() -> None:
    t = waiting()
    t.do(TABLE, "note draw 2 1")
    t.chance("give G1")
    assert "note-draws 1" in t.position
    assert at(t.position).position == t.position
    for wrong in (
        WAITS.replace("MORE", "").replace("top WC1", "top WC2"),
        WAITS.replace("MORE", "").replace("top WC1", "top W"),
        WAITS.replace("MORE", "").replace("phase note", "note-draws 1"),
        WAITS.replace("MORE", "").replace(f"={NOTE}", "=idea1"),
    ):
        with pytest.raises(Malformed):
            at(wrong)


def _noted(below: Below) -> dict[str, object]:
    options: dict[str, object] = {f"m112.custom{n}": NOTE for n in (1, 2, 3)}
    return options | ({"uno.catchGraceMs": 1500} if below(2) else {"m112.bots": below(2)})


@rule("M112-110")
@pytest.mark.parametrize("seats", [2, 4])
def test_random_play_with_notes_keeps_every_promise(seats: int) -> None:
    game, book = BOOKS["uno-112"]
    report = check_game(game, book, seats, steps=3000, seed="note", options=_noted)
    assert report.failures == []
    assert all(report.seen[f"action-{kind}"] for kind in ("noteDraw", "noteSkip", "noteDone"))


@rule("M112-110", "M112-111")
def test_tables_drawn_at_random_have_notes_and_every_effect_that_moves_hands() -> None:
    below = seeded("drawn")
    drawn = [any_options(BOOKS["uno-112"][1], 3, below) for _ in range(400)]
    words = {str(value) for given in drawn for key, value in given.items() if "custom" in key}
    for effect in ("swap", "pass", "reverse", "show"):
        assert any(f":{effect}" in word for word in words)
    assert any(word.startswith("note:") for word in words)
