"""How a twin's match begins, and what chance lays and draws before the first turn."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.core.luck import drawn
from nenuphar.games.china_moon.twin.layout import (
    ARRIVAL,
    ASKED,
    BLACK_LILY,
    BLUE_LILY,
    COUNTED,
    FIRST_MOVED,
    FROG,
    LAYING,
    LILY_PAD,
    NOBODY,
    OLDEST,
    PHASE,
    PRIZE,
    SEATS,
    STARTING,
    TURN,
    black_pad,
    cells,
    chance_actions,
    kind_of,
    lilies,
)
from nenuphar.games.china_moon.twin.turn import begin_turn
from nenuphar.games.china_moon.types import EACH_ON_PADS, MOVES, SLOTS, START


@kernel
def begin(table: Row, row: Row) -> None:
    """Before the first draw."""
    for cell in range(cells(table)):
        row[cell] = 0
    row[TURN] = row[ASKED] = row[FROG] = NOBODY
    for move in range(MOVES):
        row[FIRST_MOVED + move] = NOBODY
    row[PRIZE + SLOTS - 1] = BLUE_LILY  # CM-S2
    row[lilies(table) + black_pad(table)] = BLACK_LILY  # CM-S3


@kernel
def odds(table: Row, row: Row, shares: Row) -> int:
    """Write the odds of every answer of chance, and return their sum; 0 if chance is not asked."""
    total = 0
    for answer in range(chance_actions()):
        share = 0
        if row[PHASE] == LAYING and answer < COUNTED and not row[PRIZE + SLOTS - 2]:
            share = prize_odds(row, answer + 1)
        elif row[PHASE] == LAYING and COUNTED <= answer < 2 * COUNTED and row[PRIZE + SLOTS - 2]:
            share = lily_odds(table, row, answer - COUNTED + 1)
        elif row[PHASE] == STARTING and 2 * COUNTED <= answer < 2 * COUNTED + table[SEATS]:
            share = 1 if table[OLDEST] == NOBODY or table[OLDEST] == answer - 2 * COUNTED else 0  # CM-S4
        shares[answer] = share
        total += share
    return total


@kernel
def settle(table: Row, row: Row, luck: Row, match: int) -> None:
    """Chance draws until a seat is asked."""
    while row[PHASE] == LAYING:
        answer_for_chance(table, row, random_lily(table, row, luck, match))
    if row[PHASE] == STARTING:
        oldest = table[OLDEST]
        first = drawn(luck, match, table[SEATS]) if oldest == NOBODY else drawn(luck, match, 1) + oldest
        answer_for_chance(table, row, 2 * COUNTED + first)


@kernel
def random_lily(table: Row, row: Row, luck: Row, match: int) -> int:
    """The answer of chance that lays a lily, by the odds."""
    for_pads = COUNTED if row[PRIZE + SLOTS - 2] else 0
    total = 0
    for lily in range(1, COUNTED + 1):
        total += lily_odds(table, row, lily) if for_pads else prize_odds(row, lily)
    number = drawn(luck, match, total)
    lily = 0
    while number >= 0:
        lily += 1
        number -= lily_odds(table, row, lily) if for_pads else prize_odds(row, lily)
    return for_pads + lily - 1


@kernel
def prize_odds(row: Row, lily: int) -> int:
    """One lily of every suit for the first three slots (CM-S2)."""
    for slot in range(SLOTS - 1):
        if row[PRIZE + slot] == lily:
            return 0
    return 1


@kernel
def lily_odds(table: Row, row: Row, lily: int) -> int:
    """Four of every suit for the lily pads (CM-S3)."""
    left = EACH_ON_PADS
    for place in range(table[ARRIVAL]):
        if row[lilies(table) + place] == lily:
            left -= 1
    return left


@kernel
def answer_for_chance(table: Row, row: Row, answer: int) -> None:
    if answer < COUNTED:
        slot = 0
        while row[PRIZE + slot]:
            slot += 1
        row[PRIZE + slot] = answer + 1
    elif answer < 2 * COUNTED:
        row[lilies(table) + empty_lily_pad(table, row)] = answer - COUNTED + 1
        if empty_lily_pad(table, row) == START:
            row[PHASE] = STARTING
    else:
        begin_turn(table, row, answer - 2 * COUNTED)


@kernel
def empty_lily_pad(table: Row, row: Row) -> int:
    """The first lily pad without a lily; the start if there is none."""
    for place in range(1, table[ARRIVAL]):
        if kind_of(table, place) == LILY_PAD and not row[lilies(table) + place]:
            return place
    return START
