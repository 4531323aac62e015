"""Which language to speak: as asked by --lang, else as the machine is set, else English."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from nenuphar.cli.errors import CommandError
from nenuphar.texts import FALLBACK, languages


def asked(lang: str | None, environ: Mapping[str, str]) -> str:
    """The language of a command, which must be one that we speak if it was asked for by name."""
    if lang is None:
        return of_machine(environ)
    if lang not in languages():
        raise CommandError("sorry-language", lang=lang, langs=languages())
    return lang


def of_tokens(tokens: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language for a sentence about a command line that may itself be wrong."""
    for token, following in pairwise((*tokens, "")):
        lang = following if token == "--lang" else token.removeprefix("--lang=")
        if token.startswith("--lang") and lang in languages():
            return lang
    return of_machine(environ)


def of_machine(environ: Mapping[str, str]) -> str:
    setting = environ.get("LC_ALL") or environ.get("LANG") or FALLBACK
    lang = setting[:2].lower()
    return lang if lang in languages() else FALLBACK
