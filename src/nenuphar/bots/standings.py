"""How strong the levels of an arena are by its results, and how certain that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, lgamma, log, sqrt

Z_95 = 1.959964  # standard deviations that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Result:
    """How a match ended: the level on every seat, and the rank that it reached."""

    lineup: tuple[str, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[str, ...]:
        """The levels that won, one for each winning seat; empty if all seats or none have the first rank."""
        if set(self.ranks) == {1}:
            return ()
        return tuple(level for level, rank in zip(self.lineup, self.ranks, strict=True) if rank == 1)

    @property
    def drawn(self) -> bool:
        return set(self.ranks) == {1}

    def best(self, level: str) -> int:
        return min(rank for other, rank in zip(self.lineup, self.ranks, strict=True) if other == level)


@dataclass(frozen=True)
class LevelRow:
    """One level's results. A won match counts 1 and a shared win its part, whatever the number of its seats."""

    level: str
    matches: int
    seats: int
    wins: float
    rate: float
    low: float  # of the 95 % interval of the rate
    high: float
    expected: float  # the rate if every seat won equally often


@dataclass(frozen=True)
class DuelRow:
    """Two levels compared. A match is decided between them if their best ranks differ."""

    one: str
    other: str
    decided: int
    won: int  # by `one`
    share: float
    expected: float
    p_value: float  # how often equal levels would differ that much


@dataclass(frozen=True)
class Standings:
    results: tuple[Result, ...]

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(level for result in self.results for level in result.lineup))

    @property
    def draws(self) -> int:
        return sum(result.drawn for result in self.results)

    @property
    def won_by_nobody(self) -> int:
        """Matches that no seat won and that are not draws: a dummy may win."""
        return sum(not result.winners and not result.drawn for result in self.results)

    def level_rows(self) -> tuple[LevelRow, ...]:
        return tuple(self._level_row(level) for level in self.levels)

    def duel_rows(self) -> tuple[DuelRow, ...]:
        return tuple(self._duel_row(one, other) for one, other in combinations(self.levels, 2))

    def _level_row(self, level: str) -> LevelRow:
        played = [result for result in self.results if level in result.lineup]
        seats = _seats(played, level)
        wins = sum(result.winners.count(level) / len(result.winners) for result in played if result.winners)
        low, high = wilson(wins, len(played))
        expected = seats / sum(len(result.lineup) for result in played)
        return LevelRow(level, len(played), seats, wins, wins / len(played), low, high, expected)

    def _duel_row(self, one: str, other: str) -> DuelRow:
        met = [result for result in self.results if one in result.lineup and other in result.lineup]
        decided = [result for result in met if result.best(one) != result.best(other)]
        won = sum(result.best(one) < result.best(other) for result in decided)
        seats = _seats(met, one), _seats(met, other)
        expected = seats[0] / sum(seats) if met else 0.5
        share = won / len(decided) if decided else expected
        return DuelRow(one, other, len(decided), won, share, expected, binomial_p(won, len(decided), expected))


def _seats(results: Sequence[Result], level: str) -> int:
    return sum(result.lineup.count(level) for result in results)


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson: it is also sound near 0 and 1 and for few trials."""
    rate, z2 = wins / trials, Z_95**2
    middle = rate + z2 / (2 * trials)
    half = Z_95 * sqrt(rate * (1 - rate) / trials + z2 / (4 * trials**2))
    scale = 1 + z2 / trials
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def binomial_p(wins: int, trials: int, rate: float) -> float:
    """The probability, at this rate, of this number of wins or any that is as improbable: exact, two-sided."""
    seen = _log_probability(wins, trials, rate)
    logs = (_log_probability(number, trials, rate) for number in range(trials + 1))
    return min(1.0, sum(exp(each) for each in logs if each <= seen + 1e-9))


def _log_probability(wins: int, trials: int, rate: float) -> float:
    ways = lgamma(trials + 1) - lgamma(wins + 1) - lgamma(trials - wins + 1)
    return ways + wins * log(rate) + (trials - wins) * log(1 - rate)
