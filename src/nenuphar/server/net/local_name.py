"""`nenuphar.local`, by multicast DNS (TB-122). Where multicast is missing, so is the name, and nothing fails."""

import asyncio
import logging
import socket
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zeroconf.asyncio import AsyncZeroconf

log = logging.getLogger("nenuphar.mdns")

LOCAL_NAME = "nenuphar.local"
LOOK_MS = 1_000  # how long another server may take to say that the name is taken
STOP_S = 1.0
GROUP = "224.0.0.251"


class LocalName:
    """Answers those who ask for the name. Otherwise it is silent after its first announcements."""

    def __init__(self, port: int, is_https: bool) -> None:
        self._port = port
        self._kind = f"_http{'s' if is_https else ''}._tcp.local."
        self._network: AsyncZeroconf | None = None
        self._address: str | None = None
        self._is_taken = False

    async def announce(self, address: str | None) -> bool:
        """Whether the name now leads to this address of this machine. Asked again, it follows, or retries."""
        if address == self._address and self._network is not None:
            return True
        await self._close()
        if address != self._address:
            self._address, self._is_taken = address, False
        if address is None:
            return False
        import zeroconf  # a server for this machine alone does not need it

        try:
            _check_multicast(address)  # where it is missing, the library would leave a socket open
            return await self._announce(address)
        except (OSError, RuntimeError, zeroconf.Error) as trouble:
            log.info("nenuphar.local cannot be announced", extra={"trouble": repr(trouble)})
            await self._close()
            return False

    async def _announce(self, address: str) -> bool:
        from zeroconf import AddressResolverIPv4, ServiceInfo  # type: ignore[attr-defined]
        from zeroconf.asyncio import AsyncZeroconf

        # Without a list of interfaces, it would ask the kernel for them, which a confined service may not.
        self._network = AsyncZeroconf(interfaces=[address])
        there = AddressResolverIPv4(f"{LOCAL_NAME}.")
        if await there.async_request(self._network.zeroconf, LOOK_MS) and address not in there.parsed_addresses():
            if not self._is_taken:  # said once: the next try comes soon
                log.warning("another server is called nenuphar.local", extra={"address": there.parsed_addresses()[0]})
            self._is_taken = True
            await self._close()
            return False
        title = f"Nénuphar {socket.gethostname().partition('.')[0]} {self._port}"
        service = ServiceInfo(
            self._kind,
            f"{title}.{self._kind}",
            addresses=[socket.inet_aton(address)],
            port=self._port,
            properties={"path": "/"},
            server=f"{LOCAL_NAME}.",
        )
        announced = await self._network.async_register_service(service, allow_name_change=True)
        await announced
        return True

    async def stop(self) -> None:
        """Say that the name is gone."""
        self._address = None
        await self._close()

    async def _close(self) -> None:
        network, self._network = self._network, None
        if network is not None:
            try:
                async with asyncio.timeout(STOP_S):
                    await network.async_close()
            except (OSError, RuntimeError) as trouble:
                log.info("nenuphar.local cannot be withdrawn", extra={"trouble": repr(trouble)})


def _check_multicast(address: str) -> None:
    """Raises OSError if this address cannot take part."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        membership = socket.inet_aton(GROUP) + socket.inet_aton(address)
        probe.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, membership)
