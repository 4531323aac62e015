"""Takes a picture of every page and state, at three sizes, for docs/screens: the same walk in the same light.

Chance, names, codes and addresses are fixed, so that a picture changes only when the page does.
"""

import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page

from tests.browser import fixed_chance, tour, tour_moon
from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest, Size, chromium
from tests.browser.house import NAME, House
from tests.browser.palette import alike, reduced

FOLDER = Path(__file__).parents[2] / "docs/screens"
ALSO_BY_MORNING = ("home", "table", "result", "moon")
UNSEEN = ("no-invitation",)  # looks like another one


def paint() -> None:
    painted: set[Path] = set()
    for size in (PHONE, TABLET, DESKTOP):
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder), module=fixed_chance.__name__)
            try:
                painted |= set(_paint(house, size))
            finally:
                house.stop()
    for old in set(FOLDER.glob("*.png")) - painted:
        old.unlink()
        print("gone:", old.name)


def _paint(house: House, size: Size) -> Iterator[Path]:
    with chromium(house.port) as browser:
        mia = Guest(browser, f"http://{NAME}", size, taught=False, fixed=True, hasty=True)
        ben = Guest(browser, f"http://{NAME}", size, fixed=True, hasty=True)
        for guest in (mia, ben):
            guest.context.clock.set_fixed_time(house.since)
        workbench = browser.new_page()
        for place, guest in chain(tour.walk(mia, ben), tour_moon.walk(mia)):
            if place in UNSEEN:
                continue
            yield _picture(guest, workbench, FOLDER / f"{place}-{size[0]}-dark.png")
            if place in ALSO_BY_MORNING:
                guest.light("light")
                yield _picture(guest, workbench, FOLDER / f"{place}-{size[0]}-light.png")
                guest.light("dark")


def _picture(guest: Guest, workbench: Page, file: Path) -> Path:
    guest.page.mouse.move(0, 0)  # what was pressed last may have moved away under the finger
    guest.settle()
    picture = reduced(guest.page.screenshot(animations="disabled"), workbench)
    if not (file.exists() and alike(file.read_bytes(), picture, workbench)):
        print("changed:" if file.exists() else "new:", file.name, flush=True)
        file.write_bytes(picture)
    return file


if __name__ == "__main__":
    paint()
