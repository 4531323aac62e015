"""Backups: made while people play, checked by replaying every match, and restored after the loss of everything."""

import asyncio
import gzip
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from nenuphar.server.lobby import backups as backups_module
from nenuphar.server.lobby.backups import HOUR_MS, Backups
from nenuphar.server.lobby.checking import DAMAGE_FOUND, check, replay_all
from nenuphar.server.settings import Settings
from nenuphar.store import Append, Card, Store, Unavailable, Unusable, backups
from nenuphar.store.migrations import HEAD
from nenuphar.store.moving import MATTERS
from nenuphar.store.opening import open_store
from nenuphar.store.sqlite import copying
from nenuphar.store.sqlite.copying import copy
from nenuphar.store.sqlite.opening import FileLock
from tests.command import nenuphar
from tests.server.live_server import Guest, NewServer, play_on, start_match
from tests.server.server_process import ServerProcess
from tests.server.stress_size import size
from tests.store.result_contract import rating, result

pytestmark = pytest.mark.anyio

OLD = sorted((Path(__file__).parent / "old").glob("*/pond.sqlite3.gz"))
MATCHES = size(60, 10_000)
TOGETHER = 500
DISTANT = 4_102_444_800_000  # the year 2100
NOBODY = 65_534


async def rate_one(store: Store) -> int:
    """Anna and Bert have a rated match. Returns how often its game was rated."""
    match = result("t1", 5, "anna", "bert")
    await store.keep_results([match])
    await store.keep_ratings(await store.unrated("quibbit"), [rating(each, match, 1.0) for each in match.people])
    return (await store.unrated("quibbit")).fold


def silent(done: float) -> None:
    pass


def content(path: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(path)) as file:
        return {table.name: sorted(file.execute(f"SELECT * FROM {table.name}"), key=repr) for table in MATTERS}


def old_database(path: Path, which: int = -1) -> Path:
    path.write_bytes(gzip.decompress(OLD[which].read_bytes()))
    return path


async def many_matches(path: Path, matches: int) -> Path:
    """The matches of an old database, again and again."""
    store = await open_store(old_database(path))
    logs = [await store.read(table) for table in await store.every_table()]

    def again(number: int) -> Append:
        rows = logs[number % len(logs)]
        return Append(
            table_id=f"copy{number}",
            expected_seq=0,
            events=tuple(row.data for row in rows),
            at_ms=rows[-1].at_ms,
            deadline_ms=None,
            card=Card(code=f"C{number:07}", public=False, phase="over", changed_ms=rows[-1].at_ms, summary=b"{}"),
        )

    for first in range(0, matches, TOGETHER):  # those that are asked for together share a commit
        await asyncio.gather(*(store.append(again(number)) for number in range(first, min(first + TOGETHER, matches))))
    await store.close()
    return path


async def test_after_the_loss_of_everything_every_match_replays(tmp_path: Path) -> None:
    """The server plays on while the backup is made, is killed, and its file is destroyed."""
    database, saved = tmp_path / "nenuphar.sqlite3", tmp_path / "elsewhere" / "saved.sqlite3"
    await many_matches(database, MATCHES)
    saved.parent.mkdir()
    server = ServerProcess(tmp_path, name="table")
    try:
        backups.backup(database, saved, silent)
    finally:
        server.kill()
    assert saved.stat().st_mode & 0o077 == 0
    expected = content(saved)
    database.write_bytes(os.urandom(100_000))
    aside = backups.restore(saved, database).old
    assert aside is not None
    assert aside.stat().st_size == 100_000
    assert content(database) == expected
    found = await check(database, silent)
    assert found.is_sound
    assert found.matches >= MATCHES * 8 // 9


def test_the_commands_do_the_same_and_say_so(tmp_path: Path) -> None:
    database, saved = old_database(tmp_path / "nenuphar.sqlite3"), tmp_path / "saved.sqlite3"
    made = nenuphar(tmp_path, "backup", str(saved), "--lang", "en")
    assert made.stdout == f"{saved} has everything: 9 tables, and all 8 matches in it replay.\n"
    database.unlink()
    assert nenuphar(tmp_path, "restore", str(saved), "--lang", "en").returncode == 0
    assert nenuphar(tmp_path, "check", "--lang", "en").stdout == "All is well: 9 tables, and all 8 matches replay.\n"
    again = nenuphar(tmp_path, "restore", str(saved), "--lang", "en")
    assert "What was there before is in" in again.stdout


def test_a_match_goes_on_after_it_was_restored(new_server: NewServer, tmp_path: Path) -> None:
    server = new_server()
    database, saved = Path(server.settings.database), tmp_path / "saved.sqlite3"
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert)
        copy(database, saved)
        play_on(first, second)
        tokens = [guest.http.cookies["nenuphar"] for guest in (anna, bert)]
    server.stop()
    for file in tmp_path.glob("nenuphar.sqlite3*"):
        file.unlink()
    assert backups.restore(saved, database).old is None
    again = new_server()
    with Guest(again.address, token=tokens[0]) as anna, Guest(again.address, token=tokens[1]) as bert:
        at = [guest.at(first.table["id"]) for guest in (anna, bert)]
        assert not any(live.is_over for live in at)
        play_on(*at)


async def test_a_copy_is_of_one_moment_while_others_write(tmp_path: Path) -> None:
    database = await many_matches(tmp_path / "nenuphar.sqlite3", 20)
    store = await open_store(database)
    written = 0

    async def write() -> None:
        nonlocal written
        card = Card(code="BUSY", public=False, phase="waiting", changed_ms=1, summary=b"{}")
        opening = Append(table_id="busy", expected_seq=0, events=(b"x",), at_ms=1, deadline_ms=None, card=card)
        await store.append(opening)
        while True:
            written += 1
            await store.append(
                Append(table_id="busy", expected_seq=written, events=(b"y" * 5_000,), at_ms=1, deadline_ms=None)
            )

    writing = asyncio.create_task(write())
    seen = []
    for number in range(5):
        while written < 20 * number:
            await asyncio.sleep(0)
        await asyncio.to_thread(copy, database, tmp_path / f"{number}.sqlite3")
        copied = await open_store(tmp_path / f"{number}.sqlite3")
        assert await copied.check() == []
        seen.append(len(await copied.read("busy")))  # sealed without a gap
        await copied.close()
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await store.close()
    assert seen == sorted(seen)
    assert seen[-1] > seen[0]


def test_a_restored_file_gets_nothing_of_the_old_log(tmp_path: Path) -> None:
    """A killed server leaves a write-ahead log: it belongs to the old file."""
    database, saved = old_database(tmp_path / "nenuphar.sqlite3"), old_database(tmp_path / "saved.sqlite3")
    server = ServerProcess(tmp_path, name="table")
    server.kill()
    assert database.with_name(f"{database.name}-wal").exists()
    assert nenuphar(tmp_path, "restore", str(saved)).returncode == 0
    assert not database.with_name(f"{database.name}-wal").exists()
    with closing(sqlite3.connect(database)) as new, closing(sqlite3.connect(saved)) as old:
        lines = "SELECT * FROM events ORDER BY table_id, seq"
        assert new.execute(lines).fetchall() == old.execute(lines).fetchall()


def test_a_running_server_is_not_robbed_of_its_file(tmp_path: Path) -> None:
    saved = old_database(tmp_path / "saved.sqlite3")
    server = ServerProcess(tmp_path, name="table")
    try:
        refused = nenuphar(tmp_path, "restore", str(saved), "--lang", "en")
    finally:
        server.kill()
    assert refused.returncode == 2
    assert "is used by another Nénuphar that is running" in refused.stderr


@pytest.mark.parametrize("which", range(len(OLD)))
def test_an_upgrade_keeps_the_file_of_the_older_version(which: int, tmp_path: Path) -> None:
    """Going back means to give this file its old name again."""
    database = old_database(tmp_path / "nenuphar.sqlite3", which)
    with closing(sqlite3.connect(database)) as file:
        [(version,)] = file.execute("SELECT version_num FROM alembic_version").fetchall()
        before = list(file.iterdump())
    assert version != HEAD
    asyncio.run(_open_and_close(database))
    kept = tmp_path / f"nenuphar.sqlite3.v{version}"
    with closing(sqlite3.connect(kept)) as file:
        assert list(file.iterdump()) == before
    assert kept.stat().st_mode & 0o077 == 0
    kept.rename(database)
    assert asyncio.run(check(database, silent)).is_sound


def test_a_second_upgrade_keeps_the_first_copy(tmp_path: Path) -> None:
    for _ in range(2):
        database = old_database(tmp_path / "nenuphar.sqlite3")
        asyncio.run(_open_and_close(database))
    first, second = sorted(tmp_path.glob("*.v*"))
    assert second.name == f"{first.name}.1"


async def test_a_lost_database_is_not_reported_as_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(old_database(tmp_path / "nenuphar.sqlite3"))
    monkeypatch.setattr(store, "read", AsyncMock(side_effect=Unavailable("gone")))
    try:
        with pytest.raises(Unavailable, match="gone"):
            await replay_all(store, silent)
    finally:
        await store.close()


def test_a_file_that_is_up_to_date_is_not_copied(tmp_path: Path) -> None:
    database = tmp_path / "nenuphar.sqlite3"
    for _ in range(2):
        asyncio.run(_open_and_close(database))
    assert not [*tmp_path.glob("*.v*")]


async def _open_and_close(database: Path) -> None:
    store = await open_store(database)
    await store.close()


def test_check_names_what_is_damaged_and_counts_what_is_not(tmp_path: Path) -> None:
    database = old_database(tmp_path / "nenuphar.sqlite3")
    asyncio.run(_open_and_close(database))
    with closing(sqlite3.connect(database, isolation_level=None)) as file:
        [(table,)] = file.execute("SELECT table_id FROM events ORDER BY table_id LIMIT 1").fetchall()
        file.execute("UPDATE events SET at_ms = at_ms + 1 WHERE seq = 3 AND table_id = ?", (table,))
    before = database.read_bytes()
    found = nenuphar(tmp_path, "check", "--lang", "en")
    assert found.returncode == DAMAGE_FOUND
    assert "8 of 9 tables are intact" in found.stderr
    assert table in found.stderr
    assert database.read_bytes() == before
    for command in ("backup", "restore"):  # neither is silent about it
        assert nenuphar(tmp_path, command, str(tmp_path / "saved.sqlite3"), "--lang", "en").returncode == DAMAGE_FOUND
    forced = nenuphar(tmp_path, "restore", str(tmp_path / "saved.sqlite3"), "--force", "--lang", "en")
    assert forced.returncode == 0
    assert table in forced.stderr


def test_what_cannot_be_done_ends_in_a_sentence(tmp_path: Path) -> None:
    database = old_database(tmp_path / "nenuphar.sqlite3")
    there = tmp_path / "there"
    there.write_text("not a database, but a text that is long enough to look at")
    newer = old_database(tmp_path / "newer.sqlite3")
    with closing(sqlite3.connect(newer, isolation_level=None)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    expected = {
        ("backup", there): "already exists",
        ("backup", tmp_path / "no" / "folder"): "The backup could not be written: Not a directory",
        ("restore", tmp_path / "missing"): "There is no file",
        ("restore", there): "is not a database of Nénuphar",
        ("restore", newer): "was written by a newer Nénuphar",
        ("check", there): "is not a database of Nénuphar",
    }
    before = content_of_old(database)
    (tmp_path / "no").touch()  # so that nobody can make a folder of this name
    for (command, path), sentence in expected.items():
        done = nenuphar(tmp_path, command, str(path), "--lang", "en")
        assert (done.returncode, sentence in done.stderr) == (2, True), (command, path, done.stderr)
    assert content_of_old(database) == before
    assert not [*tmp_path.glob("*.unfinished"), *tmp_path.glob("*.before-restore*")]


def test_a_backup_replaces_another_only_if_it_is_sound_and_never_the_database(tmp_path: Path) -> None:
    database, saved = old_database(tmp_path / "nenuphar.sqlite3"), tmp_path / "saved.sqlite3"
    inode = database.stat().st_ino
    itself = nenuphar(tmp_path, "backup", str(database), "--force", "--lang", "en")
    assert "is the database itself" in itself.stderr
    assert database.stat().st_ino == inode
    assert nenuphar(tmp_path, "backup", str(saved)).returncode == 0
    good = saved.read_bytes()
    with closing(sqlite3.connect(database, isolation_level=None)) as file:
        file.execute("UPDATE events SET data = x'00' WHERE seq = 2")
    assert nenuphar(tmp_path, "backup", str(saved), "--force").returncode == DAMAGE_FOUND
    assert saved.read_bytes() == good
    assert not [*tmp_path.glob("*.un*")]


def test_a_disk_without_room_is_not_filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = old_database(tmp_path / "nenuphar.sqlite3")
    monkeypatch.setattr(copying, "RESERVE", shutil.disk_usage(tmp_path).total)
    with pytest.raises(Unavailable, match="MB are needed"):
        copy(database, tmp_path / "saved.sqlite3")
    assert [*tmp_path.iterdir()] == [database]


def content_of_old(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as file:
        return list(file.iterdump())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of a file")
def test_a_full_disk_leaves_no_half_backup(tmp_path: Path) -> None:
    import resource

    database = old_database(tmp_path / "nenuphar.sqlite3")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, limits[1]))
    try:
        with pytest.raises(Unavailable):
            copy(database, tmp_path / "saved.sqlite3")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["nenuphar.sqlite3"]


async def test_the_server_keeps_the_newest_and_never_trusts_a_damaged_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = old_database(tmp_path / "nenuphar.sqlite3")
    kept = Backups(Settings(database=database, backup_keep=2, backup_hours=24))
    assert kept.is_due(0)
    names = [f"nenuphar-2026010{day}T120000Z.sqlite3" for day in (1, 2, 3)]
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in names:
        old_database(folder / name)
    noon = 1_767_441_600_000  # of the third
    assert not kept.is_due(noon + 24 * HOUR_MS - 1)
    assert kept.is_due(noon + 24 * HOUR_MS)
    await kept.make()
    newest = sorted(file.name for file in folder.iterdir())
    assert newest[:1] == names[2:]
    assert len(newest) == 2
    with closing(sqlite3.connect(database, isolation_level=None)) as file:
        file.execute("UPDATE events SET data = x'00' WHERE seq = 2")
    day = 24 * HOUR_MS
    for now, name in ((DISTANT, "nenuphar-21000101T000000Z"), (DISTANT + day, "nenuphar-21000102T000000Z")):
        assert kept.is_due(now)
        monkeypatch.setattr(backups_module, "now_ms", partial(int, now))
        await kept.make()
        assert sorted(file.name for file in folder.iterdir()) == [*newest, f"{name}.damaged"]
        assert not kept.is_due(now + HOUR_MS)
    assert "damaged" in caplog.text


async def test_only_the_servers_own_backups_are_counted_and_removed(tmp_path: Path) -> None:
    database = old_database(tmp_path / "nenuphar-2024.sqlite3")
    twin = tmp_path / "nenuphar-20240101T000000Z.sqlite3"
    twin.hardlink_to(database)
    others = ("nenuphar-manual.sqlite3", "nenuphar-2023010T00000Z.sqlite3", "nenuphar-29990101T000000Z.sqlite3")
    ours = ("nenuphar-20230101T000000Z.sqlite3", "nenuphar-20230102T000000Z.unchecked.1.unfinished")
    for name in (*others, *ours):
        (tmp_path / name).touch()
    kept = Backups(Settings(database=database, backup_folder=str(tmp_path), backup_keep=1, backup_hours=24))
    await kept.make()
    assert not any((tmp_path / name).exists() for name in ours)
    left = {file.name for file in tmp_path.iterdir() if file.suffix == ".sqlite3"}
    assert left > {database.name, twin.name, *others}
    assert len(left) == 6
    assert not [*tmp_path.glob("*.un*")]


async def test_a_backup_that_could_not_be_checked_is_tried_again_after_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Backups(Settings(database=old_database(tmp_path / "nenuphar.sqlite3"), backup_hours=24))
    noon = 1_767_441_600_000
    monkeypatch.setattr(backups_module, "now_ms", lambda: noon)
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    await kept.make()
    assert not [*(tmp_path / "backups").iterdir()]
    assert not kept.is_due(noon + HOUR_MS - 1)
    assert kept.is_due(noon + HOUR_MS)


async def test_a_folder_that_cannot_be_locked_is_a_problem_and_no_other_process(tmp_path: Path) -> None:
    kept = Backups(Settings(database=tmp_path / "pond.sqlite3", backup_folder=str(tmp_path)))
    with FileLock(tmp_path / "nenuphar"):
        await kept._make_alone()  # the other one makes it
    (tmp_path / "nenuphar.lock").unlink()
    (tmp_path / "nenuphar.lock").mkdir()
    with pytest.raises(Unusable) as refused:
        await kept._make_alone()
    assert refused.value.reason == "unreadable"


@pytest.mark.rule("TB-96")
async def test_a_restored_backup_brings_back_nobody_who_was_deleted(tmp_path: Path) -> None:
    database, saved = tmp_path / "nenuphar.sqlite3", tmp_path / "saved.sqlite3"
    store = await open_store(database)
    for person in ("anna", "bert"):
        await store.keep_profile(person, b"x", 1)
    before = await rate_one(store)
    copy(database, saved)
    await store.delete_person("anna", 2)
    await store.close()
    said = nenuphar(tmp_path, "restore", str(saved), "--lang", "en")
    assert "One person was deleted after this backup" in said.stdout, said
    store = await open_store(database)
    assert [await store.profile(each) for each in ("anna", "bert")] == [None, b"x"]
    assert await store.unfinished_deletions() == ["anna"]  # the server makes her leave her tables
    after = await store.unrated("quibbit")
    assert (set(after.people), after.fold) == ({"bert"}, before + 1), "his rating follows from what is left"
    await store.close()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_the_service(tmp_path: Path) -> None:
    folder, saved = tmp_path / "service", old_database(tmp_path / "saved.sqlite3")
    folder.mkdir()
    os.chown(folder, NOBODY, NOBODY)
    for _ in range(2):  # into an empty folder, and over a database
        assert nenuphar(tmp_path, "restore", str(saved), "--database", str(folder / "pond.sqlite3")).returncode == 0
        assert {file.stat().st_uid for file in folder.iterdir()} == {NOBODY}
    assert (folder / "pond.sqlite3").stat().st_mode & 0o077 == 0


def broken(path: Path, table: str) -> Path:
    """Overwrite the first page of a table, as a bad disk does."""
    asyncio.run(_open_and_close(path))
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        [(size_,)] = file.execute("PRAGMA page_size").fetchall()
        [(page,)] = file.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchall()
    with path.open("r+b") as file:
        file.seek((page - 1) * size_)
        file.write(b"\xff" * size_)
    return path


@pytest.mark.parametrize("table", ["tables", "events", "alembic_version"])
def test_a_broken_page_is_called_damage(table: str, tmp_path: Path) -> None:
    broken(old_database(tmp_path / "nenuphar.sqlite3"), table)
    found = nenuphar(tmp_path, "check", "--lang", "en")
    assert (found.returncode, "malformed" in found.stderr) == (DAMAGE_FOUND, True), found
    if table == "tables":  # the logs name them
        assert "0 of 9 tables are intact" in found.stderr
    saved = broken(old_database(tmp_path / "saved.sqlite3"), table)
    assert nenuphar(tmp_path, "restore", str(saved)).returncode == DAMAGE_FOUND
    assert nenuphar(tmp_path, "restore", str(saved), "--force").returncode == 0


def test_a_file_that_was_cut_off_is_damaged_and_still_ours(tmp_path: Path) -> None:
    database = old_database(tmp_path / "nenuphar.sqlite3")
    os.truncate(database, database.stat().st_size // 2)
    found = nenuphar(tmp_path, "check", "--lang", "en")
    assert (found.returncode, "is damaged" in found.stderr) == (DAMAGE_FOUND, True), found
