"""A round of a twin's race, and how the race ends."""

from nenuphar.core.kernels import Row, kernel
from nenuphar.games.quibbit.twin.cards import nth, return_or_lose_cards
from nenuphar.games.quibbit.twin.course import (
    first_of,
    forget_laps,
    front,
    is_home,
    leapt,
    on_first_laps,
    rear,
    step_of,
    together,
)
from nenuphar.games.quibbit.twin.layout import (
    ALL_CARDS,
    ALL_OUT,
    ALONE,
    BITS,
    CHOSEN,
    CROWN,
    ENDLESS,
    HAND,
    HOME,
    LAP_BIT,
    LAPPED,
    LAST_HUMAN,
    LAST_HUMAN_WINS,
    LIMIT,
    MOST_FROGS,
    MOVING,
    NOBODY,
    OVER,
    PHASE,
    PILE,
    PLANNING,
    ROUND,
    ROUND_LIMIT,
    RULE,
    SEATS,
    SIZE,
    STEP,
    WINNER,
)
from nenuphar.games.quibbit.types import DUMMY


@kernel
def reveal(table: Row, row: Row) -> None:
    """All have chosen (QB-P2). With a dummy, chance turns its card before the frogs move (QB-P3)."""
    if row[PILE]:
        row[PHASE] = MOVING
    else:
        move(table, row)


@kernel
def turn_dummy_card(table: Row, row: Row, card: int) -> None:
    row[PILE] ^= 1 << card - 1
    row[CHOSEN + DUMMY] = card
    move(table, row)
    row[CHOSEN + DUMMY] = 0


@kernel
def move(table: Row, row: Row) -> None:
    """All frogs leap, the crown passes (QB-V4), cards return or are lost; a lap ends it at once (QB-V5, QB-D1)."""
    crown_before = row[CROWN]
    if leap_all(table, row):
        end(row, front(row), LAPPED)
        forget_laps(table, row)
        return
    row[CROWN] = front(row)
    left = return_or_lose_cards(table, row)
    if not row[STEP + row[CROWN]] and rear(row):
        row[CROWN] = front(row)  # QB-E2
    if table[SEATS] == DUMMY and not row[PILE]:
        row[PILE] = ALL_CARDS  # QB-C3, QB-D3
    forget_laps(table, row)
    end_or_next_round(table, row, left, crown_before)


@kernel
def leap_all(table: Row, row: Row) -> bool:
    """All frogs leap. Returns whether the last frog was lapped."""
    after = leapt(together(row, STEP), together(row, CHOSEN), table[SIZE])
    for frog in range(MOST_FROGS):
        row[STEP + frog] = step_of(after, frog)
    return after & LAP_BIT != 0


@kernel
def end_or_next_round(table: Row, row: Row, left: int, crown_before: int) -> None:
    has_dummy = table[SEATS] == DUMMY
    if not left:  # the dummy is never out (QB-D2); without it the crown of this round's beginning decides (QB-E4)
        end(row, DUMMY if has_dummy else crown_before, ALONE if has_dummy else ALL_OUT)
    elif left == 1 and (not has_dummy or table[LAST_HUMAN_WINS]):
        end(row, first_of(row, table[SEATS]), LAST_HUMAN if has_dummy else ALONE)  # QB-E3, QB-E6
    elif row[ROUND] == table[ROUND_LIMIT]:
        end(row, NOBODY, LIMIT)  # QB-E7
    elif not has_dummy and is_endless(table, row):
        end(row, NOBODY, ENDLESS)  # QB-D5
    else:
        row[ROUND] += 1
        row[PHASE] = PLANNING
        for seat in range(table[SEATS]):
            row[CHOSEN + seat] = 0


@kernel
def is_endless(table: Row, row: Row) -> bool:
    """Whether all players have one card left and play it round after round without any change.

    One race is played a round at a time and another two: if nothing ends them, they meet.
    """
    cards = 0
    for seat in range(table[SEATS]):
        hand = row[HAND + seat]
        if hand & hand - 1:
            return False
        if hand:
            cards |= nth(hand, 0) + 1 << BITS * seat
    slow = fast = together(row, STEP)
    while True:
        for _ in range(2):
            fast = on_first_laps(leapt(fast, cards, table[SIZE]), table[SIZE])
            if fast & LAP_BIT or not are_home(row, fast, table[SIZE]):
                return False
        slow = on_first_laps(leapt(slow, cards, table[SIZE]), table[SIZE])
        if slow == fast:
            return True


@kernel
def are_home(row: Row, course: int, size: int) -> bool:
    for frog in range(MOST_FROGS):
        step = step_of(course, frog)
        if step and not is_home(row[HOME + frog], step, size):
            return False
    return True


@kernel
def end(row: Row, winner: int, rule: int) -> None:
    row[WINNER] = winner
    row[RULE] = rule
    row[PHASE] = OVER
