"""A board as people write it: pads with a kind, a place on the picture, and the names of the next pads.

The whole board goes into the first event of a match, so a replay does not need the file. `check` refuses a wrong board
with the rule that it breaks.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import dist
from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Refused

Kind: TypeAlias = Literal["plain", "lily", "black", "prankster", "spring", "butterfly"]

START_NAME, ARRIVAL_NAME = "start", "arrival"
SIDE = 1000  # the picture is a square
APART = 56  # between the middles of two pads: pads are drawn 48 wide and must not touch
LILY_PADS = 12
MOST_PADS = 120
MOST_WAYS = 3  # from one pad
LONGEST_NAME, LONGEST_TITLE = 6, 40


class Pad(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    name: str
    kind: Kind
    x: int
    y: int
    next: tuple[str, ...]


class Start(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    x: int
    y: int
    next: tuple[str, ...]


class Arrival(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    x: int
    y: int


class Board(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    title: str
    start: Start
    arrival: Arrival
    pads: tuple[Pad, ...]


@lru_cache(maxsize=256)
def numbered(board: Board) -> tuple[tuple[int, ...], ...]:
    """For every place the next places: 0 is the start, then come the pads in their order, and last the arrival."""
    places = {pad.name: place for place, pad in enumerate(board.pads, 1)}
    places[ARRIVAL_NAME] = len(board.pads) + 1
    pads = tuple(tuple(places[name] for name in pad.next) for pad in board.pads)
    return (tuple(places[name] for name in board.start.next), *pads, ())


@lru_cache(maxsize=256)
def check(board: Board) -> None:
    """Refuse a board on which nobody could play: by CM-M4 for its shape, by CM-D4 for its lilies.

    Anybody can send a board, so quick checks come first, and they keep the later ones quick.
    """
    _names(board)
    _ways(board)
    _picture(board)
    ahead = numbered(board)
    _one_way_to_the_end(board, ahead)
    _lilies(board, ahead)
    _forks(board, ahead)


def _names(board: Board) -> None:
    if not (0 < len(board.title.strip()) <= LONGEST_TITLE and board.title.isprintable()):
        raise Refused("CM-M4", fault="title", most=LONGEST_TITLE)
    if not 0 < len(board.pads) <= MOST_PADS:
        raise Refused("CM-M4", fault="size", pads=len(board.pads), most=MOST_PADS)
    names: set[str] = set()
    for pad in board.pads:
        if pad.name in (START_NAME, ARRIVAL_NAME):
            raise Refused("CM-M4", fault="taken", pad=pad.name)
        if not (0 < len(pad.name) <= LONGEST_NAME and pad.name.isascii() and pad.name.isalnum()):
            raise Refused("CM-M4", fault="name", pad=pad.name or "–", most=LONGEST_NAME)
        if pad.name in names:
            raise Refused("CM-M4", fault="twice", pad=pad.name)
        names.add(pad.name)


def _ways(board: Board) -> None:
    names = {pad.name for pad in board.pads}
    ways = [(START_NAME, board.start.next), *((pad.name, pad.next) for pad in board.pads)]
    for name, following in ways:
        if not following:
            raise Refused("CM-M4", fault="nowhere", pad=name)
        if len(following) > MOST_WAYS:
            raise Refused("CM-M4", fault="ways", pad=name, ways=len(following), most=MOST_WAYS)
        for other in following:
            if other not in names and (other != ARRIVAL_NAME or name == START_NAME):
                raise Refused("CM-M4", fault="unknown", pad=name, next=other)
        if len(set(following)) < len(following):
            raise Refused("CM-M4", fault="again", pad=name)


def _one_way_to_the_end(board: Board, ahead: tuple[tuple[int, ...], ...]) -> None:
    """No way leads in a circle, and frogs can reach every pad."""
    reached = set(_from(ahead, 0))
    lost = next((place for place in range(1, len(ahead)) if place not in reached), None)
    if lost is not None:
        raise Refused("CM-M4", fault="unreachable", pad=name_of(board, lost))
    if len(in_order(ahead)) < len(ahead):
        circle = next(place for place in range(len(ahead)) if place in _from(ahead, place))
        raise Refused("CM-M4", fault="circle", pad=name_of(board, circle))


def _lilies(board: Board, ahead: tuple[tuple[int, ...], ...]) -> None:
    """Twelve lily pads, and the black one after all of them (CM-D4)."""
    lilies = [place for place, pad in enumerate(board.pads, 1) if pad.kind == "lily"]
    black = [place for place, pad in enumerate(board.pads, 1) if pad.kind == "black"]
    if len(lilies) != LILY_PADS:
        raise Refused("CM-D4", fault="lilies", lilies=len(lilies), needed=LILY_PADS)
    if len(black) != 1:
        raise Refused("CM-D4", fault="black", black=len(black))
    after = next((place for place in lilies if black[0] not in _from(ahead, place)), None)
    if after is not None:
        raise Refused("CM-D4", fault="last", black=name_of(board, black[0]), pad=name_of(board, after))


def _forks(board: Board, ahead: tuple[tuple[int, ...], ...]) -> None:
    """Ways that part come together again before the arrival: they have a pad in common."""
    order = in_order(ahead)
    ahead_for_sure = {order[-1]: {order[-1]}}  # for every place itself, and those that a frog there must pass
    for place in reversed(order[:-1]):
        shared = set.intersection(*[ahead_for_sure[following] for following in ahead[place]])
        if len(ahead[place]) > 1 and shared == {order[-1]}:
            raise Refused("CM-M4", fault="apart", pad=name_of(board, place))
        ahead_for_sure[place] = shared | {place}


def _picture(board: Board) -> None:
    spots = [(START_NAME, board.start.x, board.start.y), (ARRIVAL_NAME, board.arrival.x, board.arrival.y)]
    spots += [(pad.name, pad.x, pad.y) for pad in board.pads]
    for name, x, y in spots:
        if not (0 <= x <= SIDE and 0 <= y <= SIDE):
            raise Refused("CM-M4", fault="outside", pad=name, side=SIDE)
    for one, other in combinations(spots, 2):
        if dist(one[1:], other[1:]) < APART:
            raise Refused("CM-M4", fault="crowded", pad=one[0], other=other[0], apart=APART)


def name_of(board: Board, place: int) -> str:
    """The name of a place."""
    if place == 0:
        return START_NAME
    return board.pads[place - 1].name if place <= len(board.pads) else ARRIVAL_NAME


def _from(ahead: tuple[tuple[int, ...], ...], place: int) -> set[int]:
    """All places that can be reached from this one."""
    reached: set[int] = set()
    to_see = list(ahead[place])
    while to_see:
        place = to_see.pop()
        if place not in reached:
            reached.add(place)
            to_see += ahead[place]
    return reached


def in_order(ahead: Sequence[Sequence[int]]) -> list[int]:
    """All places, each after those behind it. Places in a circle and beyond one are left out."""
    ways_in = [0] * len(ahead)
    for following in ahead:
        for place in following:
            ways_in[place] += 1
    order = [0]
    for place in order:
        for after in ahead[place]:
            ways_in[after] -= 1
            if not ways_in[after]:
                order.append(after)
    return order
