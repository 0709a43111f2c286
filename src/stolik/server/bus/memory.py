"""A bus within one process: for a house that is alone, and for tests with several."""

from __future__ import annotations

from collections.abc import Callable

from stolik.server.bus.base import Bus


class MemoryHub:
    """Where several buses meet."""

    def __init__(self) -> None:
        self.buses: list[MemoryBus] = []


class MemoryBus(Bus):
    """Says everything to the other buses of its hub at once."""

    def __init__(self, hub: MemoryHub | None = None) -> None:
        self._hub = hub or MemoryHub()
        self._heard: Callable[[bytes], None] = lambda _: None
        self._up = hub is not None

    async def open(self) -> None:
        """Meet the others."""
        self._hub.buses.append(self)

    async def close(self) -> None:
        """Leave them."""
        if self in self._hub.buses:
            self._hub.buses.remove(self)

    def publish(self, message: bytes) -> None:
        """Say something to the others."""
        for bus in list(self._hub.buses):
            if bus is not self and self._up and bus._up:
                bus._heard(message)

    def listen(self, heard: Callable[[bytes], None], resynced: Callable[[], None]) -> None:
        """Hear what the others say; nothing is ever lost here."""
        self._heard = heard

    @property
    def up(self) -> bool:
        """Whether the others can be heard; without a hub there is no way to any."""
        return self._up
