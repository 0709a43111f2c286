"""The way into a server that is measured: every client of a measurement comes from one address."""

from __future__ import annotations

from stolik.server.connections import Connections
from stolik.server.gate import Gate

MOST = 1_000_000


def wide_gate() -> Gate:
    """A gate that lets one address in as often as it comes."""
    return Gate(connections=Connections(MOST, MOST))
