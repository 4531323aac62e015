"""Fast rules for bots that simulate thousands of rounds.

They change lists in place and make no events. tests/test_bots.py checks that they agree with rules.py and fold.py.
"""

from collections.abc import Sequence

from nenuphar.core.game import Seat
from nenuphar.games.quibbit import course
from nenuphar.games.quibbit.types import CARDS, DUMMY, Card, Frog, Options, State, View


class World:
    """A match as a bot imagines it. It begins when frogs are placed, and it knows no chosen cards."""

    __slots__ = ("crown", "hands", "homes", "options", "pile", "round", "seats", "shares", "size", "steps", "turn")

    seats: int
    size: int
    round: int
    homes: tuple[tuple[bool, ...], ...]  # for each frog and each tile: whether its card returns there
    hands: list[tuple[Card, ...]]
    steps: list[int | None]
    turn: Seat | None  # the seat that places its frog next; None in the race
    shares: list[float] | None  # each frog's share of the win; None until the match is over
    crown: Frog | None
    pile: tuple[Card, ...]
    options: Options

    def __init__(self, known: "State | View | World") -> None:
        if isinstance(known, World):
            self.seats, self.size, self.homes, self.options = known.seats, known.size, known.homes, known.options
        else:
            self.seats, self.size, self.options = known.setup.seats, len(known.ring), known.setup.options
            self.homes = course.homes(known.ring, known.colours)
        self.turn = known.turn
        self.steps = list(known.steps)
        self.hands = list(known.hands)
        self.crown = known.crown
        self.round = known.round
        self.pile = known.pile
        self.shares = None

    def place(self, step: int) -> None:
        """Place the frog whose turn it is (QB-S6), and the dummy's after the last one (QB-S7)."""
        assert self.turn is not None
        self.steps[self.turn] = step
        self.turn = (self.turn + 1) % self.seats
        if self.steps[self.turn] is not None:
            self.turn = None
            self.round = 1
            if self.pile:
                self.steps[DUMMY] = min([step for step in self.steps if step is not None]) - 1
            self.crown = course.front(self.steps)

    def play_round(self, cards: Sequence[Card | None]) -> None:
        """Play a round with a card for each frog, the dummy's included."""
        steps = self.steps
        _, lapped = course.play_round(steps, cards, self.size)
        if lapped:
            self._won_by(course.front(steps))
            return
        for seat, hand in enumerate(self.hands):
            card, step = cards[seat], steps[seat]
            if card is None or step is None or self.homes[seat][step % self.size]:
                continue
            self.hands[seat] = tuple([kept for kept in hand if kept != card])
            if len(hand) == 1:
                steps[seat] = None
        if self.pile:
            self.pile = tuple([left for left in self.pile if left != cards[DUMMY]]) or CARDS
        self._end_or_next_round([seat for seat in range(self.seats) if steps[seat] is not None])

    def _end_or_next_round(self, left: list[Seat]) -> None:
        """The match ends with too few players (QB-E3, QB-E4, QB-E6), at the limit (QB-E7), or if endless (QB-D5)."""
        if not left:
            self._won_by(DUMMY if self.pile else self.crown)
        elif len(left) == 1 and (not self.pile or self.options.last_human_wins):
            self._won_by(left[0])
        elif self.round == self.options.round_limit or self._is_endless():
            self.shares = [1 / self.seats] * self.seats
        else:
            self.crown = course.front(self.steps)
            self.round += 1

    def _is_endless(self) -> bool:
        return not self.pile and course.endless(self.steps, self.hands, self.homes)

    def _won_by(self, winner: Frog | None) -> None:
        self.shares = [float(frog == winner) for frog in range(len(self.steps))]
