"""What a bus promises: nothing. It carries hints; the truth is in the store."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable


class Bus(ABC):
    """Carries messages to the other processes, mostly."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready."""

    @abstractmethod
    async def close(self) -> None:
        """Let go."""

    @abstractmethod
    def publish(self, message: bytes) -> None:
        """Say something to the other processes; it never waits and never fails."""

    @abstractmethod
    def listen(self, heard: Callable[[bytes], None], resynced: Callable[[], None]) -> None:
        """Who hears what the others say, and who is told that something may have been lost."""

    @property
    @abstractmethod
    def up(self) -> bool:
        """Whether the others can be heard just now."""
