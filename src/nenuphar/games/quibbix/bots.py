"""The levels offered at a table: each plays the best that its vocabulary allows. They see views only.

A vocabulary is a limit on how rare a word may be, on the Zipf scale. A bot whose language has no list yet lays nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from nenuphar.core.game import Bot, Budget, Moves, Refused
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix.agreed import JOKERS
from nenuphar.games.quibbix.asked import Action, Content, Finish, GoOn, Lay, Ready, Vote
from nenuphar.games.quibbix.parts import NOTHING, Ballot, Layout, Rack, Turned
from nenuphar.games.quibbix.standing import ruling_on
from nenuphar.games.quibbix.tiles import Kind, Language, kinds, values
from nenuphar.games.quibbix.types import View

if TYPE_CHECKING:
    from nenuphar.words.lists import WordList

THINKING_S = 1.0  # whatever the budget: a layout is one thought, which cannot ask in between whether there is more
KNOWN_ZIPF = 2.0  # what is at least so frequent is accepted in doubt


@dataclass(frozen=True)
class Reader:
    """Lays the best words of those at least so frequent, and finishes; votes as the judge does."""

    least_zipf: float | None

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        assert view.viewer is not None
        match view.phase:
            case "building" | "rearranging" if Finish() in moves:
                return self._build(view, moves, view.viewer)
            case "comparing":
                return _compare(view, view.viewer)
            case "looking":
                return Ready()
            case _:
                return GoOn()

    def _build(self, view: View, moves: Moves[Action], seat: int) -> Action:
        """All tiles anew while building; after a rejection, words from the tiles that lie idle."""
        assert view.mine is not None
        lies = view.mine.layout
        kept = NOTHING if view.phase == "building" else lies
        lay = self._best(view, view.racks[seat], kept)
        if lay in moves and layouts.laid(view.racks[seat], lay) != lies and (lay.words or kept == NOTHING):
            return lay
        return Finish()

    def _best(self, view: View, rack: Rack, kept: Layout) -> Lay:
        options = view.setup.options
        laid = {tile for word in kept.words for tile in word}
        idle = [tile for tile in range(len(rack)) if tile not in laid]
        letters = "".join(rack[tile] for tile in idle)
        jokers = JOKERS - len(kept.turned)
        words = _words(letters, kinds(options.tiles, options.words_in), jokers, options.words_in, self.least_zipf)
        try:
            found = layouts.written(marked(words), letters, options.words_in, values(options.tiles, options.words_in))
        except Refused:  # never by a list that is sound
            return Lay(kept.words, kept.turned)
        return Lay(
            kept.words + tuple(tuple(idle[tile] for tile in word) for word in found.words),
            kept.turned + tuple(Turned(idle[turned.tile], turned.letter) for turned in found.turned),
        )


def _words(
    letters: str, kinds: tuple[Kind, ...], jokers: int, language: Language, least_zipf: float | None
) -> tuple[str, ...]:
    from nenuphar.words import lists  # with all that it takes to read: only once a bot thinks

    lexicon = lists.opened(language)
    return () if lexicon is None else _solved(letters, kinds, jokers, lexicon, least_zipf)


@lru_cache(maxsize=256)
def _solved(
    letters: str, kinds: tuple[Kind, ...], jokers: int, lexicon: "WordList", least_zipf: float | None
) -> tuple[str, ...]:
    """Asked for again when a bot has laid its words and looks whether it has finished."""
    from nenuphar.words import solve

    worth = {kind.letter: kind.points for kind in kinds}
    return solve.best(letters, worth, jokers, lexicon=lexicon, least_zipf=least_zipf, limit_s=THINKING_S).words


def marked(words: tuple[str, ...]) -> str:
    """Words of a solution, whose turned tiles are small letters, as people type them."""
    return " ".join("".join(f"({sign})" if sign.islower() else sign for sign in word) for word in words)


def _compare(view: View, seat: int) -> Action:
    for ballot in view.votes:
        if ballot.votes[seat] is None:
            return Vote(ballot.word, _accepts(view, ballot))
    return Content() if seat not in view.done else GoOn()


def _accepts(view: View, ballot: Ballot) -> bool:
    """As the judge says; in doubt, what is printed now and then. No bot is amused by a coined word."""
    ruling = ruling_on(ballot.word, view.rulings)
    if ruling is None or ballot.rule == "QX-W7":
        return False
    if ruling.verdict == "discuss":
        return max((_zipf(fact) for fact in ruling.evidence), default=0.0) >= KNOWN_ZIPF
    return ruling.verdict != "invalid"


def _zipf(fact: str) -> float:
    name, _, figure = fact.partition("=")
    try:
        return float(figure) if name == "zipf" else 0.0
    except ValueError:
        return 0.0


LEVELS: Mapping[str, Bot[View, Action]] = {
    "tadpole": Reader(5.5),
    "frog": Reader(4.5),
    "heron": Reader(3.0),
    "kraken": Reader(None),
}
