"""How frogs leap along the track of a twin's table, and which pads are free behind a butterfly."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.games.china_moon.board import MOST_WAYS
from nenuphar.games.china_moon.twin.layout import (
    AHEAD,
    ARRIVAL,
    BACK,
    BACK_END,
    ONLY,
    SITS,
    WAYS,
    about,
    lilies,
)
from nenuphar.games.china_moon.types import PADS_A_MOVE, START

STEP_BITS, MOST_STEPS = 2, 3
PLACE_BITS, MOST_PLACE = 8, 255
FORK_BITS, MOST_FORKS = 8, 255


@kernel
def count_landings(table: Row, row: Row, here: int) -> int:
    """In how many places a frog may end its move."""
    ends = near_landings(table, row, here)
    count = 0
    while ends:
        count += 1
        ends >>= PLACE_BITS
    if not count:
        to = next_landing(table, row, here, START)
        while to:
            count += 1
            to = next_landing(table, row, here, to)
    return count


@kernel
def nth_landing(table: Row, row: Row, here: int, number: int) -> int:
    """The place with this number, from 0, of those where a frog may end its move; 0 if there are fewer."""
    ends = near_landings(table, row, here)
    if ends:
        return ends >> PLACE_BITS * number & MOST_PLACE if number < MOST_WAYS else START
    to = next_landing(table, row, here, START)
    while number and to:
        to = next_landing(table, row, here, to)
        number -= 1
    return to


@kernel
def near_landings(table: Row, row: Row, here: int) -> int:
    """All landings in one number, the lowest first, if a frog meets one fork at most; 0 if it meets more.

    Two branches to the same pad are one move (CM-D2).
    """
    way = straight(table, row, here, PADS_A_MOVE)
    fork, steps = way >> STEP_BITS, way & MOST_STEPS
    if not steps:
        return fork
    first = second = third = 0
    for branch in range(table[about(table, fork) + WAYS]):
        pad = table[about(table, fork) + AHEAD + branch]
        way = straight(table, row, pad, steps if row[SITS + pad] else steps - 1)
        if way & MOST_STEPS:
            return 0
        end = way >> STEP_BITS
        if end in (first, second):
            continue
        if not first or end < first:
            first, second, third = end, first, second
        elif not second or end < second:
            second, third = end, second
        else:
            third = end
    return first | second << PLACE_BITS | third << 2 * PLACE_BITS


@kernel
def straight(table: Row, row: Row, place: int, steps: int) -> int:
    """How far a frog gets without a choice: the place, and in the low bits the steps that are left at a fork."""
    while steps and table[ONLY + place]:
        place = table[ONLY + place]
        steps -= 0 if row[SITS + place] else 1
    return place << STEP_BITS | (steps if place != table[ARRIVAL] else 0)


@kernel
def next_landing(table: Row, row: Row, here: int, after: int) -> int:
    """The place with the lowest number above `after` where a frog may end its move; 0 if there is none.

    Pads with frogs are leapt over and not counted (CM-T3); only pads of the chosen branch count (CM-T5). One step is
    enough to arrive (CM-A1).
    """
    way = straight(table, row, here, PADS_A_MOVE)
    here, steps = way >> STEP_BITS, way & MOST_STEPS
    if not steps:
        return here if here > after else START
    found, ways = START, 0
    while True:
        end = end_of(table, row, here, steps, ways)
        place, forks = end >> FORK_BITS, end & MOST_FORKS
        if place > after and (not found or place < found):
            found = place
        if not forks:
            return found
        ways = next_ways(ways, forks)


@kernel
def leapt_on(table: Row, before: Row, spring: int) -> int:
    """Where a frog lands that leaps on from a spring without a choice (CM-P3, CM-D4). `before` is its move."""
    return next_landing(table, before, spring, START)


@kernel
def end_of(table: Row, row: Row, here: int, steps: int, ways: int) -> int:
    """Where a frog ends its move if it takes these ways, two bits for each fork; START if there is no such way.

    In the low bits comes how many forks it meets until then. Pads with frogs are not counted (CM-T3).
    """
    place, forks = here, 0
    while steps and place != table[ARRIVAL]:
        way = 0
        if table[about(table, place) + WAYS] > 1:
            way = ways >> 2 * forks & 3
            if way == table[about(table, place) + WAYS]:
                return START << FORK_BITS | forks  # all ways from here are tried
            forks += 1
        place = table[about(table, place) + AHEAD + way]
        steps -= 0 if row[SITS + place] else 1
    return place << FORK_BITS | forks


@kernel
def next_ways(ways: int, forks: int) -> int:
    """The ways to try after these: another one at the last fork."""
    return (ways & (1 << 2 * forks) - 1) + (1 << 2 * (forks - 1))


@kernel
def count_free_behind(table: Row, row: Row, place: int) -> int:
    count, pad = 0, free_behind(table, row, place, START)
    while pad:
        count += 1
        pad = free_behind(table, row, place, pad)
    return count


@kernel
def free_behind(table: Row, row: Row, place: int, after: int) -> int:
    """The lowest pad above `after` of those that are free behind a butterfly (CM-P4); 0 if there is none.

    The way back is a list of pads in pairs with where to continue if the pad is free. Behind a junction come all ways,
    then a negative number: where the junction began in the list. If a pad was free since then, the rest is skipped;
    only if all ways are full, the search continues behind the fork where they parted (CM-D3).
    """
    found, found_at, at = START, 0, table[about(table, place) + BACK]
    while at < table[about(table, place) + BACK_END]:
        pad, skip = table[at], table[at + 1]
        is_free = pad > START and not row[SITS + pad] and not row[lilies(table) + pad]
        if is_free:
            found_at = at
            if pad > after and (not found or pad < found):
                found = pad
        at = skip if is_free or (pad < START and found_at >= -pad) else at + 2
    return found
