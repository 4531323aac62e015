"""The statistics of reports: means with intervals, tests on means, and what many tests at once are worth.

Every figure of a report is a mean over matches: a share is the mean of ones and zeros. So one interval and one test are
enough. Both take the mean to be normally distributed, which holds for the hundreds of matches that a report asks for,
if enough of them have a value that differs from the others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import copysign, erfc, inf, sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nenuphar.bots.standings import Z_95, wilson

Values: TypeAlias = NDArray[np.float64]  # one for each match

FEWEST_UNLIKE = 10  # matches with an uncommon value, below which a mean says too little
Z_POWER = 0.841621  # with this added to Z_95, a true difference is found in 80 % of the cases


@dataclass(frozen=True)
class Mean:
    """A mean over matches, with its 95 % interval."""

    mean: float
    low: float
    high: float
    deviation: float  # the standard deviation of a single match
    matches: int

    @property
    def variance_of_mean(self) -> float:
        return self.deviation**2 / self.matches if self.matches else 0.0


def share(values: Values) -> Mean:
    """A mean of values from 0 to 1, with Wilson's interval. It is not too narrow for shared wins."""
    found = mean(values)
    low, high = wilson(float(values.sum()), len(values)) if len(values) else (0.0, 1.0)
    return Mean(found.mean, low, high, found.deviation, found.matches)


def mean(values: Values) -> Mean:
    if not len(values):
        return Mean(0.0, 0.0, 0.0, 0.0, 0)
    middle = float(values.mean())
    deviation = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    half = Z_95 * deviation / sqrt(len(values))
    return Mean(middle, middle - half, middle + half, deviation, len(values))


@dataclass(frozen=True)
class Difference:
    """How far a mean is from another one, or from what it should be."""

    difference: float
    low: float  # of the 95 % interval
    high: float
    p_value: float  # how often chance alone would make a difference as large
    effect: float  # the difference in standard deviations of a single match
    findable: float  # a true difference of this size would be found in 80 % of the cases


def difference(one: Values, other: Values) -> Difference | None:
    """The second mean less the first, after Welch; None if values are too much alike to tell."""
    if not len(one) or not len(other) or _unlike(one, other) < FEWEST_UNLIKE:
        return None
    first, second = mean(one), mean(other)
    error = sqrt(first.variance_of_mean + second.variance_of_mean)
    deviation = sqrt((first.deviation**2 + second.deviation**2) / 2)
    return _difference(second.mean - first.mean, error, deviation)


def distance(values: Values, expected: float) -> Difference | None:
    """The mean less what is expected."""
    if _unlike(values) < FEWEST_UNLIKE:
        return None
    found = mean(values)
    return _difference(found.mean - expected, sqrt(found.variance_of_mean), found.deviation)


def _difference(far: float, error: float, deviation: float) -> Difference:
    if not error:  # no value differs from any other of its side
        effect = copysign(inf, far) if far else 0.0
        return Difference(far, far, far, 1.0 if not far else 0.0, effect, 0.0)
    p_value = erfc(abs(far) / error / sqrt(2))
    findable = (Z_95 + Z_POWER) * error
    return Difference(far, far - Z_95 * error, far + Z_95 * error, p_value, far / deviation, findable)


def _unlike(*samples: Values) -> int:
    """How many values differ from the commonest one."""
    together = np.concatenate(samples)
    if not len(together):
        return 0
    _, counts = np.unique(together, return_counts=True)
    return len(together) - int(counts.max())


def holm(p_values: Sequence[float]) -> tuple[float, ...]:
    """The same probabilities, made larger for the number of tests (Holm).

    Among all tests of a report, the chance that any of those below 5 % is a false alarm is then 5 % at most.
    """
    adjusted = [0.0] * len(p_values)
    so_far = 0.0
    for place, which in enumerate(sorted(range(len(p_values)), key=p_values.__getitem__)):
        so_far = max(so_far, min(1.0, p_values[which] * (len(p_values) - place)))
        adjusted[which] = so_far
    return tuple(adjusted)
