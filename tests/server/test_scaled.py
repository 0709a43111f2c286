"""`stolik serve` over a PostgreSQL and a Redis: what it takes, what it refuses, what it keeps."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from stolik.rulebook import LANGUAGES
from tests.kit import Output, complaint
from tests.server.client import Server
from tests.server.services import PASSWORD, Postgres, Valkey
from tests.server.setups import SHARED_TIMEOUTS
from tests.server.test_serve import play_out, two_people
from tests.server.timeouts import asking_for

pytestmark = pytest.mark.slow
DATABASE, BUS = "postgresql://ala:sesame@127.0.0.1:1/games", "redis://:sesame@127.0.0.1:1/0"


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STOLIK_DATABASE", "STOLIK_BUS"):
        monkeypatch.delenv(name, raising=False)


def refused(capsys: Output, *argv: str, language: str = "en") -> str:
    said = complaint(capsys, "serve", "--port", "0", *argv, "--lang", language)
    assert "sesame" not in said
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_t_be_is_said_in_one_line(capsys: Output, language: str) -> None:
    wrong = {
        "postgresql://": ("--database", "mysql://ala:sesame@127.0.0.1/games"),
        "redis://": ("--database", DATABASE, "--bus", "amqp://:sesame@127.0.0.1"),
        "--database": ("--bus", BUS),
        "127.0.0.1:1/games": ("--database", DATABASE),
    }
    for shown, argv in wrong.items():
        assert shown in refused(capsys, *argv, language=language)


@pytest.mark.parametrize("address", ["games", "sqlite:///sesame", "://", "postgresql:sesame"])
def test_what_is_no_address_of_a_database_is_refused(capsys: Output, address: str) -> None:
    assert "isn’t an address that Stolik can use" in refused(capsys, "--database", address)


def test_addresses_may_come_from_the_environment(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOLIK_BUS", BUS)
    assert "needs --database" in refused(capsys)
    monkeypatch.setenv("STOLIK_DATABASE", DATABASE)
    assert "127.0.0.1:1/games does not answer" in refused(capsys)
    assert "127.0.0.1:2/games" in refused(capsys, "--database", DATABASE.replace(":1/", ":2/"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("missing", "bus"), [("asyncpg", ""), ("greenlet", ""), ("redis", BUS)])
def test_a_missing_library_is_named(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, language: str, missing: str, bus: str
) -> None:
    monkeypatch.setattr(
        "stolik.server.addresses.find_spec",
        lambda name: None if name == missing else find_spec(name),
    )
    said = refused(capsys, "--database", DATABASE, "--bus", bus, language=language)
    assert missing in said
    assert "stolik[scale]" in said


@pytest.mark.services
def test_who_is_not_let_in_hears_why(capsys: Output, postgres: Postgres) -> None:
    address = postgres.address(postgres.database()).replace(PASSWORD, "sesame")
    assert "refuses this name" in refused(capsys, "--database", address)


@pytest.mark.services
def test_a_match_in_a_postgresql_goes_on_after_a_kill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: Postgres, valkey: Valkey
) -> None:
    name = postgres.database()
    monkeypatch.setenv("STOLIK_DATABASE", postgres.address(name))
    monkeypatch.setenv("STOLIK_BUS", valkey.address)
    with Server(tmp_path, asking_for(**SHARED_TIMEOUTS)) as server:
        table, ala, olek = two_people(server, [], oldest=0)
        play_out({0: ala.socket(table), 1: olek.socket(table)}, kill_at=6)
        server.kill()
        server.start()
        play_out({0: ala.socket(table), 1: olek.socket(table)})
        assert ala.ask("GET", f"/api/tables/{table}").json()["state"] == "over"
    kept = postgres.query("select seq from journal order by seq", name)
    assert kept == [(seq,) for seq in range(1, len(kept) + 1)]
    assert len(kept) > 6
    assert list(tmp_path.iterdir()) == []
