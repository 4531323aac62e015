"""People who are not there are told that it is their turn, by a push service and a mail server of our own (TB-70)."""

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from nenuphar.server.gateway import notify_routes
from nenuphar.server.net import addresses
from nenuphar.server.net.addresses import local_address
from nenuphar.server.notify import notifier, sender
from tests.server.live_server import (
    Facts,
    Guest,
    Live,
    LiveServer,
    play_on,
    start_match,
    wait_for_turn,
    wait_until_offline,
)
from tests.server.mailbox import Mailbox
from tests.server.push_receiver import Browser, PushReceiver, check_vapid, text_of

PATIENCE_S = 60.0
QUICK = {
    "notify_after_ms": 0,
    "notify_gather_ms": 0,
    "notify_look_ms": 50,
    "notify_return_ms": 0,
    "notify_private": True,
}
BASE = "/api/me/notifications"
AWAKE = {"quiet": False}


@pytest.fixture(scope="module")
def push(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushReceiver]:
    receiver = PushReceiver(tmp_path_factory.mktemp("push"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REQUESTS_CA_BUNDLE", str(receiver.certificate))
        patch.setenv("NO_PROXY", "127.0.0.1")
        yield receiver
    receiver.stop()


@pytest.fixture(scope="module")
def server(push: PushReceiver, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path_factory.mktemp("server"), **QUICK)
    yield server
    server.stop()


@pytest.fixture
def anna(server: LiveServer) -> Iterator[Guest]:
    with server.guest() as guest:
        yield guest


@pytest.fixture
def bert(server: LiveServer) -> Iterator[Guest]:
    with server.guest() as guest:
        yield guest


def choose(guest: Guest, **choices: Any) -> Facts:
    answer = guest.http.put(f"{BASE}/", json={**AWAKE, **choices})
    assert answer.status_code == 200, answer.text
    facts: Facts = answer.json()
    return facts


def subscribe(guest: Guest, push: PushReceiver, name: str, confirm: bool = True) -> Browser:
    """A browser of this guest, as its service worker confirms it with the first message."""
    browser = push.browser(f"{name}-{guest.id}")
    answer = guest.http.post(f"{BASE}/push", json={**browser.subscription, "label": name})
    assert answer.status_code == 201, answer.text
    [first] = push.wait(browser)
    if confirm:
        assert guest.http.post(f"/api/notifications/on/{first['on']}").status_code == 204
    return browser


def receivers(guest: Guest) -> list[Facts]:
    found: list[Facts] = guest.http.get(f"{BASE}/").json()["receivers"]
    return found


def refused(answer: Any) -> tuple[str, Any]:
    problem = answer.json()
    return problem["rule"], problem["facts"].get("fault")


def absent_turn(anna: Guest, bert: Guest, **wish: Any) -> tuple[str, Live, Guest]:
    """A match in which one of the two has closed the page and is then to move. Returns the one who is there."""
    first, second = start_match(anna, bert, "me,open", **wish)
    mover = wait_for_turn(first, second)
    other = second if mover is first else first
    mover.socket.close()
    return mover.table["id"], other, mover.guest


@pytest.mark.rule("TB-70", "TB-72")
def test_a_player_who_is_away_is_told_once_and_learns_nothing_of_the_match(
    push: PushReceiver, anna: Guest, bert: Guest
) -> None:
    browsers = {}
    for guest in (anna, bert):
        choose(guest, lang="fr")
        browsers[guest.id] = subscribe(guest, push, "phone")
    table, other, away = absent_turn(anna, bert)
    headers, body = push.raw(browsers[away.id], 2)[1]
    key = away.http.get(f"{BASE}/").json()["push_key"]
    check_vapid(headers, key, push.origin)
    told = browsers[away.id].read(body)
    assert headers["topic"] == told["tag"]
    assert (told["title"], told["body"]) == ("À toi de jouer", "C’est à toi de jouer à Quibbit!.")
    assert (told["path"], told["count"], told.get("on")) == (f"/t/{table}", 1, None)
    assert set(told) == {"title", "body", "path", "tag", "off", "off_label", "id", "count"}
    # The player who is there is told nothing, and the other one nothing twice: the test message comes last.
    for guest in (anna, bert):
        [receiver] = receivers(guest)
        assert receiver["confirmed"]
        assert guest.http.post(f"{BASE}/receivers/{receiver['id']}/test").status_code == 204
    assert len(push.wait(browsers[away.id], 3)) == 3
    assert len(push.wait(browsers[other.guest.id], 2)) == 2
    other.socket.close()


@pytest.mark.rule("TB-72")
def test_nothing_is_sent_before_the_first_message_was_answered(push: PushReceiver, anna: Guest, bert: Guest) -> None:
    browsers = {}
    for guest in (anna, bert):
        choose(guest)
        browsers[guest.id] = subscribe(guest, push, "phone", confirm=False)
    _, other, away = absent_turn(anna, bert)
    [receiver] = receivers(away)
    assert not receiver["confirmed"]
    away.http.post(f"{BASE}/receivers/{receiver['id']}/test")
    again = push.wait(browsers[away.id], 2)[1]
    assert again["on"]  # the first message again, and nothing before it
    away.http.post(f"/api/notifications/on/{again['on']}")
    assert push.wait(browsers[away.id], 3)[2]["title"] == "Your turn"
    other.socket.close()


@pytest.mark.rule("TB-72")
def test_a_person_has_a_limited_number_of_receivers(push: PushReceiver, anna: Guest) -> None:
    for number in range(10):
        body = push.browser(f"{number}-{anna.id}").subscription
        assert anna.http.post(f"{BASE}/push", json=body).status_code == 201
    answer = anna.http.post(f"{BASE}/push", json=push.browser(f"many-{anna.id}").subscription)
    assert (answer.status_code, answer.json()["rule"]) == (422, "TB-72")


@pytest.mark.rule("TB-73")
def test_a_forged_subscription_is_refused(push: PushReceiver, anna: Guest, bert: Guest) -> None:
    browser = subscribe(anna, push, "own")
    good = browser.subscription
    off_the_curve = text_of(b"\x04" + b"\x01" * 64)
    for change, fault in (
        ({"endpoint": "http://push.example/1"}, "endpoint"),
        ({"endpoint": "https://"}, "endpoint"),
        ({"endpoint": "https://user@push.example/1"}, "endpoint"),
        ({"endpoint": "https://push.example:port/1"}, "endpoint"),
        ({"endpoint": "https://push.example/" + "x" * 1_000}, "long"),
        ({"p256dh": off_the_curve}, "keys"),
        ({"p256dh": "%"}, "keys"),
        ({"auth": "AAAA"}, "keys"),
        ({"endpoint": "https://no-such-name.invalid/1"}, "ok"),  # private addresses are allowed here
    ):
        answer = bert.http.post(f"{BASE}/push", json={**good, **change})
        assert (answer.status_code == 201) if fault == "ok" else refused(answer) == ("TB-73", fault), change
    stranger = push.browser("stranger").subscription
    taken = bert.http.post(f"{BASE}/push", json={**stranger, "endpoint": browser.endpoint})
    assert refused(taken) == ("TB-73", "taken")
    assert [each["label"] for each in receivers(anna)] == ["own"]


@pytest.mark.rule("TB-73")
def test_a_replayed_subscription_changes_nothing_and_a_new_user_of_the_browser_takes_it_over(
    push: PushReceiver, anna: Guest, bert: Guest
) -> None:
    browser = subscribe(anna, push, "shared")
    before = receivers(anna)
    again = anna.http.post(f"{BASE}/push", json=browser.subscription)
    assert (again.json(), receivers(anna)) == (before[0], before)
    assert bert.http.post(f"{BASE}/push", json=browser.subscription).status_code == 201
    push.wait(browser, 2)
    assert (receivers(anna), [each["confirmed"] for each in receivers(bert)]) == ([], [False])
    # A browser that missed its first message gets it again.
    assert bert.http.post(f"{BASE}/push", json=browser.subscription).json() == receivers(bert)[0]
    last = push.wait(browser, 3)[2]
    assert bert.http.post(f"/api/notifications/on/{last['on']}").status_code == 204


@pytest.mark.rule("TB-73", "TB-74")
def test_the_inner_network_is_out_of_reach(tmp_path: Path) -> None:
    closed = LiveServer(tmp_path, notify_services=("ntfy", "mail"))
    try:
        with closed.guest() as guest:
            keys = Browser("").subscription
            for endpoint in ("https://127.0.0.1/1", "https://[::1]/1", "https://localhost/1", "https://169.254.1.1/1"):
                answer = guest.http.post(f"{BASE}/push", json={**keys, "endpoint": endpoint})
                assert refused(answer) == ("TB-73", "private"), endpoint
            answer = guest.http.post(f"{BASE}/push", json={**keys, "endpoint": "https://no-such-name.invalid/1"})
            assert refused(answer) == ("TB-73", "address")
            for address, fault in (
                ("ntfy://192.168.1.7/topic", "private"),
                ("ntfys://localhost/topic", "private"),
                ("discord://id/token", "kind"),
                ("ftp://example.org/list", "kind"),
                ("somebody@pond.test", "kind"),  # the host has no mail server
                ("ntfy://ntfy.example/topic?attach=https://example.org/list", "parameter"),
                ("ntfy://" + "x" * 1_000, "long"),
                ("ntfy://a\nb", "address"),
            ):
                assert refused(guest.http.post(f"{BASE}/services", json={"address": address})) == ("TB-74", fault)
            assert receivers(guest) == []
    finally:
        closed.stop()


@pytest.mark.rule("TB-76")
def test_a_link_turns_a_receiver_off(push: PushReceiver, anna: Guest, bert: Guest) -> None:
    browser = subscribe(anna, push, "phone")
    [first] = push.wait(browser)
    for wrong in ("x", "x-y", first["on"], "a" * 300):
        answer = bert.http.post(f"/api/notifications/off/{wrong}")
        assert (answer.status_code, answer.json()["rule"]) == (404, "TB-76")
    assert bert.http.post(f"/api/notifications/off/{first['off']}").status_code == 204  # from any device
    assert receivers(anna) == []
    assert bert.http.post(f"/api/notifications/on/{first['on']}").status_code == 404


@pytest.mark.rule("TB-75")
def test_a_receiver_that_is_gone_is_removed_and_one_that_fails_is_tried_again(
    push: PushReceiver, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "PAUSES_MS", (1, 1))
    busy, gone = subscribe(anna, push, "busy"), subscribe(anna, push, "gone")
    ids = {each["label"]: each["id"] for each in receivers(anna)}
    push.statuses["/" + busy.endpoint.rpartition("/")[2]] = [500, 403]  # it may be our own clock or key that is wrong
    push.statuses["/" + gone.endpoint.rpartition("/")[2]] = [410]
    for name in ("busy", "gone"):
        anna.http.post(f"{BASE}/receivers/{ids[name]}/test")
    tries = push.raw(busy, 4)
    assert len({headers["topic"] for headers, _ in tries[1:]}) == 1  # so that a push service keeps only one
    push.raw(gone, 2)
    wait_until(lambda: [each["label"] for each in receivers(anna)] == ["busy"])
    # Given up: nothing more is sent there until it is confirmed again.
    push.statuses["/" + busy.endpoint.rpartition("/")[2]] = [500] * 3
    anna.http.post(f"{BASE}/receivers/{ids['busy']}/test")
    wait_until(lambda: [each["confirmed"] for each in receivers(anna)] == [False])


@pytest.mark.rule("TB-75")
def test_a_receiver_that_hangs_delays_nobody(
    push: PushReceiver, anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, quick = subscribe(anna, push, "slow"), subscribe(bert, push, "quick")
    push.hangs.add("/" + slow.endpoint.rpartition("/")[2])
    monkeypatch.setattr(sender, "MOST_S", 0.2)
    monkeypatch.setattr(notifier, "PAUSES_MS", ())
    [held], [free] = receivers(anna), receivers(bert)
    anna.http.post(f"{BASE}/receivers/{held['id']}/test")
    push.raw(slow, 2)
    monkeypatch.setattr(sender, "MOST_S", 30.0)
    bert.http.post(f"{BASE}/receivers/{free['id']}/test")
    assert push.wait(quick, 2)[1]["body"] == "A test: notifications arrive here."
    wait_until(lambda: [each["confirmed"] for each in receivers(anna)] == [False])


@pytest.mark.rule("TB-71")
def test_turns_are_gathered_and_wait_for_the_morning(
    push: PushReceiver, anna: Guest, bert: Guest, server: LiveServer
) -> None:
    browsers = {guest.id: subscribe(guest, push, "phone") for guest in (anna, bert)}
    for guest in (anna, bert):  # all day long
        choose(guest, quiet=True, quiet_from=1, quiet_to=0)
    tables = [absent_turn(anna, bert) for _ in range(3)]
    for _, other, _ in tables:
        other.socket.close()
    away = {guest.id: [table for table, _, absent in tables if absent is guest] for guest in (anna, bert)}
    for guest in (anna, bert):
        if away[guest.id]:
            assert push.count(browsers[guest.id]) == 1
            choose(guest, quiet=False)
            told = push.wait(browsers[guest.id], 2)[1]
            assert told["count"] == len(away[guest.id])
            several = len(away[guest.id]) > 1
            assert told["title"] == (f"Your turn at {len(away[guest.id])} tables" if several else "Your turn")
            assert told["path"] == ("/" if several else f"/t/{away[guest.id][0]}")


@pytest.mark.rule("TB-70")
def test_only_what_was_chosen_is_told(push: PushReceiver, anna: Guest, bert: Guest) -> None:
    browser = subscribe(bert, push, "phone")
    choose(bert, turn=False, over=True, rematch=True)
    first, second = start_match(anna, bert, "me,open")
    second.socket.close()
    wait_until_offline(first, 1)
    first.do("propose", seat=1)  # a bot plays on for Bert, who is still in the match
    play_on(first)
    assert push.wait(browser, 2)[1]["title"] == "Match over"
    first.do("rematch")
    told = push.wait(browser, 3)[2]
    assert told["title"] == "Rematch"
    assert told["path"] == f"/t/{first.until(lambda live: live.table['rematch']).table['rematch']}"
    first.socket.close()


@pytest.mark.rule("TB-72", "TB-74")
def test_by_mail_a_first_message_asks_and_the_next_ones_tell(push: PushReceiver, tmp_path: Path) -> None:
    with Mailbox() as mailbox:
        posting = LiveServer(tmp_path, **QUICK, notify_mail=mailbox.url)
        try:
            with posting.guest() as anna, posting.guest() as bert:
                for guest in (anna, bert):
                    choose(guest, lang="de")
                    answer = guest.http.post(f"{BASE}/services", json={"address": f"{guest.id}@pond.test"})
                    assert answer.status_code == 201, answer.text
                    to, first = mailbox.next()
                    assert to == [f"{guest.id}@pond.test"]
                    link = next(word for word in first.split() if "/on/" in word)
                    assert link.startswith(f"http://{posting.address}/notify/on/")
                    guest.http.post(f"/api/notifications/on/{link.rpartition('/')[2]}")
                table, other, away = absent_turn(anna, bert)
                to, told = mailbox.next()
                assert to == [f"{away.id}@pond.test"]
                assert "Du bist dran: Quibbit!" in told
                assert f"http://{posting.address}/t/{table}" in told
                off = next(word for word in told.split() if "/off/" in word)
                assert other.guest.http.post(f"/api/notifications/off/{off.rpartition('/')[2]}").status_code == 204
                assert receivers(away) == []
                other.socket.close()
        finally:
            posting.stop()


@pytest.mark.rule("TB-72")
@pytest.mark.parametrize("names", [(), ("pond.test",)])
def test_links_in_mails_lead_to_this_server_alone(push: PushReceiver, tmp_path: Path, names: tuple[str, ...]) -> None:
    with Mailbox() as mailbox:
        posting = LiveServer(tmp_path, **QUICK, notify_mail=mailbox.url, names=names)
        try:
            with posting.guest() as anna:
                foreign = {"host": "203.0.114.9:8123"}
                wish = {"address": "carl@pond.test"}
                assert anna.http.post(f"{BASE}/services", json=wish, headers=foreign).status_code == 201
                first = mailbox.next()[1]
                link = next(word for word in first.split() if "/on/" in word)
                assert "203.0.114.9" not in first
                ours = names[0] if names else local_address() or "localhost"
                assert link.startswith(f"http://{ours}:8123/notify/on/")
        finally:
            posting.stop()


@pytest.mark.rule("TB-72")
@pytest.mark.parametrize(
    ("local", "names", "warnings"), [("10.0.0.4", (), 1), ("10.0.0.4", ("pond.test",), 0), ("203.0.114.7", (), 0)]
)
def test_the_log_warns_once_of_links_that_work_only_at_home(
    push: PushReceiver,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    local: str,
    names: tuple[str, ...],
    warnings: int,
) -> None:
    caplog.set_level(logging.WARNING, "nenuphar.notify")
    monkeypatch.setattr(addresses, "local_address", lambda: local)
    notify_routes._warn_of_links.cache_clear()
    with Mailbox() as mailbox:
        posting = LiveServer(tmp_path, **QUICK, notify_mail=mailbox.url, names=names)
        try:
            with posting.guest() as anna:
                for person in ("carl", "dora"):
                    wish, foreign = {"address": f"{person}@pond.test"}, {"host": "203.0.114.9"}
                    assert anna.http.post(f"{BASE}/services", json=wish, headers=foreign).status_code == 201
        finally:
            posting.stop()
    said = [record.getMessage() for record in caplog.records]
    assert said.count("links in messages work only in this network: see --name") == warnings


@pytest.mark.rule("TB-72", "TB-77")
def test_who_has_too_many_receivers_uses_up_nobodys_first_message(tmp_path: Path, push: PushReceiver) -> None:
    wish = {"address": "carl@pond.test"}
    with Mailbox() as mailbox:
        posting = LiveServer(tmp_path, **QUICK, notify_mail=mailbox.url)
        try:
            with posting.guest() as anna, posting.guest() as carl:
                for number in range(10):
                    subscribe(anna, push, f"{number}", confirm=False)
                answer = anna.http.post(f"{BASE}/services", json=wish)
                assert (answer.status_code, answer.json()["rule"]) == (422, "TB-72")
                assert carl.http.post(f"{BASE}/services", json=wish).status_code == 201
        finally:
            posting.stop()


@pytest.mark.rule("TB-77")
def test_nobody_can_flood_a_mailbox(tmp_path: Path, push: PushReceiver) -> None:
    wish = {"address": "Carl@pond.test"}
    with Mailbox() as mailbox:
        posting = LiveServer(tmp_path, **QUICK, notify_mail=mailbox.url)
        try:
            with posting.guest() as anna, posting.guest() as bert:
                made = anna.http.post(f"{BASE}/services", json=wish).json()
                first = mailbox.next()[1]
                again = anna.http.post(f"{BASE}/receivers/{made['id']}/test")
                assert refused(again) == ("TB-77", "asked")
                other = {"address": "carl@pond.test"}
                assert refused(bert.http.post(f"{BASE}/services", json=other)) == ("TB-77", "asked")
                off = next(word for word in first.split() if "/off/" in word)
                assert bert.http.post(f"/api/notifications/off/{off.rpartition('/')[2]}").status_code == 204
                assert refused(bert.http.post(f"{BASE}/services", json=other)) == ("TB-77", "closed")
                assert anna.http.post(f"{BASE}/services", json={"address": "dora@pond.test"}).status_code == 201
                assert mailbox.next()[0] == ["dora@pond.test"]
        finally:
            posting.stop()


@pytest.mark.rule("TB-73")
def test_a_subscription_that_nobody_confirmed_keeps_nobody_out(push: PushReceiver, anna: Guest, bert: Guest) -> None:
    """Bert knows the address of Anna's browser."""
    phone, forged = push.browser(f"phone-{anna.id}"), push.browser("forged").subscription
    answer = bert.http.post(f"{BASE}/push", json={**forged, "endpoint": phone.endpoint})
    assert answer.status_code == 201
    assert anna.http.post(f"{BASE}/push", json=phone.subscription).status_code == 201
    assert (len(receivers(anna)), receivers(bert)) == (1, [])


def wait_until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.05)
