"""What players' pages remember of a match of Gobbit: the fastest hand that was right and first.

The median of all right hands is for comparing a match with earlier ones (see figures.py).
"""

from collections.abc import Sequence
from statistics import median

from nenuphar.core.statistics import Named, Statistic, Statistics
from nenuphar.games.gobbit.figures import reaction_times
from nenuphar.games.gobbit.options import ANTICIPATION_MS
from nenuphar.games.gobbit.types import ClashSettled, Event, State


def of(state: State, events: Sequence[Event]) -> list[dict[str, int | Named]]:
    found: list[dict[str, int | Named]] = [{} for _ in range(state.setup.seats)]
    verdicts = [verdict for event in events if isinstance(event, ClashSettled) for verdict in event.verdicts]
    for verdict in sorted(verdicts, key=lambda each: each.reaction):
        # A faster hand has guessed what would come.
        if verdict.ruling == "first" and verdict.reaction >= ANTICIPATION_MS:
            found[verdict.seat].setdefault("fastest", verdict.reaction)
    for seat, facts in enumerate(found):
        if reactions := reaction_times(verdicts, seat):
            facts["median"] = round(median(reactions))
    return found


STATISTICS: Statistics[State, Event] = Statistics(
    every=(Statistic("fastest", "least", "ms"), Statistic("median", "least", "ms")), of=of
)
