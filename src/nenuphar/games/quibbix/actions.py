"""All actions of Quibbix: of players, of chance, of the judge and of the clock."""

from typing import TypeAlias

from nenuphar.core.game import BaseAction, TimeUp
from nenuphar.games.quibbix.parts import Hint, Possible, Ruling, Tile, Turned
from nenuphar.games.quibbix.tiles import Letter

# DrawTile is for chance; Rule, Solve and Whisper are for the judge; TimeUp is for the clock.


class DrawTile(BaseAction, frozen=True):
    letter: Letter


class Rule(BaseAction, frozen=True):
    """The judge's answer about the words on the table, in the order of the query."""

    rulings: tuple[Ruling, ...]


class Solve(BaseAction, frozen=True):
    """The judge's answer about the best layouts, for every seat."""

    possible: tuple[Possible, ...]


class Whisper(BaseAction, frozen=True):
    """The judge's answer to a player who asked for a hint."""

    hint: Hint


class Lay(BaseAction, frozen=True):
    """The player's whole layout. A group of tiles need not be a word yet."""

    words: tuple[tuple[Tile, ...], ...]
    turned: tuple[Turned, ...] = ()


class Write(BaseAction, frozen=True):
    """The same as text: words with spaces between them, and turned tiles' letters in parentheses, JAM(M)ERT."""

    text: str


class Finish(BaseAction, frozen=True):
    """The player has nothing more to build in this turn."""


class GoOn(BaseAction, frozen=True):
    """Continue to build, or look at the words again."""


class AskHint(BaseAction, frozen=True):
    pass


class Dispute(BaseAction, frozen=True):
    """Ask for a vote on a word, whether it was accepted or rejected."""

    word: str


class Coin(BaseAction, frozen=True):
    """Ask for a vote on the player's own word as a coined word."""

    word: str


class Vote(BaseAction, frozen=True):
    word: str
    accept: bool


class TakeBack(BaseAction, frozen=True):
    """Take back a word of the player's own layout, by its index."""

    index: int


class Double(BaseAction, frozen=True):
    """Let a word of the player's own layout count double, by its index."""

    index: int


class Content(BaseAction, frozen=True):
    """The player has nothing to dispute."""


class Ready(BaseAction, frozen=True):
    """The player is ready for the next turn."""


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
