"""Tournaments: schedules, credits, tie-breaks, the duel, and the journal (K108-127 to K108-135)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

import pytest

from stolik.core.fairness import seeded
from stolik.core.match import Match
from stolik.core.phrase import BadOption, Illegal, Malformed, Refused
from stolik.core.record import Unsound
from stolik.games import BOOKS
from stolik.games.uno.events import DealOver
from stolik.games.uno.tournament import (
    DUEL,
    FORMATS,
    Deal,
    Fixture,
    Format,
    Input,
    Lot,
    OneDeal,
    Result,
    Tournament,
)
from stolik.games.uno.tournament_text import read, read_input, write, write_input
from tests.kit import rule

FOUR = ("north", "east", "south", "north west")
EIGHT = (*FOUR, "rule", "rule", "tuned", "random")
#: The tables of the rulings: block, deals, teams, seats clockwise.
TWELVE_DEALS = """
1 | 1–4  | 1+2 v 3+4 | 1, 3, 2, 4
2 | 5–8  | 1+3 v 2+4 | 1, 2, 3, 4
3 | 9–12 | 1+4 v 2+3 | 1, 2, 4, 3
"""
TWENTY_EIGHT_DEALS = """
1 | 1–4   | 8+1 v 2+4 | 8, 2, 1, 4 | 3+7 v 5+6 | 3, 5, 7, 6
2 | 5–8   | 8+2 v 3+5 | 8, 3, 2, 5 | 4+1 v 6+7 | 4, 6, 1, 7
3 | 9–12  | 8+3 v 4+6 | 8, 4, 3, 6 | 5+2 v 7+1 | 5, 7, 2, 1
4 | 13–16 | 8+4 v 5+7 | 8, 5, 4, 7 | 6+3 v 1+2 | 6, 1, 3, 2
5 | 17–20 | 8+5 v 6+1 | 8, 6, 5, 1 | 7+4 v 2+3 | 7, 2, 4, 3
6 | 21–24 | 8+6 v 7+2 | 8, 7, 6, 2 | 1+5 v 3+4 | 1, 3, 5, 4
7 | 25–28 | 8+7 v 1+3 | 8, 1, 7, 3 | 2+6 v 4+5 | 2, 4, 6, 5
"""


def schedule(form: Format) -> list[list[str]]:
    """The schedule of a format, written as in the rulings."""
    rows: dict[int, list[str]] = {}
    for fixture in form.fixtures():
        last = fixture.block * fixture.deals
        row = rows.setdefault(fixture.block, [str(fixture.block), f"{last - 3}–{last}"])
        one, two, three, four = fixture.players
        assert fixture.partners(one, three)
        assert fixture.partners(two, four)
        assert not fixture.partners(one, two)
        row += [f"{one}+{three} v {two}+{four}", ", ".join(map(str, fixture.players))]
    return list(rows.values())


def rows_of(table: str) -> list[list[str]]:
    """The rows of a table written as text."""
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def deals(fixture: Fixture, points: Mapping[int, int]) -> tuple[Deal, ...]:
    """Both sides win in turn, and nothing but what is named brings points."""
    found = []
    for place in range(fixture.deals):
        winner = fixture.players[place % 2]
        named = [it for it in points if place < 2 and fixture.partners(it, winner)]
        found.append(Deal(winner, sum(points[it] for it in named)))
    return tuple(found)


def rotated(form: str, points: Mapping[tuple[str, int], int], version: int = 2) -> Tournament:
    """A tournament whose blocks are played; points are named by match and a member of the side."""
    names = FOUR if form == "rotation12" else EIGHT
    tournament = Tournament(form, names, version=version)
    while tournament.due() and tournament.due()[0].name != DUEL:
        fixture = tournament.due()[0]
        own = {player: worth for (match, player), worth in points.items() if match == fixture.name}
        tournament.enter(Result(fixture.name, deals(fixture, own)))
    return tournament


def refused(tournament: Tournament, entry: Input) -> Illegal:
    """The refusal of an input, which must change nothing."""
    before = write(tournament)
    with pytest.raises(Illegal) as refusal:
        tournament.enter(entry)
    assert write(tournament) == before
    return refusal.value


def reason(illegal: Illegal) -> tuple[str, str]:
    """A refusal as its clause and its reason."""
    return illegal.clause, illegal.phrase.id


def places(tournament: Tournament) -> list[tuple[int, int]]:
    """The standings as places and players."""
    return [(standing.place, standing.player) for standing in tournament.standings()]


#: 8 is far ahead; 2 and 4 have the same points and wins, and nothing against each other.
LEVEL = {("2.I", 8): 30, ("4.I", 8): 30}


# -- schedules ------------------------------------------------------------------------------------
@rule("K108-127")
def test_four_players_rotate_as_the_table_says() -> None:
    assert schedule(FORMATS["rotation12"]) == rows_of(TWELVE_DEALS)


@rule("K108-133", "K108-135")
def test_eight_players_rotate_as_the_table_says() -> None:
    assert schedule(FORMATS["rotation28"]) == rows_of(TWENTY_EIGHT_DEALS)


@rule("K108-127", "K108-135")
@pytest.mark.parametrize("form", FORMATS.values(), ids=FORMATS)
def test_each_pair_partners_one_block_and_opposes_two(form: Format) -> None:
    partners: Counter[tuple[int, ...]] = Counter()
    opponents: Counter[tuple[int, ...]] = Counter()
    for fixture in form.fixtures():
        for pair in combinations(sorted(fixture.players), 2):
            (partners if fixture.partners(*pair) else opponents)[pair] += 1
    pairs = list(combinations(range(1, form.size() + 1), 2))
    assert partners == Counter(pairs)
    assert opponents == Counter(dict.fromkeys(pairs, 2))


@rule("K108-134")
def test_each_of_eight_plays_28_deals_in_seven_blocks_of_four() -> None:
    fixtures = FORMATS["rotation28"].fixtures()
    assert {fixture.block for fixture in fixtures} == set(range(1, 8))
    assert {fixture.deals for fixture in fixtures} == {4}
    assert sum(fixture.deals for fixture in fixtures) == 56
    for player in range(1, 9):
        assert sum(it.deals for it in fixtures if player in it.players) == 28


@rule("K108-133")
def test_both_tables_play_at_once_and_results_come_in_any_order() -> None:
    tournament = Tournament("rotation28", EIGHT)
    assert [fixture.name for fixture in tournament.due()] == ["1.I", "1.II"]
    second = tournament.due()[1]
    tournament.enter(Result("1.II", deals(second, {})))
    assert [fixture.name for fixture in tournament.due()] == ["1.I"]
    later = next(it for it in FORMATS["rotation28"].fixtures() if it.name == "2.I")
    early = refused(tournament, Result("2.I", deals(later, {})))
    assert reason(early) == ("K108-133", "match-not-due")


@rule("K108-127", "K108-133")
@pytest.mark.parametrize(
    ("form", "count", "clause"),
    [("rotation12", 3, "K108-127"), ("rotation12", 8, "K108-127"), ("rotation28", 4, "K108-133")],
)
def test_a_format_is_for_its_number_of_players(form: str, count: int, clause: str) -> None:
    with pytest.raises(Illegal) as refusal:
        Tournament(form, EIGHT[:count])
    assert reason(refusal.value) == (clause, "tournament-players")
    assert refusal.value.phrase.facts["given"] == count


@rule("K108-127", "K108-134")
@pytest.mark.parametrize(
    ("form", "clause"), [("rotation12", "K108-127"), ("rotation28", "K108-134")]
)
def test_a_block_has_four_deals(form: str, clause: str) -> None:
    tournament = Tournament(form, FOUR if form == "rotation12" else EIGHT)
    fixture = tournament.due()[0]
    four = deals(fixture, {})
    for wrong in ((), four[:3], (*four, four[0])):
        illegal = refused(tournament, Result(fixture.name, wrong))
        assert reason(illegal) == (clause, "match-length")
        assert illegal.phrase.facts["count"] == 4


# -- the matches ----------------------------------------------------------------------------------
@rule("K108-132")
def test_a_block_is_four_deals_whatever_is_scored() -> None:
    fixture = FORMATS["rotation12"].fixtures()[0]
    options = fixture.options({})
    assert options.changed() == {"k108.format": "pairs", "k108.deals": 4}
    game, book = BOOKS["uno-108"]
    low = book.decide({**options.changed(), "k108.target": 1}, 4)  # any deal would reach this
    below = seeded("a block")
    match = Match.begin(game, low, 4, below)
    while game.outcome(match.state) is None:
        seat = game.due(match.state)[0]
        may = game.plain(game.legal(match.state, seat))
        match.play(seat, may[below(len(may))], below)
    ends = [event for event in match.events if isinstance(event, DealOver)]
    assert [end.deal for end in ends] == [1, 2, 3, 4]
    played = fixture.deals_of(match.events)
    assert [deal.winner for deal in played] == [fixture.players[end.winner] for end in ends]
    assert [deal.points for deal in played] == [max(end.gained) for end in ends]


@rule("K108-132")
@pytest.mark.parametrize("key", ["k108.target", "k108.deals", "k108.format", "k108.scoring"])
def test_a_format_decides_the_length_of_its_matches_itself(key: str) -> None:
    with pytest.raises(BadOption) as refusal:
        Tournament("rotation12", FOUR, options={key: 5})
    assert refusal.value.phrase.id == "tournament-option"


def test_other_options_hold_in_every_match() -> None:
    given = {"uno.wd4Mode": "strict", "k108.partnerCards": "exclude"}
    tournament = Tournament("rotation12", FOUR, options=given)
    assert tournament.options == {"uno.wd4Mode": "strict"}  # what differs from the book
    assert tournament.due()[0].options(tournament.options)["uno.wd4Mode"] == "strict"
    with pytest.raises(BadOption):
        Tournament("rotation12", FOUR, options={"uno.stacking": "same"})


# -- credits --------------------------------------------------------------------------------------
@rule("K108-128")
def test_each_member_is_credited_with_the_whole_of_the_team() -> None:
    tournament = Tournament("rotation12", FOUR)
    tournament.enter(Result("1.I", (Deal(2, 70), Deal(3, 40), Deal(1, 5), Deal(4, 1))))
    assert [tuple(standing) for standing in tournament.standings()] == [
        (1, 1, 75, 2),
        (1, 2, 75, 2),
        (3, 3, 41, 2),
        (3, 4, 41, 2),
    ]
    tournament.enter(Result("2.I", (Deal(3, 10), Deal(3, 10), Deal(3, 10), Deal(2, 9))))
    after = {it.player: (it.points, it.wins) for it in tournament.standings()}
    assert after == {1: (105, 5), 2: (84, 3), 3: (71, 5), 4: (50, 3)}
    assert [it.points for it in tournament.standings(1)] == [75, 75, 41, 41]


@rule("K108-128")
def test_a_result_enters_once() -> None:
    tournament = Tournament("rotation12", FOUR)
    entry = Result("1.I", deals(tournament.due()[0], {1: 20}))
    tournament.enter(entry)
    again = refused(tournament, entry)
    assert reason(again) == ("K108-128", "result-twice")
    assert tournament.standings()[0].points == 20


@rule("K108-127", "K108-130")
def test_deals_may_be_told_one_at_a_time() -> None:
    whole = dueling()
    whole.enter(Result(DUEL, (Deal(8, 30), Deal(8, 20), Deal(1, 50), Deal(1, 1))))
    tournament = Tournament("rotation28", EIGHT)
    for match, played in whole.results().items():
        for deal in played:
            assert match not in tournament.results()
            assert match in [fixture.name for fixture in tournament.due()]
            tournament.enter(OneDeal(match, deal))
    assert tournament.results() == whole.results()
    assert tournament.standings() == whole.standings()
    assert tournament.winner() == whole.winner() == 1
    text = write(tournament)
    assert "deal duel 1:1" in text.splitlines()
    assert read(text) == tournament
    assert write(read(text)) == text


@rule("K108-128")
def test_deals_that_were_told_count_at_once() -> None:
    tournament = Tournament("rotation12", FOUR)
    tournament.enter(OneDeal("1.I", Deal(3, 40)))
    assert [(it.player, it.points) for it in tournament.standings()][:2] == [(3, 40), (4, 40)]
    whole = refused(tournament, Result("1.I", (Deal(3, 40),) * 4))
    assert reason(whole) == ("K108-128", "result-twice")
    for _ in range(3):
        tournament.enter(OneDeal("1.I", Deal(1, 1)))
    assert reason(refused(tournament, OneDeal("1.I", Deal(1, 1)))) == ("K108-128", "result-twice")
    early = refused(tournament, OneDeal("3.I", Deal(1, 1)))
    assert reason(early) == ("K108-127", "match-not-due")


@pytest.mark.parametrize(
    ("entry", "clause", "why"),
    [
        (OneDeal("1.I", Deal(5, 1)), "K108-124", "winner-elsewhere"),
        (OneDeal("1.I", Deal(1, 1001)), "K108-111", "deal-points"),
        (Result("4.I", ()), "K108-127", "no-match"),
        (Result("", ()), "K108-127", "no-match"),
        (Result("2.I", ()), "K108-127", "match-not-due"),
        (Result("duel", ()), "K108-129", "match-not-due"),
        (Result("1.I", (Deal(5, 1),) * 4), "K108-124", "winner-elsewhere"),
        (Result("1.I", (Deal(1, 1001),) * 4), "K108-111", "deal-points"),
        (Result("1.I", (Deal(1, -1),) * 4), "K108-111", "deal-points"),
        (Lot((1, 2)), "K108-131", "no-lot-due"),
    ],
)
def test_what_cannot_be_true_is_refused_with_its_clause(
    entry: Input, clause: str, why: str
) -> None:
    assert reason(refused(Tournament("rotation12", FOUR), entry)) == (clause, why)


@pytest.mark.parametrize("name", ["", " north", "A\nB", "a" * 61, "\x1b[0m"])
def test_a_name_is_one_line_that_can_be_shown(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        Tournament("rotation12", (*FOUR[:3], name))
    assert refusal.value.phrase.facts == {"player": 4}


# -- ties -----------------------------------------------------------------------------------------
@rule("K108-131")
def test_level_points_are_told_apart_by_deals_won() -> None:
    tournament = Tournament("rotation12", FOUR)
    tournament.enter(Result("1.I", (Deal(1, 200), Deal(3, 5), Deal(3, 5), Deal(4, 0))))
    tournament.enter(Result("2.I", (Deal(1, 100), Deal(3, 100), Deal(2, 5), Deal(4, 5))))
    tournament.enter(Result("3.I", (Deal(2, 25), Deal(3, 25), Deal(2, 25), Deal(3, 25))))
    lines = [tuple(standing) for standing in tournament.standings()]
    assert lines == [(1, 1, 400, 3), (2, 3, 310, 9), (3, 2, 310, 7), (4, 4, 20, 5)]
    duel = tournament.duel()
    assert duel is not None
    assert duel.players == (1, 3)


@rule("K108-131")
def test_then_by_what_was_won_against_each_other() -> None:
    # 8 is ahead; 1 has its points against 2, and 2 has its points against others.
    tournament = rotated("rotation28", {("1.I", 1): 50, ("2.I", 2): 50})
    assert places(tournament)[:3] == [(1, 8), (2, 1), (3, 2)]
    assert [it.points for it in tournament.standings()][:3] == [100, 50, 50]
    assert {it.wins for it in tournament.standings()} == {14}
    assert tournament.lot_due() == ()


@rule("K108-131")
def test_those_still_level_are_compared_among_themselves() -> None:
    points = {
        ("1.I", 1): 50,  # against 2
        ("6.II", 1): 50,  # against 3
        ("2.I", 2): 50,  # against 3
        ("6.II", 3): 50,  # against 1
        ("5.II", 2): 50,  # with 3
        ("6.I", 8): 50,
    }
    tournament = rotated("rotation28", points)
    assert [it.points for it in tournament.standings()][:4] == [150, 100, 100, 100]
    assert places(tournament)[:4] == [(1, 8), (2, 1), (3, 2), (4, 3)]


#: 1, 2 and 4 are level; 1 won against 2 and 4 together, 2 won as much against 1 alone.
THREE = {("1.I", 1): 50, ("3.II", 2): 50, ("4.I", 4): 50, ("5.I", 5): 10}


@rule("K108-131")
def test_a_deal_against_two_of_three_who_are_level_counts_once() -> None:
    tournament = rotated("rotation28", THREE)
    assert places(tournament)[:5] == [(1, 8), (2, 5), (3, 1), (3, 2), (5, 4)]


@rule("K108-131")
def test_in_version_one_a_deal_against_two_of_them_counted_twice() -> None:
    tournament = rotated("rotation28", THREE, version=1)
    assert places(tournament)[:5] == [(1, 8), (2, 5), (3, 1), (4, 2), (5, 4)]


@rule("K108-131")
def test_and_last_by_lot() -> None:
    tournament = rotated("rotation28", LEVEL)
    assert places(tournament)[:3] == [(1, 8), (2, 2), (2, 4)]
    assert tournament.lot_due() == (2, 4)
    assert tournament.due() == ()
    for wrong in (Lot((2,)), Lot((2, 2)), Lot((2, 4, 8)), Lot((8, 2))):
        assert reason(refused(tournament, wrong)) == ("K108-131", "lot-for-others")
    waiting = refused(tournament, Result(DUEL, (Deal(8, 9),) * 3))
    assert reason(waiting) == ("K108-131", "match-not-due")
    tournament.enter(Lot((4, 2)))
    assert places(tournament)[:3] == [(1, 8), (2, 4), (3, 2)]
    assert [fixture.players for fixture in tournament.due()] == [(8, 4)]
    assert reason(refused(tournament, Lot((4, 2)))) == ("K108-131", "no-lot-due")


@rule("K108-131")
def test_the_lot_is_drawn_through_the_one_door_for_chance() -> None:
    tournament = rotated("rotation28", {})
    assert tournament.lot_due() == tuple(range(1, 9))
    asked: list[int] = []

    def last(n: int) -> int:
        asked.append(n)
        return n - 1

    assert tournament.draw_lot(last) == Lot((8, 7, 6, 5, 4, 3, 2, 1))
    assert asked == [8, 7, 6, 5, 4, 3, 2, 1]
    tournament.enter(tournament.draw_lot(last))
    assert tournament.due()[0].players == (8, 7)


@rule("K108-131")
def test_no_lot_is_needed_where_it_would_decide_nothing() -> None:
    tournament = rotated("rotation28", {("1.I", 1): 50})
    assert places(tournament)[:3] == [(1, 1), (1, 8), (3, 2)]
    assert tournament.lot_due() == ()
    assert tournament.due()[0].players == (1, 8)


def test_a_lot_says_nothing_of_earlier_blocks() -> None:
    tournament = rotated("rotation28", LEVEL)
    tournament.enter(Lot((4, 2)))
    shared = {it.player: it.place for it in tournament.standings(1)}
    assert set(shared.values()) == {1}
    assert [it.player for it in tournament.standings(7)] == [it[1] for it in places(tournament)]


# -- the duel -------------------------------------------------------------------------------------
def dueling(duel_deals: int = 3) -> Tournament:
    """A tournament in which 8 and then 1 have come to the duel."""
    tournament = rotated("rotation28", {("1.I", 1): 50, ("2.I", 2): 50})
    return Tournament("rotation28", EIGHT, duel_deals, {}, tournament.inputs)


@rule("K108-129", "K108-130")
def test_the_two_best_duel_and_its_winner_wins_the_tournament() -> None:
    tournament = dueling()
    (duel,) = tournament.due()
    assert duel == Fixture(DUEL, 0, (8, 1), 3)
    assert duel.options({}).changed() == {"k108.deals": 3}
    assert tournament.winner() is None
    tournament.enter(Result(DUEL, (Deal(8, 30), Deal(8, 20), Deal(1, 51))))
    assert tournament.winner() == 1  # who was second before, with fewer deals won
    assert tournament.due() == ()
    elsewhere = refused(dueling(), Result(DUEL, (Deal(2, 9),) * 3))
    assert reason(elsewhere) == ("K108-129", "winner-elsewhere")
    again = refused(tournament, Result(DUEL, (Deal(8, 99),) * 3))
    assert reason(again) == ("K108-128", "result-twice")


@rule("K108-130")
def test_a_tie_adds_one_deal_at_a_time() -> None:
    tournament = dueling()
    (duel,) = tournament.due()
    tied = (Deal(8, 30), Deal(1, 20), Deal(1, 10))
    assert duel.goes_on(tied)
    assert duel.goes_on((*tied, Deal(8, 0)))
    assert not duel.goes_on((*tied, Deal(8, 1)))
    assert duel.options({}, 4).changed() == {"k108.deals": 4}
    short = refused(tournament, Result(DUEL, tied))
    assert reason(short) == ("K108-130", "match-length")
    assert short.phrase.facts["count"] == 4
    longer = (*tied, Deal(8, 0), Deal(1, 7))
    long = refused(tournament, Result(DUEL, (*longer, Deal(8, 50))))
    assert long.phrase.facts["count"] == 5
    tournament.enter(Result(DUEL, longer))
    assert tournament.winner() == 1


@rule("K108-130")
def test_the_length_of_the_duel_may_be_another_one() -> None:
    tournament = dueling(1)
    tournament.enter(Result(DUEL, (Deal(8, 1),)))
    assert tournament.winner() == 8
    for length in (0, 100):
        with pytest.raises(Illegal) as refusal:
            Tournament("rotation12", FOUR, length)
        assert reason(refusal.value) == ("K108-130", "duel-length")


@rule("K108-130")
def test_the_length_of_the_duel_is_an_option_of_the_tournament() -> None:
    tournament = Tournament("rotation12", FOUR, options={"k108.duelDeals": 5})
    assert tournament.duel_deals == 5
    text = write(tournament)
    assert "options k108.duelDeals=5\n" in text
    assert "duel-deals" not in text
    assert read(text) == tournament
    assert write(read(text)) == text
    assert tournament.due()[0].options(tournament.options).changed() == {
        "k108.format": "pairs",
        "k108.deals": 4,
    }
    for wrong in (0, 100, "long"):
        with pytest.raises(BadOption):
            Tournament("rotation12", FOUR, options={"k108.duelDeals": wrong})


@rule("K108-129")
def test_there_is_no_duel_before_the_last_block() -> None:
    tournament = Tournament("rotation12", FOUR)
    assert tournament.duel() is None
    early = refused(tournament, Result(DUEL, (Deal(1, 9),) * 3))
    assert reason(early) == ("K108-129", "match-not-due")


# -- the journal ----------------------------------------------------------------------------------
def test_the_journal_says_everything_and_reads_back() -> None:
    tournament = Tournament("rotation28", EIGHT, 1, {"uno.wd4Mode": "strict"})
    tournament.inputs = rotated("rotation28", LEVEL).inputs
    tournament.enter(Lot((4, 2)))
    tournament.enter(Result(DUEL, (Deal(8, 0), Deal(4, 0), Deal(8, 12))))
    text = write(tournament)
    head = ["stolik tournament 1", "book uno-108 2", "format rotation28", "duel-deals 1"]
    assert text.splitlines()[:6] == [*head, "options uno.wd4Mode=strict", "player 1 north"]
    assert text.splitlines()[-2:] == ["lot 4 2", "result duel 8:0 4:0 8:12"]
    again = read(text)
    assert again == tournament
    assert write(again) == text
    assert again.winner() == 8
    assert eval(repr(again)) == again


def test_a_copy_goes_its_own_way() -> None:
    tournament = Tournament("rotation12", FOUR)
    other = tournament.copy()
    other.enter(Result("1.I", deals(other.due()[0], {})))
    assert tournament.inputs == []
    assert other != tournament


def test_random_tournaments_replay_from_their_journals() -> None:
    below = seeded("journals")
    for form in ("rotation12", "rotation28") * 10:
        tournament = Tournament(form, FOUR if form == "rotation12" else EIGHT)
        while tournament.winner() is None:
            if tournament.lot_due():
                tournament.enter(tournament.draw_lot(below))
                continue
            fixture = tournament.due()[below(len(tournament.due()))]
            played: list[Deal] = []
            while fixture.goes_on(played):
                played.append(Deal(fixture.players[below(len(fixture.players))], below(3)))
            tournament.enter(Result(fixture.name, tuple(played)))
            assert read(write(tournament)) == tournament
        for entry in tournament.inputs:
            assert read_input(write_input(entry)) == entry


HEAD = "stolik tournament 1\nbook uno-108 2\nformat rotation12\nduel-deals 3\n"
NAMES = "player 1 a\nplayer 2 b\nplayer 3 c\nplayer 4 d e\n"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "not-a-tournament"),
        ("stolik record 1\n", 1, "not-a-tournament"),
        ("stolik tournament 1\n", 1, "expected-line"),
        (HEAD.replace("uno-108", "uno-112"), 2, "tournament-book"),
        (HEAD.replace("uno-108 2", "uno-108 9"), 2, "unknown-version"),
        (HEAD.replace("rotation12", "rotation13"), 3, "not-one-of"),
        (HEAD.replace("deals 3", "deals 0"), 4, "not-a-number"),
        (HEAD + "options k108.x=1\n" + NAMES, 5, "unknown-option"),
        (HEAD + "options k108.deals=9\n" + NAMES, 5, "tournament-option"),
        (HEAD + "player 2 b\n", 5, "expected-line"),
        (HEAD + NAMES + "won 1.I\n", 9, "not-one-of"),
        (HEAD + NAMES + "\n", 9, "not-one-of"),
        (HEAD + NAMES + "result\n", 9, "wrong-count"),
        (HEAD + NAMES + "result 1.I 1:1 2\n", 9, "not-a-number"),
        (HEAD + NAMES + "result 1.I 9:1\n", 9, "not-a-number"),
        (HEAD + NAMES + "lot 0\n", 9, "not-a-number"),
        (HEAD + NAMES + "deal 1.I\n", 9, "wrong-count"),
        (HEAD + NAMES + "deal 1.I 1:1 1:1\n", 9, "wrong-count"),
        (HEAD + "options k108.duelDeals=5\n" + NAMES, 5, "field-twice"),
        (HEAD[: HEAD.index("duel")] + NAMES, 4, "expected-line"),
    ],
)
def test_a_journal_that_cannot_be_read_says_where(text: str, line: int, why: str) -> None:
    with pytest.raises(Malformed) as fault:
        read(text)
    assert fault.value.phrase.id == why
    assert fault.value.line == line


@pytest.mark.parametrize(
    ("text", "line", "clause"),
    [
        (HEAD + NAMES + "result 2.I 1:1 1:1 1:1 1:1\n", 9, "K108-127"),
        (HEAD + NAMES + "result 1.I 1:1 1:1 1:1 1:1\n" * 2, 10, "K108-128"),
        (HEAD + NAMES + "lot 1 2\n", 9, "K108-131"),
        (HEAD + "player 1 a\n", 5, "K108-127"),
    ],
)
def test_a_journal_that_breaks_a_rule_says_where(text: str, line: int, clause: str) -> None:
    with pytest.raises(Unsound) as fault:
        read(text)
    assert fault.value.line == line
    assert fault.value.phrase.facts["clause"] == clause
