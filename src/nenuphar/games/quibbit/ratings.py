"""How strong the bots of Quibbit! are, on the scale of people's ratings.

Measured with `nenuphar arena quibbit --bots A,B --games 500 --seats 4 --seed strength` (docs/strength.md); the kraken
with `python -m bench.quibbit_kraken duel 4 100 100`.
"""

from nenuphar.core.rating import Duel, Rating, ladder

RATINGS: dict[str, Rating] = ladder(
    levels=("tadpole", "frog", "heron", "kraken"),
    duels=(Duel(469, 500), Duel(362, 500), Duel(58, 100)),
    usual="frog",
)
