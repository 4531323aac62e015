"""The bot levels of Quibbit!. They see views only.

The tadpole plays at random, the frog looks one round ahead, and the heron simulates the next rounds many times.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from math import exp
from random import Random
from typing import TypeAlias

from nenuphar.bots.search import Search, Simulation
from nenuphar.bots.tadpole import Tadpole
from nenuphar.core.bot import Bot, Budget
from nenuphar.core.game import Seat
from nenuphar.core.moves import Moves
from nenuphar.games.quibbit import course, visibility
from nenuphar.games.quibbit.fast_rules import World
from nenuphar.games.quibbit.types import DUMMY, Action, Card, Choose, Place, View

# Factors of the chance to win, as logarithms: fitted to 900 matches of the search against itself, and rounded. A lead
# is measured in laps ahead of the last frog. Cards count for less with a dummy, because it is never out.
CARD_WEIGHT, CARD_WEIGHT_BESIDE_DUMMY, DUMMY_WEIGHT = 1.7, 1.0, 4.2
WAY_HOME_WEIGHT, LEAD_SQUARED = 0.5, 4.0

MOST_COMBINATIONS = 64
RANDOM_MOVES = 0.03

Cards: TypeAlias = tuple[Card | None, ...]


class FrogBot:
    """Looks one round ahead, and assumes that the others play any of their cards.

    Now and then it plays at random: frogs that always keep their cards would race each other forever.
    """

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        if rng.random() < RANDOM_MOVES:
            return moves.sample(rng)
        world, me = World(view), _seat(view)
        assert moves.listed is not None
        if world.turn is not None:
            starts = course.starts(world.steps, world.size)
            return max(moves.listed, key=lambda place: _ways_home(world, me, starts[_tile(place)]))
        others = _others_cards(world, me, rng)
        return max(moves.listed, key=lambda choice: _prospect(world, me, _card(choice), others))


def _others_cards(world: World, me: Seat, rng: Random) -> Sequence[Cards]:
    """All combinations of cards that the others and the dummy may play, or a sample if there are too many."""
    hands = [*world.hands, world.pile] if world.pile else [*world.hands]
    hands[me] = ()
    cards = list(product(*(hand or (None,) for hand in hands)))
    return cards if len(cards) <= MOST_COMBINATIONS else rng.sample(cards, MOST_COMBINATIONS)


def _prospect(world: World, me: Seat, card: Card, others: Sequence[Cards]) -> float:
    """The average chance to win after a round with this card, over the others' combinations."""
    total = 0.0
    for cards in others:
        after = World(world)
        after.play_round((*cards[:me], card, *cards[me + 1 :]))
        total += chances(after)[me]
    return total / len(others)


def _ways_home(world: World, me: Seat, start: int) -> int:
    """How many cards would return from this start if the others did not move."""
    home = 0
    for card in world.hands[me]:
        steps = [*world.steps]
        steps[me] = start
        course.play_round(steps, [card if frog == me else None for frog in range(len(steps))], world.size)
        step = steps[me]
        home += step is not None and world.homes[me][step % world.size]
    return home


def chances(world: World) -> Sequence[float]:
    """Every frog's chance to win: by its cards, by whether one of them would return, and by its lead."""
    if world.shares is not None:
        return world.shares
    size = world.size
    card_weight = CARD_WEIGHT_BESIDE_DUMMY if world.pile else CARD_WEIGHT
    last = min([step for step in world.steps if step is not None])
    weights = [0.0] * len(world.steps)
    for frog, step in enumerate(world.steps):
        if step is None:
            continue
        lead = (step - last) / size
        weight = LEAD_SQUARED * lead * lead
        if frog < world.seats:
            hand, home = world.hands[frog], world.homes[frog]
            weight += card_weight * len(hand)
            for card in hand:
                if home[(step + card) % size]:
                    weight += WAY_HOME_WEIGHT
                    break
        else:
            weight += DUMMY_WEIGHT
        weights[frog] = exp(weight)
    total = sum(weights)
    return [weight / total for weight in weights]


# What the heron's search needs of the game


def _seat(view: View) -> Seat:
    assert view.viewer is not None
    return view.viewer


def _imagine(view: View, rng: Random) -> World:
    """It does not guess the others' hidden cards: the search lets them choose again."""
    return World(visibility.imagine(view, rng))


def _offers(world: World) -> Mapping[Seat, Sequence[Action]]:
    if world.shares is not None:
        return {}
    if world.turn is not None:
        return {world.turn: [Place(tile) for tile in course.starts(world.steps, world.size)]}
    return {seat: _choices(hand) for seat, hand in enumerate(world.hands) if hand}


def _play(world: World, picks: Mapping[Seat, Action], rng: Random) -> World:
    cards: list[Card | None] = [None] * len(world.steps)
    for seat, action in picks.items():
        if world.turn is not None:
            return _lined_up(world, _tile(action), rng)
        cards[seat] = _card(action)
    if world.pile:
        cards[DUMMY] = rng.choice(world.pile)
    world.play_round(cards)
    return world


def _lined_up(world: World, tile: int, rng: Random) -> World:
    """After this placing, the others take a random end of the line: only then can the place be estimated."""
    world.place(course.starts(world.steps, world.size)[tile])
    while world.turn is not None:
        world.place(rng.choice([*course.starts(world.steps, world.size).values()]))
    return world


def _guess(world: World, seat: Seat, offered: Sequence[Action], rng: Random) -> Action:
    """A random card, but another random one if the first would not return on a free course."""
    action = offered[int(rng.random() * len(offered))]
    step = world.steps[seat]
    assert step is not None
    if world.homes[seat][(step + _card(action)) % world.size]:
        return action
    return offered[int(rng.random() * len(offered))]


def _card(action: Action) -> Card:
    assert isinstance(action, Choose)
    return action.card


def _tile(action: Action) -> int:
    assert isinstance(action, Place)
    return action.tile


@cache
def _choices(hand: tuple[Card, ...]) -> tuple[Action, ...]:
    return tuple(Choose(card) for card in hand)


SIMULATION: Simulation[View, World, Action] = Simulation(_seat, _imagine, _offers, _play, _guess, chances)

LEVELS: Mapping[str, Bot[View, Action]] = {
    "tadpole": Tadpole(),
    "frog": FrogBot(),
    "heron": Search(SIMULATION, depth=4, curiosity=0.6),
}
