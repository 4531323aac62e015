"""How a node proves to another node that it is one, and what it says when it passes a visitor on.

The receiving node challenges every connection with a nonce of its own. The answer is signed with a secret that only
nodes can read, since it is in their database: over the nonce, both nodes' names, the visitor's address and the request.
A recorded answer fits no other nonce, and no other node.
"""

import hmac
import secrets
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from nenuphar.store import Key
from nenuphar.store.ownership import NodeId

NONCE_BYTES = 32
SIGNATURE_BYTES = 32
SIZE_BYTES = 4
MOST_BYTES = 128 * 1024  # a request's head and body, as the gateway bounds them, and room for our own fields
PURPOSE = b"nenuphar: a connection between nodes\0"  # the same secrets sign visitors' tokens


class Opening(Struct, frozen=True):
    """The beginning of a connection that is passed on."""

    from_node: NodeId
    to_node: NodeId
    visitor: tuple[str, int]  # the address as the first node sees it
    request: bytes  # the bytes of the visitor's request


class Forged(Exception):
    """Not signed by a node for this connection, or malformed."""


_decoder = msgspec.msgpack.Decoder(Opening)


def new_nonce() -> bytes:
    return secrets.token_bytes(NONCE_BYTES)


def signed(opening: Opening, nonce: bytes, key: Key) -> bytes:
    """The answer to a challenge, as it is sent: its size, the id of the key, the signature and the opening."""
    said = msgspec.msgpack.encode(opening)
    answer = msgspec.msgpack.encode((key.key_id, _signature(key, nonce, said), said))
    assert len(answer) <= MOST_BYTES
    return len(answer).to_bytes(SIZE_BYTES, "big") + answer


def size_of(prefix: bytes) -> int:
    size = int.from_bytes(prefix, "big")
    if size > MOST_BYTES:
        raise Forged("it is too large")
    return size


_envelope = msgspec.msgpack.Decoder(tuple[str, bytes, bytes])


def key_id_of(answer: bytes) -> str:
    try:
        return _envelope.decode(answer)[0]
    except msgspec.MsgspecError as error:
        raise Forged("it cannot be read") from error


def read(answer: bytes, nonce: bytes, keys: Mapping[str, Key], me: NodeId) -> Opening:
    """The opening, if it was signed for this nonce and this node. Raises Forged."""
    try:
        key_id, signature, said = _envelope.decode(answer)
    except msgspec.MsgspecError as error:
        raise Forged("it cannot be read") from error
    key = keys.get(key_id)
    if key is None or not hmac.compare_digest(signature, _signature(key, nonce, said)):
        raise Forged("its signature is wrong")
    try:
        opening = _decoder.decode(said)
    except msgspec.MsgspecError as error:
        raise Forged("it cannot be read") from error
    if opening.to_node != me:
        raise Forged("it is meant for another node")
    return opening


def _signature(key: Key, nonce: bytes, said: bytes) -> bytes:
    return hmac.digest(key.secret, PURPOSE + nonce + said, "sha256")
