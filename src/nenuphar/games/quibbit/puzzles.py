"""Puzzles of Quibbit!: which card, or where to start."""

from nenuphar.core.puzzles import PuzzleKind
from nenuphar.games.quibbit.types import Action, Options, View

PUZZLES: PuzzleKind[Options, View, Action] = PuzzleKind(Options(), seats=(2, 3, 4))
