"""The options of Quibbix, and the figures that are the same for all tables."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from nenuphar.core.codec import convert
from nenuphar.core.game import Millis
from nenuphar.games.quibbix.tiles import Language, Tiles

TURNS = 3  # of a round
RACKS = (10, 15, 20)  # tiles on a rack, turn by turn (QX-R2)
JOKERS = 2
SHORTEST_WORD = 2
MOST_PASSES = 3  # of the comparison of one turn
COINED_BONUS = 5
CONTEST_ROUNDS = 5
USUAL_ROUNDS, MOST_ROUNDS = 3, 10
FEWEST_SECONDS, MOST_SECONDS = 60, 900
VOTE_MS: Millis = 60_000  # this and the next two if the table has set no time for a decision
COMPARE_MS: Millis = 120_000
MORE_MS: Millis = 30_000  # after a vote, at least
SHORTEST_REARRANGING_MS: Millis = 30_000
MOST_QUOTIENT = 999
# Points per round of each level, a bot's QQ in a contest: `python -m bench.words levels` measures them.
BOTS_QQ: Mapping[Language, Mapping[str, int]] = {
    "de": {"tadpole": 77, "frog": 88, "heron": 98, "kraken": 109},
    "en": {"tadpole": 80, "frog": 89, "heron": 97, "kraken": 107},
    "fr": {"tadpole": 71, "frog": 81, "heron": 88, "kraken": 97},
}

USUAL_TILES = "classic"
# Read when the program starts. The rules get the tiles, and read no files.
_CLASSIC = files(__package__).joinpath("data", "letters", f"{USUAL_TILES}.toml").read_text("utf-8")
CLASSIC: Tiles = convert(tomllib.loads(_CLASSIC), Tiles)

# A shell offers the files on this shelf by name, and passes in the contents of the file.
TilesFromShelf: TypeAlias = Annotated[Tiles, Meta(extra={"kind": "data", "shelf": "letters", "usual": USUAL_TILES})]
# Nobody chooses these: a shell fills them in, from the players' keepsakes or for the letters of the day.
Quotients: TypeAlias = Annotated[tuple[int | None, ...], Meta(extra={"kind": "brought"})]
OfTheDay: TypeAlias = Annotated[bool | UnsetType, Meta(extra={"kind": "brought"})]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose.

    `words_in` is the language of the words, whatever the players speak. `turn_seconds` is the time for a turn, 0 for no
    limit. `quotients` are the players' QQs, for a contest: none, or one for every seat. With `of_the_day`, one player
    has one turn with the letters of the day (QX-R11).
    """

    words_in: Language = "en"
    rounds: int = USUAL_ROUNDS
    turn_seconds: int = 300
    contest: bool = False
    coined: bool = False
    bonus: bool = False
    same_letters: bool = False
    tiles: TilesFromShelf = CLASSIC
    quotients: Quotients = ()
    of_the_day: OfTheDay = UNSET  # so that records from before there was this option stay as they are

    @property
    def turns(self) -> int:
        """Of every round."""
        return 1 if self.of_the_day else TURNS

    @property
    def all_rounds(self) -> int:
        return CONTEST_ROUNDS if self.contest else self.rounds
