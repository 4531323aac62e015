"""How strong the bots of China Moon are, on the scale of people's ratings.

Measured with `nenuphar arena china_moon --bots A,B --games 300 --seats 3 --seed strength` (docs/strength.md). The
kraken has won 20.5 of 40 matches against two herons, in a first series: twice as often as each of them.
"""

from nenuphar.core.rating import Duel, Rating, ladder

RATINGS: dict[str, Rating] = ladder(
    levels=("tadpole", "frog", "heron", "kraken"),
    duels=(Duel(299, 300), Duel(205.5, 300), Duel(27, 40)),
    usual="frog",
)
