"""A server is started again, and everybody comes back at once (row 21)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.home import at_home
from tools.chaos.storm import storm

SOCKETS = 120


@pytest.mark.slow
async def test_row_21_everybody_is_back_after_a_restart_with_and_without_jitter() -> None:
    bout = await storm("sqlite", SOCKETS)
    assert bout.broken == []
    back = [count for name, count in bout.faults.items() if "sockets back" in name]
    assert back == [SOCKETS, SOCKETS]
    assert bout.acked > 0, "others play meanwhile"
    assert bout.waits


@pytest.mark.slow
async def test_row_21_who_storms_is_told_when_to_come_again(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        ala = await home.guest("Ala")
        table = await ala.lay(2)
        asked = [await ala.ask("POST", f"/api/tables/{table}/ticket") for _ in range(310)]
        refused = [answer for answer in asked if answer.status_code == 429]
        assert refused
        assert {answer.headers["retry-after"] for answer in refused} == {"5"}
        assert refused[0].json()["error"]
        home.hands.seconds += 5
        assert (await ala.ask("POST", f"/api/tables/{table}/ticket")).status_code == 201
