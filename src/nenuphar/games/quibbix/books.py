"""The judge's answers, from the word lists of this machine. Without a list every word is left to the players."""

from collections.abc import Callable, Mapping

from nenuphar.core.game import Bookish, Refused
from nenuphar.games.quibbix.agreed import JOKERS, Options
from nenuphar.games.quibbix.asked import Action, Rule, Solve, Whisper
from nenuphar.games.quibbix.parts import Hint, Possible, Rack, Ruling, Solution
from nenuphar.games.quibbix.questions import AskedHint, AskedPossible, AskedWords
from nenuphar.games.quibbix.tiles import Kind
from nenuphar.games.quibbix.types import Event, VoteSettled
from nenuphar.words import judge, lists, solve
from nenuphar.words.folding import folded
from nenuphar.words.lists import WordList

EVERYDAY_ZIPF = 4.0
SOLVING_S = 2.0


def answer(question: AskedWords | AskedPossible | AskedHint, precedents: Mapping[str, bool]) -> Action:
    """What the judge says, with what this house has settled before."""
    lexicon = lists.opened(question.language)
    match question:
        case AskedWords(words=words):
            return Rule(tuple(_ruling(word, lexicon, precedents) for word in words))
        case AskedPossible(racks=racks, letters=letters):
            return Solve(tuple(_possible(rack, letters, lexicon) for rack in racks))
        case AskedHint(rack=rack, letters=letters, shown=shown):
            best = _best(rack, letters, lexicon, EVERYDAY_ZIPF)
            word = best.words[0].upper() if best.words else ""
            return Whisper(Hint(len(word), word[:shown]))


def _ruling(word: str, lexicon: WordList | None, precedents: Mapping[str, bool]) -> Ruling:
    said = judge.judged(word, lexicon, precedents)
    return Ruling(said.word, said.verdict, said.rule, said.evidence, said.lexicon)


def _possible(rack: Rack, letters: tuple[Kind, ...], lexicon: WordList | None) -> Possible:
    return Possible(
        everyday=_best(rack, letters, lexicon, EVERYDAY_ZIPF),
        attested=_best(rack, letters, lexicon, None),
    )


def _best(rack: Rack, letters: tuple[Kind, ...], lexicon: WordList | None, least_zipf: float | None) -> Solution:
    """The best layout, with the word first that counts double. Without a list nothing is known, and nothing proven."""
    worth = {kind.letter: kind.points for kind in letters}
    found = solve.best(rack, worth, JOKERS, lexicon=lexicon, least_zipf=least_zipf, limit_s=SOLVING_S)
    return Solution(found.points, found.words, found.proven and lexicon is not None)


def language(options: Options) -> str:
    return options.words_in


def written(word: str, language: str) -> str:
    """A word as the lists spell it (QX-D1)."""
    try:
        return folded(word, language)
    except ValueError as error:
        raise Refused("QX-D1", fault="sign", sign=word[:1]) from error


def ready(language: str) -> bool:
    found = lists.opened(language)
    return found is not None and found.stage == "attested"


def prepare(language: str, report: Callable[[float], None]) -> None:
    lists.build(language, lists.home(), lambda _stage, done: report(done))


def settled(event: Event) -> tuple[str, bool] | None:
    """What the players have decided about a word for other matches too: not what stood because it amused (QX-W7)."""
    match event:
        case VoteSettled(word, "QX-W6", stands):
            return word, stands
        case _:
            return None


BOOKISH: Bookish[Options, Action, Event] = Bookish(
    language=language, answer=answer, settled=settled, written=written, ready=ready, prepare=prepare
)
