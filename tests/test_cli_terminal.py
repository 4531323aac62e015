"""What one person sees in a real terminal, also in a small one."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nenuphar.cli import seats, terminal_match
from nenuphar.cli.screen import Screen
from nenuphar.core.game import Setup
from nenuphar.core.match import Match
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.games.quibbit.types import Options, PlayerEliminated, RoundBegan
from nenuphar.texts import Catalogue
from tests.command import CONTROL, Terminal

TOKENS = ("play", "quibbit", "--seed", "pond", "--option", "youngest=0", "--option", "round_limit=1")
START, CARD, AGAIN = "Where does your frog start?", "Which card?", "You chose"


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    terminals: list[Terminal] = []

    def one(*tokens: str, **settings: str) -> Terminal:
        terminals.append(Terminal(tmp_path, *TOKENS, *tokens, **settings))
        return terminals[-1]

    yield one
    for terminal in terminals:
        terminal.process.kill()
        terminal.process.wait()


def played(terminal: Terminal) -> str:
    """The output of a match of one round, without colours."""
    seen = [terminal.answer(START, "0"), terminal.answer(CARD, "3"), terminal.answer(AGAIN, "")]
    shown = CONTROL.sub("", "".join([*seen, terminal.until(" verify ", "\n")])).replace("\r", "")
    assert terminal.close() == 0
    return shown


@pytest.mark.parametrize(("rows", "board_first"), [("24", True), ("50", False)])
def test_a_low_screen_shows_what_happened_below_the_board(
    rows: str, board_first: bool, opened: Callable[..., Terminal]
) -> None:
    last_round = played(opened("--fast", LINES=rows, COLUMNS="80")).split(AGAIN)[1]
    assert (last_round.index("╭0──") < last_round.index("leaps")) == board_first


def test_commands_and_paths_are_not_broken(opened: Callable[..., Terminal]) -> None:
    shown = played(opened("--fast", LINES="24", COLUMNS="40"))
    assert re.search(r"^Saved as /\S+/matches/quibbit-\w+-(\w{8})\.json$", shown, re.MULTILINE)
    assert re.search(r"^To check every .*: \S+ -m nenuphar verify \w{8}$", shown, re.MULTILINE)
    assert re.search(r"^The random seed is fixed\. .*: [0-9a-f]{64}$", shown, re.MULTILINE)


def test_a_narrow_screen_asks_once_for_width_and_cuts_the_picture(opened: Callable[..., Terminal]) -> None:
    shown = played(opened("--fast", LINES="24", COLUMNS="60"))
    assert shown.count("Widen this window to 76 columns or more") == 1
    assert max(len(line) for line in shown.splitlines() if re.search("[╭│╰]", line)) <= 60


def test_offers_are_kept_together(opened: Callable[..., Terminal]) -> None:
    asked = played(opened("--fast", LINES="24", COLUMNS="60")).split(START)[1].split("\n>")[0]
    assert asked.count("\n") > 1
    assert not re.search(r"tile\s*\n|\d\s*\n", asked)


def test_a_wide_screen_is_not_asked_to_widen(opened: Callable[..., Terminal]) -> None:
    assert "widen" not in played(opened("--fast", LINES="24", COLUMNS="80"))


def test_control_d_asks_before_it_leaves(opened: Callable[..., Terminal]) -> None:
    terminal = opened()
    terminal.press(START, "\x04")
    terminal.answer("Leave the match? Nothing will be saved. y/N", "n")
    terminal.press(START, "\x04")
    terminal.press("Leave the match? Nothing will be saved. y/N", "\x04")
    assert "You left the table." in terminal.until("saved.")
    assert terminal.close() == 0


class Watched(Screen):
    """A screen that notes after how many questions it paused."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.paused: set[int] = set()

    def pause(self, times: float = 1.0) -> None:
        if self.watched:
            self.paused.add(self.asked)

    def ask(self, question: str, hint: str = "", hidden: bool = False) -> str:
        self.asked += 1
        return question.split()[-1] if question.startswith(CARD) else "0" if question.startswith(START) else ""


def test_a_player_who_is_out_watches_the_rest() -> None:
    was_out = [watches_the_rest(bytes([number]) * 32) for number in range(8)]
    assert set(was_out) == {False, True}


def watches_the_rest(seed: bytes) -> bool:
    """Plays a match, and returns whether the person was out before its last round."""
    players = seats.parse("you,tadpole,tadpole,tadpole", QUIBBIT)
    words = Catalogue("en", [player.name for player in players], seats.you(players))
    match, screen = Match(QUIBBIT, Setup(4, Options(youngest=0)), seed), Watched()
    terminal_match.TerminalMatch(match, players, words, screen, seed).play()
    events = [entry.event for entry in match.log]
    last_round = max(at for at, event in enumerate(events) if isinstance(event, RoundBegan))
    out = PlayerEliminated(0) in events[:last_round]
    assert screen.paused == ({1, screen.asked} if out else {1})  # after question 1 bots place their frogs
    return out
