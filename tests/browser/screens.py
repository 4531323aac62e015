"""Paints docs/screens: every page at three sizes by moonrise, home and table by morning too. Run by `make screens`."""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest, Size, chromium
from tests.browser.house import House
from tests.browser.tour import walk

SCREENS = Path(__file__).parents[2] / "docs/screens"
SIZES: dict[str, Size] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
BY_MORNING = ("home", "planning")
LARGEST_BYTES = 150_000
COLOURS = (256, 128, 96, 64)


def paint(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        house = House(Path(home))
        try:
            with chromium() as browser:
                for name, size in SIZES.items():
                    _paint_walk(browser, house, folder, name, size)
        finally:
            house.stop()


def _paint_walk(browser: Browser, house: House, folder: Path, name: str, size: Size) -> None:
    guest = Guest(browser, house.address, size, taught=False)
    for place in walk(guest):
        _keep(guest, folder / f"{place}-{name}.png")
        if place in BY_MORNING:
            guest.page.emulate_media(color_scheme="light")
            _keep(guest, folder / f"{place}-{name}-morning.png")
            guest.page.emulate_media(color_scheme="dark")
    guest.close()


def _keep(guest: Guest, file: Path) -> None:
    """As many colours as fit: the pictures live in the repository."""
    guest.settle()
    picture = Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")
    for colours in COLOURS:
        packed = io.BytesIO()
        few = picture.quantize(colours, dither=Image.Dither.NONE)
        few.save(packed, "PNG", optimize=True)
        if packed.tell() <= LARGEST_BYTES:
            break
    file.write_bytes(packed.getvalue())


if __name__ == "__main__":
    paint(Path(sys.argv[1]) if len(sys.argv) > 1 else SCREENS)
