"""Bots that never come to an end, or whose game has no move for them: nobody waits for them, and others think on."""

import asyncio
import logging
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nenuphar.server import bots
from nenuphar.server.bots import Thinkers
from nenuphar.server.workers import NICE, Workers
from tests.server.pond import Pond, play_on


@pytest.fixture
def brooding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])  # where new processes find what stands here
    monkeypatch.setattr(bots, "think", brood)


def brood(_key: str, level: str, *_: object) -> str:
    """In place of a thought, in a process of its own: without end, or until there is a file of this name."""
    while level == "endless" or (level.startswith("/") and not Path(level).exists()):
        pass
    return level


@pytest.mark.usefixtures("brooding")
def test_a_bot_that_thinks_for_ever_is_stopped_and_others_think_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, 20)
        try:
            assert await thinkers.choose("game", "sound", None, b"") == "sound"
            monkeypatch.setattr(bots, "SLACK_S", 0.1)
            with pytest.raises(TimeoutError):
                await thinkers.choose("game", "endless", None, b"")
            monkeypatch.setattr(bots, "SLACK_S", 30.0)
            assert await thinkers.choose("game", "sound again", None, b"") == "sound again"
        finally:
            thinkers.stop()

    asyncio.run(asyncio.wait_for(ask(), 60))


@pytest.mark.usefixtures("brooding")
def test_who_thinks_beside_one_that_is_stopped_is_asked_again(tmp_path: Path) -> None:
    inspired = tmp_path / "inspired"

    async def ask() -> None:
        thinkers = Thinkers(2, 20)
        try:
            both = asyncio.gather(*(thinkers.choose("game", str(inspired), None, b"") for _ in range(2)))
            await asyncio.sleep(0)
            thinkers.stop()  # as when the patience with one of them ends
            inspired.touch()
            assert await both == [str(inspired)] * 2
        finally:
            thinkers.stop()

    asyncio.run(asyncio.wait_for(ask(), 60))


def test_a_seat_without_a_move_is_asked_again_later(
    own_pond: Callable[..., Pond], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pond = own_pond()
    assert pond.door is not None
    hall: Any = pond.door.house.hall
    faults = 0

    class Broken:
        listed = ()

        def __contains__(self, action: object) -> bool:
            return False

        def sample(self, rng: Random) -> object:
            nonlocal faults
            faults += 1
            raise IndexError("no move at all")

    caplog.set_level(logging.CRITICAL + 1, "nenuphar.table")
    with pond.guest() as anna, anna.at(anna.open("me,tadpole", options={"round_limit": 1})) as live:
        table = hall._awake[live.table["id"]]
        sound_game = table.standing.game

        class Faulty:
            def __getattr__(self, name: str) -> Any:
                return getattr(sound_game, name)

            def moves(self, view: Any) -> Any:
                return Broken() if view.viewer == 1 else sound_game.moves(view)

        table.standing.game = Faulty()
        live.do("begin")
        while not faults:
            if live.is_due:
                live.play()
            else:
                live.do("chat", text="and you?")
        table.standing.game = sound_game
        live.do("chat", text="and now?")
        play_on(live)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no niceness")
def test_who_thinks_gives_way_to_those_who_play() -> None:
    async def ask() -> int:
        workers = Workers(1)
        try:
            return await workers.do(60, os.nice, 0)
        finally:
            workers.stop()

    assert asyncio.run(ask()) == min(os.nice(0) + NICE, 19)
