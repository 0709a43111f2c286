"""A proxy before a bus that loses some of what is said, and nobody hears of it."""

from __future__ import annotations

import asyncio
import random
import re

from tests.server.proxy import Judges, Proxy

PUBLISH = re.compile(rb"(PUBLISH\r\n\$\d+\r\n)(stolik:\d+)(\r\n)")


class Forgetful(Proxy):
    """Sends some messages to a channel at which nobody listens: to the speaker all is well."""

    def __init__(self, target: int, seed: int = 1) -> None:
        super().__init__(target)
        #: Of how many messages one is lost, as a share.
        self.losing = 0.0
        self.lost = 0
        self._luck = random.Random(seed)

    async def _carry(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        judges: Judges,
    ) -> None:
        write = writer.write
        writer.write = lambda data: write(PUBLISH.sub(self._lose, bytes(data)))  # type: ignore[method-assign]
        await super()._carry(reader, writer, judges)

    def _lose(self, found: re.Match[bytes]) -> bytes:
        """The same words, to nobody; a channel of the same length keeps the protocol in step."""
        if self._luck.random() >= self.losing:
            return found.group()
        self.lost += 1
        return found.group(1) + b"x" * len(found.group(2)) + found.group(3)
