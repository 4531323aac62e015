"""QQs in the terminal: people use their saved QQ, and bots that of their level."""

import json
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from msgspec.structs import replace

from nenuphar.cli import keepsakes, options
from nenuphar.cli.errors import CommandError
from nenuphar.cli.seats import Player, parse
from nenuphar.core.game import Setup
from nenuphar.core.match import Match
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.options import BOTS_QQ, Options
from nenuphar.games.quibbix.tests.tables import FIRST, given, laid, solved
from tests.browser import word_list
from tests.command import nenuphar

CONTEST = Options(words_in="de", contest=True)


def finish(seats: str, *totals: int) -> None:
    """Saves the result of a contest with these totals, as the terminal does."""
    keepsakes.keep(*finished(seats, *totals))


def finished(seats: str, *totals: int) -> tuple[Match[Any, Any, Any, Any, Any], Sequence[Player]]:
    table = given(*[FIRST] * len(totals), options=CONTEST, turn=3, round_=5)
    sheet = tuple(((total, 0, 0), *rounds[1:]) for total, rounds in zip(totals, table.state.sheet, strict=True))
    table.state = replace(table.state, sheet=sheet)
    solved(laid(table, *[""] * len(totals)))
    match = Match(GAME, Setup(len(totals), CONTEST), bytes(32))
    match.state = table.state
    return match, parse(seats, GAME)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NENUPHAR_HOME", str(tmp_path))


def brought(seats: str) -> Options:
    found = keepsakes.bring(GAME, CONTEST, parse(seats, GAME))
    assert isinstance(found, Options)
    return found


@pytest.mark.rule("QX-C4", "QX-C5", "QX-C6")
def test_people_bring_the_qq_that_was_saved_under_their_name() -> None:
    assert brought("Anna,Ben").quotients == (None, None)
    finish("Anna,Ben", 448, 416)
    finish("Cleo,anna", 300, 400)
    assert brought("Ben,ANNA,Dan").quotients == (83, 85, None)


@pytest.mark.rule("QX-C4")
def test_bots_bring_the_qq_of_their_level_and_keep_nothing() -> None:
    finish("you,Otto:heron", 448, 500)
    worth = BOTS_QQ["de"]
    assert brought("you,Otto:heron,frog").quotients == (90, worth["heron"], worth["frog"])
    assert brought("Otto").quotients == (None,)


@pytest.mark.rule("QX-C2")
def test_a_contest_has_five_rounds_also_in_the_terminal(tmp_path: Path) -> None:
    agreed = options.parse(["contest=true", "rounds=3"], GAME, tmp_path)
    assert keepsakes.bring(GAME, agreed, parse("you", GAME)).rounds == 5


STRANGE = (b"what is this", b'{"who":"anna","kept":{"tenths":810,"later":true}}', b"\xff\xfe")


def test_unreadable_lines_affect_no_others_and_are_never_lost(tmp_path: Path) -> None:
    finish("Anna", 448)
    file = tmp_path / "keepsakes" / "quibbix.jsonl"
    file.write_bytes(b"\n".join((*STRANGE, file.read_bytes())))
    assert brought("Anna").quotients == (90,)
    before = file.read_bytes()
    finish("Ben", 416)
    assert file.read_bytes().startswith(before)
    assert brought("Anna,Ben").quotients == (90, 83)


def test_a_line_that_was_cut_short_does_not_swallow_the_next(tmp_path: Path) -> None:
    finish("Anna", 448)
    file = tmp_path / "keepsakes" / "quibbix.jsonl"
    file.write_bytes(file.read_bytes() + b'{"who":"be')
    finish("Ben", 416)
    assert brought("Anna,Ben").quotients == (90, 83)


def test_concurrent_terminals_lose_nothing(tmp_path: Path) -> None:
    together = Barrier(8)

    def terminal(name: str) -> None:
        match, players = finished(name, 448)
        together.wait()
        for _ in range(10):
            keepsakes.keep(match, players)

    with ThreadPoolExecutor(8) as terminals:
        list(terminals.map(terminal, "ABCDEFGH"))
    lines = (tmp_path / "keepsakes" / "quibbix.jsonl").read_bytes().splitlines()
    assert Counter(json.loads(line)["who"] for line in lines if line) == Counter("abcdefgh" * 10)


def test_a_file_that_cannot_be_opened_is_reported_and_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "keepsakes" / "quibbix.jsonl"
    file.mkdir(parents=True)
    for attempt in (lambda: brought("Anna"), lambda: finish("Anna", 448)):
        with pytest.raises(CommandError) as refused:
            attempt()
        assert str(file) in str(refused.value.facts)


def test_games_without_keepsakes_keep_nothing(tmp_path: Path) -> None:
    agreed = QUIBBIT.manifest.options()
    players = parse("you,bot", QUIBBIT)
    assert keepsakes.bring(QUIBBIT, agreed, players) is agreed
    keepsakes.keep(Match(QUIBBIT, Setup(2, agreed), bytes(32)), players)
    assert not (tmp_path / "keepsakes").exists()


@pytest.mark.rule("QX-C2", "QX-C4", "QX-C5")
def test_two_contests_in_the_terminal_and_the_second_has_a_quotient(tmp_path: Path) -> None:
    """No words are placed: fifteen empty turns give a QQ of 0."""
    word_list.keep(tmp_path)  # otherwise the full list would be built
    asked = ["--option", "contest=true", "--option", "rounds=2", "--option", "words_in=en", "--seats", "you"]
    first, second = (nenuphar(tmp_path, "play", "quibbix", *asked, answers=".\n" * 60) for _ in range(2))
    assert (first.returncode, second.returncode) == (0, 0), first.stderr + second.stderr
    assert "A contest has five rounds" in first.stdout
    assert "This was your first contest" in first.stdout
    assert "+0.0 against your QQ" in second.stdout
    kept = [json.loads(line) for line in (tmp_path / "keepsakes" / "quibbix.jsonl").read_bytes().splitlines()]
    assert kept == [{"who": "you", "kept": {"tenths": 0}}] * 2
