"""Quibbix with several people: coined words, a spectator, and time that runs out."""

from playwright.sync_api import expect

from tests.browser import word_list
from tests.browser.guest import DESKTOP, PHONE, NewGuest
from tests.browser.quibbix import ME, OPEN, Player, no_word
from tests.browser.server import Proxy
from tests.browser.test_network import CUT_OFF

MISSING = "QXZJKVWYBPFGCMD"
A_WHILE_S = 15  # long enough to place five tiles on a busy machine, short enough to wait for its end


def test_a_coined_word_with_a_joker_is_accepted_and_spectators_see_it_at_the_end(guest: NewGuest) -> None:
    anna, ben, eve = Player(guest(size=DESKTOP), 0), Player(guest(size=PHONE), 1), guest(size=PHONE)
    anna.open([ME, OPEN], coined=True, bonus=True)
    code = anna.guest.wait(".code").inner_text()
    for other in (ben.guest, eve):
        other.go(f"/j/{code}")
        other.button("Sit down here").wait_for()
    ben.guest.press(ben.guest.button("Sit down here"))
    anna.begin()
    ben.comes_to("building")
    Player(eve).comes_to("building")

    laid = no_word(anna.rack[1:], 3)
    known = word_list.our_words()
    letter = next(sign for sign in MISSING if sign not in anna.rack and (laid + sign).lower() not in known)
    coined = laid + letter
    anna.tap(laid)
    anna.name_joker(anna.rack[0], letter)
    assert anna.laid == [coined]
    anna.guest.until(lambda: anna.view["used"] == [4, 0], "it was sent")
    expect(anna.guest.page.locator("[data-word='0']").get_by_label(f"{letter}, a turned tile")).to_have_count(1)
    expect(eve.page.get_by_text("4 of 10 tiles placed.").first).to_be_visible()
    assert eve.page.locator("[data-tile], [data-shown]").count() == 0
    assert not any(f'"{coined}"' in frame for frame in [*eve.frames, *ben.guest.frames]), "somebody knows it already"
    for player in (anna, ben):
        player.finish()

    for player in (anna, ben):
        player.comes_to("comparing")
    expect(eve.page.locator(f"[data-shown={coined}]")).to_contain_text("In none of the judge's lists.")
    assert eve.button("Accept").count() == 0, "a spectator can vote"
    anna.says("coin-bonus")
    ben.guest.wait(f"[data-vote={coined}]")
    ben.says("accept")
    for who in (anna.guest, ben.guest, eve):
        expect(who.page.locator(f"[data-shown={coined}]")).to_contain_text("A coined word that everyone likes.")
    points = next(each["points"] for each in anna.view["shown"][0]["words"])
    for player in (anna, ben):
        player.says("content")
    for player in (anna, ben):
        player.comes_to("looking")
    assert anna.view["sheet"] == [[[2 * points + 5]], [[0]]], "not doubled with a bonus of five"


def test_words_placed_in_time_count_and_later_ones_do_not(guest: NewGuest, proxy: Proxy) -> None:
    """Mia loses her connection with one word placed, and places another one that never reaches the server."""
    mia, ben = Player(guest(proxy.address, size=DESKTOP), 0), Player(guest(size=PHONE), 1)
    mia.open([ME, OPEN], decision_seconds=A_WHILE_S, turn_seconds=0)
    ben.guest.go(f"/j/{mia.guest.wait('.code').inner_text()}")
    ben.guest.press(ben.guest.button("Sit down here"))
    mia.begin()
    first, second = mia.rack[:3], mia.rack[3:6]
    mia.type(first.lower())
    mia.guest.until(lambda: mia.view["used"] == [3, 0], "the first word is known")
    mia.guest.allow(CUT_OFF)
    proxy.cut()
    mia.type(f" {second.lower()}")
    assert mia.laid == [first, second]
    ben.guest.wait(f"[data-shown={first}]")
    assert ben.guest.page.locator(f"[data-shown={second}]").count() == 0
    assert ben.view["used"] == [3, 0]

    proxy.mend()
    mia.guest.until(lambda: mia.view["phase"] != "building" or mia.view["turn"] > 1, "she learns of it")
    mia.guest.until(lambda: second not in mia.laid, "what was never heard of lies there no longer")
    assert mia.view["shown"] == [] or [word["text"] for word in mia.view["shown"][0]["words"]] == [first]
