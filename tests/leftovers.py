"""What tests have started and not ended: processes, their ports, and temporary folders.

Each pytest process puts a mark into its environment, and every process that it starts inherits the
mark together with the name of the running test. So a process can be found, named and ended, also
when its parent is gone. Processes meant to outlive a test (a database, a browser) say so by another
variable, or are kept by number.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from pathlib import Path

import psutil

RUN, WORKER, LASTING = "STOLIK_TEST_RUN", "STOLIK_TEST_WORKER", "STOLIK_TEST_LASTING"
RUN_PID = "STOLIK_TEST_RUN_PID"
TEST = "PYTEST_CURRENT_TEST"
#: How long a process may take to end after its test, on a machine that does much else.
SECONDS = 60
FOLDER, RUN_FOLDER = "stolik-test-", "stolik-run-"
#: Folders of services and browsers, which last as long as the pytest process.
LASTING_FOLDERS = ("stolik-service-", "pytest-of-", "playwright", ".org.chromium.")
GUARDIAN = [sys.executable, "-m", "tests.leftovers", "guard"]

_kept: set[int] = set()


def keep(pid: int) -> None:
    """Let one process outlive the test that started it."""
    _kept.add(pid)


class Watch:
    """Watches over what one pytest process starts; a guardian goes on if that process is killed."""

    def __init__(self) -> None:
        self.mark = f"{os.environ.get(RUN, 'alone')}-{os.getpid()}"
        self.folder = Path(tempfile.mkdtemp(prefix=FOLDER))
        self.folder.chmod(0o755)  # services run as another user
        os.environ.update({WORKER: self.mark, "TMPDIR": str(self.folder)})
        tempfile.tempdir = str(self.folder)
        words = [*GUARDIAN, self.mark, str(self.folder)]
        root = Path(__file__).resolve().parent.parent
        self._guardian = subprocess.Popen(
            words, stdin=subprocess.PIPE, cwd=root, start_new_session=True
        )
        keep(self._guardian.pid)
        # A child that was forked must not keep the guardian waiting.
        os.register_at_fork(after_in_child=self._guardian.stdin.close)  # type: ignore[union-attr]
        self._files = self._entries()
        self._pids = set(psutil.pids())

    def after_test(self, patience: float = SECONDS) -> list[str]:
        """End what a test has left, and describe it; what is ending by itself gets some time."""
        left = self._folders()
        if set(psutil.pids()) - self._pids:  # most tests start nothing
            left += described_and_ended(self._overdue(patience))
        return left

    def _overdue(self, patience: float) -> list[psutil.Process]:
        until = time.monotonic() + patience
        while (found := self._processes()) and time.monotonic() < until:
            time.sleep(0.02)
        return found

    def _processes(self) -> list[psutil.Process]:
        """What runs and should not; a process that forks while it is looked for is not missed."""
        while True:
            before = set(psutil.pids())
            found = self._found()
            if found or set(psutil.pids()) <= before:
                self._pids = before
                return found

    def _found(self) -> list[psutil.Process]:
        kept = {*_kept, getattr(resource_tracker, "_resource_tracker")._pid}  # noqa: B009
        # A child that was forked, or has another environment, has no mark.
        found = [*marked(WORKER, self.mark), *filter(alive, psutil.Process().children())]
        return [it for it in set(found) if it.pid not in kept and not variables(it).get(LASTING)]

    def _entries(self) -> set[str]:
        return {it for it in os.listdir(self.folder) if not it.startswith(LASTING_FOLDERS)}

    def _folders(self) -> list[str]:
        new = self._entries() - self._files
        for name in new:
            shutil.rmtree(self.folder / name, ignore_errors=True)
            (self.folder / name).unlink(missing_ok=True)
        return [f"a temporary file or folder, {name}" for name in sorted(new)]

    def close(self) -> None:
        """Leave the rest to the guardian."""
        assert self._guardian.stdin
        self._guardian.stdin.close()
        self._guardian.wait()


@contextmanager
def lasting() -> Iterator[None]:
    """Processes that are started in this block outlive the test that runs."""
    os.environ[LASTING] = "yes"
    try:
        yield
    finally:
        del os.environ[LASTING]


def variables(process: psutil.Process) -> dict[str, str]:
    """The environment with which a process was started; empty if it can't be read."""
    with suppress(psutil.Error, OSError):
        return dict(process.environ())
    return {}


def marked(name: str, value: str) -> list[psutil.Process]:
    """All living processes but this one whose environment holds a value."""
    others = (it for it in psutil.process_iter() if it.pid != os.getpid())
    return [it for it in others if variables(it).get(name) == value and alive(it)]


def alive(process: psutil.Process) -> bool:
    """Whether a process still runs; one that waits only to be reaped does not."""
    with suppress(psutil.Error):
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    return False


def described(process: psutil.Process) -> str:
    """A process in one line: number, command, ports, and the test that started it."""
    command, ports = "", list[int]()
    with suppress(psutil.Error):
        command = " ".join(process.cmdline())
        ports = [it.laddr.port for it in process.net_connections() if it.status == "LISTEN"]
    at = f", listening at {', '.join(map(str, ports))}" if ports else ""
    test = variables(process).get(TEST, "").rpartition(" ")[0]
    return f"process {process.pid}{at}: {command[:160]}" + (f" (started by {test})" if test else "")


def described_and_ended(processes: list[psutil.Process]) -> list[str]:
    """Describe processes, then kill them and wait until they are gone."""
    lines = [described(process) for process in processes]
    for process in processes:
        with suppress(psutil.Error):
            process.kill()
    until = time.monotonic() + SECONDS
    while any(map(alive, processes)) and time.monotonic() < until:
        time.sleep(0.01)
    return lines


def served(folder: Path) -> list[psutil.Process]:
    """Services that run in folders below this one: they hide the environment they began with."""
    found: list[psutil.Process] = []
    for file in folder.rglob("stolik-service-*/pid"):
        with suppress(OSError, ValueError, psutil.Error):
            head = psutil.Process(int(file.read_text()))
            found += [head, *head.children(recursive=True)]
    return [process for process in found if alive(process)]


def removed(folder: Path) -> list[str]:
    """What stood in a temporary folder of the tests, which is gone now."""
    own = ("pytest-of-", "reports")
    found = [str(it) for it in folder.glob("*") if not it.name.startswith(own)]
    shutil.rmtree(folder, ignore_errors=True)
    return [f"the folder {it}" for it in found]


def guard(mark: str, folder: str) -> int:
    """Wait until a pytest process is gone, however that comes; then end and remove all of its."""
    sys.stdin.read()
    described_and_ended([*served(Path(folder)), *marked(WORKER, mark)])
    removed(Path(folder))
    run = int(os.environ.get(RUN_PID, 0))
    if run and not psutil.pid_exists(run):  # it was killed
        for whole in [it for it in Path(folder).parents if it.name.startswith(RUN_FOLDER)]:
            shutil.rmtree(whole, ignore_errors=True)
    return 0


def end_with_parent() -> None:
    """End this process when run.py is gone: its guardian then ends the rest."""
    parent = os.getppid()

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=look, daemon=True).start()


def wait_for_guardians(run: str) -> None:
    """They clean up after a pytest process that was killed just now."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and any(_is_guardian(it) for it in marked(RUN, run)):
        time.sleep(0.05)


def _is_guardian(process: psutil.Process) -> bool:
    with suppress(psutil.Error):
        return list(process.cmdline()[1:4]) == GUARDIAN[1:]
    return False


def inspect(run: str, folder: str) -> int:
    """At the end of a run: name what it has left, end it, and tell whether there was something."""
    wait_for_guardians(run)
    left = described_and_ended([*served(Path(folder)), *marked(RUN, run)])
    left += removed(Path(folder))
    for line in left:
        print(f"left behind: {line}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit({"guard": guard, "inspect": inspect}[sys.argv[1]](*sys.argv[2:]))
