"""What an analysis says of a match of Quibbix: points left on the table, the words that were missed, and the racks."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nenuphar.core.figures import Figure, Figures, Remark
from nenuphar.core.game import Seat
from nenuphar.core.match import AnyMatch
from nenuphar.core.messages import Fact, Saying, Who, Word
from nenuphar.games.quibbix.parts import Possible, Score
from nenuphar.games.quibbix.reading import frequencies
from nenuphar.games.quibbix.types import PossibleShown, TurnScored

# How common a word is, by its Zipf frequency: 5 is once in ten thousand words, 3 once in a million.
BANDS = ((5.0, "everyday"), (4.0, "common"), (3.0, "known"), (2.0, "rare"), (0.0, "very-rare"))


class Turn(NamedTuple):
    """A seat's turn: its points, and what its rack allowed."""

    steps: int
    seat: Seat
    points: int
    possible: Possible

    @property
    def best(self) -> int:
        """Also with words that nobody is shown; a coined word may even beat it."""
        return max(self.points, self.possible.best.points, self.possible.unshown or 0)

    @property
    def left(self) -> int:
        return self.best - self.points


def figures(match: AnyMatch) -> Figures:
    turns = list(_turns(match))
    if not any(turn.best for turn in turns):  # there was no word list
        return Figures()
    seats = range(match.setup.seats)
    points = [sum(turn.points for turn in turns if turn.seat == seat) for seat in seats]
    best = [sum(turn.best for turn in turns if turn.seat == seat) for seat in seats]
    every = [
        Figure("points", "points", tuple(points)),
        Figure("possible", "points", tuple(best)),
        Figure(
            "kept", "percent", tuple(round(100 * got / most, 1) if most else None for got, most in _pairs(points, best))
        ),
    ]
    if len(set(best)) > 1:  # not everybody had the same letters
        every.append(Figure("racks", "points", tuple(round(each - sum(best) / len(best), 1) for each in best)))
    common = frequencies(match.setup.options.words_in, {word for turn in turns for word in turn.possible.best.words})
    return Figures(tuple(every), remarks=tuple(_remark(turn, common) for turn in turns if turn.left))


def _turns(match: AnyMatch) -> Iterator[Turn]:
    scores: tuple[Score, ...] = ()
    for steps, step in enumerate(match.steps, 1):
        for event in step.events:
            if isinstance(event, TurnScored):
                scores = event.scores
            elif isinstance(event, PossibleShown):
                for seat, (score, possible) in enumerate(zip(scores, event.possible, strict=True)):
                    yield Turn(steps, seat, score.points, possible)


def _pairs(points: Sequence[int], best: Sequence[int]) -> Iterator[tuple[int, int]]:
    return zip(points, best, strict=True)


def _remark(turn: Turn, common: dict[str, float]) -> Remark:
    words: tuple[Fact, ...] = tuple(
        (word.upper(), Word(f"quibbix-frequency-{_band(common[word])}")) if word in common else word.upper()
        for word in turn.possible.best.words
    )
    facts: dict[str, Fact] = {"who": Who(turn.seat), "points": turn.points, "best": turn.best, "left": turn.left}
    key = "quibbix-missed" if turn.possible.best.points > turn.points else "quibbix-missed-unshown"
    proven = "yes" if turn.possible.best.proven else "no"
    return Remark(turn.steps, turn.seat, Saying(key, "QX-R8", facts | {"words": words, "proven": proven}))


def _band(zipf: float) -> str:
    return next(name for least, name in BANDS if zipf >= least)


FIGURES = figures
