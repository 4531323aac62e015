"""Visitors who join, play, chat, leave, resign, come back and ask for a rematch, all at random."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nenuphar.server.model.views import MOST_LINES

Facts = dict[str, Any]

HEAR_S = 0.5
DECISION_S = 5
WHIMS = ("chat", "react", "stand", "come-back", "resign", "propose", "vote", "pinch", "kick", "garbage")


class Visitor:
    """A new guest each time, who sits down or watches, and leaves sooner or later."""

    def __init__(self, address: str, luck: Random, heard: Counter[str], tables: dict[str, str]) -> None:
        self.address = address
        self.luck = luck
        self.heard = heard  # how often each kind of message or refusal was received
        self.tables = tables  # all opened tables, each with the cookie of somebody who may see it

    async def visit(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60) as self.http:
            answer = await self.http.get("/api/me")
            self.cookie = f"nenuphar={answer.cookies['nenuphar']}"
            table: str | None = await self._find()
            while table is not None:
                self.tables[table] = self.cookie
                table = await self._attend(table)

    async def _find(self) -> str:
        lobby = (await self.http.get("/api/tables")).json()
        kind = self.luck.random()
        if lobby["open"] and kind < 0.5:
            return str(self.luck.choice(lobby["open"])["id"])
        if kind < 0.6:
            return str((await self.http.post("/api/tables/quick", json={"game": "quibbit"})).json()["id"])
        seats = self.luck.choice(("me,open", "me,open,open", "me,tadpole,open,frog", "me,tadpole"))
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats.split(",")
        ]
        wish = {"game": "quibbit", "seats": plans, "decision_seconds": DECISION_S, "public": True}
        return str((await self.http.post("/api/tables", json=wish)).json()["id"])

    async def _attend(self, table: str) -> str | None:
        """Stays for a while, and returns the table of the rematch if the visitor follows it."""
        self.seq = 0
        self.seats: Facts = {}
        self.match: Facts | None = None
        for _ in range(self.luck.randrange(1, 5)):  # connections
            url = f"ws://{self.address}/api/tables/{table}/live?since={self.seq}"
            headers = {"Cookie": self.cookie}
            with suppress(ConnectionClosed, InvalidStatus):
                async with connect(url, additional_headers=headers, compression=None, proxy=None) as socket:
                    await self._stay(socket)
            if self.seats and self.seats["phase"] in ("over", "closed"):
                break
            await asyncio.sleep(self.luck.uniform(0, 1))
        going_on = self.seats and self.seats["rematch"] and self.seats["you"] is not None and self.luck.random() < 0.7
        return str(self.seats["rematch"]) if going_on else None

    async def _stay(self, socket: ClientConnection) -> None:
        self._hear(await socket.recv())
        for _ in range(self.luck.randrange(5, 120)):
            with suppress(TimeoutError):
                self._hear(await asyncio.wait_for(socket.recv(), HEAR_S))
            wish = self._wish()
            if wish is not None:
                await socket.send(wish if isinstance(wish, str) else msgspec.json.encode(wish).decode())
            if self.seats["phase"] == "closed" or self.seats["rematch"]:
                return

    def _hear(self, text: str | bytes) -> None:
        message: Facts = msgspec.json.decode(text)
        self.heard[str(message.get("rule", message["type"]))] += 1
        if message["type"] in ("welcome", "news"):
            numbers = [line["seq"] for line in message["lines"]]
            known = max(self.seq, message["seq"] - MOST_LINES) if message["type"] == "welcome" else self.seq
            assert numbers == list(range(known + 1, message["seq"] + 1)), "a gap or a repetition"
            self.seq = message["seq"]
            self.seats = message["table"] or self.seats
            self.match = message["match"]

    def _wish(self) -> Facts | str | None:
        if self.luck.random() < 0.04:
            return self._whim()
        table, match, name = self.seats, self.match, self._name()
        free = [seat for seat, each in enumerate(table["seats"]) if each["kind"] == "open"]
        if table["phase"] == "waiting":
            if table["you"] is None:
                return {"type": "sit", "id": name, "seat": self.luck.choice(free)} if free else None
            if table["you"] == 0 and not free:
                return {"type": "begin", "id": name}
            if table["you"] == 0 and self.luck.random() < 0.2:
                return {"type": "fill", "id": name, "seat": free[0], "level": "tadpole"}
        elif match is not None and match["outcome"] is not None and table["you"] is not None:
            return {"type": "rematch", "id": name} if self.luck.random() < 0.5 else None
        elif match is not None and table["you"] in match["due"] and match["offers"]:
            action = self.luck.choice(match["offers"])["action"]
            return {"type": "act", "id": name, "question": match["question"], "action": action}
        return None

    def _whim(self) -> Facts | str:
        kind, name = self.luck.choice(WHIMS), self._name()
        seat = self.luck.randrange(len(self.seats["seats"]))
        match kind:
            case "chat":
                return {"type": kind, "id": name, "text": "la " * self.luck.randrange(1, 60)}
            case "react":
                return {"type": kind, "id": name, "sign": "hello"}
            case "propose" | "kick":
                return {"type": kind, "id": name, "seat": seat}
            case "vote":
                return {"type": kind, "id": name, "seat": seat, "agree": self.luck.random() < 0.7}
            case "pinch":
                return {"type": kind, "id": name, "bytes": "beef"}
            case "garbage":
                return '{"type":"' + "x" * self.luck.randrange(1_000)
            case _:
                return {"type": kind, "id": name}

    def _name(self) -> str:
        return f"{self.luck.getrandbits(64):x}"
