"""Bots from outside think within limits wherever they think: they are stopped when they sleep or allocate for ever."""

import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nenuphar as nn
from nenuphar.bots import limits as limiting
from nenuphar.bots.budget import Worlds
from nenuphar.bots.limits import Limits, within
from nenuphar.bots.outside import BotFailed, OutsideBot
from tests.command import nenuphar

BAD = "tests.server.bad_bots"
SHORT, SMALL = Limits(bot_seconds=0.05), Limits(bot_memory_mb=200)
ENDLESS_S = 3_600


def chosen(bot: str, limits: Limits) -> Any:
    match = nn.match("quibbit", seats=2, seed=1)
    seat = match.waiting.due[0]
    view = match.view(seat)
    return OutsideBot("quibbit", "mine", f"{BAD}:{bot}", limits).choose(
        view, match.game.moves(view), Random(1), Worlds(1)
    )


@pytest.mark.parametrize(
    ("bot", "limits", "fault"),
    [("Sleeps", SHORT, "slow"), ("Spins", SHORT, "slow"), ("Allocates", SMALL, "memory"), ("Raises", SMALL, "raised")],
)
def test_a_bot_is_stopped_and_the_next_one_thinks(bot: str, limits: Limits, fault: str) -> None:
    for _ in range(2):
        with pytest.raises(BotFailed) as failed:
            chosen(bot, limits)
        assert failed.value.fault == fault
    assert chosen("First", Limits()) is not None
    if fault == "memory":
        bytearray(400_000_000)  # the limit is only for bots


def test_bots_in_several_threads_share_the_limit_of_memory() -> None:
    with ThreadPoolExecutor(3) as threads:
        found = [threads.submit(chosen, bot, SMALL) for bot in ("Allocates", "First", "Allocates", "First")]
        faults = [each.exception() for each in found]
    assert [getattr(fault, "fault", None) for fault in faults] == ["memory", None, "memory", None]
    bytearray(400_000_000)


def test_work_is_done_in_one_thread_and_keeps_its_errors() -> None:
    threads = {within(Limits(), threading.get_ident) for _ in range(3)}
    assert len(threads) == 1
    assert threads != {threading.get_ident()}
    with pytest.raises(KeyError, match="LOST"):
        within(Limits(), lambda: os.environ["LOST"])


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only Unix forks")
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_a_forked_process_thinks_too() -> None:
    within(Limits(), int)  # the thread that thinks for this one is not in the child
    with limiting._memory._changing:
        if not (child := os.fork()):
            try:
                os._exit(within(Limits(), lambda: 42))
            finally:
                os._exit(1)
        until = time.monotonic() + 60
        while not (ended := os.waitpid(child, os.WNOHANG))[0] and time.monotonic() < until:
            time.sleep(0.01)
    if not ended[0]:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    assert ended[0], "it waits for a lock that nobody opens"
    assert os.waitstatus_to_exitcode(ended[1]) == 42


COMMANDS: dict[str, Callable[[Path], list[str]]] = {
    "arena": lambda folder: ["--bots", "mine,tadpole", "--games", "2", "--workers", "1"],
    "simulate": lambda folder: ["--bots", "mine", "--matches", "2", "--workers", "2", "--out", str(folder / "a.csv")],
    "play": lambda folder: ["--seats", "mine,tadpole", "--watch", "--fast"],
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("bot", "limit", "said"),
    [
        ("Sleeps", ["--bot-seconds", "0.1"], "it has thought for 0.1 seconds"),
        ("Allocates", ["--bot-memory-mb", "300"], "it needs more memory than it may have"),
    ],
)
def test_commands_end_when_a_bot_does_not(command: str, bot: str, limit: list[str], said: str, tmp_path: Path) -> None:
    began = time.monotonic()
    done = nenuphar(
        tmp_path, command, "quibbit", "--bot", f"quibbit:mine={BAD}:{bot}", *COMMANDS[command](tmp_path), *limit
    )
    assert time.monotonic() - began < ENDLESS_S / 10
    assert done.returncode == 2, done
    assert f"The bot mine has failed. {said}" in done.stderr


@pytest.mark.parametrize("limit", [("--bot-seconds", "0"), ("--bot-seconds", "nan"), ("--bot-memory-mb", "0")])
def test_limits_that_are_none_are_refused(limit: tuple[str, str], tmp_path: Path) -> None:
    done = nenuphar(tmp_path, "arena", "quibbit", "--bots", "frog,tadpole", "--games", "1", *limit)
    assert done.returncode == 2
    assert limit[0] in done.stderr
