"""`nenuphar report`: makes a page for designers of the results of `nenuphar simulate`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nenuphar.cli import language, saved_matches
from nenuphar.cli.errors import CommandError
from nenuphar.cli.screen import Screen
from nenuphar.lab.reading import Unreadable, read
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
        force: Replace the page if there is one.
    """
    texts = language.catalogue(lang)
    if out.exists() and not force:
        raise CommandError("sorry-file-there", path=str(out))
    try:
        made = Report([read(each) for each in (results, other) if each is not None], texts)
    except Unreadable as unreadable:
        raise CommandError(unreadable.key, **unreadable.facts) from None
    saved_matches.write(out, made.html().encode())
    if csv is not None:
        saved_matches.write(csv / CSV_NAME, made.csv().encode())
    Screen().whole(texts.text("report-done", {"path": str(out)}))
