"""Nénuphar: a table for a handful of family board games, and the same rules as a library.

`import nenuphar as nn` is the front door: everything in `__all__` is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nenuphar.core.game import Audience as Audience
    from nenuphar.core.game import Command as Command
    from nenuphar.core.game import Game as Game
    from nenuphar.core.game import Refused as Refused
    from nenuphar.core.game import Setup as Setup
    from nenuphar.core.match import Match as Match
    from nenuphar.core.record import Record as Record
    from nenuphar.library import game as game
    from nenuphar.library import match as match
    from nenuphar.library import play as play
    from nenuphar.library import record as record
    from nenuphar.library import verify as verify

__version__ = "0.1.0"

_HOMES = {
    "Audience": "core.game",
    "Command": "core.game",
    "Game": "core.game",
    "Match": "core.match",
    "Record": "core.record",
    "Refused": "core.game",
    "Setup": "core.game",
    "game": "library",
    "match": "library",
    "play": "library",
    "record": "library",
    "verify": "library",
}
__all__ = list(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
