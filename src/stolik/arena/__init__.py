"""Many games between bots: the same seed gives the same result, however many processes play."""

from stolik.arena.contest import Contest, Tally, run

__all__ = ["Contest", "Tally", "run"]
