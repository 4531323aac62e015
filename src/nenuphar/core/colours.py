"""Which colour each seat has: the one its player wishes for, where it is free."""

from collections.abc import Sequence


def fitting(palette: Sequence[str], wishes: Sequence[str]) -> tuple[str, ...]:
    """A colour of the palette for every seat, all different. Of two who wish for the same, the first seat gets it.

    Everybody else has the colour that the seat has anyway, or else the first that is free.
    """
    given: dict[int, str] = {}
    for seat, wish in enumerate(wishes):
        if wish in palette and wish not in given.values():
            given[seat] = wish
    for seat in range(len(wishes)):
        if seat not in given:
            free = [colour for colour in palette if colour not in given.values()]
            given[seat] = palette[seat] if palette[seat] in free else free[0]
    return tuple(given[seat] for seat in range(len(wishes)))
