"""Lets tests play on twins as plain Python."""

import pytest

from nenuphar.lab import batches


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few matches are played faster than compiled."""
    monkeypatch.setattr(batches, "can_compile", lambda: False)
    monkeypatch.setattr(batches, "compiled", lambda kernel: kernel)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    batches._loop.cache_clear()
