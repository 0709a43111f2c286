"""Whatever is asked, the answer is one that the server's own description names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.browser.roomy import Roomy
from tests.server.client import Client, Server

pytestmark = pytest.mark.slow
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


class Api:
    """A house with its door open, a guest in it, tables and tournaments."""

    def __init__(self, server: Server) -> None:
        self.address = server.address
        self.host = Client(server, "Ala")
        self.headers = {"authorization": f"Bearer {self.host.token}"}
        self.known = {
            "table": [self.table(start=False), self.table(start=True)],
            "tournament": [self.tournament(begin=False), self.tournament(begin=True)],
        }

    def table(self, start: bool) -> str:
        table = self.host.lay_table(2, ["random"] if start else [])
        if start:
            self.host.ready(table)
            self.host.post(f"/api/tables/{table}/start")
        return table

    def tournament(self, begin: bool) -> str:
        tournament = str(self.host.post("/api/tournaments", {"form": "rotation12"})["id"])
        for what in ("ready", "begin") if begin else ():
            self.host.post(f"/api/tournaments/{tournament}/{what}")
        return tournament


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with Roomy.shared(tmp_path_factory.mktemp("data")) as server:
        yield Api(server)


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
