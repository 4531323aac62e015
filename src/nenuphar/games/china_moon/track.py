"""The track: how frogs leap along it, and which pads are free behind a butterfly. It needs only places."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from nenuphar.games.china_moon.board import Board, Kind, in_order, numbered
from nenuphar.games.china_moon.types import PADS_A_MOVE, START, Frog, Lily, Place


@dataclass(frozen=True, slots=True)
class Track:
    """A board with numbers instead of names; everything is indexed by place."""

    ahead: tuple[tuple[Place, ...], ...]
    back: tuple[tuple[Place, ...], ...]
    kinds: tuple[Kind | None, ...]
    fork: tuple[Place, ...]  # where the ways part that come together here; START if none do
    left: tuple[int, ...]  # how many pads are ahead, on the longest way
    arrival: Place


class Way(NamedTuple):
    """A frog's way: the places where it touches down, and those that it leaps over."""

    path: tuple[Place, ...]
    over: tuple[Place, ...]


@lru_cache(maxsize=256)
def track(board: Board) -> Track:
    ahead = numbered(board)
    places = range(len(ahead))
    back = tuple(tuple(here for here in places if place in ahead[here]) for place in places)
    left: dict[Place, int] = {}
    order = in_order(ahead)
    for place in reversed(order):
        left[place] = max((left[following] + 1 for following in ahead[place]), default=0)
    return Track(
        ahead=ahead,
        back=back,
        kinds=(None, *(pad.kind for pad in board.pads), None),
        fork=_forks(back, order),
        left=tuple(left[place] for place in places),
        arrival=len(ahead) - 1,
    )


def landings(course: Track, frogs: Collection[Place], here: Place) -> dict[Place, Way]:
    """Where a frog may end a move: two free pads ahead, along every branch (CM-T1, CM-T3, CM-T5).

    Pads with frogs are leapt over and not counted; only pads of the chosen branch count. One step is enough to arrive
    (CM-A1). Two branches that lead to the same pad are one move (CM-D2).
    """
    ahead, arrival = course.ahead, course.arrival
    path: tuple[Place, ...] = ()
    over: tuple[Place, ...] = ()
    while len(ahead[here]) == 1:  # most ways do not fork
        here = ahead[here][0]
        if here in frogs and here != arrival:
            over = (*over, here)
            continue
        path = (*path, here)
        if here == arrival or len(path) == PADS_A_MOVE:
            return {here: Way(path, over)}
    found: dict[Place, Way] = {}
    seen: set[tuple[Place, int]] = set()

    def walk(here: Place, path: tuple[Place, ...], over: tuple[Place, ...]) -> None:
        if (here, len(path)) in seen:  # reached before with as many steps: it leads nowhere new
            return
        seen.add((here, len(path)))
        for place in ahead[here]:
            if place != arrival and place in frogs:
                walk(place, path, (*over, place))
            elif place == arrival or len(path) + 1 == PADS_A_MOVE:
                found.setdefault(place, Way((*path, place), over))
            else:
                walk(place, (*path, place), over)

    walk(here, path, over)
    return found


def leapt_over(frogs: Sequence[Place], way: Way) -> tuple[Frog, ...]:
    return tuple([frogs.index(place) for place in way.over])


def free_behind(
    course: Track, frogs: Collection[Place], lilies: Sequence[Lily | None], place: Place
) -> tuple[Place, ...]:
    """The first pad behind this place with neither frog nor lily, on every way back (CM-P4).

    Behind a junction, a full way back does not count if another has a free pad (CM-D3). Only if all of them are full,
    the search continues behind the fork where they parted.
    """
    return _WaysBack(course, frogs, lilies).free_behind(place, START)


class _WaysBack:
    """One search for free pads. Ways that join and part share pads, and each pad is looked at once."""

    def __init__(self, course: Track, frogs: Collection[Place], lilies: Sequence[Lily | None]) -> None:
        self.course = course
        self.frogs = frogs
        self.lilies = lilies
        self.known: dict[tuple[Place, Place], tuple[Place, ...]] = {}

    def free_behind(self, place: Place, until: Place) -> tuple[Place, ...]:
        """The free pads between `place` and `until`."""
        found: list[Place] = []
        ways = self.course.back[place]
        fork = self.course.fork[place] if len(ways) > 1 else until
        for behind in ways:
            found += self._first_free(behind, fork)
        if not found and len(ways) > 1:
            found += self._first_free(fork, until)
        return tuple(dict.fromkeys(found))

    def _first_free(self, place: Place, until: Place) -> tuple[Place, ...]:
        if place in (START, until):
            return ()
        key = place, until
        if key not in self.known:
            free = place not in self.frogs and self.lilies[place] is None
            self.known[key] = (place,) if free else self.free_behind(place, until)
        return self.known[key]


def _forks(back: Sequence[Sequence[Place]], order: Sequence[Place]) -> tuple[Place, ...]:
    """For every place the last one before it that all frogs must pass."""
    certain: dict[Place, set[Place]] = {START: {START}}
    forks = [START] * len(order)
    rank = {place: number for number, place in enumerate(order)}
    for place in order[1:]:
        passed = set.intersection(*(certain[behind] for behind in back[place]))
        forks[place] = max(passed, key=lambda other: rank[other])
        certain[place] = passed | {place}
    return tuple(forks)
