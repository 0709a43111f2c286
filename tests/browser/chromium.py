"""Where the browser of the tests comes from: the machine, or else a package of npm."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NamedTuple

import run

NAMES = ("chromium", "chromium-browser", "google-chrome")
RECIPE = ("package.json", "package-lock.json", ".npmrc")
HOME = run.TOOLS / "chromium"
FILES = HOME / "files"

# The package unpacks itself into the folder of temporary files, and unpacks the libraries that
# a bare machine lacks only where it believes itself to be in the cloud it was made for.
UNPACK = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();'
BELIEF = {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs24.x"}


class Chromium(NamedTuple):
    """A browser to start, and the environment it needs."""

    path: str
    variables: dict[str, str]


def find() -> Chromium:
    """The browser that $CHROMIUM names, else one on the path, else one fetched into .tools."""
    named = os.environ.get("CHROMIUM", "")
    for name in [named] if named else NAMES:
        path = shutil.which(name)
        if path:
            return Chromium(path, dict(os.environ))
    if named:
        raise run.Failure(f"$CHROMIUM is no program: {named}")
    return fetched()


def fetched() -> Chromium:
    """The browser of the npm package, with the libraries and letters that come with it."""
    recipe = [Path(__file__).with_name(name).read_bytes() for name in RECIPE]
    run.make_unless(HOME / "stolik-stamp", run.digest(*recipe), "Fetching chromium", unpack)
    variables = {**os.environ, "LD_LIBRARY_PATH": str(FILES / "al2023" / "lib")}
    if not Path("/etc/fonts").exists():
        variables["FONTCONFIG_PATH"] = str(FILES / "fonts")
    return Chromium(str(FILES / "chromium"), variables)


def unpack() -> None:
    """Fetch the package and unpack what it holds, then forget the package."""
    shutil.rmtree(HOME, ignore_errors=True)
    FILES.mkdir(parents=True)
    for name in RECIPE:
        shutil.copy(Path(__file__).with_name(name), HOME)
    node = run.Node()
    node.install(HOME, "--omit=dev")
    script = [str(node.program), "--input-type=module", "--eval", UNPACK]
    variables = {**node.variables(), **BELIEF, "TMPDIR": str(FILES)}
    run.quiet_run("unpacking chromium", script, variables, HOME)
    shutil.rmtree(HOME / "node_modules")
    place_fonts(FILES / "fonts" / "fonts.conf")


def place_fonts(settings: Path) -> None:
    """Look for the letters where they are now."""
    text = settings.read_text(encoding="utf-8")
    settings.write_text(text.replace("/tmp/fonts", str(FILES / "fonts")), encoding="utf-8")
