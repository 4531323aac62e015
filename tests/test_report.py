"""Reports find planted differences, do not tell equal variants apart, and refuse bad files in plain words."""

import base64
import csv
import io
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nenuphar import __version__
from nenuphar.cli import run
from nenuphar.lab.reading import read
from nenuphar.lab.report import Report
from nenuphar.texts import Catalogue, languages

SEATS = 3
COLUMNS = (
    *("match", "level_0", "level_1", "level_2", "rank_0", "rank_1", "rank_2"),
    *("first", "turns", "lead_changes", "comeback"),
    *(f"use_{name}_{seat}" for name in ("card", "leap") for seat in range(SEATS)),
)


def results(
    path: Path, matches: int = 600, first: float = 1 / 3, length: int = 40, seed: int = 1, **about: Any
) -> Path:
    """Results in which seat 0 wins with this probability, and winners play the card more often."""
    rng = np.random.default_rng(seed)
    lines = [",".join(COLUMNS)]
    for match in range(matches):
        winner = int(rng.choice(SEATS, p=[first, (1 - first) / 2, (1 - first) / 2]))
        ranks = [1 if seat == winner else 2 for seat in range(SEATS)]
        cards = [int(rng.poisson(3 if seat == winner else 2)) for seat in range(SEATS)]
        leaps = rng.poisson(4, SEATS).tolist()
        numbers = [*ranks, 0, int(rng.poisson(length)), int(rng.poisson(3)), int(rng.integers(1, 4)), *cards, *leaps]
        lines.append(",".join(map(str, [match, "frog", "tadpole", "frog", *numbers])))
    description = {
        "game": "quibbit",
        "nenuphar": __version__,
        "rules": 1,
        "options": {"board": {"title": "<b>Ring</b>"}, "round_limit": 12},
        "seats": SEATS,
        "bots": ["frog", "tadpole"],
        "seed": "s",
        "matches": matches,
        "worlds": 10,
        "measures": [{"name": "card", "title": "Card 5 & more"}, {"name": "leap", "title": "Leaps"}],
        **about,
    }
    path.write_text("\n".join(lines) + "\n", "utf-8")
    path.with_suffix(".json").write_text(json.dumps(description), "utf-8")
    return path


def report(*paths: Path, lang: str = "en") -> Report:
    return Report([read(path) for path in paths], Catalogue(lang))


def certain(made: Report) -> set[tuple[str, str]]:
    return {(each.quantity.topic, each.quantity.subject) for each in made.differences if each.is_certain}


def test_a_biased_variant_is_found(tmp_path: Path) -> None:
    made = report(results(tmp_path / "a.csv"), results(tmp_path / "b.csv", first=0.5, length=44, seed=2))
    assert (
        {("seat", "1"), ("first", ""), ("turns", "")}
        <= certain(made)
        <= {("seat", "1"), ("seat", "2"), ("seat", "3"), ("first", ""), ("turns", "")}
        | {("level", "frog"), ("level", "tadpole")}
    )
    assert "These variants differ" in made.html()
    assert "Decisions in a match: " in made.html()


def test_equal_variants_are_not_told_apart(tmp_path: Path) -> None:
    made = report(*(results(tmp_path / f"{seed}.csv", seed=seed) for seed in (1, 2)))
    assert certain(made) == set()
    assert "No difference found: none of 13 comparisons" in made.html()


def test_one_variant_shows_who_wins_and_what_decides(tmp_path: Path) -> None:
    made = report(results(tmp_path / "a.csv", matches=3_000, first=0.45))
    found = {(each.quantity.topic, each.quantity.subject): each for each in made.expected[0]}
    card, leap, seat = found["edge", "Card 5 & more"], found["edge", "Leaps"], found["seat", "1"]
    assert (card.is_certain, leap.is_certain, seat.is_certain) == (True, False, True)
    assert card.difference is not None
    assert card.difference.low < 1 < card.difference.high
    page = made.html()
    assert "Seats do not win equally often." in page
    assert "Card 5 &amp; more" in page
    assert "<b>Ring" not in page, "titles from outside are escaped"


@pytest.mark.parametrize("lang", languages())
def test_a_page_needs_nothing_else_and_has_its_data(tmp_path: Path, lang: str) -> None:
    made = report(results(tmp_path / "a.csv"), results(tmp_path / "b.csv", seed=3), lang=lang)
    page = made.html()
    assert not re.search(r"<script|<link|<img|src=|https?:", page)
    assert page.count("<svg") == page.count("<title id=") == page.count("<desc id=") == 7
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    [data] = re.findall(r"base64,([^\"]+)", page)
    rows = list(csv.DictReader(io.StringIO(base64.b64decode(data).decode())))
    assert base64.b64decode(data).decode() == made.csv()
    assert {row["topic"] for row in rows} == {"seat", "first", "level", "turns", "lead", "comeback", "use", "edge"}
    assert sum(row["compared_with"] == "variant 1" for row in rows) == len(made.differences)


def test_few_matches_get_no_verdict(tmp_path: Path) -> None:
    page = report(results(tmp_path / "a.csv"), results(tmp_path / "b.csv", matches=50)).html()
    assert "Too few matches for a verdict: 50." in page
    assert "These variants" not in page


def test_shared_wins_and_draws_are_counted(tmp_path: Path) -> None:
    path = results(tmp_path / "a.csv", matches=4)
    lines = path.read_text("utf-8").splitlines()
    for row, ranks in enumerate(((1, 1, 2), (1, 1, 1), (1, 2, 2), (2, 2, 2)), 1):
        cells = lines[row].split(",")
        lines[row] = ",".join([*cells[:4], *map(str, ranks), *cells[7:]])
    path.write_text("\n".join(lines) + "\n", "utf-8")
    seats = [each for each in report(path).found[0] if each.topic == "seat"]
    assert seats[0].values.tolist() == [0.5, pytest.approx(1 / 3), 1.0, 0.0]
    edges = [each for each in report(path).found[0] if each.topic == "edge"]
    assert [len(each.values) for each in edges] == [2, 2], "a match without winners and others decides nothing"


def changed(path: Path, **columns: Any) -> Path:
    """The same results with other values in some columns, each made from the number of the match."""
    head, *lines = (line.split(",") for line in path.read_text("utf-8").splitlines())
    for match, cells in enumerate(lines):
        for name, value in columns.items():
            cells[head.index(name)] = str(value(match))
    path.write_text("".join(",".join(cells) + "\n" for cells in (head, *lines)), "utf-8")
    return path


def test_matches_that_nobody_wins_are_no_disadvantage(tmp_path: Path) -> None:
    """As in Quibbit! for two: the dummy wins four of five matches, and the seats share the rest evenly."""

    def rank(seat: int) -> Any:
        return lambda match: 1 if match % 15 == seat else 2

    path = changed(results(tmp_path / "a.csv"), **{f"rank_{seat}": rank(seat) for seat in range(SEATS)})
    made = report(path)
    assert [each for each in made.expected[0] if each.is_certain and each.quantity.is_share] == []
    assert [each.expected for each in made.found[0] if each.topic == "seat"] == pytest.approx([1 / 15] * SEATS)
    assert "Nobody wins 80.0% of the matches." in made.html()


def test_the_first_player_is_ahead_on_any_seat(tmp_path: Path) -> None:
    """Chance picks the first player, who wins every second match."""
    path = results(tmp_path / "a.csv")
    winners = [each.split(",")[4:7].index("1") for each in path.read_text("utf-8").splitlines()[1:]]
    made = report(changed(path, first=lambda match: (winners[match] + (0, 1, 0, 2)[match % 4]) % SEATS))
    found = {(each.quantity.topic, each.quantity.subject): each for each in made.expected[0]}
    assert (found["first", ""].is_certain, found["seat", "1"].is_certain) == (True, False)
    assert found["first", ""].quantity.mean.mean == 0.5
    assert "It matters who plays first." in made.html()
    assert "Advantage of the first player: +16.7" in made.html()


def test_seats_that_decide_together_have_no_first_player(tmp_path: Path) -> None:
    page = report(changed(results(tmp_path / "a.csv"), first=lambda match: -1)).html()
    assert "Advantage" not in page


def test_only_matches_with_a_winner_can_turn(tmp_path: Path) -> None:
    half = report(changed(results(tmp_path / "a.csv"), comeback=lambda match: (0, 0, 1, 2)[match % 4]))
    [turned] = [each for each in half.found[0] if each.topic == "comeback"]
    assert (turned.mean.mean, turned.mean.matches) == (0.5, 300)
    assert "In 50.0% of the decided matches" in half.html()
    assert "half time (" not in report(changed(results(tmp_path / "b.csv"), comeback=lambda match: 0)).html()


def test_a_game_without_measures_says_nothing_about_leads(tmp_path: Path) -> None:
    page = report(results(tmp_path / "a.csv", measures=[])).html()
    assert "How long is a match?" in page
    assert "half time" not in page


def test_the_command_writes_a_page_and_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, out = results(tmp_path / "a.csv"), tmp_path / "r.html"
    command = ["report", str(one), "--out", str(out), "--csv", str(tmp_path)]
    assert run(command) == 0
    assert out.read_text("utf-8").startswith("<!doctype html>")
    assert (tmp_path / "report.csv").read_text("utf-8").startswith("variant,topic")
    assert "The report is in" in capsys.readouterr().out
    assert run(command) == 2
    assert "already exists" in capsys.readouterr().err
    assert run([*command, "--force"]) == 0
    out.unlink()
    assert run(command) == 2, "the table is there"
    assert "report.csv already exists" in capsys.readouterr().err
    assert run([*command[:-1], str(tmp_path / "missing")]) == 2
    assert "No such file or directory" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"nenuphar": "0.0.9"}, "is from version 0.0.9"),
        ({"rules": 99}, "is from version Quibbit! 99"),
        ({"game": "chess"}, "is not a file of results"),
        ({"seats": 4}, "is not a file of results"),
        ({"seats": "many"}, "is not a file of results"),
        ({"measures": [{"name": "other", "title": "Other"}]}, "is not a file of results"),
        ({"matches": 0}, "has no matches"),
    ],
)
def test_bad_results_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], about: dict[str, Any], said: str
) -> None:
    matches = about.pop("matches", 5)
    path = results(tmp_path / "a.csv", matches=matches, **about)
    assert run(["report", str(path), "--out", str(tmp_path / "r.html")]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("column", "value"),
    [
        *(("first", each) for each in (7, -5, 3)),
        *(("comeback", each) for each in (9, -1, 4)),
        *(("rank_1", each) for each in (0, 4)),
        ("turns", -1),
        ("lead_changes", -1),
        ("use_card_2", -1),
        ("level_0", "stork"),
    ],
)
def test_values_that_cannot_be_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], column: str, value: int | str
) -> None:
    path = changed(results(tmp_path / "a.csv", matches=5), **{column: lambda match: value if match == 3 else 1})
    if column == "level_0":
        path = changed(path, level_0=lambda match: value if match == 3 else "frog")
    assert run(["report", str(path), "--out", str(tmp_path / "r.html")]) == 2
    assert f"is damaged: the column {column} has a value that cannot be" in capsys.readouterr().err


def test_results_that_were_cut_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = results(tmp_path / "a.csv", matches=5)
    path.write_text("".join(path.read_text("utf-8").splitlines(keepends=True)[:3]), "utf-8")
    assert run(["report", str(path), "--out", str(tmp_path / "r.html")]) == 2
    assert "has 2 of 5 matches: the rest is missing" in capsys.readouterr().err


def test_other_files_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, seats = changed(results(tmp_path / "good.csv", matches=5), comeback=lambda match: 1), tmp_path / "seats.csv"
    (tmp_path / "noise.parquet").write_bytes(b"PAR1 noise")
    (tmp_path / "noise.csv").write_bytes(b"\xff\xfe,,\n1")
    (tmp_path / "alone.csv").write_text("match,turns\n", "utf-8")
    for name, said in (
        ("missing.csv", "There is no file"),
        *((f"{name}", "is not a file of results") for name in ("noise.parquet", "noise.csv", "alone.csv")),
    ):
        assert run(["report", str(tmp_path / name), "--out", str(tmp_path / "r.html")]) == 2
        assert said in capsys.readouterr().err
    lines = good.read_text("utf-8").replace("tadpole", "frog").splitlines()
    dropped = [
        [cell for name, cell in zip(COLUMNS, line.split(","), strict=True) if not name.endswith("_2")] for line in lines
    ]
    seats.write_text("\n".join(",".join(cells) for cells in dropped) + "\n", "utf-8")
    about = json.loads(good.with_suffix(".json").read_text("utf-8"))
    seats.with_suffix(".json").write_text(json.dumps({**about, "seats": 2}), "utf-8")
    assert run(["report", str(good), str(seats), "--out", str(tmp_path / "r.html")]) == 2
    assert "3 and 2 seats" in capsys.readouterr().err
    assert not (tmp_path / "r.html").exists()
