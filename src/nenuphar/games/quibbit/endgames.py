"""Solves the last rounds of Quibbit! with two players and a dummy: all positions with at most two cards in each hand.

Hands only shrink, so positions are solved by hands, the smallest first. Among positions with the same hands the frogs
can go round and round, so these are solved together, by value iteration: until nothing changes, every position gets the
value of the little game in which both players choose a card and chance turns one of the dummy. A race that never ends
is worth nothing.

The dummy can win too, so what one player gains the other need not lose: a solution is an equilibrium, in which nobody
gains by playing otherwise. How much somebody gains in fact is computed afterwards (`best_responses.py`).

The values of all positions are in one row: by hands, then by place and pile, with a number for each player. Kernels on
rows of numbers.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from nenuphar.core.endgames import NotSolved
from nenuphar.core.kernels import Row, Rows, can_compile, compiled, ints, kernel
from nenuphar.games.quibbit.endgame_places import (
    CARDS,
    FROGS,
    HANDS,
    PILES,
    PLAYERS,
    WON,
    code_of,
    leads_of,
    left_after,
    move_all,
    pairs,
    pile_after,
    place_after,
    places,
)
from nenuphar.games.quibbit.twin.cards import COUNTS, nth
from nenuphar.games.quibbit.twin.layout import MOST_CARD

MOST_SWEEPS = 400
STILL = 1e-6  # a change that small ends the iteration
TIE = 1e-9

LittleGame: TypeAlias = tuple[float, float, float, float, float, float, float, float]


class Ring(NamedTuple):
    """A ring: its size, and the tiles where each player's cards return, as bits."""

    size: int
    homes: tuple[int, int]
    last_human_wins: bool = False


class Course(NamedTuple):
    """What kernels know of a ring, and the values of its positions."""

    size: int
    last_human_wins: bool
    rounds: Row
    without: Row  # the place without a player's frog
    firsts: Row  # where the values of a pair of hands begin
    values: Rows
    whole: float  # the value of a certain win: values can be whole numbers


class Endgames(NamedTuple):
    """The solved positions of a ring."""

    ring: Ring
    most_cards: int
    numbers: Row  # of places, by code
    course: Course


def empty(ring: Ring, most_cards: int) -> Endgames:
    """What is known before anything is solved: how frogs move on this ring."""
    size = ring.size
    codes = [code_of(size, tile, leads) for leads in leads_of(size) for tile in range(size)]
    numbers = [-1] * (size * (size + 1) ** FROGS)
    for number, code in enumerate(codes):
        numbers[code] = number
    placed, table = ints(codes, 64), ints(numbers, 64)
    rounds, without = ints([0] * (len(codes) * CARDS**FROGS), 64), ints([-1] * (len(codes) * PLAYERS), 64)
    compiled(move_all)(size, ints(ring.homes, 64), placed, table, rounds, without)
    firsts, end = [0] * HANDS**PLAYERS, 0
    for one, two in pairs(most_cards):
        base, count = places(size, one, two)
        firsts[one * HANDS + two] = end - base * PILES * PLAYERS
        end += count * PILES * PLAYERS
    course = Course(size, ring.last_human_wins, rounds, without, ints(firsts, 64), half_floats(end), 1.0)
    return Endgames(ring, most_cards, table, course)


def solved(ring: Ring, most_cards: int, report: Callable[[float], None]) -> Endgames:
    """All positions of a ring; raises NotSolved if there are values that do not come to rest."""
    found = empty(ring, most_cards)
    everything = pairs(most_cards)
    for number, hands in enumerate(everything):
        if not compiled(solve)(found.course, *hands):
            raise NotSolved(hands)
        report((number + 1) / len(everything))
    return found


def half_floats(count: int) -> Rows:
    """Zeros of half the usual precision: there are many of them."""
    if not can_compile():
        return [0.0] * count
    import numpy as np

    return np.zeros(count, np.float32)


@kernel
def solve(course: Course, one: int, two: int) -> bool:
    """Solve all positions with these hands, when all with smaller hands are solved. Returns whether they are."""
    base, count = places(course.size, one, two)
    for _ in range(MOST_SWEEPS):
        change = 0.0
        for number in range(base, base + count):
            for pile in range(1, PILES + 1):
                game = little_game(course, number, pile, one, two)
                shares = equilibrium(game, COUNTS[one], COUNTS[two])
                place = course.firsts[one * HANDS + two] + (number * PILES + pile - 1) * PLAYERS
                for player in range(PLAYERS):
                    value = worth(game, shares[0], shares[1], player)
                    change = max(change, abs(value - course.values[place + player]))
                    course.values[place + player] = value
        if change < STILL:
            return True
    return False


@kernel
def little_game(course: Course, number: int, pile: int, one: int, two: int) -> LittleGame:
    """The chances of both players for the four pairs of cards; a player with one card has the same twice."""
    hands, a, b = (one, two), own_cards(one), own_cards(two)
    w, x = after_cards(course, number, pile, hands, (a[0], b[0]))
    y, z = after_cards(course, number, pile, hands, (a[0], b[1])) if COUNTS[two] > 1 else (w, x)
    if COUNTS[one] < 2:
        return w, x, y, z, w, x, y, z
    p, q = after_cards(course, number, pile, hands, (a[1], b[0]))
    r, s = after_cards(course, number, pile, hands, (a[1], b[1])) if COUNTS[two] > 1 else (p, q)
    return w, x, y, z, p, q, r, s


@kernel
def own_cards(hand: int) -> tuple[int, int]:
    if not hand:
        return 0, 0
    return nth(hand, 0) + 1, nth(hand, COUNTS[hand] - 1) + 1


@kernel
def after_cards(
    course: Course, number: int, pile: int, hands: tuple[int, int], cards: tuple[int, int]
) -> tuple[float, float]:
    """Both players' chances after these cards, averaged over the cards of the dummy (QB-P3, QB-D3)."""
    first_wins, second_wins = 0.0, 0.0
    for card in range(MOST_CARD):
        if not pile >> card & 1:
            continue
        led = course.rounds[((number * CARDS + cards[0]) * CARDS + cards[1]) * CARDS + card + 1]
        if led < 0:  # QB-V5
            first_wins += led == WON
            second_wins += led == WON + 1
            continue
        left = left_after(hands, cards, led)
        if not left[0] and not left[1]:  # QB-D2
            continue
        if course.last_human_wins and (not left[0] or not left[1]):  # QB-E6
            first_wins += left[0] != 0
            second_wins += left[1] != 0
            continue
        there = place_after(course.without, hands, left, led)
        place = course.firsts[left[0] * HANDS + left[1]] + (there * PILES + pile_after(pile, card) - 1) * PLAYERS
        first_wins += course.values[place] / course.whole
        second_wins += course.values[place + 1] / course.whole
    return first_wins / COUNTS[pile], second_wins / COUNTS[pile]


@kernel
def equilibrium(game: LittleGame, count_one: int, count_two: int) -> tuple[float, float]:
    """How often each player plays the first card, so that nobody gains by playing otherwise.

    Of several equilibria without mixing it is the one in which both together win most often; there is always one, or
    one with mixing.
    """
    best, chosen = -1.0, -1
    for cell in range(4):
        row, column = cell >> 1, cell & 1
        if (row and count_one < 2) or (column and count_two < 2):
            continue
        mine, other = game[cell * 2], game[cell * 2 + 1]
        is_best_row = count_one < 2 or mine >= game[(cell ^ 2) * 2] - TIE
        is_best_column = count_two < 2 or other >= game[(cell ^ 1) * 2 + 1] - TIE
        if is_best_row and is_best_column and mine + other > best + TIE:
            best, chosen = mine + other, cell
    if chosen >= 0:
        return 1.0 - (chosen >> 1), 1.0 - (chosen & 1)
    # Each mixes so that the other's cards are worth the same.
    rows_first = (game[7] - game[5]) / (game[1] - game[3] - game[5] + game[7])
    columns_first = (game[6] - game[2]) / (game[0] - game[2] - game[4] + game[6])
    return min(max(rows_first, 0.0), 1.0), min(max(columns_first, 0.0), 1.0)


@kernel
def worth(game: LittleGame, one: float, two: float, player: int) -> float:
    top = two * game[player] + (1.0 - two) * game[2 + player]
    bottom = two * game[4 + player] + (1.0 - two) * game[6 + player]
    return one * top + (1.0 - one) * bottom
