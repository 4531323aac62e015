"""Random play at full speed: `python -m bench.twin_process GAME batch|single|driven|rollouts SECONDS`.

`batch` and `single` play a twin, 4,096 matches at once or one at a time. `driven` plays a game of OpenSpiel from
Python, as `random_play_process` does, and `rollouts` inside its C++. Prints the choices made per
second of processor time.
"""

import sys
import time
from collections.abc import Callable
from importlib import import_module
from random import Random

from bench.random_play_process import CONTESTANTS, PLAYERS
from bench.twins import BATCH
from nenuphar.core.game import Setup
from nenuphar.core.luck import seeded

SEATS = {"quibbit": 4, "china_moon": PLAYERS}
OPTIONS: dict[str, dict[str, bool]] = {"quibbit": {}, "china_moon": {"take_back": False}}
CHOICES_OF_GOOFSPIEL = 4 * 4  # four players choose four times: the last card is played by itself
ROLLOUTS = 1_000


def twin(key: str, matches: int) -> Callable[[], int]:
    import numpy as np

    options = import_module(f"nenuphar.games.{key}.types").Options(**OPTIONS[key])
    twin = import_module(f"nenuphar.games.{key}.rows").TWIN
    cells = twin.table(Setup(SEATS[key], options))
    table, batch = np.array(cells, np.int16), twin.kernels.batch
    rows = np.zeros((matches, twin.cells(cells)), np.int16)
    luck = np.array([seeded(match) for match in range(matches)], np.int64)

    def play() -> int:
        batch.begin_all(table, rows, luck)
        choices: int = batch.play_out_all(table, rows, luck)
        return choices

    return play


def rollouts(key: str) -> Callable[[], int]:
    """Uniform random play by the evaluator of OpenSpiel's tree search, which stays in C++."""
    import pyspiel

    assert key == "goofspiel"
    game = pyspiel.load_game_as_turn_based(key, {"players": 4, "num_cards": 5, "imp_info": True})
    start = game.new_initial_state()
    start.apply_action(start.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    one_look, memory_mb, seed = 1, 100, 1
    search = pyspiel.MCTSBot(game, evaluator, 1.0, one_look, memory_mb, False, seed, False)

    def play() -> int:
        search.step(start)
        return ROLLOUTS * CHOICES_OF_GOOFSPIEL

    return play


def choices_per_second(play: Callable[[], int], seconds: float) -> float:
    play()
    choices, begun = 0, time.process_time()
    while True:
        choices += play()
        spent = time.process_time() - begun
        if spent >= seconds:
            return choices / spent


if __name__ == "__main__":
    key, way, seconds = sys.argv[1:]
    contestants: dict[str, Callable[[], Callable[[], int]]] = {
        "batch": lambda: twin(key, BATCH),
        "single": lambda: twin(key, 1),
        "driven": lambda: CONTESTANTS[key](Random(1)),
        "rollouts": lambda: rollouts(key),
    }
    sys.stdout.write(f"{choices_per_second(contestants[way](), float(seconds)):.0f}\n")
