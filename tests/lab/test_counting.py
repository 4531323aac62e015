"""What a row of results counts, by the twin and by the rules, and what may be played by the twin."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from nenuphar import games
from nenuphar.bots.tadpole import Tadpole
from nenuphar.core.bot import Budget
from nenuphar.core.game import AnyGame, Authority, Command, Refused
from nenuphar.core.kernels import Row, Rows
from nenuphar.core.match import AnyMatch, Match, Step
from nenuphar.core.moves import Moves
from nenuphar.lab import LabError, batches
from nenuphar.lab.matches import measured, play
from nenuphar.lab.simulation import Simulation, simulation

OPTIONS: dict[str, dict[str, Any]] = {"quibbit": {"round_limit": 6}, "china_moon": {"oldest": 2}}


@pytest.mark.parametrize(("key", "seats"), [("quibbit", 2), ("quibbit", 4), ("china_moon", 3), ("china_moon", 5)])
def test_a_match_of_the_twin_replayed_by_the_rules_gives_the_same_numbers(key: str, seats: int) -> None:
    game = games.load(key)
    for options in ({}, OPTIONS[key]):
        wanted = simulation(game, ["tadpole"], 4, "replay", seats, options)
        for row, match in zip(play(wanted, range(4)).tolist(), replayed(wanted, range(4)), strict=True):
            assert row == measured(match)
            assert match.outcome is not None
            assert row[:seats] == list(match.outcome.ranks)


def replayed(wanted: Simulation, numbers: range) -> Iterator[AnyMatch]:
    """The same matches by the rules: the loop of the twin notes every action."""
    twin, random = games.twin(wanted.game), batches.random_matches(wanted.game, wanted.setup)
    assert twin is not None
    assert random is not None
    actions: list[tuple[int, int]] = []
    plain_loop = batches._loop(twin.kernels, random.kernels)
    plain_act = plain_loop.__globals__["play_one"].__globals__["act"]

    def noting(table: Row, rows: Rows, seat: int, action: int, *others: Any) -> None:
        actions.append((seat, action))
        plain_act(table, rows, seat, action, *others)

    names = plain_loop.__globals__["play_one"].__globals__
    for number in numbers:
        actions.clear()
        names["act"] = noting
        try:
            play(wanted, range(number, number + 1))
        finally:
            names["act"] = plain_act
        match: AnyMatch = Match(wanted.game, wanted.setup, bytes(32))
        for seat, action in actions:
            by = seat if seat >= 0 else Authority.CHANCE
            command = Command(by, twin.action(random.setup, action), 0)
            decision = match.decide(command)
            match.apply(Step(command, tuple(decision.events)), decision.state)
        yield match


def test_turns_lead_changes_and_comebacks_of_a_match() -> None:
    """Replayed by hand: who led after every decision, and where the winner was after half of them."""
    wanted = simulation("china_moon", ["tadpole"], 1, "hand", 3, {"take_back": False})
    (match,) = replayed(wanted, range(1))
    measures, state = games.measures(wanted.game), match.game.initial(match.setup)
    leaders, standings = list[int](), [[0, 0, 0]]
    assert measures is not None
    for step in match.steps:
        for event in step.events:
            state = match.game.evolve(state, event)
        standing = list(measures.standing(state))
        if isinstance(step.command.by, int):
            standings.append(standing)
        best = [seat for seat in range(3) if standing[seat] == max(standing)]
        if len(best) == 1 and best != leaders[-1:]:
            leaders += best
    figures = dict(zip(wanted.columns, measured(match), strict=True))
    half, winners = standings[(len(standings) - 1) // 2], match.outcome.winners if match.outcome else ()
    assert figures["turns"] == len(standings) - 1 > 20
    assert figures["lead_changes"] == len(leaders) - 1 > 0
    assert figures["comeback"] == min(sorted(half, reverse=True).index(half[winner]) + 1 for winner in winners)


def test_a_game_without_measures_has_the_common_columns() -> None:
    wanted = simulation("gobbit", ["frog", "heron"], 2, "s", 2)
    rows = play(wanted, range(2))
    assert wanted.columns == ("rank_0", "rank_1", "first", "turns", "lead_changes", "comeback")
    assert sorted(rows[0][:2].tolist()) == [1, 2]
    assert (rows[:, 3] > 0).all()


@pytest.mark.parametrize("level", ["tadpole", "frog"])
def test_the_first_player_is_the_seat_that_the_options_name(level: str) -> None:
    wanted = simulation("china_moon", [level], 2, "s", 3, {"oldest": 2}, worlds=1)
    assert play(wanted, range(2))[:, wanted.columns.index("first")].tolist() == [2, 2]


def test_a_variant_of_the_rules_is_not_played_by_the_twin_of_the_usual_rules() -> None:
    def refuses(state: Any, command: Command[Any]) -> Any:
        raise Refused("QB-0")

    variant = replace(games.load("quibbit"), decide=refuses)
    assert (games.twin(variant), games.twin_encoding(variant), games.trial(variant)) == (None, None, None)
    assert games.measures(variant) is games.measures(games.load("quibbit"))
    with pytest.raises(LabError, match="QB-0"):
        play(simulation(variant, ["tadpole"], 1, "s"), range(1))


def test_a_game_whose_options_are_in_a_script_has_no_further_parts() -> None:
    game = games.load("quibbit")
    options = type("Options", (game.manifest.options,), {"__module__": "__main__"}, frozen=True)
    scripted = replace(game, manifest=replace(game.manifest, options=options))
    assert (games.twin(scripted), games.measures(scripted)) == (None, None)


class Stubborn(Tadpole[Any, Any]):
    def choose(self, view: Any, moves: Moves[Any], rng: Random, budget: Budget) -> Any:
        raise ValueError("a decision of its own")


def test_a_bot_made_from_ours_decides_itself() -> None:
    game: AnyGame = replace(games.load("quibbit"), outside={"stubborn": Stubborn()})
    with pytest.raises(LabError, match="a decision of its own"):
        play(simulation(game, ["stubborn"], 1, "s"), range(1))
