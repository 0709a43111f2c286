"""`stolik`: one command a module; whatever goes wrong is said in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from stolik.cli import arena, conform, engine, options, play, rules, show, verify
from stolik.cli.arguments import Parser, language_of
from stolik.core.phrase import Refused
from stolik.rulebook import Speaker, refusal, speaker

COMMANDS = (play, rules, options, show, engine, verify, arena, conform)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 if it went well, 2 if what was asked for can't be done."""
    words = list(sys.argv[1:] if argv is None else argv)
    say = speaker("en")
    try:
        say = speaker(language_of(words))
        return _run(words, say)
    except Refused as refused:
        return _complain(say, refusal(say, refused))
    except UnicodeDecodeError:
        return _complain(say, say("not-utf-8"))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _complain(
            say, say("file-trouble", name=str(error.filename), why=str(error.strerror))
        )
    except KeyboardInterrupt:
        return 130


def _run(words: list[str], say: Speaker) -> int:
    parser = Parser(say=say, prog="stolik", description=say("help-stolik"))
    parser.add_argument("--lang", help=say("help-lang"))
    commands = parser.add_subparsers(title=say("help-commands"), metavar=say("help-command"))
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        text = say(f"help-{name}")
        command = commands.add_parser(name, say=say, help=text, description=text)
        command.add_argument("--lang", help=say("help-lang"))
        module.describe(command, say)
        command.set_defaults(run=module.run)
    asked = parser.parse_args(words)
    if not hasattr(asked, "run"):
        parser.print_help()
        return 0
    code: int = asked.run(asked, say)
    return code


def _complain(say: Speaker, text: str) -> int:
    one_line = " ".join(text.split())
    print(f"stolik: {one_line}", file=sys.stderr)
    return 2
