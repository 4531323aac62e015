"""Simulations give the same bytes on every executor, survive what can happen to them, and refuse what is wrong."""

import os
import pickle
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec import json

from nenuphar import __version__, games
from nenuphar.bots.outside import OutsideBot
from nenuphar.bots.tadpole import Tadpole
from nenuphar.core.bot import Budget
from nenuphar.core.game import AnyGame, Authority, Command, Refused
from nenuphar.core.kernels import Row, Rows
from nenuphar.core.match import AnyMatch, Match, Step
from nenuphar.core.moves import Moves
from nenuphar.lab import LabError, batches, pools, results, saving, simulate, unfinished
from nenuphar.lab.matches import measured, play
from nenuphar.lab.running import play_chunk, played
from nenuphar.lab.simulation import Simulation, simulation

FEW = 30
OPTIONS: dict[str, dict[str, Any]] = {"quibbit": {"round_limit": 6}, "china_moon": {"oldest": 2}}


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few matches are played faster than compiled."""
    monkeypatch.setattr(batches, "can_compile", lambda: False)
    monkeypatch.setattr(batches, "compiled", lambda kernel: kernel)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    batches._loop.cache_clear()


def quibbit(bots: str = "tadpole", matches: int = FEW) -> Simulation:
    return simulation("quibbit", bots.split(","), matches, "s", 3, worlds=2)


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


# What is counted


@pytest.mark.parametrize(("key", "seats"), [("quibbit", 2), ("quibbit", 4), ("china_moon", 3), ("china_moon", 5)])
def test_a_match_of_the_twin_replayed_by_the_rules_gives_the_same_numbers(key: str, seats: int) -> None:
    game = games.load(key)
    for options in ({}, OPTIONS[key]):
        wanted = simulation(game, ["tadpole"], 4, "replay", seats, options)
        for row, match in zip(play(wanted, range(4)).tolist(), replayed(wanted, range(4)), strict=True):
            assert row == measured(match)
            assert match.outcome is not None
            assert row[:seats] == list(match.outcome.ranks)


def replayed(wanted: Simulation, numbers: range) -> Iterator[AnyMatch]:
    """The same matches by the rules: the loop of the twin notes every action."""
    twin, random = games.twin(wanted.game), batches.random_matches(wanted.game, wanted.setup)
    assert twin is not None
    assert random is not None
    actions: list[tuple[int, int]] = []
    plain_loop = batches._loop(twin.kernels, random.kernels)
    plain_act = plain_loop.__globals__["play_one"].__globals__["act"]

    def noting(table: Row, rows: Rows, seat: int, action: int, *others: Any) -> None:
        actions.append((seat, action))
        plain_act(table, rows, seat, action, *others)

    names = plain_loop.__globals__["play_one"].__globals__
    for number in numbers:
        actions.clear()
        names["act"] = noting
        try:
            play(wanted, range(number, number + 1))
        finally:
            names["act"] = plain_act
        match: AnyMatch = Match(wanted.game, wanted.setup, bytes(32))
        for seat, action in actions:
            by = seat if seat >= 0 else Authority.CHANCE
            command = Command(by, twin.action(random.setup, action), 0)
            decision = match.decide(command)
            match.apply(Step(command, tuple(decision.events)), decision.state)
        yield match


def test_turns_lead_changes_and_comebacks_of_a_match() -> None:
    """Replayed by hand: who led after every decision, and where the winner was after half of them."""
    wanted = simulation("china_moon", ["tadpole"], 1, "hand", 3, {"take_back": False})
    (match,) = replayed(wanted, range(1))
    measures, state = games.measures(wanted.game), match.game.initial(match.setup)
    leaders, standings = list[int](), [[0, 0, 0]]
    assert measures is not None
    for step in match.steps:
        for event in step.events:
            state = match.game.evolve(state, event)
        standing = list(measures.standing(state))
        if isinstance(step.command.by, int):
            standings.append(standing)
        best = [seat for seat in range(3) if standing[seat] == max(standing)]
        if len(best) == 1 and best != leaders[-1:]:
            leaders += best
    figures = dict(zip(wanted.columns, measured(match), strict=True))
    half, winners = standings[(len(standings) - 1) // 2], match.outcome.winners if match.outcome else ()
    assert figures["turns"] == len(standings) - 1 > 20
    assert figures["lead_changes"] == len(leaders) - 1 > 0
    assert figures["comeback"] == min(sorted(half, reverse=True).index(half[winner]) + 1 for winner in winners)


def test_a_game_without_measures_has_the_common_columns() -> None:
    wanted = simulation("gobbit", ["frog", "heron"], 2, "s", 2)
    rows = play(wanted, range(2))
    assert wanted.columns == ("rank_0", "rank_1", "first", "turns", "lead_changes", "comeback")
    assert sorted(rows[0][:2].tolist()) == [1, 2]
    assert (rows[:, 3] > 0).all()


@pytest.mark.parametrize("level", ["tadpole", "frog"])
def test_the_first_player_is_the_seat_that_the_options_name(level: str) -> None:
    wanted = simulation("china_moon", [level], 2, "s", 3, {"oldest": 2}, worlds=1)
    assert play(wanted, range(2))[:, wanted.columns.index("first")].tolist() == [2, 2]


def test_a_variant_of_the_rules_is_not_played_by_the_twin_of_the_usual_rules() -> None:
    def refuses(state: Any, command: Command[Any]) -> Any:
        raise Refused("QB-0")

    variant = replace(games.load("quibbit"), decide=refuses)
    assert (games.twin(variant), games.twin_encoding(variant), games.trial(variant)) == (None, None, None)
    assert games.measures(variant) is games.measures(games.load("quibbit"))
    with pytest.raises(LabError, match="QB-0"):
        play(simulation(variant, ["tadpole"], 1, "s"), range(1))


def test_a_game_whose_options_are_in_a_script_has_no_further_parts() -> None:
    game = games.load("quibbit")
    options = type("Options", (game.manifest.options,), {"__module__": "__main__"}, frozen=True)
    scripted = replace(game, manifest=replace(game.manifest, options=options))
    assert (games.twin(scripted), games.measures(scripted)) == (None, None)


class Stubborn(Tadpole[Any, Any]):
    def choose(self, view: Any, moves: Moves[Any], rng: Random, budget: Budget) -> Any:
        raise ValueError("a decision of its own")


def test_a_bot_made_from_ours_decides_itself() -> None:
    game: AnyGame = replace(games.load("quibbit"), outside={"stubborn": Stubborn()})
    with pytest.raises(LabError, match="a decision of its own"):
        play(simulation(game, ["stubborn"], 1, "s"), range(1))


# The same bytes


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


# What can happen


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


class Tired(Exception):
    pass


def stopped_after(matches: int, out: Path, wanted: Simulation) -> None:
    def stop(done: int) -> None:
        if done >= matches:
            raise Tired

    with pytest.raises(Tired):
        saving.save(wanted, out, pools.here(1), False, stop)


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
    out, (mine, other) = tmp_path / "out.csv", (_with_bot(f"{__name__}:{bot}") for bot in ("Sampler", "Broken"))
    stopped_after(1, out, simulation(mine, ["mine"], FEW, "s", 3))
    with pytest.raises(LabError, match=r"there, mine is .+:Sampler. and not .+:Broken"):
        simulate(other, ["mine"], FEW, out, seats=3, seed="s", resume=True)


def _with_bot(place: str) -> AnyGame:
    return replace(games.load("quibbit"), outside={"mine": OutsideBot("quibbit", "mine", place)})


class Sampler:
    def choose(self, view: Any, moves: Moves[Any], rng: Random, budget: Budget) -> Any:
        return moves.sample(rng)


def test_results_of_another_version_are_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    stopped_after(5, out, quibbit())
    kept = unfinished.place(out)
    kept.write_bytes(kept.read_bytes().replace(f'"nenuphar":"{__version__}"'.encode(), b'"nenuphar":"0.0.9"'))
    with pytest.raises(LabError, match="nenuphar is"):
        simulate("quibbit", ["tadpole"], FEW, out, seats=3, seed="s", worlds=2, resume=True)


# What is refused


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


def test_parquet_without_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nenuphar.lab.results.find_spec", lambda name: None)
    with pytest.raises(LabError, match=r"nenuphar\[lab\]"):
        simulate("quibbit", ["tadpole"], 1, tmp_path / "out.parquet")
    simulate("quibbit", ["tadpole"], 1, tmp_path / "out.csv")


def test_mistakes_of_a_caller(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    with pytest.raises(ValueError, match="no game 'chess'"):
        simulate("chess", ["frog"], 1, out)
    with pytest.raises(ValueError, match="not 'stork'"):
        simulate("quibbit", ["stork"], 1, out)
    with pytest.raises(ValueError, match="at least one match"):
        simulate("quibbit", ["frog"], 0, out)
    with pytest.raises(Refused):
        simulate("quibbit", ["frog"], 1, out, seats=9)
    with pytest.raises(Refused):
        simulate("quibbit", ["frog"], 1, out, options={"round_limit": 0})
    with pytest.raises(LabError, match=r"\.parquet or \.csv"):
        simulate("quibbit", ["frog"], 1, tmp_path / "out.xlsx")
    assert not list(tmp_path.iterdir())


class Broken:
    def choose(self, view: Any, moves: Moves[Any], rng: Random, budget: Budget) -> Any:
        if rng.random() < 0.05:
            raise SystemExit("enough")
        return moves.sample(rng)


def test_a_bot_that_raises_is_named_and_what_is_done_is_kept(tmp_path: Path) -> None:
    game: AnyGame = games.load("quibbit")
    odd = replace(game, bots={**game.bots, "broken": Broken()})
    wanted, out = simulation(odd, ["broken"], 200, "s"), tmp_path / "out.csv"
    with pytest.raises(LabError) as failed:
        saving.save(wanted, out, pools.here(1), False, lambda done: None)
    assert str(pickle.loads(pickle.dumps(failed.value))) == str(failed.value)
    assert failed.value.facts["problem"] == "SystemExit: enough"
    assert str(failed.value.facts["where"]).startswith("test_simulating.py:")
    assert unfinished.place(out).exists()
    assert not out.exists()
