"""Remembers whose claims were faster than the evidence, at any table, until the server stops.

Matches are short: a cheat who started each one with a clean record would have ten free slaps every time. A person who
is honest for a while is believed again.
"""

from collections import OrderedDict, deque

from nenuphar.core.slap_timing import Timing, is_implausible, slack_us
from nenuphar.server.wire import PersonId

LATEST = 100  # slaps of each person that count
MOST_PEOPLE = 10_000


class Trust:
    def __init__(self) -> None:
        self._slacks_us: OrderedDict[PersonId, deque[int]] = OrderedDict()  # who slapped last is last

    def is_doubted(self, person: PersonId) -> bool:
        return is_implausible(self._slacks_us.get(person, ()))

    def note(self, person: PersonId, timing: Timing) -> None:
        slack = slack_us(timing)
        if slack is None:
            return
        self._slacks_us.setdefault(person, deque(maxlen=LATEST)).append(slack)
        self._slacks_us.move_to_end(person)
        if len(self._slacks_us) > MOST_PEOPLE:
            self._slacks_us.popitem(last=False)
