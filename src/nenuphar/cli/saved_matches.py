"""Matches that were played, kept as files in the user's data folder."""

import os
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime
from errno import EISDIR
from pathlib import Path
from typing import Any

from msgspec import structs

from nenuphar import games
from nenuphar.cli.errors import CommandError
from nenuphar.core.codec import encode
from nenuphar.core.record import Record


def keep(record: Record[Any, Any, Any], environ: Mapping[str, str]) -> Path:
    """Keep a match under its game, the time and the beginning of its commitment."""
    path = folder(environ) / f"{record.game}-{datetime.now(UTC):%Y%m%dT%H%M%SZ}-{record.commitment[:8]}.json"
    write(path, pretty(record))
    return path


def folder(environ: Mapping[str, str]) -> Path:
    if home := environ.get("NENUPHAR_HOME"):
        return Path(home) / "matches"
    data = environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "nenuphar" / "matches"


def all_kept(environ: Mapping[str, str]) -> list[Path]:
    """Oldest first, by the time in their names and, within a second, by the time of the file."""
    paths = folder(environ).glob("*-*-*.json")
    return sorted(paths, key=lambda path: (path.stem.split("-")[1], path.lstat().st_mtime_ns))


def find(name: str, environ: Mapping[str, str]) -> Path:
    """The kept match whose name, or whose commitment, begins like this; without a name the latest."""
    paths = all_kept(environ)
    if not paths:
        raise CommandError("sorry-no-matches", folder=str(folder(environ)), game=games.names()[0])
    if not name:
        return paths[-1]
    return _only(name, environ, "sorry-no-match")


def find_or_file(name: str, environ: Mapping[str, str]) -> Path:
    """The file of this name; if there is none, the kept match whose name, or whose commitment, begins like this."""
    path = Path(name)
    if path.exists() or path.name != name:  # a path with a folder means a file
        return path
    return _only(name, environ, "sorry-no-record")


def short_name(path: Path, environ: Mapping[str, str]) -> str:
    """The least to write for a kept match: the same seed brings the same commitment, so that may not be enough."""
    short = path.stem.rpartition("-")[2]
    return short if len(_beginning(short, environ)) == 1 else path.stem


def _only(name: str, environ: Mapping[str, str], complaint: str) -> Path:
    found = _beginning(name.removesuffix(".json"), environ)
    if len(found) > 1:
        raise CommandError("sorry-several-matches", name=name)
    if not found:
        raise CommandError(complaint, name=name)
    return found[0]


def _beginning(name: str, environ: Mapping[str, str]) -> list[Path]:
    return [path for path in all_kept(environ) if path.stem.startswith(name) or _commitment_begins(path, name)]


def _commitment_begins(path: Path, name: str) -> bool:
    """A name holds only the beginning of the commitment; more of it is in the file."""
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
    """All or nothing: a file that is there was written to its end."""
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


def make_ready(environ: Mapping[str, str], save: Path | None, force: bool) -> None:
    """Find out before a match, not after it, that its record cannot be written, or would replace another."""
    if save is not None and save.is_file() and not force:
        raise CommandError("sorry-file-there", path=str(save))
    for path in (*([save] if save else []), folder(environ) / "match.json"):
        try:
            if path != save:
                path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
            with tempfile.TemporaryFile(dir=path.parent):
                pass
        except (OSError, ValueError) as error:
            raise unusable(path, error) from None


def pretty(record: Record[Any, Any, Any]) -> bytes:
    """JSON that people can read and compare: a part a line, and of the steps a step a line."""
    parts = {name: encode(value) for name, value in structs.asdict(record).items()}
    parts["steps"] = b"[\n  " + b",\n  ".join(encode(step) for step in record.steps) + b"\n ]"
    return b"{\n " + b",\n ".join(encode(name) + b": " + part for name, part in parts.items()) + b"\n}\n"


def unusable(path: Path, error: OSError | ValueError) -> CommandError:
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return CommandError("sorry-file", path=str(path), reason=reason)


def _umask() -> int:
    """The system tells it only when it is set."""
    umask = os.umask(0o077)
    os.umask(umask)
    return umask
