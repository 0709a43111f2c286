"""Reviews: what is looked at, what the thinker is told, what counts as lost, where it turned."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from stolik.bots import BOTS, Budget
from stolik.bots.base import Weighed
from stolik.core.game import CHANCE
from stolik.core.phrase import Fact, Phrase, Refused
from stolik.core.record import Record
from stolik.core.record import read as record_of
from stolik.games import BOOKS
from stolik.review import Effort, Point, review, survey
from stolik.review.hindsight import data, turns_of
from stolik.review.parts import won
from stolik.review.playouts import chances
from stolik.review.reading import Question
from stolik.review.thinking import judge
from stolik.rulebook.speech import LANGUAGES, Speaker
from tests.golden.corpus import records
from tests.kit import at
from tests.review.games import LITTLE, Oracle, cut, played

TABLES = {"unikat": 2, "uno-108": 3, "uno-112": 2, "ubongo": 2}


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> type[Oracle]:
    """The expert of UNO for one test."""

    class Told(Oracle):
        asked: ClassVar[list[Any]] = []

    monkeypatch.setitem(BOTS["uno"], "expert", Told)
    return Told


def first_questions(record: Record, count: int) -> list[Question]:
    return survey(record, 0).questions[:count]


# -- every book -----------------------------------------------------------------------------------
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.slow
def test_the_same_record_gives_the_same_review(book: str) -> None:
    record = cut(played(book, TABLES[book]), 14)
    first = review(record, 0, LITTLE)
    assert data(first) == data(review(record, 0, LITTLE))
    assert [point.entry for point in first.points] == list(range(14))
    for point in first.points:
        assert sum(point.chances) == pytest.approx(1)
    assert first.choices
    for choice in first.choices:
        assert choice.loss >= 0
        assert (choice.loss == 0) == (choice.better == choice.action)
        assert choice.best - choice.chance == pytest.approx(choice.loss)


def test_another_record_is_thought_about_anew() -> None:
    record = played("uno-112")
    seeds = {survey(cut(record, entries), 0).seed for entries in (5, 6, 7)}
    assert len(seeds) == 3


def test_how_much_is_done_only_grows(oracle: type[Oracle]) -> None:
    told: list[float] = []
    review(cut(played("uno-112"), 12), 0, LITTLE, told.append)
    assert told == sorted(told)
    assert 0 < told[0] < 0.5
    assert told[-1] == 1


@pytest.mark.parametrize("book", BOOKS)
def test_tables_with_every_option_with_leaving_and_late_bells_can_be_played_out(book: str) -> None:
    """The golden games hold whatever can happen at a table, at any time."""
    for text in records(BOOKS[book][1])[17:19]:
        read = survey(record_of(text, BOOKS), 0)
        for moment in read.moments[:: len(read.moments) // 2 + 1]:
            seats = chances(read.game, moment.state, moment.at, 1, "golden")
            assert max(seats) > 0
        for asked in read.questions[:1]:
            judge(read.game, asked, Budget(playouts=4), "golden")


# -- parts ----------------------------------------------------------------------------------------
@pytest.mark.slow
def test_uno_is_won_deal_by_deal(oracle: type[Oracle]) -> None:
    record = played("uno-108", k108_target=100)
    parts = survey(record).parts
    assert len(parts) > 1
    assert [span.begin for span in parts] == [0, *[span.end for span in parts[:-1]]]
    assert parts[-1].end == len(record.entries) - 1
    for number in range(len(parts)):
        found = review(record, number, Effort(1))
        assert sorted(found.points[-1].chances) == [0, 1], "somebody has won the deal"
        assert found.points[0].entry == parts[number].begin
        assert found.points[0].playouts, "a new deal is open"
        inside = range(parts[number].begin + 1, parts[number].end + 1)
        assert all(choice.entry in inside for choice in found.choices)


def test_unikat_is_won_round_by_round_and_ubongo_as_a_whole() -> None:
    assert len(survey(played("unikat", bot="greedy", uni_rounds=3)).parts) == 3
    assert len(survey(played("ubongo")).parts) == 1


def test_partners_win_together() -> None:
    record = played("uno-108", 4, k108_format="pairs", k108_target=50)
    *_, (_, match) = record.replay()
    shares = won(record.game, match.state, match.events[-5:])
    assert shares in ((1, 0, 1, 0), (0, 1, 0, 1))


def test_only_a_match_that_has_ended_and_a_part_that_it_has() -> None:
    record = played("uno-112")
    for part in (-1, 1, 7):
        with pytest.raises(Refused, match="review-no-part"):
            survey(record, part)
    record.ending = "open"
    with pytest.raises(Refused, match="record-not-yet"):
        survey(record)


def test_a_match_abandoned_at_once_has_nothing_to_decide() -> None:
    found = review(cut(played("uno-112"), 1), None, LITTLE)
    assert [point.entry for point in found.points] == [0]
    assert (found.choices, found.turns, found.lost(0), found.average(0)) == ((), (), 0, 0)


def test_a_long_part_is_looked_at_here_and_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.review.reading.MOST", 7)
    record = played("ubongo")
    read = survey(record)
    assert len(read.moments) == len(read.questions) == 7
    assert (read.moments[0].entry, read.moments[-1].entry) == (0, len(record.entries) - 1)


# -- what the thinker is told ---------------------------------------------------------------------
def test_the_thinker_knows_what_the_seat_knew_and_no_more(oracle: type[Oracle]) -> None:
    record = cut(played("uno-108", 3), 25)
    found = review(record, 0, Effort(1))
    expected, game = [], record.game
    for number, (_, match) in enumerate(record.replay()):
        entry = record.entries[number + 1 : number + 2]
        if not entry or entry[0].who not in game.due(match.state):
            continue
        seat, legal = entry[0].who, game.legal(match.state, entry[0].who)
        choices = [action for action in legal if not game.aside(action)]
        if len(choices) > 1 and entry[0].action in choices:
            expected.append((game.view(match.state, seat), list(match.heard(seat)), legal))
    assert len(expected) > 5
    assert len(found.choices) == len(expected)
    assert [asked for asked in oracle.asked if len(asked[2]) > 2] == [
        asked for asked in expected if len(asked[2]) > 2
    ]


def test_what_a_seat_can_t_know_does_not_change_its_loss() -> None:
    """The same view over another world: the draw pile and the other hand change places."""
    mine = "hand 0 R5 B5 G7 Y2"
    worlds = [
        f"uno-112; top R9; turn 0; {mine}; hand 1 {hand}" for hand in ("B1 B2 B3 W4", "Y1 Y3 G8 R1")
    ]
    losses = []
    for world in worlds:
        trial = at(world)
        game, state = trial.game, trial.state
        legal = game.legal(state, 0)
        chosen = next(it for it in legal if game.write_action(it).startswith("play R5"))
        asked = Question(1, 0, 0, game.view(state, 0), [], legal, chosen)
        choice = judge(game, asked, Budget(playouts=60), "same")
        assert choice is not None
        losses.append((choice.better, choice.chance, choice.best, choice.reason))
    assert losses[0] == losses[1]


# -- what counts as lost --------------------------------------------------------------------------
def judged(oracle: type[Oracle], **chances: float | None) -> tuple[str, float, Fact]:
    """The better action, the loss and the thinker's number, if all others have a chance of 0.1."""
    asked = first_questions(played("uno-112"), 1)[0]
    game = BOOKS["uno-112"][0]
    mine = game.write_action(asked.action)
    other = next(it for it in map(game.write_action, asked.legal) if it not in (mine, "draw"))
    names = {mine: "mine", other: "other"}

    def chance(action: str, times: int) -> float | None:
        key = names.get(action, "")
        return chances.get(f"{key}_again" if times == 2 else key, chances.get(key, 0.1))

    oracle.chance = staticmethod(chance)
    choice = judge(game, asked, Budget(playouts=8), "seed")
    assert choice is not None
    assert choice.action == mine
    better = names.get(choice.better, choice.better)
    return better, round(choice.loss, 3), choice.reason.facts.get("best", "")


def test_the_best_costs_nothing(oracle: type[Oracle]) -> None:
    assert judged(oracle, mine=0.6, other=0.5) == ("mine", 0, 60)


def test_less_than_the_best_costs_the_difference(oracle: type[Oracle]) -> None:
    assert judged(oracle, mine=0.5, other=0.6) == ("other", 0.1, 60)


def test_a_difference_within_luck_costs_nothing(oracle: type[Oracle]) -> None:
    oracle.playouts = 50
    assert judged(oracle, mine=0.5, other=0.58) == ("mine", 0, 50)


def test_what_only_looked_better_is_weighed_once_more(oracle: type[Oracle]) -> None:
    found = judged(oracle, mine=0.5, other=0.9, mine_again=0.55, other_again=0.5)
    assert found == ("mine", 0, 55)


def test_where_only_one_thing_is_worth_a_thought_there_is_no_choice(oracle: type[Oracle]) -> None:
    asked = first_questions(played("uno-112"), 1)[0]
    game = BOOKS["uno-112"][0]
    mine = game.write_action(asked.action)
    oracle.chance = staticmethod(lambda action, _: 0.5 if action == mine else None)
    assert judge(game, asked, Budget(), "seed") is None


def test_in_a_race_rows_are_decisions_and_solutions_are_not() -> None:
    record = played("ubongo")
    asked = survey(record).questions
    kinds = {record.game.write_action(it.action).split()[0] for it in asked}
    assert {"pawn", "move", "collect"} <= kinds
    assert "solve" not in kinds


def test_what_the_thinker_would_never_do_is_played_out(oracle: type[Oracle]) -> None:
    better, loss, best = judged(oracle, mine=None, other=0.9)
    assert better in ("mine", "other")
    assert 0 <= loss <= 1
    assert (best == "") == (better == "mine"), "it has no reason for what it would never do"


@pytest.mark.parametrize("book", BOOKS)
def test_a_reason_never_says_that_there_was_nothing_else(
    book: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others may look better than what is best, in the few games that they had."""
    game = BOOKS[book][0]
    asked = next(it for it in survey(played(book), 0).questions if len(it.legal) > 1)

    others = [Weighed(it, 0.6, 5) for it in asked.legal if it != asked.action]
    expert = type(BOTS[game.name]["expert"](game))
    weighed = [Weighed(asked.action, 0.32, 25), *others]
    monkeypatch.setattr(expert, "weigh", lambda *_: weighed)
    choice = judge(game, asked, Budget(playouts=4), "unsure")
    assert choice is not None
    assert choice.reason == Phrase("review-reason-only", {"chance": 32, "playouts": 25})
    assert all("32" in Speaker(language).phrase(choice.reason) for language in LANGUAGES)


# -- turning points -------------------------------------------------------------------------------
def test_turning_points_are_more_than_luck_and_the_furthest_first() -> None:
    chances = (0.5, 0.52, 0.8, 0.78, 0.4, 0.45, 1.0)
    points = [Point(entry, (it, 1 - it), 400) for entry, it in enumerate(chances)]
    assert [turn.entry for turn in turns_of(points)] == [6, 4, 2]
    assert turns_of([Point(p.entry, p.chances, 4) for p in points[:-1]]) == ()


def test_the_end_of_the_match_is_known(oracle: type[Oracle]) -> None:
    record = played("uno-112")
    *_, (_, match) = record.replay()
    outcome = record.game.outcome(match.state)
    assert outcome is not None
    found = review(record, None, Effort(1))
    last = found.points[-1]
    assert [seat for seat, chance in enumerate(last.chances) if chance == 1] == [*outcome.winners]
    assert CHANCE not in [choice.seat for choice in found.choices]
