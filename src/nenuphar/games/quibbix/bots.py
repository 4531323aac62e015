"""The bot levels of Quibbix: each lays the best words of its vocabulary. They see views only.

The strength of a level depends on how rare its words may be, on the Zipf scale, and on how many of them it knows, but
not on the speed of the machine. A bot whose language has no list yet lays nothing.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING

from nenuphar.core.bot import Budget
from nenuphar.core.game import Millis, Refused, Seat
from nenuphar.core.moves import Moves
from nenuphar.games.quibbix import layout as layouts
from nenuphar.games.quibbix.actions import Action, Content, Finish, GoOn, Lay, Ready, Vote
from nenuphar.games.quibbix.options import JOKERS, RACKS, Options
from nenuphar.games.quibbix.parts import NOTHING, Ballot, Layout, Rack, Tile, Turned
from nenuphar.games.quibbix.tiles import values
from nenuphar.games.quibbix.types import View
from nenuphar.games.quibbix.word_status import is_accepted, ruling_on, to_confirm

if TYPE_CHECKING:
    from nenuphar.words.lists import WordList
    from nenuphar.words.solve import Solution

KNOWN_ZIPF = 2.0  # bots accept doubtful words that are at least this frequent
HASTE, LEISURE = 0.7, 1.3  # how much a pause varies


@dataclass(frozen=True)
class Reader:
    """Lays the best words of its vocabulary, and finishes; votes as the judge does.

    It knows the part `share` of all words with at least the frequency `least_zipf`, and others in each round. `pace` is
    the part of a turn's time that it takes for a rack of twenty tiles.
    """

    least_zipf: float | None
    share: float
    pace: float

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        assert view.viewer is not None
        match view.phase:
            case "building" | "rearranging" if Finish() in moves:
                return self._build(view, moves, view.viewer, budget)
            case "comparing":
                return _compare(view, view.viewer)
            case "looking":
                return Ready()
            case _:
                return GoOn()

    def _build(self, view: View, moves: Moves[Action], seat: Seat, budget: Budget) -> Action:
        """While building, word after word from all tiles; after a rejection, all words at once from the idle tiles."""
        assert view.mine is not None
        current = view.mine.layout
        if view.phase == "building":
            planned, points = self.planned(view, seat, NOTHING, budget)
            if points <= view.mine.points:
                return Finish()
            lay = _one_more(current, planned)
        else:
            lay, points = self.planned(view, seat, current, budget)
            if not points:
                return Finish()
        if lay not in moves or layouts.laid(view.racks[seat], lay) == current:
            return Finish()
        return lay

    def planned(self, view: View, seat: Seat, kept: Layout, budget: Budget) -> tuple[Lay, int]:
        """The best words beside the kept ones, the doubled one first, and their points."""
        from nenuphar.words import lists  # loads a lot, so only when a bot needs it

        options, rack = view.setup.options, view.racks[seat]
        laid = {tile for word in kept.words for tile in word}
        idle = [tile for tile in range(len(rack)) if tile not in laid]
        letters = "".join(rack[tile] for tile in idle)
        seed = vocabulary_seed(rack, seat)
        lexicon, jokers = lists.opened(options.words_in), JOKERS - len(kept.turned)
        solution = self.solved(letters, options, jokers, lexicon, seed, _time_left(budget), _barred(view, seat))
        worth = values(options.tiles, options.words_in)
        try:
            found = layouts.written(marked(solution.words), letters, options.words_in, worth)
        except Refused:  # never with a sound list
            return Lay(kept.words, kept.turned), 0
        lay = Lay(
            kept.words + tuple(tuple(idle[tile] for tile in word) for word in found.words),
            kept.turned + tuple(Turned(idle[turned.tile], turned.letter) for turned in found.turned),
        )
        return lay, solution.points

    def solved(
        self,
        letters: str,
        options: Options,
        jokers: int,
        lexicon: "WordList | None",
        seed: int,
        more: Callable[[], bool],
        barred: Collection[str] = (),
    ) -> "Solution":
        """The best layout that this level finds; `seed` decides which words it knows."""
        from nenuphar.words import solve

        worth = values(options.tiles, options.words_in)
        zipf, known = self.least_zipf, solve.Vocabulary(self.share, seed) if self.share < 1 else None
        return solve.best(
            letters, worth, jokers, lexicon=lexicon, least_zipf=zipf, vocabulary=known, barred=barred, more=more
        )


def _barred(view: View, seat: Seat) -> frozenset[str]:
    """Words rejected in this turn (QX-R6) and, with the same letters for all, words that others have shown (QX-D8)."""
    rejected = {ruling.word for ruling in view.rulings if not is_accepted(ruling.word, view.rulings, view.settled)}
    if not view.setup.options.same_letters:
        return frozenset(rejected)
    mine = {word.text for word in view.shown[seat].words} if view.shown else set()
    return frozenset(rejected | {ruling.word for ruling in view.rulings} - mine)


def vocabulary_seed(rack: Rack, seat: Seat) -> int:
    """A seed that is the same in all turns of a round: more tiles never make a bot worse."""
    return int.from_bytes(blake2b(f"{seat} {rack[: RACKS[0]]}".encode(), digest_size=8).digest())


def _time_left(budget: Budget) -> Callable[[], bool]:
    """Opening the word list may use up a bot's time, so the first step is always allowed."""
    free = iter((True,))
    return lambda: next(free, False) or budget.more()


def _one_more(current: Layout, planned: Lay) -> Lay:
    """The layout with the next planned word; words that are already laid stay until their tiles are needed."""
    there, wanted = _pieces(current.words, current.turned), _pieces(planned.words, planned.turned)
    following = next((piece for piece in wanted if piece not in there), None)
    if following is None:
        return planned
    chosen = [piece for piece in wanted if piece in there] + [following]
    for word, turned in there:
        backs = sum(len(each) for _, each in chosen) + len(turned)
        if (word, turned) not in chosen and not set(word) & set(following[0]) and backs <= JOKERS:
            chosen.append((word, turned))
    return Lay(tuple(word for word, _ in chosen), tuple(back for _, each in chosen for back in each))


def _pieces(
    words: tuple[tuple[Tile, ...], ...], turned: tuple[Turned, ...]
) -> list[tuple[tuple[Tile, ...], tuple[Turned, ...]]]:
    """Each word with its turned tiles."""
    backs = sorted(turned, key=lambda back: back.tile)
    return [(word, tuple(back for back in backs if back.tile in word)) for word in words]


def pause(level: str, view: View, action: Action, rng: Random) -> Millis | None:
    """How long a level takes for this action: a part of the turn's time for every tile that it lays or leaves."""
    if view.phase != "building" or view.mine is None or view.viewer is None:
        return None
    current = view.mine.layout
    match action:
        case Lay(words):
            tiles = sum(len(word) for word in words if word not in current.words)
        case Finish():
            tiles = len(view.racks[view.viewer]) - layouts.used(current)
        case _:
            return None
    seconds = view.setup.options.turn_seconds or Options().turn_seconds
    return round(seconds * 1_000 * LEVELS[level].pace * tiles / RACKS[-1] * rng.uniform(HASTE, LEISURE))


def marked(words: tuple[str, ...]) -> str:
    """Words of a solution as people type them, with turned tiles in parentheses."""
    return " ".join("".join(f"({sign})" if sign.islower() else sign for sign in word) for word in words)


def _compare(view: View, seat: int) -> Action:
    for ballot in view.votes:
        if ballot.votes[seat] is None or to_confirm(ballot) == seat:
            return Vote(ballot.word, _accepts(view, ballot))
    return Content() if seat not in view.done else GoOn()


def _accepts(view: View, ballot: Ballot) -> bool:
    """As the judge rules. A bot accepts doubtful words that are printed now and then, and all of them if the judge has
    no complete list. It accepts coined words that are compounds."""
    ruling = ruling_on(ballot.word, view.rulings)
    if ruling is None:
        return False
    if ballot.rule == "QX-W7":
        return any(fact.startswith("compound=") for fact in ruling.evidence)
    if ruling.verdict == "discuss":
        if not ruling.lexicon or "partial" in ruling.evidence:
            return True
        return max((_zipf(fact) for fact in ruling.evidence), default=0.0) >= KNOWN_ZIPF
    return ruling.verdict != "invalid"


def _zipf(fact: str) -> float:
    name, _, figure = fact.partition("=")
    try:
        return float(figure) if name == "zipf" else 0.0
    except ValueError:
        return 0.0


# About 77, 88, 98 and 109 points per round with German tiles and words: `python -m bench.words levels`.
LEVELS: Mapping[str, Reader] = {
    "tadpole": Reader(5.0, share=0.25, pace=0.2),
    "frog": Reader(4.4, share=0.4, pace=0.3),
    "heron": Reader(3.2, share=0.5, pace=0.4),
    "kraken": Reader(None, share=1.0, pace=0.5),
}


def points_of_level(rack: Rack, options: Options, level: str) -> int:
    """What a level reaches with a few letters. It thinks as long as it takes, so it is the same on every machine."""
    from nenuphar.words import lists

    lexicon, seed = lists.opened(options.words_in), vocabulary_seed(rack, 0)
    return LEVELS[level].solved(rack, options, JOKERS, lexicon, seed, lambda: True).points
