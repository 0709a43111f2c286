"""A whole state of Ubongo as one line of text, and back.

Fields stand in any order, kept apart by `;` or a new line; what is left out is as at the beginning
of a race: no gem taken, every pawn on its first field. docs/notation.md has examples.
"""

from __future__ import annotations

from stolik.core.notation import (
    Field,
    exactly,
    fields,
    number,
    one_of,
    read_edition,
    read_options,
)
from stolik.core.options import Book, Options
from stolik.core.phrase import Malformed
from stolik.core.slots import MOST, Read, flag, members, one_number, one_seat, some_seats
from stolik.games.ubongo.boards import ROUNDS, SYMBOLS
from stolik.games.ubongo.boards import SEATS as GROUP
from stolik.games.ubongo.gems import COLOURS, OF_EACH, ROW, ROWS, counts_of, letters
from stolik.games.ubongo.notation import (
    board_text,
    layout_text,
    read_board,
    read_gems,
    read_layout,
)
from stolik.games.ubongo.options import BOOK, NUMBERS, SEATS
from stolik.games.ubongo.pieces import PIECES, Row, drawing_of
from stolik.games.ubongo.reading import read_area, read_row_for
from stolik.games.ubongo.sound import faults
from stolik.games.ubongo.state import (
    BEGIN,
    COUNTDOWN,
    DEAL,
    FIELD,
    GEMS,
    NONE,
    OVER,
    PAWNS,
    PHASES,
    REST,
    ROLL,
    SOLVE,
    State,
)
from stolik.games.ubongo.verifier import fault

#: The phases in which no gem lies on the board yet.
BARE = (BEGIN, GEMS)
#: How many pieces may go with an area of one's own.
OWN_SIZES = [1, 2, 3, 4, 5, 6]


def write_position(s: State) -> str:
    """The whole state as one line."""
    parts = [f"{s.options.book} {s.options.version}", f"seats {s.seats}"]
    if s.options.changed():
        parts.append(f"options {s.options.text()}")
    parts += [text for text in (*_match_fields(s), *_round_fields(s), *_race_fields(s)) if text]
    return "; ".join(parts)


def _match_fields(s: State) -> list[str]:
    rows = [f"row {number + 1} {letters(row)}".rstrip() for number, row in enumerate(s.rows)]
    gems = [_held_text(seat, held) for seat, held in enumerate(s.gems) if any(held)]
    pawns = ["-" if field == NONE else str(field + 1) for field in s.pawns]
    return [
        f"phase {s.phase}",
        f"set {s.number}" if s.number else "",
        f"round {s.round}" if s.round > 1 else "",
        f"starter {s.starter}" if s.starter else "",
        f"turn {s.turn}" if s.turn != s.starter else "",
        *rows,
        *gems,
        "" if s.phase in BARE else f"pawns {' '.join(pawns)}",
        _set_text("used", s.used, 1),
        f"chances {s.chances}" if s.chances else "",
        _set_text("away", s.away),
        f"since {s.since}" if s.since else "",
    ]


def _held_text(seat: int, held: list[int]) -> str:
    gems = [colour for colour, count in enumerate(held) for _ in range(count)]
    return f"gems {seat} {letters(gems)}"


def _round_fields(s: State) -> list[str]:
    if s.symbol == NONE:
        return []
    boards = [board_text(*board) for board in zip(s.boards, s.turns, strict=True)]
    return [
        f"symbol {s.symbol + 1}",
        f"boards {' '.join(boards)}",
        *[_area_text(seat, *own) for seat, own in enumerate(s.own) if own],
        f"deadline {s.deadline}",
        "second" if s.second else "",
    ]


def _area_text(seat: int, area: int, row: Row) -> str:
    return f"area {seat} {drawing_of(area)} {''.join([PIECES[piece] for piece in row])}"


def _race_fields(s: State) -> list[str]:
    solved = [
        f"solved {seat} {s.stamps[seat]} {s.solved_at[seat]} {layout_text(s.layouts[seat])}"
        for seat in s.order
    ]
    return [
        *solved,
        _set_text("moved", s.moved),
        _set_text("collected", s.collected),
        _set_text("done", s.done),
    ]


def _set_text(key: str, members: int, base: int = 0) -> str:
    named = [str(one + base) for one in range(members.bit_length()) if members >> one & 1]
    return f"{key} {' '.join(named)}" if named else ""


def read_position(text: str) -> State:
    """The state of a text, or `Malformed`."""
    return _Reader(text).state()


class _Reader:
    """Reads the fields of a position into a state, and refuses what could not come about."""

    def __init__(self, text: str) -> None:
        self.fields = fields(text)
        self.by_key: dict[str, Field] = {}

    def state(self) -> State:
        if not self.fields or self.fields[0].key.text != BOOK.name:
            raise Malformed("not-a-position", 1, book=BOOK.name)
        self.book = self._edition()
        self._sort_fields()
        s = State(*self._options())
        s.phase = SOLVE
        for field in self.fields[1:]:
            if field.key.text not in ("seats", "options"):
                _FIELDS[field.key.text](self, s, field)
        self._fill(s)
        self._check(s)
        return s

    def _edition(self) -> Book:
        book = self.fields[0]
        if len(book.words) > 1:
            exactly(1, book.key, book.words)
        return read_edition(BOOK, book.words)

    def _sort_fields(self) -> None:
        """Each field once; rows, gems and solutions once for each number behind them."""
        for field in self.fields[1:]:
            key = field.key.text
            if key not in _FIELDS and key not in ("seats", "options"):
                may = ", ".join(["seats", "options", *_FIELDS])
                raise Malformed("unknown-field", field.key.column, word=key, may=may)
            if key in ("row", "gems", "area", "solved"):
                if not field.words:
                    raise Malformed("wrong-count", field.key.column, word=key, count=1, given=0)
                key = f"{key} {field.words[0].text}"
            if key in self.by_key:
                raise Malformed("field-twice", field.key.column, word=key)
            self.by_key[key] = field

    def _options(self) -> tuple[Options, int]:
        seats = SEATS[0]
        if "seats" in self.by_key:
            field = self.by_key["seats"]
            seats = number(exactly(1, field.key, field.words)[0], SEATS[0], SEATS[-1])
        given = self.by_key.get("options")
        words = given.words if given else []
        return read_options(self.book, words, seats, self._column("options")), seats

    def _column(self, key: str) -> int:
        return self.by_key[key].key.column if key in self.by_key else 1

    # -- fields ---------------------------------------------------------------------------------
    def phase(self, s: State, field: Field) -> None:
        word = one_of(exactly(1, field.key, field.words)[0], tuple(PHASES))
        s.phase = next(phase for phase in PHASES if phase == word)

    def row(self, s: State, field: Field) -> None:
        row = number(field.words[0], 1, ROWS) - 1
        s.rows = s.rows or [[] for _ in range(ROWS)]
        if len(field.words) > 1:
            (gems,) = exactly(1, field.key, field.words[1:])
            s.rows[row] = list(read_gems(gems))
            if len(s.rows[row]) > ROW:
                raise Malformed("gem-row", gems.column, count=ROW)

    def gems(self, s: State, field: Field) -> None:
        seat = number(field.words[0], 0, s.seats - 1)
        (gems,) = exactly(1, field.key, field.words[1:])
        s.gems[seat] = counts_of(read_gems(gems))

    def pawns(self, s: State, field: Field) -> None:
        for seat, word in enumerate(exactly(s.seats, field.key, field.words)):
            s.pawns[seat] = NONE if word.text == "-" else number(word, 1, ROWS) - 1

    def symbol(self, s: State, field: Field) -> None:
        s.symbol = number(exactly(1, field.key, field.words)[0], 1, SYMBOLS) - 1

    def boards(self, s: State, field: Field) -> None:
        for seat, word in enumerate(exactly(s.seats, field.key, field.words)):
            s.boards[seat], s.turns[seat] = read_board(word)

    def area(self, s: State, field: Field) -> None:
        """Any area with any pieces, as long as these can cover it."""
        who, drawing, row = exactly(3, field.key, field.words)
        area = read_area(drawing.text, drawing.column)
        pieces = read_row_for(row.text, row.column, 0, area, OWN_SIZES)
        s.own[number(who, 0, s.seats - 1)] = area, pieces

    def solved(self, s: State, field: Field) -> None:
        seat = number(field.words[0], 0, s.seats - 1)
        if len(field.words) < 3:
            given = len(field.words)
            raise Malformed("wrong-count", field.key.column, word="solved", count=3, given=given)
        s.stamps[seat] = number(field.words[1], 0, MOST)
        s.solved_at[seat] = number(field.words[2], s.stamps[seat], MOST)
        s.layouts[seat] = read_layout(field.words[3:])
        s.order.append(seat)

    # -- the whole ------------------------------------------------------------------------------
    def _fill(self, s: State) -> None:
        """What is not said is as at the beginning of a race."""
        if s.phase != BEGIN:
            s.number = s.number or s.terms.number or NUMBERS[0]
        if "turn" not in self.by_key:
            s.turn = s.starter
        if s.phase in BARE:
            return
        if "pawns" not in self.by_key and s.phase not in (PAWNS, FIELD):
            s.pawns = [0] * s.seats
        if "used" not in self.by_key:
            s.used = (1 << s.round - (s.phase not in (REST, OVER))) - 1
        self._fill_rows(s)
        if s.phase == SOLVE:
            self._fill_race(s)

    def _fill_rows(self, s: State) -> None:
        """Where no row is named, gems that nobody holds fill them in the order of colours."""
        if s.rows:
            return
        held = [sum(gems[colour] for gems in s.gems) for colour in range(len(COLOURS))]
        left = [colour for colour, count in enumerate(held) for _ in range(OF_EACH - count)]
        s.rows = [left[begin : begin + ROW] for begin in range(0, ROWS * ROW, ROW)]

    def _fill_race(self, s: State) -> None:
        s.symbol = max(0, s.symbol)
        if "boards" not in self.by_key:
            group = next(group for group in range(ROUNDS) if not s.used >> group & 1)
            s.boards = [group * GROUP + place for place in range(s.seats)]
            if s.terms.mirror:
                s.boards, s.turns = [group * GROUP] * s.seats, list(range(s.seats))
        if "deadline" not in self.by_key:
            s.deadline = s.terms.timer_ms

    def _check(self, s: State) -> None:
        self._check_phase(s)
        self._check_race(s)
        if faults(s):
            raise Malformed("not-sound", self._column("phase"))

    def _check_phase(self, s: State) -> None:
        begun = s.rows or any(map(any, s.gems)) or s.symbol != NONE or s.round > 1 or s.used
        if s.phase in BARE and begun:
            raise Malformed("field-before-gems", self._column("phase"), word=s.phase)
        unset = NONE in s.pawns
        if unset != (s.phase in (*BARE, PAWNS, FIELD)):
            raise Malformed("pawns-and-phase", self._column("pawns"))
        if s.phase in (PAWNS, FIELD) and s.pawns[s.turn] != NONE:
            raise Malformed("pawns-and-phase", self._column("turn"))
        if s.phase == FIELD and s.terms.turn_ms is None:
            raise Malformed("no-such-phase", self._column("phase"), word=s.phase)
        if s.phase == COUNTDOWN and not s.terms.countdown_ms:
            raise Malformed("no-such-phase", self._column("phase"), word=s.phase)
        if s.phase in (COUNTDOWN, DEAL) and s.symbol != NONE:
            raise Malformed("boards-not-dealt", self._column("symbol"), word="symbol")
        if s.phase == REST and (not s.terms.rest or s.symbol == NONE):
            raise Malformed("no-such-phase", self._column("phase"), word=s.phase)
        if s.phase in (REST, OVER) and (s.phase == OVER) != (s.round == ROUNDS):
            raise Malformed("not-sound", self._column("phase"))
        if s.terms.number not in (None, s.number) and s.phase != BEGIN:
            raise Malformed("not-sound", self._column("set"))
        if s.phase in (PAWNS, FIELD) and s.turn != self._next_pawn(s):
            raise Malformed("pawns-and-phase", self._column("pawns"))
        if s.phase == ROLL and s.turn != s.starter:
            raise Malformed("turn-and-starter", self._column("turn"))

    def _next_pawn(self, s: State) -> int:
        """Whose pawn is due: pawns are set clockwise, the starting player's first (UBO-12)."""
        seats = s.clockwise_from_starter()
        unset = [s.pawns[seat] == NONE for seat in seats]
        if unset != sorted(unset):
            return NONE
        return seats[unset.index(True)]

    def _check_race(self, s: State) -> None:
        if s.symbol == NONE:
            if any(s.own):
                raise Malformed("boards-not-dealt", self._first_area(s), word="area")
            if s.order or s.moved or s.collected or s.done:
                raise Malformed("boards-not-dealt", self._column("symbol"), word="solved")
            return
        if s.second and (not s.chances or s.terms.second_chance == "off"):
            raise Malformed("second-and-chances", self._column("second"))
        if NONE in s.boards:
            raise Malformed("boards-and-seats", self._column("boards"), count=s.seats)
        self._check_boards(s)
        for seat in s.order:
            wrong = fault(s.area_of(seat), s.row_of(seat), s.layouts[seat])
            if wrong is not None:
                column = self._column(f"solved {seat}")
                raise Malformed("not-a-solution", column, seat=seat)

    def _first_area(self, s: State) -> int:
        return next(self._column(f"area {seat}") for seat, own in enumerate(s.own) if own)

    def _check_boards(self, s: State) -> None:
        """In play a group that is left; afterwards one that was used."""
        used = s.used >> s.boards[0] // GROUP & 1
        if bool(used) == (s.phase == SOLVE):
            raise Malformed("boards-and-used", self._column("boards"))


def _used(_: _Reader, s: State, field: Field) -> None:
    s.used = members(field, 1, ROUNDS)


_FIELDS: dict[str, Read] = {
    "phase": _Reader.phase,
    "set": one_number("number", NUMBERS[0], NUMBERS[-1]),
    "round": one_number("round", 1, ROUNDS),
    "starter": one_seat("starter"),
    "turn": one_seat("turn"),
    "row": _Reader.row,
    "gems": _Reader.gems,
    "pawns": _Reader.pawns,
    "used": _used,
    "chances": one_number("chances", 0, ROUNDS),
    "away": some_seats("away"),
    "since": one_number("since", 0),
    "symbol": _Reader.symbol,
    "boards": _Reader.boards,
    "area": _Reader.area,
    "deadline": one_number("deadline", 0),
    "second": flag("second"),
    "solved": _Reader.solved,
    "moved": some_seats("moved"),
    "collected": some_seats("collected"),
    "done": some_seats("done"),
}
