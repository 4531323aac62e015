"""Shows how far something is that takes a while."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress


@contextmanager
def progress(line: str) -> Iterator[Callable[[float], None]]:
    """A bar in a terminal; elsewhere a line at the beginning."""
    console = Console(stderr=True)
    if not console.is_terminal:
        sys.stderr.write(line + "\n")
        yield lambda done: None
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(line, total=1.0)
        yield lambda done: bar.update(task, completed=done)
