"""`nenuphar words`: build the word lists, see what there is, and ask what the judge would say of a word."""

import os

from cyclopts import App
from rich.box import SIMPLE
from rich.table import Table

from nenuphar.cli import books, language, program, saved_matches
from nenuphar.cli.errors import CommandError
from nenuphar.cli.screen import Screen
from nenuphar.core.messages import Fact
from nenuphar.texts import Catalogue
from nenuphar.words import lists
from nenuphar.words.folding import UnknownSign, folded
from nenuphar.words.judge import judge_word, rulebook
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
    """Say of every word whether it is accepted, by which rule, and on what evidence.

    Parameters
    ----------
    first
        A word, with its accents or without.
    more
        More of them.
    lang
        The language of the words, and of the answer: en, fr or de.
    examples
        Whether what the rule book says of its own examples counts.
    build
        Whether a list that is missing or outdated is built first.
    """
    spoken = language.asked(lang, os.environ)
    said, screen = Catalogue(spoken), Screen()
    asked = [tiles(word, spoken) for word in (first, *more)]
    lexicon = open_list(spoken, said, screen, build)
    table = Table(box=SIMPLE)
    for column in ("words-word", "words-verdict", "words-rule", "words-evidence"):
        table.add_column(said.text(column))
    for word in asked:
        ruling = judge_word(word, lexicon, {}, rulebook(spoken) if examples else {})
        verdict = said.text(VERDICTS[ruling.verdict])
        table.add_row(
            _short(ruling.word), verdict, ruling.rule, ", ".join(_told(each, said) for each in ruling.evidence)
        )
    screen.show(table)


def _told(evidence: str, said: Catalogue) -> str:
    """`lemma=BUCH` in words, which are those of the game: form of BUCH."""
    name, _, found = evidence.partition("=")
    return " ".join([said.text(f"quibbix-fact-{name}"), *([found.replace("+", " + ")] if found else [])])


@words.command(name="build")
def build_lists(*, lang: str | None = None) -> None:
    """Build the list of a language, or of all, from the dictionaries on this machine.

    Parameters
    ----------
    lang
        Only this language: en, fr or de. The answer is in it too.
    """
    said, screen = Catalogue(language.asked(lang, os.environ)), Screen()
    for each in lists.LANGUAGES if lang is None else (lang,):
        _build(each, said)
        _show(each, lists.opened(each), said, screen)


@words.command
def status(*, lang: str | None = None) -> None:
    """Show which lists are built, of how many words, and from what.

    Parameters
    ----------
    lang
        The language of the answer: en, fr or de.
    """
    said, screen = Catalogue(language.asked(lang, os.environ)), Screen()
    for each in lists.LANGUAGES:
        _show(each, lists.opened(each), said, screen)
    screen.whole(said.text("words-folder", {"folder": str(lists.home())}))


def _build(lang: str, said: Catalogue) -> None:
    with books.progress(lang, said) as tell:
        try:
            lists.build(lang, lists.home(), lists.overall(tell))
        except OSError as error:
            raise saved_matches.unusable(lists.home(), error) from None


def open_list(lang: str, said: Catalogue, screen: Screen, build: bool) -> WordList | None:
    """The best list that there could be, or else the best that there is, with how to get a better one."""
    if build and not lists.complete(lang, lists.home()):
        _build(lang, said)
    lexicon = lists.opened(lang)
    if lacks := _lacks(lang, lexicon):
        screen.whole(said.text(lacks, {"lang": lang, "program": program.called()}))
    return lexicon


def _lacks(lang: str, lexicon: WordList | None) -> str | None:
    """What there is to say of a list that is not as it would be built now."""
    if lexicon is None or lexicon.stage != lists.STAGES[-1]:
        return "words-unbuilt"
    return None if lists.complete(lang, lists.home()) else "words-outdated"


def tiles(word: str, lang: str) -> str:
    """The letters of a word, or why it has none."""
    try:
        return folded(word, lang)
    except UnknownSign as error:
        raise CommandError("sorry-sign", word=_short(word), sign=error.sign) from None


def _short(word: str) -> str:
    return word if len(word) <= 40 else f"{word[:39]}…"


def _show(lang: str, lexicon: WordList | None, said: Catalogue, screen: Screen) -> None:
    if lexicon is None:
        screen.line(said.text("words-none", {"lang": lang}))
    else:
        stage = said.text(STAGES[lexicon.stage])
        facts: dict[str, Fact] = {
            "lang": lang,
            "stage": stage,
            "words": len(lexicon),
            "fingerprint": lexicon.fingerprint,
            "sources": lexicon.sources,
        }
        screen.line(said.text("words-ready", facts))
        if lacks := _lacks(lang, lexicon):
            screen.whole(said.text(lacks, {"lang": lang, "program": program.called()}))
