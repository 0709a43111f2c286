"""Figures for whoever watches over the server: numbers of things, never whose."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from stolik.server.lobby import Lobby

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self, lobby: Lobby) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(_Tables(lobby))
        self.moves = Counter("stolik_moves", "Actions kept", registry=self.registry)
        self.refused = Counter(
            "stolik_refused", "Actions refused", ["code"], registry=self.registry
        )
        self.closed = Counter("stolik_closed", "Sockets closed", ["code"], registry=self.registry)
        self.strikes = Counter(
            "stolik_bot_strikes", "Decisions that a bot lost", registry=self.registry
        )
        self.seconds = Histogram(
            "stolik_move_seconds",
            "From an action to its acknowledgement",
            buckets=SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return bytes(generate_latest(self.registry))


class _Tables(Collector):
    """Tables by state, and sockets, counted when somebody asks."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """What there is now."""
        rooms = list(self._lobby.rooms.values())
        tables = GaugeMetricFamily("stolik_tables", "Tables", labels=["state"])
        for state, count in Tally(room.state for room in rooms).items():
            tables.add_metric([state], count)
        yield tables
        sockets = sum(len(room.visitors) for room in rooms)
        yield GaugeMetricFamily("stolik_sockets", "Open sockets", value=sockets)
