"""The notifier by itself, with a store and without a process that sends."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from nenuphar.core.codec import encode
from nenuphar.server.clock import now_ms
from nenuphar.server.notify import messages, notifier
from nenuphar.server.notify.jobs import Job, Mail, Result
from nenuphar.server.notify.messages import Kept
from nenuphar.server.notify.notifier import Notifier
from nenuphar.server.notify.sender import Sender
from nenuphar.server.settings import Settings
from nenuphar.server.wire import NotifyChoices
from nenuphar.store import Notice, Receiver, Store, Turn
from nenuphar.store.opening import open_store
from tests.server.live_server import PATIENCE_S
from tests.store.sample_appends import opening

AWAKE = encode(NotifyChoices(quiet=False, over=True))
LATER_MS = 3_600_000


class Told(Sender):
    """Remembers to whom messages were sent."""

    def __init__(self) -> None:
        self.addresses: list[str] = []
        self.delay_s = 0.0

    async def do(self, job: Job) -> Result:
        assert isinstance(job.place, Mail)
        self.addresses.append(job.place.address)
        await asyncio.sleep(self.delay_s)
        return "ok"

    async def stop(self) -> None:
        pass


def notifying(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    scene: Callable[[Store, Notifier, Told], Awaitable[None]],
    is_there: Callable[[str, str], bool] = lambda table, person: False,
) -> None:
    """Plays a scene with a notifier that looks only when it is told to."""
    told = Told()
    monkeypatch.setattr(notifier, "Sender", lambda start: told)

    async def play() -> None:
        database = tmp_path / "nenuphar.sqlite3"
        store = await open_store(database)
        settings = Settings(database=database, notify_gather_ms=0, notify_look_ms=LATER_MS)
        post = Notifier(store, settings, "me", is_there)
        try:
            await post.start()
            await scene(store, post, told)
        finally:
            await post.stop()
            await store.close()

    asyncio.run(play())


async def reach(store: Store, person: str, choices: bytes = AWAKE) -> Receiver:
    kept = encode(Kept(Mail(f"{person}@pond.test"), person, "https://pond.test"))
    receiver = Receiver(f"mail of {person}", person, f"address of {person}", True, now_ms(), kept)
    await store.keep_receiver(receiver, 9)
    await store.keep_notify_choices(person, choices, now_ms())
    return receiver


async def until(ready: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not ready():
            await asyncio.sleep(0.01)


@pytest.mark.rule("TB-75")
def test_a_person_who_cannot_be_told_keeps_it_from_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store, post: Notifier, told: Told) -> None:
        await reach(store, "anna", b"no choices")
        await reach(store, "bert")
        await store.add_notices([Notice(person, "t1", "over", 5) for person in ("anna", "bert")])
        post.look()
        await until(lambda: told.addresses == ["bert@pond.test"])

    notifying(tmp_path, monkeypatch, scene)


@pytest.mark.rule("TB-75")
def test_a_message_that_cannot_be_written_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store, post: Notifier, told: Told) -> None:
        monkeypatch.setattr(notifier, "PAUSES_MS", ())
        await post.send(await reach(store, "anna", b"no choices"), "test")
        async with asyncio.timeout(PATIENCE_S):
            while all(each.confirmed for each in await store.receivers("anna")):
                await asyncio.sleep(0.01)
        assert told.addresses == []

    notifying(tmp_path, monkeypatch, scene)


@pytest.mark.rule("TB-75")
def test_a_message_that_is_being_sent_is_waited_for_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store, post: Notifier, told: Told) -> None:
        told.delay_s = 0.2
        await post.send(await reach(store, "anna"), "test")
        await until(lambda: told.addresses)
        await post.stop()
        assert await store.take_deliveries(now_ms() + LATER_MS, 1, 9) == []

    notifying(tmp_path, monkeypatch, scene)


@pytest.mark.rule("TB-75")
def test_after_a_message_only_other_messages_are_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store, post: Notifier, told: Told) -> None:
        anna = await reach(store, "anna")
        await asyncio.sleep(0.1)  # the look at the start
        await store.add_notices([Notice("anna", "t1", "over", 5)])
        for number in range(1, 4):
            await post.send(anna, "test")
            await until(lambda: len(told.addresses) == number)  # noqa: B023
        await asyncio.sleep(0.1)
        assert len(told.addresses) == 3
        post.look()
        await until(lambda: len(told.addresses) == 4)

    notifying(tmp_path, monkeypatch, scene)


@pytest.mark.rule("TB-71")
def test_a_turn_is_told_when_its_player_leaves_after_a_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    online = {"anna"}

    async def named(store: Store, notice: Notice) -> str:
        return "a game"

    async def scene(store: Store, post: Notifier, told: Told) -> None:
        await reach(store, "anna")
        began_ms = now_ms()
        monkeypatch.setattr(messages, "_game", named)
        await store.append(opening(seated=("anna",), turns=(Turn("anna", True, began_ms),)))
        turn, over = (Notice("anna", "t1", kind, began_ms) for kind in ("turn", "over"))
        await store.add_notices([turn, over])  # she was away
        post.look()
        async with asyncio.timeout(PATIENCE_S):
            while await store.open_notices("anna") != [turn]:
                await asyncio.sleep(0.01)
        assert told.addresses == []
        online.clear()
        post.look()
        await until(lambda: told.addresses == ["anna@pond.test"])
        assert await store.open_notices("anna") == []

    notifying(tmp_path, monkeypatch, scene, lambda table, person: person in online)
