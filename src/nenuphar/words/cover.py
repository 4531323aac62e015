"""Finds whether the rest of a rack can be laid as words, with idle tiles worth no more than a budget."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

STEPS = 256  # between two looks at the clock


class OutOfTime(Exception):
    """The time was up before there was an answer."""


class Cover:
    """Answers for one rack, and remembers what was impossible for all later rests.

    A part of the rack is a number in mixed radix: a digit for each letter. `fewest` says for every part how many
    jokers turn it into one word (more than `jokers`: no word).
    """

    def __init__(
        self,
        counts: tuple[int, ...],
        values: tuple[int, ...],
        radix: tuple[int, ...],
        fewest: NDArray[np.uint8],
        jokers: int,
        more: Callable[[], bool],
    ) -> None:
        self.counts, self.values, self.radix, self.fewest = counts, values, radix, fewest
        self.jokers, self.more = jokers, more
        self.cheapest = min(values)
        # The letter that the fewest parts use comes first: it leaves the least to try.
        usable = fewest <= jokers
        uses = [
            int(usable.reshape(-1, count + 1, base)[:, 1:].sum()) for count, base in zip(counts, radix, strict=True)
        ]
        self.order = sorted(range(len(counts)), key=lambda letter: uses[letter])
        self._words: dict[int, list[NDArray[np.int64]]] = {}
        self._failed: dict[tuple[int, int, int], int] = {}
        self._steps = 0

    def found(self, rest: int, turned: int, budget: int) -> list[int] | None:
        """Parts that are words and leave no more than the budget idle, if `turned` tiles are already jokers."""
        return self._laid(rest, turned, 0, budget)

    def _laid(self, rest: int, turned: int, idle: int, budget: int) -> list[int] | None:
        """`idle` counts idle tiles up to the number of jokers. Every joker needs one, so each missing one will cost."""
        if (turned - idle) * self.cheapest > budget:
            return None
        if not rest:
            return [] if idle >= turned else None
        known = self._failed.get((rest, turned, idle), -1)
        if known >= budget:
            return None
        if self._steps % STEPS == 0 and not self.more():
            raise OutOfTime
        self._steps += 1
        words = self._words.get(rest)
        if words is None:
            words = self._words[rest] = self._listed(rest)
        # Every joker needs an idle tile: more than the budget allows need not be tried.
        most = self.jokers if not self.cheapest else min(self.jokers, idle + budget // self.cheapest)
        for more in range(most - turned + 1):
            for part in words[more].tolist():
                laid = self._laid(rest - part, turned + more, idle, budget)
                if laid is not None:
                    return [part, *laid]
        letter = self._first(rest)
        left = budget - self.values[letter]
        if left >= 0:
            laid = self._laid(rest - self.radix[letter], turned, min(idle + 1, self.jokers), left)
            if laid is not None:
                return laid
        self._failed[rest, turned, idle] = budget
        return None

    def _first(self, rest: int) -> int:
        return next(letter for letter in self.order if rest // self.radix[letter] % (self.counts[letter] + 1))

    def _listed(self, rest: int) -> list[NDArray[np.int64]]:
        """The words that the rest allows and that use its first letter, by the jokers they need; long ones first."""
        codes, sizes = self._parts(rest, self._first(rest))
        needs = self.fewest[codes]
        of_needs = [np.flatnonzero(needs == jokers) for jokers in range(self.jokers + 1)]
        return [codes[words[np.argsort(-sizes[words], kind="stable")]] for words in of_needs]

    def _parts(self, rest: int, first: int | None) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All parts of the rest, with this letter in them unless it is None, and how many tiles they have."""
        codes, sizes = np.zeros(1, np.int64), np.zeros(1, np.int64)
        for letter, base in enumerate(self.radix):
            count = rest // base % (self.counts[letter] + 1)
            if count:
                digits = np.arange(letter == first, count + 1)
                codes = (codes[:, None] + digits * base).ravel()
                sizes = (sizes[:, None] + digits).ravel()
        return codes, sizes

    def richest(self, rest: int, jokers: int, turned: int, values: NDArray[np.int32]) -> tuple[int, int] | None:
        """The most valuable word that the rest allows, and its jokers, if enough tiles are left to turn over."""
        codes, sizes = self._parts(rest, None)
        needs = self.fewest[codes].astype(np.int64)
        fits = np.flatnonzero((needs <= jokers) & (sizes + needs + turned <= sizes[-1]) & (values[codes] > 0))
        if not len(fits):
            return None
        at = fits[np.argmax(values[codes[fits]])]
        return int(codes[at]), int(needs[at])
