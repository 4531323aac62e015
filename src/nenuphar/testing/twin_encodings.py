"""The law of encodings on twins: what a twin writes for learners is what the game's own encoding writes from views."""

from random import Random
from typing import Any

from nenuphar.core.encoding import laid_out
from nenuphar.core.game import AnyGame, Setup
from nenuphar.core.twin import AnyTwinEncoding
from nenuphar.testing.laws import Broken
from nenuphar.testing.random_play import random_match


def writes_the_same_planes(game: AnyGame, encoding: AnyTwinEncoding, agreed: Setup[Any], rng: Random) -> None:
    """In all positions of a random match and for every seat, plane by plane."""
    import numpy as np

    described, twin, setup = game.encoding, encoding.twin, encoding.setup(agreed)
    table = twin.table(setup)
    assert described is not None
    assert table is not None
    places = laid_out(described.planes, described, setup)
    for moment in random_match(game, setup, rng):
        row = twin.encode(moment.state)
        for seat in range(setup.seats):
            view, wanted = game.view(moment.state, seat), np.zeros(places[-1].part.stop, np.int16)
            for plane, shape, part in places:
                plane.write(view, wanted[part].reshape(shape))
                np.clip(wanted[part], plane.least, plane.most, out=wanted[part])
            found = [0] * len(wanted)
            for plane, _, part in places:
                if plane.name in encoding.constant:
                    found[part] = wanted[part].tolist()
            encoding.planes(table, row, seat, found)
            for plane, _, part in places:
                if found[part] != wanted[part].tolist():
                    numbers = f"{found[part]} instead of {wanted[part].tolist()}"
                    raise Broken(f"seat {seat} gets {plane.name} as {numbers}, at {moment.state}")
