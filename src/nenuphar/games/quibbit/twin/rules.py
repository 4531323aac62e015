"""The rules of a race in a twin: the seats that choose, the legal moves, and their effects."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.core.luck import drawn
from nenuphar.games.quibbit.twin.cards import picked
from nenuphar.games.quibbit.twin.layout import (
    ACTIONS,
    CHOOSE,
    CHOSEN,
    HAND,
    HIDDEN,
    LAY,
    LAYING,
    MOST_CARD,
    MOVING,
    NOBODY,
    OVER,
    PHASE,
    PICK_FIRST,
    PILE,
    PLACE,
    PLACING,
    PLANNING,
    ROW_CELLS,
    SEAT_ACTIONS,
    SEATS,
    SIZE,
    STARTING,
    TURN,
    TURN_DUMMY_CARD,
    WINNER,
    YOUNGEST,
)
from nenuphar.games.quibbit.twin.rounds import reveal, turn_dummy_card
from nenuphar.games.quibbit.twin.setting import lay_segment, lays, place, random_start, start


@kernel
def due(table: Row, row: Row) -> int:
    """The seats without which the match cannot go on, as bits."""
    if row[PHASE] == PLACING:
        return 1 << row[TURN]
    seats = 0
    if row[PHASE] == PLANNING:
        for seat in range(table[SEATS]):
            if row[HAND + seat] and not row[CHOSEN + seat]:
                seats |= 1 << seat
    return seats


@kernel
def legal(table: Row, row: Row, seat: int, mask: Row) -> int:
    """Write for each action whether the seat may take it, and return how many it may."""
    for action in range(SEAT_ACTIONS):
        mask[action] = 0
    count = 0
    if row[PHASE] == PLACING and row[TURN] == seat:
        for tile in range(table[SIZE]):
            if start(table, row, tile):
                mask[PLACE + tile] = 1
                count += 1
    elif row[PHASE] == PLANNING:
        for card in range(MOST_CARD):
            if row[HAND + seat] >> card & 1:  # QB-P1, QB-P2
                mask[CHOOSE + card] = 1
                count += 1
    return count


@kernel
def odds(table: Row, row: Row, shares: Row) -> int:
    """Write the odds of every answer of chance, and return their sum; 0 if chance is not asked."""
    for action in range(ACTIONS - SEAT_ACTIONS):
        shares[action] = 0
    first, answers = 0, 0
    if row[PHASE] == LAYING:  # QB-S1, QB-S2, QB-S3
        first, answers = LAY, lays(table)
    elif row[PHASE] == STARTING:  # QB-S5
        first, answers = PICK_FIRST, table[SEATS]
        if table[YOUNGEST] != NOBODY:
            first, answers = PICK_FIRST + table[YOUNGEST], 1
    for action in range(answers):
        shares[first + action - SEAT_ACTIONS] = 1
    if row[PHASE] == MOVING:  # QB-P3
        for card in range(MOST_CARD):
            shares[TURN_DUMMY_CARD + card - SEAT_ACTIONS] = row[PILE] >> card & 1
            answers += row[PILE] >> card & 1
    return answers


@kernel
def pick(table: Row, row: Row, seat: int, luck: Row, match: int) -> int:
    """One of the legal actions of a seat that is asked, all equally likely."""
    if row[PHASE] == PLACING:
        return PLACE + random_start(table, row, luck, match)
    return CHOOSE + picked(row[HAND + seat], luck, match) - 1


@kernel
def apply(table: Row, row: Row, seat: int, action: int) -> None:
    """A legal action of a seat, or an answer of chance."""
    if action < PLACE:
        row[CHOSEN + seat] = action - CHOOSE + 1
        if not due(table, row):
            reveal(table, row)
    elif action < LAY:
        place(table, row, action - PLACE)
    elif action < PICK_FIRST:
        lay_segment(table, row, action - LAY)
    elif action < TURN_DUMMY_CARD:
        row[TURN] = action - PICK_FIRST
        row[PHASE] = PLACING
    else:
        turn_dummy_card(table, row, action - TURN_DUMMY_CARD + 1)


@kernel
def settle(table: Row, row: Row, luck: Row, match: int) -> None:
    """Chance draws until a seat is asked, or the match is over."""
    while row[PHASE] == LAYING:
        lay_segment(table, row, drawn(luck, match, lays(table)))
    if row[PHASE] == STARTING:
        youngest = table[YOUNGEST]
        row[TURN] = drawn(luck, match, table[SEATS]) if youngest == NOBODY else drawn(luck, match, 1) + youngest
        row[PHASE] = PLACING
    if row[PHASE] == MOVING:
        turn_dummy_card(table, row, picked(row[PILE], luck, match))


@kernel
def play_out(table: Row, row: Row, luck: Row, match: int) -> int:
    """Random play to the end; returns how many choices it took."""
    choices = 0
    settle(table, row, luck, match)
    while row[PHASE] == PLACING:
        place(table, row, random_start(table, row, luck, match))
        choices += 1
    while row[PHASE] != OVER:
        for seat in range(table[SEATS]):
            if row[HAND + seat] and not row[CHOSEN + seat]:
                row[CHOSEN + seat] = picked(row[HAND + seat], luck, match)
                choices += 1
        reveal(table, row)
        settle(table, row, luck, match)
    return choices


@kernel
def ranks(table: Row, row: Row, places: Row) -> bool:
    """Write the rank of every seat if the match is over: the winner's is 1, and without a winner all share it."""
    for seat in range(table[SEATS]):
        places[seat] = 1 if row[WINNER] == NOBODY or row[WINNER] == seat else 2
    return row[PHASE] == OVER


@kernel
def observe(table: Row, row: Row, viewer: int, seen: Row) -> None:
    """Write the row as a viewer may know it: without the cards that others have chosen and not yet shown (QB-P1)."""
    for cell in range(ROW_CELLS):
        seen[cell] = row[cell]
    if row[PHASE] == PLANNING:
        for seat in range(table[SEATS]):
            if seat != viewer and row[CHOSEN + seat]:
                seen[CHOSEN + seat] = HIDDEN
