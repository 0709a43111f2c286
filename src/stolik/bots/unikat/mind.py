"""What a hand is worth as a graph, and what each action of a turn leaves of it.

Costs are about the actions that are still needed. A whole turn is looked at from where it stands:
the laying, the bonus action, the exchange, and the tile that is drawn at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from stolik.bots.base import Budget
from stolik.bots.unikat.graph import shape
from stolik.bots.unikat.greedy import hand_of, open_tiles
from stolik.bots.unikat.turns import Way, ways
from stolik.games.unikat.actions import BAG, Action, Decline, End, Give, Lay, Take
from stolik.games.unikat.pieces import ALL, BIT, mask, tiles_of
from stolik.games.unikat.rules.setup import HAND
from stolik.games.unikat.solver import best_turn
from stolik.games.unikat.table import Table
from stolik.games.unikat.view import View, table_of

#: The scale of all costs: one path is one action.
PATH = 1.0
WON = -100.0
#: A bonus not used for laying is worth a little more than half an action.
BONUS = 0.6
#: What each lap adds to the cost of an exchange, once two have gone by without a tile laid.
IMPATIENCE, PATIENT_LAPS = 0.25, 2
#: How many ways to lay, exchanges, exchanges of a bonus, and draws get a second look.
WAYS, EXCHANGES, BONUS_EXCHANGES, DRAWS = 8, 6, 3, 3
#: How far it looks for ways, and whether a hand goes out, in nodes.
WAY_NODES, OUT_NODES = 1000, 120
#: One of so many unseen tiles is tried where a blind tile is followed by a draw.
STRIDE = 4


class Place(NamedTuple):
    """A table, and every tile that fits somewhere on it."""

    table: Table
    open: int


class Weights(NamedTuple):
    """What makes a hand dear or cheap, beside its paths."""

    adrift: float = 0.7  # each part that fits nowhere yet
    stuck: float = 1.0  # nothing that fits at all
    tile: float = 0.05  # saved by each tile: to have many is no harm
    pair: float = 0.2  # saved by each pair that may lie side by side
    near: float = 0.5  # saved by the share of unseen tiles that would join it
    out: float = 1.0  # saved if it could go out now


class Thought(NamedTuple):
    """An action, what it costs in the end, how to ask that again, and the table it leaves."""

    cost: float
    action: Action
    again: Callable[[], float]
    place: Place


class Mind:
    """Thinks about one decision of one view."""

    weights = Weights()
    #: How many ways to lay and exchanges are thought through.
    breadth = WAYS, EXCHANGES

    def __init__(self, view: View, legal: Sequence[Action], budget: Budget) -> None:
        self.view = view
        self.legal = legal
        self.hand = hand_of(view)
        table = table_of(view)
        self.place = Place(table, open_tiles(table))
        seen = mask(view.display) | mask([tile for _, tile in view.table]) | self.hand
        self.unseen = ALL & ~seen
        self.nodes = min(budget.nodes, WAY_NODES)
        self.out_nodes = budget.nodes
        self.impatience = IMPATIENCE * max(0.0, view.dry / view.seats - PATIENT_LAPS)
        #: Nothing fits and nobody lays: only the bag can help, or all would exchange for ever.
        self.must_dig = not self.hand & self.place.open and view.dry > view.seats

    def thoughts(self) -> list[Thought]:
        """The actions worth a thought, the best first; of equal ones the first stays first."""
        if isinstance(self.legal[-1], Take):
            found = self._takes([a for a in self.legal if isinstance(a, Take)])
        else:
            found = self._ways()
            if found and found[0].cost == WON:
                return found
            if isinstance(self.legal[-1], Give | Decline):
                found += self._gives()
        found = found or [Thought(0.0, self.legal[-1], float, self.place)]
        return sorted(found, key=lambda thought: thought.cost)

    # -- what a hand is worth -------------------------------------------------------------------
    def cost(self, hand: int, place: Place) -> float:
        """About how many actions a hand still needs, at a table as it is."""
        if not hand:
            return WON
        found = self.rough(hand) + self.adrift(hand, place)
        return found - self.weights.out if self.goes_out(hand, place) else found

    def adrift(self, hand: int, place: Place) -> float:
        """What it costs that parts of a hand fit nowhere yet."""
        if not hand & place.open:
            return self.weights.stuck + self.weights.adrift * len(shape(hand).parts)
        return self.weights.adrift * sum([not part & place.open for part in shape(hand).parts])

    def rough(self, hand: int) -> float:
        """What the hand alone tells, without the table."""
        it, weights = shape(hand), self.weights
        spread = PATH * it.paths - weights.pair * it.pairs - weights.tile * hand.bit_count()
        return spread - weights.near * self.joins(hand)

    def joins(self, hand: int) -> float:
        """The share of the unseen tiles that would join a hand."""
        return (shape(hand).near & self.unseen).bit_count() / max(1, self.unseen.bit_count())

    def goes_out(self, hand: int, place: Place) -> bool:
        """Whether all of a hand can be laid in one turn."""
        if shape(hand).paths > 2 or not all(part & place.open for part in shape(hand).parts):
            return False
        return best_turn(place.table, hand, cap=OUT_NODES).tiles() == hand.bit_count()

    def blind(self, hand: int) -> float:
        """What a tile of the bag adds to a hand, on average: it may or may not join."""
        return PATH * (1 - self.joins(hand)) - self.weights.pair / 2 - self.weights.tile

    def after_draw(self, rest: int, place: Place, display: Sequence[int]) -> float:
        """What is left to do after a turn, its draw included (UNI-62)."""
        if not rest or rest.bit_count() >= HAND:
            return self.cost(rest, place)
        drawn = [self.cost(rest | BIT[tile], place) for tile in self.draws(rest, display)]
        if self.view.bag or not drawn:
            drawn.append(self.cost(rest, place) + self.blind(rest))
        return min(drawn)

    def draws(self, rest: int, display: Sequence[int]) -> list[int]:
        """The tiles of the display that promise most."""
        return sorted(display, key=lambda tile: self.rough(rest | BIT[tile]))[:DRAWS]

    # -- laying ---------------------------------------------------------------------------------
    def way_of(self, action: Action) -> Way:
        """The most promising way that begins with an action."""
        return next(way for way in self._promising() if self.step(way) == action)

    def _promising(self) -> list[Way]:
        """Every way, those that seem to leave the best hands first."""
        view = self.view
        second = view.second or view.phase == "bonus"
        found = ways(self.place.table, self.hand, view.last, view.bonus, second, self.nodes)
        if view.phase == "choose":
            found = [way for way in found if way.first]
        return sorted(found, key=lambda way: self.rough(way.rest) - BONUS * way.bonus)

    def _ways(self) -> list[Thought]:
        """The best ways to lay, or to lay no more; to go out is worth more than all others."""
        out = self.going_out()
        if out is not None:
            return [Thought(WON, out, lambda: WON, self.place)]
        return [self._think(way) for way in self._promising()[: self.breadth[0]] if way.rest]

    def going_out(self) -> Action | None:
        """The next step of a turn that lays the whole hand, by the exact search."""
        if shape(self.hand).paths > 2:
            return None
        view = self.view
        second = view.second or view.phase == "bonus"
        place, all_tiles = self.place, self.hand.bit_count()
        turn = best_turn(
            place.table, self.hand, view.last, view.bonus, second, self.out_nodes, all_tiles
        )
        if not turn.tiles():
            return None
        if view.phase == "chain" and not view.second and not turn.first:
            return End()
        return Lay(*(turn.first or turn.second)[0])

    def _think(self, way: Way) -> Thought:
        table = self.place.table.copy()
        for tile, cell in way.first + way.second:
            table.lay(tile, cell)
        place = Place(table, open_tiles(table))
        again = partial(self._way_cost, way, place)
        return Thought(again(), self.step(way), again, place)

    def _way_cost(self, way: Way, place: Place) -> float:
        cost = self.after_draw(way.rest, place, self.view.display)
        if self.may_exchange(way):
            cost = min(
                [cost, *[found[0] for found in self._exchanges(way.rest, place, BONUS_EXCHANGES)]]
            )
        return cost

    def may_exchange(self, way: Way) -> bool:
        """Whether a way leaves an action for an exchange."""
        return way.bonus and self.view.phase != "bonus"

    def step(self, way: Way) -> Action:
        """The first action of a way."""
        if way.first:
            return Lay(*way.first[0])
        return End() if self.view.phase == "chain" else Decline()

    # -- exchanging -----------------------------------------------------------------------------
    def _gives(self) -> list[Thought]:
        """What the exchanges cost, each tile given once."""
        best: dict[int, Thought] = {}
        for cost, given, taken in self._exchanges(self.hand, self.place, self.breadth[1]):
            if given not in best or cost < best[given].cost:
                again = partial(self._exchange, self.hand, self.place, given, taken)
                best[given] = Thought(cost, Give(given), again, self.place)
        return list(best.values())

    def _exchanges(self, hand: int, place: Place, count: int) -> list[tuple[float, int, int]]:
        """The exchanges that promise most: what each costs, and the tiles given and taken."""
        display = () if self.must_dig and self.view.bag else self.view.display
        promised: list[tuple[float, int, int]] = []
        for given in tiles_of(hand):
            rest = hand ^ BIT[given]
            promised += [(self.rough(rest | BIT[tile]), given, tile) for tile in display]
            if self.view.bag:
                promised.append((self.rough(rest) + self.blind(rest), given, BAG))
        promised.sort()
        return [
            (self._exchange(hand, place, given, taken), given, taken)
            for _, given, taken in promised[:count]
        ]

    def _exchange(self, hand: int, place: Place, given: int, taken: int) -> float:
        return self.impatience + self.exchanged(hand, place, given, taken)

    def exchanged(self, hand: int, place: Place, given: int, taken: int) -> float:
        """What is left to do after an exchange and the draw."""
        rest = hand ^ BIT[given]
        display = [*[tile for tile in self.view.display if tile != taken], given]
        if taken != BAG:
            return self.after_draw(rest | BIT[taken], place, display)
        if hand.bit_count() >= HAND or not rest:
            return (self.cost(rest, place) if rest else PATH + self.weights.stuck) + self.blind(
                rest
            )
        return self.after_draw(rest, place, display) + self.blind(rest)

    # -- taking ---------------------------------------------------------------------------------
    def _takes(self, takes: Sequence[Take]) -> list[Thought]:
        """What each tile of the display would leave to do, and a blind one on average."""
        blind = Take(BAG)
        if self.must_dig and blind in takes:
            fitting = [take for take in takes[:-1] if BIT[take.tile] & self.place.open]
            takes = fitting or [blind]
        return [
            Thought(self._taken(take), take, partial(self._taken, take), self.place)
            for take in takes
        ]

    def _taken(self, take: Take) -> float:
        display = [tile for tile in self.view.display if tile != take.tile]
        if take.tile == BAG:
            return self.drawn_blind(display)
        return self.with_tile(take.tile, display)

    def with_tile(self, tile: int, display: Sequence[int]) -> float:
        """What the hand costs with one more tile, before or after the draw of the turn."""
        hand = self.hand | BIT[tile]
        if self.view.phase == "draw":
            return self.cost(hand, self.place)
        return self.after_draw(hand, self.place, display)

    def drawn_blind(self, display: Sequence[int]) -> float:
        """What the hand costs with any tile that may be in the bag, on average."""
        step = 1 if self.view.phase == "draw" else STRIDE
        costs = [self.with_tile(tile, display) for tile in tiles_of(self.unseen)[::step]]
        return sum(costs) / len(costs)
