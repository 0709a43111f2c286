"""A bot that is a program of somebody else's: it gets what its seat knows as JSON, line by line.

It never gets more than that: its seat's view, what the seat has heard since the last question, and
what it may do. A program that hangs, ends, or answers what can't be done loses its seat: a plain
bot plays on, and `loss` says why.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any

from stolik.bots.base import Bot, Budget
from stolik.bots.program import Fault, Limits, Loss, Program
from stolik.bots.roster import make_bot
from stolik.core.game import AnyGame, Below
from stolik.core.phrase import Refused

#: How a command is told from the name of a bot; a word with a slash is one too.
PROGRAM = "program:"
STAND_IN = "random"
#: The longest that a program may wait in a race, and how much of a wrong answer its author sees.
LONGEST_DELAY = 600_000
SHOWN = 200


class Outsider:
    """A program on a seat, begun with its first question; once it is lost, a plain bot."""

    def __init__(self, game: AnyGame, command: Sequence[str], limits: Limits | None = None) -> None:
        self.loss: Loss | None = None
        self._game = game
        self._command = tuple(command)
        self._limits = limits or Limits()
        self._stand_in = make_bot(game, STAND_IN)
        self._program: Program | None = None
        self._closed = False
        self._lock = Lock()  # for whoever closes it while another waits for its answer
        self._told = 0

    def choose(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any:
        """What the program answers."""
        try:
            answer = self._ask("choose", view, heard, legal, budget)
            return self._action(answer, view, heard, legal, below)
        except Fault as fault:
            self._give_up(fault)
        return self._stand_in.choose(view, heard, legal, budget, below)

    def aside(
        self, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget, below: Below
    ) -> Any | None:
        """What the program has to say out of turn; null is nothing."""
        try:
            answer = self._ask("aside", view, heard, legal, budget)
            if answer.get("action") is None:
                return None
            return self._action(answer, view, heard, legal, below)
        except Fault as fault:
            self._give_up(fault)
        return self._stand_in.aside(view, heard, legal, budget, below)

    def delay(self, view: Any, below: Below) -> int:
        """How long the program wants to take in a race; if it does not say, as a plain bot does."""
        try:
            told = self._ask("delay", view, (), (), Budget()).get("ms")
            if type(told) is int and 0 <= told <= LONGEST_DELAY:
                return told
        except Fault as fault:
            self._give_up(fault)
        return self._stand_in.delay(view, below)

    def pause(self, view: Any, below: Below) -> int:
        """It does not pretend to think."""
        return 0

    def notes(self) -> dict[str, int]:
        """Whether it has lost its seat."""
        return {"faults": 1} if self.loss else {}

    def close(self) -> None:
        """End the program for good."""
        with self._lock:
            self._closed = True
        if self._program:
            self._program.close()

    def _ask(
        self, do: str, view: Any, heard: Sequence[Any], legal: Sequence[Any], budget: Budget
    ) -> dict[str, Any]:
        limits, ms = self._limits, budget.milliseconds or self._limits.think_ms
        patience = ms + limits.grace_ms + (0 if self._program else limits.start_ms)
        program = self._begun()
        question = self._question(do, view, heard[self._told :], legal, ms)
        self._told = max(self._told, len(heard))
        return _read(program.ask(json.dumps(question).encode() + b"\n", patience))

    def _begun(self) -> Program:
        with self._lock:
            if self._closed:
                raise Fault("outsider-silent")
            self._program = self._program or Program(self._command, self._limits)
            return self._program

    def _question(
        self, do: str, view: Any, heard: Sequence[Any], legal: Sequence[Any], ms: int
    ) -> dict[str, Any]:
        """All that a program is told."""
        game, seen = self._game, self._game.view_data(view)
        return {
            "do": do,
            "book": seen["book"],
            "view": seen,
            "heard": [game.event_data(event) for event in heard],
            "legal": [game.write_action(action) for action in legal],
            "ms": ms,
        }

    def _action(
        self,
        answer: dict[str, Any],
        view: Any,
        heard: Sequence[Any],
        legal: Sequence[Any],
        below: Below,
    ) -> Any:
        """The action of an answer: one of those listed, or of a kind that is too many to list."""
        game, text = self._game, answer.get("action")
        for action in legal:
            if game.write_action(action) == text:
                return action
        try:
            said = game.stamp(game.read_action(text if isinstance(text, str) else ""), 0)
            state = game.imagine(view, heard, below)
            action = game.counted(state, view.seat, said)
            if game.is_open(state, view.seat, action):
                game.check(state, view.seat, action)
                return action
            if action in legal:
                return action
        except Exception:  # whatever an answer breaks, it is the program that has no seat for it
            pass
        raise Fault("outsider-illegal", repr(text)[:SHOWN])

    def _give_up(self, fault: Fault) -> None:
        if self.loss:
            return
        self.close()  # after that nothing more is said
        words = self._program.last_words() if self._program else ""
        self.loss = Loss(fault.phrase, fault.detail or words)


def _read(line: bytes) -> dict[str, Any]:
    """A line as an answer, or `Fault` if it is none."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise Fault("outsider-garbled", repr(line[:SHOWN]))
    return answer


# -- words of a command line ----------------------------------------------------------------------
def is_program(word: str) -> bool:
    """Whether a word names a program and not a bot of the house."""
    return word.startswith(PROGRAM) or "/" in word


def command_of(word: str) -> list[str]:
    """The command of a word such as `program:python3 bot.py`, if it can be run here.

    >>> command_of("program:sh -c 'exec my bot'")
    ['sh', '-c', 'exec my bot']
    """
    try:
        command = shlex.split(word.removeprefix(PROGRAM), posix=os.name == "posix")
    except ValueError:
        command = []
    if not command or shutil.which(command[0]) is None:
        raise Refused("no-program", word=word.removeprefix(PROGRAM))
    return command


def label(word: str) -> str:
    """A short name for a bot or a program at a table.

    >>> label("greedy"), label("program:python3 examples/bot.py")
    ('greedy', 'bot.py')
    """
    return re.split(r"[\s/]", word.rstrip())[-1] if is_program(word) else word


def make_player(game: AnyGame, word: str, limits: Limits | None = None) -> Bot:
    """A bot of the house by its name, or a program by its command."""
    return Outsider(game, command_of(word), limits) if is_program(word) else make_bot(game, word)


def loss_of(bot: Bot) -> Loss | None:
    """Why a bot has lost its seat, if it is a program that has."""
    return bot.loss if isinstance(bot, Outsider) else None


@contextmanager
def seated(
    game: AnyGame, words: Sequence[str], make: Callable[[AnyGame, str], Bot] = make_player
) -> Iterator[list[Bot]]:
    """Bots for the seats of a match; their programs end with it."""
    bots = [make(game, word) for word in words]
    try:
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, Outsider):
                bot.close()
