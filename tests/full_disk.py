"""A full disk for a server in its own process."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def full_disk(pid: int, folder: Path) -> Iterator[None]:
    """No file of this process can grow beyond the current size of the write-ahead log in its data folder."""
    size = (folder / "nenuphar.sqlite3-wal").stat().st_size
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
