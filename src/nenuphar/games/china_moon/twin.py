"""China Moon on rows of integers: the rules of rules.py again, for simulations that play millions of turns.

A `table` holds the seats, the options and the board; a `row` holds the match. A row with `TAKE_BACK` has a second half:
the row at the beginning of the turn. Lilies are numbers from 1, and 0 is none. `nenuphar.testing.twins` holds this file
to the rules.
"""

from nenuphar.core.kernels import Row, kernel
from nenuphar.core.luck import drawn
from nenuphar.games.china_moon.score import BLACK, BLUE, WORTH
from nenuphar.games.china_moon.types import (
    EACH_ON_PADS,
    FROGS_EACH,
    LILIES,
    MOST_TAKEN_BACK,
    MOVES,
    PADS_A_MOVE,
    SLOTS,
    START,
    SUITS,
)

# The cells of a table: some numbers, the next place of each place if there is only one, seven cells for each place, and
# the ways back from butterflies (see `free_behind`)
SEATS, ARRIVAL, TAKE_BACK, OLDEST, PLACES, ONLY = range(6)
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
STEP_BITS, MOST_STEPS = 2, 3
PLACE_BITS, MOST_PLACE = 8, 255
COUNTED = len(SUITS)
BLACK_LILY, BLUE_LILY = COUNTED + 1, COUNTED + 2


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
    action = next_legal(table, row, NOBODY)
    while action != NOBODY:
        mask[action] = 1
        count += 1
        action = next_legal(table, row, action)
    return count


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
def apply(table: Row, row: Row, seat: int, action: int) -> None:
    """A legal action of a seat, or an answer of chance."""
    places = table[ARRIVAL] + 1
    if action < bounces(table):
        row[FIRST_MOVED + row[MOVED]] = action // places
        row[MOVED] += 1
        leap(table, row, action // places, action % places)
    elif action < swaps(table):
        leap(table, row, row[FROG], action - bounces(table))
    elif action < drops(table):
        swap(table, row, row[FROG], action - swaps(table))
    elif action < take_back(table):
        drop(table, row, row[FROG], action - drops(table))
    elif action == take_back(table):
        begin_again(table, row)
    else:
        answer_for_chance(table, row, action - seat_actions(table))


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
def play_out(table: Row, row: Row, luck: Row, match: int) -> int:
    """Random play to the end; returns how many choices it took."""
    choices = 0
    settle(table, row, luck, match)
    while row[PHASE] != OVER:
        apply(table, row, row[ASKED], random_action(table, row, luck, match))
        choices += 1
    return choices


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


@kernel
def observe(table: Row, row: Row, viewer: int, seen: Row) -> None:
    """Write the row as a viewer may know it. Nothing is secret, but a view does not show how the turn began."""
    for cell in range(cells(table)):
        seen[cell] = row[cell] if cell < half(table) else 0
    seen[MAY_TAKE_BACK] = 1 if may_take_back(row) else 0


# How long everything is


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
def bounces(table: Row) -> int:
    """Where the numbers of these actions begin: first come moves, by frog and place."""
    return table[SEATS] * FROGS_EACH * (table[ARRIVAL] + 1)


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


# Setup


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
        if table[about(table, place) + KIND] == LILY_PAD and not row[lilies(table) + place]:
            return place
    return START


@kernel
def black_pad(table: Row) -> int:
    """The black lily's pad has a kind of its own in the board, and its number in the start's cells here."""
    return table[about(table, START) + KIND]


@kernel
def about(table: Row, place: int) -> int:
    """Where the cells of a place begin in a table."""
    return table[PLACES] + place * PLACE_CELLS


# What is legal


@kernel
def next_legal(table: Row, row: Row, action: int) -> int:
    """The legal action with the next higher number; NOBODY after the last."""
    found = NOBODY
    if row[PHASE] == MOVE:
        found = next_move(table, row, action)
    elif row[PHASE] == BOUNCE:
        after = max(action - bounces(table), START)
        to = next_landing(table, row, row[PLACE + row[FROG]], PADS_A_MOVE, after)
        found = bounces(table) + to if to else NOBODY
    elif row[PHASE] == SWAP:
        found = next_swap(table, row, row[FROG], action)
    elif row[PHASE] == DROP:
        found = next_drop(table, row, row[FROG], action)
    if found == NOBODY and may_take_back(row) and action < take_back(table):
        return take_back(table)
    return found


@kernel
def next_move(table: Row, row: Row, action: int) -> int:
    places = table[ARRIVAL] + 1
    first, movable = max(action, 0) // places, movable_frogs(table, row)
    for frog in range(first, table[SEATS] * FROGS_EACH):
        if movable >> frog & 1:
            after = max(action, 0) % places if frog == first else START
            to = next_landing(table, row, row[PLACE + frog], PADS_A_MOVE, after)
            if to:
                return frog * places + to
    return NOBODY


@kernel
def movable_frogs(table: Row, row: Row) -> int:
    """The frogs that may make the next move of the turn, as bits.

    Each frog moves once (CM-T1), one of the three is somebody else's (CM-T2), arrived frogs are out (CM-A4).
    """
    barred, own = 0, 0
    for move in range(row[MOVED]):
        barred |= 1 << row[FIRST_MOVED + move]
        own += 1 if row[FIRST_MOVED + move] // FROGS_EACH == row[TURN] else 0
    if own == MOVES - 1:
        barred |= (1 << FROGS_EACH) - 1 << FROGS_EACH * row[TURN]
    frogs = 0
    for frog in range(table[SEATS] * FROGS_EACH):
        frogs |= (1 if row[PLACE + frog] != table[ARRIVAL] else 0) << frog
    return frogs & ~barred


@kernel
def next_landing(table: Row, row: Row, here: int, steps: int, after: int) -> int:
    """The place with the lowest number above `after` where a frog may end its move; 0 if there is none.

    Pads with frogs are leapt over and not counted (CM-T3); only pads of the chosen branch count (CM-T5). One step is
    enough to arrive (CM-A1). Two branches to the same pad are one move (CM-D2).
    """
    way = straight(table, row, here, steps)
    here, steps = way >> STEP_BITS, way & MOST_STEPS
    if not steps:
        return here if here > after else START
    found, choices = START, 0  # two bits for each fork: the way that is taken there
    while True:
        place, left, forks = here, steps, 0
        while left and place != table[ARRIVAL]:
            way = 0
            if table[about(table, place) + WAYS] > 1:
                way = choices >> 2 * forks & 3
                if way == table[about(table, place) + WAYS]:
                    break  # all ways from here are tried
                forks += 1
            place = table[about(table, place) + AHEAD + way]
            left -= 0 if row[SITS + place] else 1
        else:
            if place > after and (not found or place < found):
                found = place
        if not forks:
            return found
        choices = (choices & (1 << 2 * forks) - 1) + (1 << 2 * (forks - 1))


@kernel
def straight(table: Row, row: Row, place: int, steps: int) -> int:
    """How far a frog gets without a choice: the place, and in the low bits the steps that are left at a fork."""
    while steps and table[ONLY + place]:
        place = table[ONLY + place]
        steps -= 0 if row[SITS + place] else 1
    return place << STEP_BITS | (steps if place != table[ARRIVAL] else 0)


@kernel
def next_swap(table: Row, row: Row, frog: int, action: int) -> int:
    """Two players who have such lilies, and two colours (CM-P2, CM-P6)."""
    mine, kinds, first = frog // FROGS_EACH, KINDS_OF_LILY, swaps(table)
    for other in range(max(action - first, 0) // (kinds * kinds), table[SEATS]):
        for give in range(kinds):
            if other != mine and row[HAND + mine * kinds + give]:
                for take in range(kinds):
                    number = first + (other * kinds + give) * kinds + take
                    if number > action and take != give and row[HAND + other * kinds + take]:
                        return number
    return NOBODY


@kernel
def next_drop(table: Row, row: Row, frog: int, action: int) -> int:
    """A lily of the owner's, and the first free pad behind on every way back (CM-P4, CM-P6)."""
    places, hand = table[ARRIVAL] + 1, HAND + frog // FROGS_EACH * KINDS_OF_LILY
    number = max(action - drops(table), START)
    after = number % places
    for lily in range(number // places, KINDS_OF_LILY):
        if row[hand + lily]:
            pad = free_behind(table, row, row[PLACE + frog], after)
            if pad:
                return drops(table) + lily * places + pad
        after = START
    return NOBODY


@kernel
def free_behind(table: Row, row: Row, place: int, after: int) -> int:
    """The lowest pad above `after` of those that are free behind a butterfly; 0 if there is none.

    The way back is a list of pads in pairs with where to continue if the pad is free. Behind a junction come all ways,
    then a negative number: where the junction began in the list. If a pad was free since then, the rest is skipped;
    only if all ways are full, the search continues behind the fork where they parted (CM-D3).
    """
    found, found_at, at = START, 0, table[about(table, place) + BACK]
    while at < table[about(table, place) + BACK_END]:
        pad, skip = table[at], table[at + 1]
        is_free = pad > START and not row[SITS + pad] and not row[lilies(table) + pad]
        if is_free:
            found_at = at
            if pad > after and (not found or pad < found):
                found = pad
        at = skip if is_free or (pad < START and found_at >= -pad) else at + 2
    return found


@kernel
def may_take_back(row: Row) -> bool:
    """Whether the turn can be taken back (CM-U1, CM-U2)."""
    return row[MAY_TAKE_BACK] != 0 and row[MOVED] > 0 and row[ASKED] == row[TURN] and row[TAKEN_BACK] < MOST_TAKEN_BACK


@kernel
def random_action(table: Row, row: Row, luck: Row, match: int) -> int:
    """One of the legal actions."""
    if row[PHASE] == MOVE and not may_take_back(row):
        return random_move(table, row, luck, match)
    if row[PHASE] == SWAP and not may_take_back(row):
        count = -nth_swap(table, row, row[FROG], bounces(table))
        return nth_swap(table, row, row[FROG], drawn(luck, match, count))
    count = 0
    action = next_legal(table, row, NOBODY)
    while action != NOBODY:
        count += 1
        action = next_legal(table, row, action)
    action = next_legal(table, row, NOBODY)
    for _ in range(drawn(luck, match, count)):
        action = next_legal(table, row, action)
    return action


@kernel
def nth_swap(table: Row, row: Row, frog: int, number: int) -> int:
    """The possible swap with this number; if there are fewer, their count as a negative number."""
    mine, kinds, passed = frog // FROGS_EACH, KINDS_OF_LILY, 0
    for other in range(table[SEATS]):
        for give in range(kinds):
            if other != mine and row[HAND + mine * kinds + give]:
                for take in range(kinds):
                    if take != give and row[HAND + other * kinds + take]:
                        if passed == number:
                            return swaps(table) + (other * kinds + give) * kinds + take
                        passed += 1
    return -passed


@kernel
def random_move(table: Row, row: Row, luck: Row, match: int) -> int:
    """The same for moves, of which most frogs have only one."""
    count, forks, movable = 0, 0, movable_frogs(table, row)
    for frog in range(table[SEATS] * FROGS_EACH):
        if movable >> frog & 1:
            ends = count_landings(table, row, row[PLACE + frog])
            count += ends
            forks |= (1 if ends > 1 else 0) << frog
    number = drawn(luck, match, count)
    frog = NOBODY
    while number >= 0:
        frog += 1
        if movable >> frog & 1:
            count = count_landings(table, row, row[PLACE + frog]) if forks >> frog & 1 else 1
            number -= count
    to = nth_landing(table, row, row[PLACE + frog], number + count)
    return frog * (table[ARRIVAL] + 1) + to


@kernel
def count_landings(table: Row, row: Row, here: int) -> int:
    """In how many places a frog may end its move."""
    ends = near_landings(table, row, here)
    count = 0
    while ends:
        count += 1
        ends >>= PLACE_BITS
    if not count:
        to = next_landing(table, row, here, PADS_A_MOVE, START)
        while to:
            count += 1
            to = next_landing(table, row, here, PADS_A_MOVE, to)
    return count


@kernel
def nth_landing(table: Row, row: Row, here: int, number: int) -> int:
    ends = near_landings(table, row, here)
    if ends:
        return ends >> PLACE_BITS * number & MOST_PLACE
    to = next_landing(table, row, here, PADS_A_MOVE, START)
    for _ in range(number):
        to = next_landing(table, row, here, PADS_A_MOVE, to)
    return to


@kernel
def near_landings(table: Row, row: Row, here: int) -> int:
    """All landings in one number, the lowest first, if a frog meets one fork at most; 0 if it meets more."""
    way = straight(table, row, here, PADS_A_MOVE)
    fork, steps = way >> STEP_BITS, way & MOST_STEPS
    if not steps:
        return fork
    first = second = third = 0
    for branch in range(table[about(table, fork) + WAYS]):
        pad = table[about(table, fork) + AHEAD + branch]
        way = straight(table, row, pad, steps if row[SITS + pad] else steps - 1)
        if way & MOST_STEPS:
            return 0
        end = way >> STEP_BITS
        if end in (first, second):
            continue
        if not first or end < first:
            first, second, third = end, first, second
        elif not second or end < second:
            second, third = end, second
        else:
            third = end
    return first | second << PLACE_BITS | third << 2 * PLACE_BITS


# A turn


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
        if table[about(table, to) + KIND] != SPRING:
            break
        end = next_landing(table, row, to, PADS_A_MOVE, START)
        if next_landing(table, row, to, PADS_A_MOVE, end):
            ask(row, row[TURN], BOUNCE, frog)
            return
        to = end
    if table[about(table, to) + KIND] == PRANKSTER:
        prank(table, row, frog)
    elif table[about(table, to) + KIND] == BUTTERFLY:
        flutter(table, row, frog)
    else:
        next_of_three(table, row)


@kernel
def take_lily(row: Row, frog: int, cell: int) -> None:
    """The frog's owner takes the lily in this cell, if there is one."""
    lily = row[cell]
    if lily:
        row[HAND + frog // FROGS_EACH * KINDS_OF_LILY + lily - 1] += 1
        row[cell] = 0


@kernel
def prank(table: Row, row: Row, frog: int) -> None:
    """The frog's owner must swap, if any swap is possible (CM-P2); a single possible swap needs no choice (CM-D4)."""
    first = next_swap(table, row, frog, NOBODY)
    if first == NOBODY:
        next_of_three(table, row)
    elif next_swap(table, row, frog, first) == NOBODY:
        swap(table, row, frog, first - swaps(table))
    else:
        ask(row, frog // FROGS_EACH, SWAP, frog)


@kernel
def flutter(table: Row, row: Row, frog: int) -> None:
    """The frog's owner gives up a lily, if there is one and a pad for it (CM-P4); a single choice is made (CM-D4)."""
    first = next_drop(table, row, frog, NOBODY)
    if first == NOBODY:
        next_of_three(table, row)
    elif next_drop(table, row, frog, first) == NOBODY:
        drop(table, row, frog, first - drops(table))
    else:
        ask(row, frog // FROGS_EACH, DROP, frog)


@kernel
def swap(table: Row, row: Row, frog: int, number: int) -> None:
    kinds = KINDS_OF_LILY
    mine, theirs = HAND + frog // FROGS_EACH * kinds, HAND + number // (kinds * kinds) * kinds
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
    row[HAND + frog // FROGS_EACH * KINDS_OF_LILY + lily] -= 1
    row[lilies(table) + number % places] = lily + 1
    after_choice(table, row)


@kernel
def after_choice(table: Row, row: Row) -> None:
    """Once another player has made a choice, the turn can no longer be taken back (CM-U1)."""
    if row[ASKED] != row[TURN]:
        forget(table, row)
    next_of_three(table, row)


@kernel
def next_of_three(table: Row, row: Row) -> None:
    """The next of the three moves, or the turn of the player to the left (CM-T1, CM-S4)."""
    if row[MOVED] < MOVES:
        ask(row, row[TURN], MOVE, NOBODY)
    else:
        begin_turn(table, row, row[TURN] + 1 if row[TURN] + 1 < table[SEATS] else 0)


@kernel
def arrive(table: Row, row: Row, frog: int) -> None:
    """The owner takes the lily of the next slot (CM-A2); the fourth arrival ends the game at once (CM-A3)."""
    slot = 0
    while not row[PRIZE + slot]:
        slot += 1
    take_lily(row, frog, PRIZE + slot)
    if slot < SLOTS - 1:
        next_of_three(table, row)
    else:
        ask(row, NOBODY, OVER, NOBODY)
        forget(table, row)


# Taking back


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
