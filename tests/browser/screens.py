"""Takes screenshots of every page and state, at three sizes, into build/screens.

Chance, names, codes and addresses are fixed, so that a screenshot changes only when the page does, or if it shows a
running clock. With --docs it takes only the screenshots that the documents show, into docs/screens.
"""

import re
import sys
import tempfile
from collections.abc import Container, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from playwright.sync_api import Page

from nenuphar import games
from tests.browser import fixed_chance, tour
from tests.browser.chromium import Size, chromium
from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest, Theme
from tests.browser.server import NAME, Server
from tests.browser.small_png import reduced

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build/screens"  # ignored by git
SHOWN = ROOT / "docs/screens"
MOST_BYTES = 100_000  # of a screenshot that is kept
# The page itself, and every game that has a tour in its folder: `walk` yields the stops, and `BY_MORNING` names the
# stops that are also taken in the light theme.
TOURS: dict[str, ModuleType] = {"page": tour} | {
    key: import_module(f"nenuphar.games.{key}.tests.tour")
    for key in games.names()
    if find_spec(f"nenuphar.games.{key}.tests.tour")
}
BY_MORNING = {place for each in TOURS.values() for place in each.BY_MORNING}
UNSEEN = ("no-invitation",)  # looks like another stop


def shown() -> set[str]:
    """The file names of the screenshots that README and docs show."""
    pages = (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
    return {name for page in pages for name in re.findall(r"screens/([\w-]+\.png)", page.read_text("utf-8"))}


def paint(*only: str, names: Container[str] | None = None, folder: Path = FOLDER) -> None:
    """Takes all screenshots, or those of some games, or some by name."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in (PHONE, TABLET, DESKTOP):
        with tempfile.TemporaryDirectory() as home:
            server = Server(Path(home), module=fixed_chance.__name__)
            try:
                for name, picture in _paint(server, size, only or tuple(TOURS), names):
                    print(name, flush=True)
                    (folder / name).write_bytes(picture)
            finally:
                server.stop()


def _paint(
    server: Server, size: Size, tours: Sequence[str], names: Container[str] | None
) -> Iterator[tuple[str, bytes]]:
    with chromium(server.port) as browser:
        mia = Guest(browser, f"http://{NAME}", size, taught=False, fixed=True, hasty=True)
        ben = Guest(browser, f"http://{NAME}", size, fixed=True, hasty=True)
        for guest in (mia, ben):
            guest.context.clock.set_fixed_time(server.since)
        eve = Guest(browser, f"http://{NAME}", size, fixed=True, hasty=True)  # she plays games of speed: her clock runs
        workbench = browser.new_page()
        for place, guest in (stop for name in tours for stop in TOURS[name].walk(mia, ben, eve)):
            themes: tuple[Theme, ...] = ("dark", "light") if place in BY_MORNING else ("dark",)
            for theme in themes:
                name = f"{place}-{size[0]}-{theme}.png"
                if place not in UNSEEN and (names is None or name in names):
                    guest.light(theme)
                    yield name, _picture(guest, workbench)
            guest.light("dark")


def _picture(guest: Guest, workbench: Page) -> bytes:
    guest.page.mouse.move(0, 0)  # hovering changes the look
    guest.settle()
    return reduced(guest.page.screenshot(animations="disabled"), workbench, MOST_BYTES)


if __name__ == "__main__":
    if sys.argv[1:] == ["--docs"]:
        paint(names=shown(), folder=SHOWN)
    else:
        paint(*sys.argv[1:])
