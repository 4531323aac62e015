"""What a report looks at: some numbers about every match, each a mean over matches."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

import numpy as np

from nenuphar.lab.reading import Column, Results
from nenuphar.lab.statistics import Difference, Mean, Values, difference, distance, holm, mean, share

Topic: TypeAlias = Literal["seat", "first", "level", "comeback", "turns", "lead", "edge", "use"]
SHARES: tuple[Topic, ...] = ("seat", "first", "level", "comeback")  # means of values from 0 to 1

ALARM = 0.05
FEWEST_MATCHES = 200  # in each variant, for a verdict
SMALL = 0.1  # standard deviations of a single match: a smaller difference is real, but nobody will notice it


@dataclass(frozen=True)
class Quantity:
    """A number about every match. `subject` is what it is about, if there are several of its topic."""

    topic: Topic
    subject: str
    values: Values
    by_chance: Values | None = None  # what each match would give if nothing about it mattered

    @property
    def expected(self) -> float | None:
        return None if self.by_chance is None else mean(self.by_chance).mean

    @property
    def is_share(self) -> bool:
        return self.topic in SHARES

    @cached_property
    def mean(self) -> Mean:
        return share(self.values) if self.is_share else mean(self.values)


def quantities(results: Results) -> list[Quantity]:
    wins, seats = wins_by_seat(results), results.about.seats
    fair = has_winner(results) / seats
    return [
        *(Quantity("seat", str(seat + 1), wins[:, seat], fair) for seat in range(seats)),
        *_first(results, wins, fair),
        *_levels(results, wins, fair),
        Quantity("turns", "", results.columns["turns"].astype(float)),
        *_standings(results),
        *_uses(results),
    ]


def wins_by_seat(results: Results) -> Values:
    """One for a win, and its part for a shared one, by match and seat."""
    first: Values = (results.of_seats("rank") == 1).astype(float)
    winners: Values = np.maximum(1.0, first.sum(axis=1, keepdims=True))
    return first / winners


def has_winner(results: Results) -> Values:
    """One for a match that somebody wins, by match. In Quibbit! for two, the dummy may win."""
    found: Values = (results.of_seats("rank") == 1).any(axis=1).astype(float)
    return found


def comebacks(results: Results) -> Column:
    """The rank that the winner had after half of the turns, in the matches with a winner and others."""
    column = results.columns["comeback"]
    return column[column > 0]


def _first(results: Results, wins: Values, fair: Values) -> Iterator[Quantity]:
    """The wins of the seat with the first decision, unless all seats decide together."""
    first = results.columns["first"]
    begun = np.flatnonzero(first >= 0)
    if len(begun):
        yield Quantity("first", "", wins[begun, first[begun]], fair[begun])


def _levels(results: Results, wins: Values, fair: Values) -> Iterator[Quantity]:
    """The wins of each bot level, if there are several. A level with more seats is expected to win more often."""
    levels = results.of_seats("level")
    named = list(dict.fromkeys(results.about.bots))
    for level in named if len(named) > 1 else ():
        sits = levels == level
        yield Quantity("level", level, (wins * sits).sum(axis=1), fair * sits.sum(axis=1))


def _standings(results: Results) -> Iterator[Quantity]:
    """Only a game that measures something knows who is ahead."""
    if results.about.measures:
        yield Quantity("lead", "", results.columns["lead_changes"].astype(float))
        turned = (comebacks(results) > 1).astype(float)
        if len(turned):
            yield Quantity("comeback", "", turned)


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
        yield Quantity("edge", measure.title, edge, np.zeros(len(edge)))


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
    asked = [(each, each.values - each.by_chance) for each in found if each.by_chance is not None]
    return _findings([each for each, _ in asked], [distance(values, 0.0) for _, values in asked])


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
