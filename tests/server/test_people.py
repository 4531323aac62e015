"""People are remembered while a table speaks of them, and not for ever."""

from pathlib import Path

import pytest

from nenuphar.server.lobby import people as people_module
from nenuphar.server.lobby.people import People
from nenuphar.server.wire import Profile
from nenuphar.store.sqlite import open_store

pytestmark = pytest.mark.anyio


async def test_the_list_of_people_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "MOST_ELSEWHERE", 10)
    store, at_tables = await open_store(tmp_path / "people.sqlite3"), set[str]()
    people = People(store, lambda: at_tables)
    guests = [await people.new_guest(1) for _ in range(5)]
    at_tables |= {guest.id for guest in guests}
    await people.change(guests[0].id, Profile("Anna", "red", "frog"), 2)
    for number in range(200):
        latest = [await people.new_guest(1) for _ in range(2)]
        assert all(guest.id in people for guest in latest), "a table that they come to may be about to wake"
        await people.meet([f"unknown {number}"])
        assert len(people) <= len(at_tables) + 2 * 10
        assert len(people._unnamed) <= len(people)
    assert [people[guest.id] for guest in guests[1:]] == guests[1:]
    assert people[guests[0].id].name == "Anna"
    at_tables.clear()
    for _ in range(40):
        await people.new_guest(1)
    assert guests[0].id not in people
    again = await people.find(guests[0].id)
    assert again is not None
    assert (again.name, people.me(again).named) == ("Anna", True)
    forgotten = await people.find(guests[1].id)
    assert forgotten is not None
    assert not people.me(forgotten).named
    await store.close()


async def test_somebody_who_changed_elsewhere_is_read_again(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "people.sqlite3")
    here, there = People(store), People(store)
    anna = await here.new_guest(1)
    assert not await there.changed_elsewhere(anna.id), "nobody here knows her"
    assert await there.find(anna.id) == anna
    assert not await there.changed_elsewhere(anna.id)
    changed = await here.change(anna.id, Profile("Anna", "red", "frog"), 2)
    assert await there.changed_elsewhere(anna.id)
    assert there[anna.id] == changed
    assert there.me(changed).named
    await store.close()
