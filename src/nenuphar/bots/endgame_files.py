"""Solved endgames as files: built once on the machine that uses them, one for each board, memory-mapped when opened.

A file whose name, facts or numbers are not as they were written counts as missing, and can be built again. The log says
so once.
"""

import logging
import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from numpy.typing import NDArray

from nenuphar import array_file

log = logging.getLogger("nenuphar.endgames")

Arrays = Mapping[str, NDArray[Any]]
DAMAGED: Literal["damaged"] = "damaged"
Found: TypeAlias = tuple[Mapping[str, str], Arrays] | Literal["damaged"] | None


def home() -> Path:
    """The folder of endgames: NENUPHAR_ENDGAMES, or a folder in the user's data folder."""
    if given := os.environ.get("NENUPHAR_ENDGAMES"):
        return Path(given)
    if given := os.environ.get("NENUPHAR_HOME"):
        return Path(given) / "endgames"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "nenuphar" / "endgames"


def path(game: str, fingerprint: str) -> Path:
    return home() / f"{game}-{fingerprint}.endgames"


def write(game: str, fingerprint: str, arrays: Arrays, facts: Mapping[str, str]) -> Path:
    file = path(game, fingerprint)
    array_file.sweep(file.parent)
    array_file.write(file, arrays, {**facts, "fingerprint": fingerprint})
    _read.cache_clear()
    return file


def read(game: str, fingerprint: str) -> tuple[Mapping[str, str], Arrays] | None:
    """The facts and the numbers of a file; None if it is missing or damaged. What was read once is kept open."""
    found = _found(game, fingerprint)
    return found if found != DAMAGED else None


def is_damaged(game: str, fingerprint: str) -> bool:
    """Whether there is a file, but not as it was written."""
    return _found(game, fingerprint) == DAMAGED


def _found(game: str, fingerprint: str) -> Found:
    file = path(game, fingerprint)
    try:
        stamp = file.stat()
    except OSError:
        return None
    return _read(file, fingerprint, stamp.st_mtime_ns, stamp.st_size)


@lru_cache(maxsize=4)
def _read(file: Path, fingerprint: str, changed_ns: int, size: int) -> Found:
    try:
        head, arrays = array_file.read(file)
    except array_file.Damaged:
        head, arrays = None, {}
    except OSError:
        return None
    if head is None or head.facts.get("fingerprint") != fingerprint:
        log.warning("a file of endgames is damaged; `nenuphar endgames` builds it again", extra={"path": str(file)})
        return DAMAGED
    return head.facts, arrays
