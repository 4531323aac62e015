"""The one codec for all that is stored, sent or compared. Equal values become equal bytes."""

import json
import re
from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any

import msgspec

from nenuphar.core.game import Refused

encode: Callable[[object], bytes] = msgspec.json.Encoder().encode

MOST, LEAST = 2**63 - 1, -(2**63)
_building = Lock()
_MANY_DIGITS = re.compile(rb"[0-9]{19}")


def decode(data: bytes | str, kind: Any) -> Any:
    """Read a value of this type, or refuse (TB-8) and name the field at fault."""
    refuse_huge_numbers(data)
    return reader(kind)(data)


def refuse_huge_numbers(data: bytes | str) -> None:
    """Refuse JSON with whole numbers of more than 64 bits (TB-8): Python can read them, but not write them."""
    written = data.encode("utf-8", "replace") if isinstance(data, str) else bytes(data)  # a Raw, too
    if _MANY_DIGITS.search(written):  # a number, or a text with as many digits
        parse(written)


def refuse_huge_numbers_in(value: object) -> None:
    """The same for a value made of plain lists, maps, numbers and strings."""
    match value:
        case int() if not LEAST <= value <= MOST:
            raise _huge_number()
        case dict():
            for inner in value.values():
                refuse_huge_numbers_in(inner)
        case list():
            for inner in value:
                refuse_huge_numbers_in(inner)
        case _:
            pass


def _huge_number() -> Refused:
    return Refused("TB-8", problem="Expected `int` of at most 64 bits", field="the whole")


@cache
def reader(kind: Any) -> Callable[[bytes | str], Any]:
    """`decode` for one type, for callers that read many values: finding the decoder of a large union takes time."""
    decoder = _decoder(kind)

    def read(data: bytes | str) -> Any:
        try:
            return decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise malformed(error) from None

    return read


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """One thread at a time: msgspec crashes the process if another one uses a type that is only half built."""
    with _building:
        return msgspec.json.Decoder(kind)


def parse(data: bytes) -> Any:
    """JSON as plain values, without types. No map may have the same key twice."""
    try:
        return json.loads(data, object_pairs_hook=_unique_keys, parse_int=_integer)
    except (ValueError, RecursionError) as error:
        raise malformed(error) from None


def convert(value: object, kind: Any) -> Any:
    """`decode` for a value that is already made of plain lists, maps, numbers and strings."""
    _decoder(kind)  # builds what `msgspec.convert` would build itself
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise malformed(error) from None


def malformed(error: Exception) -> Refused:
    problem, _, path = str(error).partition(" - at `$")
    return Refused("TB-8", problem=problem, field=path.strip("`. ") or "the whole")


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for place, (key, _) in enumerate(pairs) if key in dict(pairs[:place]))
        raise Refused("TB-8", problem="it is there twice", field=twice)
    return found


def _integer(digits: str) -> int:
    if len(digits) > 20 or not LEAST <= (number := int(digits)) <= MOST:
        raise _huge_number()
    return number
