"""The wire as one OpenAPI 3.1 document, for the browser's types: `python -m nenuphar.server.gateway.schema`.

Messages over a table's socket have no place in OpenAPI's paths. So the unions `Asks` and `Tells` are among the
components, beside everything that goes over HTTP.
"""

import sys
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from nenuphar import __version__
from nenuphar.core.codec import encode
from nenuphar.server.gateway.routes import ROUTES
from nenuphar.server.wire import (
    analyses,
    asks,
    daily,
    host,
    notifications,
    pages,
    people,
    puzzles,
    replays,
    screens,
    tables,
    tells,
    views,
    yours,
)

MESSAGES = (
    *(analyses, daily, puzzles, people, pages, tables, screens, views, asks, tells),
    *(replays, notifications, yours, host),
)
REF = "#/components/schemas/{name}"

REFUSED: dict[str, Any] = {
    "description": "A rule says no.",
    "content": {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}},
}
# Facts nest, which msgspec cannot describe (core/messages.py).
SAYING: dict[str, Any] = {
    "Who": {"type": "object", "required": ["seat"], "properties": {"seat": {"type": "integer"}}},
    "Word": {"type": "object", "required": ["key"], "properties": {"key": {"type": "string"}}},
    "Fact": {
        "anyOf": [
            {"type": "string"},
            {"type": "integer"},
            {"$ref": REF.format(name="Who")},
            {"$ref": REF.format(name="Word")},
            {"type": "array", "items": {"$ref": REF.format(name="Fact")}},
        ]
    },
    "Saying": {
        "type": "object",
        "required": ["key", "rule", "facts"],
        "properties": {
            "key": {"type": "string"},
            "rule": {"type": "string"},
            "facts": {"type": "object", "additionalProperties": {"$ref": REF.format(name="Fact")}},
        },
    },
}


def components() -> dict[str, Any]:
    """Every message of the wire by its name."""
    messages = [
        each
        for module in MESSAGES
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]
    (*_, any_ask, any_tell), named = msgspec.json.schema_components(
        [*messages, asks.Asks, tells.Tells], ref_template=REF
    )
    return {**named, **SAYING, "Asks": any_ask, "Tells": any_tell}


@cache
def encoded() -> bytes:
    return encode(document())


def document() -> dict[str, Any]:
    """The paths come from the framework, the components from msgspec."""
    described = OpenAPIConfig("Nénuphar", __version__, use_handler_docstrings=True)
    app = Litestar(ROUTES, openapi_config=described, logging_config=None)
    found: dict[str, Any] = app.openapi_schema.to_schema()
    for operations in found["paths"].values():
        for operation in operations.values():
            operation["responses"] = {
                status: answer for status, answer in operation["responses"].items() if status.startswith("2")
            } | {"4XX": REFUSED}
    found["components"] = {"schemas": components()}
    return found


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document()), indent=2) + b"\n")
