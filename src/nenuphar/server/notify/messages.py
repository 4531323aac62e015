"""Writes the text of a message in the player's language. It names the game and nothing of the match (TB-70)."""

from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from importlib import resources
from typing import Any, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from nenuphar import games
from nenuphar.core.codec import decode, encode
from nenuphar.server.notify.jobs import Endpoint, Job, Mail, Push, Service
from nenuphar.server.notify.secrets import Secrets
from nenuphar.server.wire import TableCard
from nenuphar.store import Delivery, Notice, Receiver, Store
from nenuphar.texts import FALLBACK, languages

MOST_LINES = 5
NOBODY = "mailto:nenuphar@localhost"  # push services ask for a contact; localhost has none

MessageKind: TypeAlias = Literal["first", "test", "news"]


class StoredReceiver(Struct, frozen=True):
    """What is stored of a receiver."""

    place: Endpoint
    label: str
    origin: str  # the address of the server as this person knows it, for links


class DeliveryContent(Struct, frozen=True):
    """What is stored of a delivery. Its text is written when it is sent."""

    what: MessageKind
    notices: tuple[Notice, ...] = ()


class Payload(Struct, frozen=True, omit_defaults=True):
    """What a browser's service worker gets. A notification replaces an earlier one with the same tag."""

    title: str
    body: str
    path: str
    tag: str
    off: str  # the token that turns this receiver off
    off_label: str
    id: str  # the same when a message comes twice
    on: str = ""  # the token that confirms this receiver
    count: int = 0  # of tables that wait for the player


def kind_of(place: Endpoint) -> Literal["push", "service", "mail"]:
    match place:
        case Push():
            return "push"
        case Service():
            return "service"
        case Mail():
            return "mail"


async def message(store: Store, secrets: Secrets, receiver: Receiver, delivery: Delivery, lang: str) -> Job:
    kept, content = decode(receiver.data, StoredReceiver), decode(delivery.data, DeliveryContent)
    say = partial(_text, lang if lang in languages() else FALLBACK)
    tables = list(dict.fromkeys(notice.table_id for notice in content.notices))
    path = f"/t/{tables[0]}" if len(tables) == 1 else "/"
    if content.what == "news":
        title, body = await _news(store, content.notices, say)
    else:
        title, body = say(f"notify-{content.what}"), say(f"notify-{content.what}-{kind_of(kept.place)}")
    off, on = (secrets.token(purpose, receiver.receiver_id) for purpose in ("off", "on"))
    # The same table replaces its own message; others stay until they are read.
    tag = sha256((tables[0] if len(tables) == 1 else delivery.delivery_id).encode()).hexdigest()[:32]
    if isinstance(kept.place, Push):
        payload = Payload(
            *(title, body, path, tag, off, say("notify-off-button"), delivery.delivery_id),
            on=on if content.what == "first" else "",
            count=sum(notice.kind == "turn" for notice in content.notices),
        )
        contact = kept.origin if kept.origin.startswith("https://") else NOBODY
        return Job(0, kept.place, contact, title, body, encode(payload).decode(), tag)
    link = f"{kept.origin}/notify/on/{on}" if content.what == "first" else f"{kept.origin}{path}"
    links = f"{link}\n\n{say('notify-off', link=f'{kept.origin}/notify/off/{off}')}"
    return Job(0, kept.place, title=title, body=f"{body}\n{links}")


def _text(lang: str, key: str, **facts: str | int) -> str:
    """One message. These are texts of their own, because neither the terminal nor the page needs them."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, f"{key}: {errors}"
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    source = resources.files(__package__).joinpath("texts", f"{lang}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


async def _news(store: Store, notices: tuple[Notice, ...], say: Callable[..., str]) -> tuple[str, str]:
    lines = [say(f"notify-{notice.kind}-in", game=await _game(store, notice)) for notice in notices[:MOST_LINES]]
    if len(notices) > MOST_LINES:
        lines.append("…")
    alike = {notice.kind for notice in notices}
    if len(notices) == 1:
        return say(f"notify-{notices[0].kind}"), lines[0]
    title = say("notify-turns", count=len(notices)) if alike == {"turn"} else say("notify-several")
    return title, "\n".join(lines)


async def _game(store: Store, notice: Notice) -> str:
    card = await store.card(notice.table_id)
    if card is None:
        return "Nénuphar"
    listed: Any = decode(card.summary, TableCard)
    game = games.find(listed.game)
    return listed.game if game is None else game.manifest.title
