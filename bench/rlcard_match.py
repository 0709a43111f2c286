"""Our expert inside RLCard's own `uno` for two, against its rule agent or its random one.

RLCard's game is not quite UNO: a Reverse skips nobody, a +4 may be laid only if nothing else fits,
a drawn card is laid by itself if it is a Wild or of the colour, and nobody calls or challenges. The
expert searches by those rules, and gets what RLCard shows to every agent.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
import rlcard

# At import RLCard asks pip whether PyTorch is there; this environment has neither.
with patch("subprocess.check_output", return_value=b""):
    from rlcard.models.uno_rule_models import UNORuleAgentV1

from bench._results import write
from stolik.arena.tally import wilson
from stolik.bots import Budget
from stolik.bots.uno import Expert
from stolik.bots.uno.playout import Rules, rlcard_rules
from stolik.core.fairness import seeded
from stolik.core.match import Match
from stolik.games import BOOKS
from stolik.games.uno.actions import Action, Play
from stolik.games.uno.events import Dealt, Drew, Event, Kept, Played
from stolik.games.uno.pieces import COLOURS, DECK_108, FACE, NONE
from stolik.games.uno.view import View

GAME, BOOK = BOOKS["uno-108"]
#: What the expert is to win of 100; against its random agent no bar was set.
BARS = {"rule": "60", "random": "–"}
TRAITS = {"skip": "S", "reverse": "V", "draw_2": "D", "wild": "W", "wild_draw_4": "W4"}
OURS, THEIRS = 0, 1
#: What the next player draws for a card.
DRAWS = {"draw_2": 2, "wild_draw_4": 4}


def face_of(card: str) -> int:
    """A card as RLCard writes it: `r-5`, `g-draw_2`, `b-wild`."""
    colour, trait = card.split("-")
    code = TRAITS.get(trait, trait)
    return FACE[code if code.startswith("W") else colour.upper() + code]


def colour_of(card: str) -> int:
    """The colour of a card, or the one that a Wild has named."""
    return COLOURS.index(card[0].upper())


def named(card: str) -> int:
    """The colour that a card names: none but for a Wild."""
    return colour_of(card) if "wild" in card else NONE


class Listener:
    """Turns RLCard's record of actions into what a seat hears at our tables."""

    def __init__(self, seat: int, first: str) -> None:
        self._seat = seat
        self._taken = 0  # how many actions were turned into events
        self._laid = 1  # how many cards of the pile were accounted for
        self.heard: list[Event] = [
            Dealt(1, ((), None), (face_of(first),), face_of(first), False, 0)
        ]

    def listen(self, record: Sequence[tuple[int, str]], pile: Sequence[str]) -> None:
        """Everything that was done since the last time."""
        new = record[self._taken :]
        left = len(pile) - self._laid - sum(action != "draw" for _, action in new)
        for player, action in new:
            who = OURS if player == self._seat else THEIRS
            if action != "draw":
                self._lay(who, action)
                continue
            self.heard.append(Drew(who, None, 1, 0, "turn"))
            if left > 0:
                left -= 1
                self._lay(who, pile[min(self._laid, len(pile) - 1)])
            else:
                self.heard.append(Kept(who))
        self._taken, self._laid = len(record), len(pile)

    def _lay(self, who: int, card: str) -> None:
        self._laid += 1
        self.heard.append(Played(who, face_of(card), named(card), False, -1, -1, False))
        if count := DRAWS.get(card.split("-")[1], 0):
            self.heard.append(Drew(1 - who, None, count, 0, "plus2"))


class RlcardExpert(Expert):
    """The expert by RLCard's rules."""

    def rules(self, view: View) -> Rules:
        """RLCard's tables."""
        return rlcard_rules(self._weights(2))


class Agent:
    """The expert as an agent of RLCard."""

    use_raw = True

    def __init__(self, budget: Budget, seed: str) -> None:
        self._expert = RlcardExpert(GAME)
        self._budget, self._luck = budget, seeded(seed)
        match = Match.begin(GAME, BOOK.decide({"k108.deals": 1}, 2), 2, seeded("any"))
        self._view: View = GAME.view(match.state, OURS)
        self._listener: Listener | None = None

    def begin(self, seat: int, first: str) -> None:
        """A new game."""
        self._seat, self._listener = seat, Listener(seat, first)

    def eval_step(self, state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """What to do."""
        legal: list[str] = state["raw_legal_actions"]
        assert self._listener is not None
        shown = state["raw_obs"]
        self._listener.listen(state["action_record"], shown["played_cards"])
        last = len(shown["hand"]) == 2  # nobody calls there, so nobody is caught
        ideas: list[Action] = [
            Play(face_of(card), named(card), call=last) for card in legal if card != "draw"
        ]
        if len(ideas) < 2:
            return legal[0], {}
        view = self._look(shown)
        heard = self._listener.heard
        best = self._expert.search(view, heard, ideas, self._budget, self._luck)[0].action
        return legal[ideas.index(best)], {}

    step = eval_step

    def _look(self, shown: Mapping[str, Any]) -> View:
        hand = tuple(sorted(map(face_of, shown["hand"])))
        under = tuple(sorted(map(face_of, shown["played_cards"])))
        top = face_of(shown["target"])
        under = _without(under, top)
        theirs = shown["num_cards"][1 - self._seat]
        bag = DECK_108.bit_count() - len(hand) - theirs - len(under) - 1
        return replace(
            self._view,
            phase="turn",
            turn=OURS,
            top=top,
            colour=colour_of(shown["target"]),
            under=under,
            bottom=(),
            bag=bag,
            counts=(len(hand), theirs),
            hands=(hand, None),
            clockwise=True,
            bluff=-1,
        )


class AnyCard:
    """RLCard's random agent, which itself needs more packages than it uses."""

    use_raw = True

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def eval_step(self, state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """Any legal action."""
        return self._luck.choice(list(state["raw_legal_actions"])), {}


def _without(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    left = list(faces)
    if face in left:  # not in a pile that was just shuffled anew
        left.remove(face)
    return tuple(left)


def play(number: int, opponent: str, budget: Budget, seed: str) -> bool:
    """One game, seats by turns: whether the expert won."""
    luck = Random(f"{seed}/{number // 2}")
    env = rlcard.make("uno", config={"seed": luck.randrange(2**31)})
    np.random.seed(luck.randrange(2**31))  # the rule agent draws from here
    ours, seat = Agent(budget, f"{seed}/{number}"), number % 2
    other = UNORuleAgentV1() if opponent == "rule" else AnyCard(luck)
    agents = [ours, other] if seat == 0 else [other, ours]
    env.set_agents(agents)
    state, player = env.reset()
    ours.begin(seat, env.game.round.played_cards[0].str)
    while not env.is_over():
        action, _ = agents[player].eval_step(state)
        state, player = env.step(action, agents[player].use_raw)
    return bool(env.get_payoffs()[seat] > 0)


def run(games: int, opponent: str, playouts: int, seed: str) -> tuple[float, float, float]:
    """The expert's share of wins with its 95 % interval."""
    budget = Budget(playouts=playouts)
    wins = 0
    for number in range(games):
        wins += play(number, opponent, budget, seed)
        if number % 100 == 99:
            print(f"{number + 1} games: {100 * wins / (number + 1):.1f} %", flush=True)
    return wilson(wins, games)


def main() -> None:
    """Play and say the rate."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--opponent", choices=("rule", "random"), default="rule")
    parser.add_argument("--playouts", type=int, default=Budget().playouts)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    page = told(given, *run(given.games, given.opponent, given.playouts, given.seed))
    print(page)
    if given.write:
        write("rlcard_match", page)


def told(given: argparse.Namespace, *found: float) -> str:
    """The figures as a page, with the command that gives them again."""
    rate, low, high = [100 * part for part in found]
    words = f"--games {given.games} --opponent {given.opponent} --seed {given.seed}"
    return "\n".join(
        [
            f"RLCard {rlcard.__version__}, its own `uno` for two, {given.playouts} playouts a "
            f"decision, seats by turns: `run.py bench rlcard_match {words}`.",
            "",
            "| who | bar | rate | 95 % interval | games |",
            "|---|---|---|---|---|",
            f"| expert v RLCard's {given.opponent} agent | {BARS[given.opponent]} | "
            f"{rate:.1f} | {low:.1f} – {high:.1f} | {given.games:,} |",
        ]
    )


if __name__ == "__main__":
    main()
