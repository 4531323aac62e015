"""A game's rules as a page. Each rule is an anchor, so that a refusal can link to it. Its small id comes last."""

import re
from functools import cache
from typing import TYPE_CHECKING

from nenuphar.server.wire import RulesPage
from nenuphar.texts import rulebook

if TYPE_CHECKING:
    from markdown_it.token import Token

_ID = re.compile(rulebook.RULE_ID)


@cache
def page(key: str, lang: str) -> RulesPage:
    """In the requested language, if there is a translation; otherwise in English."""
    source, written_in = rulebook.page(f"nenuphar.games.{key}", lang)
    return RulesPage(_html(rulebook.for_players(source)), written_in)


def _html(source: str) -> str:
    """HTML in the README stays text, and only plain links are kept: nothing in it can act on the page."""
    from markdown_it import MarkdownIt  # a tenth of the server's start time, and rules are rarely read

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image", "autolink"])
    tokens = markdown.parse(source)
    for at, token in enumerate(tokens):
        if token.type == "list_item_open":
            _anchor(tokens, at)
    page: str = markdown.renderer.render(tokens, markdown.options, {})
    return page


def _anchor(tokens: list["Token"], at: int) -> None:
    """Turn a list item that starts with a rule's id into its anchor, and move the id behind its last words."""
    from markdown_it.token import Token

    item = tokens[at]
    end = next(
        at for at in range(at, len(tokens)) if tokens[at].type == "list_item_close" and tokens[at].level == item.level
    )
    lines = [token for token in tokens[at:end] if token.type == "inline"]
    words = [each for each in lines[0].children or () if each.type != "text" or each.content]
    if len(words) < 3 or words[0].type != "strong_open" or not _ID.fullmatch(words[1].content):
        return
    rule = words[1].content
    item.attrSet("id", rule)
    lines[0].children = words[3:]
    words[3].content = words[3].content.lstrip(" ")
    mark = Token("html_inline", "", 0, content=f'&nbsp;<small class="rule-id">{rule}</small>')  # must not wrap alone
    lines[-1].children = [*(lines[-1].children or ()), mark]
