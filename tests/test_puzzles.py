"""The puzzles that games keep are right, every fault in them is found, and mining can be repeated and continued."""

import logging
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nenuphar import games
from nenuphar.cli import puzzles as cli
from nenuphar.core.puzzles import AnyPuzzle, AnyPuzzleFile, MinedPuzzles
from nenuphar.puzzles import checking, keeping, mining, sources
from tests.command import nenuphar

MINED = ("quibbit", "china_moon")
FEWEST, BEGINNERS = 60, 1400


def kept(game: str) -> AnyPuzzleFile:
    file = keeping.kept(games.load(game))
    assert file is not None
    return file


def kind_of(game: str) -> MinedPuzzles[Any, Any, Any]:
    kind = games.puzzles(games.load(game))
    assert isinstance(kind, MinedPuzzles)
    return kind


@pytest.mark.parametrize("game", MINED)
def test_every_kept_puzzle_is_right(game: str) -> None:
    file = kept(game)
    assert checking.faults_of_file(games.load(game), file) == []
    wrong = {puzzle.key: found for puzzle in file.puzzles if (found := checking.faults(games.load(game), file, puzzle))}
    assert wrong == {}


@pytest.mark.parametrize("game", MINED)
def test_there_are_enough_for_beginners_and_for_everybody_else(game: str) -> None:
    ratings = sorted(puzzle.rating for puzzle in kept(game).puzzles)
    assert len(ratings) >= FEWEST
    assert ratings[9] < BEGINNERS < ratings[-30]
    assert {puzzle.seats for puzzle in kept(game).puzzles} == set(kind_of(game).seats)


def spoilt(puzzle: AnyPuzzle) -> dict[str, AnyPuzzle]:
    """A puzzle with one fault, by the fault's name."""
    first, *_, last = puzzle.choices
    others = [seat for seat in range(puzzle.seats) if seat != puzzle.seat]
    return {
        "position": replace(puzzle, actions=(*puzzle.actions[:-1], last.action, last.action, last.action)),
        "seat": replace(puzzle, seat=others[0]),
        "key": replace(puzzle, key="0" * 12),
        "choices": replace(puzzle, choices=puzzle.choices[:-1]),
        "solution": replace(puzzle, solutions=(last.action,)),
        "tempting": replace(puzzle, tempting=first.action),
        "margin": replace(puzzle, margins=(0.01, 0.5)),
        "reasons": replace(puzzle, reasons=()),
    }


@pytest.mark.parametrize("fault", ["position", "seat", "key", "choices", "solution", "tempting", "margin", "reasons"])
def test_every_fault_is_found_when_it_is_planted(fault: str) -> None:
    game, file = games.load("china_moon"), kept("china_moon")
    puzzle = next(each for each in file.puzzles if not each.replies and len(each.choices) > 4)
    assert fault in checking.faults(game, file, spoilt(puzzle)[fault])


def test_faults_of_a_whole_file_are_found() -> None:
    game, file = games.load("quibbit"), kept("quibbit")
    planted = {
        "game": replace(file, game="china_moon"),
        "rules": replace(file, rules=file.rules + 1),
        "twice": replace(file, puzzles=(*file.puzzles, file.puzzles[0])),
    }
    assert {name: checking.faults_of_file(game, each) for name, each in planted.items()} == {
        name: [name] for name in planted
    }


# Mining


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches of a few thoughts: puzzles of little worth, but quickly."""
    for name, value in {"GLANCE": 4, "SEARCH": 6, "TIMES": 2, "MARGIN": 0.01, "SURE": 0.3, "PLAYERS_WORLDS": 2}.items():
        monkeypatch.setattr(mining, name, value)
    monkeypatch.setattr(mining, "TRIED_WORLDS", (2,))


def test_the_same_seed_finds_the_same_puzzle(hasty: None) -> None:
    game, kind = games.load("quibbit"), kind_of("quibbit")
    found = [mining.mine(game, kind, "here", number) for number in range(3)]
    assert any(found)
    assert found == [mining.mine(game, kind, "here", number) for number in range(3)]
    assert found != [mining.mine(game, kind, "elsewhere", number) for number in range(3)]


def test_mining_goes_on_where_it_was_stopped(hasty: None, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    cli.mine("quibbit", count=3, seed="here", out=whole)
    cli.mine("quibbit", count=1, seed="here", out=parts)
    cli.mine("quibbit", count=3, seed="here", out=parts)
    assert keeping.read(games.load("quibbit"), parts.read_bytes()) == keeping.read(
        games.load("quibbit"), whole.read_bytes()
    )


def test_a_written_file_is_read_back() -> None:
    for game in MINED:
        assert keeping.read(games.load(game), keeping.written(kept(game))) == kept(game)


# Refusals


@pytest.mark.parametrize("what", [["mine", "gobbit"], ["mine", "quibbix"], ["check", "gobbit"]])
def test_games_without_mined_puzzles_are_refused(tmp_path: Path, what: list[str]) -> None:
    refused = nenuphar(tmp_path, "puzzles", *what)
    assert refused.returncode != 0
    assert all(game in refused.stderr for game in MINED)


def test_mining_refuses_what_makes_no_sense(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    assert "--count" in nenuphar(tmp_path, "puzzles", "mine", "quibbit", "--count", "0").stderr
    out.write_bytes(keeping.written(replace(kept("quibbit"), puzzles=(), seed="another")))
    before = out.read_bytes()
    assert nenuphar(tmp_path, "puzzles", "mine", "quibbit", "--seed", "here", "--out", str(out)).returncode != 0
    assert out.read_bytes() == before


def test_puzzles_of_other_rules_are_ignored_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = kept("quibbit")
    for trouble in (replace(file, rules=file.rules + 1), None):
        monkeypatch.setattr(keeping, "kept", lambda _, trouble=trouble: trouble)
        with caplog.at_level(logging.WARNING, "nenuphar.puzzles"):
            assert sources.mined(games.load("quibbit"), kind_of("quibbit")) is None
    [logged] = caplog.records
    assert logged.message == "puzzles are of other rules"


def test_unknown_games_are_not_remembered() -> None:
    sources.source("quibbit")
    before = sources._source.cache_info().currsize
    for number in range(40):
        assert sources.source(f"nothing{number}") is None
    assert sources._source.cache_info().currsize == before
