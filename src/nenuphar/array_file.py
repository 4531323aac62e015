"""Numpy arrays in one file, with a head that describes them: written whole or not at all, checked when opened.

The arrays are summed in blocks, and the sums are hashed. That is as fast as memory, and a file that was cut off,
overwritten or damaged anywhere does not open.
"""

import hashlib
import os
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import IO, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

MAGIC = b"nenuphar words 1\n"
DRAFT = ".writing-"
OLD_S = 3_600
ALIGNED = 64
BLOCK = 512  # words of eight bytes


class Damaged(Exception):
    """The file is not what was written."""


class Head(msgspec.Struct):
    """The head before the arrays: their names, types and lengths, the hash of everything, and the writer's facts."""

    arrays: dict[str, tuple[str, int]]
    digest: str
    facts: dict[str, str]


def write(path: Path, arrays: Mapping[str, NDArray[Any]], facts: Mapping[str, str]) -> str:
    """Write a file and return the hash of its arrays. The file gets its name when it is complete.

    Two writers do not disturb each other: each has its own draft, and the last to finish replaces the other's file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    stored = {name: np.ascontiguousarray(array, array.dtype.newbyteorder("<")) for name, array in arrays.items()}
    head = Head({name: (array.dtype.str.lstrip("<>|="), len(array)) for name, array in stored.items()}, "", {**facts})
    head.digest = _digest(stored, head)
    encoded = msgspec.json.encode(head)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=DRAFT, delete=False) as file:
        draft = Path(file.name)
        try:
            _put(file, MAGIC + len(encoded).to_bytes(8, "little") + encoded)
            for array in stored.values():
                _put(file, array.data)
            file.flush()
            os.fsync(file.fileno())
            draft.chmod(0o644)  # anybody may read it
            draft.replace(path)
        except OSError:
            draft.unlink()
            raise
    return head.digest


def sweep(folder: Path) -> None:
    """Remove drafts of writers that were stopped. A recent draft may still be in use."""
    for draft in folder.glob(f"{DRAFT}*"):
        with suppress(OSError):  # another process may sweep too
            if time.time() - draft.stat().st_mtime > OLD_S:
                draft.unlink()


def _put(file: IO[bytes], part: bytes | memoryview) -> None:
    file.write(part)
    file.write(bytes(-file.tell() % ALIGNED))


def read(path: Path) -> tuple[Head, dict[str, NDArray[Any]]]:
    """The head of a file and its arrays, memory-mapped; raises Damaged if the file is not as it was written."""
    head, start, data = _mapped(path)
    arrays: dict[str, NDArray[Any]] = {}
    for name, (kind, length) in head.arrays.items():
        dtype = np.dtype(f"<{kind}")
        arrays[name] = np.frombuffer(data, dtype, length, start) if length else np.zeros(0, dtype)
        start += _padded(arrays[name].nbytes)
    if _digest(arrays, head) != head.digest:
        raise Damaged(path)
    return head, arrays


def head(path: Path) -> Head:
    """Only the head, without checking it against the arrays: this is quick."""
    return _mapped(path)[0]


def _mapped(path: Path) -> tuple[Head, int, mmap]:
    with path.open("rb") as file:
        try:
            data = mmap(file.fileno(), 0, access=ACCESS_READ)
        except ValueError:  # an empty file
            raise Damaged(path) from None
    front = len(MAGIC) + 8
    size = int.from_bytes(data[len(MAGIC) : front], "little")
    if data[: len(MAGIC)] != MAGIC or size > len(data):
        raise Damaged(path)
    try:
        found = msgspec.json.decode(data[front : front + size], type=Head)
        start = _padded(front + size)
        sizes = (_padded(np.dtype(kind).itemsize * length) for kind, length in found.arrays.values())
        if start + sum(sizes) != len(data):
            raise Damaged(path)
    except (msgspec.DecodeError, TypeError, ValueError):  # not JSON, not a numpy type, or not even UTF-8
        raise Damaged(path) from None
    return found, start, data


def _padded(length: int) -> int:
    return length + -length % ALIGNED


def _digest(arrays: Mapping[str, NDArray[Any]], head: Head) -> str:
    hashed = hashlib.blake2b(msgspec.json.encode([head.arrays, head.facts], order="sorted"), digest_size=16)
    for array in arrays.values():
        data = array.view(np.uint8)
        whole = len(data) - len(data) % (8 * BLOCK)
        hashed.update(data[:whole].view("<u8").reshape(-1, BLOCK).sum(axis=1, dtype=np.uint64).data)
        hashed.update(data[whole:].data)
    return hashed.hexdigest()
