#!/usr/bin/env python3
"""The door to Stolik: `python3 run.py play`, `python3 run.py test`.

It needs Python and pip, nothing else. The first run makes an environment
beside this file; later runs find it ready and need no network.

The syntax stays that of Python 3.6, so that an old Python can read the file
as far as the line that says it is too old.
"""

import ast
import hashlib
import os
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
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]

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


def quiet_run(title: str, command: Sequence[str], env: dict[str, str] | None = None) -> str:
    """Run a tool and return what it printed; if it fails, its last words say why."""
    done = subprocess.run(
        command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if done.returncode != 0:
        reason = last_words(done.stderr or done.stdout) or f"exit code {done.returncode}"
        raise Failure(f"{title} failed: {reason}")
    return done.stdout


def last_words(text: str) -> str:
    """The line of a tool's message that tells most: its last error, or else its last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or [""])[-1]


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


def get_uv() -> str:
    """The path of uv, installed by pip in the pinned version when it is not there yet."""
    lock = lock_file("uv")
    folder = TOOLS / f"uv-{digest(lock.read_bytes())}"
    program = folder / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if not program.exists():
        options = ["--upgrade", "--no-deps", "--require-hashes", "--target", str(folder)]
        quiet_run("pip install uv", [*PIP, "install", *options, "-r", str(lock)])
    return str(program)


class Environment:
    """A virtual environment with what one lock file lists, and Stolik itself."""

    def __init__(self, lock: str, folder: str = ".venv") -> None:
        self.lock = lock
        self.path = ROOT / folder
        self.python = str(self.path / SCRIPTS / "python")
        self.stamp = self.path / "stolik-stamp"

    def prepare(self) -> "Environment":
        """Make the environment, unless its stamp says that it is ready."""
        found = self.stamp.read_text() if self.stamp.exists() else ""
        if self.lock == "play" and found.startswith("test "):
            self.lock = "test"  # it holds all of play's, so `play` never undoes a `test`
        if found != self.wanted_stamp():
            say(f"Preparing {self.path.name}: the first run, or new versions")
            self.stamp.unlink(missing_ok=True)
            self.install()
            self.stamp.write_text(self.wanted_stamp())
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

    def step(self, title: str, program: str, *arguments: str) -> bool:
        """Run one named step of the checks and tell whether it passed."""
        print(f"== {title}", flush=True)
        start = time.monotonic()
        command = [str(self.path / SCRIPTS / program), *arguments]
        passed = subprocess.call(command, cwd=ROOT, env=self.variables()) == 0
        seconds = time.monotonic() - start
        print(f"== {title}: {'ok' if passed else 'FAILED'}, {seconds:.1f} s\n", flush=True)
        return passed

    def become(self, *arguments: str) -> int:
        """Give this process to the environment's Python, with its terminal and signals."""
        command = [self.python, *arguments]
        if os.name == "nt":
            return subprocess.call(command, env=self.variables())
        os.execve(self.python, command, self.variables())


def play(*arguments: str) -> int:
    """play a game in the terminal"""
    return stolik("play", *arguments)


def stolik(*arguments: str) -> int:
    """any command of Stolik: rules, show, engine, arena, ..."""
    return Environment("play").prepare().become("-m", "stolik", *arguments)


def test(*arguments: str) -> int:
    """every check and test; --quick leaves out the slow ones; the rest goes to pytest"""
    chosen = [word for word in arguments if word != "--quick"]
    if "--quick" in arguments:
        chosen = ["-m", "not slow", *chosen]
    environment = Environment("test").prepare()
    failed = failed_checks(environment)
    if not environment.step("pytest", "pytest", "-n", "2", *chosen):
        failed.append("pytest")
    return summary(failed)


def check(*arguments: str) -> int:
    """the checks alone: ruff, mypy, import layers"""
    refuse(arguments)
    return summary(failed_checks(Environment("test").prepare()))


def failed_checks(environment: Environment) -> list[str]:
    """Run the checks, all of them, and name those that failed."""
    places = ("src", "tests", "bench", "tools", "run.py")
    paths = [place for place in places if (ROOT / place).exists()]
    steps = {
        "ruff check": ["ruff", "check", *paths],
        "ruff format": ["ruff", "format", "--check", *paths],
        "mypy": ["mypy", *paths],
        "import layers": ["lint-imports", "--no-logo"],
    }
    return [title for title, command in steps.items() if not environment.step(title, *command)]


def summary(failed: list[str]) -> int:
    """Say how it went, and make an exit code of it."""
    print("FAILED: " + ", ".join(failed) if failed else "All passed", flush=True)
    return 1 if failed else 0


def refuse(arguments: Sequence[str]) -> None:
    """Stop a command that takes no arguments and was given some."""
    if arguments:
        raise Failure(f"This command takes no arguments: {' '.join(arguments)}")


def setup(*arguments: str) -> int:
    """make the environment of the tests, and stop there"""
    refuse(arguments)
    Environment("test").prepare()
    return 0


def lock(*arguments: str) -> int:
    """write the lock files anew from pyproject.toml; --upgrade takes the newest versions"""
    uv, env = get_uv(), uv_variables(INDEX)
    form = ["--universal", "--python-version", "3.11", "--generate-hashes"]
    form += ["--no-header", "--no-annotate", *arguments]
    project = ["pyproject.toml", "--group"]
    same = ["--constraint", str(lock_file("play"))]  # one version of a package everywhere
    sources = {
        "uv": ["--group", "setup"],
        "node": ["--group", "node"],
        "play": [*project, "build"],
        "test": [*project, "test", *same],
        "bench": [*project, "bench", *same],
    }
    for name, source in sources.items():
        output = ["--output-file", str(lock_file(name))]
        quiet_run("uv pip compile", [uv, "pip", "compile", *source, *form, *output], env)
        say(f"locks/{lock_file(name).name}")
    return 0


def bench(*arguments: str) -> int:
    """measure: bench NAME; without a name, the list of names"""
    names = sorted(file.stem for file in (ROOT / "bench").glob("[a-z]*.py"))
    if not arguments or arguments[0] not in names:
        wrong = f"There is no bench {arguments[0]!r}. " if arguments else ""
        say(f"{wrong}Choose one of: {', '.join(names)}")
        return 2 if arguments else 0
    script = str(ROOT / "bench" / f"{arguments[0]}.py")
    return Environment("bench", ".venv-bench").prepare().become(script, *arguments[1:])


def mutants(*arguments: str) -> int:
    """change the rules in small ways and see that the tests notice"""
    script = str(ROOT / "tools" / "mutants.py")
    return Environment("test").prepare().become(script, *arguments)


COMMANDS: dict[str, Callable[..., int]] = {
    command.__name__: command
    for command in (play, test, check, stolik, bench, mutants, lock, setup)
}


def usage() -> str:
    """The list of commands."""
    lines = [f"  {name:8} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["Usage: python3 run.py COMMAND", *lines])


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
