"""How bots estimate a race of Quibbit!, and what they expect of others: quick rather than clever.

Kernels on the rows of the twin. In a row of a bot nobody has chosen a card: it knows only its own.
"""

from math import exp

from nenuphar.core.kernels import Row, Rows, kernel
from nenuphar.games.quibbit.twin.cards import picked
from nenuphar.games.quibbit.twin.course import is_home, lowest, together
from nenuphar.games.quibbit.twin.layout import (
    CHOSEN,
    FROGS,
    HAND,
    HOME,
    MOST_CARD,
    NOBODY,
    OVER,
    PHASE,
    PILE,
    PLACING,
    SEATS,
    SIZE,
    STEP,
    WINNER,
)
from nenuphar.games.quibbit.twin.rounds import reveal, turn_dummy_card
from nenuphar.games.quibbit.twin.rules import settle
from nenuphar.games.quibbit.twin.setting import place, random_start
from nenuphar.games.quibbit.types import DUMMY

# Factors of the chance to win, as logarithms: fitted to 900 matches of the search against itself, and rounded. A lead
# is measured in laps ahead of the last frog. Cards count for less with a dummy, because it is never out.
CARD_WEIGHT, CARD_WEIGHT_BESIDE_DUMMY, DUMMY_WEIGHT = 1.7, 1.0, 4.2
WAY_HOME_WEIGHT, LEAD_SQUARED = 0.5, 4.0


@kernel
def race(table: Row, row: Row, luck: Row) -> None:
    """A round, when all have chosen; chance plays for the dummy."""
    reveal(table, row)
    settle(table, row, luck, 0)


@kernel
def outlook(table: Row, row: Row, luck: Row, rounds: int, chances: Rows) -> None:
    """Write every frog's chance to win after some rounds, as they might be played."""
    while row[PHASE] == PLACING:  # only in line can a place be estimated
        place(table, row, random_start(table, row, luck, 0))
    for _ in range(rounds):
        if row[PHASE] == OVER:
            break
        for seat in range(table[SEATS]):
            if row[HAND + seat]:
                row[CHOSEN + seat] = guessed(table, row, seat, luck)
        race(table, row, luck)
    estimate(table, row, chances)


@kernel
def guessed(table: Row, row: Row, seat: int, luck: Row) -> int:
    """A random card, but another random one if the first would not return on a free course."""
    card = picked(row[HAND + seat], luck, 0)
    if is_home(row[HOME + seat], row[STEP + seat] + card, table[SIZE]):
        return card
    return picked(row[HAND + seat], luck, 0)


@kernel
def estimate(table: Row, row: Row, chances: Rows) -> None:
    """Every frog's chance to win: by its cards, by whether one of them would return, and by its lead."""
    if row[PHASE] == OVER:
        share_the_win(table, row, chances)
        return
    size, last = table[SIZE], lowest(together(row, STEP))
    has_dummy = row[PILE] != 0
    total = 0.0
    for frog in range(table[FROGS]):
        chances[frog] = 0.0
        step = row[STEP + frog]
        if step:
            lead = (step - last) / size
            weight = LEAD_SQUARED * lead * lead
            if frog < table[SEATS]:
                weight += of_cards(table, row, frog, CARD_WEIGHT_BESIDE_DUMMY if has_dummy else CARD_WEIGHT)
            else:
                weight += DUMMY_WEIGHT
            chances[frog] = exp(weight)
        total += chances[frog]
    for frog in range(table[FROGS]):
        chances[frog] /= total


@kernel
def of_cards(table: Row, row: Row, seat: int, card_weight: float) -> float:
    weight, way_home = 0.0, 0.0
    for card in range(MOST_CARD):
        if row[HAND + seat] >> card & 1:
            weight += card_weight
            if is_home(row[HOME + seat], row[STEP + seat] + card + 1, table[SIZE]):
                way_home = WAY_HOME_WEIGHT
    return weight + way_home


@kernel
def share_the_win(table: Row, row: Row, chances: Rows) -> None:
    """The winner has it all. Without a winner, the players share it."""
    for frog in range(table[FROGS]):
        if row[WINNER] != NOBODY:
            chances[frog] = 1.0 if row[WINNER] == frog else 0.0
        else:
            chances[frog] = 1.0 / table[SEATS] if frog < table[SEATS] else 0.0


@kernel
def prospect(table: Row, row: Row, me: int, card: int, others: Rows, after: Rows, chances: Rows) -> float:
    """My average chance to win after a round with this card, over combinations of the others' cards.

    `after` and `chances` are for notes.
    """
    total = 0.0
    for each in range(len(others)):
        after[:] = row
        for seat in range(table[SEATS]):
            after[CHOSEN + seat] = others[each][seat]
        after[CHOSEN + me] = card
        reveal(table, after)
        if row[PILE]:
            turn_dummy_card(table, after, others[each][DUMMY])
        estimate(table, after, chances)
        total += chances[me]
    return total / len(others)
