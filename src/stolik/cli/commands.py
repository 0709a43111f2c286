"""Every command, one a module; whatever goes wrong is said in one line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from stolik import __version__
from stolik.cli import (
    arena,
    backup,
    conform,
    engine,
    ladder,
    options,
    play,
    review,
    rules,
    serve,
    show,
    terminal,
    tournament,
    ubongo,
    verify,
)
from stolik.cli.arguments import Parser, language_of, one_line
from stolik.core.phrase import Refused
from stolik.rulebook import Speaker, speaker

COMMANDS = (
    play,
    serve,
    terminal,
    rules,
    options,
    show,
    engine,
    verify,
    review,
    backup,
    ladder,
    arena,
    tournament,
    ubongo,
    conform,
)
#: What is said of a file in the language of the one who asks; of the rest, what the system says.
FILE_TROUBLES: dict[type[OSError], str] = {
    FileNotFoundError: "file-missing",
    IsADirectoryError: "file-is-folder",
    PermissionError: "file-forbidden",
}


def command(words: Sequence[str]) -> int:
    """Run a command; 0 if it went well, 2 if what was asked for can't be done."""
    say = speaker("en")
    _steady_streams()
    try:
        say = speaker(language_of(words))
        code = _run(list(words), say)
        sys.stdout.flush()
        return code
    except Refused as refused:
        return _complain(say, refused)
    except UnicodeError:
        return _complain(say, Refused("not-utf-8"))
    except BrokenPipeError:
        _mute_output()
        return 0
    except OSError as error:
        return _complain(say, _trouble(error))


def _steady_streams() -> None:
    """No stream is missing, and a letter that a terminal can't show is no reason to break off."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _mute_output() -> None:
    """Nobody listens any more: what is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _trouble(error: OSError) -> Refused:
    """What is wrong with a file, or with the output if no file is named."""
    if error.filename is None:
        _mute_output()
    name = "stdout" if error.filename is None else str(error.filename)
    if error.filename is not None and (message := FILE_TROUBLES.get(type(error))):
        return Refused(message, name=name)
    return Refused("file-trouble", name=name, why=error.strerror or str(error))


def _run(words: list[str], say: Speaker) -> int:
    parser = Parser(say=say, prog="stolik", description=say("help-stolik"))
    parser.add_argument("--lang", help=say("help-lang"))
    version = f"stolik {__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("help-version"))
    commands = parser.add_subparsers(title=say("help-commands"), metavar=say("help-command"))
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        text = say(f"help-{name}")
        asker = commands.add_parser(name, say=say, help=text, description=text)
        asker.add_argument("--lang", help=say("help-lang"))
        module.describe(asker, say)
        asker.set_defaults(run=module.run)
    asked = parser.parse_args(words)
    if not hasattr(asked, "run"):
        parser.print_help()
        return 0
    code: int = asked.run(asked, say)
    return code


def _complain(say: Speaker, refused: Refused) -> int:
    print(f"stolik: {one_line(say, refused)}", file=sys.stderr)
    return 2
