"""The PostgreSQL store keeps the contract, and its processes do not wait for each other in a circle."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import closing

import pytest

from nenuphar.store.opening import open_store
from nenuphar.store.personal_rows import FOLD_AGAIN
from nenuphar.store.postgres.appending import hold_alone
from nenuphar.store.postgres.session import Session
from nenuphar.store.sql import SqlStore
from tests.store.contract import Contract
from tests.store.personal_contract import RowsContract
from tests.store.result_contract import rating, result

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[SqlStore]:
    store = await open_store(postgres_url)
    yield store
    await store.close()


@pytest.fixture
async def other(postgres_url: str, store: SqlStore) -> AsyncIterator[SqlStore]:
    other = await open_store(postgres_url)
    yield other
    await other.close()


@pytest.fixture
def process(postgres_url: str, store: SqlStore) -> Iterator[Session]:
    """Another process in a transaction, which gives up soon if it has to wait."""
    with closing(Session(postgres_url, 500)) as session:
        session.execute("BEGIN")
        yield session
        session.execute("ROLLBACK")


async def until_one_waits(postgres_url: str) -> None:
    waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with closing(Session(postgres_url, 500)) as watching:
        async with asyncio.timeout(20):
            while not watching.execute(waiting, ()).fetchall():
                await asyncio.sleep(0.01)


@pytest.mark.rule("TB-100")
async def test_ratings_wait_for_a_deletion_before_they_hold_anything(
    store: SqlStore, process: Session, postgres_url: str
) -> None:
    match, late = result("t1", 5, "anna"), result("t2", 9, "anna")
    await store.keep_results([match])
    await store.keep_ratings(await store.unrated("quibbit"), [rating("anna", match, 1.0)])
    await store.keep_results([late])
    hold_alone(process, "anna")
    keeping = asyncio.ensure_future(store.keep_ratings(await store.unrated("quibbit"), [rating("anna", late, 2.0)]))
    await until_one_waits(postgres_url)
    process.execute(FOLD_AGAIN, ("anna",))
    process.execute("COMMIT")
    assert not await keeping, "the deletion made them outdated"


@pytest.mark.rule("TB-100")
async def test_a_deletion_waits_for_ratings_before_it_holds_results(
    store: SqlStore, process: Session, postgres_url: str
) -> None:
    match = result("t1", 5, "anna", "bert")
    await store.keep_results([match])
    await store.keep_ratings(await store.unrated("quibbit"), [rating("anna", match, 1.0)])
    process.execute("UPDATE rating_folds SET fold = fold + 1")
    deleting = asyncio.ensure_future(store.delete_person("anna", 10))
    await until_one_waits(postgres_url)
    process.execute("UPDATE results SET folded = TRUE")
    process.execute("COMMIT")
    await deleting
    assert (await store.unrated("quibbit")).people == {"bert"}


class TestPostgres(Contract, RowsContract):
    pass
