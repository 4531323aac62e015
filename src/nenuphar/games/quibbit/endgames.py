"""Solves the last rounds of Quibbit! with two players and a dummy: all positions with at most two cards in each hand.

Hands only shrink, so positions are solved by hands, the smallest first. Among positions with the same hands the frogs
can go round and round, so these are solved together, by value iteration: until nothing changes, every position gets the
value of the little game in which both players choose a card and chance turns one of the dummy. A race that never ends
is worth nothing.

The dummy can win too, so what one player gains the other need not lose: a solution is an equilibrium, in which nobody
gains by playing otherwise. `exploited` computes how much a best response would gain. Kernels on rows of numbers.

A place is where the frogs are, as a number; a ring of 12 tiles has 4,488 of them. First come the places of three frogs,
then those without the second player's, then those without the first player's. The values of all positions are in one
row: by hands, then by place and pile, with a number for each player.
"""

from collections.abc import Callable
from itertools import product
from typing import NamedTuple, TypeAlias

from nenuphar.core.kernels import Row, Rows, can_compile, compiled, ints, kernel
from nenuphar.games.quibbit.twin.cards import COUNTS, nth
from nenuphar.games.quibbit.twin.course import leapt, lowest, tile_of
from nenuphar.games.quibbit.twin.layout import ALL_CARDS, BITS, LAP_BIT, MOST_CARD, STEP_BITS

PLAYERS, FROGS = 2, 3
PILES = ALL_CARDS  # the dummy has at least one card left
HANDS = ALL_CARDS + 1
MOST_SWEEPS = 400
STILL = 1e-6  # a change that small ends the iteration
TIE = 1e-9

# What a round leads to, by place and cards: a winner, or a place and who loses their card
CARDS = MOST_CARD + 1
WON = -FROGS

LittleGame: TypeAlias = tuple[float, float, float, float, float, float, float, float]


class Ring(NamedTuple):
    """A ring: its size, and the tiles where each player's cards return, as bits."""

    size: int
    homes: tuple[int, int]
    last_human_wins: bool = False


class Endgames(NamedTuple):
    """The solved positions of a ring."""

    ring: Ring
    most_cards: int
    numbers: Row  # of places, by code
    rounds: Row
    without: Row  # the place without a player's frog
    firsts: Row  # where the values of a pair of hands begin; -1 if they are not solved
    values: Rows


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
    return Endgames(ring, most_cards, table, rounds, without, ints(firsts, 64), half_floats(end))


def solved(ring: Ring, most_cards: int, report: Callable[[float], None]) -> Endgames:
    found = empty(ring, most_cards)
    everything = pairs(most_cards)
    for number, hands in enumerate(everything):
        compiled(solve)(*_tables(found), found.values, *hands, ring.size, ring.last_human_wins)
        report((number + 1) / len(everything))
    return found


def exploited(found: Endgames, report: Callable[[float], None]) -> float:
    """The most that a player gains in any position by the best response to the strategy of the other."""
    most, everything = 0.0, pairs(found.most_cards)
    for who in range(PLAYERS):
        best = half_floats(len(found.values) // PLAYERS)
        for number, hands in enumerate(everything):
            options = found.ring.size, found.ring.last_human_wins
            gained = compiled(respond)(*_tables(found), found.values, best, *hands, *options, who)
            most = max(most, gained)
            report((who + (number + 1) / len(everything)) / PLAYERS)
    return most


def _tables(found: Endgames) -> tuple[Row, Row, Row]:
    return found.rounds, found.without, found.firsts


def half_floats(count: int) -> Rows:
    """Zeros of half the usual precision: there are many of them."""
    if not can_compile():
        return [0.0] * count
    import numpy as np

    return np.zeros(count, np.float32)


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


# Solving


@kernel
def solve(
    rounds: Row, without: Row, firsts: Row, values: Rows, one: int, two: int, size: int, last_human_wins: bool
) -> int:
    """Solve all positions with these hands, when all with smaller hands are solved. Returns the sweeps that it took."""
    base, count = places(size, one, two)
    for sweep in range(MOST_SWEEPS):
        change = 0.0
        for number in range(base, base + count):
            for pile in range(1, PILES + 1):
                game = little_game(rounds, without, firsts, values, number, pile, one, two, last_human_wins)
                shares = equilibrium(game, COUNTS[one], COUNTS[two])
                place = firsts[one * HANDS + two] + (number * PILES + pile - 1) * PLAYERS
                for player in range(PLAYERS):
                    value = worth(game, shares[0], shares[1], player)
                    change = max(change, abs(value - values[place + player]))
                    values[place + player] = value
        if change < STILL:
            return sweep + 1
    return MOST_SWEEPS


@kernel
def little_game(
    rounds: Row,
    without: Row,
    firsts: Row,
    values: Rows,
    number: int,
    pile: int,
    one: int,
    two: int,
    last_human_wins: bool,
) -> LittleGame:
    """The chances of both players for the four pairs of cards; a player with one card has the same twice."""
    a, b = own_cards(one), own_cards(two)
    w, x = after_cards(rounds, without, firsts, values, number, pile, one, two, a[0], b[0], last_human_wins)
    if COUNTS[two] > 1:
        y, z = after_cards(rounds, without, firsts, values, number, pile, one, two, a[0], b[1], last_human_wins)
    else:
        y, z = w, x
    if COUNTS[one] < 2:
        return w, x, y, z, w, x, y, z
    p, q = after_cards(rounds, without, firsts, values, number, pile, one, two, a[1], b[0], last_human_wins)
    if COUNTS[two] > 1:
        r, s = after_cards(rounds, without, firsts, values, number, pile, one, two, a[1], b[1], last_human_wins)
    else:
        r, s = p, q
    return w, x, y, z, p, q, r, s


@kernel
def own_cards(hand: int) -> tuple[int, int]:
    if not hand:
        return 0, 0
    return nth(hand, 0) + 1, nth(hand, COUNTS[hand] - 1) + 1


@kernel
def after_cards(
    rounds: Row,
    without: Row,
    firsts: Row,
    values: Rows,
    number: int,
    pile: int,
    one: int,
    two: int,
    a: int,
    b: int,
    last_human_wins: bool,
) -> tuple[float, float]:
    """Both players' chances after these cards, averaged over the cards of the dummy (QB-P3, QB-D3)."""
    first_wins, second_wins = 0.0, 0.0
    for card in range(MOST_CARD):
        if not pile >> card & 1:
            continue
        led = rounds[((number * CARDS + a) * CARDS + b) * CARDS + card + 1]
        if led < 0:  # QB-V5
            first_wins += led == WON
            second_wins += led == WON + 1
            continue
        left = left_after((one, two), (a, b), led)
        if not left[0] and not left[1]:  # QB-D2
            continue
        if last_human_wins and (not left[0] or not left[1]):  # QB-E6
            first_wins += left[0] != 0
            second_wins += left[1] != 0
            continue
        there = place_after(without, (one, two), left, led)
        place = firsts[left[0] * HANDS + left[1]] + (there * PILES + pile_after(pile, card) - 1) * PLAYERS
        first_wins += values[place]
        second_wins += values[place + 1]
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


# How good a solution is


@kernel
def respond(
    rounds: Row,
    without: Row,
    firsts: Row,
    values: Rows,
    best: Rows,
    one: int,
    two: int,
    size: int,
    last_human_wins: bool,
    who: int,
) -> float:
    """Write what player `who` wins by the best response to the solution, and return the most that it gains.

    `best` has half as many numbers as `values`: those of one player.
    """
    base, count = places(size, one, two)
    gained = 0.0
    for _ in range(MOST_SWEEPS):
        change, gained = 0.0, 0.0
        for number in range(base, base + count):
            for pile in range(1, PILES + 1):
                game = little_game(rounds, without, firsts, values, number, pile, one, two, last_human_wins)
                shares = equilibrium(game, COUNTS[one], COUNTS[two])
                value = 0.0
                for own in range(COUNTS[one] if who == 0 else COUNTS[two]):
                    won = 0.0
                    for other in range(max(COUNTS[two] if who == 0 else COUNTS[one], 1)):
                        share = shares[1 - who] if other == 0 else 1.0 - shares[1 - who]
                        if share > 0.0:
                            a, b = (own, other) if who == 0 else (other, own)
                            cards = card_of(one, a), card_of(two, b)
                            hands = one, two
                            won += share * best_after(
                                rounds, without, firsts, best, number, pile, hands, cards, last_human_wins, who
                            )
                    value = max(value, won)
                place = firsts[one * HANDS + two] // PLAYERS + number * PILES + pile - 1
                change = max(change, abs(value - best[place]))
                gained = max(gained, value - values[place * PLAYERS + who])
                best[place] = value
        if change < STILL:
            break
    return gained


@kernel
def card_of(hand: int, choice: int) -> int:
    return nth(hand, choice) + 1 if hand else 0


@kernel
def best_after(
    rounds: Row,
    without: Row,
    firsts: Row,
    best: Rows,
    number: int,
    pile: int,
    hands: tuple[int, int],
    cards: tuple[int, int],
    last_human_wins: bool,
    who: int,
) -> float:
    """What one player wins after these cards, by `best`."""
    total = 0.0
    for card in range(MOST_CARD):
        if pile >> card & 1:
            led = rounds[((number * CARDS + cards[0]) * CARDS + cards[1]) * CARDS + card + 1]
            if led < 0:
                total += 1.0 if led == WON + who else 0.0
            else:
                left = left_after(hands, cards, led)
                if left[who]:
                    if last_human_wins and not left[1 - who]:
                        total += 1.0
                    else:
                        there = place_after(without, hands, left, led)
                        place = firsts[left[0] * HANDS + left[1]] // PLAYERS
                        total += best[place + there * PILES + pile_after(pile, card) - 1]
    return total / COUNTS[pile]


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
