"""Simulations survive killed workers, Ctrl+C and torn files, and never mix results."""

import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np
import pytest

from nenuphar import __version__, games
from nenuphar.bots.outside import OutsideBot
from nenuphar.core.game import AnyGame
from nenuphar.lab import LabError, pools, saving, simulate, unfinished
from nenuphar.lab.matches import play
from nenuphar.lab.running import play_chunk, played
from nenuphar.lab.simulation import simulation
from tests.lab.small import FEW, quibbit, stopped_after


class Mortal(pools.Pool):
    """Every third piece of work breaks the pool."""

    def __init__(self, deaths: int) -> None:
        super().__init__(pools.ThisProcess(), 2)
        self.deaths = deaths
        self.calls = 0
        self.renewed = 0

    def submit(self, work: Callable[..., Any], *what: Any) -> Future[Any]:
        self.calls += 1
        if self.calls % 3 == 0 and self.renewed < self.deaths:
            future: Future[Any] = Future()
            future.set_exception(BrokenExecutor("killed"))
            return future
        return super().submit(work, *what)

    def renew(self) -> None:
        self.renewed += 1


def test_the_matches_of_a_killed_worker_are_played_again() -> None:
    wanted, pool = quibbit(), Mortal(deaths=3)
    chunks = sorted(played(wanted, [range(FEW)], pool))
    found = np.concatenate([chunk.numbers(len(wanted.columns)) for chunk in chunks])
    assert (found == play(wanted, range(FEW))).all()
    assert pool.renewed == 3


def test_matches_that_kill_every_worker_end_the_simulation() -> None:
    class Deadly(Mortal):
        def submit(self, work: Callable[..., Any], *what: Any) -> Future[Any]:
            self.calls = 2
            return super().submit(work, *what)

    with pytest.raises(LabError, match="again and again"):
        list(played(quibbit(), [range(FEW)], Deadly(deaths=99)))


class Failing(pools.Pool):
    """All its work fails with this error."""

    def __init__(self, error: Exception) -> None:
        super().__init__(pools.ThisProcess(), 2)
        self.error = error

    def submit(self, work: Callable[..., Any], *what: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(self.error)
        return future


@pytest.mark.parametrize(
    "error",
    [ModuleNotFoundError("No module named 'nenuphar'"), UnpicklingError("truncated"), RuntimeError("no environment")],
    ids=lambda error: type(error).__name__,
)
def test_workers_that_cannot_load_what_they_get_give_a_reason(error: Exception) -> None:
    with pytest.raises(LabError, match=f"cannot play: {type(error).__name__}: {error}"):
        list(played(quibbit(), [range(FEW)], Failing(error)))


def test_our_own_mistakes_are_not_called_the_workers() -> None:
    with pytest.raises(ZeroDivisionError):
        list(played(quibbit(), [range(FEW)], Failing(ZeroDivisionError())))


def test_an_executor_that_is_closed_gives_a_reason(tmp_path: Path) -> None:
    closed = ThreadPoolExecutor(1)
    closed.shutdown()
    with pytest.raises(LabError, match="cannot play: RuntimeError: cannot schedule new futures after shutdown"):
        simulate("quibbit", ["tadpole"], FEW, tmp_path / "out.csv", executor=closed)


def test_two_simulations_never_write_to_one_file(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    stopped_after(5, out, quibbit())
    busy = pytest.raises(LabError, match=r"Another command is playing matches for .*out\.csv\.unfinished")
    with unfinished.Unfinished(quibbit(), out), busy:
        simulate("quibbit", ["tadpole"], FEW, out, seats=3, seed="s", worlds=2, resume=True)
    simulate("quibbit", ["tadpole"], FEW, out, seats=3, seed="s", worlds=2, resume=True)


def test_a_killed_process_costs_nothing_but_time(tmp_path: Path) -> None:
    """Real processes: one is killed as soon as the first matches are done."""
    once = tmp_path / "once.csv"
    saving.save(quibbit(matches=200), once, pools.here(1), False, lambda done: None)
    again, victims = tmp_path / "again.csv", list[int]()
    with pools.here(2) as pool:
        assert isinstance(pool, pools.Processes)

        def kill(done: int) -> None:
            if done and not victims:
                victims.extend(pool._pool._processes)
                os.kill(victims[0], signal.SIGKILL)

        saving.save(quibbit(matches=200), again, pool, False, kill)
        assert victims[0] not in pool._pool._processes
    assert again.read_bytes() == once.read_bytes()


def test_what_was_stopped_goes_on_and_gives_the_same_bytes(tmp_path: Path) -> None:
    whole, out = tmp_path / "whole.parquet", tmp_path / "out.parquet"
    simulate("quibbit", ["tadpole"], FEW, whole, seats=3, seed="s", worlds=2)
    stopped_after(5, out, quibbit())
    kept = unfinished.place(out)
    kept.write_bytes(kept.read_bytes() + b"torn")  # killed while it wrote
    told: list[int] = []
    simulate("quibbit", ["tadpole"], FEW, out, seats=3, worlds=2, resume=True, progress=told.append)  # without the seed
    assert told[0] >= 5
    assert out.read_bytes() == whole.read_bytes()
    assert not kept.exists()


@pytest.mark.parametrize("lost", [1, 15, 40])
def test_a_torn_end_of_what_was_kept_is_played_again(lost: int, tmp_path: Path) -> None:
    out, wanted = tmp_path / "out.csv", quibbit()
    with unfinished.Unfinished(wanted, out) as kept:
        for numbers in (range(10, 20), range(10)):
            kept.add(play_chunk(wanted, numbers, __version__))
        size = unfinished.place(out).stat().st_size
    os.truncate(unfinished.place(out), size - lost)
    with unfinished.Unfinished(wanted, out) as kept:
        assert kept.missing() == [range(10), range(20, FEW)]
        kept.add(play_chunk(wanted, range(5, 12), __version__))  # overlaps what is there
        assert kept.missing() == [range(5), range(20, FEW)]


@pytest.mark.parametrize(
    ("what", "other"),
    [
        ("seed", {"seed": "t"}),
        ("bots", {"bots": ["frog"]}),
        ("round_limit", {"options": {"round_limit": 9}}),
        ("seats", {"seats": 4}),
        ("matches", {"matches": 31}),
        ("worlds", {"worlds": 3}),
    ],
)
def test_results_of_another_simulation_are_not_mixed_in(what: str, other: dict[str, Any], tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    stopped_after(5, out, quibbit())
    kept = unfinished.place(out).read_bytes()
    asked: dict[str, Any] = {"bots": ["tadpole"], "matches": FEW, "seats": 3, "worlds": 2, "seed": "s"}
    with pytest.raises(LabError, match=rf"another simulation: there, {what} is"):
        simulate("quibbit", out=out, resume=True, **asked | other)
    assert unfinished.place(out).read_bytes() == kept
    assert not out.exists()


def test_results_of_another_bot_with_the_same_name_are_not_mixed_in(tmp_path: Path) -> None:
    out, (mine, other) = tmp_path / "out.csv", (_with_bot(f"tests.lab.small:{bot}") for bot in ("Sampler", "Broken"))
    stopped_after(1, out, simulation(mine, ["mine"], FEW, "s", 3))
    with pytest.raises(LabError, match=r"there, mine is .+:Sampler. and not .+:Broken"):
        simulate(other, ["mine"], FEW, out, seats=3, seed="s", resume=True)


def _with_bot(place: str) -> AnyGame:
    return replace(games.load("quibbit"), outside={"mine": OutsideBot("quibbit", "mine", place)})


def test_results_of_another_version_are_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    stopped_after(5, out, quibbit())
    kept = unfinished.place(out)
    kept.write_bytes(kept.read_bytes().replace(f'"nenuphar":"{__version__}"'.encode(), b'"nenuphar":"0.0.9"'))
    with pytest.raises(LabError, match="nenuphar is"):
        simulate("quibbit", ["tadpole"], FEW, out, seats=3, seed="s", worlds=2, resume=True)
