"""The host names that this server answers to, and the pages that may ask it to change something (TB-25)."""

import socket
from collections.abc import Iterable, Mapping
from ipaddress import ip_address

from nenuphar.core.game import Refused
from nenuphar.server.net.local_name import LOCAL_NAME


class OriginCheck:
    """Protects against foreign names that point at this server, and against foreign pages that act for its visitors."""

    def __init__(self, names: Iterable[str], origins: Iterable[str]) -> None:
        machine = socket.gethostname().lower()
        self._names = {"localhost", LOCAL_NAME, machine, f"{machine}.local", *(name.lower() for name in names)}
        self._origins = {origin.rstrip("/").lower() for origin in origins}

    def check(self, headers: Mapping[str, str], changes: bool) -> None:
        """`changes` is whether the request may change something, as every socket may (TB-25)."""
        host = headers.get("host", "").lower()
        if not self._is_ours(host):
            raise Refused("TB-25", fault="host")
        origin = headers.get("origin")
        if not changes or origin is None:  # a browser names the origin of every request that may change something
            return
        origin = origin.lower()
        if origin.partition("://")[2] != host and origin not in self._origins:
            raise Refused("TB-25", fault="origin")

    def _is_ours(self, host: str) -> bool:
        """A numeric address cannot be redirected by DNS, so it is as safe as our own name."""
        name = host[1 : host.find("]")] if host.startswith("[") else host.partition(":")[0]
        if name in self._names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True
