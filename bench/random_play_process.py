"""Random play of one game at full speed: `python -m bench.random_play_process NAME SECONDS`.

Every game is driven the same way: ask who chooses, take one of the legal choices with `random.choice`, let chance draw
by its odds, continue. Prints the choices made per second of CPU time, so that a busy machine matters less.
"""

import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

PLAYERS = 3  # in China Moon and in Chinese checkers


def nenuphar_quibbit(rng: Random) -> Callable[[], int]:
    """Quibbit! with four players, through `waiting` and `decide`, without views."""
    from nenuphar.core.game import Authority, Command, Setup
    from nenuphar.games.quibbit import GAME, course
    from nenuphar.games.quibbit.types import Choose, Options, Place

    start = GAME.initial(Setup(4, Options()))
    waiting, decide = GAME.waiting, GAME.decide

    def play() -> int:
        state, choices = start, 0
        while True:
            asked = waiting(state)
            if asked.outcome is not None:
                return choices
            if asked.chance is not None:
                state = decide(state, Command(Authority.CHANCE, asked.chance.sample(rng), 0)).state
            for seat in asked.due:
                action: Any
                if state.phase == "planning":
                    action = Choose(rng.choice(state.hands[seat]))
                else:
                    action = Place(rng.choice(list(course.starts(state.steps, len(state.ring)))))
                choices += 1
                state = decide(state, Command(seat, action, 0)).state

    return play


def openspiel(name: str, **parameters: Any) -> Callable[[Random], Callable[[], int]]:
    def contestant(rng: Random) -> Callable[[], int]:
        import open_spiel.python.games  # noqa: F401 - registers the games written in Python
        import pyspiel

        game = pyspiel.load_game(name, parameters)
        players = range(game.num_players())

        def play() -> int:
            state, choices = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, odds)[0])
                else:
                    state.apply_actions([rng.choice(state.legal_actions(player)) for player in players])
                    choices += len(players)
            return choices

        return play

    return contestant


def china_moon(rng: Random) -> Callable[[], int]:
    """China Moon through `waiting` and `decide`, with the list of choices that the rules use, without views."""
    from nenuphar.core.game import Authority, Command, Setup
    from nenuphar.games.china_moon import GAME, choices
    from nenuphar.games.china_moon.types import Action, Options

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


def chinese_checkers(rng: Random) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game("chinese_checkers", {"players": PLAYERS})

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
        return made

    return play


CONTESTANTS: dict[str, Callable[[Random], Callable[[], int]]] = {
    "quibbit": nenuphar_quibbit,
    "python_iterated_prisoners_dilemma": openspiel("python_iterated_prisoners_dilemma"),
    "goofspiel": openspiel("goofspiel", players=4, num_cards=5, imp_info=True),
    "china_moon": china_moon,
    "chinese_checkers": chinese_checkers,
}


def choices_per_second(name: str, seconds: float) -> float:
    play = CONTESTANTS[name](Random(1))
    play()
    choices, begun = 0, time.process_time()
    while True:
        choices += play()
        spent = time.process_time() - begun
        if spent >= seconds:
            return choices / spent


if __name__ == "__main__":
    sys.stdout.write(f"{choices_per_second(sys.argv[1], float(sys.argv[2])):.0f}\n")
