"""How bots estimate a world of China Moon, and what they expect of others: quick rather than clever."""

from collections.abc import Sequence
from math import exp
from random import Random

from nenuphar.core.game import Seat
from nenuphar.games.china_moon.fast_rules import (
    BUTTERFLY,
    HALT,
    NO_LILY,
    PRANKSTER,
    World,
    gain,
    in_reach,
    loss,
)
from nenuphar.games.china_moon.score import BLACK, BLUE
from nenuphar.games.china_moon.types import FROGS_EACH, SLOTS, Frog, Place

# Factors of the chance to win, as logarithms: fitted to 1500 matches of quick play, and rounded. The race is 0 when all
# frogs are at the start, and 1 when the first four have arrived.
A_POINT, A_POINT_LATE = 0.23, 0.15
AHEAD = (0.0, 0.19, 0.08, 0.055)  # a point that a frog can reach in 0, 1, 2 or 3 moves
THE_WAY_LEFT, THE_WAY_LEFT_LATE = 1.6, -0.9

LOOKS_AHEAD = (0.0, 0.35, 0.2, 0.1)  # the same for a bot that looks at points only
THE_WIN = 1_000.0
OTHERS = 0.6  # the worth of a point that another player loses
NOISE = 0.35


def chances(world: World) -> list[float]:
    """Every seat's chance to win, or its share of the win when it is over."""
    scores = world.points()
    if world.phase == "over":
        most = max(scores)
        return [(score == most) / scores.count(most) for score in scores]
    left = world.chart.track.left
    ways = [left[place] / left[0] for place in world.frogs]
    race = 1 - sum(sorted(ways)[:SLOTS]) / SLOTS
    a_point, the_way = A_POINT + A_POINT_LATE * race, THE_WAY_LEFT + THE_WAY_LEFT_LATE * race
    ahead = gains_ahead(world, AHEAD)
    weights = [
        exp(a_point * score + ahead[seat] - the_way * sum(ways[FROGS_EACH * seat : FROGS_EACH * (seat + 1)]))
        for seat, score in enumerate(scores)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]


def lead(world: World, me: Seat) -> float:
    """My lead over the best of the others: points, and a share of those that are near."""
    scores: list[float] = [*world.points()]
    if world.phase != "over":
        scores = [score + more for score, more in zip(scores, gains_ahead(world, LOOKS_AHEAD), strict=True)]
    ahead = scores[me] - max(scores[:me] + scores[me + 1 :])
    return ahead if world.phase != "over" else THE_WIN if ahead >= 0 else ahead - THE_WIN


def gains_ahead(world: World, shares: Sequence[float]) -> list[float]:
    """For every seat the worth of the lilies ahead of its frogs: the nearer, the larger the share."""
    near, frogs = in_reach(world.chart, bytes(world.lilies)), world.frogs
    found: list[float] = []
    frog = 0
    for hand in world.hands:
        gains = (hand[0] + 1, hand[1] + 1, hand[2] + 1, BLACK, BLUE)
        total = 0.0
        for place in frogs[frog : frog + FROGS_EACH]:
            for lily, moves in near[place]:
                total += shares[moves] * gains[lily]
        found.append(total)
        frog += FROGS_EACH
    return found


# What others do


def play_turn(world: World, rng: Random) -> None:
    """The player whose turn it is makes the three moves that look best at first sight."""
    turn = world.turn
    while world.phase != "over" and world.turn == turn:
        if world.phase == "move":
            world.move(*glance(world, rng))
        else:
            answer(world)


def glance(world: World, rng: Random) -> tuple[Frog, Place]:
    """The move that looks best for the player who makes it, with some noise."""
    best, choice = -1e9, (0, 0)
    turn, random = world.turn, rng.random
    waiting: set[Seat] = set()
    for frog in world.movable():
        place = world.frogs[frog]
        if not place:  # a player's frogs at the start are equivalent
            if frog // FROGS_EACH in waiting:
                continue
            waiting.add(frog // FROGS_EACH)
        for to in world.landings(place):
            value = worth(world, frog, to)
            value = (value if frog // FROGS_EACH == turn else -OTHERS * value) + NOISE * random()
            if value > best:
                best, choice = value, (frog, to)
    return choice


def worth(world: World, frog: Frog, to: Place) -> float:
    """Roughly what a frog's owner gains by this move."""
    hand = world.hands[frog // FROGS_EACH]
    value = _landing_gain(world, hand, to)
    kind = world.chart.kinds[to]
    if kind == HALT:
        return value
    if kind == BUTTERFLY:
        return value - min((loss(hand, lily) for lily, number in enumerate(hand) if number), default=0)
    if kind == PRANKSTER:
        return value + _best_trade(world, frog // FROGS_EACH)
    return value + max(_landing_gain(world, hand, end) for end in world.landings(to))


def _landing_gain(world: World, hand: Sequence[int], place: Place) -> float:
    lily = world.lilies[place]
    return 0.0 if lily == NO_LILY else float(gain(hand, lily))


def _best_trade(world: World, mine: Seat) -> float:
    hand = world.hands[mine]
    if not any(hand):
        return 0.0
    taken = [0] * len(hand)
    for seat, other in enumerate(world.hands):
        if seat != mine:
            taken = [had + number for had, number in zip(taken, other, strict=True)]
    trades = [
        gain(hand, take) - loss(hand, give)
        for take, number in enumerate(taken)
        if number
        for give, own in enumerate(hand)
        if own and give != take
    ]
    return float(max(trades, default=0))


def answer(world: World) -> None:
    """A player who is asked for a branch, a swap or a lily chooses what gains most, and what hurts the leader."""
    match world.phase:
        case "bounce":
            frog = world.frog
            sign = 1 if frog // FROGS_EACH == world.turn else -1
            world.bounce(max(world.landings(world.frogs[frog]), key=lambda to: sign * worth(world, frog, to)))
        case "swap":
            world.swap(*best_swaps(world)[0])
        case _:
            world.drop(*best_drops(world)[0])


def best_swaps(world: World) -> list[tuple[Seat, int, int]]:
    """The swaps of the frog's owner, the best first; with equal gains, first with the player who has most points."""
    hand, scores = world.hands[world.frog // FROGS_EACH], world.points()
    return sorted(
        world.swaps(),
        key=lambda swap: (gain(hand, swap[2]) - loss(hand, swap[1]), scores[swap[0]]),
        reverse=True,
    )


def best_drops(world: World) -> list[tuple[int, Place]]:
    """What the frog's owner can give up, the cheapest first."""
    hand = world.hands[world.frog // FROGS_EACH]
    return sorted(world.drops(), key=lambda drop: loss(hand, drop[0]))
