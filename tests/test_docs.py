"""The documents are right: their Python code runs, and their links work."""

import re
from pathlib import Path

import pytest
from msgspec import json

from bench import strength
from nenuphar import games
from nenuphar.bots.standings import Result
from nenuphar.core.game import AnyGame
from nenuphar.games.quibbit import GAME as QUIBBIT
from tests.hosting import matrix
from tests.hosting.ways import WAYS

ROOT = Path(__file__).parents[1]
MOST_PICTURES, MOST_BYTES = 15, 100_000  # otherwise every change of the page would enlarge the repository
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("name", ["library.md", "lab.md"])
def test_a_page_runs_from_top_to_bottom(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    assert len(blocks) >= 3
    names: dict[str, object] = {}
    for block in blocks:
        if "nenuphar.client" not in block:  # that one needs a server: tests/server/test_join.py runs it
            exec(block, names)  # noqa: S102
    printed = capsys.readouterr().out.splitlines()
    assert printed == re.findall(r"# prints (.*)", page)


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.manifest.key)
def test_every_level_is_in_the_table_that_can_be_made_again_or_named_under_it(game: AnyGame) -> None:
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    begin, end = strength.marks(game)
    table = page.partition(begin)[2].partition(end)[0]
    assert table, "`make strength` finds its place"
    assert {level for level in game.bots if level in table} == set(game.bots)


def test_a_series_without_matches_is_no_line_of_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    first, *others = [series for series in strength.every() if series.game is QUIBBIT]
    assert len(strength.table(QUIBBIT)) == 1
    assert strength.table(QUIBBIT)[0].startswith("Not measured yet: with 2 seats kraken – heron, kraken – frog, ")
    first.file.write_bytes(json.encode(Result(first.bots, (1, 2))) + b"\n")
    head, _, *rows, empty, missing = strength.table(QUIBBIT)
    assert head.startswith("| seats | bots |")
    assert [row.split(" | ")[:3] for row in rows] == [["| 2", "kraken – heron", "1"]]
    assert empty == ""
    assert missing.startswith("Not measured yet: with 2 seats kraken – frog, ")
    assert missing.count(" – ") == len(others)


def test_only_pictures_that_a_page_shows_are_kept_and_they_are_small() -> None:
    shown = {name for page in PAGES for name in re.findall(r"screens/([\w-]+\.\w+)", page.read_text(encoding="utf-8"))}
    pictures = sorted((ROOT / "docs/screens").iterdir())
    assert {picture.name for picture in pictures} == shown
    assert [picture.name for picture in pictures if picture.stat().st_size > MOST_BYTES] == []
    assert len(pictures) <= MOST_PICTURES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_work(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http:", "https:")):
            assert (page.parent / target).exists(), target


def test_the_matrix_has_every_way_to_host() -> None:
    seen = matrix.read()
    assert seen.keys() == WAYS.keys()
    assert all(each.result == "passed" or each.result.startswith("skipped: ") for each in seen.values())
