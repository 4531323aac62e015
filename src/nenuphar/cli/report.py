"""`nenuphar report`: makes a page for designers of the results of `nenuphar simulate`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nenuphar.cli import language, saved_matches
from nenuphar.cli.screen import Screen
from nenuphar.lab.reading import read
from nenuphar.lab.report import Report

CSV_NAME = "report.csv"


def report(
    results: Path,
    other: Path | None = None,
    /,
    *,
    out: Path,
    csv: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    lang: language.Lang = None,
) -> None:
    """Make a page of results: who wins, how long matches are, and what decides them.

    Args:
        results: Results of `nenuphar simulate`, as Parquet or CSV.
        other: Results of another variant of the same game, to compare.
        out: The page to write, such as report.html.
        csv: A folder for all numbers of the page as CSV. The page has them too.
        force: Replace the page and the CSV file if there are any.
    """
    texts = language.catalogue(lang)
    table = None if csv is None else csv / CSV_NAME
    for path in (out, *([table] if table else [])):
        saved_matches.check_file(path, force)
    made = Report([read(each) for each in (results, other) if each is not None], texts)
    saved_matches.write(out, made.html().encode())
    if table is not None:
        saved_matches.write(table, made.csv().encode())
    Screen().whole(texts.text("report-done", {"path": str(out)}))
