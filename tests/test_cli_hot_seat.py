"""Several people at one keyboard, in a real terminal: a secret choice is on no screen before all are shown."""

import os
import pty
import re
import select
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command import COMMAND, environment

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PRIVATE, PUBLIC = "\x1b[?1049h", "\x1b[?1049l"
TOKENS = [
    "play",
    "quibbit",
    "--seats",
    "Anna,Bert",
    "--seed",
    "x",
    "--option",
    "youngest=0",
    "--option",
    "round_limit=1",
]


class Terminal:
    """A person at a terminal: reads until something is asked, then types."""

    def __init__(self, home: Path) -> None:
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *TOKENS],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home) | {"TERM": "xterm-256color"},
            start_new_session=True,
        )
        os.close(theirs)

    def until(self, *wanted: str) -> str:
        """All that appears until these have come, one after the other."""
        pattern = re.compile(".*".join(re.escape(part) for part in wanted), re.DOTALL)
        seen, deadline = "", time.monotonic() + 20
        while not pattern.search(CONTROL.sub("", seen)):
            assert time.monotonic() < deadline, f"{wanted} did not come in {seen!r}"
            if select.select([self.ours], [], [], 0.2)[0]:
                seen += os.read(self.ours, 1 << 16).decode("utf-8", "replace")
        return seen

    def answer(self, question: str, typed: str) -> str:
        seen = self.until(question, "> ")
        time.sleep(0.15)  # until the terminal is told not to echo
        os.write(self.ours, f"{typed}\n".encode())
        return seen

    def close(self) -> int:
        code = self.process.wait(20)
        os.close(self.ours)
        return code


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    terminal = Terminal(tmp_path)
    yield terminal
    terminal.process.kill()
    terminal.process.wait()


@pytest.mark.rule("QB-P1", "QB-P2")
def test_a_secret_choice_stays_secret_until_all_have_chosen(terminal: Terminal) -> None:
    terminal.answer("Anna, your move: tile 0", "0")
    echoed = terminal.answer("Bert, your move: tile 1", "1")
    assert "0\r\n" in echoed  # what is no secret can be seen
    terminal.answer("Anna, take the keyboard. The others look away.", "")
    anna_asked = terminal.answer("Anna, your move: card 1, card 2", "4")
    assert PRIVATE in anna_asked

    handed_over = terminal.answer("Bert, take the keyboard.", "Anna")
    assert PUBLIC in handed_over
    assert "4" not in CONTROL.sub("", handed_over.partition(PUBLIC)[0])  # typed, and not echoed
    assert "4" not in CONTROL.sub("", handed_over.partition(PUBLIC)[2])
    assert "Chosen: 1 Anna" in handed_over

    anna_again = terminal.answer("You chose card 4. Enter keeps it", "3")
    assert PRIVATE in anna_again
    assert "▮4" in anna_again

    back = terminal.answer("Bert, take the keyboard.", "")
    assert not {"3", "4"} & set(CONTROL.sub("", back.partition(PUBLIC)[2]))
    bert_asked = terminal.answer("Bert, your move: card 1", "2")
    assert "▮" in bert_asked
    assert not re.search(r"▮\d|chose", CONTROL.sub("", bert_asked))

    shown = terminal.until("nenuphar verify")
    assert "The cards are turned up: ● 3, ▲ 2." in CONTROL.sub("", shown)
    assert "2" not in CONTROL.sub("", shown.partition(PUBLIC)[0])
    assert terminal.close() == 0


def test_only_who_has_chosen_can_take_the_keyboard_back(terminal: Terminal) -> None:
    terminal.answer("Anna, your move", "0")
    terminal.answer("Bert, your move", "1")
    terminal.answer("Anna, take the keyboard.", "Bert")
    terminal.answer('"Bert" has nothing to change. Press Enter', "q")
    assert "You left the table." in terminal.until("kept.")
    assert terminal.close() == 0
