"""The position of a puzzle: a match that is played up to it."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from nenuphar.core.codec import encode
from nenuphar.core.game import AnyGame, Command, Setup
from nenuphar.core.match import AnyMatch, Match
from nenuphar.core.puzzles import AnyPuzzle

KEY_LENGTH = 12


def opened(game: AnyGame, options: Any, puzzle: AnyPuzzle) -> AnyMatch:
    """The match at the position. Refuses an action that the rules do not allow."""
    match = begun(game, options, puzzle.seats, puzzle.seed)
    for action in puzzle.actions:
        act(match, action)
    return match


def begun(game: AnyGame, options: Any, seats: int, seed: str) -> AnyMatch:
    match = Match(game, Setup(seats, options), sha256(seed.encode()).digest())
    match.begin(0)
    return match


def act(match: AnyMatch, action: Any) -> None:
    """The seat that is due first acts."""
    match.submit(Command(match.waiting.due[0], action, 0))


def solved(game: AnyGame, options: Any, puzzle: AnyPuzzle) -> AnyMatch:
    """The match after the solution, and after the replies of those who choose at the same time."""
    match = opened(game, options, puzzle)
    replies = iter(puzzle.replies)
    for seat in match.waiting.due:
        action = puzzle.solutions[0] if seat == puzzle.seat else next(replies)
        match.submit(Command(seat, action, 0))
    return match


def key_of(seats: int, seed: str, actions: Sequence[Any], seat: int) -> str:
    return sha256(encode((seats, seed, actions, seat))).hexdigest()[:KEY_LENGTH]
