"""What goes wrong, when and for how long: all from one seed."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Protocol

from tests.simulation.loop import SECOND_US, ProcessLoop
from tests.simulation.network import Wire
from tests.simulation.process import Process
from tests.simulation.route import Weather

LONGEST_LEAP_S = 3_600
LONGEST_BUSY_S, PULSE_S = 2.0, 0.25  # for how long, and how often, a thread beats for a busy loop


class Victims(Protocol):
    weather: Weather

    @property
    def outside(self) -> ProcessLoop: ...
    @property
    def wires(self) -> Sequence[Wire]: ...
    @property
    def nodes(self) -> Sequence[Process]: ...
    def kill(self, node: Process, back_s: float) -> None: ...
    def stop(self, node: Process, back_s: float) -> None: ...


class Faults:
    def __init__(self, victims: Victims, chance: Random, until_s: float, pause_s: float) -> None:
        self.seen: Counter[str] = Counter()
        self._victims = victims
        self._chance = chance
        self._until_s = until_s
        self._pause_s = pause_s
        self._wait()

    def _wait(self) -> None:
        wait_s = self._chance.expovariate(1 / self._pause_s)
        if self._victims.outside.time() + wait_s < self._until_s:
            self._victims.outside.call_later(wait_s, self._happen)

    def _happen(self) -> None:
        kind = self._chance.choices(list(KINDS), [weight for weight, _ in KINDS.values()])[0]
        self.seen[kind] += 1
        KINDS[kind][1](self)
        self._wait()

    def heal(self) -> None:
        """From now on everything works."""
        self._victims.weather.refuses = False
        self._victims.weather.slow_s = self._victims.weather.lost = 0.0
        for node in self._victims.nodes:
            if node.loop.paused:
                node.loop.resume()

    def _for(self, most_s: float, end: Callable[[], None]) -> None:
        self._victims.outside.call_later(self._chance.uniform(0.05, most_s), end)

    def _wire(self) -> Wire | None:
        wires = self._victims.wires
        return self._chance.choice(wires) if wires else None

    def _node(self) -> Process | None:
        alive = [node for node in self._victims.nodes if not node.loop.dead]
        return self._chance.choice(alive) if alive else None

    def _cut(self) -> None:
        if (wire := self._wire()) is not None:
            wire.snap()

    def _swallow(self) -> None:
        if (wire := self._wire()) is not None:
            wire.swallow()

    def _kill(self) -> None:
        if (node := self._node()) is not None:
            self._victims.kill(node, self._chance.uniform(0.2, 6))

    def _stop(self) -> None:
        node = self._node()
        if node is not None and node.is_ready and not node.loop.paused:
            self._victims.stop(node, self._chance.uniform(0.2, 6))

    def _pause(self) -> None:
        if (node := self._node()) is not None and not node.loop.paused:
            node.loop.pause()
            self._for(6, node.loop.resume)

    def _keep_busy(self) -> None:
        if (node := self._node()) is not None and not node.loop.paused:
            node.loop.pause()
            busy_s = self._chance.uniform(0.05, LONGEST_BUSY_S)
            for number in range(1, int(busy_s / PULSE_S) + 1):
                self._victims.outside.call_later(number * PULSE_S, self._beat_for, node)
            self._victims.outside.call_later(busy_s, node.loop.resume)

    def _beat_for(self, node: Process) -> None:
        if not self._victims.weather.refuses:
            node.beat_for_busy_loop()

    def _refuse(self) -> None:
        self._victims.weather.refuses = True
        self._for(4, lambda: setattr(self._victims.weather, "refuses", False))

    def _slow(self) -> None:
        self._victims.weather.slow_s = self._chance.uniform(0.05, 2)
        self._for(10, lambda: setattr(self._victims.weather, "slow_s", 0.0))

    def _lose(self) -> None:
        self._victims.weather.lost = self._chance.uniform(0.05, 1)
        self._for(8, lambda: setattr(self._victims.weather, "lost", 0.0))

    def _set_clock(self) -> None:
        if (node := self._node()) is not None:
            node.clock.wrong_us += self._chance.randrange(-LONGEST_LEAP_S, LONGEST_LEAP_S) * SECOND_US


KINDS: Mapping[str, tuple[int, Callable[[Faults], None]]] = {  # how often, in comparison with others
    "cut": (6, Faults._cut),
    "swallowed": (2, Faults._swallow),
    "killed": (2, Faults._kill),
    "paused": (2, Faults._pause),
    "busy": (2, Faults._keep_busy),
    "stopped": (1, Faults._stop),
    "refused": (1, Faults._refuse),
    "slow": (2, Faults._slow),
    "lost answers": (2, Faults._lose),
    "clock set": (1, Faults._set_clock),
}
