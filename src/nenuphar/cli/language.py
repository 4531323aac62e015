"""Chooses the language to speak: --lang, else the machine's language, else English."""

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

from cyclopts import Parameter

from nenuphar.cli.errors import CommandError
from nenuphar.texts import FALLBACK, Catalogue, languages

Lang = Annotated[str | None, Parameter(help="The language to speak: en, fr or de.")]


def catalogue(lang: str | None) -> Catalogue:
    return Catalogue(chosen(lang))


def chosen(lang: str | None) -> str:
    """The language of a command; an unknown language is an error."""
    if lang is None:
        return of_machine()
    if lang not in languages():
        raise CommandError("sorry-language", lang=lang, langs=languages())
    return lang


def of_tokens(tokens: Sequence[str]) -> str:
    """The language for an error about a command line, which may itself be wrong."""
    for token, following in pairwise((*tokens, "")):
        lang = following if token == "--lang" else token.removeprefix("--lang=")
        if token.startswith("--lang") and lang in languages():
            return lang
    return of_machine()


def of_machine() -> str:
    setting = os.environ.get("LC_ALL") or os.environ.get("LANG") or FALLBACK
    lang = setting[:2].lower()
    return lang if lang in languages() else FALLBACK
