"""Answers queries to the judge from the word lists of this machine. Without a list, players decide on every word."""

from collections.abc import Callable, Collection, Mapping

from nenuphar.games.quibbix.actions import Action, Rule, Solve, Whisper
from nenuphar.games.quibbix.options import JOKERS
from nenuphar.games.quibbix.parts import Hint, Possible, Rack, Ruling, Solution
from nenuphar.games.quibbix.queries import AskedHint, AskedPossible, AskedWords
from nenuphar.games.quibbix.tiles import Kind
from nenuphar.words import judge, lists, solve
from nenuphar.words.lists import WordList

EVERYDAY_ZIPF = 4.0
PRINTED_ZIPF = 0.01  # the least frequency in a list: the word has been printed
SOLVING_S = 8.0  # for all racks of a query together


def answer(query: AskedWords | AskedPossible | AskedHint, precedents: Mapping[str, bool]) -> Action:
    """The judge's answer; for words by the host's earlier decisions, else by list and rule book."""
    lexicon = lists.opened(query.language)
    match query:
        case AskedWords(words=words, language=language):
            examples = judge.rulebook(language)
            return Rule(tuple(_ruling(judge.judge_word(word, lexicon, precedents, examples)) for word in words))
        case AskedPossible(racks=racks, letters=letters):
            limit_s = SOLVING_S / len(racks) / len(Possible.__struct_fields__)
            return Solve(tuple(_possible(rack, letters, lexicon, limit_s) for rack in racks))
        case AskedHint(rack=rack, letters=letters, shown=shown):
            best = _best(rack, letters, lexicon, EVERYDAY_ZIPF, SOLVING_S)
            word = best.words[0].upper() if best.words else ""
            return Whisper(Hint(len(word), word[:shown]))


def _ruling(found: judge.Ruling) -> Ruling:
    return Ruling(found.word, found.verdict, found.rule, found.evidence, found.lexicon)


def _possible(rack: Rack, letters: tuple[Kind, ...], lexicon: WordList | None, limit_s: float) -> Possible:
    everyday = _best(rack, letters, lexicon, EVERYDAY_ZIPF, limit_s)
    attested = _worthwhile(_best(rack, letters, lexicon, PRINTED_ZIPF, limit_s), everyday)
    optimum = _worthwhile(_best(rack, letters, lexicon, None, limit_s), attested)
    most = _best(rack, letters, lexicon, None, limit_s, unshown=True).points
    return Possible(everyday, attested, optimum, most if most > optimum.points else None)


def _worthwhile(rarer: Solution, usual: Solution) -> Solution:
    """Rare words are shown only if they are worth more; a proof with them still counts."""
    return rarer if rarer.points > usual.points else Solution(usual.points, usual.words, rarer.proven)


def _best(
    rack: Rack,
    letters: tuple[Kind, ...],
    lexicon: WordList | None,
    least_zipf: float | None,
    limit_s: float,
    *,
    unshown: bool = False,
) -> Solution:
    """The best layout, with the doubled word first. An incomplete list proves nothing."""
    worth = {kind.letter: kind.points for kind in letters}
    found = solve.best(rack, worth, JOKERS, lexicon=lexicon, least_zipf=least_zipf, limit_s=limit_s, unshown=unshown)
    complete = lexicon is not None and lexicon.stage == lists.STAGES[-1]
    return Solution(found.points, found.words, found.proven and complete)


def ready(language: str) -> bool:
    return lists.complete(language, lists.home())


def prepare(language: str, report: Callable[[float], None]) -> None:
    lists.build(language, lists.home(), lists.overall(report))


def frequencies(language: str, words: Collection[str]) -> dict[str, float]:
    """How frequent words are in print, on the Zipf scale: only those that a list has found in print."""
    lexicon = lists.opened(language)
    found = {} if lexicon is None else {word: lexicon.zipf(word.upper()) for word in words}
    return {word: zipf for word, zipf in found.items() if zipf}
