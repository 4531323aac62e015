"""One measured figure and its target."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    what: str
    measured: str
    wanted: str
    reached: bool

    def __str__(self) -> str:
        return f"{'ok    ' if self.reached else 'MISSED'}  {self.what}: {self.measured} (wanted: {self.wanted})"
