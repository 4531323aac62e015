"""Fast rules for bots that simulate thousands of turns.

They change lists in place, count lilies instead of naming them, and make no events. tests/test_bots.py checks that they
agree with rules.py and fold.py.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from nenuphar.core.game import Seat
from nenuphar.games.china_moon.board import Board
from nenuphar.games.china_moon.score import BLACK, BLUE, WORTH
from nenuphar.games.china_moon.track import Track, free_behind, track
from nenuphar.games.china_moon.types import (
    FROGS_EACH,
    LILIES,
    MOVES,
    PADS_A_MOVE,
    SLOTS,
    SUITS,
    Frog,
    Place,
    State,
    View,
)

NO_LILY = len(LILIES)
BLACK_LILY, BLUE_LILY = LILIES.index("black"), LILIES.index("blue")
NUMBER: dict[str | None, int] = {None: NO_LILY, **{lily: number for number, lily in enumerate(LILIES)}}
MOVES_AHEAD = 3
HALT, SPRING, PRANKSTER, BUTTERFLY = range(4)
_KINDS = {"spring": SPRING, "prankster": PRANKSTER, "butterfly": BUTTERFLY}


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """What the fast rules know of a board. There is one for each board."""

    track: Track
    ahead: tuple[tuple[Place, ...], ...]
    only: tuple[Place, ...]  # the next place; the start if there is none or a fork
    kinds: tuple[int, ...]
    arrival: Place
    outlook: tuple[tuple[tuple[Place, int], ...], ...]  # for every place those that are one, two or three moves ahead


@lru_cache(maxsize=64)
def chart(board: Board) -> Chart:
    course = track(board)
    kinds = tuple(_KINDS.get(kind or "", HALT) for kind in course.kinds)
    outlook = tuple(tuple(_outlook(course, place)) for place in range(course.arrival + 1))
    only = tuple(following[0] if len(following) == 1 else 0 for following in course.ahead)
    return Chart(course, course.ahead, only, kinds, course.arrival, outlook)


def _outlook(course: Track, place: Place) -> Iterator[tuple[Place, int]]:
    """The places that a frog reaches on a free track, and in how many moves."""
    here = {place} - {course.arrival}
    for moves in range(1, MOVES_AHEAD + 1):
        for _ in range(PADS_A_MOVE):
            here = {place for behind in here for place in course.ahead[behind] or (course.arrival,)}
        yield from ((there, moves) for there in sorted(here))
        here -= {course.arrival}


@lru_cache(maxsize=2_048)
def in_reach(known: Chart, lilies: bytes) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For every place the lilies one, two or three moves ahead. Cached, because lilies seldom change in a search."""
    return tuple(
        tuple((lilies[there], moves) for there, moves in outlook if lilies[there] != NO_LILY)
        for outlook in known.outlook
    )


class World:
    """A match as a bot imagines it, from the first turn on. `phase` and `asked` are as in the rules."""

    __slots__ = ("arrived", "asked", "chart", "frog", "frogs", "hands", "lilies", "moved", "phase", "prizes", "seats",
                 "sits", "turn")  # fmt: skip

    chart: Chart
    seats: int
    frogs: list[Place]
    sits: bytearray  # by place, whether a frog is in the way there
    lilies: list[int]  # by place; at the arrival the next prize
    hands: list[list[int]]  # how many of each lily
    prizes: list[int]
    arrived: int
    turn: Seat
    moved: tuple[Frog, ...]
    phase: str
    asked: Seat
    frog: Frog

    def __init__(self, known: "State | View") -> None:
        self.chart = chart(known.setup.options.board)
        self.seats = known.setup.seats
        self.frogs = list(known.frogs)
        self.sits = bytearray(self.chart.arrival + 1)
        for place in self.frogs:
            self.sits[place] = 0 < place < self.chart.arrival
        self.hands = [[hand.count(lily) for lily in LILIES] for hand in known.hands]
        self.prizes = [NUMBER[lily] for lily in known.prizes]
        self.arrived = self.frogs.count(self.chart.arrival)
        self.lilies = [NUMBER[lily] for lily in known.lilies]
        if self.arrived < SLOTS:
            self.lilies[-1] = self.prizes[self.arrived]
        self.turn = known.turn or 0
        self.moved = known.moved
        self.phase = known.phase
        self.asked = known.asked or 0
        self.frog = known.frog or 0

    def copy(self) -> "World":
        twin = World.__new__(World)
        twin.chart, twin.seats = self.chart, self.seats
        twin.frogs, twin.sits, twin.lilies = self.frogs[:], self.sits[:], self.lilies[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.prizes, twin.arrived = self.prizes[:], self.arrived
        twin.turn, twin.moved = self.turn, self.moved
        twin.phase, twin.asked, twin.frog = self.phase, self.asked, self.frog
        return twin

    # Choices

    def movable(self) -> list[Frog]:
        moved, arrival = self.moved, self.chart.arrival
        first = self.turn * FROGS_EACH
        own = range(first, first + FROGS_EACH)
        barred = own if len(moved) == MOVES - 1 and moved[0] in own and moved[1] in own else ()
        return [
            frog
            for frog, place in enumerate(self.frogs)
            if place != arrival and frog not in moved and frog not in barred
        ]

    def landings(self, here: Place, steps: int = 2) -> list[Place]:
        """As in track.py. Most ways do not fork, so a loop follows them."""
        only, sits, arrival = self.chart.only, self.sits, self.chart.arrival
        while True:
            following = only[here]
            if not following:
                return self._branches(self.chart.ahead[here], steps)
            here = following
            if here == arrival:
                return [arrival]
            if not sits[here]:
                steps -= 1
                if not steps:
                    return [here]

    def _branches(self, following: Sequence[Place], steps: int) -> list[Place]:
        found: list[Place] = []
        for place in following:
            if place == self.chart.arrival:
                ends = [place]
            elif self.sits[place]:
                ends = self.landings(place, steps)
            else:
                ends = self.landings(place, steps - 1) if steps > 1 else [place]
            found += [end for end in ends if end not in found]
        return found

    def swaps(self) -> list[tuple[Seat, int, int]]:
        mine = self.frog // FROGS_EACH
        gives = [lily for lily, number in enumerate(self.hands[mine]) if number]
        return [
            (other, give, take)
            for other, hand in enumerate(self.hands)
            if other != mine
            for give in gives
            for take, number in enumerate(hand)
            if number and take != give
        ]

    def drops(self) -> list[tuple[int, Place]]:
        hand = self.hands[self.frog // FROGS_EACH]
        if not any(hand):
            return []
        lilies = [None if lily == NO_LILY else LILIES[lily] for lily in self.lilies]
        pads = free_behind(self.chart.track, self.frogs, lilies, self.frogs[self.frog])
        return [(lily, pad) for lily, number in enumerate(hand) if number for pad in pads]

    # Moves

    def move(self, frog: Frog, to: Place) -> None:
        self.moved = (*self.moved, frog)
        self._leap(frog, to)

    def bounce(self, to: Place) -> None:
        self._leap(self.frog, to)

    def swap(self, other: Seat, give: int, take: int) -> None:
        mine, theirs = self.hands[self.frog // FROGS_EACH], self.hands[other]
        mine[give] -= 1
        theirs[give] += 1
        mine[take] += 1
        theirs[take] -= 1
        self._next_move()

    def drop(self, lily: int, pad: Place) -> None:
        self.hands[self.frog // FROGS_EACH][lily] -= 1
        self.lilies[pad] = lily
        self._next_move()

    def _leap(self, frog: Frog, to: Place) -> None:
        sits, lilies, kinds = self.sits, self.lilies, self.chart.kinds
        self.frog = frog
        while True:
            sits[self.frogs[frog]] = 0
            self.frogs[frog] = to
            if to == self.chart.arrival:
                self._arrive(frog)
                return
            sits[to] = 1
            if lilies[to] != NO_LILY:
                self.hands[frog // FROGS_EACH][lilies[to]] += 1
                lilies[to] = NO_LILY
            if kinds[to] == HALT:
                self._next_move()
                return
            if kinds[to] != SPRING:
                self._ask(frog, kinds[to])
                return
            ends = self.landings(to)
            if len(ends) > 1:
                self.phase, self.asked = "bounce", self.turn
                return
            to = ends[0]

    def _ask(self, frog: Frog, kind: int) -> None:
        if kind == PRANKSTER:
            swaps = self.swaps()
            if len(swaps) > 1:
                self.phase, self.asked = "swap", frog // FROGS_EACH
            elif swaps:
                self.swap(*swaps[0])
            else:
                self._next_move()
        else:
            drops = self.drops()
            if len(drops) > 1:
                self.phase, self.asked = "drop", frog // FROGS_EACH
            elif drops:
                self.drop(*drops[0])
            else:
                self._next_move()

    def _arrive(self, frog: Frog) -> None:
        self.hands[frog // FROGS_EACH][self.prizes[self.arrived]] += 1
        self.prizes[self.arrived] = NO_LILY
        self.arrived += 1
        if self.arrived == SLOTS:
            self.phase = "over"
        else:
            self.lilies[-1] = self.prizes[self.arrived]
            self._next_move()

    def _next_move(self) -> None:
        self.phase = "move"
        self.frog = 0
        if len(self.moved) == MOVES:
            self.moved = ()
            self.turn = (self.turn + 1) % self.seats
        self.asked = self.turn

    # Worth

    def key(self) -> tuple[object, ...]:
        """Equal for two orders of moves that lead to the same world."""
        hands = tuple([tuple(hand) for hand in self.hands])
        return bytes(self.frogs), bytes(self.lilies), hands, frozenset(self.moved), self.turn, self.phase, self.frog

    def points(self) -> list[int]:
        return [points(hand) for hand in self.hands]


def points(hand: Sequence[int]) -> int:
    suits = WORTH[hand[0]] + WORTH[hand[1]] + WORTH[hand[2]]
    return suits + BLACK * hand[BLACK_LILY] + BLUE * hand[BLUE_LILY]


def gain(hand: Sequence[int], lily: int) -> int:
    """The points that one more of these lilies gains."""
    if lily < len(SUITS):
        return hand[lily] + 1
    return BLUE if lily == BLUE_LILY else BLACK


def loss(hand: Sequence[int], lily: int) -> int:
    """The points that one less of these lilies costs."""
    if lily < len(SUITS):
        return hand[lily]
    return BLUE if lily == BLUE_LILY else BLACK
