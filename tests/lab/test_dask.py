"""A simulation on a real dask scheduler with real workers, one of which is killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.dask_processes import Dask, dask
from nenuphar.lab import LabError, dask_cluster, pools, saving, unfinished
from nenuphar.lab.dask_cluster import Cluster
from nenuphar.lab.simulation import simulation


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Dask]:
    with dask(tmp_path, 2, NUMBA_DISABLE_JIT="1") as running:
        yield running


def test_a_cluster_gives_the_same_bytes_and_a_killed_worker_costs_nothing_but_time(
    cluster: Dask, tmp_path: Path
) -> None:
    wanted = simulation("quibbit", ["tadpole", "frog"], 30, "s", 3, worlds=2)
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    saving.save(wanted, here, pools.here(1), False, lambda done: None)

    def kill(done: int) -> None:
        if done and cluster.workers[0].poll() is None:
            cluster.workers[0].kill()
            cluster.workers[0].wait()

    with Cluster(cluster.address) as pool:
        assert pool.room() == 8
        saving.save(wanted, there, pool, False, kill)
    assert there.read_bytes() == here.read_bytes()


def test_a_scheduler_that_dies_ends_the_simulation_and_what_is_done_is_kept(
    cluster: Dask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_cluster, "CONNECT_S", 3)  # also how long it looks for a lost scheduler
    wanted, out = simulation("quibbit", ["frog"], 3_000, "s", 3, worlds=2), tmp_path / "out.csv"

    def kill(done: int) -> None:
        if done and cluster.scheduler.poll() is None:
            cluster.scheduler.kill()
            cluster.scheduler.wait()

    with Cluster(cluster.address) as pool, pytest.raises(LabError, match="The workers are lost"):
        saving.save(wanted, out, pool, False, kill)
    with unfinished.Unfinished(wanted, out) as kept:
        assert kept.done > 0


def test_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "CONNECT_S", 0.5)
    with pytest.raises(LabError, match=r"No dask scheduler answers at tcp://127\.0\.0\.1:9\."):
        Cluster("tcp://127.0.0.1:9")
    with pytest.raises(LabError, match=r"No dask scheduler answers at nonsense://x"):
        Cluster("nonsense://x")
