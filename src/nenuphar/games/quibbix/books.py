"""How Quibbix looks words up. The code for word lists is large, so it is loaded when it is first needed."""

from collections.abc import Callable, Mapping

from nenuphar.core.game import Refused
from nenuphar.core.lookup import Lookup, VoteResult
from nenuphar.games.quibbix.actions import Action, Rule
from nenuphar.games.quibbix.options import SHORTEST_WORD, Options
from nenuphar.games.quibbix.queries import AskedHint, AskedPossible, AskedWords, for_solo
from nenuphar.games.quibbix.types import Event, VoteSettled
from nenuphar.words import folding

LONGEST_WORD = 32  # nobody has tiles for more than twenty letters


def language(options: Options) -> str:
    return options.words_in


def vote_result(event: Event) -> VoteResult | None:
    """The players' decision on a word (QX-W6), but not on a coined word (QX-W7)."""
    match event:
        case VoteSettled(word, "QX-W6", accepted, votes):
            return VoteResult(word, accepted, votes)
        case _:
            return None


def uses_notes(options: Options, seats: int) -> bool:
    """The host's own notes do not count in a contest (QX-C1) or for a player alone (QX-R10)."""
    return not options.contest and seats > 1


def answer(query: AskedWords | AskedPossible | AskedHint, precedents: Mapping[str, bool]) -> Action:
    from nenuphar.games.quibbix import reading

    found = reading.answer(query, precedents)
    is_solo = isinstance(query, AskedWords) and query.alone
    return for_solo(found) if is_solo and isinstance(found, Rule) else found


def spelled(word: str, language: str) -> str:
    """A word in the letters of the tiles (QX-D1); it has at least two of them (QX-W1)."""
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


def prepare(language: str, report: Callable[[float], None]) -> None:
    from nenuphar.games.quibbix import reading

    reading.prepare(language, report)


LOOKUP: Lookup[Options, Action, Event] = Lookup(
    language=language,
    answer=answer,
    vote_result=vote_result,
    uses_notes=uses_notes,
    spelled=spelled,
    is_ready=is_ready,
    prepare=prepare,
)
