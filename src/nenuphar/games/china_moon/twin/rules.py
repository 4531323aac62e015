"""What actions lead to in a twin's row, and random play to the end."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.games.china_moon.twin.choices import count_drops, count_swaps, may_take_back, nth_drop, nth_swap, pick
from nenuphar.games.china_moon.twin.layout import (
    ARRIVAL,
    ASKED,
    BOUNCE,
    BUTTERFLY,
    DROP,
    FIRST_MOVED,
    FROG,
    HAND,
    KINDS_OF_LILY,
    MAY_TAKE_BACK,
    MOVED,
    NOBODY,
    OVER,
    PHASE,
    PLACE,
    PRANKSTER,
    PRIZE,
    SITS,
    SPRING,
    SWAP,
    TURN,
    bounces,
    cells,
    drops,
    frog_of,
    half,
    hand_of,
    kind_of,
    lilies,
    next_prize,
    place_of,
    seat_actions,
    swaps,
    take_back,
)
from nenuphar.games.china_moon.twin.setting import answer_for_chance, settle
from nenuphar.games.china_moon.twin.track import count_landings, nth_landing
from nenuphar.games.china_moon.twin.turn import ask, begin_again, forget, next_of_three
from nenuphar.games.china_moon.types import FROGS_EACH, SLOTS


@kernel
def apply(table: Row, row: Row, seat: int, action: int) -> None:
    """A legal action of a seat, or an answer of chance."""
    if action < bounces(table):
        move(table, row, frog_of(table, row, action), place_of(table, action))
    elif action < swaps(table):
        leap(table, row, row[FROG], place_of(table, action))
    elif action < drops(table):
        swap(table, row, row[FROG], action - swaps(table))
    elif action < take_back(table):
        drop(table, row, row[FROG], action - drops(table))
    elif action == take_back(table):
        begin_again(table, row)
    else:
        answer_for_chance(table, row, action - seat_actions(table))


@kernel
def play_out(table: Row, row: Row, luck: Row, match: int) -> int:
    """Random play to the end; returns how many choices it took."""
    choices = 0
    settle(table, row, luck, match)
    while row[PHASE] != OVER:
        apply(table, row, row[ASKED], pick(table, row, row[ASKED], luck, match))
        choices += 1
    return choices


@kernel
def observe(table: Row, row: Row, viewer: int, seen: Row) -> None:
    """Write the row as a viewer may know it. Nothing is secret, but a view does not show how the turn began."""
    for cell in range(cells(table)):
        seen[cell] = row[cell] if cell < half(table) else 0
    seen[MAY_TAKE_BACK] = 1 if may_take_back(row) else 0


@kernel
def move(table: Row, row: Row, frog: int, to: int) -> None:
    """One of the three moves of a turn."""
    row[FIRST_MOVED + row[MOVED]] = frog
    row[MOVED] += 1
    leap(table, row, frog, to)


@kernel
def leap(table: Row, row: Row, frog: int, to: int) -> None:
    """A frog leaps, takes the lily on the pad where it ends (CM-P1, CM-P5), and then the pad takes effect.

    From a spring it leaps again at once (CM-P3); nobody is asked if there is no fork (CM-D4).
    """
    while True:
        row[SITS + row[PLACE + frog]] = 0
        row[PLACE + frog] = to
        if to == table[ARRIVAL]:
            arrive(table, row, frog)
            return
        row[SITS + to] = frog + 1
        take_lily(row, frog, lilies(table) + to)
        if kind_of(table, to) != SPRING:
            break
        if count_landings(table, row, to) > 1:
            ask(row, row[TURN], BOUNCE, frog)
            return
        to = nth_landing(table, row, to, 0)
    if kind_of(table, to) == PRANKSTER:
        prank(table, row, frog)
    elif kind_of(table, to) == BUTTERFLY:
        flutter(table, row, frog)
    else:
        next_of_three(table, row)


@kernel
def take_lily(row: Row, frog: int, cell: int) -> None:
    """The frog's owner takes the lily in this cell, if there is one."""
    lily = row[cell]
    if lily:
        row[hand_of(frog) + lily - 1] += 1
        row[cell] = 0


@kernel
def prank(table: Row, row: Row, frog: int) -> None:
    """The frog's owner must swap, if any swap is possible (CM-P2); a single possible swap needs no choice (CM-D4)."""
    possible = count_swaps(table, row, frog)
    if not possible:
        next_of_three(table, row)
    elif possible == 1:
        swap(table, row, frog, nth_swap(table, row, frog, 0) - swaps(table))
    else:
        ask(row, frog // FROGS_EACH, SWAP, frog)


@kernel
def flutter(table: Row, row: Row, frog: int) -> None:
    """The frog's owner gives up a lily, if there is one and a pad for it (CM-P4); a single choice is made (CM-D4)."""
    possible = count_drops(table, row, frog)
    if not possible:
        next_of_three(table, row)
    elif possible == 1:
        drop(table, row, frog, nth_drop(table, row, frog, 0) - drops(table))
    else:
        ask(row, frog // FROGS_EACH, DROP, frog)


@kernel
def swap(table: Row, row: Row, frog: int, number: int) -> None:
    kinds = KINDS_OF_LILY
    mine, theirs = hand_of(frog), HAND + number // (kinds * kinds) * kinds
    give, take = number // kinds % kinds, number % kinds
    row[mine + give] -= 1
    row[theirs + give] += 1
    row[mine + take] += 1
    row[theirs + take] -= 1
    after_choice(table, row)


@kernel
def drop(table: Row, row: Row, frog: int, number: int) -> None:
    places = table[ARRIVAL] + 1
    lily = number // places
    row[hand_of(frog) + lily] -= 1
    row[lilies(table) + number % places] = lily + 1
    after_choice(table, row)


@kernel
def after_choice(table: Row, row: Row) -> None:
    """Once another player has made a choice, the turn can no longer be taken back (CM-U1)."""
    if row[ASKED] != row[TURN]:
        forget(table, row)
    next_of_three(table, row)


@kernel
def arrive(table: Row, row: Row, frog: int) -> None:
    """The owner takes the lily of the next slot (CM-A2); the fourth arrival ends the game at once (CM-A3)."""
    prize = next_prize(row)
    take_lily(row, frog, prize)
    if prize < PRIZE + SLOTS - 1:
        next_of_three(table, row)
    else:
        ask(row, NOBODY, OVER, NOBODY)
        forget(table, row)
