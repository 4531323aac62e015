"""The queries to the judge. A judge without a dictionary leaves words to the players, and knows nothing else."""

from random import Random
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from nenuphar.games.quibbix.actions import Rule, Solve, Whisper
from nenuphar.games.quibbix.parts import Hint, Possible, Rack, Ruling, Solution, Verdict
from nenuphar.games.quibbix.tiles import Kind, Language

_VERDICTS: tuple[Verdict, ...] = ("valid", "valid", "valid", "likely", "discuss", "invalid")
_LONGEST_SAMPLE = 7
NOTHING_KNOWN = Solution(0, (), proven=False)


class AskedWords(Struct, frozen=True):
    """Are these words accepted? The answers are in their order, and final if their player is `alone`."""

    slow: ClassVar = False
    language: Language
    words: tuple[str, ...]
    alone: bool = False

    def sample(self, rng: Random) -> Rule:
        rulings = tuple(Ruling(word, rng.choice(_VERDICTS), "QX-W2", lexicon="sample") for word in self.words)
        return for_solo(Rule(rulings)) if self.alone else Rule(rulings)

    def unread(self) -> Rule:
        return Rule(tuple(Ruling(word, "discuss", "QX-W6") for word in self.words))


class AskedPossible(Struct, frozen=True):
    """What are the best layouts of these racks? The answers are in their order."""

    slow: ClassVar = True
    language: Language
    racks: tuple[Rack, ...]
    letters: tuple[Kind, ...]

    def sample(self, rng: Random) -> Solve:
        return Solve(tuple(_possible(rack, rng) for rack in self.racks))

    def unread(self) -> Solve:
        return Solve((Possible(NOTHING_KNOWN, NOTHING_KNOWN, NOTHING_KNOWN),) * len(self.racks))


class AskedHint(Struct, frozen=True):
    """How long is the best everyday word of this rack, and what are its first `shown` letters?"""

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


def for_solo(answer: Rule) -> Rule:
    """The judge's answer to a player alone (QX-R10): nobody can vote, so doubtful words are rejected.

    This needs a complete word list; without one, players decide about their words themselves.
    """
    return Rule(tuple(_final(ruling) for ruling in answer.rulings))


def _final(ruling: Ruling) -> Ruling:
    if ruling.verdict != "discuss":
        return replace(ruling, final=True)
    known = ruling.lexicon and "partial" not in ruling.evidence
    return replace(ruling, verdict="invalid", final=True) if known else ruling


def _solution(rack: Rack, rng: Random) -> Solution:
    word = rack[: rng.randint(2, _LONGEST_SAMPLE)]
    return Solution(2 * len(word), (word,), proven=False)


def _possible(rack: Rack, rng: Random) -> Possible:
    return Possible(_solution(rack, rng), _solution(rack, rng), _solution(rack, rng))
