"""The judge of Quibbix and its books. What it takes to read them is loaded when somebody reads: it is a lot."""

from collections.abc import Callable, Mapping

from nenuphar.core.game import Bookish
from nenuphar.games.quibbix.agreed import Options
from nenuphar.games.quibbix.asked import Action
from nenuphar.games.quibbix.questions import AskedHint, AskedPossible, AskedWords
from nenuphar.games.quibbix.types import Event, VoteSettled


def language(options: Options) -> str:
    return options.words_in


def settled(event: Event) -> tuple[str, bool] | None:
    """What the players have decided about a word for other matches too.

    Not what stood because it amused (QX-W7), and not what one player decided alone or somebody was silent about.
    """
    match event:
        case VoteSettled(word, "QX-W6", stands, votes) if len(votes) > 1 and None not in votes:
            return word, stands
        case _:
            return None


def answer(question: AskedWords | AskedPossible | AskedHint, precedents: Mapping[str, bool]) -> Action:
    from nenuphar.games.quibbix import reading

    return reading.answer(question, precedents)


def written(word: str, language: str) -> str:
    from nenuphar.games.quibbix import reading

    return reading.written(word, language)


def ready(language: str) -> bool:
    from nenuphar.games.quibbix import reading

    return reading.ready(language)


def prepare(language: str, tell: Callable[[float], None]) -> None:
    from nenuphar.games.quibbix import reading

    reading.prepare(language, tell)


BOOKISH: Bookish[Options, Action, Event] = Bookish(
    language=language, answer=answer, settled=settled, written=written, ready=ready, prepare=prepare
)
