"""Runs all tests again and again while other programs keep the cores busy, and tells which tests failed.

A test that waits for time instead of an event fails here sooner or later.
"""

import os
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

LOGS = Path("build/steady")
BUSY = 2  # programs, each of which would use a whole core
# Otherwise it would be a part of the make that runs us.
OWN = {key: value for key, value in os.environ.items() if key not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)| FAIL  (.+)$", re.MULTILINE)


def main(rounds: int) -> int:
    LOGS.mkdir(parents=True, exist_ok=True)
    failed: Counter[str] = Counter()
    red = 0
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY)]
    try:
        for number in range(1, rounds + 1):
            log, began = LOGS / f"{number}.log", time.monotonic()
            with log.open("w") as file:
                code = subprocess.run(
                    ["make", "--keep-going", "test"], stdout=file, stderr=file, check=False
                ).returncode
            red += code != 0
            found = {one or other for one, other in FAILED.findall(log.read_text("utf-8", "replace"))}
            failed.update(found)
            told = "green" if code == 0 else f"red, see {log}"
            print(f"round {number}: {told}, {time.monotonic() - began:.0f} s", *sorted(found), sep="\n  ", flush=True)
    finally:
        for loop in loops:
            loop.kill()
    print(
        f"{rounds - red} of {rounds} rounds are green",
        *(f"{count}: {test}" for test, count in failed.most_common()),
        sep="\n  ",
    )
    return min(red, 1)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
