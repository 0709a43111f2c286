"""Looking back at a match: what each decision cost, where it turned, who was likely to win when."""

from stolik.review.hindsight import Review, Survey, review, survey
from stolik.review.shapes import Choice, Effort, Point, Turn

__all__ = ["Choice", "Effort", "Point", "Review", "Survey", "Turn", "review", "survey"]
