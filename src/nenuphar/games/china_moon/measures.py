"""What simulations count in China Moon: where frogs land, the branches they take, the lilies they find, who is ahead.

Everything counts for the owner of the frog, whichever seat moved it. What happened in a turn that was taken back counts
as well, but our bots take nothing back.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from nenuphar.core.game import Setup
from nenuphar.core.kernels import Row, kernel
from nenuphar.core.measures import Measure, MeasureKernels, Measures, Use
from nenuphar.games.china_moon.board import Kind, name_of
from nenuphar.games.china_moon.score import points
from nenuphar.games.china_moon.track import track
from nenuphar.games.china_moon.twin.layout import (
    AHEAD,
    ARRIVAL,
    PLACE,
    SEATS,
    WAYS,
    about,
    black_pad,
    frog_of,
    kind_of,
    lilies,
    next_prize,
    place_of,
    swaps,
)
from nenuphar.games.china_moon.twin.score import points as row_points
from nenuphar.games.china_moon.twin.track import FORK_BITS, MOST_FORKS, end_of, leapt_on, next_ways
from nenuphar.games.china_moon.types import (
    FROGS_EACH,
    LILIES,
    PADS_A_MOVE,
    Event,
    FrogArrived,
    FrogMoved,
    LilyTaken,
    Options,
    Place,
    State,
    owner,
)

KINDS: tuple[Kind, ...] = ("plain", "lily", "spring", "prankster", "butterfly", "black")  # the twin's kinds come first
BLACK, ARRIVED, FIRST_LILY = len(KINDS) - 1, len(KINDS), len(KINDS) + 1  # the numbers of these measures
FIRST_BRANCH = FIRST_LILY + len(LILIES)


def every(setup: Setup[Options]) -> tuple[Measure, ...]:
    board = setup.options.board
    branches = [
        Measure(_branch(setup.options, here, to), f"Way from {name_of(board, here)} to {name_of(board, to)}")
        for here, ways in enumerate(track(board).ahead)
        for to in ways
        if len(ways) > 1
    ]
    return (
        *(Measure(f"pad_{kind}", f"Landed on a {kind} pad") for kind in KINDS),
        Measure("arrival", "Arrived"),
        *(Measure(f"lily_{lily}", f"Took a {lily} lily") for lily in LILIES),
        *branches,
    )


def uses(state: State, events: Sequence[Event]) -> Iterator[Use]:
    course, frogs = track(state.setup.options.board), list(state.frogs)
    for event in events:
        if isinstance(event, FrogMoved):
            passed = {*event.path, *(frogs[other] for other in event.over)}
            for here, to in _way(state, frogs[event.frog], passed, event.path[-1]):
                if len(course.ahead[here]) > 1:
                    yield Use(owner(event.frog), _branch(state.setup.options, here, to))
            frogs[event.frog] = event.path[-1]
            kind = course.kinds[event.path[-1]]
            yield Use(owner(event.frog), "arrival" if kind is None else f"pad_{kind}")
        elif isinstance(event, LilyTaken | FrogArrived):
            yield Use(owner(event.frog), f"lily_{event.lily}")


def _way(state: State, here: Place, passed: set[Place], end: Place) -> Iterator[tuple[Place, Place]]:
    """A frog's way, pad by pad. If several pads could be next, the way meets first the one that is farthest behind."""
    course = track(state.setup.options.board)
    while here != end:
        to = max([place for place in course.ahead[here] if place in passed], key=lambda place: course.left[place])
        yield here, to
        here = to


def _branch(options: Options, here: Place, to: Place) -> str:
    return f"branch_{name_of(options.board, here)}_{name_of(options.board, to)}"


def standing(state: State) -> Sequence[int]:
    """The points of the lilies so far."""
    return [points(hand) for hand in state.hands]


# The same for the twin


@kernel
def count_uses(table: Row, before: Row, seat: int, action: int, after: Row, counts: Row) -> None:
    """Moves and bounces. A frog leaps on from a spring until it rests, or until somebody has to choose."""
    if seat < 0 or action >= swaps(table):
        return
    frog, to = frog_of(table, before, action), place_of(table, action)
    here, owner_seat = before[PLACE + frog], frog // FROGS_EACH
    while True:
        count_way(table, before, here, to, owner_seat, counts)
        count_landing(table, before, to, owner_seat, counts)
        if to == after[PLACE + frog]:
            return
        here, to = to, leapt_on(table, before, to)


@kernel
def count_landing(table: Row, before: Row, place: int, seat: int, counts: Row) -> None:
    measure, lily = kind_of(table, place), before[lilies(table) + place]
    if place == table[ARRIVAL]:
        measure, lily = ARRIVED, before[next_prize(before)]
    elif place == black_pad(table):
        measure = BLACK
    counts[measure * table[SEATS] + seat] += 1
    if lily:
        counts[(FIRST_LILY + lily - 1) * table[SEATS] + seat] += 1


@kernel
def count_way(table: Row, before: Row, here: int, to: int, seat: int, counts: Row) -> None:
    """The branches on the way. Of several ways to the same pad, the first is taken, as in track.py."""
    ways = 0
    end = end_of(table, before, here, PADS_A_MOVE, ways)
    while end >> FORK_BITS != to:
        ways = next_ways(ways, end & MOST_FORKS)
        end = end_of(table, before, here, PADS_A_MOVE, ways)
    while here != to:
        way = 0
        if table[about(table, here) + WAYS] > 1:
            way = ways & 3
            ways >>= 2
            counts[(FIRST_BRANCH + first_branch(table, here) + way) * table[SEATS] + seat] += 1
        here = table[about(table, here) + AHEAD + way]


@kernel
def first_branch(table: Row, fork: int) -> int:
    """How many branches come before those of this fork."""
    count = 0
    for place in range(fork):
        ways = table[about(table, place) + WAYS]
        count += ways if ways > 1 else 0
    return count


@kernel
def rate(table: Row, row: Row, numbers: Row) -> None:
    for seat in range(table[SEATS]):
        numbers[seat] = row_points(row, seat)


def nothing_back(options: Options) -> Options:
    """The tadpole never takes a turn back."""
    return replace(options, take_back=False)


MEASURES: Measures[Options, State, Event] = Measures(
    every, uses, standing, MeasureKernels(count_uses, rate, nothing_back)
)
