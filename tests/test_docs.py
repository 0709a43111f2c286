"""The pages lead somewhere, and what they and deploy/ tell a host to type can be typed."""

from __future__ import annotations

import importlib
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from stolik.cli.arguments import Parser
from stolik.rulebook import speaker
from tests.test_project import name_of, repository_files
from tools.docs import broken_links

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = ROOT / "docs" / "hosting.md"
PAGES = [path for path in repository_files() if path.suffix == ".md"]
UNITS = sorted(path for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVERS = ("stolik-1", "stolik-2")
NAME = "games.example"


def links_of(page: Path) -> list[str]:
    """What a page points at in this repository, but for places within pages."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    found = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    return [link.partition("#")[0] for link in found if "://" not in link]


def commands() -> Iterator[str]:
    """Every command line that a host is told: on the page, in the units, in the compose file."""
    lines = re.findall(
        r"^    (?:python3 run\.py )?(stolik .+?)(?:  .*)?$", HOSTING.read_text(), re.MULTILINE
    )
    lines += re.findall(r"^    python3 run\.py (play.*?)(?:  .*)?$", HOSTING.read_text(), re.M)
    yield from [line.removeprefix("stolik ") for line in lines]
    for unit in UNITS:
        yield from re.findall(r"^ExecStart=\S+/stolik (.+)$", unit.read_text(), re.MULTILINE)
    for server in SERVERS:
        words = [word.split("${")[0] + NAME if "${" in word else word for word in command(server)]
        yield shlex.join(words)


def command(service: str) -> list[str]:
    words: list[str] = COMPOSE["services"][service]["command"]
    return words


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    links = [link for link in links_of(page) if link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_a_broken_link_of_the_site_is_seen(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here"></a><a href="b.html#there"></a><img src="no%20picture.jpg">'
        '<a href="https://games.example/x"></a><a href="#top"></a><p id="top"></p>'
    )
    (tmp_path / "b.html").write_text('<p id="here"></p>')
    assert list(broken_links(tmp_path)) == ["a.html: b.html#there", "a.html: no%20picture.jpg"]


def test_every_promise_names_a_test_that_is_there() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    promises = text.partition("## What is not promised")[0].split("\n- **")[1:]
    assert len(promises) >= 10
    assert [promise for promise in promises if "*Shown by* `test_" not in promise] == []
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    named = re.findall(r"`(test_(?!row_`)\w+)`", text)
    assert len(named) >= 20
    assert [name for name in named if f"def {name}(" not in tests] == []


@pytest.mark.parametrize("line", sorted(set(commands())))
def test_what_a_host_is_told_to_type_is_understood(line: str) -> None:
    name, *words = shlex.split(line)
    parser = Parser(say=speaker("en"), prog=name)
    importlib.import_module(f"stolik.cli.{name}").describe(parser, speaker("en"))
    parser.parse_args(words)


def test_the_commands_of_all_places_are_seen() -> None:
    lines = list(commands())
    assert {line.split()[0] for line in lines} == {"play", "serve", "backup"}
    assert len(lines) >= 9


def test_every_file_of_deploy_is_on_the_page() -> None:
    text = HOSTING.read_text(encoding="utf-8") + (DEPLOY / "compose.yaml").read_text()
    missing = [path.name for path in DEPLOY.iterdir() if path.stem not in text]
    assert missing == []


def test_the_servers_of_the_compose_file_share_one_database_and_one_bus() -> None:
    services = COMPOSE["services"]
    assert {services[name]["image"] for name in SERVERS} == {"stolik"}
    variables = services["stolik-1"]["environment"]
    assert variables == services["stolik-2"]["environment"]
    assert re.match(r"postgresql://stolik:.+@database/stolik$", variables["STOLIK_DATABASE"])
    assert re.match(r"redis://bus:6379/\d$", variables["STOLIK_BUS"])
    assert {"database", "bus"} <= set(services)
    source = (ROOT / "src" / "stolik" / "cli" / "serve.py").read_text(encoding="utf-8")
    assert [name for name in variables if f'"{name}"' not in source] == []
    # What holds the data is reached by the servers alone.
    assert "ports" not in services["database"]
    assert services["database"]["networks"] == services["bus"]["networks"] == ["back"]
    assert COMPOSE["networks"]["back"] == {"internal": True}
    proxy = (DEPLOY / "Caddyfile.scaled").read_text()
    assert "reverse_proxy stolik-1:8080 stolik-2:8080" in proxy
    assert "--port=8080" in command("stolik-1")


def test_the_image_installs_what_is_locked() -> None:
    recipe = (DEPLOY / COMPOSE["x-server"]["build"]["dockerfile"].rpartition("/")[2]).read_text()
    copied = re.findall(r"^COPY (locks/\S+)", recipe, re.MULTILINE)
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert "--require-hashes" in recipe


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf", "stolik.service"])
def test_a_proxy_and_its_server_agree_on_the_name(name: str) -> None:
    assert NAME in (DEPLOY / name).read_text()


def test_the_proxies_ask_where_the_server_listens() -> None:
    parser = Parser(say=speaker("en"), prog="serve")
    importlib.import_module("stolik.cli.serve").describe(parser, speaker("en"))
    asked = parser.parse_args([])
    for name in ("Caddyfile", "nginx.conf"):
        assert f"{asked.host}:{asked.port}" in (DEPLOY / name).read_text()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_knows_every_word_of_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        text = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", unit.read_text(), flags=re.M)
        (tmp_path / unit.name).write_text(text)
    paths = [str(tmp_path / unit.name) for unit in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", *paths], capture_output=True, text=True)
    assert [line for line in done.stderr.splitlines() if str(tmp_path) in line] == []
