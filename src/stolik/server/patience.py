"""How long a table waits for somebody: a budget a seat, spent only while others wait for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from stolik.core.game import Seat

#: Seconds that a table waits for a seat in a whole match, and at least after its owner is back.
BUDGET = 120.0
AGAIN = 45.0
#: Seconds to think about one decision before patience is spent.
THINKING = 60.0


@dataclass
class Patience:
    """What is left of each seat's budget, and which of them are being spent."""

    seats: int
    left: list[float] = field(init=False)
    waiting: frozenset[Seat] = frozenset()
    _since: float = 0.0

    def __post_init__(self) -> None:
        self.left = [BUDGET] * self.seats

    def wait_for(self, seats: Iterable[Seat], now: float) -> bool:
        """From now on the table waits for these seats; whether that is a change."""
        self._spend(now)
        seats = frozenset(seats)
        changed, self.waiting = seats != self.waiting, seats
        return changed

    def spent(self, now: float) -> list[Seat]:
        """The seats that nobody waits for any longer."""
        self._spend(now)
        return [seat for seat in self.waiting if self.left[seat] <= 0]

    def seconds(self) -> float | None:
        """How long until the first budget is spent."""
        return min([max(0.0, self.left[seat]) for seat in self.waiting], default=None)

    def left_at(self, seat: Seat, now: float) -> float:
        """What is left of a seat's budget."""
        spent = now - self._since if seat in self.waiting else 0.0
        return max(0.0, self.left[seat] - spent)

    def back(self, seat: Seat) -> None:
        """Somebody is back: a little more time."""
        self.left[seat] = max(self.left[seat], AGAIN)

    def show(self, waiting: Iterable[Seat], left: list[float], now: float) -> None:
        """Be as another process, which looks after the table, says."""
        self.waiting, self.left, self._since = frozenset(waiting), list(left), now

    def _spend(self, now: float) -> None:
        for seat in self.waiting:
            self.left[seat] -= now - self._since
        self._since = now
