"""Bots are sent what is new alone, and know all that they have heard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.plain import PlainRandom
from stolik.core.game import AnyGame
from stolik.server import players
from stolik.server.hearing import Hearing, News, Sent
from stolik.server.players import Players
from stolik.server.table import Table
from tests.server.kit import in_use, play_some, table_over
from tests.server.setups import store_at

ONE, TWO = ("t1", 0), ("t1", 1)


def test_only_what_is_new_is_sent() -> None:
    sent = Sent()
    assert sent.news(ONE, "abc") == News(ONE, 0, "abc")
    assert sent.news(ONE, "abcde") == News(ONE, 3, "de")
    assert sent.news(TWO, "xy") == News(TWO, 0, "xy")
    assert sent.news(ONE, "abcde") == News(ONE, 5, "")
    sent.forget(ONE)
    assert sent.news(ONE, "abcdef") == News(ONE, 0, "abcdef")
    assert sent.news(ONE, "abc") == News(ONE, 0, "abc"), "another match than was thought"


def test_an_asker_remembers_so_many_seats_and_begins_anew() -> None:
    sent = Sent(most=3)
    for round_ in range(2):
        for seat in range(10):
            assert sent.news(("t1", seat), "abc").known == 0, (round_, seat)
            assert len(sent._known) <= 3


def test_what_was_heard_is_put_together_again() -> None:
    hearing = Hearing()
    assert hearing.take(News(ONE, 0, "abc")) == list("abc")
    assert hearing.take(News(TWO, 0, "x")) == ["x"]
    assert hearing.take(News(ONE, 3, "de")) == list("abcde")
    assert hearing.take(News(ONE, 3, "de")) == list("abcde"), "asked twice"
    assert hearing.take(News(TWO, 2, "z")) is None
    assert hearing.take(News(TWO, 0, "xyz")) == list("xyz")


def test_a_process_keeps_so_many_events_of_those_asked_for_last() -> None:
    hearing = Hearing(most=10)
    for seat in range(3):
        hearing.take(News(("t1", seat), 0, "abcd"))
    assert hearing.take(News(("t1", 0), 4, "e")) is None
    assert hearing.take(News(("t1", 1), 4, "e")) == list("abcde")
    assert hearing.take(News(ONE, 0, "x" * 50)) == ["x"] * 50, "one alone may be longer"
    assert list(hearing._kept) == [ONE]


class Listening(PlainRandom):
    """Plays without a thought, and notes what it has heard."""

    def __init__(self, game: AnyGame, noted: list[list[Any]]) -> None:
        super().__init__(game)
        self.noted = noted

    def choose(self, view: Any, heard: Any, *question: Any) -> Any:
        self.noted.append(list(heard))
        return super().choose(view, heard, *question)


class Scene:
    """A table whose bot is asked, all that it was sent and all that it has heard."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table, self.sent = table, list[News]()
        self.noted: list[list[Any]] = []
        self.asked = Players(lambda: ThreadPoolExecutor(1))
        choose = players.choose

        def note(game: str, bot: str, view: Any, news: News, *question: Any) -> Any:
            self.sent.append(news)
            return choose(game, bot, view, news, *question)

        monkeypatch.setattr(players, "choose", note)
        monkeypatch.setattr(players, "_hearing", Hearing())
        monkeypatch.setattr(players, "make_bot", lambda game, _: Listening(game, self.noted))

    async def turn(self) -> None:
        """The bot is asked about a decision, and has heard everything."""
        seat = self.table.game.due(self.table.state)[0]
        legal = self.table.game.legal(self.table.state, seat)
        assert await self.asked.ask(self.table, seat, "any", legal) in legal
        assert self.noted.pop() == self.table.audience.heard(seat)
        await play_some(self.table, 1)


@asynccontextmanager
async def at_a_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """A match that has begun, and a bot that listens."""
    async with in_use(store_at(folder / "data.db")) as store:
        table = table_over(store, rounds=1)
        await table.begin()
        it = Scene(table, monkeypatch)
        yield it
        it.asked.close()


async def test_a_bot_is_sent_each_event_once_and_has_heard_them_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_a_table(tmp_path, monkeypatch) as it:
        for _ in range(20):
            await it.turn()
        assert len(it.sent) == 20
        for seat in (0, 1):
            events = [e for news in it.sent if news.key[1] == seat for e in news.events]
            assert len(events) > 0
            assert events == it.table.audience.heard(seat)[: len(events)]


@pytest.mark.parametrize("how", ["lets go", "is replaced"])
async def test_a_process_that_lacks_something_is_sent_everything_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async with at_a_table(tmp_path, monkeypatch) as it:
        for _ in range(6):
            await it.turn()
        monkeypatch.setattr(players, "_hearing", Hearing())
        if how == "is replaced":
            it.asked.workers.close()
        before = len(it.sent)
        await it.turn()
        assert [news.known > 0 for news in it.sent[before:]] == (
            [True, False] if how == "lets go" else [False]
        )
