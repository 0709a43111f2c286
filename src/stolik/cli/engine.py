"""`stolik engine`: JSON lines in, JSON lines out, one answer a line, in order.

A position is omniscient, so this door is for scripts and checks, not for bots. docs/engine.md
describes every verb.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Iterator
from typing import IO, Any

from stolik.cli.arguments import Parser, one_line
from stolik.cli.show import game_of
from stolik.core import record
from stolik.core.fairness import Stream, seeded
from stolik.core.game import ACTOR_NAMES, CHANCE, Actor
from stolik.core.match import AnyMatch, Match
from stolik.core.options import Options
from stolik.core.phrase import Illegal, Refused
from stolik.core.record import Record, actor_text
from stolik.games import BOOKS
from stolik.rulebook import Speaker, speaker

LONGEST_LINE = 1_000_000
Request = dict[str, Any]
Answer = dict[str, Any]


def describe(parser: Parser, say: Speaker) -> None:
    """No arguments of its own."""


def run(asked: argparse.Namespace, say: Speaker) -> int:
    """Answer until the input ends."""
    serve(sys.stdin.buffer, sys.stdout.buffer, say.language)
    return 0


def serve(source: IO[bytes], out: IO[bytes], language: str = "en") -> None:
    """Answer every line, in UTF-8 whatever the terminal speaks."""
    engine = Engine(language)
    for line in _lines(source):
        answer = json.dumps(engine.answer_line(line), ensure_ascii=False)
        out.write(answer.encode() + b"\n")
        out.flush()


def _lines(source: IO[bytes]) -> Iterator[bytes]:
    """Each line; of one that is too long, just so much that it shows."""
    while line := source.readline(LONGEST_LINE + 1):
        rest = line
        while len(line) > LONGEST_LINE and rest and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_LINE)
        yield line


def _read(line: bytes) -> object:
    """The JSON of a line; what can't be written as JSON again was none."""
    if len(line) > LONGEST_LINE:
        raise Refused("line-too-long", most=LONGEST_LINE)
    try:
        request = json.loads(line.decode("utf-8").rstrip(), object_pairs_hook=_each_key_once)
        json.dumps(request, ensure_ascii=False, allow_nan=False).encode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused("not-utf-8-at", byte=error.start + 1) from None
    except UnicodeEncodeError:
        raise Refused("not-utf-8") from None
    except json.JSONDecodeError as error:
        raise Refused("not-json", column=error.pos + 1, why=error.msg) from None
    except (RecursionError, ValueError):
        raise Refused("strange-json") from None
    return request


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice")
    return found


class Engine:
    """One session: a match, and the book it plays."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.say = speaker(language)
        self.match: AnyMatch | None = None
        self.options: Options | None = None
        self.opening: str | None = None
        self.below: Stream = seeded(secrets.token_hex(16))

    def answer_line(self, line: bytes) -> Answer:
        """The answer to one line; a bad one changes nothing."""
        return self._answer(lambda: _read(line))

    def answer(self, request: object) -> Answer:
        """The answer to one request."""
        return self._answer(lambda: request)

    def _answer(self, read: Callable[[], object]) -> Answer:
        self.say = speaker(self.language)
        try:
            return {"ok": True, **self._do(read())}
        except Illegal as illegal:
            why = one_line(self.say, Refused(illegal.phrase.id, **illegal.phrase.facts))
            return {"ok": False, "clause": illegal.clause, "why": why}
        except Refused as refused:
            return {"ok": False, "error": one_line(self.say, refused)}

    def _do(self, request: object) -> Answer:
        if not isinstance(request, dict):
            raise Refused("engine-no-verb", may=", ".join(VERBS))
        self.say = speaker(_text(request, "lang", self.language))
        verb = request.get("do")
        if not isinstance(verb, str):
            raise Refused("engine-no-verb", may=", ".join(VERBS))
        if verb not in VERBS:
            raise Refused("engine-unknown-verb", word=verb, may=", ".join(VERBS))
        method, keys = VERBS[verb]
        for key in request:
            if key not in (*keys, "do", "lang"):
                may = ", ".join((*keys, "lang"))
                raise Refused("engine-unknown-key", word=key, verb=verb, may=may)
        return method(self, request)

    def _playing(self) -> AnyMatch:
        if self.match is None:
            raise Refused("engine-no-game")
        return self.match

    def _begin(self, match: AnyMatch, options: Options, opening: str | None) -> None:
        self.match, self.options, self.opening = match, options, opening

    def _position(self) -> Answer:
        match = self._playing()
        return {"position": match.game.write_position(match.state)}

    # -- verbs ----------------------------------------------------------------------------------
    def new(self, request: Request) -> Answer:
        """A new game, before its first chance."""
        game, book = _book(_text(request, "book", _text(request, "game", "")))
        if "game" in request and request["game"] != game.name:
            raise Refused("engine-other-game", book=book.name, game=game.name)
        seats = _number(request, "seats", book.seats[0])
        options = book.decide(_options(request), seats)
        if "seed" in request:
            self.below = seeded(_seed(request["seed"]))
        self._begin(Match(game, game.new(options, seats)), options, None)
        return self._position()

    def position(self, request: Request) -> Answer:
        """Any position, written by hand."""
        text = _text(request, "text")
        game = game_of(text)
        state = game.read_position(text)
        opening = game.write_position(state)
        self._begin(Match(game, state), state.options, opening)
        return self._position()

    def list_options(self, request: Request) -> Answer:
        """The options of a book, or of the game in play."""
        name = _text(request, "book", self.options.book if self.options else "")
        _, book = _book(name)
        rows = [
            {**option.data(), "meaning": self.say(option.key.replace(".", "-"))}
            for option in book.options
        ]
        seats = {"seats": [book.seats[0], book.seats[-1]], "version": book.version}
        return {"book": book.name, **seats, "options": rows}

    def actors(self, request: Request) -> Answer:
        """Who may act now."""
        match = self._playing()
        return {"actors": [_actor_data(who) for who in match.game.actors(match.state)]}

    def owed(self, request: Request) -> Answer:
        """What chance or the table has to do before anybody else can go on, or null."""
        match = self._playing()
        chance = match.game.owed_by_chance(match.state)
        if chance is not None:
            return {"owed": {"who": "chance", **chance}}
        owed = match.game.owed(match.state)
        if owed is None:
            return {"owed": None}
        return {"owed": {"who": "table", "action": match.game.write_action(owed)}}

    def legal(self, request: Request) -> Answer:
        """What an actor may do."""
        match = self._playing()
        legal = match.game.legal(match.state, self._who(request))
        return {"actions": [match.game.write_action(action) for action in legal]}

    def view(self, request: Request) -> Answer:
        """What a seat sees; without a seat, a spectator."""
        match = self._playing()
        seat = None if request.get("seat") is None else self._seat(request, "seat")
        return {"view": match.game.view_data(match.game.view(match.state, seat))}

    def outcome(self, request: Request) -> Answer:
        """The result, or null while the game goes on."""
        match = self._playing()
        result = match.game.outcome(match.state)
        if result is None:
            return {"outcome": None}
        return {"outcome": {"winners": list(result.winners), "points": list(result.points)}}

    def alarms(self, request: Request) -> Answer:
        """What the clock waits for."""
        match = self._playing()
        return {"alarms": [alarm._asdict() for alarm in match.game.alarms(match.state)]}

    def check(self, request: Request) -> Answer:
        """Why, or why not; nothing changes."""
        match = self._playing()
        action = match.game.read_action(_text(request, "action"))
        match.check(self._who(request), action, _number(request, "at", match.entries[-1].at))
        return {"why": self.say.phrase(match.game.phrase(action))}

    def apply(self, request: Request) -> Answer:
        """Carry out an action; chance may be scripted."""
        match = self._playing()
        action = match.game.read_action(_text(request, "action"))
        at = _number(request, "at", match.entries[-1].at)
        events = match.apply(self._who(request), action, at)
        return {"events": [match.game.event_data(e) for e in events], **self._position()}

    def draw(self, request: Request) -> Answer:
        """Let chance act once."""
        match = self._playing()
        if CHANCE not in match.game.actors(match.state):
            raise Refused("engine-no-chance")
        events = match.draw(self.below)
        action = match.game.write_action(match.entries[-1].chance[-1].action)
        data = [match.game.event_data(e) for e in events]
        return {"action": action, "events": data, **self._position()}

    def record(self, request: Request) -> Answer:
        """The game so far as a record."""
        match = self._playing()
        assert self.options is not None
        seats = match.state.seats
        return {"text": Record.of(match, self.options, seats, position=self.opening).text()}

    def load(self, request: Request) -> Answer:
        """Go on from the end of a record, once it is verified."""
        sound = record.verify(_text(request, "text"), BOOKS)
        *_, (_, match) = sound.replay()
        for entry, original in zip(match.entries, sound.entries, strict=True):
            entry.chance = original.chance
        self._begin(match, sound.options, sound.position)
        return self._position()

    # -- words of a request ---------------------------------------------------------------------
    def _who(self, request: Request) -> Actor:
        who = request.get("who")
        for actor, name in ACTOR_NAMES.items():
            if who == name:
                return actor
        if isinstance(who, str):
            raise Refused(
                "engine-wrong-type", key="who", kind='0, 1, 2 …, "chance", "clock", "table"'
            )
        return self._seat(request, "who")

    def _seat(self, request: Request, key: str) -> int:
        seats = self._playing().state.seats
        seat = _number(request, key)
        if not 0 <= seat < seats:
            raise Refused("bad-number", name=key, word=str(seat), low=0, high=seats - 1)
        return seat


#: What can be asked for, and the keys that go with it.
VERBS: dict[str, tuple[Callable[[Engine, Request], Answer], tuple[str, ...]]] = {
    "new": (Engine.new, ("game", "book", "seats", "options", "seed")),
    "position": (Engine.position, ("text",)),
    "options": (Engine.list_options, ("book",)),
    "actors": (Engine.actors, ()),
    "owed": (Engine.owed, ()),
    "legal": (Engine.legal, ("who",)),
    "view": (Engine.view, ("seat",)),
    "outcome": (Engine.outcome, ()),
    "alarms": (Engine.alarms, ()),
    "check": (Engine.check, ("who", "action", "at")),
    "apply": (Engine.apply, ("who", "action", "at")),
    "draw": (Engine.draw, ()),
    "record": (Engine.record, ()),
    "load": (Engine.load, ("text",)),
}


def _actor_data(who: Actor) -> int | str:
    return actor_text(who) if who < 0 else who


def _book(name: str) -> Any:
    if name not in BOOKS:
        raise Refused("unknown-book", book=name, may=", ".join(BOOKS))
    return BOOKS[name]


def _text(request: Request, key: str, default: str | None = None) -> str:
    value = request.get(key, default)
    if not isinstance(value, str):
        raise Refused("engine-wrong-type", key=key, kind='"…"')
    return value


def _seed(value: object) -> str:
    """A seed is a text; a number is the text of its digits."""
    if isinstance(value, bool) or not isinstance(value, str | int) or len(str(value)) > 1000:
        raise Refused("engine-wrong-type", key="seed", kind='"…" / 0, 1, 2 …')
    return str(value)


def _options(request: Request) -> dict[str, Any]:
    given = request.get("options", {})
    if not isinstance(given, dict):
        raise Refused("engine-wrong-type", key="options", kind="{}")
    for key, value in given.items():
        if not isinstance(value, str | int):
            raise Refused("engine-wrong-type", key=key, kind='"…" / 0, 1, 2 …')
    return given


def _number(request: Request, key: str, default: int | None = None) -> int:
    value = request.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 10**12:
        raise Refused("engine-wrong-type", key=key, kind="0, 1, 2 …")
    return value
