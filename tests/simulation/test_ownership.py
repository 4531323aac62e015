"""Nodes that share the database in memory own tables as those that share PostgreSQL do."""

import pytest

from nenuphar.store import Appended
from nenuphar.store.ownership import LEASE_MS, NameTaken, Owner, OwnershipLost
from tests.simulation.memory import Memory
from tests.simulation.ownership import MemoryOwnership
from tests.simulation.registry import Registry
from tests.simulation.route import Direct
from tests.simulation.store import MemoryStore
from tests.store.sample_appends import line, opening

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class House:
    def __init__(self) -> None:
        self.now_ms = 0
        self.dead: set[str] = set()
        self._memory = Memory()
        self._memory.registry = Registry(lambda: self.now_ms, self._memory.make_due)

    async def join(self, name: str) -> MemoryStore:
        assert self._memory.registry is not None
        ownership = MemoryOwnership(self._memory.registry, Direct(), lambda: name not in self.dead)
        await ownership.join(name, f"at {name}", "1", ())
        return MemoryStore(self._memory, Direct(), ownership)


async def test_only_the_owner_writes() -> None:
    house = House()
    anna, ben = await house.join("anna"), await house.join("ben")
    assert await anna.ownership.acquire("t1") == Owner("anna", "at anna", mine=True)
    assert await ben.ownership.acquire("t1") == Owner("anna", "at anna", mine=False)
    assert await anna.append(opening()) == Appended(1)
    for append in (line(1), opening("t2")):
        with pytest.raises(OwnershipLost):
            await ben.append(append)
    await anna.ownership.release(["t1"])
    assert (await ben.ownership.acquire("t1")).mine
    assert await ben.append(line(1)) == Appended(2)


@pytest.mark.parametrize("is_killed", [True, False])
async def test_tables_of_a_node_that_is_gone_are_taken_over(is_killed: bool) -> None:
    house = House()
    anna, ben = await house.join("anna"), await house.join("ben")
    for table in ("t1", "t2"):
        await anna.ownership.acquire(table)
        await anna.append(opening(table))
    house.now_ms += 100 if is_killed else LEASE_MS + 1
    await ben.ownership.beat(0, 0, draining=False)
    if is_killed:
        house.dead.add("anna")
    assert await anext(ben.ownership.fallen()) == "anna"
    assert await ben.ownership.acquire("t1") == Owner("ben", "at ben", mine=True, silent_ms=house.now_ms)
    for table in ("t1", "t2"):
        with pytest.raises(OwnershipLost):
            await anna.append(line(1, table_id=table))
    with pytest.raises(OwnershipLost):
        await anna.ownership.beat(0, 0, draining=False)


async def test_a_name_belongs_to_one_living_node() -> None:
    house = House()
    await house.join("anna")
    with pytest.raises(NameTaken):
        await house.join("anna")
    house.now_ms += LEASE_MS + 1
    again = await house.join("anna")
    assert [(node.node, node.epoch) for node in await again.ownership.nodes()] == [("anna", 2)]
    await again.ownership.leave()
    assert await again.ownership.nodes() == []


async def test_a_table_has_stood_still_since_its_nodes_last_beat() -> None:
    house = House()
    anna = await house.join("anna")
    await anna.ownership.acquire("t1")
    await anna.append(opening(deadline_ms=90_000))
    house.now_ms = 5_000  # the database was away, and the same node joins again
    again = await house.join("anna")
    [due] = await again.take_due(house.now_ms, house.now_ms, hold_ms=1_000)
    assert (due.table_id, due.due_ms) == ("t1", 5_000)
    house.now_ms = 6_000
    assert (await again.ownership.acquire("t1")).silent_ms == 6_000
    assert (await again.ownership.acquire("t1")).silent_ms == 0  # nobody gets the same time back twice
