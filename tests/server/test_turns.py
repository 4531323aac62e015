"""Fair turns: a person with many tables or sockets waits in line once, like everybody else."""

import asyncio
import logging
import threading
from contextlib import ExitStack
from typing import Any

import pytest

from nenuphar.server.gateway.session import MOST_SOCKETS_EACH
from nenuphar.server.table import turns as fair
from nenuphar.server.table.turns import NOBODY, UNATTENDED, Turns, Waiter, Waiters, rivals
from nenuphar.server.table.workers import Workers
from tests.server.live_server import Guest, LiveServer, NewServer, wait_until_offline
from tests.server.raw_connection import NEIGHBOUR
from tests.server.stress_size import size

CROWD = size(6, 300)
Waiting = list[Waiter]
ANNA, BERT, CLEO = [Waiter("home", "anna")], [Waiter("home", "bert")], [Waiter("school", "cleo")]


async def one(turns: Turns, waiters: Waiters = lambda: ANNA) -> None:
    async with turns.turn(waiters):
        await asyncio.sleep(0)


def served(*waiting: Waiting) -> list[Waiting]:
    """The order in which these are served, if all wait for the same place."""
    order: list[Waiting] = []

    async def note(turns: Turns, waiters: Waiting) -> None:
        async with turns.turn(lambda: waiters):
            order.append(waiters)

    async def all_of_them() -> None:
        turns = Turns(1)
        async with turns.turn(lambda: [Waiter("elsewhere", "dora")]):
            tasks = [asyncio.ensure_future(note(turns, waiters)) for waiters in waiting]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)

    asyncio.run(all_of_them())
    return order


def test_addresses_take_turns_and_so_do_the_people_at_one_address() -> None:
    order = [ANNA, CLEO, BERT, CLEO, ANNA, CLEO, BERT, ANNA, ANNA]
    assert served(*[ANNA] * 4, *[BERT] * 2, *[CLEO] * 3) == order


def test_all_spectators_together_have_one_turn() -> None:
    crowd = [[Waiter(UNATTENDED, f"address {number}")] for number in range(5)]
    assert served(*crowd, [NOBODY], ANNA, CLEO, ANNA)[:5] == [crowd[0], ANNA, CLEO, crowd[1], ANNA]


def test_a_table_has_the_turn_of_its_player_who_has_waited_longest() -> None:
    assert served(ANNA, ANNA, ANNA + CLEO) == [ANNA, ANNA + CLEO, ANNA]


def test_a_person_who_joins_a_table_without_people_is_next() -> None:
    async def wait() -> None:
        turns, here = Turns(1), [NOBODY]
        async with turns.turn(lambda: [NOBODY]):
            crowd = [asyncio.ensure_future(one(turns, lambda: [NOBODY])) for _ in range(9)]
            last = asyncio.ensure_future(one(turns, lambda: here))
            await asyncio.sleep(0)
            here[:] = ANNA
        await last
        assert not any(task.done() for task in crowd)
        await asyncio.gather(*crowd)

    asyncio.run(wait())


def test_a_new_address_for_each_wait_does_not_help() -> None:
    order: list[str] = []

    async def note(turns: Turns, group: str) -> None:
        async with turns.turn(lambda: [Waiter(group, "guest")]):
            order.append(group)

    async def wait() -> None:
        turns = Turns(1)
        for group in ("home", "school", "new 1"):
            await note(turns, group)
        async with turns.turn(lambda: [Waiter("new 2", "guest")]):
            waiting = [asyncio.ensure_future(note(turns, group)) for group in ("school", "home", "new 3", "new 1")]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(wait())
    assert order[3:] == ["school", "home", "new 3", "new 1"]


def test_rivals_are_other_addresses_other_people_at_the_same_address_and_the_persons_other_tables() -> None:
    crowd = [Waiter("school", f"guest {number}") for number in range(30)]
    assert rivals(ANNA[0], [*crowd, *BERT, *BERT, *ANNA, *ANNA]) == 4
    assert rivals(crowd[0], [*crowd, *BERT, *ANNA]) == 31
    assert rivals(ANNA[0], [NOBODY, Waiter(UNATTENDED, "home")]) == 1


def test_a_cancelled_turn_goes_to_others() -> None:
    async def wait() -> None:
        turns = Turns(1)
        tasks = [asyncio.ensure_future(one(turns)) for _ in range(9)]
        await asyncio.sleep(0)
        assert len(turns._waiting) == 8
        for task in tasks[:8]:  # the first has the place, and the others wait for it
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [task.cancelled() for task in tasks] == [True] * 8 + [False]
        await one(turns)

        holder, next_one = (asyncio.ensure_future(one(turns)) for _ in range(2))
        await asyncio.sleep(0)
        await holder
        next_one.cancel()  # at the moment when its turn came
        await asyncio.gather(next_one, return_exceptions=True)
        assert next_one.cancelled()
        await one(turns)

    asyncio.run(wait())


def test_turns_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "MOST_REMEMBERED", 10)

    async def wait() -> None:
        turns = Turns(1)
        for number in range(50):
            async with turns.turn(lambda: [Waiter(f"address {number}", "guest")]):  # noqa: B023 - called at once
                assert len(turns._served) <= 10

    asyncio.run(wait())


def test_players_come_before_spectators(server: LiveServer) -> None:
    assert server.app is not None
    lobby: Any = server.app.context.lobby
    with server.guest() as anna, server.guest(NEIGHBOUR) as bert:
        with anna.at(anna.open("me,tadpole,tadpole", public=True)) as live:
            table = lobby.tables.by_id[live.table["id"]]
            assert table.waiters == [("127.0.0.1", anna.id)]
            with bert.at(live.table["id"]) as looking_on:
                assert table.waiters == [("127.0.0.1", anna.id)]
                live.do("begin").do("resign")
                both = [Waiter(UNATTENDED, "127.0.0.1"), Waiter(UNATTENDED, NEIGHBOUR)]
                assert sorted(table.waiters) == both
                looking_on.until(lambda live: live.is_over)
        live = anna.at(anna.open("me,tadpole", public=True)).do("begin")
        table = lobby.tables.by_id[live.table["id"]]
        with live, bert.at(live.table["id"]) as looking_on:
            live.do("stand").do("chat", text="I am watching")
            assert sorted(table.waiters) == both
            live.do("come-back")
            assert table.waiters == [("127.0.0.1", anna.id)]
            live.socket.close()
            wait_until_offline(looking_on, 0)
            assert table.waiters == [Waiter(UNATTENDED, NEIGHBOUR)]


def test_sockets_at_many_tables_do_not_keep_a_persons_bot_waiting(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One address has many tables with bots; another person starts a match while all those bots are waiting."""
    bot_first = {"options": {"youngest": 1}}
    thinking: list[str] = []
    go_on = threading.Event()

    async def held(_: Workers, __: float, ___: object, game: str, level: str, *____: object) -> None:
        thinking.append(level)
        while not go_on.is_set():
            await asyncio.sleep(0.01)

    monkeypatch.setattr(Workers, "_try", held)
    caplog.set_level(logging.CRITICAL, "nenuphar.table")
    server = new_server()
    with ExitStack() as stack:
        stack.callback(go_on.set)
        for number in range(CROWD):
            if number % MOST_SOCKETS_EACH == 0:
                crowd: Guest = stack.enter_context(server.guest(NEIGHBOUR))
            stack.enter_context(crowd.at(crowd.open("me,frog", **bot_first))).do("begin").do("chat", text="and now?")
        anna = stack.enter_context(server.guest())
        live = stack.enter_context(anna.at(anna.open("me,heron", **bot_first))).do("begin").do("chat", text="and now?")
        assert thinking == ["frog"]
        go_on.set()
        live.until(lambda _: "heron" in thinking)
        assert thinking.index("heron") == 1
