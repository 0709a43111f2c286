"""Whatever is asked, the answer is one that the server's own description names."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from stolik.server.app import make_app
from stolik.server.house import House
from stolik.server.limits import Limits
from tests.server.client import SECONDS
from tests.server.setups import FILE, house_settings, store_at

pytestmark = pytest.mark.slow
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


class Api:
    """A house with its door open, a guest in it, tables and tournaments."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = ""
        self.token = self.post("/api/guests", {"name": "Ala"})["token"]
        self.headers = {"authorization": f"Bearer {self.token}"}
        self.known = {
            "table": [self.table(start=False), self.table(start=True)],
            "tournament": [self.tournament(begin=False), self.tournament(begin=True)],
        }

    def table(self, start: bool) -> str:
        data = {"book": "unikat", "seats": 2, "bots": ["random"] if start else []}
        table = str(self.post("/api/tables", data)["id"])
        if start:
            self.post(f"/api/tables/{table}/ready", {"share": "ab" * 32})
            self.post(f"/api/tables/{table}/start")
        return table

    def tournament(self, begin: bool) -> str:
        tournament = str(self.post("/api/tournaments", {"form": "rotation12"})["id"])
        for what in ("ready", "begin") if begin else ():
            self.post(f"/api/tournaments/{tournament}/{what}")
        return tournament

    def post(self, path: str, data: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = httpx.post(self.address + path, json=data, headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json()


async def serve(folder: Path, told: list[str], ready: Event, stop: Event) -> None:
    limits = Limits(scale=1e6)
    house = House(store_at(folder / FILE), set(), limits=limits, **house_settings())
    config = uvicorn.Config(make_app(house), port=0, log_config=None, ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    house.hosts.add(f"127.0.0.1:{port}")
    told.append(f"http://127.0.0.1:{port}")
    ready.set()
    await asyncio.to_thread(stop.wait)
    server.should_exit = True
    await task


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    told: list[str] = []
    ready, stop = Event(), Event()
    folder = tmp_path_factory.mktemp("data")
    thread = Thread(target=lambda: asyncio.run(serve(folder, told, ready, stop)))
    thread.start()
    assert ready.wait(SECONDS)
    yield Api(told[0])
    stop.set()
    thread.join()


def test_every_answer_is_described(api: Api) -> None:
    schema: Any = schemathesis.openapi.from_url(f"{api.address}/schema/openapi.json")
    asked = [result.ok() for result in schema.get_all_operations()]
    assert len(asked) > 25
    for operation in asked:
        ask_oddly(operation, api)


def ask_oddly(operation: Any, api: Api) -> None:
    """Some odd requests of one kind, now and then to a table or a tournament that exists."""

    @given(operation.as_strategy())
    @settings(max_examples=12, derandomize=True, deadline=None, database=None)
    def ask(case: Any) -> None:
        for name in api.known.keys() & (case.path_parameters or {}).keys():
            word = str(case.path_parameters[name])
            known = word[:1].isdigit()
            case.path_parameters[name] = api.known[name][int(word[0]) % 2] if known else word
        case.call_and_validate(headers=api.headers, checks=CHECKS)

    ask()
