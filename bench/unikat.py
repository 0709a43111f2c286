"""Speed of Unikat beside a yardstick: everything in one run, CPU time, rounds interleaved.

Random play follows the policy `plain-random`: it exchanges or passes only when it must. A turn of
the best-turn search is measured in games between greedy bots. The yardstick is one decision of
RLCard's `uno` game (`Game.step` with the legal actions it computes), played at random.
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

from rlcard.games.uno import Game as RlcardUno

from bench._results import write
from stolik.bots import Budget
from stolik.bots.unikat import Greedy
from stolik.core.fairness import seeded
from stolik.core.game import CHANCE, Below, apply
from stolik.core.match import Match
from stolik.games import BOOKS
from stolik.games.unikat.events import Event
from stolik.games.unikat.solver import best_turn
from stolik.games.unikat.view import table_of

GAME, BOOK = BOOKS["unikat"]
CHECKED = "Unikat, check and advance"
EVENTS = "Unikat, check, advance and events"
APPLIED = "Unikat, apply (a copy each time)"
YARDSTICK = "RLCard uno, Game.step"


def plain_play(below: Below, tell: bool, copies: bool) -> int:
    """One game of plain-random play: how many decisions it took."""
    seats = 2 + below(3)
    state = GAME.new(BOOK.decide({}, seats), seats)
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


def rlcard_play(generator: random.Random) -> int:
    """One game of RLCard's UNO at random: how many decisions it took."""
    game = RlcardUno()
    game.np_random.seed(generator.randrange(2**31))
    decisions = 0
    state, _ = game.init_game()
    while not game.is_over():
        state, _ = game.step(generator.choice(state["legal_actions"]))
        decisions += 1
    return decisions


def rate(play: Callable[[], int], games: int) -> float:
    """Decisions a second of CPU time."""
    begin = time.process_time()
    decisions = sum(play() for _ in range(games))
    return decisions / (time.process_time() - begin)


def measure_play(rounds: int, games: int) -> dict[str, list[float]]:
    """The rates of each way to play, round by round, the ways interleaved."""
    generator = random.Random(7)
    below = generator.randrange
    ways: dict[str, Callable[[], int]] = {
        CHECKED: lambda: plain_play(below, tell=False, copies=False),
        EVENTS: lambda: plain_play(below, tell=True, copies=False),
        APPLIED: lambda: plain_play(below, tell=False, copies=True),
        YARDSTICK: lambda: rlcard_play(generator),
    }
    found: dict[str, list[float]] = {what: [] for what in ways}
    for number in range(rounds):
        for what, play in ways.items():
            found[what].append(rate(play, games))
        print(f"round {number + 1} of {rounds}", flush=True)
    return found


def measure_search(seats: int, games: int) -> tuple[list[float], float, int]:
    """Milliseconds of every best-turn search of some games, microseconds a node, searches cut."""
    times: list[float] = []
    nodes = capped = 0
    bot, budget = Greedy(), Budget()
    for number in range(games):
        below = seeded(f"search/{seats}/{number}")
        match = Match.begin(GAME, BOOK.decide({}, seats), seats, below)
        while GAME.outcome(match.state) is None:
            seat = GAME.actors(match.state)[0]
            view = GAME.view(match.state, seat)
            if view.phase == "choose":
                table, hand = table_of(view), view.hands[seat]
                begin = time.process_time()
                found = best_turn(table, hand)
                times.append((time.process_time() - begin) * 1000)
                nodes += found.nodes
                capped += not found.exact
            legal = GAME.legal(match.state, seat)
            match.play(seat, bot.choose(view, [], legal, budget, below), below)
    return sorted(times), sum(times) * 1000 / max(1, nodes), capped


def report(rounds: int, games: int) -> str:
    """All figures as a page."""
    found = measure_play(rounds, games)
    yardstick = statistics.median(found[YARDSTICK])
    lines = [
        f"Python {platform.python_version()}, rlcard {version('rlcard')}, "
        f"{rounds} interleaved rounds of {games} games, CPU time.",
        "",
        "| what | decisions/s, median | lowest – highest | beside the yardstick |",
        "|---|---|---|---|",
    ]
    for what, rates in found.items():
        middle = statistics.median(rates)
        spread = f"{min(rates):,.0f} – {max(rates):,.0f}"
        lines.append(f"| {what} | {middle:,.0f} | {spread} | {middle / yardstick:.2f}x |")
    lines += [
        "",
        "| best turn | turns | us a node | p50 ms | p99 ms | max ms | cut by the node cap |",
        "|---|---|---|---|---|---|---|",
    ]
    for seats in BOOK.seats:
        times, node, capped = measure_search(seats, games * 2)
        p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
        lines.append(
            f"| {seats} players | {len(times):,} | {node:.2f} | {p50:.3f} | {p99:.2f} "
            f"| {times[-1]:.1f} | {capped} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Measure and print; with --write, put the page into results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    page = report(max(5, asked.rounds), asked.games)
    print(page)
    if asked.write:
        write("unikat", page)


if __name__ == "__main__":
    main()
