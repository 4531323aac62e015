"""Notifications in the browser: the settings, the service worker, and the links in messages (TB-70).

Chromium's own push service is on the internet, and without a screen it allows no notifications. So the page subscribes
to ours, and what arrives there is handed to the page's service worker by the browser's own tools. Everything else is
real; but nobody sees the notification itself.
"""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import PHONE, Guest
from tests.browser.server import Server
from tests.browser.test_pages import axe_finds_nothing
from tests.server.mailbox import Mailbox
from tests.server.push_receiver import PushReceiver

pytestmark = pytest.mark.rule("TB-70", "TB-72", "TB-76")

# What a browser does that can reach its push service.
SUBSCRIBE = """subscription => {
  const { endpoint, p256dh, auth } = subscription
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  let made = null
  const make = () => ({
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { made = null; sessionStorage.removeItem('subscribed'); return true },
  })
  if (sessionStorage.getItem('subscribed')) made = make()
  PushManager.prototype.getSubscription = async () => made
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('not as a browser wants it')
    sessionStorage.setItem('subscribed', 'yes')
    return (made = make())
  }
}"""


@pytest.fixture(scope="module")
def push(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushReceiver]:
    receiver = PushReceiver(tmp_path_factory.mktemp("push"))
    yield receiver
    receiver.stop()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def server(push: PushReceiver, mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    own = {
        "REQUESTS_CA_BUNDLE": str(push.certificate),
        "NENUPHAR_NOTIFY_PRIVATE": "true",
        "NENUPHAR_NOTIFY_MAIL": mailbox.url,
    }
    server = Server(tmp_path_factory.mktemp("server"), env={**os.environ, **own})
    yield server
    server.stop()
    assert "Traceback" not in server.said.read_text()


@pytest.fixture
def anna(browser: Browser, server: Server) -> Iterator[Guest]:
    with ExitStack() as stack:
        guest = Guest(browser, server.address, PHONE, stores=True)
        stack.callback(guest.close)
        yield guest
        assert guest.faults == []


def test_a_browser_is_told_after_it_was_turned_on(anna: Guest, push: PushReceiver) -> None:
    browser = push.browser("chromium")
    anna.context.add_init_script(f"({SUBSCRIBE})({json.dumps(browser.subscription)})")
    registrations: list[Any] = []
    tools = anna.context.new_cdp_session(anna.page)
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    anna.go("/settings")
    tools.send("ServiceWorker.enable")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    section = anna.page.get_by_role("region", name="Notifications")
    section.get_by_role("switch", name="On this device").click()
    expect(section.get_by_text("not confirmed yet")).to_be_visible()
    [first] = push.wait(browser)
    assert first["body"] == "Notifications are on. They look like this."

    while not registrations:
        anna.page.wait_for_timeout(20)
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": anna.address,
            "registrationId": registrations[-1]["registrationId"],
            "data": json.dumps(first),
        },
    )
    confirmed = "fetch('/api/me/notifications/').then(a => a.json()).then(all => all.receivers[0].confirmed)"
    anna.page.wait_for_function(confirmed)  # by the service worker
    anna.go("/settings")
    expect(section.get_by_text("this device", exact=True)).to_be_visible()
    expect(section.get_by_text("not confirmed yet")).to_be_hidden()
    section.get_by_role("button", name="Test").click()
    assert push.wait(browser, 2)[1]["body"] == "A test: notifications arrive here."
    section.get_by_label("From").fill("21:30")
    section.get_by_role("switch", name="A match is over").click()
    expect(section.get_by_role("switch", name="A match is over")).not_to_be_checked()
    assert [*axe_finds_nothing(anna)] == []
    anna.go("/settings")
    expect(section.get_by_label("From")).to_have_value("21:30")
    section.get_by_role("switch", name="On this device").click()
    expect(section.get_by_role("listitem")).to_have_count(0)


def test_a_mailbox_is_confirmed_and_turned_off_by_links(anna: Guest, mailbox: Mailbox) -> None:
    anna.go("/settings")
    section = anna.page.get_by_role("region", name="Notifications")
    field = section.get_by_label("By e-mail or another service")
    field.fill("ftp://example.org/list")
    anna.allow("422")  # the browser reports the answer itself
    section.get_by_role("button", name="Add").click()
    expect(section.get_by_role("status")).to_contain_text("This server cannot send there.")
    field.fill("anna@pond.test")
    section.get_by_role("button", name="Add").click()
    expect(section.get_by_text("anna@pond.test")).to_be_visible()
    _, mail = mailbox.next()
    links = {way: next(word for word in mail.split() if f"/{way}/" in word) for way in ("on", "off")}
    for way, said in (("on", "you will be told there"), ("off", "nothing more is sent there")):
        anna.go(links[way].removeprefix(anna.address))
        expect(anna.page.get_by_role("status").filter(has_text=said)).to_be_visible()
    anna.go("/settings")
    expect(section.get_by_label("By e-mail or another service")).to_be_visible()
    expect(section.get_by_role("listitem")).to_have_count(0)
