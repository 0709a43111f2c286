"""Who sees what: views built from nothing, events as each seat hears them (UBO-22, UBO-69)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypedDict, assert_never, final

from stolik.core.game import Seat
from stolik.core.options import Options
from stolik.games.ubongo.events import (
    Begun,
    Collected,
    Event,
    Finished,
    Layout,
    Left,
    MatchOver,
    Moved,
    PawnSet,
    Returned,
    Rolled,
    RoundOver,
    SecondChance,
    Solved,
    Started,
    Strewn,
    TimeUp,
)
from stolik.games.ubongo.gems import COLOURS, letters
from stolik.games.ubongo.notation import layout_text
from stolik.games.ubongo.pieces import PIECES, Row, drawing_of
from stolik.games.ubongo.rules.ending import open_layouts
from stolik.games.ubongo.state import NONE, SOLVE, Phase, State


@final
@dataclass(slots=True)
class Task:
    """A board as somebody sees it: its number, how it lies, the area, the pieces."""

    board: int
    turn: int
    area: int
    row: Row


@final
@dataclass(slots=True)
class View:
    """What one seat knows: all but the others' boards while they are being solved."""

    seat: Seat | None
    options: Options
    seats: int
    phase: Phase
    number: int
    round: int
    starter: Seat
    turn: Seat
    rows: tuple[tuple[int, ...], ...]
    gems: tuple[tuple[int, ...], ...]
    pawns: tuple[int, ...]
    used: int
    chances: int
    second: bool
    away: int
    since: int
    symbol: int
    #: The boards that may be seen; and ways to cover them, once the round is over or one's own.
    tasks: tuple[Task | None, ...]
    layouts: tuple[Layout | None, ...]
    deadline: int
    order: tuple[Seat, ...]
    stamps: tuple[int, ...]
    solved_at: tuple[int, ...]
    moved: int
    collected: int
    done: int


def views(s: State) -> Callable[[Seat | None], View]:
    """What each seat sees: while boards are being solved, its own and nobody else's (UBO-69)."""
    public, every = _public(s), range(s.seats)
    if s.phase != SOLVE:
        tasks, layouts = _open_boards(s)
        return lambda seat: View(seat=seat, tasks=tasks, layouts=layouts, **public)

    def view(seat: Seat | None) -> View:
        tasks = tuple([_task(s, other) if other == seat else None for other in every])
        layouts = tuple([s.layouts[other] if other == seat else None for other in every])
        return View(seat=seat, tasks=tasks, layouts=layouts, **public)

    return view


def open_view(s: State) -> View:
    """What somebody sees who may look at every board."""
    tasks, layouts = _open_boards(s)
    return View(seat=None, tasks=tasks, layouts=layouts, **_public(s))


def _open_boards(s: State) -> tuple[tuple[Task | None, ...], tuple[Layout | None, ...]]:
    tasks = tuple([_task(s, other) for other in range(s.seats)])
    dealt = s.symbol != NONE
    return tasks, open_layouts(s) if dealt and s.phase != SOLVE else tuple(s.layouts)


def _task(s: State, seat: Seat) -> Task | None:
    if s.symbol == NONE:
        return None
    return Task(s.boards[seat], s.turns[seat], s.area_of(seat), s.row_of(seat))


def _public(s: State) -> dict[str, Any]:
    """What everybody sees, by the fields of a view."""
    return {
        "options": s.options,
        "seats": s.seats,
        "phase": s.phase,
        "number": s.number,
        "round": s.round,
        "starter": s.starter,
        "turn": s.turn,
        "rows": tuple([tuple(row) for row in s.rows]),
        "gems": tuple([tuple(gems) for gems in s.gems]),  # UBO-62
        "pawns": tuple(s.pawns),
        "used": s.used,
        "chances": s.chances,
        "second": s.second,
        "away": s.away,
        "since": s.since,
        "symbol": s.symbol,
        "deadline": s.deadline,
        "order": tuple(s.order),
        "stamps": tuple(s.stamps),
        "solved_at": tuple(s.solved_at),
        "moved": s.moved,
        "collected": s.collected,
        "done": s.done,
    }


def hears(e: Event, seat: Seat | None) -> Event:
    """The event as a seat hears it; a new kind of event does not type-check until it is here."""
    match e:
        case Started():
            boards = tuple([it if owner == seat else None for owner, it in enumerate(e.boards)])
            turns = tuple([it if owner == seat else None for owner, it in enumerate(e.turns)])
            return Started(e.round, e.symbol, boards, turns, e.deadline)
        case (
            Begun()
            | Strewn()
            | PawnSet()
            | Rolled()
            | Solved()
            | Moved()
            | Collected()
            | Finished()
            | SecondChance()
            | RoundOver()
            | MatchOver()
            | TimeUp()
            | Left()
            | Returned()
        ):
            return e
        case _:
            assert_never(e)


# -- plain data -----------------------------------------------------------------------------------
class TaskData(TypedDict):
    """A board as plain data: the area as a drawing, the pieces as names."""

    board: int
    turn: int
    area: str
    row: list[str]


class PublicData(TypedDict):
    """What everybody sees, as plain data."""

    book: str
    options: dict[str, int | str]
    seats: int
    phase: Phase
    number: int
    round: int
    starter: Seat
    turn: Seat
    rows: list[str]
    gems: list[dict[str, int]]
    pawns: list[int | None]
    used: list[int]
    chances: int
    second: bool
    away: list[Seat]
    since: int
    symbol: int | None
    deadline: int
    order: list[Seat]
    stamps: list[int | None]
    opens: list[int | None]
    moved: list[Seat]
    collected: list[Seat]
    done: list[Seat]


class OwnData(TypedDict):
    """What a seat sees besides: boards, and the ways to cover them."""

    seat: Seat | None
    tasks: list[TaskData | None]
    layouts: list[str | None]


class ViewData(PublicData, OwnData):
    """A view as plain data: gems as letters, fields and boards counted from 1."""


def own_data(v: View) -> OwnData:
    """Whose view it is, and the boards that it shows."""
    return {
        "seat": v.seat,
        "tasks": [None if task is None else task_data(task) for task in v.tasks],
        "layouts": [None if layout is None else layout_text(layout) for layout in v.layouts],
    }


def public_data(v: View) -> PublicData:
    """What everybody sees."""
    round_trip = int(v.options["ubo.roundTripMs"])
    return {
        "book": v.options.book,
        "options": dict(v.options.changed()),
        "seats": v.seats,
        "phase": v.phase,
        "number": v.number,
        "round": v.round,
        "starter": v.starter,
        "turn": v.turn,
        "rows": [letters(row) for row in v.rows],
        "gems": [_held(gems) for gems in v.gems],
        "pawns": [None if field == NONE else field + 1 for field in v.pawns],
        "used": [group + 1 for group in _members(v.used)],
        "chances": v.chances,
        "second": v.second,
        "away": _members(v.away),
        "since": v.since,
        "symbol": None if v.symbol == NONE else v.symbol + 1,
        "deadline": v.deadline,
        "order": list(v.order),
        "stamps": [_time(stamp) for stamp in v.stamps],
        "opens": [None if at == NONE else at + round_trip for at in v.solved_at],
        "moved": _members(v.moved),
        "collected": _members(v.collected),
        "done": _members(v.done),
    }


def task_data(task: Task) -> TaskData:
    """What the wire carries of a board."""
    row = [PIECES[piece] for piece in task.row]
    return {
        "board": task.board + 1,
        "turn": task.turn,
        "area": drawing_of(task.area),
        "row": row,
    }


def _held(gems: Sequence[int]) -> dict[str, int]:
    return {COLOURS[colour]: count for colour, count in enumerate(gems) if count}


def _time(stamp: int) -> int | None:
    return None if stamp == NONE else stamp


def event_data(e: Event) -> dict[str, Any]:
    """An event as plain data."""
    data: dict[str, Any] = {"kind": e.kind}
    for name in e.__slots__:
        data[_camel(name)] = _told(name, getattr(e, name))
    return data


def _told(name: str, value: Any) -> Any:
    match name:
        case "rows":
            return [letters(row) for row in value]
        case "gems":
            return letters(value)
        case "field" | "symbol":
            return value + 1
        case "boards":
            return [None if board is None else board + 1 for board in value]
        case "layouts":
            return [layout_text(layout) for layout in value]
        case _:
            return list(value) if isinstance(value, tuple) else value


@cache
def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _members(members: int) -> list[int]:
    return [one for one in range(members.bit_length()) if members >> one & 1]
