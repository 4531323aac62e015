"""The judge's answers, from the word lists of this machine. Without a list every word is left to the players."""

from collections.abc import Callable, Mapping

from nenuphar.core.game import Refused
from nenuphar.games.quibbix.agreed import JOKERS, SHORTEST_WORD
from nenuphar.games.quibbix.asked import Action, Rule, Solve, Whisper
from nenuphar.games.quibbix.parts import Hint, Possible, Rack, Ruling, Solution
from nenuphar.games.quibbix.questions import AskedHint, AskedPossible, AskedWords
from nenuphar.games.quibbix.tiles import Kind
from nenuphar.words import judge, lists, solve
from nenuphar.words.folding import UnknownSign, folded
from nenuphar.words.lists import WordList

EVERYDAY_ZIPF = 4.0
SOLVING_S = 2.0


def answer(question: AskedWords | AskedPossible | AskedHint, precedents: Mapping[str, bool]) -> Action:
    """What the judge says, with what this house has settled before, or else the rule book itself."""
    lexicon = lists.opened(question.language)
    precedents = {**judge.rulebook(question.language), **precedents}
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
    """The best layout, with the word first that counts double. Nothing is proven by a list that is not complete."""
    worth = {kind.letter: kind.points for kind in letters}
    found = solve.best(rack, worth, JOKERS, lexicon=lexicon, least_zipf=least_zipf, limit_s=SOLVING_S)
    complete = lexicon is not None and lexicon.stage == lists.STAGES[-1]
    return Solution(found.points, found.words, found.proven and complete)


def written(word: str, language: str) -> str:
    """A word in the letters of the tiles (QX-D1), which has at least two of them (QX-W1)."""
    if language not in lists.LANGUAGES:
        raise Refused("QX-M2", fault="language", language=language, languages=lists.LANGUAGES)
    try:
        letters = folded(word, language)
    except UnknownSign as unknown:
        raise Refused("QX-D1", fault="sign", sign=unknown.sign) from None
    if not SHORTEST_WORD <= len(letters) <= judge.LONGEST:
        raise Refused("QX-W1", fewest=SHORTEST_WORD, most=judge.LONGEST)
    return letters


def ready(language: str) -> bool:
    found = lists.opened(language)
    return found is not None and found.stage == lists.STAGES[-1]


def prepare(language: str, tell: Callable[[float], None]) -> None:
    def report(stage: str, done: float) -> None:
        tell((list[str](lists.STAGES).index(stage) + done) / len(lists.STAGES))

    lists.build(language, lists.home(), report)
