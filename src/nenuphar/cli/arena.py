"""`nenuphar arena`: the bot levels of a game play each other, to find out which is stronger."""

import secrets
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter
from rich.table import Column

from nenuphar.bots.playing import WORLDS
from nenuphar.bots.standings import DuelRow, LevelRow, Standings
from nenuphar.cli import language, outside, pages
from nenuphar.cli.bot_matches import as_text, levels_of, say_weakened, seats_of, workers_of
from nenuphar.cli.errors import CommandError, number
from nenuphar.cli.progress import matches_done
from nenuphar.cli.screen import Screen
from nenuphar.lab.arena import play_matches
from nenuphar.texts import Catalogue

MOST_GAMES, MOST_THOUGHTS = 1_000_000, 1_000_000


def arena(
    game: str,
    /,
    *,
    bots: str,
    games: int = 100,
    seats_: Annotated[str | None, Parameter(name="--seats")] = None,
    bot: outside.Bots = (),
    limits: outside.Limited = outside.USUAL,
    seed: str | None = None,
    thoughts: str = str(WORLDS),
    workers: int | None = None,
    lang: language.Lang = None,
) -> None:
    """Let bots play many matches, and show how often each wins.

    Args:
        game: Which game: see `nenuphar games`.
        bots: Two levels or more, such as heron,frog. They take turns on all seats.
        games: How many matches.
        seats_: The number of seats; without it, as many as the game has.
        seed: Any text. The same seed gives the same matches.
        thoughts: How many worlds a bot may imagine for each decision: fewer are quicker, but weaker. A level can have a
            number of its own, as in 600,kraken=2000.
        workers: How many processes; without it, one for each processor.
    """
    texts = language.catalogue(lang)
    found = outside.with_outside(pages.find(game), bot, limits, texts)
    levels = levels_of(found, bots)
    if len(set(levels)) < 2:
        raise CommandError("sorry-bots-alone", levels=tuple(found.levels))
    seats = seats_of(found, seats_)
    number("--games", games, 1, MOST_GAMES)
    worlds, own_worlds = _thoughts(thoughts, levels)
    processes = workers_of(workers)
    say_weakened([found], texts, levels)
    with matches_done(games, texts) as progress:
        chance = as_text(seed) if seed else secrets.token_hex(8)
        standings = play_matches(found, levels, seats, games, chance, processes, progress, worlds, own_worlds)
    _show(standings, seats, texts)


def _thoughts(written: str, levels: Sequence[str]) -> tuple[int, dict[str, int]]:
    """The thoughts of all levels, and of those that have their own."""
    usual, own = WORLDS, dict[str, int]()
    for part in written.split(","):
        level, named, count = part.rpartition("=")
        level = level.strip()
        if not count.strip().isdecimal() or (named and level not in levels):
            raise CommandError("sorry-value", name="--thoughts", given=part.strip())
        thoughts = number("--thoughts", int(count), 1, MOST_THOUGHTS)
        if named:
            own[level] = thoughts
        else:
            usual = thoughts
    return usual, own


def _show(standings: Standings, seats: int, texts: Catalogue) -> None:
    screen = Screen()
    screen.line(texts.text("arena-seats", {"seats": seats}))
    screen.table(_columns(texts, *LEVELS), map(_level, standings.level_rows()))
    duels = standings.duel_rows()
    if duels:
        screen.table(_columns(texts, *DUELS), map(_duel, duels))
    screen.line(texts.text("arena-undecided", {"drawn": standings.draws, "nobody": standings.won_by_nobody}))


LEVELS = ("arena-level", "arena-matches", "arena-wins", "arena-rate", "arena-interval", "arena-expected")
DUELS = ("arena-duel", "arena-decided", "arena-wins", "arena-rate", "arena-expected", "arena-p")


def _columns(texts: Catalogue, name: str, *figures: str) -> list[Column]:
    return [Column(texts.text(name)), *(Column(texts.text(each), justify="right") for each in figures)]


def _level(row: LevelRow) -> tuple[str, ...]:
    interval = f"{row.low:.1%} – {row.high:.1%}"
    return row.level, str(row.matches), f"{row.wins:g}", f"{row.rate:.1%}", interval, f"{row.expected:.1%}"


def _duel(row: DuelRow) -> tuple[str, ...]:
    duel = f"{row.one} – {row.other}"
    return duel, str(row.decided), str(row.won), f"{row.share:.1%}", f"{row.expected:.1%}", f"{row.p_value:.2g}"
