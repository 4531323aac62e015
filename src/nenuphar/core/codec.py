"""The one codec: every value that is stored, sent or compared becomes bytes here, and the same value the same bytes."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from nenuphar.core.game import Refused

encode: Callable[[object], bytes] = msgspec.json.Encoder().encode


MOST, LEAST = 2**63 - 1, -(2**63)
_LONG = re.compile(rb"[0-9]{19}")


def decode(data: bytes | str, kind: Any) -> Any:
    """The value of this kind, or a refusal (TB-8) that names the field at fault."""
    bound(data)
    return reader(kind)(data)


def bound(data: bytes | str) -> None:
    """Refuse JSON with whole numbers of more than 64 bits (TB-8): Python reads longer ones than it can write."""
    said = data.encode("utf-8", "replace") if isinstance(data, str) else bytes(data)  # also of a Raw
    if _LONG.search(said):  # a number, or a text with as many digits
        plain(said)


def bounded(value: object) -> None:
    """The same for a value that is made of plain lists, maps, numbers and strings."""
    match value:
        case int() if not LEAST <= value <= MOST:
            raise too_long()
        case dict():
            for inner in value.values():
                bounded(inner)
        case list():
            for inner in value:
                bounded(inner)
        case _:
            pass


def too_long() -> Refused:
    return Refused("TB-8", problem="Expected `int` of at most 64 bits", field="the whole")


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
        return json.loads(data, object_pairs_hook=_once, parse_int=_short)
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


def _short(digits: str) -> int:
    if len(digits) > 20 or not LEAST <= (number := int(digits)) <= MOST:
        raise too_long()
    return number
