"""The bot levels of China Moon. They see views only.

The tadpole plays at random, the frog tries all ways to play its turn, and the heron also what the others do then.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from typing import TypeAlias

from nenuphar.bots import tadpole
from nenuphar.core.bot import Bot, Budget
from nenuphar.core.game import Seat
from nenuphar.core.moves import Moves
from nenuphar.games.china_moon.fast_rules import NUMBER, World
from nenuphar.games.china_moon.thinking import answer, best_drops, best_swaps, chances, lead, play_turn
from nenuphar.games.china_moon.types import FROGS_EACH, Action, Bounce, Drop, Move, Place, Swap, TakeBack, View

MOST_CANDIDATES = 12
MOST_WORLDS = 4_000  # for one turn; boards with wide forks have more
ASKED_EVERY = 200  # worlds: asking the budget takes longer than trying a world
OWN_ANSWERS = 4
CURIOSITY = 0.12


class Tadpole(tadpole.Tadpole[View, Action]):
    """Plays at random, but never takes a turn back."""

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        return rng.choice(_offered(moves))


class FrogBot:
    """Tries every way to play its turn to the end, or some for each of its moves if there are too many.

    It tries all answers to the question that it is asked now. Later in the turn it tries only its swaps and drops that
    look best at first sight. It assumes that the others give the answer that is best for them.
    """

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        offered = _offered(moves)
        if len(offered) == 1:
            return offered[0]
        return max(ways_on(view, offered, lead, budget), key=lambda way: way.worth).action


@dataclass(frozen=True)
class Heron:
    """Takes the best ways to play its turn, and simulates many times how the others play on.

    It plays the way that it has tried most often: a high average can be luck.
    """

    rounds: int = 1

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        offered = _offered(moves)
        if len(offered) == 1:
            return offered[0]
        assert view.viewer is not None
        found = sorted(ways_on(view, offered, _chance, budget), key=lambda way: -way.worth)[:MOST_CANDIDATES]
        trials = [Trial(way.worth) for way in found]
        tried = 0
        while budget.more():
            tried += 1
            credit = CURIOSITY * sqrt(log(tried + 1))
            trial = max(range(len(trials)), key=lambda each: trials[each].hope(credit))
            trials[trial].learn(self._simulated(found[trial].world, view.viewer, rng))
        best = max(range(len(trials)), key=lambda each: (trials[each].tries, trials[each].average))
        return found[best].action

    def _simulated(self, world: World, me: Seat, rng: Random) -> float:
        """The chance to win after some rounds, as the others might play them."""
        world = world.copy()
        for _ in range(self.rounds * world.seats):
            if world.phase == "over":
                break
            play_turn(world, rng)
        return chances(world)[me]


class Trial:
    """The results of one way to play. Its first estimate counts as one result."""

    def __init__(self, chance: float) -> None:
        self.tries = 1
        self.total = chance

    @property
    def average(self) -> float:
        return self.total / self.tries

    def hope(self, credit: float) -> float:
        return self.average + credit / sqrt(self.tries)

    def learn(self, chance: float) -> None:
        self.tries += 1
        self.total += chance


Estimate: TypeAlias = Callable[[World, Seat], float]
Ends: TypeAlias = dict[tuple[object, ...], tuple[World, float]]


@dataclass(frozen=True, slots=True)
class OneWay:
    """An action, the best end of the turn that it can lead to, and the worth of that."""

    action: Action
    world: World
    worth: float


class WorldLimit:
    """Limits how many worlds are tried: every first action has its share, and everything ends with the budget."""

    def __init__(self, budget: Budget) -> None:
        self.over = False
        self._budget = budget
        self._left = MOST_WORLDS
        self._share = 0

    def share(self, actions: int) -> None:
        """Share what is left among this number of actions, and begin with the next of them."""
        self._share = self._left // actions

    def more(self) -> bool:
        if self.over or not self._share:
            return False
        self._share -= 1
        self._left -= 1
        if not self._left % ASKED_EVERY:
            self.over = not self._budget.more()
        return not self.over


def ways_on(view: View, offered: Sequence[Action], estimate: Estimate, budget: Budget) -> list[OneWay]:
    """For every action the best way to play the rest of the turn; if time runs out, only for some of them."""
    assert view.viewer is not None
    me, world = view.viewer, World(view)
    different = _different(view, offered)
    known: Ends = {}
    found: list[OneWay] = []
    limit = WorldLimit(budget)
    for number, action in enumerate(different):
        if found and limit.over:
            break
        limit.share(len(different) - number)
        after = world.copy()
        play(after, action)
        found.append(OneWay(action, *best_end(after, me, estimate, known, limit)))
    return found


def _different(view: View, offered: Sequence[Action]) -> list[Action]:
    """Without moves of equivalent frogs: those that a player has at the start."""
    different: list[Action] = []
    waiting: set[tuple[Seat, Place]] = set()
    for action in offered:
        if isinstance(action, Move) and not view.frogs[action.frog]:
            if (action.frog // FROGS_EACH, action.to) in waiting:
                continue
            waiting.add((action.frog // FROGS_EACH, action.to))
        different.append(action)
    return different


def best_end(world: World, me: Seat, estimate: Estimate, known: Ends, limit: WorldLimit) -> tuple[World, float]:
    """The best end of the turn from here if it is mine; else the world after the owner's choice."""
    while world.phase in ("swap", "drop") and world.asked != me:
        answer(world)
    key = world.key()
    end = known.get(key)
    if end is None:
        end = known[key] = _best_end(world, me, estimate, known, limit)
    return end


def _best_end(world: World, me: Seat, estimate: Estimate, known: Ends, limit: WorldLimit) -> tuple[World, float]:
    if world.phase == "over" or world.turn != me or (world.phase == "move" and not world.moved):
        return world, estimate(world, me)
    best: tuple[World, float] | None = None
    for after in _continued(world):
        end = best_end(after, me, estimate, known, limit)
        if best is None or end[1] > best[1]:
            best = end
        if not limit.more():
            break
    assert best is not None
    return best


def _continued(world: World) -> Iterator[World]:
    """The worlds after each of my next actions; of my answers only those that look best."""
    match world.phase:
        case "bounce":
            for to in world.landings(world.frogs[world.frog]):
                after = world.copy()
                after.bounce(to)
                yield after
        case "swap":
            for swap in best_swaps(world)[:OWN_ANSWERS]:
                after = world.copy()
                after.swap(*swap)
                yield after
        case "drop":
            for drop in best_drops(world)[:OWN_ANSWERS]:
                after = world.copy()
                after.drop(*drop)
                yield after
        case _:
            yield from _moved(world)


def _moved(world: World) -> Iterator[World]:
    waiting: set[Seat] = set()
    for frog in world.movable():
        place = world.frogs[frog]
        if not place:
            if frog // FROGS_EACH in waiting:
                continue
            waiting.add(frog // FROGS_EACH)
        for to in world.landings(place):
            after = world.copy()
            after.move(frog, to)
            yield after


def _chance(world: World, me: Seat) -> float:
    return chances(world)[me]


def play(world: World, action: Action) -> None:
    match action:
        case Move(frog, to):
            world.move(frog, to)
        case Bounce(to):
            world.bounce(to)
        case Swap(other, give, take):
            world.swap(other, NUMBER[give], NUMBER[take])
        case Drop(lily, pad):
            world.drop(NUMBER[lily], pad)
        case _:
            raise ValueError(f"{action} is not for bots")


def _offered(moves: Moves[Action]) -> list[Action]:
    """All moves except taking the turn back."""
    assert moves.listed is not None
    return [move for move in moves.listed if not isinstance(move, TakeBack)]


LEVELS: Mapping[str, Bot[View, Action]] = {"tadpole": Tadpole(), "frog": FrogBot(), "heron": Heron()}
