"""Every verdict comes with its rule and its evidence."""

from pathlib import Path

import pytest

from nenuphar.testing.words import Small, small_list
from nenuphar.words import lists
from nenuphar.words.judge import Ruling, judge_word, rulebook
from nenuphar.words.lists import WordList


@pytest.mark.parametrize(
    ("word", "verdict", "rule", "evidence"),
    [
        ("MUND", "valid", "QX-W2", "zipf="),
        ("BUECHERN", "valid", "QX-W5", "lemma=BUCH"),
        ("QUOVADIS", "valid", "QX-W2", "entry"),
        ("IKEA", "valid", "QX-W3", "zipf=3.9"),
        ("UNO", "valid", "QX-W4", "abbreviation"),
        ("NRW", "valid", "QX-W4", "zipf=4.1"),
        ("TV", "valid", "QX-W4", "abbreviation"),
        ("KB", "discuss", "QX-W4", "abbreviation"),
        ("QED", "invalid", "QX-W4", "zipf=2.5"),
        ("MCP", "discuss", "QX-W4", "zipf=2.9"),
        ("STANDART", "invalid", "QX-W2", "misspelt"),
        ("XYZZ", "invalid", "QX-W3", "zipf=1.2"),
        ("PROCESSING", "discuss", "QX-W3", "abroad=5.0"),
        ("WALDQUELLE", "likely", "QX-W3", "compound=WALD+QUELLE"),
        ("WALDQUELLEN", "likely", "QX-W3", "compound=WALD+QUELLEN"),
        ("AUSPUFFLOCH", "likely", "QX-W3", "compound=AUSPUFF+LOCH"),
        ("ARBEITSTISCH", "likely", "QX-W3", "compound=ARBEIT+TISCH"),
        ("SCHULBOOT", "likely", "QX-W3", "compound=SCHULE+BOOT"),
        ("SCHWANENBOOT", "likely", "QX-W3", "compound=SCHWAN+BOOT"),
        ("WALDROHR", "discuss", "QX-W3", "compound=WALD+ROHR"),
        ("WALDSEE", "discuss", "QX-W3", "compound=WALD+SEE"),
        ("CORTINADAMPEZZO", "likely", "QX-W3", "phrase=CORTINA+D+AMPEZZO"),
        ("FRISCHTEIGMUND", "discuss", "QX-W3", "compound=FRISCH+TEIG+MUND"),
    ],
)
def test_a_verdict_its_rule_and_its_evidence(
    lexicon: WordList, word: str, verdict: str, rule: str, evidence: str
) -> None:
    ruling = judge_word(word, lexicon, {})
    assert (ruling.word, ruling.verdict, ruling.rule, ruling.lexicon) == (word, verdict, rule, lexicon.fingerprint)
    assert any(fact.startswith(evidence) for fact in ruling.evidence), ruling.evidence


@pytest.mark.parametrize("word", ["MUNT", "WALDQUELE", "SCHWANSBOOT", "WALDOFT", "OFTMUND", "QQ", "BCDF", "A" * 10_000])
def test_words_without_evidence_are_rejected(lexicon: WordList, word: str) -> None:
    assert judge_word(word, lexicon, {}).verdict == "invalid"


@pytest.mark.parametrize("word", ["", "A"])
def test_one_letter_is_never_a_word(lexicon: WordList, word: str) -> None:
    ruling = judge_word(word, lexicon, {word: True})
    assert (ruling.verdict, ruling.rule) == ("invalid", "QX-W1")


@pytest.mark.parametrize("word", ["MUND", "XQ", "FRISCHTEIGMUND"])
def test_without_a_list_people_decide(word: str) -> None:
    ruling = judge_word(word, None, {})
    assert (ruling.verdict, ruling.rule, ruling.lexicon) == ("discuss", "QX-W6", "")


@pytest.mark.parametrize(("stands", "verdict"), [(True, "valid"), (False, "invalid")])
@pytest.mark.parametrize("word", ["MUND", "MUNT"])
def test_precedents_count_more_than_any_list(lexicon: WordList, word: str, stands: bool, verdict: str) -> None:
    ruling = judge_word(word, lexicon, {word: stands})
    assert (ruling.verdict, ruling.rule, ruling.evidence) == (verdict, "QX-W6", ("precedent",))


@pytest.mark.parametrize("written", ["mund", "Mund", "MÜND", "MU ND", "MUND1", "🐸🐸"])
def test_only_folded_words_are_judged(lexicon: WordList, written: str) -> None:
    with pytest.raises(ValueError, match="not folded"):
        judge_word(written, lexicon, {})


def test_while_only_everyday_words_are_ready_nothing_is_rejected(words_home: Path, lexicon: WordList) -> None:
    everyday = lists.opened_stage("de", "everyday", words_home)
    assert everyday is not None
    assert judge_word("BUCH", everyday, {}).verdict == "valid"
    ruling = judge_word("MUNT", everyday, {})
    assert (ruling.verdict, ruling.rule, ruling.evidence) == ("discuss", "QX-W6", ("partial",))
    example = judge_word("PITSCHPATSCHENASS", everyday, {}, rulebook("de"))
    assert (example.verdict, example.evidence) == ("valid", ("rulebook",))


def test_the_rule_book_judges_its_own_examples() -> None:
    examples = rulebook("de")
    assert {word: example.rule for word, example in examples.items() if not example.accepted} == {
        "TELEPROCESSING": "QX-W3",
        "FRISCHTEIGMUND": "QX-W3",
        "QED": "QX-W4",
        "MCP": "QX-W4",
    }
    assert len(examples) == 26
    for word, example in examples.items():
        ruling = judge_word(word, None, {}, examples)
        verdict = "valid" if example.accepted else "invalid"
        assert (ruling.verdict, ruling.rule, ruling.evidence) == (verdict, example.rule, ("rulebook",))
    assert rulebook("fr") == rulebook("en") == {}


@pytest.mark.parametrize(
    ("word", "verdict", "rule", "evidence"),
    [
        ("WALDQUELLE", "valid", "QX-W3", ("rulebook", "compound=WALD+QUELLE")),
        ("CORTINADAMPEZZO", "valid", "QX-W2", ("rulebook", "phrase=CORTINA+D+AMPEZZO")),
        ("FRISCHTEIGMUND", "invalid", "QX-W3", ("rulebook", "compound=FRISCH+TEIG+MUND")),
        ("MCP", "invalid", "QX-W4", ("rulebook", "zipf=2.9", "abbreviation")),
        ("PITSCHPATSCHENASS", "valid", "QX-W2", ("rulebook",)),
    ],
)
def test_the_rule_book_corrects_the_list(
    lexicon: WordList, word: str, verdict: str, rule: str, evidence: tuple[str, ...]
) -> None:
    ruling = judge_word(word, lexicon, {}, rulebook("de"))
    assert (ruling.verdict, ruling.rule, ruling.evidence) == (verdict, rule, evidence)
    assert ruling.lexicon == lexicon.fingerprint


@pytest.mark.parametrize("word", ["JA", "MUND", "UNO", "BUECHERN", "IKEA", "QUOVADIS", "QED"])
def test_if_list_and_rule_book_agree_the_list_is_the_evidence(lexicon: WordList, word: str) -> None:
    ruling = judge_word(word, lexicon, {}, rulebook("de"))
    assert ruling == judge_word(word, lexicon, {})
    assert ruling.evidence


@pytest.mark.parametrize(("word", "stands"), [("PITSCHPATSCHENASS", False), ("MCP", True), ("UNO", False)])
def test_a_precedent_counts_more_than_the_rule_book(lexicon: WordList, word: str, stands: bool) -> None:
    ruling = judge_word(word, lexicon, {word: stands}, rulebook("de"))
    assert (ruling.verdict == "valid", ruling.rule, ruling.evidence) == (stands, "QX-W6", ("precedent",))


def test_every_word_of_the_solver_is_accepted(lexicon: WordList) -> None:
    for number in lexicon.index.words.tolist():
        assert judge_word(lexicon.word(number), lexicon, {}).verdict == "valid"


@pytest.mark.parametrize(
    ("meant", "verdict"),
    [
        ("waldbroot", "invalid"),  # a doubled letter, two swapped, or one that sounds alike: misspelt
        ("waldbort", "invalid"),
        ("waldbrut", "invalid"),
        ("waldrot", "discuss"),  # a letter more or less makes another compound or another form
        ("awaldbrot", "discuss"),
        ("waldbrote", "discuss"),
    ],
)
def test_a_compound_one_slip_away_from_a_common_word_is_not_likely(tmp_path: Path, meant: str, verdict: str) -> None:
    nouns = ("Wald", "Brot", "Land", "Hund", "Wand", "Waldland", "Waldhund", "Waldwand")
    zipf = {noun.lower(): 4.0 for noun in nouns}

    def ruling(**common: float) -> Ruling:
        sources = Small(zipf | common, dictionary=(*nouns, *common))
        return judge_word("WALDBROT", small_list(tmp_path / "".join(map(str, common.values())), "de", sources), {})

    near = ruling(**{meant: 3.0})
    assert (near.verdict, near.evidence[-1]) == (verdict, f"near={meant.upper()}")
    assert ruling(**{meant: 2.9}).verdict == "likely"
    assert ruling(waldrotes=4.5, waldbraten=4.6).verdict == "likely"
    assert ruling(**{meant: 3.5, "waldbret": 3.4}).evidence[-1] == f"near={meant.upper()}"


@pytest.mark.rule("QX-W2")
@pytest.mark.parametrize(
    ("lang", "written", "zipf", "meant", "verdict"),
    [
        ("en", "occured", 2.8, "occurred", "invalid"),  # a doubled letter
        ("en", "beleive", 2.5, "believe", "invalid"),  # two letters swapped
        ("en", "seperate", 2.8, "separate", "invalid"),  # a vowel for another
        ("en", "goverment", 2.7, "government", "invalid"),  # a letter lost
        ("en", "pearson", 3.9, "person", "valid"),  # names are near other words too
        ("en", "thorpe", 3.1, "thor", "valid"),
        ("fr", "plusieur", 2.8, "plusieurs", "invalid"),  # listed
        ("fr", "mourrir", 3.2, "mourir", "invalid"),
        ("de", "vieleicht", 3.3, "vielleicht", "invalid"),
        ("de", "haven", 3.3, "haben", "valid"),
    ],
)
def test_a_common_misspelling_is_rejected_however_often_it_is_printed(
    tmp_path: Path, lang: str, written: str, zipf: float, meant: str, verdict: str
) -> None:
    lexicon = small_list(tmp_path, lang, Small({written: zipf, meant: 5.2}, dictionary=(meant,)))
    ruling = judge_word(written.upper(), lexicon, {})
    assert ruling.verdict == verdict
    assert verdict == "valid" or ruling.evidence[0] == f"near={meant.upper()}"
    assert judge_word(meant.upper(), lexicon, {}).verdict == "valid"


def test_a_word_in_a_spelling_dictionary_is_not_a_misspelling(tmp_path: Path) -> None:
    sources = Small({"occured": 2.8, "occurred": 5.2}, dictionary=("occurred", "occured"))
    assert judge_word("OCCURED", small_list(tmp_path, "en", sources), {}).verdict == "valid"


def test_a_dictionary_of_forms_has_misspellings_too(tmp_path: Path) -> None:
    sources = Small({"millenium": 2.6, "millennium": 3.7}, {"millenium": "millenium"}, dictionary=("millennium",))
    assert judge_word("MILLENIUM", small_list(tmp_path, "en", sources), {}).verdict == "invalid"
