"""What tests of the server get: a place for their data, in each database there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from stolik.server.bus import MemoryBus
from stolik.server.identity import TICKET_SECONDS
from stolik.server.neighbours import LOOK_SECONDS
from stolik.server.store import SqliteStore, Store
from tests.server import setups
from tests.server.client import Server
from tests.server.houses import Deaf, Houses, World, file_world, service_world, two_houses
from tests.server.services import NoService, Postgres, Service, Valkey
from tests.server.setups import SCALED
from tests.server.timeouts import lengthen

# In one process the life of a ticket is measured by a clock that tests move by hand.
lengthen(**({} if SCALED else {"ticket": TICKET_SECONDS}))
S = TypeVar("S", bound=Service)
services = pytest.mark.services
#: Closed while it is still being opened, a line to Redis is left to the garbage by asyncio.
LEFT_OPEN = "ignore::pytest.PytestUnraisableExceptionWarning"
WORLDS = ["file", pytest.param("services", marks=services)]
KINDS = ["sqlite", pytest.param("postgres", marks=services)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Over PostgreSQL and Redis only those are run again that would meet another store or bus."""
    if not SCALED:
        return
    others = [item for item in items if not item.get_closest_marker("both_setups")]
    items[:] = [item for item in items if item.get_closest_marker("both_setups")]
    config.hook.pytest_deselected(items=others)
    for item in items:
        item.add_marker(pytest.mark.filterwarnings(LEFT_OPEN))


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """The databases of a test are free for the next one."""
    folder = getattr(item, "funcargs", {}).get("tmp_path")
    if SCALED and folder:
        setups.recycle(folder)


def served(kind: Callable[[], S]) -> S:
    """A service that lives as long as this process."""
    try:
        return kind()
    except NoService as missing:
        pytest.skip(str(missing))


def in_order(service: S) -> Iterator[S]:
    """A service that is in order again afterwards, whatever a test has done to it."""
    yield service
    if service.running:
        service.resume()
    else:
        service.start()


@pytest.fixture(scope="session")
def lasting_postgres() -> Postgres:
    """A PostgreSQL for all tests."""
    return served(setups.postgres)


@pytest.fixture
def postgres(lasting_postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped, killed and paused."""
    yield from in_order(lasting_postgres)


@pytest.fixture
def name(postgres: Postgres) -> str:
    """The name of a database with nothing in it."""
    return postgres.database()


@pytest.fixture(scope="session")
def lasting_valkey() -> Valkey:
    """A Valkey for all tests."""
    return served(setups.valkey)


@pytest.fixture
def valkey(lasting_valkey: Valkey) -> Iterator[Valkey]:
    """A Valkey that may be stopped, killed and paused."""
    yield from in_order(lasting_valkey)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a module."""
    with Server.shared(tmp_path_factory.mktemp("data")) as running:
        yield running


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


@pytest.fixture(params=[*WORLDS, pytest.param("deaf", marks=pytest.mark.slow)])
def houses(request: pytest.FixtureRequest, tmp_path: Path) -> Houses:
    """Opens two houses: over a file, over the services, and with a bus that carries nothing."""
    # Where nothing is heard, what happens at the other house is seen when the store is looked at.
    look = 0.1 if request.param == "deaf" else LOOK_SECONDS
    return partial(two_houses, world_of(request, tmp_path), look)


@pytest.fixture(params=WORLDS)
def heard_houses(request: pytest.FixtureRequest, tmp_path: Path) -> Houses:
    """Opens two houses with a bus that carries everything: over a file, and over the services."""
    return partial(two_houses, world_of(request, tmp_path))


def world_of(request: pytest.FixtureRequest, folder: Path) -> World:
    """What the houses of a test are over."""
    if request.param == "services":
        return service_world(request.getfixturevalue("postgres"), request.getfixturevalue("valkey"))
    return file_world(folder, Deaf if request.param == "deaf" else MemoryBus)
