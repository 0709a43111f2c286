"""`run.py licences`, `sbom` and `audit` end here, in the environment that run.py chose."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[2])  # this folder is run as a script

from tools.packages import audit, licences, sbom  # noqa: E402
from tools.packages.components import Unclear  # noqa: E402

COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "licences": licences.main,
    "sbom": sbom.main,
    "audit": audit.main,
}


def main(command: str, *arguments: str) -> int:
    """Run one command; what is unclear about a package is told in one line."""
    try:
        return COMMANDS[command](arguments)
    except (Unclear, OSError) as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
