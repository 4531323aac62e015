"""Everything can be carried to another database and back, whatever interrupts it."""

import gzip
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from nenuphar import cli
from nenuphar.store import Unavailable, Unusable, moving
from nenuphar.store.moving import MATTERS, move
from nenuphar.store.sql import SqlStore
from tests.postgres_server import PostgresServer
from tests.store.sample_appends import line, opened, opening

pytestmark = pytest.mark.anyio

OLD = sorted((Path(__file__).parents[1] / "server" / "old").glob("*/pond.sqlite3.gz"))


@pytest.fixture(params=OLD, ids=lambda path: str(path.parent.name))
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database with matches of an older version."""
    path = tmp_path / "played.sqlite3"
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    return path


@pytest.fixture
def new_url(postgres: PostgresServer) -> str:
    """An empty database."""
    return postgres.new_database()[1]


def content(path: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(path)) as file:
        return {table.name: sorted(file.execute(f"SELECT * FROM {table.name}"), key=repr) for table in MATTERS}


async def logs(store: SqlStore) -> dict[str, list[object]]:
    return {table: [*await store.read(table)] for table in await store.every_table()}


async def test_there_and_back_again(played: Path, new_url: str, tmp_path: Path) -> None:
    back = tmp_path / "back.sqlite3"
    rows, damaged = move(played, new_url, lambda done: None)
    assert rows > 100
    assert damaged == []
    assert move(new_url, back, lambda done: None) == (rows, [])
    assert content(back) == content(played)
    async with opened(played) as before, opened(new_url) as after:
        assert await logs(after) == await logs(before)
        assert await after.append(opening("new")) is not None  # its number follows on the carried ones
        assert await after.last_stored_ms() == 1


async def test_a_move_can_be_repeated(path: Path, new_url: str) -> None:
    async with opened(path) as store:
        await store.append(opening(command_id="\0", seated=("anna",), deadline_ms=3))
    first = move(path, new_url, lambda done: None)
    assert move(path, new_url, lambda done: None) == first
    async with opened(path) as store:
        await store.append(line(1))
    with pytest.raises(Unusable) as caught:  # it is another one now
        move(path, new_url, lambda done: None)
    assert caught.value.reason == "not-empty"


def test_an_interrupted_move_leaves_nothing_and_can_be_repeated(path: Path, new_url: str, tmp_path: Path) -> None:
    fill(path)
    for target in (new_url, str(tmp_path / "target.sqlite3")):
        stuck = "lambda done: (print(done, flush=True), time.sleep(60))"
        code = f"import sys, time; from nenuphar.store.moving import move; move(sys.argv[1], sys.argv[2], {stuck})"
        with subprocess.Popen([sys.executable, "-c", code, path, target], stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            assert child.stdout.readline()  # it has carried some rows
            os.kill(child.pid, signal.SIGKILL)
        steps: list[float] = []
        assert move(path, target, steps.append) == (4_000, [])
        assert steps == sorted(steps)
        assert steps[-1] == 1.0


def fill(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.executemany("INSERT INTO people VALUES (?, ?, ?)", [(f"p{n}", b"%d" % n, n) for n in range(4_000)])


async def test_a_database_in_use_is_refused(path: Path, new_url: str, postgres_url: str, tmp_path: Path) -> None:
    async with opened(postgres_url):
        for source, target in ((postgres_url, str(tmp_path / "target.sqlite3")), (str(path), postgres_url)):
            with pytest.raises(Unusable) as caught:
                move(source, target, lambda done: None)
            assert caught.value.reason == "in-use"


def test_trouble_with_a_file_is_a_clear_message(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "DEFAULT_PATIENCE_MS", 50)
    target = tmp_path / "target.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            move(path, target, lambda done: None)
        other.execute("ROLLBACK")
        other.execute("ALTER TABLE people RENAME TO frogs")
    with pytest.raises(Unavailable, match="people"):
        move(path, target, lambda done: None)


def test_another_programs_database_is_refused(path: Path, new_url: str) -> None:
    with psycopg.connect(new_url) as other:
        other.execute("CREATE TABLE bookmarks (url text)")
    with pytest.raises(Unusable) as caught:
        move(path, new_url, lambda done: None)
    assert caught.value.reason == "not-a-store"


async def test_a_damaged_log_is_carried_over_and_named(path: Path, new_url: str) -> None:
    async with opened(path) as store:
        await store.append(opening("t1", events=(b"a", b"b")))
        await store.append(opening("t2"))
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE events SET data = x'00' WHERE table_id = 't1' AND seq = 2")
    _, damaged = move(path, new_url, lambda done: None)
    assert damaged == ["t1"]


def test_the_command_says_what_it_did(path: Path, new_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    fill(path)
    assert cli.run(["move", "--from", str(path), "--to", new_url, "--lang=en"]) == 0
    assert "4,000 rows were moved and compared" in capsys.readouterr().out
    missing = path.with_name("missing.sqlite3")
    assert cli.run(["move", "--from", str(missing), "--to", new_url, "--lang=en"]) == 2
    assert not missing.exists()
    assert cli.run(["move", "--from", str(path), "--to", "postgresql://a:s3cret@host/x?no=1", "--lang=en"]) == 2
    said = capsys.readouterr().err
    assert "Nothing was moved" in said
    assert "s3cret" not in said
