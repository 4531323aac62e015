"""Gobbit in a browser: taps and keys, verdicts, and a whole match."""

import json
import re
import time
from collections.abc import Callable, Iterator
from functools import partial

from playwright.sync_api import expect

from nenuphar.core.codec import convert
from nenuphar.core.record import verify
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.foodchain import rights
from nenuphar.games.gobbit.parts import GRAVEYARD, Scene, Target
from tests.browser.chromium import PATIENCE_MS
from tests.browser.guest import DESKTOP, PHONE, Facts, Guest, NewGuest
from tests.browser.page_player import PagePlayer, Replay
from tests.browser.test_keyboard import tab_to
from tests.browser.test_pages import axe_finds_nothing

LONGEST_S = 600  # only ends a test that hangs
AGAIN_MS = 2_500  # before an unanswered tap is repeated
EYE_MS = 150  # a tap faster than any human is judged on the previous cards (GB-H2)
# Looks and taps in one go: between two steps the match may end, and the result would cover the target.
SLAP = """target => {
  const thing = document.querySelector(`[data-target='${target}']`)
  if (thing && !document.querySelector('dialog[open]'))
    thing.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }))
}"""
# A player who is out agrees to end the match, so that nobody waits for the bots to play it out.
AGREE = "() => document.querySelector('.gobbit .quick:not([disabled])')?.click()"
ME, OPEN, TADPOLE = ({"kind": kind, "level": level} for kind, level in (("me", ""), ("open", ""), ("bot", "tadpole")))


class Player(PagePlayer):
    """Plays Gobbit through the page."""

    _answered: object = None

    def rights(self) -> list[Target]:
        """The legal targets in this scene, other players' stacks first."""
        found = rights(convert(self.view["scene"], Scene), self.seat)
        return sorted(found, key=lambda target: target == self.seat)

    def tap(self, target: Target) -> None:
        """Taps the centre of the target at once, without waiting until it is still."""
        x, y = self.middle_of(target)
        if self.guest.size == PHONE:
            self.guest.page.touchscreen.tap(x, y)
        else:
            self.guest.page.mouse.click(x, y)

    def middle_of(self, target: Target) -> tuple[float, float]:
        box = self.guest.page.locator(f"[data-target='{target}']").bounding_box()
        assert box is not None, f"{target} is not on the screen"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def slap(self, target: Target) -> None:
        """As `tap`, but harmless if the match ends meanwhile."""
        self.guest.page.evaluate(SLAP, target)

    def answer(self, *, wasteful: bool) -> None:
        """Taps a legal target once for every scene and verdict. If wasteful, throws cards away when there is none."""
        view = self.view
        key = view["scene"]["number"], view["verdicts"]
        if view["phase"] != "open" or key == self._answered:
            return
        self._answered = key
        if right := self.rights():
            self.guest.page.wait_for_timeout(EYE_MS)
            self.slap(right[0])
        elif wasteful and not view["players"][self.seat]["out"]:
            self.slap(GRAVEYARD)

    def turn(self) -> None:
        """Turns the next card on this player's turn, and waits until the page shows it."""
        since = len(self.guest.frames)
        self.guest.press(self.guest.page.locator(".draw.turns"))
        self.guest.until(lambda: any(is_turned_by(self.seat, event) for event in events(self.guest.frames[since:])))

    def looks(self) -> None:
        """Until the screen shows the latest scene, and a human could have seen it."""
        for seat, player in enumerate(self.view["players"]):
            counts = self.guest.text("gobbit-web-counts", pile=player["pile"], stack=player["stack"])
            stack = self.guest.page.locator(f"[data-target='{seat}']")
            expect(stack).to_have_attribute("aria-label", re.compile(re.escape(counts)))
        self.guest.settle()
        self.guest.page.wait_for_timeout(EYE_MS)

    def heard(self, since: int = 0) -> list[list[Facts]]:
        """The verdicts that this browser received since this many frames."""
        return [event["verdicts"] for event in events(self.guest.frames[since:]) if event["type"] == "clash-settled"]

    def hands_of(self, seat: int, since: int = 0) -> list[Facts]:
        return [verdict for clash in self.heard(since) for verdict in clash if verdict["seat"] == seat]


def events(frames: list[str]) -> Iterator[Facts]:
    """The events of the match that this browser received."""
    for frame in frames:
        for line in json.loads(frame).get("lines", ()):
            if line["kind"] == "match" and line["event"] is not None:
                yield line["event"]


def test_two_people_and_two_bots(guest: NewGuest) -> None:
    """From the set-up to the replay. A real match takes many minutes, so both throw cards away."""
    anna, bert = Player(guest(size=DESKTOP), 0), Player(guest(size=PHONE), 1)
    set_up(anna.guest)
    bert.guest.go(f"/j/{anna.guest.wait('.code').inner_text()}")
    bert.guest.button("Sit down here").tap()
    begin(anna, bert)
    assert anna.view["setup"]["options"]["handicaps"] == [0, 0, 500, 500]
    play_out(anna, bert)

    assert anna.view["outcome"] == bert.view["outcome"]
    for player in (anna, bert):
        assert taps_of_others(player) == []
        result = player.guest.page.locator("dialog[open]")
        expect(result.get_by_role("table", name="Reaction times")).to_be_visible()
        first = [hand["reaction"] for hand in player.hands_of(player.seat) if hand["ruling"] == "first"]
        fastest = result.locator("tr.you").first.locator("td").nth(2)
        expect(fastest).to_have_text(f"{min(first)} ms" if first else "–")
    assert [*axe_finds_nothing(bert.guest)] == []
    replay(bert.guest)


def test_both_read_who_was_first(guest: NewGuest) -> None:
    """They turn cards until one of them may tap something. In a pause they have time to read."""
    anna, bert = Player(guest(size=DESKTOP), 0), Player(guest(size=PHONE), 1)
    sit_down(anna, bert, handicaps=[0, 120])
    while not (quick := next((player for player in (anna, bert) if player.rights()), None)):
        (anna, bert)[anna.view["turn"]].turn()
        anna.guest.until(lambda: anna.view["scene"] == bert.view["scene"], "both see the card")
    since = len(anna.guest.frames)
    quick.looks()
    quick.tap(quick.rights()[0])
    anna.guest.until(lambda: anna.heard(since), "a verdict")
    ((verdict,),) = anna.heard(since)
    assert (verdict["seat"], verdict["ruling"]) == (quick.seat, "first")

    anna.guest.button("Pause for everyone").click()
    for player in (anna, bert):
        expect(player.guest.page.get_by_text(re.compile(r"paused the game\.")).first).to_be_visible()
        head = player.guest.page.locator(".gobbit .strip .head")
        expect(head).to_contain_text(f": {time_of(verdict, anna.view)} ms.")
    bert.guest.button("Resume").last.tap()
    anna.guest.until(lambda: anna.view["phase"] != "paused", "the match continues")


def test_by_keyboard_alone(guest: NewGuest) -> None:
    """Turns a card, taps every target and pauses, and checks accessibility in between."""
    mia = Player(guest(size=DESKTOP), 0)
    keys = mia.guest.page.keyboard
    mia.guest.go("/")
    mia.guest.button("Play now").first.wait_for()
    tab_to(mia.guest, "article[aria-label=Gobbit] button.go")
    keys.press("Enter")
    mia.guest.wait(".gobbit")

    mia.guest.until(lambda: mia.guest.sees(".draw.turns"), "it is Mia's turn")
    wrong = [f"playing: {fault}" for fault in axe_finds_nothing(mia.guest)]
    press_until(mia, "Space", lambda: any(is_turned_by(0, event) for event in events(mia.guest.frames)))
    for key, target in (("1", 0), ("2", 1), ("g", GRAVEYARD)):
        falls_on(mia, key, target)
    tab_to(mia.guest, "[data-target='2']")
    falls_on(mia, "Enter", 2)

    press_until(mia, "p", lambda: mia.view["phase"] == "paused")
    expect(mia.guest.page.get_by_text("You paused the game.")).to_be_visible()
    expect(mia.guest.page.locator(".gobbit .strip li").first).to_be_visible()
    wrong += [f"paused, with a verdict: {fault}" for fault in axe_finds_nothing(mia.guest)]
    press_until(mia, "p", lambda: mia.view["resuming"])
    expect(mia.guest.page.get_by_text("You paused the game.")).to_be_hidden()
    expect(mia.guest.page.locator(".paused .seconds")).to_be_visible()
    mia.guest.until(lambda: mia.view["phase"] != "paused", "it continues")
    assert wrong == [], "\n".join(wrong)


def test_a_player_who_is_out_may_end_the_match(guest: NewGuest) -> None:
    """Mia throws her cards away. Then she need not wait for the bots to finish."""
    mia = Player(guest(size=PHONE), 0)
    table = mia.guest.open_table("gobbit", [ME, TADPOLE, TADPOLE], {"minimum_penalty": True, "tempo": "frantic"})
    mia.guest.press(mia.guest.button("Begin"))
    mia.guest.wait(".gobbit [data-target]")

    def thrown_away() -> bool:
        if mia.view["phase"] == "open" and not mia.view["players"][0]["out"]:
            mia.slap(GRAVEYARD)
        return bool(mia.view["players"][0]["out"] or mia.view["outcome"])

    mia.guest.until(thrown_away, "Mia is out")
    assert not mia.view["outcome"]
    assert mia.view["hurries"] == []
    assert [*axe_finds_nothing(mia.guest)] == []
    mia.guest.button("End the match now").tap()
    mia.guest.until(lambda: len(mia.view["hurries"]) == 3, "the bots agree")
    mia.guest.until(lambda: mia.is_over, "the end")
    kept = mia.guest.page.request.get(f"{mia.guest.address}/api/tables/{table}/record").body()
    ended = verify(GAME, kept).outcome
    assert ended is not None
    assert (ended.rule, ended.ranks[0]) == ("GB-C3", 3)


def test_nobody_learns_of_a_tap_before_the_verdict(guest: NewGuest) -> None:
    """Whatever Anna taps, Bert's browser gets nothing until then."""
    anna, bert = Player(guest(size=DESKTOP), 0), Player(guest(size=PHONE), 1)
    sit_down(anna, bert)
    for target in (0, 1, GRAVEYARD):
        assert listen_to(anna, target, bert) == []
    assert taps_of_others(bert) == []


# Getting to a table


def set_up(host: Guest) -> None:
    host.go("/")
    host.game("Gobbit").get_by_role("link", name="Set up a table").click()
    host.pick("Number of seats", "4 seats")
    for seat in (3, 4):
        host.page.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option("tadpole")
    host.page.get_by_text("More options").click()
    host.page.get_by_label("Tempo", exact=True).select_option("frantic")
    for option in ("Sudden death", "Minimum penalty", "Gorillas bury"):
        host.page.get_by_role("switch", name=option).check()
    handicaps = host.page.get_by_role("group", name="Handicaps")
    for seat in (3, 4):
        handicaps.get_by_label(f"Seat {seat}", exact=True).fill("480")
    host.button("Open the table").click()


def sit_down(anna: Player, bert: Player, **options: object) -> None:
    """Two players who turn the cards by hand, so that nothing happens by itself."""
    anna.guest.open_table("gobbit", [ME, OPEN], options, public=False)
    bert.guest.go(f"/j/{anna.guest.wait('.code').inner_text()}")
    bert.guest.press(bert.guest.button("Sit down here"))
    begin(anna, bert)


def begin(anna: Player, bert: Player) -> None:
    anna.guest.press(anna.guest.button("Begin"))
    for player in (anna, bert):
        player.guest.wait(".gobbit [data-target]")


# Playing


def time_of(verdict: Facts, view: Facts) -> str:
    """The time as the page shows it: with a handicap it is a sum."""
    reaction, extra = verdict["reaction"], view["setup"]["options"]["handicaps"][verdict["seat"]]
    return f"{reaction} + {extra} = {reaction + extra}" if extra else f"{reaction:,}"


def play_out(*players: Player) -> None:
    end = time.monotonic() + LONGEST_S
    while not all(player.is_over for player in players):
        assert time.monotonic() < end, "the match does not end"
        for player in players:
            player.slap(GRAVEYARD)
            if player.view["players"][player.seat]["out"]:
                player.guest.page.evaluate(AGREE)
        players[0].guest.rest()


def press_until(player: Player, key: str, done: Callable[[], bool]) -> None:
    """Presses a key again until it has an effect."""
    end = time.monotonic() + PATIENCE_MS / 1_000
    while not done():
        assert time.monotonic() < end, f"{key} does nothing: {player.guest.page.locator('body').inner_text()}"
        player.guest.page.keyboard.press(key)
        again = time.monotonic() + AGAIN_MS / 1_000
        while not done() and time.monotonic() < again:
            player.guest.rest()


def falls_on(player: Player, key: str, target: Target) -> None:
    since = len(player.guest.frames)
    press_until(player, key, lambda: any(hand["target"] == target for hand in player.hands_of(player.seat, since)))


def listen_to(anna: Player, target: Target, bert: Player) -> list[str]:
    """The messages that Bert gets between Anna's tap and the verdict."""
    since = len(bert.guest.frames)
    anna.tap(target)
    bert.guest.until(lambda: bert.heard(since), "a verdict")
    assert [hand["target"] for hand in bert.hands_of(0, since)] == [target]
    verdict = next(number for number, frame in enumerate(bert.guest.frames[since:]) if "clash-settled" in frame)
    return [frame for frame in bert.guest.frames[since : since + verdict] if '"news"' in frame]


# What they received


def is_turned_by(seat: int, event: Facts) -> bool:
    return bool(event["type"] == "card-turned" and event["seat"] == seat)


def taps_of_others(player: Player) -> list[Facts]:
    """Taps of other players that this browser learned of other than by a verdict."""
    views = [(tell.get("match") or {}).get("view") or {} for tell in player.guest.tells]
    hands = [tap for view in views for tap in view.get("taps", ())]
    hands += [event for event in events(player.guest.frames) if event["type"] == "tapped"]
    return [hand for hand in hands if hand["seat"] != player.seat]


def replay(person: Guest) -> None:
    replayed = Replay(person, ".gobbit")
    person.until(partial(steps_to_a_verdict, person), "a verdict in the replay")
    replayed.go_to_end()


def steps_to_a_verdict(person: Guest) -> bool:
    person.button("Next step").tap()
    return person.page.locator(".gobbit .strip li").count() > 0
