"""`nenuphar arena`: the levels of a game play each other, to find out which is stronger."""

import os
import secrets
from typing import Annotated

from cyclopts import Parameter
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from nenuphar.bots.arena import play_matches
from nenuphar.bots.standings import DuelRow, LevelRow, Standings
from nenuphar.cli import language, pages
from nenuphar.cli.screen import Screen
from nenuphar.cli.seats import level_of
from nenuphar.cli.sorry import number
from nenuphar.core.game import Refused
from nenuphar.texts import Catalogue

MOST_GAMES, MOST_WORKERS = 1_000_000, 256


def arena(
    game: str,
    /,
    *,
    bots: str,
    games: int = 100,
    seats_: Annotated[int | None, Parameter(name="--seats")] = None,
    seed: str | None = None,
    workers: int | None = None,
    lang: str | None = None,
) -> None:
    """Let bots play many matches, and show who wins how often.

    Parameters
    ----------
    game
        Which game: see `nenuphar games`.
    bots
        Levels, such as heron,frog. They take turns on all seats.
    games
        How many matches.
    seats_
        How many seats; without it, as many as the game has.
    seed
        Any text. The same seed brings the same matches.
    workers
        How many processes; without it, one for each processor.
    lang
        The language to speak: en, fr or de.
    """
    words = Catalogue(language.asked(lang, os.environ))
    found = pages.find(game)
    levels = [level_of(found, level.strip(), "sorry-bots") for level in bots.split(",")]
    allowed = found.manifest.seats
    seats = allowed[-1] if seats_ is None else seats_
    if seats not in allowed:
        raise Refused("TB-1", seats=seats, fewest=allowed[0], most=allowed[-1])
    number("--games", games, 1, MOST_GAMES)
    hands = min(os.cpu_count() or 1, MOST_WORKERS) if workers is None else number("--workers", workers, 1, MOST_WORKERS)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(", ".join(levels), total=games)
        standings = play_matches(
            found,
            levels,
            seats,
            games,
            _speakable(seed) if seed else secrets.token_hex(8),
            hands,
            lambda done: bar.update(task, completed=done),
        )
    _show(standings, words)


def _speakable(seed: str) -> str:
    """A seed whose bytes need not be text, as text."""
    return seed.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def _show(standings: Standings, words: Catalogue) -> None:
    screen = Screen()
    screen.show(_table(words, LEVELS, [_level(row) for row in standings.level_rows()]))
    duels = standings.duel_rows()
    if duels:
        screen.show(_table(words, DUELS, [_duel(row) for row in duels]))
    screen.line(words.text("arena-undecided", {"drawn": standings.draws, "nobody": standings.won_by_nobody}))


LEVELS = ("arena-level", "arena-matches", "arena-wins", "arena-rate", "arena-interval", "arena-expected")
DUELS = ("arena-duel", "arena-decided", "arena-wins", "arena-rate", "arena-expected", "arena-p")


def _table(words: Catalogue, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> Table:
    table = Table(box=SIMPLE)
    for column in columns:
        table.add_column(words.text(column), justify="left" if column == columns[0] else "right")
    for row in rows:
        table.add_row(*row)
    return table


def _level(row: LevelRow) -> tuple[str, ...]:
    interval = f"{row.low:.1%} – {row.high:.1%}"
    return row.level, str(row.matches), f"{row.wins:g}", f"{row.rate:.1%}", interval, f"{row.expected:.1%}"


def _duel(row: DuelRow) -> tuple[str, ...]:
    duel = f"{row.one} – {row.other}"
    return duel, str(row.decided), str(row.won), f"{row.share:.1%}", f"{row.expected:.1%}", f"{row.p_value:.2g}"
