"""A store is created, migrated or refused; its content stays."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from nenuphar.store import Stored, Unavailable, migrate, migrations
from nenuphar.store.schema import schema
from nenuphar.store.sqlite import Unusable
from nenuphar.store.sqlite import opening as sqlite_opening
from tests.store.sample_appends import opened, opening

pytestmark = pytest.mark.anyio

TOMORROW = """
from alembic import op
revision = "tomorrow"
down_revision = "{head}"
def upgrade():
    op.execute("ALTER TABLE people ADD COLUMN favourite_frog TEXT")
"""


async def refused(path: Path) -> Unusable:
    with pytest.raises(Unusable) as caught:
        async with opened(path):
            pass
    assert str(path) in str(caught.value)
    return caught.value


async def test_a_missing_file_is_made_and_its_folder_too(tmp_path: Path) -> None:
    async with opened(tmp_path / "a" / "b.sqlite3") as store:
        await store.append(opening())


async def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    async with opened(path) as store:
        await store.append(opening())


def whole_file(path: Path) -> bytes:
    """The file without its write-ahead log: connections that close at the same moment leave that behind."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.read_bytes()


async def test_opening_again_changes_nothing(path: Path) -> None:
    async with opened(path) as store:
        await store.append(opening())
    before = whole_file(path)
    for _ in range(2):
        async with opened(path) as store:
            assert await store.read("t1") == [Stored(1, 1, b"opened")]
    assert whole_file(path) == before


async def test_a_store_may_be_open_twice(path: Path) -> None:
    async with opened(path) as store, opened(path) as other:
        await store.append(opening())
        assert await other.read("t1") == [Stored(1, 1, b"opened")]


def test_the_migrations_lead_to_the_schema_of_the_code(path: Path) -> None:
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema) == []
    engine.dispose()


def test_head_is_the_newest_migration() -> None:
    assert ScriptDirectory.from_config(migrate._config()).get_heads() == [migrations.HEAD]


async def test_an_old_store_is_brought_up_to_date(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(path) as store:
        await store.append(opening())
    steps = tmp_path / "steps"
    shutil.copytree(Path(migrations.__file__).parent, steps)
    (steps / "versions" / "tomorrow.py").write_text(TOMORROW.format(head=migrations.HEAD))
    monkeypatch.setattr(migrate, "STEPS", str(steps))
    monkeypatch.setattr(sqlite_opening, "HEAD", "tomorrow")
    async with opened(path) as store:
        assert await store.read("t1") == [Stored(1, 1, b"opened")]
    other = sqlite3.connect(path)
    assert other.execute("SELECT favourite_frog FROM people").fetchall() == []
    assert other.execute("SELECT version_num FROM alembic_version").fetchall() == [("tomorrow",)]
    other.close()


async def test_a_migration_that_breaks_leaves_the_store_as_it_was(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = tmp_path / "steps"
    shutil.copytree(Path(migrations.__file__).parent, steps)
    broken = TOMORROW.format(head=migrations.HEAD) + '    op.execute("DROP TABLE nonsense")\n'
    (steps / "versions" / "tomorrow.py").write_text(broken)
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "STEPS", str(steps))
        patch.setattr(sqlite_opening, "HEAD", "tomorrow")
        with pytest.raises(Unavailable, match="nonsense"):
            async with opened(path):
                pass
    other = sqlite3.connect(path)
    columns = [row[1] for row in other.execute("PRAGMA table_info(people)")]
    other.close()
    assert "favourite_frog" not in columns
    async with opened(path) as store:
        await store.append(opening())


async def test_a_newer_store_is_refused(path: Path) -> None:
    other = sqlite3.connect(path)
    with other:
        other.execute("UPDATE alembic_version SET version_num = 'from-the-future'")
    other.close()
    before = path.read_bytes()
    refusal = await refused(path)
    assert refusal.reason == "newer"
    assert "newer" in str(refusal)
    assert path.read_bytes() == before


@pytest.mark.parametrize("size", [1, 100, 5000])
async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, size: int) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(b"\xff\xd8" * size)
    assert (await refused(path)).reason == "not-a-store"
    assert path.read_bytes() == b"\xff\xd8" * size


async def test_somebody_elses_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.sqlite"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE bookmarks (url)")
    other.close()
    before = path.read_bytes()
    assert (await refused(path)).reason == "not-a-store"
    assert path.read_bytes() == before


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert (await refused(tmp_path)).reason == "unreadable"


async def test_a_store_whose_first_page_is_damaged_is_refused(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(os.urandom(100))
    assert (await refused(path)).reason == "not-a-store"


def test_a_store_that_is_up_to_date_opens_without_alembic(path: Path) -> None:
    """Importing it takes half a second of the startup time."""
    code = (
        "import asyncio, pathlib, sys; from nenuphar.store.sqlite import open_store;"
        "asyncio.run(open_store(pathlib.Path(sys.argv[1])));"
        "assert not {'alembic', 'sqlalchemy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code, path], check=True)


def test_a_link_to_a_file_has_the_same_lock(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "link.sqlite3"
    link.parent.mkdir()
    link.symlink_to(path)
    with sqlite_opening.FileLock(path), pytest.raises(Unusable) as locked:
        sqlite_opening.FileLock(link)
    assert locked.value.reason == "in-use"
    with sqlite_opening.FileLock(link):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps locks with the connection")
def test_a_look_at_a_damaged_file_ends_no_lock_of_the_process(tmp_path: Path) -> None:
    """A server looks at its own file, which it also has open, if a backup finds damage."""
    path = tmp_path / "pond.sqlite3"
    tries = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('BEGIN IMMEDIATE')"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE notes (note TEXT)")
        connection.execute("BEGIN IMMEDIATE")
        assert not sqlite_opening.is_ours(path)
        other = subprocess.run([sys.executable, "-c", tries, path], capture_output=True, text=True, check=False)
        assert "database is locked" in other.stderr
