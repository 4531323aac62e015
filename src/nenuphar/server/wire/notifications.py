"""Notifications, over HTTP."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from nenuphar.server.wire.base import Body

MinuteOfDay: TypeAlias = Annotated[int, Meta(ge=0, le=1_439)]


class NotifyChoices(Body, frozen=True):
    """What you want to be told, and when not (TB-70, TB-71)."""

    turn: bool = True
    rematch: bool = True
    over: bool = True
    quiet: bool = True
    quiet_from: MinuteOfDay = 22 * 60
    quiet_to: MinuteOfDay = 8 * 60
    zone: Annotated[str, Meta(max_length=64)] = "UTC"  # your time zone, such as Europe/Paris
    offset: Annotated[int, Meta(ge=-1_440, le=1_440)] = 0  # minutes ahead of UTC, if the server lacks the zone
    lang: Annotated[str, Meta(max_length=8)] = "en"


class NotifyReceiver(Struct, frozen=True):
    """A browser, a service or a mailbox of yours. It is used once it is confirmed (TB-72)."""

    id: str
    kind: Literal["push", "service", "mail"]
    label: str
    confirmed: bool


class Notifications(Struct, frozen=True):
    """All about your notifications. `push_key` is the server's public key for Web Push."""

    push_key: str
    services: tuple[str, ...]  # the kinds that the host allows
    mail: bool  # whether the host's mail server can be used
    choices: NotifyChoices
    receivers: tuple[NotifyReceiver, ...]


class AddPush(Body, frozen=True):
    """A browser's push subscription."""

    endpoint: str
    p256dh: str
    auth: str
    label: Annotated[str, Meta(max_length=60)] = ""


class AddService(Body, frozen=True):
    """A service by its URL, as apprise knows it; or an e-mail address."""

    address: str
