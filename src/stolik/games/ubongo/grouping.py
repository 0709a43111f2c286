"""Puts boards into groups of four whose puzzles are alike, symbol by symbol.

One board of a group leads, with the six puzzles that come nearest to the tiers of its side; the
three that follow are those which can match each of the six most closely.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from stolik.games.ubongo.boards import SEATS, Board
from stolik.games.ubongo.pieces import Row

#: One of the two searches alone may differ by so many times as much as their mean.
ALONE = 3


class Puzzle(NamedTuple):
    """A row of pieces for an area, with the logarithms of its efforts."""

    row: Row
    novice: float
    expert: float

    def difficulty(self) -> float:
        """One number for both."""
        return (self.novice + self.expert) / 2

    def distance(self, other: Puzzle) -> float:
        """How unlike two puzzles are."""
        novice, expert = self.novice - other.novice, self.expert - other.expert
        return max(abs(novice + expert) / 2, abs(novice) / ALONE, abs(expert) / ALONE)


class Candidate(NamedTuple):
    """An area, the puzzles it allows, and what it is kin to."""

    area: int
    puzzles: tuple[Puzzle, ...]
    kin: frozenset[int]

    def cells(self) -> int:
        """How many cells there are to cover."""
        return self.area.bit_count()


class Terms(NamedTuple):
    """What a group must be like."""

    tiers: tuple[float, ...]  # the difficulties a leading board comes near to,
    middle: int  # if it has so many cells,
    slope: float  # and how much harder they are for each cell more
    stray: float  # how far the puzzles of a leading board may be from the tiers
    tolerance: float  # how far the puzzles of the others may be from those


class Match(NamedTuple):
    """A board with one of its puzzles for each tier, and how far off the worst of them is."""

    distance: float
    place: int
    puzzles: tuple[Puzzle, ...]


Flock = list[Match]  # a leading board, then those that can follow it, the closest first


def grouped(
    candidates: Sequence[Candidate], quotas: Mapping[int, int], terms: Terms
) -> list[list[Board]]:
    """As many groups as the quotas ask for, by the cells of the leading board, or fewer.

    What one number of cells cannot give, the next one gives instead.
    """
    search = _Search(candidates, terms)
    groups: list[list[Board]] = []
    wanted = 0
    for cells, quota in quotas.items():
        wanted += quota
        while len(groups) < wanted and (group := search.take(cells)):
            groups.append(group)
    return sorted(groups, key=lambda group: sum([board.area.bit_count() for board in group]))


class _Search:
    """The flocks that are left, and the boards that are kin to one already taken."""

    def __init__(self, candidates: Sequence[Candidate], terms: Terms) -> None:
        self.candidates = candidates
        leaders = _leaders(candidates, terms)
        flocks = [_flocks(candidates, leader, terms.tolerance) for leader in leaders]
        self.flocks = [flock for pair in flocks for flock in pair]
        self.kin = _kin(candidates)
        self.kin_to_taken: set[int] = set()

    def take(self, cells: int) -> list[Board]:
        """The best group that a board of so many cells can lead; none if there is none.

        No two areas of a group are kin, and those of different groups only where it must be.
        """
        group = self.best(cells, self.kin_to_taken) or self.best(cells, set())
        self.kin_to_taken |= self.kin_to(group)
        gone = {it.place for it in group}
        left = [flock for flock in self.flocks if flock[0].place not in gone]
        self.flocks = [[it for it in flock if it.place not in gone] for flock in left]
        return [_board(self.candidates[it.place], it.puzzles) for it in group]

    def best(self, cells: int, barred: Set[int]) -> Flock:
        """Of the groups without barred boards the one that leaves most to choose from."""
        flocks = [it for it in self.flocks if self.candidates[it[0].place].cells() == cells]
        groups = [self.first_four(it, barred) for it in flocks]

        def cost(group: Flock) -> tuple[int, float]:
            return len(self.kin_to(group) - barred), group[-1].distance

        return min(filter(None, groups), key=cost, default=[])

    def kin_to(self, group: Flock) -> set[int]:
        """The boards that are kin to one of a group."""
        return set().union(*[self.kin[it.place] for it in group])

    def first_four(self, flock: Flock, barred: Set[int]) -> Flock:
        """The leader of a flock and the first three who are neither barred nor kin; or none."""
        group: Flock = []
        if flock[0].place in barred:
            return group
        for it in flock:
            if it.place not in barred:
                barred = barred | self.kin[it.place]
                group.append(it)
                if len(group) == SEATS:
                    return group
        return []


def _kin(candidates: Sequence[Candidate]) -> list[set[int]]:
    """For each board those that look like it, itself included."""
    places: dict[int, set[int]] = {}
    for place, candidate in enumerate(candidates):
        for area in candidate.kin:
            places.setdefault(area, set()).add(place)
    return [set().union(*[places[area] for area in it.kin]) for it in candidates]


def _board(candidate: Candidate, puzzles: Sequence[Puzzle]) -> Board:
    return Board(candidate.area, tuple([puzzle.row for puzzle in puzzles]))


def _leaders(candidates: Sequence[Candidate], terms: Terms) -> list[Match]:
    """The boards that come near enough to the tiers to lead a group."""
    found = []
    for place, candidate in enumerate(candidates):
        harder = terms.slope * (candidate.cells() - terms.middle)
        difficulties = [puzzle.difficulty() - harder for puzzle in candidate.puzzles]
        distances = [[abs(it - tier) for it in difficulties] for tier in terms.tiers]
        choice = assigned(distances, terms.stray)
        if choice:
            found.append(Match(0, place, tuple([candidate.puzzles[it] for it in choice])))
    return found


def _flocks(candidates: Sequence[Candidate], leader: Match, tolerance: float) -> list[Flock]:
    """Who can follow a leading board, once with a cell less and once with a cell more."""
    cells = candidates[leader.place].cells()
    followers = []
    for place, candidate in enumerate(candidates):
        if place != leader.place and abs(candidate.cells() - cells) <= 1:
            match = _follower(place, candidate, leader.puzzles, tolerance)
            followers += [match] if match else []
    followers.sort()
    return [
        [leader, *[it for it in followers if candidates[it.place].cells() in (cells, other)]]
        for other in (cells - 1, cells + 1)
    ]


def _follower(
    place: int, candidate: Candidate, wanted: Sequence[Puzzle], tolerance: float
) -> Match | None:
    """How closely a board can match the wanted puzzles."""
    distances = [[it.distance(want) for it in candidate.puzzles] for want in wanted]
    choice = assigned(distances, tolerance)
    if not choice:
        return None
    worst = max([line[it] for line, it in zip(distances, choice, strict=True)])
    return Match(worst, place, tuple([candidate.puzzles[it] for it in choice]))


# -- who takes what -------------------------------------------------------------------------------
def assigned(distances: Sequence[Sequence[float]], most: float) -> list[int]:
    """A different place for each line, the farthest as near as can be; none if beyond `most`.

    >>> assigned([[0.1, 0.3], [0.2, 0.9]], 1.0)
    [1, 0]
    >>> assigned([[0.1, 0.3], [0.2, 0.9]], 0.2)
    []
    """
    if max([min(line, default=most + 1) for line in distances]) > most:
        return []
    limits = sorted({it for line in distances for it in line if it <= most})
    if not _within(distances, most):
        return []
    enough = bisect_left(limits, True, key=lambda limit: bool(_within(distances, limit)))
    return _within(distances, limits[enough])


def _within(distances: Sequence[Sequence[float]], limit: float) -> list[int]:
    """A different place for each line, all within a limit; none if that cannot be."""
    near = [
        [place for it, place in sorted(zip(line, range(len(line)), strict=True)) if it <= limit]
        for line in distances
    ]
    owner: dict[int, int] = {}

    def place_for(line: int, asked: set[int]) -> bool:
        for place in near[line]:
            if place not in asked:
                asked.add(place)
                if place not in owner or place_for(owner[place], asked):
                    owner[place] = line
                    return True
        return False

    found = all(place_for(line, set()) for line in range(len(near)))
    return sorted(owner, key=owner.__getitem__) if found else []
