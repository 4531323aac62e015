"""What a vector environment does in a step, as loops over the matches of a batch.

`loops_of` binds them to the kernels of a twin and of its encoding.
"""
# ruff: noqa: F821 - these names are bound later

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import NamedTuple

from nenuphar.core.encoding import PASS
from nenuphar.core.kernels import Row, Rows, bound, compiled, kernel
from nenuphar.core.twin import AnyTwinEncoding

# The kernels of the twin and of its encoding; core/twin.py explains them.
begin: Callable[[Row, Row], None]
due: Callable[[Row, Row], int]
legal: Callable[[Row, Row, int, Row], int]
pick: Callable[[Row, Row, int, Row, int], int]
apply: Callable[[Row, Row, int, int], None]
settle: Callable[[Row, Row, Row, int], None]
ranks: Callable[[Row, Row, Row], bool]
planes: Callable[[Row, Row, int, Row], None]

RUNNING, OVER, CUT = range(3)


class Matches(NamedTuple):
    """A batch of matches in which one seat, the same in all, is the agent's."""

    table: Row
    rows: Rows
    luck: Row
    agent: int
    longest: int  # decisions after which a match is cut short
    actions: Rows  # by seat: the twin's number of each number in the encoding
    blank: Row  # an observation with constant planes only
    pending: Row  # by match: the seats that decide before the agent is asked again, as bits
    decisions: Row  # by match
    ended: Row  # by match: RUNNING, OVER or CUT
    mask: Row  # for notes: a mask in the twin's numbers
    places: Row  # for notes: a rank for each seat


@dataclass(frozen=True)
class Loops:
    """The loops below, for the matches of one game."""

    begin_all: Callable[[Matches], None]
    decide_all: Callable[[Matches, Rows, Row, Row], None]
    decide_randomly: Callable[[Matches], None]
    ask_others: Callable[[Matches, Rows, Rows, Rows], int]
    decide_for_others: Callable[[Matches, Rows, Row], None]
    observe_all: Callable[[Matches, Rows, Rows, Rows], None]


@cache
def loops_of(encoding: AnyTwinEncoding) -> Loops:
    """Compiled where numba is installed."""
    kernels = encoding.twin.kernels
    own = {field.name: getattr(kernels, field.name) for field in fields(kernels)} | {"planes": encoding.planes}
    for shared in (next_pending, begin_match, write_observation, write_mask):
        own[shared.__name__] = bound(shared, **own)
    return Loops(**{field.name: compiled(bound(globals()[field.name], **own)) for field in fields(Loops)})


@kernel
def begin_all(matches: Matches) -> None:
    for match in range(len(matches.rows)):
        begin_match(matches, matches.rows[match], match)


@kernel
def decide_all(matches: Matches, masks: Rows, numbers: Row, illegal: Row) -> None:
    """The agent decides in every match, or begins a new one if it has ended.

    A number outside the mask counts as the lowest number in it.
    """
    # Read once: in compiled code, reading a field of `matches` can cost as much as applying an action.
    table, rows, ended = matches.table, matches.rows, matches.ended
    pending, decisions = matches.pending, matches.decisions
    agent, actions = matches.agent, matches.actions[matches.agent]
    for match in range(len(rows)):
        row, number = rows[match], numbers[match]
        illegal[match] = 0
        if ended[match]:
            begin_match(matches, row, match)
            continue
        if not masks[match][number]:
            illegal[match] = 1
            number = lowest_in(masks[match])
        others = due(table, row) & ~(1 << agent)  # they decide at the same time
        apply(table, row, agent, actions[number])
        decisions[match] += 1
        pending[match] = others
        if not others:
            settle(table, row, matches.luck, match)
            pending[match] = next_pending(table, row, agent, match, decisions, matches.longest)


@kernel
def lowest_in(mask: Row) -> int:
    for number in range(len(mask)):
        if mask[number]:
            return number
    return PASS


@kernel
def decide_randomly(matches: Matches) -> None:
    """The others play at random until the agent is asked, or the match is over."""
    table, rows, pending, decisions = matches.table, matches.rows, matches.pending, matches.decisions
    luck, agent, longest = matches.luck, matches.agent, matches.longest
    for match in range(len(rows)):
        row, seats = rows[match], pending[match]
        while seats:
            seat = 0
            while seats:
                if seats & 1:
                    apply(table, row, seat, pick(table, row, seat, luck, match))
                seat += 1
                seats >>= 1
            settle(table, row, luck, match)
            seats = next_pending(table, row, agent, match, decisions, longest)
        pending[match] = 0


@kernel
def ask_others(matches: Matches, observations: Rows, masks: Rows, asked: Rows) -> int:
    """Write what every pending seat sees and may do, and its match and seat to `asked`. Returns how many there are."""
    table, rows, pending = matches.table, matches.rows, matches.pending
    count = 0
    for match in range(len(rows)):
        seat, seats = 0, pending[match]
        while seats:
            if seats & 1:
                asked[count][0] = match
                asked[count][1] = seat
                write_observation(table, rows[match], seat, matches.blank, observations[count])
                write_mask(table, rows[match], seat, matches.actions[seat], matches.mask, masks[count])
                count += 1
            seat += 1
            seats >>= 1
    return count


@kernel
def decide_for_others(matches: Matches, asked: Rows, numbers: Row) -> None:
    """Every pending seat takes its action."""
    table, rows, pending, decisions = matches.table, matches.rows, matches.pending, matches.decisions
    for each in range(len(numbers)):
        match, seat = asked[each][0], asked[each][1]
        apply(table, rows[match], seat, matches.actions[seat][numbers[each]])
    for match in range(len(rows)):
        if pending[match]:
            settle(table, rows[match], matches.luck, match)
            pending[match] = next_pending(table, rows[match], matches.agent, match, decisions, matches.longest)


@kernel
def observe_all(matches: Matches, observations: Rows, masks: Rows, rewards: Rows) -> None:
    """Write what the agent sees, may do and gets in every match."""
    table, rows, ended, decisions = matches.table, matches.rows, matches.ended, matches.decisions
    agent, longest, actions = matches.agent, matches.longest, matches.actions[matches.agent]
    blank, mask, places = matches.blank, matches.mask, matches.places
    for match in range(len(rows)):
        row, score = rows[match], 0
        if ranks(table, row, places):
            ended[match] = OVER
            for seat in range(len(places)):
                score += 1 if places[agent] < places[seat] else 0
                score -= 1 if places[agent] > places[seat] else 0
        elif decisions[match] >= longest:
            ended[match] = CUT
        rewards[match] = score / (len(places) - 1)
        write_observation(table, row, agent, blank, observations[match])
        if ended[match]:
            for number in range(len(masks[match])):
                masks[match][number] = 1 if number == PASS else 0
        else:
            write_mask(table, row, agent, actions, mask, masks[match])


@kernel
def begin_match(matches: Matches, row: Row, match: int) -> None:
    begin(matches.table, row)
    settle(matches.table, row, matches.luck, match)
    matches.decisions[match] = 0
    matches.ended[match] = RUNNING
    pending = next_pending(matches.table, row, matches.agent, match, matches.decisions, matches.longest)
    matches.pending[match] = pending


@kernel
def next_pending(table: Row, row: Row, agent: int, match: int, decisions: Row, longest: int) -> int:
    """The seats that decide next, as one decision: none if the agent is asked, or if the match ends here."""
    seats = due(table, row)
    if seats >> agent & 1 or decisions[match] >= longest:
        return 0
    decisions[match] += 1 if seats else 0
    return seats


@kernel
def write_observation(table: Row, row: Row, viewer: int, blank: Row, numbers: Row) -> None:
    for cell in range(len(blank)):
        numbers[cell] = blank[cell]
    planes(table, row, viewer, numbers)


@kernel
def write_mask(table: Row, row: Row, seat: int, actions: Row, mask: Row, numbers: Row) -> None:
    """The mask of a seat that is asked, and therefore cannot pass. `mask` is for notes."""
    legal(table, row, seat, mask)
    numbers[PASS] = 0
    for number in range(PASS + 1, len(numbers)):
        numbers[number] = mask[actions[number]]
