"""Runs one seed after the other for as long as it is told, and says how to replay a failure. See docs/simulation.md."""

import argparse
import secrets
import sys
import time
import traceback
from collections import Counter

from tests.simulation.world import MESSAGES, Report, World

MOST_SEED = 1_000_000
SHOWN = 25  # steps before a failure


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    asked.add_argument("--seconds", type=float, default=60.0, help="how long to go on; the last seed is finished")
    asked.add_argument("--seed", type=int, help="the first seed; otherwise a random one")
    told = asked.parse_args()
    first = secrets.randbelow(MOST_SEED) if told.seed is None else told.seed
    sys.exit(0 if run(first, told.seconds) else 1)


def run(first: int, seconds: float) -> bool:
    """Whether all seeds went well."""
    began, busy = time.monotonic(), time.process_time()
    counts: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    matches = seeds = 0
    while not seeds or time.monotonic() < began + seconds:
        world = World(first + seeds)
        report = world.run()
        seeds += 1
        counts.update(report.counts)
        faults.update(report.faults)
        matches += report.matches
        print(f"seed {report.seed}: {_told(report)}, trace {report.trace}", flush=True)
        if world.failure is not None:
            _tell_failure(report, world.failure)
            return False
    messages, cpu_s = sum(counts[kind] for kind in MESSAGES), time.process_time() - busy
    print(f"{seeds} seeds, {matches} matches, {faults.total()} faults: {_listed(faults)}")
    print(
        f"{messages} messages ({_listed(counts)}) in {cpu_s:.0f} s of one core: {messages / cpu_s * 3600:,.0f} an hour"
    )
    return True


def _told(report: Report) -> str:
    faults = sum(report.faults.values())
    return f"{report.messages} messages, {report.matches} matches, {faults} faults in {report.virtual_s:.0f} s"


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{counts[kind]} {kind}" for kind in sorted(counts))


def _tell_failure(report: Report, failure: BaseException) -> None:
    traceback.print_exception(failure, file=sys.stdout)
    print("\n".join(report.latest[-SHOWN:]))
    print(f"\nSeed {report.seed} fails at step {report.steps}, after {report.virtual_s:.6f} s: {report.failure}")
    print(f"Replay it: make simulate SEED={report.seed} SECONDS=0")


if __name__ == "__main__":
    main()
