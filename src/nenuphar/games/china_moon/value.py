"""The kraken's estimate of a position of China Moon: every seat's chance to win, by a small network.

All seats have the same network: a sum of the features, and some hidden units. The chances are the exponentials of these
sums in proportion. The numbers are fitted to matches of the kraken with itself (tuning.py) and are in value.json.
"""

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from math import exp

import msgspec

from nenuphar.core.kernels import Row, Rows, floats, kernel
from nenuphar.core.tuning import TuningFile
from nenuphar.games.china_moon.features import COUNT, write_features
from nenuphar.games.china_moon.twin.layout import OVER, PHASE, SEATS
from nenuphar.games.china_moon.twin.score import points

VALUE = "value.json"  # made by `nenuphar tune china_moon`
HIDDEN = 16
# The cells of the weights: of the sum, then for each hidden unit its share, its threshold, and one for each feature
SHARES, THRESHOLDS, WEIGHTS = COUNT, COUNT + HIDDEN, COUNT + 2 * HIDDEN
CELLS = WEIGHTS + COUNT * HIDDEN


@kernel
def estimate(table: Row, row: Row, chart: Row, weights: Rows, inputs: Rows, hidden: Rows, chances: Rows) -> None:
    """Write every seat's chance to win, or its share of the win when the match is over."""
    seats, total = table[SEATS], 0.0
    if row[PHASE] == OVER:
        share_win(table, row, chances)
        return
    write_features(table, row, chart, inputs)
    for seat in range(seats):
        at, worth = seat * COUNT, 0.0
        for unit in range(HIDDEN):
            hidden[unit] = weights[THRESHOLDS + unit]
        for feature in range(COUNT):
            number = inputs[at + feature]
            if number != 0.0:
                worth += weights[feature] * number
                first = WEIGHTS + feature * HIDDEN
                for unit in range(HIDDEN):
                    hidden[unit] += weights[first + unit] * number
        for unit in range(HIDDEN):
            worth += weights[SHARES + unit] * max(hidden[unit], 0.0)
        chances[seat] = exp(worth)
        total += chances[seat]
    for seat in range(seats):
        chances[seat] /= total


@kernel
def share_win(table: Row, row: Row, chances: Rows) -> None:
    """Equal totals share the win (CM-X3)."""
    most, winners = -100, 0.0
    for seat in range(table[SEATS]):
        most = max(most, points(row, seat))
    for seat in range(table[SEATS]):
        winners += 1.0 if points(row, seat) == most else 0.0
    for seat in range(table[SEATS]):
        chances[seat] = 1.0 / winners if points(row, seat) == most else 0.0


@lru_cache(maxsize=1)
def fitted() -> Rows:
    """The numbers that tuning has found."""
    found = msgspec.json.decode(files(__package__).joinpath(VALUE).read_bytes(), type=TuningFile).numbers
    parts = ("features", "shares", "thresholds", "hidden")
    return as_weights([number for part in parts for numbers in found[part] for number in numbers])


def as_weights(numbers: Iterable[float]) -> Rows:
    cells = list(numbers)
    weights = floats(len(cells))
    for cell, number in enumerate(cells):
        weights[cell] = float(number)
    return weights
