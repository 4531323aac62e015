"""Ratings: how strong a player is, and how sure we are of it, from the ranks of matches with any number of players.

A rating is a normal distribution, as in the model of Plackett and Luce that openskill implements. People see it on a
scale of its own: a newcomer has 1500 points.
"""

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import Any, NamedTuple

NEWCOMER_POINTS, UNIT_POINTS = 1_500, 40  # on the scale that people see: of a newcomer, and for a unit of the model


class Rating(NamedTuple):
    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """As people see it."""
        return round(NEWCOMER_POINTS + UNIT_POINTS * (self.mu - NEWCOMER.mu))

    @property
    def doubt(self) -> int:
        """Two standard deviations: the true strength is this close in 19 of 20 cases."""
        return round(2 * UNIT_POINTS * self.sigma)


NEWCOMER = Rating(25.0, 25.0 / 3.0)
BETA = NEWCOMER.sigma / 2  # how much luck is in one match
LEVEL_SIGMA = 1.0


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings after a match. Rank 1 is best, and equal ranks share."""
    model = _model()
    teams = [[model.create_rating([*rating])] for rating in before]
    return tuple(Rating(player.mu, player.sigma) for [player] in model.rate(teams, ranks=[*map(float, ranks)]))


class Duel(NamedTuple):
    """How often a level finished before the next weaker one, in simulated matches that one of them won."""

    won: float
    decided: int


def ladder(levels: Sequence[str], duels: Sequence[Duel], usual: str) -> dict[str, Rating]:
    """Ratings of levels, weakest first, from a duel of each with the one before. The `usual` one has a newcomer's.

    The gap between two levels is the one at which the model expects the result. Half a match more for each side keeps
    a level that never lost on the scale.
    """
    spread = sqrt(2 * (BETA**2 + LEVEL_SIGMA**2))
    gaps = [spread * log((duel.won + 0.5) / (duel.decided - duel.won + 0.5)) for duel in duels]
    heights = [sum(gaps[:number]) for number in range(len(levels))]
    shift = NEWCOMER.mu - heights[levels.index(usual)]
    return {level: Rating(height + shift, LEVEL_SIGMA) for level, height in zip(levels, heights, strict=True)}


def nearest(rating: Rating, levels: dict[str, Rating]) -> str:
    """The level whose rating is closest, and of two the first."""
    return min(levels, key=lambda level: abs(levels[level].mu - rating.mu))


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # only processes that rate need it

    return PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma, beta=BETA)
