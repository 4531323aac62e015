"""Some simulated houses, in which everything holds whatever goes wrong. A seed replays exactly."""

import os
import secrets
import subprocess
import sys
from collections import Counter

import pytest

from nenuphar.server.table.table import Table
from tests.server.stress_size import size
from tests.simulation.__main__ import MOST_SEED, run
from tests.simulation.faults import KINDS
from tests.simulation.world import Plan, World

SECONDS = size(20, 600)  # with the houses below, about a minute of one core
SEED = 5  # three nodes, and many faults in a short time


@pytest.mark.parametrize("seed", range(size(6, 300)))
def test_everything_holds_whatever_goes_wrong(seed: int) -> None:
    report = World(seed).run()
    assert not report.failure, "\n".join((*report.latest, report.failure))
    assert report.matches


def test_everything_holds_in_a_house_that_nobody_has_seen_yet() -> None:
    """A new seed in every run: if it fails, it says how to replay it."""
    assert run(secrets.randbelow(MOST_SEED), SECONDS)


def test_matches_of_all_games_are_played_through_all_faults_on_several_nodes() -> None:
    """Otherwise the test above could pass because nothing happens."""
    seen: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for seed in range(3):
        world = World(seed, Plan(nodes=3, parties=6, faults_s=75, pause_s=0.5))
        report = world.run()
        assert not report.failure
        seen.update(report.faults)
        assert report.counts["node"] > 50, "hardly anything was passed on between nodes"
        games.update(log.state.seating.game for log in world.audit.logs.values() if log.state.over)
    assert set(seen) == set(KINDS)
    assert set(games) == {"china_moon", "gobbit", "quibbit", "quibbix"}


def test_a_seed_replays_exactly_in_another_process() -> None:
    """Strings have other hashes there."""
    command = [sys.executable, "-m", "tests.simulation", "--seed", str(SEED), "--seconds", "0"]
    environment = {**os.environ, "PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert World(SEED).run().trace in told


def test_seeds_differ() -> None:
    plan = Plan(nodes=2, parties=1, faults_s=5, pause_s=1)
    assert World(1, plan).run().trace != World(2, plan).run().trace


def test_a_failing_seed_fails_again_at_the_same_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_tell_presence", lambda self: 1 / 0)
    first, again = World(SEED).run(), World(SEED).run()
    assert first.failure == again.failure != ""
    assert (first.steps, first.trace, first.latest) == (again.steps, again.trace, again.latest)


def test_a_failure_is_told_with_the_command_that_replays_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Table, "_tell_presence", lambda self: 1 / 0)
    assert not run(SEED, seconds=0)
    told = capsys.readouterr().out
    assert "ZeroDivisionError" in told
    assert f"make simulate SEED={SEED} SECONDS=0" in told
