"""A bus over the pub/sub of a Redis or a Valkey.

It carries hints, so nothing here waits for it and nothing is lost with it. One task says what waits
to be said, another one listens; when the line is gone both try again for ever, and whoever listens
is told that there was a gap. What we say comes back to us as to everybody, and that is how we know
that we can be heard: a line on which not even our own beat comes back is dead, though it's open.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff, NoBackoff
from redis.exceptions import AuthenticationError, NoPermissionError, RedisError

from stolik.core.phrase import Refused
from stolik.server.addresses import shown
from stolik.server.bus.base import Bus
from stolik.server.ending import end
from stolik.server.logs import note, note_error

#: Whatever begins otherwise is not of ours; with another version it would be another word.
MARK = b"stolik1 "
NAME = 8
LONGEST = 65_536
#: Messages that may wait, and how many are said in one go.
QUEUE, BATCH = 1024, 64
SECONDS = 5.0
#: How long the last words may take when a bus is closed.
FAREWELL_SECONDS = 1.0
#: Between two beats, and how long not to hear one's own before the line counts as dead.
BEAT_SECONDS, DEAF_SECONDS = 1.0, 4.0
TROUBLE = (RedisError, OSError)


class RedisBus(Bus):
    """Says everything to the other processes at one Redis."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._head = MARK + secrets.token_bytes(NAME)
        self._queue: deque[bytes] = deque(maxlen=QUEUE)
        self._filled = asyncio.Event()
        self._heard: Callable[[bytes], None] = lambda message: None
        self._resynced: Callable[[], None] = lambda: None
        self._redis: Redis | None = None
        self._channel = ""
        self._tasks: list[asyncio.Task[None]] = []
        #: Nobody knows before the first try.
        self._up: bool | None = None

    @property
    def up(self) -> bool:
        """Whether the others can be heard just now."""
        return self._up is True

    def listen(self, heard: Callable[[bytes], None], resynced: Callable[[], None]) -> None:
        """Who hears what the others say, and who is told that something may have been lost."""
        self._heard, self._resynced = heard, resynced

    def publish(self, message: bytes) -> None:
        """Say something to the others; if too much waits, what has waited longest is dropped."""
        if len(message) > LONGEST:
            note("bus-trouble", reason="too long")
            return
        self._queue.append(self._head + message)
        self._filled.set()

    async def open(self) -> None:
        """Find the Redis, and begin to listen; `Refused` if it isn't there."""
        if self._redis is not None:
            return
        redis = _client(self._address)
        await _greet(redis, shown(self._address))
        # Pub/sub knows nothing of the numbers of databases.
        self._channel = f"stolik:{redis.connection_pool.connection_kwargs.get('db', 0)}"
        self._redis = redis
        self._filled = asyncio.Event()
        self._filled.set()  # something may wait already
        self._tasks = [
            asyncio.create_task(self._for_ever(self._listen)),
            asyncio.create_task(self._for_ever(self._speak)),
            asyncio.create_task(self._beat()),
        ]

    async def close(self) -> None:
        """Say what waits, if that goes quickly, and let go."""
        redis, self._redis = self._redis, None
        if redis is None:
            return
        await end(self._tasks)
        self._up = None
        with suppress(*TROUBLE):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self._queue:
                    await self._say_some(redis)
        with suppress(*TROUBLE):
            await redis.aclose()

    async def _for_ever(self, work: Callable[[Redis], Coroutine[Any, Any, None]]) -> None:
        """Begin some work again whenever it fails, after a while that grows."""
        backoff, failures = ExponentialWithJitterBackoff(cap=1.0, base=0.05), 0
        redis = self._redis
        assert redis
        while _wanted():
            begun = asyncio.get_running_loop().time()
            try:
                await work(redis)
            except TROUBLE as error:
                self._lose(type(error).__name__)
            except Exception as error:  # whatever it is, this must never end
                self._lose(type(error).__name__)
                note_error(error)
            lasted = asyncio.get_running_loop().time() - begun
            failures = 1 if lasted > DEAF_SECONDS else failures + 1
            await asyncio.sleep(backoff.compute(min(failures, 10)) if _wanted() else 0)

    def _lose(self, reason: str) -> None:
        if self._up is not False:
            note("bus-trouble", reason=reason)
        self._up = False

    # -- saying -----------------------------------------------------------------------------------
    async def _beat(self) -> None:
        """A message with nothing in it, for our own ears."""
        while True:
            if not self._queue:  # otherwise there is enough to be heard
                self.publish(b"")
            await asyncio.sleep(BEAT_SECONDS)

    async def _speak(self, redis: Redis) -> None:
        while _wanted():
            await self._filled.wait()
            await self._say_some(redis)
            if not self._queue:
                self._filled.clear()

    async def _say_some(self, redis: Redis) -> None:
        """The next few messages; what failed is said again, and twice does no harm."""
        some = [self._queue.popleft() for _ in range(min(BATCH, len(self._queue)))]
        try:
            async with redis.pipeline(transaction=False) as pipe:
                for message in some:
                    pipe.publish(self._channel, message)
                await pipe.execute()
        except BaseException:
            room = QUEUE - len(self._queue)
            self._queue.extendleft(reversed(some[-room:] if room else []))
            raise

    # -- hearing ----------------------------------------------------------------------------------
    async def _listen(self, redis: Redis) -> None:
        """Hear what is said until the line is gone."""
        async with redis.pubsub() as ears:
            await ears.subscribe(self._channel)
            while _wanted():
                async with asyncio.timeout(DEAF_SECONDS):
                    await self._next(ears)

    async def _next(self, ears: PubSub) -> None:
        """Messages, until one of our own has come: then it is known that we are heard."""
        while _wanted():
            message = await ears.get_message(timeout=None)
            if message is None:
                continue
            if message["type"] == "subscribe":
                self.publish(b"")
            elif message["data"].startswith(self._head):
                self._hear_ourselves()
                return
            else:
                self._hear(message["data"])

    def _hear_ourselves(self) -> None:
        """We are heard, so we hear; after a gap, something may have been missed."""
        before, self._up = self._up, True
        if before is False:
            note("bus-back")
            self._tell(self._resynced)

    def _hear(self, data: bytes) -> None:
        """What another process said, unless it is a beat or no process of ours."""
        start = len(MARK) + NAME
        if not data.startswith(MARK) or not start <= len(data) <= start + LONGEST:
            note("bus-trouble", reason="garbage")
        elif len(data) > start:
            self._tell(self._heard, data[start:])

    def _tell(self, whom: Callable[..., None], *what: bytes) -> None:
        try:
            whom(*what)
        except Exception as error:  # it is not the bus that is broken
            note_error(error)


def _wanted() -> bool:
    """Whether the task that asks may go on.

    Who is cancelled inside redis-py may get another error instead, or none at all.
    """
    task = asyncio.current_task()
    return task is not None and not task.cancelling()


async def _greet(redis: Redis, where: str) -> None:
    """See that somebody is there and lets us in."""
    try:
        await redis.ping()
    except (AuthenticationError, NoPermissionError):
        await redis.aclose()
        raise Refused("bus-password", where=where) from None
    except TROUBLE:
        await redis.aclose()
        raise Refused("bus-unreachable", where=where) from None


def _client(address: str) -> Redis:
    """A client that never tries again by itself: we must know of each gap."""
    try:
        return Redis.from_url(
            address,
            socket_timeout=SECONDS,
            socket_connect_timeout=SECONDS,
            health_check_interval=30,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError:
        raise Refused("bus-address") from None
