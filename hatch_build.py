"""The step of building a wheel that takes the built page along, if there is one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Puts web/dist into the wheel as stolik/web, where the server looks first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to take; an editable install reads the page where it was built."""
        page = Path(self.root) / "web" / "dist"
        if version != "editable" and page.is_dir():
            build_data["force_include"][str(page)] = "stolik/web"
