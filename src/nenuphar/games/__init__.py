"""Finds the games: each folder here is a game, and there is no list to edit."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from nenuphar.core.game import AnyGame


def names() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def every() -> tuple[AnyGame, ...]:
    return tuple(load(name) for name in names())


def simplest_first() -> tuple[AnyGame, ...]:
    """All games in the order in which people should meet them: by age, then by playing time."""
    return tuple(sorted(every(), key=lambda game: (game.manifest.age or 99, game.manifest.minutes or 999)))


def find(name: str) -> AnyGame | None:
    """The game of this name, or None."""
    return load(name) if name in names() else None


@cache
def load(name: str) -> AnyGame:
    """The game of this name, which exists."""
    game: AnyGame = import_module(f"{__name__}.{name}").GAME
    return game
