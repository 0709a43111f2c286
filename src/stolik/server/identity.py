"""Guests: a name and a token, no account anywhere; and tickets for sockets, good for one use."""

from __future__ import annotations

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from stolik.core.names import clean_name
from stolik.core.phrase import Refused
from stolik.server.store import Store
from stolik.server.store.base import Kept

TICKET_SECONDS = 30.0
LINK_SECONDS = 600.0
DAY = 86_400_000
MOST_TICKETS = 10_000
#: Of each kind; with one more the oldest is worth nothing.
MOST_TICKETS_A_GUEST = 20


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came by."""

    id: str
    name: str


def hash_token(token: str) -> str:
    """What is kept of a token; from it the token can't be found."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Everybody who came by, known by the hash of their token."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._by_hash: dict[str, Guest] = {}
        self._held: dict[str, str] = {}
        self._seen: dict[str, int] = {}

    async def load(self) -> None:
        """Everybody who is already known."""
        for guest, name, token_hash in await self._store.guests():
            self._know(Guest(guest, name), token_hash)

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token that only the guest keeps."""
        guest, token = Guest(secrets.token_hex(12), clean_name(name)), secrets.token_urlsafe(32)
        await self._save(guest, hash_token(token))
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The same guest under another name."""
        renamed = Guest(guest.id, clean_name(name))
        await self._note(renamed)
        return renamed

    async def see(self, guest: Guest) -> None:
        """Somebody was here; it is noted once a day."""
        if self._now() - self._seen.get(guest.id, 0) > DAY:
            self._seen[guest.id] = self._now()
            await self._note(guest)

    async def move(self, guest: Guest) -> str:
        """A new token for the same guest; the old one is worth nothing from now on."""
        token = secrets.token_urlsafe(32)
        await self._save(guest, hash_token(token))
        return token

    async def _note(self, guest: Guest) -> None:
        """What has changed of a guest, but for the token: one that is worth nothing stays so."""
        held = self._held.get(guest.id, "")
        if not await self._store.note_guest(guest.id, guest.name, held, self._now()):
            raise Refused("no-token")  # they have moved to another device meanwhile
        if self._held.get(guest.id) == held:
            self._by_hash[held] = guest

    async def _save(self, guest: Guest, token_hash: str) -> None:
        await self._store.save_guest(guest.id, guest.name, token_hash, self._now())
        self._know(guest, token_hash)

    def _know(self, guest: Guest, token_hash: str) -> None:
        """A guest is known by one token, and by no other."""
        self._by_hash.pop(self._held.get(guest.id, ""), None)
        self._by_hash[token_hash], self._held[guest.id] = guest, token_hash

    async def follow(self) -> None:
        """Forget whom the store has forgotten, whichever process has tidied up there."""
        known = set(self._held)  # before asking: who comes meanwhile is kept already
        for guest in known - await self._store.guest_ids():
            self._by_hash.pop(self._held.pop(guest), None)
            self._seen.pop(guest, None)

    def find(self, token: str) -> Guest | None:
        """Whose token this is. The look-up is by hash, so its time says nothing of the token."""
        return self._by_hash.get(hash_token(token))

    async def freshen(self, token: str) -> None:
        """Know of a token what is kept: another process may have given it, or taken it away."""
        token_hash = hash_token(token)
        self._by_hash.pop(token_hash, None)
        if found := await self._store.guest(token_hash):
            self._know(Guest(*found), token_hash)


class Tickets(ABC):
    """Words that are good once and not for long: for a guest's socket, or move to a new device."""

    @abstractmethod
    async def issue(self, guest: Guest, purpose: str = "") -> str:
        """A new ticket of a guest; `purpose` says what for, such as the id of a table."""

    @abstractmethod
    async def redeem(self, ticket: str) -> tuple[Guest, str] | None:
        """Whose ticket it was and what for; afterwards it is worth nothing."""

    @abstractmethod
    async def cancel(self, guest: str) -> None:
        """Let every ticket of a guest be worth nothing."""


class KeptTickets(Tickets):
    """Tickets that any process may redeem, whichever has issued them."""

    def __init__(self, store: Store, kind: str, seconds: float) -> None:
        self._store = store
        self._kind = kind
        self._seconds = seconds

    async def issue(self, guest: Guest, purpose: str = "") -> str:
        """A new ticket; only its hash is kept."""
        ticket = secrets.token_urlsafe(24)
        kept = Kept(hash_token(ticket), self._kind, guest.id, purpose)
        await self._store.keep_ticket(kept, self._seconds, MOST_TICKETS_A_GUEST)
        return ticket

    async def redeem(self, ticket: str) -> tuple[Guest, str] | None:
        """Whose ticket it was and what for."""
        kept = await self._store.take_ticket(hash_token(ticket), self._kind)
        name = await self._store.guest_name(kept.guest) if kept else None
        return (Guest(kept.guest, name), kept.purpose) if kept and name is not None else None

    async def cancel(self, guest: str) -> None:
        """Let every ticket of a guest be worth nothing."""
        await self._store.cancel_tickets(guest)


class MemoryTickets(Tickets):
    """Tickets of a process that serves alone."""

    def __init__(self, clock: Callable[[], float], seconds: float = TICKET_SECONDS) -> None:
        self._clock = clock
        self._seconds = seconds
        self._open: dict[str, tuple[float, Guest, str]] = {}
        #: The tickets of each guest, oldest first.
        self._held: dict[str, list[str]] = {}

    async def issue(self, guest: Guest, purpose: str = "") -> str:
        """A new ticket."""
        self._forget()
        if len(self._held.get(guest.id, ())) >= MOST_TICKETS_A_GUEST:
            self._take(self._held[guest.id][0])
        if len(self._open) >= MOST_TICKETS:
            raise Refused("too-many")
        ticket = secrets.token_urlsafe(24)
        self._open[ticket] = (self._clock() + self._seconds, guest, purpose)
        self._held.setdefault(guest.id, []).append(ticket)
        return ticket

    async def redeem(self, ticket: str) -> tuple[Guest, str] | None:
        """Whose ticket it was and what for."""
        if ticket not in self._open:
            return None
        until, guest, purpose = self._take(ticket)
        return (guest, purpose) if until >= self._clock() else None

    async def cancel(self, guest: str) -> None:
        """Let every ticket of a guest be worth nothing."""
        for ticket in self._held.pop(guest, []):
            del self._open[ticket]

    def _forget(self) -> None:
        """Those that are no longer good; they stand in the order in which they end."""
        now = self._clock()
        while self._open:
            ticket, (until, _, _) = next(iter(self._open.items()))
            if until >= now:
                return
            self._take(ticket)

    def _take(self, ticket: str) -> tuple[float, Guest, str]:
        """Until when a ticket was good, whose it was and what for; it is gone."""
        taken = self._open.pop(ticket)
        held = self._held[taken[1].id]
        held.remove(ticket)
        if not held:
            del self._held[taken[1].id]
        return taken
