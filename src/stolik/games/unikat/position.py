"""A whole state of Unikat as one line of text, and back.

Fields stand in any order, kept apart by `;` or a new line; what is left out is as at the beginning
of a round, and tiles that are named nowhere are in the bag. docs/notation.md has examples.
"""

from __future__ import annotations

from stolik.core.game import Seat
from stolik.core.notation import (
    Field,
    Word,
    exactly,
    fields,
    number,
    one_of,
    read_edition,
    read_options,
)
from stolik.core.options import Book, Options
from stolik.core.phrase import Malformed, Phrase
from stolik.core.slots import MOST, Read, flag, one_number, one_seat, some_seats
from stolik.games.unikat.notation import (
    codes_text,
    laid_text,
    read_cell,
    read_laid,
    read_tile,
)
from stolik.games.unikat.options import BOOK, SEATS
from stolik.games.unikat.pieces import (
    ALL,
    BIT,
    CODES,
    NEAR,
    START,
    around,
    differences,
    place_of,
    tiles_of,
)
from stolik.games.unikat.rules.ending import result
from stolik.games.unikat.rules.setup import HAND
from stolik.games.unikat.state import (
    BLIND,
    BONUS,
    CHAIN,
    CHOOSE,
    DEAL,
    DRAW,
    FIRST,
    OVER,
    PHASES,
    REST,
    TAKE,
    State,
)

#: The fields that can say something before the tiles are dealt.
OF_THE_MATCH = ("round", "penalties", "wins", "contenders", "won", "away", "starter")
BEFORE_DEAL = ("seats", "options", "phase", *OF_THE_MATCH)


def write_position(s: State) -> str:
    """The whole state as one line."""
    parts = [f"{s.options.book} {s.options.version}", f"seats {s.seats}"]
    if s.options.changed():
        parts.append(f"options {s.options.text()}")
    parts += [text for text in (*_match_fields(s), *_round_fields(s), *_turn_fields(s)) if text]
    return "; ".join(parts)


def _match_fields(s: State) -> list[str]:
    everybody = (1 << s.seats) - 1
    return [
        f"round {s.round}" if s.round > 1 else "",
        _numbers("penalties", s.penalties),
        _numbers("wins", s.wins),
        _seats("contenders", s.contenders) if s.contenders != everybody else "",
        _seats("won", s.won),
        _seats("away", s.away),
        f"starter {s.starter}" if s.starter else "",
    ]


def _round_fields(s: State) -> list[str]:
    if s.phase in (FIRST, DEAL):
        return []
    table = " ".join([laid_text(tile, cell) for cell, tile in s.table.tiles.items()])
    hands = [f"hand {seat} {codes_text(tiles_of(h))}" for seat, h in enumerate(s.hands) if h]
    return [
        f"table {table}",
        f"display {codes_text(s.display)}" if s.display else "",
        *hands,
        f"bag {codes_text(tiles_of(s.bag))}".rstrip() if s.aside else "",
        _seats("out", s.out),
        f"dry {s.dry} {s.dry_empty}" if (s.dry, s.dry_empty) != _usual_dry(s) else "",
        f"passes {s.passes}" if s.passes else "",
    ]


def _turn_fields(s: State) -> list[str]:
    return [
        f"phase {s.phase}",
        f"turn {s.turn}",
        "bonus" if s.bonus else "",
        "second" if s.second else "",
        "last {},{}".format(*place_of(s.last)) if s.last >= 0 else "",
        f"given {CODES[s.given]}" if s.given >= 0 else "",
        f"since {s.since}" if s.since else "",
        "hurried" if s.hurried else "",
    ]


def _usual_dry(s: State) -> tuple[int, int]:
    """The count of dry turns where nobody says otherwise: this one, if nothing is laid yet."""
    if s.second or not (s.phase == CHOOSE or s.given >= 0):
        return 0, 0
    return 1, 0 if s.bag else 1


def _numbers(key: str, numbers: list[int]) -> str:
    return f"{key} {' '.join(map(str, numbers))}" if any(numbers) else ""


def _seats(key: str, seats: int) -> str:
    named = [str(seat) for seat in range(seats.bit_length()) if seats >> seat & 1]
    return f"{key} {' '.join(named)}" if named else ""


def read_position(text: str) -> State:
    """The state of a text, or `Malformed`."""
    return _Reader(text).state()


class _Reader:
    """Reads the fields of a position into a state, and refuses what could not come about."""

    def __init__(self, text: str) -> None:
        self.fields = fields(text)
        self.by_key: dict[str, Field] = {}
        self.place: dict[int, Word] = {}  # where each tile was named
        self.bag_named = False

    def state(self) -> State:
        if not self.fields or self.fields[0].key.text != BOOK.name:
            raise Malformed("not-a-position", 1, book=BOOK.name)
        self.book = self._edition()
        hands = self._sort_fields()
        seats = self._seat_count(hands)
        s = State(self._options(seats), seats)
        s.phase = CHOOSE
        for field in self.fields[1:]:
            if field.key.text not in ("seats", "options"):
                _FIELDS[field.key.text](self, s, field)
        self._fill_bag(s)
        if "dry" not in self.by_key:
            s.dry, s.dry_empty = _usual_dry(s)
        self._check(s)
        return s

    def _edition(self) -> Book:
        book = self.fields[0]
        if len(book.words) > 1:
            exactly(1, book.key, book.words)
        return read_edition(BOOK, book.words)

    def _sort_fields(self) -> list[Seat]:
        """Each field once; the hands by their seats."""
        hands = []
        for field in self.fields[1:]:
            key = field.key.text
            if key not in _FIELDS and key not in ("seats", "options"):
                may = ", ".join(["seats", "options", *_FIELDS])
                raise Malformed("unknown-field", field.key.column, word=key, may=may)
            if key == "hand" and field.words:
                hands.append(number(field.words[0], 0, SEATS[-1] - 1))
                key = f"hand {hands[-1]}"
            if key in self.by_key:
                raise Malformed("field-twice", field.key.column, word=key)
            self.by_key[key] = field
        return hands

    def _seat_count(self, hands: list[Seat]) -> int:
        if "seats" in self.by_key:
            field = self.by_key["seats"]
            return number(exactly(1, field.key, field.words)[0], SEATS[0], SEATS[-1])
        return max([SEATS[0], *[seat + 1 for seat in hands]])

    def _options(self, seats: int) -> Options:
        field = self.by_key.get("options")
        return read_options(self.book, field.words if field else [], seats, self._column("options"))

    # -- fields ---------------------------------------------------------------------------------
    def tile(self, word: Word) -> int:
        """A tile, named here for the first time."""
        tile = read_tile(word)
        if tile in self.place:
            first = self.place[tile].column
            raise Malformed("tile-twice", word.column, tile=CODES[tile], first=first)
        self.place[tile] = word
        return tile

    def table(self, s: State, field: Field) -> None:
        for word in field.words:
            tile, cell = read_laid(word)
            self.tile(Word(CODES[tile], word.column))
            if cell in s.table.tiles:
                raise Malformed("cell-twice", word.column, word=word.text)
            s.table.lay(tile, cell)

    def display(self, s: State, field: Field) -> None:
        s.display = [self.tile(word) for word in field.words]

    def hand(self, s: State, field: Field) -> None:
        if not field.words:
            raise Malformed("wrong-count", field.key.column, word="hand", count=1, given=0)
        seat = number(field.words[0], 0, s.seats - 1)
        for word in field.words[1:]:
            s.hands[seat] |= BIT[self.tile(word)]
        if s.hands[seat].bit_count() > HAND:
            raise Malformed("hand-too-big", field.key.column, seat=seat, count=HAND)

    def bag(self, s: State, field: Field) -> None:
        self.bag_named = True
        s.bag = 0
        for word in field.words:
            s.bag |= BIT[self.tile(word)]

    def phase(self, s: State, field: Field) -> None:
        word = one_of(exactly(1, field.key, field.words)[0], tuple(PHASES))
        s.phase = next(phase for phase in PHASES if phase == word)

    def given(self, s: State, field: Field) -> None:
        s.given = read_tile(exactly(1, field.key, field.words)[0])

    def last(self, s: State, field: Field) -> None:
        s.last = read_cell(exactly(1, field.key, field.words)[0])

    def dry(self, s: State, field: Field) -> None:
        turns, with_empty_bag = exactly(2, field.key, field.words)
        s.dry = number(turns, 0, MOST)
        s.dry_empty = number(with_empty_bag, 0, s.dry)

    # -- the whole ------------------------------------------------------------------------------
    def _fill_bag(self, s: State) -> None:
        """Tiles named nowhere are in the bag; beside a bag that is named, they are out of play."""
        unnamed = ALL
        for tile in self.place:
            unnamed &= ~BIT[tile]
        if s.phase in (FIRST, DEAL):
            s.bag = ALL
        elif self.bag_named:
            s.aside = unnamed
        else:
            s.bag = unnamed

    def _column(self, key: str) -> int:
        return self.by_key[key].key.column if key in self.by_key else 1

    def _check(self, s: State) -> None:
        self._check_match(s)
        if s.phase in (FIRST, DEAL):
            self._check_before_deal()
            return
        self._check_table(s)
        self._check_turn(s)
        self._check_bonus(s)
        self._check_hands(s)

    def _check_match(self, s: State) -> None:
        """Who may win, and that somebody plays."""
        everybody = (1 << s.seats) - 1
        extra = s.terms.tie == "extraRound" and (
            s.round > s.terms.rounds or s.phase in (REST, OVER)
        )
        if s.contenders != everybody and not extra:
            raise Malformed("contenders-and-tie", self._column("contenders"))
        if s.phase == OVER and not result(s).winners:
            raise Malformed("over-and-won", self._column("phase"))
        if s.terms.set_aside and s.away == everybody and s.phase != REST:
            raise Malformed("all-away", self._column("away"))
        if s.terms.set_aside and s.away & ~s.out and s.phase not in (FIRST, DEAL, REST):
            raise Malformed("away-and-out", self._column("away"))
        if len(s.present()) < SEATS[0] and s.phase not in (REST, OVER):
            raise Malformed("seat-alone", self._column("out"))

    def _check_before_deal(self) -> None:
        """Nothing is known yet of the round to be dealt."""
        for key, field in self.by_key.items():
            nothing_said = key == "turn" and field.words[0].text == "0"
            if key.split()[0] not in BEFORE_DEAL and not nothing_said:
                raise Malformed("field-before-deal", field.key.column, word=field.key.text)

    def _check_table(self, s: State) -> None:
        tiles = s.table.tiles
        if START not in tiles:
            raise Malformed("no-start-tile", self._column("table"))
        for cell, tile in tiles.items():
            lying = [tiles[beside] for beside in around(cell) if beside in tiles]
            for other in lying:
                if not NEAR[tile] & BIT[other]:
                    self._refuse_neighbours(tile, other)
        self._check_joined(s)

    def _refuse_neighbours(self, tile: int, other: int) -> None:
        features = tuple(f"feature-{feature}" for feature in differences(tile, other))
        column = max(self.place[tile].column, self.place[other].column)
        names = {"tile": CODES[tile], "other": CODES[other]}
        raise Malformed.of(Phrase("differs", {**names, "features": features}), column)

    def _check_joined(self, s: State) -> None:
        """Each tile joins one laid before it, as it must have been laid."""
        before: set[int] = set()
        for cell, tile in s.table.tiles.items():
            if before and not before.intersection(around(cell)):
                raise Malformed("tile-alone", self.place[tile].column, tile=CODES[tile])
            before.add(cell)

    def _check_turn(self, s: State) -> None:
        if (s.phase == CHAIN) != (s.last >= 0) or (s.last >= 0 and s.last not in s.table.tiles):
            raise Malformed("last-and-chain", self._column("last"))
        exchanging = s.phase == TAKE or (s.phase == BLIND and s.given >= 0)
        if exchanging != (s.given >= 0) or (s.given >= 0 and [s.given] != s.display[-1:]):
            raise Malformed("given-and-take", self._column("given"))
        if s.phase == BLIND and not s.bag:
            raise Malformed("blind-needs-bag", self._column("phase"))
        if s.hurried and (s.phase != BLIND or s.terms.turn_ms is None):
            raise Malformed("hurried-and-blind", self._column("hurried"))
        if s.out >> s.turn & 1 and s.phase not in (REST, OVER):
            raise Malformed("turn-set-aside", self._column("turn"), seat=s.turn)

    def _check_bonus(self, s: State) -> None:
        """UNI-39, UNI-43: a bonus is earned by laying, and used once."""
        if s.phase == BONUS and (s.second or not s.bonus):
            raise Malformed("bonus-not-earned", self._column("phase"))
        if s.second and not s.bonus:
            raise Malformed("bonus-not-earned", self._column("second"))
        nothing_laid = s.phase == CHOOSE or (s.given >= 0 and not s.second)
        if s.bonus and nothing_laid:
            raise Malformed("bonus-too-early", self._column("bonus"), word="bonus")

    def _check_hands(self, s: State) -> None:
        for seat in s.present():
            emptied = seat == s.turn and s.given >= 0
            if not s.hands[seat] and not emptied and s.phase not in (REST, OVER):
                raise Malformed("hand-empty", self._column(f"hand {seat}"), seat=seat)
        taking = s.phase in (TAKE, DRAW, BLIND)
        if taking and s.hands[s.turn].bit_count() >= HAND:
            raise Malformed("hand-full", self._column(f"hand {s.turn}"), seat=s.turn, count=HAND)
        if s.phase in (TAKE, DRAW) and not (s.bag or set(s.display) - {s.given}):
            raise Malformed("nothing-left", self._column("phase"))


def _number_a_seat(name: str) -> Read:
    def read(_: _Reader, s: State, field: Field) -> None:
        given = exactly(s.seats, field.key, field.words)
        setattr(s, name, [number(word, 0, MOST) for word in given])

    return read


_FIELDS: dict[str, Read] = {
    "round": one_number("round", 1),
    "penalties": _number_a_seat("penalties"),
    "wins": _number_a_seat("wins"),
    "contenders": some_seats("contenders"),
    "won": some_seats("won"),
    "away": some_seats("away"),
    "starter": one_seat("starter"),
    "table": _Reader.table,
    "display": _Reader.display,
    "hand": _Reader.hand,
    "bag": _Reader.bag,
    "out": some_seats("out"),
    "dry": _Reader.dry,
    "passes": one_number("passes", 0),
    "phase": _Reader.phase,
    "turn": one_seat("turn"),
    "bonus": flag("bonus"),
    "second": flag("second"),
    "last": _Reader.last,
    "given": _Reader.given,
    "since": one_number("since", 0),
    "hurried": flag("hurried"),
}
