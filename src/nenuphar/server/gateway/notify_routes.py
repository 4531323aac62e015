"""Notifications, over HTTP: what a person wants to be told, where, and the links in messages (TB-70)."""

import hmac
import logging
from functools import cache
from secrets import token_hex

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.request_context import AnyRequest, context_of, host_of, require_person
from nenuphar.server.net import addresses
from nenuphar.server.notify.endpoints import allowed_services, fingerprint, label_of, push_place, service_place
from nenuphar.server.notify.guard import is_public
from nenuphar.server.notify.jobs import Endpoint, Mail, Push
from nenuphar.server.notify.messages import StoredReceiver, kind_of
from nenuphar.server.notify.secrets import Purpose
from nenuphar.store import AddressTaken, Receiver, ReceiverId

log = logging.getLogger("nenuphar.notify")

MOST_RECEIVERS = 10


@get("/")
async def see(request: AnyRequest) -> wire.Notifications:
    person = await require_person(request)
    return await _all(request, person.id)


@put("/")
async def choose(request: AnyRequest, data: JSONBody[wire.NotifyChoices]) -> wire.Notifications:
    person = await require_person(request)
    await context_of(request).lobby.store.keep_notify_choices(person.id, encode(data), now_ms())
    return await _all(request, person.id)


@post("/push")
async def add_push(request: AnyRequest, data: JSONBody[wire.AddPush]) -> wire.NotifyReceiver:
    """Be told in this browser. Again, it gets its first message again if it is not confirmed, and nothing else changes.

    Only its own keys give it to somebody else.
    """
    person = await require_person(request)
    place = push_place(data.endpoint, data.p256dh, data.auth)
    known = await context_of(request).lobby.store.receiver_at(fingerprint(person.id, place))
    if known is not None and not _has_keys_of(place, known):
        if known.confirmed:
            raise Refused("TB-73", fault="taken")
        known = None  # somebody who knows the address has made it up, or the browser has new keys
    if known is not None and known.person_id == person.id:
        if not known.confirmed:
            await _ask_again(request, known)
        return _shown(known)
    label = data.label.strip() or "Web"
    return await _add(request, person.id, place, label, "TB-73", "" if known is None else known.receiver_id)


@post("/services")
async def add_service(request: AnyRequest, data: JSONBody[wire.AddService]) -> wire.NotifyReceiver:
    """Be told by a service or by mail. Its first message has the link that confirms it."""
    person = await require_person(request)
    place = service_place(data.address, context_of(request).settings)
    before = await context_of(request).lobby.store.receiver_at(fingerprint(person.id, place))
    return await _add(request, person.id, place, label_of(place), "TB-74", "" if before is None else before.receiver_id)


@post("/receivers/{receiver:str}/test", status_code=204)
async def test(request: AnyRequest, receiver: FromPath[str]) -> None:
    """Send a message there now; to a receiver that is not confirmed, its first message again."""
    context, found = context_of(request), await _own(request, receiver)
    await context.tables.take(found.person_id)
    await context.addresses.take_shared("tables", host_of(request))
    if not found.confirmed:
        await _ask_mailbox(request, decode(found.data, StoredReceiver).place)
    await context.notifier.send(found, "test" if found.confirmed else "first")


@delete("/receivers/{receiver:str}")
async def remove(request: AnyRequest, receiver: FromPath[str]) -> None:
    found = await _own(request, receiver)
    await context_of(request).lobby.store.drop_receiver(found.receiver_id)


@post("/on/{token:str}", status_code=204)
async def switch_on(request: AnyRequest, token: FromPath[str]) -> None:
    """The link in a first message. It proves that its reader owns the address (TB-72)."""
    receiver = await _linked(request, "on", token)
    if not await context_of(request).lobby.store.confirm_receiver(receiver, confirmed=True, at_ms=now_ms()):
        raise Refused("TB-76")
    context_of(request).notifier.look()


@post("/off/{token:str}", status_code=204)
async def switch_off(request: AnyRequest, token: FromPath[str]) -> None:
    """The link in every message: nothing more is sent there (TB-76)."""
    store = context_of(request).lobby.store
    found = await store.receiver(await _linked(request, "off", token))
    if found is None:
        return
    await store.drop_receiver(found.receiver_id)
    place = decode(found.data, StoredReceiver).place
    if isinstance(place, Mail) and not found.confirmed:
        await context_of(request).closed_mailboxes.allow(place.address.casefold())


async def _ask_mailbox(request: AnyRequest, place: Endpoint) -> None:
    """A first message goes to whomever somebody names: one a day, and none where it is not wanted (TB-77)."""
    if not isinstance(place, Mail):
        return
    context, mailbox = context_of(request), place.address.casefold()
    if not await context.closed_mailboxes.has(mailbox):
        raise Refused("TB-77", fault="closed")
    if not await context.mailboxes.allow(mailbox):
        raise Refused("TB-77", fault="asked")


async def _linked(request: AnyRequest, purpose: Purpose, token: str) -> str:
    context = context_of(request)
    receiver = context.notifier.secrets.receiver(purpose, token)
    if receiver is None:
        await context.addresses.take_shared("codes", host_of(request))
        raise Refused("TB-76")
    return receiver


async def _add(
    request: AnyRequest, person: wire.PersonId, place: Endpoint, label: str, rule: str, known: ReceiverId
) -> wire.NotifyReceiver:
    context = context_of(request)
    await context.tables.take(person)  # each sends a message to an address that somebody has typed
    await context.addresses.take_shared("tables", host_of(request))
    match await context.notifier.check(place):
        case "refused":
            raise Refused(rule, fault="private")
        case "ok":
            pass
        case _:
            raise Refused(rule, fault="address")
    store, now = context.lobby.store, now_ms()
    kept = encode(StoredReceiver(place, label, _origin(request)))
    receiver = Receiver(token_hex(10), person, fingerprint(person, place), False, now, kept)
    others = [each for each in await store.receivers(person) if each.address != receiver.address]
    if len(others) >= MOST_RECEIVERS:  # known before a mailbox loses its message of the day
        raise Refused("TB-72", most=MOST_RECEIVERS)
    await _ask_mailbox(request, place)
    try:
        if not await store.keep_receiver(receiver, MOST_RECEIVERS, known):
            raise Refused("TB-72", most=MOST_RECEIVERS)
    except AddressTaken:
        raise Refused(rule, fault="taken") from None
    if await store.notify_choices(person) is None:
        await store.keep_notify_choices(person, encode(wire.NotifyChoices()), now)
    await context.notifier.send(receiver, "first")
    return _shown(receiver)


async def _ask_again(request: AnyRequest, receiver: Receiver) -> None:
    context = context_of(request)
    await context.tables.take(receiver.person_id)
    await context.addresses.take_shared("tables", host_of(request))
    await context.lobby.store.confirm_receiver(receiver.receiver_id, confirmed=False, at_ms=now_ms())
    await context.notifier.send(receiver, "first")


def _origin(request: AnyRequest) -> str:
    """The server's address as this person knows it; on the server's own machine, the one that phones know.

    Anybody can name an address in the internet that is not ours: links in mails must not lead there.
    """
    settings, url = context_of(request).settings, request.url
    local = addresses.local_address()
    if url.hostname in addresses.ITSELF and settings.host in addresses.ANYWHERE and local is not None:
        return f"http://{local}:{url.port or 80}"
    if is_public(url.hostname or "") and url.hostname not in (local, settings.host):
        port = "" if url.port is None else f":{url.port}"
        ours = next(iter(settings.names), local or "localhost")
        if not settings.names and not is_public(ours):  # behind NAT
            _warn_of_links(ours)
        return f"{url.scheme}://{ours}{port}"
    return f"{url.scheme}://{url.netloc}"


@cache
def _warn_of_links(ours: str) -> None:
    """Once: everybody who gives an address meets this."""
    log.warning("links in messages work only in this network: see --name", extra={"address": ours})


async def _own(request: AnyRequest, receiver: str) -> Receiver:
    person = await require_person(request)
    found = await context_of(request).lobby.store.receiver(receiver)
    if found is None or found.person_id != person.id:
        raise Refused("TB-20")
    return found


def _has_keys_of(place: Push, known: Receiver) -> bool:
    kept = decode(known.data, StoredReceiver).place
    return isinstance(kept, Push) and hmac.compare_digest(
        f"{kept.p256dh} {kept.auth}".encode(), f"{place.p256dh} {place.auth}".encode()
    )


async def _all(request: AnyRequest, person: wire.PersonId) -> wire.Notifications:
    context = context_of(request)
    chosen = await context.lobby.store.notify_choices(person)
    receivers = await context.lobby.store.receivers(person)
    return wire.Notifications(
        push_key=context.notifier.secrets.push_public,
        services=allowed_services(context.settings),
        mail=bool(context.settings.notify_mail),
        choices=wire.NotifyChoices() if chosen is None else decode(chosen.data, wire.NotifyChoices),
        receivers=tuple(map(_shown, receivers)),
    )


def _shown(receiver: Receiver) -> wire.NotifyReceiver:
    kept = decode(receiver.data, StoredReceiver)
    return wire.NotifyReceiver(receiver.receiver_id, kind_of(kept.place), kept.label, receiver.confirmed)


notifications = Router("/api/me/notifications", route_handlers=[see, choose, add_push, add_service, test, remove])
switches = Router("/api/notifications", route_handlers=[switch_on, switch_off])
