"""Backs up a PostgreSQL database with PostgreSQL's own tools, which must be installed beside us."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.sql import Literal

from nenuphar.store import Unavailable
from nenuphar.store.opening import shown
from nenuphar.store.still_deleted import STILL_DELETED, Deletion

MISSING = "is not installed; it is in Debian's package postgresql-client"
# Other users of the machine can read a command's arguments. They can read neither its environment nor private files.
SECRET = ("password", "sslpassword")
# The dump only knows its own tables. Newer ones would stay, and a later upgrade would stumble over them.
DROP_OURS = """
DO $$ DECLARE each text; BEGIN
    FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename IN ({}) LOOP
        EXECUTE format('DROP TABLE %I CASCADE', each);
    END LOOP;
END $$;
"""
# In the same transaction as the dump, which has left no search path.
KEEP_DELETIONS = f"""
RESET search_path;
CREATE TABLE IF NOT EXISTS {STILL_DELETED} (person_id text PRIMARY KEY, at_ms bigint NOT NULL);
INSERT INTO {STILL_DELETED} VALUES {{}} ON CONFLICT DO NOTHING;
"""


def dump(url: str, target: Path) -> None:
    """Write a backup of one moment, also while servers use the database."""
    with tempfile.NamedTemporaryFile(  # private from the beginning
        prefix=f"{target.name}.", suffix=".unfinished", dir=target.parent, delete=False
    ) as file:
        unfinished = Path(file.name)
    try:
        _run(url, "pg_dump", "--format=custom", "--no-owner", f"--file={unfinished}", f"--dbname={_public(url)}")
        _run(url, "pg_restore", "--list", str(unfinished))  # can it be read?
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def restore(url: str, backup: Path, deleted: Sequence[Deletion]) -> None:
    """Replace everything in the database, or nothing. What is left to do is to delete these people again."""
    from nenuphar.store.schema import schema  # takes a while, and only this needs it

    ours = ", ".join(f"'{name}'" for name in ("alembic_version", STILL_DELETED, *schema.tables))
    # Beside the backup: the usual place for temporary files is often in memory.
    beside = backup.parent if os.access(backup.parent, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix=".nenuphar-restore-", dir=beside) as folder:
        script = Path(folder, "restore.sql")
        _run(url, "pg_restore", "--clean", "--if-exists", "--no-owner", f"--file={script}", str(backup))
        after = Path(folder, "deletions.sql")
        rows = ", ".join(f"({Literal(person_id).as_string()}, {at_ms})" for person_id, at_ms in deleted)
        after.write_text(KEEP_DELETIONS.format(rows) if deleted else "", "utf-8")
        how = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")
        files = (f"--command={DROP_OURS.format(ours)}", f"--file={script}", f"--file={after}")
        _run(url, "psql", *how, *files, f"--dbname={_public(url)}")


def version(url: str, backup: Path) -> str | None:
    """The version of the tables in a backup; None if it is of another program."""
    said = _run(url, "pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(backup))
    lines = iter(said.splitlines())
    return next((next(lines, None) for line in lines if line.startswith("COPY ")), None)


def is_installed() -> bool:
    return all(map(shutil.which, ("pg_dump", "pg_restore")))


def _public(url: str) -> str:
    """The address without what is secret in it."""
    return make_conninfo("", **{key: value for key, value in conninfo_to_dict(url).items() if key not in SECRET})


def _run(url: str, tool: str, *arguments: str) -> str:
    if shutil.which(tool) is None:
        raise Unavailable(f"{tool} {MISSING}.")
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | _secrets(url, Path(folder))
        done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False, env=env)
    if done.returncode:
        said = " ".join(done.stderr.split()).replace(url, shown(url))
        raise Unavailable(f"{tool}: {said}")
    return done.stdout


def _secrets(url: str, folder: Path) -> dict[str, str]:
    """What is secret in the address, as the tools read it from their environment."""
    given = conninfo_to_dict(url)
    env = {"PGPASSWORD": str(given["password"])} if given.get("password") else {}
    if given.get("sslpassword"):  # it has no variable of its own, but a file of services may contain it
        services = folder / "services"
        services.write_text(f"[nenuphar]\nsslpassword={given['sslpassword']}\n", "utf-8")
        env |= {"PGSERVICE": "nenuphar", "PGSERVICEFILE": str(services)}
    return env
