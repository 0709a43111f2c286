"""Ubongo: a race to cover an area with polyominoes, then pawns and gems."""

from stolik.games.ubongo.game import Ubongo

__all__ = ["Ubongo"]
