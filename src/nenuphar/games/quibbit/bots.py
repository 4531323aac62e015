"""The bot levels of Quibbit!. They see views only.

The tadpole plays at random, the frog looks one round ahead, and the heron simulates the next rounds many times. The
kraken is in kraken.py.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from itertools import product
from random import Random
from typing import NamedTuple

from nenuphar.bots.search import Search, Simulation
from nenuphar.bots.tadpole import Tadpole
from nenuphar.core.bot import Bot, Budget
from nenuphar.core.game import Seat
from nenuphar.core.kernels import Row, compiled, floats, int_rows, ints
from nenuphar.core.luck import started
from nenuphar.core.moves import Moves
from nenuphar.games.quibbit import course, rows, thinking
from nenuphar.games.quibbit.kraken import Kraken
from nenuphar.games.quibbit.twin import layout, setting
from nenuphar.games.quibbit.types import CARDS, Action, Card, Choose, Place, View

MOST_COMBINATIONS = 64
RANDOM_MOVES = 0.03


class FrogBot:
    """Looks one round ahead, and assumes that the others play any of their cards.

    Now and then it plays at random: frogs that always keep their cards would race each other forever.
    """

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        if rng.random() < RANDOM_MOVES:
            return moves.sample(rng)
        assert moves.listed is not None
        if view.phase == "placing":
            starts = course.starts(view.steps, len(view.ring))
            return max(moves.listed, key=lambda place: _ways_home(view, starts[_tile(place)]))
        return max(moves.listed, key=_prospects(view, _others_cards(view, rng)))


def _prospects(view: View, others: Sequence[tuple[Card, ...]]) -> Callable[[Action], float]:
    """Rates a choice by the average chance to win after a round with it, over the others' combinations."""
    world, combinations, chances = _world(view), int_rows(others), floats(layout.MOST_FROGS)
    prospect, after = compiled(thinking.prospect), world.row.copy()
    return lambda choice: prospect(world.table, world.row, _seat(view), _card(choice), combinations, after, chances)


def _others_cards(view: View, rng: Random) -> Sequence[tuple[Card, ...]]:
    """All combinations of cards that the others and the dummy may play, or a sample if there are too many."""
    hands = [*view.hands, view.pile] if view.pile else [*view.hands]
    hands[_seat(view)] = ()
    cards = list(product(*(hand or (0,) for hand in hands)))
    return cards if len(cards) <= MOST_COMBINATIONS else rng.sample(cards, MOST_COMBINATIONS)


def _ways_home(view: View, start: int) -> int:
    """How many cards would return from this start if the others did not move."""
    me, size = _seat(view), len(view.ring)
    steps = (*view.steps[:me], start, *view.steps[me + 1 :])
    home = course.homes(view.ring, view.colours)[me]
    return sum(home[course.alone(steps, me, card, size)[-1] % size] for card in view.hands[me])


# What the heron's search needs of the game


class World(NamedTuple):
    """A match as a bot imagines it: the twin's row, in which nobody has chosen a card, and a generator of its own."""

    table: Row
    row: Row
    luck: Row


def _world(view: View) -> World:
    row = rows.encode(view)
    for seat in range(view.setup.seats):
        row[layout.CHOSEN + seat] = 0
    return World(ints(rows.table(view.setup)), ints(row), ints([0], bits=64))


def _seat(view: View) -> Seat:
    assert view.viewer is not None
    return view.viewer


def _imagine(view: View) -> Callable[[Random], World]:
    """It does not guess the others' hidden cards: the search lets them choose again."""
    return partial(_another, _world(view))


def _another(world: World, rng: Random) -> World:
    luck = world.luck.copy()
    luck[0] = started(rng)
    return World(world.table, world.row.copy(), luck)


def _offers(world: World) -> Mapping[Seat, Sequence[Action]]:
    row = world.row
    if row[layout.PHASE] == layout.PLACING:
        table, size = world.table, world.table[layout.SIZE]
        return {int(row[layout.TURN]): [Place(tile) for tile in range(size) if setting.start(table, row, tile)]}
    hands = [(seat, int(row[layout.HAND + seat])) for seat in range(world.table[layout.SEATS])]
    return {seat: _choices(hand) for seat, hand in hands if hand}


def _play(world: World, picks: Mapping[Seat, Action], rng: Random) -> World:
    for seat, action in picks.items():
        if isinstance(action, Place):
            compiled(setting.place)(world.table, world.row, action.tile)
            return world
        world.row[layout.CHOSEN + seat] = _card(action)
    compiled(thinking.race)(world.table, world.row, world.luck)
    return world


def _outlook(world: World, rounds: int, rng: Random) -> Sequence[float]:
    chances = floats(layout.MOST_FROGS)
    compiled(thinking.outlook)(world.table, world.row, world.luck, rounds, chances)
    return [float(chance) for chance in chances]


def _card(action: Action) -> Card:
    assert isinstance(action, Choose)
    return action.card


def _tile(action: Action) -> int:
    assert isinstance(action, Place)
    return action.tile


@cache
def _choices(hand: int) -> tuple[Action, ...]:
    return tuple(Choose(card) for card in CARDS if hand >> card - 1 & 1)


SIMULATION: Simulation[View, World, Action] = Simulation(_seat, _imagine, _offers, _play, _outlook)

LEVELS: Mapping[str, Bot[View, Action]] = {
    "tadpole": Tadpole(),
    "frog": FrogBot(),
    "heron": Search(SIMULATION, depth=4, curiosity=0.6),
    "kraken": Kraken(),
}
