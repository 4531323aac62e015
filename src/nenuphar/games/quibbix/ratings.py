"""How strong the bots of Quibbix are, on the scale of people's ratings.

Derived from the points per round in docs/strength.md (English): 80.4, 88.9, 97.0 and 106.5. One round varies by about 7
points, so the better of two neighbours is ahead after a round in this share of matches. The share is written as wins of
200.
"""

from nenuphar.core.rating import Duel, Rating, ladder

RATINGS: dict[str, Rating] = ladder(
    levels=("tadpole", "frog", "heron", "kraken"),
    duels=(Duel(161, 200), Duel(159, 200), Duel(166, 200)),
    usual="frog",
)
