"""Shows how far something is that takes a while."""

import math
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from nenuphar.cli.outside import prints_to_stderr
from nenuphar.core.messages import Fact
from nenuphar.texts import Catalogue

PARTS = 10


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


@contextmanager
def matches_done(matches: int, texts: Catalogue) -> Iterator[Callable[[int], None]]:
    """Shows how many matches are done, how fast, and the time left: a bar in a terminal, elsewhere a line now and then.

    The first number is what was done in an earlier run. What bots print meanwhile goes to stderr too.
    """
    console, pace = Console(stderr=True), _Pace(matches)
    if not console.is_terminal:
        with prints_to_stderr():
            yield _Milestones(pace, texts).reached
        return
    columns = (BarColumn(), MofNCompleteColumn(), _Rate(pace, texts), TimeRemainingColumn())
    with prints_to_stderr(), Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=matches)

        def show(done: int) -> None:
            pace.reached(done)
            bar.update(task, completed=done)

        yield show


class _Pace:
    """How fast matches are played."""

    def __init__(self, matches: int) -> None:
        self.matches = matches
        self.done = 0
        self._began_s = time.monotonic()
        self._before: int | None = None  # done in an earlier run

    def reached(self, done: int) -> None:
        self.done = done
        self._before = done if self._before is None else self._before

    @property
    def per_second(self) -> float:
        return (self.done - (self._before or 0)) / max(time.monotonic() - self._began_s, 1e-3)

    @property
    def left_s(self) -> float:
        return (self.matches - self.done) / max(self.per_second, 1e-9)


class _Rate(ProgressColumn):
    def __init__(self, pace: _Pace, texts: Catalogue) -> None:
        super().__init__()
        self._pace = pace
        self._texts = texts

    def render(self, task: Task) -> Text:
        return Text(self._texts.text("matches-rate", {"rate": _rounded(self._pace.per_second)}))


class _Milestones:
    """Prints a line for every tenth of the matches."""

    def __init__(self, pace: _Pace, texts: Catalogue) -> None:
        self.pace = pace
        self.texts = texts

    def reached(self, done: int) -> None:
        before, matches = self.pace.done, self.pace.matches
        self.pace.reached(done)
        if done < matches and before * PARTS // matches < done * PARTS // matches:
            rate, seconds = _rounded(self.pace.per_second), math.ceil(self.pace.left_s)
            facts: dict[str, Fact] = {"done": done, "games": matches, "rate": rate, "seconds": seconds}
            sys.stderr.write(self.texts.text("matches-progress", facts) + "\n")


def _rounded(rate: float) -> str:
    return f"{rate:,.0f}" if rate >= 10 else f"{rate:.1f}"
