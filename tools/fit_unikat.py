"""Play games of Unikat, see who won with which hands, and fit the net of the expert to that.

    python3 tools/fit_unikat.py --games 400 --player expert --rows rows.jsonl --write

Rows are kept from call to call. The first call has to be with `--player flex`; once what it wrote
is in place, calls with `--player expert` show the net the hands that a player with it gets.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from stolik.bots.base import Budget
from stolik.bots.unikat import worth
from stolik.bots.unikat.expert import Foresight
from stolik.bots.unikat.greedy import open_tiles
from stolik.bots.unikat.mind import WON, Mind, Place
from stolik.core.fairness import seeded
from stolik.core.game import Below
from stolik.core.match import AnyMatch, Match
from stolik.games import BOOKS

GAME, BOOK = BOOKS["unikat"]
WEIGHTS = Path(worth.__file__).with_name("weights.py")
#: One of so many choices is any of the best few, so that other hands are seen as well.
STRAY, FEW = 8, 6
#: How the net is fitted: how often it sees all rows, at least so many batches of them, how far a
#: step goes at first, and how much the weights shrink.
EPOCHS, BATCHES, BATCH, STEP, SHRINK = 12, 3000, 64, 0.004, 1e-5
#: One of so many games is not fitted to, but shows how good the fit is.
HELD = 8


class Row(NamedTuple):
    """A hand at the end of a turn: of which game, what the net sees, and whether it won."""

    game: int
    seen: list[float]
    now: float  # the odds by the net that is in place
    then: float  # the same after the best exchange of the next turn
    won: bool


# -- playing ------------------------------------------------------------------------------------
def play(number: int, seats: int, player: str) -> Iterator[Row]:
    """One game, in which each seat now and then strays; its rows."""
    below, random = seeded(f"fit/{number}"), Random(number)
    match: AnyMatch = Match.begin(GAME, BOOK.decide({}, seats, people=0), seats, below)
    found: list[tuple[int, Row]] = []
    while GAME.outcome(match.state) is None:
        seat = GAME.due(match.state)[0]
        match.play(seat, _choose(match, seat, player, below, random), below)
        if match.state.turn != seat and GAME.outcome(match.state) is None:
            found.append((seat, _look(match, seat, number, below)))
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    for seat, row in found:
        yield row._replace(won=seat in outcome.winners)


def _choose(match: AnyMatch, seat: int, player: str, below: Below, random: Random) -> Any:
    view, legal = GAME.view(match.state, seat), GAME.legal(match.state, seat)
    if len(legal) == 1:
        return legal[0]
    plain = player == "flex"
    mind = Mind(view, legal, Budget()) if plain else Foresight(view, legal, Budget(), below)
    thoughts = mind.thoughts()
    if thoughts[0].cost != WON and not random.randrange(STRAY):
        return random.choice(thoughts[:FEW]).action
    return thoughts[0].action


def _look(match: AnyMatch, seat: int, number: int, below: Below) -> Row:
    view, table, hand = GAME.view(match.state, seat), match.state.table, match.state.hands[seat]
    mind, place = Foresight(view, [], Budget(), below), Place(table, open_tiles(table))
    out = mind.goes_out(hand, place)
    seen = [float(it) for it in worth.features(hand, place.open, mind.unseen, out)]
    then = -mind.exchanged_next(hand, place, view.display)
    return Row(number, seen, worth.worth(seen), then, False)


# -- fitting ------------------------------------------------------------------------------------
class Net:
    """A sum of the features and of a hidden layer; the weights lie one after the other."""

    def __init__(self, inputs: int, hidden: int, random: Random) -> None:
        self.inputs, self.hidden = inputs, hidden
        self.weights = [0.0] * (inputs + 1)
        for _ in range(hidden):
            self.weights += [random.gauss(0, 0.3) for _ in range(inputs + 1)]
            self.weights.append(random.gauss(0, 0.05))

    def units(self) -> Iterator[tuple[int, int]]:
        """Where the weights of each hidden unit begin, and where that stands what it adds."""
        size = self.inputs + 1
        for begin in range(size, len(self.weights), size + 1):
            yield begin, begin + size

    def odds(self, seen: Sequence[float]) -> float:
        """The logarithm of the odds to win."""
        found = self._sum(0, seen)
        for begin, end in self.units():
            found += self.weights[end] * max(0.0, self._sum(begin, seen))
        return found

    def _sum(self, begin: int, seen: Sequence[float]) -> float:
        weights = self.weights[begin : begin + self.inputs + 1]
        return weights[-1] + sum([a * b for a, b in zip(weights, seen, strict=False)])

    def slope(self, seen: Sequence[float], won: bool, slopes: list[float]) -> None:
        """Add how the error of one row grows with each weight."""
        wrong = worth.chance_of(self.odds(seen)) - won
        inputs = [*seen, 1.0]
        for place, value in enumerate(inputs):
            slopes[place] += wrong * value
        for begin, end in self.units():
            lit = self._sum(begin, seen)
            if lit > 0:
                slopes[end] += wrong * lit
                for place, value in enumerate(inputs, begin):
                    slopes[place] += wrong * self.weights[end] * value


def fit(rows: Sequence[tuple[Sequence[float], bool]], hidden: int) -> Net:
    """The net that explains best who won, for features as they are."""
    random = Random(1)
    means, spreads = _scale([seen for seen, _ in rows])
    scaled = [
        ([(a - b) / c for a, b, c in zip(seen, means, spreads, strict=True)], won)
        for seen, won in rows
    ]
    net = Net(len(means), hidden, random)
    adam = _Adam(len(net.weights))
    epochs = max(EPOCHS, BATCHES * BATCH // len(rows))
    for epoch in range(epochs):
        random.shuffle(scaled)
        for begin in range(0, len(scaled), BATCH):
            batch = scaled[begin : begin + BATCH]
            slopes = [SHRINK * len(batch) * weight for weight in net.weights]
            for seen, won in batch:
                net.slope(seen, won, slopes)
            adam.step(net.weights, [it / len(batch) for it in slopes], STEP * (1 - epoch / epochs))
    _unscale(net, means, spreads)
    return net


class _Adam:
    """Steps against the slope, each weight at its own pace (Kingma and Ba, 2014)."""

    def __init__(self, count: int) -> None:
        self._mean, self._square, self._steps = [0.0] * count, [0.0] * count, 0

    def step(self, weights: list[float], slopes: Sequence[float], size: float) -> None:
        self._steps += 1
        first, second = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for place, slope in enumerate(slopes):
            self._mean[place] += 0.1 * (slope - self._mean[place])
            self._square[place] += 0.001 * (slope * slope - self._square[place])
            pace = sqrt(self._square[place] / second) + 1e-8
            weights[place] -= size * self._mean[place] / first / pace


def _scale(seen: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """The mean of each feature, and how much it varies."""
    columns = list(zip(*seen, strict=True))
    means = [sum(column) / len(column) for column in columns]
    squares = [
        sum([(it - mean) ** 2 for it in column]) / len(column)
        for column, mean in zip(columns, means, strict=True)
    ]
    return means, [sqrt(square) or 1.0 for square in squares]


def _unscale(net: Net, means: Sequence[float], spreads: Sequence[float]) -> None:
    """Let the weights take features as they are."""
    for begin in [0, *[begin for begin, _ in net.units()]]:
        for place, (mean, spread) in enumerate(zip(means, spreads, strict=True), begin):
            net.weights[place] /= spread
            net.weights[begin + net.inputs] -= net.weights[place] * mean


# -- telling ------------------------------------------------------------------------------------
def tell(name: str, rows: Sequence[Row], odds: Callable[[Row], float], others: int = 1) -> None:
    """The error of some odds, and the chances beside what came true, tenth by tenth."""
    known = sorted([(worth.chance_of(odds(row), others), row.won) for row in rows])
    error = -sum([log(max(1e-9, chance if won else 1 - chance)) for chance, won in known])
    print(f"{name}: {len(rows)} rows, error {error / len(rows):.4f}")
    for tenth in range(10):
        part = known[tenth * len(known) // 10 : (tenth + 1) * len(known) // 10]
        if not part:
            continue
        said = sum([chance for chance, _ in part]) / len(part)
        print(f"  said {said:.3f}, came true {sum([won for _, won in part]) / len(part):.3f}")


def written(net: Net) -> str:
    """The module with the weights."""

    def row(begin: int) -> str:
        return ", ".join([f"{it:.4g}" for it in net.weights[begin : begin + net.inputs + 1]])

    hidden = "\n".join([f"    ({row(begin)})," for begin, _ in net.units()])
    split = ", ".join([f"{net.weights[end]:.4g}" for _, end in net.units()])
    return f'''"""The numbers of the net in worth.py, written by tools/fit_unikat.py."""

#: What each feature adds by itself; the last number stands alone.
PLAIN: tuple[float, ...] = ({row(0)})

#: For each hidden unit the weights of the features; the last number stands alone.
HIDDEN: tuple[tuple[float, ...], ...] = (
{hidden}
)

#: What each hidden unit adds.
SPLIT: tuple[float, ...] = ({split})
'''


def main() -> None:
    """Play, fit, tell, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--player", choices=["flex", "expert"], default="expert")
    parser.add_argument("--hidden", type=int, default=12)
    parser.add_argument("--rows", type=Path, help="rows of earlier calls, and of this one")
    parser.add_argument("--write", action="store_true", help="put the weights in place")
    told = parser.parse_args()
    rows = [Row(*json.loads(line)) for line in told.rows.open()] if _is_there(told.rows) else []
    fresh = [
        row
        for number in range(told.first, told.first + told.games)
        for row in play(number, told.seats, told.player)
    ]
    if told.rows:
        with told.rows.open("a") as file:
            file.writelines([json.dumps(row) + "\n" for row in fresh])
    if fresh:
        tell("net in place", fresh, lambda row: row.now, told.seats - 1)
        tell("with the next exchange", fresh, _with_next, told.seats - 1)
    if told.seats == 2:  # the net is one for two players
        fit_all([*rows, *fresh], told.hidden, told.write)


def _is_there(path: Path | None) -> bool:
    return path is not None and path.exists()


def _with_next(row: Row) -> float:
    is_out = row.seen[worth.FEATURES.index("out")]
    return row.now if is_out else worth.with_next(row.now, row.then)


def fit_all(rows: Sequence[Row], hidden: int, write: bool) -> None:
    """A new net, and how much the next exchange tells beside the net that is in place."""
    fitted = [row for row in rows if row.game % HELD]
    net = fit([(row.seen, row.won) for row in fitted], hidden)
    tell("new net, other games", [row for row in rows if not row.game % HELD], _odds(net))
    waiting = [row for row in rows if not row.seen[worth.FEATURES.index("out")]]
    after = fit([((row.now, row.then), row.won) for row in waiting], 0)
    print("NOW, THEN, SHIFT =", ", ".join([f"{weight:.3f}" for weight in after.weights]))
    if write:
        WEIGHTS.write_text(written(net))


def _odds(net: Net) -> Callable[[Row], float]:
    return lambda row: net.odds(row.seen)


if __name__ == "__main__":
    main()
