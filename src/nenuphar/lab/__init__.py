"""The laboratory: many matches, and what designers and researchers read from them.

`nenuphar.lab.simulate` is loaded when it is first used: it needs numpy, and the command line starts without it.
"""

from typing import TYPE_CHECKING, Any

from nenuphar.lab.errors import LabError as LabError

if TYPE_CHECKING:
    from nenuphar.lab.saving import simulate as simulate

__all__ = ["LabError", "simulate"]


def __getattr__(name: str) -> Any:
    if name != "simulate":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from nenuphar.lab.saving import simulate

    return simulate
