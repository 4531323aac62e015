"""A game's README as a page: rules keep their ids as anchors, so that a refusal can point at the rule that says no."""

import re
from functools import cache

from nenuphar.server.wire import RulesPage
from nenuphar.texts import rulebook

_RULE = re.compile(r"<strong>([A-Z]{2}-[A-Z]?\d+)</strong>")
_ITEM = re.compile(r"<li>\s*(?:<p>)?<strong>([A-Z]{2}-[A-Z]?\d+)</strong>")


@cache
def page(key: str, lang: str) -> RulesPage:
    """In the language that is asked for, if somebody has written it; else in English."""
    source, written_in = rulebook.page(f"nenuphar.games.{key}", lang)
    return RulesPage(_html(source), written_in)


def _html(source: str) -> str:
    """HTML in the README stays text, and only plain links are kept: nothing in it can act on the page."""
    from markdown_it import MarkdownIt  # a tenth of the server's start, and few read the rules at once

    page = MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image", "autolink"]).render(source)
    anchored = _ITEM.sub(lambda found: f'<li id="{found[1]}"><a href="#{found[1]}">{found[1]}</a>', page)
    return _RULE.sub(r'<a href="#\1">\1</a>', anchored)
