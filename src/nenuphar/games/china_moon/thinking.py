"""How bots estimate a position of China Moon, and what they expect of others: quick rather than clever.

Kernels on the rows of the twin. A table of a bot has no `TAKE_BACK`: bots never take a turn back. `chart` is a row of
chart.py.
"""

from math import exp

from nenuphar.core.kernels import Row, Rows, kernel
from nenuphar.core.luck import drawn
from nenuphar.games.china_moon.score import BLACK, BLUE
from nenuphar.games.china_moon.twin.choices import barred_frogs, can_move
from nenuphar.games.china_moon.twin.layout import (
    ARRIVAL,
    BLACK_LILY,
    BOUNCE,
    BUTTERFLY,
    COUNTED,
    FROG,
    HAND,
    KINDS_OF_LILY,
    MOVE,
    NOBODY,
    OVER,
    PHASE,
    PLACE,
    PRANKSTER,
    PRIZE,
    SEATS,
    SPRING,
    SWAP,
    TURN,
    hand_of,
    kind_of,
    lilies,
)
from nenuphar.games.china_moon.twin.rules import drop, leap, move, swap
from nenuphar.games.china_moon.twin.score import points
from nenuphar.games.china_moon.twin.track import MOST_PLACE, PLACE_BITS, free_behind, near_landings, next_landing
from nenuphar.games.china_moon.types import FROGS_EACH, SLOTS, START

# Factors of the chance to win, as logarithms: fitted to 1500 matches of quick play, and rounded. The race is 0 when all
# frogs are at the start, and 1 when the first four have arrived.
A_POINT, A_POINT_LATE = 0.23, 0.15
AHEAD = (0.0, 0.19, 0.08, 0.055)  # a point that a frog can reach in 0, 1, 2 or 3 moves
THE_WAY_LEFT, THE_WAY_LEFT_LATE = 1.6, -0.9

LOOKS_AHEAD = (0.0, 0.35, 0.2, 0.1)  # the same for a bot that looks at points only
THE_WIN = 1_000.0
OTHERS = 0.6  # the worth of a point that another player loses
NOISE, NOISE_STEPS = 0.35, 1 << 16
MANY = 1_024  # more than there are swaps, drops or points
LEAST, MOST = -MANY * MANY * MANY, MANY * MANY * MANY


@kernel
def simulated(table: Row, row: Row, chart: Row, me: int, rounds: int, luck: Row, notes: Row, shares: Rows) -> float:
    """My chance to win after some rounds, as the others might play them. `notes` and `shares` are for notes."""
    for _ in range(rounds * table[SEATS]):
        if row[PHASE] == OVER:
            break
        play_turn(table, row, luck, notes)
    return chance(table, row, chart, me, shares)


@kernel
def chance(table: Row, row: Row, chart: Row, me: int, shares: Rows) -> float:
    """My chance to win, or my share of the win when it is over. `shares` is for notes."""
    seats, total = table[SEATS], 0.0
    if row[PHASE] == OVER:
        most = 0
        for seat in range(seats):
            most = max(most, points(row, seat))
        for seat in range(seats):
            total += 1.0 if points(row, seat) == most else 0.0
        return 1.0 / total if points(row, me) == most else 0.0
    first = table[ARRIVAL] + 2
    race = 1.0 - way_of_the_first(table, row, chart) / (SLOTS * chart[first])
    a_point, the_way = A_POINT + A_POINT_LATE * race, (THE_WAY_LEFT + THE_WAY_LEFT_LATE * race) / chart[first]
    prize = next_prize(row)
    for seat in range(seats):
        way = 0
        for frog in range(FROGS_EACH * seat, FROGS_EACH * (seat + 1)):
            way += chart[first + row[PLACE + frog]]
        worth = a_point * points(row, seat) + gains_ahead(table, row, chart, seat, prize, AHEAD) - the_way * way
        shares[seat] = exp(worth)
        total += shares[seat]
    return float(shares[me] / total)


@kernel
def way_of_the_first(table: Row, row: Row, chart: Row) -> int:
    """The way that is left for the four frogs that are nearest to the arrival."""
    first = second = third = fourth = MANY
    for frog in range(table[SEATS] * FROGS_EACH):
        way = chart[table[ARRIVAL] + 2 + row[PLACE + frog]]
        if way < second:
            second, third, fourth = max(first, way), second, third
            first = min(first, way)
        elif way < third:
            third, fourth = way, third
        elif way < fourth:
            fourth = way
    return first + second + third + fourth


@kernel
def lead(table: Row, row: Row, chart: Row, me: int, shares: Rows) -> float:
    """My lead over the best of the others: points, and a share of those that are near. `shares` is not used."""
    mine, best, prize = 0.0, -THE_WIN, next_prize(row)
    for seat in range(table[SEATS]):
        score = 1.0 * points(row, seat)
        if row[PHASE] != OVER:
            score += gains_ahead(table, row, chart, seat, prize, LOOKS_AHEAD)
        if seat == me:
            mine = score
        else:
            best = max(best, score)
    if row[PHASE] != OVER:
        return mine - best
    return THE_WIN if mine >= best else mine - best - THE_WIN


@kernel
def gains_ahead(
    table: Row, row: Row, chart: Row, seat: int, prize: int, shares: tuple[float, float, float, float]
) -> float:
    """The worth of the lilies ahead of a seat's frogs: the nearer, the larger the share."""
    arrival, cells, hand = table[ARRIVAL], lilies(table), HAND + seat * KINDS_OF_LILY
    total = 0.0
    for frog in range(FROGS_EACH * seat, FROGS_EACH * (seat + 1)):
        place = row[PLACE + frog]
        for at in range(chart[place], chart[place + 1], 2):
            there = chart[at]
            lily = row[cells + there] if there != arrival else prize
            if lily:
                total += shares[chart[at + 1]] * gain(row, hand, lily)
    return total


@kernel
def next_prize(row: Row) -> int:
    """The lily for the next frog that arrives; 0 at the end."""
    for slot in range(SLOTS):
        if row[PRIZE + slot]:
            return row[PRIZE + slot]
    return 0


@kernel
def gain(row: Row, hand: int, lily: int) -> int:
    """The points that one more of these lilies gains."""
    if lily <= COUNTED:
        return row[hand + lily - 1] + 1
    return BLACK if lily == BLACK_LILY else BLUE


@kernel
def loss(row: Row, hand: int, lily: int) -> int:
    """The points that one less of these lilies costs."""
    if lily <= COUNTED:
        return row[hand + lily - 1]
    return BLACK if lily == BLACK_LILY else BLUE


# What others do


@kernel
def play_turn(table: Row, row: Row, luck: Row, notes: Row) -> None:
    """The player whose turn it is makes the three moves that look best at first sight."""
    turn = row[TURN]
    while row[PHASE] != OVER and row[TURN] == turn:
        if row[PHASE] == MOVE:
            choice = glance(table, row, luck, notes)
            move(table, row, choice // MANY, choice % MANY)
        else:
            answer(table, row)


@kernel
def glance(table: Row, row: Row, luck: Row, notes: Row) -> int:
    """The move that looks best for the player who makes it, with some noise: the frog times MANY, and the place."""
    best, choice, barred, waiting = -THE_WIN, 0, barred_frogs(row), NOBODY
    turn, scale = row[TURN], NOISE / NOISE_STEPS
    for frog in range(table[SEATS] * FROGS_EACH):
        seat, place = frog // FROGS_EACH, row[PLACE + frog]
        if not can_move(table, row, frog, barred) or (place == START and waiting == seat):
            continue  # a player's frogs at the start are equivalent
        if place == START:
            waiting = seat
        hand, sign = hand_of(frog), 1.0 if seat == turn else -OTHERS
        for number in range(list_landings(table, row, place, 0, notes, 0)):
            value = sign * worth(table, row, hand, notes[number]) + scale * drawn(luck, 0, NOISE_STEPS)
            if value > best:
                best, choice = value, frog * MANY + notes[number]
    return choice


@kernel
def list_landings(table: Row, row: Row, here: int, first: int, notes: Row, count: int) -> int:
    """Add the places where a frog may end its move to `count` notes, each plus `first`; returns the new count."""
    ends = near_landings(table, row, here)
    if ends:
        while ends:
            notes[count] = first + (ends & MOST_PLACE)
            count += 1
            ends >>= PLACE_BITS
        return count
    to = next_landing(table, row, here, START)
    while to:
        notes[count] = first + to
        count += 1
        to = next_landing(table, row, here, to)
    return count


@kernel
def worth(table: Row, row: Row, hand: int, to: int) -> int:
    """Roughly what the owner of this hand gains if a frog moves there."""
    value = gain_at(table, row, hand, to)
    kind = kind_of(table, to)
    if kind == BUTTERFLY:
        return value - least_loss(row, hand)
    if kind == PRANKSTER:
        return value + best_trade(table, row, hand)
    if kind == SPRING:
        most, end = 0, next_landing(table, row, to, START)
        while end:
            most = max(most, gain_at(table, row, hand, end))
            end = next_landing(table, row, to, end)
        return value + most
    return value


@kernel
def gain_at(table: Row, row: Row, hand: int, place: int) -> int:
    lily = row[lilies(table) + place] if place != table[ARRIVAL] else next_prize(row)
    return gain(row, hand, lily) if lily else 0


@kernel
def least_loss(row: Row, hand: int) -> int:
    least = MANY
    for lily in range(1, KINDS_OF_LILY + 1):
        if row[hand + lily - 1]:
            least = min(least, loss(row, hand, lily))
    return least if least < MANY else 0


@kernel
def best_trade(table: Row, row: Row, mine: int) -> int:
    """The points of the best swap; 0 if there is none."""
    best = LEAST
    for take in range(1, KINDS_OF_LILY + 1):
        others = -row[mine + take - 1]
        for seat in range(table[SEATS]):
            others += row[HAND + seat * KINDS_OF_LILY + take - 1]
        if others:
            for give in range(1, KINDS_OF_LILY + 1):
                if give != take and row[mine + give - 1]:
                    best = max(best, gain(row, mine, take) - loss(row, mine, give))
    return best if best > LEAST else 0


# Answers


@kernel
def answer(table: Row, row: Row) -> None:
    """A player who is asked for a branch, a swap or a lily chooses what gains most, and what hurts the leader."""
    frog = row[FROG]
    if row[PHASE] == BOUNCE:
        leap(table, row, frog, best_bounce(table, row, frog))
    elif row[PHASE] == SWAP:
        swap(table, row, frog, next_best_swap(table, row, frog, MOST)[0])
    else:
        drop(table, row, frog, next_best_drop(table, row, frog, MOST)[0])


@kernel
def best_bounce(table: Row, row: Row, frog: int) -> int:
    sign = 1 if frog // FROGS_EACH == row[TURN] else -1
    best, choice = LEAST, START
    to = next_landing(table, row, row[PLACE + frog], START)
    while to:
        value = sign * worth(table, row, hand_of(frog), to)
        if value > best:
            best, choice = value, to
        to = next_landing(table, row, row[PLACE + frog], to)
    return choice


@kernel
def next_best_swap(table: Row, row: Row, frog: int, below: int) -> tuple[int, int]:
    """The number of the best swap of those whose order is lower, and its order; NOBODY after the last.

    It gains the frog's owner most; with equal gains, it is one with the player who has most points.
    """
    mine, kinds, found, best = hand_of(frog), KINDS_OF_LILY, NOBODY, LEAST
    for other in range(table[SEATS]):
        theirs = HAND + other * kinds
        score = points(row, other)
        for give in range(kinds):
            if theirs != mine and row[mine + give]:
                cost = loss(row, mine, give + 1)
                for take in range(kinds):
                    if take != give and row[theirs + take]:
                        number = (other * kinds + give) * kinds + take
                        order = ((gain(row, mine, take + 1) - cost) * MANY + score) * MANY - number
                        if best < order < below:
                            found, best = number, order
    return found, best


@kernel
def next_best_drop(table: Row, row: Row, frog: int, below: int) -> tuple[int, int]:
    """The number of the cheapest drop of those whose order is lower, and its order; NOBODY after the last."""
    hand, found, best = hand_of(frog), NOBODY, LEAST
    pad = free_behind(table, row, row[PLACE + frog], START)
    while pad:
        for lily in range(KINDS_OF_LILY):
            number = lily * (table[ARRIVAL] + 1) + pad
            if row[hand + lily]:
                order = -loss(row, hand, lily + 1) * MANY - number
                if best < order < below:
                    found, best = number, order
        pad = free_behind(table, row, row[PLACE + frog], pad)
    return found, best
