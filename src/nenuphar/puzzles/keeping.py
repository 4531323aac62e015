"""The puzzles that a game keeps: its `puzzles.json`."""

from importlib import resources
from typing import Any

from nenuphar.core.codec import decode, encode
from nenuphar.core.game import AnyGame
from nenuphar.core.puzzles import FILE, AnyPuzzleFile, PuzzleFile


def read(game: AnyGame, data: bytes) -> AnyPuzzleFile:
    """The puzzles in a file, or a refusal (TB-8) that names the field at fault."""
    kind: Any = PuzzleFile[game.manifest.options, game.manifest.action]  # type: ignore[name-defined]
    found: AnyPuzzleFile = decode(data, kind)
    return found


def kept(game: AnyGame) -> AnyPuzzleFile | None:
    """The puzzles in the game's folder, if it has any."""
    folder = game.manifest.options.__module__.rpartition(".")[0]
    place = resources.files(folder).joinpath(FILE)
    return read(game, place.read_bytes()) if place.is_file() else None


def written(file: AnyPuzzleFile) -> bytes:
    """JSON that people can compare: one line for each part, and one for each puzzle."""
    parts = [f'"{name}": {encode(getattr(file, name)).decode()}' for name in file.__struct_fields__[:-1]]
    puzzles = ",\n".join(encode(puzzle).decode() for puzzle in file.puzzles)
    return ("{\n" + ",\n".join(parts) + ',\n"puzzles": [\n' + puzzles + "\n]\n}\n").encode()
