"""The arena: a game's bot levels play many matches against each other, to find out which is stronger."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import replace

from nenuphar.bots.playing import WORLDS
from nenuphar.bots.standings import Result, Standings
from nenuphar.core.game import AnyGame
from nenuphar.lab import pools
from nenuphar.lab.running import played
from nenuphar.lab.simulation import simulation


def play_matches(
    game: AnyGame,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: str,
    workers: int,
    progress: Callable[[int], None],
    worlds: int = WORLDS,
    own_worlds: Mapping[str, int] | None = None,
) -> Standings:
    """Play a number of matches between these levels; `progress` gets the number of those that are done.

    A level that is named twice gets twice the seats. A bot may imagine `worlds` worlds for every decision; levels in
    `own_worlds` have a number of their own.
    """
    wanted = replace(simulation(game, bots, games, seed, seats, worlds=worlds), own_worlds=own_worlds or {})
    results: dict[int, Result] = {}
    with pools.here(workers) as pool, closing(played(wanted, [range(games)], pool)) as chunks:
        progress(0)
        for chunk in chunks:
            ranks = chunk.numbers(len(wanted.columns))[:, :seats].tolist()
            for match, ranked in enumerate(ranks, chunk.first):
                results[match] = Result(wanted.lineup(match), tuple(ranked))
            progress(len(results))
    return Standings(tuple(results[match] for match in range(games)))
