"""The course: how frogs leap along the ring, and who is in front. No state, only steps; bots count with it too."""

from collections.abc import Sequence

from nenuphar.games.quibbit.types import Card, Frog, FrogLeapt


def starts(steps: Sequence[int | None], size: int) -> dict[int, int]:
    """The tiles on which the next frog may start (QB-S5, QB-S6), each with the step that it stands for there."""
    line = [step for step in steps if step is not None]
    if not line:
        return {tile: size + tile for tile in range(size)}
    return {step % size: step for step in (min(line) - 1, max(line) + 1)}


def race(steps: list[int | None], cards: Sequence[Card | None], size: int) -> tuple[list[FrogLeapt], bool]:
    """All frogs leap, and `steps` with them: what happened, in order, and whether the last frog was lapped.

    The lowest card leaps first (QB-V2), of equal cards the frog farther behind (QB-V3). Occupied tiles are leapt over
    and not counted (QB-V1). A frog that laps the last one stops there, and everything with it (QB-V5, QB-D1).
    """
    tiles = [None if step is None else step % size for step in steps]
    lap = min([step for step in steps if step is not None]) + size
    leapt: list[FrogLeapt] = []
    for leaps, start, frog in _order(steps, cards):
        here = start
        path: list[int] = []
        over: list[Frog] = []
        while leaps:
            here += 1
            tile = here % size
            if tile in tiles:
                over.append(tiles.index(tile))
            else:
                path.append(here)
                leaps = 0 if here > lap else leaps - 1
        steps[frog], tiles[frog] = here, tile
        leapt.append(FrogLeapt(frog, tuple(path), tuple(over)))
        if here > lap:
            return leapt, True
        if start + size == lap:  # the last frog has leapt: somebody else may be last now
            lap = min([step for step in steps if step is not None]) + size
    return leapt, False


def _order(steps: Sequence[int | None], cards: Sequence[Card | None]) -> list[tuple[Card, int, Frog]]:
    frogs = enumerate(zip(cards, steps, strict=True))
    return sorted([(card, step, frog) for frog, (card, step) in frogs if card is not None and step is not None])


def front(steps: Sequence[int | None]) -> Frog:
    """The frog in the lead."""
    return steps.index(max([step for step in steps if step is not None]))


def rear(steps: Sequence[int | None]) -> Frog:
    """The last frog in line."""
    return steps.index(min([step for step in steps if step is not None]))
