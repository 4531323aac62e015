"""Reads the arguments of commands that let bots play many matches."""

from nenuphar.cli.errors import CommandError
from nenuphar.cli.seats import level_of
from nenuphar.core.game import AnyGame


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


def as_text(seed: str) -> str:
    """A seed as text, even if its bytes are not."""
    return seed.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
