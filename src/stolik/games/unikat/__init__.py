"""Unikat: 81 tiles, and neighbours differ in exactly one feature."""

from stolik.games.unikat.game import Unikat

__all__ = ["Unikat"]
