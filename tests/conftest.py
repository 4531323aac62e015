"""The order of the tests, and a PostgreSQL server for each worker, with a database for each test that asks for one."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from nenuphar.store.opening import open_store
from tests.postgres_server import PostgresServer

# No test speaks TLS, and every client of httpx would read all of the machine's certificates, for 50 ms.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = os.devnull

LONGEST = (
    *("test_matches", "test_node_faults", "test_accuracy", "test_simulation", "test_twins", "test_schema"),
    *("test_backups", "test_two_servers", "test_kill", "test_planted_faults", "test_dask", "test_backups_postgres"),
)


def pytest_configure(config: pytest.Config) -> None:
    """Collects files of outer folders first: after them, pytest 9.1 finds no fixtures of inner folders that it knows.

    That is pytest's issue 14964.
    """
    config.args.sort(key=lambda name: len(Path(name.partition("::")[0]).parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs the longest tests first, so that all workers finish at the same time."""
    items.sort(key=lambda item: item.path.stem not in LONGEST)  # the others keep their order


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def postgres_template(postgres: PostgresServer) -> str:
    """The name of a database with an empty store."""

    name, url = postgres.new_database()

    async def make() -> None:
        await (await open_store(url)).close()

    asyncio.run(make())
    return name


@pytest.fixture
def postgres_url(postgres: PostgresServer, postgres_template: str) -> str:
    """A database with an empty store."""
    _, url = postgres.new_database(postgres_template)
    return url
