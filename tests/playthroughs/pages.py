"""Playthroughs: whole games as pages of text that a person can follow and a test can compare.

`python -m tests.playthroughs.pages` writes them anew; look at the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from stolik.bots import Bot, Budget, make_bot
from stolik.bots.plain import PlainRandom
from stolik.bots.plans import Plans
from stolik.core.fairness import seeded
from stolik.core.game import AnyGame, Ring
from stolik.core.match import AnyMatch, Match
from stolik.core.record import actor_text
from stolik.games import BOOKS
from stolik.rulebook import speaker

FOLDER = Path(__file__).parent
SHOWN = 6


class Page(NamedTuple):
    """What is played on a page."""

    book: str
    name: str
    seats: int
    bot: str
    seed: str
    options: Mapping[str, object]

    def path(self) -> Path:
        """Where the page is kept."""
        return FOLDER / self.book / f"{self.name}.txt"


PAIRS = {"k108.format": "pairs", "k108.deals": 2}
CUSTOMS = {
    "m112.custom1": "idea1",
    "m112.custom2": "idea5",
    "m112.custom3": "others?atleast-5:discard-red",
}
PAGES = (
    Page("unikat", "two-greedy", 2, "greedy", "page/2", {}),
    Page("unikat", "three-greedy-two-rounds", 3, "greedy", "page/4", {"uni.rounds": 2}),
    Page("unikat", "four-random", 4, "random", "page/4", {"uni.oldest": 2}),
    Page("uno-108", "two-tuned", 2, "tuned", "page/1", {"k108.target": 100}),
    Page("uno-108", "four-random-in-pairs", 4, "random", "page/2", PAIRS),
    Page("ubongo", "three-by-counts", 3, "counts", "page/1", {}),
    Page("ubongo", "two-by-chance-on-the-hard-side", 2, "random", "page/2", {"ubo.side": "hard"}),
    Page("uno-112", "three-tuned", 3, "tuned", "page/1", {}),
    Page("uno-112", "four-random-with-customs", 4, "random", "page/3", CUSTOMS),
)


def text(page: Page) -> str:
    """The page, played."""
    game, book = BOOKS[page.book]
    options = book.decide(page.options, page.seats)
    below, luck = seeded(page.seed), seeded(f"{page.seed}/bots")
    match: AnyMatch = Match.begin(game, options, page.seats, below)
    bots = [_bot(game, page.bot) for _ in range(page.seats)]
    title = f"{page.book}, {page.seats} x {page.bot}, seed {page.seed} {options.text()}".rstrip()
    lines = [title, "", *_told(game, match, 0)]
    plans = Plans(match, bots, luck)
    while game.outcome(match.state) is None:
        told, plan = len(match.events), plans.next()
        assert plan is not None
        seat = plan.who
        if plan.alarm:
            lines.append(f"[{actor_text(seat)}] ring {plan.alarm}   at {plan.at} ms")
            match.play(seat, Ring(plan.alarm), below, plan.at)
            lines += _told(game, match, told)
            continue
        legal = game.legal(match.state, seat)
        view = game.view(match.state, seat)
        action = bots[seat].choose(view, match.heard(seat), legal, Budget(), luck)
        offered = ", ".join(game.write_action(a) for a in legal[:SHOWN])
        more = f", and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        when = f"   at {plan.at} ms" if game.races else ""
        said = f"{game.write_action(action)}{when}"
        lines.append(f"[{actor_text(seat)}] {said}   of: {offered}{more}")
        match.play(seat, action, below, plan.at)
        lines += _told(game, match, told)
    return "\n".join([*lines, "", game.write_position(match.state), ""])


def _told(game: AnyGame, match: AnyMatch, since: int) -> list[str]:
    say = speaker("en")
    return [f"    {say.phrase(game.phrase(event))}" for event in match.events[since:]]


def _bot(game: AnyGame, name: str) -> Bot:
    """A bot; at UNO `random` is the one of all games, which bluffs and challenges as it comes."""
    plain = (game.name, name) == ("uno", "random")
    return PlainRandom(game) if plain else make_bot(game, name)


if __name__ == "__main__":
    for one in PAGES:
        one.path().parent.mkdir(exist_ok=True)
        one.path().write_text(text(one), encoding="utf-8")
