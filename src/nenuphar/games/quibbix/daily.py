"""The letters of the day (QX-R11): ten letters that follow from the date, the language and the set of tiles alone.

The seed of a day is the SHA-256 of a line of text such as

    nenuphar letters of the day 1/2026-11-18/en/0/A9.1 B3.2 …

with the version of this recipe, the date, the language, the number of the attempt, and every letter with its number of
tiles and its points. The letters are drawn with it as in any match. The first attempt with at least three vowels and at
least three consonants counts, so that every day can be played.
"""

from functools import lru_cache
from hashlib import sha256
from itertools import count

from nenuphar.core.daily import Daily, DailyScore, Day
from nenuphar.core.game import Setup
from nenuphar.core.match import Match
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.options import CLASSIC, Options
from nenuphar.games.quibbix.parts import Rack
from nenuphar.games.quibbix.tiles import kinds
from nenuphar.games.quibbix.types import State

RECIPE = "nenuphar letters of the day 1"
VOWELS = frozenset("AEIOUY")
FEWEST_OF_EACH = 3  # vowels and consonants


def options(language: str) -> Options:
    return next(chosen for chosen in _EVERY if chosen.words_in == language)


_EVERY = tuple(Options(words_in=each.words, rounds=1, of_the_day=True) for each in CLASSIC.languages)


@lru_cache(maxsize=64)
def seed(day: Day, language: str) -> bytes:
    chosen = options(language)
    tiles = " ".join(f"{kind.letter}{kind.tiles}.{kind.points}" for kind in kinds(chosen.tiles, chosen.words_in))
    for attempt in count():
        digest = sha256(f"{RECIPE}/{day}/{language}/{attempt}/{tiles}".encode()).digest()
        if is_playable(letters(chosen, digest)):
            return digest
    raise AssertionError("count() never ends")


def letters(chosen: Options, digest: bytes) -> Rack:
    match = Match(GAME, Setup(1, chosen), digest)
    match.begin(0)
    return match.state.racks[0]


def is_playable(rack: Rack) -> bool:
    vowels = sum(letter in VOWELS for letter in rack)
    return FEWEST_OF_EACH <= vowels <= len(rack) - FEWEST_OF_EACH


def score(state: State) -> DailyScore:
    """The points of the only turn, beside the most that its letters allow, even with words that nobody is shown."""
    points, possible = state.sheet[0][0][0], state.possible[0]
    best = max(points, possible.best.points, possible.unshown or 0)
    return DailyScore(points, best, possible.best.proven)


DAILY: Daily[Options, State] = Daily(
    editions=tuple(chosen.words_in for chosen in _EVERY), options=options, seed=seed, score=score
)
