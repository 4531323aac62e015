"""What lies on the table of Quibbix and what is said about it: the parts that actions, events and views share.

A tile is a number: its place on its player's rack, in the order in which tiles were drawn.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis, Seat
from nenuphar.games.quibbix.tiles import Letter

Tile: TypeAlias = int
Rack: TypeAlias = str  # letters in the order in which they were drawn
Verdict: TypeAlias = Literal["valid", "likely", "discuss", "invalid"]
WordStatus: TypeAlias = Literal["laid", "stands", "voting", "fallen", "taken-back"]


class Turned(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A tile that lies with its back up, and the letter that it stands for (QX-R5)."""

    tile: Tile
    letter: Letter


class Layout(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a player has laid: words made of tiles, and those of the tiles that are turned over."""

    words: tuple[tuple[Tile, ...], ...] = ()
    turned: tuple[Turned, ...] = ()


NOTHING = Layout()


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """What the judge says of a word: by which rule, on what evidence, and by which list (its fingerprint).

    It is `final` where nobody else could vote: whoever plays alone is judged as in a contest (QX-R10).
    """

    word: str
    verdict: Verdict
    rule: str
    evidence: tuple[str, ...] = ()
    lexicon: str = ""
    final: bool = False


class Ballot(Struct, frozen=True, forbid_unknown_fields=True):
    """A vote on a word. `votes` has for every seat what it said so far; those who laid the word agree,
    and whoever disputed it wants the opposite of how it stood.

    `rule` is QX-W6 for a word in doubt or disputed, QX-W7 for a coined one. `by` is who asked for the vote, or None
    where the judge did.
    """

    word: str
    rule: str
    by: Seat | None
    votes: tuple[bool | None, ...]
    until: Millis


class Settled(Struct, frozen=True, forbid_unknown_fields=True):
    """How a vote ended. Where a seat has None it was silent, and the judge's word counted."""

    word: str
    rule: str
    stands: bool
    votes: tuple[bool | None, ...]


class Solution(Struct, frozen=True, forbid_unknown_fields=True):
    """The best that a rack could give. The first word counts double; a small letter is a turned tile."""

    points: int
    words: tuple[str, ...]
    proven: bool


class Possible(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a rack could have given: with everyday words, with all that people print, and with the whole list.

    Older matches have only two, of which `attested` is by the whole list; they are written as they were.
    `unshown` is what words would give that people are not shown, if that is more: the points, never the words.
    """

    everyday: Solution
    attested: Solution
    optimum: Solution | None = None
    unshown: int | None = None

    @property
    def best(self) -> Solution:
        return self.attested if self.optimum is None else self.optimum


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """How long the best everyday word is, and how it begins; 0 where the judge knows of none."""

    length: int
    letters: str


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat scored in a turn, bonus included, and which of its words counted double."""

    points: int
    doubled: int | None
    bonus: int


class Finest(Struct, frozen=True):
    """The word of a match that is worth most, turned tiles in small letters, and what its letters were worth."""

    word: str
    points: int


class LyingWord(Struct, frozen=True):
    """A word of a layout as it is read, what its letters are worth, and its status."""

    text: str
    points: int
    standing: WordStatus
    doubled: bool
    coined: bool


class Lying(Struct, frozen=True):
    """A layout with all that can be said of it. `points` is its score if every word counts that was not rejected."""

    layout: Layout
    words: tuple[LyingWord, ...]
    points: int
