"""Fits the kraken's estimates to matches that it plays against itself (`nenuphar tune quibbit`).

Each generation plays with the weights of the one before, looks one round ahead, and now and then plays at random, so
that rare positions come up too. The weights are the most likely ones given who won (a conditional logit, by Newton's
method), held close to a guess where there are few examples.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nenuphar.bots.regret import MOST_CHOICES, SHARE
from nenuphar.core.game import Setup
from nenuphar.core.kernels import Row, Rows, compiled, floats, int_rows, ints, kernel
from nenuphar.core.luck import drawn, seeded
from nenuphar.core.tuning import Tuned
from nenuphar.games.quibbit import searching
from nenuphar.games.quibbit.estimates import (
    FACTORS,
    HANDS,
    OF_DUMMY_CARDS,
    OF_DUMMY_LEAD,
    OF_HAND,
    OF_LASTING,
    OF_LASTING_SQUARED,
    OF_LEAD,
    OF_RETURN,
    OF_SECOND_RETURN,
    WEIGHTS,
    last_alone,
    mean_card,
    prepare,
    returning,
)
from nenuphar.games.quibbit.kraken import ESTIMATES, grid
from nenuphar.games.quibbit.rows import table as table_of
from nenuphar.games.quibbit.searching import card_of, choices, explore
from nenuphar.games.quibbit.thinking import race
from nenuphar.games.quibbit.twin.cards import COUNTS, picked
from nenuphar.games.quibbit.twin.course import lowest, tile_of, together
from nenuphar.games.quibbit.twin.layout import (
    CHOSEN,
    HAND,
    HOME,
    MOST_FROGS,
    MOST_TILES,
    NOBODY,
    OVER,
    PHASE,
    PILE,
    PLACING,
    ROW_CELLS,
    SEATS,
    SIZE,
    STEP,
    WINNER,
)
from nenuphar.games.quibbit.twin.rules import settle
from nenuphar.games.quibbit.twin.setting import begin, place, random_start
from nenuphar.games.quibbit.types import Options

Numbers: TypeAlias = NDArray[np.float64]

ALL_SEATS = (2, 3, 4)
CHUNK = 50  # matches between two reports
MOST_ROUNDS = 60
TURNS = 24
RANDOM_CARDS = 12  # one card in this many is random

# What is noted of a frog in a position
IN_RACE, IS_DUMMY, OF_WHICH_HAND, AHEAD, LASTS, RETURNS, MEAN_CARD = range(7)
PER_FROG = 7
LEFT, WON = MOST_FROGS * PER_FROG, MOST_FROGS * PER_FROG + 1
PER_POSITION = WON + 1

HELD = 4.0  # how many examples the guess counts for, for each weight
NEWTON_STEPS = 12


def tune(
    seed: str,
    matches: int,
    generations: int,
    report: Callable[[float], None],
    seats: tuple[int, ...] = ALL_SEATS,
) -> Tuned:
    weights = {number: guess(number) for number in seats}
    loss = dict[str, float]()
    done, all_chunks = 0, generations * len(seats) * -(-matches // CHUNK)
    for generation in range(generations):
        for number in seats:
            luck = ints([seeded(int.from_bytes(sha256(f"{seed}/{generation}/{number}".encode()).digest()[:7]))], 64)
            chunks = list[Numbers]()
            for first in range(0, matches, CHUNK):
                chunks.append(examples(number, weights[number], luck, min(CHUNK, matches - first)))
                done += 1
                report(done / all_chunks)
            found = np.concatenate(chunks)
            loss[str(number)] = round(surprise(found, weights[number]), 4)
            weights[number] = fitted(found, weights[number], guess(number))
    numbers = {str(number): [[round(float(each), 4) for each in row] for row in weights[number]] for number in seats}
    return Tuned(ESTIMATES, numbers, loss, matches, generations)


def guess(seats: int) -> Numbers:
    """Weights before anything is known: cards count most, and a lead counts for more the longer it is."""
    weights = np.zeros((MOST_FROGS + 1, WEIGHTS))
    leads = np.arange(MOST_TILES) / (3 * max(seats, 3) + 3)
    weights[:, OF_HAND:OF_LEAD] = (1.0 if seats == 2 else 1.7) * np.array(COUNTS)
    weights[:, OF_LEAD:OF_DUMMY_LEAD] = 4.0 * leads**2
    weights[:, OF_DUMMY_LEAD:OF_LASTING] = 4.2 + 4.0 * leads**2
    weights[:, OF_RETURN] = 0.5
    return weights


# Matches


def examples(seats: int, weights: Numbers, luck: Row, matches: int) -> Numbers:
    """Positions of matches, each with its winner; draws are left out."""
    table = ints(table_of(Setup(seats, Options())))
    rows, notes = int_rows([[0] * ROW_CELLS] * 2), grid(1, searching.NOTES)
    lasting, factors = grid(MOST_FROGS, MOST_TILES * HANDS), floats(FACTORS)
    used = grid(MOST_FROGS + 1, WEIGHTS)
    for left in range(MOST_FROGS + 1):
        used[left][:] = weights[left] if isinstance(used, np.ndarray) else weights[left].tolist()
    positions = grid(MOST_ROUNDS, PER_POSITION)
    play = compiled(play_match)
    found = list[Numbers]()
    for _ in range(matches):
        count = play(table, rows, notes, used, lasting, factors, luck, positions)
        found.append(np.array(positions[:count]).reshape(count, PER_POSITION))
    return np.concatenate(found)


@kernel
def play_match(
    table: Row, rows: Rows, notes: Rows, weights: Rows, lasting: Rows, factors: Rows, luck: Row, positions: Rows
) -> int:
    """Play a match and note its positions; returns how many, or 0 if nobody won."""
    row = rows[0]
    begin(table, row)
    settle(table, row, luck, 0)
    while row[PHASE] == PLACING:
        place(table, row, random_start(table, row, luck, 0))
    prepare(table[SEATS], table[SIZE], row[HOME : HOME + MOST_FROGS], weights, lasting[0], factors)
    for seat in range(table[SEATS]):
        last_alone(row[HOME + seat], table[SIZE], lasting[seat])
    count = 0
    while row[PHASE] != OVER and count < MOST_ROUNDS:
        describe(table, row, lasting, positions[count])
        count += 1
        explore(table, rows, notes, factors, 0, TURNS)
        for seat in range(table[SEATS]):
            if row[HAND + seat]:
                row[CHOSEN + seat] = chosen(row, seat, notes[0], luck)
        race(table, row, luck)
    if row[PHASE] != OVER or row[WINNER] == NOBODY:
        return 0
    for number in range(count):
        positions[number][WON] = row[WINNER]
    return count


@kernel
def chosen(row: Row, seat: int, notes: Rows, luck: Row) -> int:
    """A card by the shares of good play, or now and then any."""
    if drawn(luck, 0, RANDOM_CARDS) == 0:
        return picked(row[HAND + seat], luck, 0)
    count = choices(row)[seat]
    left = drawn(luck, 0, 1 << 20) / (1 << 20)
    for choice in range(count):
        left -= notes[SHARE + MOST_CHOICES * seat + choice]
        if left < 0.0:
            return card_of(row, seat, choice)
    return card_of(row, seat, count - 1)


@kernel
def describe(table: Row, row: Row, lasting: Rows, position: Rows) -> None:
    last, size, left = lowest(together(row, STEP)), table[SIZE], 0
    for frog in range(MOST_FROGS):
        first = PER_FROG * frog
        for cell in range(PER_FROG):
            position[first + cell] = 0.0
        step = row[STEP + frog]
        if step:
            position[first + IN_RACE] = 1.0
            position[first + AHEAD] = step - last
            if frog < table[SEATS]:
                left += 1
                hand, tile = row[HAND + frog], tile_of(step, size)
                position[first + OF_WHICH_HAND] = hand
                position[first + LASTS] = lasting[frog][tile * HANDS + hand]
                position[first + RETURNS] = returning(row[HOME + frog], tile, hand, size)
            else:
                position[first + IS_DUMMY] = 1.0
                position[first + MEAN_CARD] = mean_card(row[PILE])
    position[LEFT] = left


# Fitting


def fitted(found: Numbers, start: Numbers, prior: Numbers) -> Numbers:
    """The most likely weights, for each number of players left."""
    weights = start.copy()
    for left in range(1, MOST_FROGS + 1):
        these = found[found[:, LEFT] == left]
        if len(these):
            weights[left] = newton(*as_design(these), weights[left], prior[left])
    return weights


def newton(
    design: NDArray[np.float32], racing: NDArray[Any], won: NDArray[Any], start: Numbers, prior: Numbers
) -> Numbers:
    weights = start.copy()
    for _ in range(NEWTON_STEPS):
        gradient, curvature = HELD * (prior - weights), HELD * np.eye(WEIGHTS)
        for first in range(0, len(design), 20_000):
            part = slice(first, first + 20_000)
            each, chances = design[part], likelihood(design[part], racing[part], weights)
            mean = np.einsum("nf,nfw->nw", chances, each)
            gradient += (each[np.arange(len(each)), won[part]] - mean).sum(axis=0)
            spread = (each * np.sqrt(chances)[:, :, None]).reshape(-1, WEIGHTS)
            curvature += spread.T @ spread - mean.T @ mean
        step = np.linalg.solve(curvature, gradient)
        weights += step * min(1.0, 2.0 / max(1e-9, float(np.abs(step).max())))
        if np.abs(step).max() < 1e-4:
            break
    return weights


def surprise(found: Numbers, weights: Numbers) -> float:
    """The mean of the negative logarithm of the winner's chance."""
    total = 0.0
    for left in range(1, MOST_FROGS + 1):
        these = found[found[:, LEFT] == left]
        if len(these):
            design, racing, won = as_design(these)
            chances = likelihood(design, racing, weights[left])
            total -= float(np.log(chances[np.arange(len(won)), won]).sum())
    return total / max(1, len(found))


def likelihood(design: NDArray[np.float32], racing: NDArray[Any], weights: Numbers) -> Numbers:
    """Every frog's chance to win."""
    sums = np.where(racing, design @ weights, -np.inf)
    powers: Numbers = np.exp(sums - sums.max(axis=1, keepdims=True))
    chances: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return chances


def as_design(found: Numbers) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any]]:
    """What each weight counts, for every frog of every position; the frogs in the race; the winners."""
    frogs = found[:, : MOST_FROGS * PER_FROG].reshape(-1, MOST_FROGS, PER_FROG)
    racing, dummy = frogs[:, :, IN_RACE] > 0, frogs[:, :, IS_DUMMY] > 0
    player = racing & ~dummy
    design = np.zeros((len(found), MOST_FROGS, WEIGHTS), np.float32)
    at, frog = np.indices(racing.shape)
    hand, lead = frogs[:, :, OF_WHICH_HAND].astype(int), frogs[:, :, AHEAD].astype(int)
    design[at, frog, OF_HAND + hand] = player
    design[at, frog, OF_LEAD + lead] = player
    design[at, frog, OF_DUMMY_LEAD + lead] = np.maximum(design[at, frog, OF_DUMMY_LEAD + lead], dummy)
    design[:, :, OF_LASTING] = frogs[:, :, LASTS]
    design[:, :, OF_LASTING_SQUARED] = frogs[:, :, LASTS] ** 2
    design[:, :, OF_RETURN] = (frogs[:, :, RETURNS] > 0) & player
    design[:, :, OF_SECOND_RETURN] = (frogs[:, :, RETURNS] > 1) & player
    design[:, :, OF_DUMMY_CARDS] = frogs[:, :, MEAN_CARD]
    return design, racing, found[:, WON].astype(int)


TUNE = tune
