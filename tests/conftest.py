"""Settings for all tests."""

from pathlib import Path

import pytest
from hypothesis import settings

BROWSER = Path(__file__).with_name("browser")

# No test depends on speed, and a failure must come back when it is run again.
settings.register_profile("stolik", deadline=None, derandomize=True)
settings.load_profile("stolik")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the tests in a browser, unless they are asked for by name."""
    asked = any("tests/browser" in word for word in config.args)
    return True if collection_path == BROWSER and not asked else None
