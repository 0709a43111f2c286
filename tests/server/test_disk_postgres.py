"""The disk below PostgreSQL: no word before it has answered, and a full one loses nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stolik.server.store import StoreTrouble
from stolik.server.store.base import Kept
from stolik.server.store.postgres import PostgresStore
from stolik.server.store.schema import metadata
from tests.server.client import Server
from tests.server.home import Begun, Line, at_home, until
from tests.server.home import begun as begun_at_home
from tests.server.proxy import Proxy
from tests.server.services import Postgres, Valkey
from tests.server.test_disk import begun, draw, heard
from tests.server.test_store import entry, laid

pytestmark = pytest.mark.services
#: What PostgreSQL answers when a file can't grow.
NO_ROOM = """
    create or replace function no_room() returns trigger language plpgsql as $$
    begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$
"""


def fill(postgres: Postgres, name: str) -> None:
    """Let the server itself say of all that is to be kept that there is no room."""
    postgres.query(NO_ROOM, name)
    for table in metadata.tables:
        when = f'create trigger no_room before insert or update on "{table}"'
        postgres.query(f"{when} for each statement execute function no_room()", name)


def make_room(postgres: Postgres, name: str) -> None:
    """Let there be room again."""
    postgres.query("drop function no_room() cascade", name)


async def test_row_03_no_room_is_trouble_and_nothing_is_kept(postgres: Postgres, name: str) -> None:
    store = PostgresStore(postgres.address(name))
    await store.open()
    await store.append(entry(1))
    await asyncio.to_thread(fill, postgres, name)
    with pytest.raises(StoreTrouble, match="No space left"):
        await store.append(entry(2))
    with pytest.raises(StoreTrouble, match="No space left"):
        await store.save_table(laid("a"))
    with pytest.raises(StoreTrouble, match="No space left"):
        await store.keep_ticket(Kept("h", "socket", "g", ""), 30.0, 5)
    assert (await store.journal("t"), await store.tables()) == ([entry(1)], [])
    await asyncio.to_thread(make_room, postgres, name)
    await store.append(entry(2))
    await store.save_table(laid("a"))
    assert await store.journal("t") == [entry(1), entry(2)]
    await store.close()


@pytest.mark.slow
def test_row_03_a_full_disk_of_the_database_loses_nothing_and_is_got_over(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, name: str
) -> None:
    variables = {"STOLIK_DATABASE": postgres.address(name), "STOLIK_BUS": valkey.address}
    with Server(tmp_path, variables) as server:
        table, ala, olek = begun(server)
        mine, other = ala.socket(table), olek.socket(table)
        frame = mine.now()
        other.now()
        heard(other, 1)
        act = draw(frame, "full")
        fill(postgres, name)
        for _ in range(2):
            mine.send(act)
            assert mine.until("nack")["code"] == "retry"
        assert set(heard(other, 2)) <= {"room"}, "at most that there is trouble"
        answer = ala.ask("POST", "/api/tables", {"book": "unikat", "seats": 2})
        assert (answer.status_code, answer.json()["code"]) == (503, "retry")
        assert ala.ask("GET", f"/api/tables/{table}").json()["state"] == "playing"
        assert len(ala.ask("GET", f"/api/tables/{table}/replay").json()) == 1
        make_room(postgres, name)
        mine.send(act)
        assert mine.until("ack") == {"t": "ack", "cid": "full", "seq": 2}
        assert other.until("ev")["seq"] == 2
        assert ala.post("/api/tables", {"book": "unikat", "seats": 2})
    kept = postgres.query("select seq, cid from journal order by seq", name)
    assert kept == [(1, "server-1"), (2, "full")]


async def test_row_02_no_acknowledgement_before_the_database_has_answered(
    tmp_path: Path, postgres: Postgres, name: str
) -> None:
    async def held_back(game: Begun, proxy: Proxy) -> None:
        mine, other = [await guest.line(game.table) for guest in game.guests]
        now = (await mine.now())["now"]
        await other.now()
        for number, line in enumerate((mine, other)):
            await quiet(line, number)
        # A statement alone is a transaction, and this is said when it is committed.
        proxy.hold_answering = lambda piece: b"INSERT 0 1" in piece
        act = {"t": "act", "cid": "held", "dec": now["dec"], "action": now["legal"][-1]}
        mine.send(act)
        while not await asyncio.to_thread(kept):
            await asyncio.sleep(0.01)
        await until(lambda: proxy.held > 0)
        assert await quiet(other, 7) == []
        assert "ack" not in mine.unheard()
        proxy.hold_answering = lambda piece: False
        assert await mine.until("ack") == {"t": "ack", "cid": "held", "seq": 2}
        assert (await other.until("ev"))["seq"] == 2

    def kept() -> bool:
        return bool(postgres.query("select seq from journal where cid = 'held'", name))

    async with Proxy(postgres.port) as proxy:
        address = postgres.address(name, proxy.port)
        async with at_home(tmp_path, store=PostgresStore(address)) as home:
            try:
                await held_back(await begun_at_home(home, oldest=0), proxy)
            finally:
                proxy.go_on()


async def quiet(line: Line, number: int) -> list[str]:
    """The frames about the match that come until a ping is answered."""
    line.send({"t": "ping", "id": number})
    kinds = []
    while (frame := await line.next())["t"] != "pong":
        kinds.append(str(frame["t"]))
    return [kind for kind in kinds if kind != "room"]
