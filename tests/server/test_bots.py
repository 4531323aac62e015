"""Bots that never answer, or whose game has no move for them: they hold up nobody, and other bots continue."""

import asyncio
import importlib
import logging
import os
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from nenuphar.server.net.connections import Connection, Connections
from nenuphar.server.table import thinkers, workers
from nenuphar.server.table.bots import TableBots
from nenuphar.server.table.thinkers import Thinkers
from nenuphar.server.table.turns import NOBODY, Waiter
from nenuphar.server.table.workers import NICE, Workers
from tests.server.endless_bot import think_endlessly
from tests.server.live_server import PATIENCE_S, NewServer, play_on


def anna() -> list[Waiter]:
    return [Waiter("127.0.0.1", "anna")]


@pytest.fixture
def endless_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])  # where new processes find the tests
    monkeypatch.setattr(thinkers, "think", think_endlessly)
    monkeypatch.setattr(thinkers, "SLACK_S", PATIENCE_S)  # processes have to start, on a machine that may be busy
    monkeypatch.setattr(thinkers, "COMPILE_S", 0.0)


@pytest.mark.usefixtures("endless_bots")
def test_an_endless_bot_is_stopped_and_others_continue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        pool = Thinkers(1, 20)
        try:
            assert await pool.choose(anna, "game", "sound", None, b"") == "sound"
            monkeypatch.setattr(thinkers, "SLACK_S", 0.1)
            with pytest.raises(TimeoutError):
                await pool.choose(anna, "game", "endless", None, b"")
            monkeypatch.setattr(thinkers, "SLACK_S", PATIENCE_S)
            assert await pool.choose(anna, "game", "sound again", None, b"") == "sound again"
        finally:
            pool.stop()

    asyncio.run(ask())


@pytest.mark.usefixtures("endless_bots")
def test_a_bot_beside_a_stopped_one_is_asked_again(tmp_path: Path) -> None:
    go_on = tmp_path / "go_on"

    async def ask() -> None:
        pool = Thinkers(2, 20)
        try:
            both = asyncio.gather(*(pool.choose(anna, "game", str(go_on), None, b"") for _ in range(2)))
            await asyncio.sleep(0)
            pool.stop()  # as if one of them had taken too long
            go_on.touch()
            assert await both == [str(go_on)] * 2
        finally:
            pool.stop()

    asyncio.run(ask())


@pytest.mark.usefixtures("endless_bots")
def test_bots_of_tables_without_people_delay_nobody(tmp_path: Path) -> None:
    go_on = tmp_path / "go_on"

    async def ask() -> None:
        pool = Thinkers(1, 20)
        assert await pool._unattended.is_ready(thinkers.think, PATIENCE_S)
        here = [NOBODY]
        alone = [asyncio.ensure_future(pool.choose(lambda: [NOBODY], "game", str(go_on), None, b"")) for _ in range(9)]
        left = asyncio.ensure_future(pool.choose(lambda: here, "game", "came back", None, b""))
        try:
            for number in range(3):
                assert await pool.choose(anna, "game", f"awaited {number}", None, b"") == f"awaited {number}"
            assert len(pool._unattended.turns._waiting) == 9, "one thought at a time where nobody waits"
            here[:] = anna()
            pool.somebody_came()
            assert await left == "came back"
            assert len(pool._unattended.turns._waiting) == 8
            go_on.touch()
            assert await asyncio.gather(*alone) == [str(go_on)] * 9
        finally:
            pool.stop()

    asyncio.run(ask())


@pytest.mark.usefixtures("endless_bots")
def test_a_player_does_not_wait_for_a_thought_that_began_before_they_came(tmp_path: Path) -> None:
    """The process of tables without people gives way to all others: on a busy machine it would take minutes."""
    never = tmp_path / "never"

    async def ask() -> None:
        pool = Thinkers(1, 20)
        assert await pool._unattended.is_ready(thinkers.think, PATIENCE_S)
        pool._awaited = AtOnce()
        here = [NOBODY]
        thought = asyncio.ensure_future(pool.choose(lambda: here, "game", str(never), None, b""))
        try:
            while pool._unattended.turns._free:
                await asyncio.sleep(0)
            here[:] = anna()
            pool.somebody_came()
            assert await thought == "at once"
        finally:
            pool.stop()

    asyncio.run(ask())


class AtOnce(Workers):
    """In place of processes: whatever is asked, they answer."""

    def __init__(self) -> None:
        super().__init__(1)

    async def run(self, limit_s: float, work: Any, *what: Any) -> Any:
        return "at once"


class SlowStart(ThreadPoolExecutor):
    """In place of a process that needs long to start."""

    started: ClassVar[Future[Any]]

    def __init__(self, *_: Any) -> None:
        super().__init__(1)

    def submit(self, *args: Any, **names: Any) -> Any:
        return self.started

    _processes: ClassVar[dict[int, Any]] = {}


@pytest.fixture
def starting(monkeypatch: pytest.MonkeyPatch) -> Future[Any]:
    SlowStart.started = Future()
    monkeypatch.setattr(workers, "ProcessPoolExecutor", SlowStart)
    return SlowStart.started


@pytest.mark.usefixtures("starting")
def test_a_thought_does_not_wait_for_the_process_of_tables_without_people() -> None:
    """A table is loaded a moment before its visitor joins it."""

    async def ask() -> None:
        pool = Thinkers(1, 20)
        here = [NOBODY]
        thought = asyncio.ensure_future(pool.choose(lambda: here, "game", "sound", None, b""))
        await asyncio.sleep(0)
        here[:] = anna()
        pool.somebody_came()
        await asyncio.sleep(0)
        assert (pool._awaited.turns._free, pool._unattended.turns._free) == (0, 1)
        thought.cancel()
        await asyncio.wait([thought])
        pool.stop()

    asyncio.run(ask())


def test_a_process_that_cannot_start_is_not_ready(starting: "Future[Any]", caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        pool = Thinkers(1, 20)
        starting.set_exception(BrokenProcessPool())
        await pool.ready()
        assert "no process for bots has started yet" in caplog.text
        SlowStart.started = Future()
        SlowStart.started.set_result(None)
        await pool.ready()  # starts another one
        assert pool._awaited.is_up(thinkers.think)
        pool.stop()

    asyncio.run(ask())


def test_a_seat_without_a_move_is_asked_again_later(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = new_server()
    assert server.app is not None
    lobby: Any = server.app.context.lobby
    faults = 0

    class Broken:
        listed = ()

        def __contains__(self, action: object) -> bool:
            return False

        def sample(self, rng: Random) -> object:
            nonlocal faults
            faults += 1
            raise IndexError("no move at all")

    caplog.set_level(logging.CRITICAL + 1, "nenuphar.table")
    with server.guest() as anna, anna.at(anna.open("me,tadpole", options={"round_limit": 1})) as live:
        table = lobby.tables.by_id[live.table["id"]]
        sound_game = table.state.game

        class Faulty:
            def __getattr__(self, name: str) -> Any:
                return getattr(sound_game, name)

            def moves(self, view: Any) -> Any:
                return Broken() if view.viewer == 1 else sound_game.moves(view)

        table.state.game = Faulty()
        live.do("begin")
        while not faults:
            if live.is_due:
                live.play()
                continue
            with suppress(TimeoutError):
                live.hear(0.02)
        table.state.game = sound_game
        live.do("chat", text="and now?")
        play_on(live)


def test_a_bot_that_waits_where_nobody_waited_is_awaited_when_its_player_comes(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a restart all due bots are asked before anybody has come."""
    places: list[int] = []
    go_on = threading.Event()

    async def held(workers: Workers, *_: object) -> None:
        places.append(workers._nice)
        while not go_on.is_set():
            await asyncio.sleep(0.01)

    caplog.set_level(logging.CRITICAL, "nenuphar.table")
    server = new_server()
    with server.guest() as anna:
        first, second = (anna.open("me,tadpole", options={"youngest": 1}) for _ in range(2))
        monkeypatch.setattr(Workers, "_try", held)
        monkeypatch.setattr(Workers, "is_up", lambda *_: True)  # otherwise nobody would wait for it
        try:
            for table in (first, second):
                anna.at(table).do("begin").socket.close()
            server.stop()
            places.clear()
            server.start()
            for table in (first, second):
                assert anna.http.get(f"/api/tables/{table}").status_code == 200
            assert places == [thinkers.UNATTENDED_NICE]
            with anna.at(second) as live:
                live.do("chat", text="I am back")
                assert places == [thinkers.UNATTENDED_NICE, NICE]
        finally:
            go_on.set()


NEVER_MS = 86_400_000


@pytest.mark.rule("TB-50")
def test_quick_bots_do_not_pause(new_server: NewServer) -> None:
    server = new_server(bot_pause_ms=NEVER_MS)
    with server.guest() as anna, anna.at(anna.open("me,tadpole", options={"round_limit": 2})) as live:
        assert live.ask("pace", quick=True)["type"] == "done"
        live.do("begin")
        play_on(live)


@pytest.mark.rule("TB-50")
def test_bots_pause_while_somebody_wants_to_follow() -> None:
    connections = Connections((), 0, 0)
    first, second = (Connection(name, None) for name in ("anna", "bert"))  # type: ignore[arg-type]
    follows = [connections.follows]
    for connection in (first, second):
        connections.enter(connection)
    for connection in (first, second):
        connection.quick = True
        follows.append(connections.follows)
    first.quick = False
    connections.leave(second, 0)
    assert [*follows, connections.follows] == [False, True, False, True]


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no nice")
def test_the_processes_of_bots_have_a_low_priority() -> None:
    async def ask() -> int:
        workers = Workers(1)
        try:
            return await workers.do(anna, 60, os.nice, 0)
        finally:
            workers.stop()

    assert asyncio.run(ask()) == min(os.nice(0) + NICE, 19)


def test_the_time_of_a_bot_starts_when_its_process_has_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a busy machine would stop one process after the other before any of them has started."""
    imported = tmp_path / "imported"
    (tmp_path / "late_thought.py").write_text(f"open({str(imported)!r}, 'w').close()\ndef think(): return 'sound'\n")
    monkeypatch.syspath_prepend(tmp_path)
    thought = importlib.import_module("late_thought").think
    imported.unlink()
    limits: list[tuple[float | None, bool]] = []
    timeout = asyncio.timeout

    def watched(limit_s: float | None) -> asyncio.Timeout:
        limits.append((limit_s, imported.exists()))
        return timeout(limit_s)

    async def ask() -> str:
        pool = Workers(1)
        try:
            monkeypatch.setattr(asyncio, "timeout", watched)
            return str(await pool.do(anna, PATIENCE_S, thought))
        finally:
            pool.stop()

    assert asyncio.run(ask()) == "sound"
    assert limits[-1] == (PATIENCE_S, True)


def test_a_bot_that_is_not_due_any_more_after_its_pause_does_not_think(caplog: pytest.LogCaptureFixture) -> None:
    """The clock may have played for it meanwhile. Then it has no moves, and is looked at again."""
    due = [((0, "tadpole"),), ()]
    match = SimpleNamespace(asked=lambda seat: 1, seq=1, view=lambda seat: pytest.fail("it thinks"))
    state = SimpleNamespace(
        match=match,
        table="t1",
        waiting=SimpleNamespace(due=(0,)),
        game=SimpleNamespace(lookup=None),
        due_bots=lambda: due.pop(0),
    )
    done: list[str] = []
    table: Any = SimpleNamespace(
        state=state,
        connections=SimpleNamespace(follows=False),
        put=lambda work: work(),
        schedule=lambda: done.append("again"),
    )

    async def think() -> None:
        bots = TableBots(table)
        bots.schedule()
        await asyncio.gather(*bots._thinking.values())
        assert not bots.is_thinking

    asyncio.run(think())
    assert done == ["again"]
    assert not caplog.records
