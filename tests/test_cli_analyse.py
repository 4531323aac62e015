"""`nenuphar analyse`: what it shows, and the page that it writes."""

from pathlib import Path

import pytest

from tests.command import nenuphar


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short match."""
    folder = tmp_path_factory.mktemp("analysed")
    path = folder / "match.json"
    options = ["--option", "round_limit=1", "--seed", "x", "--fast", "--save", str(path)]
    done = nenuphar(folder, "play", "quibbit", "--watch", "--seats", "Anna,Bert", *options)
    assert done.returncode == 0, done
    return path


def test_a_match_is_analysed_in_the_terminal_and_as_a_page(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "match.html"
    done = nenuphar(tmp_path, "analyse", str(file), "--html", str(page))
    assert done.returncode == 0, done
    for said in ("Quibbit!", "accuracy", "Anna", "Bert", str(page)):
        assert said in done.stdout
    html = page.read_text("utf-8")
    assert html.startswith("<!doctype html>")
    assert html.count("<polyline") + html.count("<path") >= 3, "a line for each player and one for the dummy"
    assert "Anna" in html
    assert "<script" not in html
    again = nenuphar(tmp_path, "analyse", str(file), "--html", str(page))
    assert again.returncode == 2
    assert page.read_text("utf-8") == html
    assert "--force" in again.stderr
