"""Keeps the sending process out of the inner network: it connects to public addresses only.

A name can resolve to any address, and a redirect can lead anywhere. So the check is made when a socket connects to an
address, and no code in this process can bypass it.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import local
from typing import Any

NAT64 = ip_network("64:ff9b::/96")
# Python calls them global, but they lead to IPv4 addresses: an old form, and a house's own NAT64.
OTHER_FORMS = (ip_network("::/96"), ip_network("64:ff9b:1::/48"))


class Refusal(PermissionError):
    """This address is in the inner network."""


class Guard:
    def __init__(self, allow_private: bool) -> None:
        self._allow_private = allow_private
        self._here = local()  # each thread sends one message at a time

    def install(self) -> None:
        """Check every connection from now on. This cannot be undone."""
        sys.addaudithook(self._heard)

    @contextmanager
    def watching(self, allow_private: bool = False) -> Iterator[None]:
        """While this thread sends a message. The host's own mail server may be in the inner network."""
        self._here.allowed, self._here.refused = allow_private, False
        try:
            yield
        finally:
            self._here.allowed = False

    @property
    def has_refused(self) -> bool:
        """Whether the message of this thread was to go to the inner network."""
        return bool(getattr(self._here, "refused", False))

    def _heard(self, event: str, given: tuple[Any, ...]) -> None:
        if event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
            self.check(given[1])

    def check(self, address: object) -> None:
        if self._allow_private or getattr(self._here, "allowed", False):
            return
        if not isinstance(address, tuple) or not is_public(str(address[0])):
            self._here.refused = True
            raise Refusal("this address is in the inner network")


def is_public(host: str) -> bool:
    """Whether this is a public IP address. A host name is not."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if any(address in network for network in OTHER_FORMS):
            return False
        inner: IPv4Address | bool | None = (
            address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        )
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner:
            return is_public(str(inner))
    return address.is_global and not address.is_multicast
