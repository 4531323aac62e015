"""The points of lilies, and the ranks of seats, in a twin's row."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.games.china_moon.score import BLACK, BLUE, WORTH
from nenuphar.games.china_moon.twin.layout import (
    BLACK_LILY,
    BLUE_LILY,
    COUNTED,
    HAND,
    KINDS_OF_LILY,
    OVER,
    PHASE,
    SEATS,
)


@kernel
def ranks(table: Row, row: Row, places: Row) -> bool:
    """Write the rank of every seat: the highest total is first, and equal totals share a rank (CM-X3)."""
    for seat in range(table[SEATS]):
        places[seat] = 1
        for other in range(table[SEATS]):
            if points(row, other) > points(row, seat):
                places[seat] += 1
    return row[PHASE] == OVER


@kernel
def points(row: Row, seat: int) -> int:
    """The points of a seat's lilies (CM-X1, CM-X2)."""
    hand = HAND + seat * KINDS_OF_LILY - 1
    total = row[hand + BLUE_LILY] * BLUE + row[hand + BLACK_LILY] * BLACK
    for lily in range(1, COUNTED + 1):
        total += WORTH[row[hand + lily]]
    return total
