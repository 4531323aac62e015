"""People with quick hands behind slow lines: each plays Gobbit over a real socket, through a proxy that delays it.

A slapper looks at each new scene as soon as it has come, sees at once what it may tap, and lets the hand fall after a
human time. What it then truly took is kept, to be held against the verdicts.
"""

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from bench.sockets import Socket, connect
from nenuphar.games.gobbit.foodchain import rights
from nenuphar.games.gobbit.parts import Scene

REACTION_MS, SPREAD_MS, LEAST_MS = 450.0, 90.0, 130.0
TOO_LATE_MS = 1_000_000  # heard after the verdict


class Line:
    """A way of some length between a slapper and the server: both directions are delayed, in order."""

    def __init__(self, port: int, trip_ms: float, jitter: float, luck: Random) -> None:
        self._port = port
        self._half_s, self._jitter, self._luck = trip_ms / 2_000, jitter, luck
        self._ends: list[asyncio.StreamWriter] = []
        self._carried = asyncio.Event()

    async def open(self) -> int:
        """The port to connect to."""
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        self._server.close()
        for end in self._ends:
            end.close()
        await self._carried.wait()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends = [back, writer]
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer), return_exceptions=True)
        self._carried.set()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        waiting: deque[bytes] = deque()
        last = 0.0

        def deliver() -> None:
            message = waiting.popleft()
            if not writer.is_closing():
                writer.write(message)

        while data := await reader.read(65_536):
            delay_s = max(0.0, self._luck.gauss(self._half_s, self._half_s * self._jitter))
            last = max(last, loop.time() + delay_s)  # TCP keeps the order
            waiting.append(data)
            loop.call_at(last, deliver)


@dataclass(frozen=True)
class Slap:
    """One tap: what it truly took, when the server heard it, and what it was taken for."""

    table: str
    scene: int
    target: Any
    seat: int
    trip_ms: float
    true_ms: float
    arrival_us: int
    counted_ms: int
    by_evidence: bool
    won: bool


@dataclass
class Slapper:
    """`lies_ms` is how much faster it claims to have been."""

    seat: int
    trip_ms: float
    luck: Random
    lies_ms: float = 0.0
    table: str = ""
    taps: dict[tuple[int, Any], float] = field(default_factory=dict)  # what each truly took, in milliseconds
    told: dict[tuple[int, Any], Any] = field(default_factory=dict)  # and its event
    verdicts: dict[tuple[int, int, Any], Any] = field(default_factory=dict)  # everybody's
    waits_ms: list[int] = field(default_factory=list)  # from the first tap to the verdict
    over: bool = False

    async def sit(self, port: int, table: str, cookie: str) -> None:
        self.table = table
        self._number = 0
        self._scene = -1
        self._clash_at: int | None = None
        self._match: Any = None
        self.seated = asyncio.Event()
        self.playing = asyncio.Event()
        self.socket = await connect(port, f"/api/tables/{table}/live", {"Cookie": cookie})
        self.socket.hear = self._hear

    def say(self, kind: str, **fields: Any) -> None:
        self._number += 1
        self.socket.say(msgspec.json.encode({"type": kind, "id": f"{self.seat}-{self._number}", **fields}))

    def _hear(self, _: Socket, text: bytes) -> None:
        painted = time.perf_counter()
        message = msgspec.json.decode(text)
        if message["type"] not in ("welcome", "news"):
            return
        if message["table"] and message["table"]["you"] == self.seat:
            self.seated.set()
        for line in message["lines"]:
            if line["kind"] == "match" and line["event"]:
                self._note(line["at"], line["event"])
        match = message["match"]
        if match is None:
            return
        self._match = match
        self.over = match["outcome"] is not None
        self.playing.set()
        scene = msgspec.convert(match["view"]["scene"], Scene)
        if scene.number == self._scene or match["view"]["phase"] not in ("open", "clash"):
            return
        self._scene = scene.number
        for target in rights(scene, self.seat):
            took_s = max(LEAST_MS, self.luck.gauss(REACTION_MS, SPREAD_MS)) / 1_000
            loop = asyncio.get_running_loop()
            loop.call_at(loop.time() + took_s - (time.perf_counter() - painted), self._tap, scene, target, painted)

    def _tap(self, scene: Scene, target: Any, painted: float) -> None:
        if self.over or self._scene != scene.number:
            return  # the next card has come: a person would look again
        true_ms = (time.perf_counter() - painted) * 1_000
        self.taps[scene.number, target] = true_ms
        action = {"type": "tap", "target": target, "scene": scene.number}
        claim_us = max(0, round((true_ms - self.lies_ms) * 1_000))
        self.say("act", question=0, action=action, claim_us=claim_us)

    def _note(self, at: int, event: Any) -> None:
        match event["type"]:
            case "tapped":
                self.told[event["scene"], event["target"]] = event
            case "clash-opened":
                self._clash_at = at
            case "clash-settled":
                if self._clash_at is not None:
                    self.waits_ms.append(at - self._clash_at)
                    self._clash_at = None
                for verdict in event["verdicts"]:
                    self.verdicts[verdict["scene"], verdict["seat"], verdict["target"]] = verdict
            case _:
                pass

    def slaps(self) -> list[Slap]:
        """Those on which there was a verdict."""
        made = []
        for (scene, target), true_ms in self.taps.items():
            told, verdict = self.told.get((scene, target)), self.verdicts.get((scene, self.seat, target))
            if told is None or verdict is None or verdict["ruling"] not in ("first", "tied", "late", "gone"):
                continue
            seen = told["evidence"]
            made.append(
                Slap(
                    table=self.table,
                    scene=scene,
                    target=target,
                    seat=self.seat,
                    trip_ms=self.trip_ms,
                    true_ms=true_ms,
                    arrival_us=seen["arrival_us"],
                    counted_ms=TOO_LATE_MS if verdict["ruling"] == "gone" else verdict["reaction"],
                    by_evidence=seen["by_evidence"],
                    won=verdict["ruling"] == "first",
                )
            )
        return made
