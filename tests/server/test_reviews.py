"""Reviews over HTTP: who may see one and when, how much is kept, and what goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from stolik.bots import Budget
from stolik.bots.workers import make_pool
from stolik.core.phrase import Phrase, Refused
from stolik.review import Effort, review
from stolik.server import reviews
from stolik.server.reviews import Reviews
from tests.review.games import cut, played
from tests.server.client import SECONDS
from tests.server.home import Begun, Hands, Home, Person, at_home, begun, dealt, until
from tests.server.kit import play_some


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Reviews that are made in a moment, and nothing left of those that were begun."""
    monkeypatch.setattr(reviews, "EFFORT", Effort(1, Budget(playouts=4)))
    yield
    reviews._begun.cache_clear()


def in_a_thread() -> Reviews:
    return Reviews(lambda: ThreadPoolExecutor(1))


async def abandoned(home: Home) -> Begun:
    """A match of two that was given up after a few moves."""
    game = await begun(home)
    await dealt(game.room)
    assert game.room.table is not None
    await play_some(game.room.table, 4)
    await home.house.lobby.close(game.room)
    return game


async def waited(person: Person, path: str) -> Any:
    """The review, once it is there."""
    async with asyncio.timeout(SECONDS):
        while (answer := await person.ask("GET", path)).status_code == 202:
            assert answer.json()["review"] is None
            assert 0 <= answer.json()["share"] <= 1
            assert answer.json()["before"] == 0, "nobody else waits"
            await asyncio.sleep(0.002)
    assert answer.status_code == 200, answer.text
    return answer.json()["review"]


# -- over HTTP ------------------------------------------------------------------------------------
async def test_a_match_in_play_has_no_review_and_is_not_thought_about(tmp_path: Path) -> None:
    async with at_home(tmp_path, reviews=in_a_thread()) as home:
        game = await begun(home)
        await dealt(game.room)
        assert game.room.table is not None
        path = f"/api/tables/{game.table}/review"
        watcher = await home.guest("Watcher")
        for moves in (0, 3):
            await play_some(game.room.table, moves)
            for person in (*game.guests, watcher):
                answer = await person.ask("GET", path)
                assert (answer.status_code, answer.json()["code"]) == (409, "record-not-yet")
                assert "\n" not in answer.json()["error"]
        assert not home.house.reviews.waiting
        assert not home.house.reviews.kept


@pytest.mark.slow
async def test_an_ended_match_is_reviewed_for_whoever_may_have_its_record(tmp_path: Path) -> None:
    async with at_home(tmp_path, reviews=in_a_thread()) as home:
        game = await abandoned(home)
        watcher, nobody = await home.guest("Watcher"), Person(home, "")
        path = f"/api/tables/{game.table}/review"
        assert (await nobody.ask("GET", path)).status_code == 401
        found = await waited(game.guests[0], path)
        for person in (game.guests[1], watcher):
            answer = await person.ask("GET", path)
            assert (answer.status_code, answer.json()["review"]) == (200, found)
        assert game.room.table is not None
        head = game.room.table.head
        assert found["parts"] == [{"begin": 0, "end": head - 1}]
        assert [point["entry"] for point in found["points"]] == list(range(head))
        for choice in found["choices"]:
            assert choice["loss"] >= 0
            assert choice["reason"]["id"]
            assert set(choice["said"]) == {"id", "facts"}
        assert found["lost"] == pytest.approx(
            [
                sum(choice["loss"] for choice in found["choices"] if choice["seat"] == seat)
                for seat in (0, 1)
            ],
            abs=0.01,
        )


async def test_a_part_that_there_is_not_is_refused_at_once(tmp_path: Path) -> None:
    async with at_home(tmp_path, reviews=in_a_thread()) as home:
        game = await abandoned(home)
        path = f"/api/tables/{game.table}/review?part=3"
        for _ in range(3):  # more than a guest may have waiting
            answer = await game.guests[0].ask("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (404, "review-no-part")
        assert await game.guests[0].refused("GET", path.replace("=3", "=1000")) == "malformed"


async def test_both_answers_are_described(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        described = await Person(home, "").get("/schema/openapi.json")
    answers = described["paths"]["/api/tables/{table}/review"]["get"]["responses"]
    shapes = [answers[status]["content"]["application/json"]["schema"] for status in ("200", "202")]
    assert shapes[0] == shapes[1]


@pytest.mark.slow
async def test_a_real_process_gives_the_same_review() -> None:
    record = cut(played("uno-112"), 4)
    # One that is gentle would get no time at all on a busy machine.
    held = Reviews(lambda: make_pool(1, lean=True), Hands().clock)
    held.begin(("t", 0), record.text(), "Ala")
    await until(lambda: ("t", 0) in held.kept or ("t", 0) in held.refused)
    found = held.find(("t", 0))
    await held.close()
    assert found == review(record, 0, Effort(budget=Budget(playouts=200)))


def test_a_review_lets_everybody_else_on_the_machine_go_first() -> None:
    pool = Reviews().make()
    assert isinstance(pool, ProcessPoolExecutor)
    assert pool._initargs == (True, True)
    pool.shutdown()


# -- bounds ---------------------------------------------------------------------------------------
class Held(Executor):
    """Work that is never done until somebody lets it."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.open: list[Future[Any]] = []

    def submit(self, work: Any, /, *given: Any, **_: Any) -> Future[Any]:
        self.asked.append(given)
        self.open.append(Future())
        return self.open[-1]


async def test_only_so_many_wait_and_one_is_thought_about_at_a_time() -> None:
    pool = Held()
    held = Reviews(lambda: pool)
    for number in range(reviews.MOST_WAITING):
        assert held.begin((str(number), 0), f"record {number}", f"guest {number}") == 0
    with pytest.raises(Refused, match="review-busy"):
        held.begin(("more", 0), "record", "another")
    assert held.begin(("3", 0), "record 3", "guest 3") == 0, "who waits already goes on waiting"
    await until(lambda: bool(pool.asked))
    assert pool.asked == [("record 0", 0)]
    pool.open[-1].set_result((0.25, None))
    await until(lambda: len(pool.asked) == 2)
    assert pool.asked[1] == ("record 0", 0), "a piece at a time, the same one to its end"
    assert (held.find(("0", 0)), held.find(("1", 0))) == (0.25, 0)
    assert held.find(("other", 0)) is None
    assert [held.before((name, 0)) for name in ("0", "3", "other")] == [0, 3, 0]
    await held.close()


async def test_nobody_takes_all_the_places() -> None:
    held = Reviews(Held)
    for part in range(reviews.MOST_OF_ONE):
        held.begin(("mine", part), "record", "Ala")
    with pytest.raises(Refused, match="review-busy"):
        held.begin(("mine", 99), "record", "Ala")
    assert held.begin(("other", 0), "record", "Olek") == 0
    await held.close()


async def test_what_could_not_be_made_drives_out_nothing_that_was() -> None:
    held, found = in_a_thread(), review(cut(played("uno-112"), 2), 0, Effort(1))
    held._keep(("good", 0), found)
    for part in range(reviews.MOST_KEPT + 5):
        held._keep(("bad", part), Phrase("review-no-part", {"number": part, "parts": 1}))
    assert held.find(("good", 0)) is found
    assert len(held.refused) == reviews.MOST_KEPT
    with pytest.raises(Refused, match="review-no-part"):
        held.find(("bad", reviews.MOST_KEPT))


async def test_what_nobody_asks_for_any_more_is_dropped() -> None:
    pool, hands = Held(), Hands()
    held = Reviews(lambda: pool, hands.clock)
    held.begin(("gone", 0), "record 0", "Ala")
    held.begin(("here", 0), "record 1", "Olek")
    await until(lambda: bool(pool.asked))
    hands.seconds += reviews.ASKED_SECONDS + 1
    assert held.find(("here", 0)) == 0
    pool.open[-1].set_result((0.5, None))
    await until(lambda: len(pool.asked) == 2)
    assert pool.asked[1] == ("record 1", 0)
    assert held.find(("gone", 0)) is None
    await held.close()


async def test_only_the_latest_are_kept() -> None:
    found = review(cut(played("uno-112"), 2), 0, Effort(1))
    held = in_a_thread()
    for number in range(reviews.MOST_KEPT + 5):
        held._keep((str(number), 0), found)
        held.find(("0", 0))
    assert len(held.kept) == reviews.MOST_KEPT
    assert held.find(("0", 0)) is found, "what is asked for stays"
    assert held.find(("1", 0)) is None


async def test_a_process_that_breaks_or_hangs_costs_one_review() -> None:
    pools: list[Held] = []

    def make() -> Held:
        pools.append(Held())
        return pools[-1]

    held = Reviews(make, seconds=0.05)
    held.begin(("bad", 0), "record 0", "Ala")
    await until(lambda: bool(pools and pools[0].asked))
    pools[0].open[-1].set_exception(MemoryError())
    await until(lambda: ("bad", 0) in held.refused)
    held.begin(("slow", 0), "record 1", "Ala")
    await until(lambda: ("slow", 0) in held.refused)
    for key in (("bad", 0), ("slow", 0)):
        with pytest.raises(Refused, match="review-failed"):
            held.find(key)
    assert len(pools) == 2, "another process does the next"
    await held.close()
