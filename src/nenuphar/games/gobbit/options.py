"""The options of a match of Gobbit, and the times that are the same in all matches."""

import tomllib
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from nenuphar.core import slap_timing
from nenuphar.core.codec import convert
from nenuphar.core.game import Millis
from nenuphar.games.gobbit.deck import Deck

Tempo: TypeAlias = Literal["by-hand", "leisurely", "steady", "brisk", "frantic"]

BEATS_MS: dict[Tempo, Millis] = {"leisurely": 4_000, "steady": 2_500, "brisk": 1_600, "frantic": 1_000}
SHORTEST_TURN_MS = 700  # between two cards, however fast people turn them
WINDOW_MS = 350  # from the first tap to the verdict, at most
LAST_CALL_MS = 5_000
LONGEST_PAUSE_MS = 600_000
COUNTDOWN_MS = 3_000  # from the end of a pause to the scene
TIE_MS = slap_timing.TIE_MS
ANTICIPATION_MS = 100  # nobody reacts faster than that
LONGEST_REACTION_MS = slap_timing.LONGEST_REACTION_MS
MOST_HANDICAP_MS, HANDICAP_STEP_MS = 500, 50
SCENES_BACK = 2  # a tap may be for the newest scene or for one of this many before it

USUAL_DECK = "jungle"
# Read when the program starts. The rules get a deck, and read no files.
_JUNGLE = files(__package__).joinpath("data", "decks", f"{USUAL_DECK}.toml").read_text("utf-8")
JUNGLE: Deck = convert(tomllib.loads(_JUNGLE), Deck)

# A shell offers the files on this shelf by name, and passes in the contents of the file.
DeckFromShelf: TypeAlias = Annotated[Deck, Meta(extra={"kind": "data", "shelf": "decks", "usual": USUAL_DECK})]
# The values that a page offers; GB-O4 says which ones are refused.
Handicap: TypeAlias = Annotated[Millis, Meta(extra={"most": MOST_HANDICAP_MS, "step": HANDICAP_STEP_MS})]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose. `handicaps` are milliseconds that are added to a seat's reactions."""

    tempo: Tempo = "by-hand"
    expert: bool = False
    sudden_death: bool = False
    minimum_penalty: bool = False
    gorillas_bury: bool = False
    beginners: bool = False
    handicaps: tuple[Handicap, ...] = ()
    deck: DeckFromShelf = JUNGLE
