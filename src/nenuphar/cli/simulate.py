"""`nenuphar simulate`: bots play many matches, and every match becomes a row of a Parquet or CSV file."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nenuphar.bots.playing import WORLDS
from nenuphar.cli import books, language, options, outside, pages, saved_matches
from nenuphar.cli.bot_matches import as_text, levels_of, say_weakened, seats_of, workers_of
from nenuphar.cli.errors import CommandError, Interrupted, number
from nenuphar.cli.progress import matches_done
from nenuphar.cli.screen import Screen
from nenuphar.lab import pools, saving, unfinished
from nenuphar.lab.simulation import simulation

MOST_MATCHES, MOST_THOUGHTS = 10**12, 1_000_000


def simulate(
    game: str,
    /,
    *,
    bots: str,
    matches: str,
    out: Path,
    seats_: Annotated[str | None, Parameter(name="--seats")] = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: str | None = None,
    thoughts: int = WORLDS,
    bot: outside.Bots = (),
    limits: outside.Limited = outside.USUAL,
    workers: int | None = None,
    dask: str | None = None,
    resume: Annotated[bool, Parameter(negative="")] = False,
    lang: language.Lang = None,
) -> None:
    """Let bots play many matches, and write what happens in each to a file.

    Args:
        game: Which game: see `nenuphar games`.
        bots: Levels, such as heron,frog. They take turns on all seats.
        matches: How many matches, such as 5000 or 1e6.
        out: The file for the results. It ends in .parquet or .csv.
        seats_: The number of seats; without it, as many as the game has.
        option: An option of the game, as name=value; may be repeated.
        seed: Any text. The same seed gives the same results.
        thoughts: How many worlds a bot may imagine for each decision: fewer are quicker, but weaker.
        workers: How many processes; without it, one for each processor.
        dask: Play on the cluster of this dask scheduler, such as tcp://10.0.0.1:8786.
        resume: Go on with a simulation that was stopped.
    """
    texts = language.catalogue(lang)
    found = outside.with_outside(pages.find(game), bot, limits, texts)
    levels, seats = levels_of(found, bots), seats_of(found, seats_)
    count = number("--matches", _whole(matches), 1, MOST_MATCHES)
    number("--thoughts", thoughts, 1, MOST_THOUGHTS)
    processes = workers_of(workers)
    say_weakened([found], texts, levels)
    chosen = options.parse(option or (), found, saved_matches.home())
    chance = saving.seed_for(out, as_text(seed) if seed else None, resume)
    wanted = simulation(found, levels, count, chance, seats, chosen, thoughts)
    saving.check(out, resume)
    books.prepare(found, chosen, texts)
    try:
        with _pool(dask, min(processes, count)) as pool, matches_done(count, texts) as progress:
            saving.save(wanted, out, pool, resume, progress)
    except OSError as error:
        raise saved_matches.unusable(out, error) from error
    except KeyboardInterrupt:
        raise Interrupted("sorry-simulation-stopped", path=str(unfinished.place(out))) from None
    Screen().whole(texts.text("simulated", {"matches": count, "path": str(out)}))


def _whole(written: str) -> int:
    """A number, also written as 1e6."""
    try:
        value = float(written)
        return int(value) if value == int(value) else int(written)
    except (ValueError, OverflowError):
        raise CommandError("sorry-value", name="--matches", given=written) from None


def _pool(address: str | None, processes: int) -> pools.Pool:
    if address is None:
        return pools.here(processes)
    from nenuphar.lab.dask_cluster import Cluster

    return Cluster(address)
