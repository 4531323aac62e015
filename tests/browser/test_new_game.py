"""A game made by `make new-game` can be played in the browser at once, and no file outside its folder is edited.

The test works on a copy of the repository, in which the page has only two new games. One has a board, but half of its
French texts are missing; the other has no board yet, and is played with its text board.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import DESKTOP, PHONE, Guest, NewGuest
from tests.browser.server import Server

ROOT = Path(__file__).parents[2]
PICTURED, PLAIN = "stone_soup", "marbles"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Replaces the usual server: a copy of the repository with two new games."""
    tree = tmp_path_factory.mktemp("tree")
    _copy(tree)
    own = {**os.environ, "PYTHONPATH": str(tree / "src"), "PATH": f"{sys.prefix}/bin:{os.environ['PATH']}"}
    installed = [word for stamp in (".venv/dev.stamp", "web/node_modules/.package-lock.json") for word in ("-o", stamp)]
    for key in (PICTURED, PLAIN):
        subprocess.run(["make", *installed, "new-game", key], env=own, check=True, cwd=tree)
    games = tree / "src/nenuphar/games"
    shutil.rmtree(games / PLAIN / "web")
    (games / PICTURED / "web/texts/de.ftl").unlink()
    french = games / PICTURED / "web/texts/fr.ftl"
    french.write_text(french.read_text("utf-8").replace(f"{PICTURED}-web-prompt =", "forgotten ="), "utf-8")
    subprocess.run(["npm", "run", "--silent", "messages"], env=own, check=True, cwd=tree / "web")
    subprocess.run(["node_modules/.bin/vite", "build", "--logLevel", "warn"], env=own, check=True, cwd=tree / "web")
    server = Server(tmp_path_factory.mktemp("house"), env=own)
    yield server
    server.stop()
    assert "Traceback" not in server.said.read_text()


def _copy(tree: Path) -> None:
    """Copies the package without the boards of its games, and the page with all that is installed."""
    unneeded = shutil.ignore_patterns("__pycache__", "web_dist", "node_modules", "tests")
    shutil.copytree(ROOT / "src", tree / "src", ignore=unneeded)
    shutil.copytree(ROOT / "web", tree / "web", ignore=unneeded)
    for web in (tree / "src/nenuphar/games").glob("*/web"):
        shutil.rmtree(web)
    for file in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / file, tree)
    (tree / ".venv").symlink_to(sys.prefix)
    (tree / "web/node_modules").symlink_to(ROOT / "web/node_modules")


def test_a_new_game_has_a_board_and_is_played_to_its_end(guest: NewGuest) -> None:
    anna = guest(size=DESKTOP)
    anna.go("/")
    card = anna.game("Stone Soup")
    expect(card).to_contain_text("A handful of pebbles.")
    expect(card.locator("svg").first).to_be_visible()
    card.get_by_role("link", name="Set up a table").click()
    anna.page.get_by_label("Seat 2").select_option("squirrel")
    anna.page.get_by_label("Seat 3").select_option("tadpole")
    anna.pick("Time per move", "No clock")
    anna.page.get_by_text("More options").click()
    anna.page.get_by_label("Most pebbles in a turn").select_option("4")
    anna.button("Open the table").click()
    anna.button("Begin").click()
    expect(anna.page.locator("[data-left]")).to_be_visible()
    expect(anna.page.locator("aside").get_by_text("Squirrel", exact=True).first).to_be_visible()
    assert anna.faces["view"]["setup"]["options"]["most"] == 4, "the number was sent as text"

    def press_a_key() -> None:
        expect(anna.page.locator(f"[data-left='{anna.faces['view']['left']}']")).to_be_visible()
        expect(anna.button("Take 1")).to_be_visible()
        anna.page.keyboard.press("1")

    to_the_end(anna, press_a_key)


@pytest.mark.parametrize("lang", ["de-DE", "fr-FR"])
def test_missing_translations_are_shown_in_english(guest: NewGuest, lang: str) -> None:
    anna = guest(lang=lang)
    play_now(anna, "Stone Soup")
    anna.until(lambda: offers(anna), "her turn")
    expect(anna.page.get_by_text("Take a few pebbles")).to_be_visible()


@pytest.mark.rule("TB-51")
def test_a_game_without_a_board_is_played_with_its_text_board(guest: NewGuest) -> None:
    anna = guest(size=PHONE)
    play_now(anna, "Marbles")
    board = anna.page.get_by_role("region", name="The board as text")
    field = anna.page.get_by_label("Type a move")

    def press_or_type() -> None:
        left = anna.faces["view"]["left"]
        expect(board).to_have_text(("o " * left).strip())
        if left % 2:
            anna.button("Take 1").tap()
            return
        for typed in ("a handful", "1"):
            field.fill(typed)
            anna.button("Play").tap()
            if typed != "1":
                expect(anna.page.get_by_text("The game cannot read “a handful”.")).to_be_visible()

    to_the_end(anna, press_or_type)


def play_now(guest: Guest, title: str) -> None:
    guest.go("/")
    guest.game(title).get_by_role("button", name=guest.text("web-play-now")).click()
    guest.wait("[data-left], pre")


def offers(guest: Guest) -> bool:
    return bool(guest.faces["offers"])


def to_the_end(guest: Guest, play: Callable[[], None]) -> None:
    while not is_over(guest):
        guest.until(lambda: offers(guest) or is_over(guest), "a turn, or the end")
        if offers(guest):
            left: int = guest.faces["view"]["left"]
            play()
            guest.until(partial(is_fewer, guest, left), "the move is played")
    expect(guest.page.locator("dialog[open] .winner")).to_be_visible()


def is_over(guest: Guest) -> bool:
    return guest.faces["outcome"] is not None


def is_fewer(guest: Guest, left: int) -> bool:
    return bool(guest.faces["view"]["left"] < left)
