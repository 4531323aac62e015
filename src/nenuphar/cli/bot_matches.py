"""Reads the arguments of commands that let bots play many matches."""

import os
import sys
from collections.abc import Collection, Sequence
from typing import TextIO

from nenuphar.bots.chunks import weakened
from nenuphar.cli.errors import CommandError, number
from nenuphar.cli.seats import level_of
from nenuphar.core.game import AnyGame
from nenuphar.texts import Catalogue

MOST_WORKERS = 256


def levels_of(game: AnyGame, written: str) -> list[str]:
    """The bots of --bots."""
    return [level_of(game, level.strip(), "sorry-bots") for level in written.split(",")]


def seats_of(game: AnyGame, written: str | None) -> int:
    """The number of seats; without one, as many as the game has."""
    allowed = game.manifest.seats
    if written is None:
        return allowed[-1]
    if written not in map(str, allowed):
        raise CommandError("sorry-arena-seats", given=written, fewest=allowed[0], most=allowed[-1])
    return int(written)


def workers_of(given: int | None) -> int:
    """The number of processes; without one, as many as there are processors."""
    usual = min(os.cpu_count() or 1, MOST_WORKERS)
    return number("--workers", usual if given is None else given, 1, MOST_WORKERS)


def as_text(seed: str) -> str:
    """A seed as text, even if its bytes are not."""
    return seed.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def say_weakened(
    games: Sequence[AnyGame], texts: Catalogue, among: Collection[str] | None = None, to: TextIO | None = None
) -> None:
    """Say in one sentence which levels play below their strength here, if there are any. On standard error, or `to`."""
    found = {level for game in games for level in weakened(game.levels) if among is None or level in among}
    if found:
        levels = ", ".join(_level_name(level, texts) for level in sorted(found))
        print(texts.text("weakened-levels", {"levels": levels}), file=to or sys.stderr, flush=True)


def _level_name(level: str, texts: Catalogue) -> str:
    """A bot from outside has no name but its own."""
    return texts.text(f"level-{level}") if texts.has(f"level-{level}") else level
