"""The rules page of the server: in the requested language, with an anchor for every rule."""

import re

import pytest

from nenuphar.texts import rulebook
from tests.server.live_server import NewGuest

LONGEST_PARAGRAPH = 700  # letters, as in a short paragraph


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("game", ["quibbit", "china_moon", "gobbit", "quibbix"])
def test_rules_come_in_the_readers_language(guest: NewGuest, game: str, lang: str) -> None:
    anna = guest()
    english, own = (anna.http.get(f"/api/games/{game}/rules?lang={each}").json() for each in ("en", lang))
    assert (english["lang"], own["lang"]) == ("en", lang)
    assert own["html"] != english["html"]
    anchors = re.findall(r'<li id="([^"]+)"', own["html"])
    assert anchors
    assert anchors == re.findall(r'<li id="([^"]+)"', english["html"])


def test_readers_of_other_languages_get_the_rules_in_english(guest: NewGuest) -> None:
    anna = guest()
    asked = [anna.http.get(f"/api/games/quibbit/rules?lang={lang}").json() for lang in ("en", "xx", "../../fr")]
    assert asked[0] == asked[1] == asked[2]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["quibbit", "china_moon", "gobbit", "quibbix"])
def test_every_rule_is_an_anchor_and_its_id_comes_last(guest: NewGuest, game: str, lang: str) -> None:
    html = guest().http.get(f"/api/games/{game}/rules?lang={lang}").json()["html"]
    rules = re.split(r"(?=<li id=)", html)[1:]
    assert len(rules) == len(rulebook.rules(rulebook.page(f"nenuphar.games.{game}", lang)[0]))
    mark = r'&nbsp;<small class="rule-id">\1</small>'
    brief = rf'<li id="([A-Z]{{2}}-[A-Z]\d+)">[^<]+{mark}</li>'
    listed = rf'<li id="([A-Z]{{2}}-[A-Z]\d+)">[^<]+<ul>\n(?:<li>[^<]+</li>\n)+<li>[^<]+{mark}</li>\n</ul>\n</li>'
    assert [rule for rule in rules if not re.match(brief, rule) and not re.match(listed, rule)] == []
    assert "<strong>" not in html
    assert "<a " not in html  # a small link to itself would be too small to tap


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["quibbit", "china_moon", "gobbit", "quibbix"])
def test_no_paragraph_of_a_rule_book_is_long(guest: NewGuest, game: str, lang: str) -> None:
    html = guest().http.get(f"/api/games/{game}/rules?lang={lang}").json()["html"]
    long = [words for words in re.findall(r"[^<>]+(?=<)", html) if len(words) > LONGEST_PARAGRAPH]
    assert long == []


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["quibbit", "china_moon", "gobbit", "quibbix"])
def test_what_engineers_need_is_not_on_the_page(guest: NewGuest, game: str, lang: str) -> None:
    html = guest().http.get(f"/api/games/{game}/rules?lang={lang}").json()["html"]
    assert "<hr" not in html
    assert "<code>sight" not in html
