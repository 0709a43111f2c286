"""What a run of chaos has found, kept after each bout so that it can be gone on with."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Bout(msgspec.Struct):
    """One arena from its first deal to the checker's last word."""

    phase: str
    #: "sqlite" or "scaled".
    setup: str
    seed: int
    #: What was done, and how often.
    faults: dict[str, int]
    tables: int
    clients: int
    #: Actions that were acknowledged, frames that were heard, entries of the journals.
    acked: int
    frames: int
    entries: int
    #: Seconds from each fault until somebody whom it hit was served again.
    recovered: list[float]
    seconds: float
    #: Each promise that was broken, by its name, with what broke it.
    broken: list[tuple[str, str]] = []
    #: Seconds until each move was acknowledged that was made while a crowd came back.
    waits: list[float] = []


class Run(msgspec.Struct):
    """Every bout of a run, and what it was a run of."""

    version: str
    command: str
    begun: str
    bouts: list[Bout] = []


def load(file: Path) -> Run | None:
    """The run that a file keeps, if there is one."""
    return msgspec.json.decode(file.read_bytes(), type=Run) if file.exists() else None


def save(file: Path, run: Run) -> None:
    """Keep a run."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(run)))
