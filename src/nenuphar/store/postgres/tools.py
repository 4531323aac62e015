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


def dump(url: str, target: Path) -> None:
    """Write a backup of one moment, also while servers use the database."""
    number, name = tempfile.mkstemp(".unfinished", f"{target.name}.", target.parent)  # private from the beginning
    os.close(number)
    unfinished, place = Path(name), _without_password(url)
    try:
        _run(url, "pg_dump", "--format=custom", "--no-owner", f"--file={unfinished}", f"--dbname={place}")
        _run(url, "pg_restore", "--list", str(unfinished))  # can it be read?
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def restore(url: str, backup: Path) -> None:
    """Replace everything in the database, or nothing."""
    how = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    _run(url, "pg_restore", *how, f"--dbname={_without_password(url)}", str(backup))


def _without_password(url: str) -> str:
    """The address without its password: other users of the machine can read a command's arguments."""
    return make_conninfo("", **{key: value for key, value in conninfo_to_dict(url).items() if key != "password"})


def _run(url: str, tool: str, *arguments: str) -> None:
    if shutil.which(tool) is None:
        raise Unavailable(f"{tool} {MISSING}.")
    password = conninfo_to_dict(url).get("password")
    env = os.environ | ({"PGPASSWORD": str(password)} if password else {})
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False, env=env)
    if done.returncode:
        said = " ".join(done.stderr.split()).replace(url, shown(url))
        raise Unavailable(f"{tool}: {said}")
