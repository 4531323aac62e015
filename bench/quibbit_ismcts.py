"""The kraken of Quibbit! against OpenSpiel's ISMCTS: two players, and the same number of worlds for each decision.

`python -m bench.quibbit_ismcts MATCHES SIMULATIONS`. ISMCTS is for games in which one seat decides after the other, and
OpenSpiel's own conversion of a simultaneous game does not resample. So `Turns` asks the seats in turn, and hides from
the second what the first has chosen.
"""

import sys
from collections.abc import Mapping
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from nenuphar.adapters.position import Position
from nenuphar.adapters.task import task_of
from nenuphar.bots.budget import Worlds
from nenuphar.bots.chunks import Meter
from nenuphar.bots.standings import wilson
from nenuphar.core.codec import encode
from nenuphar.core.game import Seat
from nenuphar.games.quibbit import kraken
from nenuphar.games.quibbit.types import Action

EXPLORES = 2.0  # returns are from -1 to 1
KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
)


class Turns:
    """A position as ISMCTS needs it: the seats that are due decide one after the other, and see nothing of it."""

    def __init__(self, position: Position, chosen: Mapping[Seat, int]) -> None:
        self._position = position
        self._chosen = dict(chosen)

    def get_game(self) -> Any:
        return SimpleNamespace(get_type=lambda: KIND)

    def current_player(self) -> int:
        return next(seat for seat in self._position.due if seat not in self._chosen)

    def is_terminal(self) -> bool:
        return self._position.is_over

    def is_chance_node(self) -> bool:
        return self._position.draw is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draw = self._position.draw
        assert draw is not None
        odds = draw.odds or (1,) * len(draw.outcomes)
        return [(index, each / draw.total) for index, each in enumerate(odds)]

    def returns(self) -> list[float]:
        return list(self._position.returns)

    def legal_actions(self, player: int | None = None) -> list[int]:
        return list(self._position.offers(self.current_player() if player is None else player))

    def observation_string(self) -> str:
        return encode(self._position.view(self.current_player())).decode()

    def apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._position = self._position.drawn(int(action))
            return
        self._chosen[self.current_player()] = int(action)
        if len(self._chosen) == len(self._position.due):
            self._position, self._chosen = self._position.decided(self._chosen), {}

    def clone(self) -> "Turns":
        return Turns(self._position, self._chosen)

    def resample_from_infostate(self, player: int, sampler: Any) -> "Turns":
        """Another state that looks the same to the player: with any card of those who have chosen before."""
        rng = Random(sampler())
        position = self._position
        imagined = position.task.game.imagine(position.view(player), rng)
        return Turns(position.instead(imagined, player), any_choices(position, player, rng))


def any_choices(position: Position, before: Seat, rng: Random) -> dict[Seat, int]:
    """What the seats that are asked before this one may have chosen."""
    return {seat: rng.choice([*position.offers(seat)]) for seat in position.due if seat < before}


class Duel(NamedTuple):
    simulations: int
    number: int

    @property
    def seat_of_kraken(self) -> Seat:
        return self.number % 2

    def winner(self) -> str:
        rng, numbers = Random(f"ismcts/{self.number}"), np.random.RandomState(self.number)
        rollouts = RandomRolloutEvaluator(1, numbers)
        bot = ISMCTSBot(None, rollouts, EXPLORES, self.simulations, random_state=numbers, use_observation_string=True)
        task = task_of("quibbit", 2)
        position = task.draw_chance(task.initial(), rng)
        while not position.is_over:
            actions: dict[Seat, int] = {}
            for seat in position.due:
                if seat == self.seat_of_kraken:
                    actions[seat] = self._kraken(position, seat, rng)
                else:
                    actions[seat] = int(bot.step(Turns(position, any_choices(position, seat, rng))))
            position = task.draw_chance(position.decided(actions), rng)
        winners = position.outcome.winners if position.outcome else ()
        if len(winners) != 1:
            return "nobody"
        return "kraken" if winners[0] == self.seat_of_kraken else "ISMCTS"

    def _kraken(self, position: Position, seat: Seat, rng: Random) -> int:
        """The kraken's choice, with a budget in worlds: a look that it cannot end counts for nothing."""
        offers: Mapping[int, Action] = position.offers(seat)
        numbers, view, meter = [*offers], position.view(seat), Meter(Worlds(self.simulations), worlds_a_thought=1)
        if len(numbers) == 1:
            return numbers[0]
        if view.phase == "placing":
            best = kraken.best_start(kraken.position(view), [*offers.values()], meter)
            return next(number for number, action in offers.items() if action == best)
        found = kraken.search(kraken.position(view), meter)
        shares = dict(zip(view.hands[seat], kraken.played_shares(found, seat), strict=True))
        return rng.choices(numbers, [shares[offers[number].card] for number in numbers])[0]  # type: ignore[union-attr]


def main(matches: int, simulations: int) -> None:
    wins = {"kraken": 0, "ISMCTS": 0, "nobody": 0}
    for number in range(matches):
        wins[Duel(simulations, number).winner()] += 1
        low, high = wilson(wins["ISMCTS"], number + 1)
        share = f"{wins['ISMCTS'] / (number + 1):.0%} ({low:.0%} – {high:.0%})"
        sys.stdout.write(f"{wins} of {number + 1}: ISMCTS {share}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
