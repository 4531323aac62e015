"""What people take home from matches in this terminal and bring along to the next, by their names."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Raw, Struct

from nenuphar.cli import saved_matches
from nenuphar.cli.seats import Player
from nenuphar.core.codec import decode, encode
from nenuphar.core.game import AnyGame, Refused
from nenuphar.core.match import AnyMatch
from nenuphar.texts import YOU


class Keepsake(Struct, frozen=True):
    who: str
    kept: Raw


def brought(game: AnyGame, options: Any, players: Sequence[Player], environ: Mapping[str, str]) -> Any:
    """The options, with what each person has kept so far; a bot brings what its level says."""
    if game.keepsakes is None:
        return options
    kept = _read(_file(game, environ), game.keepsakes.kind)
    own = [[each for who, each in kept if who == _key(player)] for player in players]
    return game.keepsakes.bring(options, own, [player.level or "" for player in players])


def keep(match: AnyMatch, players: Sequence[Player], environ: Mapping[str, str]) -> None:
    """Put away what people take home from a match that is over."""
    kept_things = match.game.keepsakes
    if kept_things is None:
        return
    fresh = tuple(
        Keepsake(_key(player), Raw(encode(each)))
        for player, each in zip(players, kept_things.keep(match.state), strict=True)
        if player.level is None and each is not None
    )
    if fresh:
        _append(_file(match.game, environ), b"".join(encode(each) + b"\n" for each in fresh))


def _key(player: Player) -> str:
    """A name, in small letters or capitals. A bot keeps nothing, and `you` are always the same."""
    return "" if player.level is not None else YOU if player.is_you else player.name.casefold()


def _file(game: AnyGame, environ: Mapping[str, str]) -> Path:
    return saved_matches.folder(environ).parent / "keepsakes" / f"{game.manifest.key}.jsonl"


def _append(path: Path, lines: bytes) -> None:
    """Only ever at the end: what this version cannot read, or another terminal has just written, stays."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a+b") as file:
            if file.seek(0, os.SEEK_END):
                file.seek(-1, os.SEEK_END)
                lines = lines if file.read().endswith(b"\n") else b"\n" + lines  # a write before was cut short
            file.write(lines)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise saved_matches.unusable(path, error) from None


def _read(path: Path, kind: Any) -> list[tuple[str, Any]]:
    """Whose, and what. A line that cannot be read, as one of a later version, is left out and stays in the file."""
    try:
        lines = path.read_bytes().splitlines()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise saved_matches.unusable(path, error) from None
    found = []
    for line in lines:
        try:
            keepsake = decode(line, Keepsake)
            found.append((keepsake.who, decode(keepsake.kept, kind)))
        except Refused:
            continue
    return found
