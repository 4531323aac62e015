"""The examples run, and what the documents claim of them has the form of a result."""

import importlib.util
import re
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import nenuphar as nn
from nenuphar.bots.budget import Worlds

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "learn_quibbit.py"
MOST_LINES, MOST_BYTES, WANTED = 100, 100_000, 600


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_quibbit", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_and_plays(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "ENVS", 32)
    weights = example.learn(rounds=2)
    assert all(np.isfinite(each).all() and each.any() for each in weights)
    np.savez_compressed(tmp_path / "weights.npz", *weights)
    bot = example.Learned(tmp_path / "weights.npz")
    assert nn.play("quibbit", [bot, "tadpole"], seed=1).outcome is not None


def test_what_it_has_learned_is_here_and_plays_at_any_table(example: Any) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= MOST_LINES
    assert EXAMPLE.with_suffix(".npz").stat().st_size <= MOST_BYTES
    bot = example.Learned()
    for seats in (2, 3):
        match = nn.match("quibbit", seats, seed=2)
        seat = match.waiting.due[0]
        moves = match.game.moves(match.view(seat))
        assert bot.choose(match.view(seat), moves, Random(1), Worlds(1)) in (moves.listed or ())


def test_the_lab_tells_how_often_it_beats_the_frog() -> None:
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    found = re.search(r"\| (\d+) \| (\d+) \| (\d+) \| ([\d.]+) % \|", page)
    assert found is not None
    learned, frog, dummy = map(int, found.groups()[:3])
    assert learned + frog + dummy == 1_000
    assert float(found[4]) == round(100 * learned / (learned + frog), 1)
    assert learned >= WANTED
