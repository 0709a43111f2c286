"""Play games of Unikat, see how soon hands went out, and fit a net of the expert to that.

    python3 tools/fit_unikat.py --games 400 --player expert --rows rows.jsonl --write

Rows are kept from call to call, one file for two players and one for more. After each call with
`--write`, the next one shows the net the hands that a player with it gets. A game ends with the
first who is out; the last hands of the others are taken for what the net in place makes of them.
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
from stolik.bots.unikat import weights, worth
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
#: What is left of a chance after each own turn: of two players, and of more.
LEFT, LEFT_MORE = 0.85, 0.8


class Row(NamedTuple):
    """A hand at the end of a turn: of which game, what the net sees, and how good it was."""

    game: int
    seen: list[float]
    now: float  # the odds by the net that is in place
    target: float


# -- playing ------------------------------------------------------------------------------------
def play(number: int, seats: int, player: str) -> Iterator[Row]:
    """One game, in which each seat now and then strays; its rows."""
    below, random = seeded(f"fit/{number}"), Random(number)
    match: AnyMatch = Match.begin(GAME, BOOK.decide({}, seats, people=0), seats, below)
    found: dict[int, list[Row]] = {seat: [] for seat in range(seats)}
    while GAME.outcome(match.state) is None:
        seat = GAME.due(match.state)[0]
        match.play(seat, _choose(match, seat, player, below, random), below)
        if match.state.turn != seat and GAME.outcome(match.state) is None:
            found[seat].append(_look(match, seat, number, below))
    for seat, rows in found.items():
        yield from _with_targets(
            rows, not match.state.hands[seat], LEFT if seats < 3 else LEFT_MORE
        )


def _with_targets(rows: Sequence[Row], out: bool, left: float) -> Iterator[Row]:
    """The sooner a hand went out, the better it was."""
    target = 1.0 if out else worth.chance_of(rows[-1].now) / left if rows else 0.0
    for row in reversed(rows):
        target *= left
        yield row._replace(target=target)


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
    around = mind.around(hand, place)
    seen = worth.features(hand, around, mind.goes_out(hand, place))
    return Row(number, [float(it) for it in seen], worth.odds(seen, around.others), 0.0)


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

    def slope(self, seen: Sequence[float], target: float, slopes: list[float]) -> None:
        """Add how the error of one row grows with each weight."""
        wrong = worth.chance_of(self.odds(seen)) - target
        inputs = [*seen, 1.0]
        for place, value in enumerate(inputs):
            slopes[place] += wrong * value
        for begin, end in self.units():
            lit = self._sum(begin, seen)
            if lit > 0:
                slopes[end] += wrong * lit
                for place, value in enumerate(inputs, begin):
                    slopes[place] += wrong * self.weights[end] * value


def fit(rows: Sequence[Row], hidden: int) -> Net:
    """The net that explains the targets best, for features as they are."""
    random = Random(1)
    means, spreads = _scale([row.seen for row in rows])
    scaled = [
        ([(a - b) / c for a, b, c in zip(row.seen, means, spreads, strict=True)], row.target)
        for row in rows
    ]
    net = Net(len(means), hidden, random)
    adam = _Adam(len(net.weights))
    epochs = max(EPOCHS, BATCHES * BATCH // len(rows))
    for epoch in range(epochs):
        random.shuffle(scaled)
        for begin in range(0, len(scaled), BATCH):
            batch = scaled[begin : begin + BATCH]
            slopes = [SHRINK * len(batch) * weight for weight in net.weights]
            for seen, target in batch:
                net.slope(seen, target, slopes)
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
def tell(name: str, rows: Sequence[Row], odds: Callable[[Row], float]) -> None:
    """The error of some odds, and what they say beside what came true, tenth by tenth."""
    known = sorted([(worth.chance_of(odds(row)), row.target) for row in rows])
    error = -sum([true * log(said) + (1 - true) * log(1 - said) for said, true in known])
    print(f"{name}: {len(rows)} rows, error {error / max(1, len(rows)):.4f}")
    for tenth in range(10):
        part = known[tenth * len(known) // 10 : (tenth + 1) * len(known) // 10]
        if part:
            said, true = [sum(column) / len(part) for column in zip(*part, strict=True)]
            print(f"  said {said:.3f}, came true {true:.3f}")


def plain(net: Net) -> weights.Net:
    """A net in the form in which the expert has it."""
    size = net.inputs + 1
    return weights.Net(
        tuple(net.weights[:size]),
        tuple([tuple(net.weights[begin : begin + size]) for begin, _ in net.units()]),
        tuple([net.weights[end] for _, end in net.units()]),
    )


def written(two: weights.Net, more: weights.Net) -> str:
    """The module with the weights, its beginning as it is."""
    begin = WEIGHTS.read_text().split("#: Of two players.")[0]
    told = f"#: Of two players.\nTWO = {_text(two)}\n\n#: Of three or four.\nMORE = {_text(more)}\n"
    return begin + told


def _text(net: weights.Net) -> str:
    def row(some: Sequence[float]) -> str:
        return "(" + ", ".join([f"{it:.4g}" for it in some]) + ",)"

    hidden = "".join([f"        {row(it)},\n" for it in net.hidden])
    return f"Net(\n    {row(net.plain)},\n    (\n{hidden}    ),\n    {row(net.split)},\n)"


def main() -> None:
    """Play, fit, tell, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--player", choices=["flex", "expert"], default="expert")
    parser.add_argument("--hidden", type=int, default=8)
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
    tell("net in place", fresh, lambda row: row.now)
    net = plain(fit_all([*rows, *fresh], told.hidden))
    if told.write:
        nets = (net, weights.MORE) if told.seats < 3 else (weights.TWO, net)
        WEIGHTS.write_text(written(*nets))


def _is_there(path: Path | None) -> bool:
    return path is not None and path.exists()


def fit_all(rows: Sequence[Row], hidden: int) -> Net:
    """A new net, and how good it is in games that it was not fitted to."""
    net = fit([row for row in rows if row.game % HELD], hidden)
    tell("new net, other games", [row for row in rows if not row.game % HELD], _odds(net))
    return net


def _odds(net: Net) -> Callable[[Row], float]:
    return lambda row: net.odds(row.seen)


if __name__ == "__main__":
    main()
