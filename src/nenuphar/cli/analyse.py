"""`nenuphar analyse`: looks at a recorded match again, and says where it turned."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Column

from nenuphar.analysis.report import analyse as analysed
from nenuphar.analysis.types import Analysis
from nenuphar.cli import language, saved_matches
from nenuphar.cli.progress import progress
from nenuphar.cli.records import opened
from nenuphar.cli.screen import STRONG, Screen
from nenuphar.core.match import AnyMatch
from nenuphar.lab.match_page import MatchPage
from nenuphar.texts import Catalogue

MOST_REMARKS = 12  # in the terminal; the page has all


def analyse(
    file: str,
    /,
    *,
    html: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    lang: language.Lang = None,
) -> None:
    """Look at a recorded match again: the chances to win, what decisions cost, and where it turned.

    Args:
        file: The record of a match: a file, or the beginning of the name or the commitment of a saved match.
        html: A page to write, such as match.html, with the curve and every decision.
        force: Replace the page if there is one.
    """
    spoken = language.chosen(lang)
    if html is not None:
        saved_matches.check_file(html, force)
    match, read = opened(file)
    texts, screen = Catalogue(spoken, read.players), Screen()
    taken_over = range(1, read.taken_over + 1)
    page = MatchPage(match.game, _complete(match, taken_over, texts), _colours(match), texts)
    _summarize(page, texts, screen)
    if html is not None:
        saved_matches.write(html, page.html().encode())
        screen.whole(texts.text("analysis-done", {"path": str(html)}))


def _complete(match: AnyMatch, taken_over: range, texts: Catalogue) -> Analysis:
    found: Analysis | None = None
    with progress(texts.text("analysis-computing")) as show:
        for found in analysed(match, taken_over):
            show(found.part)
    assert found is not None
    return found


def _colours(match: AnyMatch) -> tuple[str, ...]:
    """The players' colours: the rules have them, or every seat has its own."""
    return tuple(getattr(match.state, "colours", None) or match.game.manifest.colours)


def _summarize(page: MatchPage, texts: Catalogue, screen: Screen) -> None:
    screen.line(texts.text("analysis-title", {"title": page.game.manifest.title}), style=STRONG)
    if page.analysis.points:
        heads, rows = page.players()
        screen.table([Column(head) for head in heads], rows)
        screen.line(texts.text("analysis-turning"), style=STRONG)
        for line in page.turning():
            screen.line(line)
    else:
        screen.line(texts.text("analysis-no-curve"))
    if page.analysis.figures.every:
        heads, rows = page.figures()
        screen.table([Column(head) for head in heads], rows)
    if page.analysis.figures.remarks:
        screen.line(texts.text("analysis-remarks"), style=STRONG)
        for line in page.remarks()[:MOST_REMARKS]:
            screen.line(line)
