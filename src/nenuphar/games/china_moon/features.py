"""What the kraken looks at in a position of China Moon: some numbers for every seat, the same on every board.

`write_features` is a kernel on the rows of the twin. The network of value.py makes chances to win of these numbers.
"""

from nenuphar.core.kernels import Row, Rows, kernel
from nenuphar.games.china_moon.thinking import (
    LEAST,
    MANY,
    gain,
    gain_at,
    least_loss,
    loss,
    next_prize,
    way_of_the_first,
)
from nenuphar.games.china_moon.twin.layout import (
    ARRIVAL,
    BLACK_LILY,
    BLUE_LILY,
    BUTTERFLY,
    COUNTED,
    HAND,
    KINDS_OF_LILY,
    MOST_SEATS,
    MOVED,
    PLACE,
    PRANKSTER,
    PRIZE,
    SEATS,
    SPRING,
    TURN,
    kind_of,
    lilies,
)
from nenuphar.games.china_moon.twin.score import points
from nenuphar.games.china_moon.twin.track import MOST_PLACE, PLACE_BITS, near_landings
from nenuphar.games.china_moon.types import FROGS_EACH, MOVES, SLOTS

FEATURES = (
    "points",
    "lead over the best of the others",
    "lead over the average of the others",
    "gain of the best move of an own frog",
    "gains of the best moves of all own frogs",
    "losses of the worst moves of all own frogs",
    "gains of lilies two moves ahead",
    "gains of lilies three moves ahead",
    "gains of all lilies ahead of the last frog",
    "way left for the first frog",
    "way left for all frogs",
    "way left for all frogs, late in the race",
    "progress of the race",
    "progress of the race times lead",
    "frogs that can arrive in one move",
    "frogs that can arrive in two moves",
    "gain of the next prize for a frog near the arrival",
    "gain of the prize after that",
    "slots that are taken",
    "moves next",
    "moves second",
    "moves last",
    "has the black lily",
    "has the blue lily",
    "lilies in hand",
    "most lilies of a suit",
    "gain of the best swap",
    "loss to a butterfly",
    "three seats",
    "five seats",
)
COUNT = len(FEATURES)
HELD, LAST = COUNT * MOST_SEATS, COUNT * MOST_SEATS + KINDS_OF_LILY  # notes after the features
CELLS = LAST + MOST_SEATS
POINT = 0.1  # so that most numbers are between -1 and 1
A_LILY, A_LILY_AHEAD = 0.2, 0.03
A_FROG = 0.5


@kernel
def write_features(table: Row, row: Row, chart: Row, inputs: Rows) -> None:
    """Write the features of every seat, one seat after the other."""
    seats, race = table[SEATS], 1.0 - way_of_the_first(table, row, chart) / (SLOTS * 1.0 * chart[table[ARRIVAL] + 2])
    for lily in range(KINDS_OF_LILY):
        inputs[HELD + lily] = 0.0
        for seat in range(seats):
            inputs[HELD + lily] += row[HAND + seat * KINDS_OF_LILY + lily]
    total, best, second = 0, -MANY, -MANY
    for seat in range(seats):
        own = points(row, seat)
        inputs[seat * COUNT] = 1.0 * own
        total += own
        if own > best:
            best, second = own, best
        else:
            second = max(second, own)
    slot = 0
    while slot < SLOTS - 1 and not row[PRIZE + slot]:
        slot += 1
    for seat in range(seats):
        at, hand = seat * COUNT, HAND + seat * KINDS_OF_LILY
        own_points = inputs[at]
        lead = POINT * (own_points - (second if own_points == best else best))
        trade, cost = best_swap(row, hand, inputs), least_loss(row, hand)
        inputs[at] = POINT * own_points
        inputs[at + 1] = lead
        inputs[at + 2] = POINT * (own_points - (total - own_points) / (seats - 1))
        write_frogs(table, row, chart, seat, race, slot, trade, cost, inputs)
        inputs[at + 8] = 0.0
        inputs[at + 12] = race
        inputs[at + 13] = race * lead
        inputs[at + 18] = slot / SLOTS
        waits = seat - row[TURN] if seat >= row[TURN] else seat - row[TURN] + seats
        inputs[at + 19] = 1.0 - row[MOVED] / MOVES if waits == 0 else 0.0
        inputs[at + 20] = 1.0 if waits == 1 else 0.0
        inputs[at + 21] = 1.0 if waits == seats - 1 else 0.0
        inputs[at + 22] = 1.0 * row[hand + BLACK_LILY - 1]
        inputs[at + 23] = 1.0 * row[hand + BLUE_LILY - 1]
        held, most = 0, 0
        for lily in range(COUNTED):
            held += row[hand + lily]
            most = max(most, row[hand + lily])
        inputs[at + 24] = A_LILY * held
        inputs[at + 25] = A_LILY * most
        inputs[at + 26] = POINT * trade
        inputs[at + 27] = POINT * cost
        inputs[at + 28] = 1.0 if seats == 3 else 0.0
        inputs[at + 29] = 1.0 if seats == 5 else 0.0
    for place in range(1, table[ARRIVAL]):
        lily = row[lilies(table) + place]
        if lily:
            left = chart[table[ARRIVAL] + 2 + place]
            for seat in range(seats):
                if left < inputs[LAST + seat]:
                    inputs[seat * COUNT + 8] += A_LILY_AHEAD * gain(row, HAND + seat * KINDS_OF_LILY, lily)


@kernel
def best_swap(row: Row, mine: int, inputs: Rows) -> int:
    """The points of the best swap, with the lilies that are held by all; 0 if there is none."""
    best = LEAST
    for take in range(1, KINDS_OF_LILY + 1):
        if inputs[HELD + take - 1] > row[mine + take - 1]:
            for give in range(1, KINDS_OF_LILY + 1):
                if give != take and row[mine + give - 1]:
                    best = max(best, gain(row, mine, take) - loss(row, mine, give))
    return best if best > LEAST else 0


@kernel
def write_frogs(
    table: Row, row: Row, chart: Row, seat: int, race: float, slot: int, trade: int, cost: int, inputs: Rows
) -> None:
    """The features that depend on where the seat's frogs are."""
    arrival, cells, hand, at = table[ARRIVAL], lilies(table), HAND + seat * KINDS_OF_LILY, seat * COUNT
    whole, prize = chart[arrival + 2], next_prize(row)
    best = gains = losses = two = three = one_off = two_off = way = last = 0
    first = whole
    for frog in range(FROGS_EACH * seat, FROGS_EACH * (seat + 1)):
        place = row[PLACE + frog]
        if place == arrival:
            first = 0
            continue
        left = chart[arrival + 2 + place]
        way += left
        first, last = min(first, left), max(last, left)
        most, least = -MANY, MANY
        ends = near_landings(table, row, place)
        while ends:
            value = worth_there(table, row, hand, ends & MOST_PLACE, trade, cost)
            most, least = max(most, value), min(least, value)
            ends >>= PLACE_BITS
        if most > -MANY:
            best = max(best, most)
            gains += max(most, 0)
            losses += max(-least, 0)
        reach = MANY
        for step in range(chart[place], chart[place + 1], 2):
            there, moves = chart[step], chart[step + 1]
            lily = row[cells + there]
            if there == arrival:
                reach, lily = min(reach, moves), prize
            if lily and moves == 2:
                two += gain(row, hand, lily)
            elif lily and moves == 3:
                three += gain(row, hand, lily)
        one_off += 1 if reach == 1 else 0
        two_off += 1 if reach == 2 else 0
    inputs[LAST + seat] = 1.0 * last
    inputs[at + 3] = POINT * best
    inputs[at + 4] = POINT * gains
    inputs[at + 5] = POINT * losses
    inputs[at + 6] = POINT * two
    inputs[at + 7] = POINT * three
    inputs[at + 9] = first / whole
    inputs[at + 10] = way / whole / FROGS_EACH
    inputs[at + 11] = race * way / whole / FROGS_EACH
    inputs[at + 14] = A_FROG * one_off
    inputs[at + 15] = A_FROG * two_off
    inputs[at + 16] = POINT * gain(row, hand, prize) if prize and one_off else 0.0
    after = row[PRIZE + slot + 1] if slot + 1 < SLOTS else 0
    inputs[at + 17] = POINT * gain(row, hand, after) if after and one_off > 1 else 0.0


@kernel
def worth_there(table: Row, row: Row, hand: int, to: int, trade: int, cost: int) -> int:
    """Roughly what the owner of this hand gains if a frog moves there."""
    value, kind = gain_at(table, row, hand, to), kind_of(table, to)
    if kind == BUTTERFLY:
        return value - cost
    if kind == PRANKSTER:
        return value + trade
    if kind == SPRING:
        most, ends = 0, near_landings(table, row, to)
        while ends:
            most = max(most, gain_at(table, row, hand, ends & MOST_PLACE))
            ends >>= PLACE_BITS
        return value + most
    return value
