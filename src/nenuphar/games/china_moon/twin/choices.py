"""What the seats of a twin may do: all of it as a mask, or a random one of it."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.core.luck import drawn
from nenuphar.games.china_moon.twin.layout import (
    ARRIVAL,
    ASKED,
    BOUNCE,
    DROP,
    FIRST_MOVED,
    FROG,
    HAND,
    KINDS_OF_LILY,
    MAY_TAKE_BACK,
    MOST_LANDINGS,
    MOVE,
    MOVED,
    PHASE,
    PLACE,
    SEATS,
    SWAP,
    TAKEN_BACK,
    TURN,
    bounces,
    drops,
    hand_of,
    seat_actions,
    swaps,
    take_back,
)
from nenuphar.games.china_moon.twin.track import count_free_behind, count_landings, free_behind, nth_landing
from nenuphar.games.china_moon.types import FROGS_EACH, MOST_TAKEN_BACK, MOVES, START


@kernel
def due(table: Row, row: Row) -> int:
    """The seat without which the match cannot go on, as a bit (CM-P7)."""
    return 1 << row[ASKED] if MOVE <= row[PHASE] <= DROP else 0


@kernel
def legal(table: Row, row: Row, seat: int, mask: Row) -> int:
    """Write for each action whether the seat may take it, and return how many it may."""
    for action in range(seat_actions(table)):
        mask[action] = 0
    if not due(table, row) or row[ASKED] != seat:
        return 0
    count = 0
    if row[PHASE] == MOVE:
        barred = barred_frogs(row)
        for frog in range(table[SEATS] * FROGS_EACH):
            if can_move(table, row, frog, barred):
                ends = count_landings(table, row, row[PLACE + frog])
                count += ends
                for number in range(ends):
                    mask[frog * (table[ARRIVAL] + 1) + nth_landing(table, row, row[PLACE + frog], number)] = 1
    else:
        count = count_answers(table, row)
        for number in range(count):
            mask[nth_answer(table, row, number)] = 1
    if may_take_back(row):
        mask[take_back(table)] = 1
        count += 1
    return count


@kernel
def pick(table: Row, row: Row, seat: int, luck: Row, match: int) -> int:
    """One of the legal actions of the seat that is asked, all equally likely."""
    can_take_back = 1 if may_take_back(row) else 0
    if row[PHASE] == MOVE:
        return random_move(table, row, can_take_back, luck, match)
    count = count_answers(table, row)
    number = drawn(luck, match, count + can_take_back)
    return nth_answer(table, row, number) if number < count else take_back(table)


@kernel
def random_move(table: Row, row: Row, can_take_back: int, luck: Row, match: int) -> int:
    """A frog and one of as many landings as a frog can have here; again if it has fewer, so that the odds are equal.

    Counting the landings of all frogs would take longer: most have only one.
    """
    most, barred = table[MOST_LANDINGS], barred_frogs(row)
    count = table[SEATS] * FROGS_EACH * most
    while True:
        number = drawn(luck, match, count + can_take_back)
        if number == count:
            return take_back(table)
        frog = number // most
        if can_move(table, row, frog, barred):
            to = nth_landing(table, row, row[PLACE + frog], number - frog * most)
            if to:
                return frog * (table[ARRIVAL] + 1) + to


@kernel
def barred_frogs(row: Row) -> int:
    """The frogs that may not make the next move of the turn, as bits.

    Each frog moves once (CM-T1), and one of the three is somebody else's (CM-T2).
    """
    barred, own = 0, 0
    for move in range(row[MOVED]):
        barred |= 1 << row[FIRST_MOVED + move]
        own += 1 if row[FIRST_MOVED + move] // FROGS_EACH == row[TURN] else 0
    if own == MOVES - 1:
        barred |= (1 << FROGS_EACH) - 1 << FROGS_EACH * row[TURN]
    return barred


@kernel
def can_move(table: Row, row: Row, frog: int, barred: int) -> bool:
    """Arrived frogs are out (CM-A4)."""
    return not barred >> frog & 1 and row[PLACE + frog] != table[ARRIVAL]


@kernel
def may_take_back(row: Row) -> bool:
    """Whether the turn can be taken back (CM-U1, CM-U2)."""
    return row[MAY_TAKE_BACK] != 0 and row[MOVED] > 0 and row[ASKED] == row[TURN] and row[TAKEN_BACK] < MOST_TAKEN_BACK


# Answers: to a bounce, a swap or a drop


@kernel
def count_answers(table: Row, row: Row) -> int:
    if row[PHASE] == BOUNCE:
        return count_landings(table, row, row[PLACE + row[FROG]])
    if row[PHASE] == SWAP:
        return count_swaps(table, row, row[FROG])
    return count_drops(table, row, row[FROG])


@kernel
def nth_answer(table: Row, row: Row, number: int) -> int:
    """The action with this number, from 0, of those that answer the question."""
    if row[PHASE] == BOUNCE:
        return bounces(table) + nth_landing(table, row, row[PLACE + row[FROG]], number)
    if row[PHASE] == SWAP:
        return nth_swap(table, row, row[FROG], number)
    return nth_drop(table, row, row[FROG], number)


@kernel
def count_swaps(table: Row, row: Row, frog: int) -> int:
    """Two players who have such lilies, and two colours (CM-P2, CM-P6)."""
    mine, count = hand_of(frog), 0
    for other in range(table[SEATS]):
        theirs = HAND + other * KINDS_OF_LILY
        if theirs != mine:
            gives = takes = both = 0
            for lily in range(KINDS_OF_LILY):
                can_give, can_take = row[mine + lily] != 0, row[theirs + lily] != 0
                gives += 1 if can_give else 0
                takes += 1 if can_take else 0
                both += 1 if can_give and can_take else 0
            count += gives * takes - both
    return count


@kernel
def nth_swap(table: Row, row: Row, frog: int, number: int) -> int:
    mine, kinds, action = hand_of(frog), KINDS_OF_LILY, swaps(table)
    for other in range(table[SEATS]):
        for give in range(kinds):
            if HAND + other * kinds != mine and row[mine + give]:
                for take in range(kinds):
                    if take != give and row[HAND + other * kinds + take]:
                        if not number:
                            return action + (other * kinds + give) * kinds + take
                        number -= 1
    return action


@kernel
def count_drops(table: Row, row: Row, frog: int) -> int:
    """A lily of the owner's, and the first free pad behind on every way back (CM-P4, CM-P6)."""
    kinds = 0
    for lily in range(KINDS_OF_LILY):
        kinds += 1 if row[hand_of(frog) + lily] else 0
    return kinds * count_free_behind(table, row, row[PLACE + frog]) if kinds else 0


@kernel
def nth_drop(table: Row, row: Row, frog: int, number: int) -> int:
    pads = count_free_behind(table, row, row[PLACE + frog])
    lily, before = 0, number // pads
    while before or not row[hand_of(frog) + lily]:
        before -= 1 if row[hand_of(frog) + lily] else 0
        lily += 1
    pad = START
    for _ in range(number % pads + 1):
        pad = free_behind(table, row, row[PLACE + frog], pad)
    return drops(table) + lily * (table[ARRIVAL] + 1) + pad
