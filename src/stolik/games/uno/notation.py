"""UNO's actions and the parts of its positions as short text, the same in and out.

docs/notation.md has examples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import assert_never, get_args

from stolik.core.game import Leave, Next, Return, Ring, Seat
from stolik.core.notation import (
    Field,
    Word,
    bare,
    exactly,
    number,
    one_of,
    read_edition,
    words,
)
from stolik.core.options import Book
from stolik.core.phrase import Malformed
from stolik.games.uno.actions import (
    NOBODY,
    Accept,
    Action,
    Answer,
    Call,
    Catch,
    Challenge,
    Cut,
    Deal,
    Dealer,
    Discard,
    Draw,
    Give,
    Judge,
    Jump,
    Keep,
    Mix,
    Name,
    NoteAction,
    NoteDone,
    NoteDraw,
    NoteSkip,
    Pass,
    Play,
    Report,
    Vote,
)
from stolik.games.uno.events import WhyDraw
from stolik.games.uno.options import BOOKS, SEATS
from stolik.games.uno.pieces import COLOURS, FACE, FACES, NONE, OF_FACE, faces_of
from stolik.games.uno.pieces import one_of as one_card
from stolik.games.uno.state import Due, Hint, Lapse

APART = "/"
AT = ">"
UNO = "uno"
WANT = "want"
COLOUR = "colour"
LETTERS = tuple(COLOURS)
MOST = 10**12
WHYS: tuple[WhyDraw, ...] = get_args(WhyDraw)


# -- writing --------------------------------------------------------------------------------------
def write_action(a: Action) -> str:
    """The action as text.

    >>> write_action(Play(FACE["W4"], colour=2, call=True))
    'play W4 G uno'
    """
    match a:
        case Play():
            return _laid_text(a.kind, a.face, a.colour, a.wanted, a.target, a.call)
        case Jump():
            return _laid_text(a.kind, a.face, NONE, NONE, a.target, a.call)
        case Discard():
            return f"discard {FACES[a.face]}"
        case Name():
            return f"name {COLOURS[a.colour]}"
        case Answer() | Vote() | Judge():
            return f"{a.kind} {'yes' if a.yes else 'no'}"
        case Catch() | Report():
            return f"{a.kind} {a.target}"
        case Dealer() | Leave() | Return():
            return f"{a.kind} {a.seat}"
        case Ring():
            return f"ring {a.name}"
        case NoteDraw():
            return f"note draw {a.seat} {a.count}"
        case NoteSkip():
            return f"note skip {a.seat}"
        case NoteDone():
            return "note done"
        case Draw() | Keep() | Pass() | Accept() | Challenge() | Call() | Next():
            return a.kind
        case Cut() | Deal() | Give() | Mix():
            return f"{a.kind} {_piles_text(_piles_of(a))}".rstrip()
        case _:
            assert_never(a)


def _laid_text(kind: str, face: int, colour: int, wanted: int, target: Seat, called: bool) -> str:
    said = [kind, FACES[face]]
    said += [COLOURS[colour]] if colour != NONE else []
    said += [WANT, COLOURS[wanted]] if wanted != NONE else []
    said += [f"{AT}{target}"] if target != NOBODY else []
    return " ".join([*said, UNO] if called else said)


def _piles_of(a: Cut | Deal | Give | Mix) -> Sequence[tuple[int, ...]]:
    match a:
        case Cut():
            return a.drawn
        case Deal():
            return (*a.hands, a.turned)
        case Give():
            return (a.faces,)
        case Mix():
            return a.hands
        case _:
            assert_never(a)


def _piles_text(piles: Iterable[tuple[int, ...]]) -> str:
    """Piles with strokes between them; a pile may be empty."""
    found: list[str] = []
    for pile in piles:
        found += [APART, *[FACES[face] for face in pile]]
    return " ".join(found[1:])


def seats_of(seats: int) -> list[Seat]:
    """The seats of a set, in order."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def row(values: Iterable[int]) -> str:
    """Numbers or seats in a row."""
    return " ".join(map(str, values))


def faces_text(faces: Iterable[int]) -> str:
    """Cards as codes, in the order given."""
    return " ".join([FACES[face] for face in faces])


# -- reading --------------------------------------------------------------------------------------
def read_action(text: str) -> Action:
    """The action of a text.

    >>> read_action("play R7 >2")
    Play(face=7, colour=-1, call=False, target=2, wanted=-1)
    """
    found = words(text)
    if not found:
        raise Malformed("no-action", 1, may=", ".join(_READERS))
    verb, behind = found[0], found[1:]
    if verb.text not in _READERS:
        raise Malformed("unknown-action", verb.column, word=verb.text, may=", ".join(_READERS))
    return _READERS[verb.text](verb, behind)


def read_face(word: Word) -> int:
    """The face of a code."""
    if word.text not in FACE:
        raise Malformed("not-a-card", word.column, word=word.text)
    return FACE[word.text]


def read_colour(word: Word) -> int:
    """The colour of a letter."""
    return COLOURS.index(one_of(word, LETTERS))


def read_seat(word: Word) -> Seat:
    """A seat of the largest table; the rules know how many there are."""
    return number(word, 0, SEATS[-1] - 1)


def different_seats(given: list[Word], seats: int) -> list[Seat]:
    """Seats of a table of so many, none of them twice."""
    found: list[Seat] = []
    for word in given:
        seat = number(word, 0, seats - 1)
        if seat in found:
            raise Malformed("field-twice", word.column, word=word.text)
        found.append(seat)
    return found


def parted(given: list[Word], marks: tuple[str, ...]) -> dict[str, list[Word]]:
    """Words before and behind each of some marks.

    >>> list(parted(words("1 200 grace by 3 2"), ("grace", "moved", "by")))
    ['', 'grace', 'by']
    """
    here = ""
    parts: dict[str, list[Word]] = {here: []}
    for word in given:
        if word.text not in marks:
            parts[here].append(word)
        elif word.text in parts:
            raise Malformed("field-twice", word.column, word=word.text)
        else:
            here = word.text
            parts[here] = []
    return parts


def _said(verb: Word, behind: list[Word], may: tuple[str, ...]) -> tuple[int, dict[str, int]]:
    """The face laid, and what is said with it: in any order, each at most once."""
    if not behind:
        exactly(1, verb, behind)
    face, said, rest = read_face(behind[0]), dict[str, int](), iter(behind[1:])
    for word in rest:
        mark = AT if word.text.startswith(AT) else word.text
        if mark not in may:
            raise Malformed("not-one-of", word.column, word=word.text, may=", ".join(may))
        key = COLOUR if mark in LETTERS else mark
        if key in said:
            raise Malformed("field-twice", word.column, word=word.text)
        said[key] = _meant(key, word, rest)
    return face, said


def _meant(key: str, word: Word, rest: Iterator[Word]) -> int:
    if key == AT:
        return read_seat(Word(word.text.removeprefix(AT), word.column + len(AT)))
    if key == WANT:
        return read_colour(exactly(1, word, list(islice(rest, 1)))[0])
    return read_colour(word) if key == COLOUR else 1


def _play(verb: Word, behind: list[Word]) -> Play:
    face, said = _said(verb, behind, (*LETTERS, WANT, AT, UNO))
    colour, wanted = said.get(COLOUR, NONE), said.get(WANT, NONE)
    return Play(face, colour, UNO in said, said.get(AT, NOBODY), wanted)


def _jump(verb: Word, behind: list[Word]) -> Jump:
    face, said = _said(verb, behind, (AT, UNO))
    return Jump(face, UNO in said, said.get(AT, NOBODY))


def _piles(verb: Word, behind: list[Word], low: int, high: int) -> list[tuple[int, ...]]:
    """The faces between strokes."""
    piles: list[list[int]] = [[]]
    for word in behind:
        if word.text == APART:
            piles.append([])
        else:
            piles[-1].append(read_face(word))
    if not low <= len(piles) <= high:
        column, given = verb.column, len(piles)
        raise Malformed("pile-count", column, word=verb.text, low=low, high=high, given=given)
    return [tuple(pile) for pile in piles]


def _hands(piles: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """The order of cards in a hand says nothing, so that there is one only."""
    return tuple([tuple(sorted(pile)) for pile in piles])


def _cut(verb: Word, behind: list[Word]) -> Cut:
    return Cut(tuple(_piles(verb, behind, 1, SEATS[-1])))


def _deal(verb: Word, behind: list[Word]) -> Deal:
    *hands, turned = _piles(verb, behind, SEATS[0] + 1, SEATS[-1] + 1)
    return Deal(_hands(hands), turned)


def _mix(verb: Word, behind: list[Word]) -> Mix:
    return Mix(_hands(_piles(verb, behind, SEATS[0], SEATS[-1])))


def _give(verb: Word, behind: list[Word]) -> Give:
    return Give(tuple([read_face(word) for word in behind]))


def _note(verb: Word, behind: list[Word]) -> NoteAction:
    """What the table says while a note waits (M112-110)."""
    what = one_of((behind or exactly(1, verb, behind))[0], ("draw", "skip", "done"))
    if what == "draw":
        seat, count = exactly(2, behind[0], behind[1:])
        return NoteDraw(read_seat(seat), number(count, 1, 7))
    if what == "skip":
        return NoteSkip(read_seat(exactly(1, behind[0], behind[1:])[0]))
    exactly(0, behind[0], behind[1:])
    return NoteDone()


def _one(make: Callable[[Word], Action]) -> Callable[[Word, list[Word]], Action]:
    """A reader for an action of one word behind its verb."""

    def read(verb: Word, behind: list[Word]) -> Action:
        return make(exactly(1, verb, behind)[0])

    return read


def _yes(word: Word) -> bool:
    return one_of(word, ("yes", "no")) == "yes"


_READERS: dict[str, Callable[[Word, list[Word]], Action]] = {
    "play": _play,
    "draw": bare(Draw()),
    "keep": bare(Keep()),
    "pass": bare(Pass()),
    "name": _one(lambda word: Name(read_colour(word))),
    "accept": bare(Accept()),
    "challenge": bare(Challenge()),
    "discard": _one(lambda word: Discard(read_face(word))),
    "jump": _jump,
    "call": bare(Call()),
    "catch": _one(lambda word: Catch(read_seat(word))),
    "report": _one(lambda word: Report(read_seat(word))),
    "answer": _one(lambda word: Answer(_yes(word))),
    "vote": _one(lambda word: Vote(_yes(word))),
    "judge": _one(lambda word: Judge(_yes(word))),
    "cut": _cut,
    "dealer": _one(lambda word: Dealer(read_seat(word))),
    "deal": _deal,
    "give": _give,
    "mix": _mix,
    "ring": _one(lambda word: Ring(word.text)),
    "leave": _one(lambda word: Leave(read_seat(word))),
    "return": _one(lambda word: Return(read_seat(word))),
    "next": bare(Next()),
    "note": _note,
}


# -- parts of positions ---------------------------------------------------------------------------
def read_book(position: list[Field]) -> Book:
    """The book whose name and version a position begins with."""
    if not position:
        raise Malformed("not-a-position", 1, book=next(iter(BOOKS)))
    key, behind = position[0]
    if key.text not in BOOKS:
        raise Malformed("unknown-book", key.column, book=key.text, may=", ".join(BOOKS))
    if len(behind) > 1:
        exactly(1, key, behind)
    return read_edition(BOOKS[key.text], behind)


def only(field: Field) -> Word:
    """The one word of a field."""
    return exactly(1, field.key, field.words)[0]


def some(field: Field) -> list[Word]:
    """The words of a field that has at least one."""
    return field.words or exactly(1, field.key, field.words)


def read_held(field: Field, hand: int, seat: Seat) -> int:
    """Cards that are named in a field and held in a hand, as a set."""
    held = 0
    for word in some(field):
        face = read_face(word)
        card = one_card(hand & ~held, face)
        if not card:
            raise Malformed("not-held", word.column, card=FACES[face], seat=seat)
        held |= card
    return held


def due_text(due: Due) -> str:
    """Who is to draw how many, why, and until what comes."""
    until = f" until {faces_text(faces_of(due.until))}" if due.until else ""
    return f"{due.seat} {due.cards} {due.why}{until}"


def read_due(field: Field, seats: int) -> Due:
    """What somebody is to draw."""
    parts = parted(field.words, ("until",))
    seat, count, word = exactly(3, field.key, parts[""])
    why = next(why for why in WHYS if why == one_of(word, WHYS))
    faces = {read_face(face) for face in parts.get("until", [])}
    until = sum([OF_FACE[face] for face in faces])
    return Due(number(seat, 0, seats - 1), number(count, 1, MOST), why, until)


def lapse_text(lapse: Lapse) -> str:
    """Who has not said UNO, since when; and who has caught within the grace, the first first."""
    words = [str(lapse.seat), *([str(lapse.at)] if lapse.at else [])]
    words += [word for word, true in (("grace", lapse.grace), ("moved", lapse.moved)) if true]
    later = [seat for seat in seats_of(lapse.noted) if seat != lapse.first]
    return " ".join(words + (["by", row([lapse.first, *later])] if lapse.noted else []))


def read_lapse(field: Field, seats: int) -> Lapse:
    """Somebody who has not said UNO."""
    parts = parted(field.words, ("grace", "moved", "by"))
    own = parts[""]
    if len(own) != 2:
        exactly(1, field.key, own)
    if len(parts) > 1 and "grace" not in parts:
        raise Malformed("lapse-and-grace", field.key.column)
    seat, *noted = different_seats([own[0], *parts.get("by", [])], seats)
    at = number(own[1], 0, MOST) if len(own) == 2 else 0
    first, by = noted[0] if noted else NOBODY, sum([1 << other for other in noted])
    return Lapse(seat, at, "grace" in parts, "moved" in parts, first, by)


def hint_text(hint: Hint, version: int) -> str:
    """Who says it of whom; who has voted, and how many of them say yes.

    They come first, and before all who reports it; version 1 has all voters in the order of seats.
    """
    first = (hint.yes & 1 << hint.reporter, hint.yes) if version > 1 else ()
    voted = sorted(seats_of(hint.voted), key=lambda seat: [not it >> seat & 1 for it in first])
    votes = f" voted {row(voted)} yes {hint.yes.bit_count()}" if voted else ""
    return f"{hint.reporter} {hint.accused}{votes}"


def read_hint(field: Field, seats: int) -> Hint:
    """An open report."""
    parts = parted(field.words, ("voted", "yes"))
    reporter, accused = different_seats(exactly(2, field.key, parts[""]), seats)
    if len(parts) == 1:
        return Hint(reporter, accused)
    if len(parts) == 2:
        raise Malformed("report-not-open", field.key.column)
    voters = sorted(different_seats(parts["voted"], seats), key=lambda seat: seat != reporter)
    bits = [1 << seat for seat in voters]
    yes = number(exactly(1, field.key, parts["yes"])[0], 0, len(voters))
    return Hint(reporter, accused, sum(bits), sum(bits[:yes]))
