"""Gives each seat a colour: the one that its player wishes for, if it is free."""

from collections.abc import Sequence


def assign_colours(palette: Sequence[str], wishes: Sequence[str]) -> tuple[str, ...]:
    """A different colour of the palette for every seat. If two wish for the same, the first seat gets it.

    The others get the palette's colour for their seat, or else the first free one.
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
