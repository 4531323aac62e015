"""Random play of China Moon beside OpenSpiel's Chinese checkers in C++, three players each, both driven from Python.

Every contestant plays in a process of its own, `python -m bench.moon NAME SECONDS`, and prints how many choices it made
in a second: ask who chooses, list what is legal, take one of it at random, play on. They take turns, so that a busy
moment hits all alike.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median

from bench.figure import Figure

ROUNDS = 5
SECONDS = 1.5
PLAYERS = 3
PEER = "chinese_checkers"


def figures() -> Iterator[Figure]:
    speeds: dict[str, list[float]] = {name: [] for name in CONTESTANTS}
    for _ in range(ROUNDS):
        for name, measured in speeds.items():
            measured.append(_measured(name))
    for name, measured in speeds.items():
        sys.stdout.write(f"        {name}: {median(measured):,.0f} choices/s (median of {ROUNDS} runs)\n")
    for name, title in (("rules", "China Moon by its rules"), ("twin", "China Moon by its fast twin")):
        # Runs of one round lie next to each other: their ratio is steadier than the ratio of two medians.
        ratio = median(ours / theirs for ours, theirs in zip(speeds[name], speeds[PEER], strict=True))
        yield Figure(f"{title} beside OpenSpiel's {PEER} in C++", f"{ratio:.2f} times its speed", "shown only", True)


def _measured(name: str) -> float:
    command = [sys.executable, "-m", "bench.moon", name, str(SECONDS)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def rules(rng: Random) -> Callable[[], int]:
    """Through `waiting`, `decide` and `evolve`, with the list of choices that the rules themselves use; no views."""
    from nenuphar.core.game import Authority, Command, Setup
    from nenuphar.games.china_moon import GAME, choices
    from nenuphar.games.china_moon.types import Action, Options

    start = GAME.initial(Setup(PLAYERS, Options(take_back=False)))
    waiting, decide, evolve = GAME.waiting, GAME.decide, GAME.evolve

    def play() -> int:
        state, made = start, 0
        while True:
            asked = waiting(state)
            if asked.outcome is not None:
                return made
            if asked.chance is not None:
                command: Command[Action] = Command(Authority.CHANCE, asked.chance.sample(rng), 0)
            else:
                listed: list[Action] = []
                match state.phase, state.frog:
                    case "bounce", int(frog):
                        listed += choices.bounces(state, frog)
                    case "swap", int(frog):
                        listed += choices.swaps(state.hands, frog)
                    case "drop", int(frog):
                        listed += choices.drops(state, frog)
                    case _:
                        listed += choices.moves(state)
                command = Command(asked.due[0], rng.choice(listed), 0)
                made += 1
            for event in decide(state, command):
                state = evolve(state, event)

    return play


def twin(rng: Random) -> Callable[[], int]:
    """By the twin that bots think with, from the first turn on."""
    from nenuphar.core.game import Authority, Command, Setup
    from nenuphar.games.china_moon import GAME
    from nenuphar.games.china_moon.swift import World
    from nenuphar.games.china_moon.types import Options

    state = GAME.initial(Setup(PLAYERS, Options(take_back=False)))
    while (chance := GAME.waiting(state).chance) is not None:
        for event in GAME.decide(state, Command(Authority.CHANCE, chance.sample(rng), 0)):
            state = GAME.evolve(state, event)
    start = World(state)

    def play() -> int:
        world, made = start.copy(), 0
        while world.phase != "over":
            made += 1
            match world.phase:
                case "move":
                    moves = [(frog, to) for frog in world.movable() for to in world.landings(world.frogs[frog])]
                    world.move(*rng.choice(moves))
                case "bounce":
                    world.bounce(rng.choice(world.landings(world.frogs[world.frog])))
                case "swap":
                    world.swap(*rng.choice(world.swaps()))
                case _:
                    world.drop(*rng.choice(world.drops()))
        return made

    return play


def peer(rng: Random) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(PEER, {"players": PLAYERS})

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
        return made

    return play


CONTESTANTS: dict[str, Callable[[Random], Callable[[], int]]] = {"rules": rules, "twin": twin, PEER: peer}


def choices_per_second(name: str, seconds: float) -> float:
    play = CONTESTANTS[name](Random(1))
    play()
    made, begun = 0, time.perf_counter()
    while True:
        made += play()
        spent = time.perf_counter() - begun
        if spent >= seconds:
            return made / spent


if __name__ == "__main__":
    sys.stdout.write(f"{choices_per_second(sys.argv[1], float(sys.argv[2])):.0f}\n")
