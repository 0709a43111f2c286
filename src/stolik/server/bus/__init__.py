"""The line between processes that serve the same data."""

from stolik.server.bus.base import Bus
from stolik.server.bus.memory import MemoryBus, MemoryHub

__all__ = ["Bus", "MemoryBus", "MemoryHub"]
