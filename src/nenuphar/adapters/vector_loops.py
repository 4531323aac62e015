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
    legal: Row  # for notes: a mask in the twin's numbers
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
        begin_match(matches, match)


@kernel
def decide_all(matches: Matches, masks: Rows, numbers: Row, illegal: Row) -> None:
    """The agent decides in every match, or begins a new one if it has ended.

    A number outside the mask counts as the lowest number in it.
    """
    for match in range(len(matches.rows)):
        row, number = matches.rows[match], numbers[match]
        illegal[match] = 0
        if matches.ended[match]:
            begin_match(matches, match)
            continue
        if not masks[match][number]:
            illegal[match] = 1
            number = PASS
            while not masks[match][number]:
                number += 1
        others = due(matches.table, row) & ~(1 << matches.agent)  # they decide at the same time
        apply(matches.table, row, matches.agent, matches.actions[matches.agent][number])
        matches.decisions[match] += 1
        matches.pending[match] = others
        if not others:
            next_pending(matches, match)


@kernel
def decide_randomly(matches: Matches) -> None:
    """The others play at random until the agent is asked, or the match is over."""
    for match in range(len(matches.rows)):
        row = matches.rows[match]
        while matches.pending[match]:
            seat, seats = 0, matches.pending[match]
            while seats:
                if seats & 1:
                    apply(matches.table, row, seat, pick(matches.table, row, seat, matches.luck, match))
                seat += 1
                seats >>= 1
            next_pending(matches, match)


@kernel
def ask_others(matches: Matches, observations: Rows, masks: Rows, asked: Rows) -> int:
    """Write what every pending seat sees and may do, and its match and seat to `asked`. Returns how many there are."""
    count = 0
    for match in range(len(matches.rows)):
        seat, seats = 0, matches.pending[match]
        while seats:
            if seats & 1:
                asked[count][0] = match
                asked[count][1] = seat
                write_observation(matches, match, seat, observations[count])
                write_mask(matches, match, seat, masks[count])
                count += 1
            seat += 1
            seats >>= 1
    return count


@kernel
def decide_for_others(matches: Matches, asked: Rows, numbers: Row) -> None:
    """Every pending seat takes its action."""
    for each in range(len(numbers)):
        match, seat = asked[each][0], asked[each][1]
        apply(matches.table, matches.rows[match], seat, matches.actions[seat][numbers[each]])
    for match in range(len(matches.rows)):
        if matches.pending[match]:
            next_pending(matches, match)


@kernel
def observe_all(matches: Matches, observations: Rows, masks: Rows, rewards: Rows) -> None:
    """Write what the agent sees, may do and gets in every match."""
    for match in range(len(matches.rows)):
        agent, places = matches.agent, matches.places
        score = 0
        if ranks(matches.table, matches.rows[match], places):
            matches.ended[match] = OVER
            for seat in range(len(places)):
                score += 1 if places[agent] < places[seat] else 0
                score -= 1 if places[agent] > places[seat] else 0
        elif matches.decisions[match] >= matches.longest:
            matches.ended[match] = CUT
        rewards[match] = score / (len(places) - 1)
        write_observation(matches, match, agent, observations[match])
        write_mask(matches, match, agent, masks[match])


@kernel
def begin_match(matches: Matches, match: int) -> None:
    begin(matches.table, matches.rows[match])
    matches.decisions[match] = 0
    matches.ended[match] = RUNNING
    next_pending(matches, match)


@kernel
def next_pending(matches: Matches, match: int) -> None:
    """Let chance draw, and note which seats decide next: none if the agent is asked, or if the match ends here."""
    settle(matches.table, matches.rows[match], matches.luck, match)
    seats = due(matches.table, matches.rows[match])
    if seats >> matches.agent & 1 or matches.decisions[match] >= matches.longest:
        seats = 0
    if seats:
        matches.decisions[match] += 1
    matches.pending[match] = seats


@kernel
def write_observation(matches: Matches, match: int, viewer: int, numbers: Row) -> None:
    for cell in range(len(matches.blank)):
        numbers[cell] = matches.blank[cell]
    planes(matches.table, matches.rows[match], viewer, numbers)


@kernel
def write_mask(matches: Matches, match: int, seat: int, numbers: Row) -> None:
    """A seat that is asked cannot pass, and at the end it can do nothing else."""
    for number in range(len(numbers)):
        numbers[number] = 0
    if matches.ended[match] or not legal(matches.table, matches.rows[match], seat, matches.legal):
        numbers[PASS] = 1
        return
    for number in range(PASS + 1, len(numbers)):
        numbers[number] = matches.legal[matches.actions[seat][number]]
