"""Loops over the rows of a batch, written once for all twins: `Kernels.batch` binds them to a twin's own kernels."""
# ruff: noqa: F821 - these names are bound later

from collections.abc import Callable

from nenuphar.core.kernels import Row, Rows, kernel

# The kernels of the twin; core/twin.py explains them.
begin: Callable[[Row, Row], None]
due: Callable[[Row, Row], int]
legal: Callable[[Row, Row, int, Row], int]
apply: Callable[[Row, Row, int, int], None]
settle: Callable[[Row, Row, Row, int], None]
observe: Callable[[Row, Row, int, Row], None]
ranks: Callable[[Row, Row, Row], bool]
play_out: Callable[[Row, Row, Row, int], int]


@kernel
def begin_all(table: Row, rows: Rows, luck: Row) -> None:
    """Every match at its first decision."""
    for match in range(len(rows)):
        begin(table, rows[match])
        settle(table, rows[match], luck, match)


@kernel
def due_all(table: Row, rows: Rows, seats: Row) -> None:
    """The seats that every match waits for, as bits; 0 if it is over."""
    for match in range(len(rows)):
        seats[match] = due(table, rows[match])


@kernel
def legal_all(table: Row, rows: Rows, masks: Rows) -> None:
    """The legal actions, by match and seat."""
    for match in range(len(rows)):
        for seat in range(len(masks[match])):
            legal(table, rows[match], seat, masks[match][seat])


@kernel
def apply_all(table: Row, rows: Rows, luck: Row, actions: Rows) -> None:
    """Each due seat takes its action, by match and seat, if it is not negative. Then chance draws.

    An action must be legal: nothing checks it here.
    """
    for match in range(len(rows)):
        row = rows[match]
        seats = due(table, row)
        for seat in range(len(actions[match])):
            if seats >> seat & 1 and actions[match][seat] >= 0:
                apply(table, row, seat, actions[match][seat])
        settle(table, row, luck, match)


@kernel
def observe_all(table: Row, rows: Rows, viewer: int, seen: Rows) -> None:
    """Every row as one viewer may know it."""
    for match in range(len(rows)):
        observe(table, rows[match], viewer, seen[match])


@kernel
def ranks_all(table: Row, rows: Rows, places: Rows, over: Row) -> None:
    """The ranks of the seats in every match, and whether it is over: until then they mean nothing."""
    for match in range(len(rows)):
        over[match] = ranks(table, rows[match], places[match])


@kernel
def play_out_all(table: Row, rows: Rows, luck: Row) -> int:
    """Play every match at random to its end, and return how many choices that took."""
    choices = 0
    for match in range(len(rows)):
        choices += play_out(table, rows[match], luck, match)
    return choices
