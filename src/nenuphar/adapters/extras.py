"""Says which extra to install when a library that an adapter needs is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports: the extra of this name brings what they need."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("nenuphar"):
            raise
        message = f'{missing.name} is not installed: pip install "nenuphar[{name}]"'
        raise ModuleNotFoundError(message, name=missing.name) from None
