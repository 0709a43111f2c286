"""The best player of Unikat here: it looks a turn ahead, and behind the screens as far as it may.

What `Mind` likes best is looked at again: for the hand after the draw it tries every way to lay it
in the next turn. Others who have few tiles left are imagined from what they have shown, and tables
on which they could go out are shunned.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from stolik.bots.base import Budget, Quiet, Weighed
from stolik.bots.unikat.graph import shape
from stolik.bots.unikat.greedy import hand_of
from stolik.bots.unikat.mind import BONUS, PATH, WON, Mind, Place, Thought
from stolik.bots.unikat.turns import Way, ways
from stolik.core.game import AnyGame, Below
from stolik.core.phrase import Phrase
from stolik.games.unikat.actions import Action, Lay
from stolik.games.unikat.events import Event
from stolik.games.unikat.pieces import BIT, tiles_of
from stolik.games.unikat.solver import best_turn
from stolik.games.unikat.view import View

#: How many thoughts, draws and ways of the next turn are looked at again, and how far, in nodes.
THOUGHTS, CLOSE_DRAWS, NEXT_WAYS, NEXT_NODES = 5, 2, 5, 100
#: Blind tiles that stand for all of the bag.
BLIND_TILES = 6
#: Who has no more tiles than this may go out next; playouts of the budget that one world costs.
FEW_TILES, WORLD_PLAYOUTS, THREAT_NODES = 2, 40, 60
#: The chance of a cost: at `EVEN` two players are even. Set so that its mean is that of games with
#: flex; a single cost tells less than the curve says.
EVEN, STEEP = 1.5, 0.4


class Foresight(Mind):
    """A mind that counts what the next turn can lay, once it is told to look closely."""

    closely = False
    sample: tuple[int, ...] = ()

    def after_draw(self, rest: int, place: Place, display: Sequence[int]) -> float:
        """The best draws are looked at closely."""
        if not self.closely or not rest or rest.bit_count() >= 10:
            return super().after_draw(rest, place, display)
        found = [self.cost(rest | BIT[t], place) for t in self.draws(rest, display)[:CLOSE_DRAWS]]
        if self.view.bag or not found:
            found.append(self.cost(rest, place) + self.blind(rest))
        return min(found)

    def cost(self, hand: int, place: Place) -> float:
        """Half of it as the hand looks, half as it looks after the next turn."""
        found = super().cost(hand, place)
        if not self.closely or not hand & place.open or self.goes_out(hand, place):
            return found
        return (found + self._ahead(hand, place)) / 2

    def _ahead(self, hand: int, place: Place) -> float:
        """What the best way of the next turn leaves, and that turn itself."""
        found = ways(place.table, hand, cap=NEXT_NODES)[1:]
        found.sort(key=lambda way: self.rough(way.rest) - BONUS * way.bonus)
        return PATH + min([self._left(way, place) for way in found[:NEXT_WAYS]])

    def _left(self, way: Way, place: Place) -> float:
        rest = way.rest
        drawn = [self.rough(rest | BIT[tile]) for tile in self.view.display if not BIT[tile] & rest]
        best = min([*drawn, self.rough(rest) + self.blind(rest)])
        return best + self.adrift(rest, place) - BONUS * way.bonus

    def drawn_blind(self, display: Sequence[int]) -> float:
        """All tiles at a glance, and a few closely for what a close look adds."""
        if not self.closely:
            return super().drawn_blind(display)
        close = sum([self.with_tile(tile, display) for tile in self.sample])
        self.closely = False
        glance = sum([self.with_tile(tile, display) for tile in self.sample])
        found = super().drawn_blind(display) + (close - glance) / len(self.sample)
        self.closely = True
        return found


class Expert(Quiet):
    """Thinks a turn ahead; its chances are a logistic curve of costs, less what others threaten."""

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
        mind = Foresight(view, legal, budget)
        mind.sample = _some(mind.unseen, below)
        threats = self._threats(view, heard, budget, below)
        thoughts = _first_of_each(mind.thoughts())
        mind.closely = True
        found: dict[Action, Weighed] = {}
        for thought in thoughts[:THOUGHTS]:
            if found and is_late():
                break
            cost = thought.again()
            chance = _chance(cost, view) * (1 - _danger(thought.place, threats))
            found[thought.action] = Weighed(thought.action, chance, len(threats))
        return sorted(found.values(), key=lambda weighed: -weighed.chance)

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
            laid = mind.way_of(best.action)
            facts |= {"laid": laid.laid(), "actions": shape(laid.rest).paths}
            word = "lay" if laid.rest else "out"
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


def _chance(cost: float, view: View) -> float:
    """The chance of a cost against so many others."""
    if cost == WON:
        return 1.0
    others = view.seats - view.out.bit_count() - 1
    return 1 / (1 + max(1, others) * exp(STEEP * (cost - EVEN)))


def _danger(place: Place, threats: Sequence[Sequence[int]]) -> float:
    """The share of the imagined worlds in which somebody can go out on this table."""
    if not threats:
        return 0.0
    lost = [any(_goes_out(hand, place) for hand in hands) for hands in threats]
    return sum(lost) / len(lost)


def _goes_out(hand: int, place: Place) -> bool:
    return best_turn(place.table, hand, cap=THREAT_NODES).tiles() == hand.bit_count()
