"""Copies the fields that two structs share, for games in which viewers see nearly all of the state."""

from typing import Any

from msgspec import Struct


def shared(value: Struct, kind: type[Struct]) -> dict[str, Any]:
    """The fields of a value that another struct has too, by name: `View(viewer=seat, **shared(state, View))`."""
    return {name: getattr(value, name) for name in kind.__struct_fields__ if name in value.__struct_fields__}
