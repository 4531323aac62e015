"""`nenuphar backup`, `restore` and `check`: keep what is stored safe, and find out whether it is."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from nenuphar.cli import language
from nenuphar.cli.databases import Database, System, of_server
from nenuphar.cli.errors import CommandError, DamageFound
from nenuphar.cli.progress import progress
from nenuphar.texts import Catalogue

if TYPE_CHECKING:
    from nenuphar.server.lobby.checking import Checked

MOST_NAMED = 20


def backup(
    file: Path,
    /,
    *,
    database: Database = None,
    system: System = False,
    force: bool = False,
    lang: language.Lang = None,
) -> None:
    """Write everything to one file, also while the server runs, and check that every match in it replays.

    Args:
        file: The file to write.
        force: Replace the file if it exists, and the new backup is sound.
    """
    from nenuphar.store import backups

    texts, place = language.catalogue(lang), _there(database, system)
    if file.exists() and not force:
        raise CommandError("sorry-file-there", path=str(file))
    if isinstance(place, Path) and backups.is_same(file, place):
        raise CommandError("sorry-backup-itself", path=str(file))
    with ExitStack() as cleanup:
        with _explained("sorry-backup"):
            unchecked = backups.reserved(file)
        cleanup.callback(unchecked.unlink, missing_ok=True)
        with _explained("sorry-backup"), progress(texts.text("backup-writing", {"file": str(file)})) as report:
            backups.backup(place, unchecked, report)
        # A dump of PostgreSQL cannot be opened like a database, so the database itself is read.
        found = _check_older(place, texts) if backups.is_dump(unchecked) else _check(unchecked, texts)
        if found is not None and not found.is_sound and file.exists():
            _refuse_damage(found)
        unchecked.replace(file)
    if found is None:
        print(texts.text("backup-not-replayed", {"file": str(file)}))
        return
    _refuse_damage(found)
    print(texts.text("backup-written", {"file": str(file), **_counted(found)}))


def restore(
    file: Path,
    /,
    *,
    database: Database = None,
    system: System = False,
    force: bool = False,
    lang: language.Lang = None,
) -> None:
    """Replace everything by a backup, after a check of it. The server must be stopped.

    What was there before is kept beside it, under a name that the command prints.

    Args:
        file: The backup.
        force: Restore it even if a part of it is damaged.
    """
    from nenuphar.store import backups

    texts, place = language.catalogue(lang), of_server(database, system)
    if not file.is_file():
        raise CommandError("sorry-file-missing", path=str(file))
    if not backups.is_dump(file) and not (found := _check(file, texts)).is_sound:
        if not force:
            raise DamageFound("sorry-restore-damaged", **_damage(found))
        print(texts.text("restore-damaged", _damage(found)), file=sys.stderr)
    with _explained("sorry-restore"):
        done = backups.restore(file, place)
    if backups.is_dump(file):
        _refuse_damage(_check(place, texts))
    print(texts.text("restore-done", {"file": str(file)}))
    if done.deleted:
        print(texts.text("restore-deleted", {"people": done.deleted}))
    if done.old is not None:
        print(texts.text("restore-old", {"file": str(done.old)}))


def check(
    file: Path | None = None,
    /,
    *,
    database: Database = None,
    system: System = False,
    lang: language.Lang = None,
) -> None:
    """Read everything and replay every match, also while the server runs, and say what is damaged.

    Args:
        file: A database or a backup of one; without it, the server's database.
    """
    texts = language.catalogue(lang)
    if file is not None and not file.is_file():
        raise CommandError("sorry-file-missing", path=str(file))
    found = _check(file or _there(database, system), texts)
    _refuse_damage(found)
    print(texts.text("check-sound", _counted(found)))


def _check(place: Path | str, texts: Catalogue) -> "Checked":
    from nenuphar.server.lobby import checking
    from nenuphar.store.opening import shown

    with _explained("sorry-database"), progress(texts.text("check-reading", {"database": shown(place)})) as report:
        return asyncio.run(checking.check(place, report))


def _check_older(place: Path | str, texts: Catalogue) -> "Checked | None":
    """None if the database is not upgraded yet: only a program of its own version could replay it."""
    from nenuphar.store import Unusable

    try:
        return _check(place, texts)
    except CommandError as error:
        if isinstance(error.__cause__, Unusable) and error.__cause__.reason == "another-version":
            return None
        raise


def _counted(found: "Checked") -> dict[str, int]:
    return {"tables": found.tables, "matches": found.matches}


def _refuse_damage(found: "Checked") -> None:
    if found.is_sound:
        return
    raise DamageFound("sorry-damaged", **_damage(found))


def _damage(found: "Checked") -> dict[str, int | str]:
    named = [f"{table}: {reason}" for table, reason in found.damaged.items()]
    return {
        "intact": found.tables - len(found.damaged),
        "tables": found.tables,
        "damage": "; ".join([*found.problems, *named][:MOST_NAMED]),
    }


def _there(database: str | None, system: bool) -> Path | str:
    place = of_server(database, system)
    if isinstance(place, Path) and not place.is_file():
        raise CommandError("sorry-file-missing", path=str(place))
    return place


@contextmanager
def _explained(key: str) -> Iterator[None]:
    from nenuphar.store import StoreTrouble

    try:
        yield
    except StoreTrouble as trouble:
        raise CommandError(key, reason=str(trouble)) from trouble
