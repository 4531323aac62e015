"""Remembers whose claims were faster than the evidence, at any table.

Matches are short: a cheat who started each one with a clean record would have ten free slaps every time. A person who
is honest for a while is believed again.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Sequence

from nenuphar.core.slap_timing import Timing, is_implausible, slack_us
from nenuphar.server.wire import PersonId

LATEST = 100  # slaps of each person that count
MOST_PEOPLE = 10_000


class Trust:
    def __init__(self) -> None:
        self._slacks_us: OrderedDict[PersonId, deque[int]] = OrderedDict()  # the last person to slap is last
        self._unsaved: dict[PersonId, deque[int]] = {}  # the latest of them, which the store does not have yet
        self.on_note: Callable[[], None] = lambda: None

    def is_doubted(self, person: PersonId) -> bool:
        return is_implausible(self._slacks_us.get(person, ()))

    def note(self, person: PersonId, timing: Timing) -> None:
        slack = slack_us(timing)
        if slack is None:
            return
        self._keep(person, (*self._slacks_us.get(person, ()), slack))
        self._unsaved.setdefault(person, deque(maxlen=LATEST)).append(slack)
        self.on_note()

    def learn(self, person: PersonId, stored: Sequence[int]) -> None:
        """Add what all processes have stored about a person."""
        if stored:
            self._keep(person, (*stored, *self._unsaved.get(person, ())))

    def unsaved(self) -> list[tuple[PersonId, tuple[int, ...]]]:
        return [(person, tuple(slacks)) for person, slacks in self._unsaved.items()]

    def saved(self, person: PersonId, count: int) -> None:
        """The store has the first `count` of the unsaved ones."""
        left = deque(list(self._unsaved.pop(person, ()))[count:], maxlen=LATEST)
        if left:
            self._unsaved[person] = left

    def _keep(self, person: PersonId, slacks: Sequence[int]) -> None:
        self._slacks_us[person] = deque(slacks, maxlen=LATEST)
        self._slacks_us.move_to_end(person)
        if len(self._slacks_us) > MOST_PEOPLE:
            forgotten, _ = self._slacks_us.popitem(last=False)
            self._unsaved.pop(forgotten, None)
