"""Change the rules in small ways, one at a time, and see whether the tests notice.

A forked process imports the game with one change in it and runs the tests of the game until one
fails. A change that no test notices shows a test that is missing.

mutmut was weighed and left: it changes the bodies of functions only, while many of our rules are
tables and constants; it draws no random sample, and it works on a copy of the repository.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

import pytest
from hypothesis import Phase, settings
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # this file is run as a script

from tools.mutations import Key, Mutant, mutants_of  # noqa: E402

GAMES = ROOT / "src" / "stolik" / "games"
RULES = ("*/pieces.py", "*/rules/*.py", "*/state.py", "*/view.py")
KNOWN = Path(__file__).with_name("mutants-survivors.toml")
FIELDS = ("module", "function", "old", "new")
WANTED = 90  # per cent
MOST_MEMORY = 2 << 30  # bytes, for one run of the tests

Results = dict[Mutant, int]  # how the run ended: 0 where no test noticed the change


class Fault(Exception):
    """What stops the run, told in one line."""


class Altered(SourceFileLoader):
    """Finds and loads one module with the change in it, whoever imports it."""

    def __init__(self, mutant: Mutant) -> None:
        dotted = mutant.module.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        super().__init__(f"stolik.games.{dotted}", str(GAMES / mutant.module))
        self.source = mutant.source

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The place of this one module only."""
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        """The code of the changed text."""
        code: CodeType = compile(self.source, self.path, "exec", dont_inherit=True)
        return code


class Course:
    """How the tests of a game run: the fastest first, each in ten times its usual time at most."""

    def __init__(self, game: str, folder: Path) -> None:
        self.tests = ROOT / "tests" / "games" / game
        self.folder = folder
        self.usual: dict[str, float] = {}  # seconds, by test; "" for the time before the first
        self.taken: dict[str, float] = {}
        self.failed: list[str] = []
        self.order: dict[str, float] = {}  # the fastest first, by these

    def measure(self) -> Course:
        """Run the tests without a change, which they must pass, and note their times.

        Once to learn which are fast, and once in that order: what is made once for all is paid
        for by the test that comes first.
        """
        self.order = self.times()
        self.usual = self.times()
        return self

    def times(self) -> dict[str, float]:
        """How long each test takes."""
        notes = self.folder / "notes.json"
        notes.write_text("[{}, []]")
        status = os.waitpid(self.start(None, notes), 0)[1]
        taken, failed = json.loads(notes.read_text())
        if status:
            place = failed[0] if failed else self.tests.relative_to(ROOT)
            raise Fault(f"The tests must pass before the rules are changed; look at {place}")
        found: dict[str, float] = taken
        return found

    def start(self, mutant: Mutant | None, notes: Path | None = None) -> int:
        """Run the tests in a process of its own and return its id."""
        if process := os.fork():
            return process
        code = 1
        try:
            sys.meta_path[:0] = [Altered(mutant)] if mutant else []
            code = self.run()
            if notes:
                notes.write_text(json.dumps((self.taken, self.failed)))
        finally:
            os._exit(code)

    def run(self) -> int:
        """Run the tests in this process, silently and within bounds."""
        import resource  # not on Windows, which is told so before

        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        self.allow("")
        options = ["-x", "-q", "--tb=no", "--assert=plain", "-m", "not slow"]
        options += ["-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-profile=mutants"]
        options += [f"--rootdir={ROOT}", f"--basetemp={self.folder / str(os.getpid())}"]
        return int(pytest.main([*options, str(self.tests)], plugins=[self]))

    def allow(self, test: str) -> None:
        """Set the clock that ends the process; processor time, as the machine may be busy."""
        if self.usual:
            signal.setitimer(signal.ITIMER_PROF, 1 + 10 * self.usual.get(test, 0))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The fastest first."""
        self.taken[""] = time.process_time()
        items.sort(key=lambda item: round(self.order.get(item.nodeid, 0), 2))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Each test has a time of its own, so that an endless loop is soon found."""
        self.allow(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how long a test takes, and whether it fails."""
        self.taken[report.nodeid] = self.taken.get(report.nodeid, 0) + report.duration
        self.failed += [report.nodeid] if report.failed else []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note what cannot even be imported."""
        self.failed += [report.nodeid] if report.failed else []


def all_mutants(only: str) -> list[Mutant]:
    """Every change of the rules, or of the files whose path or dotted name holds a word."""
    paths = {p.relative_to(GAMES).as_posix(): p for rules in RULES for p in GAMES.glob(rules)}
    word = only.removesuffix(".py").replace(".", "/").removeprefix("stolik/games/")
    chosen = sorted(name for name in paths if word in name)
    if not chosen:
        raise Fault(f"No rules are called {only!r}; there are {', '.join(sorted(paths))}")
    return [mutant for name in chosen for mutant in mutants_of(name, paths[name].read_bytes())]


def sample(mutants: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """Some of the changes, always the same for a seed, in their order."""
    places = random.Random(seed).sample(range(len(mutants)), min(count, len(mutants)))
    return [mutants[place] for place in sorted(places)]


def known_survivors() -> dict[Key, str]:
    """The changes that change nothing, with the reason why."""
    try:
        text = KNOWN.read_text(encoding="utf-8") if KNOWN.exists() else ""
        entries = tomllib.loads(text).get("equivalent", [])
        found = [[str(entry[field]) for field in (*FIELDS, "reason")] for entry in entries]
    except (tomllib.TOMLDecodeError, LookupError, TypeError) as fault:
        raise Fault(f"{KNOWN.name} cannot be read: {fault}") from fault
    return {(module, function, old, new): why for module, function, old, new, why in found}


def results_of(mutants: Sequence[Mutant], processes: int, folder: Path) -> Iterator[Results]:
    """Run the tests against each change, some at a time, and give the results as they come."""
    games = sorted({game_of(mutant) for mutant in mutants})
    courses = {game: Course(game, folder).measure() for game in games}
    waiting = list(reversed(mutants))
    running: dict[int, Mutant] = {}
    try:
        while waiting or running:
            while waiting and len(running) < processes:
                mutant = waiting.pop()
                running[courses[game_of(mutant)].start(mutant)] = mutant
            process, status = os.wait()
            yield {running.pop(process): status}
    finally:
        for process in running:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)


def game_of(mutant: Mutant) -> str:
    """The game whose rules are changed."""
    return mutant.module.split("/")[0]


def try_all(mutants: Sequence[Mutant], processes: int) -> Results:
    """The results in the order of the changes, while a bar on a terminal shows the time left."""
    told = TextColumn("{task.description}")
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), told)
    screen = Console(stderr=True)
    # It must not draw in a thread of its own while this process forks.
    bar = Progress(*columns, console=screen, transient=True, auto_refresh=False)
    bar.disable = not screen.is_terminal
    found: Results = {}
    with tempfile.TemporaryDirectory() as folder, bar:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = folder
        phases = [Phase.explicit, Phase.generate]  # one failure is enough, however long
        calm = settings(deadline=None, derandomize=True, database=None, phases=phases)
        settings.register_profile("mutants", calm)
        task = bar.add_task("", total=len(mutants))
        for result in results_of(mutants, processes, Path(folder)):
            found |= result
            survived = list(found.values()).count(0)
            bar.update(task, advance=1, description=f"{survived} survived", refresh=True)
    return {mutant: found[mutant] for mutant in mutants}


def tell(results: Results, known: dict[Key, str]) -> list[Mutant]:
    """Print what no test noticed and return the part without an excuse."""
    unnoticed = [mutant for mutant, status in results.items() if status == 0]
    survivors = [mutant for mutant in unnoticed if mutant.key not in known]
    for mutant in unnoticed:
        if mutant.key in known:
            print(f"equivalent {mutant.place} + {mutant.new}\n{'':11}{known[mutant.key]}")
    for mutant in survivors:
        print(f"survived   {mutant.place} - {mutant.old}")
        print(f"{'':11}{'':{len(mutant.place)}} + {mutant.new}")
    return survivors


def tell_stale(every: Sequence[Mutant], results: Results, known: dict[Key, str]) -> None:
    """Print the excuses that no longer hold: nothing is so changed, or a test notices it."""
    modules, keys = {mutant.module for mutant in every}, {mutant.key for mutant in every}
    noticed = {m.key for m in results} - {m.key for m, status in results.items() if status == 0}
    for key in known:
        if key in noticed or (key[0] in modules and key not in keys):
            print(f"stale      {key[0]} + {key[3]}")


def tell_rate(results: Results, survivors: Sequence[Mutant]) -> bool:
    """Print the numbers; whether enough was noticed."""
    survived, unnoticed = len(survivors), list(results.values()).count(0)
    killed = len(results) - unnoticed
    clock = sum(os.WIFSIGNALED(status) for status in results.values())
    print(f"{killed} killed ({clock} by the clock), {survived} survived", end=", ")
    print(f"{unnoticed - survived} equivalent")
    rate = 100 * killed / max(killed + survived, 1)
    print(f"{rate:.1f} % of {killed + survived} killed; wanted are {WANTED} %")
    return rate >= WANTED


def report(survivors: Sequence[Mutant]) -> str:
    """The survivors in the form of the file of those known, to be given a reason or a test."""
    texts = [[f"{field} = {json.dumps(getattr(m, field))}" for field in FIELDS] for m in survivors]
    return "\n".join("\n".join(["[[equivalent]]", *lines, 'reason = ""', ""]) for lines in texts)


def arguments_of(words: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser("run.py mutants", description=__doc__.split("\n")[0])
    parser.add_argument(
        "--sample", type=int, default=300, metavar="N", help="how many changes, 300"
    )
    parser.add_argument("--all", action="store_true", help="every change instead of a sample")
    parser.add_argument("--seed", type=int, help="the sample that this number draws")
    parser.add_argument(
        "--only", default="", metavar="MODULE", help="some files: unikat, rules/turn"
    )
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="at a time, 2")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the survivors there")
    arguments = parser.parse_args(words)
    if min(arguments.sample, arguments.processes) < 1:
        parser.error("--sample and --processes take a number from 1 on")
    return arguments


def run(arguments: argparse.Namespace) -> int:
    """Draw the changes, try them, tell."""
    if not hasattr(os, "fork"):
        raise Fault("This command needs a system whose processes can fork")
    every, known = all_mutants(arguments.only), known_survivors()
    seed = random.randrange(10_000) if arguments.seed is None else arguments.seed
    drawn = every if arguments.all else sample(every, arguments.sample, seed)
    print(f"{len(drawn)} of {len(every)} changes, seed {seed}", flush=True)
    results = try_all(drawn, arguments.processes)
    survivors = tell(results, known)
    tell_stale(every, results, known)
    if arguments.report:
        arguments.report.write_text(report(survivors), encoding="utf-8")
    return 0 if tell_rate(results, survivors) else 1


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; 0 if enough was noticed, 1 if not, 2 if it could not be tried."""
    sys.dont_write_bytecode = True  # nothing is left behind
    try:
        return run(arguments_of(words))
    except (Fault, OSError) as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
