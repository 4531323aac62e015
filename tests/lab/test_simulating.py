"""Simulations give the same bytes on every executor, and refuse what is wrong."""

import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import json

from nenuphar import __version__, games
from nenuphar.core.game import AnyGame, Refused
from nenuphar.games.china_moon.tests.ponds import tangled
from nenuphar.lab import LabError, batches, pools, results, saving, simulate, unfinished
from nenuphar.lab.matches import play
from nenuphar.lab.running import play_chunk
from nenuphar.lab.simulation import simulation
from tests.lab.small import FEW, Broken, quibbit, stopped_after


class Backwards(Executor):
    """Does the last work first, a few at a time."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def submit(self, work: Callable[..., Any], /, *what: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append(lambda: future.set_result(work(*what, **named)))
        if len(self.waiting) == 3:
            while self.waiting:
                self.waiting.pop()()
        return future


def test_parquet_is_the_same_on_every_executor(tmp_path: Path) -> None:
    from pyarrow import parquet

    for name, executor in (("here", None), ("backwards", Backwards()), ("threads", ThreadPoolExecutor(3))):
        out = tmp_path / f"{name}.parquet"
        simulate("quibbit", ["frog", "tadpole"], FEW, out, seats=3, seed="s", worlds=2, executor=executor)
    here, *others = ((tmp_path / f"{name}.parquet").read_bytes() for name in ("here", "backwards", "threads"))
    assert others == [here, here]
    table = parquet.read_table(tmp_path / "here.parquet")
    assert table.column_names[:5] == ["match", "level_0", "level_1", "level_2", "rank_0"]
    assert [str(kind) for kind in table.schema.types[:8]] == ["int64", *["string"] * 3, *["int8"] * 4]
    assert table["match"].to_pylist() == list(range(FEW))
    about = json.decode(table.schema.metadata[b"nenuphar"])
    assert (about["game"], about["nenuphar"], about["seed"], about["matches"]) == ("quibbit", __version__, "s", FEW)
    assert about["measures"][0] == {"name": "card_1", "title": "Card 1"}
    for row in table.to_pylist():
        cards = sum(row[f"use_card_{card}_{seat}"] for card in range(1, 6) for seat in range(3))
        assert row["turns"] == cards + 3  # and three frogs were placed


def test_csv_has_the_same_rows(tmp_path: Path) -> None:
    from pyarrow import parquet

    for name in ("a.csv", "b.parquet"):
        simulate("quibbit", ["tadpole"], FEW, tmp_path / name, seed="s")
    rows = parquet.read_table(tmp_path / "b.parquet").to_pylist()
    lines = [",".join(rows[0]), *(",".join(map(str, row.values())) for row in rows)]
    assert (tmp_path / "a.csv").read_text() == "\n".join(lines) + "\n"
    assert json.decode((tmp_path / "a.json").read_bytes())["seed"] == "s"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.json", "b.parquet"]


def test_compiled_matches_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = simulation("quibbit", ["tadpole"], 50, "s", 2)
    plain_rows = play(wanted, range(50))
    monkeypatch.undo()
    batches._loop.cache_clear()
    assert (play(wanted, range(50)) == plain_rows).all()
    batches._loop.cache_clear()


def test_rows_are_grouped_whatever_the_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "ROWS", 8)
    rows = play(quibbit(), range(FEW))
    for cuts in ([0, 30], [0, 7, 8, 30], [0, 1, 29, 30]):
        groups = list(results._regrouped(rows[one:other] for one, other in pairwise(cuts)))
        assert [len(group) for group in groups] == [8, 8, 8, 6]
        assert (np.concatenate(groups) == rows).all()


@pytest.mark.parametrize("levels", [["tadpole"], ["tadpole", "frog"]])
def test_a_board_without_a_twin_is_played_by_the_rules(tmp_path: Path, levels: list[str]) -> None:
    done = simulate("china_moon", levels, 2, tmp_path / "a.csv", seats=3, options={"board": tangled()}, worlds=2)
    assert done.setup.options.board == tangled()
    assert len((tmp_path / "a.csv").read_text().splitlines()) == 3


def test_nothing_is_replaced(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    out.write_text("mine")
    with pytest.raises(LabError, match="already exists"):
        simulate("quibbit", ["tadpole"], 1, out, resume=True)
    assert out.read_text() == "mine"
    out.rename(tmp_path / "out.json")
    with pytest.raises(LabError, match=r"out\.json already exists"):
        simulate("quibbit", ["tadpole"], 1, out)
    (tmp_path / "out.json").unlink()
    stopped_after(5, out, quibbit())
    with pytest.raises(LabError, match="--resume"):
        simulate("quibbit", ["tadpole"], FEW, out)


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(LabError, match=r"A worker has Nénuphar .+ 9\.9 is needed"):
        play_chunk(quibbit(), range(1), "9.9")


def test_mistakes_of_a_caller(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    with pytest.raises(ValueError, match="no game 'chess'"):
        simulate("chess", ["frog"], 1, out)
    with pytest.raises(ValueError, match="not 'stork'"):
        simulate("quibbit", ["stork"], 1, out)
    with pytest.raises(ValueError, match="at least one match"):
        simulate("quibbit", ["frog"], 0, out)
    with pytest.raises(Refused, match=r"9 .*\(TB-1\)"):
        simulate("quibbit", ["frog"], 1, out, seats=9)
    with pytest.raises(Refused, match=r"\(QB-E7\)"):
        simulate("quibbit", ["frog"], 1, out, options={"round_limit": 0})
    with pytest.raises(Refused, match=r"flowers.*\(TB-8\)"):
        simulate("quibbit", ["frog"], 1, out, options={"flowers": 0})
    with pytest.raises(TypeError, match="not 5"):
        simulate("quibbit", ["frog"], 1, out, options=5)
    with pytest.raises(LabError, match=r"\.parquet or \.csv"):
        simulate("quibbit", ["frog"], 1, tmp_path / "out.xlsx")
    assert not list(tmp_path.iterdir())


def test_a_bot_that_raises_is_named_and_what_is_done_is_kept(tmp_path: Path) -> None:
    game: AnyGame = games.load("quibbit")
    odd = replace(game, bots={**game.bots, "broken": Broken()})
    wanted, out = simulation(odd, ["broken"], 200, "s"), tmp_path / "out.csv"
    with pytest.raises(LabError) as failed:
        saving.save(wanted, out, pools.here(1), False, lambda done: None)
    assert str(pickle.loads(pickle.dumps(failed.value))) == str(failed.value)
    assert failed.value.facts["problem"] == "SystemExit: enough"
    assert str(failed.value.facts["where"]).startswith("small.py:")
    assert unfinished.place(out).exists()
    assert not out.exists()
