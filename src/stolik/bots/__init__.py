"""Players made of code. A bot gets its seat's view and what that seat has heard, never a state."""

from stolik.bots.base import Bot, Budget
from stolik.bots.roster import BOTS, LEVELS, house_bot, make_bot, offered

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "house_bot", "make_bot", "offered"]
