"""How a twin's match begins: chance lays the ring, and the frogs are placed."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.core.luck import drawn
from nenuphar.games.quibbit.twin.cards import nth
from nenuphar.games.quibbit.twin.course import forget_laps, front, rear, tile_of
from nenuphar.games.quibbit.twin.layout import (
    ALL_CARDS,
    CROWN,
    FLOWER,
    FROGS,
    HAND,
    HOME,
    IS_LAID,
    LAID,
    LAYING,
    MOST_FROGS,
    MOST_LAYS,
    MOST_TILES,
    NO_TILE,
    NOBODY,
    PHASE,
    PILE,
    PLANNING,
    RING,
    ROUND,
    ROW_CELLS,
    SEATS,
    SIZE,
    STARTING,
    STEP,
    TURN,
    WATER,
    WINNER,
)
from nenuphar.games.quibbit.types import DUMMY


@kernel
def begin(table: Row, row: Row) -> None:
    """Before the first draw."""
    for cell in range(ROW_CELLS):
        row[cell] = 0
    row[TURN] = row[CROWN] = row[WINNER] = NOBODY
    for seat in range(table[SEATS]):
        row[HAND + seat] = ALL_CARDS  # QB-S4
    if table[SEATS] == DUMMY:
        row[PILE] = ALL_CARDS
    for tile in range(MOST_TILES):
        row[RING + tile] = NO_TILE
        if table[IS_LAID] and tile < table[SIZE]:
            lay(table, row, tile, table[LAID + tile])
    row[PHASE] = STARTING if table[IS_LAID] else LAYING


@kernel
def lays(table: Row) -> int:
    """How many orders the leaves of a segment have."""
    return MOST_LAYS if table[FROGS] == MOST_FROGS else 6


@kernel
def lay_segment(table: Row, row: Row, order: int) -> None:
    """One leaf of every colour, in this of all orders, then a special tile: at last the water (QB-S1, QB-S2, QB-S3)."""
    frogs, tile = table[FROGS], 0
    while row[RING + tile] != NO_TILE:
        tile += 1
    left, orders = (1 << frogs) - 1, lays(table)
    for leaves in range(frogs, 0, -1):
        orders //= leaves
        number = order // orders
        order -= number * orders
        frog = nth(left, number)
        left ^= 1 << frog
        lay(table, row, tile, frog)
        tile += 1
    is_last = tile + 1 == table[SIZE]
    lay(table, row, tile, WATER if is_last else FLOWER)
    if is_last:
        row[PHASE] = STARTING


@kernel
def lay(table: Row, row: Row, tile: int, leaf: int) -> None:
    """Lay a tile, and note for which frogs it is a home: a card returns there (QB-C1)."""
    row[RING + tile] = leaf
    if leaf < FLOWER:
        row[HOME + leaf] |= 1 << tile
    elif leaf == FLOWER:
        for frog in range(table[FROGS]):
            row[HOME + frog] |= 1 << tile


@kernel
def start(table: Row, row: Row, tile: int) -> int:
    """The step of a frog that starts on this tile; 0 if it may not: only the first may go anywhere (QB-S5, QB-S6)."""
    size, last = table[SIZE], rear(row)
    if not last:
        return size + tile
    if tile_of(last - 1, size) == tile:
        return last - 1
    ahead = row[STEP + front(row)] + 1
    return ahead if tile_of(ahead, size) == tile else 0


@kernel
def random_start(table: Row, row: Row, luck: Row, match: int) -> int:
    """A tile where the next frog may start: any at first, then one of two."""
    size, last = table[SIZE], rear(row)
    if not last:
        return drawn(luck, match, size)
    behind, ahead = tile_of(last - 1, size), tile_of(row[STEP + front(row)] + 1, size)
    return min(behind, ahead) if drawn(luck, match, 2) == 0 else max(behind, ahead)


@kernel
def place(table: Row, row: Row, tile: int) -> None:
    """Place the frog whose turn it is. After the last one comes the dummy's (QB-S7), and the race begins (QB-S8)."""
    seat = row[TURN]
    row[STEP + seat] = start(table, row, tile)
    following = seat + 1 if seat + 1 < table[SEATS] else 0
    if row[STEP + following]:
        if row[PILE]:
            row[STEP + DUMMY] = rear(row) - 1
        row[CROWN] = front(row)
        row[TURN] = NOBODY
        row[ROUND] = 1
        row[PHASE] = PLANNING
    else:
        row[TURN] = following
    forget_laps(table, row)
