"""How frogs leap along the ring, and which one is in front. Only steps are needed, so bots use it too."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from nenuphar.games.quibbit.types import Card, Colour, Frog, FrogLeapt, Tile


@lru_cache(maxsize=64)  # asked for by the player's view and then by the rules
def starts(steps: tuple[int | None, ...], size: int) -> Mapping[int, int]:
    """The tiles on which the next frog may start (QB-S5, QB-S6), each with its step."""
    line = [step for step in steps if step is not None]
    if not line:
        return {tile: size + tile for tile in range(size)}
    return {step % size: step for step in (min(line) - 1, max(line) + 1)}


def play_round(steps: list[int | None], cards: Sequence[Card | None], size: int) -> tuple[list[FrogLeapt], bool]:
    """Let all frogs leap, which changes `steps`. Returns their leaps in order, and whether the last frog was lapped.

    The lowest card leaps first (QB-V2); with equal cards, the frog farther behind (QB-V3). Occupied tiles are leapt
    over and not counted (QB-V1). A frog that laps the last one stops at once, and no other frog leaps (QB-V5, QB-D1).
    """
    frogs: list[Frog | None] = [None] * size  # by tile
    order: list[tuple[Card, int, Frog]] = []
    for frog, step in enumerate(steps):
        if step is not None:
            frogs[step % size] = frog
            card = cards[frog]
            if card is not None:
                order.append((card, step, frog))
    order.sort()
    leapt: list[FrogLeapt] = []
    lapped = False
    for leaps, start, frog in order:
        here = start
        path: list[int] = []
        over: list[Frog] = []
        while leaps:
            here += 1
            passed = frogs[here % size]
            if passed is None:
                path.append(here)
                leaps -= 1
            else:
                over.append(passed)
                if steps[passed] != here:  # it is on the same tile, but a lap behind
                    lapped, leaps = True, 1
        frogs[start % size] = None
        steps[frog], frogs[here % size] = here, frog
        leapt.append(FrogLeapt(frog, tuple(path), tuple(over)))
        if lapped:
            break
    return leapt, lapped


@lru_cache(maxsize=1_024)  # the same in every view until the frogs have leapt
def alone(steps: tuple[int | None, ...], frog: Frog, card: Card, size: int) -> tuple[int, ...]:
    """The steps on which a frog would land, leap by leap, if nobody else moved in this round."""
    (leapt,), _ = play_round([*steps], [card if other == frog else None for other in range(len(steps))], size)
    return leapt.path


def is_empty(steps: Sequence[int | None]) -> bool:
    """Whether no frog is on the ring."""
    return steps.count(None) == len(steps)


def front(steps: Sequence[int | None]) -> Frog:
    """The frog in the lead."""
    return steps.index(max([step for step in steps if step is not None]))


def rear(steps: Sequence[int | None]) -> Frog:
    """The last frog in line."""
    return steps.index(min([step for step in steps if step is not None]))


def endless(steps: Sequence[int | None], hands: Sequence[Sequence[Card]], homes: Sequence[Sequence[bool]]) -> bool:
    """Whether all players play their only card round after round without any change.

    Plays rounds until a card would be lost, the last frog is lapped, or a position comes again.
    """
    size = len(homes[0])
    cards = [hand[0] if hand else None for hand in hands]
    racing, seen = list(steps), set[tuple[int | None, ...]]()
    while (position := _as_on_the_first_lap(racing, size)) not in seen:
        seen.add(position)
        _, lapped = play_round(racing, cards, size)
        if lapped or not all(step is None or homes[frog][step % size] for frog, step in enumerate(racing)):
            return False
    return True


def _as_on_the_first_lap(steps: Sequence[int | None], size: int) -> tuple[int | None, ...]:
    """The steps without the laps of the last frog, so that equal positions compare as equal."""
    laps = min([step for step in steps if step is not None]) // size * size
    return tuple([None if step is None else step - laps for step in steps])


@lru_cache(maxsize=64)
def homes(ring: tuple[Tile, ...], colours: tuple[Colour, ...]) -> tuple[tuple[bool, ...], ...]:
    """For each frog and each tile: whether the frog's card returns there (QB-C1)."""
    return tuple([tuple([tile == "flower" or tile == colour for tile in ring]) for colour in colours])
