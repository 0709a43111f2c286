"""Paths that name no file and no table: each is answered as such, and none is our fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.server import page
from stolik.server.limits import Limits
from tests.server.home import at_home

#: Parts of a path that no file could be called by, or that lead elsewhere.
STRANGE = [
    "%00",
    "main.js%00",
    "a" * 300,
    "a/" * 3000 + "a",
    "..%2f..%2fsecret",
    "%2e%2e/%2e%2e/secret",
    "%ed%a0%80",
    "%ff%fe",
    "%0a",
    "main.js/below",
    "deep",
    "",
]
GET_ROUTES = [
    "/assets/{}",
    "/table/{}",
    "/api/books/{}/clauses",
    "/api/ladder/{}",
    "/api/tables/{}",
    "/api/codes/{}",
    "/api/tables/{}/record",
    "/api/tables/{}/replay",
    "/api/tables/{}/review",
    "/api/tables/{}/rating",
    "/api/tournaments/{}",
    "/api/tournament-codes/{}",
    "/api/tournaments/{}/record",
    "/api/qr?text={}",
]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built, with something beside it that is not to be read."""
    web = tmp_path / "web"
    (web / "assets" / "deep").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>")
    (web / "assets" / "main.js").write_text("export {}")
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr(page, "folder", lambda: web)
    return web


async def test_f9_an_asset_that_no_file_could_be_is_not_found(
    built: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_home(tmp_path, limits=Limits(scale=100)) as home:
        web = home.door()
        assert (await web.get("/assets/main.js")).text == "export {}"
        for name in STRANGE:
            answer = await web.get(f"/assets/{name}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page"), name
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.both_setups
@pytest.mark.parametrize("route", GET_ROUTES)
async def test_f9_no_path_of_any_route_breaks_the_server(
    built: Path, tmp_path: Path, route: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_home(tmp_path, limits=Limits(scale=100)) as home:
        ala = await home.guest("Ala")
        for name in STRANGE:
            answer = await ala.ask("GET", route.format(name))
            assert answer.status_code < 500, (name, answer.text)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
