"""Writes states, views and actions of China Moon as the integers of its twin."""

from functools import lru_cache

from nenuphar.core.game import Setup, TimeUp
from nenuphar.core.kernels import Row
from nenuphar.core.twin import Twin
from nenuphar.games.china_moon.board import Kind
from nenuphar.games.china_moon.track import Track, track
from nenuphar.games.china_moon.twin import KERNELS, layout
from nenuphar.games.china_moon.types import (
    FROGS_EACH,
    LILIES,
    MOVES,
    PADS_A_MOVE,
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
    "lily": layout.LILY_PAD,
    "spring": layout.SPRING,
    "prankster": layout.PRANKSTER,
    "butterfly": layout.BUTTERFLY,
}
MOST_CELLS = 2**15 - 400
NUMBERS: dict[Lily | None, int] = {None: 0, **{lily: number for number, lily in enumerate(LILIES, 1)}}


def table(setup: Setup[Options]) -> list[int] | None:
    """None where a butterfly has too many ways behind it: its twin would need more cells than it can number."""
    cells = _table(setup)
    return None if len(cells) > MOST_CELLS else cells.copy()


def table_for_bots(setup: Setup[Options]) -> list[int]:
    """Without taking back. On a board with too many ways back, bots do not see all of them."""
    cells = _table(setup).copy()
    cells[layout.TAKE_BACK] = 0
    return cells


@lru_cache(maxsize=64)
def _table(setup: Setup[Options]) -> list[int]:
    """Cached; callers only read it. With too many ways back, the rest of them is missing."""
    options, course = setup.options, track(setup.options.board)
    only = [ways[0] if len(ways) == 1 else 0 for ways in course.ahead]
    cells = [0] * layout.ONLY + only + [0] * (len(only) * layout.PLACE_CELLS)
    cells[layout.PLACES] = layout.ONLY + len(only)
    cells[layout.SEATS] = setup.seats
    cells[layout.ARRIVAL] = course.arrival
    cells[layout.TAKE_BACK] = options.take_back
    cells[layout.OLDEST] = layout.NOBODY if options.oldest is None else options.oldest
    cells[layout.MOST_LANDINGS] = _most_landings(course, PADS_A_MOVE + FROGS_EACH * setup.seats - 1)
    for place, kind in enumerate(course.kinds):
        about = layout.about(cells, place)
        cells[about + layout.KIND] = KINDS.get(kind, layout.PLAIN)
        cells[about + layout.WAYS] = len(course.ahead[place])
        for way, to in enumerate(course.ahead[place]):
            cells[about + layout.AHEAD + way] = to
        cells[about + layout.BACK] = len(cells)
        if kind == "butterfly":
            _WaysBack(course, cells).behind(place, START)
        cells[about + layout.BACK_END] = len(cells)
    cells[layout.about(cells, START) + layout.KIND] = course.kinds.index("black")
    return cells


def _most_landings(course: Track, pads: int) -> int:
    """At least as many as a frog can ever choose from: its ways over this many pads, if all others are in its way."""
    ways = [1] * (course.arrival + 1)
    for _ in range(pads):
        ways = [sum(ways[ahead] for ahead in following) or 1 for following in course.ahead]
    return min(max(ways), course.arrival)


class _WaysBack:
    """Lists the pads behind a butterfly for `free_behind` in twin/track.py, in the order of track.py."""

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
        if pad in (START, until) or len(self.cells) > MOST_CELLS:
            return
        self.cells += (pad, 0)
        skip = len(self.cells) - 1
        self.behind(pad, until)
        self.cells[skip] = len(self.cells)


def encode(known: State | View) -> list[int]:
    places = len(known.lilies)
    row = [0] * (layout.SITS + 2 * places)
    row[layout.PHASE] = PHASES.index(known.phase)
    row[layout.TURN] = _or_nobody(known.turn)
    row[layout.NUMBER] = known.number
    row[layout.ASKED] = _or_nobody(known.asked)
    row[layout.FROG] = _or_nobody(known.frog)
    row[layout.MOVED] = len(known.moved)
    row[layout.TAKEN_BACK] = known.taken_back
    moved = (*known.moved, *[layout.NOBODY] * (MOVES - len(known.moved)))
    row[layout.FIRST_MOVED : layout.PRIZE] = moved
    row[layout.PRIZE : layout.PLACE] = [NUMBERS[lily] for lily in known.prizes]
    for frog, place in enumerate(known.frogs):
        row[layout.PLACE + frog] = place
        if 0 < place < places - 1:
            row[layout.SITS + place] = frog + 1
    for seat, hand in enumerate(known.hands):
        for lily in hand:
            row[layout.HAND + seat * layout.KINDS_OF_LILY + NUMBERS[lily] - 1] += 1
    row[layout.SITS + places :] = [NUMBERS[lily] for lily in known.lilies]
    return row + _second_half(known, row) if known.setup.options.take_back else row


def _second_half(known: State | View, row: list[int]) -> list[int]:
    """How the turn began. A view does not show it."""
    if isinstance(known, View):
        row[layout.MAY_TAKE_BACK] = known.can_take_back
    elif known.before is not None:
        row[layout.MAY_TAKE_BACK] = 1
        return encode(known.before)[: len(row)]
    return [0] * len(row)


def number(setup: Setup[Options], action: Action) -> int:
    cells, places = _table(setup), len(setup.options.board.pads) + 2
    match action:
        case Move(frog, to):
            return frog * places + to
        case Bounce(to):
            return layout.bounces(cells) + to
        case Swap(other, give, take):
            given = other * layout.KINDS_OF_LILY + LILIES.index(give)
            return layout.swaps(cells) + given * layout.KINDS_OF_LILY + LILIES.index(take)
        case Drop(lily, pad):
            return layout.drops(cells) + LILIES.index(lily) * places + pad
        case TakeBack():
            return layout.take_back(cells)
        case LayPrize(lily):
            return layout.seat_actions(cells) + SUITS.index(lily)
        case LayLily(lily):
            return layout.seat_actions(cells) + layout.COUNTED + SUITS.index(lily)
        case PickFirst(seat):
            return layout.seat_actions(cells) + 2 * layout.COUNTED + seat
        case TimeUp():
            raise ValueError("a twin has no clock")


def action(setup: Setup[Options], number: int) -> Action:
    cells, places, kinds = _table(setup), len(setup.options.board.pads) + 2, layout.KINDS_OF_LILY
    if number < layout.bounces(cells):
        return Move(*divmod(number, places))
    if number < (first := layout.swaps(cells)):
        return Bounce(number - layout.bounces(cells))
    if number < layout.drops(cells):
        given, take = divmod(number - first, kinds)
        return Swap(given // kinds, LILIES[given % kinds], LILIES[take])
    if number < layout.take_back(cells):
        lily, pad = divmod(number - layout.drops(cells), places)
        return Drop(LILIES[lily], pad)
    if number == layout.take_back(cells):
        return TakeBack()
    answer = number - layout.seat_actions(cells)
    if answer < layout.COUNTED:
        return LayPrize(SUITS[answer])
    if answer < 2 * layout.COUNTED:
        return LayLily(SUITS[answer - layout.COUNTED])
    return PickFirst(answer - 2 * layout.COUNTED)


def rule(row: Row) -> str:
    return "CM-A3" if row[layout.PHASE] == layout.OVER else ""


def _or_nobody(number: int | None) -> int:
    return layout.NOBODY if number is None else number


TWIN: Twin[Options, State, Action, View] = Twin(
    kernels=KERNELS,
    table=table,
    cells=layout.cells,
    seat_actions=layout.seat_actions,
    chance_actions=lambda table: layout.chance_actions(),
    number=number,
    action=action,
    encode=encode,
    rule=rule,
)
