"""Runs the store's tests as coroutines. Each gets a copy of an empty store: making a new one takes long."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.store.sample_appends import opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("store") / "empty.sqlite3"

    async def make() -> None:
        async with opened(path):
            pass

    asyncio.run(make())
    return path


@pytest.fixture
def path(tmp_path: Path, empty_store: Path) -> Path:
    return Path(shutil.copy(empty_store, tmp_path / "nenuphar.sqlite3"))
