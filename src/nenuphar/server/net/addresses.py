"""Addresses: this machine's own in its local network, and those of visitors."""

import socket
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, ip_address, ip_network
from typing import Any

ANYWHERE = ("0.0.0.0", "::")
MOST_REMEMBERED = 100_000
ITSELF = ("localhost", "127.0.0.1", "::1")


def local_address() -> str | None:
    """This machine's address in the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def host_of(scope: Mapping[str, Any]) -> str:
    """The address of a request, from its ASGI scope."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


@lru_cache(4_096)
def household(host: str) -> str:
    """The addresses that share limits: one IPv4 address, or 64 bits of an IPv6 address, which a house usually gets."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return "?"
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address) >> 64 << 64, 64)))


def trusted(proxies: Iterable[str]) -> list[str]:
    """Addresses and networks of proxies. An IPv4 one is also listed as a listener for both families sees it."""
    networks = [ip_network(proxy) for proxy in proxies]
    mapped = [
        f"::ffff:{network.network_address}/{96 + network.prefixlen}"
        for network in networks
        if isinstance(network, IPv4Network)
    ]
    return [*map(str, networks), *mapped]


class LastAddresses:
    """People's addresses when they were last at a table. Only in memory; the oldest are forgotten first."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self._known[person] = address
        self._known.move_to_end(person)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    def of(self, *people: str) -> set[str]:
        return {self._known[person] for person in people if self._known.get(person)}
