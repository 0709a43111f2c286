"""The checker itself: it finds each kind of loss that it is there to find."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.core.fairness import seeded
from stolik.core.match import AnyMatch, Match
from stolik.core.record import BEGIN, step_text
from stolik.games import BOOKS
from tests.server import checker
from tests.server.checker import History, Journal, check, read_journal
from tests.server.home import Home, at_home, begun, dealt


async def _play(folder: Path) -> History:
    async with at_home(folder) as home:
        return await _history(home)


async def _history(home: Home) -> History:
    """A few moves of one client, as a history."""
    game = await begun(home, people=1, bots=1, oldest=0)
    await dealt(game.room)
    line, history = await game.guests[0].line(game.table), History(game.table, 0)
    history.log.append(("opened", {"last": 0}))
    frame = await line.now()
    for number in range(6):
        while not frame["now"]["legal"]:
            frame = await line.now()
        act = {"t": "act", "cid": f"c{number}", "dec": frame["now"]["dec"]}
        act["action"] = frame["now"]["legal"][-1]
        history.log.append(("sent", act))
        line.send(act)
        frame = await line.now()
        await line.until("ack")
    history.log += [("heard", json.loads(text)) for text in line.raw]
    return history


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[History, Path]:
    folder = tmp_path_factory.mktemp("data")
    return asyncio.run(_play(folder)), folder / "stolik.db"


def test_what_is_true_passes(played: tuple[History, Path]) -> None:
    history, file = played
    check([history], file, awake=10.0)


@pytest.mark.parametrize(("kept", "is_same"), [("move 3 lag 20", True), ("move 4", False)])
def test_how_long_a_message_took_is_no_change_of_it(kept: str, is_same: bool) -> None:
    assert checker.same(BOOKS["ubongo"][0], kept, "move 3") == is_same


def _lose_the_last_entry(history: History, journal: Journal) -> None:
    seq = max(ack["seq"] for ack in history.heard("ack"))
    del journal.rows[seq - 1 :]


def _change_a_kept_action(history: History, journal: Journal) -> None:
    journal.rows[history.heard("ack")[0]["seq"] - 1]["action"] = "pass"


def _acknowledge_twice(history: History, journal: Journal) -> None:
    history.log.append(("heard", {**history.heard("ack")[0], "seq": 99}))


def _skip_an_entry(history: History, journal: Journal) -> None:
    history.log.remove(("heard", history.heard("ev")[1]))


def _hear_an_entry_twice(history: History, journal: Journal) -> None:
    history.log.append(("heard", history.heard("ev")[1]))


def _hear_something_else(history: History, journal: Journal) -> None:
    history.heard("ev")[1]["events"][0]["kind"] = "danced"


def _see_another_view(history: History, journal: Journal) -> None:
    history.heard("ev")[-1]["now"]["view"]["turn"] = 7


def _hear_a_ghost(history: History, journal: Journal) -> None:
    history.log.append(("heard", {"t": "ev", "seq": len(journal.rows) + 1, "events": []}))


def _see_a_hand(history: History, journal: Journal) -> None:
    history.heard("ev")[-1]["now"]["view"]["hands"][1] = ["SGW1"]


@pytest.mark.parametrize(
    ("promise", "harm"),
    [
        (checker.z1_acked_is_kept_once, _lose_the_last_entry),
        (checker.z1_acked_is_kept_once, _change_a_kept_action),
        (checker.z2_a_retry_has_the_same_place, _acknowledge_twice),
        (checker.z4_the_stream_is_the_journal_redacted, _skip_an_entry),
        (checker.z4_the_stream_is_the_journal_redacted, _hear_an_entry_twice),
        (checker.z4_the_stream_is_the_journal_redacted, _hear_something_else),
        (checker.z5_replayed_is_what_was_seen, _see_another_view),
        (checker.z6_no_ghosts, _hear_a_ghost),
        (checker.z7_nothing_hidden_was_told, _see_a_hand),
    ],
)
def test_each_loss_is_found(
    played: tuple[History, Path],
    promise: Callable[[History, Journal], None],
    harm: Callable[[History, Journal], None],
) -> None:
    history, journal = copy.deepcopy(played[0]), read_journal(played[1], played[0].table)
    promise(history, journal)
    harm(history, journal)
    with pytest.raises(AssertionError):
        promise(history, journal)


def test_who_asks_again_may_hear_again_what_was_on_its_way(played: tuple[History, Path]) -> None:
    history, journal = copy.deepcopy(played[0]), read_journal(played[1], played[0].table)
    first, second, third = [("heard", frame) for frame in history.heard("ev")[:3]]
    resumed = ("resumed", {"t": "resume", "last": 1})
    history.log = [("opened", {"last": 0}), first, resumed, second, second, third]
    checker.z4_the_stream_is_the_journal_redacted(history, journal)
    for log in ([first, second, second], [first, resumed, second, second, second]):
        history.log = [("opened", {"last": 0}), *log]
        with pytest.raises(AssertionError):
            checker.z4_the_stream_is_the_journal_redacted(history, journal)


def test_a_word_out_of_turn_asks_nobody_anything_new() -> None:
    """As with the house: who was on turn before the word is on turn by the same decision."""
    game, book = BOOKS["uno-108"]
    below = seeded("a word out of turn")
    match: AnyMatch = Match.begin(game, book.decide({}, 2), 2, below)
    call = game.read_action("call")
    while True:
        (seat,) = game.due(match.state)
        callers = [it for it in (0, 1) if it != seat and call in game.legal(match.state, it)]
        if callers:
            break
        match.play(seat, game.legal(match.state, seat)[0], below)
    match.play(callers[0], call, below)
    journal = Journal({"book": "uno-108", "options": "{}", "seats": 2}, _rows(match))
    assert journal.decisions[-1] == journal.decisions[-2] == len(journal.rows) - 1


def _rows(match: AnyMatch) -> list[checker.Row]:
    """A match as it would lie in the database, as far as replaying asks for it."""
    write = match.game.write_action
    return [
        {
            "seq": seq,
            "at": entry.at,
            "who": entry.who,
            "action": write(entry.action) if entry.action else BEGIN,
            "chance": "\n".join([step_text(match.game, step) for step in entry.chance]),
        }
        for seq, entry in enumerate(match.entries, 1)
    ]


@pytest.mark.parametrize("column", ["at", "who", "cid", "action", "chance", "hash", "seq"])
def test_a_broken_chain_is_found(played: tuple[History, Path], column: str) -> None:
    journal = read_journal(played[1], played[0].table)
    checker.z3_dense_and_chained(journal)
    row = journal.rows[2]
    row[column] = row[column] + (1 if isinstance(row[column], int) else "x")
    with pytest.raises(AssertionError):
        checker.z3_dense_and_chained(journal)


def test_time_that_was_charged_is_found(played: tuple[History, Path]) -> None:
    journal = read_journal(played[1], played[0].table)
    checker.z8_downtime_costs_nobody(journal, 1.0)
    journal.rows[-1]["at"] = 5000
    with pytest.raises(AssertionError):
        checker.z8_downtime_costs_nobody(journal, 1.0)
