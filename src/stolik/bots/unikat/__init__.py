"""Bots for Unikat."""

from stolik.bots.unikat.greedy import Greedy

__all__ = ["Greedy"]
