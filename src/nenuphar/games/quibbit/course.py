"""The course: how frogs leap along the ring, and who is in front. No state, only steps; bots count with it too."""

from collections.abc import Sequence
from typing import TypeAlias

from nenuphar.games.quibbit.types import Card, Frog

Leaps: TypeAlias = tuple[Frog, list[int], list[Frog]]  # who, the step of every landing, whom it leapt over


def starts(steps: Sequence[int | None], size: int) -> dict[int, int]:
    """The tiles on which the next frog may start (QB-S5, QB-S6), each with the step that it stands for there."""
    line = [step for step in steps if step is not None]
    if not line:
        return {tile: size + tile for tile in range(size)}
    return {step % size: step for step in (min(line) - 1, max(line) + 1)}


def race(steps: list[int | None], cards: Sequence[Card | None], size: int) -> tuple[list[Leaps], bool]:
    """All frogs leap, and `steps` with them: every frog's leaps in their order, and whether the last one was lapped.

    The lowest card leaps first (QB-V2), of equal cards the frog farther behind (QB-V3). Occupied tiles are leapt over
    and not counted (QB-V1). A frog that laps the last one stops there, and everything with it (QB-V5, QB-D1).
    """
    tiles = [None if step is None else step % size for step in steps]
    told: list[Leaps] = []
    for card, here, frog in _order(steps, cards):
        lap = min([step for step in steps if step is not None]) + size
        path: list[int] = []
        over: list[Frog] = []
        for _ in range(card):
            here += 1
            while (tile := here % size) in tiles:
                over.append(tiles.index(tile))
                here += 1
            path.append(here)
            if here > lap:
                break
        steps[frog], tiles[frog] = here, tile
        told.append((frog, path, over))
        if here > lap:
            return told, True
    return told, False


def _order(steps: list[int | None], cards: Sequence[Card | None]) -> list[tuple[Card, int, Frog]]:
    frogs = zip(cards, steps, range(len(steps)), strict=True)
    return sorted([(card, step, frog) for card, step, frog in frogs if card and step is not None])


def front(steps: Sequence[int | None]) -> Frog:
    """The frog in the lead."""
    return max((step, frog) for frog, step in enumerate(steps) if step is not None)[1]


def rear(steps: Sequence[int | None]) -> Frog:
    """The last frog in line."""
    return min((step, frog) for frog, step in enumerate(steps) if step is not None)[1]
