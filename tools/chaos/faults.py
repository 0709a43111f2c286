"""The faults themselves: what is done to a world, again and again, while people play."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import time

from stolik.server.failpoints import NAMES
from tools.chaos.worlds import Faults, World

#: One of so many kills is at a failpoint, the others at any moment.
FAILPOINT_EACH = 4
AWAY_SECONDS = 10.0
#: An hour on, an hour back, a day, a month, and as it was, in seconds.
WALL_STEPS = (3600, -3600, 86_400, -30 * 86_400, 0)
FREE = resource.RLIM_INFINITY


def kills(seed: int, count: int) -> Faults:
    """Kill servers, at random and at failpoints."""

    async def faults(world: World) -> None:
        luck = random.Random(seed)
        for number in range(count):
            await world.arena.some_acks(luck.randint(1, 10), 60)
            await asyncio.sleep(luck.random() * 0.02)  # not always just after an answer
            which = luck.randrange(len(world.arena.servers))
            if number % FAILPOINT_EACH == FAILPOINT_EACH - 1:
                await at_failpoint(world, which, luck)
            else:
                await at_random(world, which)
        await world.arena.everybody_acts()

    return faults


async def at_random(world: World, which: int) -> None:
    """Kill a server in the middle of whatever it does."""
    hit, since = world.at(which), time.monotonic()
    await world.arena.kill(which=which)
    world.count("kill")
    if hit:
        await world.recover(since, hit)
    world.arena.scatter()


async def at_failpoint(world: World, which: int, luck: random.Random) -> None:
    """Let a server die at a place; to start it so that it will is a kill, too."""
    name = luck.choice(NAMES)
    await world.arena.kill(f"{name}:{luck.randint(1, 5)}", which)
    world.count("kill")
    world.arena.scatter()
    await world.arena.die(which)
    world.count(f"kill at {name}")
    hit, since = world.at(which), time.monotonic()
    await world.arena.kill(which=which)
    if hit:
        await world.recover(since, hit)


async def database(world: World) -> None:
    """The database stops, is held, is cut off and answers late; at last it loses some answers."""
    assert world.several
    postgres, proxy = world.several.postgres, world.several.database
    await world.arena.everybody_acts()
    for fault in ("stop", "pause", "hang", "refuse"):
        since = time.monotonic()
        if fault == "stop":
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(AWAY_SECONDS)
            await asyncio.to_thread(postgres.start)
        elif fault == "pause":
            postgres.pause()
            await asyncio.sleep(AWAY_SECONDS)
            postgres.resume()
        else:
            proxy.hang() if fault == "hang" else proxy.refuse()
            await asyncio.sleep(AWAY_SECONDS)
            proxy.go_on()
        world.count(f"database: {fault} for {AWAY_SECONDS:.0f} s")
        await world.recover(since + AWAY_SECONDS, world.arena.players)
        await world.arena.everybody_acts()
    await _cut_answers(world)
    proxy.delay = 0.1
    await world.arena.some_acks(20, 60)
    world.count("database: 0.1 s late")
    proxy.delay = 0.0
    await world.arena.everybody_acts()


async def _cut_answers(world: World, count: int = 20) -> None:
    """Cut the line when an entry is kept and before its keeper knows."""
    assert world.several
    proxy = world.several.database
    for _ in range(count):
        cuts = proxy.cuts
        proxy.cut_answering = lambda piece: b"INSERT 0 1" in piece
        async with asyncio.timeout(60):
            while proxy.cuts == cuts:
                await asyncio.sleep(0.005)
        proxy.cut_answering = lambda piece: False
        world.count("database: cut between commit and answer")
        await world.recover(time.monotonic(), world.arena.players)


async def bus(world: World) -> None:
    """The bus is killed, started, flushed, cut, held, and loses a third of what is said."""
    assert world.several
    valkey, proxy = world.several.valkey, world.several.bus
    for _ in range(3):
        await asyncio.to_thread(valkey.kill)
        world.count("bus: killed")
        await world.arena.everybody_acts()
        await asyncio.to_thread(valkey.start)
        world.count("bus: started")
        await world.arena.everybody_acts()
        valkey.send("FLUSHALL")
        proxy.cut()
        world.count("bus: flushed and cut")
        await world.arena.everybody_acts()
    proxy.hang()
    world.count("bus: hung")
    await world.arena.everybody_acts()
    proxy.go_on()
    proxy.losing = 0.3
    await world.arena.everybody_acts()
    await world.arena.everybody_acts()
    world.bout.faults["bus: messages lost"] = proxy.lost


async def disk(world: World) -> None:
    """The disk is full for a while."""
    for _ in range(5):
        await world.arena.some_acks(10, 60)
        pid = world.arena.servers[0].process.pid
        size = min(path.stat().st_size for path in world.folder.glob("stolik.db*"))
        since = time.monotonic()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (min(size, 4096), FREE))
        await asyncio.sleep(2)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (FREE, FREE))
        world.count("disk: full for 2 s")
        await world.recover(since + 2, world.arena.players)
    await world.arena.everybody_acts()


async def clock(world: World) -> None:
    """The clock on the wall is set, and a server is held longer than it may be silent."""
    # One server at a time: where there are two, their clocks do not agree either.
    for number, step in enumerate(WALL_STEPS):
        world.arena.servers[number % len(world.arena.servers)].set_wall(step)
        world.count("clock on the wall: set by hours or days")
        await world.arena.everybody_acts()
    for number in range(4):
        await world.arena.everybody_acts()
        server = world.arena.servers[number % len(world.arena.servers)]
        since = time.monotonic()
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(7)
        server.process.send_signal(signal.SIGCONT)
        world.count("server: held for 7 s")
        if len(world.arena.servers) == 1:
            world.arena.asleep += 7 - 1  # a second passes before the clock sees it
        await world.recover(since + 7, world.arena.players)
    await world.arena.everybody_acts()
