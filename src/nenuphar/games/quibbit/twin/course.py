"""Along the course of a twin's race: how frogs leap, where they are, and who leads."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.games.quibbit.twin.layout import BITS, LAP_BIT, MOST_FROGS, SIZE, STEP, STEP_BITS


@kernel
def step_of(course: int, frog: int) -> int:
    """A frog's step in the number of all; 0 if it is not on the ring. Cards are written in the same way."""
    return course >> BITS * frog & STEP_BITS


@kernel
def is_home(homes: int, step: int, size: int) -> int:
    """1 if a frog's card returns on this step's tile (QB-C1): one of its homes. Otherwise 0, and the card is lost."""
    return homes >> tile_of(step, size) & 1


@kernel
def leapt(course: int, cards: int, size: int) -> int:
    """The steps after a round: the lowest card leaps first (QB-V2); of equal cards, the frog farther behind (QB-V3)."""
    taken, lap = 0, lowest(course) + size
    for frog in range(MOST_FROGS):
        if step_of(course, frog):
            taken |= 1 << tile_of(step_of(course, frog), size)
    while cards:
        frog = first_to_leap(course, cards)
        begun, leaps = step_of(course, frog), step_of(cards, frog)
        cards -= leaps << BITS * frog
        step, tile = begun, tile_of(begun, size)
        left = tile
        while leaps:
            step += 1
            tile = tile + 1 if tile + 1 < size else 0
            # Occupied tiles are not counted (QB-V1). Past the last frog, it stops at once (QB-V5, QB-D1).
            is_free = ~taken >> tile & 1
            leaps = leaps - is_free if step <= lap else leaps * (1 - is_free)
        taken ^= 1 << left | 1 << tile
        course += step - begun << BITS * frog
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
        card = step_of(cards, frog)
        order = card << BITS | step_of(course, frog)  # the card (QB-V2), then the step (QB-V3)
        first, least = (frog, order) if card and order < least else (first, least)
    return first


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
            if step_of(course, frog):
                course += laps * (1 << BITS * frog)
    return course


@kernel
def forget_laps(table: Row, row: Row) -> None:
    """Count laps from the last frog's first, so that rows stay small and equal positions are equal."""
    course = together(row, STEP)
    after = on_first_laps(course, table[SIZE])
    if after != course:
        for frog in range(MOST_FROGS):
            row[STEP + frog] = step_of(after, frog)


@kernel
def tile_of(step: int, size: int) -> int:
    """The step modulo the ring. Few laps are counted, and a division would take longer."""
    while step >= size:
        step -= size
    return step


@kernel
def together(row: Row, cells: int) -> int:
    """The four frogs' cells in one number."""
    return row[cells] | row[cells + 1] << BITS | row[cells + 2] << 2 * BITS | row[cells + 3] << 3 * BITS


@kernel
def lowest(course: int) -> int:
    """The last frog's step."""
    last = STEP_BITS
    for frog in range(MOST_FROGS):
        step = step_of(course, frog)
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
