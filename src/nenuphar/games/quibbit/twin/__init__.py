"""Quibbit! on rows of integers: the rules again, for simulations that play millions of rounds.

layout.py explains the cells of a row. `nenuphar.testing.twins` holds all files here to the rules.
"""

from nenuphar.core.twin import Kernels
from nenuphar.games.quibbit.twin.rules import apply, due, legal, observe, odds, pick, play_out, ranks, settle
from nenuphar.games.quibbit.twin.setting import begin

KERNELS = Kernels(begin, due, legal, odds, pick, apply, settle, ranks, observe, play_out)
