"""What a page has to know about a game to offer a table of it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import inspect

from nenuphar.core.game import AnyGame
from nenuphar.server.wire import GameInfo, OptionInfo
from nenuphar.shelf import Shelf, shelves


def about(game: AnyGame, home: Path) -> GameInfo:
    """`home` is the folder where people put files of their own to choose from."""
    facts = game.manifest
    options = inspect.type_info(facts.options)
    assert isinstance(options, inspect.StructType)
    return GameInfo(
        key=facts.key,
        title=facts.title,
        seats=tuple(facts.seats),
        levels=tuple(game.bots),
        options=tuple(_option(field, shelves(game), home) for field in options.fields if not _is_brought(field)),
    )


def _is_brought(field: inspect.Field) -> bool:
    """Nobody chooses what people bring along from match to match."""
    return isinstance(field.type, inspect.Metadata) and (field.type.extra or {}).get("kind") == "brought"


def _option(field: inspect.Field, found: Mapping[str, Shelf], home: Path) -> OptionInfo:
    if shelf := found.get(field.name):
        return OptionInfo(field.name, "choice", shelf.usual, shelf.names(home))
    match _without_none(field.type):
        case inspect.Metadata(extra={"kind": "seat"}):
            return OptionInfo(field.name, "seat", field.default)
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=values)):
            return OptionInfo(field.name, "choices", field.default, _words(values))
        case inspect.VarTupleType(item_type=inspect.Metadata(extra={"most": int(most), "step": int(step)})):
            return OptionInfo(field.name, "numbers", field.default, most=most, step=step)
        case inspect.VarTupleType(item_type=inspect.IntType()):
            return OptionInfo(field.name, "numbers", field.default)
        case inspect.LiteralType(values=values):
            return OptionInfo(field.name, "choice", field.default, _words(values))
        case inspect.BoolType():
            return OptionInfo(field.name, "switch", field.default)
        case inspect.IntType():
            return OptionInfo(field.name, "number", field.default)
        case _:
            return OptionInfo(field.name, "text", field.default)


def _without_none(kind: inspect.Type) -> inspect.Type:
    if isinstance(kind, inspect.UnionType):
        kinds = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        return kinds[0] if len(kinds) == 1 else kind
    return kind


def _words(choices: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(str(choice) for choice in choices)
