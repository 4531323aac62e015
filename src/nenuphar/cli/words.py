"""`nenuphar words`: builds and shows the word lists, and asks the judge about words."""

from cyclopts import App
from rich.table import Column

from nenuphar.cli import books, language, program, saved_matches
from nenuphar.cli.errors import CommandError
from nenuphar.cli.progress import progress
from nenuphar.cli.screen import Screen
from nenuphar.core.messages import Fact
from nenuphar.texts import Catalogue
from nenuphar.words import lists
from nenuphar.words.folding import UnknownSign, folded
from nenuphar.words.judge import Ruling, judge_word, rulebook
from nenuphar.words.lists import WordList

words = App(name="words", help="Build and ask the word lists that words are judged by.", help_epilogue="")

VERDICTS = {
    "valid": "words-valid",
    "likely": "words-likely",
    "discuss": "words-discuss",
    "invalid": "words-invalid",
}
STAGES = {"everyday": "words-everyday", "attested": "words-attested"}


@words.command
def check(first: str, /, *more: str, lang: str | None = None, examples: bool = True, build: bool = True) -> None:
    """Say for every word whether it is accepted, by which rule, and on what evidence.

    Args:
        first: A word, with its accents or without.
        more: More words.
        lang: The language of the words, and of the answer: en, fr or de.
        examples: Count what the rule book says about its own examples.
        build: Build a missing or outdated list first.
    """
    spoken = language.chosen(lang)
    texts, screen = Catalogue(spoken), Screen()
    asked = [tiles(word, spoken) for word in (first, *more)]
    lexicon = open_list(spoken, texts, screen, build)
    names = ("words-word", "words-verdict", "words-rule", "words-evidence")
    rulings = (judge_word(word, lexicon, {}, rulebook(spoken) if examples else {}) for word in asked)
    screen.table([Column(texts.text(name)) for name in names], (_row(ruling, texts) for ruling in rulings))


def _row(ruling: Ruling, texts: Catalogue) -> tuple[str, ...]:
    evidence = ", ".join(_in_words(each, texts) for each in ruling.evidence)
    return _short(ruling.word), texts.text(VERDICTS[ruling.verdict]), ruling.rule, evidence


def _in_words(evidence: str, texts: Catalogue) -> str:
    """`lemma=BUCH` in the words of the game: form of BUCH."""
    name, _, found = evidence.partition("=")
    return " ".join([texts.text(f"quibbix-fact-{name}"), *([found.replace("+", " + ")] if found else [])])


@words.command(name="build")
def build_lists(*, lang: str | None = None) -> None:
    """Build the list of a language, or of all, from the dictionaries on this machine.

    Args:
        lang: Only this language, for the list and for the answer: en, fr or de.
    """
    texts, screen = language.catalogue(lang), Screen()
    for each in lists.LANGUAGES if lang is None else (lang,):
        _build(each, texts)
        _show(each, lists.opened(each), texts, screen)


@words.command
def status(*, lang: language.Lang = None) -> None:
    """Show which lists are built, how many words they have, and from which sources."""
    texts, screen = language.catalogue(lang), Screen()
    for each in lists.LANGUAGES:
        _show(each, lists.opened(each), texts, screen)
    screen.whole(texts.text("words-folder", {"folder": str(lists.home())}))


def _build(lang: str, texts: Catalogue) -> None:
    with progress(books.building(lang, texts)) as report:
        try:
            lists.build(lang, lists.home(), lists.overall(report))
        except OSError as error:
            raise saved_matches.unusable(lists.home(), error) from None


def open_list(lang: str, texts: Catalogue, screen: Screen, build: bool) -> WordList | None:
    """The best list of a language; if it could be better, the screen says how to get it."""
    if build and not lists.complete(lang, lists.home()):
        _build(lang, texts)
    lexicon = lists.opened(lang)
    _show_lack(lang, lexicon, texts, screen)
    return lexicon


def _show_lack(lang: str, lexicon: WordList | None, texts: Catalogue, screen: Screen) -> None:
    """Say how to get a better list, if there is one."""
    if not lists.complete(lang, lists.home()):
        is_partial = lexicon is None or lexicon.stage != lists.STAGES[-1]
        lack = "words-unbuilt" if is_partial else "words-outdated"
        screen.whole(texts.text(lack, {"lang": lang, "program": program.called()}))


def tiles(word: str, lang: str) -> str:
    """The tiles that spell a word; an error if it has other signs."""
    try:
        return folded(word, lang)
    except UnknownSign as error:
        raise CommandError("sorry-sign", word=_short(word), sign=error.sign) from None


def _short(word: str) -> str:
    return word if len(word) <= 40 else f"{word[:39]}…"


def _show(lang: str, lexicon: WordList | None, texts: Catalogue, screen: Screen) -> None:
    if lexicon is None:
        screen.line(texts.text("words-none", {"lang": lang}))
    else:
        facts: dict[str, Fact] = {
            "lang": lang,
            "stage": texts.text(STAGES[lexicon.stage]),
            "words": len(lexicon),
            "fingerprint": lexicon.fingerprint,
            "sources": lexicon.sources,
        }
        screen.line(texts.text("words-ready", facts))
        _show_lack(lang, lexicon, texts, screen)
