"""Ratings as a fold over results: who played whom in a book, and how it ended, in that order.

Nothing here is kept. Whoever has the same results has the same numbers, so a rating can't drift
away from the matches it stands for. docs/ladder.md says what counts, and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

GUEST, BOT = "guest/", "bot/"
#: Where everybody starts, and how little is known then; written down here, as the numbers of a
#: ladder should not change with the usual values of a library.
MU, SIGMA = 25.0, 25.0 / 3
BETA, TAU = 25.0 / 6, 25.0 / 300
#: Games until somebody has a rank.
SETTLED = 5
#: The number that is shown: whole, and positive even for who loses a lot.
CAUTION, LIFT, SCALE = 3, 20, 10
MOST_SHOWN = 100


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: sides of players in their places, and who of them had left."""

    match: str
    book: str
    #: Wall milliseconds.
    ended: int
    sides: tuple[tuple[int, tuple[str, ...]], ...]
    leavers: tuple[str, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether it says anything about who plays better.

        One guest on several seats is several people at one device, and nobody knows which.
        """
        everybody = [player for _, players in self.sides for player in players]
        guests = [player for player in everybody if player.startswith(GUEST)]
        several = len(self.sides) > 1 and len(set(everybody)) > 1
        return several and len(guests) > 0 and len(set(guests)) == len(guests)


class Rating(NamedTuple):
    """How well somebody plays, how sure that is, and what the last game did to it."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    last: str = ""
    before: int = 0

    @property
    def shown(self) -> int:
        """A cautious number: so well somebody plays at least, as far as the games can tell.

        >>> Rating().shown
        200
        """
        return round(SCALE * (LIFT + self.mu - CAUTION * self.sigma))


@dataclass(frozen=True, slots=True)
class Rung:
    """Somebody on a ladder, as others may see it: no id."""

    rank: int | None
    name: str
    bot: str
    rating: int
    games: int
    me: bool = False
    change: int | None = None


# -- the fold -------------------------------------------------------------------------------------
def ratings(
    results: Iterable[Result], before: Mapping[str, Rating] | None = None
) -> dict[str, Rating]:
    """Everybody's rating after these results of a book, whatever order they are given in.

    They are taken in the order in which they ended; `before` is what came of all earlier ones.
    """
    rated = dict(before or {})
    for result in sorted(results, key=in_order):
        if result.counts:
            rated |= _after(result, rated)
    return rated


def in_order(result: Result) -> tuple[int, str]:
    """The order in which results count: two that ended in one millisecond by their match."""
    return result.ended, result.match


def _after(result: Result, rated: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of those who played."""
    model = _model()
    known = {p: rated.get(p, Rating()) for _, players in result.sides for p in players}
    before = [
        [model.create_rating([known[p].mu, known[p].sigma]) for p in players]
        for _, players in result.sides
    ]
    after = model.rate(before, ranks=[float(place) for place, _ in result.sides])
    seats: dict[str, list[tuple[float, float]]] = {player: [] for player in known}
    for (_, players), side in zip(result.sides, after, strict=True):
        for player, new in zip(players, side, strict=True):
            seats[player].append((new.mu, new.sigma))
    return {player: _changed(player, known[player], seats[player], result) for player in known}


def _changed(player: str, old: Rating, seats: list[tuple[float, float]], result: Result) -> Rating:
    """A rating after a match; a bot on several seats learns from all of them, in equal parts."""
    mu = sum(mu for mu, _ in seats) / len(seats)
    sigma = sum(sigma for _, sigma in seats) / len(seats)
    if player in result.leavers and mu > old.mu:
        mu, sigma = old.mu, old.sigma  # a bot has won this, not the one who left
    return Rating(mu, sigma, old.games + 1, result.match, old.shown)


@cache
def _model() -> PlackettLuce:
    # It takes a while to load, and most who start the program ask for no ladder.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)


# -- the ladder -----------------------------------------------------------------------------------
def ladder(rated: Mapping[str, Rating], names: Mapping[str, str], me: str = "") -> list[Rung]:
    """A ladder for a reader: those with enough games in their ranks, then the others.

    Of guests only those are on it who have a name here, which who hides has not; whoever reads
    finds their own rung in any case, without a rank if it is hidden from the others.
    """
    own = f"{GUEST}{me}"
    known = {player: it for player, it in rated.items() if _is_open(player, names)}
    order = sorted(known, key=lambda p: (known[p].games < SETTLED, -known[p].shown, p))
    marks = [known[player].shown for player in order if known[player].games >= SETTLED]
    rungs = [_rung(player, known[player], names, marks, player == own) for player in order]
    shown = [rung for place, rung in enumerate(rungs) if place < MOST_SHOWN or rung.me]
    if own in rated and own not in known:
        shown.append(_rung(own, rated[own], names, [], True))
    return shown


def _is_open(player: str, names: Mapping[str, str]) -> bool:
    return player.startswith(BOT) or player.removeprefix(GUEST) in names


def _rung(player: str, it: Rating, names: Mapping[str, str], marks: list[int], mine: bool) -> Rung:
    rank = 1 + sum(mark > it.shown for mark in marks) if it.games >= SETTLED and marks else None
    return Rung(
        rank=rank,
        name=names.get(player.removeprefix(GUEST), ""),
        bot=player.removeprefix(BOT) if player.startswith(BOT) else "",
        rating=it.shown,
        games=it.games,
        me=mine,
        change=it.shown - it.before if mine else None,
    )
