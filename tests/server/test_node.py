"""A node with an ownership that a test controls: what it does when a beat fails, its epoch is lost, a table sleeps."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from time import monotonic

import pytest

from nenuphar import games
from nenuphar.core.game import Millis
from nenuphar.server.lobby import versions
from nenuphar.server.nodes.lease import SILENCE_S, Lease
from nenuphar.server.nodes.node import Node
from nenuphar.server.nodes.other_nodes import DEAD_MS
from nenuphar.store import Unavailable
from nenuphar.store.ownership import LEASE_MS, Alone, NameTaken, NodeInfo, Owner, OwnershipLost

PATIENCE_S = 20.0


class Ownership:
    """Answers as the test wishes, and notes what was asked."""

    def __init__(self) -> None:
        self.joins = 0
        self.tries = 0  # to join
        self.beats = 0
        self.trouble: Exception | None = None
        self.join_trouble: Exception | None = None
        self.others: dict[str, str] = {}  # tables of other nodes
        self.silent_ms: dict[str, int] = {}  # tables that have stood still
        self.may_release = asyncio.Event()
        self.may_release.set()
        self.said: list[str] = []
        self.gone: asyncio.Queue[str | Exception] = asyncio.Queue()
        self.may_acquire = asyncio.Event()
        self.may_acquire.set()
        self.infos: list[NodeInfo] = []
        self.beaten_s: float | None = None  # by the thread that beats for a busy loop
        self.may_beat = asyncio.Event()
        self.may_beat.set()
        self.beating = asyncio.Event()
        self.on_join: Callable[[], None] = lambda: None

    async def join(self, node: str, address: str, version: str, kinds: tuple[str, ...]) -> None:
        self.tries += 1
        if self.join_trouble is not None:
            raise self.join_trouble
        self.joins += 1
        self.on_join()
        if isinstance(self.trouble, OwnershipLost):
            self.trouble = None

    async def beat(self, tables: int, sockets: int, draining: bool) -> None:
        self.beating.set()
        await self.may_beat.wait()
        if self.trouble is not None:
            raise self.trouble
        self.beats += 1

    async def acquire(self, table_id: str) -> Owner:
        self.said.append(f"acquire {table_id}")
        await self.may_acquire.wait()
        other = self.others.get(table_id)
        return Owner(other or "me", "", mine=other is None, silent_ms=self.silent_ms.get(table_id, 0))

    async def release(self, table_ids: Sequence[str]) -> None:
        await self.may_release.wait()
        self.said += [f"release {each}" for each in sorted(table_ids)]

    async def nodes(self) -> list[NodeInfo]:
        return self.infos

    async def fallen(self) -> AsyncIterator[str]:
        while True:
            gone = await self.gone.get()
            if isinstance(gone, Exception):
                raise gone
            yield gone

    async def clock_ms(self) -> Millis | None:
        return None

    async def leave(self) -> None:
        self.said.append("leave")


class Tables:
    load = (0, 0)

    def __init__(self) -> None:
        self.unloaded = asyncio.Event()
        self.looked_for_due = asyncio.Event()
        self.used: set[str] = set()
        self.loaded: list[str] = []
        self.is_unsaved = False

    def uses(self, table: str) -> bool:
        return table in self.used

    def load_soon(self, table: str) -> None:
        self.loaded.append(table)

    def unload_all(self, is_unsaved: bool) -> None:
        self.is_unsaved = is_unsaved
        self.unloaded.set()

    def look_for_due(self) -> None:
        self.looked_for_due.set()


async def started(ownership: Ownership, tables: Tables) -> Node:
    node = Node(ownership, "me", ("sat-down",))
    await node.join()
    await node.start(tables)
    return node


async def soon(event: asyncio.Event) -> None:
    async with asyncio.timeout(PATIENCE_S):
        await event.wait()


def test_a_lease_counts_from_the_moment_a_beat_was_sent() -> None:
    now = 100.0
    lease = Lease(lambda: now)
    assert not lease.is_good
    begun = lease.beat_begins()
    now += 1.0  # the answer was under way for so long
    lease.renewed(begun)
    assert lease.left_s == pytest.approx(SILENCE_S - 1.0)
    now += 0.6
    assert not lease.is_good


def test_the_answer_to_an_old_beat_does_not_shorten_a_lease() -> None:
    lease = Lease(lambda: 100.0)
    lease.renewed(100.0)
    lease.renewed(97.0)
    assert lease.left_s == SILENCE_S


class Blocked:
    """A node whose loop has stood still for a while. A thread may have sent beats meanwhile."""

    def __init__(self) -> None:
        self.ownership, self.tables = Ownership(), Tables()
        self.now_s = 100.0
        self.node = Node(self.ownership, "me", (), lambda: self.now_s)

    async def start(self) -> None:
        await self.node.join()
        await self.node.start(self.tables)

    def stand_still(self, beaten: bool) -> None:
        self.now_s += 3.0
        self.ownership.beaten_s = self.now_s - 0.25 if beaten else self.now_s - 3.0


def test_a_loop_that_was_late_keeps_the_tables_for_which_a_thread_has_beaten() -> None:
    async def go() -> None:
        blocked = Blocked()
        node, ownership = blocked.node, blocked.ownership
        await blocked.start()
        await node.acquire("t")
        ownership.may_beat.clear()
        ownership.beating.clear()
        node.check_epoch()
        await soon(ownership.beating)
        blocked.stand_still(beaten=True)
        assert node.may_answer  # before any timer has run
        assert node.owns("t")
        assert (await node.acquire("u")).mine
        ownership.may_beat.set()  # this beat was sent before the loop stood still
        beats = ownership.beats
        async with asyncio.timeout(PATIENCE_S):
            while ownership.beats == beats:
                await asyncio.sleep(0)
        ownership.beaten_s = None
        assert node.may_answer
        assert not blocked.tables.unloaded.is_set()
        await node.leave()
        assert not node.may_answer

    asyncio.run(go())


def test_a_loop_that_was_late_unloads_its_tables_if_nobody_has_beaten() -> None:
    async def go() -> None:
        blocked = Blocked()
        await blocked.start()
        await blocked.node.acquire("t")
        blocked.ownership.may_beat.clear()
        blocked.stand_still(beaten=False)
        assert not blocked.node.may_answer
        assert not blocked.node.owns("t")
        await soon(blocked.tables.unloaded)
        await blocked.node.leave()

    asyncio.run(go())


@pytest.mark.rule("TB-52")
def test_an_acquisition_that_was_answered_while_the_loop_stood_still_keeps_its_time() -> None:
    """The database tells it only once."""

    async def go() -> None:
        blocked = Blocked()
        await blocked.start()
        blocked.ownership.silent_ms["t"] = 7
        blocked.ownership.may_acquire.clear()
        acquire = asyncio.create_task(blocked.node.acquire("t"))
        await asyncio.sleep(0)
        blocked.ownership.may_beat.clear()
        blocked.stand_still(beaten=False)
        blocked.ownership.may_acquire.set()
        assert (await acquire).silent_ms == 7
        blocked.ownership.beaten_s = blocked.now_s  # the thread beats again
        assert blocked.node.owns("t")
        await blocked.node.leave()

    asyncio.run(go())


def test_a_node_without_a_database_falls_silent_and_comes_back() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        assert (await node.acquire("t")).mine
        ownership.trouble = Unavailable("the network is gone")
        await soon(tables.unloaded)
        with pytest.raises(Unavailable):
            await node.acquire("t")
        assert tables.is_unsaved  # the page says why
        assert ownership.said == ["acquire t"]  # not released: its clock stands still until somebody acquires it
        ownership.trouble = None
        async with asyncio.timeout(PATIENCE_S):
            while not node.may_answer:
                await asyncio.sleep(0.01)
        assert ownership.joins == 2  # with a new epoch: others know since when its tables have stopped
        assert tables.looked_for_due.is_set()
        await node.leave()

    asyncio.run(go())


def test_a_timer_that_comes_too_early_changes_nothing() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = Node(ownership, "me", now_s=lambda: 0.9 * monotonic())  # timers seem to be early
        await node.join()
        await node.start(tables)
        ownership.trouble = Unavailable("the network is gone")
        await soon(tables.unloaded)
        await node.leave()

    asyncio.run(go())


def test_a_node_that_has_lost_its_epoch_unloads_everything_and_joins_again() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        await node.acquire("t")
        ownership.trouble = OwnershipLost("raised")
        node.disowned("t")  # the store has refused an append: the next beat comes at once
        await soon(tables.unloaded)
        assert not tables.is_unsaved
        async with asyncio.timeout(PATIENCE_S):
            while ownership.joins < 2 or not node.may_answer:
                await asyncio.sleep(0.01)
        assert "release t" not in ownership.said  # it was not its own any more
        await node.leave()

    asyncio.run(go())


def test_a_node_whose_name_was_taken_meanwhile_stops() -> None:
    async def go() -> None:
        ownership, tables, failed = Ownership(), Tables(), asyncio.Event()
        node = await started(ownership, tables)
        node.on_failure = failed.set
        ownership.join_trouble, ownership.trouble = NameTaken("me"), OwnershipLost("raised")
        node.check_epoch()
        await soon(failed)
        assert tables.unloaded.is_set()
        await node.leave()

    asyncio.run(go())


def test_a_node_joins_again_when_the_database_is_back(caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        ownership.join_trouble, ownership.trouble = Unavailable("down"), OwnershipLost("raised")
        node.check_epoch()
        await soon(tables.unloaded)
        async with asyncio.timeout(PATIENCE_S):
            while ownership.tries < 4:  # it has failed, and tries again
                await asyncio.sleep(0.01)
        assert ownership.joins == 1
        assert [each.getMessage() for each in caplog.records if "cannot join" in each.getMessage()] == [
            "this node cannot join again yet"
        ]
        ownership.join_trouble = None
        async with asyncio.timeout(PATIENCE_S):
            while not node.may_answer:
                await asyncio.sleep(0.01)
        await node.leave()

    asyncio.run(go())


@pytest.mark.parametrize("broken", ["beats", "watching"])
def test_a_node_whose_chore_fails_stops(broken: str) -> None:
    async def go() -> None:
        ownership, tables, failed = Ownership(), Tables(), asyncio.Event()
        node = await started(ownership, tables)
        node.on_failure = failed.set
        if broken == "beats":
            ownership.trouble = AssertionError("a defect")
            node.check_epoch()
        else:
            ownership.gone.put_nowait(AssertionError("a defect"))
        await soon(failed)
        assert tables.unloaded.is_set()
        assert not node.may_answer
        await node.leave()

    asyncio.run(go())


def test_a_table_that_is_needed_again_at_once_is_not_given_up() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        ownership.silent_ms["t"] = 7
        await node.acquire("t")
        node.release("t")
        assert (await node.acquire("t")).silent_ms == 0  # nobody gets the same time back twice
        assert node.owns("t")
        await asyncio.sleep(0.01)
        assert ownership.said == ["acquire t"]
        await node.leave()

    asyncio.run(go())


def test_an_acquisition_of_an_old_epoch_counts_for_nothing() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        ownership.may_acquire.clear()
        acquire = asyncio.create_task(node.acquire("t"))
        await asyncio.sleep(0)
        ownership.trouble = OwnershipLost("raised")
        node.check_epoch()
        async with asyncio.timeout(PATIENCE_S):
            while ownership.joins < 2 or not node.may_answer:
                await asyncio.sleep(0.01)
        ownership.may_acquire.set()
        with pytest.raises(Unavailable):
            await acquire
        assert not node.owns("t")
        await node.leave()

    asyncio.run(go())


def test_a_table_that_is_never_loaded_is_given_up() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        tables.used = {"loaded"}
        for table in ("loaded", "refused"):
            await node.acquire(table)
        async with asyncio.timeout(PATIENCE_S):
            while "release refused" not in ownership.said:
                node.check_epoch()
                await asyncio.sleep(0.01)
        assert node.owns("loaded")
        assert not node.owns("refused")
        assert "release loaded" not in ownership.said
        await node.leave()

    asyncio.run(go())


@pytest.mark.rule("TB-52")
def test_a_table_that_has_stood_still_goes_on_even_if_its_visitor_was_refused() -> None:
    """The time since its last node was alive is given back when it is loaded, however long after it was acquired."""

    async def go() -> None:
        now_s = 0.0
        ownership, tables = Ownership(), Tables()
        node = Node(ownership, "me", (), lambda: now_s)
        await node.join()
        await node.start(tables)
        ownership.silent_ms["t"] = 7
        assert (await node.acquire("t")).silent_ms == 7
        assert tables.loaded == ["t"]  # at once: if this node died first, nobody would know how long it stood still
        now_s = 1.0
        assert (await node.acquire("t")).silent_ms == 1_007
        async with asyncio.timeout(PATIENCE_S):
            while len(tables.loaded) < 2:  # it could not be read then
                node.check_epoch()
                await asyncio.sleep(0.01)
        assert set(tables.loaded) == {"t"}
        assert "release t" not in ownership.said
        await node.leave()

    asyncio.run(go())


@pytest.mark.rule("TB-28", "TB-52")
def test_a_node_that_cannot_store_leaves_its_tables_to_others() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        await node.acquire("t")
        ownership.join_trouble = Unavailable("the disk is full")
        node.cannot_store()
        assert tables.unloaded.is_set()
        assert tables.is_unsaved
        assert not node.owns("t")
        tries = ownership.tries
        async with asyncio.timeout(PATIENCE_S):
            while ownership.tries == tries:
                await asyncio.sleep(0.01)
        assert ownership.joins == 1
        ownership.join_trouble = None
        async with asyncio.timeout(PATIENCE_S):
            while not node.may_answer:
                await asyncio.sleep(0.01)
        assert ownership.joins == 2  # so what it owned before is free
        await node.leave()

    asyncio.run(go())


def test_a_node_that_cannot_store_before_it_has_started_waits() -> None:
    async def go() -> None:
        node = Node(Ownership(), "me")
        await node.join()
        node.cannot_store()  # there is no table to unload yet
        tables = Tables()
        await node.start(tables)
        assert node.may_answer
        await node.leave()

    asyncio.run(go())


def test_a_node_that_falls_silent_while_it_joins_again_looks_for_no_tables() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        ownership.on_join = ownership.may_beat.clear  # the beat after it is under way for long
        ownership.trouble = OwnershipLost("raised")
        node.check_epoch()
        async with asyncio.timeout(PATIENCE_S):
            while ownership.joins < 2:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        ownership.on_join = lambda: None
        node.cannot_store()
        beats = ownership.beats
        ownership.may_beat.set()
        async with asyncio.timeout(PATIENCE_S):
            while ownership.beats == beats:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not tables.looked_for_due.is_set()
        await soon(tables.looked_for_due)  # it joins once more
        assert ownership.joins == 3
        await node.leave()

    asyncio.run(go())


def test_acquiring_waits_for_the_release_before_it() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        await node.acquire("t")
        assert (await node.acquire("t")).mine  # known, so the database is not asked
        ownership.may_release.clear()
        node.release("t")
        node.release("u")  # never acquired
        again = asyncio.create_task(node.acquire("t"))
        await asyncio.sleep(0.01)
        assert not again.done()
        ownership.may_release.set()
        assert (await again).mine
        assert ownership.said == ["acquire t", "release t", "acquire t"]
        await node.leave()

    asyncio.run(go())


def test_a_draining_node_takes_no_new_tables() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        await node.acquire("t")
        node.drain()
        assert (await node.acquire("t")).mine
        with pytest.raises(Unavailable):
            await node.acquire("u")
        await node.leave_to_others("t")
        assert ownership.said == ["acquire t", "release t"]
        await node.leave()
        assert ownership.said[-1] == "leave"

    asyncio.run(go())


def test_the_tables_of_a_fallen_node_are_looked_for() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        node = await started(ownership, tables)
        ownership.gone.put_nowait(OwnershipLost("joining again"))  # and then it watches on
        ownership.gone.put_nowait("b")
        await soon(tables.looked_for_due)
        await node.leave()

    asyncio.run(go())


def test_the_tables_of_a_node_that_left_are_looked_for() -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        ownership.infos = [NodeInfo("b", "", "0.1", 1, False, 0, 0, 0, ())]
        node = await started(ownership, tables)
        assert not tables.looked_for_due.is_set()
        ownership.infos = []
        await soon(tables.looked_for_due)
        await node.leave()

    asyncio.run(go())


@pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="the system has no such clock")
def test_a_lease_runs_on_while_the_machine_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The monotonic clock stands still then, and others have taken over meanwhile."""
    slept_s = 0.0
    real = time.clock_gettime
    monkeypatch.setattr(time, "clock_gettime", lambda clock: real(clock) + slept_s * (clock == time.CLOCK_BOOTTIME))
    lease = Lease()
    lease.renewed(lease.beat_begins())
    assert lease.is_good
    slept_s = 60.0
    assert not lease.is_good


@pytest.mark.parametrize(
    ("known", "silent_ms", "may"),
    [
        (("sat-down", "clock-stopped"), 0, True),
        (("sat-down",), 0, False),
        (("sat-down",), LEASE_MS, False),  # it may come back
        (("sat-down",), DEAD_MS, True),
    ],
)
def test_a_new_kind_of_event_waits_until_every_node_knows_it(known: tuple[str, ...], silent_ms: int, may: bool) -> None:
    async def go() -> None:
        ownership, tables = Ownership(), Tables()
        ownership.infos = [NodeInfo("b", "", "0.1", 1, False, 0, 0, silent_ms, known)]
        node = await started(ownership, tables)
        assert node.all_know("clock-stopped") is may
        await node.leave()

    asyncio.run(go())


def test_a_match_begins_by_the_newest_rules_that_every_node_knows() -> None:
    game = next(game for game in games.simplest_first() if game.older)
    key, rules, older = game.manifest.key, game.manifest.rules, max(game.older)
    assert {f"{key}:{rules}", f"{key}:{older}", "clock-stopped"} <= {*versions.kinds()}
    assert versions.newest(game, lambda kind: True) == rules
    assert versions.newest(game, lambda kind: kind == f"{key}:{older}") == older
    assert versions.newest(game, lambda kind: False) == rules


def test_a_process_alone_costs_no_beats() -> None:
    async def go() -> None:
        before = len(asyncio.all_tasks())
        node = Node(Alone())
        await node.join()
        await node.start(Tables())
        assert (await node.acquire("t")).mine
        node.release("t")
        assert len(asyncio.all_tasks()) == before
        assert node.may_answer
        await node.leave()

    asyncio.run(go())
