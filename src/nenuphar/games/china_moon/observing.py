"""Writes observations of China Moon from the rows of its twin: the planes of encoding.py, for vector environments."""

from msgspec.structs import replace

from nenuphar.core.game import Setup
from nenuphar.core.kernels import Row, kernel
from nenuphar.core.twin import TwinEncoding
from nenuphar.games.china_moon.encoding import CHOICES, MOST_LILIES, MOST_POINTS
from nenuphar.games.china_moon.rows import TWIN
from nenuphar.games.china_moon.twin.layout import (
    ARRIVAL,
    DROP,
    FIRST_MOVED,
    FROG,
    HAND,
    KINDS_OF_LILY,
    MOVE,
    MOVED,
    NOBODY,
    PHASE,
    PLACE,
    PRIZE,
    SEATS,
    TURN,
    lilies,
)
from nenuphar.games.china_moon.twin.score import points
from nenuphar.games.china_moon.types import FROGS_EACH, SLOTS, Action, Options, State, View

CHOICE_CELLS = len(CHOICES)


@kernel
def planes(table: Row, row: Row, viewer: int, numbers: Row) -> None:
    """Write what a seat sees, plane after plane."""
    seats, places = table[SEATS], table[ARRIVAL] + 1
    turn = CHOICE_CELLS
    frogs = turn + seats
    moved = frogs + FROGS_EACH * seats * places
    asked = moved + FROGS_EACH * seats
    on_pads = asked + FROGS_EACH * seats
    prizes = on_pads + KINDS_OF_LILY * places
    hands = prizes + KINDS_OF_LILY * SLOTS
    scores = hands + seats * KINDS_OF_LILY
    if MOVE <= row[PHASE] <= DROP:
        numbers[row[PHASE] - MOVE] = 1
    if row[TURN] != NOBODY:
        numbers[turn + counted(row[TURN], viewer, seats)] = 1
    for seat in range(seats):
        me = counted(seat, viewer, seats)
        for each in range(FROGS_EACH):
            numbers[frogs + (FROGS_EACH * me + each) * places + row[PLACE + FROGS_EACH * seat + each]] = 1
        for lily in range(KINDS_OF_LILY):
            numbers[hands + me * KINDS_OF_LILY + lily] = min(row[HAND + seat * KINDS_OF_LILY + lily], MOST_LILIES)
        numbers[scores + me] = max(min(points(row, seat), MOST_POINTS), -MOST_POINTS)
    for move in range(row[MOVED]):
        numbers[moved + counted_frog(row[FIRST_MOVED + move], viewer, seats)] = 1
    if row[FROG] != NOBODY:
        numbers[asked + counted_frog(row[FROG], viewer, seats)] = 1
    first = lilies(table)
    for place in range(places):
        if row[first + place]:
            numbers[on_pads + (row[first + place] - 1) * places + place] = 1
    for slot in range(SLOTS):
        if row[PRIZE + slot]:
            numbers[prizes + (row[PRIZE + slot] - 1) * SLOTS + slot] = 1


@kernel
def counted(seat: int, viewer: int, seats: int) -> int:
    """A seat as the viewer counts it."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


@kernel
def counted_frog(frog: int, viewer: int, seats: int) -> int:
    return frog - FROGS_EACH * viewer if frog >= FROGS_EACH * viewer else frog + FROGS_EACH * (seats - viewer)


def without_taking_back(setup: Setup[Options]) -> Setup[Options]:
    """Learners have no number for it, and shorter rows are faster."""
    return replace(setup, options=replace(setup.options, take_back=False))


TWIN_ENCODING: TwinEncoding[Options, State, Action, View] = TwinEncoding(
    twin=TWIN,
    setup=without_taking_back,
    constant=("kinds", "left"),
    planes=planes,
)
