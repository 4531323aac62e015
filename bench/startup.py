"""The time from calling the command until the server answers, with an existing database."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figure import Figure
from bench.servers import nenuphar

TRIES = 5
LIMIT_S = 1.5


def figures() -> Iterator[Figure]:
    with TemporaryDirectory() as home:
        _started(Path(home))
        starts = [_started(Path(home)) for _ in range(TRIES)]
    took_s, cpu_s = (min(each) for each in zip(*starts, strict=True))  # other load on the machine only makes it longer
    measured = f"{took_s:.2f} s at best, of which {cpu_s:.2f} s on a processor"
    yield Figure("a second start of the server, until it answers", measured, "about a second", took_s < LIMIT_S)


def _started(home: Path) -> tuple[float, float]:
    with nenuphar(home) as server:
        return server.started_s, server.cpu_s
