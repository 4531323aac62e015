"""Counts the points for lilies, and ranks the players."""

from nenuphar.games.china_moon.types import SUITS, Hand

WORTH = (0, 1, 3, 6, 10, 15)  # by number of lilies of one suit (CM-X1)
BLUE, BLACK = 4, -2  # CM-X2


def points(hand: Hand) -> int:
    total = 0
    for suit in SUITS:
        total += WORTH[hand.count(suit)]
    if "blue" in hand:
        total += BLUE
    if "black" in hand:
        total += BLACK
    return total


def ranks(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The highest total is first, and equal totals share a rank (CM-X3)."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
