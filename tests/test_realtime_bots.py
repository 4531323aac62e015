"""Games of speed without a server: bots act at their times, and the terminal can watch them and play."""

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from nenuphar.bots.budget import Worlds
from nenuphar.bots.realtime import BotPlanner, RealTimeBots
from nenuphar.core.game import Authority, Setup
from nenuphar.core.match import AnyMatch, Match
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.options import Options
from nenuphar.games.gobbit.types import CardTurned, Tap, Tapped, Turn, Watch
from nenuphar.lab.arena import play_matches
from tests.command import nenuphar


def played(options: Options, level: str = "frog", seed: str = "hands") -> AnyMatch:
    rng = Random(seed)
    match: AnyMatch = Match(GAME, Setup(4, options), rng.randbytes(32))
    match.begin(0)

    def choose(seat: int) -> Any:
        view = match.view(seat)
        return GAME.bots[level].choose(view, GAME.moves(view), rng, Worlds(1))

    hands = RealTimeBots(match, choose)
    while match.outcome is None:
        assert len(match.steps) < GAME.manifest.longest
        hands.step()
    return match


def test_every_tap_is_made_when_its_reaction_is_over() -> None:
    match = played(Options())
    taps = [(entry.at, entry.event) for entry in match.log if isinstance(entry.event, Tapped)]
    assert len(taps) > 20
    assert all(tap.moment <= at for at, tap in taps)
    assert sum(tap.moment == at for at, tap in taps) > len(taps) * 0.9


def test_a_bot_taps_at_most_once_for_a_scene_on_the_same_stack() -> None:
    match = played(Options(), "tadpole")
    taps = [entry.event for entry in match.log if isinstance(entry.event, Tapped)]
    hands = [(tap.seat, tap.scene, tap.target) for tap in taps]
    assert len(set(hands)) == len(hands)


def test_with_a_metronome_only_the_clock_turns_cards() -> None:
    match = played(Options(tempo="frantic"))
    assert any(isinstance(entry.event, CardTurned) for entry in match.log)
    assert not any(isinstance(step.command.action, Turn) for step in match.steps)
    assert {step.command.by for step in match.steps if not isinstance(step.command.action, Tap)} <= set(Authority)


def test_idle_bots_make_no_commands() -> None:
    assert not any(isinstance(step.command.action, Watch) for step in played(Options()).steps)


def test_the_arena_ranks_games_of_speed() -> None:
    standings = play_matches(GAME, ["heron", "tadpole"], 2, 20, "quick", 1, lambda done: None)
    wins = {
        level: sum(result.ranks[result.lineup.index(level)] == 1 for result in standings.results)
        for level in ("heron", "tadpole")
    }
    assert wins["heron"] > wins["tadpole"]


@pytest.mark.parametrize(("lang", "words"), [("en", "wins with"), ("fr", "gagne avec"), ("de", "gewinnt mit")])
def test_a_match_can_be_watched_in_the_terminal(lang: str, words: str, tmp_path: Path) -> None:
    done = nenuphar(
        tmp_path, "play", "gobbit", "--watch", "--fast", "--seats", "tadpole,frog,frog", "--seed", "a", "--lang", lang
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(rf"{words} \d+ .+GB-E4$", done.stdout, re.MULTILINE)
    (kept,) = (tmp_path / "matches").iterdir()
    assert nenuphar(tmp_path, "verify", str(kept)).returncode == 0


def test_somebody_plays_along_by_typing(tmp_path: Path) -> None:
    done = nenuphar(
        tmp_path, "play", "gobbit", "--fast", "--seats", "you,tadpole", "--seed", "b", answers="t\n1\n2\n9\n" * 2_000
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "You turn " in done.stdout
    assert "(GB-H4)" in done.stdout, "there is no ninth player"
    assert re.search(r"^(You win|\w+ wins) with \d+ cards?!", done.stdout, re.MULTILINE)


def fake_realtime(*, played_at: int | None = 400, answers: int | None = 1) -> Any:
    """A minimal game: its state is a scene and a reason to ask bots again."""
    return SimpleNamespace(
        scene=lambda state: state[0],
        replan_key=lambda state: state[1],
        play_at=lambda action, view: played_at,
        scene_of=lambda action: answers,
        with_timing=lambda action, timing: (action, timing),
    )


def test_a_bot_is_asked_once_for_a_scene_and_again_for_a_new_reason() -> None:
    planner = BotPlanner(fake_realtime())
    assert planner.asks((1, "a"), (0, 1), busy=()) == [(0, False), (1, False)]
    assert planner.asks((1, "a"), (0, 1), busy=()) == []
    assert planner.asks((1, "b"), (0, 1), busy=()) == [(0, True), (1, True)]
    assert planner.asks((2, "b"), (0, 1), busy=()) == [(0, False), (1, False)]


def test_a_planned_tap_is_not_cancelled_but_a_new_scene_is_answered() -> None:
    planner = BotPlanner(fake_realtime())
    planner.asks((1, "a"), (0, 1), busy=())
    assert planner.asks((1, "b"), (0, 1), busy=(0,)) == [(1, True)]
    assert planner.asks((1, "b"), (0, 1), busy=()) == [], "the reason was known when the tap was planned"
    assert planner.asks((2, "b"), (0, 1), busy=(0,)) == [(0, False), (1, False)]


def test_a_bot_that_is_due_is_always_asked() -> None:
    planner = BotPlanner(fake_realtime())
    planner.asks((1, "a"), (0, 1), busy=())
    assert planner.asks((1, "a"), (0, 1), busy=(), due=(1,)) == [(1, True)]
    assert planner.asks((1, "a"), (0, 1), busy=(1,), due=(1,)) == []


def test_a_second_look_starts_to_react_only_then() -> None:
    planner = BotPlanner(fake_realtime(played_at=400))
    assert planner.planned("tap", None, shown=100, again_at=None) == (400, "tap")
    assert planner.planned("tap", None, shown=100, again_at=1_000) == (1_300, ("tap", None))
    assert BotPlanner(fake_realtime(answers=None)).planned("turn", None, 100, 1_000) == (400, "turn")
    assert BotPlanner(fake_realtime(played_at=None)).planned("watch", None, 100, None) is None
