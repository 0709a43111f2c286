"""Unikat's actions as short text, the same in and out; docs/notation.md has examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from stolik.core.game import Leave, Next, Return, Ring
from stolik.core.notation import Word, bare, exactly, number, words
from stolik.core.phrase import Malformed
from stolik.games.unikat.actions import (
    BAG,
    Action,
    Deal,
    Decline,
    Draw,
    End,
    First,
    Give,
    Lay,
    Pass,
    Reveal,
    Take,
)
from stolik.games.unikat.options import SEATS
from stolik.games.unikat.pieces import (
    CODES,
    FURTHEST,
    LETTERS,
    TILE,
    cell_at,
    mask,
    place_of,
    tiles_of,
)

APART = "/"


def write_action(a: Action) -> str:
    """The action as text.

    >>> write_action(Lay(TILE["SBW1"], cell_at(2, -1)))
    'lay SBW1@2,-1'
    """
    match a:
        case Lay():
            return f"lay {laid_text(a.tile, a.cell)}"
        case Take():
            return f"take {'bag' if a.tile == BAG else CODES[a.tile]}"
        case Give() | Draw():
            return f"{a.kind} {CODES[a.tile]}"
        case Reveal():
            return f"reveal {codes_text(a.tiles)}"
        case Deal():
            piles = [*[tiles_of(hand) for hand in a.hands], a.display, [a.start]]
            return "deal " + f" {APART} ".join(codes_text(pile) for pile in piles)
        case First() | Leave() | Return():
            return f"{a.kind} {a.seat}"
        case Ring():
            return f"ring {a.name}"
        case End() | Decline() | Pass() | Next():
            return a.kind
        case _:
            assert_never(a)


def read_action(text: str) -> Action:
    """The action of a text.

    >>> read_action("take bag")
    Take(tile=-1)
    """
    found = words(text)
    if not found:
        raise Malformed("no-action", 1, may=", ".join(_READERS))
    verb, behind = found[0], found[1:]
    if verb.text not in _READERS:
        raise Malformed("unknown-action", verb.column, word=verb.text, may=", ".join(_READERS))
    return _READERS[verb.text](verb, behind)


def laid_text(tile: int, cell: int) -> str:
    """A tile and where it lies."""
    x, y = place_of(cell)
    return f"{CODES[tile]}@{x},{y}"


def codes_text(tiles: Sequence[int]) -> str:
    """Tiles as codes, in the order given."""
    return " ".join([CODES[tile] for tile in tiles])


def read_tile(word: Word) -> int:
    """The tile of a code; what is wrong with it is said letter by letter."""
    if word.text in TILE:
        return TILE[word.text]
    for place, (letter, may) in enumerate(zip(word.text, LETTERS, strict=False)):
        if letter not in may:
            column = word.column + place
            raise Malformed("not-a-tile", column, word=word.text, letter=letter, may=", ".join(may))
    raise Malformed("tile-length", word.column, word=word.text)


def read_cell(word: Word) -> int:
    """The cell of two numbers with a comma between them."""
    x, comma, y = word.text.partition(",")
    if not comma:
        raise Malformed("not-a-cell", word.column, word=word.text)
    right = number(Word(x, word.column), -FURTHEST, FURTHEST)
    up = number(Word(y, word.column + len(x) + 1), -FURTHEST, FURTHEST)
    return cell_at(right, up)


def read_laid(word: Word) -> tuple[int, int]:
    """A tile and where it lies, like `SBW1@2,-1`."""
    code, at, cell = word.text.partition("@")
    if not at:
        raise Malformed("not-laid", word.column, word=word.text)
    tile = read_tile(Word(code, word.column))
    return tile, read_cell(Word(cell, word.column + len(code) + 1))


def _lay(verb: Word, behind: list[Word]) -> Lay:
    (word,) = exactly(1, verb, behind)
    return Lay(*read_laid(word))


def _give(verb: Word, behind: list[Word]) -> Give:
    return Give(read_tile(exactly(1, verb, behind)[0]))


def _take(verb: Word, behind: list[Word]) -> Take:
    (word,) = exactly(1, verb, behind)
    return Take(BAG if word.text == "bag" else read_tile(word))


def _draw(verb: Word, behind: list[Word]) -> Draw:
    return Draw(read_tile(exactly(1, verb, behind)[0]))


def _reveal(verb: Word, behind: list[Word]) -> Reveal:
    return Reveal(tuple([read_tile(word) for word in behind]))


def _seat(verb: Word, behind: list[Word]) -> int:
    return number(exactly(1, verb, behind)[0], 0, SEATS[-1] - 1)


def _ring(verb: Word, behind: list[Word]) -> Ring:
    return Ring(exactly(1, verb, behind)[0].text)


def _deal(verb: Word, behind: list[Word]) -> Deal:
    """Hands, display and start tile, kept apart by strokes."""
    piles: list[list[int]] = [[]]
    for word in behind:
        if word.text == APART:
            piles.append([])
        else:
            piles[-1].append(read_tile(word))
    if len(piles) < SEATS[0] + 2 or len(piles[-1]) != 1:
        raise Malformed("deal-piles", verb.column)
    *hands, display, start = piles
    return Deal(tuple([mask(hand) for hand in hands]), tuple(display), start[0])


_READERS: dict[str, Callable[[Word, list[Word]], Action]] = {
    "lay": _lay,
    "end": bare(End()),
    "decline": bare(Decline()),
    "give": _give,
    "take": _take,
    "pass": bare(Pass()),
    "first": lambda verb, behind: First(_seat(verb, behind)),
    "deal": _deal,
    "draw": _draw,
    "reveal": _reveal,
    "next": bare(Next()),
    "ring": _ring,
    "leave": lambda verb, behind: Leave(_seat(verb, behind)),
    "return": lambda verb, behind: Return(_seat(verb, behind)),
}
