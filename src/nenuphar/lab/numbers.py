"""Writes numbers as people of a language read them."""

from dataclasses import dataclass

POINTS = {"en": (".", ","), "fr": (",", "\u202f"), "de": (",", ".")}  # before decimals, and between thousands
PERCENT = {"en": "%", "fr": "\u202f%", "de": "\u202f%"}
MINUS, THOUSANDS = "−", ","


@dataclass(frozen=True)
class NumberStyle:
    lang: str

    def number(self, value: float, decimals: int = 2) -> str:
        decimal, thousands = POINTS[self.lang]
        plain = f"{value:,.{decimals}f}".replace("-", MINUS)
        return plain.replace(THOUSANDS, "\0").replace(".", decimal).replace("\0", thousands)

    def percent(self, share: float) -> str:
        return self.number(100 * share, 1) + PERCENT[self.lang]

    def signed(self, value: float, is_share: bool) -> str:
        """A difference: shares differ by percentage points."""
        size = self.number(100 * abs(value), 1) if is_share else self.number(abs(value))
        is_nothing = not any(digit in size for digit in "123456789")
        return size if is_nothing else f"{'+' if value > 0 else MINUS}{size}"

    def measured(self, value: float, is_share: bool) -> str:
        return self.percent(value) if is_share else self.number(value)

    def probability(self, p_value: float) -> str:
        return f"< {self.number(0.001, 3)}" if p_value < 0.001 else self.number(p_value, 3)
