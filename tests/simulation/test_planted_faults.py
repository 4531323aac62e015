"""The audit notices what it should: each test plants one fault in the store or the server, and it is caught."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from nenuphar.core.game import Viewer
from nenuphar.server import wire
from nenuphar.server.model import views
from nenuphar.server.model.events import Spoke
from nenuphar.server.model.state import TableState
from nenuphar.server.table import persist
from nenuphar.server.table import table as table_module
from nenuphar.server.table.table import Table
from nenuphar.server.table.words.judge import WordJudge
from nenuphar.store import Append, Appended, Repeated
from nenuphar.store.ownership import Owner
from tests.simulation import faults
from tests.simulation.memory import NOBODY, Memory
from tests.simulation.registry import Membership, Registry
from tests.simulation.world import Plan, World

SEEDS = range(1, 20)
CALM = Plan(nodes=0, parties=4, faults_s=60, pause_s=6)
SHARED = Plan(nodes=4, parties=10, faults_s=60, pause_s=0.3)  # soon somebody writes to another's table


def failure(faulty: Callable[[World], None] | None = None, plan: Plan = CALM) -> str:
    """The first failure that some seed shows."""
    for seed in SEEDS:
        report = World(seed, plan, faulty).run()
        if report.failure:
            return report.failure
    return ""


def test_a_store_that_acknowledges_before_it_stores(monkeypatch: pytest.MonkeyPatch) -> None:
    def plant(world: World) -> None:
        store = world.memory.append

        def append(append: Append, writer: Membership = NOBODY) -> Appended | Repeated:
            if append.expected_seq == 0:
                return store(append, writer)
            world.outside.call_later(0.02, store, append, writer)
            return Appended(append.expected_seq + len(append.events))

        monkeypatch.setattr(world.memory, "append", append)

    assert "acknowledged, but not stored" in failure(plant)


def test_a_store_that_stores_half(monkeypatch: pytest.MonkeyPatch) -> None:
    write = Memory._write

    def half(self: Memory, kept: Any, append: Append) -> None:
        write(self, kept, append)
        if len(append.events) > 1 and append.expected_seq:
            kept.lines.pop()

    monkeypatch.setattr(Memory, "_write", half)
    assert failure()


class Forgetful(dict[str, int]):
    def __contains__(self, ask: object) -> bool:
        return False


def test_an_ask_that_is_carried_out_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the table nor the database remembers asks."""
    append = Memory.append

    def forgetful(self: Memory, what: Append, writer: Membership = NOBODY) -> Appended | Repeated:
        if what.table_id in self.tables:
            self.tables[what.table_id].commands.clear()
        return append(self, what, writer)

    asked = Table._asked

    async def again(self: Table, connection: Any, ask: wire.Asks, received_us: int) -> None:
        self.state.lines_after_ask = Forgetful(self.state.lines_after_ask)
        await asked(self, connection, ask, received_us)

    monkeypatch.setattr(Memory, "append", forgetful)
    monkeypatch.setattr(Table, "_asked", again)
    assert re.search("is stored twice|but it is stored", failure())


def test_a_fence_that_is_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Appends are under way for so long that another node has taken the table over when they arrive."""
    monkeypatch.setattr(faults, "KINDS", {kind: faults.KINDS[kind] for kind in ("slow", "paused", "cut")})
    monkeypatch.setattr(Registry, "check_fence", lambda *_: None)
    assert "belongs to another node" in failure(plan=SHARED)


def test_two_owners_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    acquire = Registry.acquire

    def generous(self: Registry, me: Membership, table: str) -> Owner:
        acquire(self, me, table)
        return Owner(me[0], me[0], mine=True)

    monkeypatch.setattr(Registry, "acquire", generous)
    monkeypatch.setattr(Registry, "check_fence", lambda *_: None)
    assert "belongs to another node" in failure(plan=SHARED)


def test_a_redaction_that_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_of_it(self: views.Lines, viewer: Viewer) -> Any:
        return [self._match_line(place, told, told.event, viewer) for place, told in enumerate(self._logged)]

    def whole_of(self: views.Lines, viewer: Viewer) -> Any:
        return self.whole if any(told.kind != "match" for told in self._logged) else all_of_it(self, viewer)

    monkeypatch.setattr(views.Lines, "whole_of", whole_of)
    assert "and should be" in failure()


def test_a_view_of_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    view = views.Lines.view
    monkeypatch.setattr(
        views.Lines, "view", lambda self, state, viewer: view(self, state, 0 if viewer == 1 else viewer)
    )
    assert "may not see" in failure()


def test_a_message_that_tells_of_a_secret_tap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "is_secret", lambda *_: False)
    assert "nothing but that something happened" in failure()


def test_a_seed_that_is_told_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    table_view = views.table_view

    def leaky(state: TableState, *rest: Any) -> wire.TableView:
        told = table_view(state, *rest)
        return wire.TableView(
            **{name: getattr(told, name) for name in told.__struct_fields__} | {"commitment": state.seating.seed}
        )

    monkeypatch.setattr(views, "table_view", leaky)
    assert "is told the seed" in failure()


def test_a_table_that_forgets_what_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = persist.apply

    def careless(state: TableState, events: Any, *rest: Any) -> Any:
        applied = apply(state, events, *rest)
        if any(isinstance(event, Spoke) for event in events):
            state.contributions.clear()
        return applied

    monkeypatch.setattr(table_module, "apply", careless)
    assert "is not the fold of its log" in failure()


def test_news_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """The news goes out at once, and the store is asked afterwards."""

    async def hasty(self: Table, events: Any, at: int) -> None:
        applied = persist.apply(self.state, events, at, "")
        self._announce(events)
        await self.services.store.append(persist.to_append(self.state, applied, self.services.people))

    monkeypatch.setattr(Table, "commit", hasty)
    assert failure()


def test_a_judge_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WordJudge, "schedule", lambda self: None)
    assert "do not end" in failure()


def test_an_error_in_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_tell_presence", lambda self: 1 / 0)
    assert "ZeroDivisionError" in failure()
