"""One measured figure and its target, and speeds that are measured in processes of their own."""

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

ROUNDS = 5


@dataclass(frozen=True)
class Figure:
    what: str
    measured: str
    wanted: str
    reached: bool

    def __str__(self) -> str:
        return f"{'ok    ' if self.reached else 'MISSED'}  {self.what}: {self.measured} (wanted: {self.wanted})"


def speeds_of(process: str, names: Sequence[str], seconds: float) -> dict[str, list[float]]:
    """Choices per second of processor time, as this module measures them. The contestants take turns."""
    speeds: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(ROUNDS):
        for name, measured in speeds.items():
            command = [sys.executable, "-m", process, *name.split(), str(seconds)]
            measured.append(float(subprocess.run(command, check=True, capture_output=True, text=True).stdout))
    for name, measured in speeds.items():
        sys.stdout.write(f"        {name}: {median(measured):,.0f} choices/s (median of {ROUNDS} runs)\n")
    return speeds


def ratio_of(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Runs of one round follow each other directly: their ratio is steadier than the ratio of two medians."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))
