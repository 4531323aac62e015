"""What a page has to know about a game to offer a table of it."""

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from nenuphar.core.game import AnyGame
from nenuphar.server.wire import GameInfo, OptionInfo


def about(game: AnyGame) -> GameInfo:
    facts = game.manifest
    return GameInfo(
        key=facts.key,
        title=facts.title,
        seats=tuple(facts.seats),
        levels=tuple(game.bots),
        options=tuple(_option(field) for field in msgspec.structs.fields(facts.options)),
    )


def _option(field: msgspec.structs.FieldInfo) -> OptionInfo:
    kind = _without_none(field.type)
    choices = get_args(kind) if get_origin(kind) is Literal else ()
    if get_origin(kind) is tuple:
        return OptionInfo(field.name, "choices", field.default, _words(get_args(get_args(kind)[0])))
    if choices:
        return OptionInfo(field.name, "choice", field.default, _words(choices))
    if kind is bool:
        return OptionInfo(field.name, "switch", field.default)
    return OptionInfo(field.name, "number" if kind is int else "text", field.default)


def _without_none(kind: Any) -> Any:
    if get_origin(kind) in (Union, UnionType):
        kinds = [each for each in get_args(kind) if each is not NoneType]
        return kinds[0] if len(kinds) == 1 else kind
    return kind


def _words(choices: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(str(choice) for choice in choices)
