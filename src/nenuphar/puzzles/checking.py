"""Checks kept puzzles: whether positions can be reached, and whether solutions are legal and still the best."""

from collections.abc import Sequence
from random import Random

from nenuphar import games
from nenuphar.bots.budget import Worlds
from nenuphar.core.game import AnyGame, Refused
from nenuphar.core.puzzles import AnyPuzzle, AnyPuzzleFile, MinedPuzzles
from nenuphar.puzzles.mining import MARGIN, SEARCH, TIMES
from nenuphar.puzzles.position import key_of, opened, solved


def faults_of_file(game: AnyGame, file: AnyPuzzleFile) -> list[str]:
    """The names of what is wrong with the file as a whole."""
    keys = [puzzle.key for puzzle in file.puzzles]
    wrong = {
        "game": file.game != game.manifest.key,
        "rules": file.rules != game.manifest.rules,
        "twice": len(set(keys)) < len(keys),
    }
    return [name for name, found in wrong.items() if found]


def faults(game: AnyGame, file: AnyPuzzleFile, puzzle: AnyPuzzle) -> list[str]:
    """What is wrong with the data of a puzzle. It searches nothing, so it takes milliseconds."""
    try:
        match = opened(game, file.options, puzzle)
        if puzzle.seat not in match.waiting.due:
            return ["seat"]
        solved(game, file.options, puzzle)
    except (Refused, IndexError, StopIteration):
        return ["position"]
    kind = games.puzzles(game)
    assert isinstance(kind, MinedPuzzles)
    view = match.view(puzzle.seat)
    offered, listed = game.moves(view).listed or (), [each.action for each in puzzle.choices]
    kinds = {kind.kind_of(view, action) for action in puzzle.solutions}
    others = [each.chance for each in puzzle.choices if each.action not in puzzle.solutions]
    wrong = {
        "key": puzzle.key != key_of(puzzle.seats, puzzle.seed, puzzle.actions, puzzle.seat),
        "choices": set(listed) != set(offered) or len(listed) != len(offered),
        "solution": len(kinds) != 1 or listed[: len(puzzle.solutions)] != list(puzzle.solutions),
        "tempting": puzzle.tempting in puzzle.solutions or puzzle.tempting not in offered,
        "margin": min(puzzle.margins) < MARGIN or puzzle.choices[0].chance - max(others, default=1.0) < MARGIN - 1e-4,
        "reasons": not puzzle.reasons,
    }
    return [name for name, found in wrong.items() if found]


def is_still_best(
    game: AnyGame, file: AnyPuzzleFile, puzzle: AnyPuzzle, seed: str, thoughts: int = SEARCH * TIMES
) -> bool:
    """Whether a search with another seed finds the same solution."""
    assess = games.assess(game)
    assert assess is not None
    state = opened(game, file.options, puzzle).state
    choices: Sequence[object] = assess(state, Random(seed), Worlds(thoughts)).choices[puzzle.seat]
    return getattr(choices[0], "action", None) in puzzle.solutions
