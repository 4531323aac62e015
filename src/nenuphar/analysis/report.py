"""Makes the analysis of a match, coarse at first and then better and better.

A player's accuracy is the share of chances to win that the player kept: of all decisions with a choice, the chances
after good play, and how much of them was left after what was played.
"""

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from nenuphar import games
from nenuphar.analysis.judging import Course
from nenuphar.analysis.types import Analysis, Judgement, Luck, Player, Point
from nenuphar.core.figures import Figures
from nenuphar.core.game import AnyGame, Refused, Seat
from nenuphar.core.match import AnyMatch

# A first curve is there within seconds. Then every position is looked at again, for longer.
FIRST_MS, LONGEST_FIRST_MS = 2_000, 100  # for all moments together, and for one of them
EACH_MS, ALL_MS = 600, 60_000
DRAW_SHARE = 4  # a draw gets this part of the time of a moment
TURNING_COST, MOST_TURNING = 0.1, 5


class Sketch(Struct):
    """An analysis in the making, without the states of the match: it can go from process to process."""

    game: str
    seats: int
    points: int
    draws: int
    end: Point
    figures: Figures
    found: dict[int, Point | Luck] = {}  # by task
    done: int = 0

    @property
    def tasks(self) -> list[tuple[int, int]]:
        """What is left to do: tasks, and how much effort to spend on each."""
        return self._every()[self.done :]

    def add(self, found: Sequence[Point | Luck]) -> None:
        for (task, _), each in zip(self.tasks, found, strict=False):
            self.found[task] = each
            self.done += 1

    def analysis(self) -> Analysis:
        every = self._every()
        known = [self.found[task] for task in sorted(self.found)]
        points = [each for each in known if isinstance(each, Point)]
        points = [*_without_taken_back(points), self.end] if self.points else []
        draws = tuple(each for each in known if isinstance(each, Luck))
        return Analysis(
            game=self.game,
            part=round(self.done / len(every), 3) if every else 1.0,
            points=tuple(points),
            draws=draws,
            players=tuple(_player(seat, points, draws) for seat in range(self.seats)) if self.points else (),
            turning=_turning(points),
            figures=self.figures,
        )

    def _every(self) -> list[tuple[int, int]]:
        if not self.points:
            return []
        first = max(1, min(LONGEST_FIRST_MS, FIRST_MS // self.points))
        longer = max(first, min(EACH_MS, ALL_MS // self.points))
        return [
            (task, effort if task < self.points else max(1, effort // DRAW_SHARE))
            for effort in (first, longer)
            for task in range(self.points + self.draws)
        ]


def check(match: AnyMatch) -> AnyGame:
    """The match's game. Refuses a match that is not over (TB-110) or was played by older rules (TB-111)."""
    game = match.game
    if match.outcome is None:
        raise Refused("TB-110")
    today = games.find(game.manifest.key)
    if today is not None and game.manifest.rules != today.manifest.rules:
        raise Refused("TB-111", found=game.manifest.rules, expected=today.manifest.rules)
    return game


def course(match: AnyMatch, by_others: Collection[int] = ()) -> Course:
    return Course(match, games.assess(check(match)), by_others=by_others)


def sketch(course: Course) -> Sketch:
    """The beginning of an analysis: everything that needs no search."""
    match, game = course.match, course.match.game
    figures = games.figures(game)
    counted = Figures() if figures is None else figures(match)
    return Sketch(game.manifest.key, match.setup.seats, course.points, course.draws, course.end(), counted)


def analyse(match: AnyMatch, by_others: Collection[int] = ()) -> Iterator[Analysis]:
    """The analysis, better and better: after each task. The last one is complete.

    `by_others` are the numbers of steps, from 1, that somebody else played for a seat's player: they are in the curve,
    but not in the player's accuracy.
    """
    todo = course(match, by_others)
    found = sketch(todo)
    yield found.analysis()
    while found.tasks:
        [(task, effort), *_] = found.tasks
        found.add([todo.judge(task, effort)])
        yield found.analysis()


def _without_taken_back(points: Sequence[Point]) -> list[Point]:
    """A decision that was taken back has cost nothing, so neither it nor those right before it count."""
    kept = list(points)
    for number, point in enumerate(points):
        for judgement in point.judgements:
            if judgement.played is None:
                for earlier in range(number - 1, -1, -1):
                    if [each.seat for each in kept[earlier].judgements] != [judgement.seat]:
                        break
                    kept[earlier] = replace(kept[earlier], judgements=())
    return kept


def _player(seat: Seat, points: Sequence[Point], draws: Sequence[Luck]) -> Player:
    own = [each for each in _judgements(points, seat) if each.own and each.played is not None and each.choices > 1]
    lost, best = sum(each.cost for each in own), sum(_standard(each) for each in own)
    return Player(
        decisions=len(own),
        accuracy=round(max(0.0, 1 - lost / best), 4) if best else None,
        lost=round(lost, 4),
        luck=round(sum(each.swing[seat] for each in draws), 4) if draws else None,
    )


def _standard(judgement: Judgement) -> float:
    """The chance after good play: what the played choice is worth, and what it cost."""
    assert judgement.played is not None
    return max(judgement.best.chance, judgement.played.chance + judgement.cost)


def _judgements(points: Sequence[Point], seat: Seat) -> Iterator[Judgement]:
    return (each for point in points for each in point.judgements if each.seat == seat)


def _turning(points: Sequence[Point]) -> tuple[int, ...]:
    costs = {number: max((each.cost for each in point.judgements), default=0.0) for number, point in enumerate(points)}
    worst = sorted(costs, key=lambda number: -costs[number])[:MOST_TURNING]
    return tuple(sorted(number for number in worst if costs[number] >= TURNING_COST))
