"""All actions of Quibbix: of players, of chance, of the judge and of the clock."""

from typing import TypeAlias

from nenuphar.core.game import BaseAction, TimeUp
from nenuphar.games.quibbix.parts import Hint, Possible, Ruling, Tile, Turned
from nenuphar.games.quibbix.tiles import Letter

# DrawTile is chance's answer; Rule, Solve and Whisper are the judge's; TimeUp is the clock's word.


class DrawTile(BaseAction, frozen=True):
    letter: Letter


class Rule(BaseAction, frozen=True):
    """The judge's answer about the words on the table, in the order of the question."""

    rulings: tuple[Ruling, ...]


class Solve(BaseAction, frozen=True):
    """The judge's answer about what had been possible, for every seat."""

    possible: tuple[Possible, ...]


class Whisper(BaseAction, frozen=True):
    """The judge's answer to somebody who wants a hint."""

    hint: Hint


class Lay(BaseAction, frozen=True):
    """The whole layout as it lies now. Every group of tiles is to be a word, but need not be one yet."""

    words: tuple[tuple[Tile, ...], ...]
    turned: tuple[Turned, ...] = ()


class Write(BaseAction, frozen=True):
    """The same for those who type: words with spaces between, a turned tile's letter in parentheses, JAM(M)ERT."""

    text: str


class Finish(BaseAction, frozen=True):
    """Nothing more to build in this turn."""


class GoOn(BaseAction, frozen=True):
    """To build on after all, or to look at the words again."""


class AskHint(BaseAction, frozen=True):
    pass


class Dispute(BaseAction, frozen=True):
    """Ask all to vote on a word, whether it was accepted or rejected."""

    word: str


class Coin(BaseAction, frozen=True):
    """Ask all to accept a word of one's own as a coined one."""

    word: str


class Vote(BaseAction, frozen=True):
    word: str
    accept: bool


class TakeBack(BaseAction, frozen=True):
    """Take back a word of one's own layout, by its place."""

    index: int


class Double(BaseAction, frozen=True):
    """Let a word of one's own layout count double, by its place."""

    index: int


class Content(BaseAction, frozen=True):
    """Nothing to dispute."""


class Ready(BaseAction, frozen=True):
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
