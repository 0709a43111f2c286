"""One process writes into a folder of data; a second one is told which, and readers are let in."""

from __future__ import annotations

import json
import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.cli.main import main
from stolik.core.phrase import Refused
from stolik.server.store.lock import NAME, hold
from tests.server.client import Client
from tests.server.nursery import Quick
from tests.server.setups import FILE

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quick]:
    """A server over a folder of its own."""
    with Quick.shared(tmp_path_factory.mktemp("busy")) as server:
        Client(server, "Ala").lay_table(2, [])
        yield server


def said(capsys: Capture, *words: object) -> tuple[int, str]:
    """What a command comes to, and what it says to standard error."""
    code = main(["--lang", "en", *map(str, words)])
    return code, capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("command", ["serve --port 0", "play --port 0", "ladder recompute"])
def test_f7_a_second_process_that_writes_is_refused(
    busy: Quick, capsys: Capture, command: str
) -> None:
    code, line = said(capsys, *command.split(), "--data", busy.folder)
    assert code == 2
    assert line.count("\n") == 1
    for word in (str(busy.folder), str(busy.process.pid), socket.gethostname(), busy.address):
        assert word in line
    assert Client(busy, "Ola").token


@pytest.mark.slow
def test_f7_the_same_port_is_no_excuse(busy: Quick, capsys: Capture) -> None:
    port = busy.address.rpartition(":")[2]
    _, line = said(capsys, "play", "--port", port, "--data", busy.folder)
    assert busy.address in line


@pytest.mark.slow
def test_f7_readers_are_let_in_beside_it(busy: Quick, capsys: Capture, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    for words in (
        ("backup", copy),
        ("ladder", "show", "--book", "unikat"),
        ("ladder", "recompute", "--check"),
    ):
        assert said(capsys, *words, "--data", busy.folder) == (0, "")
    assert copy.is_file()


@pytest.mark.slow
def test_f7_a_copy_is_not_put_under_a_running_server(
    busy: Quick, capsys: Capture, tmp_path: Path
) -> None:
    said(capsys, "backup", tmp_path / FILE, "--data", busy.folder)
    before = (busy.folder / FILE).stat().st_ino
    words = ("backup", busy.folder / FILE, "--replace", "--data", tmp_path)
    code, line = said(capsys, *words)
    assert (code, line.count("\n")) == (2, 1)
    assert busy.address in line
    assert (busy.folder / FILE).stat().st_ino == before


@pytest.mark.slow
def test_f7_the_lock_of_a_dead_process_is_none(tmp_path: Path) -> None:
    with Quick(tmp_path) as server:
        server.kill()
        assert json.loads((tmp_path / NAME).read_text())["pid"] == server.process.pid
        server.start()
        assert Client(server, "Ala").token


def test_f7_who_holds_a_folder_is_named_even_if_nothing_was_written(tmp_path: Path) -> None:
    with hold(tmp_path, "first"):
        assert stat.S_IMODE((tmp_path / NAME).stat().st_mode) == 0o600
        with pytest.raises(Refused) as named, hold(tmp_path, "second"):
            pass
        assert named.value.phrase.facts["where"] == "first"
        assert named.value.phrase.facts["pid"] == str(os.getpid())
        (tmp_path / NAME).write_text("{")
        with pytest.raises(Refused) as unnamed, hold(tmp_path, "third"):
            pass
        assert unnamed.value.phrase.facts["pid"] == "?"
    with hold(tmp_path, "fourth"):
        pass


def test_f7_a_lock_that_can_not_be_had_is_told(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    with pytest.raises(Refused, match="database-trouble"), hold(tmp_path, "first"):
        pass
