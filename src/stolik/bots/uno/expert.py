"""The best player of UNO there is here: it imagines what is hidden and plays every idea out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from stolik.bots import pimc
from stolik.bots.base import Budget, Weighed
from stolik.bots.search import halve
from stolik.bots.uno import moves
from stolik.bots.uno.beliefs import believe, trust
from stolik.bots.uno.hasty import hasty
from stolik.bots.uno.ideas import candidates
from stolik.bots.uno.playout import NAMED, NOBODY_WON, Deal, Rules, rules_of
from stolik.bots.uno.policy import Tuned, Weights, bluff_chance, spoken, weights_for
from stolik.bots.uno.reasons import reason
from stolik.bots.uno.sampler import Sampler
from stolik.core.fairness import MOST
from stolik.core.game import AnyGame, Below, Seat
from stolik.core.phrase import Phrase
from stolik.games.uno.actions import Action
from stolik.games.uno.events import DealOver, Event, Voided
from stolik.games.uno.options import Terms, terms_of
from stolik.games.uno.pieces import COLOUR_OF, NONE, VALUES_108, VALUES_112
from stolik.games.uno.view import View

#: The moments that the fast playout knows.
FAST_PHASES = frozenset(("turn", "drawn", "challenge", "replace", "name"))
#: The engine plays this many times slower than the fast playout.
SLOWER = 10
#: What the points of a deal weigh beside the win of it: those that the winner takes, and those
#: that each books for the own hand; and how many points are many.
POINTS_WEIGH = 0.1
OWN_POINTS_WEIGH = 0.5
MANY_POINTS = 150
#: The shortest and the longest that it seems to think.
PACE = (500, 1500)


class Expert(Tuned):
    """Flat search over imagined worlds; what is said out of turn is as the policy has it."""

    def __init__(self, game: AnyGame, weights: Callable[[int], Weights] = weights_for) -> None:
        super().__init__(weights)
        self._game = game

    def choose(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action:
        """The word if it is due, else what wins most of the imagined deals."""
        if (said := spoken(legal)) is not None:
            return said
        ideas = candidates(view, heard, legal)
        if len(ideas) == 1:
            return ideas[0]
        best: Action = self.search(view, heard, ideas, budget, below)[0].action
        return best

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> list[Weighed]:
        """The actions worth a thought with the chance to win the deal, the best first.

        Who asks of two or fewer is answered on each of them.
        """
        ideas = candidates(view, heard, legal) if len(legal) > 2 else list(legal)
        return self.search(view, heard, ideas, budget, below)

    def reason(self, view: View, heard: Sequence[Event], weighed: Sequence[Weighed]) -> Phrase:
        """Why the first of the weighed actions, in one sentence with numbers."""
        return reason(view, heard, weighed)

    def pause(self, view: View, below: Below) -> int:
        """It seems to think for a moment."""
        shortest, longest = PACE
        return shortest + below(longest - shortest + 1)

    def search(
        self,
        view: View,
        heard: Sequence[Event],
        ideas: list[Action],
        budget: Budget,
        below: Below,
    ) -> list[Weighed]:
        """These ideas and no others with the chance to win the deal, the best first."""
        players = view.seats - view.out.bit_count()
        playouts = max(len(ideas), budget.playouts * 3 // (players + 1))
        rng, is_late = Random(below(MOST)), budget.watch()
        beliefs = believe(view, heard, ideas, *self.likings(view, heard)), trust(players)
        if is_fast(view, terms_of(view.options)):
            table = Fast(view, heard, self.rules(view), rng)
            return halve(ideas, table.world, table.play, playouts, is_late, *beliefs)
        trial = self._trial(view, rng)
        return pimc.search(trial, view, heard, ideas, playouts // SLOWER, is_late, *beliefs)

    def rules(self, view: View) -> Rules:
        """By which tables imagined deals are played."""
        players = view.seats - view.out.bit_count()
        return rules_of(terms_of(view.options), players, self._weights(players))

    def _trial(self, view: View, rng: Random) -> pimc.Trial:
        assert view.seat is not None
        worth = Worth(view)

        def judge(told: Sequence[Event]) -> float | None:
            for event in told:
                if isinstance(event, DealOver):
                    return worth.of(event.winner, event.counted)
                if isinstance(event, Voided):
                    return worth.even
            return None

        def below(n: int) -> int:
            return int(rng.random() * n)

        def policy(legal: list[Action]) -> Action:
            return hasty(legal, below)

        return pimc.Trial(self._game, view.seat, policy, judge, worth.even, below)


def is_fast(view: View, terms: Terms) -> bool:
    """Whether the fast playout knows all that may happen in this deal."""
    house = terms.jump_in or terms.seven_zero or terms.draw_until or terms.stacking != "off"
    own = any(rule is not None for rule in terms.customs) or terms.wilds_match == "all"
    return not house and not own and view.phase in FAST_PHASES


class Worth:
    """What the end of a deal is worth to a seat, from 0 to 1."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        terms = terms_of(view.options)
        self.values = VALUES_108 if terms.k108 else VALUES_112
        self._seat, self._teams = view.seat, terms.teams
        self._own_points = terms.scoring in ("low", "elimination")
        to_target = terms.scoring == "winnerTakesAll" and terms.deals is None
        own = OWN_POINTS_WEIGH if self._own_points else 0.0
        self.weigh_points = POINTS_WEIGH if to_target else own
        players = view.seats - view.out.bit_count()
        self.even = 0.5 if terms.teams else 1 / players

    def of(self, winner: Seat, counted: Sequence[int]) -> float:
        """By who went out, and by the points that were left in the hands."""
        won = winner == self._seat or (self._teams and (winner - self._seat) % 2 == 0)
        if not self.weigh_points:
            return float(won)
        points = counted[self._seat] if self._own_points else sum(counted)
        many = min(points, MANY_POINTS) / MANY_POINTS
        better = (1 + many if won else 1 - many) / 2
        share = 1 - many if self._own_points else better
        return (1 - self.weigh_points) * won + self.weigh_points * share


class Fast:
    """Worlds and playouts of one decision."""

    def __init__(self, view: View, heard: Sequence[Event], rules: Rules, rng: Random) -> None:
        self._sampler = Sampler(view, heard, rules)
        self._rules, self._rng = rules, rng
        self._worth = Worth(view)
        self._bluff = bluff_chance(view, heard) if view.phase == "challenge" else 0.0
        self._view = view
        self._moment = _moment(view, self._sampler)

    def world(self) -> Deal:
        """Another world that fits."""
        if self._view.phase != "challenge":
            return self._sampler.world(self._rng)
        guilty = self._rng.random() < self._bluff
        return self._sampler.world(self._rng, guilty)

    def play(self, action: Action, world: Deal) -> float:
        """The share of the win of an action in a world."""
        winner, deal = moves.play(self._rules, self._moment, world, action)
        if winner == NOBODY_WON:
            return self._worth.even
        seats, counted = self._sampler.seats, [0] * self._view.seats
        if self._worth.weigh_points:
            values = self._worth.values
            for seat, hand in zip(seats, deal.hands, strict=True):
                counted[seat] = sum([values[face] for face in hand])
        return self._worth.of(seats[winner], counted)


def _moment(view: View, sampler: Sampler) -> moves.Moment:
    takes_back = terms_of(view.options).k108
    resume = sampler.place(view.resume) if view.phase == "name" else 0
    offender = sampler.place(view.bluff) if view.phase == "challenge" else 0
    coloured = view.was_top != NONE and COLOUR_OF[view.was_top] != NONE
    before = view.was_top if coloured else NAMED + max(view.was_colour, 0)
    return moves.Moment(view.phase, takes_back, resume, offender, before, view.four_drawn)
