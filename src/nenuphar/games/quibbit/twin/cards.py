"""The cards of a twin's race: hands are sets of bits."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.core.luck import drawn
from nenuphar.games.quibbit.twin.course import is_home
from nenuphar.games.quibbit.twin.layout import CHOSEN, HAND, HOME, MOST_CARD, SEATS, SIZE, STEP

# For every set of at most five bits how many there are, and their places in one number: the lowest bit's first
COUNTS = tuple(bits.bit_count() for bits in range(1 << MOST_CARD))
PLACE_BITS, MOST_PLACE = 3, 7
PLACES = tuple(
    sum(
        place << PLACE_BITS * number
        for number, place in enumerate(place for place in range(MOST_CARD) if bits >> place & 1)
    )
    for bits in range(1 << MOST_CARD)
)


@kernel
def return_or_lose_cards(table: Row, row: Row) -> int:
    """Cards return or are lost (QB-C1, QB-C2); a player without cards is out (QB-E1). Returns how many are left."""
    left = 0
    for seat in range(table[SEATS]):
        if row[STEP + seat]:
            is_lost = 1 - is_home(row[HOME + seat], row[STEP + seat], table[SIZE])
            row[HAND + seat] ^= is_lost << row[CHOSEN + seat] - 1
            if row[HAND + seat]:
                left += 1
            else:
                row[STEP + seat] = 0
    return left


@kernel
def picked(cards: int, luck: Row, match: int) -> int:
    """A random one of these cards."""
    return nth(cards, drawn(luck, match, COUNTS[cards])) + 1


@kernel
def nth(bits: int, number: int) -> int:
    """The place of a bit of at most five; the lowest has number 0."""
    return PLACES[bits] >> PLACE_BITS * number & MOST_PLACE
