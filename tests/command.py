"""Calls the command `nenuphar`, with pipes or in a terminal."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "nenuphar"]
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def nenuphar(home: Path, *tokens: str | bytes, answers: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """Calls it with these arguments and this input."""
    env = environment(home) | settings
    return subprocess.run(
        [*COMMAND, *tokens], input=answers, capture_output=True, text=True, timeout=60, env=env, check=False
    )


def environment(home: Path) -> dict[str, str]:
    """Our environment, but with this data folder, and independent of the machine's language and width."""
    kept = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "XDG_DATA_HOME")}
    return kept | {"NENUPHAR_HOME": str(home), "LANG": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "120"}


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
        seen, deadline = "", time.monotonic() + 20
        while not pattern.search(CONTROL.sub("", seen).replace("\u00a0", " ")):
            assert time.monotonic() < deadline, f"{wanted} did not come in {seen!r}"
            if select.select([self.ours], [], [], 0.2)[0]:
                seen += os.read(self.ours, 1 << 16).decode("utf-8", "replace")
        return seen

    def answer(self, question: str, typed: str) -> str:
        seen = self.until(question, "> ")
        time.sleep(0.15)  # until echoing is switched off
        os.write(self.ours, f"{typed}\n".encode())
        return seen

    def press(self, question: str, keys: str) -> str:
        """Like `answer`, but without Enter."""
        seen = self.until(question, "> ")
        os.write(self.ours, keys.encode())
        return seen

    def close(self) -> int:
        code = self.process.wait(20)
        os.close(self.ours)
        return code
