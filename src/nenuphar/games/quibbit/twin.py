"""Quibbit! on rows of integers: the rules of rules.py again, for simulations that play millions of rounds.

A `table` holds what is agreed before the match, a `row` the match itself; TABLE and ROW below name their cells. Frogs,
cards and phases are numbers; a hand is a set of bits. `nenuphar.testing.twins` holds this file to the rules.
"""

from nenuphar.core.kernels import Row, kernel
from nenuphar.core.luck import drawn
from nenuphar.games.quibbit.types import CARDS, DUMMY, SEGMENTS

# The cells of a table
SEATS, FROGS, SIZE, LAST_HUMAN_WINS, ROUND_LIMIT, YOUNGEST, IS_LAID, LAID = range(8)
MOST_TILES = 15
TABLE_CELLS = LAID + MOST_TILES

# The cells of a row; those that a frog or a tile has of its own come last
PHASE, TURN, ROUND, CROWN, PILE, WINNER, RULE, STEP = range(8)
MOST_FROGS = 4
HAND, CHOSEN, HOME, RING = (STEP + MOST_FROGS * part for part in range(1, 5))
ROW_CELLS = RING + MOST_TILES

LAYING, STARTING, PLACING, PLANNING, MOVING, OVER = range(6)
RULES = ("", "QB-V5", "QB-E3", "QB-E4", "QB-E6", "QB-E7", "QB-D5")  # that end a match
LAPPED, ALONE, ALL_OUT, LAST_HUMAN, LIMIT, ENDLESS = range(1, 7)

NOBODY = -1
FLOWER, WATER, NO_TILE = MOST_FROGS, MOST_FROGS + 1, MOST_FROGS + 2  # a leaf has the number of its frog
MOST_CARD = len(CARDS)
ALL_CARDS = (1 << MOST_CARD) - 1
HIDDEN = MOST_CARD + 1  # a card that its player has chosen, and that the viewer does not know

# Actions of seats, then those of chance
CHOOSE, PLACE = 0, MOST_CARD
SEAT_ACTIONS = PLACE + MOST_TILES
LAY = SEAT_ACTIONS
MOST_LAYS = 24
PICK_FIRST, TURN_DUMMY_CARD = LAY + MOST_LAYS, LAY + MOST_LAYS + MOST_FROGS
ACTIONS = TURN_DUMMY_CARD + MOST_CARD

# All frogs' steps in one number, as long as they leap: 8 bits each, 0 for a frog that is not on the ring
BITS, STEP_BITS = 8, 255
LAP_BIT = 1 << BITS * MOST_FROGS  # whether the last frog was lapped


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


# Setup


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


# A round


@kernel
def reveal(table: Row, row: Row) -> None:
    """All have chosen (QB-P2). With a dummy, chance turns its card before the frogs move (QB-P3)."""
    if row[PILE]:
        row[PHASE] = MOVING
    else:
        move(table, row)


@kernel
def turn_dummy_card(table: Row, row: Row, card: int) -> None:
    row[PILE] ^= 1 << card - 1
    row[CHOSEN + DUMMY] = card
    move(table, row)
    row[CHOSEN + DUMMY] = 0


@kernel
def move(table: Row, row: Row) -> None:
    """All frogs leap, the crown passes (QB-V4), cards return or are lost; a lap ends it at once (QB-V5, QB-D1)."""
    crown_before = row[CROWN]
    if leap_all(table, row):
        end(row, front(row), LAPPED)
        forget_laps(table, row)
        return
    row[CROWN] = front(row)
    left = return_or_lose_cards(table, row)
    if not row[STEP + row[CROWN]] and rear(row):
        row[CROWN] = front(row)  # QB-E2
    if table[SEATS] == DUMMY and not row[PILE]:
        row[PILE] = ALL_CARDS  # QB-C3, QB-D3
    forget_laps(table, row)
    end_or_next_round(table, row, left, crown_before)


@kernel
def leap_all(table: Row, row: Row) -> bool:
    """All frogs leap. Returns whether the last frog was lapped."""
    after = leapt(together(row, STEP), together(row, CHOSEN), table[SIZE])
    for frog in range(MOST_FROGS):
        row[STEP + frog] = after >> BITS * frog & STEP_BITS
    return after & LAP_BIT != 0


@kernel
def leapt(course: int, cards: int, size: int) -> int:
    """The steps after a round. The lowest card leaps first (QB-V2); with equal cards, the frog farther behind (QB-V3).

    Occupied tiles are leapt over and not counted (QB-V1). A frog that laps the last one stops at once (QB-V5, QB-D1).
    """
    taken, lap = 0, lowest(course) + size
    for frog in range(MOST_FROGS):
        step = course >> BITS * frog & STEP_BITS
        if step:
            taken |= 1 << tile_of(step, size)
    while cards:
        place = BITS * first_to_leap(course, cards)
        begun = course >> place & STEP_BITS
        leaps = cards >> place & STEP_BITS
        cards -= leaps << place
        step, tile = begun, tile_of(begun, size)
        left = tile
        while leaps:
            step += 1
            tile = tile + 1 if tile + 1 < size else 0
            is_free = ~taken >> tile & 1
            leaps = leaps - is_free if step <= lap else leaps * (1 - is_free)
        taken ^= 1 << left | 1 << tile
        course += step - begun << place
        if step > lap:
            return course | LAP_BIT
        if begun + size == lap:  # the last frog has leapt: another one may be last now
            lap = lowest(course) + size
    return course


@kernel
def first_to_leap(course: int, cards: int) -> int:
    """The frog with the lowest card; of equal cards, the one farthest behind."""
    first, least = 0, 1 << 2 * BITS
    for frog in range(MOST_FROGS):
        card = cards >> BITS * frog & STEP_BITS
        order = card << BITS | course >> BITS * frog & STEP_BITS
        first, least = (frog, order) if card and order < least else (first, least)
    return first


@kernel
def return_or_lose_cards(table: Row, row: Row) -> int:
    """Cards return or are lost (QB-C1, QB-C2); a player without cards is out (QB-E1). Returns how many are left."""
    left = 0
    for seat in range(table[SEATS]):
        if row[STEP + seat]:
            is_lost = ~row[HOME + seat] >> tile_of(row[STEP + seat], table[SIZE]) & 1
            row[HAND + seat] ^= is_lost << row[CHOSEN + seat] - 1
            if row[HAND + seat]:
                left += 1
            else:
                row[STEP + seat] = 0
    return left


@kernel
def end_or_next_round(table: Row, row: Row, left: int, crown_before: int) -> None:
    has_dummy = table[SEATS] == DUMMY
    if not left:  # the dummy is never out (QB-D2); without it the crown of this round's beginning decides (QB-E4)
        end(row, DUMMY if has_dummy else crown_before, ALONE if has_dummy else ALL_OUT)
    elif left == 1 and (not has_dummy or table[LAST_HUMAN_WINS]):
        end(row, first_of(row, table[SEATS]), LAST_HUMAN if has_dummy else ALONE)  # QB-E3, QB-E6
    elif row[ROUND] == table[ROUND_LIMIT]:
        end(row, NOBODY, LIMIT)  # QB-E7
    elif not has_dummy and is_endless(table, row):
        end(row, NOBODY, ENDLESS)  # QB-D5
    else:
        row[ROUND] += 1
        row[PHASE] = PLANNING
        for seat in range(table[SEATS]):
            row[CHOSEN + seat] = 0


@kernel
def is_endless(table: Row, row: Row) -> bool:
    """Whether all players have one card left and play it round after round without any change.

    One race is played a round at a time and another two: if nothing ends them, they meet.
    """
    cards = 0
    for seat in range(table[SEATS]):
        hand = row[HAND + seat]
        if hand & hand - 1:
            return False
        if hand:
            cards |= nth(hand, 0) + 1 << BITS * seat
    slow = fast = together(row, STEP)
    while True:
        for _ in range(2):
            fast = on_first_laps(leapt(fast, cards, table[SIZE]), table[SIZE])
            if fast & LAP_BIT or not are_home(row, fast, table[SIZE]):
                return False
        slow = on_first_laps(leapt(slow, cards, table[SIZE]), table[SIZE])
        if slow == fast:
            return True


@kernel
def are_home(row: Row, course: int, size: int) -> bool:
    for frog in range(MOST_FROGS):
        step = course >> BITS * frog & STEP_BITS
        if step and not row[HOME + frog] >> tile_of(step, size) & 1:
            return False
    return True


@kernel
def end(row: Row, winner: int, rule: int) -> None:
    row[WINNER] = winner
    row[RULE] = rule
    row[PHASE] = OVER


# Along the course


@kernel
def tile_of(step: int, size: int) -> int:
    """The step modulo the ring. Few laps are counted, and a division would take longer."""
    while step >= size:
        step -= size
    return step


@kernel
def forget_laps(table: Row, row: Row) -> None:
    """Count laps from the last frog's first, so that rows stay small and equal positions are equal."""
    course = together(row, STEP)
    after = on_first_laps(course, table[SIZE])
    if after != course:
        for frog in range(MOST_FROGS):
            row[STEP + frog] = after >> BITS * frog & STEP_BITS


@kernel
def on_first_laps(course: int, size: int) -> int:
    """The same places, with the last frog's step from `size` to twice `size`."""
    last = lowest(course)
    laps = 0
    while last + laps >= 2 * size:
        laps -= size
    if last < size:
        laps = size
    if laps:
        for frog in range(MOST_FROGS):
            if course >> BITS * frog & STEP_BITS:
                course += laps * (1 << BITS * frog)
    return course


@kernel
def together(row: Row, cells: int) -> int:
    """The four frogs' cells in one number."""
    return row[cells] | row[cells + 1] << BITS | row[cells + 2] << 2 * BITS | row[cells + 3] << 3 * BITS


@kernel
def lowest(course: int) -> int:
    """The last frog's step."""
    last = STEP_BITS
    for frog in range(MOST_FROGS):
        step = course >> BITS * frog & STEP_BITS
        last = step if 0 < step < last else last
    return last


@kernel
def rear(row: Row) -> int:
    """The last frog's step; 0 without frogs."""
    last = lowest(together(row, STEP))
    return last if last < STEP_BITS else 0


@kernel
def front(row: Row) -> int:
    """The frog in the lead."""
    return first_of(row, MOST_FROGS)


@kernel
def first_of(row: Row, frogs: int) -> int:
    """The frog in the lead of the first `frogs`."""
    first, most = 0, 0
    for frog in range(frogs):
        step = row[STEP + frog]
        first, most = (frog, step) if step > most else (first, most)
    return first


# Sets of bits


@kernel
def picked(cards: int, luck: Row, match: int) -> int:
    """A random one of these cards."""
    count = 0
    for card in range(MOST_CARD):
        count += cards >> card & 1
    return nth(cards, drawn(luck, match, count)) + 1


@kernel
def nth(bits: int, number: int) -> int:
    """The place of a bit of at most five; the lowest has number 0."""
    place, passed = 0, 0
    for bit in range(MOST_CARD):
        passed += bits >> bit & 1
        place += 1 if passed <= number else 0
    return place


assert TABLE_CELLS == LAID + SEGMENTS * (MOST_FROGS + 1)
