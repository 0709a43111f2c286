"""Players made of code. A bot gets its seat's view and what that seat has heard, never a state."""

from stolik.bots.base import Bot, Budget
from stolik.bots.roster import BOTS, make_bot

__all__ = ["BOTS", "Bot", "Budget", "make_bot"]
