"""Search by simulation, for any game: imagine a world that fits the view, try an action there, estimate the result.

In every imagined world all seats whose turn it is choose at once, each by its experience from earlier worlds (UCB, with
one bandit for each seat). So the others are expected to play well and not at random, and the search works in the same
way whether a game asks the seats one by one or all together.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from typing import Generic, TypeVar

from nenuphar.core.bot import Budget
from nenuphar.core.decision import Decision
from nenuphar.core.game import A, Authority, Command, E, S, Seat, V, Viewer, Waiting
from nenuphar.core.moves import Moves

W = TypeVar("W")  # an imagined world

Picks = Mapping[Seat, A]


@dataclass(frozen=True)
class Simulation(Generic[V, W, A]):
    """What the search needs of a game. It works on imagined worlds only: the search never sees the true state."""

    seat: Callable[[V], Seat]  # the seat that has this view
    imagine: Callable[[V], Callable[[Random], W]]  # looks at the view once, and then gives a world each time
    offers: Callable[[W], Mapping[Seat, Sequence[A]]]  # the seats that must choose, and their choices; none at the end
    play: Callable[[W, Picks[A], Random], W]  # the world after these choices; it may reuse the old one
    # Every seat's chance to win, from 0 to 1, after up to this number of further choices: quick rather than clever.
    outlook: Callable[[W, int, Random], Sequence[float]]


@dataclass(frozen=True)
class Search(Generic[V, W, A]):
    """A bot that simulates. `depth` is how often the seats choose in a world before it is estimated."""

    simulation: Simulation[V, W, A]
    depth: int
    curiosity: float  # the bonus for actions that were seldom tried

    def choose(self, view: V, moves: Moves[A], rng: Random, budget: Budget) -> A:
        offered = moves.listed
        assert offered is not None, "the search can only try moves that can be listed"
        if len(offered) == 1:
            return offered[0]
        bandits: defaultdict[Seat, Bandit[A]] = defaultdict(lambda: Bandit(self.curiosity))
        imagined = self.simulation.imagine(view)
        while budget.more():
            self._simulate(imagined(rng), bandits, rng)
        return bandits[self.simulation.seat(view)].favourite(offered)

    def _simulate(self, world: W, bandits: Mapping[Seat, "Bandit[A]"], rng: Random) -> None:
        game = self.simulation
        picks = {seat: bandits[seat].pick(offered) for seat, offered in game.offers(world).items()}
        chances = game.outlook(game.play(world, picks, rng), self.depth - 1, rng)
        for seat, action in picks.items():
            bandits[seat].learn(action, chances[seat])


class Bandit(Generic[A]):
    """One seat's experience with its actions, whatever the others did at the same time."""

    def __init__(self, curiosity: float) -> None:
        self.curiosity = curiosity
        self.picks = 0
        self.tries: defaultdict[A, int] = defaultdict(int)
        self.gains: defaultdict[A, float] = defaultdict(float)

    def pick(self, offered: Sequence[A]) -> A:
        """The most promising action: its average gain so far, plus a bonus that shrinks the more it is tried."""
        self.picks += 1
        credit = self.curiosity * sqrt(log(self.picks))
        most, best = -1.0, offered[0]
        for action in offered:
            tries = self.tries[action]
            if not tries:
                return action
            hope = self.gains[action] / tries + credit / sqrt(tries)
            if hope > most:
                most, best = hope, action
        return best

    def learn(self, action: A, chance: float) -> None:
        self.tries[action] += 1
        self.gains[action] += chance

    def favourite(self, offered: Sequence[A]) -> A:
        """The action tried most often. A high average can be luck, but only good actions are tried often."""
        return max(offered, key=lambda action: (self.tries[action], self.gains[action]))


@dataclass(frozen=True)
class Rules(Generic[S, A, E, V]):
    """A game's own rules, for simulating a game that has no twin."""

    waiting: Callable[[S], Waiting[A]]
    decide: Callable[[S, Command[A]], Decision[S, E]]
    view: Callable[[S, Viewer], V]
    moves: Callable[[V], Moves[A]]
    guess: Callable[[S, Seat, Sequence[A], Random], A]  # what that seat might choose
    estimate: Callable[[S], Sequence[float]]  # every seat's chance to win while the match continues

    def offers(self, state: S) -> Mapping[Seat, Sequence[A]]:
        return {seat: self.moves(self.view(state, seat)).listed or () for seat in self.waiting(state).due}

    def play(self, state: S, picks: Picks[A], rng: Random) -> S:
        for seat, action in picks.items():
            if seat in self.waiting(state).due:  # another seat's action may have ended its turn
                state = self.decide(state, Command(seat, action, 0)).state
        while (asked := self.waiting(state).chance) is not None:
            state = self.decide(state, Command(Authority.CHANCE, asked.sample(rng), 0)).state
        return state

    def outlook(self, state: S, choices: int, rng: Random) -> Sequence[float]:
        for _ in range(choices):
            offers = self.offers(state)
            if not offers:
                break
            guesses = {seat: self.guess(state, seat, offered, rng) for seat, offered in offers.items()}
            state = self.play(state, guesses, rng)
        outcome = self.waiting(state).outcome
        if outcome is None:
            return self.estimate(state)
        return [(rank == 1) / max(len(outcome.winners), 1) for rank in outcome.ranks]
