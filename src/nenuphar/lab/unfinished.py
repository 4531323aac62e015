"""The matches of a simulation that is under way, in a file beside its results: they survive Ctrl+C and a crash.

The first line says what is simulated. Then come chunks, each with its length and a checksum, in the order in which
they were played. The last one may be torn if the program was killed while it wrote.
"""

import os
import struct
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, NamedTuple, Self

from msgspec import json

from nenuphar.lab.errors import LabError
from nenuphar.lab.matches import Numbers
from nenuphar.lab.running import Chunk
from nenuphar.lab.simulation import Simulation

if sys.platform != "win32":
    import fcntl

LONGEST = 40  # signs of a value in a message
_HEAD = struct.Struct("<QIII")  # the first match, how many, the length of the data, its checksum


class _Place(NamedTuple):
    first: int
    matches: int
    at: int  # of the data in the file
    length: int


def place(out: Path) -> Path:
    """The file for results that will be in `out`."""
    return out.with_name(f"{out.name}.unfinished")


def seed_in(out: Path) -> str | None:
    """The seed of an unfinished simulation; None if there is none."""
    try:
        with place(out).open("rb") as file:
            seed = json.decode(file.readline())["seed"]
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        return None
    return seed if isinstance(seed, str) else None


class Unfinished:
    """Close it, or use it in a `with` statement."""

    def __init__(self, simulation: Simulation, out: Path) -> None:
        """Open the file, or begin it."""
        self.simulation = simulation
        self._path = place(out)
        self._file: IO[bytes] = self._path.open("r+b" if self._path.exists() else "x+b")
        try:
            self._keep_for_us()
            self._places = list(self._read())
        except BaseException:
            self._file.close()
            raise

    @property
    def done(self) -> int:
        """How many matches are played."""
        return self.simulation.matches - sum(map(len, self.missing()))

    def missing(self) -> list[range]:
        """The matches that are not yet played."""
        missing, after = [], 0
        for chunk in self._in_order():
            missing.append(range(after, chunk.first))
            after = max(after, chunk.first + chunk.matches)
        return [numbers for numbers in (*missing, range(after, self.simulation.matches)) if numbers]

    def add(self, chunk: Chunk) -> None:
        head = _HEAD.pack(chunk.first, chunk.matches, len(chunk.data), zlib.crc32(chunk.data))
        at = self._file.seek(0, os.SEEK_END)
        self._file.write(head + chunk.data)
        self._file.flush()
        self._places.append(_Place(chunk.first, chunk.matches, at + len(head), len(chunk.data)))

    def numbers(self) -> Iterator[Numbers]:
        """All matches in their order."""
        after = 0
        for first, matches, at, length in self._in_order():
            self._file.seek(at)
            numbers = Chunk(first, matches, self._file.read(length), 0).numbers(len(self.simulation.columns))
            yield numbers[max(0, after - first) :]
            after = max(after, first + matches)

    def remove(self) -> None:
        """Everything is in the results."""
        self.close()
        self._path.unlink()

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _keep_for_us(self) -> None:
        """Two simulations that write to one file would tear it."""
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise LabError("sorry-unfinished-busy", path=str(self._path)) from None

    def _in_order(self) -> list[_Place]:
        return sorted(self._places)

    def _read(self) -> Iterator[_Place]:
        """The chunks of the file. An incomplete one at the end is cut off."""
        about = json.encode(self.simulation.description()) + b"\n"
        found = self._file.readline()
        if not found.endswith(b"\n"):  # new, or killed at once
            self._file.truncate(0)
            self._file.seek(0)
            self._file.write(about)
            self._file.flush()
            return
        if found != about:
            raise self._other(found, self.simulation.description())
        while True:
            begun = self._file.tell()
            head = self._file.read(_HEAD.size)
            first, matches, length, checksum = _HEAD.unpack(head) if len(head) == _HEAD.size else (0, 0, 0, 0)
            if not matches or zlib.crc32(self._file.read(length)) != checksum:
                self._file.truncate(begun)
                return
            yield _Place(first, matches, begun + _HEAD.size, length)

    def _other(self, line: bytes, wanted: dict[str, Any]) -> LabError:
        """The file has matches of another simulation: name the first difference."""
        try:
            found = json.decode(line, type=dict[str, Any])
        except ValueError:
            found = {}
        what = next((name for name in wanted if found.get(name) != wanted[name]), "measures")
        one, other = found.get(what), wanted[what]
        if isinstance(one, dict) and isinstance(other, dict):  # the options
            what = next(name for name in (*other, *one) if one.get(name) != other.get(name))
            one, other = one.get(what), other.get(what)
        facts = {"what": what, "found": _short(one), "wanted": _short(other)}
        return LabError("sorry-unfinished-other", path=str(self._path), **facts)


def _short(value: object) -> str:
    written = json.encode(value).decode()
    return written if len(written) <= LONGEST else f"{written[: LONGEST - 1]}…"
