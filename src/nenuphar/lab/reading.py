"""Reads results of simulations, and refuses files that a report cannot be made of."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from nenuphar import __version__, games
from nenuphar.core.extras import extra
from nenuphar.lab.errors import LabError

Column: TypeAlias = NDArray[Any]  # a value for each match

METADATA = b"nenuphar"
MOST = 2**31 - 1


class Measured(Struct, frozen=True):
    """Something whose use was counted."""

    name: str
    title: str


class Description(Struct, frozen=True):
    """What was simulated, as results say it themselves."""

    game: str
    nenuphar: str
    rules: int
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    seed: str
    matches: int
    worlds: int
    measures: tuple[Measured, ...]


@dataclass(frozen=True)
class Results:
    """One row for each match, by columns."""

    name: str
    about: Description
    columns: Mapping[str, Column]

    @property
    def matches(self) -> int:
        return len(self.columns["turns"])

    def of_seats(self, column: str) -> Column:
        """A column that every seat has, as one array by match and seat."""
        return np.stack([self.columns[f"{column}_{seat}"] for seat in range(self.about.seats)], axis=1)


def read(path: Path) -> Results:
    if not path.is_file():
        raise LabError("sorry-file-missing", path=str(path))
    try:
        about, columns = _parquet(path) if path.suffix == ".parquet" else _csv(path)
        results = Results(path.stem, about, columns)
        _check(results, path)
    except (ValueError, KeyError, IndexError, UnicodeDecodeError, msgspec.DecodeError, OSError) as error:
        raise LabError("sorry-results", path=str(path)) from error
    return results


def check_comparable(one: Results, other: Results) -> None:
    """Two variants have the same game, by the same rules, and the same number of seats."""
    if one.about.game != other.about.game:
        raise LabError("sorry-results-games", one=one.about.game, other=other.about.game)
    if one.about.seats != other.about.seats:
        raise LabError("sorry-results-seats", one=str(one.about.seats), other=str(other.about.seats))


def _parquet(path: Path) -> tuple[Description, dict[str, Column]]:
    with extra("lab"):
        from pyarrow import parquet

    file = parquet.ParquetFile(path)
    about = msgspec.json.decode((file.schema_arrow.metadata or {})[METADATA], type=Description)
    table = file.read()
    return about, {name: table[name].to_numpy() for name in table.column_names}


def _csv(path: Path) -> tuple[Description, dict[str, Column]]:
    about = msgspec.json.decode(path.with_suffix(".json").read_bytes(), type=Description)
    with path.open(encoding="utf-8") as file:
        names = file.readline().strip().split(",")
        rest = file.readlines()
    if not rest:
        raise LabError("sorry-results-empty", path=str(path))
    levels = [at for at, name in enumerate(names) if name.startswith("level_")]
    numbers = [at for at in range(len(names)) if at not in levels]
    columns: dict[str, Column] = {}
    for chosen, kind in ((numbers, "i8"), (levels, "U40")):
        found = np.loadtxt(rest, kind, delimiter=",", usecols=chosen, ndmin=2, comments=None)
        columns |= {names[at]: found[:, place] for place, at in enumerate(chosen)}
    return about, columns


def _check(results: Results, path: Path) -> None:
    """Refuse what would give a wrong report, or none."""
    about, columns = results.about, results.columns
    if about.nenuphar != __version__:
        raise LabError("sorry-results-version", path=str(path), found=about.nenuphar, known=__version__)
    game = games.find(about.game)
    if game is None or about.seats not in game.manifest.seats:
        raise LabError("sorry-results", path=str(path))
    if about.rules != game.manifest.rules:
        rules = f"{game.manifest.title} {about.rules}", f"{game.manifest.title} {game.manifest.rules}"
        raise LabError("sorry-results-version", path=str(path), found=rules[0], known=rules[1])
    for seat in range(about.seats):
        if not np.isin(columns[f"level_{seat}"], about.bots).all():
            raise LabError("sorry-results-value", path=str(path), column=f"level_{seat}")
    for column, (least, most) in _bounds(about).items():
        values = columns[column]  # a missing one is a KeyError
        if values.dtype.kind not in "iu" or (values < least).any() or (values > most).any():
            raise LabError("sorry-results-value", path=str(path), column=column)
    if not results.matches:
        raise LabError("sorry-results-empty", path=str(path))
    if results.matches != about.matches:
        raise LabError("sorry-results-count", path=str(path), found=results.matches, wanted=about.matches)


def _bounds(about: Description) -> dict[str, tuple[int, int]]:
    """The least and the most that can be in each column of numbers."""
    seats, counted = range(about.seats), (0, MOST)
    return {
        **{f"rank_{seat}": (1, about.seats) for seat in seats},
        "first": (-1, about.seats - 1),
        "turns": counted,
        "lead_changes": counted,
        "comeback": (0, about.seats),
        **{f"use_{measure.name}_{seat}": counted for measure in about.measures for seat in seats},
    }
