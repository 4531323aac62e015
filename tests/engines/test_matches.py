"""Whole matches in Firefox and in WebKit.

`make browse BROWSER=firefox` plays long ones; without a choice, both browsers play short ones.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.china_moon import puddle
from tests.browser.server import Server
from tests.engines.engine import Engine
from tests.engines.firefox import Firefox
from tests.engines.matches import play_out, sit_down
from tests.engines.webkit import WebKit

ENGINES: dict[str, Callable[[Path, int, int], Engine]] = {"firefox": Firefox, "webkit": WebKit}
CHOSEN = os.environ.get("NENUPHAR_TEST_BROWSER")
BOT, ME = {"kind": "bot", "level": "tadpole"}, {"kind": "me"}

SHORT: dict[str, dict[str, Any]] = {
    "quibbit": {"seats": [ME, BOT, BOT], "options": {"round_limit": 2}},
    "china_moon": {"seats": [ME, BOT, BOT], "options": {"board": puddle()}},
    "gobbit": {"seats": [ME, BOT, BOT, BOT], "options": {"beginners": True, "minimum_penalty": True}},
    "quibbix": {"seats": [ME], "options": {"rounds": 1}},
}
LONG: dict[str, dict[str, Any]] = {
    "quibbit": {"seats": [ME, BOT, BOT], "options": {}},
    "china_moon": {"seats": [ME, BOT, BOT], "options": {}},
    "gobbit": {"seats": [ME, BOT, BOT], "options": {"beginners": True}},
    "quibbix": {"seats": [ME, BOT], "options": {"rounds": 1}},
}
WISHES = LONG if CHOSEN else SHORT

# What would have to be scrolled sideways: the page, or the sheet with the result.
STICKS_OUT = """[document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')]
  .filter(part => part.scrollWidth > part.clientWidth + 1)
  .filter(part => part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowX))
  .map(part => `${part.tagName} ${part.className}`)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


# Each browser is started once and stays in its own worker.
@pytest.fixture(
    scope="module",
    params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in ENGINES if CHOSEN in (None, name)],
)
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    engine = ENGINES[request.param](tmp_path_factory.mktemp("profile"), 1280, 800)
    yield engine
    engine.close()


@pytest.mark.parametrize("game", WISHES)
def test_a_match_is_played_to_its_end(engine: Engine, server: Server, game: str, tmp_path: Path) -> None:
    wish = {"game": game, "decision_seconds": None, "public": False, **WISHES[game]}
    sit_down(engine, server.address, wish, hasty=WISHES is SHORT)
    try:
        assert play_out(engine, game, hasty=WISHES is SHORT) > 0
    finally:
        (tmp_path / f"{game}.png").write_bytes(engine.picture())
    assert engine.faults == []
    assert engine.run(STICKS_OUT) == []
