"""Tournaments between bots: to a winner, the same however many play them, and kept truly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import permutations

import pytest

from stolik.arena.tournament import Plan, carry_on, play, run
from stolik.core.fairness import commit, seeded
from stolik.core.match import Match
from stolik.core.phrase import Malformed, Refused
from stolik.core.record import Promise, Record, Unsound
from stolik.core.record import verify as verify_record
from stolik.games import BOOKS
from stolik.games.uno import tournament_text
from stolik.games.uno.events import DealOver, MatchOver
from stolik.games.uno.tournament import (
    DUEL,
    FORMATS,
    Deal,
    Fixture,
    Lot,
    Result,
    Tournament,
    chance_of_all,
)
from stolik.games.uno.tournament_text import verify, write_all
from tests.kit import rule

GAME, _ = BOOKS["uno-108"]
SMALL = Plan("rotation12", ("random", "rule", "random", "rule"), "small")


@cache
def small() -> tuple[Tournament, dict[str, str]]:
    """A tournament of four, played once for all tests; nobody changes it."""
    return run(SMALL, 1)


@cache
def kept() -> str:
    """The same tournament as a file."""
    return write_all(*small())


def fault(text: str) -> Malformed | Unsound:
    """What is wrong with a file."""
    with pytest.raises((Malformed, Unsound)) as refusal:
        verify(text, BOOKS)
    found = refusal.value
    assert isinstance(found, Malformed | Unsound)
    return found


@pytest.mark.slow
def test_a_tournament_comes_to_a_winner_and_its_file_is_true() -> None:
    tournament, records = small()
    assert list(records) == ["1.I", "2.I", "3.I", "duel"]
    duel = tournament.duel()
    assert duel is not None
    assert tournament.winner() in duel.players
    assert verify(kept(), BOOKS) == tournament


def test_each_seed_plays_another_tournament() -> None:
    fixture = FORMATS["rotation12"].fixtures()[0]
    plans = [SMALL, SMALL, Plan("rotation12", SMALL.bots, "other")]
    one, again, other = [play(plan, fixture).record for plan in plans]
    assert one == again != other


def test_a_plan_that_cannot_be_played_is_refused_before_the_first_match() -> None:
    with pytest.raises(Refused) as refusal:
        Plan("rotation12", ("random",) * 3 + ("nobody",)).begin()
    assert refusal.value.phrase.id == "unknown-bot"


def test_options_of_a_plan_hold_at_every_table() -> None:
    plan = Plan("rotation12", SMALL.bots, "1", 1, {"uno.wd4Mode": "strict"})
    tournament, records = run(plan, 1)
    assert all("uno.wd4Mode=strict" in record for record in records.values())
    assert verify(write_all(tournament, records), BOOKS).options == {"uno.wd4Mode": "strict"}


# -- a tied duel ----------------------------------------------------------------------------------
class Long(Fixture):
    """A duel that is tied until its fourth deal."""

    def goes_on(self, deals: Sequence[Deal]) -> bool:
        return len(deals) < 4


@rule("K108-130")
def test_a_tied_duel_goes_on_at_the_same_table() -> None:
    played = play(SMALL, Long(DUEL, 0, (2, 3), 2))
    record = verify_record(played.record, BOOKS)
    assert record.options["k108.deals"] == 4
    *_, (_, match) = record.replay()
    ends = [event for event in match.events if isinstance(event, DealOver)]
    assert [end.deal for end in ends] == [1, 2, 3, 4]
    assert [deal.winner for deal in played.deals] == [(2, 3)[end.winner] for end in ends]
    assert sum(isinstance(event, MatchOver) for event in match.events) == 1


def test_what_was_played_stays_when_a_match_is_carried_on() -> None:
    fixture = Fixture(DUEL, 0, (1, 2), 1)
    below = seeded("carried on")
    match = Match.begin(GAME, fixture.options({}), 2, below)
    while GAME.outcome(match.state) is None:
        may = GAME.plain(GAME.legal(match.state, GAME.due(match.state)[0]))
        match.play(GAME.due(match.state)[0], may[0], below)
    winner, card = match.state.winner, match.state.top
    longer = carry_on(match, fixture.options({}, 2), 2, below)
    assert GAME.outcome(longer.state) is None
    assert longer.state.deal == 2
    assert longer.state.dealer == 1 - winner  # K108-95
    assert longer.state.top == card  # K108-94
    assert longer.events[: len(match.events) - 1] == match.events[:-1]


# -- files ----------------------------------------------------------------------------------------
def test_a_result_that_was_changed_is_found() -> None:
    lines = kept().split("\n")
    place = next(n for n, line in enumerate(lines) if line.startswith("result 2.I"))
    head, _, points = lines[place].rpartition(":")
    lines[place] = f"{head}:{int(points) + 1}"
    found = fault("\n".join(lines))
    assert found.phrase.id == "tournament-other-result"
    assert lines[found.line - 2] == "match 2.I"


@rule("K108-131")
def test_a_lot_that_does_not_follow_from_the_matches_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    level = Tournament("rotation12", ("Ala", "Olek", "Zofia", "Jan"))
    for fixture in level.format().fixtures():
        level.enter(Result(fixture.name, tuple([Deal(it, 10) for it in fixture.players])))
    secrets = {it.name: bytes([it.block]) * 32 for it in level.format().fixtures()}
    promises = [Promise(it, commit(it, secret), {}, secret) for it, secret in secrets.items()]
    lot = level.draw_lot(chance_of_all(promises))
    # Nobody plays twelve deals until all are level: what a record says is not the matter here.
    options = Fixture(DUEL, 0, (1, 2), 1).options({})
    sound = {it.match: Record(GAME, options, 2, [], promise=it) for it in promises}
    monkeypatch.setattr(tournament_text, "_checked_record", lambda _, it, find: sound[it.match])
    for order in permutations(range(1, 5)):
        drawn = replace(level, inputs=[*level.inputs, Lot(order)])
        text = write_all(drawn, dict.fromkeys(secrets, "seal 00\n"))
        if order == lot.order:
            assert verify(text, BOOKS) == drawn
        else:
            found = fault(text)
            assert found.phrase.id == "tournament-other-lot"
            assert text.split("\n")[found.line - 1].startswith("lot ")
    for record in sound.values():
        record.promise = None  # bots that met without a server
    assert verify(write_all(drawn, dict.fromkeys(secrets, "seal 00\n")), BOOKS) == drawn


def test_the_record_of_another_match_is_found() -> None:
    tournament, records = small()
    exchanged = {**records, "1.I": records["2.I"], "2.I": records["1.I"]}
    assert fault(write_all(tournament, exchanged)).phrase.id == "tournament-other-result"
    exchanged = {**records, "1.I": records["duel"]}
    assert fault(write_all(tournament, exchanged)).phrase.id == "tournament-other-match"


def test_a_record_that_is_not_there_is_found() -> None:
    tournament, records = small()
    body = kept().split("match duel\n")[0]
    found = fault(f"{body}seal 00\n")
    assert (found.phrase.id, found.phrase.facts) == ("tournament-no-record", {"match": "duel"})
    early = Tournament("rotation12", SMALL.bots)
    early.enter(tournament.inputs[0])
    assert verify(write_all(early, records), BOOKS).winner() is None
    first = write_all(early, records)
    without = "".join(line for line in first.splitlines(True) if not line.startswith("result"))
    assert fault(without).phrase.id == "tournament-no-result"


@pytest.mark.parametrize("line", [5, 40, -2])
def test_a_file_that_was_cut_or_changed_says_where(line: int) -> None:
    lines = kept().split("\n")
    cut = fault("\n".join(lines[:line]))
    assert 0 < cut.line <= len(lines)
    lines[line] += "x"
    assert 0 < fault("\n".join(lines)).line <= len(lines)


@pytest.mark.slow
def test_no_byte_may_be_another() -> None:
    text, below = kept(), seeded("bytes")
    for _ in range(40):
        place = below(len(text))
        other = "x0 \n:1é"[below(7)]
        changed = text[:place] + other + text[place + 1 :]
        if changed != text:
            assert 0 < fault(changed).line <= changed.count("\n") + 1
    assert fault(text + "\n").phrase.id == "record-line-changed"
    assert fault(text.removesuffix("\n")).phrase.id == "record-line-changed"


def test_results_enter_in_the_order_of_the_schedule() -> None:
    tournament, _ = small()
    names = [entry.match for entry in tournament.inputs if isinstance(entry, Result)]
    assert names == ["1.I", "2.I", "3.I", "duel"]
