"""How many connections may be open: in all, and for one address."""

from __future__ import annotations

from collections import Counter

IN_ALL = 8_000
#: A school or a company may be one address.
PER_ADDRESS = 200
NOBODY = ""


class Connections:
    """The connections that are open, each with the address that it counts for, if it does."""

    def __init__(self, in_all: int = IN_ALL, per_address: int = PER_ADDRESS) -> None:
        self.in_all, self.per_address = in_all, per_address
        #: By whatever stands for a connection.
        self._addresses: dict[object, str] = {}
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._addresses)

    def enter(self, connection: object) -> bool:
        """Whether there is room for one more connection; it counts for no address yet."""
        if len(self) >= self.in_all:
            return False
        self._addresses[connection] = NOBODY
        return True

    def assign(self, connection: object, address: str) -> bool:
        """Count a connection for an address; False if that has as many as it may."""
        self.release(connection)
        if self._counts[address] >= self.per_address:
            return False
        if address and connection in self._addresses:
            self._addresses[connection] = address
            self._counts[address] += 1
        return True

    def release(self, connection: object) -> None:
        """Count a connection for no address any more."""
        if address := self._addresses.get(connection):
            self._addresses[connection] = NOBODY
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def leave(self, connection: object) -> None:
        """A connection is closed."""
        self.release(connection)
        self._addresses.pop(connection, None)
