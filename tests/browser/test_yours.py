"""In the browser: downloading and deleting what is yours, and a match as a picture and as an animation."""

import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Download, expect

from tests.browser.guest import NewGuest, play_on
from tests.browser.test_pages import axe_finds_nothing
from tests.browser.tour import be_called

ALONE = [{"kind": "me"}, {"kind": "bot", "level": "tadpole"}]


@pytest.mark.rule("TB-95", "TB-96")
def test_everything_is_downloaded_and_then_deleted(guest: NewGuest) -> None:
    mia, ben = guest(), guest()
    mia.go("/settings")
    be_called(mia, "Mia")
    mia.open_table("quibbit", [{"kind": "me"}, {"kind": "open"}], public=True)
    ben.go("/")
    expect(ben.page.get_by_text("Mia")).to_be_visible()

    mia.go("/settings")
    with mia.page.expect_download() as saved:
        mia.button("Download everything").click()
    assert "data/people.json" in zipfile.ZipFile(path_of(saved.value)).namelist()
    expect(mia.page.get_by_text("Saved as nenuphar-")).to_be_visible()

    mia.button("Delete me …").click()
    go = mia.button("Delete me for good")
    expect(go).to_be_disabled()
    assert [*axe_finds_nothing(mia)] == []
    mia.page.get_by_label("type your name").fill("Mia")
    go.click()
    mia.page.wait_for_url("**/")
    expect(mia.page.get_by_role("link", name="Mia: settings")).to_be_hidden()
    assert mia.fetch("GET", "/api/me")["name"] != "Mia"
    ben.until(lambda: "Mia" not in str(ben.fetch("GET", "/api/tables")))


@pytest.mark.rule("TB-99")
def test_a_match_is_saved_as_picture_and_animation(guest: NewGuest) -> None:
    mia = guest(hasty=True)
    mia.open_table("quibbit", ALONE, {"round_limit": 1})
    mia.button("Begin").click()
    play_on(mia)
    mia.go(f"{mia.path}/replay")
    mia.button("Picture").click()
    with mia.page.expect_download() as saved:
        mia.page.get_by_role("link", name="Save as picture").click()
    assert Image.open(BytesIO(path_of(saved.value).read_bytes())).size == (1200, 630)
    mia.button("Make an animation").click()
    with mia.page.expect_download() as film:
        mia.page.get_by_role("link", name="Save as animation").click()
    assert getattr(Image.open(BytesIO(path_of(film.value).read_bytes())), "n_frames", 1) > 2
    expect(mia.page.get_by_role("img", name="Save as animation")).to_be_visible()
    assert [*axe_finds_nothing(mia)] == []


def path_of(download: Download) -> Path:
    return Path(download.path())
