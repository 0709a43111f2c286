"""Where figures are kept: one section of results.md for each benchmark."""

from __future__ import annotations

import time
from pathlib import Path

RESULTS = Path(__file__).with_name("results.md")


def write(name: str, page: str) -> None:
    """Put the figures of `run.py bench NAME` in place of the ones before."""
    title = f"`run.py bench {name}`"
    sections = RESULTS.read_text(encoding="utf-8").split("\n## ")
    kept = [part.rstrip("\n") for part in sections if not part.startswith(title)]
    text = "\n\n## ".join([*kept, f"{title}, {time.strftime('%Y-%m-%d')}\n\n{page}"])
    RESULTS.write_text(f"{text}\n", encoding="utf-8")
