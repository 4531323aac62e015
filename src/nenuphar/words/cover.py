"""Whether the rest of a rack can be laid as words with no more than a budget of points lying idle."""

import time

import numpy as np
from numpy.typing import NDArray

CLOCK_EVERY = 256


class Cut(Exception):
    """The time was up before there was an answer."""


class Cover:
    """Answers for one rack; what was found not to go is remembered, for all rests that come after.

    A part of the rack is a number in mixed radix: a digit for each letter. `fewest` says for every part how many
    jokers turn it into one word (more than `jokers`: it is none).
    """

    def __init__(
        self,
        counts: tuple[int, ...],
        values: tuple[int, ...],
        radix: tuple[int, ...],
        fewest: NDArray[np.uint8],
        jokers: int,
        until: float,
    ) -> None:
        self.counts, self.values, self.radix, self.fewest = counts, values, radix, fewest
        self.jokers, self.until = jokers, until
        self.cheapest = min(values)
        # The letter that the fewest parts can use is decided first: there the least has to be tried.
        usable = fewest <= jokers
        uses = [
            int(usable.reshape(-1, count + 1, base)[:, 1:].sum()) for count, base in zip(counts, radix, strict=True)
        ]
        self.order = sorted(range(len(counts)), key=lambda letter: uses[letter])
        self._options: dict[int, list[tuple[int, int]]] = {}
        self._failed: dict[tuple[int, int, int], int] = {}
        self._steps = 0

    def found(self, rest: int, turned: int, budget: int) -> list[int] | None:
        """Parts that are words and leave no more than this idle, when so many tiles must be turned over for others."""
        return self._laid(rest, turned, 0, budget)

    def _laid(self, rest: int, turned: int, idle: int, budget: int) -> list[int] | None:
        """Idle tiles count up to those that could be jokers; each that is still missing will cost something."""
        if (turned - idle) * self.cheapest > budget:
            return None
        if not rest:
            return [] if idle >= turned else None
        known = self._failed.get((rest, turned, idle), -1)
        if known >= budget:
            return None
        self._steps += 1
        if self._steps % CLOCK_EVERY == 0 and time.monotonic() > self.until:
            raise Cut
        options = self._options.get(rest)
        for part, more in self._listed(rest) if options is None else options:
            if turned + more <= self.jokers:
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

    def _listed(self, rest: int) -> list[tuple[int, int]]:
        """The words that the rest allows with its first letter in them, and their jokers; long words first."""
        first = self._first(rest)
        codes, sizes = np.zeros(1, np.int64), np.zeros(1, np.int64)
        for letter, base in enumerate(self.radix):
            count = rest // base % (self.counts[letter] + 1)
            if count:
                digits = np.arange(letter == first, count + 1)
                codes = (codes[:, None] + digits * base).ravel()
                sizes = (sizes[:, None] + digits).ravel()
        turned = self.fewest[codes]
        words = np.flatnonzero(turned <= self.jokers)
        words = words[np.lexsort((turned[words], -sizes[words]))]
        options = [*zip(codes[words].tolist(), turned[words].tolist(), strict=True)]
        self._options[rest] = options
        return options

    def richest(self, rest: int, jokers: int, turned: int, values: NDArray[np.int32]) -> tuple[int, int] | None:
        """The most valuable word that the rest allows, with its jokers, if tiles enough are left to be turned over."""
        codes, sizes = np.zeros(1, np.int64), np.zeros(1, np.int64)
        for letter, base in enumerate(self.radix):
            digits = np.arange(rest // base % (self.counts[letter] + 1) + 1)
            codes = (codes[:, None] + digits * base).ravel()
            sizes = (sizes[:, None] + digits).ravel()
        needs = self.fewest[codes].astype(np.int64)
        fits = np.flatnonzero((needs <= jokers) & (sizes + needs + turned <= sizes[-1]) & (values[codes] > 0))
        if not len(fits):
            return None
        at = fits[np.argmax(values[codes[fits]])]
        return int(codes[at]), int(needs[at])
