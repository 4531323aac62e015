"""Says which extra to install when a library that only some people need is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ModuleNotFoundError):
    """A library is missing, and this extra of ours would install it."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f'{library} is not installed: pip install "{extra}"', name=library)
        self.library = library
        self.extra = extra


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports: the extra of this name installs what they need. Raises MissingExtra."""
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        if library in ("", "nenuphar"):
            raise
        raise MissingExtra(library, f"nenuphar[{name}]") from None
