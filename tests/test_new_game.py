"""A new game's folder obeys every law, has texts in three languages, and passes its own tests."""

import subprocess
import sys
from pathlib import Path

import pytest

from nenuphar.testing.new_game import make_game
from nenuphar.testing.rules import Ledger, written_rules

ROOT = Path(__file__).parents[1]

# Runs in its own process, in which the new folder is one of the games.
TRIAL = """
import sys
from pathlib import Path
from random import Random
import pytest
from nenuphar import games
games.__path__.append(sys.argv[1])
from nenuphar.core.game import Setup
from nenuphar.testing.laws import LAWS
from nenuphar.testing.playthrough import improvised, text_of
assert "stone_soup" in games.names()
game = games.find("stone_soup")
for law in LAWS:
    law(game, Setup(3, game.manifest.options()), Random(1))
print(text_of(game, improvised(game, 2)))
print(game.manifest.title, game.manifest.prefix)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return make_game("stone_soup", tmp_path)


def test_a_new_game_obeys_the_laws_and_tells_its_story(folder: Path) -> None:
    command = [sys.executable, "-c", TRIAL, str(folder.parent)]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    assert "Anna takes" in tried.stdout
    assert tried.stdout.endswith("Stone Soup SS\n")


def test_nothing_of_the_template_is_left(folder: Path) -> None:
    pages = [page for page in folder.rglob("*") if page.is_file()]
    assert {page.name for page in pages} >= {"README.md", "__init__.py", "rules.py", "en.ftl", "fr.ftl", "de.ftl"}
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert "acorn" not in text.casefold(), page
        assert "AC-" not in text, page


def test_the_rules_of_one_folder_are_counted_alone() -> None:
    command = ["-m", "pytest", "--rules-table", "-q", "-n", "0", "src/nenuphar/testing/acorn"]
    tried = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False, cwd=ROOT)
    assert tried.returncode == 0, tried.stdout
    assert "5 of 5 rules are proven by a passing test" in tried.stdout


def test_a_folder_without_rules_is_asked_for_all() -> None:
    assert Ledger(prints_table=False, folders=[ROOT / "tests" / "core"]).rules == written_rules(ROOT / "src")


@pytest.mark.parametrize(
    ("key", "prefix"),
    [(key, "") for key in ("", "x", "Loud", "two words", "../escape", "1st", "quibbit", "class")]
    + [("pebbles", prefix) for prefix in ("QB", "TB", "P", "pe", "PEB", "P1")],
)
def test_an_invalid_name_is_refused_and_leaves_nothing_behind(key: str, prefix: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="game"):
        make_game(key, tmp_path, prefix)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("key", "given", "used"),
    [
        ("pebbles", "", "PE"),
        ("quiet_bat", "", "QU"),
        ("tea_bag", "", "TE"),
        ("gibber", "", "GI"),
        ("quiet_bat", "ZZ", "ZZ"),
    ],
)
def test_rule_ids_begin_with_letters_that_no_other_game_has(key: str, given: str, used: str, tmp_path: Path) -> None:
    rules = (make_game(key, tmp_path, given) / "rules.py").read_text("utf-8")
    assert f'Refused("{used}-2")' in rules


def test_the_command_says_what_is_wrong_in_one_sentence() -> None:
    command = [sys.executable, "-m", "nenuphar.testing.new_game", "Not A Name"]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tried.returncode == 2
    assert tried.stderr == "'Not A Name' cannot be a game's name: use lower-case letters, digits and underscores.\n"
