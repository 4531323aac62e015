"""Describes a game's types for TypeScript: `npm run types` reads what this prints and writes web/types.gen.ts.

Each game with a web folder gets one OpenAPI document, made from its Python types: its actions, its events, its view,
and the names that it gives to choices and numbers.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import msgspec.inspect
import msgspec.structs

from nenuphar import core, games
from nenuphar.core.game import AnyGame
from nenuphar.testing import acorn

Schema = dict[str, Any]
REF = "#/components/schemas/{name}"


def every() -> dict[str, Schema]:
    """A document by folder: for all games with a board, and for the model of new games."""
    modules = [*(sys.modules[f"{games.__name__}.{game.manifest.key}"] for game in games.every()), acorn]
    folders = {Path(str(module.__file__)).parent / "web": module.GAME for module in modules}
    return {str(folder): document(game) for folder, game in folders.items() if folder.is_dir()}


def document(game: AnyGame) -> Schema:
    seen = get_type_hints(game.view)["return"]
    roots = {"View": seen, "Action": game.manifest.action, "Event": game.manifest.event}
    schemas, named = msgspec.json.schema_components(roots.values(), ref_template=REF)
    components = named | {name: schema for name, schema in zip(roots, schemas, strict=True) if name not in named}
    aliases = {name: msgspec.json.schema(kind) for name, kind in _aliases(_modules(roots.values()))}
    aliases = {name: schema for name, schema in aliases.items() if name not in components}
    choices = {name: schema for name, schema in aliases.items() if schema.get("type") is None}
    asked = {kind.__name__ for kind in get_args(game.manifest.action)}
    described = {
        name: _with_names(_as_sent(schema, whole=name not in asked), choices) for name, schema in components.items()
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": game.manifest.title, "version": str(game.manifest.rules)},
        "paths": {},
        "components": {"schemas": _plainly_named(described | aliases)},
    }


def _modules(roots: Iterable[Any]) -> list[ModuleType]:
    """The game's modules that define the parts of these types."""
    found: set[type] = set()
    for each in msgspec.inspect.multi_type_info(roots):
        _gather(each, found)
    names = {kind.__module__ for kind in found if not kind.__module__.startswith(core.__name__)}
    return [sys.modules[name] for name in sorted(names)]


def _gather(kind: Any, found: set[type]) -> None:
    if isinstance(kind, msgspec.inspect.StructType):
        if kind.cls in found:
            return
        found.add(kind.cls)
    for part in msgspec.structs.astuple(kind):
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, msgspec.inspect.Type | msgspec.inspect.Field):
                _gather(each, found)


def _aliases(modules: Iterable[ModuleType]) -> Iterator[tuple[str, Any]]:
    for module in modules:
        for name, kind in vars(module).items():
            if name[0].isupper() and (kind is str or _is_number(kind) or _is_choice(kind)):
                yield name, kind


def _is_choice(kind: Any) -> bool:
    """A Literal, or a union of literals and numbers."""
    if get_origin(kind) in (Union, UnionType):
        parts = get_args(kind)
        return any(_is_choice(each) for each in parts) and all(_is_choice(each) or _is_number(each) for each in parts)
    return get_origin(kind) is Literal


def _is_number(kind: Any) -> bool:
    return kind is int or getattr(kind, "__origin__", None) is int


def _with_names(schema: Any, choices: Mapping[str, Schema]) -> Any:
    """The same, with references to the choices that have a name."""
    if isinstance(schema, list):
        return [_with_names(each, choices) for each in schema]
    if not isinstance(schema, dict):
        return schema
    for name, choice in choices.items():
        if schema == choice:
            return {"$ref": REF.format(name=name)}
    return {key: _with_names(value, choices) for key, value in schema.items()}


def _as_sent(schema: Schema, *, whole: bool) -> Schema:
    """The server sends every field; a page may leave out of an action what has a default."""
    if "properties" not in schema:
        return schema
    fields = {name: _field(field) for name, field in schema["properties"].items()}
    # The title repeats the name, and the description is for readers of the Python code.
    described = {key: value for key, value in schema.items() if key not in ("title", "description")}
    return described | {"properties": fields, "required": list(fields) if whole else schema["required"]}


def _field(schema: Schema) -> Schema:
    match schema:
        case {"enum": [only]}:
            return {"const": only}
        case _:
            return {key: value for key, value in schema.items() if key != "default"}


def _plainly_named(schemas: Schema) -> Schema:
    """Rename `Setup_Options_`, which is msgspec's name for `Setup[Options]`: a page has only one kind of setup."""
    text = msgspec.json.encode(schemas).decode()
    plain: Schema = msgspec.json.decode(text.replace("Setup_Options_", "Setup").replace("Setup[Options]", "Setup"))
    return plain


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(every()) + b"\n")
