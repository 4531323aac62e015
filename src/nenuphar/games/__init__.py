"""The games, one folder each, found by looking: there is no list to edit."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from nenuphar.core.game import AnyGame


@cache
def keys() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def find(key: str) -> AnyGame | None:
    """The game of this name, or None."""
    if key not in keys():
        return None
    game: AnyGame = import_module(f"{__name__}.{key}").GAME
    return game
