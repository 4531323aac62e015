"""What a page needs to know about a game to offer a table of it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import inspect
from msgspec.structs import replace

from nenuphar.core.bot import strength
from nenuphar.core.game import AnyGame
from nenuphar.server.wire import GameInfo, OptionInfo
from nenuphar.shelf import Shelf, shelves


def about(game: AnyGame, home: Path, outside: tuple[str, ...] = ()) -> GameInfo:
    """`home` is the folder with people's own files to choose from; `outside` are the levels of bots from outside."""
    facts = game.manifest
    options = inspect.type_info(facts.options)
    assert isinstance(options, inspect.StructType)
    declared = get_type_hints(facts.options, include_extras=True)
    offered = {
        field.name: _option(field, declared[field.name], shelves(game), home)
        for field in options.fields
        if not _brought(field)
    }
    foremost = tuple(replace(offered.pop(name), foremost=True) for name in facts.foremost)
    return GameInfo(
        key=facts.key,
        title=facts.title,
        seats=tuple(facts.seats),
        levels=(*game.bots, *outside),
        options=(*foremost, *offered.values()),
        around=facts.around or game.realtime is None,
        passed_on=not facts.around and game.realtime is None,
        strengths=(*(strength(level, tuple(game.bots)) for level in game.bots), *[""] * len(outside)),
        usual_level=game.usual_level,
        usual_seats=game.usual_seats,
        real_time=game.realtime is not None,
        minutes=facts.minutes,
        age=facts.age,
        authors=facts.authors,
        illustrators=facts.illustrators,
        publisher=facts.publisher,
        year=facts.year,
    )


def _option(field: inspect.Field, declared: Any, found: Mapping[str, Shelf], home: Path) -> OptionInfo:
    if shelf := found.get(field.name):
        names = shelf.names(home)
        titles = tuple(shelf.title(name, home) for name in names)
        return OptionInfo(field.name, "choice", shelf.usual, names, titles)
    match _without_none(field.type):
        case inspect.Metadata(extra={"kind": "seat"}):
            return OptionInfo(field.name, "seat", field.default)
        case inspect.VarTupleType(item_type=inspect.LiteralType()):
            return OptionInfo(field.name, "choices", field.default, _choices(declared))
        case inspect.VarTupleType(item_type=inspect.Metadata(extra={"most": int(most), "step": int(step)})):
            return OptionInfo(field.name, "numbers", field.default, most=most, step=step)
        case inspect.VarTupleType(item_type=inspect.IntType()):
            return OptionInfo(field.name, "numbers", field.default)
        case inspect.LiteralType():
            return OptionInfo(field.name, "choice", field.default, _choices(declared))
        case inspect.BoolType():
            return OptionInfo(field.name, "switch", field.default)
        case inspect.IntType():
            return OptionInfo(field.name, "number", field.default)
        case _:
            return OptionInfo(field.name, "text", field.default)


def _brought(field: inspect.Field) -> bool:
    """Whether nobody chooses this option, because the players bring its value."""
    return isinstance(field.type, inspect.Metadata) and (field.type.extra or {}).get("kind") == "brought"


def _without_none(kind: inspect.Type) -> inspect.Type:
    if isinstance(kind, inspect.UnionType):
        kinds = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        return kinds[0] if len(kinds) == 1 else kind
    return kind


def _choices(declared: Any) -> tuple[str | int, ...]:
    """In the order of the game's own list, which msgspec does not keep."""
    if get_origin(declared) is Literal:
        return get_args(declared)
    return tuple(choice for part in get_args(declared) for choice in _choices(part))
