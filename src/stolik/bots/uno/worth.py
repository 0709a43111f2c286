"""What the end of a deal is worth to a seat, and how often its side went out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from stolik.core.game import Seat
from stolik.games.uno.actions import Action
from stolik.games.uno.options import terms_of
from stolik.games.uno.pieces import VALUES_108, VALUES_112
from stolik.games.uno.view import View

#: What the points of a deal weigh beside the win of it: those that the winner takes, and those
#: that each books for the own hand; and how many points are many.
POINTS_WEIGH = 0.1
OWN_POINTS_WEIGH = 0.5
MANY_POINTS = 150


class Worth:
    """What the end of a deal is worth to a seat, from 0 to 1."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        terms = terms_of(view.options)
        self.values = VALUES_108 if terms.k108 else VALUES_112
        self._seat, self._teams = view.seat, terms.teams
        self._own_points = terms.scoring in ("low", "elimination")
        more_deals = terms.scoring == "winnerTakesAll" and terms.deals != 1
        own = OWN_POINTS_WEIGH if self._own_points else 0.0
        self.weigh_points = POINTS_WEIGH if more_deals else own
        players = view.seats - view.out.bit_count()
        self.even = 0.5 if terms.teams else 1 / players

    def won(self, winner: Seat) -> bool:
        """Whether the own side went out."""
        return winner == self._seat or (self._teams and (winner - self._seat) % 2 == 0)

    def of(self, winner: Seat, counted: Sequence[int]) -> float:
        """By who went out, and by the points that were left in the hands."""
        won = self.won(winner)
        if not self.weigh_points:
            return float(won)
        points = counted[self._seat] if self._own_points else sum(counted)
        many = min(points, MANY_POINTS) / MANY_POINTS
        better = (1 + many if won else 1 - many) / 2
        share = 1 - many if self._own_points else better
        return (1 - self.weigh_points) * won + self.weigh_points * share


class Tally:
    """Counts the deals that an action wins, whatever else its playouts are judged by."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self._last = worth.even
        self._won: defaultdict[Action, float] = defaultdict(float)
        self._played: defaultdict[Action, int] = defaultdict(int)

    def end(self, winner: Seat, counted: Sequence[int]) -> float:
        """A deal is over: what it is worth."""
        self._last = float(self.worth.won(winner))
        return self.worth.of(winner, counted)

    def listen(self, play: Callable[[Action, Any], float]) -> Callable[[Action, Any], float]:
        """The same playouts, counted."""

        def counted(action: Action, world: Any) -> float:
            self._last = self.worth.even
            worth = play(action, world)
            self._won[action] += self._last
            self._played[action] += 1
            return worth

        return counted

    def chance(self, action: Action) -> float:
        """The share of deals that were won with an action."""
        return self._won[action] / max(1, self._played[action])
