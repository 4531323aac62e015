"""Rules get chance and data as arguments: the part of this law that import-linter cannot check.

A module may be allowed and some of its names not (``random.Random`` is a type, ``random.choice`` draws from
a global), and ``open`` needs no import at all. The forbidden modules themselves are in pyproject.toml.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src" / "nenuphar"
RULES = [
    path
    for folder in ("core", "games")
    for path in sorted((SRC / folder).rglob("*.py"))
    if "tests" not in path.relative_to(SRC).parts
]


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SRC)))
def test_rules_open_no_file_and_draw_from_no_global(path: Path) -> None:
    assert list(offences(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "import random\nrandom.choice(pads)",
        "import random as chance\nchance.shuffle(deck)",
        "from random import randint",
        "from random import Random, shuffle as mix",
        "open('deck.toml')",
        "read = open",
    ],
)
def test_an_offence_is_found(source: str) -> None:
    assert list(offences(source))


@pytest.mark.parametrize(
    "source",
    [
        "import random\ndef sample(rng: random.Random): rng.choice(pads)",
        "from random import Random",
        "lid.open()",
    ],
)
def test_a_handed_in_generator_is_no_offence(source: str) -> None:
    assert not list(offences(source))


def offences(source: str) -> Iterator[str]:
    tree = ast.parse(source)
    names_of_random = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name == "random"
    }
    for node in ast.walk(tree):
        match node:
            case ast.Name(id="open", lineno=line):
                yield f"line {line}: open"
            case ast.ImportFrom(module="random", names=names, lineno=line):
                yield from (f"line {line}: random.{name.name}" for name in names if name.name != "Random")
            case ast.Attribute(value=ast.Name(id=name), attr=attr, lineno=line):
                if name in names_of_random and attr != "Random":
                    yield f"line {line}: random.{attr}"
            case _:
                pass
