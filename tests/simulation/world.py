"""One simulated house from beginning to end: nodes, database, network, people and faults, all from one seed."""

import asyncio
import gc
import logging
from collections import Counter, deque
from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any
from zlib import crc32

from msgspec import Struct

from nenuphar.server.table.table import Table
from tests.simulation.audit import Audit, Broken
from tests.simulation.browser import Page
from tests.simulation.faults import Faults
from tests.simulation.loop import SECOND_US, ProcessLoop, Scheduler
from tests.simulation.memory import Memory
from tests.simulation.network import Wire
from tests.simulation.passing import Door
from tests.simulation.people import Desk, Party
from tests.simulation.process import Process
from tests.simulation.registry import Registry
from tests.simulation.route import SimulatedRoute, Weather
from tests.simulation.sources import START_S, replaced

RANDOM_NODES = 0.3  # the share of connections that a proxy sends anywhere
REQUEST_S = 10.0  # after that long a browser gives up a request
ENDING_S = 4 * 3_600.0  # within this time after the last fault, every match has to end
MESSAGES = ("ask", "tell", "store", "beat", "node")  # signs of life of browsers do not count
BEATS = ("beat", "clock_ms", "nodes")  # the calls of the store that come even if nobody plays
LATEST = 60  # steps that are told after a failure
# Log lines of the server that tell of simulated faults. Every other error in its log is a fault of its own.
EXPECTED = frozenset({"bot failed", "judge cannot read", "table could not store", "nothing can be stored"})


class Plan(Struct, frozen=True):
    """What a seed makes of a simulation. Tests may plan something else."""

    nodes: int  # that share the database; 0 is one process alone
    parties: int
    faults_s: float  # for how long things go wrong
    pause_s: float  # between two faults, on average


def planned(seed: int) -> Plan:
    chance = Random(f"{seed} plan")
    nodes = chance.choice((0, 1, 2, 3, 3, 4))
    return Plan(nodes, chance.randrange(2, 9), chance.uniform(60, 240), chance.choice((1.0, 3.0, 8.0)))


class Report(Struct, frozen=True):
    seed: int
    steps: int
    virtual_s: float
    counts: dict[str, int]
    faults: dict[str, int]
    matches: int
    trace: str  # a fingerprint of everything that happened
    failure: str = ""
    latest: tuple[str, ...] = ()  # what happened right before a failure

    @property
    def messages(self) -> int:
        return sum(self.counts.get(kind, 0) for kind in MESSAGES)


class World:
    """`faulty` may replace parts before anything runs: a test plants a fault to see it caught."""

    def __init__(self, seed: int, plan: Plan | None = None, faulty: "Callable[[World], None] | None" = None) -> None:
        self.seed = seed
        self.weather = Weather()
        self.memory = Memory()
        self.is_closing = False
        self.counts: Counter[str] = Counter()
        self.failure: BaseException | None = None
        self._plan = plan or planned(seed)
        self._scheduler = Scheduler()
        self.outside = ProcessLoop(self._scheduler, "outside", self._error)
        self.nodes: list[Process] = []
        self._loops: list[ProcessLoop] = []
        self._all_wires: list[Wire] = []
        self._network = self._chance("network")
        self._starts = 0
        self._trace = blake2b(digest_size=16)
        self._latest: deque[tuple[int, str, bytes]] = deque(maxlen=LATEST)
        self.audit = Audit(self.memory, self._table_of, self.fail)
        self._parties: list[Party] = []
        self._is_over = False
        if faulty is not None:
            faulty(self)

    def run(self) -> Report:
        with replaced(self._scheduler, self._chance("secrets")), _Log(self._logged):
            gc.disable()
            try:
                return self._run()
            finally:
                for loop in self._loops:
                    loop.bury()
                gc.enable()

    def _run(self) -> Report:
        if self._plan.nodes:
            self.memory.registry = Registry(
                lambda: START_S * 1_000 + self._scheduler.now_us // 1_000, self.memory.make_due
            )
        for number in range(max(1, self._plan.nodes)):
            self._start(f"node {number + 1}")
        for number in range(self._plan.parties):
            name = f"{self.seed} party {number}"
            self.outside.call_later(self._network.uniform(0.5, 5), self._gather, name)
        faults = Faults(self, self._chance("faults"), self._plan.faults_s, self._plan.pause_s)
        self._until(self._plan.faults_s)
        faults.heal()
        self.is_closing = True
        self._look()
        if self.failure is None and not self._until(self._plan.faults_s + ENDING_S):
            self.fail(Broken(f"these tables do not end: {self._unfinished()}"))
        return Report(
            self.seed,
            self._scheduler.steps,
            self._scheduler.now_us / SECOND_US,
            dict(self.counts),
            dict(faults.seen),
            sum(party.matches for party in self._parties),
            self._trace.hexdigest(),
            "" if self.failure is None else f"{type(self.failure).__name__}: {self.failure}",
            tuple(f"{at / SECOND_US:.6f} {what} {data.decode()[:300]}" for at, what, data in self._latest),
        )

    def _until(self, limit_s: float) -> bool:
        return self._scheduler.run(lambda: self._is_over, round(limit_s * SECOND_US))

    def _look(self) -> None:
        if all(party.is_done for party in self._parties) and not self._unfinished():
            self._is_over = True
        self.outside.call_later(1.0, self._look)

    def _unfinished(self) -> list[str]:
        return [key for key, kept in self.memory.tables.items() if kept.card.phase == "playing"]

    def _gather(self, name: str) -> None:
        self._parties.append(Party(self, name, Random(name)))

    def _chance(self, of: str) -> Random:
        return Random(f"{self.seed} {of}")

    # What goes wrong

    def fail(self, broken: BaseException) -> None:
        """Stop here. What was broken first counts."""
        self._is_over = True
        if self.failure is None:
            self.failure = broken

    def _error(self, message: str, error: BaseException | None) -> None:
        self.fail(error or Broken(message))

    def _logged(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR and record.getMessage() not in EXPECTED:
            error = record.exc_info[1] if record.exc_info else None
            self.fail(error or Broken(f"the server logs: {record.getMessage()} {vars(record).get('damage', '')}"))

    # Processes

    def _start(self, name: str) -> None:
        self._starts += 1
        loop = ProcessLoop(self._scheduler, name, self._error)
        self._loops.append(loop)
        chance = self._chance(f"{name} {self._starts}")
        node = Process(name, self._scheduler, loop, self.memory, chance, self._door)
        self.nodes = [each for each in self.nodes if each.name != name] + [node]
        route = SimulatedRoute(loop, self.outside, self.weather, self._chance(f"route {self._starts}"), self._stored)
        node.start(route, lambda: self.kill(node, 1.0))
        self.note("start", name.encode())

    def kill(self, node: Process, back_s: float) -> None:
        if node.loop.dead:
            return
        self.note("kill", node.name.encode())
        node.loop.kill()
        for wire in self.wires:
            if wire.uses(node.loop):
                wire.snap()
        self.outside.call_later(back_s, self._start, node.name)

    def stop(self, node: Process, back_s: float) -> None:
        node.stop(lambda: self.kill(node, back_s))

    # The network

    @property
    def wires(self) -> Sequence[Wire]:
        self._all_wires = [wire for wire in self._all_wires if wire.is_open]
        return self._all_wires

    def dial(self, page: Page, since: int) -> Wire:
        wire = Wire(self._scheduler, self.outside, self._network, page, self)
        self._all_wires.append(wire)
        node = self._proxied(page.table)
        self.note("dial", f"{page.person} {page.table} {since} {node.name}".encode())
        wire.since = since
        wire.connect(node.loop, lambda socket: node.accept(socket, page, since))
        return wire

    def _proxied(self, table: str) -> Process:
        """The node that a proxy chooses: mostly the same for a table, if it lives."""
        if self._network.random() < RANDOM_NODES:
            return self._network.choice(self.nodes)
        names = sorted(node.name for node in self.nodes if not node.loop.dead) or [self.nodes[0].name]
        name = names[crc32(table.encode()) % len(names)]
        return next(node for node in self.nodes if node.name == name)

    def _door(self, name: str, wire: Wire) -> Door | None:
        """Where a node takes connections from other nodes."""
        node = next((node for node in self.nodes if node.name == name and node.is_ready and not node.loop.dead), None)
        page = wire.browser
        assert isinstance(page, Page)
        return None if node is None else (node.loop, lambda socket: node.accept(socket, page, wire.since, passed=True))

    def request(
        self, work: Callable[[Desk], Any], chance: Random, done: Callable[[Any], None], failed: Callable[[], None]
    ) -> None:
        node = self._network.choice(self.nodes)
        answered = False

        def settle(call: Callable[..., None], *what: Any) -> None:
            nonlocal answered
            if not answered:
                answered = True
                call(*what)

        async def run() -> None:
            if node.is_ready:
                answer = await work(node)
                self.outside.call_later(chance.uniform(0.001, 0.05), settle, done, answer)

        self.count("ask")
        self.outside.call_later(REQUEST_S, settle, failed)
        node.loop.call_later(chance.uniform(0.001, 0.05), lambda: asyncio.get_running_loop().create_task(run()))

    def _table_of(self, wire: Wire) -> Table | None:
        node = next((node for node in self.nodes if wire.socket is not None and node.loop is wire.socket.loop), None)
        return None if node is None else node.lobby.tables.by_id.get(wire.table)

    def passed(self) -> None:
        self.count("node")

    # What is counted and traced

    def told(self, wire: Wire, text: bytes) -> None:
        self.count("pong" if text.startswith(b'{"type":"pong"') else "tell")
        self.note("tell", wire.person.encode(), text)
        self.audit.told(wire, text)

    def _stored(self, what: str) -> None:
        self.count("beat" if what in BEATS else "store")
        self.note("store", what.encode())

    def count(self, kind: str) -> None:
        self.counts[kind] += 1

    def note(self, what: str, *data: bytes) -> None:
        at = self._scheduler.now_us
        said = b" ".join(data)
        self._trace.update(b"%d %s %s\n" % (at, what.encode(), said))
        self._latest.append((at, what, said))


class _Log(logging.Handler):
    """Hears what the server logs, and keeps it from being printed."""

    def __init__(self, hear: Callable[[logging.LogRecord], None]) -> None:
        super().__init__(logging.WARNING)
        self._hear = hear
        self._logger = logging.getLogger("nenuphar")

    def emit(self, record: logging.LogRecord) -> None:
        self._hear(record)

    def __enter__(self) -> None:
        self._before = self._logger.propagate, self._logger.level
        self._logger.propagate = False
        self._logger.setLevel(logging.WARNING)
        self._logger.addHandler(self)

    def __exit__(self, *_: object) -> None:
        self._logger.removeHandler(self)
        self._logger.propagate, level = self._before
        self._logger.setLevel(level)
