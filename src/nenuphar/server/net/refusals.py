"""What was refused lately, for the host's page: rules and places, and nothing that a visitor has sent."""

from collections import OrderedDict

from msgspec import Struct

from nenuphar.core.game import Millis
from nenuphar.server.clock import now_ms

MOST_KINDS = 100


class Refusal(Struct):
    """How often a rule has refused something in one place, and when it last did."""

    rule: str
    place: str
    count: int
    last_ms: Millis


class Refusals:
    def __init__(self) -> None:
        self._kinds: OrderedDict[tuple[str, str], Refusal] = OrderedDict()

    def note(self, rule: str, place: object) -> None:
        """`place` is the kind of a message, or a path without its secret parts."""
        key = (rule, str(place))
        found = self._kinds.setdefault(key, Refusal(*key, 0, 0))
        found.count += 1
        found.last_ms = now_ms()
        self._kinds.move_to_end(key)
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)

    @property
    def latest(self) -> list[Refusal]:
        return list(reversed(self._kinds.values()))
