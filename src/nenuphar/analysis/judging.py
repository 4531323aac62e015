"""Judges the moments of a match: every seat's chance to win, the best choice, and what the played one cost.

Where several seats choose in secret, a choice is compared with what good play gets on average: good play varies there,
and nobody loses anything with a choice that it makes now and then.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import Any

from nenuphar.analysis.moments import Drawn, Moment, moments, result
from nenuphar.analysis.types import Judgement, Luck, Option, Point
from nenuphar.bots.budget import Milliseconds
from nenuphar.core.analysis import Assess, Assessment, Choice
from nenuphar.core.bot import Budget
from nenuphar.core.game import AnyGame, Authority, Command, Seat
from nenuphar.core.match import AnyMatch

DIGITS = 4


class Course:
    """A finished match, and all tasks of its analysis: first the moments, then the draws."""

    def __init__(
        self,
        match: AnyMatch,
        assess: Assess | None,
        budget: Callable[[int], Budget] = Milliseconds,
        by_others: Collection[int] = (),
    ) -> None:
        self.match = match
        self._assess = assess
        self._budget = budget
        self._moments, self._draws = moments(match, by_others) if assess is not None else ([], [])
        self.points, self.draws = len(self._moments), len(self._draws)

    def judge(self, task: int, effort: int) -> Point | Luck:
        """`effort` is the size of the budget: milliseconds, or whatever the course was made with."""
        assess, rng = self._assess, Random(f"{self.match.commitment}/{task}")
        assert assess is not None
        if task < self.points:
            moment = self._moments[task]
            return _judged(self.match.game, moment, assess(moment.state, rng, self._budget(effort)))
        drawn = self._draws[task - self.points]
        each = max(1, effort // len(drawn.draw.outcomes))
        return _luck(self.match.game, drawn, lambda state: assess(state, rng, self._budget(each)))

    def end(self) -> Point:
        chances = result(self.match.game, self.match.state)
        assert chances is not None
        return Point(len(self.match.steps), chances, proven=True)


def _judged(game: AnyGame, moment: Moment, found: Assessment[Any]) -> Point:
    is_secret = len(moment.seats) > 1
    judgements = tuple(
        _judgement(game, moment, seat, found.choices[seat], is_secret)
        for seat in moment.seats
        if seat in moment.actions and found.choices.get(seat)
    )
    return Point(moment.steps, _rounded(found.chances), judgements, found.proven)


def _judgement(game: AnyGame, moment: Moment, seat: Seat, choices: Sequence[Choice[Any]], is_secret: bool) -> Judgement:
    view = game.view(moment.state, seat)
    played = next((choice for choice in choices if choice.action == moment.actions[seat]), None)
    best = max(choices, key=lambda choice: choice.share if is_secret else choice.chance)
    standard = sum(choice.chance * choice.share for choice in choices) if is_secret else best.chance
    cost = 0.0 if played is None else max(0.0, standard - played.chance)

    def option(choice: Choice[Any]) -> Option:
        said = game.text.offer(choice.action, view)
        return Option(said, round(choice.chance, DIGITS), round(choice.share, DIGITS))

    chosen = None if played is None else option(played)
    return Judgement(seat, chosen, option(best), round(cost, DIGITS), len(choices), seat not in moment.others)


def _luck(game: AnyGame, drawn: Drawn, assess: Callable[[Any], Assessment[Any]]) -> Luck:
    """All outcomes are judged alike, so an error of the estimates favours none of them."""
    outcomes, odds = drawn.draw.outcomes, drawn.draw.odds or (1,) * len(drawn.draw.outcomes)
    states = [game.decide(drawn.state, Command(Authority.CHANCE, each, drawn.at)).state for each in outcomes]
    chances = [result(game, state) or assess(state).chances for state in states]
    actual = chances[outcomes.index(drawn.outcome)]
    swing = (
        chance - sum(odd * other[seat] for odd, other in zip(odds, chances, strict=True)) / drawn.draw.total
        for seat, chance in enumerate(actual)
    )
    return Luck(drawn.steps, _rounded(swing))


def _rounded(chances: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(chance, DIGITS) for chance in chances)
