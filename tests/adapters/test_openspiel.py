"""Every game passes OpenSpiel's own simulations, and its algorithms work on them."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from msgspec.structs import replace
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation

from nenuphar import games
from nenuphar.adapters import openspiel
from nenuphar.core.game import Refused
from nenuphar.games.quibbit.types import Options

PARAMETERS: dict[str, Any] = {
    "gobbit": {"players": 2, "longest": 60},
    "quibbix": {"players": 2, "options": {"rounds": 1}},
}

every_game = pytest.mark.parametrize("key", games.names())


@every_game
def test_random_simulations(key: str) -> None:
    game = openspiel.load(key, **PARAMETERS.get(key, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    simulate(game)


@pytest.mark.parametrize("key", ["quibbit", "gobbit"])
def test_simultaneous_games_can_be_played_in_turns(key: str) -> None:
    simulate(pyspiel.convert_to_turn_based(openspiel.load(key, **PARAMETERS.get(key, {}))))


def simulate(game: pyspiel.Game) -> None:
    # It imports much of scipy, for two seconds in every process that collects the tests.
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_numbers_of_players(players: int) -> None:
    game = openspiel.load("quibbit", players)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_chance_has_the_odds_of_the_rules() -> None:
    state = openspiel.load("china_moon", 3).new_initial_state()
    while (draw := state.position.draw) is not None:
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        if draw.odds:
            assert state.chance_outcomes()[0][1] == draw.odds[0] / sum(draw.odds)
            assert state.action_to_struct(pyspiel.PlayerId.CHANCE, 0)["type"] == "lay-lily"
        state.apply_action(0)


def in_planning(game: Any, seed: int = 1) -> Any:
    state, rng = game.new_initial_state(), Random(seed)
    while not state.is_simultaneous_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_an_information_state_is_the_players_own_log() -> None:
    game = openspiel.load("quibbit", 3)
    state, other = in_planning(game), in_planning(game)
    assert state.information_state_string(1) == other.information_state_string(1)
    assert state.information_state_string(0) != state.information_state_string(1)
    state.apply_actions([1, 2, 3])
    assert "card-chosen" in state.information_state_string(1)


def test_in_turns_nobody_learns_what_another_has_chosen() -> None:
    game = openspiel.load("quibbit", 3)
    seen = set()
    for card in (1, 2, 3):
        turn_based = pyspiel.convert_to_turn_based(game).new_initial_state()
        for action in in_planning(game).history():
            turn_based.apply_action(action)
        turn_based.apply_action(card)
        assert turn_based.current_player() == 1
        seen.add(turn_based.information_state_string(1))
    assert len(seen) == 1


def test_tensors_have_the_names_of_the_planes() -> None:
    game = openspiel.load("quibbit", 3)
    state = in_planning(game)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["hands"].shape == (3, 5)
    assert observation.dict["hands"].sum() == 15
    assert observation.tensor.tolist() == state.observation_tensor(1)
    whole = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert whole.string_from(state, 1) == state.information_state_string(1)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"colour": "red"})


def test_another_state_looks_the_same_to_the_player() -> None:
    game = openspiel.load("quibbit", 3)
    state = in_planning(game)
    again = state.resample_from_infostate(2, lambda: 0.5)
    assert again.information_state_string(2) == state.information_state_string(2)


def test_states_and_actions_are_the_messages_of_the_game() -> None:
    game = openspiel.load("china_moon", 3)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    action = state.legal_actions()[0]
    struct = state.action_to_struct(action)
    assert struct["type"] == "move"
    assert state.struct_to_actions(struct) == [action]
    begun = game.new_initial_state(state.to_dict())
    assert begun.to_json() == state.to_json()
    assert game.new_initial_state(state.to_json()).to_json() == state.to_json()
    begun.apply_action_struct(struct)
    state.apply_action(action)
    assert begun.to_dict() == state.to_dict()
    assert begun.to_observation_struct(0)["viewer"] == 0
    with pytest.raises(ValueError, match="may not play"):
        state.apply_action_struct({"type": "move", "frog": 99, "to": 1})
    assert pickle.loads(pickle.dumps(begun)).to_dict() == state.to_dict()


def test_bad_actions_are_refused_and_nothing_changes() -> None:
    state = openspiel.load("quibbit", 3).new_initial_state()
    with pytest.raises(ValueError, match="chance may draw 0 to 5 now, not 6"):
        state.apply_action(6)
    while state.current_player() != pyspiel.PlayerId.SIMULTANEOUS:
        if not state.is_chance_node():
            with pytest.raises(ValueError, match=r"player . may not play 9999 now"):
                state.apply_action(9999)
        state.apply_action(0 if state.is_chance_node() else state.legal_actions()[0])
    before, history = state.to_json(), state.history()
    with pytest.raises(ValueError, match="3 players need an action each, not 2"):
        state.apply_actions([state.legal_actions(0)[0]] * 2)
    with pytest.raises(ValueError, match=r"player . may not play 99 now"):
        state.apply_actions([state.legal_actions(0)[0], 99, state.legal_actions(2)[0]])
    assert (state.to_json(), state.history()) == (before, history)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
        else:
            state.apply_actions([state.legal_actions(player)[0] for player in range(3)])
    history = state.history()
    with pytest.raises(ValueError, match="the match is over"):
        state.apply_actions([0, 0, 0])
    assert state.history() == history
    with pytest.raises(Refused):
        state.get_game().new_initial_state({"phase": "planning"})


def test_a_game_keeps_its_options_and_its_start_when_it_is_saved() -> None:
    options = Options(round_limit=2)
    start = in_planning(openspiel.load("quibbit", 2, options)).position.state
    game = openspiel.load("quibbit", 2, options, start)
    again = pyspiel.load_game(str(game))
    assert again.task.setup.options == options
    assert again.new_initial_state().to_dict() == game.new_initial_state().to_dict()
    assert pickle.loads(pickle.dumps(game)).task.initial().state == start


def smallest_quibbit() -> Any:
    """Two rounds with two cards each."""
    options = Options(last_human_wins=True, round_limit=3)
    state = in_planning(openspiel.load("quibbit", 2, options), seed=3).position.state
    start = replace(state, steps=(17, 18, 16), hands=((1, 2), (1, 3)), pile=(2,), round=2)
    return pyspiel.convert_to_turn_based(openspiel.load("quibbit", 2, options, start))


def test_regret_minimisation_approaches_an_equilibrium() -> None:
    game = smallest_quibbit()
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.exploitability(game, solver.average_policy())
    for _ in range(15):
        solver.evaluate_and_update_policy()
    last = exploitability.exploitability(game, solver.average_policy())
    assert first > 0.1
    assert last < first / 5


def test_search_by_information_sets_finds_a_winning_move() -> None:
    """A bot for games with hidden information plays China Moon: it takes its last frog home."""
    game = openspiel.load("china_moon", 3)
    state, rng = game.new_initial_state(), Random(5)
    while not state.is_terminal():
        before = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    worlds = 8 * len(before.legal_actions())
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, worlds, random_state=np.random.RandomState(0))
    action = bot.step(before)
    assert action in before.legal_actions()
    best = max(before.child(each).returns()[before.current_player()] for each in before.legal_actions())
    assert before.child(action).returns()[before.current_player()] == best
