"""How much is too much: buckets for sockets and for addresses."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

LONGEST_ADDRESS = 64


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
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        return self.level >= 1


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float], most: int = 10_000
    ) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
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


@dataclass
class Limits:
    """What one address may ask for: requests, new guests, new tables, wrong codes, new sockets."""

    clock: Callable[[], float] = time.monotonic
    scale: float = 1.0
    greeting: int = 20

    def __post_init__(self) -> None:
        def buckets(rate: float, burst: float) -> Buckets:
            return Buckets(rate * self.scale, burst * self.scale, self.clock)

        self.requests = buckets(30, 300)
        self.guests = buckets(0.5, 60)
        self.tables = buckets(0.5, 60)
        self.heavy = buckets(2, 30)
        self.wrong_codes = buckets(0.1, 10)
        self._greeting: dict[str, int] = {}

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
