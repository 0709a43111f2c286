"""Options: each declared once; forms, flags, records and docs derive from the declaration."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from stolik.core.phrase import BadOption

Value = int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a table may decide: words to choose from, numbers, or both."""

    key: str
    clause: str
    default: Value
    words: tuple[str, ...] = ()
    numbers: range = range(0)
    #: True where only the drawing of the table depends on it, no rule.
    display: bool = False
    #: True where the numbers are seats, to be chosen once people sit there.
    seat: bool = False
    #: True for a rule of no book, which is shown as such.
    house: bool = False
    #: True where nobody decides: the number is the set of seats that bots play.
    bots: bool = False
    #: The default at a table where a clock runs, if it is another one.
    online: Value | None = None
    #: The only value where one device is passed around and nobody else can reach it.
    passed: Value | None = None
    #: How many of its units make one that people are asked for: a form asks for seconds.
    scale: int = 1
    #: Checks a word of a small language of its own and gives its one spelling; `form` shows it.
    text: Callable[[str], str] | None = None
    form: str = ""
    #: Some words of that language, for tables drawn at random.
    examples: tuple[str, ...] = ()
    #: What words begin with whose matches say nothing about who plays better.
    unrated: tuple[str, ...] = ()
    #: True where many tables decide it, so that a form asks for it first.
    common: bool = False
    #: Another option and the words of it without which this one decides nothing.
    needs: tuple[str, tuple[str, ...]] | None = None
    #: The words by which it costs a seat something that its owner leaves.
    costs_leavers: tuple[str, ...] = ()
    #: The words that need a host who does not play.
    beside: tuple[str, ...] = ()

    def read(self, given: object) -> Value:
        """The value meant by text, a number or a truth value.

        >>> Option("uni.turnTimer", "RULING-4", "off", ("off",), range(5, 3601)).read("30")
        30
        """
        if isinstance(given, bool):
            given = "on" if given else "off"
        if isinstance(given, str) and given in self.words:
            return given
        number = _number(given)
        if number is not None and number in self.numbers:
            return number
        if self.text and isinstance(given, str):
            return self.text(given)
        raise BadOption("bad-option-value", key=self.key, value=str(given), may=self.may())

    @property
    def usual(self) -> Value:
        """The value at a table where a clock runs, unless somebody decides otherwise."""
        return self.default if self.online is None else self.online

    def data(self) -> dict[str, object]:
        """The declaration as plain data."""
        return {
            "key": self.key,
            "clause": self.clause,
            "default": self.default,
            "words": list(self.words),
            "numbers": [self.numbers[0], self.numbers[-1]] if self.numbers else None,
            "display": self.display,
            "seat": self.seat,
            "house": self.house,
            "bots": self.bots,
            "form": self.form,
            "common": self.common,
        }

    def among_players(self) -> Option:
        """What is left of it where the host plays too."""
        return replace(self, words=tuple([w for w in self.words if w not in self.beside]))

    def may(self) -> str:
        """The values it may take, as text.

        >>> Option("uni.rounds", "UNI-80", 1, numbers=range(1, 100)).may()
        '1-99'
        """
        numbers = [f"{self.numbers[0]}-{self.numbers[-1]}"] if self.numbers else []
        form = [self.form] if self.form else []
        return ", ".join([*self.words, *numbers, *form])


def _number(given: object) -> int | None:
    if isinstance(given, int):
        return given
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) <= 9:
        return int(given)
    return None


@dataclass(frozen=True, slots=True)
class Options(Mapping[str, Value]):
    """The decided options of one table: a book, its version, and every key with a value."""

    book: str
    version: int
    values_by_key: Mapping[str, Value] = field(hash=False)
    defaults: Mapping[str, Value] = field(hash=False, repr=False, compare=False)
    _changed: Mapping[str, Value] = field(init=False, hash=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        changed = {k: v for k, v in self.values_by_key.items() if v != self.defaults[k]}
        object.__setattr__(self, "_changed", changed)

    def __getitem__(self, key: str) -> Value:
        return self.values_by_key[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.values_by_key)

    def __len__(self) -> int:
        return len(self.values_by_key)

    def changed(self) -> Mapping[str, Value]:
        """Only what differs from the book."""
        return self._changed

    def text(self) -> str:
        """What differs from the book, as `key=value` words."""
        return " ".join(f"{key}={value}" for key, value in self.changed().items())


def nothing_refused(options: Options, seats: int, people: int | None) -> None:
    """The rule of a book whose options all go together."""


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook: its options with their defaults, its numbers of players, its version."""

    name: str
    version: int
    seats: range
    options: tuple[Option, ...]
    #: Raises `BadOption` for a combination that the book can't play; `people` where it is known.
    refuse: Callable[[Options, int, int | None], None] = nothing_refused
    #: The versions before this one: their matches go on, and replay as they were played.
    earlier: tuple[Book, ...] = ()

    def edition(self, version: int | str) -> Book | None:
        """The book in this version, or None if it has none of that number."""
        editions = (self, *self.earlier)
        return next((book for book in editions if str(book.version) == str(version)), None)

    def without(self, version: int, *keys: str) -> Book:
        """An earlier version, which did not know these options."""
        options = tuple([option for option in self.options if option.key not in keys])
        return replace(self, version=version, options=options, earlier=())

    def defaults(self) -> dict[str, Value]:
        """Every key with the book's own value."""
        return {option.key: option.default for option in self.options}

    def online(self) -> dict[str, Value]:
        """The values that differ where a clock runs."""
        return {o.key: o.online for o in self.options if o.online is not None}

    def passed(self) -> dict[str, Value]:
        """The values that can't be others where one device is passed around."""
        return {o.key: o.passed for o in self.options if o.passed is not None}

    def among_players(self) -> Book:
        """The book for a table whose host plays too."""
        options = tuple([option.among_players() for option in self.options])
        earlier = tuple([book.among_players() for book in self.earlier])
        return replace(self, options=options, earlier=earlier)

    def is_rated(self, options: Mapping[str, Value]) -> bool:
        """Whether a match by these options says who plays better."""
        told = [(option.unrated, str(options[option.key])) for option in self.options]
        return not any(value.startswith(words) for words, value in told if words)

    def leaving_costs(self, options: Mapping[str, Value]) -> bool:
        """Whether a seat loses something when its owner leaves."""
        return any(options[option.key] in option.costs_leavers for option in self.options)

    def with_bots(self, options: Mapping[str, Value], seats: Iterable[int]) -> dict[str, Value]:
        """The options of a table at which bots play these seats."""
        told = sum(1 << seat for seat in seats)
        return {**options, **{option.key: told for option in self.options if option.bots}}

    def decide(self, given: Mapping[str, object], seats: int, people: int | None = None) -> Options:
        """The options of a table of so many seats, some given, the others the book's own."""
        if seats not in self.seats:
            raise BadOption(
                "bad-seats", book=self.name, seats=seats, low=self.seats[0], high=self.seats[-1]
            )
        values = self.defaults()
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                raise BadOption("unknown-option", key=key, book=self.name)
            values[key] = known[key].read(value)
        options = Options(self.name, self.version, values, self.defaults())
        self.refuse(options, seats, people)
        return options
