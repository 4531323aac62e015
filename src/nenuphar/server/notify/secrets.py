"""The server's own keys for notifications: one signs pushes, one signs links that work without a visit to the settings.

They are made once, and all processes on a database have the same.
"""

import hmac
from base64 import urlsafe_b64encode
from secrets import token_bytes
from typing import Literal, TypeAlias

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from nenuphar.store import ReceiverId, Store

Purpose: TypeAlias = Literal["on", "off"]

KEY_BYTES, SIGNATURE_BYTES = 32, 16
LONGEST_TOKEN = 200


class Secrets:
    def __init__(self, push: bytes, links: bytes) -> None:
        self.push_private = push.hex()
        private = ec.derive_private_key(int.from_bytes(push), ec.SECP256R1())
        self.push_public = _text(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        self._links = links

    def token(self, purpose: Purpose, receiver: ReceiverId) -> str:
        return f"{receiver}-{self._signature(purpose, receiver)}"  # without a dot: the page would take it for a file

    def receiver(self, purpose: Purpose, token: str) -> ReceiverId | None:
        """The receiver that a link is about; None if the link is not from us (TB-76)."""
        receiver, _, signature = token.partition("-")
        if len(token) > LONGEST_TOKEN:
            return None
        is_ours = hmac.compare_digest(signature.encode(), self._signature(purpose, receiver).encode())
        return receiver if is_ours else None

    def _signature(self, purpose: Purpose, receiver: ReceiverId) -> str:
        return _text(hmac.digest(self._links, f"{purpose} {receiver}".encode(), "sha256")[:SIGNATURE_BYTES])


async def load(store: Store) -> Secrets:
    fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(KEY_BYTES)
    return Secrets(await store.notify_key("push", fresh), await store.notify_key("links", token_bytes(KEY_BYTES)))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
