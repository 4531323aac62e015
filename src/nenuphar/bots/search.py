"""Thinking by rehearsal, for any game: imagine a world that fits the view, try something there, judge what came of it.

In every imagined world all seats whose turn it is choose at once, each by its own experience from the worlds before
(UCB, with one bandit a seat). So the others are expected to play well and not just anything, and it makes no
difference to the search whether a game asks one seat after the other or all of them together.
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
class Rehearsal(Generic[V, W, A]):
    """What a game lends to the search. It works on imagined worlds only: the search never meets the true state."""

    seat: Callable[[V], Seat]  # whose view it is
    imagine: Callable[[V, Random], W]
    offers: Callable[[W], Mapping[Seat, Sequence[A]]]  # the seats that must choose, and their choices; none at the end
    play: Callable[[W, Picks[A], Random], W]  # what comes of it; the world that it came from is not used again
    guess: Callable[[W, Seat, Sequence[A], Random], A]  # what that seat might do: quick rather than clever
    estimate: Callable[[W], Sequence[float]]  # every seat's chance to win, from 0 to 1


@dataclass(frozen=True)
class Search(Generic[V, W, A]):
    """A bot that rehearses. `depth` is how often the seats choose in a world before it is judged."""

    rehearsal: Rehearsal[V, W, A]
    depth: int
    curiosity: float  # how much chance to win an action that was seldom tried is credited with

    def choose(self, view: V, moves: Moves[A], rng: Random, budget: Budget) -> A:
        offered = moves.listed
        assert offered is not None, "what cannot be listed cannot be tried in turn"
        if len(offered) == 1:
            return offered[0]
        bandits: defaultdict[Seat, Bandit[A]] = defaultdict(lambda: Bandit(self.curiosity))
        while budget.more():
            self._rehearse(view, bandits, rng)
        return bandits[self.rehearsal.seat(view)].favourite(offered)

    def _rehearse(self, view: V, bandits: Mapping[Seat, "Bandit[A]"], rng: Random) -> None:
        game = self.rehearsal
        world = game.imagine(view, rng)
        picks = {seat: bandits[seat].pick(offered) for seat, offered in game.offers(world).items()}
        chances = self._judged(game.play(world, picks, rng), rng)
        for seat, action in picks.items():
            bandits[seat].learn(action, chances[seat])

    def _judged(self, world: W, rng: Random) -> Sequence[float]:
        game = self.rehearsal
        for _ in range(self.depth - 1):
            offers = game.offers(world)
            if not offers:
                break
            guesses = {seat: game.guess(world, seat, offered, rng) for seat, offered in offers.items()}
            world = game.play(world, guesses, rng)
        return game.estimate(world)


class Bandit(Generic[A]):
    """One seat's experience with its own actions, whatever the others did at the same time."""

    def __init__(self, curiosity: float) -> None:
        self.curiosity = curiosity
        self.picks = 0
        self.tries: defaultdict[A, int] = defaultdict(int)
        self.gains: defaultdict[A, float] = defaultdict(float)

    def pick(self, offered: Sequence[A]) -> A:
        """The action that may turn out best: what it brought so far, and the more credit the less it was tried."""
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
        """The action tried most: an average can be luck, but nothing is tried often that did not hold up."""
        return max(offered, key=lambda action: (self.tries[action], self.gains[action]))


@dataclass(frozen=True)
class Rules(Generic[S, A, E, V]):
    """A game's own rules, for rehearsing by them where nothing faster is at hand."""

    waiting: Callable[[S], Waiting[A]]
    decide: Callable[[S, Command[A]], Decision[S, E]]
    view: Callable[[S, Viewer], V]
    moves: Callable[[V], Moves[A]]
    outlook: Callable[[S], Sequence[float]]  # every seat's chance to win while the match goes on

    def offers(self, state: S) -> Mapping[Seat, Sequence[A]]:
        return {seat: self.moves(self.view(state, seat)).listed or () for seat in self.waiting(state).due}

    def play(self, state: S, picks: Picks[A], rng: Random) -> S:
        for seat, action in picks.items():
            if seat in self.waiting(state).due:  # somebody else's action may have settled it
                state = self.decide(state, Command(seat, action, 0)).state
        while (asked := self.waiting(state).chance) is not None:
            state = self.decide(state, Command(Authority.CHANCE, asked.sample(rng), 0)).state
        return state

    def estimate(self, state: S) -> Sequence[float]:
        outcome = self.waiting(state).outcome
        if outcome is None:
            return self.outlook(state)
        return [(rank == 1) / max(len(outcome.winners), 1) for rank in outcome.ranks]
