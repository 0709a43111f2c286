"""Attacks on a server, each for some seconds: `python -m bench.load.attacks NAME PORT SECONDS`.

They know only docs/protocol.md, and come from eleven addresses of this machine. An attacker that is
sent away comes again, so that each bound is met again and again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

import uvloop

from bench.load.foe import AGAIN_SECONDS, SOURCES, TROUBLE, Foe, Seated, Talk, frame, swallow, text
from bench.load.line import HANDSHAKE, HOST

#: Between two lines of a head without end.
DRIP_SECONDS = 0.5
#: Slow bodies that an address begins in a second; with more it would have to wait.
BODIES_A_SECOND = 26
MEGABYTE = 1_000_000
HEAD_MEGABYTES = 100
#: What is written at once by who writes as much as is taken.
PIECE = 64 * 1024
HELD, BODIES, SOCKETS, WATCHERS, PIPELINES = 1_100, 1_080, 10, 4, 10
#: Entries of a table of which all are asked for again and again.
ENTRIES = 100
#: Seconds between two false catches of a socket, and two questions for all entries.
CATCH_SECONDS, RESUME_SECONDS = 0.1, 0.2
BURST = 2_000
CONTINUED, TEXT, PING, PONG = 0, 1, 9, 10
Begin = Callable[[Foe], Coroutine[Any, Any, None]]
GET = "GET /health HTTP/1.1\r\nHost: {host}\r\n"


# -- what never ends ------------------------------------------------------------------------------
async def hold(foe: Foe, number: int, begin: bytes, drip: bytes = b"") -> None:
    """Begin a request and stay, with some more bytes now and then, until the server closes."""
    talk = await foe.connect(number)
    try:
        await talk.write(begin)
        while True:
            try:
                heard = await talk.hear(DRIP_SECONDS if drip else foe.seconds)
            except TimeoutError:
                await talk.write(drip)
                continue
            if not heard:
                return
            foe.count_answer(heard)
    finally:
        talk.close()


async def upgrades(foe: Foe) -> None:
    """Sockets that never come about: half of them name a body, the others never say hello."""
    plain = HANDSHAKE.format(path="/api/socket", host=_host(foe))
    with_body = plain.replace("Upgrade: websocket", "Upgrade: websocket\r\nContent-Length: 10")
    ways = plain.encode(), with_body.encode()
    await foe.go()
    await foe.together(HELD, lambda number: hold(foe, number, ways[number % 2]))


async def heads(foe: Foe) -> None:
    """Half heads, heads that grow by a line now and then, and the same after a good request."""
    head = GET.format(host=_host(foe)).encode()
    ways = (head, b""), (head, b"X-A: 1\r\n"), (head + b"\r\n" + head, b"X-A: 1\r\n")
    await foe.go()
    await foe.together(HELD, lambda number: hold(foe, number, *ways[number % len(ways)]))


async def bodies(foe: Foe) -> None:
    """Requests of whose body only one byte comes."""
    head = f"POST /api/guests HTTP/1.1\r\nHost: {_host(foe)}\r\nContent-Length: 500\r\n\r\nx"

    async def one(number: int) -> None:
        if number not in begun:
            begun.add(number)
            await asyncio.sleep(number / (BODIES_A_SECOND * len(SOURCES)))
        await hold(foe, number, head.encode())

    begun: set[int] = set()
    await foe.go()
    await foe.together(BODIES, one)


def headers(connections: int) -> Begin:
    """Long heads of short lines, as fast as they are taken, over so many connections at a time."""

    async def attack(foe: Foe) -> None:
        begin = GET.format(host=_host(foe)).encode()
        lines = b"X-A: 1\r\n" * (PIECE // 8)

        async def one(number: int) -> None:
            while foe.on():
                with suppress(*TROUBLE):
                    await _one_head(foe, number, begin, lines)

        await foe.go()
        await foe.together(connections, one)

    return attack


async def _one_head(foe: Foe, number: int, begin: bytes, lines: bytes) -> None:
    talk = await foe.connect(number)
    try:
        await talk.write(begin)
        for _ in range(HEAD_MEGABYTES * MEGABYTE // PIECE):
            await talk.write(lines)
    finally:
        talk.close()


async def pipelines(foe: Foe) -> None:
    """Requests without waiting for answers: half the connections send far too many at once."""
    request = GET.format(host=_host(foe)).encode() + b"\r\n"

    async def one(number: int) -> None:
        talk = await foe.connect(number)
        reading = asyncio.create_task(swallow(talk))
        try:
            while not reading.done():
                await talk.write(request * (BURST if number % 2 else 16))
                await asyncio.sleep(0.01)
        finally:
            reading.cancel()
            talk.close()

    await foe.go()
    await foe.together(PIPELINES, one)


# -- over sockets ---------------------------------------------------------------------------------
async def pings(foe: Foe) -> None:
    """Empty pings over one socket that has not said hello."""

    async def one(number: int) -> None:
        await flood(await foe.shake(number), frame(PING) * BURST)

    await foe.go()
    await foe.together(1, one)


async def flood(talk: Talk, burst: bytes) -> None:
    """Send the same again and again, until the server closes."""
    reading = asyncio.create_task(swallow(talk))
    try:
        while not reading.done():
            await talk.write(burst)
    finally:
        reading.cancel()
        talk.close()


async def tiny(foe: Foe) -> None:
    """Bursts of the smallest frames there are, by guests who have said hello."""
    ways = (
        text({"t": "ping", "id": 1}) * BURST,
        frame(TEXT, b"{}") * BURST,
        frame(TEXT) * BURST,
        frame(PONG) * BURST,
        frame(TEXT, final=False) + frame(CONTINUED, final=False) * BURST,
    )
    seated = await Seated.lay(foe, "uno-108", WATCHERS, {})

    async def one(number: int) -> None:
        talk = await seated.enter(number % WATCHERS)
        await flood(talk, ways[number % len(ways)])

    await foe.go()
    await foe.together(SOCKETS, one)


async def every(talk: Talk, seconds: float, frames: Callable[[], bytes]) -> None:
    """Send a frame now and then, until the server closes."""
    reading = asyncio.create_task(swallow(talk))
    try:
        while not reading.done():
            await talk.write(frames())
            await asyncio.sleep(seconds)
    finally:
        reading.cancel()
        talk.close()


async def catches(foe: Foe) -> None:
    """False catches of one guest, over all the sockets that a guest may have."""
    seated, numbers = await Seated.lay(foe, "uno-108", 2, {}), count()

    def catch() -> bytes:
        act = {"t": "act", "cid": f"f{next(numbers)}", "dec": 0, "action": "catch 1"}
        return text(act)

    async def one(_: int) -> None:
        await every(await seated.enter(0), CATCH_SECONDS, catch)

    await foe.go()
    await foe.together(SOCKETS, one)


async def resumes(foe: Foe) -> None:
    """All entries of a table anew, for four guests with ten sockets each."""
    seated = await Seated.lay(
        foe, "unikat", WATCHERS, {"table.rest": "off", "uni.rounds": 9, "uni.oldest": 0}
    )
    await asyncio.gather(*[_play_on(seated, seat) for seat in (0, 1)])

    async def one(number: int) -> None:
        talk = await seated.enter(number % WATCHERS)
        await every(talk, RESUME_SECONDS, lambda: text({"t": "resume", "last": 0}))

    await foe.go()
    await foe.together(SOCKETS * WATCHERS, one)


async def _play_on(seated: Seated, seat: int) -> None:
    """Play until the table has so many entries, as fast as a guest may."""
    talk, numbers, act = await seated.enter(seat), count(), b""
    while True:
        data = await _frame(talk)
        if data.get("seq", 0) >= ENTRIES:
            talk.close()
            return
        if data.get("code") == "rate":
            await asyncio.sleep(AGAIN_SECONDS)
            await talk.write(act)
        elif (now := data.get("now")) and now["legal"]:
            words = {"cid": f"c{next(numbers)}", "dec": now["dec"], "action": now["legal"][-1]}
            act = text({"t": "act", **words})
            await talk.write(act)


async def _frame(talk: Talk) -> Any:
    """The next frame of text that the server sends."""
    first, size = await talk.reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await talk.reader.readexactly(2 if size == 126 else 8), "big")
    payload = await talk.reader.readexactly(size)
    return json.loads(payload) if first & 15 == TEXT else {"t": ""}


def _host(foe: Foe) -> str:
    return f"{HOST}:{foe.port}"


class Attack(NamedTuple):
    """An attack, and what it is called on a page."""

    title: str
    begin: Begin


ATTACKS = {
    "upgrades": Attack(f"{HELD:,} held upgrades", upgrades),
    "heads": Attack(f"{HELD:,} half heads and heads without end", heads),
    "bodies": Attack(f"{BODIES:,} slow bodies", bodies),
    "headers": Attack(f"heads of {HEAD_MEGABYTES} MB over 1 connection", headers(1)),
    "headers-8": Attack(f"heads of {HEAD_MEGABYTES} MB over 8 connections", headers(8)),
    "catches": Attack(f"false catches over {SOCKETS} sockets", catches),
    "resumes": Attack(f"all {ENTRIES} entries again over {SOCKETS * WATCHERS} sockets", resumes),
    "pings": Attack("empty pings over a socket without hello", pings),
    "tiny": Attack(f"bursts of tiny frames over {SOCKETS} sockets", tiny),
    "pipelines": Attack(f"pipelined requests over {PIPELINES} connections", pipelines),
}


def main() -> None:
    """Attack, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    asked = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    foe = Foe(asked.port, asked.seconds)
    uvloop.run(ATTACKS[asked.name].begin(foe))
    print(json.dumps(foe.counts), flush=True)


if __name__ == "__main__":
    main()
