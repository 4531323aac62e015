"""Where frogs can be in the last rounds of Quibbit! with two players and a dummy, and what every round leads to.

A place is where the frogs are, as a number; a ring of 12 tiles has 4,488 of them. First come the places of three frogs,
then those without the second player's, then those without the first player's. Kernels on rows of numbers.
"""

from itertools import product

from nenuphar.core.kernels import Row, kernel
from nenuphar.games.quibbit.twin.cards import COUNTS
from nenuphar.games.quibbit.twin.course import leapt, lowest, tile_of
from nenuphar.games.quibbit.twin.layout import ALL_CARDS, BITS, LAP_BIT, MOST_CARD, STEP_BITS

PLAYERS, FROGS = 2, 3
PILES = ALL_CARDS  # the dummy has at least one card left
HANDS = ALL_CARDS + 1

# What a round leads to, by place and cards: a winner, or a place and who loses their card
CARDS = MOST_CARD + 1
WON = -FROGS


@kernel
def places(size: int, one: int, two: int) -> tuple[int, int]:
    """The first place of these frogs and of the dummy's, and how many they are. A player without cards is out."""
    of_three, of_two = FROGS * size * (size - 1) * (size - 2), 2 * size * (size - 1)
    if one and two:
        return 0, of_three
    return (of_three if one else of_three + of_two), of_two


def pairs(most_cards: int) -> list[tuple[int, int]]:
    """All pairs of hands, those that others can become first. A player may be out, but not both."""
    small = [hand for hand in range(HANDS) if COUNTS[hand] <= most_cards]
    return sorted(
        (hands for hands in product(small, small) if any(hands)),
        key=lambda hands: COUNTS[hands[0]] + COUNTS[hands[1]],
    )


def leads_of(size: int) -> list[tuple[int, int, int]]:
    """How far each frog is ahead of the last; `size` for a frog that is out. The dummy is always in the race."""
    found = [
        leads
        for leads in product(range(size + 1), range(size + 1), range(size))
        if 0 in leads and len({lead for lead in leads if lead < size}) == sum(lead < size for lead in leads) > 1
    ]
    return sorted(found, key=lambda leads: (leads[0] == size, leads[1] == size))


def code_of(size: int, tile: int, leads: tuple[int, int, int]) -> int:
    return ((leads[0] * (size + 1) + leads[1]) * (size + 1) + leads[2]) * size + tile


# How frogs move


@kernel
def move_all(size: int, homes: Row, codes: Row, numbers: Row, rounds: Row, without: Row) -> None:
    """Write what every round leads to at every place, and the place that is left when a player's frog goes."""
    for number in range(len(codes)):
        course = course_of(size, codes[number])
        in_race = (course & STEP_BITS != 0) + 2 * (course >> BITS & STEP_BITS != 0)
        for player in range(PLAYERS):
            if in_race == 3:
                left = course & ~(STEP_BITS << BITS * player)
                without[number * PLAYERS + player] = numbers[code_of_course(size, left)]
        for a in range(CARDS):
            for b in range(CARDS):
                for d in range(1, CARDS):
                    if (a > 0) + 2 * (b > 0) == in_race:
                        after = leapt(course, a | b << BITS | d << 2 * BITS, size)
                        place = ((number * CARDS + a) * CARDS + b) * CARDS + d
                        rounds[place] = led_to(size, homes, course, after, numbers)


@kernel
def led_to(size: int, homes: Row, course: int, after: int, numbers: Row) -> int:
    """A winner as a negative number, or a place and who loses a card (QB-V5, QB-C1, QB-C2)."""
    if after & LAP_BIT:
        winner, most = 0, 0
        for frog in range(FROGS):
            step = after >> BITS * frog & STEP_BITS
            winner, most = (frog, step) if step > most else (winner, most)
        return WON + winner
    lost = 0
    for player in range(PLAYERS):
        step = after >> BITS * player & STEP_BITS
        if step:
            lost |= (~homes[player] >> tile_of(step, size) & 1) << player
    return numbers[code_of_course(size, after)] << PLAYERS | lost


@kernel
def course_of(size: int, code: int) -> int:
    """All frogs' steps in one number, 0 for a frog that is out."""
    tile, leads = code % size, code // size
    course = 0
    for frog in range(FROGS - 1, -1, -1):
        lead = leads % (size + 1)
        leads //= size + 1
        if lead < size:
            course |= size + tile + lead << BITS * frog
    return course


@kernel
def code_of_course(size: int, course: int) -> int:
    last = lowest(course & (1 << BITS * FROGS) - 1)
    code = 0
    for frog in range(FROGS):
        step = course >> BITS * frog & STEP_BITS
        code = code * (size + 1) + (step - last if step else size)
    return code * size + tile_of(last, size)


# After a round


@kernel
def left_after(hands: tuple[int, int], cards: tuple[int, int], led: int) -> tuple[int, int]:
    """The hands after a round (QB-C1, QB-C2)."""
    one = hands[0] ^ (1 << cards[0] - 1) if hands[0] and led & 1 else hands[0]
    two = hands[1] ^ (1 << cards[1] - 1) if hands[1] and led & 2 else hands[1]
    return one, two


@kernel
def place_after(without: Row, hands: tuple[int, int], left: tuple[int, int], led: int) -> int:
    """The place after a round: a player without cards is out (QB-E1)."""
    place = led >> PLAYERS
    if hands[0] and hands[1]:
        if not left[0]:
            return without[place * PLAYERS]
        if not left[1]:
            return without[place * PLAYERS + 1]
    return place


@kernel
def pile_after(pile: int, card: int) -> int:
    """The dummy's pile without a card, or a new one (QB-D3)."""
    return pile ^ 1 << card or ALL_CARDS
