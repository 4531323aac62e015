"""Calls the command `nenuphar`, with pipes or in a terminal."""

import multiprocessing
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Sequence
from multiprocessing import resource_tracker
from pathlib import Path

from nenuphar import cli

COMMAND = [sys.executable, "-m", "nenuphar"]
MODULE = str(Path(cli.__file__).parents[1] / "__main__.py")  # as the interpreter names it with -m
LONGEST_S = 300  # only ends a command that hangs: on a busy machine everything is late
# Imports are most of what a short command costs, so its processes are copies of one that has imported everything.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__, "tests.preload"])
# In a clean clone, bots would compile for many seconds before their first thought.
PLAIN_TWINS = {"NUMBA_DISABLE_JIT": "1"}
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def nenuphar(home: Path, *tokens: str | bytes, answers: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """Calls it with these arguments and this input, in a process of its own."""
    env = environment(home) | settings
    with tempfile.TemporaryDirectory() as folder:
        stdin, stdout, stderr = streams = [Path(folder, name) for name in ("stdin", "stdout", "stderr")]
        stdin.write_text(answers, "utf-8")
        process = FORKS.Process(target=become, args=(tokens, env, Path.cwd(), streams))
        process.start()
        process.join(LONGEST_S)
        code = process.exitcode
        process.kill()
        process.join()
        process.close()
        if code is None:
            raise subprocess.TimeoutExpired([*COMMAND, *tokens], LONGEST_S, stdout.read_bytes(), stderr.read_bytes())
        return subprocess.CompletedProcess(tokens, code, stdout.read_text("utf-8"), stderr.read_text("utf-8"))


def become(tokens: Sequence[str | bytes], env: dict[str, str], folder: Path, streams: Sequence[Path]) -> None:
    """In the new process: what the interpreter does before it calls the command."""
    writing = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    for number, (path, flags) in enumerate(zip(streams, (os.O_RDONLY, writing, writing), strict=True)):
        os.dup2(os.open(path, flags), number)
    # A tracker of its own: ours would complain at the end about what a killed process has left.
    vars(resource_tracker._resource_tracker)["_fd"] = None
    sys.stdin, sys.stdout = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    sys.argv = [MODULE, *map(os.fsdecode, tokens)]
    sys.orig_argv = [*COMMAND, *sys.argv[1:]]
    cli.main()


def environment(home: Path) -> dict[str, str]:
    """Our environment, but with this data folder, and independent of the machine's language and width."""
    kept = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "XDG_DATA_HOME")}
    return kept | PLAIN_TWINS | {"NENUPHAR_HOME": str(home), "LANG": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "120"}


class Terminal:
    """A person at a terminal: reads until something is asked, then types."""

    def __init__(self, home: Path, *tokens: str, **settings: str) -> None:
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *tokens],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home) | {"TERM": "xterm-256color"} | settings,
            start_new_session=True,
        )
        os.close(theirs)

    def until(self, *wanted: str) -> str:
        """The output until all of these have appeared, in this order."""
        pattern = re.compile(".*".join(re.escape(part) for part in wanted), re.DOTALL)
        seen, deadline = "", time.monotonic() + LONGEST_S
        while not pattern.search(CONTROL.sub("", seen).replace("\u00a0", " ")):
            assert time.monotonic() < deadline, f"{wanted} did not come in {seen!r}"
            if select.select([self.ours], [], [], 0.2)[0]:
                seen += os.read(self.ours, 1 << 16).decode("utf-8", "replace")
        return seen

    def answer(self, question: str, typed: str, *, hidden: bool = False) -> str:
        """A hidden answer waits until nothing is echoed: what is typed earlier is thrown away."""
        seen = self.until(question, "> ")
        deadline = time.monotonic() + LONGEST_S
        while hidden and termios.tcgetattr(self.ours)[3] & termios.ECHO:
            assert time.monotonic() < deadline, f"{question} is echoed"
            time.sleep(0.01)
        os.write(self.ours, f"{typed}\n".encode())
        return seen

    def press(self, question: str, keys: str) -> str:
        """Like `answer`, but without Enter."""
        seen = self.until(question, "> ")
        os.write(self.ours, keys.encode())
        return seen

    def close(self) -> int:
        code = self.process.wait(LONGEST_S)
        os.close(self.ours)
        return code
