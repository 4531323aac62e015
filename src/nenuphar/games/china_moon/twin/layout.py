"""What the integers of China Moon's twin mean: the cells of a table and of a row, and the numbers of actions.

A `table` holds the seats, the options and the board; a `row` holds the match. A row with `TAKE_BACK` has a second half:
the row at the beginning of the turn. Lilies are numbers from 1, and 0 is none.
"""

from nenuphar.core.kernels import Row, kernel
from nenuphar.games.china_moon.types import FROGS_EACH, LILIES, MOVES, SLOTS, START, SUITS

# The cells of a table: some numbers, the next place of each place if there is only one, seven cells for each place, and
# the ways back from butterflies (see `free_behind` in track.py)
SEATS, ARRIVAL, TAKE_BACK, OLDEST, MOST_LANDINGS, PLACES, ONLY = range(7)
KIND, WAYS, AHEAD, BACK, BACK_END = 0, 1, 2, 5, 6  # up to three ways ahead; where the way back begins and ends
PLACE_CELLS = 7

# The cells of a row; then the frog (from 1) and the lily of each place, and the second half
PHASE, TURN, NUMBER, ASKED, FROG, MOVED, TAKEN_BACK, MAY_TAKE_BACK, FIRST_MOVED = range(9)
PRIZE = FIRST_MOVED + MOVES
PLACE = PRIZE + SLOTS
MOST_SEATS = 5
HAND = PLACE + FROGS_EACH * MOST_SEATS
KINDS_OF_LILY = len(LILIES)
SITS = HAND + MOST_SEATS * KINDS_OF_LILY

LAYING, STARTING, MOVE, BOUNCE, SWAP, DROP, OVER = range(7)
PLAIN, LILY_PAD, SPRING, PRANKSTER, BUTTERFLY = range(5)
NOBODY = -1
COUNTED = len(SUITS)
BLACK_LILY, BLUE_LILY = COUNTED + 1, COUNTED + 2


@kernel
def half(table: Row) -> int:
    """The length of a row without its second half."""
    return SITS + 2 * (table[ARRIVAL] + 1)


@kernel
def cells(table: Row) -> int:
    return half(table) * (2 if table[TAKE_BACK] else 1)


@kernel
def lilies(table: Row) -> int:
    """Where the lilies of the places begin in a row."""
    return SITS + table[ARRIVAL] + 1


@kernel
def hand_of(frog: int) -> int:
    """Where the lilies of a frog's owner begin in a row."""
    return HAND + frog // FROGS_EACH * KINDS_OF_LILY


@kernel
def about(table: Row, place: int) -> int:
    """Where the cells of a place begin in a table."""
    return table[PLACES] + place * PLACE_CELLS


@kernel
def kind_of(table: Row, place: int) -> int:
    return table[table[PLACES] + place * PLACE_CELLS + KIND]


@kernel
def black_pad(table: Row) -> int:
    """The black lily's pad has a kind of its own in the board, and its number in the start's cells here."""
    return kind_of(table, START)


@kernel
def next_prize(row: Row) -> int:
    """The cell of the prize for the next frog that arrives (CM-A2)."""
    cell = PRIZE
    while not row[cell]:
        cell += 1
    return cell


# The numbers of actions


@kernel
def bounces(table: Row) -> int:
    """Where the numbers of these actions begin: first come moves, by frog and place."""
    return table[SEATS] * FROGS_EACH * (table[ARRIVAL] + 1)


@kernel
def frog_of(table: Row, row: Row, action: int) -> int:
    """The frog that leaps in a move or a bounce; in other choices, the frog that they are about."""
    return action // (table[ARRIVAL] + 1) if action < bounces(table) else row[FROG]


@kernel
def place_of(table: Row, action: int) -> int:
    """Where a frog leaps to in a move or a bounce."""
    return action % (table[ARRIVAL] + 1)


@kernel
def swaps(table: Row) -> int:
    return bounces(table) + table[ARRIVAL] + 1


@kernel
def drops(table: Row) -> int:
    """Swaps are numbered by the other seat, the lily given and the lily taken."""
    return swaps(table) + table[SEATS] * KINDS_OF_LILY * KINDS_OF_LILY


@kernel
def take_back(table: Row) -> int:
    """Drops are numbered by lily and place."""
    return drops(table) + KINDS_OF_LILY * (table[ARRIVAL] + 1)


@kernel
def seat_actions(table: Row) -> int:
    return take_back(table) + 1


@kernel
def chance_actions() -> int:
    """A lily for a slot, a lily for a pad, the first player."""
    return 2 * COUNTED + MOST_SEATS
