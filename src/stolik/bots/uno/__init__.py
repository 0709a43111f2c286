"""Bots for UNO."""

from stolik.bots.uno.policy import WEIGHTS, RuleBot, Tuned, Weights, weights_for

__all__ = ["WEIGHTS", "RuleBot", "Tuned", "Weights", "weights_for"]
