"""What simulations count in Quibbit!: the cards played, the tiles where frogs end a round, and who is ahead."""

from collections.abc import Iterator, Sequence

from nenuphar.core.game import Setup
from nenuphar.core.kernels import Row, kernel
from nenuphar.core.measures import Measure, MeasureKernels, Measures, Use
from nenuphar.games.quibbit.twin.course import leapt, step_of, tile_of, together
from nenuphar.games.quibbit.twin.layout import (
    BITS,
    CHOOSE,
    CHOSEN,
    FLOWER,
    HAND,
    MOVING,
    PHASE,
    PILE,
    PLANNING,
    RING,
    ROUND,
    SEATS,
    SIZE,
    STEP,
    TURN_DUMMY_CARD,
    WATER,
)
from nenuphar.games.quibbit.twin.rules import due
from nenuphar.games.quibbit.types import CARDS, DUMMY, CardsRevealed, Event, Frog, FrogLeapt, Options, State

TILES = (
    Measure("own_leaf", "Round ended on a leaf of its colour"),
    Measure("other_leaf", "Round ended on a leaf of another colour"),
    Measure("flower", "Round ended on a flower"),
    Measure("water", "Round ended in the water"),
)
OWN_LEAF, OTHER_LEAF, ON_FLOWER, IN_WATER = range(len(CARDS), len(CARDS) + len(TILES))  # the numbers of these measures


def every(setup: Setup[Options]) -> tuple[Measure, ...]:
    return (*(Measure(f"card_{card}", f"Card {card}") for card in CARDS), *TILES)


def uses(state: State, events: Sequence[Event]) -> Iterator[Use]:
    for event in events:
        if isinstance(event, CardsRevealed):
            yield from (Use(seat, f"card_{card}") for seat, card in enumerate(event.cards) if card is not None)
        elif isinstance(event, FrogLeapt) and event.frog < state.setup.seats:
            yield Use(event.frog, _tile(state, event.frog, event.path[-1]))


def _tile(state: State, frog: Frog, step: int) -> str:
    tile = state.ring[step % len(state.ring)]
    if tile == "flower" or tile == "water":
        return tile
    return "own_leaf" if tile == state.colours[frog] else "other_leaf"


def standing(state: State) -> Sequence[int]:
    """How far the frogs are. Nobody is ahead before the race begins, and players without cards are last."""
    if not state.round:
        return [0] * state.setup.seats
    return [-1 if step is None else step for step in state.steps[: state.setup.seats]]


# The same for the twin


@kernel
def count_uses(table: Row, before: Row, seat: int, action: int, after: Row, counts: Row) -> None:
    if before[PHASE] == PLANNING and due(table, before) == 1 << seat:
        cards = together(before, CHOSEN) | action - CHOOSE + 1 << BITS * seat
        for other in range(table[SEATS]):
            if before[HAND + other]:
                counts[(step_of(cards, other) - 1) * table[SEATS] + other] += 1
        if not before[PILE]:
            count_tiles(table, before, cards, counts)
    elif before[PHASE] == MOVING:
        dummy_card = action - TURN_DUMMY_CARD + 1
        count_tiles(table, before, together(before, CHOSEN) | dummy_card << BITS * DUMMY, counts)


@kernel
def count_tiles(table: Row, before: Row, cards: int, counts: Row) -> None:
    """The frogs leap once more: a row no longer shows where a frog was before it left the ring."""
    course = together(before, STEP)
    ends = leapt(course, cards, table[SIZE])
    for seat in range(table[SEATS]):
        step = step_of(ends, seat)
        if step != step_of(course, seat):
            leaf = before[RING + tile_of(step, table[SIZE])]
            measure = OWN_LEAF if leaf == seat else OTHER_LEAF
            if leaf == FLOWER:
                measure = ON_FLOWER
            elif leaf == WATER:
                measure = IN_WATER
            counts[measure * table[SEATS] + seat] += 1


@kernel
def rate(table: Row, row: Row, numbers: Row) -> None:
    for seat in range(table[SEATS]):
        numbers[seat] = row[STEP + seat] if row[ROUND] else 0


MEASURES: Measures[Options, State, Event] = Measures(every, uses, standing, MeasureKernels(count_uses, rate))
