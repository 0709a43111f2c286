"""`stolik ladder`: who plays how well on a server, and whether the journals say so too."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.console import Console
from rich.table import Table

from stolik.cli.arguments import Parser, book_named
from stolik.cli.serve import data_folder
from stolik.core.phrase import Refused
from stolik.rulebook import Speaker

if TYPE_CHECKING:
    from stolik.server.ladder import Rung
    from stolik.server.scorekeeper import Audit, Scorekeeper

T = TypeVar("T")
FIGURES = ("sound", "different", "lacking", "alone", "unreadable")


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command and of its two parts."""
    parts = parser.add_subparsers(title=say("help-commands"), metavar=say("help-command"))
    show = _part(parts, "show", say)
    show.set_defaults(part=_show)
    show.add_argument("--book", required=True, help=say("help-book"))
    show.add_argument("--json", action="store_true", help=say("help-arena-json"))
    again = _part(parts, "recompute", say)
    again.set_defaults(part=_recompute)
    again.add_argument("--check", action="store_true", help=say("help-ladder-check"))
    parser.set_defaults(part=None, help_page=parser.format_help)


def _part(parts: Any, name: str, say: Speaker) -> Parser:
    text = say(f"help-ladder-{name}")
    part: Parser = parts.add_parser(name, say=say, help=text, description=text)
    part.add_argument("--lang", help=say("help-lang"))
    part.add_argument("--data", type=Path, default=data_folder(), help=say("help-serve-data"))
    part.add_argument("--database", default="", help=say("help-serve-database"))
    return part


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """One of the parts; without one, the help."""
    if asked.part is None:
        print(asked.help_page(), end="")
        return 0
    code: int = asked.part(asked, say)
    return code


def _show(asked: argparse.Namespace, say: Speaker) -> int:
    book = book_named(asked.book)
    rungs, _ = _with_scorekeeper(asked, lambda keeper: keeper.ladder(book))
    if asked.json:
        keys = ("rank", "name", "bot", "rating", "games")
        print(json.dumps([{key: asdict(rung)[key] for key in keys} for rung in rungs], indent=2))
    elif rungs:
        # A name is shown as it is: no markup, no emoji codes.
        Console(highlight=False, markup=False, emoji=False).print(_page(rungs, say))
    else:
        print(say("page-ladder-empty"))
    return 0


def _page(rungs: list[Rung], say: Speaker) -> Table:
    table = Table(box=None)
    for key, justify in (("place", "right"), ("player", "left"), ("rating", "right")):
        head = say("page-player" if key == "player" else f"page-ladder-{key}")
        table.add_column(head, justify=justify)  # type: ignore[arg-type]
    table.add_column(say("page-ladder-games"), justify="right")
    for rung in rungs:
        level = say(f"bot-{rung.bot}") if say.has(f"bot-{rung.bot}") else rung.bot
        name = say("page-ladder-bot", level=level) if rung.bot else rung.name
        table.add_row(str(rung.rank or "–"), name, str(rung.rating), str(rung.games))
    return table


def _recompute(asked: argparse.Namespace, say: Speaker) -> int:
    mend = not asked.check
    audit = _with_scorekeeper(asked, lambda keeper: keeper.audit(mend), writes=mend)
    for figure in FIGURES:
        found = getattr(audit, figure)
        print(say(f"ladder-{figure}", count=found if isinstance(found, int) else len(found)))
    return _verdict(audit, asked.check, say)


def _verdict(audit: Audit, check: bool, say: Speaker) -> int:
    """0 if every result is what its journal says, or has been put right; else 1."""
    if audit.lacking or audit.different:
        print(say("ladder-not-mended" if check else "ladder-mended"))
    return 1 if audit.unreadable or (check and not audit.clean) else 0


def _with_scorekeeper(
    asked: argparse.Namespace, work: Callable[[Scorekeeper], Awaitable[T]], writes: bool = False
) -> T:
    """Ask the data of a server something; only what `writes` needs a folder for itself."""
    # The other commands should not wait for the store to load.
    from stolik.server.addresses import make_store
    from stolik.server.lobby import Lobby
    from stolik.server.scorekeeper import Scorekeeper
    from stolik.server.store import SqliteStore, Store, StoreTrouble
    from stolik.server.store.base import NewerDatabase
    from stolik.server.store.lock import hold

    async def whole(store: Store) -> T:
        await store.open()
        try:
            keeper = Scorekeeper(store, Lobby(store), lambda: int(time.time() * 1000))
            return await work(keeper)
        finally:
            await store.close()

    shared = make_store(asked.database or os.environ.get("STOLIK_DATABASE", ""))
    alone = hold(asked.data, "stolik ladder") if writes and not shared else nullcontext()
    try:
        store = shared or SqliteStore(_file(asked.data))
        with alone:
            return asyncio.run(whole(store))
    except NewerDatabase:
        raise Refused("database-newer") from None
    except (sqlite3.Error, OSError, StoreTrouble) as error:
        raise Refused("database-trouble", why=str(error)) from None


def _file(folder: Path) -> Path:
    """The file of data; one of an older version is left as it is, for a server may be using it."""
    from stolik.server.store.backup import FILE
    from stolik.server.store.opening import revision_of
    from stolik.server.store.schema import HEAD

    file = folder / FILE
    if not file.is_file():
        raise Refused("backup-no-data", folder=str(folder))
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
        if revision_of(db) != HEAD:
            raise Refused("ladder-older-data")
    return file
