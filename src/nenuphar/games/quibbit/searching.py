"""The kraken's search in Quibbit!: what every combination of cards leads to, and how good play mixes them.

A node is a position in which everybody chooses. All combinations of cards are played and estimated, and regret matching
finds the shares of good play (`nenuphar.bots.regret`). Then the combinations that matter are looked at more closely: a
node of its own replaces each estimate. The dummy's cards are averaged. Kernels on the rows of the twin.

Nodes of a search have a level, from 0: `rows[level]` is the position, and `notes[level]` are the node's numbers.
"""

from nenuphar.bots.regret import CELLS, CHANCE, MOST_CHOICES, PAYOFF, SHARE, Counts, match_regrets
from nenuphar.bots.regret import SEATS as MOST_SEATS
from nenuphar.core.kernels import Row, Rows, kernel
from nenuphar.games.quibbit.estimates import estimate
from nenuphar.games.quibbit.twin.cards import COUNTS, nth
from nenuphar.games.quibbit.twin.course import leapt, tile_of, together
from nenuphar.games.quibbit.twin.layout import (
    ALL_CARDS,
    BITS,
    CHOSEN,
    HAND,
    HOME,
    LAP_BIT,
    MOST_CARD,
    MOST_FROGS,
    NOBODY,
    OVER,
    PHASE,
    PILE,
    ROUND,
    ROUND_LIMIT,
    SEATS,
    SIZE,
    STEP,
    STEP_BITS,
    WINNER,
)
from nenuphar.games.quibbit.twin.rounds import reveal, turn_dummy_card
from nenuphar.games.quibbit.types import DUMMY

WORLDS = CELLS  # how many positions were estimated, in the notes of the first node
PART = CELLS + 1  # the combination and the card of the dummy that are looked at closely
LEVEL = CELLS + 2  # where a closer look is, in the notes of the first node
NOTES = CELLS + 3
MOST_DEPTH = 8
TURNS = 40  # of regret matching in a node below the first
RELEVANT = 0.03  # a combination is looked at closely if all others but one seat choose it that often


@kernel
def explore(table: Row, rows: Rows, notes: Rows, factors: Rows, level: int, turns: int) -> None:
    """Estimate every combination of cards of a node, and find the shares of good play."""
    row, mine = rows[level], notes[level]
    counts = choices(row)
    course, hands, pile = together(row, STEP), together(row, HAND), row[PILE]
    place = PAYOFF
    for a in range(counts[0]):
        for b in range(counts[1]):
            for c in range(counts[2]):
                for d in range(counts[3]):
                    cards = (
                        card_of(row, 0, a)
                        | card_of(row, 1, b) << BITS
                        | card_of(row, 2, c) << 2 * BITS
                        | card_of(row, 3, d) << 3 * BITS
                    )
                    for seat in range(MOST_SEATS):
                        mine[place + seat] = 0.0
                    if pile:
                        share = 1.0 / COUNTS[pile]
                        for card in range(MOST_CARD):
                            if pile >> card & 1:
                                turned = cards | card + 1 << BITS * DUMMY
                                left = pile ^ 1 << card
                                look(table, rows, factors, level, course, hands, turned, left, share, mine, place)
                    else:
                        look(table, rows, factors, level, course, hands, cards, 0, 1.0, mine, place)
                    place += MOST_SEATS
    notes[0][WORLDS] += (place - PAYOFF) // MOST_SEATS * max(COUNTS[pile], 1)
    match_regrets(mine, counts, turns)


@kernel
def look(
    table: Row,
    rows: Rows,
    factors: Rows,
    level: int,
    course: int,
    hands: int,
    cards: int,
    pile: int,
    share: float,
    mine: Rows,
    place: int,
) -> None:
    """Add everybody's chance after a round with these cards. Most rounds end nothing, and need no row."""
    row, size = rows[level], table[SIZE]
    after = leapt(course, cards, size)
    if not after & LAP_BIT:
        left, some_left = 0, 0
        for seat in range(table[SEATS]):
            step = after >> BITS * seat & STEP_BITS
            if step:
                is_lost = ~row[HOME + seat] >> tile_of(step, size) & 1
                hands ^= is_lost * (1 << BITS * seat + (cards >> BITS * seat & STEP_BITS) - 1)
                hand = hands >> BITS * seat & STEP_BITS
                left = left + 1 if hand else -MOST_FROGS
                some_left |= hand & hand - 1
        is_last = row[ROUND] == table[ROUND_LIMIT]  # QB-E7
        if left > 0 and (some_left or pile or row[PILE]) and not is_last:
            estimate(table, after, hands, pile or ALL_CARDS, left, factors, share, mine, place)
            return
    play(table, rows, level, cards)
    after_row = rows[level + 1]
    if after_row[PHASE] == OVER:
        add_the_win(table, after_row, share, mine, place)
        return
    left = 0
    for seat in range(table[SEATS]):
        left += 1 if after_row[HAND + seat] else 0
    course, hands = together(after_row, STEP), together(after_row, HAND)
    estimate(table, course, hands, after_row[PILE], left, factors, share, mine, place)


@kernel
def play(table: Row, rows: Rows, level: int, cards: int) -> None:
    """Write the position after a round with these cards to the next level."""
    after = rows[level + 1]
    after[:] = rows[level]
    for seat in range(table[SEATS]):
        after[CHOSEN + seat] = cards >> BITS * seat & STEP_BITS
    reveal(table, after)
    if after[PHASE] != OVER and rows[level][PILE]:
        turn_dummy_card(table, after, cards >> BITS * DUMMY & STEP_BITS)


@kernel
def add_the_win(table: Row, row: Row, share: float, mine: Rows, place: int) -> None:
    """The winner has it all. Without a winner, the players share it."""
    if row[WINNER] == NOBODY:
        for seat in range(table[SEATS]):
            mine[place + seat] += share / table[SEATS]
    elif row[WINNER] < table[SEATS]:
        mine[place + row[WINNER]] += share


@kernel
def begin_closely(mine: Rows, combination: int) -> None:
    """Get ready to look closely at a combination of the first node."""
    mine[PART] = MOST_CARD * combination - 1
    mine[LEVEL] = 0
    clear(mine, combination)


@kernel
def look_closely(table: Row, rows: Rows, notes: Rows, factors: Rows, combination: int, depth: int, most: int) -> bool:
    """Replace an estimate of the first node by what good play after it is worth, down to a depth of nodes.

    Returns whether that is done. After `most` worlds it stops, and continues when it is called again.
    """
    level = int(notes[0][LEVEL])
    while notes[0][WORLDS] < most:
        if level < depth and next_part(rows[level], notes[level], level, combination):
            play(table, rows, level, cards_of_part(rows[level], int(notes[level][PART])))
            if rows[level + 1][PHASE] == OVER:
                place = int(notes[level][PART]) // MOST_CARD * MOST_SEATS
                add_the_win(table, rows[level + 1], share_of_part(rows[level]), notes[level], PAYOFF + place)
            else:
                level += 1
                explore(table, rows, notes, factors, level, TURNS)
                notes[level][PART] = -1
        elif level == 0:
            return True
        else:
            if notes[level][PART] >= 0.0:
                match_regrets(notes[level], choices(rows[level]), TURNS)
            level -= 1
            place = int(notes[level][PART]) // MOST_CARD * MOST_SEATS
            share = share_of_part(rows[level])
            for seat in range(table[SEATS]):
                notes[level][PAYOFF + place + seat] += share * notes[level + 1][CHANCE + seat]
    notes[0][LEVEL] = level
    return False


@kernel
def next_part(row: Row, mine: Rows, level: int, only: int) -> bool:
    """Go on to the next combination that matters, or to the next card of the dummy. The first node has one only."""
    counts, pile = choices(row), row[PILE]
    part = int(mine[PART]) + 1
    while part % MOST_CARD:
        if pile >> part % MOST_CARD & 1:
            mine[PART] = part
            return True
        part += 1
    combination = part // MOST_CARD
    last = only + 1 if level == 0 else counts[0] * counts[1] * counts[2] * counts[3]
    while combination < last:
        if level == 0 or relevance(mine, counts, combination) >= RELEVANT:
            clear(mine, combination)
            mine[PART] = MOST_CARD * combination + (nth(pile, 0) if pile else 0)
            return True
        combination += 1
    return False


@kernel
def clear(mine: Rows, combination: int) -> None:
    for seat in range(MOST_SEATS):
        mine[PAYOFF + MOST_SEATS * combination + seat] = 0.0


@kernel
def cards_of_part(row: Row, part: int) -> int:
    """Everybody's card, and the dummy's, in one number."""
    counts, combination = choices(row), part // MOST_CARD
    cards = part % MOST_CARD + 1 << BITS * DUMMY if row[PILE] else 0
    for seat in range(MOST_SEATS - 1, -1, -1):
        cards |= card_of(row, seat, combination % counts[seat]) << BITS * seat
        combination //= counts[seat]
    return cards


@kernel
def share_of_part(row: Row) -> float:
    return 1.0 / max(COUNTS[row[PILE]], 1)


@kernel
def relevance(mine: Rows, counts: Counts, combination: int) -> float:
    """How often a combination comes up if one seat, the one for which that is most, wants it to."""
    whole, least = 1.0, 1.0
    for seat in range(MOST_SEATS - 1, -1, -1):
        choice = combination % counts[seat]
        combination //= counts[seat]
        share = max(mine[SHARE + MOST_CHOICES * seat + choice], 1e-9)
        whole *= share
        least = min(least, share)
    return whole / least


@kernel
def card_of(row: Row, seat: int, choice: int) -> int:
    return nth(row[HAND + seat], choice) + 1 if row[HAND + seat] else 0


@kernel
def choices(row: Row) -> Counts:
    return (
        max(COUNTS[row[HAND]], 1),
        max(COUNTS[row[HAND + 1]], 1),
        max(COUNTS[row[HAND + 2]], 1),
        max(COUNTS[row[HAND + 3]], 1),
    )
