"""How the kraken estimates a race of Quibbit!: by weights that were fitted to matches against itself (tuning.py).

A frog has a weight, the sum of what is known of it: its hand, how long it would last alone, how many of its cards would
return, and its lead. Its chance to win is its share of the exponentials of all weights. There is a set of weights for
each number of seats and of players who are left.

On a given ring all of this depends on few numbers. `prepare` writes the exponentials for all of them to a row, the
`factors` of a match, and an estimate only has to look them up. Kernels on the rows of the twin.
"""

from math import exp

from nenuphar.core.kernels import Row, Rows, kernel
from nenuphar.games.quibbit.twin.course import is_home, lowest, step_of, tile_of
from nenuphar.games.quibbit.twin.layout import (
    ALL_CARDS,
    FROGS,
    MOST_CARD,
    MOST_FROGS,
    MOST_TILES,
    SEATS,
    SIZE,
)

HANDS = ALL_CARDS + 1

# The places of a set of weights: one for each hand, each lead of a player and each lead of a dummy, and some more
OF_HAND, OF_LEAD, OF_DUMMY_LEAD = 0, HANDS, HANDS + MOST_TILES
OF_LASTING = OF_DUMMY_LEAD + MOST_TILES
OF_LASTING_SQUARED, OF_RETURN, OF_SECOND_RETURN, OF_DUMMY_CARDS = range(OF_LASTING + 1, OF_LASTING + 5)
WEIGHTS = OF_DUMMY_CARDS + 1

# The places of factors: by players left, frog, tile and hand; by players left and lead; the dummy's also by its pile
OF_PLACE = 0
OF_LEADS = OF_PLACE + (MOST_FROGS + 1) * MOST_FROGS * MOST_TILES * HANDS
OF_DUMMY = OF_LEADS + (MOST_FROGS + 1) * MOST_TILES
FACTORS = OF_DUMMY + (MOST_FROGS + 1) * MOST_TILES * HANDS

# Others get in the way of a frog that tries to last alone: it lands up to two tiles farther, in this many of ten leaps
ON_TILE, ONE_FARTHER, TWO_FARTHER = 0.6, 0.3, 0.1
NEXT_ROUND = 0.9  # how much a round counts, compared with the one before
SWEEPS = 12


@kernel
def estimate(
    table: Row, course: int, hands: int, pile: int, left: int, factors: Rows, share: float, notes: Rows, place: int
) -> None:
    """Add every player's chance to win, times `share`, to the notes at a place. Steps and hands are in one number each.

    Everybody in the race has cards, and `left` is how many they are.
    """
    seats, size, last = table[SEATS], table[SIZE], lowest(course)
    total = 0.0
    for frog in range(table[FROGS]):
        total += factor(seats, size, last, frog, course, hands, pile, left, factors)
    for frog in range(seats):
        own = factor(seats, size, last, frog, course, hands, pile, left, factors)
        notes[place + frog] += share * own / total


@kernel
def factor(
    seats: int, size: int, last: int, frog: int, course: int, hands: int, pile: int, left: int, factors: Rows
) -> float:
    step = step_of(course, frog)
    if not step:
        return 0.0
    lead = left * MOST_TILES + step - last
    if frog >= seats:
        of_dummy: float = factors[OF_DUMMY + lead * HANDS + pile]
        return of_dummy
    hand = step_of(hands, frog)
    place = ((left * MOST_FROGS + frog) * MOST_TILES + tile_of(step, size)) * HANDS + hand
    product: float = factors[OF_PLACE + place] * factors[OF_LEADS + lead]
    return product


@kernel
def prepare(seats: int, size: int, homes: Row, weights: Rows, lasting: Rows, factors: Rows) -> None:
    """Write the factors of a match. `weights` has a row for each number of players left, `lasting` is for notes."""
    for frog in range(seats):
        last_alone(homes[frog], size, lasting)
        for tile in range(size):
            for hand in range(1, HANDS):
                returns = returning(homes[frog], tile, hand, size)
                rounds = lasting[tile * HANDS + hand]
                for left in range(1, seats + 1):
                    own = weights[left]
                    weight = own[OF_HAND + hand] + own[OF_LASTING] * rounds + own[OF_LASTING_SQUARED] * rounds * rounds
                    if returns > 0:
                        weight += own[OF_RETURN]
                    if returns > 1:
                        weight += own[OF_SECOND_RETURN]
                    place = ((left * MOST_FROGS + frog) * MOST_TILES + tile) * HANDS + hand
                    factors[OF_PLACE + place] = exp(weight)
    for left in range(1, seats + 1):
        for lead in range(MOST_TILES):
            place = left * MOST_TILES + lead
            factors[OF_LEADS + place] = exp(weights[left][OF_LEAD + lead])
            for pile in range(1, HANDS):
                weight = weights[left][OF_DUMMY_LEAD + lead] + weights[left][OF_DUMMY_CARDS] * mean_card(pile)
                factors[OF_DUMMY + place * HANDS + pile] = exp(weight)


@kernel
def last_alone(home: int, size: int, lasting: Rows) -> None:
    """Write for every tile and hand how long a frog lasts that plays well and meets nobody, as a share of forever."""
    for place in range(MOST_TILES * HANDS):
        lasting[place] = 0.0
    for hand in range(1, HANDS):  # a hand that is left has a smaller number
        for _ in range(SWEEPS):
            for tile in range(size):
                most = 0.0
                for card in range(MOST_CARD):
                    if hand >> card & 1:
                        lost = hand ^ 1 << card
                        there = tile + card + 1
                        rounds = (
                            ON_TILE * landed(home, there, hand, lost, size, lasting)
                            + ONE_FARTHER * landed(home, there + 1, hand, lost, size, lasting)
                            + TWO_FARTHER * landed(home, there + 2, hand, lost, size, lasting)
                        )
                        most = max(most, rounds)
                lasting[tile * HANDS + hand] = 1.0 - NEXT_ROUND + NEXT_ROUND * most


@kernel
def landed(home: int, step: int, hand: int, lost: int, size: int, lasting: Rows) -> float:
    tile = tile_of(step, size)
    rounds: float = lasting[tile * HANDS + (hand if is_home(home, tile, size) else lost)]
    return rounds


@kernel
def returning(home: int, tile: int, hand: int, size: int) -> int:
    """How many cards would return on a free course."""
    count = 0
    for card in range(MOST_CARD):
        if hand >> card & 1:
            count += is_home(home, tile + card + 1, size)
    return count


@kernel
def mean_card(pile: int) -> float:
    total, count = 0.0, 0
    for card in range(MOST_CARD):
        if pile >> card & 1:
            total += card + 1.0
            count += 1
    return total / count
