"""What the judge is asked. A judge who cannot read leaves words to the players, and knows nothing else."""

from random import Random
from typing import ClassVar

from msgspec import Struct

from nenuphar.games.quibbix.asked import Rule, Solve, Whisper
from nenuphar.games.quibbix.parts import Hint, Possible, Rack, Ruling, Solution, Verdict
from nenuphar.games.quibbix.tiles import Kind, Language

_VERDICTS: tuple[Verdict, ...] = ("valid", "valid", "valid", "likely", "discuss", "invalid")
_LONGEST_SAMPLE = 7
NOTHING_KNOWN = Solution(0, (), proven=False)


class AskedWords(Struct, frozen=True):
    """Do these words stand? To be answered in their order."""

    slow: ClassVar = False
    language: Language
    words: tuple[str, ...]

    def sample(self, rng: Random) -> Rule:
        return Rule(tuple(Ruling(word, rng.choice(_VERDICTS), "QX-W2") for word in self.words))

    def unread(self) -> Rule:
        return Rule(tuple(Ruling(word, "discuss", "QX-W6") for word in self.words))


class AskedPossible(Struct, frozen=True):
    """What had been possible with these racks? To be answered in their order."""

    slow: ClassVar = True
    language: Language
    racks: tuple[Rack, ...]
    letters: tuple[Kind, ...]

    def sample(self, rng: Random) -> Solve:
        return Solve(tuple(Possible(*(_solution(rack, rng) for _ in range(3))) for rack in self.racks))

    def unread(self) -> Solve:
        return Solve((Possible(NOTHING_KNOWN, NOTHING_KNOWN, NOTHING_KNOWN),) * len(self.racks))


class AskedHint(Struct, frozen=True):
    """How long is the best everyday word of this rack, and what are so many of its first letters?"""

    slow: ClassVar = True
    language: Language
    rack: Rack
    letters: tuple[Kind, ...]
    shown: int

    def sample(self, rng: Random) -> Whisper:
        word = self.rack[:_LONGEST_SAMPLE]
        return Whisper(Hint(len(word), word[: self.shown]))

    def unread(self) -> Whisper:
        return Whisper(Hint(0, ""))


def _solution(rack: Rack, rng: Random) -> Solution:
    word = rack[: rng.randint(2, _LONGEST_SAMPLE)]
    return Solution(2 * len(word), (word,), proven=False)
