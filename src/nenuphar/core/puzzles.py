"""Puzzles: positions in which one choice is clearly better than all others, and hard to see.

A game has puzzles if its folder has a `puzzles.py` (see `nenuphar.games.puzzles`). There are two kinds. Mined puzzles
are found by `nenuphar puzzles mine` in matches of bots, and kept as `puzzles.json` in the same folder. Endless ones are
made when somebody wants one.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from nenuphar.core.actors import Seat
from nenuphar.core.messages import Said, Saying

A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - the options, beside S, V and A
S = TypeVar("S")
V = TypeVar("V")

FILE = "puzzles.json"


class Rated(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """A choice, and the chance to win with it."""

    action: A
    chance: float


class Puzzle(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """A mined puzzle: a position, its solution, and what was found out about it.

    The position is what a match with this seed has come to after these actions. Each is of the seat that is due first.
    """

    key: str  # the digest of the position
    seats: int
    seed: str
    actions: tuple[A, ...]
    seat: Seat  # of the player who looks for the solution
    solutions: tuple[A, ...]  # the best choice, and those that come to the same
    tempting: A  # what a weak bot prefers
    margins: tuple[float, float]  # over the next best choice: by the first search, and by one ten times as long
    rating: int  # how hard it is: bots of all levels but the strongest have tried it
    choices: tuple[Rated[A], ...]  # all of them, the best first
    replies: tuple[A, ...]  # good choices of the others, where all choose in secret
    hint: Said
    reasons: tuple[Said, ...]


class PuzzleFile(Struct, Generic[O, A], frozen=True, forbid_unknown_fields=True):
    """All puzzles of a game, and how they were made."""

    game: str
    rules: int  # the version of the rules
    command: str
    version: str
    seed: str
    matches: int  # that were looked at: the search continues after them
    options: O
    puzzles: tuple[Puzzle[A], ...]


def itself(view: Any, action: Any) -> Hashable:
    """In most games no two choices come to the same."""
    found: Hashable = action
    return found


def always(view: Any) -> bool:
    return True


@dataclass(frozen=True)
class MinedPuzzles(Generic[O, V, A]):
    """What the miner has to know about a game."""

    options: O
    seats: tuple[int, ...]
    fewest_choices: int = 3
    is_searched: Callable[[V], bool] = always  # whether a longer search looks farther from here
    kind_of: Callable[[V, A], Hashable] = itself  # equal for actions that come to the same
    in_words: Callable[[V, A], Saying] | None = None  # an action; without it, as it is offered


class Judged(Struct, frozen=True):
    """What an answer to an endless puzzle is worth, and what was best."""

    is_right: bool
    yours: Saying
    best: Saying


@dataclass(frozen=True)
class EndlessPuzzles(Generic[O, S, A]):
    """Matches of one player, who is to do as well as a bot. `task`, `go_on` and `judge` may look words up."""

    editions: tuple[str, ...]  # everybody can choose one: languages, for example
    levels: Mapping[str, int]  # the levels of bots, and the rating of a puzzle at each
    options: Callable[[str], O]  # of an edition
    seed: Callable[[str, int], bytes]  # of the puzzle with this number, in an edition
    task: Callable[[S, str], Saying]  # what a player is to reach at a level
    is_answered: Callable[[S], bool]
    go_on: Callable[[S], A]  # what the player does after the answer, until it can be judged
    is_judged: Callable[[S], bool]
    judge: Callable[[S, str], Judged]


AnyPuzzle: TypeAlias = Puzzle[Any]
AnyPuzzleFile: TypeAlias = PuzzleFile[Any, Any]
AnyMined: TypeAlias = MinedPuzzles[Any, Any, Any]
AnyEndless: TypeAlias = EndlessPuzzles[Any, Any, Any]
