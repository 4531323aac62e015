"""Advises players: what the strongest bot would do in their place, from what they may see (TB-140 to TB-142)."""

import asyncio
import logging
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

from nenuphar.core.advice import Advice
from nenuphar.core.game import Refused, Seat
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.model.events import AdviceTaken
from nenuphar.server.model.views import may_be_advised
from nenuphar.server.net.connections import Connection
from nenuphar.server.table.ports import TablePort
from nenuphar.server.table.turns import Waiter

log = logging.getLogger("nenuphar.table")

MOVE_STEP, REASONS_STEP = 2, 3


class Thought(NamedTuple):
    """The bot's thought about a question. It is kept, so that all steps and repeated asks think once."""

    seat: Seat
    question: int
    task: asyncio.Task[Advice[Any] | None]


class TableAdvice:
    def __init__(self, table: TablePort) -> None:
        self._table = table
        self._thoughts: dict[Seat, Thought] = {}

    def ask(self, by: Connection, seat: Seat, ask: wire.AskAdvice) -> None:
        """Let the bot think, or refuse. The answer comes when it has thought, so the table does not wait."""
        self._check(seat, ask.question)
        thought = self._thoughts.get(seat)
        if thought is None or thought.question != ask.question:
            if not self._table.services.advice_limits.of(by.person).take():
                raise Refused("TB-142")
            thought = self._thoughts[seat] = self._begin(by, seat, ask.question)
        answer = partial(self._answer, by, thought, ask.step)
        thought.task.add_done_callback(lambda task: None if task.cancelled() else self._table.put(answer))

    def stop(self) -> None:
        for thought in self._thoughts.values():
            thought.task.cancel()

    def _check(self, seat: Seat, question: int) -> None:
        """Refuse unless this seat may be advised on this question now."""
        state = self._table.state
        if not state.gives_advice:
            raise Refused("TB-140", fault="game")
        if not may_be_advised(state):
            raise Refused("TB-140", fault="counts")
        if state.match is None or seat not in state.waiting.due:
            raise Refused("TB-140", fault="turn")
        if question != state.match.asked(seat):
            raise Refused("TB-10")
        self._table.services.check_known(state.seating.game, (AdviceTaken(seat, question),))

    def _begin(self, by: Connection, seat: Seat, question: int) -> Thought:
        if seat in self._thoughts:
            self._thoughts[seat].task.cancel()
        waiter = Waiter(by.address, by.person)
        task = asyncio.get_running_loop().create_task(self._think(waiter, seat, question))
        return Thought(seat, question, task)

    async def _think(self, waiter: Waiter, seat: Seat, question: int) -> Advice[Any] | None:
        state = self._table.state
        assert state.match is not None
        view, seed = state.match.view(seat), _seed(state.seating.seed, seat, question)
        try:
            return await self._table.services.thinkers.advise(lambda: (waiter,), state.seating.game, view, seed)
        except Exception:  # a bug of the bot: there is no advice
            log.exception("no advice", extra={"table": state.table})
            return None

    async def _answer(self, by: Connection, thought: Thought, step: int) -> None:
        """Tell everybody that advice was taken, then the player what it is. Advice that comes too late is dropped."""
        table, at = self._table, now_ms()
        await table.tick(at)
        told = thought.task.result()
        if not self._is_wanted(by, thought):
            return
        if told is None:
            self._thoughts.pop(thought.seat, None)  # so that another ask thinks again
            by.tell(wire.Advice(thought.question, step))
            return
        if table.state.advised.get(thought.seat) != thought.question:
            await table.commit((AdviceTaken(thought.seat, thought.question),), at)
        by.tell(
            wire.Advice(
                question=thought.question,
                step=step,
                hint=told.hint,
                move=told.move if step >= MOVE_STEP else None,
                reasons=told.reasons if step >= REASONS_STEP else (),
            )
        )

    def _is_wanted(self, by: Connection, thought: Thought) -> bool:
        """Whether this browser is still that of the player, who still has the same question."""
        state, seat = self._table.state, thought.seat
        chair = state.seating.chairs[seat]
        if by not in self._table.connections.all or chair.person != by.person or chair.played_by or chair.away:
            return False
        if state.is_passed_on and by.person in state.seats_at_screen and by.holder != seat:
            return False
        try:
            self._check(seat, thought.question)
        except Refused:
            return False
        return True


def _seed(secret: str, seat: Seat, question: int) -> bytes:
    """The chance of a piece of advice: nobody can foresee it, and it differs from that of a bot on this seat.

    Nothing of it depends on what others have chosen since the question.
    """
    return sha256(f"{secret} advice {seat} {question}".encode()).digest()
