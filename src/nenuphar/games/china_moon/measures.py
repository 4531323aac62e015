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
    FROG,
    MOVE,
    PHASE,
    PLACE,
    PRIZE,
    SEATS,
    SITS,
    WAYS,
    about,
    black_pad,
    bounces,
    kind_of,
    lilies,
    swaps,
)
from nenuphar.games.china_moon.twin.score import points as row_points
from nenuphar.games.china_moon.twin.track import next_landing
from nenuphar.games.china_moon.types import (
    FROGS_EACH,
    LILIES,
    PADS_A_MOVE,
    START,
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
    places = table[ARRIVAL] + 1
    if seat < 0 or action >= swaps(table):
        return
    frog, to = before[FROG], action - bounces(table)
    if before[PHASE] == MOVE:
        frog, to = action // places, action % places
    here, owner_seat = before[PLACE + frog], frog // FROGS_EACH
    while True:
        count_way(table, before, here, to, owner_seat, counts)
        count_landing(table, before, to, owner_seat, counts)
        if to == after[PLACE + frog]:
            return
        here, to = to, next_landing(table, before, to, START)


@kernel
def count_landing(table: Row, before: Row, place: int, seat: int, counts: Row) -> None:
    measure, lily = kind_of(table, place), before[lilies(table) + place]
    if place == table[ARRIVAL]:
        slot = 0
        while not before[PRIZE + slot]:
            slot += 1
        measure, lily = ARRIVED, before[PRIZE + slot]
    elif place == black_pad(table):
        measure = BLACK
    counts[measure * table[SEATS] + seat] += 1
    if lily:
        counts[(FIRST_LILY + lily - 1) * table[SEATS] + seat] += 1


@kernel
def count_way(table: Row, before: Row, here: int, to: int, seat: int, counts: Row) -> None:
    """The branches on the way. Of several ways to the same pad, the first is taken, as in track.py."""
    choices = 0  # two bits for each fork: the way that is taken there
    while True:
        place, left, forks = here, PADS_A_MOVE, 0
        while left and place != table[ARRIVAL]:
            ways = table[about(table, place) + WAYS]
            way = choices >> 2 * forks & 3 if ways > 1 else 0
            if way == ways:
                break  # all ways from here are tried
            forks += 1 if ways > 1 else 0
            place = table[about(table, place) + AHEAD + way]
            left -= 0 if before[SITS + place] else 1
        if place == to and (not left or place == table[ARRIVAL]):
            break
        choices = (choices & (1 << 2 * forks) - 1) + (1 << 2 * (forks - 1))
    while here != to:
        ways, way = table[about(table, here) + WAYS], 0
        if ways > 1:
            way = choices & 3
            choices >>= 2
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
