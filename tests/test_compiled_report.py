"""The report page among the documents is what the commands beside it make: machine code plays the matches again."""

import base64
import re
from pathlib import Path

import pytest

from nenuphar.cli import run

DOCS = Path(__file__).parents[1] / "docs"


def test_the_page_of_the_two_boards_can_be_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = (DOCS / "lab.md").read_text("utf-8")
    commands = re.findall(r"^nenuphar ((?:simulate|report) .*(?:pond|brook)\.parquet.*)$", page, re.MULTILINE)
    assert len(commands) == 3
    for command in commands:
        assert run([*command.split(), *(["--workers", "1"] if command.startswith("simulate") else [])]) == 0
    committed, made = (
        path.read_text("utf-8") for path in (DOCS / "reports" / "china_moon_boards.html", Path("report.html"))
    )
    assert numbers(made) == numbers(committed)
    assert made == committed


def numbers(page: str) -> str:
    (data,) = re.findall(r"base64,([^\"]+)", page)
    return base64.b64decode(data).decode()
