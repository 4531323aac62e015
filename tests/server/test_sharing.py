"""What processes on one database learn from each other: signing keys, doubts about slaps, and when to tidy up."""

import asyncio
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from nenuphar.core.slap_timing import FEWEST_SLAPS, Timing
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway import identity
from nenuphar.server.gateway.identity import Tokens
from nenuphar.server.gateway.shared_limits import SharedBuckets
from nenuphar.server.lobby.doubts import Doubts
from nenuphar.server.lobby.tidying import Tidying
from nenuphar.server.settings import DAY_S, Settings
from nenuphar.server.table.slaps.trust import LATEST, Trust
from nenuphar.store import Key, Store
from tests.store.sample_appends import opening

pytestmark = pytest.mark.anyio

Stores = tuple[Store, Store]
LIE = Timing(300_000, 380_000, 24_000, pong_us=1)
HONEST = Timing(370_000, 380_000, 24_000, pong_us=1)
DAY_MS = DAY_S * 1_000


class Counted:
    """A store that counts how often keys are read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.reads = 0

    async def keys(self) -> list[Key]:
        self.reads += 1
        return await self._store.keys()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


# Signing keys


@pytest.mark.rule("TB-23")
async def test_a_key_that_another_process_has_made_is_looked_up(stores: Stores) -> None:
    now = now_ms()
    here, there = (Tokens(store, life_days=10) for store in stores)
    await here.load(now - 6 * DAY_MS)
    await there.load(now - 6 * DAY_MS)
    old = there.sign("bert", now)
    await here.renew(now)  # half of the life of the first key is over
    new = here.sign("anna", now)
    assert there.read(new, now) is None
    await there.look_up_key(new)
    found = there.read(new, now)
    assert found is not None
    assert (found.person, found.stale) == ("anna", False)
    assert there.sign("cleo", now).split(".")[1] == new.split(".")[1], "both sign with the newest"
    again = there.read(old, now)
    assert again is not None
    assert again.stale


@pytest.mark.rule("TB-23")
async def test_two_processes_that_start_together_agree_on_a_key(stores: Stores) -> None:
    here, there = (Tokens(store, life_days=10) for store in stores)
    await asyncio.gather(here.load(now_ms()), there.load(now_ms()))
    token = here.sign("anna", now_ms())
    await there.look_up_key(token)
    assert there.read(token, now_ms()) is not None


@pytest.mark.rule("TB-23")
async def test_forged_keys_cost_few_queries_and_keep_nobody_out(
    stores: Stores, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, counted = now_ms(), Counted(stores[1])
    here, there = Tokens(stores[0], life_days=10), Tokens(counted, life_days=10)
    await there.load(now - 6 * DAY_MS)
    monkeypatch.setattr(identity, "LOOK_UP_S", 0.2)
    before, began = counted.reads, asyncio.get_running_loop().time()
    forged = [there.look_up_key(f"1.{number:08x}.anna.{now}.x") for number in range(500)]
    await here.load(now)
    token = here.sign("anna", now)
    await asyncio.gather(*forged, there.look_up_key(token))
    await asyncio.gather(*(there.look_up_key(f"1.{number:08x}.anna.{now}.x") for number in range(500)))
    took_s = asyncio.get_running_loop().time() - began
    assert counted.reads - before <= 1 + took_s / 0.2
    assert there.read(token, now) is not None


@pytest.mark.parametrize("token", ["", "x", "....", "1.known", "x" * 500])
async def test_what_is_no_token_costs_no_query(stores: Stores, token: str) -> None:
    counted = Counted(stores[0])
    tokens = Tokens(counted, life_days=10)
    await tokens.load(now_ms())
    before = counted.reads
    await tokens.look_up_key(token)
    assert counted.reads - before <= (token == "....")


@pytest.mark.rule("TB-24")
async def test_names_of_limits_depend_on_a_secret_that_processes_share(stores: Stores) -> None:
    """Otherwise, trying all addresses would show which ones a database is about."""
    here, there = (SharedBuckets(store, "guests", burst=4) for store in stores)
    await Tokens(stores[0], life_days=10).load(now_ms())
    name = await here._bucket("192.0.2.1")
    assert await there._bucket("192.0.2.1") == name
    await stores[0].keep_key(Key("new", b"n" * 32, now_ms() + 1))
    assert await here._bucket("192.0.2.1") == name
    await stores[0].keep_key(Key("of another house", b"o" * 32, 0))
    assert await here._bucket("192.0.2.1") != name


# Doubts


async def test_a_liar_does_not_become_honest_by_changing_the_process(stores: Stores) -> None:
    (here, here_doubts), (there, there_doubts) = _doubts(stores[0]), _doubts(stores[1])
    for _ in range(FEWEST_SLAPS):
        here.note("liar", LIE)
    here.note("frank", HONEST)
    assert here.is_doubted("liar")
    await there_doubts.meet("liar")
    assert not there.is_doubted("liar"), "it is not stored yet"
    await here_doubts.flush()
    for person in ("liar", "frank"):
        await there_doubts.meet(person)
    assert (there.is_doubted("liar"), there.is_doubted("frank")) == (True, False)


async def test_lies_at_two_processes_count_together(stores: Stores) -> None:
    both = [_doubts(store) for store in stores]
    for trust, doubts in both:
        for _ in range(FEWEST_SLAPS // 2):
            trust.note("liar", LIE)
        assert not trust.is_doubted("liar")
        await doubts.flush()
    for trust, doubts in both:
        await doubts.meet("liar")
        assert trust.is_doubted("liar")


async def test_slaps_during_a_flush_are_neither_lost_nor_counted_twice(stores: Stores) -> None:
    trust, doubts = _doubts(stores[0])
    trust.note("anna", HONEST)
    flushing = asyncio.ensure_future(doubts.flush())
    await asyncio.sleep(0)
    trust.note("anna", LIE)
    await flushing
    await doubts.flush()
    await doubts.flush()
    assert await stores[1].slacks("anna") == [10_000, 80_000]


async def test_somebody_who_is_honest_for_a_while_is_believed_again_everywhere(stores: Stores) -> None:
    (here, here_doubts), (there, there_doubts) = _doubts(stores[0]), _doubts(stores[1])
    for timing in (*[LIE] * LATEST, *[HONEST] * LATEST):
        here.note("anna", timing)
    await here_doubts.flush()
    await there_doubts.meet("anna")
    assert not there.is_doubted("anna")


def _doubts(store: Store) -> tuple[Trust, Doubts]:
    trust = Trust()
    return trust, Doubts(store, trust)


# Tidying up


@pytest.mark.rule("TB-29")
async def test_of_two_processes_that_tidy_up_one_removes_a_table(stores: Stores) -> None:
    for number in range(20):
        await stores[0].append(opening(f"t{number}"))
    removed = await asyncio.gather(*(store.forget(("waiting",), before_ms=10) for store in stores * 3))
    if not any(removed):
        removed = [await stores[0].forget(("waiting",), before_ms=10)]
    assert sorted(chain.from_iterable(removed)) == sorted(f"t{number}" for number in range(20))


@pytest.mark.rule("TB-29")
async def test_a_process_with_a_clock_that_is_far_ahead_removes_nothing(
    stores: Stores, tmp_path: Path, calendar: Callable[[float], None]
) -> None:
    """It starts while the other one runs, and neither changes the other one's time by much."""
    settings = Settings(database=tmp_path, forget_days=10)
    here, there = (Tidying(store, settings, _nothing) for store in stores)
    await here._tidy()
    await stores[0].append(opening("t1", at_ms=now_ms()))
    calendar(100)
    there._started = now_ms()
    await there._tidy()
    assert await stores[0].card("t1") is not None
    calendar(-100)
    await here._tidy()
    time_ms = await stores[0].server_time()
    assert time_ms is not None
    assert abs(time_ms - now_ms()) < DAY_MS


async def _nothing(_: str) -> None:
    pass
