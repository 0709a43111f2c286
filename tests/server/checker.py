"""What clients saw, held against the journal: the promises Z1 to Z8.

A history is everything that one client sent and heard at one table, in order. The journal is read
from the database itself, and replayed here by the game alone: nothing of the server takes part.
"""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from stolik.core.fairness import commit, seeded
from stolik.core.game import CHANCE, CLOCK, TABLE, AnyGame, Seat
from stolik.core.notation import Word
from stolik.core.phrase import Seats
from stolik.core.record import BEGIN, read_step
from stolik.games import BOOKS
from stolik.games.uno.rules.call import GRACE
from tests.server.setups import query

Row = dict[str, Any]
Frame = dict[str, Any]


@dataclass
class History:
    """What one client did and heard at a table."""

    table: str
    seat: Seat | None
    #: `sent`, `heard`, `opened` (a new connection, with the last entry that was seen), or
    #: `resumed` (what came after it was asked for over the same connection).
    log: list[tuple[str, Frame]] = field(default_factory=list)

    def sent(self) -> dict[str, Frame]:
        """Each action that was sent, by its name."""
        acts = [frame for how, frame in self.log if how == "sent" and frame["t"] == "act"]
        return {frame["cid"]: frame for frame in acts}

    def heard(self, kind: str) -> list[Frame]:
        """Every frame of a kind that came."""
        return [frame for how, frame in self.log if how == "heard" and frame["t"] == kind]


@dataclass
class Journal:
    """A table in the database, and its match after each entry."""

    table: Row
    rows: list[Row]
    game: AnyGame = field(init=False)
    #: Before the first entry, and after each: the events of the entry, and the state.
    steps: list[tuple[list[Any], Any]] = field(init=False)
    decisions: list[int] = field(init=False)
    _heard: dict[Seat | None, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.game, book = BOOKS[self.table["book"]]
        options = book.decide(json.loads(self.table["options"]), self.table["seats"])
        state = self.game.new(options, self.table["seats"])
        self.steps, self.decisions = [([], state)], [0]
        for row in self.rows:
            due = self.game.due(state)
            state, told = self.game.copy(state), list[Any]()
            self._carry_out(state, row, told)
            self.steps.append((told, state))
            stays = self._is_beside(row) and self.game.due(state) == due
            self.decisions.append(self.decisions[-1] if stays else row["seq"])

    def _is_beside(self, row: Row) -> bool:
        """Whether an entry answers no decision: the table's, or a word out of turn."""
        if row["action"] == BEGIN:
            return False
        return row["who"] == TABLE or self.game.aside(self.game.read_action(row["action"]))

    def _carry_out(self, state: Any, row: Row, told: list[Any]) -> None:
        """One entry, every part of it checked against the rules."""
        if row["action"] != BEGIN:
            action = self.game.read_action(row["action"])
            self.game.check(state, row["who"], action)
            self.game.advance(state, row["who"], action, row["at"], told)
        for line in row["chance"].split("\n") if row["chance"] else []:
            step = read_step(Word(line, 1), self.game).action
            self.game.check(state, CHANCE, step)
            self.game.advance(state, CHANCE, step, row["at"], told)

    def heard_by(self, seat: Seat | None) -> list[int]:
        """The entries that a seat counts: those of which it may hear something."""
        if seat not in self._heard:
            self._heard[seat] = [
                row["seq"]
                for row in self.rows
                if not (events := self.steps[row["seq"]][0])
                or any(self.game.hears(event, seat) is not None for event in events)
            ]
        return self._heard[seat]

    def entry(self, number: int, seat: Seat | None) -> int:
        """The entry that has a number for a seat; 0 is before the first."""
        heard = self.heard_by(seat)
        assert 0 <= number <= len(heard), (number, len(heard))
        return heard[number - 1] if number else 0

    def told(self, seq: int, seat: Seat | None) -> tuple[Any, Any]:
        """The events of an entry and how they are said, as a seat must have heard them."""
        heard = [self.game.hears(event, seat) for event in self.steps[seq][0]]
        heard = [event for event in heard if event is not None]
        return plain([self.game.event_data(event) for event in heard]), [
            _said(self.game.phrase(event)) for event in heard
        ]

    def imagined(self, seq: int, seat: Seat | None) -> Any:
        """A world after an entry that a seat could not tell from the true one."""
        heard = [
            self.game.hears(event, seat) for told, _ in self.steps[: seq + 1] for event in told
        ]
        view = self.game.view(self.steps[seq][1], seat)
        known = [event for event in heard if event is not None]
        return self.game.imagine(view, known, seeded(f"another world/{seq}"))

    def now(self, seq: int, seat: Seat | None) -> Frame:
        """What a seat must have been told to be true after an entry."""
        game, state = self.game, self.steps[seq][1]
        legal = [] if seat is None else [game.write_action(a) for a in game.legal(state, seat)]
        view = plain(game.view_data(game.view(state, seat)))
        counted = bisect_right(self.heard_by(seat), self.decisions[seq])
        return {"dec": counted, "view": view, "legal": legal}


def plain(data: Any) -> Any:
    """Data as they come out of JSON."""
    return json.loads(json.dumps(data))


def _said(phrase: Any) -> Frame:
    def fact(value: Any) -> Any:
        if isinstance(value, Seats):
            numbers = {"numbers": list(value.numbers)} if value.numbers else {}
            return {"seats": list(value.seats), **numbers}
        return {"ids": list(value)} if isinstance(value, tuple) else value

    return {"id": phrase.id, "facts": {name: fact(it) for name, it in phrase.facts.items()}}


def read_journal(data: Path | str, table: str) -> Journal:
    """A table as it lies on the disk, in a file or at the address of a database."""
    (row,) = query(data, "select * from tables where id = ?", table)
    return Journal(row, query(data, 'select * from journal where "table" = ? order by seq', table))


def z1_acked_is_kept_once(history: History, journal: Journal) -> None:
    """What was acknowledged is in the journal exactly once, as it was sent."""
    sent = history.sent()
    kept: dict[str, list[Row]] = {}
    for row in journal.rows:
        if row["who"] == history.seat:
            kept.setdefault(row["cid"], []).append(row)
    for ack in history.heard("ack"):
        rows, seq = kept.get(ack["cid"], []), journal.entry(ack["seq"], history.seat)
        assert [row["seq"] for row in rows] == [seq], (ack, rows)
        assert same(journal.game, rows[0]["action"], sent[ack["cid"]]["action"]), ack


def same(game: AnyGame, kept: str, sent: str) -> bool:
    """Whether an action was kept as it was sent, but for how long the message took."""
    one, other = [game.stamp(game.read_action(text), 0) for text in (kept, sent)]
    return bool(one == other)


def z2_a_retry_has_the_same_place(history: History, journal: Journal) -> None:
    """However often an action was sent, it was acknowledged as the same entry."""
    places: dict[str, set[int]] = {}
    for ack in history.heard("ack"):
        places.setdefault(ack["cid"], set()).add(ack["seq"])
    assert all(len(found) == 1 for found in places.values()), places


def z3_dense_and_chained(journal: Journal) -> None:
    """Entries are numbered without a gap, and each hash holds all before it."""
    assert [row["seq"] for row in journal.rows] == list(range(1, len(journal.rows) + 1))
    before = commit(journal.table["id"], journal.table["secret"])
    for row in journal.rows:
        parts = [before, row["table"], row["seq"], row["at"], row["who"], row["cid"]]
        text = "\n".join(str(part) for part in [*parts, row["action"], row["chance"]])
        before = hashlib.sha256(text.encode()).hexdigest()
        assert row["hash"] == before, row["seq"]


def z4_the_stream_is_the_journal_redacted(history: History, journal: Journal) -> None:
    """Each client heard every entry as its seat may: no gap, none twice, none out of order.

    Only who asks what came after an entry may hear again what was on its way meanwhile.
    """
    last, asked = 0, -1
    for how, frame in history.log:
        if how == "opened":
            last, asked = frame["last"], -1
        elif how == "resumed":
            asked = frame["last"]
        elif how == "heard" and frame["t"] == "snapshot":
            assert frame["seq"] >= last, (frame["seq"], last)
            last = frame["seq"]
        elif how == "heard" and frame["t"] == "ev":
            assert frame["seq"] in (last + 1, asked + 1), (frame["seq"], last, asked)
            seq = journal.entry(frame["seq"], history.seat)
            assert (frame["events"], frame["said"]) == journal.told(seq, history.seat)
            assert frame["at"] == journal.rows[seq - 1]["at"]
            if frame["seq"] == last + 1:
                last += 1
            else:
                asked += 1


def z5_replayed_is_what_was_seen(history: History, journal: Journal) -> None:
    """Replaying the journal gives at each entry what was told to be true then."""
    for frame in history.heard("ev") + history.heard("snapshot"):
        if frame.get("now"):
            seq = journal.entry(frame["seq"], history.seat)
            for key, wanted in journal.now(seq, history.seat).items():
                assert frame["now"][key] == wanted, (seq, key, frame["now"][key], wanted)


def z6_no_ghosts(history: History, journal: Journal) -> None:
    """Nobody has heard of an entry that is not in the journal."""
    frames = history.heard("ev") + history.heard("snapshot") + history.heard("ack")
    most = len(journal.heard_by(history.seat))
    assert max([frame["seq"] for frame in frames], default=0) <= most
    assert all(frame["head"] <= most for frame in history.heard("welcome"))


def z7_nothing_hidden_was_told(history: History, journal: Journal) -> None:
    """Whatever was seen would have been seen in any other world that fits what this seat knew.

    The hidden cards are dealt anew from its view and all that it had heard: another world, in which
    the same must be in sight and may be done. What it heard is judged here too, where a game has
    words for it.
    """
    game, seat = journal.game, history.seat
    for frame in history.heard("ev") + history.heard("snapshot"):
        for event in frame.get("events", []):
            _keeps_what_was_drawn(event, seat)
        if frame.get("now"):
            state = journal.imagined(journal.entry(frame["seq"], seat), seat)
            view = plain(game.view_data(game.view(state, seat)))
            assert frame["now"]["view"] == view, frame["seq"]


def _keeps_what_was_drawn(event: Frame, seat: Seat | None) -> None:
    """A tile from Unikat's bag and a card from UNO's pile are seen by who draws them alone."""
    if event["kind"] == "took" and event["source"] == "bag":
        assert (event["tile"] is not None) == (event["seat"] == seat)
    if event["kind"] == "drew":
        assert (event["faces"] is not None) == (event["seat"] == seat)


def z8_downtime_costs_nobody(journal: Journal, awake: float) -> None:
    """The match has no more time than the server was up, and nobody was timed out or sent away."""
    assert journal.rows[-1]["at"] <= awake * 1000, (journal.rows[-1]["at"], awake)
    assert [row["at"] for row in journal.rows] == sorted(row["at"] for row in journal.rows)
    around = [row["action"] for row in journal.rows if row["who"] in (CLOCK, TABLE)]
    # That a grace ends in UNO, or a rest after a deal, is a rule of the game, and hurries nobody.
    free = [it for it in around if it in (BEGIN, "next") or it.startswith(f"ring {GRACE}")]
    assert around == free


#: What must be true of every client and its table.
PROMISES = (
    z1_acked_is_kept_once,
    z2_a_retry_has_the_same_place,
    z4_the_stream_is_the_journal_redacted,
    z5_replayed_is_what_was_seen,
    z6_no_ghosts,
    z7_nothing_hidden_was_told,
)


def check(histories: list[History], data: Path | str, awake: float) -> None:
    """Every promise, for every client and every table."""
    journals = {h.table: read_journal(data, h.table) for h in histories}
    for journal in journals.values():
        z3_dense_and_chained(journal)
        z8_downtime_costs_nobody(journal, awake)
    for history in histories:
        journal = journals[history.table]
        for promise in PROMISES:
            promise(history, journal)
