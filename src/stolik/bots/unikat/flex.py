"""The bot that minds the tiles that stay: a frozen yardstick."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.bots.base import Budget, Quiet
from stolik.bots.unikat.mind import Mind
from stolik.core.game import Below
from stolik.games.unikat.actions import Action
from stolik.games.unikat.events import Event
from stolik.games.unikat.view import View


class Flex(Quiet):
    """Does what leaves the best hand: few paths, close together, and near the table."""

    def choose(
        self,
        view: View,
        heard: Sequence[Event],
        legal: Sequence[Action],
        budget: Budget,
        below: Below,
    ) -> Action:
        """The next step of the turn that leaves the best hand."""
        if len(legal) == 1:
            return legal[0]
        return Mind(view, legal, budget).thoughts()[0].action
