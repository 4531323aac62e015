"""Writes states, views and actions of China Moon as the integers of its twin."""

from functools import lru_cache

from nenuphar.core.game import Setup, TimeUp
from nenuphar.core.kernels import Row
from nenuphar.core.twin import Kernels, Twin
from nenuphar.games.china_moon import twin
from nenuphar.games.china_moon.board import Kind
from nenuphar.games.china_moon.track import Track, track
from nenuphar.games.china_moon.types import (
    LILIES,
    MOVES,
    START,
    SUITS,
    Action,
    Bounce,
    Drop,
    LayLily,
    LayPrize,
    Lily,
    Move,
    Options,
    Phase,
    PickFirst,
    Place,
    State,
    Swap,
    TakeBack,
    View,
)

PHASES: tuple[Phase, ...] = ("laying", "starting", "move", "bounce", "swap", "drop", "over")
KINDS: dict[Kind | None, int] = {
    "lily": twin.LILY_PAD,
    "spring": twin.SPRING,
    "prankster": twin.PRANKSTER,
    "butterfly": twin.BUTTERFLY,
}
MOST_CELLS = 2**15 - 100
NUMBERS: dict[Lily | None, int] = {None: 0, **{lily: number for number, lily in enumerate(LILIES, 1)}}


def table(setup: Setup[Options]) -> list[int]:
    return _table(setup).copy()


@lru_cache(maxsize=64)
def _table(setup: Setup[Options]) -> list[int]:
    """Kept for all who only read it."""
    options, course = setup.options, track(setup.options.board)
    only = [ways[0] if len(ways) == 1 else 0 for ways in course.ahead]
    cells = [0] * twin.ONLY + only + [0] * (len(only) * twin.PLACE_CELLS)
    cells[twin.PLACES] = twin.ONLY + len(only)
    cells[twin.SEATS] = setup.seats
    cells[twin.ARRIVAL] = course.arrival
    cells[twin.TAKE_BACK] = options.take_back
    cells[twin.OLDEST] = twin.NOBODY if options.oldest is None else options.oldest
    for place, kind in enumerate(course.kinds):
        about = twin.about(cells, place)
        cells[about + twin.KIND] = KINDS.get(kind, twin.PLAIN)
        cells[about + twin.WAYS] = len(course.ahead[place])
        for way, to in enumerate(course.ahead[place]):
            cells[about + twin.AHEAD + way] = to
        cells[about + twin.BACK] = len(cells)
        if kind == "butterfly":
            _WaysBack(course, cells).behind(place, START)
        cells[about + twin.BACK_END] = len(cells)
    cells[twin.about(cells, START) + twin.KIND] = course.kinds.index("black")
    return cells


class _WaysBack:
    """Lists the pads behind a butterfly for `twin.free_behind`, in the order in which track.py looks at them."""

    def __init__(self, course: Track, cells: list[int]) -> None:
        self.course = course
        self.cells = cells

    def behind(self, place: Place, until: Place) -> None:
        ways, begun = self.course.back[place], len(self.cells)
        fork = self.course.fork[place] if len(ways) > 1 else until
        for pad in ways:
            self._from(pad, fork)
        if len(ways) > 1:
            self.cells += (-begun, 0)
            skip = len(self.cells) - 1
            self._from(fork, until)
            self.cells[skip] = len(self.cells)

    def _from(self, pad: Place, until: Place) -> None:
        if pad in (START, until):
            return
        if len(self.cells) > MOST_CELLS:
            raise ValueError("this board has too many ways back for its twin")
        self.cells += (pad, 0)
        skip = len(self.cells) - 1
        self.behind(pad, until)
        self.cells[skip] = len(self.cells)


def encode(known: State | View) -> list[int]:
    places = len(known.lilies)
    row = [0] * (twin.SITS + 2 * places)
    row[twin.PHASE] = PHASES.index(known.phase)
    row[twin.TURN] = _or_nobody(known.turn)
    row[twin.NUMBER] = known.number
    row[twin.ASKED] = _or_nobody(known.asked)
    row[twin.FROG] = _or_nobody(known.frog)
    row[twin.MOVED] = len(known.moved)
    row[twin.TAKEN_BACK] = known.taken_back
    moved = (*known.moved, *[twin.NOBODY] * (MOVES - len(known.moved)))
    row[twin.FIRST_MOVED : twin.PRIZE] = moved
    row[twin.PRIZE : twin.PLACE] = [NUMBERS[lily] for lily in known.prizes]
    for frog, place in enumerate(known.frogs):
        row[twin.PLACE + frog] = place
        if 0 < place < places - 1:
            row[twin.SITS + place] = frog + 1
    for seat, hand in enumerate(known.hands):
        for lily in hand:
            row[twin.HAND + seat * twin.KINDS_OF_LILY + NUMBERS[lily] - 1] += 1
    row[twin.SITS + places :] = [NUMBERS[lily] for lily in known.lilies]
    return row + _second_half(known, row) if known.setup.options.take_back else row


def _second_half(known: State | View, row: list[int]) -> list[int]:
    """How the turn began. A view does not show it."""
    if isinstance(known, View):
        row[twin.MAY_TAKE_BACK] = known.can_take_back
    elif known.before is not None:
        row[twin.MAY_TAKE_BACK] = 1
        return encode(known.before)[: len(row)]
    return [0] * len(row)


def number(setup: Setup[Options], action: Action) -> int:
    cells, places = _table(setup), len(setup.options.board.pads) + 2
    match action:
        case Move(frog, to):
            return frog * places + to
        case Bounce(to):
            return twin.bounces(cells) + to
        case Swap(other, give, take):
            given = other * twin.KINDS_OF_LILY + LILIES.index(give)
            return twin.swaps(cells) + given * twin.KINDS_OF_LILY + LILIES.index(take)
        case Drop(lily, pad):
            return twin.drops(cells) + LILIES.index(lily) * places + pad
        case TakeBack():
            return twin.take_back(cells)
        case LayPrize(lily):
            return twin.seat_actions(cells) + SUITS.index(lily)
        case LayLily(lily):
            return twin.seat_actions(cells) + twin.COUNTED + SUITS.index(lily)
        case PickFirst(seat):
            return twin.seat_actions(cells) + 2 * twin.COUNTED + seat
        case TimeUp():
            raise ValueError("a twin has no clock")


def action(setup: Setup[Options], number: int) -> Action:
    cells, places, kinds = _table(setup), len(setup.options.board.pads) + 2, twin.KINDS_OF_LILY
    if number < twin.bounces(cells):
        return Move(*divmod(number, places))
    if number < (first := twin.swaps(cells)):
        return Bounce(number - twin.bounces(cells))
    if number < twin.drops(cells):
        given, take = divmod(number - first, kinds)
        return Swap(given // kinds, LILIES[given % kinds], LILIES[take])
    if number < twin.take_back(cells):
        lily, pad = divmod(number - twin.drops(cells), places)
        return Drop(LILIES[lily], pad)
    if number == twin.take_back(cells):
        return TakeBack()
    answer = number - twin.seat_actions(cells)
    if answer < twin.COUNTED:
        return LayPrize(SUITS[answer])
    if answer < 2 * twin.COUNTED:
        return LayLily(SUITS[answer - twin.COUNTED])
    return PickFirst(answer - 2 * twin.COUNTED)


def rule(row: Row) -> str:
    return "CM-A3" if row[twin.PHASE] == twin.OVER else ""


def _or_nobody(number: int | None) -> int:
    return twin.NOBODY if number is None else number


TWIN: Twin[Options, State, Action, View] = Twin(
    kernels=Kernels(
        begin=twin.begin,
        due=twin.due,
        legal=twin.legal,
        odds=twin.odds,
        apply=twin.apply,
        settle=twin.settle,
        ranks=twin.ranks,
        observe=twin.observe,
        play_out=twin.play_out,
    ),
    table=table,
    cells=twin.cells,
    seat_actions=twin.seat_actions,
    chance_actions=lambda table: twin.chance_actions(),
    number=number,
    action=action,
    encode=encode,
    rule=rule,
)
