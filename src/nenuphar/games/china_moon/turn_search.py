"""Tries the ways to play a turn to its end, on rows of the twin: what is the best end that each action can lead to?

It tries all actions that are offered now. Later in the turn it tries only the swaps and drops that look best at first
sight. It assumes that the others give the answer that is best for them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from nenuphar.core.bot import Budget
from nenuphar.core.game import Seat
from nenuphar.core.kernels import Row, Rows, can_compile, compiled, floats, ints, kernel
from nenuphar.games.china_moon import rows
from nenuphar.games.china_moon.chart import chart
from nenuphar.games.china_moon.thinking import MOST, answer, list_landings, next_best_drop, next_best_swap
from nenuphar.games.china_moon.twin import layout
from nenuphar.games.china_moon.twin.choices import barred_frogs, can_move
from nenuphar.games.china_moon.twin.layout import (
    ARRIVAL,
    ASKED,
    BOUNCE,
    DROP,
    FIRST_MOVED,
    FROG,
    MOVE,
    MOVED,
    NOBODY,
    OVER,
    PHASE,
    PLACE,
    SEATS,
    SWAP,
    TURN,
    bounces,
    drops,
    swaps,
)
from nenuphar.games.china_moon.twin.rules import apply
from nenuphar.games.china_moon.types import FROGS_EACH, START, Action, Move, Place, View

MOST_ENDS = 4_000  # that are tried for one turn; boards with wide forks have more
ASKED_EVERY = 200  # ends: asking the budget takes longer than trying one
OWN_ANSWERS = 4

Estimate: TypeAlias = Callable[[Row, Row, Row, int, Rows], float]  # a kernel of thinking.py
End: TypeAlias = tuple[Row, float]


@dataclass(frozen=True, slots=True)
class OneWay:
    """An action, the best end of the turn that it can lead to, and the worth of that."""

    action: Action
    end: Row
    worth: float


class Position:
    """A match as a bot imagines it: the rows of its kernels, and space for their notes."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.me: Seat = view.viewer
        self.table = ints(rows.table_for_bots(view.setup))
        self.chart = chart(view.setup.options.board)
        row = rows.encode(view)[: layout.half(self.table)]
        row[layout.MAY_TAKE_BACK] = 0
        self.row = ints(row)
        self.notes = ints([0] * layout.seat_actions(self.table))
        self.shares = floats(layout.MOST_SEATS)


def ways_on(
    position: Position, view: View, offered: Sequence[Action], estimate: Estimate, budget: Budget
) -> list[OneWay]:
    """For every action the best way to play the rest of the turn; if time runs out, only for some of them."""
    search = TurnSearch(position, compiled(estimate), EndLimit(budget))
    actions = different(view, offered)
    found: list[OneWay] = []
    for number, action in enumerate(actions):
        if found and search.limit.over:
            break
        search.limit.share(len(actions) - number)
        found.append(OneWay(action, *search.after(position.row, rows.number(view.setup, action))))
    return found


def different(view: View, offered: Sequence[Action]) -> list[Action]:
    """Without moves of equivalent frogs: those that a player has at the start."""
    found: list[Action] = []
    waiting: set[tuple[Seat, Place]] = set()
    for action in offered:
        if isinstance(action, Move) and not view.frogs[action.frog]:
            if (action.frog // FROGS_EACH, action.to) in waiting:
                continue
            waiting.add((action.frog // FROGS_EACH, action.to))
        found.append(action)
    return found


class EndLimit:
    """Limits how many ends are tried: every first action has its share, and everything stops with the budget."""

    def __init__(self, budget: Budget) -> None:
        self.over = False
        self._budget = budget
        self._left = MOST_ENDS
        self._share = 0

    def share(self, actions: int) -> None:
        """Share what is left among this number of actions, and begin with the next of them."""
        self._share = self._left // actions

    def more(self) -> bool:
        if self.over or not self._share:
            return False
        self._share -= 1
        self._left -= 1
        if not self._left % ASKED_EVERY:
            self.over = not self._budget.more()
        return not self.over


@dataclass(frozen=True, slots=True)
class TurnSearch:
    position: Position
    estimate: Estimate
    limit: EndLimit
    known: dict[tuple[int, ...] | bytes, End] = field(default_factory=dict)

    def after(self, row: Row, action: int) -> End:
        """The best end of the turn after this action if the turn is mine; else the row after the owner's choice."""
        position, row = self.position, row.copy()
        is_over = compiled(play_on)(position.table, row, position.me, action)
        key = key_of(row)
        end = self.known.get(key)
        if end is None:
            end = self.known[key] = self._estimated(row) if is_over else self._best_after(row)
        return end

    def _estimated(self, row: Row) -> End:
        position = self.position
        return row, self.estimate(position.table, row, position.chart, position.me, position.shares)

    def _best_after(self, row: Row) -> End:
        notes = self.position.notes
        actions = [int(notes[number]) for number in range(compiled(to_try)(self.position.table, row, notes))]
        best = self.after(row, actions[0])
        for action in actions[1:]:
            if not self.limit.more():
                break
            end = self.after(row, action)
            if end[1] > best[1]:
                best = end
        return best


def key_of(row: Rows) -> tuple[int, ...] | bytes:
    """Equal for equal rows, and quick for both forms."""
    return row.tobytes() if can_compile() else tuple(row)


@kernel
def play_on(table: Row, row: Row, me: int, action: int) -> bool:
    """Play an action, and the answers of others to it. Returns whether my turn has ended, or it is not mine."""
    apply(table, row, row[ASKED], action)
    while (row[PHASE] == SWAP or row[PHASE] == DROP) and row[ASKED] != me:
        answer(table, row)
    if row[MOVED] == 2 and row[FIRST_MOVED] > row[FIRST_MOVED + 1]:  # so that two orders lead to equal rows
        row[FIRST_MOVED], row[FIRST_MOVED + 1] = row[FIRST_MOVED + 1], row[FIRST_MOVED]
    return row[PHASE] == OVER or row[TURN] != me or (row[PHASE] == MOVE and row[MOVED] == 0)


@kernel
def to_try(table: Row, row: Row, actions: Row) -> int:
    """Write my next actions, and return how many there are; of my answers only those that look best."""
    frog, count = row[FROG], 0
    if row[PHASE] == BOUNCE:
        count = list_landings(table, row, row[PLACE + frog], bounces(table), actions, count)
    elif row[PHASE] == MOVE:
        barred, waiting = barred_frogs(row), NOBODY
        for frog in range(table[SEATS] * FROGS_EACH):
            place = row[PLACE + frog]
            is_first = place != START or waiting != frog // FROGS_EACH  # the others at the start are equivalent
            if is_first and can_move(table, row, frog, barred):
                waiting = frog // FROGS_EACH if place == START else waiting
                count = list_landings(table, row, place, frog * (table[ARRIVAL] + 1), actions, count)
    else:
        number, order = next_best_answer(table, row, MOST)
        while number != NOBODY and count < OWN_ANSWERS:
            actions[count] = number
            count += 1
            number, order = next_best_answer(table, row, order)
    return count


@kernel
def next_best_answer(table: Row, row: Row, below: int) -> tuple[int, int]:
    """The best swap or drop of those whose order is lower, as an action, and its order; NOBODY after the last."""
    if row[PHASE] == SWAP:
        number, order = next_best_swap(table, row, row[FROG], below)
        return (swaps(table) + number if number != NOBODY else NOBODY), order
    number, order = next_best_drop(table, row, row[FROG], below)
    return (drops(table) + number if number != NOBODY else NOBODY), order
