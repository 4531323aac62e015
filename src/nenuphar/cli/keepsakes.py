"""Stores what people keep from a match in this terminal for the next one, by their names."""

import os
from collections.abc import Sequence
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


def bring(game: AnyGame, options: Any, players: Sequence[Player]) -> Any:
    """The options with what each person has kept so far, and with the default of each bot's level."""
    if game.keepsakes is None:
        return options
    kept = _read(_file(game), game.keepsakes.kind)
    by_seat = [[each for who, each in kept if who == _key(player)] for player in players]
    return game.keepsakes.bring(options, by_seat, [player.level or "" for player in players])


def keep(match: AnyMatch, players: Sequence[Player]) -> None:
    """Store what people keep from a match that is over."""
    if match.game.keepsakes is None:
        return
    lines = [
        encode(Keepsake(_key(player), Raw(encode(each)))) + b"\n"
        for player, each in zip(players, match.game.keepsakes.keep(match.state), strict=True)
        if player.level is None and each is not None
    ]
    if lines:
        _append(_file(match.game), b"".join(lines))


def _key(player: Player) -> str:
    """A person's name, whether written in capitals or not; empty for a bot. `you` is always the same person."""
    return "" if player.level is not None else YOU if player.is_you else player.name.casefold()


def _file(game: AnyGame) -> Path:
    return saved_matches.home() / "keepsakes" / f"{game.manifest.key}.jsonl"


def _append(path: Path, lines: bytes) -> None:
    """Write at the end only: lines of a later version, or from another terminal, must stay."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a+b") as file:
            if file.seek(0, os.SEEK_END):
                file.seek(-1, os.SEEK_END)
                lines = lines if file.read().endswith(b"\n") else b"\n" + lines  # an earlier write was cut short
            file.write(lines)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise saved_matches.unusable(path, error) from None


def _read(path: Path, kind: Any) -> list[tuple[str, Any]]:
    """Names and keepsakes. Lines that cannot be read, such as those of a later version, are skipped."""
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
