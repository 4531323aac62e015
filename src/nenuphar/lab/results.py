"""Writes results as Parquet or CSV: one row for each match, and the same bytes for the same matches.

Parquet needs the extra `nenuphar[lab]`. Both say what was simulated: Parquet in its metadata under `nenuphar`, CSV in a
file beside it that ends in `.json`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from msgspec import json

from nenuphar.core.extras import extra
from nenuphar.lab.errors import LabError
from nenuphar.lab.matches import Numbers
from nenuphar.lab.simulation import Simulation

ENDINGS = (".parquet", ".csv")
ROWS = 65_536  # in a row group: chunks differ from run to run, results must not


class Writer(Protocol):
    def write(self, first: int, numbers: Numbers) -> None: ...


def check(out: Path) -> None:
    """Refuse a file that could not be written, before anything is played."""
    if out.suffix not in ENDINGS:
        raise LabError("sorry-results-ending", path=str(out))
    if out.suffix == ".parquet":
        with extra("lab"):
            import pyarrow  # noqa: F401


def files(out: Path) -> tuple[Path, ...]:
    """What is written: a CSV file has its description beside it."""
    return (out, out.with_suffix(".json")) if out.suffix == ".csv" else (out,)


def write(simulation: Simulation, chunks: Iterator[Numbers], out: Path) -> None:
    """Write everything, or nothing."""
    draft = out.with_name(f"{out.name}.draft")
    try:
        with (_parquet if out.suffix == ".parquet" else _csv)(simulation, draft) as writer:
            first = 0
            for numbers in _regrouped(chunks):
                writer.write(first, numbers)
                first += len(numbers)
        for description in files(out)[1:]:
            description.write_bytes(json.format(json.encode(simulation.description())) + b"\n")
        draft.replace(out)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _regrouped(chunks: Iterator[Numbers]) -> Iterator[Numbers]:
    """The same rows in groups of `ROWS`."""
    waiting: list[Numbers] = []
    rows = 0
    for chunk in chunks:
        while len(chunk):
            part = chunk[: ROWS - rows]
            waiting.append(part)
            rows += len(part)
            chunk = chunk[len(part) :]
            if rows == ROWS:
                yield np.concatenate(waiting)
                waiting, rows = [], 0
    if waiting:
        yield np.concatenate(waiting)


@contextmanager
def _csv(simulation: Simulation, path: Path) -> Iterator[Writer]:
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(",".join(header(simulation)) + "\n")
        yield _Csv(simulation, file)


class _Csv:
    def __init__(self, simulation: Simulation, file: Any) -> None:
        self.simulation = simulation
        self.file = file

    def write(self, first: int, numbers: Numbers) -> None:
        for match, row in enumerate(numbers.tolist(), first):
            levels = ",".join(self.simulation.lineup(match))
            self.file.write(f"{match},{levels},{','.join(map(str, row))}\n")


@contextmanager
def _parquet(simulation: Simulation, path: Path) -> Iterator[Writer]:
    import pyarrow as pa
    from pyarrow import parquet

    kinds = [pa.int64(), *[pa.string()] * simulation.setup.seats]
    kinds += [pa.int8() if _is_small(column) else pa.int32() for column in simulation.columns]
    about = {b"nenuphar": json.encode(simulation.description())}
    schema = pa.schema(list(zip(header(simulation), kinds, strict=True)), about)
    with parquet.ParquetWriter(path, schema, compression="zstd", version="2.6") as file:
        yield _Parquet(simulation, file, schema)


class _Parquet:
    def __init__(self, simulation: Simulation, file: Any, schema: Any) -> None:
        self.simulation = simulation
        self.file = file
        self.schema = schema

    def write(self, first: int, numbers: Numbers) -> None:
        import pyarrow as pa

        matches = np.arange(first, first + len(numbers))
        lineups = [self.simulation.lineup(match) for match in matches.tolist()]
        parts = [matches, *zip(*lineups, strict=True), *numbers.T]
        arrays = [pa.array(part, field.type) for part, field in zip(parts, self.schema, strict=True)]
        self.file.write_table(pa.Table.from_arrays(arrays, schema=self.schema), row_group_size=ROWS)


def header(simulation: Simulation) -> tuple[str, ...]:
    """All columns."""
    return ("match", *(f"level_{seat}" for seat in range(simulation.setup.seats)), *simulation.columns)


def _is_small(column: str) -> bool:
    return column.startswith("rank_") or column in ("first", "comeback")
