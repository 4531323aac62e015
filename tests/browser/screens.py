"""Takes a picture of every page and state, at three sizes, for docs/screens: the same walk in the same light.

Chance, names, codes and addresses are fixed, so that a picture changes only when the page does. Hands and
clocks are not: where their times stand, a picture is taken only if there is none. Delete it to have it taken anew.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page

from tests.browser import fixed_chance, tour, tour_gobbit, tour_moon, tour_quibbix
from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest, Size, Theme, chromium
from tests.browser.house import NAME, House
from tests.browser.palette import alike, reduced
from tests.browser.tour import Stop

FOLDER = Path(__file__).parents[2] / "docs/screens"
ALSO_BY_MORNING = ("home", "table", "result", "moon", "gobbit", "quibbix", "quibbix-compare")
NEVER_TWICE_THE_SAME = (
    *("gobbit", "gobbit-clash", "gobbit-pause", "gobbit-result", "gobbit-replay", "gobbit-around"),
    *("quibbix", "quibbix-tutor", "quibbix-joker", "quibbix-compare", "quibbix-rearrange"),
    *("quibbix-possible", "quibbix-result", "quibbix-keepsakes"),
)
WALKS: dict[str, Callable[[Guest, Guest, Guest], Iterator[Stop]]] = {
    "quibbit": lambda mia, ben, _: tour.walk(mia, ben),
    "china_moon": lambda mia, ben, _: tour_moon.walk(mia),
    "gobbit": lambda mia, ben, eve: tour_gobbit.walk(eve),
    "quibbix": lambda mia, ben, _: tour_quibbix.walk(mia, ben),
}
UNSEEN = ("no-invitation",)  # looks like another one


def paint(*only: str) -> None:
    """All of them, or those of some games."""
    painted: set[Path] = set()
    for size in (PHONE, TABLET, DESKTOP):
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder), module=fixed_chance.__name__)
            try:
                painted |= set(_paint(house, size, only or tuple(WALKS)))
            finally:
                house.stop()
    if not only:
        for old in set(FOLDER.glob("*.png")) - painted:
            old.unlink()
            print("gone:", old.name)


def _paint(house: House, size: Size, games: Sequence[str]) -> Iterator[Path]:
    with chromium(house.port) as browser:
        mia = Guest(browser, f"http://{NAME}", size, taught=False, fixed=True, hasty=True)
        ben = Guest(browser, f"http://{NAME}", size, fixed=True, hasty=True)
        for guest in (mia, ben):
            guest.context.clock.set_fixed_time(house.since)
        eve = Guest(browser, f"http://{NAME}", size, fixed=True, hasty=True)  # whose hands are timed: her clock runs
        workbench = browser.new_page()
        for place, guest in chain.from_iterable(WALKS[game](mia, ben, eve) for game in games):
            if place in UNSEEN:
                continue
            yield _picture(guest, workbench, place, "dark")
            if place in ALSO_BY_MORNING:
                guest.light("light")
                yield _picture(guest, workbench, place, "light")
                guest.light("dark")


def _picture(guest: Guest, workbench: Page, place: str, theme: Theme) -> Path:
    file = FOLDER / f"{place}-{guest.size[0]}-{theme}.png"
    if place in NEVER_TWICE_THE_SAME and file.exists():
        return file
    guest.page.mouse.move(0, 0)  # what was pressed last may have moved away under the finger
    guest.settle()
    picture = reduced(guest.page.screenshot(animations="disabled"), workbench)
    if not (file.exists() and alike(file.read_bytes(), picture, workbench)):
        print("changed:" if file.exists() else "new:", file.name, flush=True)
        file.write_bytes(picture)
    return file


if __name__ == "__main__":
    paint(*sys.argv[1:])
