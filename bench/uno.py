"""Speed of UNO beside two yardsticks: everything in one run, CPU time, rounds interleaved.

Random play follows the policy `plain-random`: it draws only when it must, and says UNO. A game is
one deal. The yardsticks are one decision of RLCard's `uno` (`Game.step` with the legal actions it
computes) and one of OpenSpiel's `crazy_eights` (`apply_action`, chance included), both at random.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pyspiel
from rlcard.games.uno import Game as RlcardUno

from bench._results import write
from stolik.core.game import CHANCE, Below, apply
from stolik.core.options import Options
from stolik.games import BOOKS
from stolik.games.uno.events import Event

GAME, BOOK_108 = BOOKS["uno-108"]
_, BOOK_112 = BOOKS["uno-112"]
CHECKED = "check and advance"
EVENTS = "check, advance and events"
APPLIED = "apply (a copy each time)"
RLCARD = "RLCard uno, Game.step"
SPIEL = "OpenSpiel crazy_eights"
PLAYERS = (2, 4)


def one_deal(book: str, players: int) -> Options:
    """The options of a match that is one deal."""
    if book == "uno-108":
        return BOOK_108.decide({"k108.deals": 1}, players)
    return BOOK_112.decide({}, players)


def plain_play(options: Options, players: int, below: Below, tell: bool, copies: bool) -> int:
    """One deal of plain-random play: how many decisions it took."""
    state = GAME.new(options, players)
    decisions = 0
    while GAME.outcome(state) is None:
        told: list[Event] | None = [] if tell else None
        who = GAME.actors(state)[0]
        if who == CHANCE:
            GAME.advance(state, CHANCE, GAME.draw(state, below), 0, told)
            continue
        legal = GAME.plain(GAME.legal(state, who))
        action = legal[below(len(legal))]
        if copies:
            state = apply(GAME, state, who, action)
        else:
            GAME.check(state, who, action)
            GAME.advance(state, who, action, 0, told)
        decisions += 1
    return decisions


def rlcard_play(generator: random.Random, players: int) -> int:
    """One game of RLCard's UNO at random: how many decisions it took."""
    game = RlcardUno(num_players=players)
    game.np_random.seed(generator.randrange(2**31))
    decisions = 0
    state, _ = game.init_game()
    while not game.is_over():
        state, _ = game.step(generator.choice(state["legal_actions"]))
        decisions += 1
    return decisions


def spiel_play(generator: random.Random, players: int) -> int:
    """One game of OpenSpiel's Crazy Eights at random: how many decisions it took."""
    state = pyspiel.load_game("crazy_eights", {"players": players}).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(generator.choices(*zip(*outcomes, strict=True))[0])
            continue
        state.apply_action(generator.choice(state.legal_actions()))
        decisions += 1
    return decisions


def rate(play: Callable[[], int], games: int) -> float:
    """Decisions a second of CPU time."""
    begin = time.process_time()
    decisions = sum(play() for _ in range(games))
    return decisions / (time.process_time() - begin)


def ways(players: int, generator: random.Random) -> dict[str, Callable[[], int]]:
    """Each way to play, by name."""
    below = generator.randrange
    found: dict[str, Callable[[], int]] = {}
    for book in ("uno-108", "uno-112"):
        options = one_deal(book, players)
        for what, tell, copies in (
            (CHECKED, False, False),
            (EVENTS, True, False),
            (APPLIED, False, True),
        ):
            found[f"{book}, {what}"] = lambda options=options, tell=tell, copies=copies: plain_play(  # type: ignore[misc]
                options, players, below, tell, copies
            )
    found[RLCARD] = lambda: rlcard_play(generator, players)
    found[SPIEL] = lambda: spiel_play(generator, players)
    return found


def measure(players: int, rounds: int, games: int) -> dict[str, list[float]]:
    """The rates of each way to play, round by round, the ways interleaved."""
    every = ways(players, random.Random(7))
    found: dict[str, list[float]] = {what: [] for what in every}
    for number in range(rounds):
        for what, play in every.items():
            found[what].append(rate(play, games))
        print(f"{players} players, round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    return found


def report(rounds: int, games: int) -> str:
    """All figures as a page."""
    lines = [
        f"Python {platform.python_version()}, rlcard {version('rlcard')}, open_spiel "
        f"{version('open_spiel')}, {rounds} interleaved rounds of {games} deals, CPU time.",
    ]
    for players in PLAYERS:
        found = measure(players, rounds, games)
        yardstick = found[RLCARD]
        lines += [
            "",
            f"| {players} players | decisions/s, median | lowest – highest | beside RLCard |",
            "|---|---|---|---|",
        ]
        for what, rates in found.items():
            ratios = [mine / other for mine, other in zip(rates, yardstick, strict=True)]
            lines.append(
                f"| {what} | {statistics.median(rates):,.0f} | {min(rates):,.0f} – "
                f"{max(rates):,.0f} | {statistics.median(ratios):.2f}x |"
            )
    return "\n".join(lines)


def main() -> None:
    """Measure and print; with --write, put the page into results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    page = report(max(3, asked.rounds), asked.games)
    print(page)
    if asked.write:
        write("uno", page)


if __name__ == "__main__":
    main()
