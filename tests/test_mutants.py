"""Which files `make mutants` breaks follows from what the rules of a game import."""

from pathlib import Path

from nenuphar.testing import acorn
from tests.mutants import GAMES, MARK, ROOT, rule_files


def names(key: str) -> list[str]:
    return [file.name for file in rule_files(GAMES / key, f"nenuphar.games.{key}")]


def test_the_rules_of_a_game_are_found() -> None:
    assert names("quibbit") == ["board.py", "course.py", "fold.py", "rules.py"]
    assert {"clash.py", "turns.py", "refusals.py"} <= set(names("gobbit"))
    assert {"comparing.py", "word_status.py"} <= set(names("quibbix"))
    assert not {"bots.py", "text.py", "kraken.py", "types.py"} & {
        name for key in ("gobbit", "quibbix") for name in names(key)
    }


def test_a_new_game_needs_no_list() -> None:
    folder = Path(acorn.__file__).parent
    assert [file.name for file in rule_files(folder, "nenuphar.testing.acorn")] == ["fold.py", "rules.py"]


def test_pyproject_has_the_list_that_is_completed() -> None:
    assert (ROOT / "pyproject.toml").read_text("utf-8").count(MARK) == 1
