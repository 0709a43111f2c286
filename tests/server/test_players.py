"""Bots in processes of their own, and whoever looks after the tables that they play at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from stolik.bots import BOTS, house_bot
from stolik.bots.persona import Manner, Persona
from stolik.bots.plain import PlainRandom
from stolik.server import players
from stolik.server.players import Players
from stolik.server.speed import measure
from stolik.server.steward import MOST_STRIKES
from tests.server.home import at_home, begun, dealt, settled, until
from tests.server.kit import opened_store, table_over
from tests.server.rogues import CHOOSE, HARMS, invite, rogue
from tests.server.timeouts import LONG_SECONDS


@pytest.fixture(autouse=True)
def rogues(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the bots of this page play."""
    known = dict(BOTS["unikat"])
    monkeypatch.setattr(players, "choose", rogue)
    invite("unikat")
    yield
    BOTS["unikat"].clear()
    BOTS["unikat"].update(known)


@pytest.mark.slow
@pytest.mark.parametrize("harm", HARMS)
async def test_row_19_a_bot_that_does_harm_loses_the_decision(tmp_path: Path, harm: str) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store)
    await table.begin()
    seat = table.game.due(table.state)[0]
    legal = table.game.legal(table.state, seat)
    asked = Players()
    assert await asked.ask(table, seat, "random", legal) in legal, "its process has begun"
    asked.workers.seconds = 0.5 if harm == "sleeps" else LONG_SECONDS
    answer = await asked.ask(table, seat, harm, legal)
    assert answer is None or answer not in legal
    # The next question is answered, if need be by a new process.
    asked.workers.seconds = LONG_SECONDS
    assert await asked.ask(table, seat, "random", legal) in legal
    asked.close()
    await store.close()


@pytest.mark.slow
async def test_row_19_who_waits_behind_a_hanging_bot_asks_again(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store)
    await table.begin()
    seat = table.game.due(table.state)[0]
    legal = table.game.legal(table.state, seat)
    asked = Players()
    assert await asked.ask(table, seat, "random", legal) in legal, "its process has begun"
    asked.workers.seconds = 0.5
    hanging = asyncio.create_task(asked.ask(table, seat, "sleeps", legal))
    await asyncio.sleep(0)
    asked.workers.seconds = LONG_SECONDS
    waiting = [asked.ask(table, seat, "random", legal) for _ in range(8)]
    answers = await asyncio.gather(*waiting)
    assert await hanging is None
    assert [answer in legal for answer in answers] == [True] * 8
    asked.close()
    await store.close()


class Answers(Players):
    """Answers without a process, each bot in its own way."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def ask(
        self, table: Any, seat: int, bot: str, legal: list[Any], aside: bool = False
    ) -> Any:
        self.asked.append(bot)
        if bot == "raises":
            raise RuntimeError("not even the question could be put")
        return None if bot == "sleeps" else table.game.plain(legal)[0]


async def test_row_19_three_strikes_and_the_house_s_own_bot_sits_down(tmp_path: Path) -> None:
    answers = Answers()

    async with at_home(tmp_path, players=answers) as home:
        ala = await home.guest("Ala")
        data = {"book": "unikat", "seats": 2, "bots": ["sleeps"], "options": {"uni.rounds": 2}}
        table = (await ala.post("/api/tables", data))["id"]
        await ala.ready(table)
        await ala.do(table, "start")
        await dealt(home.room(table))
        await ala.do(table, "leave")
        await until(lambda: answers.asked.count(house_bot("unikat")) > 20)
        assert answers.asked.count("sleeps") == MOST_STRIKES
        room = await ala.get(f"/api/tables/{table}")
        assert room["places"][1]["bot"] == "sleeps", "the chair still tells who was asked"
        text = (await ala.ask("GET", "/metrics", host="localhost:8080")).text
        assert f"stolik_bot_strikes_total {MOST_STRIKES}.0" in text


class Pauses(Answers):
    """Seems to think for as long as it is told."""

    def __init__(self, milliseconds: int) -> None:
        super().__init__()
        self.milliseconds = milliseconds

    async def pause(self, table: Any, seat: int, bot: str) -> int:
        return self.milliseconds


@pytest.mark.parametrize(("milliseconds", "seconds"), [(123, 0.456), (789, 0.789)])
async def test_a_bot_takes_its_time_and_never_less_than_the_table_s_pace(
    tmp_path: Path, milliseconds: int, seconds: float
) -> None:
    pauses = Pauses(milliseconds)

    async with at_home(tmp_path, players=pauses, pace=0.456) as home:
        game = await begun(home, people=1, bots=1, oldest=1)
        await dealt(game.room)
        table = game.room.table
        assert table is not None
        head = table.head
        await until(lambda: bool(pauses.asked))  # it thinks first
        await home.pass_time(game.room, seconds - 0.005)
        assert table.head == head
        await home.pass_time(game.room, 0.01)
        await until(lambda: table.head > head)


async def test_alarms_ring_while_a_bot_seems_to_think_and_it_does_not_begin_again(
    tmp_path: Path,
) -> None:
    pauses = Pauses(5000)

    async with at_home(tmp_path, players=pauses, pace=0.1) as home:
        game = await begun(home, people=1, bots=1, oldest=1)
        await dealt(game.room)
        await settled()
        table = game.room.table
        assert table is not None
        head = table.head
        rung: list[float] = []

        async def ring() -> None:
            rung.append(home.hands.seconds)

        table.ring = ring  # type: ignore[method-assign]
        began = home.hands.seconds
        await home.pass_time(game.room, 2.0)
        assert rung == [began + 2.0]
        assert table.head == head
        await home.pass_time(game.room, 3.01)
        await until(lambda: table.head > head)


async def test_a_bot_is_asked_how_long_it_seems_to_think(tmp_path: Path) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store)
    await table.begin()
    seat = table.game.due(table.state)[0]
    asked = Players(lambda: ThreadPoolExecutor(1))
    manner = Manner(pace=(300, 300))
    BOTS["unikat"]["slow"] = lambda game: Persona(PlainRandom(game), PlainRandom(game), manner)
    assert await asked.pause(table, seat, "slow") == 300
    assert await asked.pause(table, seat, "random") == 0
    assert await asked.pause(table, seat, "nobody") == 0
    await store.close()


async def test_row_19_what_breaks_at_one_table_is_written_down_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answers = Answers()
    monkeypatch.setattr("stolik.server.steward.RETRY_SECONDS", 0.0)

    with caplog.at_level("ERROR", "stolik"):
        async with at_home(tmp_path, players=answers) as home:
            ala = await home.guest("Ala")
            data = {"book": "unikat", "seats": 2, "bots": ["raises"], "options": {"uni.oldest": 1}}
            table = (await ala.post("/api/tables", data))["id"]
            await ala.ready(table)
            await ala.do(table, "start")
            await until(lambda: len(answers.asked) > 3)
            home.room(table).places[1].bot = "random"
            played = home.room(table).table
            assert played is not None
            await until(lambda: played.head > 1)
    assert {record.fields["reason"] for record in caplog.records} == {  # type: ignore[attr-defined]
        "RuntimeError"
    }


async def test_row_19_a_bot_is_asked_only_with_what_its_seat_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[tuple[Any, ...]] = []

    def note(game: str, bot: str, *question: Any) -> Any:
        questions.append(question)
        return CHOOSE(game, "random", *question)

    monkeypatch.setattr(players, "choose", note)

    async with at_home(tmp_path) as home:
        game = await begun(home, people=1, bots=2, oldest=1)
        await until(lambda: len(questions) >= 2)
        table = game.room.table
        assert table is not None
        for view, news, *_ in questions:
            hands = table.game.view_data(view)["hands"]
            (seat,) = [place for place, hand in enumerate(hands) if hand is not None]
            assert seat in (1, 2)
            told = [table.game.event_data(event) for event in news.events]
            drawn = [e for e in told if e["kind"] == "took" and e["source"] == "bag"]
            assert all((e["tile"] is not None) == (e["seat"] == seat) for e in drawn)


async def test_no_client_can_name_an_action_like_a_bot_s(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        game = await begun(home, people=1, bots=1, oldest=0)
        line = await game.guests[0].line(game.table)
        frame = await line.now()
        for cid in ("bot-4", "server-9", "", "x" * 65):
            assert (await line.act(frame, cid))["code"] == "forbidden"
        assert (await line.act(frame, "mine"))["t"] == "ack"


class AtOnce(Executor):
    """Has every answer already."""

    def submit(self, question: Any, /, *_: Any, **__: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(0.01 if question is measure else ("pass", 0.0, 0.0))
        return done


@pytest.mark.parametrize("ticks", range(6))
async def test_who_stops_asking_stops_even_while_the_answer_comes(
    tmp_path: Path, ticks: int
) -> None:
    store = await opened_store(tmp_path / "data.db")
    table = table_over(store)
    await table.begin()
    question = asyncio.create_task(Players(AtOnce).ask(table, 0, "random", []))
    for _ in range(ticks):
        await asyncio.sleep(0)
    stopped = question.cancel()
    await asyncio.wait([question])
    assert question.cancelled() == stopped
    await store.close()
