"""Two people in two browsers and a bot, from the home page to the replay, with a connection that fails for a while."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.browser.guest import DESKTOP, PHONE, Facts, Guest, NewGuest, play_on
from tests.browser.page_player import Replay
from tests.browser.server import NAME, Proxy, Server
from tests.browser.test_network import CUT_OFF

MOST_ROUNDS = "8"  # a random match may take long


def test_from_the_home_page_to_the_replay(guest: NewGuest, server: Server, proxy: Proxy) -> None:
    anna = guest(f"http://{NAME}:{server.port}", size=DESKTOP)
    bert = guest(proxy.address, size=PHONE)
    code = set_up(anna)
    assert not anna.page.evaluate("isSecureContext")
    join(bert, code)
    anna.button("Begin").click()

    everybody_places(anna, bert)
    nobody_sees_a_card_before_the_reveal(anna, bert)
    one_goes_through_a_tunnel(anna, bert, proxy)
    play_on(anna, bert)

    assert leaks(anna) == []
    assert leaks(bert) == []
    assert anna.faces["outcome"] == bert.faces["outcome"]
    assert same_story(anna, bert)
    old = bert.path
    rematch(anna, bert)
    replay(bert, old)


def set_up(host: Guest) -> str:
    host.go("/")
    host.game("Quibbit!").get_by_role("link", name="Set up a table").click()
    host.page.get_by_label("Seat 3").select_option("tadpole")
    host.pick("Time per move", "No clock")
    host.page.get_by_text("More options").click()
    host.page.get_by_label("Round limit").fill(MOST_ROUNDS)
    host.button("Open the table").click()
    expect(host.page.locator("h1")).to_have_text("Quibbit! · Waiting room")
    expect(host.button("Begin")).to_be_disabled()
    code = host.page.locator(".code").inner_text()
    link = host.page.locator(".link").inner_text()
    assert link.strip() == f"{host.address}/j/{code}"
    return code


def join(friend: Guest, code: str) -> None:
    friend.go(f"/j/{code}")
    friend.button("Sit down here").tap()
    expect(friend.page.get_by_text("Waiting for")).to_be_visible()


def told_since(guest: Guest, heard: int) -> bool:
    return any('"news"' in frame for frame in guest.frames[heard:])


def is_further(guest: Guest) -> bool:
    return bool(guest.faces["view"]["round"] > 1 or guest.faces["outcome"])


def everybody_places(*guests: Guest) -> None:
    play_on(*guests, rounds=0)


def nobody_sees_a_card_before_the_reveal(anna: Guest, bert: Guest) -> None:
    """Bert's browser receives and shows the same, whichever card Anna chooses."""
    told, shown = set(), set()
    anna.page.keyboard.press("3")
    bert.until(lambda: bert.faces["view"]["laid"] == [True, False, True], "everybody has laid a card but Bert")
    for card in ("1", "5", "4"):
        heard = len(bert.frames)
        anna.page.keyboard.press(card)
        expect(anna.page.locator(f".hand [data-card='{card}']")).to_have_attribute("aria-pressed", "true")
        bert.until(partial(told_since, bert, heard), "news of a card")
        told.add("".join(frame for frame in map(without_time, bert.frames[heard:]) if "presence" not in frame))
        shown.add(bert.page.locator(".quibbit").inner_html())
    assert len(told) == 1, told
    assert len(shown) == 1, shown
    expect(bert.page.locator(".quibbit")).not_to_contain_text("Plays the")


def without_time(frame: str) -> str:
    return re.sub(r'"(seq|at|question|asked_at)":\d+', r'"\1":0', frame)


def one_goes_through_a_tunnel(anna: Guest, bert: Guest, proxy: Proxy) -> None:
    """Anna and Bert choose while Bert has no connection; both cards are there when it is back."""
    bert.allow(CUT_OFF)
    bert.page.evaluate("window.sameDocument = true")
    proxy.cut()
    bert.page.get_by_text("Connection lost").wait_for()
    anna.page.get_by_text(re.compile("^(away|Let a bot play)$")).first.wait_for()
    anna.page.keyboard.press("2")
    bert.page.locator(".hand .card.offered").last.tap()
    assert bert.must_choose, "a card is shown before the server has answered"
    proxy.mend()
    bert.page.get_by_text("Connection lost").wait_for(state="detached")
    for person in (anna, bert):
        person.until(partial(is_further, person), "the next round")
    assert bert.page.evaluate("window.sameDocument")


def leaks(person: Guest) -> list[Facts]:
    """Other players' cards that this browser received before all were revealed."""
    you = next(tell["table"]["you"] for tell in reversed(person.tells) if tell.get("table"))
    early: list[Facts] = []
    for tell in person.tells:
        for line in tell.get("lines", ()):
            event = line["event"] or {}
            if event.get("type") == "card-chosen" and event["seat"] != you and event["card"] is not None:
                early.append(line)
        view = (tell.get("match") or {}).get("view") or {}
        if view.get("phase") == "planning":
            early += [view for seat, card in enumerate(view["chosen"]) if seat != you and card is not None]
    return early


def same_story(anna: Guest, bert: Guest) -> bool:
    """Both browsers have every line, without a gap."""
    heard = [[line["seq"] for tell in person.tells for line in tell.get("lines", ())] for person in (anna, bert)]
    assert all(lines == list(range(1, len(lines) + 1)) for lines in heard), heard
    return len(heard[0]) == len(heard[1])


def rematch(anna: Guest, bert: Guest) -> None:
    for person in (anna, bert):
        expect(person.page.locator("dialog[open] h2")).to_have_text(re.compile("win|draw", re.IGNORECASE))
    old = anna.path
    anna.button("Rematch").click()
    anna.page.wait_for_url(lambda url: "/t/" in url and old not in url)
    bert.button("Go to the rematch").tap()
    bert.page.wait_for_url(f"**{anna.path}")
    expect(anna.page.get_by_text("Everyone is here")).to_be_visible()
    expect(bert.page.get_by_text("Everyone is here")).to_be_visible()


def replay(person: Guest, table: str) -> None:
    person.go(table)
    replayed = Replay(person, ".quibbit")
    person.button("Previous step").tap()
    replayed.is_at(1)
    person.button("Play").tap()
    person.until(lambda: int(replayed.counter.inner_text().split("/")[0]) > 2, "the replay runs")
    person.button("Pause").tap()
    replayed.go_to_end()
