"""`stolik backup`: a copy of the data, also while the server runs."""

from __future__ import annotations

import argparse
import os
import sqlite3
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from stolik.cli.arguments import Parser
from stolik.cli.progress import progress
from stolik.cli.serve import data_folder
from stolik.core.phrase import Refused
from stolik.rulebook import Speaker

if TYPE_CHECKING:
    from stolik.server.store.backup import Backup


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("file", type=Path, help=say("help-backup-file"))
    parser.add_argument("--data", type=Path, default=data_folder(), help=say("help-serve-data"))
    parser.add_argument("--replace", action="store_true", help=say("help-backup-replace"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Copy the data, check the copy, and say what is in it."""
    # The other commands should not wait for the store to load.
    from stolik.server.store.backup import FILE

    if str(asked.file) == "-":  # elsewhere that is the standard output, here it would be a file
        raise Refused("backup-to-output")
    source = asked.data / FILE
    if not source.is_file():
        raise Refused("backup-no-data", folder=str(asked.data))
    _check_target(asked.file, source, asked.replace)
    with _alone(asked.file):
        made = _back_up(source, asked.file, say)
    size = -(-made.size // 1024)
    facts = {"tables": made.tables, "entries": made.entries, "size": size}
    print(say("backup-done", file=str(asked.file), **facts))
    return 0


def _alone(target: Path) -> AbstractContextManager[object]:
    """A copy that is put where a server looks for its data must not be put under a running one."""
    from stolik.server.store.backup import FILE
    from stolik.server.store.lock import hold

    is_data = target.name.lower() == FILE
    return hold(target.parent, "stolik backup") if is_data else nullcontext()


def _check_target(target: Path, source: Path, replace: bool) -> None:
    from stolik.server.store.backup import BESIDE

    folder = target.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise Refused("folder-not-writable", folder=str(folder))
    own = [source.name + ending for ending in ("", *BESIDE)]
    if folder.samefile(source.parent) and target.name.lower() in own:
        raise Refused("backup-onto-itself", file=str(target))
    if target.is_dir() or (target.exists() and not replace):
        raise Refused("backup-exists", file=str(target))


def _back_up(source: Path, target: Path, say: Speaker) -> Backup:
    from stolik.server.store.backup import back_up

    try:
        with progress(say("backup-copying"), 100) as show:
            return back_up(source, target, lambda done, all: show(done * 100 // max(all, 1)))
    except sqlite3.Error as error:
        raise Refused("backup-trouble", why=str(error)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused("file-trouble", name=str(target), why=why) from None
