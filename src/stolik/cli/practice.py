"""`stolik ubongo practice`: one puzzle after the other for one, against the clock, with hints."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil

from rich.console import Console

from stolik.cli import screen
from stolik.cli.arguments import one_line
from stolik.cli.show import print_lines
from stolik.core.game import MOST_HINT
from stolik.core.notation import Word, exactly, number, words
from stolik.core.phrase import Refused
from stolik.games.ubongo.hints import WHICH, hint
from stolik.games.ubongo.notation import read_layout
from stolik.games.ubongo.picture import area_lines, piece_lines
from stolik.games.ubongo.pieces import Placement
from stolik.games.ubongo.practice import PieceHint, Puzzle, hint_data
from stolik.games.ubongo.rules.racing import check_layout, check_pieces
from stolik.rulebook import Speaker

LEAVE = ("q", "quit", "exit")


class Practice:
    """One who practises: the puzzle, what is laid of it, and since when it is there."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        # What people type is shown as it is: no markup, no emoji codes.
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.laid: tuple[Placement, ...] = ()
        self.began = 0.0
        self.count = 0

    def run(self, first: Puzzle, draw: Callable[[], Puzzle]) -> None:
        """One puzzle after the other, until nobody wants any more."""
        screen.forgive_keys()
        self.console.print(self.say("terminal-practice-help"), style="dim")
        puzzle = first
        try:
            while self.solve(puzzle):
                puzzle = draw()
        except EOFError:
            self.console.print()
        self.console.print(self.say("terminal-practice-over", count=self.count))

    def solve(self, puzzle: Puzzle) -> bool:
        """Whether there is to be another puzzle after this one."""
        self.laid, self.began = (), time.monotonic()
        title = self.say("terminal-practice-puzzle", puzzle=puzzle.name, seconds=puzzle.seconds)
        self.console.print(f"\n{title}", style="bold")
        self.show(puzzle)
        while True:
            answer = words(self.console.input("> ", markup=False, emoji=False))
            verb = answer[0].text.casefold() if answer else ""
            if verb in LEAVE:
                return False
            if verb == "skip" or self.act(puzzle, verb, answer):
                return True
            self.tell_time(puzzle)

    def elapsed(self) -> int:
        """Seconds since the puzzle was shown, one that has only begun included."""
        return ceil(time.monotonic() - self.began)

    def tell_time(self, puzzle: Puzzle) -> None:
        """How much of the time is left."""
        left = puzzle.seconds - self.elapsed()
        word = "play-time" if left > 0 else "terminal-practice-time-up"
        facts = {"seconds": left} if left > 0 else {}
        self.console.print(self.say(word, **facts), style="dim")

    def act(self, puzzle: Puzzle, verb: str, answer: list[Word]) -> bool:
        """Whether an answer solves the puzzle."""
        try:
            if verb in ("", "?", "help"):
                self.console.print(self.say("terminal-practice-help"), style="dim")
                return False
            if verb == "hint":
                self.tell_hint(puzzle, answer)
                return False
            return self.lay(puzzle, answer)
        except Refused as refused:
            self.console.print(one_line(self.say, refused), style="yellow")
            return False

    def lay(self, puzzle: Puzzle, answer: list[Word]) -> bool:
        """Lay all pieces anew; a layout that is wrong or not whole stays, for a hint about it."""
        laid = read_layout(answer)
        seconds = self.elapsed()
        check_pieces(puzzle.row, laid)
        self.laid = laid
        self.show(puzzle)
        check_layout(puzzle.area, puzzle.row, laid)
        self.count += 1
        late = "-late" if seconds > puzzle.seconds else ""
        told = self.say(f"terminal-practice-solved{late}", seconds=seconds, limit=puzzle.seconds)
        self.console.print(told, style="bold")
        return True

    def show(self, puzzle: Puzzle) -> None:
        """The area with what is laid, and the pieces."""
        print_lines(self.console, area_lines(puzzle.area, self.laid))
        print_lines(self.console, [[], *piece_lines(puzzle.row, self.console.width)])

    def tell_hint(self, puzzle: Puzzle, answer: list[Word]) -> None:
        """A hint about what is laid, as much of it as is asked for."""
        verb, *given = answer
        level = number(exactly(1, verb, given)[0], 0, MOST_HINT) if given else WHICH
        data = hint_data(hint(puzzle.area, puzzle.row, self.laid, level))
        self.console.print(hint_text(self.say, data))


def hint_text(say: Speaker, data: PieceHint) -> str:
    """A hint as a sentence."""
    if data["piece"] is None:
        return say(f"terminal-practice-fits{'' if data['fits'] else '-not'}")
    verb = "take" if data["take"] else "lay"
    if data["placement"] is not None:
        return say(
            f"terminal-practice-{verb}-place", piece=data["piece"], placement=data["placement"]
        )
    if data["cell"] is not None:
        cell = ",".join(map(str, data["cell"]))
        return say(f"terminal-practice-{verb}-cell", piece=data["piece"], cell=cell)
    return say(f"terminal-practice-{verb}", piece=data["piece"])
