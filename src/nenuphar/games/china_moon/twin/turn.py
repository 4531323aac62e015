"""How a turn of a twin begins, asks, ends, and is taken back."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.games.china_moon.twin.layout import (
    ASKED,
    FIRST_MOVED,
    FROG,
    MAY_TAKE_BACK,
    MOVE,
    MOVED,
    NOBODY,
    NUMBER,
    PHASE,
    SEATS,
    TAKE_BACK,
    TAKEN_BACK,
    TURN,
    cells,
    half,
)
from nenuphar.games.china_moon.types import MOVES


@kernel
def begin_turn(table: Row, row: Row, seat: int) -> None:
    row[TURN] = seat
    row[NUMBER] += 1
    row[MOVED] = row[TAKEN_BACK] = 0
    for move in range(MOVES):
        row[FIRST_MOVED + move] = NOBODY
    ask(row, seat, MOVE, NOBODY)
    keep(table, row)


@kernel
def ask(row: Row, seat: int, choice: int, frog: int) -> None:
    row[PHASE] = choice
    row[ASKED] = seat
    row[FROG] = frog


@kernel
def next_of_three(table: Row, row: Row) -> None:
    """The next of the three moves, or the turn of the player to the left (CM-T1, CM-S4)."""
    if row[MOVED] < MOVES:
        ask(row, row[TURN], MOVE, NOBODY)
    else:
        begin_turn(table, row, row[TURN] + 1 if row[TURN] + 1 < table[SEATS] else 0)


@kernel
def keep(table: Row, row: Row) -> None:
    """Keep the row of a turn's beginning, in case the turn is taken back."""
    if table[TAKE_BACK]:
        row[MAY_TAKE_BACK] = 0
        for cell in range(half(table)):
            row[half(table) + cell] = row[cell]
        row[MAY_TAKE_BACK] = 1


@kernel
def forget(table: Row, row: Row) -> None:
    row[MAY_TAKE_BACK] = 0
    for cell in range(half(table), cells(table)):
        row[cell] = 0


@kernel
def begin_again(table: Row, row: Row) -> None:
    """Everything is as it was when the turn began (CM-U1)."""
    times = row[TAKEN_BACK] + 1
    for cell in range(half(table)):
        row[cell] = row[half(table) + cell]
    row[TAKEN_BACK] = times
    keep(table, row)
