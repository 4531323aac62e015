"""The PostgreSQL store keeps the contract."""

from collections.abc import AsyncIterator

import pytest

from nenuphar.store.opening import open_store
from nenuphar.store.sql import SqlStore
from tests.store.contract import Contract
from tests.store.personal_contract import RowsContract

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


class TestPostgres(Contract, RowsContract):
    pass
