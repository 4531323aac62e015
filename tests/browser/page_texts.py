"""The texts of the page, in the guest's language."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
NO_BREAK = re.compile(r" (?=[:;?!»])|(?<=«) ")  # as the page writes French


class Words:
    def __init__(self, lang: str) -> None:
        self._bundle = _bundle(lang[:2])

    def text(self, key: str, **facts: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        spoken, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, f"{key}: {errors}"
        return NO_BREAK.sub("\u00a0", str(spoken))


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in (*ROOT.glob(f"web/texts/**/{lang}.ftl"), *ROOT.glob(f"src/nenuphar/games/*/web/*/{lang}.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
