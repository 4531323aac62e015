"""Several people at one keyboard, in a real terminal: secret choices stay hidden until all are revealed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command import CONTROL, Terminal

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


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    terminal = Terminal(tmp_path, *TOKENS)
    yield terminal
    terminal.process.kill()
    terminal.process.wait()


@pytest.mark.rule("QB-P1", "QB-P2")
def test_a_secret_choice_stays_secret_until_all_have_chosen(terminal: Terminal) -> None:
    terminal.answer("Anna, where does your frog start? tile 0", "0")
    echoed = terminal.answer("Bert, where does your frog start? tile 1", "1")
    assert "0\r\n" in echoed  # public input is echoed
    terminal.answer("Anna, take the keyboard. Everyone else, look away.", "")
    anna_asked = terminal.answer("Anna, which card? card 1, card 2", "4", hidden=True)
    assert PRIVATE in anna_asked

    handed_over = terminal.answer("Bert, take the keyboard.", "Anna")
    assert PUBLIC in handed_over
    assert "4" not in CONTROL.sub("", handed_over.partition(PUBLIC)[0])  # typed, but not echoed
    assert "4" not in CONTROL.sub("", handed_over.partition(PUBLIC)[2])
    assert "Chosen: 1 Anna" in handed_over

    anna_again = terminal.answer("You chose card 4. Enter keeps it", "3", hidden=True)
    assert PRIVATE in anna_again
    assert "▮4" in anna_again

    back = terminal.answer("Bert, take the keyboard.", "")
    assert not {"3", "4"} & set(CONTROL.sub("", back.partition(PUBLIC)[2]))
    bert_asked = terminal.answer("Bert, which card? card 1", "2", hidden=True)
    assert "▮" in bert_asked
    assert not re.search(r"▮\d|chose", CONTROL.sub("", bert_asked))

    shown = terminal.until("nenuphar verify")
    assert "The cards are turned up: ● 3, ▲ 2." in CONTROL.sub("", shown)
    assert "2" not in CONTROL.sub("", shown.partition(PUBLIC)[0])
    assert terminal.close() == 0


def test_only_a_player_who_has_chosen_can_take_the_keyboard_back(terminal: Terminal) -> None:
    terminal.answer("Anna, where", "0")
    terminal.answer("Bert, where", "1")
    terminal.answer("Anna, take the keyboard.", "Bert")
    terminal.answer('"Bert" has nothing to change. Press Enter', "q")
    terminal.answer("Leave the match? Nothing will be saved. y/N", "y")
    assert "You left the table." in terminal.until("saved.")
    assert terminal.close() == 0
