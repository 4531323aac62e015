"""Simulated Gobbit players with slow connections: each plays over a real socket, through a proxy that delays it.

A player sees each new scene with the next frame of its screen, knows at once what it may tap, and taps after a human
reaction time. The true reaction time is kept, to compare it with the verdicts.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec

from bench.websocket_client import Socket, connect
from nenuphar.games.gobbit.foodchain import rights
from nenuphar.games.gobbit.parts import GRAVEYARD, Scene
from nenuphar.server.net.latency import now_us

REACTION_MS, SPREAD_MS, LEAST_MS = 450.0, 90.0, 130.0
FRAME_S = 1 / 60
SLOWER_MS = 20.0  # by which a page makes its free taps look slower
TOO_LATE_MS = 1_000_000  # received after the verdict


class DelayProxy:
    """Delays both directions between a player and the server, and keeps the order."""

    def __init__(self, port: int, trip_ms: float, jitter: float, luck: Random) -> None:
        self._port = port
        self._half_s, self._jitter, self._luck = trip_ms / 2_000, jitter, luck
        self._ends: list[asyncio.StreamWriter] = []
        self._carried = asyncio.Event()
        self.left_us = 0  # when the last delivered message had left the server, by this machine's clock

    async def open(self) -> int:
        """Returns the port to connect to."""
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
        await asyncio.gather(
            self._carry(reader, back), self._carry(there, writer, to_player=True), return_exceptions=True
        )
        self._carried.set()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, to_player: bool = False
    ) -> None:
        loop = asyncio.get_running_loop()
        waiting: deque[tuple[int, bytes]] = deque()
        last = 0.0

        def deliver() -> None:
            left_us, message = waiting.popleft()
            if to_player:
                self.left_us = left_us
            if not writer.is_closing():
                writer.write(message)

        while data := await reader.read(65_536):
            left_us = now_us()
            delay_s = max(0.0, self._luck.gauss(self._half_s, self._half_s * self._jitter))
            last = max(last, loop.time() + delay_s)  # TCP keeps the order
            waiting.append((left_us, data))
            loop.call_at(last, deliver)


@dataclass(frozen=True)
class Slap:
    """One tap: its true reaction time, when the server received it, and the time that counted."""

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


class ReceivedVerdict(NamedTuple):
    """A verdict as a player received it: when it left the server, when it arrived, and its taps."""

    left_us: int
    here_us: int
    hands: tuple[tuple[int, int, Any], ...]


@dataclass
class SlapPlayer:
    """`lies_ms` is how much faster it claims to be. With `taps_for_free` it also taps wherever that costs nothing."""

    seat: int
    proxy: DelayProxy
    trip_ms: float
    luck: Random
    lies_ms: float = 0.0
    taps_for_free: bool = False
    table: str = ""
    taps: dict[tuple[int, Any], float] = field(default_factory=dict)  # the true reaction times, in milliseconds
    told: dict[tuple[int, Any], Any] = field(default_factory=dict)  # and their events
    verdicts: dict[tuple[int, int, Any], Any] = field(default_factory=dict)  # of all players
    heard: dict[int, ReceivedVerdict] = field(default_factory=dict)  # by line number
    over: bool = False

    async def sit(self, port: int, table: str, cookie: str) -> None:
        self.table = table
        self._number = 0
        self._seen: Scene | None = None
        self._painted_s = 0.0
        self._frames_s = self.luck.random() * FRAME_S
        self.seated = asyncio.Event()
        self.playing = asyncio.Event()
        self.socket = await connect(port, f"/api/tables/{table}/live", {"Cookie": cookie})
        self.socket.hear = self._hear

    def say(self, kind: str, **fields: Any) -> None:
        self._number += 1
        self.socket.say(msgspec.json.encode({"type": kind, "id": f"{self.seat}-{self._number}", **fields}))

    def _hear(self, _: Socket, text: bytes) -> None:
        now_s = time.perf_counter()
        painted_s = now_s + (self._frames_s - now_s) % FRAME_S
        message = msgspec.json.decode(text)
        if message["type"] not in ("welcome", "news"):
            return
        if message["table"] and message["table"]["you"] == self.seat:
            self.seated.set()
        for line in message["lines"]:
            if line["kind"] == "match" and line["event"]:
                self._note(line["seq"], line["event"])
        match = message["match"]
        if match is None:
            return
        self.over = match["outcome"] is not None
        self.playing.set()
        scene, before = msgspec.convert(match["view"]["scene"], Scene), self._seen
        if (before is not None and scene.number == before.number) or match["view"]["phase"] not in ("open", "clash"):
            return
        self._seen = scene
        for target in rights(scene, self.seat):
            took_s = max(LEAST_MS, self.luck.gauss(REACTION_MS, SPREAD_MS)) / 1_000
            self._later(painted_s + took_s, partial(self._tap, scene, target, painted_s))
        if self.taps_for_free and before is not None:
            self._tap_for_free(before, scene, painted_s)
        self._painted_s = painted_s

    def _later(self, at_s: float, act: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        loop.call_at(loop.time() + at_s - time.perf_counter(), act)

    def _tap(self, scene: Scene, target: Any, painted_s: float) -> None:
        if self.over or self._seen is not scene:
            return  # the next card is there: a person would look again
        true_ms = (time.perf_counter() - painted_s) * 1_000
        self.taps[scene.number, target] = true_ms
        self._claim(scene, target, true_ms - self.lies_ms)

    def _tap_for_free(self, before: Scene, scene: Scene, painted_s: float) -> None:
        """On stacks that have just gone, and on the graveyard with nothing to lose."""
        for target in rights(before, self.seat):
            if target != GRAVEYARD and scene.tops[target] is None:
                self._claim(before, target, (time.perf_counter() - self._painted_s) * 1_000 + SLOWER_MS)
        if scene.tops[self.seat] is None and GRAVEYARD not in rights(scene, self.seat):
            took_ms = self.luck.uniform(150, 250)
            self._later(painted_s + took_ms / 1_000, lambda: self._claim(scene, GRAVEYARD, took_ms + SLOWER_MS))

    def _claim(self, scene: Scene, target: Any, claim_ms: float) -> None:
        if not self.socket.transport.is_closing():
            action = {"type": "tap", "target": target, "scene": scene.number}
            self.say("act", question=0, action=action, claim_us=max(0, round(claim_ms * 1_000)))

    def _note(self, seq: int, event: Any) -> None:
        """Notes only the first tap of a seat on a target: later ones are free taps."""
        match event["type"]:
            case "tapped":
                self.told.setdefault((event["scene"], event["target"]), event)
            case "clash-settled":
                hands = []
                for verdict in event["verdicts"]:
                    hands.append((verdict["seat"], verdict["scene"], verdict["target"]))
                    self.verdicts.setdefault((verdict["scene"], verdict["seat"], verdict["target"]), verdict)
                self.heard[seq] = ReceivedVerdict(self.proxy.left_us, now_us(), tuple(hands))
            case _:
                pass

    def slaps(self) -> list[Slap]:
        """The taps with a verdict."""
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


class Wait(NamedTuple):
    """The time from the first tap at the server's socket until the verdict left it, and until all players had it."""

    told_ms: float
    seen_ms: float


def waits(players: Sequence[SlapPlayer]) -> list[Wait]:
    """For all clashes whose taps and verdict everybody has received. All times are by this machine's clock."""
    found = []
    for seq in set.intersection(*(set(player.heard) for player in players)):
        heard = [player.heard[seq] for player in players]
        told = [players[seat].told.get((scene, target)) for seat, scene, target in heard[0].hands]
        taps_us = [tap["evidence"]["arrival_us"] for tap in told if tap is not None]
        if len(taps_us) == len(heard[0].hands):
            first_us = min(taps_us)
            told_us, seen_us = min(each.left_us for each in heard), max(each.here_us for each in heard)
            found.append(Wait((told_us - first_us) / 1_000, (seen_us - first_us) / 1_000))
    return found
