"""The one codec: every value that is stored, sent or compared becomes bytes here, and the same value the same bytes."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from nenuphar.core.game import Refused

encode: Callable[[object], bytes] = msgspec.json.Encoder().encode


def decode(data: bytes | str, kind: Any) -> Any:
    """The value of this kind, or a refusal (TB-8) that names the field at fault."""
    return reader(kind)(data)


@cache
def reader(kind: Any) -> Callable[[bytes | str], Any]:
    """`decode` for one kind: for those who read many, since to find the reader of a large union takes its time."""
    decoder = msgspec.json.Decoder(kind)

    def read(data: bytes | str) -> Any:
        try:
            return decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise malformed(error) from None

    return read


def plain(data: bytes) -> Any:
    """What a file says, before it has types. No map may say the same thing twice."""
    try:
        return json.loads(data, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise malformed(error) from None


def convert(value: object, kind: Any) -> Any:
    """The same for a value that is already made of plain lists, maps, numbers and strings."""
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise malformed(error) from None


def malformed(error: Exception) -> Refused:
    problem, _, path = str(error).partition(" - at `$")
    return Refused("TB-8", problem=problem, field=path.strip("`. ") or "the whole")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    said = dict(pairs)
    if len(said) < len(pairs):
        twice = next(key for place, (key, _) in enumerate(pairs) if key in dict(pairs[:place]))
        raise Refused("TB-8", problem="it stands there twice", field=twice)
    return said
