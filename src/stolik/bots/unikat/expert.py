"""The best player of Unikat here: it values hands by what games have shown, not by a rule of thumb.

What can be done is found as in `Mind`, but of two players each hand at the end of the turn is
worth the chance to win with it. The net knows two players only; among more, costs stay those of
`Mind`, which did better there. Others who have few tiles left are imagined from what they have
shown, and tables on which they could go out are shunned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import log

from stolik.bots.base import Budget, Quiet, Weighed
from stolik.bots.unikat.graph import shape
from stolik.bots.unikat.greedy import hand_of
from stolik.bots.unikat.mind import WON, Mind, Place, Thought
from stolik.bots.unikat.worth import chance_of, features, with_next, worth
from stolik.core.game import AnyGame, Below
from stolik.core.phrase import Phrase
from stolik.games.unikat.actions import BAG, Action, Lay
from stolik.games.unikat.events import Event
from stolik.games.unikat.pieces import BIT, NEAR, tiles_of
from stolik.games.unikat.rules.setup import HAND
from stolik.games.unikat.solver import best_turn
from stolik.games.unikat.view import View

#: How many thoughts get a second look, which tries blind tiles one by one and the next exchange.
THOUGHTS = 6
#: Blind tiles that stand for all of the bag, at a glance and closely, and draws of the display.
BLIND_TILES, CLOSE_TILES, CLOSE_DRAWS = 16, 3, 2
#: The next exchange: tiles that might be given, and taken.
GIVES, TAKES = 3, 3
#: The chance of a cost of `Mind` among three or four players: at `EVEN` all are even. Fitted to
#: 4500 games of flex with itself; tenth by tenth, chances from .09 to .39 came true within .05, and
#: the highest, .47, as .55.
EVEN, STEEP = 1.37, 0.208
#: No mean of chances is more than this.
CERTAIN = 0.9999
#: Who has no more tiles than this may go out next; playouts of the budget that one world costs.
FEW_TILES, WORLD_PLAYOUTS, THREAT_NODES = 2, 40, 60


class Foresight(Mind):
    """A mind whose costs are the logarithm of the odds to lose.

    Told to look closely, it tries blind tiles one by one, where a first look takes an average.
    """

    breadth = 12, 14
    closely = False

    def __init__(self, view: View, legal: Sequence[Action], budget: Budget, below: Below) -> None:
        super().__init__(view, legal, budget)
        self.sample = _some(self.unseen, below)
        self._known: dict[tuple[int, Place], float] = {}
        self._out: dict[tuple[int, Place], bool] = {}

    def cost(self, hand: int, place: Place) -> float:
        """What the net thinks of a hand, asked once."""
        if not hand:
            return WON
        known = self._known.get((hand, place))
        if known is None:
            out = self.goes_out(hand, place)
            known = -worth(features(hand, place.open, self.unseen, out))
            self._known[hand, place] = known
        return known

    def ahead(self, hand: int, place: Place, display: Sequence[int]) -> float:
        """What a hand costs, the best exchange with the display in the next turn included."""
        now = self.cost(hand, place)
        if not hand or self.goes_out(hand, place):
            return now
        return -with_next(-now, -self.exchanged_next(hand, place, display))

    def exchanged_next(self, hand: int, place: Place, display: Sequence[int]) -> float:
        """What a hand costs after the best exchange with the display in the next turn."""

        def friends(tile: int) -> int:
            return (NEAR[tile] & hand).bit_count()

        rests = [hand ^ BIT[tile] for tile in sorted(tiles_of(hand), key=friends)[:GIVES]]
        takes = sorted(display, key=friends, reverse=True)[:TAKES]
        costs = [self.cost(rest | BIT[tile], place) for tile in takes for rest in rests]
        return min(costs, default=self.cost(hand, place))

    def goes_out(self, hand: int, place: Place) -> bool:
        """Whether all of a hand can be laid in one turn, asked once."""
        known = self._out.get((hand, place))
        if known is None:
            known = self._out[hand, place] = super().goes_out(hand, place)
        return known

    def after_draw(self, rest: int, place: Place, display: Sequence[int]) -> float:
        """The best draw; of the bag, what its tiles are worth on average."""
        if not self.closely:
            return super().after_draw(rest, place, display)
        if not rest or rest.bit_count() >= HAND:
            return self.ahead(rest, place, display)
        found = [
            self.ahead(rest | BIT[tile], place, [other for other in display if other != tile])
            for tile in self.draws(rest, display)[:CLOSE_DRAWS]
        ]
        if self.view.bag or not found:
            found.append(self._any_of_bag(rest, place, display))
        return min(found)

    def exchanged(self, hand: int, place: Place, given: int, taken: int) -> float:
        """An exchange with the bag is what its tiles are worth on average."""
        if not self.closely or taken != BAG:
            return super().exchanged(hand, place, given, taken)
        display = [*self.view.display, given]
        return self._any_of_bag(hand ^ BIT[given], place, display, hand.bit_count() < HAND)

    def _any_of_bag(
        self, rest: int, place: Place, display: Sequence[int], draws: bool = False
    ) -> float:
        """What a hand costs with a tile of the bag: many at a glance, a few closely."""
        hands = [rest | BIT[tile] for tile in self.sample if not BIT[tile] & rest] or [rest]
        few = hands[:CLOSE_TILES]
        look = self.after_draw if draws else self.ahead
        close = sum([look(hand, place, display) - self.cost(hand, place) for hand in few])
        return _mean([self.cost(hand, place) for hand in hands]) + close / len(few)

    def with_tile(self, tile: int, display: Sequence[int]) -> float:
        """The draw of the turn leaves the hand as it is."""
        if self.closely and self.view.phase == "draw":
            return self.ahead(self.hand | BIT[tile], self.place, display)
        return super().with_tile(tile, display)

    def drawn_blind(self, display: Sequence[int]) -> float:
        """What the tiles of the bag are worth on average."""
        if not self.closely:
            return _mean([self.with_tile(tile, display) for tile in self.sample[:CLOSE_TILES]])
        draws = self.view.phase != "draw" and self.hand.bit_count() < HAND - 1
        return self._any_of_bag(self.hand, self.place, display, draws)


class Expert(Quiet):
    """Does what gives the best chance by the net, less what others threaten."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action:
        """The action with the best chance."""
        if len(legal) == 1:
            return legal[0]
        action: Action = self.weigh(view, heard, legal, budget, below)[0].action
        return action

    def pause(self, view: View, below: Below) -> int:
        """A calm player: about a second."""
        return 700 + below(900)

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> list[Weighed]:
        """The actions worth a thought with their chances to win the round."""
        is_late = budget.watch()
        threats = self._threats(view, heard, budget, below)
        found: dict[Action, Weighed] = {}
        for thought, cost in self._costs(view, legal, budget, below):
            chance = _chance(cost, view) * (1 - _danger(thought.place, threats))
            found[thought.action] = Weighed(thought.action, chance, len(threats))
            if is_late():
                break
        return sorted(found.values(), key=lambda weighed: -weighed.chance)

    def _costs(
        self, view: View, legal: Sequence[Action], budget: Budget, below: Below
    ) -> Iterator[tuple[Thought, float]]:
        """The thoughts worth a second look with their costs: by the net, of two players."""
        if _others(view) > 1:
            for thought in _first_of_each(Mind(view, legal, budget).thoughts())[:THOUGHTS]:
                yield thought, thought.cost
            return
        mind = Foresight(view, legal, budget, below)
        thoughts = _first_of_each(mind.thoughts())
        mind.closely = True
        for thought in thoughts[:THOUGHTS]:
            yield thought, thought.again()

    def reason(self, view: View, heard: Sequence[Event], weighed: Sequence[Weighed]) -> Phrase:
        """How many tiles this turn lays, what the rest needs, and the chances."""
        best = weighed[0]
        facts = {
            "percent": round(100 * best.chance),
            "next": round(100 * weighed[1].chance) if len(weighed) > 1 else 0,
            "actions": shape(hand_of(view)).paths,
        }
        word = "alone" if len(weighed) < 2 else best.action.kind
        if isinstance(best.action, Lay):
            mind = Mind(view, [best.action], Budget())
            if mind.going_out() is not None:
                return Phrase("unikat-why-out", {"laid": mind.hand.bit_count()})
            way = mind.way_of(best.action)
            facts |= {"laid": way.laid(), "actions": shape(way.rest).paths}
            word = "lay"
        return Phrase(f"unikat-why-{word}", facts)

    def _threats(
        self, view: View, heard: Sequence[Event], budget: Budget, below: Below
    ) -> list[list[int]]:
        """For each imagined world, the hands that may go out before this seat's next turn."""
        few = [
            seat
            for seat, count in enumerate(view.counts)
            if seat != view.seat and not view.out >> seat & 1 and count <= FEW_TILES
        ]
        if not few:
            return []
        count = max(1, budget.playouts // WORLD_PLAYOUTS)
        worlds = [self._game.imagine(view, heard, below) for _ in range(count)]
        return [[world.hands[seat] for seat in few] for world in worlds]


def _some(tiles: int, below: Below) -> tuple[int, ...]:
    left = tiles_of(tiles)
    count = min(BLIND_TILES, len(left))
    return tuple([left.pop(below(len(left))) for _ in range(count)])


def _first_of_each(thoughts: Sequence[Thought]) -> list[Thought]:
    """The best thought of each action; others that begin alike are no choice of now."""
    found: dict[Action, Thought] = {}
    for thought in thoughts:
        found.setdefault(thought.action, thought)
    return list(found.values())


def _mean(costs: Iterable[float]) -> float:
    """The cost whose chance is the mean of the chances of some costs."""
    chances = [chance_of(-cost) for cost in costs]
    mean = min(CERTAIN, sum(chances) / len(chances))
    return log((1 - mean) / mean)


def _others(view: View) -> int:
    return view.seats - view.out.bit_count() - 1


def _chance(cost: float, view: View) -> float:
    """The chance of a cost, which is one of `Foresight` if there is one other, else of `Mind`."""
    if cost == WON:
        return 1.0
    others = _others(view)
    return chance_of(-cost) if others < 2 else chance_of(STEEP * (EVEN - cost), others)


def _danger(place: Place, threats: Sequence[Sequence[int]]) -> float:
    """The share of the imagined worlds in which somebody can go out on this table."""
    if not threats:
        return 0.0
    lost = [any(_goes_out(hand, place) for hand in hands) for hands in threats]
    return sum(lost) / len(lost)


def _goes_out(hand: int, place: Place) -> bool:
    return best_turn(place.table, hand, cap=THREAT_NODES).tiles() == hand.bit_count()
