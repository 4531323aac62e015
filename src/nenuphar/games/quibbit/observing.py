"""Writes observations of Quibbit! from the rows of its twin: the planes of encoding.py, for vector environments."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.core.twin import TwinEncoding
from nenuphar.games.quibbit.encoding import MOST_AHEAD, MOST_ROUNDS, PHASES
from nenuphar.games.quibbit.rows import TWIN
from nenuphar.games.quibbit.twin.course import rear, tile_of
from nenuphar.games.quibbit.twin.layout import (
    CROWN,
    FLOWER,
    FROGS,
    HAND,
    MOST_CARD,
    NOBODY,
    OVER,
    PHASE,
    PILE,
    PLACING,
    PLANNING,
    RING,
    ROUND,
    SEATS,
    SIZE,
    STEP,
    WATER,
)
from nenuphar.games.quibbit.types import Action, Options, State, View

PHASE_CELLS = len(PHASES)


@kernel
def planes(table: Row, row: Row, viewer: int, numbers: Row) -> None:
    """Write what a seat sees, plane after plane."""
    seats, frogs, size = table[SEATS], table[FROGS], table[SIZE]
    if row[PHASE] == PLACING:
        numbers[0] = 1
    elif row[PHASE] == PLANNING:
        numbers[1] = 1
    elif row[PHASE] == OVER:
        numbers[2] = 1
    leaves = PHASE_CELLS
    flowers = leaves + frogs * size
    water = flowers + size
    for tile in range(size):
        leaf = row[RING + tile]
        if leaf < FLOWER:
            numbers[leaves + counted(leaf, viewer, seats) * size + tile] = 1
        elif leaf == FLOWER:
            numbers[flowers + tile] = 1
        elif leaf == WATER:
            numbers[water + tile] = 1
    sits = water + size
    ahead = sits + frogs * size
    crown = ahead + frogs
    hands = crown + frogs
    last, taken = rear(row), 0
    for frog in range(frogs):
        step, place = row[STEP + frog], counted(frog, viewer, seats)
        if step:
            tile = tile_of(step, size)
            taken |= 1 << tile
            numbers[sits + place * size + tile] = 1
        numbers[ahead + place] = min(step - last, MOST_AHEAD) if step else -1
        if frog < seats:
            write_cards(row[HAND + frog], numbers, hands + place * MOST_CARD)
    if row[CROWN] != NOBODY:
        numbers[crown + counted(row[CROWN], viewer, seats)] = 1
    pile = hands + seats * MOST_CARD
    write_cards(row[PILE], numbers, pile)
    leads = pile + MOST_CARD
    if row[PHASE] == PLANNING and row[STEP + viewer]:
        write_leads(row[HAND + viewer], row[STEP + viewer], last + size, taken, size, numbers, leads)
    numbers[leads + MOST_CARD * size] = min(row[ROUND], MOST_ROUNDS)


@kernel
def counted(frog: int, viewer: int, seats: int) -> int:
    """A frog's number for the viewer: their own frog has 0, and the dummy has the last one."""
    if frog >= seats:
        return frog
    return frog - viewer if frog >= viewer else frog - viewer + seats


@kernel
def write_cards(cards: int, numbers: Row, first: int) -> None:
    for card in range(MOST_CARD):
        numbers[first + card] = cards >> card & 1


@kernel
def write_leads(hand: int, step: int, lap: int, taken: int, size: int, numbers: Row, first: int) -> None:
    """Where every card of the hand leads if nobody else moves (QB-V1); a frog that laps the last one stops (QB-V5)."""
    tile = tile_of(step, size)
    for card in range(MOST_CARD):
        is_free = 1 if step > lap else 0
        while not is_free:
            step += 1
            tile = tile + 1 if tile + 1 < size else 0
            is_free = ~taken >> tile & 1
        numbers[first + card * size + tile] = hand >> card & 1


TWIN_ENCODING: TwinEncoding[Options, State, Action, View] = TwinEncoding(
    twin=TWIN,
    setup=lambda setup: setup,
    constant=(),
    planes=planes,
)
