"""A whole state of UNO as one line of text, and back (docs/notation.md).

The table at the end declares each field once: how it is written, read and left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from stolik.core.game import Seat
from stolik.core.notation import Field, Word, exactly, fields, number, one_of, read_options
from stolik.core.options import Book, Options
from stolik.core.phrase import Malformed
from stolik.games.uno.actions import NOBODY
from stolik.games.uno.notation import (
    MOST,
    different_seats,
    due_text,
    faces_text,
    hand_texts,
    hint_text,
    known_texts,
    lapse_text,
    only,
    read_book,
    read_colour,
    read_due,
    read_face,
    read_held,
    read_hint,
    read_known,
    read_lapse,
    row,
    seats_of,
    some,
)
from stolik.games.uno.options import SEATS
from stolik.games.uno.pieces import COLOUR_OF, COLOURS, FACE_OF, FACES, FOURS, HAND, NONE, all_faces
from stolik.games.uno.pieces import one_of as one_card
from stolik.games.uno.rules import laying, note
from stolik.games.uno.rules.call import COOL_MS, lapses_of
from stolik.games.uno.state import BEFORE_DEAL, PHASES, Hint, Lapse, Phase, State

ENDED: tuple[Phase, ...] = ("settle", "rest", "over")
IN_PLAY = tuple([phase for phase in PHASES if phase not in BEFORE_DEAL and phase not in ENDED])
OF_THE_TABLE = ("seats", "options")
AGAIN = ("known", "lapse", "due")  # these may come again for the same seat
BY_SEAT = ("hand", "quota", *AGAIN)
#: Fields that point at cards of other fields.
LATE = ("known", "drawn", "shown", "was")
#: The phases that a field goes with, where it does not go with all.
GOES_WITH: dict[str, tuple[Phase, ...]] = {
    "cards": ("cut", "dealer", "deal"),
    "carried": ("deal",),
    "drawn": ("drawn",),
    "bluff": ("challenge",),
    "was": ("challenge",),
    "shown": ("challenge",),
    "four-drawn": ("challenge",),
    "stacked": ("stack", "deal", *ENDED),
    "quota": ("discard",),
    "note-draws": ("note",),
    "passes": ("turn",),
    "lapse": IN_PLAY,
    "report": IN_PLAY,
    "due": (*IN_PLAY, "settle"),
    "winner": ENDED,
    "heirs": ENDED,
}
#: What a phase does not come about without: fields, and the card on top.
NEEDS: dict[Phase, tuple[str, ...]] = {
    "challenge": ("bluff", "was"),
    "stack": ("stacked",),
    "discard": ("quota",),
    "settle": ("winner", "due"),
    "over": ("winner",),
}
TOPS: dict[Phase, tuple[str, ...]] = {
    "name": ("W", "WH"),
    "challenge": ("W4",),
    "stack": ("RD", "YD", "GD", "BD", "W4"),
    "discard": ("WC1", "WC2", "WC3"),
    "mix": ("WH",),
}


def write_position(s: State) -> str:
    """The whole state as one line."""
    parts = [f"{s.options.book} {s.options.version}", f"seats {s.seats}"]
    if s.options.changed():
        parts.append(f"options {s.options.text()}")
    for key, kind in _FIELDS.items():
        if key in _EARLY or s.phase not in BEFORE_DEAL:
            parts += [f"{key} {words}".rstrip() for words in kind.write(s)]
    return "; ".join(parts)


def read_position(text: str) -> State:
    """The state of a text, or `Malformed`."""
    return _Reader(text).state()


# -- reading --------------------------------------------------------------------------------------
class _Reader:
    """Reads the fields of a position into a state, each once what it depends on is known."""

    def __init__(self, text: str) -> None:
        self.fields = fields(text)
        self.named: dict[str, Field] = {}  # the first of each
        self.pool = 0  # the cards not named yet

    def state(self) -> State:
        """The state, if it could come about."""
        book = read_book(self.fields)
        seats = self._seat_count(self._sort_fields())
        s = State(self._options(book, seats), seats)
        s.phase = "turn"
        self.pool = s.deck()
        self._read(s, late=False)
        self._check_phase(s)
        self._read(s, late=True)
        self._fill(s)
        check = _Check(s, self.named)
        check.table()
        for key, kind in _FIELDS.items():
            if key not in self.named and kind.settle:
                kind.settle(s)
        check.deal()
        return s

    def _sort_fields(self) -> list[Seat]:
        """Each field by its name; the seats of the hands."""
        hands = []
        for field in self.fields[1:]:
            key, behind = field
            name = key.text
            if name not in _FIELDS and name not in OF_THE_TABLE:
                may = ", ".join([*OF_THE_TABLE, *_FIELDS])
                raise Malformed("unknown-field", key.column, word=name, may=may)
            if name in BY_SEAT:
                seat = number((behind or exactly(1, key, behind))[0], 0, SEATS[-1] - 1)
                hands += [seat] if name == "hand" else []
                self.named.setdefault(name, field)
                name = f"{name} {seat}"
            if name in self.named and key.text not in AGAIN:
                raise Malformed("field-twice", key.column, word=name)
            self.named[name] = field
        return hands

    def _seat_count(self, hands: list[Seat]) -> int:
        if "seats" in self.named:
            return number(only(self.named["seats"]), SEATS[0], SEATS[-1])
        return max([SEATS[0], *[seat + 1 for seat in hands]])

    def _options(self, book: Book, seats: int) -> Options:
        key, behind = self.named.get("options", self.fields[0]._replace(words=[]))
        return read_options(book, behind, seats, key.column)

    def _read(self, s: State, late: bool) -> None:
        for field in self.fields[1:]:
            key = field.key.text
            if key in _FIELDS and (key in LATE) == late:
                _FIELDS[key].read(self, s, field)

    def _check_phase(self, s: State) -> None:
        """Each field goes with the phase, and the phase has what it needs."""
        early = {*OF_THE_TABLE, *(_EARLY if s.carried != NONE else _OF_THE_MATCH)}
        if not s.terms.k108:
            early.remove("carried")
        for key, _ in self.fields[1:]:
            if s.phase in BEFORE_DEAL and key.text not in early:
                raise Malformed("field-before-cards", key.column, word=key.text)
            _check_goes(key.text, s.phase, GOES_WITH.get(key.text, PHASES), key.column)
        if s.phase not in BEFORE_DEAL and s.top == NONE:
            raise Malformed("no-top-card", 1)
        for need in NEEDS.get(s.phase, ()):
            if need not in self.named:
                column = self.named["phase"].key.column
                raise Malformed("phase-needs", column, phase=s.phase, word=need)

    def _fill(self, s: State) -> None:
        """Cards named nowhere are in the draw pile; beside one that is named, under the pile."""
        if "bag" in self.named:
            s.under |= self.pool
        elif s.phase not in BEFORE_DEAL:
            s.bag = self.pool

    def card(self, word: Word) -> int:
        """The bit of a card that is not named yet."""
        face = read_face(word)
        card = one_card(self.pool, face)
        if not card:
            raise Malformed("too-many-of", word.column, card=FACES[face])
        self.pool ^= card
        return card


def _lying(s: State) -> int:
    """The card whose colour is in force, or will be after the deal."""
    return s.carried if s.phase in BEFORE_DEAL else s.top


def _check_goes(word: str, phase: Phase, may: tuple[str, ...], column: int) -> None:
    if phase not in may:
        raise Malformed("field-and-phase", column, word=word, may=", ".join(may))


# -- what could not come about --------------------------------------------------------------------
class _Check:
    """Looks at a state that was read; `named` are its fields, to show where a fault is."""

    def __init__(self, s: State, named: dict[str, Field]) -> None:
        self.s = s
        self.named = named

    def table(self) -> None:
        """What the usual is taken from."""
        self._options()
        self._out()

    def deal(self) -> None:
        """The deal in play, or the one to be dealt."""
        self._named_seats()
        self._colours()
        if self.s.phase not in BEFORE_DEAL:
            self._hands()
            self._dues()
            self._answer()
            self._calls()
            self._report()

    def column(self, *keys: str) -> int:
        """Where the first of these fields that is named stands; else the beginning."""
        return next((self.named[key].key.column for key in keys if key in self.named), 1)

    def _options(self) -> None:
        """What these options never bring about."""
        s, terms = self.s, self.s.terms
        lot = terms.dealer_pick != "highCard" or terms.next_dealer == "random"
        may: dict[Phase, bool] = {
            "cut": terms.dealer_pick == "highCard" and s.deal == 1,
            "dealer": not terms.k108 and lot,
            "name": terms.k108 or terms.colour_after,
            "challenge": not terms.strict,
            "replace": terms.k108 and not terms.strict,
            "stack": terms.stacking != "off",
            "discard": any(rule and rule.effect == "exactly" for rule in terms.customs),
            "note": bool(note.text_on_top(s)),
            "mix": not terms.k108,
            "rest": terms.rest,
            "settle": terms.last_card_draws or terms.carry == "settleNow",
        }
        if not may.get(s.phase, True) or (s.stacked and terms.stacking == "off"):
            raise Malformed("phase-and-options", self.column("phase"), phase=s.phase)

    def _out(self) -> None:
        """Two still play, until it is over."""
        s = self.s
        if s.out and s.terms.scoring != "elimination":
            raise Malformed("out-and-elimination", self.column("out"))
        if len(s.playing()) < (1 if s.phase == "over" else 2):
            raise Malformed("two-must-play", self.column("out"))
        if s.phase == "cut" and (s.contenders & ~s.out).bit_count() < 2:
            place, given = self.column("contenders"), s.contenders.bit_count()
            raise Malformed("wrong-count", place, word="contenders", count=2, given=given)

    def _named_seats(self) -> None:
        """Whoever has something to do with the deal plays."""
        s = self.s
        hint = s.hint or Hint(NOBODY, NOBODY)
        found = {
            "dealer": [s.dealer],
            "old-next": [s.old_next],
            "turn": [] if s.phase in BEFORE_DEAL else [s.turn],
            "hand": [seat for seat, hand in enumerate(s.hands) if hand],
            "bluff": [s.bluff],
            "winner": [s.winner],
            "resume": [s.resume],
            "report": [hint.reporter, hint.accused, *seats_of(hint.voted)],
            "lapse": [lapse.seat for lapse in s.lapses],
            "due": [due.seat for due in s.dues],
            "quota": [seat for seat, _ in s.quotas],
            "called": seats_of(s.called),
        }
        for key, seats in found.items():
            for seat in seats:
                if seat >= 0 and s.out >> seat & 1 and s.phase not in ("rest", "over"):
                    raise Malformed("seat-is-out", self.column(key), word=key, seat=seat)

    def _colours(self) -> None:
        """A colour for the card that lies there, and such a card as the phase goes with."""
        s = self.s
        later = s.phase == "name" or (s.phase == "mix" and s.terms.colour_after)
        card = _lying(s)
        if later and s.colour != NONE:
            may = tuple([phase for phase in IN_PLAY if phase != s.phase])
            _check_goes("colour", s.phase, may, self.column("colour", "top"))
        elif card != NONE and not later:
            self._colour(card, s.colour, self.column("colour", "top", "carried"))
        if s.was_top != NONE:
            self._colour(s.was_top, s.was_colour, self.column("was"))
        tops = TOPS.get(s.phase, FACES)
        if s.top != NONE and FACES[FACE_OF[s.top]] not in tops:
            column = self.column("top")
            raise Malformed("phase-and-top", column, phase=s.phase, may=", ".join(tops))

    def _colour(self, card: int, colour: int, column: int) -> None:
        """Its own, or any for a Wild."""
        face = FACE_OF[card]
        if colour == NONE:
            raise Malformed("no-colour", column, card=FACES[face])
        if COLOUR_OF[face] not in (NONE, colour):
            raise Malformed("colour-of-card", column, card=FACES[face])

    def _hands(self) -> None:
        s = self.s
        emptied = (s.winner, *s.heirs) if s.phase in ENDED else ()
        for seat in s.playing():
            if not s.hands[seat] and seat not in emptied:
                raise Malformed("hand-no-card", self.column(f"hand {seat}"), seat=seat)
        if s.phase in ENDED and s.winner != NOBODY and s.hands[s.winner]:
            raise Malformed("winner-holds", self.column("winner"), seat=s.winner)

    def _dues(self) -> None:
        """What is drawn for the turn comes at once; the clock waits for chance only."""
        s = self.s
        turns = [due.seat for due in s.dues if due.why == "turn"]
        waits = turns == [s.turn] and s.dues[0].why == "turn"
        if turns:
            _check_goes("due … turn", s.phase, ("drawn",), self.column("due"))
        if s.phase == "drawn" and (waits == bool(s.drawn) or (turns and not waits)):
            raise Malformed("drawn-or-due", self.column("phase"))
        if waits and not s.can_draw():
            raise Malformed("nothing-to-draw", self.column("due"))
        chance = s.dues or s.phase in ("mix", "over")
        if s.hurried and not (chance and s.terms.turn_ms is not None):
            raise Malformed("hurried-and-chance", self.column("hurried"))

    def _answer(self) -> None:
        """The seat on turn is the one that is asked, and can answer."""
        s = self.s
        if s.phase == "challenge" and s.turn != s.after(s.bluff):
            raise Malformed("bluff-before-turn", self.column("bluff"), seat=s.bluff)
        if s.phase == "replace" and not (s.hands[s.turn] & FOURS and laying.playable(s, s.turn)):
            raise Malformed("replace-four", self.column("phase"), seat=s.turn)
        for place, (seat, quota) in enumerate(s.quotas):
            asked = place > 0 or seat == s.turn
            if s.hands[seat].bit_count() <= quota or not asked:
                raise Malformed("quota-and-hand", self.column(f"quota {seat}"), seat=seat)

    def _calls(self) -> None:
        """Who has said UNO, and who has not, holds one card; but a grace outlives it."""
        s = self.s
        for seat in dict.fromkeys([lapse.seat for lapse in s.lapses]):
            self._lapses(seat, lapses_of(s, seat))
        for seat in seats_of(s.called):
            if s.hands[seat].bit_count() != 1 and seat != s.winner:
                raise Malformed("lapse-one-card", self.column("called"), seat=seat)

    def _lapses(self, seat: Seat, own: list[Lapse]) -> None:
        """All of one seat: a second one begins later, in a grace."""
        s, column = self.s, self.column(f"lapse {seat}")
        begun = [one.at for one in own if one.grace]
        if len(own) > 1 and (len(begun) < len(own) or sorted(set(begun)) != begun):
            raise Malformed("field-twice", column, word=f"lapse {seat}")
        for lapse in own:
            if lapse.grace and not s.terms.grace:
                raise Malformed("lapse-and-grace", column)
            if s.called >> seat & 1:
                raise Malformed("lapse-and-called", column, seat=seat)
            if not lapse.grace and s.hands[seat].bit_count() != 1:
                raise Malformed("lapse-one-card", column, seat=seat)

    def _report(self) -> None:
        """By a person, of a person; a vote begins with who reports."""
        hint, terms = self.s.hint, self.s.terms
        if hint is None:
            return
        bots = terms.bots & (1 << hint.reporter | 1 << hint.accused | hint.voted)
        begun = hint.voted >> hint.reporter & 1 and hint.yes
        sound = begun if terms.hints == "vote" else not hint.voted and terms.hints != "off"
        if bots or hint.voted >> hint.accused & 1 or not sound:
            raise Malformed("report-not-open", self.column("report"))


# -- kinds of fields ------------------------------------------------------------------------------
class _Kind(NamedTuple):
    """How a field is written (the words behind its key, each time it stands), read, left out."""

    write: Callable[[State], list[str]]
    read: Callable[[_Reader, State, Field], None]
    settle: Callable[[State], None] | None = None


_Read = Callable[[_Reader, State, Field], Any]


def _kind(
    slot: str, tell: Callable[[Any], str], read: _Read, usual: Callable[[State], Any]
) -> _Kind:
    """A field that stands at most once, for one slot of the state."""

    def write(s: State) -> list[str]:
        value = getattr(s, slot)
        return [tell(value)] if value != usual(s) else []

    return _Kind(
        write,
        lambda reader, s, field: setattr(s, slot, read(reader, s, field)),
        lambda s: setattr(s, slot, usual(s)),
    )


def _number(slot: str, low: int = 1, usual: int = 0, high: int = MOST) -> _Kind:
    def read(_: _Reader, s: State, field: Field) -> int:
        return number(only(field), low, high)

    return _kind(slot, str, read, lambda _: usual)


def _number_a_seat(slot: str, high: int = MOST) -> _Kind:
    def read(_: _Reader, s: State, field: Field) -> list[int]:
        return [number(word, 0, high) for word in exactly(s.seats, field.key, field.words)]

    return _kind(slot, row, read, lambda s: [0] * s.seats)


def _seat(slot: str, usual: Callable[[State], Seat] = lambda _: NOBODY) -> _Kind:
    def read(_: _Reader, s: State, field: Field) -> Seat:
        return number(only(field), 0, s.seats - 1)

    return _kind(slot, str, read, usual)


def _seats(slot: str, usual: Callable[[State], int] = lambda _: 0) -> _Kind:
    def read(_: _Reader, s: State, field: Field) -> int:
        return sum([1 << seat for seat in different_seats(some(field), s.seats)])

    return _kind(slot, lambda seats: row(seats_of(seats)), read, usual)


def _flag(slot: str, value: bool = True) -> _Kind:
    def read(_: _Reader, s: State, field: Field) -> bool:
        exactly(0, field.key, field.words)
        return value

    return _kind(slot, lambda _: "", read, lambda _: not value)


def _card(slot: str) -> _Kind:
    def read(reader: _Reader, s: State, field: Field) -> int:
        return reader.card(only(field)).bit_length() - 1

    return _kind(slot, lambda card: FACES[FACE_OF[card]], read, lambda _: NONE)


def _cards(slot: str, read: _Read, usual: Callable[[State], int] = lambda _: 0) -> _Kind:
    return _kind(slot, lambda cards: faces_text(all_faces(cards)), read, usual)


def _several(slot: str, tell: Callable[[Any], str], read: _Read) -> _Kind:
    """A field for each thing in a list."""
    return _Kind(
        lambda s: [tell(value) for value in getattr(s, slot)],
        lambda reader, s, field: getattr(s, slot).append(read(reader, s, field)),
    )


# -- fields of their own --------------------------------------------------------------------------
def _usual_contenders(s: State) -> int:
    """Everybody until the cut is done, then the one who won it."""
    before = s.phase == "cut" or s.terms.dealer_pick != "highCard"
    return (1 << s.seats) - 1 if before else 1 << s.dealer


def _usual_old_next(s: State) -> Seat:
    if s.phase in ENDED:
        return NOBODY if s.winner == NOBODY else s.after(s.winner)
    return s.dealer if s.carried != NONE else NOBODY


def _usual_resume(s: State) -> Seat:
    if s.phase == "mix":
        return s.after(s.turn)
    return s.turn if s.phase in ("name", "discard") else NOBODY


def _usual_colour(s: State) -> int:
    card = _lying(s)
    return NONE if card == NONE else COLOUR_OF[FACE_OF[card]]


def _usual_shown(s: State) -> int:
    return s.hands[s.bluff] if s.bluff >= 0 else 0


def _read_cards(reader: _Reader, s: State, field: Field) -> int:
    return sum([reader.card(word) for word in field.words])


def _read_bottom(reader: _Reader, s: State, field: Field) -> list[int]:
    return [reader.card(word).bit_length() - 1 for word in field.words]


def _read_hand(reader: _Reader, s: State, field: Field) -> None:
    seat, cards = field.words[0], field._replace(words=field.words[1:])
    s.hands[number(seat, 0, s.seats - 1)] = _read_cards(reader, s, cards)


def _read_shown(_: _Reader, s: State, field: Field) -> int:
    return read_held(field, s.hands[s.bluff], s.bluff)


def _was_text(s: State) -> list[str]:
    """What the +4 was laid on: the card if it may go back on top (K108-76), else the colour."""
    colour = "" if s.was_colour == NONE else COLOURS[s.was_colour]
    if s.was_top == NONE:
        return [colour] if colour else []
    face = FACE_OF[s.was_top]
    return [FACES[face] if COLOUR_OF[face] == s.was_colour else f"{FACES[face]} {colour}"]


def _read_was(reader: _Reader, s: State, field: Field) -> None:
    """Where the discards do not name the card, it comes to them."""
    if len(field.words) != 2 or not s.terms.k108:
        exactly(1, field.key, field.words)
    word, colour = field.words[0], field.words[-1]
    if s.terms.k108:
        card = one_card(s.under, read_face(word)) or reader.card(word)
        s.under |= card
        s.was_top = card.bit_length() - 1
    alone = s.terms.k108 and word is colour
    s.was_colour = COLOUR_OF[FACE_OF[s.was_top]] if alone else read_colour(colour)


def _read_quota(_: _Reader, s: State, field: Field) -> tuple[Seat, int]:
    seat, count = exactly(2, field.key, field.words)
    return number(seat, 0, s.seats - 1), number(count, 1, 10)


_OF_THE_MATCH: dict[str, _Kind] = {
    "deal": _number("deal", usual=1),
    "scores": _number_a_seat("scores"),
    "wins": _number_a_seat("wins"),
    "out": _seats("out"),
    "away": _seats("away"),
    "dealer": _seat("dealer", lambda _: 0),
    "contenders": _seats("contenders", _usual_contenders),
    "cards": _number("cards", low=2, usual=HAND, high=HAND),
    "carried": _card("carried"),
    "old-next": _seat("old_next", _usual_old_next),
    "phase": _kind("phase", str, lambda _, s, f: one_of(only(f), PHASES), lambda _: "turn"),
}
#: What can be said before the cards are dealt; colour and stack are those of the card left lying.
_EARLY = (*_OF_THE_MATCH, "colour", "stacked")
_FIELDS: dict[str, _Kind] = {
    **_OF_THE_MATCH,
    "turn": _seat("turn", lambda _: 0),
    "anticlockwise": _flag("clockwise", value=False),
    "top": _card("top"),
    "colour": _kind(
        "colour", COLOURS.__getitem__, lambda _, s, f: read_colour(only(f)), _usual_colour
    ),
    "under": _cards("under", _read_cards)._replace(settle=None),
    "bottom": _kind(
        "bottom", lambda it: faces_text([FACE_OF[card] for card in it]), _read_bottom, lambda _: []
    ),
    "bag": _Kind(lambda _: [], _cards("bag", _read_cards).read),
    "hand": _Kind(hand_texts, _read_hand),
    "known": _Kind(known_texts, lambda _, s, field: read_known(field, s, ", ".join(_FIELDS))),
    "fresh": _flag("fresh"),
    "drawn": _cards("drawn", lambda _, s, field: read_held(field, s.hands[s.turn], s.turn)),
    "forced": _flag("forced"),
    "bluff": _seat("bluff"),
    "was": _Kind(_was_text, _read_was),
    "shown": _cards("shown", _read_shown, _usual_shown),
    "four-drawn": _flag("four_drawn"),
    "stacked": _number("stacked"),
    "toll": _number("toll", high=10),
    "skips": _seats("skips"),
    "quota": _several("quotas", row, _read_quota),
    "note-draws": _number("note_draws", high=note.MOST_DRAWS),
    "resume": _seat("resume", _usual_resume),
    "due": _several("dues", due_text, lambda _, s, field: read_due(field, s.seats)),
    "lapse": _several("lapses", lapse_text, lambda _, s, field: read_lapse(field, s.seats)),
    "called": _seats("called"),
    "cooling": _number_a_seat("cooling", MOST + COOL_MS),
    "report": _Kind(
        lambda s: [hint_text(s.hint, s.options.version)] if s.hint else [],
        lambda _, s, field: setattr(s, "hint", read_hint(field, s.seats)),
    ),
    "passes": _number("passes", high=SEATS[-1] - 1),
    "winner": _seat("winner"),
    "heirs": _kind(
        "heirs", row, lambda _, s, field: different_seats(some(field), s.seats), lambda _: []
    ),
    "since": _number("since", 0),
    "hurried": _flag("hurried"),
}
