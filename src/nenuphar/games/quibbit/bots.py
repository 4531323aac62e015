"""The levels offered at a table of Quibbit!, from views only: the tadpole plays anything, the frog looks one round
ahead, the heron rehearses whole stretches of the race."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import exp
from random import Random

from nenuphar.bots.search import Rehearsal, Search
from nenuphar.bots.tadpole import Tadpole
from nenuphar.core.game import Bot, Budget, Moves, Seat
from nenuphar.games.quibbit import course, sight
from nenuphar.games.quibbit.swift import World
from nenuphar.games.quibbit.types import DUMMY, Action, Card, Choose, Place, View

# What multiplies the chance to win, as logarithms: fitted to the outcomes of 900 matches of the search against itself,
# and rounded. A lead is measured in laps on the last frog. Cards count for less beside a dummy, which nobody outlives.
A_CARD, A_CARD_BESIDE_DUMMY, THE_DUMMY = 1.7, 1.0, 4.2
A_WAY_HOME, LEAD_SQUARED = 0.5, 4.0


class Frog:
    """Looks one round ahead, and takes it that the others may play any card that they have."""

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        world, me = World(view), _seat(view)
        assert moves.listed is not None
        return max(moves.listed, key=lambda action: self._prospect(world, me, action))

    def _prospect(self, world: World, me: Seat, action: Action) -> float:
        match action:
            case Place(tile):
                return _ways_home(world, me, course.starts(world.steps, world.size)[tile])
            case Choose(card):
                return _average(chances(after)[me] for after in _rounds(world, me, card))
            case _:
                raise AssertionError(f"{action} is not for players")


def _rounds(world: World, me: Seat, card: Card) -> Iterator[World]:
    """All that may come of a card, with every card that the others may play and that the dummy may turn over."""
    hands = [*world.hands, world.pile] if world.pile else world.hands
    for cards in product(*((card,) if frog == me else hand or (None,) for frog, hand in enumerate(hands))):
        after = World(world)
        after.race(cards)
        yield after


def _ways_home(world: World, me: Seat, start: int) -> float:
    """How many cards would come back from there, as the others sit now."""
    home = 0
    for card in world.hands[me]:
        steps = [*world.steps]
        steps[me] = start
        course.race(steps, [card if frog == me else None for frog in range(len(steps))], world.size)
        step = steps[me]
        home += step is not None and world.homes[me][step % world.size]
    return home


def chances(world: World) -> Sequence[float]:
    """Every frog's chance to win: cards to live on, one of them with a way home, and a lead that may become a lap."""
    if world.shares is not None:
        return world.shares
    size = world.size
    a_card = A_CARD_BESIDE_DUMMY if world.pile else A_CARD
    last = min([step for step in world.steps if step is not None])
    weights = [0.0] * len(world.steps)
    for frog, step in enumerate(world.steps):
        if step is None:
            continue
        lead = (step - last) / size
        weight = LEAD_SQUARED * lead * lead
        if frog < world.seats:
            hand, home = world.hands[frog], world.homes[frog]
            weight += a_card * len(hand)
            for card in hand:
                if home[(step + card) % size]:
                    weight += A_WAY_HOME
                    break
        else:
            weight += THE_DUMMY
        weights[frog] = exp(weight)
    total = sum(weights)
    return [weight / total for weight in weights]


# What the heron's search needs to know of the game


def _seat(view: View) -> Seat:
    assert view.viewer is not None
    return view.viewer


def _imagine(view: View, rng: Random) -> World:
    """Cards that others have laid unseen are not guessed here: the search lets them choose anew."""
    return World(sight.imagine(view, rng))


def _offers(world: World) -> Mapping[Seat, Sequence[Action]]:
    if world.shares is not None:
        return {}
    if world.turn is not None:
        return {world.turn: [Place(tile) for tile in course.starts(world.steps, world.size)]}
    return {seat: _choices(hand) for seat, hand in enumerate(world.hands) if hand}


def _play(world: World, picks: Mapping[Seat, Action], rng: Random) -> World:
    cards: list[Card | None] = [None] * len(world.steps)
    for seat, action in picks.items():
        if isinstance(action, Place):
            return _lined_up(world, action.tile, rng)
        assert isinstance(action, Choose)
        cards[seat] = action.card
    if world.pile:
        cards[DUMMY] = rng.choice(world.pile)
    world.race(cards)
    return world


def _lined_up(world: World, tile: int, rng: Random) -> World:
    """A place in the line is only worth what the others make of it: they take any end."""
    world.place(course.starts(world.steps, world.size)[tile])
    while world.turn is not None:
        world.place(rng.choice([*course.starts(world.steps, world.size).values()]))
    return world


def _guess(world: World, seat: Seat, offered: Sequence[Action], rng: Random) -> Action:
    """Any card, but a second try if the first would not come home with nobody in the way."""
    action = offered[int(rng.random() * len(offered))]
    step = world.steps[seat]
    if isinstance(action, Choose) and step is not None and world.homes[seat][(step + action.card) % world.size]:
        return action
    return offered[int(rng.random() * len(offered))]


@cache
def _choices(hand: tuple[Card, ...]) -> tuple[Action, ...]:
    return tuple(Choose(card) for card in hand)


def _average(values: Iterator[float]) -> float:
    total, number = 0.0, 0
    for value in values:
        total += value
        number += 1
    return total / number


REHEARSAL: Rehearsal[View, World, Action] = Rehearsal(_seat, _imagine, _offers, _play, _guess, chances)

LEVELS: Mapping[str, Bot[View, Action]] = {
    "tadpole": Tadpole(),
    "frog": Frog(),
    "heron": Search(REHEARSAL, depth=3, curiosity=0.2),
}
