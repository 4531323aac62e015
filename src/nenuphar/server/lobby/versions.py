"""What this version of the server can read. Nodes of several versions share a database during an upgrade.

A node writes only what all nodes can read: the kinds of events, their fields, the levels of bots, and the versions of
games' rules.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec import NODEFAULT, Struct, structs

from nenuphar import games
from nenuphar.core.game import AnyGame
from nenuphar.server.model.events import TAGS, ClockResumed, ClockStopped, TableEvent, TableOpened
from nenuphar.server.wire import SeatPlan

CLOCK_STOPPED, CLOCK_RESUMED = TAGS[ClockStopped], TAGS[ClockResumed]
SEAT_PLAN = "seat-plan"
# What nodes could read before they told others of fields and levels. Nothing is ever added here.
BEFORE_THEY_TOLD = frozenset(
    (
        *("seat-plan.level", "seat-plan.name", "sat-down.name", "got-up.name", "sent-away.code", "sent-away.places"),
        *("table-changed.what", "match-began.options", "match-began.colours", "match-began.rules"),
        "device-passed.in_time",  # as old as its kind: who tells the kind can read it
        *(
            f"{key}:{level}"
            for key in ("china_moon", "gobbit", "quibbit", "quibbix")
            for level in ("tadpole", "frog", "heron")
        ),
    )
)


def kinds() -> tuple[str, ...]:
    """As a node tells others."""
    fields = [f"{tag}.{field}" for kind, tag in ((SeatPlan, SEAT_PLAN), *TAGS.items()) for field, _ in _defaults(kind)]
    rules = [_kind(game, rules) for game in games.simplest_first() for rules in _versions(game)]
    levels = [_kind(game, level) for game in games.simplest_first() for level in game.bots]
    return (*sorted(TAGS.values()), *fields, *rules, *levels)


def needed(game: AnyGame, event: TableEvent) -> Iterator[str]:
    """What a node must know to read this event, and to play on after it."""
    tag = TAGS[type(event)]
    yield tag
    yield from _newer(tag, event)
    levels = [getattr(event, "level", ""), getattr(event, "instead", "")]
    if isinstance(event, TableOpened):
        for plan in event.seats:
            yield from _newer(SEAT_PLAN, plan)
            levels.append(plan.level)
    for level in levels:
        if level in game.bots and (kind := _kind(game, level)) not in BEFORE_THEY_TOLD:
            yield kind


def newest(game: AnyGame, all_know: Callable[[str], bool]) -> int:
    """The newest version of a game's rules that all nodes know; ours, if there is none."""
    return next((rules for rules in _versions(game) if all_know(_kind(game, rules))), game.manifest.rules)


def _newer(name: str, value: Struct) -> Iterator[str]:
    """The fields that are written and that not all nodes have always known."""
    for field, default in _defaults(type(value)):
        if getattr(value, field) != default and (written := f"{name}.{field}") not in BEFORE_THEY_TOLD:
            yield written


@cache
def _defaults(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields that have a default, with it: all that were added later are among them."""
    return tuple((field.name, field.default) for field in structs.fields(kind) if field.default is not NODEFAULT)


def _versions(game: AnyGame) -> Iterator[int]:
    yield game.manifest.rules
    yield from sorted(game.older, reverse=True)


def _kind(game: AnyGame, version: int | str) -> str:
    """A version of a game's rules, or a level of its bots."""
    return f"{game.manifest.key}:{version}"
