"""Small changes to tuples: frozen states are made of them."""

from collections.abc import Sequence
from typing import TypeVar

X = TypeVar("X")


def with_item(values: Sequence[X], place: int, value: X) -> tuple[X, ...]:
    """The same values, with another value in this place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
