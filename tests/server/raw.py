"""A WebSocket written byte by byte, for what no decent library will send."""

from __future__ import annotations

import json
import socket as sockets
import struct

from tests.server.client import SECONDS, Server

TEXT, MORE, REST, PING = 0x81, 0x01, 0x80, 0x89


class Raw:
    """A connection to a server."""

    def __init__(self, server: Server, buffer: int = 0, source: str = "") -> None:
        host, port = server.address.removeprefix("http://").split(":")
        self.line = sockets.socket()
        if buffer:
            self.line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
        if source:
            self.line.bind((source, 0))
        self.line.settimeout(SECONDS)
        self.line.connect((host, int(port)))
        self.host = f"{host}:{port}"

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def ask(self, path: str = "/health") -> int:
        """Ask for a page, once; the status of the answer, 0 if there is none."""
        self.line.sendall(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        head = self._head()
        return int(head.split()[1]) if head else 0

    def shake(self, *more: str) -> bytes:
        """Ask to speak WebSocket; the head of the answer."""
        lines = ["GET /api/socket HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *more, "", ""]
        self.line.sendall("\r\n".join(lines).encode())
        return self._head()

    def _head(self) -> bytes:
        answer, more = b"", b"?"
        while more and b"\r\n\r\n" not in answer:
            more = self._some(1)
            answer += more
        return answer

    def _some(self, most: int) -> bytes:
        """What comes next; nothing if the server has hung up."""
        try:
            return self.line.recv(most)
        except ConnectionError:
            return b""

    def hello(self, ticket: str) -> None:
        """Shake hands and say hello."""
        assert b" 101 " in self.shake()
        self.frame(TEXT, json.dumps({"t": "hello", "ticket": ticket}).encode())

    def frame(self, first: int, data: bytes, masked: bool = True) -> None:
        """One frame: its first byte says whether it ends, its reserved bits, and its kind."""
        mask = 0x80 if masked else 0
        if len(data) < 126:
            head = bytes([first, mask | len(data)])
        else:
            head = bytes([first, mask | 126]) + struct.pack("!H", len(data))
        self.line.sendall(head + (b"\0" * 4 if masked else b"") + data)

    def close_code(self) -> int:
        """The code with which the server closes; 0 if it hangs up without one."""
        return _last_code(self.rest())

    def rest(self) -> bytes:
        """All that still comes until the server hangs up."""
        data = b""
        while more := self._some(65536):
            data += more
        return data


def _last_code(data: bytes) -> int:
    """The code of the close frame in what a server sent."""
    while len(data) >= 2:
        size, head = data[1] & 127, 2
        if size == 126:
            (size,), head = struct.unpack("!H", data[2:4]), 4
        if data[0] & 15 == 8:
            return int(struct.unpack("!H", data[head : head + 2])[0])
        data = data[head + size :]
    return 0
