"""What a twin is: a game's rules once more, as kernels on rows of integers, for millions of simulated matches.

A `table` is a row of what is agreed before the match: seats, options, board. A `row` is a match, and a batch has a row
for each. Actions are numbers: first those of seats, then the answers of chance. A twin knows no clock, and checks
nothing: an action has to be legal. `nenuphar.testing.twins` holds a twin to its game.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Generic, TypeAlias

from nenuphar.core import loops
from nenuphar.core.game import A, O, S, Setup, V
from nenuphar.core.kernels import Row, Rows, bound, compiled


@dataclass(frozen=True)
class Kernels:
    """The rules of a twin. `match` is the index of the match's generator in `luck` (see luck.py)."""

    begin: Callable[[Row, Row], None]  # the row before the first draw
    due: Callable[[Row, Row], int]  # the seats that must act, as bits
    legal: Callable[[Row, Row, int, Row], int]  # fills the mask of a seat, and counts
    odds: Callable[[Row, Row, Row], int]  # fills the odds of chance's answers, and adds them up; 0 if it is not asked
    pick: Callable[[Row, Row, int, Row, int], int]  # a random one of a due seat's legal actions
    apply: Callable[[Row, Row, int, int], None]  # an action of a seat, or an answer of chance
    settle: Callable[[Row, Row, Row, int], None]  # chance draws until a seat is asked or the match is over
    ranks: Callable[[Row, Row, Row], bool]  # fills in the ranks of the seats, and tells whether the match is over
    observe: Callable[[Row, Row, int, Row], None]  # fills in the row as a viewer may know it; -1 is the public
    play_out: Callable[[Row, Row, Row, int], int]  # random play to the end; counts the choices

    @cached_property
    def compiled(self) -> "Kernels":
        """The same as machine code, for arrays of numpy; as they are where numba is missing."""
        return replace(self, **{field.name: compiled(getattr(self, field.name)) for field in fields(self)})

    @cached_property
    def batch(self) -> "Batch":
        """Loops over many matches, compiled where numba is installed."""
        own = {field.name: getattr(self, field.name) for field in fields(self)}
        return Batch(**{field.name: compiled(bound(getattr(loops, field.name), **own)) for field in fields(Batch)})


@dataclass(frozen=True)
class Batch:
    """The loops of loops.py, for the matches of one game."""

    begin_all: Callable[[Row, Rows, Row], None]
    due_all: Callable[[Row, Rows, Row], None]
    legal_all: Callable[[Row, Rows, Rows], None]
    apply_all: Callable[[Row, Rows, Row, Rows], None]
    observe_all: Callable[[Row, Rows, int, Rows], None]
    ranks_all: Callable[[Row, Rows, Rows, Row], None]
    play_out_all: Callable[[Row, Rows, Row], int]


@dataclass(frozen=True)
class Twin(Generic[O, S, A, V]):
    """A twin, and how a game's own states, views and actions are written as integers."""

    kernels: Kernels
    table: Callable[[Setup[O]], list[int] | None]  # for a setup that the game accepts; None if it is too large
    cells: Callable[[Row], int]  # the length of a row at this table
    seat_actions: Callable[[Row], int]  # the length of a mask
    chance_actions: Callable[[Row], int]  # the length of odds; the first has the number after the last of a seat
    number: Callable[[Setup[O], A], int]  # of an action
    action: Callable[[Setup[O], int], A]
    encode: Callable[[S | V], list[int]]  # a state as a row, or a view: then what is hidden is marked so
    rule: Callable[[Row], str]  # that ended the match


AnyTwin: TypeAlias = Twin[Any, Any, Any, Any]


@dataclass(frozen=True)
class TwinEncoding(Generic[O, S, A, V]):
    """A game's encoding (see encoding.py), written from the rows of its twin: for vector environments.

    `nenuphar.testing.twin_encodings` holds it to the planes that are written from views.
    """

    twin: Twin[O, S, A, V]
    setup: Callable[[Setup[O]], Setup[O]]  # the setup without what has no number in the encoding
    constant: tuple[str, ...]  # planes that only depend on the setup: nobody has to write them again
    planes: Callable[[Row, Row, int, Row], None]  # writes what a seat sees to a row that has the constant planes


AnyTwinEncoding: TypeAlias = TwinEncoding[Any, Any, Any, Any]
