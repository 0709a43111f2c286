"""Practice over HTTP: puzzles for one, of whatever game has some. The server remembers nothing."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody

from stolik.core.game import MOST_HINT, Practice
from stolik.core.notation import Word, one_of
from stolik.core.phrase import Illegal, Refused
from stolik.rulebook import speaker
from stolik.server import texts
from stolik.server.guards import language_of
from stolik.server.room import SERVED
from stolik.server.texts import AskedWord, BookName
from stolik.server.wire import Action, Data

Asked = Request[Any, Any, Any]
#: What can be practised, by book.
OFFERED: dict[str, Practice] = {
    name: game.practice for name, (game, _) in SERVED.items() if game.practice is not None
}


class PuzzleData(Data):
    """A puzzle: its name, how hard it is, how many seconds it gives, and what is to be done."""

    puzzle: str
    level: str
    seconds: int
    task: dict[str, Any]


class PuzzleAnswer(Data):
    """A puzzle, and the layout of somebody who has solved it."""

    puzzle: texts.Word
    layout: Action


class PuzzleVerdict(Data, omit_defaults=True):
    """Whether a layout solves a puzzle; if not, why, and by which clause."""

    solved: bool
    why: str = ""
    clause: str = ""


class HintAsked(Data):
    """A puzzle, what is laid so far, and how much a hint should tell."""

    puzzle: texts.Word
    layout: Action
    level: Annotated[int, msgspec.Meta(ge=0, le=MOST_HINT)]


@get("/api/practice/{book:str}", sync_to_thread=False)
def new_puzzle(book: BookName, level: AskedWord = None, puzzle: AskedWord = None) -> PuzzleData:
    """Any puzzle of a level, the easiest if none is named; or the puzzle of a name."""
    practice = _practice(book)
    wanted = one_of(Word(practice.levels[0] if level is None else level, 1), practice.levels)
    name = practice.draw(wanted, secrets.randbelow) if puzzle is None else puzzle
    data = dict(practice.task(name))
    return PuzzleData(name, practice.level(name), practice.seconds(name), data)


@post("/api/practice/{book:str}/answer", sync_to_thread=False)
def answer_puzzle(request: Asked, book: BookName, data: JSONBody[PuzzleAnswer]) -> PuzzleVerdict:
    """Is it solved?"""
    try:
        _practice(book).answer(data.puzzle, data.layout)
    except Illegal as illegal:
        why = speaker(language_of(request)).phrase(illegal.phrase)
        return PuzzleVerdict(False, why, illegal.clause)
    return PuzzleVerdict(True)


@post("/api/practice/{book:str}/hint", sync_to_thread=False)
def give_hint(book: BookName, data: JSONBody[HintAsked]) -> dict[str, Any]:
    """What to do next with what is laid."""
    return dict(_practice(book).hint(data.puzzle, data.layout, data.level))


def _practice(book: str) -> Practice:
    if book not in OFFERED:
        raise Refused("no-practice", book=book, may=", ".join(OFFERED))
    return OFFERED[book]


HANDLERS = [new_puzzle, answer_puzzle, give_hint]
