"""Bots for UNO."""

from stolik.bots.uno.expert import Expert
from stolik.bots.uno.levels import UNO_BOTS
from stolik.bots.uno.policy import WEIGHTS, HonestRandom, RuleBot, Tuned, Weights, weights_for

__all__ = [
    "UNO_BOTS",
    "WEIGHTS",
    "Expert",
    "HonestRandom",
    "RuleBot",
    "Tuned",
    "Weights",
    "weights_for",
]
