"""Backs up a PostgreSQL database with PostgreSQL's own tools, which must be installed beside us."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from psycopg.conninfo import conninfo_to_dict, make_conninfo

from nenuphar.store import Unavailable
from nenuphar.store.opening import shown

MISSING = "is not installed; it is in Debian's package postgresql-client"
# Other users of the machine can read a command's arguments. They can read neither its environment nor private files.
SECRET = ("password", "sslpassword")
# The dump only knows its own tables. Newer ones would stay, and a later upgrade would stumble over them.
DROP_ALL = """
DO $$ DECLARE each text; BEGIN
    FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
        EXECUTE format('DROP TABLE %I CASCADE', each);
    END LOOP;
END $$;
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


def restore(url: str, backup: Path) -> None:
    """Replace everything in the database, or nothing."""
    # Beside the backup: the usual place for temporary files is often in memory.
    beside = backup.parent if os.access(backup.parent, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix=".nenuphar-restore-", dir=beside) as folder:
        script = Path(folder, "restore.sql")
        _run(url, "pg_restore", "--clean", "--if-exists", "--no-owner", f"--file={script}", str(backup))
        how = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")
        _run(url, "psql", *how, f"--command={DROP_ALL}", f"--file={script}", f"--dbname={_public(url)}")


def is_installed() -> bool:
    return all(map(shutil.which, ("pg_dump", "pg_restore")))


def _public(url: str) -> str:
    """The address without what is secret in it."""
    return make_conninfo("", **{key: value for key, value in conninfo_to_dict(url).items() if key not in SECRET})


def _run(url: str, tool: str, *arguments: str) -> None:
    if shutil.which(tool) is None:
        raise Unavailable(f"{tool} {MISSING}.")
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | _secrets(url, Path(folder))
        done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False, env=env)
    if done.returncode:
        said = " ".join(done.stderr.split()).replace(url, shown(url))
        raise Unavailable(f"{tool}: {said}")


def _secrets(url: str, folder: Path) -> dict[str, str]:
    """What is secret in the address, as the tools read it from their environment."""
    given = conninfo_to_dict(url)
    env = {"PGPASSWORD": str(given["password"])} if given.get("password") else {}
    if given.get("sslpassword"):  # it has no variable of its own, but a file of services may contain it
        services = folder / "services"
        services.write_text(f"[nenuphar]\nsslpassword={given['sslpassword']}\n", "utf-8")
        env |= {"PGSERVICE": "nenuphar", "PGSERVICEFILE": str(services)}
    return env
