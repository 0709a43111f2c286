"""UNO by two rulebooks: 108 cards with bluffs and teams, 112 with Shuffle Hands and Customs."""

from stolik.games.uno.game import Uno

__all__ = ["Uno"]
