"""Finds what people are to be told, gathers it into messages, and has them sent (TB-70, TB-71, TB-75).

Every move stores whose turn it is. The notifier polls that, so notifications cost a move nothing. Each step is stored
before the next, so no crash loses a message or makes it twice. A message that was being sent during a crash is sent
again with the same tag, and a browser shows it once.
"""

import asyncio
import logging
import secrets as chance
from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Millis
from nenuphar.server.clock import now_ms
from nenuphar.server.notify.jobs import Answer, Endpoint, Job, Result, Start
from nenuphar.server.notify.messages import DeliveryContent, MessageKind, message
from nenuphar.server.notify.quiet import quiet_until
from nenuphar.server.notify.secrets import Secrets, load
from nenuphar.server.notify.sender import FAILED, MOST_S, Sender
from nenuphar.server.settings import Settings
from nenuphar.server.wire import NotifyChoices, PersonId, TableId
from nenuphar.store import Delivery, Notice, Receiver, Store, Unavailable
from nenuphar.store import NotifyChoices as Chosen
from nenuphar.store.ownership import LEASE_MS

log = logging.getLogger("nenuphar.notify")

FORGOTTEN_MS: Millis = 600_000  # a page that is open for so long without a move is not being looked at
MOST_AT_ONCE = 16
STOP_S = 3.0
HOLD_MS = int(2_000 * MOST_S)  # how long a message is left to one process
PAUSES_MS = (30_000, 120_000, 480_000, 1_920_000, *(7_200_000,) * 36)  # after each failure: three days
OFFLINE_MS = 120_000  # until the next try, if nothing gets out of this house
TIDY_MS, KEEP_MS = 3_600_000, 7 * 24 * 3_600_000


class Notifier:
    secrets: Secrets

    def __init__(
        self,
        store: Store,
        settings: Settings,
        node: str,
        last_there_ms: Callable[[TableId, PersonId], Millis | None],
    ) -> None:
        """`last_there_ms` says when a person was last at a table, which may be now. None: it is not played here."""
        self._store = store
        self._settings = settings
        self._node = node
        self._last_there_ms = last_there_ms
        self._asleep_ms: dict[TableId, Millis] = {}  # since when we know that a table is not played here
        self._sender: Sender | None = None
        self._now = asyncio.Event()
        self._next_look_s = 0.0
        self._sending: set[asyncio.Task[None]] = set()
        self._tidied_ms: Millis = 0
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.secrets = await load(self._store)
        settings = self._settings
        self._sender = Sender(Start(self.secrets.push_private, settings.notify_mail, settings.notify_private))
        self._looking = asyncio.get_running_loop().create_task(self._run(), name="notifying")

    async def stop(self) -> None:
        """What cannot be sent within some seconds is left to the next process."""
        if self._looking is not None:
            self._looking.cancel()
        if self._sending:
            await asyncio.wait(self._sending, timeout=STOP_S)
        for task in self._sending:
            task.cancel()
        if self._sending:
            await asyncio.wait(self._sending)
        if self._sender is not None:
            await self._sender.stop()

    def look(self) -> None:
        """Look for messages now, instead of at the next regular time."""
        self._next_look_s = 0.0
        self._now.set()

    async def check(self, place: Endpoint) -> Result:
        """Whether a message could be sent there."""
        assert self._sender is not None
        return (await self._sender.do(Job(0, place))).result

    async def send(self, receiver: Receiver, what: MessageKind) -> None:
        """A message that is not news, at once."""
        delivery_id = chance.token_hex(10)
        content = encode(DeliveryContent(what))
        await self._store.add_delivery(
            Delivery(delivery_id, receiver.receiver_id, receiver.person_id, now_ms(), 0, content)
        )
        self._now.set()

    async def _run(self) -> None:
        time_s = asyncio.get_running_loop().time
        while True:
            try:
                if time_s() >= self._next_look_s:
                    self._next_look_s = time_s() + self._settings.notify_look_ms / 1_000
                    await self._find()
                    await self._gather()
                await self._send_due()
                await self._tidy()
            except Unavailable:
                pass  # nothing is sent until it can be stored
            except Exception:  # one failure must not stop the others
                log.exception("people cannot be notified")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._now.wait(), self._next_look_s - time_s())
            self._now.clear()

    # What people are to be told

    async def _find(self) -> None:
        now = now_ms()
        due = await self._store.due_turns(now - self._settings.notify_after_ms, self._node, now - LEASE_MS)
        absent = [notice for notice in due if not self._is_looking(notice, now)]
        if absent:
            await self._store.add_notices(absent)

    def _is_looking(self, notice: Notice, now: Millis) -> bool:
        """Whether the page that is open there says it already (TB-71).

        Pages come back within seconds of a restart, of the end of another process, and of a lost connection.
        """
        there_ms = self._last_there_ms(notice.table_id, notice.person_id)
        if there_ms is None:
            there_ms = self._asleep_ms.setdefault(notice.table_id, now)
        else:
            self._asleep_ms.pop(notice.table_id, None)
        return there_ms >= now - self._settings.notify_return_ms and notice.at_ms > now - FORGOTTEN_MS

    def _is_online(self, notice: Notice) -> bool:
        now, there_ms = now_ms(), self._last_there_ms(notice.table_id, notice.person_id)
        return there_ms is not None and there_ms >= now

    async def _gather(self) -> None:
        for chosen in await self._store.people_to_tell(now_ms()):
            try:
                await self._gather_for(chosen)
            except Unavailable:
                raise
            except Exception:  # one failure must not stop the others
                log.exception("a person cannot be notified")

    async def _gather_for(self, chosen: Chosen) -> None:
        now, choices = now_ms(), decode(chosen.data, NotifyChoices)
        until = quiet_until(choices, now)
        if until > now:
            await self._store.put_deliveries(chosen, until, (), ())
            return
        every = await self._store.open_notices(chosen.person_id)
        elsewhere = await self._played_elsewhere(every, now)
        notices = [each for each in every if each.table_id not in elsewhere]
        if elsewhere and not notices:
            return
        asked_for = [each for each in notices if _is_chosen(choices, each)]
        wanted = [each for each in asked_for if not self._is_looking(each, now)]
        # A turn waits until it is played or its player leaves. Other news waits for a page that may come back, and need
        # not be told after the page has said it.
        left = [each for each in asked_for if each not in wanted and (each.kind == "turn" or not self._is_online(each))]
        if left and len(left) == len(notices):
            return
        content = encode(DeliveryContent("news", tuple(wanted)))
        places = await self._store.receivers(chosen.person_id) if wanted else []
        deliveries = [
            Delivery(chance.token_hex(10), place.receiver_id, chosen.person_id, now, 0, content)
            for place in places
            if place.confirmed
        ]
        closed = [each for each in notices if each not in left]
        next_ms = now + self._settings.notify_gather_ms if deliveries else now
        await self._store.put_deliveries(chosen, max(next_ms, chosen.next_ms + 1), closed, deliveries)

    async def _played_elsewhere(self, notices: list[Notice], now: Millis) -> frozenset[TableId]:
        """The tables that other processes play: only they know who is there."""
        tables = {each.table_id for each in notices if self._last_there_ms(each.table_id, each.person_id) is None}
        return await self._store.played_elsewhere(tables, self._node, now - LEASE_MS) if tables else frozenset()

    # What is to be sent

    async def _send_due(self) -> None:
        while (free := MOST_AT_ONCE - len(self._sending)) > 0:
            taken = await self._store.take_deliveries(now_ms(), HOLD_MS, free)
            for delivery in taken:
                task = asyncio.get_running_loop().create_task(self._send(delivery), name="sending one")
                self._sending.add(task)
                task.add_done_callback(self._sent)
            if not taken:
                return

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Unavailable):
            log.error("a message could not be sent", exc_info=error)
        self._now.set()  # there may be more to send

    async def _send(self, delivery: Delivery) -> None:
        try:
            answer = await self._deliver(delivery)
        except Unavailable:
            raise
        except Exception:  # a message that cannot even be written is not tried for ever
            log.exception("a message could not be sent")
            answer = FAILED
        if answer is not None:
            await self._settle(delivery, answer)

    async def _deliver(self, delivery: Delivery) -> Answer | None:
        """What became of a message, or None if it is not to be sent now."""
        receiver, chosen, content = await self._wanted(delivery)
        if receiver is None:
            await self._store.end_deliveries([delivery.delivery_id])
            return None
        now = now_ms()
        if content.what == "news" and (until := quiet_until(chosen, now)) > now:
            await self._store.delay_delivery(delivery.delivery_id, until, delivery.tries)
            return None
        assert self._sender is not None
        delivery = replace(delivery, data=encode(content))
        return await self._sender.do(await message(self._store, self.secrets, receiver, delivery, chosen.lang))

    async def _wanted(self, delivery: Delivery) -> tuple[Receiver | None, NotifyChoices, DeliveryContent]:
        """The receiver, if there is still something to tell it, and that."""
        receiver = await self._store.receiver(delivery.receiver_id)
        chosen = await self._store.notify_choices(delivery.person_id)
        choices = NotifyChoices() if chosen is None else decode(chosen.data, NotifyChoices)
        content = decode(delivery.data, DeliveryContent)
        if content.what == "news":
            content = DeliveryContent("news", tuple(await self._store.still_due(content.notices)))
            if not content.notices or (receiver is not None and not receiver.confirmed):
                receiver = None
        return receiver, choices, content

    async def _settle(self, delivery: Delivery, answer: Answer) -> None:
        if answer.result == "ok":
            await self._store.end_deliveries([delivery.delivery_id])
        elif answer.result in ("gone", "wrong"):
            log.info("a receiver is gone", extra={"result": answer.result})
            await self._store.drop_receiver(delivery.receiver_id)
        elif answer.result == "offline":
            await self._store.delay_delivery(delivery.delivery_id, now_ms() + OFFLINE_MS, delivery.tries)
        elif answer.result == "busy" and delivery.tries < len(PAUSES_MS):
            wait_ms = max(answer.after_s * 1_000, PAUSES_MS[delivery.tries])
            await self._store.delay_delivery(delivery.delivery_id, now_ms() + wait_ms, delivery.tries + 1)
        # A router before a sign-in page leads all names to itself: then a receiver seems to be in the inner network.
        elif delivery.tries < len(PAUSES_MS):
            pause_ms = PAUSES_MS[delivery.tries] * chance.SystemRandom().uniform(0.8, 1.2)
            await self._store.delay_delivery(delivery.delivery_id, now_ms() + int(pause_ms), delivery.tries + 1)
        else:
            await self._store.confirm_receiver(delivery.receiver_id, confirmed=False, at_ms=now_ms())
            await self._store.end_deliveries([delivery.delivery_id])

    async def _tidy(self) -> None:
        if now_ms() >= self._tidied_ms + TIDY_MS:
            self._tidied_ms = now_ms()
            self._asleep_ms.clear()
            await self._store.drop_old_notices(now_ms() - KEEP_MS)


def _is_chosen(choices: NotifyChoices, notice: Notice) -> bool:
    return {"turn": choices.turn, "rematch": choices.rematch, "over": choices.over}[notice.kind]
