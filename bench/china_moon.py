"""China Moon: how fast its rules are, and how long its bots think.

Random play is compared with OpenSpiel's Chinese checkers in C++, three players each, both driven from Python. Each
game runs in its own process, `python -m bench.china_moon NAME SECONDS`, and prints its choices per second: ask who
chooses, list the legal choices, take one at random, continue. The games take turns, so that a busy moment affects all
of them. The bots are called as a table calls them, with five seats, the hardest case.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bench.figure import Figure
from nenuphar.core.game import Command, Setup
from nenuphar.core.match import Match
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.types import Action, Event, Options, State, View
from nenuphar.server.settings import Settings
from nenuphar.server.table.thinkers import think

ROUNDS = 5
SECONDS = 1.5
PLAYERS = 3
PEER = "chinese_checkers"

SEATS = 5
TURNS = 60
ANSWERS = 3
FROG_MS = 150.0
OVER_BUDGET = 0.1


def figures() -> Iterator[Figure]:
    yield from speeds_of_play()
    yield from thinking_times()


def speeds_of_play() -> Iterator[Figure]:
    speeds: dict[str, list[float]] = {name: [] for name in CONTESTANTS}
    for _ in range(ROUNDS):
        for name, measured in speeds.items():
            measured.append(_measured(name))
    for name, measured in speeds.items():
        sys.stdout.write(f"        {name}: {median(measured):,.0f} choices/s (median of {ROUNDS} runs)\n")
    for name, title in (("rules", "China Moon by its rules"), ("fast rules", "China Moon by its fast rules")):
        # Runs of one round follow each other directly: their ratio is steadier than the ratio of two medians.
        ratio = median(ours / theirs for ours, theirs in zip(speeds[name], speeds[PEER], strict=True))
        yield Figure(f"{title} beside OpenSpiel's {PEER} in C++", f"{ratio:.2f} times its speed", "shown only", True)


def _measured(name: str) -> float:
    command = [sys.executable, "-m", "bench.china_moon", name, str(SECONDS)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def thinking_times() -> Iterator[Figure]:
    """The first move of a turn is the hardest: it has to consider all three moves and their effects."""
    budget_ms = Settings(database=Path()).bot_budget_ms
    turns = [*beginnings(TURNS)]
    took_ms = [thought_ms("frog", view, budget_ms) for view in turns]
    p95 = quantiles(took_ms, n=20)[-1]
    sys.stdout.write(f"        frog: median {median(took_ms):.0f} ms, longest {max(took_ms):.0f} ms of {TURNS} turns\n")
    yield Figure(f"frog answers at {SEATS} seats, p95", f"{p95:.0f} ms", f"under {FROG_MS:.0f} ms", p95 < FROG_MS)
    shares = [thought_ms("heron", view, budget_ms) / budget_ms for view in turns[::3]]
    typical, worst = median(shares), quantiles(shares, n=20)[-1]
    kept = f"{typical:.0%} of it at the median, {worst:.0%} at p95"
    what = f"heron keeps its budget of {budget_ms} ms at {SEATS} seats"
    yield Figure(what, kept, "both within 10 %", max(abs(typical - 1), abs(worst - 1)) <= OVER_BUDGET)


def thought_ms(level: str, view: View, budget_ms: int) -> float:
    """The fastest of several answers to the same question, to exclude other load on the machine."""

    def once() -> float:
        begun = time.perf_counter()
        think("china_moon", level, view, b"bench", budget_ms)
        return (time.perf_counter() - begun) * 1_000

    return min(once() for _ in range(ANSWERS))


def beginnings(turns: int) -> Iterator[View]:
    """The views of players at the start of their turns, in matches between frogs."""
    match: Match[Options, State, Action, Event, View] | None = None
    while turns:
        if match is None or match.outcome is not None:
            match = Match(GAME, Setup(SEATS, Options()), bytes([turns]) * 32)
            match.begin(0)
        seat = match.waiting.due[0]
        view = match.view(seat)
        if view.phase == "move" and not view.moved:
            yield view
            turns -= 1
        match.submit(Command(seat, think("china_moon", "frog", view, bytes([turns]), 10_000), 0))


def rules(rng: Random) -> Callable[[], int]:
    """Through `waiting` and `decide`, with the list of choices that the rules themselves use; no views."""
    from nenuphar.core.game import Authority
    from nenuphar.games.china_moon import choices

    start = GAME.initial(Setup(PLAYERS, Options(take_back=False)))
    waiting, decide = GAME.waiting, GAME.decide

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
            state = decide(state, command).state

    return play


def fast_rules(rng: Random) -> Callable[[], int]:
    """The fast rules that bots use, from the first turn on."""
    from nenuphar.core.game import Authority
    from nenuphar.games.china_moon.fast_rules import World

    state = GAME.initial(Setup(PLAYERS, Options(take_back=False)))
    while (chance := GAME.waiting(state).chance) is not None:
        state = GAME.decide(state, Command(Authority.CHANCE, chance.sample(rng), 0)).state
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


CONTESTANTS: dict[str, Callable[[Random], Callable[[], int]]] = {"rules": rules, "fast rules": fast_rules, PEER: peer}


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
