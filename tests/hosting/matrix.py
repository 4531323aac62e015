"""The matrix in docs/hosting.md: what was really run, with which versions, and when."""

from pathlib import Path
from typing import NamedTuple

from tests.hosting.ways import WAYS

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
BEGIN, END = "<!-- matrix: `make hosting` writes it -->\n", "<!-- end of the matrix -->"
HEAD = "| way | versions | result | seconds | date |\n|---|---|---|---|---|\n"


class Seen(NamedTuple):
    versions: str
    result: str
    seconds: str
    date: str


def read() -> dict[str, Seen]:
    rows = (line.strip("| \n").split(" | ") for line in _parts()[1].removeprefix(HEAD).splitlines())
    return {name.strip(): Seen(*(cell.strip() for cell in cells)) for name, *cells in rows}


def written(seen: dict[str, Seen]) -> None:
    before, _, after = _parts()
    rows = "".join(f"| {' | '.join((name, *seen[name]))} |\n" for name in WAYS if name in seen)
    PAGE.write_text(before + BEGIN + HEAD + rows + END + after, "utf-8")


def _parts() -> tuple[str, str, str]:
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    matrix, _, after = rest.partition(END)
    return before, matrix, after
