"""Bots for Unikat."""

from stolik.bots.unikat.expert import Expert
from stolik.bots.unikat.flex import Flex
from stolik.bots.unikat.greedy import Greedy
from stolik.bots.unikat.levels import UNIKAT_BOTS, Novice

__all__ = ["UNIKAT_BOTS", "Expert", "Flex", "Greedy", "Novice"]
