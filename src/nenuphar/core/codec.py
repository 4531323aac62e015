"""The one codec: every value that is stored, sent or compared becomes bytes here, and the same value the same bytes."""

from functools import cache
from typing import Any

import msgspec

from nenuphar.core.game import Refused

_encoder = msgspec.json.Encoder()


def encode(value: object) -> bytes:
    return _encoder.encode(value)


def decode(data: bytes | str, kind: Any) -> Any:
    """The value of this kind, or a refusal (TB-8) that names the field at fault."""
    try:
        return _decoder(kind).decode(data)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise malformed(error) from None


def convert(value: object, kind: Any) -> Any:
    """The same for a value that is already made of plain lists, maps, numbers and strings."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise malformed(error) from None


def malformed(error: Exception) -> Refused:
    problem, _, path = str(error).partition(" - at `$")
    return Refused("TB-8", problem=problem, field=path.strip("`. ") or "the whole")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
