"""What the library's functions are given: games by name, and options by name. Errors are English sentences."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from nenuphar import games
from nenuphar.core.codec import convert
from nenuphar.core.game import AnyGame, Refused
from nenuphar.texts import Catalogue


class Explained(Refused):
    """A refusal that, as a string, is a sentence: no shell comes between the library and its caller."""

    def __str__(self) -> str:
        return Catalogue("en").refusal(self)


@contextmanager
def explained() -> Iterator[None]:
    """Every refusal in here comes out with its sentence."""
    try:
        yield
    except Refused as refused:
        raise Explained(refused.rule, **refused.facts) from None


def game_of(given: str | AnyGame) -> AnyGame:
    found = games.find(given) if isinstance(given, str) else given
    if found is None:
        raise ValueError(f"there is no game {given!r}, only {', '.join(games.names())}")
    return found


def options_of(game: AnyGame, given: Mapping[str, Any] | Any) -> Any:
    """The game's options. Those that are not named have their usual values."""
    kind = game.manifest.options
    if isinstance(given, kind):
        return given
    if given is not None and not isinstance(given, Mapping):
        raise TypeError(f"options are a mapping of names to values, not {given!r}")
    return convert(dict(given or {}), kind)
