"""Puzzles of Quibbit!: which card, or where to start."""

from nenuphar.core.puzzles import MinedPuzzles
from nenuphar.games.quibbit.types import Action, Options, View

PUZZLES: MinedPuzzles[Options, View, Action] = MinedPuzzles(Options(), seats=(2, 3, 4))
