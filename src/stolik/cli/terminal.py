"""`stolik terminal`: one table in the terminal for any game, with people and bots around it."""

from __future__ import annotations

import argparse
import re
import secrets
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from stolik.bots import Bot, Budget
from stolik.bots.outsider import Outsider, label, loss_of, make_player
from stolik.bots.plans import Plan, Plans
from stolik.bots.roster import LEVELS, USUAL
from stolik.cli import screen
from stolik.cli.arguments import (
    Parser,
    book_named,
    bots_named,
    decide,
    one_line,
    printable,
    whole_number,
)
from stolik.cli.review import explain
from stolik.cli.show import draw
from stolik.core.fairness import SECRET_BYTES, Stream, commit, key
from stolik.core.game import CLOCK, TABLE, Ring, Seat
from stolik.core.match import AnyMatch, Match
from stolik.core.options import Options
from stolik.core.phrase import Refused
from stolik.core.record import Promise, Record
from stolik.games import BOOKS
from stolik.rulebook import CLAUSES, Speaker, speaker

LONGEST_NAME = 40
LEAVE = ("q", "quit", "exit")


def describe(parser: Parser, say: Speaker) -> None:
    """The arguments of the command."""
    parser.add_argument("book", nargs="?", default=next(iter(BOOKS)), help=say("help-book"))
    parser.add_argument("--people", help=say("help-terminal-people"))
    parser.add_argument("--bots", help=say("help-terminal-bots"))
    parser.add_argument("--names", default="", help=say("help-terminal-names"))
    parser.add_argument("--option", action="append", default=[], help=say("help-option"))
    parser.add_argument("--record", type=Path, help=say("help-terminal-record"))
    parser.add_argument("--explain", action="store_true", help=say("help-terminal-explain"))


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Set the table and play; without a terminal, bots show a game."""
    attended = sys.stdin.isatty() and sys.stdout.isatty()
    table = _set_table(asked, say, attended)
    if asked.record:
        _claim(asked.record)
    if not attended:
        table.console.print(say("play-no-terminal"))
    screen.forgive_keys()
    try:
        table.play()
    except EOFError:
        table.console.print(f"\n{say('play-left')}")
    finally:
        table.close(asked.record)
    if asked.explain:  # only now: a reason may tell what somebody held
        explain(table.console, table.record(), table.say)
    return 0


def _claim(path: Path) -> None:
    """Better no game than one that can't be kept, or one that is kept over another."""
    if path.is_file() and path.stat().st_size:
        raise Refused("record-exists", file=str(path))
    path.open("a").close()


@dataclass(slots=True)
class Player:
    """Who sits on a seat: a person if there is no bot."""

    name: str
    bot: Bot | None = None


def _set_table(asked: argparse.Namespace, say: Speaker, attended: bool) -> Table:
    game, book = BOOKS[book_named(asked.book)]
    names = [name.strip()[:LONGEST_NAME] for name in asked.names.split(",") if name.strip()]
    usual_people = str(max(1, len(names)))
    people = whole_number("--people", asked.people or usual_people, 0, book.seats[-1])
    if len(names) > people:
        raise Refused("names-too-many")
    people = people if attended else 0
    if people > 1 and game.races:
        raise Refused("play-race", book=book.name)
    usual = USUAL if people > 1 else f"{USUAL}*2"
    bots = bots_named(asked.bots) if asked.bots is not None else bots_named(usual)
    if asked.bots is None and people + len(bots) > book.seats[-1]:
        bots = []
    names += [say("play-person", number=n) for n in range(len(names) + 1, people + 1)]
    players = [Player(name) for name in names[:people]]
    for number, bot in enumerate(bots, 1):
        word = say(f"bot-{bot}") if bot in LEVELS else label(bot)
        name = say("play-bot", bot=word[:LONGEST_NAME], number=number)
        players.append(Player(printable(name), make_player(game, bot)))
    decided = decide(book, asked.option, len(players), people)
    told = book.with_bots(decided, range(people, len(players)))
    options = book.decide(told, len(players), people)
    return Table(book.name, players, options, say.language, attended)


class Table:
    """A match, the players around it, and the screen between them."""

    def __init__(
        self, book: str, players: list[Player], options: Options, language: str, attended: bool
    ) -> None:
        self.game, _ = BOOKS[book]
        self.players = players
        self.options = options
        self.attended = attended
        self.say = speaker(language, lambda seat: players[seat].name)
        # Names and what people type are shown as they are: no markup, no emoji codes.
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.promise = _promise(players)
        assert self.promise.secret is not None
        self.below = Stream(key(self.promise.match, self.promise.secret, self.promise.shares))
        self.luck = Stream(secrets.token_bytes(SECRET_BYTES))  # the bots' own, not the deck's
        self.match: AnyMatch = Match.begin(self.game, options, len(players), self.below)
        self.began = time.monotonic()
        self.plans = Plans(self.match, [player.bot for player in players], self.luck)
        self.told: dict[Seat | None, int] = {}
        self.looking: Seat | None = None
        self.lost: set[Seat] = set()

    def record(self) -> Record:
        """The match so far, its secret opened: nobody plays on from here."""
        seats = len(self.players)
        return Record.of(self.match, self.options, seats, promise=self.promise, abandoned=True)

    def play(self) -> None:
        """From the deal to the end."""
        self.console.print(self.say("play-commit", commit=self.promise.commit), style="dim")
        self.console.print(self.say.phrase(self.game.legend()), style="dim")
        while self.game.outcome(self.match.state) is None:
            self.let_bots_speak_up()
            self.go_on()
            self.tell_who_is_lost()
            if not self.attended:
                self.tell(None)
        self.show_end()

    def go_on(self) -> None:
        """Whoever is next: in a race a bot or the clock whose time has come, else a person."""
        if (owed := self.game.owed(self.match.state)) is not None:
            return self.give(owed)
        due = self.game.due(self.match.state)
        person = next((seat for seat in due if self.players[seat].bot is None), None)
        plan = self.plans.next() if person is None or self.game.races else None
        if plan is not None and (person is None or plan.at <= self.now()):
            self.follow(plan)
        elif person is not None:
            self.ask(person)

    def give(self, owed: Any) -> None:
        """What the table owes, such as the end of a rest: people say when (RULING-5)."""
        said: Any = owed
        if self.attended:
            self.tell(None)
            view = self.game.view(self.match.state, None)
            draw(self.console, self.game, view, self.say)
            self.console.print(self.say.phrase(self.game.prompt(view)))
            said = self.say_for_all(owed)
        if not self.ring_if_due() and said is not None:
            at = max(self.now(), self.match.entries[-1].at)
            self.match.play(TABLE, said, self.below, at)

    def say_for_all(self, owed: Any) -> Any:
        """What people say for the table: Enter is what it owes; nothing if the time ran out."""
        kinds = self.game.spoken_kinds
        legal = self.game.legal(self.match.state, TABLE)
        if any(isinstance(a, kinds) for a in legal):
            self.console.print(self.say("play-spoken"), style="dim")
        while (answer := self.listen(self.say("play-enter"))) is not None:
            if answer.strip().casefold() in LEAVE:
                raise EOFError
            try:
                said = self.game.read_action(answer) if answer.strip() else owed
                if said != owed and not isinstance(said, kinds):
                    raise Refused("play-unknown", word=answer.split()[0])
                self.game.check(self.match.state, TABLE, said)
            except Refused as refused:
                self.complain(refused)
            else:
                return said
        return None

    def follow(self, plan: Plan) -> None:
        """A bot acts or an alarm rings, when it is time; where nobody watches, at once."""
        at = plan.at
        if self.attended:
            time.sleep(max(0, plan.at - self.now()) / 1000)
            at = max(plan.at, self.now())
        if plan.alarm:
            self.match.play(CLOCK, Ring(plan.alarm), self.below, at)
        else:
            self.let_bot(plan.who, at)

    def now(self) -> int:
        """Milliseconds since the match began."""
        return int((time.monotonic() - self.began) * 1000)

    def let_bot(self, seat: Seat, at: int) -> None:
        """A bot decides, from what its seat knows."""
        bot = self.players[seat].bot
        assert bot is not None
        view, heard = self.game.view(self.match.state, seat), self.match.heard(seat)
        legal = self.game.legal(self.match.state, seat)
        action = bot.choose(view, heard, legal, Budget(), self.luck)
        self.match.play(seat, action, self.below, at)

    def let_bots_speak_up(self) -> None:
        """Bots that are not asked may have something to say."""
        said = True
        while said:
            said = any(map(self._speaks_up, range(len(self.players))))

    def tell_who_is_lost(self) -> None:
        """A program that has lost its seat, once; its own words might tell its hand, so not yet."""
        for seat, player in enumerate(self.players):
            loss = loss_of(player.bot) if player.bot else None
            if loss and seat not in self.lost:
                self.lost.add(seat)
                why = self.say.phrase(loss.why)
                told = self.say("outsider-lost", name=player.name, why=why)
                self.console.print(told, style="yellow")

    def _speaks_up(self, seat: Seat) -> bool:
        bot, state = self.players[seat].bot, self.match.state
        due, legal = self.game.due(state), self.game.legal(state, seat)
        if bot is None or not due or seat in due or not legal:
            return False
        view, heard = self.game.view(state, seat), self.match.heard(seat)
        action = bot.aside(view, heard, legal, Budget(), self.luck)
        if action is not None:
            self.match.play(seat, action, self.below, max(self.now(), self.match.entries[-1].at))
        return action is not None

    # -- people -----------------------------------------------------------------------------------
    def ask(self, seat: Seat) -> None:
        """Show a person the table and take one decision."""
        self.hand_over(seat)
        view = self.game.view(self.match.state, seat)
        self.tell(seat)
        self.console.rule(style="dim")
        draw(self.console, self.game, view, self.say)
        choices = self.in_order(self.game.legal(self.match.state, seat))
        self.offer(choices)
        prompt = self.say.phrase(self.game.prompt(view))
        self.console.print(Text.assemble((self.players[seat].name, "bold"), f": {prompt}"))
        while (answer := self.listen()) is not None:
            if self.act(seat, choices, answer.strip()):
                return
        self.ring_if_due()

    def listen(self, asked: str = ">") -> str | None:
        """An answer, or nothing if the time for it runs out first."""
        alarms = self.game.alarms(self.match.state)
        if not alarms:
            return self.input(f"{asked} ")
        left = max(0, min(alarm.due for alarm in alarms) - self.now())
        self.console.print(self.say("play-time", seconds=-(-left // 1000)), style="dim")
        self.console.print(f"{asked} ", end="")
        plan = self.plans.next()
        wait = min(left, max(0, plan.at - self.now())) if plan else left
        return screen.typed_line() if screen.line_comes(wait / 1000) else None

    def input(self, prompt: str) -> str:
        """A line typed by whoever sits at the screen."""
        return self.console.input(prompt, markup=False, emoji=False)

    def hand_over(self, seat: Seat) -> None:
        """Between two people at one screen nobody sees the other's hand."""
        people = [p for p in self.players if p.bot is None]
        if len(people) > 1 and self.looking != seat:
            screen.empty(self.console)
            screen.forget_keys()
            self.console.print(self.say("play-commit", commit=self.promise.commit), style="dim")
            self.input(self.say("play-hand-over", name=self.players[seat].name))
            screen.empty(self.console)
        self.looking = seat

    def in_order(self, legal: list[Any]) -> list[Any]:
        """Like actions side by side, the kinds in the game's own order, numbers as numbers."""
        kinds = list(dict.fromkeys(type(action) for action in legal))

        def place(action: Any) -> tuple[int, list[tuple[int, str]]]:
            parts = re.findall(r"-?\d+|[^\d-]+", self.game.write_action(action))
            natural = [(int(p), "") if p.lstrip("-").isdigit() else (0, p) for p in parts]
            return kinds.index(type(action)), natural

        return sorted(legal, key=place)

    def offer(self, choices: list[Any]) -> None:
        """The legal actions, numbered."""
        width = len(str(len(choices)))
        cells = []
        for number, action in enumerate(choices, 1):
            words = self.say.phrase(self.game.phrase(action))
            cells.append(Text.assemble((f"{number:>{width}} ", "bold"), words))
        self.console.print(Columns(cells, padding=(0, 2), column_first=True))

    def act(self, seat: Seat, choices: list[Any], answer: str) -> bool:
        """Whether the answer led to something new to be shown."""
        if self.ring_if_due():
            return True
        if answer.casefold() in LEAVE:
            raise EOFError
        if answer.casefold() in ("", "?", "??", "help"):
            self.explain(seat, answer)
            return False
        if answer.startswith("?"):
            self.explain_one(seat, choices, answer[1:].strip())
            return False
        try:
            action = self.read(choices, answer)
            self.match.play(seat, action, self.below, self.now())
        except Refused as refused:
            self.complain(refused)
            return False
        return True

    def complain(self, refused: Refused) -> None:
        """Why not; to who has not found the words, also how to answer."""
        if refused.phrase.id != "unknown-action":
            self.console.print(one_line(self.say, refused), style="yellow")
            return
        unknown = Refused("play-unknown", word=refused.phrase.facts["word"])
        self.console.print(one_line(self.say, unknown), style="yellow")
        self.console.print(self.say("play-help"), style="dim")

    def read(self, choices: list[Any], answer: str) -> Any:
        """A number of the list, the words beside it, or an action as text."""
        if not (answer.isascii() and answer.isdigit()):
            for action in choices:
                words = self.say.phrase(self.game.phrase(action))
                if _folded(answer) in (_folded(self.game.write_action(action)), _folded(words)):
                    return action
            return self.game.read_action(answer)
        if not (len(answer) <= 6 and 1 <= int(answer) <= len(choices)):
            raise Refused("play-no-number", number=answer, most=len(choices))
        return choices[int(answer) - 1]

    def ring_if_due(self) -> bool:
        """Let the clock ring if the answer came too late."""
        for alarm in self.game.alarms(self.match.state):
            if alarm.due <= self.now():
                self.match.play(CLOCK, Ring(alarm.name), self.below, self.now())
                return True
        return False

    # -- words ------------------------------------------------------------------------------------
    def tell(self, seat: Seat | None) -> None:
        """What this person has not been told yet."""
        heard = self.match.heard(seat)
        fresh = heard[self.told.get(seat, 0) :]
        self.told[seat] = len(heard)
        for event in fresh:
            self.console.print(self.say.phrase(self.game.phrase(event)), style="dim")

    def explain(self, seat: Seat, answer: str) -> None:
        """How to answer; with `?`, the rules in force."""
        if answer:
            view = self.game.view(self.match.state, seat)
            for clause in self.game.clause_in_force(view):
                self.console.print(f"{clause}  {self.say(clause)}")
        self.console.print(self.say.phrase(self.game.legend()), style="dim")
        self.console.print(self.say("play-help"), style="dim")

    def explain_one(self, seat: Seat, choices: list[Any], what: str) -> None:
        """A clause, or why an action may or may not be done."""
        if what.upper() in CLAUSES:
            self.console.print(f"{what.upper()}  {self.say(what.upper())}")
            return
        try:
            self.game.check(self.match.state, seat, self.read(choices, what))
        except Refused as refused:
            self.console.print(one_line(self.say, refused), style="yellow")
        else:
            self.console.print(self.say("play-may"))

    def show_end(self) -> None:
        """The last events and the table with every hand open."""
        person = next((s for s, p in enumerate(self.players) if p.bot is None), None)
        self.tell(person)
        draw(self.console, self.game, self.game.open_view(self.match.state), self.say)
        for player in self.players:
            notes = player.bot.notes() if player.bot else {}
            loss = loss_of(player.bot) if player.bot else None
            if loss and loss.detail:
                words = self.say("outsider-detail", words=printable(loss.detail))
                self.console.print(f"{player.name}: {words}", style="dim")
            if notes.get("capped"):
                self.console.print(self.say("play-capped", name=player.name, **notes), style="dim")

    def close(self, path: Path | None) -> None:
        """Let programs go, open the secret, and keep the record where it was asked for."""
        for player in self.players:
            if isinstance(player.bot, Outsider):
                player.bot.close()
        assert self.promise.secret is not None
        self.console.print(self.say("play-secret", secret=self.promise.secret.hex()), style="dim")
        if path:
            path.write_text(self.record().text(), encoding="utf-8")
            self.console.print(self.say("play-record", file=str(path)), style="dim")


def _folded(text: str) -> str:
    """Words as a person may type them: case and the sign between tile and cell do not matter."""
    return " ".join(text.casefold().replace("@", " ").split())


def _promise(players: list[Player]) -> Promise:
    """Committed chance: the secret, its hash, and a share for each person."""
    name, secret = secrets.token_hex(8), secrets.token_bytes(SECRET_BYTES)
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    shares = {seat: secrets.token_bytes(SECRET_BYTES) for seat in people}
    return Promise(name, commit(name, secret), shares, secret)
