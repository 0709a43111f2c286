"""Minds a program that the host has named: all that it begins ends with it, and it can't shout on.

Run as a file of its own, between the house and the program. The house knows its front alone; once
that is gone, killed or not, the minder behind it kills whatever descends from the program. Only
Linux tells who that is; elsewhere it is the program with its group.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import NoReturn

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
TAKE_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER
#: The signal by which everything ends that has written too much.
TOO_MUCH = "SIGXFSZ"
#: What Python ignores, and a program does not expect to be ignored.
IGNORED = ("SIGPIPE", "SIGXFSZ")
AT_ONCE = 65536
#: How long last words are waited for where somebody may have got away with the stream.
WORDS_SECONDS = 1.0


def main(most: int, command: list[str]) -> NoReturn:
    """Be the front: end as the minder does, and let it know by a pipe if killed before."""
    life, front = os.pipe()
    minder = os.fork()
    if minder == 0:
        os.close(front)
        mind(most, life, command)
    os.close(life)
    let_go_of_streams()
    end_as(os.waitpid(minder, 0)[1])


def mind(most: int, life: int, command: list[str]) -> NoReturn:
    """Begin the program, wait until it ends or has to, and leave nothing of it behind."""
    os.setsid()  # whoever kills the front's session does not kill this
    tell_system(TAKE_ORPHANS, 1)
    ear, mouth = os.pipe()
    program = os.fork()
    if program == 0:
        become(command, mouth)
    os.close(mouth)
    let_go_of_streams()
    too_much = Event()
    Thread(target=follow, args=(life, program), daemon=True).start()
    words = Thread(target=pass_on, args=(ear, most, program, too_much), daemon=True)
    words.start()
    status = wait_for(program)
    end_all(program)
    words.join(WORDS_SECONDS)
    end_as(signal.Signals[TOO_MUCH] if too_much.is_set() else status)


def become(command: list[str], mouth: int) -> NoReturn:
    """Run the program in place of this, in a session of its own."""
    os.setsid()
    os.dup2(mouth, 2)
    for name in IGNORED:
        signal.signal(signal.Signals[name], signal.SIG_DFL)
    tell_system(DIE_WITH_PARENT, signal.SIGKILL)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
        os._exit(1)


def follow(life: int, program: int) -> None:
    """End the program once the front is gone."""
    os.read(life, 1)
    kill(program)


def pass_on(ear: int, most: int, program: int, too_much: Event) -> None:
    """Give the program's messages to the house; who has more than that to say is ended."""
    while words := os.read(ear, AT_ONCE):
        most -= len(words)
        if most < 0:
            too_much.set()
            kill(program)
            return
        with suppress(OSError):  # there may be no house any more
            os.write(2, words)


def wait_for(program: int) -> int:
    """How the program ended; orphans that end before it are not left lying about."""
    while True:
        child, status = os.wait()
        if child == program:
            return status


def end_all(program: int) -> None:
    """Kill what the program has left behind: who loses a parent comes here and is next."""
    if sys.platform != "linux":
        with suppress(OSError):
            os.killpg(program, signal.SIGKILL)
        return
    with suppress(ChildProcessError):  # nobody is left
        while True:
            for child in children():
                kill(child)
            os.wait()


def children() -> list[int]:
    """The processes whose parent is this one."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            # Behind the name, which may hold anything: its state, then its parent.
            if int(file.read_bytes().rpartition(b")")[2].split()[1]) == os.getpid():
                found.append(int(file.parent.name))
    return found


def kill(process: int) -> None:
    """End a process at once, if it is still there."""
    with suppress(OSError):
        os.kill(process, signal.SIGKILL)


def tell_system(what: int, value: int) -> None:
    """Ask the kernel for what only Linux does."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(what, ctypes.c_ulong(value), 0, 0, 0)


def let_go_of_streams() -> None:
    """Leave questions and answers to the program: who listens must hear when it falls silent."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)


def end_as(status: int) -> NoReturn:
    """End in the way of another process."""
    if os.WIFSIGNALED(status):
        with suppress(OSError):  # some can't be ignored in the first place
            signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
        os.kill(os.getpid(), os.WTERMSIG(status))
    os._exit(os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
