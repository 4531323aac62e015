"""What the kraken imagines from a position of China Moon: ways to play the turn, and how the others play on.

Ways are compared in more and more imagined rounds, and the weaker half of them is dropped again and again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from nenuphar.bots.chunks import Meter
from nenuphar.core.bot import Budget
from nenuphar.core.game import Seat
from nenuphar.core.kernels import Row, Rows, can_compile, compiled, floats, int_rows, ints
from nenuphar.core.luck import started
from nenuphar.games.china_moon import rows
from nenuphar.games.china_moon.turn_search import Position, play_on
from nenuphar.games.china_moon.twin import layout
from nenuphar.games.china_moon.types import Action, View
from nenuphar.games.china_moon.value import estimate, fitted
from nenuphar.games.china_moon.whole_turns import good_turn, play_turns, space, try_turn

MOST_ENDS = 20_000  # that are tried for a turn; boards with wide forks have more
WIDTH, PLAIN_WIDTH = 4, 1  # positions that a player considers after each of its moves
WORLDS_A_THOUGHT, PLAIN_WORLDS_A_THOUGHT = 200, 20
NOISE = 0.03
AT_ONCE = 4  # rounds that are imagined before the budget is asked again
FINALISTS = 2
NEVER = -1.0


@dataclass
class Way:
    """An action, the end of the turn that it leads to, and what was imagined from there."""

    action: Action
    end: Row
    estimate: float  # the player's chance to win at the end of the turn, at first sight
    sums: Rows  # of every seat's chances in all imagined rounds
    tries: int = 0

    def chance(self, seat: Seat) -> float:
        return float(self.sums[seat]) / self.tries if self.tries else self.estimate


class Foresight:
    def __init__(self, view: View, rng: Random, budget: Budget) -> None:
        self.view = view
        self.meter = Meter(budget, WORLDS_A_THOUGHT if can_compile() else PLAIN_WORLDS_A_THOUGHT)
        self._width = WIDTH if can_compile() else PLAIN_WIDTH
        self.position = Position(view)
        self._space = space(self.position.table, fitted())
        self._luck = ints([started(rng)], bits=64)
        self._turns = _turns_of_others(self.position)

    def ways(self, actions: Sequence[Action], keep: int, ends: int = MOST_ENDS) -> list[Way]:
        """The best ways to play the turn, the best first; of those that are tried before time runs out.

        The actions share the number of `ends` of a turn that are tried.
        """
        return self._all_ways(actions, keep, ends) if can_compile() else self._quick_ways(actions, keep)

    def _all_ways(self, actions: Sequence[Action], keep: int, most_ends: int) -> list[Way]:
        position = self.position
        table, me = position.table, position.me
        ends, firsts, worths = int_rows([[0] * layout.half(table)] * keep), ints([0] * keep), floats(keep)
        for each in range(keep):
            worths[each] = NEVER
        numbers = {rows.number(self.view.setup, action): action for action in actions}
        most = max(1, most_ends // len(numbers))
        for tried, number in enumerate(numbers):
            if tried and not self.meter.more():
                break
            kept = ends, firsts, worths
            found = compiled(try_turn)(table, position.row, position.chart, me, number, most, self._space, *kept)
            self.meter.spend(found)
        order = sorted((each for each in range(keep) if worths[each] > NEVER), key=lambda each: -worths[each])
        return [
            Way(numbers[int(firsts[each])], ends[each], float(worths[each]), floats(layout.MOST_SEATS))
            for each in order
        ]

    def _quick_ways(self, actions: Sequence[Action], keep: int) -> list[Way]:
        """Without a compiler there is time for one way with each action only: move by move what looks best."""
        position, space = self.position, self._space
        table, chart, me = position.table, position.chart, position.me
        ways: list[Way] = []
        for action in actions:
            if ways and not self.meter.more():
                break
            row = position.row.copy()
            estimated = 1
            if not play_on(table, row, me, rows.number(self.view.setup, action)):
                estimated += good_turn(table, row, chart, 1, 0.0, self._luck, space)
            estimate(table, row, chart, space.weights, space.inputs, space.hidden, space.chances)
            self.meter.spend(estimated)
            ways.append(Way(action, row, space.chances[me], floats(layout.MOST_SEATS)))
        return sorted(ways, key=lambda way: -way.estimate)[:keep]

    def compare(self, ways: list[Way], enough: Callable[[Sequence[Way]], bool]) -> list[Way]:
        """Imagine rounds after all ways, drop the weaker half, and so on; the best of those that are left comes first.

        It ends with the budget, or when the ways that are left are `enough`.
        """
        me, rounds = self.position.me, 1
        while not enough(ways):
            at_once = min(rounds, AT_ONCE)
            for _ in range(rounds // at_once):
                for way in ways:
                    if not self.meter.more():
                        return sorted(ways, key=lambda way: (not way.tries, -way.chance(me)))
                    for _ in range(at_once):
                        self.imagine(way)
            ways = sorted(ways, key=lambda way: -way.chance(me))[: max(FINALISTS, (len(ways) + 1) // 2)]
            rounds *= 2
        return ways

    def imagine(self, way: Way) -> None:
        """Imagine once how the others play on, until it is my turn again."""
        table, chart, row = self.position.table, self.position.chart, way.end.copy()
        play = compiled(play_turns)
        self.meter.spend(play(table, row, chart, self._turns, self._width, NOISE, self._luck, self._space, way.sums))
        way.tries += 1


def _turns_of_others(position: Position) -> int:
    """Until my next turn; with the rest of this one, if it is not mine."""
    seats, turn = int(position.table[layout.SEATS]), int(position.row[layout.TURN])
    return (position.me - turn) % seats or seats - 1
