"""`nenuphar join`: a bot that comes over the network, and what can go wrong on its way to a seat."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

import nenuphar as nn
from nenuphar import cli, games
from nenuphar.client import Guest, Table, play
from nenuphar.client.table import typed_view
from nenuphar.core.game import Outcome, Refused
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.types import Place
from nenuphar.server import wire
from tests.server.live_server import LiveServer, NewGuest, NewServer, play_on
from tests.server.server_process import free_port

MODULE = "tests.server.bad_bots"
SHORT = {"round_limit": 3}


def join(server: str, code: str, *options: str) -> int:
    return cli.run(["join", code, f"--server=http://{server}", "--lang=en", *options])


@pytest.mark.parametrize("bot", ["heron", f"{MODULE}:First"])
def test_a_bot_plays_a_match_over_the_network(
    server: LiveServer, guest: NewGuest, capsys: pytest.CaptureFixture[str], bot: str
) -> None:
    anna = guest()
    with anna.at(anna.open("me,open,tadpole", options=SHORT)) as live, ThreadPoolExecutor() as threads:
        link = f"http://{server.address}/j/{live.table['code']}"
        playing = threads.submit(join, server.address, link, f"--bot={bot}", "--name=Robo", "--milliseconds=20")
        live.until(lambda live: live.table["seats"][1]["kind"] == "human").do("begin")
        play_on(live)
        assert playing.result() == cli.DONE
        assert live.table["seats"][1]["person"]["name"] == "Robo"
        place = live.match["outcome"]["ranks"][1] if live.match else 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Quibbit!: Robo has seat 2."
    assert re.fullmatch(r"The match has begun: .*, Robo, tadpole\.", said[2])
    assert said[3] == ("The bot has won." if place == 1 else f"The match is over. The bot is number {place} of 3.")


@pytest.mark.parametrize("key", games.names())
def test_a_client_reads_the_view_of_every_game(key: str) -> None:
    """A bot over the network gets the same objects as one at a table."""
    match = nn.match(key)
    for seat in range(match.setup.seats):
        sent = msgspec.json.decode(msgspec.json.encode(match.view(seat)))
        assert typed_view(match.game, sent) == match.view(seat)


def test_a_bot_that_fails_leaves_its_seat_and_says_why(
    server: LiveServer, guest: NewGuest, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = guest()
    with anna.at(anna.open("me,open", options={**SHORT, "youngest": 1})) as live, ThreadPoolExecutor() as threads:
        playing = threads.submit(join, server.address, live.table["code"], f"--bot={MODULE}:Raises")
        live.until(lambda live: live.table["seats"][1]["kind"] == "human").do("begin")
        live.until(lambda live: live.table["seats"][1]["stand_in_from"] is not None)
        assert playing.result() == cli.FAILED
    assert "has failed. ValueError: I do not know this position" in capsys.readouterr().err


def test_a_bot_that_thinks_for_ever_leaves_its_seat(
    server: LiveServer, guest: NewGuest, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, limit = guest(), "--bot-seconds=0.2"
    with anna.at(anna.open("me,open", options={**SHORT, "youngest": 1})) as live, ThreadPoolExecutor() as threads:
        playing = threads.submit(join, server.address, live.table["code"], f"--bot={MODULE}:Sleeps", limit)
        live.until(lambda live: live.table["seats"][1]["kind"] == "human").do("begin")
        live.until(lambda live: live.table["seats"][1]["stand_in_from"] is not None)
        assert playing.result() == cli.FAILED
    assert "has failed. it has thought for 0.2 seconds" in capsys.readouterr().err


def test_a_question_comes_once_unless_its_answer_was_refused(new_server: NewServer) -> None:
    server = new_server()

    async def match() -> list[int]:
        guest, asked = Guest(server.address), list[int]()
        await guest.arrive("Anna")
        seats = (wire.SeatPlan("me"), wire.SeatPlan("bot", "tadpole"))
        async with await guest.open(wire.NewTable("quibbit", seats, {**SHORT, "youngest": 0}, None)) as table:
            await table.ask(wire.Begin)

            async def ask() -> None:
                async for turn in table.turns():
                    asked.append(turn.question)
                    if len(asked) == 1:
                        with pytest.raises(Refused):
                            await table.play(Place(99), turn.question)

            asking = asyncio.create_task(ask())
            await table.until(lambda: len(asked) == 1)
            await table.ask(wire.Chat, text="Hello")
            while len(asked) < 2:
                await asyncio.sleep(0)
            await table.ask(wire.Chat, text="I take my time")
            asking.cancel()
        return asked

    asked = asyncio.run(match())
    assert len(asked) == 2
    assert len(set(asked)) == 1


def test_a_bot_stays_for_a_rematch(server: LiveServer, guest: NewGuest, capsys: pytest.CaptureFixture[str]) -> None:
    """Its rematch is removed by nobody, so the host ends it by sending the bot away."""
    anna = guest()
    with anna.at(anna.open("me,open", options=SHORT)) as live, ThreadPoolExecutor() as threads:
        playing = threads.submit(join, server.address, live.table["code"], "--bot=tadpole", "--rematch")
        live.until(lambda live: live.table["seats"][1]["kind"] == "human").do("begin")
        play_on(live)
        with anna.at(live.do("rematch").table["rematch"]) as again:
            again.until(lambda live: live.table["seats"][1]["online"]).do("kick", seat=1)
            assert playing.result() == cli.FAILED
    printed = capsys.readouterr()
    assert "Waiting for a rematch" in printed.out
    assert "The host has removed the bot from the table." in printed.err


def refused(capsys: pytest.CaptureFixture[str], server: str, code: str, *options: str) -> str:
    assert join(server, code, *options) == cli.FAILED
    printed = capsys.readouterr()
    assert not printed.out
    return printed.err


def test_every_obstacle_on_the_way_to_a_seat_has_a_sentence(
    server: LiveServer, guest: NewGuest, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, here = guest(), server.address
    nowhere = f"127.0.0.1:{free_port()}"
    assert refused(capsys, nowhere, "ABCD2345", "--bot=frog").startswith(f"The server at http://{nowhere} cannot be")
    assert "(TB-20)" in refused(capsys, here, "ABCD2345", "--bot=frog")
    assert "(TB-22)" in refused(capsys, here, "ABCD2345", "--bot=frog", "--name=" + 30 * "x")
    assert "No module named 'nobody'" in refused(capsys, here, "ABCD2345", "--bot=nobody:Bot")
    with anna.at(anna.open("me,tadpole", options=SHORT)) as live:
        code = live.table["code"]
        assert refused(capsys, here, code, "--bot=frog") == "All 2 seats of this table are taken.\n"
        assert "eagle is neither a level of this game" in refused(capsys, here, code, "--bot=eagle")
        live.do("begin")
        assert "has already begun" in refused(capsys, here, code, "--bot=frog")
    with anna.at(anna.open("me,open,open", game="gobbit")) as live:
        assert "over the network" in refused(capsys, here, live.table["code"], "--bot=frog")


def test_a_client_goes_on_after_its_connection_was_cut_and_its_server_restarted(new_server: NewServer) -> None:
    server = new_server()

    async def match() -> Table:
        guest = Guest(server.address)
        await guest.arrive("Anna")
        seats = (wire.SeatPlan("me"), wire.SeatPlan("bot", "tadpole"))
        async with await guest.open(wire.NewTable("quibbit", seats, dict(SHORT), None)) as table:
            await table.ask(wire.Begin)
            await table.until(lambda: table.match is not None)
            playing = asyncio.create_task(play(table, GAME.bots["tadpole"]))
            assert table.socket is not None
            table.socket.transport.abort()
            await table.until(lambda: table.drops == 1)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            await playing
            return table

    table = asyncio.run(match())
    assert table.outcome is not None
    assert table.drops >= 1


@pytest.mark.rule("TB-24")
def test_bots_that_are_too_fast_for_the_server_wait_and_play_on(new_server: NewServer) -> None:
    server = new_server(asks_burst=2, asks_per_second=10.0)
    slowed: list[str] = []

    class Eager(Table):
        rest_s = 0.1

        def hear(self, tell: wire.Tells) -> None:
            if isinstance(tell, wire.Refusal):
                slowed.append(tell.rule)

    async def arrived(name: str) -> Guest:
        guest = Guest(server.address)
        await guest.arrive(name)
        return guest

    async def match() -> Outcome:
        anna, ben = await arrived("Anna"), await arrived("Ben")
        opened = await anna.open(
            wire.NewTable("quibbit", (wire.SeatPlan("me"), wire.SeatPlan("open")), dict(SHORT), None)
        )
        async with Eager(anna, opened.id) as mine, Eager(ben, (await ben.join(mine.seen.code)).id) as other:
            await other.sit()
            await mine.ask(wire.Begin)
            await other.until(lambda: other.match is not None)
            ended, _ = await asyncio.gather(*(play(each, GAME.bots["tadpole"]) for each in (mine, other)))
            return ended

    assert asyncio.run(match()).ranks
    assert set(slowed) == {"TB-24"}


def test_the_example_in_the_documentation_runs(server: LiveServer, guest: NewGuest) -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    (example,) = [each for each in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "nenuphar.client" in each]
    assert len([line for line in example.splitlines() if line]) <= 10
    anna = guest()
    with anna.at(anna.open("me,open", options=SHORT)) as live, ThreadPoolExecutor() as threads:
        there = example.replace("http://localhost:8123", f"http://{server.address}")
        there = there.replace("ABCD2345", live.table["code"])
        running = threads.submit(exec, there, {})
        live.until(lambda live: live.table["seats"][1]["kind"] == "human").do("begin")
        play_on(live)
        running.result()
