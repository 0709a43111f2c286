"""`stolik tournament`: to a winner, the same result for all processes, and what goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.cli import tournament
from stolik.games.uno.tournament_text import read
from stolik.rulebook import LANGUAGES
from tests.kit import Output, complaint, rule, shown

EIGHT = ("tournament", "uno-108", "--format", "rotation28", "--bots", "tuned*8")
FOUR = ("tournament", "uno-108", "--bots", "rule,random*3", "--processes", "1")


@pytest.mark.slow
@rule("K108-129", "K108-133")
def test_eight_bots_play_to_a_winner(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "eight.txt"
    out = shown(capsys, *EIGHT, "--processes", "1", "--record", str(file))
    rows = [line.split() for line in out.splitlines()]
    assert rows[0] == ["uno-108,", "rotation28"]
    assert ["1", "1–4", "I", "8+1", "–", "2+4"] in [row[:6] for row in rows]
    assert ["7", "25–28", "II", "2+6", "–", "4+5"] in [row[:6] for row in rows]
    ranked = [int(row[2]) for row in rows if len(row) == 11 and row[1] == "tuned"]
    assert sorted(ranked) == list(range(1, 9))
    told = shown(capsys, "tournament", "--verify", str(file))
    assert "15" in told
    assert "not promised beforehand" in told  # bots among themselves promise nothing
    winner = told.splitlines()[-1]
    assert winner in out
    assert winner in [f"tuned {player} wins the tournament." for player in ranked[:2]]


@rule("K108-130")
def test_the_length_of_the_duel_is_an_option(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "five.txt"
    option = ("--option", "k108.duelDeals=5")
    data = json.loads(shown(capsys, *FOUR, *option, "--json", "--record", str(file)))
    assert data["duelDeals"] == 5
    assert len(data["matches"][-1]["deals"]) >= 5
    assert read(file.read_text().partition("match ")[0]).duel_deals == 5
    shown(capsys, "tournament", "--verify", str(file))


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_processes(capsys: Output) -> None:
    one = shown(capsys, *EIGHT, "--json", "--processes", "1", "--seed", "7")
    two = shown(capsys, *EIGHT, "--json", "--processes", "2", "--seed", "7")
    assert one == two
    data = json.loads(one)
    assert [match["match"] for match in data["matches"]][-2:] == ["7.II", "duel"]
    assert data["winner"] in data["matches"][-1]["players"]
    assert [len(table) for table in data["standings"]] == [8] * 7
    assert data["standings"][-1][0]["place"] == 1
    assert data["lot"] is None or sorted(data["lot"]) == sorted(set(data["lot"]))
    totals = {row["player"]: row["points"] for row in data["standings"][-1]}
    for player, points in totals.items():
        won = [
            deal["points"]
            for match in data["matches"][:-1]
            if player in match["players"]
            for deal in match["deals"]
            if (match["players"].index(player) - match["players"].index(deal["winner"])) % 2 == 0
        ]
        assert sum(won) == points


def test_a_duel_may_have_another_length(capsys: Output) -> None:
    data = json.loads(shown(capsys, *FOUR, "--json", "--duel-deals", "1"))
    assert data["duelDeals"] == 1
    assert len(data["matches"][-1]["deals"]) >= 1
    assert data["players"] == ["rule", "random", "random", "random"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_a_whole_tournament(capsys: Output, language: str) -> None:
    out = shown(capsys, *FOUR, "--lang", language)
    assert ("wins the tournament" in out) is (language == "en")
    assert max(map(len, out.splitlines())) <= 80


#: A tournament of four in which nobody scores, as a journal.
LEVEL = """stolik tournament 1
book uno-108 2
format rotation12
duel-deals 3
player 1 rule
player 2 rule
player 3 random
player 4 random
result 1.I 1:0 3:0 1:0 3:0
result 2.I 1:0 2:0 1:0 2:0
result 3.I 1:0 2:0 1:0 2:0
lot 3 1 2 4
result duel 1:0 3:0 1:0 3:9
"""


@rule("K108-130", "K108-131")
def test_a_lot_and_a_longer_duel_are_told(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "run_plan", lambda *_: (read(LEVEL), {}))
    out = shown(capsys, *FOUR)
    assert "A random draw decides who plays the duel: random 3, rule 1, rule 2, random 4\n" in out
    lines = out.splitlines()
    begin = lines.index("The duel of the top two")
    duel = [" ".join(line.split()) for line in lines[begin + 1 : begin + 7]]
    assert duel == ["Deal random 3 rule 1", "1 – 0", "2 0 –", "3 – 0", "4 9 –", "9 0"]
    assert lines[-1] == "random 3 wins the tournament."
    assert json.loads(shown(capsys, *FOUR, "--json"))["lot"] == [3, 1, 2, 4]


def test_a_journal_without_its_records_proves_nothing(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "open.txt"
    file.write_text(LEVEL, encoding="utf-8")
    said = complaint(capsys, "tournament", "--verify", str(file))
    assert said == "line 13, column 1: the record breaks off here"


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ((), "missing: book"),
        (("chess",), "no book “chess”"),
        (("unikat",), "tournaments are played with uno-108, not with unikat"),
        (("uno-112",), "not with uno-112"),
        (("uno-108", "--format", "knockout"), "rotation12, rotation28"),
        (("uno-108", "--bots", "tuned*8"), "for 4 players, not for 8 (K108-127)"),
        (("uno-108", "--format", "rotation28", "--bots", "rule"), "not for 1 (K108-133)"),
        (("uno-108", "--bots", ""), "not for 0"),
        (("uno-108", "--bots", "tuned*3,clever"), "tuned, rule, random"),
        (("uno-108", "--bots", "tuned*x"), "“tuned*x”"),
        (("uno-108", "--duel-deals", "0"), "from 1 to 99"),
        (("uno-108", "--duel-deals", "three"), "“three”"),
        (("uno-108", "--processes", "-1"), "--processes"),
        (("uno-108", "--option", "k108.target=100"), "rotation12 sets k108.target itself"),
        (("uno-108", "--option", "k108.moon=1"), "k108.moon"),
        (("uno-108", "--option", "strict"), "key=value"),
        (("uno-108", "--option", "uno.wd4Mode=kind"), "bluff, strict"),
        (("uno-108", "--verify"), "--verify"),
        (("uno-108", "twice"), "twice"),
    ],
)
def test_bad_input_gets_one_line(capsys: Output, argv: tuple[str, ...], said: str) -> None:
    assert said in complaint(capsys, "tournament", *argv)


def test_files_that_are_no_tournaments_get_one_line(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "some"
    assert str(file) in complaint(capsys, "tournament", "--verify", str(file))
    for content in (b"", b"\xff", b"stolik tournament 1\n", b"stolik record 1\nseal 00\n"):
        file.write_bytes(content)
        assert complaint(capsys, "tournament", "--verify", str(file))
    assert str(file) in complaint(capsys, *FOUR, "--record", str(file))
    nowhere = str(tmp_path / "no" / "folder")
    assert nowhere in complaint(capsys, *FOUR, "--record", nowhere)
