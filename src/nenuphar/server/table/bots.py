"""Runs the bots at one table. Each thinks when the match waits for it, and then plays as a person would."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

from msgspec import Raw

from nenuphar.bots.outside import BotFailed
from nenuphar.core.codec import convert
from nenuphar.core.game import Millis, Refused, Seat
from nenuphar.core.moves import Moves
from nenuphar.server.clock import now_ms
from nenuphar.server.model import events, rules
from nenuphar.server.table.ports import TablePort

log = logging.getLogger("nenuphar.table")


class TableBots:
    def __init__(self, table: TablePort) -> None:
        self._table = table
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._among_themselves = asyncio.Event()

    @property
    def is_thinking(self) -> bool:
        """Whether one of them is thinking."""
        return bool(self._thinking)

    def schedule(self) -> None:
        state = self._table.state
        assert state.match is not None
        due_bots = state.due_bots()
        if len(due_bots) == len(state.waiting.due):
            self._among_themselves.set()
        else:
            self._among_themselves.clear()
        for seat, level in due_bots:
            if seat not in self._thinking:
                thought = asyncio.get_running_loop().create_task(self._think(seat, level, state.match.asked(seat)))
                self._thinking[seat] = thought

    def stop(self) -> None:
        for thought in self._thinking.values():
            thought.cancel()

    async def _think(self, seat: Seat, level: str, question: int) -> None:
        table, match = self._table, self._table.state.match
        assert match is not None
        try:
            if table.connections.follows:
                await asyncio.sleep(table.services.settings.bot_pause_ms / 1_000 * (0.5 + seed(table, seat)[0] / 255))
            await _books(table)
            if not self._is_due(seat):  # the clock or its player was faster, so there may be nothing to choose from
                table.put(lambda: self._look_again(seat))
                return
            thought_at, view = _line(table), match.view(seat)
            action = await chosen(table, seat, level, view)
            if table.connections.follows and table.services.settings.bot_pause_ms:
                game = table.state.game
                pace = level if level in game.bots else game.usual_level
                await self._linger(game.pause(pace, view, action, Random(seed(table, seat))))
        except Exception:  # a bug in the game itself: the clock, or a later attempt, has to help
            log.exception("no move for a bot", extra={"table": table.state.table, "bot_level": level})
            table.put(lambda: self._give_up(seat))
        else:
            table.put(lambda: self._play(seat, question, thought_at, action))

    async def _linger(self, pause_ms: Millis | None) -> None:
        """Pause as long as a person would take, but not while the match waits for bots alone."""
        if pause_ms is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(in_time_ms(pause_ms, self._table.state.deadline, now_ms()) / 1_000):
                    await self._among_themselves.wait()

    def _is_due(self, seat: Seat) -> bool:
        return any(seat == due for due, _ in self._table.state.due_bots())

    def _look_again(self, seat: Seat) -> None:
        self._thinking.pop(seat, None)
        self._table.schedule()

    def _give_up(self, seat: Seat) -> None:
        self._thinking.pop(seat, None)
        if not self._table.connections.all:
            self._table.sleep_soon()

    async def _play(self, seat: Seat, question: int, thought_at: int, action: Any) -> None:
        self._thinking.pop(seat, None)
        table, at = self._table, now_ms()
        await table.tick(at)
        if not self._is_due(seat):
            return  # its player came back, or the clock was faster
        try:
            played = table.state.play(seat, action, question, at)
        except Refused as refused:
            if refused.rule == "TB-10" or thought_at != _line(table):
                table.schedule()  # the others have moved meanwhile
            else:
                log.error("bot refused", extra={"table": table.state.table, "rule": refused.rule})
            return
        if played is None:
            table.schedule()  # it has done nothing yet
            return
        await table.commit((played,), at)
        if not table.connections.all:
            table.sleep_soon()


def in_time_ms(pause_ms: Millis, deadline: Millis | None, now: Millis) -> Millis:
    """The pause, shortened so that at least half of the time is left for other decisions."""
    return pause_ms if deadline is None else max(0, min(pause_ms, (deadline - now) // 2))


async def _books(table: TablePort) -> None:
    """Wait until there is a word list to read, if the game needs one."""
    state = table.state
    if state.game.lookup is not None:
        language = state.game.lookup.language(convert(state.seating.options, state.game.manifest.options))
        await table.services.library.something(state.game, language)


def _line(table: TablePort) -> int:
    """The number of the match's last line. It grows with everything that happens."""
    return 0 if table.state.match is None else table.state.match.seq


async def chosen(table: TablePort, seat: Seat, level: str, view: Any) -> Any:
    """The action that a bot chooses, from what its seat can see."""
    state, chance = table.state, seed(table, seat)
    moves = state.game.moves(view)
    if level not in state.game.bots:
        try:
            return await _chosen_outside(table, seat, level, view, moves)
        except BotFailed as failed:
            log.warning(
                "a bot from outside failed",
                extra={"table": state.table, "bot_level": level, "fault": failed.fault, "reason": failed.reason},
            )
            table.put(partial(_note_failure, table, seat, failed))
            level = state.game.weakest_level
    try:
        action = await table.services.thinkers.choose(lambda: table.waiters, state.seating.game, level, view, chance)
        if action not in moves:
            raise ValueError(f"{action} is not one of the moves")
    except Exception:  # a bot's bug must not stop the match
        log.exception("bot failed", extra={"table": state.table, "bot_level": level})
        return moves.sample(Random(chance))
    return action


async def _chosen_outside(table: TablePort, seat: Seat, level: str, view: Any, moves: Moves[Any]) -> Any:
    """The move of a bot from outside, or a BotFailed."""
    state = table.state
    answer = await table.services.outside_bots.choose(
        lambda: table.waiters, state.seating.game, level, view, seed(table, seat)
    )
    try:
        action = state.read(Raw(answer))
    except Refused as refused:
        raise BotFailed(level, "illegal", f"its move cannot be read: {refused.facts}") from None
    if action not in moves:
        raise BotFailed(level, "illegal", f"{action} is not one of the moves")
    return action


async def _note_failure(table: TablePort, seat: Seat, failed: BotFailed) -> None:
    """Tell everybody at the table, unless another node could not read the line."""
    state = table.state
    if not state.over and table.services.all_know(events.BotFailed):
        instead = state.game.weakest_level
        noted = rules.bot_failed(state.seating, seat, failed.level, failed.fault, instead)
        if noted:
            await table.commit(noted, now_ms())


def seed(table: TablePort, seat: Seat) -> bytes:
    """A bot's random generator, from the match's secret: nobody can foresee it, and a restart does not change it."""
    state = table.state
    assert state.match is not None
    return sha256(f"{state.seating.seed} bot {seat} {state.match.seq}".encode()).digest()
