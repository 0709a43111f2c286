"""The best player of Unikat here: it values hands by what games have shown, not by a rule of thumb.

What can be done is found as in `Mind`, but each hand at the end of the turn is worth what a net
makes of it: how soon such hands go out, less what the table gives to the others. Others who have
few tiles left are imagined from what they have shown, and tables on which they could go out are
shunned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import log
from typing import NamedTuple

from stolik.bots.base import Budget, Quiet, Weighed
from stolik.bots.unikat.graph import shape
from stolik.bots.unikat.greedy import hand_of
from stolik.bots.unikat.mind import WON, Mind, Place, Thought
from stolik.bots.unikat.out import ACTIONS, goes_out
from stolik.bots.unikat.turns import Way
from stolik.bots.unikat.worth import Around, chance_of, features, given_away, worth
from stolik.core.game import AnyGame, Below
from stolik.core.phrase import Phrase
from stolik.games.unikat.actions import BAG, Action, Lay
from stolik.games.unikat.events import Event
from stolik.games.unikat.pieces import BIT, STEPS, mask, tiles_of
from stolik.games.unikat.rules.laying import BONUS_NEIGHBOURS
from stolik.games.unikat.rules.setup import HAND
from stolik.games.unikat.table import Table
from stolik.games.unikat.view import View

#: How many thoughts get a second look, which tries more blind tiles.
THOUGHTS = 6
#: The chance to win with a cost, but for what the table gives to the others: where it is even, and
#: how steep, of two players and of more. Fitted to 3500 games with itself, flex and greedy; tenth
#: by tenth, chances from .34 to .80 and from .17 to .46 came true within .07.
EVEN, STEEP = 0.315, 0.718
EVEN_MORE, STEEP_MORE = -1.555, 0.645
#: No mean of chances is more than this.
CERTAIN = 0.9999
#: Who has no more tiles than this may go out next; playouts of the budget that one world costs.
FEW_TILES, WORLD_PLAYOUTS, THREAT_NODES = 2, 40, 60


class Pains(NamedTuple):
    """How much is done to know what a hand is worth."""

    few: int  # blind tiles that stand for all of the bag, at a glance
    close: int  # and closely
    out_nodes: int  # how far it looks whether a hand can go out at once


#: Without a clock, against one and among more; and where a clock runs. In a fast twin, 15, 80 and
#: 1000 won 88.8 % of 5000 games against greedy where 6, 30 and 120 won 87.6 %; at a table with
#: three greedy it was 72.5 % and 71.9 % of 3000, which is not worth the time.
CALM, STEADY, BRISK = Pains(12, 60, 200), Pains(6, 30, 120), Pains(6, 24, 30)


class Foresight(Mind):
    """A mind whose costs are the logarithm of the odds to lose.

    Told to look closely, it tries more of the tiles that the bag may hold.
    """

    breadth = 12, 14
    closely = False

    def __init__(self, view: View, legal: Sequence[Action], budget: Budget, below: Below) -> None:
        super().__init__(view, legal, budget)
        self.others = others_of(view)
        self.pains = BRISK if budget.milliseconds else CALM if self.others < 2 else STEADY
        self.offered = mask(view.display)
        self.sample = _some(self.unseen, self.pains.close, below)
        self._known: dict[tuple[int, Place], float] = {}
        self._corners: dict[Place, int] = {}

    def goes_out(self, hand: int, place: Place) -> bool:
        """Whether all of a hand can be laid in one turn, at a glance."""
        it = shape(hand)
        if it.paths > ACTIONS or not all(part & place.open for part in it.parts):
            return False
        return goes_out(place.table, hand, self.pains.out_nodes)

    def cost(self, hand: int, place: Place) -> float:
        """What the net thinks of a hand, asked once."""
        if not hand:
            return WON
        known = self._known.get((hand, place))
        if known is None:
            around = self.around(hand, place)
            seen = features(hand, around, self.goes_out(hand, place))
            known = self._known[hand, place] = -worth(seen, around)
        return known

    def chance(self, cost: float) -> float:
        """The chance to win the round that goes with a cost."""
        if cost == WON:
            return 1.0
        even, steep = (EVEN, STEEP) if self.others < 2 else (EVEN_MORE, STEEP_MORE)
        return chance_of(steep * (even - cost + given_away(self.place.open, self.others)))

    def around(self, hand: int, place: Place) -> Around:
        """What a hand would be looked at with at the end of this turn."""
        corners = self._corners.get(place)
        if corners is None:
            corners = self._corners[place] = corner_tiles(place.table)
        return Around(place.open, corners, self.unseen, self.offered & ~hand, self.others)

    def after_draw(self, rest: int, place: Place, display: Sequence[int]) -> float:
        """The best draw; of the bag, what its tiles are worth on average."""
        return self._drawn(rest, place, display, self.blind_tiles())

    def blind_tiles(self) -> int:
        """How many tiles stand for all of the bag."""
        return self.pains.close if self.closely else self.pains.few

    def _drawn(self, rest: int, place: Place, display: Sequence[int], count: int) -> float:
        if not rest or rest.bit_count() >= HAND:
            return self.cost(rest, place)
        found = [self.cost(rest | BIT[tile], place) for tile in self.draws(rest, display)]
        if self.view.bag or not found:
            found.append(_mean([self.cost(hand, place) for hand in self._with_any(rest, count)]))
        return min(found)

    def _with_any(self, rest: int, count: int) -> list[int]:
        """A hand with each of some tiles that the bag may hold."""
        hands = [rest | BIT[tile] for tile in self.sample if not BIT[tile] & rest]
        return hands[:count] or [rest]

    def exchanged(self, hand: int, place: Place, given: int, taken: int) -> float:
        """An exchange with the bag is what its tiles are worth on average."""
        if taken != BAG:
            return super().exchanged(hand, place, given, taken)
        draws = hand.bit_count() < HAND
        return self._any_of_bag(hand ^ BIT[given], place, [*self.view.display, given], draws)

    def _any_of_bag(self, rest: int, place: Place, display: Sequence[int], draws: bool) -> float:
        """What a hand costs with a tile of the bag, which another draw may follow."""
        if draws:
            few = self.pains.few
            hands = self._with_any(rest, few)
            return _mean([self._drawn(hand, place, display, few) for hand in hands])
        hands = self._with_any(rest, self.blind_tiles())
        return _mean([self.cost(hand, place) for hand in hands])

    def drawn_blind(self, display: Sequence[int]) -> float:
        """What the tiles of the bag are worth on average."""
        draws = self.view.phase != "draw" and self.hand.bit_count() < HAND - 1
        return self._any_of_bag(self.hand, self.place, display, draws)

    def may_exchange(self, way: Way) -> bool:
        """Whether a way leaves an action for an exchange, which the second one never does."""
        return way.bonus and self.view.phase != "bonus" and not self.view.second


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
        for thought, chance in self._chances(view, legal, budget, below):
            chance *= 1 - _danger(thought.place, threats)
            found[thought.action] = Weighed(thought.action, chance, len(threats))
            if is_late():
                break
        return sorted(found.values(), key=lambda weighed: -weighed.chance)

    def _chances(
        self, view: View, legal: Sequence[Action], budget: Budget, below: Below
    ) -> Iterator[tuple[Thought, float]]:
        """The thoughts worth a second look with their chances."""
        mind = Foresight(view, legal, budget, below)
        thoughts = _first_of_each(mind.thoughts())
        mind.closely = True
        for thought in thoughts[:THOUGHTS]:
            yield thought, mind.chance(thought.again())

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


def _some(tiles: int, most: int, below: Below) -> tuple[int, ...]:
    left = tiles_of(tiles)
    count = min(most, len(left))
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


def others_of(view: View) -> int:
    """How many play against the seat that looks."""
    return view.seats - view.out.bit_count() - 1


def corner_tiles(table: Table) -> int:
    """Every tile that fits beside two others and so earns a bonus (UNI-39)."""
    tiles, together = table.tiles, 0
    for cell, fit in table.fits.items():
        if fit & ~together and sum([cell + step in tiles for step in STEPS]) >= BONUS_NEIGHBOURS:
            together |= fit
    return together


def _danger(place: Place, threats: Sequence[Sequence[int]]) -> float:
    """The share of the imagined worlds in which somebody can go out on this table."""
    if not threats:
        return 0.0
    lost = [any(_goes_out(hand, place) for hand in hands) for hands in threats]
    return sum(lost) / len(lost)


def _goes_out(hand: int, place: Place) -> bool:
    return goes_out(place.table, hand, THREAT_NODES)
