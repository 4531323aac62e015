"""Regret matching: good shares of the choices of up to four seats that choose in secret, at the same time.

Each seat favours choices that would have done better so far (regret matching plus). For two seats with one win between
them, its average strategy converges to an equilibrium; in the games that are searched here it comes close. It mixes
where mixing is right, so an opponent who knows it gains next to nothing.

All numbers of such a decision are in one row of floats, `notes`, at the places below. Seats have `counts` of choices; a
seat that has nothing to choose has one. The payoffs of all combinations come first, each with a number for every seat;
the last seat's choice changes fastest.
"""

from typing import TypeAlias

from nenuphar.core.kernels import Rows, kernel

Counts: TypeAlias = tuple[int, int, int, int]  # the choices of every seat

SEATS, MOST_CHOICES = 4, 5
PAYOFF = 0
REGRET = PAYOFF + SEATS * MOST_CHOICES**SEATS
NOW = REGRET + SEATS * MOST_CHOICES  # the shares of this turn
SHARE = NOW + SEATS * MOST_CHOICES  # the average shares
GAIN = SHARE + SEATS * MOST_CHOICES  # of every choice against the shares of the others
CHANCE = GAIN + SEATS * MOST_CHOICES  # of every seat
CELLS = CHANCE + SEATS


@kernel
def match_regrets(notes: Rows, counts: Counts, turns: int) -> None:
    """Write the average shares after some turns, and what they are worth to every seat. Later turns count for more."""
    for place in range(SEATS * MOST_CHOICES):
        notes[REGRET + place] = 0.0
        notes[SHARE + place] = 0.0
    for turn in range(turns):
        for seat in range(SEATS):
            now_by_regret(notes, seat, counts[seat])
            for choice in range(counts[seat]):
                place = MOST_CHOICES * seat + choice
                notes[SHARE + place] += (turn + 1.0) * notes[NOW + place]
        weigh(notes, counts)
        for seat in range(SEATS):
            for choice in range(counts[seat]):
                place = MOST_CHOICES * seat + choice
                regret = notes[REGRET + place] + notes[GAIN + place] - notes[CHANCE + seat]
                notes[REGRET + place] = max(regret, 0.0)
    total = turns * (turns + 1) / 2.0
    for place in range(SEATS * MOST_CHOICES):
        notes[SHARE + place] /= total
        notes[NOW + place] = notes[SHARE + place]
    weigh(notes, counts)


@kernel
def now_by_regret(notes: Rows, seat: int, count: int) -> None:
    """Shares in proportion to regrets; equal ones if there are none."""
    first = MOST_CHOICES * seat
    total = 0.0
    for choice in range(count):
        total += notes[REGRET + first + choice]
    for choice in range(count):
        notes[NOW + first + choice] = notes[REGRET + first + choice] / total if total > 0.0 else 1.0 / count


@kernel
def weigh(notes: Rows, counts: Counts) -> None:
    """Write what every choice is worth against the shares of now, and what these shares are worth to every seat."""
    one, two, three, four = NOW, NOW + MOST_CHOICES, NOW + 2 * MOST_CHOICES, NOW + 3 * MOST_CHOICES
    for place in range(SEATS * MOST_CHOICES):
        notes[GAIN + place] = 0.0
    place = PAYOFF
    for a in range(counts[0]):
        first_of_a = 0.0
        for b in range(counts[1]):
            first_of_b, second_of_b = 0.0, 0.0
            for c in range(counts[2]):
                first, second, third = 0.0, 0.0, 0.0
                before = notes[one + a] * notes[two + b] * notes[three + c]
                for d in range(counts[3]):
                    share = notes[four + d]
                    first += share * notes[place]
                    second += share * notes[place + 1]
                    third += share * notes[place + 2]
                    notes[GAIN + 3 * MOST_CHOICES + d] += before * notes[place + 3]
                    place += SEATS
                share = notes[three + c]
                first_of_b += share * first
                second_of_b += share * second
                notes[GAIN + 2 * MOST_CHOICES + c] += notes[one + a] * notes[two + b] * third
            first_of_a += notes[two + b] * first_of_b
            notes[GAIN + MOST_CHOICES + b] += notes[one + a] * second_of_b
        notes[GAIN + a] = first_of_a
    for seat in range(SEATS):
        notes[CHANCE + seat] = 0.0
        for choice in range(counts[seat]):
            place = MOST_CHOICES * seat + choice
            notes[CHANCE + seat] += notes[NOW + place] * notes[GAIN + place]
