"""Lists are built in stages, written atomically, checked when opened, and never used if damaged."""

import os
from collections.abc import Iterable
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from numpy.typing import NDArray

from nenuphar import array_file
from nenuphar.testing.words import Small, small_list
from nenuphar.words import building, lists
from nenuphar.words.folding import LETTERS, UnknownLanguage, folded
from nenuphar.words.lists import WordList
from nenuphar.words.solve import best
from tests.words.conftest import german


def build(home: Path, sources: Small | None = None) -> list[tuple[str, float]]:
    heard: list[tuple[str, float]] = []
    lists.build("de", home, lambda stage, done: heard.append((stage, done)), sources or german())
    return heard


def found(home: Path) -> WordList:
    lexicon = lists.opened("de", home)
    assert lexicon is not None
    return lexicon


# What a list knows


@pytest.mark.parametrize(
    "word", ["MUND", "JA", "BUECHER", "BUECHERN", "WALDRAND", "UNO", "IKEA", "QUOVADIS", "AB", "NRW"]
)
def test_accepted_words(lexicon: WordList, word: str) -> None:
    assert word in lexicon


@pytest.mark.parametrize(
    "word", ["", "M", "MUNDX", "MUN", "QED", "MCP", "STANDART", "XYZZ", "PROCESSING", "mund", "Bücher", "MUND ", "ZZZ"]
)
def test_rejected_strings(lexicon: WordList, word: str) -> None:
    assert word not in lexicon


def test_frequencies_and_lemmas(lexicon: WordList) -> None:
    assert lexicon.zipf("IKEA") == pytest.approx(3.9)
    assert lexicon.zipf("STANDART") == pytest.approx(2.4)
    assert lexicon.zipf("NOWHERE") == 0.0
    entry = lexicon.entry("BUECHERN")
    assert entry is not None
    assert entry.lemma == "BUCH"


def test_a_list_counts_the_accepted_words(lexicon: WordList) -> None:
    listed = [lexicon.word(number) for number in range(10_000) if number < lexicon.listed]
    assert len(lexicon) == sum(word in lexicon for word in listed) < len(listed)
    assert listed == sorted(set(listed))


def test_all_playable_words_are_in_the_solvers_index(lexicon: WordList) -> None:
    indexed = {lexicon.word(number) for number in lexicon.index.words.tolist()}
    accepted_strings = {word for number in range(lexicon.listed) if (word := lexicon.word(number)) in lexicon}
    assert indexed == {word for word in accepted_strings if len(word) <= 20}


# Stages


def test_everyday_words_come_first_and_progress_never_goes_back(tmp_path: Path) -> None:
    stages: dict[str, int] = {}

    def report(stage: str, done: float) -> None:
        lexicon = lists.opened("de", tmp_path)
        stages[f"{stage} {done:g}"] = 0 if lexicon is None else len(lexicon)

    lists.build("de", tmp_path, report, german())
    assert stages["everyday 0"] == 0
    assert 0 < stages["everyday 1"] == stages["attested 0"] < stages["attested 1"]
    heard = build(tmp_path, german_again())
    for stage in lists.STAGES:
        done = [done for heard_stage, done in heard if heard_stage == stage]
        assert done == sorted(done)
        assert (done[0], done[-1]) == (0.0, 1.0)
    assert [stage for stage, done in heard if done == 0.0] == ["everyday", "attested"]


def german_again() -> Small:
    sources = german()
    return Small(sources.zipf, sources.lemma, sources.dictionary, sources.entries, sources.english, recipe="newer")


def test_a_finished_list_is_not_built_again(tmp_path: Path) -> None:
    build(tmp_path)
    before = lists.path("de", "attested", tmp_path).stat().st_mtime_ns
    assert build(tmp_path) == [("attested", 1.0)]
    assert lists.path("de", "attested", tmp_path).stat().st_mtime_ns == before


def test_other_sources_make_another_list(tmp_path: Path) -> None:
    build(tmp_path)
    before = found(tmp_path).fingerprint
    build(tmp_path, german_again())
    assert found(tmp_path).fingerprint != before


def test_a_list_is_complete_when_this_code_would_make_the_same_of_these_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not lists.complete("de", tmp_path, german())
    build(tmp_path)
    assert lists.complete("de", tmp_path, german())
    assert not lists.complete("de", tmp_path, german_again())
    monkeypatch.setattr(building, "FORMAT", "another")
    assert not lists.complete("de", tmp_path, german())
    build(tmp_path)
    assert lists.complete("de", tmp_path, german())
    lists.path("de", "attested", tmp_path).unlink()
    assert not lists.complete("de", tmp_path, german())  # the everyday words alone


def test_the_same_sources_make_the_same_list(tmp_path: Path) -> None:
    one, other = (small_list(tmp_path / name, "de", german()) for name in ("one", "other"))
    assert one.fingerprint == other.fingerprint
    assert one.fingerprint.startswith("de-attested-")


def test_a_list_of_an_older_version_can_be_used_until_it_is_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = array_file.write

    def without_what_is_new(file: Path, arrays: dict[str, NDArray[Any]], facts: dict[str, str]) -> None:
        write(file, {name: array for name, array in arrays.items() if name != "unshown"}, facts)

    with monkeypatch.context() as older:
        older.setattr(array_file, "write", without_what_is_new)
        older.setattr(building, "FORMAT", "4")
        build(tmp_path)
    old = found(tmp_path)
    assert "MUND" in old
    assert best("DNUM", dict.fromkeys(LETTERS, 1), 0, lexicon=old).words == ("MUND",)
    assert not lists.complete("de", tmp_path, german())
    build(tmp_path)
    assert lists.complete("de", tmp_path, german())


def test_an_empty_list_is_a_list(tmp_path: Path) -> None:
    empty = small_list(tmp_path, "fr", Small())
    assert len(empty) == 0
    assert "MUND" not in empty


# Damage


def test_there_may_be_no_list_yet(tmp_path: Path) -> None:
    assert lists.opened("de", tmp_path / "nowhere") is None


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownLanguage):
        lists.opened("xx", tmp_path)
    with pytest.raises(UnknownLanguage):
        lists.build("../de", tmp_path, lambda stage, done: None)


@pytest.mark.parametrize("flipped", [0x01, 0x80])  # in the head: another letter, and invalid UTF-8
@pytest.mark.parametrize("where", ["magic", "head", "start", "middle", "end"])
def test_a_changed_byte_anywhere_is_noticed_and_repaired(tmp_path: Path, where: str, flipped: int) -> None:
    build(tmp_path)
    file = lists.path("de", "attested", tmp_path)
    written = file.read_bytes()
    data = bytearray(written)
    body = 64 * -(-(data.index(b"}}") + 2) // 64)
    at = {"magic": 0, "head": 60, "start": body, "middle": (body + len(data)) // 2, "end": len(data) - 70}[where]
    data[at] ^= flipped
    file.write_bytes(data)
    assert found(tmp_path).stage == "everyday"  # the better list is damaged, so it is not opened
    build(tmp_path)
    assert file.read_bytes() == written


def test_a_damaged_list_is_built_again(tmp_path: Path) -> None:
    build(tmp_path)
    before = found(tmp_path).fingerprint
    file = lists.path("de", "attested", tmp_path)
    file.write_bytes(file.read_bytes()[:-100])
    assert found(tmp_path).fingerprint != before
    build(tmp_path)
    assert found(tmp_path).fingerprint == before


@pytest.mark.parametrize("left", [0, 1, 10, 25, 100, 5_000, -64, -1])
def test_a_file_that_was_cut_off_is_not_opened(tmp_path: Path, left: int) -> None:
    build(tmp_path)
    for stage in lists.STAGES:
        file = lists.path("de", stage, tmp_path)
        file.write_bytes(file.read_bytes()[:left])
    assert lists.opened("de", tmp_path) is None


@pytest.mark.parametrize(
    "junk", [b"", b"\0" * 4096, array_file.MAGIC + b"\xff" * 100, array_file.MAGIC + bytes(8) + b"{}"]
)
def test_junk_is_not_opened(tmp_path: Path, junk: bytes) -> None:
    for stage in lists.STAGES:
        lists.path("de", stage, tmp_path).write_bytes(junk)
    assert lists.opened("de", tmp_path) is None


def test_a_build_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        build(tmp_path)
    assert [*tmp_path.iterdir()] == []


def test_files_of_killed_builds_are_removed(tmp_path: Path) -> None:
    old, fresh = tmp_path / ".writing-old", tmp_path / ".writing-fresh"
    for draft in (old, fresh):
        draft.write_bytes(b"half")
    os.utime(old, (0, 0))
    build(tmp_path)
    assert (old.exists(), fresh.exists()) == (False, True)


def test_concurrent_builds_do_no_harm(tmp_path: Path) -> None:
    context = get_context("spawn")
    builders = [context.Process(target=build, args=(tmp_path,)) for _ in range(2)]
    for builder in builders:
        builder.start()
    for builder in builders:
        builder.join()
    assert [builder.exitcode for builder in builders] == [0, 0]
    assert found(tmp_path).fingerprint == small_list(tmp_path / "alone", "de", german()).fingerprint
    assert {file.name for file in tmp_path.iterdir()} == {"de-everyday.words", "de-attested.words", "alone"}


def test_a_replaced_list_is_opened_again(tmp_path: Path) -> None:
    build(tmp_path)
    old = found(tmp_path)
    assert found(tmp_path) is old
    build(tmp_path, german_again())
    assert found(tmp_path) is not old
    assert "MUND" in old  # the old one stays usable


def test_listed_strings_one_slip_away(lexicon: WordList) -> None:
    """The same result as looking up every slip."""
    for word in ("MUN", "MUNDD", "UMND", "MUSD", "WALDE", "ALD", "XWALD", "SEEE", "QQQQ", "EI"):
        cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
        slips = {before + after[1:] for before, after in cuts}
        slips |= {before + after[1] + after[0] + after[2:] for before, after in cuts if len(after) > 1}
        slips |= {before + sign + after[skipped:] for before, after in cuts for sign in LETTERS for skipped in (0, 1)}
        expected = {other for other in slips - {word} if lexicon.number(other) is not None}
        assert set(lexicon.near(word)) == expected
    assert set(lexicon.near("MUNDD")) == {"MUND"}


class Stems(Small, frozen=True):
    """Sources with words that a spelling dictionary makes from a stem."""

    made: tuple[tuple[str, str], ...] = ()

    def dictionaries(self) -> list[Iterable[tuple[str, str]]]:
        return [*super().dictionaries(), self.made]


@pytest.mark.rule("QX-W2", "QX-W4")
@pytest.mark.parametrize(
    ("written", "listed", "zipf", "stands"),
    [
        ("ox", "dictionary", 3.5, True),  # two letters are a word if a spelling dictionary has them in lower case
        ("eq", "lemma", 3.3, False),
        ("eq", "both", 3.3, True),
        ("EQ", "mixed", 3.3, False),  # a dictionary of forms has symbols too
        ("OK", "mixed", 4.2, True),  # unless it is well known
        ("Oa", "dictionary", 4.1, False),
        ("Al", "dictionary", 4.2, True),
        ("es", "made", 3.9, False),  # plural of a letter
        ("acd", "made of cd", 0.0, False),  # a unit with its prefix
        ("ade", "made of de", 0.0, True),
        ("tgz", "dictionary", 2.8, False),  # unpronounceable
        ("tgz", "dictionary", 2.9, True),
        ("tgzs", "dictionary", 0.0, True),
        ("yex", "lemma", 0.0, False),  # never printed
        ("yex", "lemma", 1.0, True),
        ("yex", "dictionary", 0.0, True),
        ("œ", "dictionary", 5.0, False),  # a letter
        ("Cobol", "capitals too", 2.8, False),  # only a name or an abbreviation
        ("Cobol", "capitals too", 2.9, True),
    ],
)
def test_short_words_depend_on_their_spelling(
    tmp_path: Path, written: str, listed: str, zipf: float, stands: bool
) -> None:
    stem = {"made": written[:1], "made of cd": "cd", "made of de": "de"}.get(listed)
    sources = Stems(
        zipf={written.lower(): zipf} if zipf else {},
        lemma={written.lower(): written.lower()} if listed in ("lemma", "both", "mixed") else {},
        dictionary={"dictionary": (written,), "both": (written,), "mixed": (written.upper(),)}.get(listed, ())
        or ((written, written.upper()) if listed == "capitals too" else ()),
        made=((written, stem),) if stem else (),
    )
    word = folded(written, "en")
    assert (word in small_list(tmp_path, "en", sources)) == stands
