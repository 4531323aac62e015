"""The store of the simulation keeps the contract, or the simulation would prove nothing."""

import pytest

from tests.simulation.memory import Memory
from tests.simulation.route import Direct
from tests.simulation.store import MemoryStore
from tests.store.contract import Contract

pytestmark = pytest.mark.anyio


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def store(memory: Memory) -> MemoryStore:
    return MemoryStore(memory, Direct())


@pytest.fixture
def other(memory: Memory) -> MemoryStore:
    return MemoryStore(memory, Direct())


class TestMemory(Contract):
    pass
