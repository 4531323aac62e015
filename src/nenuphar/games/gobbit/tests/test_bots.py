"""Bots react as people do: as fast as their level, never faster than 100 ms, and only to what they see."""

from random import Random
from statistics import mean, stdev

import pytest

from nenuphar.bots.budget import Worlds
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.bots import LEVELS
from nenuphar.games.gobbit.foodchain import rights
from nenuphar.games.gobbit.options import ANTICIPATION_MS, Options
from nenuphar.games.gobbit.parts import GRAVEYARD
from nenuphar.games.gobbit.realtime import BOT_TURN_MS, REALTIME
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CLEO, Table, clash, given
from nenuphar.games.gobbit.types import Action, Pause, Tap, Turn, Watch
from nenuphar.lab.arena import play_matches


def chosen(table: Table, seat: int, level: str, times: int = 400) -> list[Action]:
    view = GAME.view(table.state, seat)
    moves = GAME.moves(view)
    actions = [LEVELS[level].choose(view, moves, Random(number), Worlds(1)) for number in range(times)]
    assert all(action in moves for action in actions)
    return actions


@pytest.mark.parametrize(("level", "usual", "spread"), [("tadpole", 900, 250), ("frog", 600, 150), ("heron", 400, 80)])
def test_reactions_are_those_of_people(level: str, usual: int, spread: int) -> None:
    taps = [action for action in chosen(given("Sb Cb -"), ANNA, level) if isinstance(action, Tap)]
    reactions = [tap.reaction for tap in taps if tap.reaction is not None]
    assert abs(mean(reactions) - usual) < usual / 10
    assert abs(stdev(reactions) - spread) < spread / 4
    assert min(reactions) >= ANTICIPATION_MS


def test_a_better_level_overlooks_less_and_slips_less() -> None:
    wrong = []
    missed = []
    for level in LEVELS:
        actions = chosen(given("Sb Cb Cr"), ANNA, level, 2_000)
        wrong.append(sum(isinstance(action, Tap) and action.target != BEN for action in actions))
        missed.append(sum(not isinstance(action, Tap) for action in actions))
    assert wrong == sorted(wrong, reverse=True)
    assert missed == sorted(missed, reverse=True)
    assert wrong[0] > wrong[-1]
    assert missed[0] > missed[-1]


def test_without_anything_to_tap_a_card_is_turned_or_nothing_is_done() -> None:
    table = given("Sb Cr -")
    assert chosen(table, BEN, "heron").count(Turn()) > 380
    assert chosen(table, CLEO, "heron").count(Watch()) > 380
    metronome = given("Sb Cr -", options=Options(tempo="brisk"))
    assert chosen(metronome, BEN, "heron").count(Watch()) > 380


def test_the_target_with_most_cards_at_stake_comes_first() -> None:
    table = given("Cb+Gb Cr+Cb Cr+Cr+Cr+mb")
    taps = [action for action in chosen(table, ANNA, "heron") if isinstance(action, Tap)]
    assert {tap.target for tap in taps if tap.target in rights(table.state.scenes[-1], ANNA)} == {CLEO}
    gobbit = given("Sb mrb my", graveyard=1)
    assert {tap.target for tap in chosen(gobbit, ANNA, "heron") if isinstance(tap, Tap)} >= {GRAVEYARD}


def test_what_was_judged_on_this_scene_is_not_tapped_again() -> None:
    table = clash(given("- Cb Sb", piles=(4, 4, 4)), (ANNA, BEN, 400))
    assert all(isinstance(action, Watch) for action in chosen(table, ANNA, "tadpole"))
    second_hand = given("Cb mb mrb").when(ANNA, Tap(BEN, 1, 400), at=500)
    taps = [action for action in chosen(second_hand, ANNA, "heron") if isinstance(action, Tap)]
    assert {tap.target for tap in taps if tap.target != ANNA} == {CLEO}


def test_each_action_has_its_moment() -> None:
    view = GAME.view(given("Sb Cb -").state, BEN)
    assert REALTIME.play_at(Tap(BEN, 1, 400), view) == 400
    assert REALTIME.play_at(Turn(), view) == 700 + BOT_TURN_MS
    assert REALTIME.play_at(Watch(), view) is None
    assert REALTIME.play_at(Pause(), view) is None


def test_levels_go_from_weak_to_strong() -> None:
    wins = dict.fromkeys(LEVELS, 0)
    for result in play_matches(GAME, list(LEVELS), 3, 12, "levels", 1, lambda done: None, worlds=1).results:
        wins[result.lineup[result.ranks.index(1)]] += 1
    assert wins["tadpole"] <= wins["frog"] <= wins["heron"]
    assert wins["heron"] > 6
