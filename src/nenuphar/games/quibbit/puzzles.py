"""Puzzles of Quibbit!: which card. Not where to start: there a longer search looks no farther than a short one."""

from nenuphar.core.puzzles import MinedPuzzles
from nenuphar.games.quibbit.types import Action, Options, View

PUZZLES: MinedPuzzles[Options, View, Action] = MinedPuzzles(
    Options(), seats=(2, 3, 4), is_searched=lambda view: view.phase == "planning"
)
