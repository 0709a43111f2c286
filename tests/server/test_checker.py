"""The checker itself: it finds each kind of loss that it is there to find."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable
from pathlib import Path

import pytest

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
