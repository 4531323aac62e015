"""Saves matches as files in the user's data folder, and finds them again."""

import os
import tempfile
from datetime import UTC, datetime
from errno import EISDIR
from pathlib import Path
from typing import Any

from msgspec import structs

from nenuphar import games
from nenuphar.cli.errors import CommandError
from nenuphar.core.codec import encode
from nenuphar.core.record import Record


def keep(record: Record[Any, Any, Any]) -> Path:
    """Save a match. Its name has the game, the time and the beginning of the commitment."""
    path = folder() / f"{record.game}-{datetime.now(UTC):%Y%m%dT%H%M%SZ}-{record.commitment[:8]}.json"
    write(path, pretty(record))
    return path


def home() -> Path:
    """The folder for everything that is stored for a person."""
    if given := os.environ.get("NENUPHAR_HOME"):
        return Path(given)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "nenuphar"


def folder() -> Path:
    return home() / "matches"


def all_saved() -> list[Path]:
    """Oldest first, by the time in their names and, within a second, by the time of the file."""
    paths = folder().glob("*-*-*.json")
    return sorted(paths, key=lambda path: (path.stem.split("-")[1], path.lstat().st_mtime_ns))


def find(name: str) -> Path:
    """The saved match whose name or commitment begins like this; without a name, the latest."""
    paths = all_saved()
    if not paths:
        raise CommandError("sorry-no-matches", folder=str(folder()), game=games.names()[0])
    if not name:
        return paths[-1]
    return _only(name, "sorry-no-match")


def find_or_file(name: str) -> Path:
    """The file of this name, or else the saved match whose name or commitment begins like this."""
    path = Path(name)
    if path.exists() or path.name != name:  # a path with a folder means a file
        return path
    return _only(name, "sorry-no-record")


def short_name(path: Path) -> str:
    """The shortest name of a saved match: the commitment, unless other matches with the same seed have it too."""
    short = path.stem.rpartition("-")[2]
    return short if len(_beginning(short)) == 1 else path.stem


def _only(name: str, complaint: str) -> Path:
    found = _beginning(name.removesuffix(".json"))
    if len(found) > 1:
        raise CommandError("sorry-several-matches", name=name)
    if not found:
        raise CommandError(complaint, name=name)
    return found[0]


def _beginning(name: str) -> list[Path]:
    return [path for path in all_saved() if path.stem.startswith(name) or _commitment_begins(path, name)]


def _commitment_begins(path: Path, name: str) -> bool:
    """A file's name has only the beginning of the commitment; the file has all of it."""
    short = path.stem.rpartition("-")[2]
    longer = len(name) > len(short) and name.startswith(short)
    return short.startswith(name) or (longer and b'"commitment": "%s' % os.fsencode(name) in read(path))


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise CommandError("sorry-file-missing", path=str(path)) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a null byte
        raise unusable(path, error) from None


def write(path: Path, data: bytes) -> None:
    """Write all or nothing: the file gets its name when it is complete."""
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".writing-", delete=False) as file:
            draft = Path(file.name)
            file.write(data)
    except (OSError, ValueError) as error:
        raise unusable(path, error) from None
    try:
        draft.chmod(0o666 & ~_umask())
        draft.replace(path)
    except OSError as error:
        draft.unlink()
        raise unusable(path, error) from None


def check_writable(save: Path | None, force: bool) -> None:
    """Before a match, refuse if its record cannot be written or would replace another."""
    if save is not None:
        check_file(save, force)
    kept = folder() / "match.json"
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise unusable(kept, error) from None
    check_file(kept, force=True)


def check_file(path: Path, force: bool) -> None:
    """Refuse if this file cannot be written, or would replace another without `force`."""
    try:
        if path.is_file() and not force:
            raise CommandError("sorry-file-there", path=str(path))
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except (OSError, ValueError) as error:
        raise unusable(path, error) from None


def pretty(record: Record[Any, Any, Any]) -> bytes:
    """JSON that people can read and compare: one line for each part, and one for each step."""
    defaults = {field.name: field.default for field in structs.fields(record)}
    parts = {name: encode(value) for name, value in structs.asdict(record).items() if value != defaults[name]}
    parts["steps"] = b"[\n  " + b",\n  ".join(encode(step) for step in record.steps) + b"\n ]"
    return b"{\n " + b",\n ".join(encode(name) + b": " + part for name, part in parts.items()) + b"\n}\n"


def unusable(path: Path, error: OSError | ValueError) -> CommandError:
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return CommandError("sorry-file", path=str(path), reason=reason)


def _umask() -> int:
    """Reading the umask means setting it."""
    umask = os.umask(0o077)
    os.umask(umask)
    return umask
