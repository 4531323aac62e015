"""All that can be asked in Quibbix, by players, by chance, by the judge and by the clock."""

from typing import TypeAlias

from nenuphar.core.game import Asked, TimeUp
from nenuphar.games.quibbix.parts import Hint, Possible, Ruling, Tile, Turned
from nenuphar.games.quibbix.tiles import Letter

# DrawTile is chance's answer; Rule, Solve and Whisper are the judge's; TimeUp is the clock's word.


class DrawTile(Asked, frozen=True):
    letter: Letter


class Rule(Asked, frozen=True):
    """The judge's answer about the words that lie there, in the order of the question."""

    rulings: tuple[Ruling, ...]


class Solve(Asked, frozen=True):
    """The judge's answer about what had been possible, for every seat."""

    possible: tuple[Possible, ...]


class Whisper(Asked, frozen=True):
    """The judge's answer to somebody who wants a hint."""

    hint: Hint


class Lay(Asked, frozen=True):
    """The whole layout as it lies now. Every group of tiles is to be a word, but need not be one yet."""

    words: tuple[tuple[Tile, ...], ...]
    turned: tuple[Turned, ...] = ()


class Write(Asked, frozen=True):
    """The same for those who type: words with spaces between, a turned tile's letter in parentheses, JAM(M)ERT."""

    text: str


class Finish(Asked, frozen=True):
    """Nothing more to build in this turn."""


class GoOn(Asked, frozen=True):
    """To build on after all, or to look at the words again."""


class AskHint(Asked, frozen=True):
    pass


class Dispute(Asked, frozen=True):
    """Ask all to vote on a word, whether it stands or has fallen."""

    word: str


class Coin(Asked, frozen=True):
    """Ask all to let a word of one's own stand as a coined one."""

    word: str


class Vote(Asked, frozen=True):
    word: str
    accept: bool


class TakeBack(Asked, frozen=True):
    """Take back a word of one's own layout, by its place."""

    index: int


class Double(Asked, frozen=True):
    """Let a word of one's own layout count double, by its place."""

    index: int


class Content(Asked, frozen=True):
    """Nothing to dispute."""


class Ready(Asked, frozen=True):
    """Seen what was possible, and ready for the next turn."""


Action: TypeAlias = (
    DrawTile
    | Rule
    | Solve
    | Whisper
    | Lay
    | Write
    | Finish
    | GoOn
    | AskHint
    | Dispute
    | Coin
    | Vote
    | TakeBack
    | Double
    | Content
    | Ready
    | TimeUp
)
