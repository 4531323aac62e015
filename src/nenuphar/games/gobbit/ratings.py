"""How strong the bots of Gobbit are, on the scale of people's ratings.

Measured with `nenuphar arena gobbit --bots tadpole,frog,heron --games 300 --seats 3 --seed ratings`.
"""

from nenuphar.core.rating import Duel, Rating, ladder

RATINGS: dict[str, Rating] = ladder(
    levels=("tadpole", "frog", "heron"),
    duels=(Duel(277, 300), Duel(300, 300)),
    usual="frog",
)
