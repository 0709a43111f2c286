"""Committed chance: the server binds itself before anybody's share is known, and opens at the end.

1. The server takes a secret S of 32 bytes and publishes `commit(match, S)`.
2. Each person's client sends its own share r. K = `key(match, S, shares)`.
3. Draw number i out of n is taken from HMAC-SHA256(K, i, attempt): the leading bits that n needs,
   and another attempt whenever they say n or more. No remainder is ever taken, so no number is
   likelier than another.
4. S is opened at the end, or when the match is abandoned; anybody recomputes every draw.

This proves that the server did not *choose* the cards. It does not prove that it did not *look*.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from stolik.core.game import Below, Seat

SECRET_BYTES = 32
#: The largest n: a draw reads 32 bits.
MOST = 1 << 31


class Pick(NamedTuple):
    """One draw: k out of n, k from 0 to n-1."""

    n: int
    k: int


def commit(match: str, secret: bytes) -> str:
    """The promise published before the match: a hash of the match's name and the secret.

    >>> commit("00", bytes(32))
    'ab17a54ea60d0f76aaf79bd26ac9e8b2a17c530f93fc0dfff2a45aacc725716e'
    """
    return hashlib.sha256(b"stolik commit 1\n" + match.encode() + b"\n" + secret).hexdigest()


def key(match: str, secret: bytes, shares: Mapping[Seat, bytes]) -> bytes:
    """The key of every draw: the secret over the promise and all shares in seat order."""
    told = "".join(f"{seat} {shares[seat].hex()}\n" for seat in sorted(shares))
    promise = commit(match, secret)
    message = f"stolik key 1\n{match}\n{promise}\n{told}"
    return hmac.digest(secret, message.encode(), "sha256")


def seeded(seed: str) -> Stream:
    """A stream for simulation: the same seed gives the same draws.

    >>> below = seeded("a seed")
    >>> [below(6) for _ in range(8)]
    [5, 1, 5, 2, 4, 0, 4, 4]
    """
    return Stream(hashlib.sha256(b"stolik seed 1\n" + seed.encode()).digest())


class Stream:
    """The draws of a key, in order; calling it with n is `Below`."""

    __slots__ = ("_key", "index")

    def __init__(self, stream_key: bytes, index: int = 0) -> None:
        self._key = stream_key
        self.index = index

    def __call__(self, n: int) -> int:
        """The next draw: 0 to n-1."""
        if not 1 <= n <= MOST:
            raise ValueError(f"a draw is out of 1 to {MOST}, not {n}")
        index = self.index
        self.index = index + 1
        bits = (n - 1).bit_length()
        if not bits:
            return 0
        prefix = index.to_bytes(8, "big")
        attempt = 0
        while True:
            block = hmac.digest(self._key, prefix + attempt.to_bytes(4, "big"), "sha256")
            k = int.from_bytes(block[:4], "big") >> (32 - bits)
            if k < n:
                return k
            attempt += 1


class Tape:
    """A door for chance that notes what went through it."""

    __slots__ = ("_below", "picks")

    def __init__(self, below: Below) -> None:
        self._below = below
        self.picks: list[Pick] = []

    def __call__(self, n: int) -> int:
        """The next draw, noted."""
        k = self._below(n)
        self.picks.append(Pick(n, k))
        return k

    def take(self) -> tuple[Pick, ...]:
        """What was drawn since the last call."""
        picks, self.picks = tuple(self.picks), []
        return picks


class Mismatch(Exception):
    """Chance that was asked for something else than what was noted."""


class Script:
    """Noted picks as a door for chance; asking for another n, or for more, is a `Mismatch`."""

    __slots__ = ("_picks", "_place")

    def __init__(self, picks: Sequence[Pick]) -> None:
        self._picks = picks
        self._place = 0

    def __call__(self, n: int) -> int:
        """The next noted draw."""
        if self._place >= len(self._picks) or self._picks[self._place].n != n:
            raise Mismatch(f"draw {self._place + 1} is not one out of {n}")
        self._place += 1
        return self._picks[self._place - 1].k

    def spent(self) -> bool:
        """Whether every noted draw was asked for."""
        return self._place == len(self._picks)
