"""China Moon on rows of integers: the rules again, for simulations that play millions of turns.

Files here have the names of those whose rules they repeat; layout.py explains the cells of a row.
`nenuphar.testing.twins` holds all of them to the rules.
"""

from nenuphar.core.twin import Kernels
from nenuphar.games.china_moon.twin.choices import due, legal, pick
from nenuphar.games.china_moon.twin.rules import apply, observe, play_out
from nenuphar.games.china_moon.twin.score import ranks
from nenuphar.games.china_moon.twin.setting import begin, odds, settle

KERNELS = Kernels(begin, due, legal, odds, pick, apply, settle, ranks, observe, play_out)
