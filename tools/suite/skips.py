"""Skips that are expected stand in tests/expected-skips.toml; any other makes a run fail."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from tools.suite.results import Skip

FILE = Path(__file__).resolve().parents[2] / "tests" / "expected-skips.toml"


@dataclass(frozen=True)
class Expected:
    """Results that may be skipped: a pattern of names, part of the reason, and where."""

    test: str
    reason: str
    platform: str

    def covers(self, skip: Skip, platform: str) -> bool:
        """Whether a skip is this one."""
        here = self.platform == "any" or platform.startswith(self.platform)
        return here and fnmatch(skip.test, self.test) and self.reason in skip.reason


def expected_skips() -> list[Expected]:
    """All skips that are expected."""
    return [Expected(**entry) for entry in tomllib.loads(FILE.read_text("utf-8")).get("skip", [])]


def unexpected(skips: Sequence[Skip], platform: str = sys.platform) -> Iterator[Skip]:
    """Skips that nobody expects."""
    known = expected_skips()
    for skip in skips:
        if not any(it.covers(skip, platform) for it in known):
            yield skip
