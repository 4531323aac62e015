"""What this version of the server can read. Nodes of several versions share a database during an upgrade.

A node writes only what all nodes can read: the kinds of events, and the versions of games' rules.
"""

from collections.abc import Callable, Iterator

from nenuphar import games
from nenuphar.core.game import AnyGame
from nenuphar.server.model.events import KINDS, ClockResumed, ClockStopped

CLOCK_STOPPED, CLOCK_RESUMED = (str(kind.__struct_config__.tag) for kind in (ClockStopped, ClockResumed))


def kinds() -> tuple[str, ...]:
    """As a node tells others."""
    return (*KINDS, *(_kind(game, rules) for game in games.simplest_first() for rules in _versions(game)))


def newest(game: AnyGame, all_know: Callable[[str], bool]) -> int:
    """The newest version of a game's rules that all nodes know; ours, if there is none."""
    return next((rules for rules in _versions(game) if all_know(_kind(game, rules))), game.manifest.rules)


def _versions(game: AnyGame) -> Iterator[int]:
    yield game.manifest.rules
    yield from sorted(game.older, reverse=True)


def _kind(game: AnyGame, rules: int) -> str:
    return f"{game.manifest.key}:{rules}"
