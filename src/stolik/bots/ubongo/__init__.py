"""Bots for Ubongo."""

from stolik.bots.ubongo.expert import Expert
from stolik.bots.ubongo.levels import UBONGO_BOTS
from stolik.bots.ubongo.racers import Counts, Random
from stolik.bots.ubongo.times import SKILLS, solving_ms

__all__ = ["SKILLS", "UBONGO_BOTS", "Counts", "Expert", "Random", "solving_ms"]
