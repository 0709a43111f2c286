"""Bots for Unikat."""

from stolik.bots.unikat.flex import Flex
from stolik.bots.unikat.greedy import Greedy

__all__ = ["Flex", "Greedy"]
