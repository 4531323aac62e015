"""The judge of Quibbix and its books. What it takes to read them is loaded when somebody reads: it is a lot."""

from collections.abc import Callable, Mapping

from nenuphar.core.game import Refused
from nenuphar.core.lookup import Lookup, VoteResult
from nenuphar.games.quibbix.actions import Action, Rule
from nenuphar.games.quibbix.options import SHORTEST_WORD, Options
from nenuphar.games.quibbix.questions import AskedHint, AskedPossible, AskedWords, for_one
from nenuphar.games.quibbix.types import Event, VoteSettled
from nenuphar.words import folding

LONGEST_WORD = 32  # nobody has tiles for more than twenty letters


def language(options: Options) -> str:
    return options.words_in


def vote_result(event: Event) -> VoteResult | None:
    """What the players have decided about a word (QX-W6): not what stood because it amused (QX-W7)."""
    match event:
        case VoteSettled(word, "QX-W6", stands, votes):
            return VoteResult(word, stands, votes)
        case _:
            return None


def uses_notes(options: Options, seats: int) -> bool:
    """In a contest nothing counts that somebody has merely noted (QX-C1), and so it is alone (QX-R10)."""
    return not options.contest and seats > 1


def answer(question: AskedWords | AskedPossible | AskedHint, precedents: Mapping[str, bool]) -> Action:
    from nenuphar.games.quibbix import reading

    said = reading.answer(question, precedents)
    return for_one(said) if isinstance(said, Rule) and isinstance(question, AskedWords) and question.alone else said


def spelled(word: str, language: str) -> str:
    """A word in the letters of the tiles (QX-D1), which has at least two of them (QX-W1)."""
    try:
        letters = folding.folded(word, language)
    except folding.UnknownLanguage:
        raise Refused("QX-M2", fault="language", language=language, languages=folding.LANGUAGES) from None
    except folding.UnknownSign as unknown:
        raise Refused("QX-D1", fault="sign", sign=unknown.sign) from None
    if not SHORTEST_WORD <= len(letters) <= LONGEST_WORD:
        raise Refused("QX-W1", fewest=SHORTEST_WORD, most=LONGEST_WORD)
    return letters


def is_ready(language: str) -> bool:
    from nenuphar.games.quibbix import reading

    return reading.ready(language)


def prepare(language: str, tell: Callable[[float], None]) -> None:
    from nenuphar.games.quibbix import reading

    reading.prepare(language, tell)


LOOKUP: Lookup[Options, Action, Event] = Lookup(
    language=language,
    answer=answer,
    vote_result=vote_result,
    uses_notes=uses_notes,
    spelled=spelled,
    is_ready=is_ready,
    prepare=prepare,
)
