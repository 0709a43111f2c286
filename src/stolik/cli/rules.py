"""`stolik rules`: the rulebook to read and to search, and which tests show which clause."""

from __future__ import annotations

import argparse
import ast
from collections import defaultdict
from collections.abc import Container, Iterable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from stolik.cli.arguments import Parser
from stolik.core.phrase import Refused
from stolik.games import BOOKS
from stolik.rulebook import CLAUSES, Clause, Speaker, chapters_of, clauses_of, find, reading_of

#: Letters of a search that found nothing, as they are said again.
LONGEST_SHOWN = 60


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("what", nargs="*", help=say("help-rules-what"))
    parser.add_argument("--search", nargs="+", metavar="WORD", help=say("help-rules-search"))
    parser.add_argument("--coverage", action="store_true", help=say("help-rules-coverage"))
    parser.add_argument("--tests", type=Path, default=Path("tests"), help=say("help-rules-tests"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Show books and clauses, or what answers a question, or what covers them."""
    console = Console(highlight=False)
    if asked.search:
        return _show_found(console, asked.what, asked.search, say)
    if asked.coverage:
        return _show_coverage(console, asked.tests, say)
    _check_known(asked.what, {*BOOKS, *CLAUSES})
    for what in asked.what or list(BOOKS):
        if what in BOOKS:
            _show_book(console, what, say)
        else:
            _show_clause(console, CLAUSES[what], say)
    return 0


def _check_known(words: Iterable[str], known: Container[str]) -> None:
    """Refuse an unknown word before anything is printed."""
    for word in words:
        if word not in known:
            raise Refused("unknown-rule", word=word, may=", ".join(BOOKS))


def _show_book(console: Console, book: str, say: Speaker) -> None:
    for title, clauses in chapters_of(book).items():
        number = f"{clauses[0].part}. " if clauses[0].book == book else ""
        console.print(Text(f"\n{number}{say(title)}", "bold"))
        for clause in clauses:
            console.print(_line(clause, say))


def _show_found(console: Console, what: list[str], words: list[str], say: Speaker) -> int:
    """The clauses that answer a question, the best first; in some books, or in all."""
    books = [*what, *(word for word in words if word in BOOKS)]
    _check_known(books, BOOKS)
    query = " ".join(word for word in words if word not in BOOKS)
    read = {clause.id: clause for book in books for clause in reading_of(book)} or CLAUSES
    found = find(read.values(), query, say)
    for clause in found:
        console.print(_line(CLAUSES[clause], say))
    if not found:
        console.print(Text(say("rules-not-found", words=query[:LONGEST_SHOWN])))
    return 0 if found else 1


def _line(clause: Clause, say: Speaker) -> Text:
    return Text.assemble((f"{clause.id}  ", "dim"), say(clause.id))


def _show_clause(console: Console, clause: Clause, say: Speaker) -> None:
    console.print(_line(clause, say))
    console.print(Text(say("rules-source", source=clause.source), "dim"))
    console.print(Text(say("rules-ruling", ruling=(f"ruling-{clause.ruling}",)), "dim"))
    if clause.options:
        console.print(Text(say("rules-options", options=", ".join(clause.options)), "dim"))


def tagged_tests(folder: Path) -> dict[str, list[str]]:
    """For each clause, the tests tagged with it, read from the sources."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.FunctionDef):
                for clause in _tags(node):
                    found[clause].append(f"{path.relative_to(folder).as_posix()}::{node.name}")
    return found


def _tree(path: Path) -> ast.Module:
    text = path.read_text(encoding="utf-8")
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError) as error:
        raise Refused("file-trouble", name=str(path), why=str(error)) from None


def _tags(function: ast.FunctionDef) -> list[str]:
    """The clauses in a function's `@rule(...)`."""
    tags = []
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
            tags += [arg.value for arg in decorator.args if isinstance(arg, ast.Constant)]
    return [tag for tag in tags if isinstance(tag, str)]


def _show_coverage(console: Console, folder: Path, say: Speaker) -> int:
    """Clause by clause, then a line a book; 1 if a clause with effect has no test."""
    if not folder.is_dir():
        raise Refused("no-tests-folder", folder=str(folder))
    tests = tagged_tests(folder)
    lacking = []
    for clause in CLAUSES.values():
        covered = tests.get(clause.id, [])
        if not covered and clause.effect:
            lacking.append(clause.id)
        shown = ", ".join(covered) or say(
            "coverage-none" if clause.effect else "coverage-no-effect"
        )
        console.print(f"{clause.id}  {shown}", soft_wrap=True, markup=False)
    for book in ("table", "house", *BOOKS):
        clauses = clauses_of(book)
        done = len([clause for clause in clauses if clause.id not in lacking])
        console.print(f"{book} {done} of {len(clauses)}")
    return 1 if lacking else 0
