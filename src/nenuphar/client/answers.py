"""How a server says no, and what it means that nothing answers."""

from typing import Any

import msgspec

from nenuphar.core.game import Refused
from nenuphar.server import wire


class Unreachable(Exception):
    """Nothing answers at this address, or something that is not a table server. The message says why."""


def refusal(body: bytes) -> Exception:
    """What a server says no with."""
    try:
        problem = msgspec.json.decode(body, type=wire.Problem)
    except msgspec.DecodeError:
        return Unreachable(f"the answer was {body[:100]!r}")
    return refused(problem)


def refused(no: wire.Problem | wire.Refusal) -> Refused:
    return Refused(no.rule, **{name: _fact(fact) for name, fact in no.facts.items()})


def _fact(sent: Any) -> Any:
    """A fact as the texts expect it: JSON knows no tuples."""
    return tuple(map(_fact, sent)) if isinstance(sent, list) else sent
