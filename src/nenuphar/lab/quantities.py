"""What a report looks at: some numbers about every match, each a mean over matches."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

import numpy as np

from nenuphar.lab.reading import Results
from nenuphar.lab.statistics import Difference, Mean, Values, difference, distance, holm, mean, share

Topic: TypeAlias = Literal["seat", "level", "comeback", "turns", "lead", "edge", "use"]
SHARES: tuple[Topic, ...] = ("seat", "level", "comeback")  # means of values from 0 to 1

ALARM = 0.05
FEWEST_MATCHES = 200  # in each variant, for a verdict
SMALL = 0.1  # standard deviations of a single match: a smaller difference is real, but nobody will notice it


@dataclass(frozen=True)
class Quantity:
    """A number about every match. `subject` is what it is about, if there are several of its topic."""

    topic: Topic
    subject: str
    values: Values
    expected: float | None = None  # if nothing about it mattered

    @property
    def is_share(self) -> bool:
        return self.topic in SHARES

    @cached_property
    def mean(self) -> Mean:
        return share(self.values) if self.is_share else mean(self.values)


def quantities(results: Results) -> list[Quantity]:
    wins = wins_by_seat(results)
    return [
        *(Quantity("seat", str(seat + 1), wins[:, seat], 1 / len(wins[0])) for seat in range(len(wins[0]))),
        *_levels(results, wins),
        Quantity("turns", "", results.columns["turns"].astype(float)),
        *_standings(results),
        *_uses(results),
    ]


def wins_by_seat(results: Results) -> Values:
    """One for a win, and its part for a shared one, by match and seat."""
    first: Values = (results.of_seats("rank") == 1).astype(float)
    winners: Values = np.maximum(1.0, first.sum(axis=1, keepdims=True))
    return first / winners


def _levels(results: Results, wins: Values) -> Iterator[Quantity]:
    """The wins of each bot level, if there are several. A level with more seats is expected to win more often."""
    levels = results.of_seats("level")
    named = list(dict.fromkeys(results.about.bots))
    for level in named if len(named) > 1 else ():
        sits = levels == level
        expected = float(sits.mean())
        yield Quantity("level", level, (wins * sits).sum(axis=1), expected)


def _standings(results: Results) -> Iterator[Quantity]:
    """Only a game that measures something knows who is ahead."""
    if results.about.measures:
        yield Quantity("lead", "", results.columns["lead_changes"].astype(float))
        yield Quantity("comeback", "", (results.columns["comeback"] > 1).astype(float))


def _uses(results: Results) -> Iterator[Quantity]:
    """How often everything is used, and how much more by winners than by others."""
    won = results.of_seats("rank") == 1
    decided = won.any(axis=1) & ~won.all(axis=1)
    winners = won[decided].sum(axis=1)
    for measure in results.about.measures:
        used = results.of_seats(f"use_{measure.name}").astype(float)
        yield Quantity("use", measure.title, used.sum(axis=1))
        by_winners = (used[decided] * won[decided]).sum(axis=1)
        by_others = used[decided].sum(axis=1) - by_winners
        edge = by_winners / winners - by_others / (results.about.seats - winners)
        yield Quantity("edge", measure.title, edge, 0.0)


@dataclass(frozen=True)
class Finding:
    """A tested quantity. `p_value` is made larger for the number of tests in the report."""

    quantity: Quantity
    difference: Difference | None  # None: the values are too much alike to tell
    p_value: float

    @property
    def is_certain(self) -> bool:
        return self.difference is not None and self.p_value < ALARM

    @property
    def is_small(self) -> bool:
        return self.difference is not None and abs(self.difference.effect) < SMALL


def against_expectation(found: list[Quantity]) -> list[Finding]:
    """Every quantity of one variant that has an expectation, tested against it."""
    asked = [quantity for quantity in found if quantity.expected is not None]
    return _findings(asked, [distance(each.values, each.expected or 0.0) for each in asked])


def between(one: list[Quantity], other: list[Quantity]) -> list[Finding]:
    """Every quantity that two variants have in common, tested for a difference."""
    others = {(each.topic, each.subject): each for each in other}
    asked = [each for each in one if (each.topic, each.subject) in others]
    return _findings(asked, [difference(each.values, others[each.topic, each.subject].values) for each in asked])


def _findings(asked: list[Quantity], differences: list[Difference | None]) -> list[Finding]:
    adjusted = iter(holm([each.p_value for each in differences if each is not None]))
    return [
        Finding(quantity, each, 1.0 if each is None else next(adjusted))
        for quantity, each in zip(asked, differences, strict=True)
    ]
