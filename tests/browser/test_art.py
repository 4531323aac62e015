"""The drawings that are used without the page are the page's own."""

from playwright.sync_api import Browser

from tests.browser import art


def test_the_art_of_every_game_is_up_to_date(browser: Browser) -> None:
    """If this fails: `python -m tests.browser.art`."""
    for game, drawn in art.drawn(browser).items():
        assert (art.GAMES / game / "art.svg").read_text("utf-8") == drawn, game
