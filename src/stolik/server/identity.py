"""Guests: a name and a token, no account anywhere; and tickets for sockets, good for one use."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from stolik.core.phrase import Refused
from stolik.server.store import Store

LONGEST_NAME = 24
TICKET_SECONDS = 30.0
LINK_SECONDS = 600.0
DAY = 86_400_000
MOST_TICKETS = 10_000


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came by."""

    id: str
    name: str


def clean_name(text: str) -> str:
    """A name as it may be shown: letters and signs, no control marks, not too long.

    >>> clean_name("  Ala   ma\\tkota ")
    'Ala ma kota'
    """
    shown = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" or sign == "\t")
    # A letter with more than two marks upon it spills over its neighbours.
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(shown.split())):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= 2:
            kept.append(sign)
    name = "".join(kept)[:LONGEST_NAME].strip()
    if not name:
        raise Refused("name-empty")
    return name


def hash_token(token: str) -> str:
    """What is kept of a token; from it the token can't be found."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Everybody who came by, known by the hash of their token."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._by_hash: dict[str, Guest] = {}
        self._seen: dict[str, int] = {}

    async def load(self) -> None:
        """Everybody who is already known."""
        for guest, name, token_hash in await self._store.guests():
            self._by_hash[token_hash] = Guest(guest, name)

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token that only the guest keeps."""
        guest, token = Guest(secrets.token_hex(12), clean_name(name)), secrets.token_urlsafe(32)
        await self._save(guest, hash_token(token))
        self._by_hash[hash_token(token)] = guest
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The same guest under another name."""
        renamed = Guest(guest.id, clean_name(name))
        held = self._held(guest)
        await self._save(renamed, held)
        self._by_hash[held] = renamed
        return renamed

    async def see(self, guest: Guest) -> None:
        """Somebody was here; it is noted once a day."""
        if self._now() - self._seen.get(guest.id, 0) > DAY:
            self._seen[guest.id] = self._now()
            await self._save(guest, self._held(guest))

    async def move(self, guest: Guest) -> str:
        """A new token for the same guest; the old one is worth nothing from now on."""
        token, held = secrets.token_urlsafe(32), self._held(guest)
        await self._save(guest, hash_token(token))
        self._by_hash.pop(held, None)
        self._by_hash[hash_token(token)] = guest
        return token

    def _held(self, guest: Guest) -> str:
        """The hash that a guest is known by."""
        return next(kept for kept, known in self._by_hash.items() if known.id == guest.id)

    async def _save(self, guest: Guest, token_hash: str) -> None:
        await self._store.save_guest(guest.id, guest.name, token_hash, self._now())

    def find(self, token: str) -> Guest | None:
        """Whose token this is. The look-up is by hash, so its time says nothing of the token."""
        return self._by_hash.get(hash_token(token))


class Tickets:
    """Words that are good once and not for long: for a guest's socket, or move to a new device."""

    def __init__(self, clock: Callable[[], float], seconds: float = TICKET_SECONDS) -> None:
        self._clock = clock
        self._seconds = seconds
        self._open: dict[str, tuple[float, Guest, str]] = {}

    def issue(self, guest: Guest, purpose: str = "") -> str:
        """A new ticket of a guest; `purpose` says what for, such as the id of a table."""
        self._forget()
        if len(self._open) >= MOST_TICKETS:
            raise Refused("too-many")
        ticket = secrets.token_urlsafe(24)
        self._open[ticket] = (self._clock() + self._seconds, guest, purpose)
        return ticket

    def redeem(self, ticket: str) -> tuple[Guest, str] | None:
        """Whose ticket it was and what for; afterwards it is worth nothing."""
        until, guest, purpose = self._open.pop(ticket, (0.0, None, ""))
        if guest is None or until < self._clock():
            return None
        return guest, purpose

    def cancel(self, guest: str) -> None:
        """Let every ticket of a guest be worth nothing."""
        held = [ticket for ticket, (_, of, _) in self._open.items() if of.id == guest]
        for ticket in held:
            del self._open[ticket]

    def _forget(self) -> None:
        """Those that are no longer good; they stand in the order in which they end."""
        now = self._clock()
        while self._open:
            ticket, (until, _, _) = next(iter(self._open.items()))
            if until >= now:
                return
            del self._open[ticket]
