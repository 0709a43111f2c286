"""Bots for Ubongo."""

from stolik.bots.ubongo.racers import SKILLS, UBONGO_BOTS, Counts, MonteCarlo, Random, solving_ms

__all__ = ["SKILLS", "UBONGO_BOTS", "Counts", "MonteCarlo", "Random", "solving_ms"]
