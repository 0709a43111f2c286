"""Tournaments of UNO with 108 cards (K108-127 to K108-135): a schedule of matches, one level up.

A tournament is its inputs in order: the result of each match, once, and a lot where one is needed.
Everything else follows from them: which matches are due, the standings, the duel, the winner.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from stolik.core import fairness
from stolik.core.game import Below
from stolik.core.options import Book, Option, Options, Value
from stolik.core.phrase import BadOption, Illegal, Refused
from stolik.core.record import Promise
from stolik.games.uno.events import DealOver
from stolik.games.uno.options import BOOK_108
from stolik.games.uno.pieces import DECK_108, VALUES_108, value

#: A player's number in the tournament, from 1.
Player = int
_Played = list[tuple["Fixture", "Deal"]]
#: How players who are level are compared.
_Score = Callable[[_Played, tuple[Player, ...]], dict[Player, int]]
DUEL = "duel"
BLOCK_DEALS = 4  # K108-127, K108-134
DUEL_DEALS = 3  # K108-130
DUEL_LENGTHS = range(1, 100)
#: An option of a tournament, not of its matches.
DUEL_OPTION = Option("k108.duelDeals", "K108-130", DUEL_DEALS, numbers=DUEL_LENGTHS)
FINALISTS = 2
TABLES = ("I", "II")
LONGEST_NAME = 60
#: They hold emoji, and letters of some scripts, together: no print, and yet no control either.
JOINERS = str.maketrans("", "", "\u200c\u200d")
MOST_POINTS = value(DECK_108, VALUES_108)
#: What a format decides itself; the target plays no part (K108-132).
FIXED_OPTIONS = ("k108.format", "k108.scoring", "k108.target", "k108.deals")


class Deal(NamedTuple):
    """A deal that was played: who went out, and what the deal was worth."""

    winner: Player
    points: int


class Fixture(NamedTuple):
    """A match of the schedule; the players clockwise, partners opposite each other."""

    name: str
    block: int  # from 1; 0 for the duel
    players: tuple[Player, ...]
    deals: int

    def partners(self, one: Player, other: Player) -> bool:
        """Whether two players of this match win together; everybody is the own partner."""
        return (self.players.index(one) - self.players.index(other)) % 2 == 0

    def goes_on(self, deals: Sequence[Deal]) -> bool:
        """Whether a deal is still to be played; a tie in the duel adds one (K108-130)."""
        return len(deals) < self.deals or (self.name == DUEL and self.leader(deals) is None)

    def leader(self, deals: Sequence[Deal]) -> Player | None:
        """Who is ahead in the duel, or None if both have the same sum."""
        first, second = self.players
        sums = [sum(it.points for it in deals if it.winner == player) for player in self.players]
        return None if sums[0] == sums[1] else first if sums[0] > sums[1] else second

    def options(self, rules: Mapping[str, Value], deals: int = 0, book: Book = BOOK_108) -> Options:
        """The options of its table, carried on to so many deals where a duel is tied.

        The whole block is one match, so that the last card is carried from deal to deal within it
        and never across its end, and the first dealer is found by high card.
        """
        form = "individual" if self.name == DUEL else "pairs"
        own: dict[str, Value] = {"k108.format": form, "k108.deals": deals or self.deals}
        given = {**rules, **own}
        given.pop(DUEL_OPTION.key, None)
        return book.decide(given, len(self.players))

    def deals_of(self, events: Iterable[object]) -> tuple[Deal, ...]:
        """The deals of the match that was played, from what happened in it."""
        ends = [event for event in events if isinstance(event, DealOver)]
        return tuple([Deal(self.players[end.winner], end.gained[end.winner]) for end in ends])


def prolonged(options: Options, events: Iterable[object]) -> Options | None:
    """The options under which a duel of two goes on, by what happened in it; None if it is over."""
    duel = Fixture(DUEL, 0, (1, 2), int(options["k108.deals"]))
    deals, book = duel.deals_of(events), BOOK_108.edition(options.version)
    assert book is not None
    return duel.options(options.changed(), len(deals) + 1, book) if duel.goes_on(deals) else None


class Result(NamedTuple):
    """Input: a match was played, deal by deal."""

    match: str
    deals: tuple[Deal, ...]


class OneDeal(NamedTuple):
    """Input: a deal of a match was played; its last one ends the match."""

    match: str
    deal: Deal


class Lot(NamedTuple):
    """Input: players whom nothing else tells apart, in the order that the lot gives them."""

    order: tuple[Player, ...]


Input = Result | OneDeal | Lot


class Standing(NamedTuple):
    """A line of the standings; players whom nothing tells apart share a place."""

    place: int
    player: Player
    points: int
    wins: int


class Format(NamedTuple):
    """A kind of tournament: block by block, the players at each table clockwise."""

    name: str
    clause: str
    length_clause: str
    blocks: tuple[tuple[tuple[Player, ...], ...], ...]

    def size(self) -> int:
        """How many players it is for."""
        return sum(map(len, self.blocks[0]))

    def fixtures(self) -> tuple[Fixture, ...]:
        """The matches before the duel, in order."""
        return tuple(
            [
                Fixture(f"{number}.{table}", number, players, BLOCK_DEALS)
                for number, block in enumerate(self.blocks, 1)
                for table, players in zip(TABLES, block, strict=False)
            ]
        )


def whist_block(number: int) -> tuple[tuple[Player, ...], ...]:
    """A block of the cyclic whist design: players 1 to 7 move round, player 8 stays (K108-135).

    >>> whist_block(1)
    ((8, 2, 1, 4), (3, 5, 7, 6))
    """
    moved = [(number + step - 1) % 7 + 1 for step in range(7)]
    return (8, moved[1], moved[0], moved[3]), (moved[2], moved[4], moved[6], moved[5])


FOUR = (((1, 3, 2, 4),), ((1, 2, 3, 4),), ((1, 2, 4, 3),))
EIGHT = tuple([whist_block(number) for number in range(1, 8)])
ROTATION12 = Format("rotation12", "K108-127", "K108-127", FOUR)
ROTATION28 = Format("rotation28", "K108-133", "K108-134", EIGHT)
FORMATS = {form.name: form for form in (ROTATION12, ROTATION28)}


@dataclass(slots=True)
class Tournament:
    """A tournament as far as it has come; inputs are checked as they enter."""

    form: str
    names: tuple[str, ...]
    duel_deals: int = DUEL_DEALS
    options: Mapping[str, Value] = field(default_factory=dict)
    inputs: list[Input] = field(default_factory=list)
    #: The version of the book in which it was begun.
    version: int = BOOK_108.version

    def __post_init__(self) -> None:
        self._check_players()
        self._check_options()
        given, self.inputs = self.inputs, []
        for entry in given:
            self.enter(entry)

    def _check_players(self) -> None:
        if self.form not in FORMATS:
            raise Refused("unknown-format", word=self.form, may=", ".join(FORMATS))
        form = self.format()
        if len(self.names) != form.size():
            count, given = form.size(), len(self.names)
            raise Illegal(
                form.clause, "tournament-players", format=form.name, count=count, given=given
            )
        for number, name in enumerate(self.names, 1):
            shown = name.translate(JOINERS)
            if not 0 < len(name) <= LONGEST_NAME or not shown.isprintable() or name != name.strip():
                raise Refused("bad-player-name", player=number)

    def _check_options(self) -> None:
        for key in self.options:
            if key in FIXED_OPTIONS:
                raise BadOption("tournament-option", key=key, format=self.form)
        own = {key: it for key, it in self.options.items() if key == DUEL_OPTION.key}
        for told in own.values():
            self.duel_deals = int(DUEL_OPTION.read(told))
        if self.duel_deals not in DUEL_LENGTHS:
            low, high = DUEL_LENGTHS[0], DUEL_LENGTHS[-1]
            raise Illegal("K108-130", "duel-length", given=self.duel_deals, low=low, high=high)
        changed = self.format().fixtures()[0].options(self.options, book=self.book()).changed()
        kept = {key: it for key, it in changed.items() if key not in FIXED_OPTIONS}
        if own and self.duel_deals != DUEL_DEALS:
            kept[DUEL_OPTION.key] = self.duel_deals
        self.options = kept

    def book(self) -> Book:
        """The book, in the version in which the tournament was begun."""
        book = BOOK_108.edition(self.version)
        assert book is not None
        return book

    def format(self) -> Format:
        """The kind of tournament."""
        return FORMATS[self.form]

    def copy(self) -> Tournament:
        """A tournament of its own."""
        return replace(self)

    # -- what is due --------------------------------------------------------------------------
    def told(self) -> dict[str, tuple[Deal, ...]]:
        """The deals of every match that was played or has begun."""
        found: dict[str, tuple[Deal, ...]] = {}
        for entry in self.inputs:
            if not isinstance(entry, Lot):
                deals = (entry.deal,) if isinstance(entry, OneDeal) else entry.deals
                found[entry.match] = (*found.get(entry.match, ()), *deals)
        return found

    def results(self) -> dict[str, tuple[Deal, ...]]:
        """The deals of every match that was played."""
        told = self.told()
        known = {match: self.fixture(match) for match in told}
        return {
            match: told[match] for match, it in known.items() if it and not it.goes_on(told[match])
        }

    def due(self) -> tuple[Fixture, ...]:
        """The matches that may be played now: a block is played out before the next one begins."""
        played = self.results()
        waiting = [it for it in self.format().fixtures() if it.name not in played]
        if waiting:
            return tuple([it for it in waiting if it.block == waiting[0].block])
        duel = self.duel()
        return (duel,) if duel and DUEL not in played else ()

    def duel(self) -> Fixture | None:
        """The duel of the two best, once they are known (K108-129)."""
        if not self._rotated() or self.lot_due():
            return None
        best = [player for group in self._ranking() for player in group]
        return Fixture(DUEL, 0, tuple(best[:FINALISTS]), self.duel_deals)

    def fixture(self, name: str) -> Fixture | None:
        """The match of this name, if it is known who plays it."""
        if name == DUEL:
            return self.duel()
        return next((it for it in self.format().fixtures() if it.name == name), None)

    def lot_due(self) -> tuple[Player, ...]:
        """The players of whom only a lot can say who plays the duel (K108-131)."""
        before = 0
        for group in self._ranking() if self._rotated() else []:
            if before < FINALISTS < before + len(group):
                return group
            before += len(group)
        return ()

    def draw_lot(self, below: Below) -> Lot:
        """The lot that is due, drawn."""
        waiting, order = list(self.lot_due()), []
        while waiting:
            order.append(waiting.pop(below(len(waiting))))
        return Lot(tuple(order))

    def winner(self) -> Player | None:
        """Who has won the duel, and with it the tournament (K108-129)."""
        duel, deals = self.duel(), self.results().get(DUEL)
        if duel is None or deals is None:
            return None
        return duel.leader(deals)

    def _rotated(self) -> bool:
        told = self.told()
        return not any(it.goes_on(told.get(it.name, ())) for it in self.format().fixtures())

    # -- inputs -------------------------------------------------------------------------------
    def enter(self, entry: Input) -> None:
        """Take an input; one that can't be true changes nothing."""
        self.check(entry)
        self.inputs.append(entry)

    def check(self, entry: Input) -> None:
        """Raise `Illegal` for an input that can't be true now."""
        if isinstance(entry, Lot):
            self._check_lot(entry)
            return
        fixture = self._fixture_due(entry.match)
        if isinstance(entry, OneDeal):
            self._check_deals(fixture, (entry.deal,))
            return
        if entry.match in self.told():
            raise Illegal("K108-128", "result-twice", match=entry.match)
        self._check_deals(fixture, entry.deals)
        self._check_length(fixture, entry.deals)

    def _check_deals(self, fixture: Fixture, deals: tuple[Deal, ...]) -> None:
        for deal in deals:
            if deal.winner not in fixture.players:
                clause = "K108-129" if fixture.name == DUEL else "K108-124"
                raise Illegal(clause, "winner-elsewhere", player=deal.winner, match=fixture.name)
            if not 0 <= deal.points <= MOST_POINTS:
                raise Illegal("K108-111", "deal-points", points=deal.points, high=MOST_POINTS)

    def _check_lot(self, lot: Lot) -> None:
        due = self.lot_due()
        if not due:
            raise Illegal("K108-131", "no-lot-due")
        if sorted(lot.order) != sorted(due):
            raise Illegal("K108-131", "lot-for-others", players=", ".join(map(str, sorted(due))))

    def _fixture_due(self, name: str) -> Fixture:
        if name in self.results():
            raise Illegal("K108-128", "result-twice", match=name)
        for fixture in self.due():
            if fixture.name == name:
                return fixture
        if name == DUEL:
            raise Illegal("K108-131" if self.lot_due() else "K108-129", "match-not-due", match=name)
        known = self.fixture(name) is not None
        raise Illegal(self.format().clause, "match-not-due" if known else "no-match", match=name)

    def _check_length(self, fixture: Fixture, deals: tuple[Deal, ...]) -> None:
        needed = fixture.deals
        while needed <= len(deals) and fixture.goes_on(deals[:needed]):
            needed += 1
        if needed != len(deals):
            clause = "K108-130" if fixture.name == DUEL else self.format().length_clause
            name, given = fixture.name, len(deals)
            raise Illegal(clause, "match-length", match=name, count=needed, given=given)

    # -- standings ----------------------------------------------------------------------------
    def standings(self, block: int | None = None) -> list[Standing]:
        """The standings of the rotation, as far as it has come or after a block of it."""
        played, found = self._played(block), list[Standing]()
        for group in self._ranking(block):
            place = len(found) + 1
            found += [Standing(place, player, *_tally(played, player)) for player in group]
        return found

    def _played(self, block: int | None) -> list[tuple[Fixture, Deal]]:
        """Every deal of the rotation, up to a block."""
        told = self.told()
        return [
            (fixture, deal)
            for fixture in self.format().fixtures()
            if block is None or fixture.block <= block
            for deal in told.get(fixture.name, ())
        ]

    def _ranking(self, block: int | None = None) -> list[tuple[Player, ...]]:
        """The players from the best on; those whom nothing tells apart together (K108-131)."""
        played = self._played(block)
        tallies = {player: _tally(played, player) for player in range(1, len(self.names) + 1)}
        score = _direct if self.version > 1 else _direct_in_pairs
        groups = [it for level in _split(tallies) for it in _by_direct(score, played, level)]
        if block not in (None, len(self.format().blocks)):
            return groups  # the lot is drawn at the end and says nothing of earlier blocks
        return [it for group in groups for it in self._by_lot(group)]

    def _by_lot(self, group: tuple[Player, ...]) -> list[tuple[Player, ...]]:
        for entry in self.inputs:
            if isinstance(entry, Lot) and set(entry.order) == set(group):
                return [(player,) for player in entry.order]
        return [group]


def chance_of_all(promises: Iterable[Promise]) -> Below:
    """The chance of all matches together, once it is open: what a lot is drawn from (K108-131)."""
    mixed = hashlib.sha256()
    for promise in promises:
        assert promise.secret is not None
        mixed.update(fairness.key(promise.match, promise.secret, promise.shares))
    return fairness.Stream(mixed.digest())


def _tally(played: Iterable[tuple[Fixture, Deal]], player: Player) -> tuple[int, int]:
    """A player's points and deals won; a partner's are as good as the own (K108-128)."""
    won = [deal.points for deal in _won(played, player)]
    return sum(won), len(won)


def _won(played: Iterable[tuple[Fixture, Deal]], player: Player) -> Iterator[Deal]:
    for fixture, deal in played:
        if player in fixture.players and fixture.partners(player, deal.winner):
            yield deal


def _split(
    marks: Mapping[Player, int] | Mapping[Player, tuple[int, int]],
) -> list[tuple[Player, ...]]:
    """The players in groups of the same mark, the highest first."""
    groups: dict[int | tuple[int, int], list[Player]] = {}
    for player, mark in marks.items():
        groups.setdefault(mark, []).append(player)
    return [tuple(group) for _, group in sorted(groups.items(), reverse=True)]


def _by_direct(
    score: _Score, played: _Played, group: tuple[Player, ...]
) -> list[tuple[Player, ...]]:
    """Players who are level, told apart by what they won against each other (K108-131).

    Whoever is still level begins again among themselves alone: points and deals won are the same.
    """
    groups = _split(score(played, group))
    if len(groups) == 1:
        return groups
    return [it for part in groups for it in _by_direct(score, played, part)]


def _direct(played: _Played, group: tuple[Player, ...]) -> dict[Player, int]:
    """What each won in deals in which at least two of them were opponents, each deal once."""
    against = [(fixture, deal) for fixture, deal in played if _are_opponents(fixture, group)]
    return {player: _tally(against, player)[0] for player in group}


def _direct_in_pairs(played: _Played, group: tuple[Player, ...]) -> dict[Player, int]:
    """As version 1 counts it: a deal against two of them counts twice."""
    return {
        player: sum(_direct(played, (player, other))[player] for other in group if other != player)
        for player in group
    }


def _are_opponents(fixture: Fixture, group: tuple[Player, ...]) -> bool:
    """Whether two of these players meet in a match."""
    here = [player for player in group if player in fixture.players]
    return any(not fixture.partners(here[0], other) for other in here)
