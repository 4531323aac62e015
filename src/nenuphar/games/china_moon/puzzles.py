"""Puzzles of China Moon: a move, a swap, a drop or a branch. Nothing can be taken back in them."""

from nenuphar.core.puzzles import MinedPuzzles
from nenuphar.games.china_moon.advice import in_words
from nenuphar.games.china_moon.analysis import kind_of
from nenuphar.games.china_moon.types import Action, Options, View

PUZZLES: MinedPuzzles[Options, View, Action] = MinedPuzzles(
    Options(take_back=False), seats=(3, 4, 5), fewest_choices=4, kind_of=kind_of, in_words=in_words
)
