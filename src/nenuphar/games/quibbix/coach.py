"""The coach: a few good layouts for a rack, the best first. Learners choose among them: all words are too many."""

from functools import lru_cache

from msgspec.structs import replace

from nenuphar.core.game import Seat
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix.actions import Lay
from nenuphar.games.quibbix.bots import Reader
from nenuphar.games.quibbix.parts import NOTHING
from nenuphar.games.quibbix.types import View
from nenuphar.games.quibbix.visibility import moves

CANDIDATES = 8
STEPS = 100  # of the search for one layout: counted, so that the list is the same on every machine
# Each reader knows fewer or more usual words than the one before, and so finds another layout.
READERS = tuple(
    Reader(least_zipf, share, pace=0.0)
    for least_zipf, share in (
        (None, 1.0),
        (3.2, 1.0),
        (4.0, 1.0),
        (3.2, 0.5),
        (4.4, 1.0),
        (4.4, 0.5),
        (5.0, 1.0),
        (5.0, 0.3),
    )
)


class Steps:
    """A budget that counts the steps of a search."""

    def __init__(self, steps: int) -> None:
        self._left = steps

    def more(self) -> bool:
        self._left -= 1
        return self._left >= 0


def candidates(view: View) -> tuple[tuple[Lay, int], ...]:
    """Layouts that the viewer may lay now, each with its points. None if there is no list for the language."""
    return _listed(replace(view, used=(0,) * len(view.used), done=()))  # how far the others are changes nothing


@lru_cache(maxsize=1_024)  # a mask and an observation need the same list
def _listed(view: View) -> tuple[tuple[Lay, int], ...]:
    seat = view.viewer
    if seat is None or view.mine is None:
        return ()
    found = dict(_planned(view, seat, reader) for reader in READERS)
    current, offered = view.mine.layout, moves(view)
    fitting = [
        (lay, points)
        for lay, points in found.items()
        if points and lay in offered and layouts.laid(view.racks[seat], lay) != current
    ]
    return tuple(sorted(fitting, key=lambda candidate: -candidate[1])[:CANDIDATES])


def _planned(view: View, seat: Seat, reader: Reader) -> tuple[Lay, int]:
    assert view.mine is not None
    kept = view.mine.layout if view.phase == "rearranging" else NOTHING
    return reader.planned(view, seat, kept, Steps(STEPS))
