"""Recorded playthroughs replay unchanged, for every game and every number of seats."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nenuphar import games
from nenuphar.core.decision import Decision
from nenuphar.core.game import AnyGame
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.games.quibbit.types import CardLost, State
from nenuphar.testing.playthrough import differences, improvised, playthroughs_folder, script, text_of

RECORDED = [(game, path) for game in games.every() for path in sorted(playthroughs_folder(game).glob("*.txt"))]


def title(value: AnyGame | Path) -> str:
    return value.stem if isinstance(value, Path) else value.manifest.key


@pytest.mark.parametrize(("game", "path"), RECORDED, ids=title)
def test_a_recorded_match_replays_as_it_was_recorded(game: AnyGame, path: Path) -> None:
    changed = differences(game, path.read_text(encoding="utf-8"))
    assert not changed, f"{changed}\n\nIf this is intended: make golden"


@pytest.mark.parametrize("game", games.every(), ids=title)
def test_every_number_of_seats_is_recorded(game: AnyGame) -> None:
    recorded = {
        script(game, path.read_text(encoding="utf-8")).setup.seats for path in playthroughs_folder(game).glob("*.txt")
    }
    assert recorded == set(game.manifest.seats)


def test_a_fold_that_forgets_a_lost_card_shows_in_the_playthrough() -> None:
    def forgetful(state: State, event: Any) -> State:
        return state if isinstance(event, CardLost) else QUIBBIT.evolve(state, event)

    def decide(state: State, command: Any) -> Any:
        decision: Decision[State, Any] = Decision(forgetful, state, command.at)
        decision.extend(QUIBBIT.decide(state, command).events)
        return decision

    text = text_of(QUIBBIT, improvised(QUIBBIT, 3))
    assert differences(QUIBBIT, text) == ""
    assert "hands" in differences(replace(QUIBBIT, decide=decide), text)


def test_a_board_may_look_like_a_move() -> None:
    pointing = replace(QUIBBIT, text=replace(QUIBBIT.text, board=lambda view, names: f"> {view.round}\n< frogs"))
    text = text_of(pointing, improvised(pointing, 2))
    assert "\n  > 1\n  < frogs\n" in text
    assert differences(pointing, text) == ""


def test_an_unknown_move_is_reported_with_its_line() -> None:
    lines = text_of(QUIBBIT, improvised(QUIBBIT, 2)).splitlines()
    broken = next(number for number, line in enumerate(lines) if line.startswith("> "))
    lines[broken] = "> hop along"
    with pytest.raises(ValueError, match=f"line {broken + 1}: '> hop along' is not a move"):
        script(QUIBBIT, "\n".join(lines))
