"""What is refused before the application hears of it, and how the client is told."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from http import HTTPStatus

from stolik.rulebook import LANGUAGES, speaker
from stolik.server.connections import Connections
from stolik.server.limits import counted, forwarded
from stolik.server.logs import Refusals

#: Refused connections that may be open at once, so that their clients can read why.
MOST_LINGERING = 64
RETRY_SECONDS = 5
_LANGUAGE = re.compile(rb"[?&]lang=([a-z]{2})\b")


@dataclass
class Gate:
    """The way in: what was refused there, and which connections are open, refused ones apart."""

    refusals: Refusals = field(default_factory=Refusals)
    #: Behind a proxy that says for whom it asks.
    proxied: bool = False
    connections: Connections = field(default_factory=Connections)
    #: Whatever stands for a connection.
    lingering: set[object] = field(default_factory=set)

    def address(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The address that a request counts for; only a proxy of ours is believed about it."""
        return counted((forwarded(headers) if self.proxied else "") or peer)

    def let_in(self, connection: object, peer: str) -> str:
        """Give a new connection its place; the code of why not, if there is none.

        Behind a proxy each request says anew for which address its connection counts.
        """
        if not self.connections.enter(connection):
            return "server-full"
        if not self.proxied and not self.connections.assign(connection, counted(peer)):
            self.connections.leave(connection)
            return "too-many-connections"
        return ""

    def linger(self, connection: object) -> bool:
        """Whether a refused connection may stay open until its client has read why."""
        if len(self.lingering) >= MOST_LINGERING:
            return False
        self.lingering.add(connection)
        return True

    def tell(self, status: int, code: str) -> None:
        """Note what is refused: who reads the log should see at once that others had to wait."""
        self.refusals.tell(code, logging.WARNING if status == 503 else logging.INFO)


def refusal(status: int, code: str, head: bytes = b"") -> bytes:
    """A whole answer that says why nothing was looked at, in the language the head asks for.

    >>> print(refusal(431, "head-too-big", b"GET /?lang=pl").decode().partition("\\r\\n")[0])
    HTTP/1.1 431 Request Header Fields Too Large
    """
    found = _LANGUAGE.search(head)
    language = found.group(1).decode() if found else "en"
    say = speaker(language if language in LANGUAGES else "en")
    body = json.dumps({"code": code, "error": say(code)}, ensure_ascii=False).encode()
    lines = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
        *([f"retry-after: {RETRY_SECONDS}"] if status == 503 else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
