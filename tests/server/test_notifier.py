"""The notifier by itself, with a store and without a process that sends."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from nenuphar.core.codec import encode
from nenuphar.server.clock import now_ms
from nenuphar.server.notify import messages, notifier
from nenuphar.server.notify.jobs import Answer, Job, Mail
from nenuphar.server.notify.messages import StoredReceiver
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
        self.answer = Answer(0, "ok")

    async def do(self, job: Job) -> Answer:
        assert isinstance(job.place, Mail)
        self.addresses.append(job.place.address)
        await asyncio.sleep(self.delay_s)
        return self.answer

    async def stop(self) -> None:
        pass


def notifying(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    scene: Callable[[Store, Notifier, Told], Awaitable[None]],
    last_there_ms: Callable[[str, str], int | None] = lambda table, person: 0,
    **settings: Any,
) -> None:
    """Plays a scene with a notifier that looks only when it is told to."""
    told = Told()
    monkeypatch.setattr(notifier, "Sender", lambda start: told)

    async def play() -> None:
        database = tmp_path / "nenuphar.sqlite3"
        store = await open_store(database)
        chosen = Settings(database=database, notify_gather_ms=0, notify_look_ms=LATER_MS, **settings)
        post = Notifier(store, chosen, "me", last_there_ms)
        tidy, tidied = post._tidy, asyncio.Event()

        async def tidy_first() -> None:
            await tidy()
            tidied.set()

        monkeypatch.setattr(post, "_tidy", tidy_first)
        try:
            await post.start()
            await asyncio.wait_for(tidied.wait(), PATIENCE_S)  # the look at the start, which drops old notices
            await scene(store, post, told)
        finally:
            await post.stop()
            await store.close()

    asyncio.run(play())


async def reach(store: Store, person: str, choices: bytes = AWAKE) -> Receiver:
    kept = encode(StoredReceiver(Mail(f"{person}@pond.test"), person, "https://pond.test"))
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

        def is_told() -> bool:
            post.look()  # again, because the look at the start may have been in the same millisecond
            return told.addresses == ["bert@pond.test"]

        await until(is_told)

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

        def is_told() -> bool:
            post.look()  # again, because the one before may have been in the same millisecond
            return told.addresses == ["anna@pond.test"]

        await until(is_told)
        assert await store.open_notices("anna") == []

    notifying(tmp_path, monkeypatch, scene, lambda table, person: now_ms() if person in online else 0)


async def looked(post: Notifier) -> None:
    """A look, also if the one at the start is not over."""
    await post._find()
    await post._gather()


@pytest.mark.rule("TB-71")
def test_whoever_comes_back_within_seconds_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart no table is loaded, and nobody is connected. The same after a takeover."""
    began_ms = now_ms()
    time, there = [began_ms + 30_000], [None, began_ms + 25_000, None, began_ms + 25_000]
    monkeypatch.setattr(notifier, "now_ms", lambda: time[0])

    async def scene(store: Store, post: Notifier, told: Told) -> None:
        await reach(store, "anna")
        await store.append(opening(seated=("anna",), turns=(Turn("anna", True, began_ms),)))
        for _ in range(2):
            await looked(post)
            time[0] += 10_000
            there.pop(0)
        assert await store.open_notices("anna") == []
        for _ in range(2):
            await looked(post)
            time[0] += 20_001
            there.append(there.pop(0))
        assert await store.take_deliveries(time[0], 1, 9)

    notifying(tmp_path, monkeypatch, scene, lambda table, person: there[0])


@pytest.mark.rule("TB-71")
@pytest.mark.parametrize("is_loaded", [True, False])
@pytest.mark.parametrize("comes_back", [True, False])
def test_news_waits_for_a_page_that_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_loaded: bool, comes_back: bool
) -> None:
    """A table that was just loaded, or is not, may still get a page that says it."""
    began_ms = now_ms()
    time, there = [began_ms], [began_ms - 1 if is_loaded else None]
    monkeypatch.setattr(notifier, "now_ms", lambda: time[0])

    async def scene(store: Store, post: Notifier, told: Told) -> None:
        await reach(store, "anna")
        news = [Notice("anna", "t1", "over", began_ms), Notice("anna", "t2", "rematch", began_ms)]
        await store.add_notices(news)
        for _ in range(2):
            await looked(post)
            assert await store.open_notices("anna") == news
            time[0] += 10_001
        there[0] = time[0] if comes_back else there[0]
        await looked(post)
        assert await store.open_notices("anna") == []
        assert len(await store.take_deliveries(time[0], 1, 9)) == (0 if comes_back else 1)

    notifying(tmp_path, monkeypatch, scene, lambda table, person: there[0])


@pytest.mark.rule("TB-71")
def test_only_the_process_that_plays_a_table_tells_its_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna was away, and is back at a table of another process."""
    own = "UPDATE owners SET node = ? WHERE table_id = 't1'"

    async def scene(store: Store, post: Notifier, told: Told) -> None:
        sqlite: Any = store
        await store.append(opening(seated=("anna",), turns=(Turn("anna", True, 5),)))
        for node in ("me", "other"):
            beat = ("INSERT INTO nodes VALUES (?, '', '', '', 1, FALSE, 0, 0, ?)", (node, now_ms() + LATER_MS))
            await sqlite._writer.do(lambda file: file.execute(*beat))  # noqa: B023
        await sqlite._writer.do(lambda file: file.execute("INSERT INTO owners VALUES ('t1', 'other', 1, NULL)"))
        await reach(store, "anna")
        await store.add_notices([Notice("anna", "t1", "turn", 5)])
        await looked(post)
        assert await store.open_notices("anna") == [Notice("anna", "t1", "turn", 5)]
        await sqlite._writer.do(lambda file: file.execute(own, ("me",)))
        await looked(post)
        assert await store.open_notices("anna") == []

    notifying(tmp_path, monkeypatch, scene, lambda table, person: None, notify_return_ms=-1)


@pytest.mark.rule("TB-75")
@pytest.mark.parametrize(
    ("answer", "tries", "later_s"),
    [
        (Answer(0, "failed"), 1, (24, 36)),
        (Answer(0, "refused"), 1, (24, 36)),  # by a router that leads all names to itself
        (Answer(0, "offline"), 0, (120, 120)),  # nobody's receiver is to blame
        (Answer(0, "busy", 429, 900), 1, (900, 900)),
    ],
)
def test_a_receiver_that_cannot_be_reached_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Answer, tries: int, later_s: tuple[int, int]
) -> None:
    async def scene(store: Store, post: Notifier, told: Told) -> None:
        anna, began_ms = await reach(store, "anna"), now_ms()
        told.answer = answer
        await post.send(anna, "test")
        await until(lambda: told.addresses)
        await post.stop()
        [delivery] = await store.take_deliveries(now_ms() + LATER_MS, 1, 9)
        assert delivery.tries == tries
        shortest, longest = later_s
        assert shortest * 1_000 <= delivery.due_ms - began_ms <= longest * 1_000 + 20_000
        assert [each.confirmed for each in await store.receivers("anna")] == [True]

    notifying(tmp_path, monkeypatch, scene)


@pytest.mark.rule("TB-75")
def test_only_days_of_failures_pause_a_receiver() -> None:
    assert 2.5 * 86_400_000 < sum(notifier.PAUSES_MS) < 3.5 * 86_400_000
