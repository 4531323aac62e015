"""The rules as the server hands them out: in the language that is asked for, with an anchor for every rule."""

import re
from collections.abc import Callable

import pytest

from tests.server.pond import Guest

Guests = Callable[[], Guest]


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("game", ["quibbit", "china_moon", "gobbit"])
def test_rules_come_in_the_reader_s_language(guest: Guests, game: str, lang: str) -> None:
    anna = guest()
    english, own = (anna.http.get(f"/api/games/{game}/rules?lang={each}").json() for each in ("en", lang))
    assert (english["lang"], own["lang"]) == ("en", lang)
    assert own["html"] != english["html"]
    anchors = re.findall(r'<li id="([^"]+)"', own["html"])
    assert anchors
    assert anchors == re.findall(r'<li id="([^"]+)"', english["html"])


def test_in_a_language_that_we_do_not_speak_they_come_in_english(guest: Guests) -> None:
    anna = guest()
    asked = [anna.http.get(f"/api/games/quibbit/rules?lang={lang}").json() for lang in ("en", "xx", "../../fr")]
    assert asked[0] == asked[1] == asked[2]
