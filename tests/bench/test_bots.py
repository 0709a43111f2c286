"""The bars of the bots: read as data, played, kept, and told honestly."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import bots
from bench.bots import ROWS, Row, chosen, command, kept_tally, play_row, report
from stolik.bots import BOTS
from stolik.cli import arena
from stolik.cli.arguments import Parser
from stolik.rulebook import speaker

GREEDY = next(row for row in ROWS if row.name == "unikat-greedy-v-random")


def test_rows_have_names_of_their_own() -> None:
    assert len({row.name for row in ROWS}) == len(ROWS) == 27
    assert Row("uno", "expert v 3 rule", 29.5).bots() == ("expert", "rule", "rule", "rule")
    assert chosen("unikat-greedy-v-random") == ([GREEDY], False)
    assert chosen("times") == ([], True)
    assert chosen("") == (list(ROWS), True)
    with pytest.raises(SystemExit, match="There is no row 'chess'"):
        chosen("chess")


def test_a_bar_is_judged_as_it_was_set() -> None:
    row = Row("uno", "expert v rule", 64, alarm=74)
    games = row.contest(bots.FULL).games
    assert games == 2000
    assert [row.verdict(rate, games) for rate in (62.9, 63.0, 70.0, 74.1)] == [
        "**missed**",
        "met",
        "met",
        "**alarm**",
    ]
    near = Row("uno", "rule v random", 55.7, within=2)
    assert [near.verdict(rate, games) for rate in (53.6, 54.0, 57.7, 57.8)] == [
        "**missed**",
        "met",
        "met",
        "**missed**",
    ]
    assert row.verdict(70.0, games - 1) == "too few games"


def test_what_is_played_is_kept_and_told(tmp_path: Path) -> None:
    play_row(GREEDY, 3, tmp_path, 1)
    first = kept_tally(GREEDY, tmp_path)
    assert first is not None
    assert first.games == 6
    play_row(GREEDY, 4, tmp_path, 1)
    second = kept_tally(GREEDY, tmp_path)
    assert second is not None
    assert second.games == 8
    page = report(tmp_path)
    lines = [line for line in page.splitlines() if line.startswith("| unikat | greedy v random")]
    assert len(lines) == 1
    assert "| 8 | too few games | `stolik arena unikat --bots greedy,random --games 8" in lines[0]
    assert page.count("| not played |") == len(ROWS) - 1


def test_games_of_other_sources_are_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_row(GREEDY, 1, tmp_path, 1)
    monkeypatch.setattr(bots, "sources", lambda book: "others")
    assert kept_tally(GREEDY, tmp_path) is None


def test_a_row_without_its_bot_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = Row("unikat", "nobody v random", 50)
    play_row(row, 1, tmp_path, 1)
    assert "there is no bot 'nobody'; left out" in capsys.readouterr().err
    assert kept_tally(row, tmp_path) is None


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_command_of_a_row_plays_that_row(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in row.bots():
        monkeypatch.setitem(BOTS[row.game], bot, BOTS[row.game]["random"])
    say = speaker("en")
    parser = Parser(say=say)
    arena.describe(parser, say)
    words = command(row, row.contest(5).games).strip("`").split()[2:]
    asked = arena.contest_asked(parser.parse_args(words))
    assert asked.data() == row.contest(5).data()
    assert asked.games == row.contest(5).games


@pytest.mark.slow
def test_moves_are_timed_where_there_is_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.TIMED, "uno", (2, 3))
    bots.time_game("uno", 30, tmp_path, "tuned")
    lines = bots.time_lines("uno", tmp_path)
    assert [line.split(" | ")[:3] for line in lines] == [
        ["| uno", "tuned", "2"],
        ["| uno", "tuned", "3"],
    ]
    assert all(int(line.split(" | ")[3]) >= 30 for line in lines)
    assert "| game | bot | players |" in report(tmp_path)
