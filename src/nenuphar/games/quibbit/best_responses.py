"""How good solved endgames of Quibbit! are: the most that a player gains by the best response to the other's strategy.

For every position two bounds are computed: what the best response wins at most, and what the player's own strategy wins
at least. The second is an iteration from below, sound whenever it stops. The first is one from below as well, but then
it continues until it has numbers that no round can improve: no response wins more than such numbers, however long the
race. Every number is rounded to the safe side. Kernels on rows of numbers.
"""

from collections.abc import Callable
from typing import NamedTuple

from nenuphar.core.endgames import NotSolved
from nenuphar.core.kernels import Rows, compiled, kernel
from nenuphar.games.quibbit.endgame_places import (
    CARDS,
    HANDS,
    PILES,
    PLAYERS,
    WON,
    left_after,
    pairs,
    pile_after,
    place_after,
    places,
)
from nenuphar.games.quibbit.endgames import (
    MOST_SWEEPS,
    STILL,
    Course,
    Endgames,
    equilibrium,
    half_floats,
    little_game,
    own_cards,
)
from nenuphar.games.quibbit.twin.cards import COUNTS
from nenuphar.games.quibbit.twin.layout import MOST_CARD

MARGIN = 2e-6  # that the numbers of a best response get before it is tried whether a round improves them
LAST_DIGIT = 6e-8  # of a number below 1 in half the usual precision
ROUNDING = 1e-12  # errors of sums in the usual precision


class Bounds(NamedTuple):
    """For one player and every position; half as many numbers as there are values."""

    who: int
    best: Rows  # what the best response wins at most
    kept: Rows  # what the player's own strategy wins at least


def exploited(found: Endgames, report: Callable[[float], None]) -> float:
    """The most that a player gains in any position by the best response to the strategy of the other.

    Raises NotSolved if that cannot be proven.
    """
    most, everything = 0.0, pairs(found.most_cards)
    half = len(found.course.values) // PLAYERS
    for who in range(PLAYERS):
        bounds = Bounds(who, half_floats(half), half_floats(half))
        for number, hands in enumerate(everything):
            gained = compiled(gain)(found.course, bounds, *hands)
            if gained < 0.0:
                raise NotSolved(hands)
            most = max(most, gained)
            report((who + (number + 1) / len(everything)) / PLAYERS)
    return most


@kernel
def gain(course: Course, bounds: Bounds, one: int, two: int) -> float:
    """Write both bounds for these hands, and return the greatest difference; -1 if no bound was found."""
    base, count = places(course.size, one, two)
    for _ in range(MOST_SWEEPS):
        change = sweep(course, bounds, one, two, True)
        if change < STILL:
            break
    if change >= STILL:
        return -1.0
    first = course.firsts[one * HANDS + two] // PLAYERS + base * PILES
    for place in range(first, first + count * PILES):
        bounds.best[place] = min(bounds.best[place] + MARGIN, 1.0)
    for _ in range(MOST_SWEEPS):
        change = sweep(course, bounds, one, two, False)
        if change == 0.0:
            break
    if change > 0.0:
        return -1.0
    gained = 0.0
    for place in range(first, first + count * PILES):
        gained = max(gained, bounds.best[place] - bounds.kept[place])
    return gained


@kernel
def sweep(course: Course, bounds: Bounds, one: int, two: int, has_own: bool) -> float:
    """Raise the numbers of these hands to what a round is worth, and return the largest change."""
    base, count = places(course.size, one, two)
    who, change = bounds.who, 0.0
    hands = one, two
    for number in range(base, base + count):
        for pile in range(1, PILES + 1):
            shares = equilibrium(little_game(course, number, pile, one, two), COUNTS[one], COUNTS[two])
            most, own = 0.0, 0.0
            for mine in range(max(COUNTS[hands[who]], 1)):
                won, kept = 0.0, 0.0
                for other in range(max(COUNTS[hands[1 - who]], 1)):
                    share = shares[1 - who] if other == 0 else 1.0 - shares[1 - who]
                    if share > 0.0:
                        a, b = (mine, other) if who == 0 else (other, mine)
                        cards = own_cards(one)[a], own_cards(two)[b]
                        won += share * after(course, bounds.best, number, pile, hands, cards, who)
                        if has_own:
                            kept += share * after(course, bounds.kept, number, pile, hands, cards, who)
                most = max(most, won)
                own += kept * (shares[who] if mine == 0 else 1.0 - shares[who])
            if not hands[who]:
                most, own = 0.0, 0.0
            place = course.firsts[one * HANDS + two] // PLAYERS + number * PILES + pile - 1
            if most > bounds.best[place] + ROUNDING:
                change = max(change, most - bounds.best[place])
                bounds.best[place] = min(most + LAST_DIGIT, 1.0)
            if has_own and own > bounds.kept[place] + LAST_DIGIT:
                change = max(change, own - bounds.kept[place] - LAST_DIGIT)
                bounds.kept[place] = own - LAST_DIGIT
    return change


@kernel
def after(
    course: Course, known: Rows, number: int, pile: int, hands: tuple[int, int], cards: tuple[int, int], who: int
) -> float:
    """What one player wins after these cards, by what is known of the positions after them."""
    total = 0.0
    for card in range(MOST_CARD):
        if pile >> card & 1:
            led = course.rounds[((number * CARDS + cards[0]) * CARDS + cards[1]) * CARDS + card + 1]
            if led < 0:
                total += 1.0 if led == WON + who else 0.0
            else:
                left = left_after(hands, cards, led)
                if left[who]:
                    if course.last_human_wins and not left[1 - who]:
                        total += 1.0
                    else:
                        there = place_after(course.without, hands, left, led)
                        place = course.firsts[left[0] * HANDS + left[1]] // PLAYERS
                        total += known[place + there * PILES + pile_after(pile, card) - 1]
    return total / COUNTS[pile]
