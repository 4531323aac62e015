"""The part of the contract about notifications. Two stores on one database are two processes here."""

import asyncio

import pytest

from nenuphar.store import AddressTaken, Delivery, Notice, NotifyChoices, Receiver, Store, Turn
from tests.store.sample_appends import line, opening


def receiver(name: str, person: str = "anna", confirmed: bool = True, at_ms: int = 1) -> Receiver:
    return Receiver(name, person, f"address of {name}", confirmed, at_ms, b"{}")


def delivery(name: str, to: str = "phone", due_ms: int = 5) -> Delivery:
    return Delivery(name, to, "anna", due_ms, 0, b"{}")


def turn(person: str, due: bool = True, changed_ms: int = 5) -> Turn:
    return Turn(person, due, changed_ms)


TURN = Notice("anna", "t1", "turn", 5)


class NoticeContract:
    async def test_all_processes_have_the_key_that_was_stored_first(self, store: Store, other: Store) -> None:
        assert await store.notify_key("push", b"one") == b"one"
        assert await other.notify_key("push", b"two") == b"one"
        assert await other.notify_key("links", b"two") == b"two"

    async def test_a_receiver_replaces_the_one_with_its_address(self, store: Store) -> None:
        phone, taken = receiver("phone"), Receiver("new", "bert", "address of phone", False, 2, b"[]")
        assert await store.keep_receiver(phone, most=1)
        assert not await store.keep_receiver(receiver("laptop"), most=1)
        assert await store.keep_receiver(phone, most=1, known="phone")
        assert await store.receivers("anna") == [phone]
        with pytest.raises(AddressTaken):  # whatever was true a moment ago
            await store.keep_receiver(taken, most=1)
        assert await store.keep_receiver(taken, most=1, known="phone")
        assert await store.keep_receiver(taken, most=1), "it is not confirmed"
        assert (await store.receivers("anna"), await store.receiver("phone")) == ([], None)
        assert await store.receiver_at("address of phone") == taken == await store.receiver("new")
        assert await store.confirm_receiver("new", confirmed=True, at_ms=3)
        assert [each.confirmed for each in await store.receivers("bert")] == [True]
        await store.add_delivery(delivery("d", to="new"))
        assert [await store.drop_receiver("new") for _ in range(2)] == [True, False]
        assert not await store.confirm_receiver("new", confirmed=True, at_ms=3)
        assert await store.take_deliveries(9, 1, 10) == []

    async def test_a_turn_is_due_for_a_notice_once(self, store: Store, other: Store) -> None:
        await store.append(opening(seated=("anna", "bert"), turns=(turn("anna"), turn("bert"))))
        assert await store.due_turns(5, "me", 0) == []  # nobody has a receiver
        await store.keep_receiver(receiver("phone"), 9)
        await store.keep_receiver(receiver("unknown", "bert", confirmed=False), 9)
        await store.keep_notify_choices("anna", b"{}", 1)
        assert await store.due_turns(4, "me", 0) == []
        assert await other.due_turns(5, "me", 0) == [TURN]
        await asyncio.gather(*(each.add_notices([TURN]) for each in (store, other)))
        assert await store.due_turns(5, "me", 0) == []
        assert await store.open_notices("anna") == [TURN]
        await store.append(line(1, turns=(turn("anna", due=False, changed_ms=6),)))
        assert await store.open_notices("anna") == []
        await store.append(line(2, turns=(turn("anna", changed_ms=7),)))
        assert await store.due_turns(7, "me", 0) == [Notice("anna", "t1", "turn", 7)]

    async def test_notices_are_stored_with_the_lines_for_people_who_chose_something(self, store: Store) -> None:
        await store.keep_notify_choices("anna", b"{}", 1)
        told = [Notice(person, "t1", "over", 3) for person in ("anna", "bert")]
        await store.append(opening())
        await store.append(line(1, notices=tuple(told)))
        assert await store.open_notices("anna") == told[:1]
        assert await store.open_notices("bert") == []
        assert await store.people_to_tell(0) == [NotifyChoices("anna", b"{}", 0)]

    async def test_notices_become_deliveries_once(self, store: Store, other: Store) -> None:
        await store.keep_notify_choices("anna", b"{}", 1)
        await store.append(opening(seated=("anna",), turns=(turn("anna"),)))
        await store.add_notices([TURN, Notice("anna", "t2", "turn", 5)])  # the second is not true any more
        chosen = await store.notify_choices("anna")
        assert chosen is not None
        assert await store.people_to_tell(8) == [chosen]
        stored = [each.put_deliveries(chosen, 9, [TURN], [delivery(f"d{n}")]) for n, each in enumerate((store, other))]
        assert sorted(await asyncio.gather(*stored)) == [False, True]
        assert len(await store.take_deliveries(9, 1, 10)) == 1
        assert (await store.open_notices("anna"), await store.people_to_tell(99)) == ([], [])
        assert await store.due_turns(5, "me", 0) == []
        await store.keep_notify_choices("anna", b"[]", 2)
        assert await store.notify_choices("anna") == NotifyChoices("anna", b"[]", 0)

    async def test_a_delivery_is_taken_by_one_process_until_it_ends(self, store: Store, other: Store) -> None:
        for number in range(20):
            await store.add_delivery(delivery(f"d{number:02}", due_ms=number // 10))
        await store.add_delivery(delivery("later", due_ms=51))
        sweeps = (each.take_deliveries(50, 10, 8) for each in (store, other) * 3)
        taken = [each.delivery_id for some in await asyncio.gather(*sweeps) for each in some]
        assert sorted(taken) == [f"d{number:02}" for number in range(20)]
        assert await store.take_deliveries(59, 10, 8) == [delivery("later", due_ms=51)]
        await store.end_deliveries([f"d{number:02}" for number in range(19)])
        await store.delay_delivery("d19", due_ms=90, tries=1)
        assert await other.take_deliveries(80, 10, 8) == [delivery("later", due_ms=51)]
        assert [(each.delivery_id, each.tries) for each in await other.take_deliveries(90, 10, 8)] == [
            ("later", 0),
            ("d19", 1),
        ]

    async def test_old_notices_are_forgotten_but_not_of_a_turn_that_goes_on(self, store: Store) -> None:
        await store.keep_notify_choices("anna", b"{}", 1)
        await store.keep_receiver(receiver("phone", at_ms=4), 9)
        await store.keep_receiver(receiver("old", confirmed=False, at_ms=4), 9)
        await store.keep_receiver(receiver("lapsed", at_ms=4), 9)
        await store.confirm_receiver("lapsed", confirmed=False, at_ms=99)
        await store.append(opening(seated=("anna",), turns=(turn("anna"),)))
        over = Notice("anna", "t2", "over", 5)
        await store.add_notices([TURN, over])
        assert await store.still_due([over, TURN, Notice("anna", "t9", "turn", 5)]) == [over, TURN]
        chosen = await store.notify_choices("anna")
        assert chosen is not None
        await store.put_deliveries(chosen, 6, [TURN, over], [delivery("lost", to="old"), delivery("kept")])
        await store.drop_old_notices(99)
        assert await store.due_turns(9, "me", 0) == []
        assert [each.receiver_id for each in await store.receivers("anna")] == ["phone", "lapsed"]
        assert [each.delivery_id for each in await store.take_deliveries(9, 1, 9)] == ["kept"]
        await store.add_notices([over])
        assert await store.open_notices("anna") == [over]  # it was forgotten, so it counts as new

    async def test_data_of_people_who_are_gone_is_removed(self, store: Store) -> None:
        await store.keep_profile("anna", b"{}", 1)
        await store.keep_notify_choices("anna", b"{}", 1)
        await store.keep_receiver(receiver("phone"), 9)
        await store.remove_personal_data(5)
        assert (await store.receivers("anna"), await store.notify_choices("anna")) == ([], None)


pytestmark = pytest.mark.anyio
