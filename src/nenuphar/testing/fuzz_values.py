"""Well-typed but nonsensical values, for fuzzing."""

from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from nenuphar.core.game import AnyGame, Refused, Setup

_NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 14, 15, 99)
_TEXTS = ("", "*", "no such thing", "🐸", "\u202e")
_LONGEST = 5


def fuzz_value(kind: Any, rng: Random) -> Any:
    """A value of this type, whether it makes sense or not."""
    return _value(_about(kind), rng)


def fuzz_setup(game: AnyGame, rng: Random, decision_ms: int | None = None) -> Setup[Any]:
    """A setup with one nonsensical option if the game accepts it, else with the usual options."""
    seats = rng.choice(game.manifest.seats)
    plain = game.manifest.options()
    options: Any = game.manifest.options
    field = rng.choice(_about(options).fields)  # type: ignore[attr-defined]
    odd = Setup(seats, msgspec.structs.replace(plain, **{field.name: _value(field.type, rng)}), decision_ms)
    try:
        game.initial(odd)
    except Refused:
        return Setup(seats, plain, decision_ms)
    return odd


@cache
def _about(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _value(kind: inspect.Type, rng: Random) -> Any:
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            return cls(**{field.name: _value(field.type, rng) for field in fields})
        case inspect.Metadata(type=inner):
            return _value(inner, rng)
        case inspect.UnionType(types=types):
            return _value(rng.choice(types), rng)
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.VarTupleType(item_type=item):
            return tuple(_value(item, rng) for _ in range(rng.randrange(_LONGEST)))
        case inspect.TupleType(item_types=items):
            return tuple(_value(item, rng) for item in items)
        case inspect.IntType():
            return rng.choice(_NUMBERS)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.StrType():
            return rng.choice(_TEXTS)
        case inspect.NoneType():
            return None
        case _:
            raise TypeError(f"no fuzz values are known for {kind}: add them here")
