"""Fits the kraken's estimate of China Moon to matches that it plays with itself (`nenuphar tune china_moon`).

Every generation plays matches with the numbers of the one before it, and is fitted to who won them. The first one plays
with numbers that were set by hand. The same seed gives the same numbers.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from nenuphar.core.game import Setup
from nenuphar.core.kernels import Rows, can_compile, compiled, floats, ints
from nenuphar.core.luck import seeded
from nenuphar.core.tuning import Tune, Tuned
from nenuphar.games.china_moon import rows
from nenuphar.games.china_moon.chart import chart
from nenuphar.games.china_moon.features import COUNT, FEATURES
from nenuphar.games.china_moon.self_play import play_match
from nenuphar.games.china_moon.twin import layout
from nenuphar.games.china_moon.types import Options
from nenuphar.games.china_moon.value import CELLS, HIDDEN, SHARES, THRESHOLDS, VALUE, WEIGHTS, as_weights
from nenuphar.games.china_moon.whole_turns import space

Numbers = NDArray[np.float64]

SEATS = (3, 4, 5)
WIDTH, NOISE, SURPRISES = 4, 0.04, 12
MOST_TURNS = 300
APART = 1_000_003  # the seeds of two matches
DIGITS = 5
# Where the first generation begins; all other numbers are 0
BY_HAND = {
    "points": 2.3,
    "gain of the best move of an own frog": 0.5,
    "gains of the best moves of all own frogs": 1.5,
    "gains of lilies two moves ahead": 0.8,
    "gains of lilies three moves ahead": 0.5,
    "way left for all frogs": -4.8,
    "progress of the race times lead": 1.0,
}
# These lilies are far ahead on the pond. Their owner is too, and a fit would take the lily for the cause.
WITHHELD = [FEATURES.index("has the black lily"), FEATURES.index("has the blue lily")]
EPOCHS, BATCH = 16, 256
PACE, PACE_AT_END = 0.004, 0.0002
SHRINKING = 1e-5
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8  # of Adam


@dataclass(frozen=True)
class Seen:
    """Positions of matches with one number of seats, and each seat's share of the win that followed."""

    features: Numbers  # position, seat, feature
    shares: Numbers  # position, seat


def tune(seed: str, matches: int, generations: int, report: Callable[[float], None]) -> Tuned:
    """Play `matches` for every number of seats in each generation."""
    weights, loss = by_hand(), dict[str, float]()
    done, steps = 0, generations * (len(SEATS) * matches + EPOCHS)

    def step() -> None:
        nonlocal done
        done += 1
        report(done / steps)

    for generation in range(generations):
        series = int.from_bytes(sha256(f"{seed}/{generation}".encode()).digest()[:6])
        seen = {seats: play(weights, seats, matches, series + seats, step) for seats in SEATS}
        loss = {str(seats): round(surprise(weights, seen[seats]), 4) for seats in SEATS}
        weights = fit(weights, list(seen.values()), series, step)
    return Tuned(VALUE, as_numbers(weights), loss, matches, generations)


def as_numbers(weights: Numbers) -> dict[str, list[list[float]]]:
    """As value.py reads them."""
    digits = [round(float(number), DIGITS) for number in weights]
    units = [digits[first : first + HIDDEN] for first in range(WEIGHTS, CELLS, HIDDEN)]
    parts = digits[:SHARES], digits[SHARES:THRESHOLDS], digits[THRESHOLDS:WEIGHTS]
    return {"features": [parts[0]], "shares": [parts[1]], "thresholds": [parts[2]], "hidden": units}


def by_hand() -> Numbers:
    weights = np.zeros(CELLS)
    for name, weight in BY_HAND.items():
        weights[FEATURES.index(name)] = weight
    return weights


# Matches


def play(weights: Numbers, seats: int, matches: int, seed: int, step: Callable[[], None]) -> Seen:
    setup = Setup(seats, Options(take_back=False))
    table, ways = ints(rows.table_for_bots(setup)), chart(setup.options.board)
    memory, row = space(table, as_weights(weights)), ints([0] * layout.cells(table))
    seen, shares = grid(MOST_TURNS, COUNT * seats), floats(layout.MOST_SEATS)
    features: list[Numbers] = []
    results: list[Numbers] = []
    for match in range(matches):
        luck = ints([seeded(seed + APART * match)], bits=64)
        turns = compiled(play_match)(table, row, ways, WIDTH, NOISE, SURPRISES, luck, memory, seen, shares)
        features.append(np.array(seen[:turns]))
        results.append(np.tile(np.array(shares[:seats]), (turns, 1)))
        step()
    found = np.concatenate(features).reshape(-1, seats, COUNT)
    found[:, :, WITHHELD] = 0
    return Seen(found, np.concatenate(results))


def grid(count: int, cells: int) -> Rows:
    return np.zeros((count, cells)) if can_compile() else [[0.0] * cells for _ in range(count)]


# Fitting


def fit(weights: Numbers, seen: Sequence[Seen], seed: int, step: Callable[[], None]) -> Numbers:
    """Adam on the cross entropy between the chances and the shares of the win."""
    rng = np.random.default_rng(seed)
    weights = weights.copy()
    if not weights[WEIGHTS:].any():
        weights[WEIGHTS:] = rng.normal(0, COUNT**-0.5, CELLS - WEIGHTS)
        weights[WEIGHTS:].reshape(COUNT, HIDDEN)[WITHHELD] = 0
    mean, square = np.zeros(CELLS), np.zeros(CELLS)
    steps = 0
    for epoch in range(EPOCHS):
        pace = PACE * (PACE_AT_END / PACE) ** (epoch / (EPOCHS - 1))
        for features, shares in _batches(seen, rng):
            steps += 1
            slope = gradient(weights, features, shares) + SHRINKING * weights
            mean = MOMENTUM * mean + (1 - MOMENTUM) * slope
            square = SPREAD * square + (1 - SPREAD) * slope**2
            change = mean / (1 - MOMENTUM**steps) / (np.sqrt(square / (1 - SPREAD**steps)) + TINY)
            weights -= pace * change
        step()
    return weights


def _batches(seen: Sequence[Seen], rng: np.random.Generator) -> Iterator[tuple[Numbers, Numbers]]:
    parts = [(each, part) for each in seen for part in _parts(rng.permutation(len(each.shares)))]
    for number in rng.permutation(len(parts)):
        each, part = parts[number]
        yield each.features[part], each.shares[part]


def _parts(order: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    return [order[first : first + BATCH] for first in range(0, len(order), BATCH)]


def gradient(weights: Numbers, features: Numbers, shares: Numbers) -> Numbers:
    hidden, chances = _chances(weights, features)
    errors = (chances - shares) / len(shares)
    active = np.maximum(hidden, 0)
    slope = np.empty(CELLS)
    slope[:COUNT] = np.einsum("ps,psf->f", errors, features)
    slope[SHARES:THRESHOLDS] = np.einsum("ps,psh->h", errors, active)
    back = errors[:, :, None] * weights[SHARES:THRESHOLDS] * (hidden > 0)
    slope[THRESHOLDS:WEIGHTS] = back.sum((0, 1))
    slope[WEIGHTS:] = np.tensordot(features, back, ((0, 1), (0, 1))).ravel()
    return slope


def surprise(weights: Numbers, seen: Seen) -> float:
    """The cross entropy of a position, on average, in nats."""
    return float(-(seen.shares * np.log(_chances(weights, seen.features)[1])).sum() / len(seen.shares))


def _chances(weights: Numbers, features: Numbers) -> tuple[Numbers, Numbers]:
    hidden = features @ weights[WEIGHTS:].reshape(COUNT, HIDDEN) + weights[THRESHOLDS:WEIGHTS]
    worths = features @ weights[:COUNT] + np.maximum(hidden, 0) @ weights[SHARES:THRESHOLDS]
    powers = np.exp(worths - worths.max(1, keepdims=True))
    return hidden, powers / powers.sum(1, keepdims=True)


TUNE: Tune = tune
