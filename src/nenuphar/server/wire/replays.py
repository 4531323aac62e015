"""A finished match, step by step, over HTTP."""

from typing import Any

from msgspec import Struct

from nenuphar.core.game import Millis, Outcome
from nenuphar.server.wire.views import Line, TableView


class Scene(Struct, frozen=True):
    """The state after this many steps of the match, for the replay."""

    steps: int
    at: Millis
    lines: tuple[Line, ...]
    view: Any


class Replay(Struct, frozen=True):
    table: TableView
    scenes: tuple[Scene, ...]
    outcome: Outcome | None
