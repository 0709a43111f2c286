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
from stolik.bots.uno.worth import Tally, Worth
from stolik.core.fairness import MOST
from stolik.core.game import AnyGame, Below
from stolik.core.phrase import Phrase
from stolik.games.uno.actions import Action
from stolik.games.uno.events import DealOver, Event, Voided
from stolik.games.uno.options import Terms, terms_of
from stolik.games.uno.pieces import COLOUR_OF, NONE
from stolik.games.uno.view import View

#: The moments that the fast playout knows.
FAST_PHASES = frozenset(("turn", "drawn", "challenge", "replace", "name"))
#: The engine plays this many times slower than the fast playout.
SLOWER = 10
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
        tally = Tally(Worth(view))
        table: Fast | pimc.Trial
        if is_fast(view, terms_of(view.options)):
            table = Fast(view, heard, self.rules(view), tally, rng)
        else:
            table = self._trial(view, heard, tally, rng)
            playouts //= SLOWER
        play = tally.listen(table.play)
        found = halve(ideas, table.world, play, playouts, is_late, *beliefs)
        return [Weighed(it.action, tally.chance(it.action), it.playouts) for it in found]

    def rules(self, view: View) -> Rules:
        """By which tables imagined deals are played."""
        players = view.seats - view.out.bit_count()
        return rules_of(terms_of(view.options), players, self._weights(players))

    def _trial(self, view: View, heard: Sequence[Event], tally: Tally, rng: Random) -> pimc.Trial:
        def judge(told: Sequence[Event]) -> float | None:
            for event in told:
                if isinstance(event, DealOver):
                    return tally.end(event.winner, event.counted)
                if isinstance(event, Voided):
                    return tally.worth.even
            return None

        def below(n: int) -> int:
            return int(rng.random() * n)

        def policy(legal: list[Action]) -> Action:
            return hasty(legal, below)

        even = tally.worth.even
        return pimc.Trial(self._game, view, heard, policy, judge, even, below)


def is_fast(view: View, terms: Terms) -> bool:
    """Whether the fast playout knows all that may happen in this deal."""
    house = terms.jump_in or terms.seven_zero or terms.draw_until or terms.stacking != "off"
    own = any(rule is not None for rule in terms.customs) or terms.wilds_match == "all"
    return not house and not own and view.phase in FAST_PHASES


class Fast:
    """Worlds and playouts of one decision."""

    def __init__(
        self, view: View, heard: Sequence[Event], rules: Rules, tally: Tally, rng: Random
    ) -> None:
        self._sampler = Sampler(view, heard, rules)
        self._rules, self._tally, self._rng = rules, tally, rng
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
        worth = self._tally.worth
        if winner == NOBODY_WON:
            return worth.even
        seats, counted = self._sampler.seats, [0] * self._view.seats
        if worth.weigh_points:
            values = worth.values
            for seat, hand in zip(seats, deal.hands, strict=True):
                counted[seat] = sum([values[face] for face in hand])
        return self._tally.end(seats[winner], counted)


def _moment(view: View, sampler: Sampler) -> moves.Moment:
    takes_back = terms_of(view.options).k108
    resume = sampler.place(view.resume) if view.phase == "name" else 0
    offender = sampler.place(view.bluff) if view.phase == "challenge" else 0
    coloured = view.was_top != NONE and COLOUR_OF[view.was_top] != NONE
    before = view.was_top if coloured else NAMED + max(view.was_colour, 0)
    return moves.Moment(view.phase, takes_back, resume, offender, before, view.four_drawn)
