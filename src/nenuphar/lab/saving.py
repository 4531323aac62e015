"""Simulates matches into a file: `simulate` is what `nenuphar simulate` does."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path
from typing import Any

from nenuphar.bots.playing import WORLDS
from nenuphar.core.game import AnyGame
from nenuphar.lab import pools, results, unfinished
from nenuphar.lab.errors import LabError
from nenuphar.lab.running import played
from nenuphar.lab.simulation import Simulation, simulation
from nenuphar.lab.unfinished import Unfinished


def simulate(
    game: str | AnyGame,
    bots: Sequence[str],
    matches: int,
    out: Path | str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | Any = None,
    seed: str | None = None,
    worlds: int = WORLDS,
    executor: Executor | None = None,
    resume: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Let bots play many matches, and write a row for each to a Parquet or CSV file.

    Any executor does, such as a `ProcessPoolExecutor` or `distributed.Client(…).get_executor(pure=False)`;
    without one, the matches are played here. The results are the same bytes on all of them. If this is interrupted,
    the matches that were played are kept in a file beside the results, and `resume` continues there. `progress` gets
    the number of matches that are done. Without a seed, a random one is chosen.
    """
    path = Path(out)
    agreed = simulation(game, bots, matches, seed_for(path, seed, resume), seats, options, worlds)
    with pools.here(1) if executor is None else pools.Pool(executor) as pool:
        save(agreed, path, pool, resume, progress)
    return agreed


def seed_for(out: Path, given: str | None, resume: bool) -> str:
    """The seed that was given, or that of the unfinished simulation, or a random one."""
    return given or (unfinished.seed_in(out) if resume else None) or secrets.token_hex(8)


def save(wanted: Simulation, out: Path, pool: pools.Pool, resume: bool, progress: Callable[[int], None]) -> None:
    """Play what is missing, and write the results."""
    check(out, resume)
    with Unfinished(wanted, out) as kept:
        done = kept.done
        progress(done)
        with closing(played(wanted, kept.missing(), pool)) as chunks:
            for chunk in chunks:
                kept.add(chunk)
                done += chunk.matches
                progress(done)
        results.write(wanted, kept.numbers(), out)
        kept.remove()


def check(out: Path, resume: bool) -> None:
    """Refuse to replace results, finished or not, before anything is played."""
    results.check(out)
    for path in results.files(out):
        if path.exists():
            raise LabError("sorry-results-there", path=str(path))
    if unfinished.place(out).exists() and not resume:
        raise LabError("sorry-unfinished-there", path=str(unfinished.place(out)))
