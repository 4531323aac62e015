"""The encoding of a game that describes none: planes are made from the fields of its view, and moves are numbered as
they are offered."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from nenuphar.core.encoding import Encoding, Plane, Tensor
from nenuphar.core.game import AnyGame, Setup

MOST_OFFERS = 256
MOST_ITEMS = 32  # of a list in a view
LARGEST = 32_767
LEFT_OUT = ("viewer", "until")  # the same for every observation of a seat, or a time of the clock
_MOST_OUTCOMES = 1_024


def default_encoding(game: AnyGame) -> Encoding[Any, Any]:
    view: Any = game.view(game.initial(Setup(game.usual_seats, game.manifest.options())), 0)
    kinds = {field.name: field.type for field in msgspec.structs.fields(type(view))}
    planes = (plane for name, kind in kinds.items() if name not in LEFT_OUT for plane in _plane(name, kind))
    return Encoding(
        axes=lambda setup: {"item": MOST_ITEMS},
        planes=tuple(planes),
        actions=OfferedActions(game),
        together=game.manifest.hidden,
        longest=game.manifest.longest,
        most_outcomes=_MOST_OUTCOMES,
    )


class OfferedActions:
    """Moves are numbered in the order in which they are offered. The same number may mean another move next time."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def names(self, setup: Any) -> tuple[str, ...]:
        return tuple(f"offer {number}" for number in range(1, MOST_OFFERS + 1))

    def offers(self, view: Any) -> Mapping[int, Any]:
        listed = self._game.moves(view).listed or ()
        return dict(enumerate(listed[:MOST_OFFERS], 1))


def _plane(name: str, kind: Any) -> list[Plane[Any]]:
    """A plane for a number, a truth, one of a few words, or a list of these; none for anything else."""
    meaning = f"the view's `{name}`; -1 for none"
    codes = _codes(kind)
    if codes is not None:
        return [Plane(name, (), meaning, partial(_write, name, codes), LARGEST, -LARGEST)]
    inner = get_args(kind)
    codes = _codes(inner[0]) if get_origin(kind) is tuple and inner else None
    if codes is not None:
        return [Plane(name, ("item",), meaning, partial(_write_all, name, codes), LARGEST, -LARGEST)]
    return []


def _write(name: str, codes: Sequence[Any], view: Any, plane: Tensor) -> None:
    plane[()] = _coded(getattr(view, name), codes)


def _write_all(name: str, codes: Sequence[Any], view: Any, plane: Tensor) -> None:
    for place, value in enumerate(getattr(view, name)[:MOST_ITEMS]):
        plane[place] = _coded(value, codes)


def _codes(kind: Any) -> Sequence[Any] | None:
    """The words of a literal in order, nothing for numbers; None if it is neither."""
    if get_origin(kind) in (Union, UnionType):
        (*kinds,) = (each for each in get_args(kind) if each is not type(None))
        return _codes(kinds[0]) if len(kinds) == 1 else None
    if get_origin(kind) is Literal:
        words = get_args(kind)
        return () if all(isinstance(word, int) for word in words) else words
    if get_origin(kind) is not None and hasattr(kind, "__metadata__"):  # Annotated
        return _codes(kind.__origin__)
    return () if kind in (int, bool) else None


def _coded(value: Any, codes: Sequence[Any]) -> int:
    if value is None:
        return -1
    return codes.index(value) if codes else int(value)
