"""The statistics of reports agree with known values, find planted differences, and raise no false alarms."""

import numpy as np
import pytest
from scipy import stats

from nenuphar.lab.statistics import difference, distance, holm, mean, share


def test_welch_and_one_sample_tests_agree_with_scipy() -> None:
    rng = np.random.default_rng(11)
    one, other = rng.normal(10, 2, 4_000), rng.normal(10.15, 5, 3_000)
    found = difference(one, other)
    assert found is not None
    assert found.p_value == pytest.approx(stats.ttest_ind(other, one, equal_var=False).pvalue, rel=0.02)
    interval = stats.ttest_ind(other, one, equal_var=False).confidence_interval()
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high), rel=0.01)
    alone = distance(one, 9.95)
    assert alone is not None
    assert alone.p_value == pytest.approx(stats.ttest_1samp(one, 9.95).pvalue, rel=0.02)


def test_intervals_agree_with_scipy() -> None:
    wins = np.repeat([1.0, 0.0], (30, 970))
    known = stats.binomtest(30, 1_000).proportion_ci(method="wilson")
    found = share(wins)
    assert (found.low, found.high) == pytest.approx((known.low, known.high), abs=1e-6)
    lengths = np.random.default_rng(11).poisson(40, 5_000).astype(float)
    low, high = stats.norm.interval(0.95, lengths.mean(), stats.sem(lengths))
    assert (mean(lengths).low, mean(lengths).high) == pytest.approx((low, high), rel=1e-6)


def test_holm_agrees_with_a_worked_example() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx((0.03, 0.06, 0.06, 0.02))
    assert holm([0.9, 0.8]) == (1.0, 1.0)
    assert holm([]) == ()


def test_too_little_is_not_tested() -> None:
    """A mean of few uncommon values is not normally distributed, so nothing is said about it."""
    rare, never = np.repeat([1.0, 0.0], (4, 996)), np.zeros(1_000)
    assert difference(rare, never) is None
    assert distance(never, 0.0) is None
    assert mean(np.zeros(0)).matches == 0
    assert share(np.zeros(0)).high == 1.0


def test_a_difference_between_constants_is_as_large_as_can_be() -> None:
    short, long = np.full(50, 3.0), np.full(50, 4.0)
    up, down = difference(short, long), difference(long, short)
    assert up is not None
    assert down is not None
    assert (up.effect, down.effect, up.p_value) == (np.inf, -np.inf, 0.0)
    assert difference(np.zeros(0), np.arange(20.0)) is None, "there is nothing to compare with"


def test_false_alarms_are_as_rare_as_promised() -> None:
    """The same coin against itself, twenty comparisons at a time: at least one alarm in about 5 % of the reports."""
    rng, alarms = np.random.default_rng(11), 0
    for _ in range(200):
        coins = rng.random((20, 2, 400)) < 0.25
        found = [difference(one.astype(float), other.astype(float)) for one, other in coins]
        alarms += min(holm([each.p_value for each in found if each is not None])) < 0.05
    assert alarms <= 22  # of 200: more has a probability below 0.1 % at 5 %
