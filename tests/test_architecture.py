"""docs/architecture.md names only files and functions that exist, and stays small."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENT = (ROOT / "docs/architecture.md").read_text()
MOST_FILES, MOST_TERMS, MOST_GAME_LINES = 18, 40, 220

# A file in backticks, followed by the names that it defines.
FOLDERS = "src|web|server|core|store|analysis|bots|cli|tests"
NAMED = re.compile(rf"`((?:{FOLDERS})/[\w./]+)`(?:: ((?:`[\w.#]+`(?:, | and )?)+))?")
NAMES = re.compile(r"`([\w.#]+)`")
DEFINITION = r"(?:def|class|function) {0}\b|^ +(?:async )?{0}(?:\(| = async \()|^{0}(?:: \w+)? = "
SECTIONS = (
    "A move",
    "A slap",
    "A disputed word",
    "What processes share",
    "A visitor at another node",
    "Where to change what",
)


def named(text: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(file, tuple(NAMES.findall(names))) for file, names in NAMED.findall(text)]


def section(title: str) -> str:
    return DOCUMENT.split(f"## {title}\n")[1].split("\n## ")[0]


def defines(source: str, name: str) -> bool:
    """Whether a Python or TypeScript source defines a function, class, method or constant of this name."""
    return all(re.search(DEFINITION.format(re.escape(part)), source, re.MULTILINE) for part in name.split("."))


@pytest.mark.parametrize("title", SECTIONS)
def test_every_file_and_function_that_is_named_exists(title: str) -> None:
    found = named(section(title))
    assert len(found) > 4
    for file, names in found:
        path = ROOT / file if file.startswith(("src/", "web/")) else ROOT / "src/nenuphar" / file
        assert path.is_file() or file == "web/texts", file
        source = path.read_text() if path.is_file() else ""
        assert [name for name in names if not defines(source, name)] == [], file


def test_a_missing_name_is_noticed() -> None:
    assert named("`src/a.py`: `B.c` and `d`") == [("src/a.py", ("B.c", "d"))]
    assert defines("class B:\n    def c(self) -> None: ...", "B.c")
    assert not defines("class B:\n    c = 1", "B.c")


def test_a_move_touches_few_files() -> None:
    steps = re.findall(r"^\d+\. .*", section("A move"), re.MULTILINE)
    assert len({file for step in steps for file, _ in named(step)}) <= MOST_FILES


def test_the_glossary_has_one_meaning_for_each_of_few_terms() -> None:
    terms = re.findall(r"^\| ([^|]+) \|", section("Glossary"), re.MULTILINE)[1:]
    assert len(terms) == len(set(terms)) <= MOST_TERMS
    assert terms == sorted(terms)


def test_the_diagram_shows_the_packages_of_the_server() -> None:
    server = ROOT / "src/nenuphar/server"
    drawn = set(re.findall(r"^ (\w+)  ", section("Packages").split("Inside `server/`")[1], re.MULTILINE))
    packages = {folder.name for folder in server.iterdir() if (folder / "__init__.py").exists()}
    assert packages <= drawn <= packages | {file.stem for file in server.glob("*.py")}


def test_the_diagram_shows_the_layers_of_all_packages() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["containers"] == ["nenuphar"])
    places = {package: place for place, layer in enumerate(layers) for package in layer.split(" | ")}
    diagram = section("Packages").split("\n```\n")[1]
    drawn = re.findall(r"^ ([a-z_]+(?: │ [a-z_]+)*)  ", diagram, re.MULTILINE)
    order = [package for line in drawn for package in line.split(" │ ")]
    assert sorted(order) == sorted(places)
    assert [places[package] for package in order] == sorted(places.values())


def test_what_a_game_is_fits_a_short_file() -> None:
    assert len((ROOT / "src/nenuphar/core/game.py").read_text().splitlines()) < MOST_GAME_LINES
