"""How much is too much: buckets for guests and for addresses."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

LONGEST_ADDRESS = 64
#: Frames of all sockets of a guest to one table: so many a second, so many at once.
FRAMES = (5.0, 20.0)
#: Entries sent again to a guest, at all tables together.
ENTRIES = (200.0, 1000.0)
#: How often it is looked whether who waits for a turn is still there.
LOOK_SECONDS = 1.0


@dataclass(slots=True)
class Bucket:
    """So many at once, so many a second."""

    rate: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    level: float = field(init=False)
    last: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.last = self.burst, self.clock()

    def take(self) -> bool:
        """Whether one more may pass."""
        if not self.has():
            return False
        self.level -= 1
        return True

    def has(self) -> bool:
        """Whether one more could pass."""
        self._fill()
        return self.level >= 1

    def claim(self, cost: float = 1) -> float:
        """Take what may not be there yet, and say how many seconds that has to be waited for.

        Whoever claims next waits longer; what is more than fits in costs all that does.
        """
        self._fill()
        self.level -= min(cost, self.burst)
        return max(0.0, -self.level / self.rate)

    def give_back(self, cost: float = 1) -> None:
        """Undo a claim."""
        self.level += min(cost, self.burst)

    def _fill(self) -> None:
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now


class Buckets:
    """A bucket for each address or guest; those not seen for longest are forgotten."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float], most: int = 10_000
    ) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address or guest."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


def forwarded(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The address for which a proxy asks: it puts it last in the list; nothing if it names none.

    >>> forwarded([(b"x-forwarded-for", b"made up"), (b"x-forwarded-for", b"made up, 192.0.2.7")])
    '192.0.2.7'
    """
    chains = [value for name, value in headers if name == b"x-forwarded-for"]
    last = chains[-1].rpartition(b",")[2] if chains else b""
    return last.decode("latin-1").strip()[:LONGEST_ADDRESS]


@lru_cache(maxsize=10_000)
def counted(address: str) -> str:
    """What counts as one address: over IPv6 a client has a whole network of them.

    >>> [counted(it) for it in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8:1:2:3:4:5:6")]
    ['192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64']
    """
    try:
        found = ip_address(address)
    except ValueError:  # whatever a proxy calls it
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


@dataclass
class Limits:
    """What an address may ask for, and how many frames a guest may send."""

    clock: Callable[[], float] = time.monotonic
    scale: float = 1.0
    greeting: int = 20
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    def __post_init__(self) -> None:
        def buckets(rate: float, burst: float) -> Buckets:
            return Buckets(rate * self.scale, burst * self.scale, self.clock)

        self.requests = buckets(30, 300)
        self.guests = buckets(0.5, 60)
        self.tables = buckets(0.5, 60)
        self.heavy = buckets(2, 30)
        self.wrong_codes = buckets(0.1, 10)
        self._frames = buckets(*FRAMES)
        self._entries = buckets(*ENTRIES)
        self._greeting: dict[str, int] = {}

    def frames(self, guest: str, table: str) -> Bucket:
        """What all sockets of a guest to one table may send."""
        return self._frames.of(f"{guest} {table}")

    async def wait_turn(
        self, guest: str, table: str, entries: float = 0, gone: Callable[[], bool] = lambda: False
    ) -> bool:
        """Take one frame and some entries from the budgets of a guest, once they are there.

        False if the guest has gone before: who was not answered has had nothing.
        """
        frames, again = self.frames(guest, table), self._entries.of(guest)
        left = max(frames.claim(), again.claim(entries) if entries else 0.0)
        try:
            while left > 0 and not gone():
                await self.sleep(min(left, LOOK_SECONDS))
                left -= LOOK_SECONDS
        finally:
            if left > 0:
                frames.give_back()
                again.give_back(entries)
        return left <= 0

    def begin_greeting(self, address: str) -> bool:
        """Whether an address may have one more socket that has not said hello."""
        count = self._greeting.get(address, 0)
        if count >= self.greeting * self.scale:
            return False
        self._greeting[address] = count + 1
        return True

    def end_greeting(self, address: str) -> None:
        """One socket less that has not said hello."""
        left = self._greeting.get(address, 0) - 1
        if left > 0:
            self._greeting[address] = left
        else:
            self._greeting.pop(address, None)
