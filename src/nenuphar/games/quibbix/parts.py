"""Layouts, rulings, votes and scores of Quibbix: the parts that actions, events and views share.

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
    """A tile that is turned over, and the letter that it replaces (QX-R5)."""

    tile: Tile
    letter: Letter


class Layout(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A player's words, made of tiles, and the tiles that are turned over."""

    words: tuple[tuple[Tile, ...], ...] = ()
    turned: tuple[Turned, ...] = ()


NOTHING = Layout()


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """The judge's ruling on a word: its rule, its evidence, and the fingerprint of the word list.

    It is `final` if nobody can vote: a player alone is judged as in a contest (QX-R10).
    """

    word: str
    verdict: Verdict
    rule: str
    evidence: tuple[str, ...] = ()
    lexicon: str = ""
    final: bool = False


class Ballot(Struct, frozen=True, forbid_unknown_fields=True):
    """A vote on a word. `votes` has each seat's vote so far. Players who laid the word agree, and a player who
    disputes it wants the opposite of its status.

    `rule` is QX-W6 for a word in doubt or disputed, QX-W7 for a coined one. `by` is the seat that asked for the vote,
    or None for the judge.
    """

    word: str
    rule: str
    by: Seat | None
    votes: tuple[bool | None, ...]
    until: Millis


class ClosedVote(Struct, frozen=True, forbid_unknown_fields=True):
    """How a vote ended. None means that a seat did not vote, and that the judge's opinion counted."""

    word: str
    rule: str
    stands: bool
    votes: tuple[bool | None, ...]


class Solution(Struct, frozen=True, forbid_unknown_fields=True):
    """The best layout of a rack. The first word counts double; a lower-case letter is a turned tile."""

    points: int
    words: tuple[str, ...]
    proven: bool


class Possible(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The best layouts of a rack: with everyday words, with all words in print, and with the whole list.

    Older matches have only two, and their `attested` is with the whole list; they stay as they were stored.
    `unshown` is the points with words of the blocklist, if that is more; the words are never shown.
    """

    everyday: Solution
    attested: Solution
    optimum: Solution | None = None
    unshown: int | None = None

    @property
    def best(self) -> Solution:
        return self.attested if self.optimum is None else self.optimum


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """The length of the best everyday word, and its first letters; 0 if the judge knows none."""

    length: int
    letters: str


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's points in a turn, with the bonus, and the index of the word that counted double."""

    points: int
    doubled: int | None
    bonus: int


class Finest(Struct, frozen=True):
    """The best word of a match, with turned tiles in lower case, and the points of its letters."""

    word: str
    points: int


class ScoredWord(Struct, frozen=True):
    """A word of a layout, the points of its letters, and its status."""

    text: str
    points: int
    standing: WordStatus
    doubled: bool
    coined: bool


class ScoredLayout(Struct, frozen=True):
    """A layout with the status of its words. `points` is its score if all words count that were not rejected."""

    layout: Layout
    words: tuple[ScoredWord, ...]
    points: int
