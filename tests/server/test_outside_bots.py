"""Bots from outside: they play at a table like ours, and whatever they do wrong harms nobody else (TB-53)."""

import asyncio
import logging
import os
import select
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import nenuphar as nn
from nenuphar import cli
from nenuphar.bots import outside
from nenuphar.bots.budget import Worlds
from nenuphar.bots.outside import OutsideBot
from nenuphar.core.bot import Budget
from nenuphar.core.moves import Listed, Moves
from nenuphar.server.table import outside_bots
from nenuphar.server.table.outside_process import Question
from nenuphar.server.table.turns import Waiter
from nenuphar.server.wire import PersonId
from tests.server.live_server import Guest, Live, LiveServer, NewServer, play_on

MODULE = "tests.server.bad_bots"
EXAMPLES = Path(__file__).parents[2] / "examples"


def bot(name: str, game: str = "quibbit") -> OutsideBot:
    return OutsideBot(game, name.lower(), f"{MODULE}:{name}")


BAD = ("Raises", "Exits", "Allocates", "Segfaults", "ReturnsNothing", "ReturnsNonsense", "ClaimsToEqual")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    bots = tuple(map(bot, ("First", *BAD)))
    server = LiveServer(tmp_path_factory.mktemp("server"), bots=bots, bot_seconds=60.0, bot_memory_mb=400)
    yield server
    server.stop()


def failures(live: Live) -> list[tuple[str, str, str]]:
    """The bots that failed, by the lines of the log: which, why, and for how long another one plays."""
    sayings = [line["saying"] for line in live.lines if line["kind"] == "table" and line["saying"]["rule"] == "TB-53"]
    return [
        (said["facts"]["level"]["key"], said["facts"]["why"]["key"], said["key"].removeprefix("table-line-bot-"))
        for said in sayings
    ]


def one_round(guest: Guest, seats: str) -> Live:
    live = guest.at(guest.open(seats, options={"round_limit": 1}))
    live.do("begin")
    play_on(live)
    return live


@pytest.mark.rule("TB-53")
def test_the_bot_that_has_learned_plays_in_the_browser(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    learned = OutsideBot("quibbit", "learned", "learn_quibbit:Learned")
    server = new_server(bots=(learned,), bot_seconds=60.0)
    with server.guest() as anna, anna.at(anna.open("me,learned")) as live:
        live.do("begin")
        play_on(live)
        assert not failures(live)


@pytest.mark.rule("TB-53")
def test_a_bot_from_outside_is_a_level_and_plays(server: LiveServer) -> None:
    with server.guest() as anna:
        offered = {game["key"]: game for game in anna.http.get("/api/games").json()}
        with one_round(anna, "me,first,tadpole") as live:
            assert not failures(live)
            assert live.table["seats"][1]["level"] == "first"
            assert live.table["seats"][1]["strength"] == ""
    quibbit, moon = offered["quibbit"], offered["china_moon"]
    assert quibbit["levels"][-len(BAD) - 1 :] == ["first", *map(str.lower, BAD)]
    assert (quibbit["strengths"][-1], quibbit["usual_level"]) == ("", "frog")
    assert "first" not in moon["levels"]


@pytest.mark.rule("TB-53")
@pytest.mark.parametrize(
    "whys",
    [
        {"raises": "raised", "exits": "crashed", "allocates": "memory"},
        {"segfaults": "crashed", "returnsnothing": "illegal", "returnsnonsense": "illegal"},
        {"claimstoequal": "illegal"},
    ],
)
def test_whatever_a_bot_does_wrong_the_match_goes_on_and_the_log_says_why(
    server: LiveServer, whys: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    with server.guest() as anna, one_round(anna, ",".join(("me", *whys))) as live:
        told = {(level, why) for level, why, how in failures(live) if how == "failed"}
        assert told == {(f"level-{level}", f"table-line-bot-{why}") for level, why in whys.items()}
    logged = {record.__dict__["bot_level"]: record.__dict__["reason"] for record in caplog.records}
    assert logged.keys() == whys.keys()
    if "raises" in logged:
        assert logged["raises"].startswith("ValueError: I do not know this position (bad_bots.py, line ")
        assert logged["exits"] == "exit code 3"


@pytest.mark.rule("TB-53")
def test_after_three_failures_the_weakest_bot_plays_on_and_a_rematch_tries_again(
    server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    with server.guest() as anna, anna.at(anna.open("me,raises", options={"round_limit": 5})) as live:
        live.do("begin")
        play_on(live)
        assert [how for _, _, how in failures(live)] == ["failed", "failed", "replaced"]
        assert live.table["seats"][1]["stand_in"] == "tadpole"
        assert anna.http.get(f"/api/tables/{live.table['id']}/replay").status_code == 200
        with anna.at(live.do("rematch").table["rematch"]) as again:
            assert (again.table["seats"][1]["level"], again.table["seats"][1]["stand_in"]) == ("raises", "")


@pytest.mark.rule("TB-53")
def test_a_bot_that_thinks_for_ever_is_stopped(new_server: NewServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    server = new_server(bots=(bot("Sleeps"),), bot_seconds=0.1)
    with server.guest() as anna, one_round(anna, "me,sleeps") as live:
        assert set(failures(live)) == {("level-sleeps", "table-line-bot-slow", "failed")}


@pytest.mark.rule("TB-53")
def test_a_match_with_a_bot_that_is_gone_goes_on(new_server: NewServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    server = new_server(bots=(bot("First"),))
    with server.guest() as anna:
        with anna.at(anna.open("me,first", options={"round_limit": 3})) as live:
            live.do("begin")
        over = one_round(anna, "me,first")
        server.stop()
        server.settings = replace(server.settings, bots=())
        server.start()
        with anna.at(live.table["id"]) as live:
            play_on(live)
            assert failures(live) == [("level-first", "table-line-bot-gone", "replaced")]
        for what in ("replay", "record"):
            assert anna.http.get(f"/api/tables/{over.table['id']}/{what}").status_code == 200


@pytest.mark.rule("TB-8")
@pytest.mark.parametrize("level", ["os:system", f"{MODULE}:First", "__class__", "First"])
def test_a_browser_can_only_name_bots_that_the_server_has(server: LiveServer, level: str) -> None:
    with server.guest() as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        assert anna.http.post("/api/tables", json={"game": "quibbit", "seats": seats}).json()["rule"] == "TB-8"
        moon = [{"kind": "me"}, {"kind": "bot", "level": "first"}, {"kind": "open"}]
        assert anna.http.post("/api/tables", json={"game": "china_moon", "seats": moon}).json()["rule"] == "TB-8"
        with anna.at(anna.open("me,open")) as live:
            assert live.refused("fill", seat=1, level=level)[0] == "TB-8"


def failure(name: str) -> outside.BotFailed:
    """How a bot fails when it is asked once."""

    async def ask() -> None:
        process = outside_bots.BotProcess(bot(name), 400)
        try:
            await process.choose(
                lambda: [Waiter("here", PersonId("anna"))], Question(nn.match("quibbit").view(0), b"", 100), 60.0
            )
        finally:
            await process.stop()

    with pytest.raises(outside.BotFailed) as failed:
        asyncio.run(ask())
    return failed.value


def test_a_bot_that_ends_leaves_no_process_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(tmp_path / "child")
    monkeypatch.setenv("CHILD", str(tmp_path / "child"))
    pipe = os.open(tmp_path / "child", os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert failure("LeavesAChild").reason == "exit code 3"
        assert select.select([pipe], [], [], 20.0)[0], "the child continues"
        assert os.read(pipe, 1) == b""
    finally:
        os.close(pipe)


def test_a_system_without_room_for_a_process_is_a_failure_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """So another bot makes the move. Any other error would leave a table without a clock waiting for ever."""
    monkeypatch.setattr(outside_bots, "COMMAND", ("/nowhere/python",))
    failed = failure("First")
    assert failed.fault == "import"
    assert "No such file" in failed.reason


def test_bots_in_threads_leave_our_output_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both think at the same time, and the first one is ready first."""
    thinking, ready = threading.Barrier(2), threading.Event()

    class Thinks:
        def choose(self, view: object, moves: Moves[str], rng: Random, budget: Budget) -> str:
            thinking.wait()
            if view == "second":
                ready.wait()
            return "pass"

    monkeypatch.setattr(outside, "load", lambda place: Thinks())
    before, budget, moves = sys.stdout, Worlds(1), Listed(("pass",))
    with ThreadPoolExecutor(2) as threads:
        first, second = (
            threads.submit(bot("Thinks").choose, name, moves, Random(), budget) for name in ("first", "second")
        )
        assert first.result() == "pass"
        ready.set()
        assert second.result() == "pass"
    assert sys.stdout is before


# Naming and loading

NAMED = {
    "quibbit": "is not game:name=package.module:Class",
    "quibbit:x=os.path": "is not game:name=package.module:Class",
    "quibbit:x=../secrets:Bot": "is not game:name=package.module:Class",
    f"chess:x={MODULE}:First": "There is no game chess for a bot.",
    f"quibbit:heron={MODULE}:First": "A bot cannot be called heron: that is one of our own levels.",
    f"quibbit:Kraken={MODULE}:First": "A bot cannot be called Kraken: that is one of our own levels.",
    f"quibbit:a b={MODULE}:First": "A bot cannot be called a b: use a plain word",
    f"quibbit:open={MODULE}:First": "A bot cannot be called open: use a plain word",
    "quibbit:x=no_such_module:Bot": "No module named 'no_such_module'",
    f"quibbit:x={MODULE}:Missing": "has no attribute 'Missing'",
    f"quibbit:x={MODULE}:NeedsArguments": "missing 1 required positional argument: 'weights'",
    f"quibbit:x={MODULE}:WithoutChoose": "has no method choose(view, moves, rng, budget)",
}


@pytest.mark.parametrize("given", NAMED)
def test_a_bot_that_cannot_be_used_is_refused_at_the_start(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["arena", "quibbit", "--bots=frog,heron", "--games=1", "--lang=en", "--bot", given]) == cli.FAILED
    assert NAMED[given] in capsys.readouterr().err


def test_a_server_tries_bots_in_processes_of_their_own_which_know_no_password(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PGPASSWORD", "NENUPHAR_DATABASE", "NENUPHAR_HOME"):
        monkeypatch.setenv(name, "secret")
    names = ("WithoutSecrets", "WithoutChoose", "Missing")
    faults = asyncio.run(outside_bots.check([bot(name) for name in names], 400))
    assert {tried.level: unusable.fault for tried, unusable in faults.items()} == {
        "withoutchoose": "choose",
        "missing": "import",
    }
    monkeypatch.undo()
    command = ["serve", "--no-browser", "--lang=en", "--bot", f"quibbit:x={MODULE}:WithoutChoose"]
    assert cli.run(command) == cli.FAILED
    printed = capsys.readouterr()
    assert "has no method choose" in printed.err
    assert not printed.out


def test_an_installed_bot_with_a_name_of_ours_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    offered = {"quibbit.heron": f"{MODULE}:First", "quibbit.mine": f"{MODULE}:First"}
    points = [EntryPoint(name, value, outside.GROUP) for name, value in offered.items()]
    monkeypatch.setattr(outside, "entry_points", lambda group: points)
    command = ["arena", "quibbit", "--bots=mine,tadpole", "--games=2", "--seats=2", "--workers=1", "--lang=en"]
    assert cli.run(command) == cli.DONE
    printed = capsys.readouterr()
    assert "The installed bot quibbit.heron is left out." in printed.err
    assert "mine – tadpole" in printed.out
    assert "aloud" not in printed.out


@pytest.mark.parametrize(
    ("name", "said"),
    [("Raises", "ValueError: I do not know this position"), ("Leaves", "SystemExit: I have had enough")],
)
def test_a_failing_bot_ends_the_arena_with_a_sentence(capsys: pytest.CaptureFixture[str], name: str, said: str) -> None:
    command = ["arena", "quibbit", "--bots=mine,tadpole", "--games=1", "--workers=1", "--lang=en"]
    assert cli.run([*command, "--bot", f"quibbit:mine={MODULE}:{name}"]) == cli.FAILED
    assert f"The bot mine has failed. {said}" in capsys.readouterr().err


def test_what_bots_print_in_other_processes_is_no_result(capfd: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "quibbit", "--bots=mine,tadpole", "--games=2", "--seats=2", "--workers=2", "--lang=en"]
    assert cli.run([*command, "--bot", f"quibbit:mine={MODULE}:First"]) == cli.DONE
    printed = capfd.readouterr()
    assert "thinking aloud" in printed.err
    assert "aloud" not in printed.out
