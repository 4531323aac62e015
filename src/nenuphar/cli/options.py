"""Reads a game's options from --option: a name and a value, such as `round_limit=50`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_origin

import msgspec

from nenuphar import shelf
from nenuphar.cli.errors import CommandError
from nenuphar.core.codec import convert
from nenuphar.core.game import AnyGame, Refused


def parse(written: Sequence[str], game: AnyGame, home: Path) -> Any:
    """The options of this game, or a refusal (TB-8) that names the wrong one."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.manifest.options)}
    given: dict[str, object] = {}
    for pair in written:
        name, equals, value = (part.strip() for part in _as_text(pair).partition("="))
        if not equals or not name:
            raise CommandError("sorry-option", given=pair, names=tuple(kinds) or "–")
        if name not in kinds:
            raise Refused("TB-8", fault="option", name=name, names=tuple(kinds))
        given[name] = _value(value, kinds[name])
    return convert(shelf.with_files(game, given, home), game.manifest.options)


def _as_text(written: str) -> str:
    """What was typed may not be text, but a record must be."""
    return written.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _value(written: str, kind: Any) -> object:
    """A string for an option that is text; for others JSON, or else words."""
    if kind is str:
        return written
    try:
        return msgspec.json.decode(written)
    except (msgspec.DecodeError, RecursionError):
        return [word.strip() for word in written.split(",")] if get_origin(kind) is tuple else written
