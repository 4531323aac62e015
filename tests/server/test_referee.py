"""When the referee plays the taps of bots, and which scene they react to."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from nenuphar.core.game import Command, Setup
from nenuphar.core.match import AnyMatch, Match
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.options import Options
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CLEO, given
from nenuphar.games.gobbit.types import Settle, Tap
from nenuphar.server.table.slaps import referee as refereeing
from nenuphar.server.table.slaps.referee import Referee

REACTION_MS = 250


class Table:
    """A fake table for the referee: a bot on Anna's seat, whose snake hunts Ben's chameleon."""

    def __init__(self, now: int) -> None:
        self.match: AnyMatch = Match(GAME, Setup(3, Options(tempo="leisurely")), bytes(32))
        self.match.state = given("Sb Cb -", options=Options(tempo="leisurely")).state
        self.match.waiting, self.match.now = GAME.waiting(self.match.state), now
        self.played: asyncio.Future[tuple[float, Any]] = asyncio.get_running_loop().create_future()
        self.asked = 0
        self.state: Any = SimpleNamespace(
            match=self.match,
            seating=SimpleNamespace(chairs=[SimpleNamespace(person="")] * 3),
            seats={},
            deadline=None,
            bots=((ANNA, "heron"),),
            play=self._play,
        )
        self.services: Any = SimpleNamespace(trust=SimpleNamespace(is_doubted=lambda person: False, note=print))
        self.connections: Any = SimpleNamespace(all=set(), people=set())

    def put(self, act: Callable[[], Awaitable[None]]) -> None:
        self._acts = asyncio.ensure_future(act())

    async def tick(self, at: int) -> None:
        pass

    async def commit(self, events: object, at: int) -> None:
        pass

    def _play(self, seat: int, action: Any, question: None, at: int) -> None:
        self.played.set_result((asyncio.get_running_loop().time(), action))

    async def choose(self, table: object, seat: int, level: str, view: Any) -> Tap:
        self.asked += 1
        return Tap(BEN, view.scene.number, REACTION_MS)


def refereed(table: Table, monkeypatch: pytest.MonkeyPatch) -> Referee:
    assert GAME.realtime is not None
    monkeypatch.setattr(refereeing, "chosen", table.choose)
    return Referee(table, GAME.realtime)  # type: ignore[arg-type]  # a fake table


def test_wrong_taps_by_others_do_not_delay_a_bots_tap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cleo has no stack to lose: her faults cost nothing and change nothing but the verdicts."""

    async def scene() -> None:
        table = Table(now=0)
        referee = refereed(table, monkeypatch)
        referee.schedule()
        for number in range(3):
            await asyncio.sleep(0.02)
            table.match.submit(Command(CLEO, Tap(BEN, 1, 120 + number), 130 + number))
            referee.schedule()
            table.match.answer_judge(Settle(), 131 + number)
            referee.schedule()
        assert table.match.state.verdicts
        _, action = await table.played
        referee.stop()
        assert (action, table.asked) == (Tap(BEN, 1, REACTION_MS), 1)

    asyncio.run(scene())


def test_a_bot_at_a_reloaded_table_reacts_as_to_a_new_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scene was shown an hour ago, and nobody has seen it since."""

    async def scene() -> None:
        table = Table(now=3_600_000)
        woke = asyncio.get_running_loop().time()
        referee = refereed(table, monkeypatch)
        referee.schedule()
        acted, _ = await table.played
        referee.stop()
        assert acted - woke >= REACTION_MS / 1_000 - 0.01

    asyncio.run(scene())
