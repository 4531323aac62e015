"""Backups of PostgreSQL: made and put back by its own tools, also across versions of the tables."""

import asyncio
import os
import shutil
from pathlib import Path
from unittest.mock import Mock

import psycopg
import pytest
from sqlalchemy import NullPool, create_engine

from nenuphar.server.clock import now_ms
from nenuphar.server.lobby import backups as backups_module
from nenuphar.server.lobby.backups import HOUR_MS, Backups
from nenuphar.server.lobby.checking import check
from nenuphar.server.settings import Settings
from nenuphar.store import Unusable, backups, migrate
from nenuphar.store.migrations import HEAD
from nenuphar.store.opening import open_store
from nenuphar.store.postgres import opening, tools
from tests.command import nenuphar
from tests.postgres_server import PostgresServer
from tests.server.test_backups import old_database, rate_one, silent

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(shutil.which("pg_dump") is None, reason="PostgreSQL's own tools are not installed"),
]

OLDER = "0012"  # before deletions were remembered


def at_version(url: str, version: str) -> str:
    """A database as an older program has made it, with one person in it."""
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url), poolclass=NullPool)
    with engine.begin() as connection:
        migrate.upgrade(connection, version)
        connection.exec_driver_sql("INSERT INTO people VALUES ('anna', 'x', 1)")
    return url


def one(url: str, sql: str) -> object:
    with psycopg.connect(url) as connection:
        row = connection.execute(sql).fetchone()
    assert row is not None
    return row[0]


def command(home: Path, url: str, *tokens: str | Path, code: int = 0) -> str:
    done = nenuphar(home, *map(str, tokens), "--lang", "en", NENUPHAR_DATABASE=url)
    assert done.returncode == code, (done.stdout, done.stderr)
    return done.stdout + done.stderr


async def test_an_older_backup_is_put_back_and_upgraded(postgres: PostgresServer, tmp_path: Path) -> None:
    """Tables that the backup does not know would stay, and the next upgrade would make them again."""
    url, saved = at_version(postgres.new_database()[1], OLDER), tmp_path / "saved.dump"
    assert "were not replayed" in command(tmp_path, url, "backup", saved)
    store = await open_store(url)
    await store.close()
    assert one(url, "SELECT version_num FROM alembic_version") == HEAD
    command(tmp_path, url, "restore", saved)
    store = await open_store(url)
    assert await store.profile("anna") == b"x"
    await store.close()


async def test_a_restore_that_fails_changes_nothing(postgres: PostgresServer, tmp_path: Path) -> None:
    url, saved = at_version(postgres.new_database()[1], OLDER), tmp_path / "saved.dump"
    command(tmp_path, url, "backup", saved)
    with psycopg.connect(url) as connection:  # in the way of a table in the dump, and not dropped with the others
        connection.execute("UPDATE people SET changed_ms = 2")
        connection.execute("ALTER TABLE deadlines RENAME TO others")
        connection.execute("CREATE VIEW deadlines AS SELECT 1")
    assert "Nothing was restored" in command(tmp_path, url, "restore", saved, code=2)
    assert one(url, "SELECT changed_ms FROM people") == 2


async def test_nothing_is_restored_into_another_programs_database(postgres: PostgresServer, tmp_path: Path) -> None:
    url, saved = at_version(postgres.new_database()[1], OLDER), tmp_path / "saved.dump"
    command(tmp_path, url, "backup", saved)
    other = postgres.new_database()[1]
    with psycopg.connect(other) as connection:
        connection.execute("CREATE TABLE bookmarks (url text)")
    assert "is not a database of Nénuphar" in command(tmp_path, other, "restore", saved, code=2)
    assert one(other, "SELECT count(*) FROM bookmarks") == 0


async def test_an_upgrade_makes_a_backup_first(postgres: PostgresServer, tmp_path: Path) -> None:
    url = at_version(postgres.new_database()[1], OLDER)
    store = await open_store(url, copies=tmp_path / "backups")
    await store.close()
    [copy] = (tmp_path / "backups").iterdir()
    assert copy.name == f"nenuphar.v{OLDER}.dump"
    assert copy.stat().st_mode & 0o077 == 0
    other = postgres.new_database()[1]
    command(tmp_path, other, "restore", copy)
    assert one(other, "SELECT person_id FROM people") == "anna"
    await (await open_store(url, copies=tmp_path / "backups")).close()  # nothing to upgrade any more
    assert [*(tmp_path / "backups").iterdir()] == [copy]


async def test_without_a_backup_nothing_is_upgraded_unless_the_host_wants_it(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = at_version(postgres.new_database()[1], OLDER)
    with monkeypatch.context() as patch:
        patch.setenv("PATH", str(tmp_path))
        with pytest.raises(Unusable, match="--no-upgrade-backup") as refused:
            await open_store(url, copies=tmp_path / "backups")
        assert refused.value.reason == "no-copy"
        assert one(url, "SELECT version_num FROM alembic_version") == OLDER
        await (await open_store(url)).close()
    assert one(url, "SELECT version_num FROM alembic_version") == HEAD


async def test_the_server_backs_up_on_schedule_once_for_all_processes(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(postgres_url)
    await store.keep_profile("anna", b"x", 1)
    settings = Settings(database=postgres_url, backup_folder=str(tmp_path), backup_keep=1, backup_hours=24)
    one, other = Backups(settings), Backups(settings)
    assert one.is_due(now_ms())
    assert other.is_due(now_ms())
    await asyncio.gather(one._make_alone(), other._make_alone())
    [made] = tmp_path.glob("*.dump")
    assert not other.is_due(now_ms())
    monkeypatch.setattr(backups_module, "now_ms", lambda: now_ms() + 25 * HOUR_MS)
    await other._make_alone()
    [newer] = tmp_path.glob("*.dump")
    assert newer != made
    await store.close()
    await asyncio.to_thread(command, tmp_path, postgres_url, "restore", newer)


@pytest.mark.rule("TB-96")
async def test_a_restored_backup_brings_back_nobody_who_was_deleted(postgres_url: str, tmp_path: Path) -> None:
    store, saved = await open_store(postgres_url), tmp_path / "saved.dump"
    await store.keep_profile("anna", b"x", 1)
    await store.keep_profile("bert", b"y", 1)
    before = await rate_one(store)
    command(tmp_path, postgres_url, "backup", saved)
    await store.delete_person("anna", 2)
    await store.close()
    assert "One person was deleted after this backup" in command(tmp_path, postgres_url, "restore", saved)
    store = await open_store(postgres_url)
    assert [await store.profile(each) for each in ("anna", "bert")] == [None, b"y"]
    assert await store.unfinished_deletions() == ["anna"]
    after = await store.unrated("quibbit")
    assert (set(after.people), after.fold) == ({"bert"}, before + 1), "his rating follows from what is left"
    await store.close()


@pytest.mark.rule("TB-96")
async def test_an_interrupted_restore_brings_back_nobody_either(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, saved = await open_store(postgres_url), tmp_path / "saved.dump"
    await store.keep_profile("anna", b"x", 1)
    command(tmp_path, postgres_url, "backup", saved)
    await store.delete_person("anna", 2)
    await store.close()
    for _ in range(2):  # what the first one left is not lost by the second
        with monkeypatch.context() as patch:
            patch.setattr(opening, "_migrate", Mock(side_effect=KeyboardInterrupt))
            patch.setattr(opening, "finish_restore", Mock(side_effect=KeyboardInterrupt))
            with pytest.raises(KeyboardInterrupt):
                backups.restore(saved, postgres_url)
        assert one(postgres_url, "SELECT count(*) FROM people") == 1
    store = await open_store(postgres_url)
    assert await store.profile("anna") is None
    assert await store.unfinished_deletions() == ["anna"]
    await store.close()
    assert one(postgres_url, "SELECT to_regclass('still_deleted')") is None


async def test_a_newer_backup_replaces_nothing(postgres: PostgresServer, tmp_path: Path) -> None:
    url, saved = at_version(postgres.new_database()[1], OLDER), tmp_path / "saved.dump"
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    await asyncio.to_thread(tools.dump, url, saved)
    target = at_version(postgres.new_database()[1], OLDER)
    with pytest.raises(Unusable) as refused:
        backups.restore(saved, target)
    assert refused.value.reason == "newer"
    assert one(target, "SELECT version_num FROM alembic_version") == OLDER


async def test_tables_of_others_beside_ours_stay(postgres: PostgresServer, tmp_path: Path) -> None:
    url, saved = at_version(postgres.new_database()[1], OLDER), tmp_path / "saved.dump"
    await asyncio.to_thread(tools.dump, url, saved)
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE bookmarks (url text)")
    backups.restore(saved, url)
    assert one(url, "SELECT count(*) FROM bookmarks") == 0


def test_the_password_of_postgresql_is_in_no_argument(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bin").mkdir()
    for tool in ("pg_dump", "pg_restore"):
        script = tmp_path / "bin" / tool
        script.write_text(
            f'#!/bin/sh\necho "$@" >> {tmp_path}/arguments\necho "$PGPASSWORD" >> {tmp_path}/passwords\n'
            f'cat "$PGSERVICEFILE" >> {tmp_path}/services\n'
        )
        script.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=os.pathsep)
    tools.dump("postgresql://anna:s%40cret@localhost:5433/pond?sslpassword=t0psecret", tmp_path / "saved.dump")
    arguments = (tmp_path / "arguments").read_text()
    assert "dbname=pond" in arguments
    assert "cret" not in arguments
    assert (tmp_path / "services").read_text() == "[nenuphar]\nsslpassword=t0psecret\n" * 2
    assert (tmp_path / "passwords").read_text() == "s@cret\n" * 2
    assert (tmp_path / "saved.dump").stat().st_mode & 0o077 == 0


async def test_postgresql_is_backed_up_by_its_own_tools(
    postgres: PostgresServer, postgres_url: str, tmp_path: Path
) -> None:
    from nenuphar.store.moving import move

    rows, _ = move(old_database(tmp_path / "old.sqlite3"), postgres_url, silent)
    made = nenuphar(tmp_path, "backup", str(tmp_path / "saved.dump"), "--database", postgres_url, "--lang", "en")
    assert made.returncode == 0, made.stderr
    store = await open_store(postgres_url)
    [table, *_] = await store.every_table()
    refused = nenuphar(tmp_path, "restore", str(tmp_path / "saved.dump"), "--database", postgres_url, "--lang", "en")
    assert "is used by another Nénuphar" in refused.stderr
    await store.forget(("over", "playing", "waiting", "closed"), 2**62)
    assert await store.every_table() == []
    await store.close()
    done = nenuphar(tmp_path, "restore", str(tmp_path / "saved.dump"), "--database", postgres_url, "--lang", "en")
    assert done.returncode == 0, done.stderr
    found = await check(postgres_url, silent)
    assert (found.is_sound, found.tables) == (True, 9)
    other = nenuphar(tmp_path, "restore", str(tmp_path / "saved.dump"), "--lang", "en")
    assert "the other kind of database" in other.stderr
    assert rows > 100
    assert table
