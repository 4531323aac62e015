"""How many messages the simulation sends in an hour of one core: asks, tells, calls of the store, and between nodes."""

import time
from collections.abc import Iterator

from bench.figure import Figure
from tests.simulation.world import World

SEEDS = range(3, 9)
LEAST_AN_HOUR = 10_000_000


def figures() -> Iterator[Figure]:
    began, messages = time.process_time(), 0
    for seed in SEEDS:
        report = World(seed).run()
        assert not report.failure, f"seed {seed}: {report.failure}"
        messages += report.messages
    hourly = round(messages / (time.process_time() - began) * 3_600)
    what = f"messages of {len(SEEDS)} simulated houses in an hour of one core, every byte checked"
    yield Figure(what, f"{hourly:,}", f"at least {LEAST_AN_HOUR:,}", hourly >= LEAST_AN_HOUR)
