"""What the checker says of a bout: each promise by itself, so that all harm is counted."""

from __future__ import annotations

from pathlib import Path

from tests.server.arena import Player
from tests.server.checker import (
    PROMISES,
    History,
    Journal,
    read_journal,
    z3_dense_and_chained,
    z8_downtime_costs_nobody,
)
from tools.chaos.results import Bout

Broken = list[tuple[str, str]]


def judge(players: list[Player], data: Path | str, awake: float, bout: Bout) -> Bout:
    """Hold every history against the journals, and write down what was found."""
    histories = [player.history for player in players]
    journals = {history.table: read_journal(data, history.table) for history in histories}
    bout.tables, bout.clients = len(journals), len(histories)
    bout.acked = sum(len({ack["cid"] for ack in h.heard("ack")}) for h in histories)
    bout.frames = sum(how == "heard" for h in histories for how, _ in h.log)
    bout.entries = sum(len(journal.rows) for journal in journals.values())
    bout.broken = broken_by_tables(list(journals.values()), awake)
    for history in histories:
        bout.broken += broken_by(history, journals[history.table])
    return bout


def broken_by_tables(journals: list[Journal], awake: float) -> Broken:
    """The promises about tables that are broken."""
    broken: Broken = []
    for journal in journals:
        try:
            z3_dense_and_chained(journal)
            z8_downtime_costs_nobody(journal, awake)
        except AssertionError as error:
            broken.append(("z3-z8", str(error)[:300]))
    return broken


def broken_by(history: History, journal: Journal) -> Broken:
    """The promises to a client that are broken."""
    broken: Broken = []
    for promise in PROMISES:
        try:
            promise(history, journal)
        except AssertionError as error:
            broken.append((promise.__name__[:2], str(error)[:300]))
    return broken
