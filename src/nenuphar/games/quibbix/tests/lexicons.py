"""A list of a few words for tests, with a judge and a solver for it, instead of the lists of this machine."""

from collections.abc import Callable, Collection, Mapping

import pytest

from nenuphar.words import judge, lists, solve
from nenuphar.words.lists import WordList

REAL_JUDGE_WORD = judge.judge_word


class FewWords(WordList):
    """These words, each with its frequency; a negative one means that the word is on the blocklist."""

    def __init__(self, **zipf: float) -> None:
        self.lang, self.stage, self.fingerprint = "de", "attested", "few"
        self.words = zipf

    def __contains__(self, word: object) -> bool:
        return word in self.words

    def zipf(self, word: str) -> float:
        return self.words.get(word, 0.0)


def judge_word(
    word: str, lexicon: WordList | None, precedents: Mapping[str, bool], examples: Mapping[str, judge.Example]
) -> judge.Ruling:
    if word in precedents or lexicon is None:
        return REAL_JUDGE_WORD(word, None, precedents, examples)
    return judge.Ruling(word, "valid" if word in lexicon else "invalid", "QX-W2", ("zipf=3.0",), lexicon.fingerprint)


def best(
    rack: str,
    values: Mapping[str, int],
    jokers: int = 2,
    *,
    lexicon: WordList | None,
    least_zipf: float | None = None,
    vocabulary: solve.Vocabulary | None = None,
    barred: Collection[str] = (),
    unshown: bool = False,
    more: Callable[[], bool] | None = None,
    limit_s: float = 1.0,
) -> solve.Solution:
    """The first word of the list that the rack allows, with lower-case letters for missing tiles."""
    assert limit_s > 0
    if not isinstance(lexicon, FewWords):
        return solve.Solution()
    for word, zipf in lexicon.words.items():
        spelled = _spelled(word, rack)
        if word in barred or (zipf < 0 and not unshown):
            continue
        if abs(zipf) >= (least_zipf or 0.0) and sum(map(str.islower, spelled)) <= jokers and len(spelled) <= len(rack):
            points = 2 * sum(values[sign] for sign in spelled if sign.isupper())
            return solve.Solution(points, (spelled,), proven=True)
    return solve.Solution()


def _spelled(word: str, rack: str) -> str:
    left, signs = list(rack), ""
    for letter in word:
        if letter in left:
            left.remove(letter)
            signs += letter
        else:
            signs += letter.lower()
    return signs


def opened(monkeypatch: pytest.MonkeyPatch, few: FewWords | None) -> None:
    """Use these words in this test, whatever lists there are on this machine."""
    monkeypatch.setattr(lists, "opened", lambda lang, home=None: few)
    monkeypatch.setattr(judge, "judge_word", judge_word)
    monkeypatch.setattr(solve, "best", best)
