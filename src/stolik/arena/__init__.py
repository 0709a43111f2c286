"""Many games between bots: the same seed gives the same result, however many processes play."""

from stolik.arena.contest import Contest, run
from stolik.arena.tally import Tally

__all__ = ["Contest", "Tally", "run"]
