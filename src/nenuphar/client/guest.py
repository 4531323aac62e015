"""A guest on a server: everything that goes over HTTP, such as the name and the way to a table."""

import asyncio
from http.cookies import SimpleCookie
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from nenuphar.client.answers import Unreachable, refusal
from nenuphar.client.table import Table
from nenuphar.server import wire

T = TypeVar("T")

TIMEOUT_S = 20.0


class Guest:
    """A person on the server at `address`, such as http://localhost:8123. Somebody new unless there is a cookie."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address = address if "://" in address else f"http://{address}"
        self.address = self.address.rstrip("/")
        if urlsplit(self.address).scheme not in ("http", "https"):
            raise Unreachable(f"{address} is not an address such as http://localhost:8123")
        self.cookie = cookie
        self.me: wire.Me | None = None

    async def arrive(self, name: str = "") -> wire.Me:
        """Become known to the server. Without a name, it gives you one."""
        self.me = await self.get("/api/me", wire.Me)
        if name and name != self.me.name:
            profile = wire.Profile(name, self.me.colour, self.me.avatar)
            self.me = await self.send("PUT", "/api/me", profile, wire.Me)
        return self.me

    async def open(self, table: wire.NewTable) -> Table:
        """A new table of yours."""
        return self.at((await self.send("POST", "/api/tables", table, wire.Found)).id)

    async def join(self, code: str) -> Table:
        """The table of an invitation: its code, or the link."""
        code = code.rstrip("/").rpartition("/")[2]
        return self.at((await self.send("POST", "/api/join", wire.JoinCode(code), wire.Found)).id)

    def at(self, table: wire.TableId) -> Table:
        return Table(self, table)

    async def get(self, path: str, kind: type[T]) -> T:
        return await asyncio.to_thread(self._request, "GET", path, None, kind)

    async def send(self, method: str, path: str, body: Struct, kind: type[T]) -> T:
        return await asyncio.to_thread(self._request, method, path, msgspec.json.encode(body), kind)

    def _request(self, method: str, path: str, body: bytes | None, kind: type[T]) -> T:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        request = Request(f"{self.address}{path}", body, headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT_S) as answer:
                given = SimpleCookie(answer.headers.get("Set-Cookie", ""))
                if given:
                    self.cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in given.items())
                return msgspec.json.decode(answer.read(), type=kind)
        except HTTPError as error:
            raise refusal(error.read()) from None
        except OSError as error:
            raise Unreachable(str(getattr(error, "reason", None) or error)) from None
        except msgspec.DecodeError as error:
            raise Unreachable(f"this is another kind of server, or another version ({error})") from None
