"""What tests of the server get: a place for their data, in each database there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from stolik.server.store import SqliteStore, Store
from tests.server.services import NoService, Postgres, Service, Valkey

S = TypeVar("S", bound=Service)
services = pytest.mark.services
KINDS = ["sqlite", pytest.param("postgres", marks=services)]


def served(kind: Callable[[], S]) -> Iterator[S]:
    """A service that lives as long as the tests of this process."""
    try:
        service = kind()
    except NoService as missing:
        pytest.skip(str(missing))
    with service:
        yield service


def in_order(service: S) -> Iterator[S]:
    """A service that is in order again afterwards, whatever a test has done to it."""
    yield service
    if service.running:
        service.resume()
    else:
        service.start()


@pytest.fixture(scope="session")
def lasting_postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests."""
    yield from served(Postgres)


@pytest.fixture
def postgres(lasting_postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped, killed and paused."""
    yield from in_order(lasting_postgres)


@pytest.fixture(scope="session")
def lasting_valkey() -> Iterator[Valkey]:
    """A Valkey for all tests."""
    yield from served(Valkey)


@pytest.fixture
def valkey(lasting_valkey: Valkey) -> Iterator[Valkey]:
    """A Valkey that may be stopped, killed and paused."""
    yield from in_order(lasting_valkey)


@pytest.fixture(params=KINDS)
def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes stores over the same data, none of them open yet; at first there are none."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "data.db")
    from stolik.server.store.postgres import PostgresStore

    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.address(postgres.database())
    return lambda: PostgresStore(address)


@pytest.fixture
def store(new_store: Callable[[], Store]) -> Store:
    """A store over no data, not open yet."""
    return new_store()
