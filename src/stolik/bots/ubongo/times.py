"""How long a bot takes, which is a model and no search.

ln T = ln m + 0.35 ln(e / m_e) + N(0, σ), and two or three seconds of looking first. m is the
skill's usual time for the side, e the effort of the puzzle beside the side's usual one. It is drawn
when the board is dealt, never from what the others do, and may be longer than the timer runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt

from stolik.core.game import Below
from stolik.games.ubongo.effort import effort
from stolik.games.ubongo.view import Task

FINE = 1 << 30


@dataclass(frozen=True, slots=True)
class Skill:
    """Usual seconds for a puzzle of three pieces, and how much luck there is in it."""

    seconds: float
    spread: float

    def usual(self, pieces: int) -> float:
        """The logarithm of the seconds that a puzzle of so many pieces usually takes."""
        return log(self.seconds * (FOUR_PIECES if pieces == 4 else 1.0))


SKILLS = {
    "easy": Skill(75, 0.55),
    "medium": Skill(50, 0.45),
    "hard": Skill(32, 0.40),
    "expert": Skill(20, 0.35),
}
#: What four pieces take beside three, and the usual difficulty (log2 of the effort) of each side.
FOUR_PIECES = 1.8
USUAL = {3: 3.46, 4: 4.73}
BY_EFFORT = 0.35
#: Milliseconds to look at a board, to choose a row, and to reach out for the gems.
LOOK = (1500, 3000)
CHOOSE = (1200, 2600)
REACH = 350
#: How long the boards of a round lie open before a bot rolls again.
LOOK_BACK = 7000


def solving_ms(skill: Skill, task: Task, below: Below) -> int:
    """How long this skill takes for this puzzle."""
    tried = effort(task.area, task.row)
    assert tried is not None
    pieces = len(task.row)
    harder = BY_EFFORT * log(2) * (tried.difficulty() - USUAL[pieces])
    return int(1000 * exp(skill.usual(pieces) + harder + skill.spread * _normal(below)))


def between(bounds: tuple[int, int], below: Below) -> int:
    """Any number within bounds."""
    return bounds[0] + below(bounds[1] - bounds[0] + 1)


def _normal(below: Below) -> float:
    """A draw of the normal distribution."""
    one, other = (below(FINE) + 1) / FINE, below(FINE) / FINE
    return sqrt(-2 * log(one)) * cos(2 * pi * other)
