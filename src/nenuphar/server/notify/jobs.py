"""Protocol between the server and its sender process: JSON, one message per line."""

from typing import Literal, TypeAlias

from msgspec import Struct

# `gone`: nobody is there any more. `refused`: it would lead into the inner network. `wrong`: no such address.
# `offline`: nothing got out of this house. `busy`: the receiver says when to come again.
Result: TypeAlias = Literal["ok", "gone", "failed", "offline", "busy", "refused", "wrong"]


class Push(Struct, frozen=True, tag="push", forbid_unknown_fields=True):
    """A browser's own address at its push service, and the keys that encrypt for it."""

    endpoint: str
    p256dh: str
    auth: str


class Service(Struct, frozen=True, tag="service"):
    """A service that apprise can reach."""

    url: str


class Mail(Struct, frozen=True, tag="mail"):
    """A mailbox, reached by the host's own mail server."""

    address: str


Endpoint: TypeAlias = Push | Service | Mail


class Start(Struct, frozen=True):
    """The first line to the process."""

    push_key: str  # the private key, in hexadecimal
    mail: str  # the URL of the host's mail server
    allow_private: bool


class Job(Struct, frozen=True):
    """A message to send; without a text, only whether it could be sent there."""

    number: int
    place: Endpoint
    contact: str = ""  # who is responsible for pushes: an address of the server
    title: str = ""
    body: str = ""
    payload: str = ""  # for a browser
    topic: str = ""  # a push service replaces a message that has not been fetched by a newer one on the same topic


class Answer(Struct, frozen=True):
    number: int
    result: Result
    status: int = 0
    after_s: int = 0  # how long a busy receiver wants to be left alone
