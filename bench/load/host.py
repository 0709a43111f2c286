"""Stolik's server for a measurement: the same application, with room for one address's load.

Every client of a measurement comes from one address, so what an address may ask for is raised.
It says its port on a line when it listens. On the address of a database it serves beside other
processes. With --fill it first plays some tables half-way, and stops; with --profile it writes down
where its time went since SIGUSR1; with --watch, how long its loop stood still.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
from contextlib import suppress
from pathlib import Path

from bench.load.gate import wide_gate
from bench.load.line import HOST
from bench.load.stolik_rooms import choose
from bench.load.watcher import watch
from bench.load.where import Sampler
from stolik.server import run
from stolik.server.addresses import make_bus, make_store
from stolik.server.app import make_app
from stolik.server.entrance import Server
from stolik.server.house import House
from stolik.server.limits import Limits
from stolik.server.lobby import Lobby
from stolik.server.store import SqliteStore

SCALE = 1e6
SEATS = 4
#: About half of a match.
MOVES = 70


async def serve(data: str, bus: str, windows: Path | None, sampler: Sampler) -> None:
    """Serve until it is told to stop."""
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, sampler.start)
    door = run.open_door(HOST, 0)
    port = door.getsockname()[1]
    house = _house(data, bus, f"{HOST}:{port}")
    await house.open()
    run.settle_in()
    watching = asyncio.create_task(watch(windows)) if windows else None
    try:
        server = Server(run.config(make_app(house, lifespan=False), house.gate))
        print(port, flush=True)
        await server.serve(sockets=[door])
    finally:
        if watching:
            watching.cancel()
        await house.close()


def _house(data: str, bus: str, name: str) -> House:
    limits, gate = Limits(scale=SCALE), wide_gate()
    if "://" not in data:
        return House(SqliteStore(Path(data)), {name}, limits=limits, gate=gate)
    store = make_store(data)
    assert store is not None
    return House(store, {name}, limits=limits, gate=gate, shared=True, bus=make_bus(bus, data))


async def fill(path: Path, tables: int) -> None:
    """Play so many tables half-way, and leave them in the file."""
    house = House(SqliteStore(path), set())
    await house.store.open()
    await asyncio.gather(*[_play(house, number) for number in range(tables)])
    await house.store.close()


async def _play(house: House, number: int) -> None:
    lobby, generator = house.lobby, random.Random(number)
    guests = [(await house.guests.welcome(f"Guest {seat}"))[0] for seat in range(SEATS)]
    room = await lobby.create(guests[0], "unikat", SEATS, {}, [])
    for guest in guests[1:]:
        await lobby.join(room, guest)
    for guest in guests:
        await lobby.ready(room, guest, generator.randbytes(32))
    await lobby.start(room, guests[0])
    await _move(lobby, room.id, generator)


async def _move(lobby: Lobby, table: str, generator: random.Random) -> None:
    played = await lobby.take_up(lobby.find(table))
    await played.begin()
    for number in range(generator.randrange(2 * MOVES)):
        if played.over:
            return
        seat = next(s for s in played.game.actors(played.state) if s >= 0)
        legal = [played.game.write_action(a) for a in played.game.legal(played.state, seat)]
        await played.act(seat, f"c{number}", played.decision, choose(legal, generator))


def main() -> None:
    """Serve, or fill a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", help="a file, or the address of a database")
    parser.add_argument("--bus", default="", help="the address of a bus")
    parser.add_argument("--fill", type=int, default=0)
    parser.add_argument("--profile", type=Path)
    parser.add_argument("--watch", type=Path)
    asked = parser.parse_args()
    sampler = Sampler()
    if asked.fill:
        work = fill(Path(asked.data), asked.fill)
    else:
        work = serve(asked.data, asked.bus, asked.watch, sampler)
    with suppress(KeyboardInterrupt):
        run.run(work)
    if asked.profile:
        sampler.write(asked.profile)


if __name__ == "__main__":
    main()
