"""What the log of Quibbix says of the judge, and of what was possible."""

import pytest

from nenuphar.games.quibbix.parts import Possible, Ruling, Solution
from nenuphar.games.quibbix.tests.tables import ANNA, FIRST, given, sees
from nenuphar.games.quibbix.text import tell
from nenuphar.games.quibbix.types import PossibleShown, WordsRuled
from nenuphar.texts import Catalogue

NAMES = ("Anna", "Ben")
USUAL, RARE = Solution(12, ("EUER", "Ja"), proven=True), Solution(14, ("REuE",), proven=False)
ATTESTED = Solution(13, ("REUE",), proven=True)


@pytest.mark.parametrize(
    ("possible", "said"),
    [
        (
            Possible(USUAL, ATTESTED, RARE),
            "everyday words 12 EUER J(A) · attested words 13 REUE · the whole list 14+ RE(U)E",
        ),
        (Possible(USUAL, USUAL, RARE), "everyday words = attested words 12 EUER J(A) · the whole list 14+ RE(U)E"),
    ],
)
def test_the_log_tells_of_all_vocabularies(possible: Possible, said: str) -> None:
    told = tell(PossibleShown((possible,) * 2), sees(given(FIRST, FIRST)))
    assert told is not None
    assert Catalogue("en", NAMES, ANNA).say(told) == f"This was possible: you {said}, Ben {said}."


@pytest.mark.rule("QX-W6")
@pytest.mark.parametrize(
    ("evidence", "said"),
    [
        (("zipf=6.1",), "JA valid QX-W2"),
        (("precedent",), "JA valid QX-W2 · settled in this house before"),
        (("rulebook", "compound=J+A"), "JA valid QX-W2 · the rule book's own example · put together from J + A"),
        (("zipf=1.0", "partial"), "JA valid QX-W2 · the list is not complete yet"),
        (("phrase=QUO+VADIS",), "JA valid QX-W2 · an expression of QUO + VADIS"),
        (("lemma=BUCH", "zipf=4.0"), "JA valid QX-W2 · form of BUCH"),
        (("abbreviation",), "JA valid QX-W2 · abbreviation"),
        (("entry", "of-a-later-day=7"), "JA valid QX-W2 · several words that form one entry"),
    ],
)  # fmt: skip
def test_the_log_says_what_the_judge_goes_by(evidence: tuple[str, ...], said: str) -> None:
    told = tell(WordsRuled((Ruling("JA", "valid", "QX-W2", evidence),)), sees(given(FIRST)))
    assert told is not None
    assert Catalogue("en", NAMES).say(told) == f"The judge says: {said}."
