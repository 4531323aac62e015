"""Plays batches of random matches on a game's twin, and measures them as matches.py measures matches of the rules.

Compiled, a match takes microseconds. Without numba the same code runs as plain Python: slower, with the same results.
"""
# ruff: noqa: F821 - these names are bound later

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from nenuphar import games
from nenuphar.core.game import AnyGame, Setup
from nenuphar.core.kernels import Row, Rows, bound, can_compile, compiled, kernel
from nenuphar.core.luck import drawn, seeded
from nenuphar.core.measures import MeasureKernels
from nenuphar.core.twin import AnyTwin, Kernels

NOBODY = CHANCE = -1
FIRST, TURNS, LEAD_CHANGES, COMEBACK, FIGURES = range(5)  # the figures of a match, after a rank for every seat


@dataclass(frozen=True)
class RandomMatches:
    """Matches of one setup in which all seats play at random."""

    twin: AnyTwin
    kernels: MeasureKernels
    setup: Setup[Any]
    table: Row
    measures: int  # how many
    longest: int  # a match with more decisions is left, and is a draw

    def play(self, seeds: Sequence[int]) -> NDArray[np.int32]:
        """Play a match for every seed."""
        table, seats = self.table, self.setup.seats
        arrays = (
            np.array(table, np.int16),
            np.zeros((2, self.twin.cells(table)), np.int16),  # the row, and the row before an action
            np.zeros(self.twin.chance_actions(table), np.int16),
            np.zeros((self.longest + 1, seats), np.int32),
            np.array([seeded(seed) for seed in seeds], np.int64),
            np.zeros((len(seeds), seats + FIGURES), np.int32),
            np.zeros((len(seeds), self.measures * seats), np.int32),
        )
        loop, first_answer = _loop(self.twin.kernels, self.kernels), self.twin.seat_actions(table)
        if can_compile():
            loop(first_answer, *arrays)
            return np.hstack(arrays[-2:])
        lists = [array.tolist() for array in arrays]
        loop(first_answer, *lists)
        return np.hstack([np.array(lists[-2], np.int32), np.array(lists[-1], np.int32)])


def random_matches(game: AnyGame, setup: Setup[Any]) -> RandomMatches | None:
    """Random matches on the game's twin; None if it has none for this setup, or none that measures."""
    twin, measures = games.twin(game), games.measures(game)
    kernels = UNMEASURED if measures is None else measures.kernels
    if twin is None or kernels is None:
        return None
    played = replace(setup, options=kernels.options(setup.options))
    table = twin.table(played)
    if table is None:
        return None
    count = 0 if measures is None else len(measures.every(setup))
    return RandomMatches(twin, kernels, played, table, count, game.manifest.longest)


@lru_cache(maxsize=16)
def _loop(twin: Kernels, measures: MeasureKernels) -> Callable[..., None]:
    own = {field.name: getattr(twin, field.name) for field in fields(Kernels)}
    bound_act = bound(act, **own, uses=measures.uses, standing=measures.standing)
    loop: Callable[..., None] = compiled(bound(play_all, play_one=bound(play_one, **own, act=bound_act)))
    return loop


@kernel
def no_uses(table: Row, before: Row, seat: int, action: int, after: Row, counts: Row) -> None:
    """For games that measure nothing."""


@kernel
def no_standing(table: Row, row: Row, numbers: Row) -> None:
    """For games that measure nothing: nobody is ahead."""


UNMEASURED = MeasureKernels(no_uses, no_standing)


# The kernels of the twin and of its measures are bound later; core/twin.py explains them.
begin: Callable[[Row, Row], None]
due: Callable[[Row, Row], int]
odds: Callable[[Row, Row, Row], int]
pick: Callable[[Row, Row, int, Row, int], int]
apply: Callable[[Row, Row, int, int], None]
ranks: Callable[[Row, Row, Row], bool]
uses, standing = no_uses, no_standing


@kernel
def play_all(
    first_answer: int, table: Row, rows: Rows, shares: Row, standings: Rows, luck: Row, figures: Rows, counts: Rows
) -> None:
    for match in range(len(luck)):
        play_one(first_answer, table, rows, shares, standings, luck, match, figures[match], counts[match])


@kernel
def play_one(
    first_answer: int,
    table: Row,
    rows: Rows,
    shares: Row,
    standings: Rows,
    luck: Row,
    match: int,
    figures: Row,
    counts: Row,
) -> None:
    """Everybody plays at random, and chance draws by its odds. Its answers have numbers from `first_answer` on."""
    row, seats = rows[0], len(standings[0])
    turns, leader = 0, NOBODY
    figures[seats + FIRST] = NOBODY
    begin(table, row)
    for seat in range(seats):
        standings[0][seat] = 0
    while turns + 1 < len(standings):
        total = odds(table, row, shares)
        asked = due(table, row)
        if total:
            answer = nth_share(shares, drawn(luck, match, total))
            act(table, rows, CHANCE, first_answer + answer, standings[turns], counts)
            leader = follow_lead(standings[turns], leader, figures)
        elif not asked:
            break
        for seat in range(seats):
            if asked >> seat & 1 and turns + 1 < len(standings):
                turns += 1
                if turns == 1 and asked == 1 << seat:
                    figures[seats + FIRST] = seat
                act(table, rows, seat, pick(table, row, seat, luck, match), standings[turns], counts)
                leader = follow_lead(standings[turns], leader, figures)
    is_over = ranks(table, row, figures)
    for seat in range(seats):
        figures[seat] = figures[seat] if is_over else 1
    figures[seats + TURNS] = turns
    figures[seats + COMEBACK] = comeback(standings[turns // 2], figures)


@kernel
def act(table: Row, rows: Rows, seat: int, action: int, numbers: Row, counts: Row) -> None:
    """An action, and what it means for the figures."""
    row, before = rows[0], rows[1]
    for cell in range(len(row)):
        before[cell] = row[cell]
    apply(table, row, seat, action)
    uses(table, before, seat, action, row, counts)
    standing(table, row, numbers)


@kernel
def nth_share(shares: Row, number: int) -> int:
    """The place of a share, if the shares are counted one by one."""
    place = 0
    while number >= shares[place]:
        number -= shares[place]
        place += 1
    return place


@kernel
def follow_lead(numbers: Row, leader: int, figures: Row) -> int:
    """The seat in the lead now. It stays the same as long as several share the lead."""
    first, is_alone = 0, True
    for seat in range(1, len(numbers)):
        if numbers[seat] > numbers[first]:
            first, is_alone = seat, True
        elif numbers[seat] == numbers[first]:
            is_alone = False
    if not is_alone:
        return leader
    if leader not in (NOBODY, first):
        figures[len(numbers) + LEAD_CHANGES] += 1
    return first


@kernel
def comeback(half: Row, ranked: Row) -> int:
    """The rank of the later winner after half of the turns, the best of several; 0 if nobody or everybody won."""
    found, losers = 0, 0
    for seat in range(len(half)):
        if ranked[seat] != 1:
            losers += 1
            continue
        rank = 1
        for other in range(len(half)):
            rank += 1 if half[other] > half[seat] else 0
        found = rank if not found or rank < found else found
    return found if losers else 0
