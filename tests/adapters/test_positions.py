"""What all adapters share: decisions by number, draws, observations from views, and copies."""

import pickle
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec import Struct

from nenuphar import games
from nenuphar.adapters.position import Position
from nenuphar.adapters.task import Task, task_of
from nenuphar.core.encoding import PASS
from nenuphar.core.game import AnyGame, Setup
from nenuphar.games.quibbix import coach
from nenuphar.testing import laws
from nenuphar.testing.acorn import GAME as ACORN

EVERY = (*games.every(), ACORN)
SHORT = {"quibbix": {"rounds": 1}}

every_game = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.manifest.key)


def task(game: AnyGame, seats: int | None = None, longest: int | None = None) -> Task:
    return task_of(game, seats, SHORT.get(game.manifest.key), longest)


def random_play(task: Task, seed: int) -> Iterator[Position]:
    rng = Random(seed)
    position = task.draw_chance(task.initial(), rng)
    yield position
    while not position.is_over:
        choices = {seat: rng.choice(list(position.offers(seat))) for seat in position.due}
        position = task.draw_chance(position.decided(choices), rng)
        yield position


@every_game
def test_a_match_is_played_to_its_end_by_numbers(game: AnyGame) -> None:
    for seats in {max(2, game.manifest.seats[0]), 3}:
        *_, last = random_play(task(game, seats), 1)
        assert last.outcome is not None
        assert sum(last.returns) == pytest.approx(0)
        assert max(last.returns) <= 1
        assert last.due == ()


@every_game
def test_observations_and_masks_stay_within_their_bounds(game: AnyGame) -> None:
    own = task(game, longest=300)
    for position in random_play(own, 2):
        for seat in own.every_seat:
            row = own.observation(position, seat)
            assert (row >= own.low).all()
            assert (row <= own.high).all()
            offered = position.offers(seat)
            assert list(offered) == sorted(offered)
            assert np.flatnonzero(own.mask(position, seat)).tolist() == list(offered)
            if seat not in position.due:
                assert offered == {PASS: None}


@every_game
def test_every_offered_number_can_be_played(game: AnyGame) -> None:
    own = task(game, longest=40)
    for position in random_play(own, 3):
        for seat in position.due:
            for number in position.offers(seat):
                others = {other: next(iter(position.offers(other))) for other in position.due}
                position.decided({**others, seat: number})


@every_game
def test_a_copied_and_a_pickled_position_go_on_in_the_same_way(game: AnyGame) -> None:
    own = task(game, longest=30)
    *_, position = random_play(own, 4)
    again = pickle.loads(pickle.dumps(position))
    assert deepcopy(position) is position
    for seat in own.every_seat:
        assert again.information(seat) == position.information(seat)
        assert (again.task.observation(again, seat) == own.observation(position, seat)).all()


class Seen(Struct):
    """What a learner gets, beside the view that it is made from."""

    view: Any
    numbers: list[int]


def observed(game: AnyGame, setup: Setup[Any], numbers: Callable[[Task, Position, int], list[int]]) -> AnyGame:
    """The same game, with views that include the observations. So the law about secrets holds for them, too."""
    own = Task(game, setup)

    def view(state: Any, viewer: Any) -> Seen:
        found = numbers(own, Position(own, state), viewer) if isinstance(viewer, int) else []
        return Seen(game.view(state, viewer), found)

    return replace(game, view=view, moves=lambda seen: game.moves(seen.view))


def as_learners_see(task: Task, position: Position, seat: int) -> list[int]:
    offers = position.offers(seat) if task.encoding.hands is None else task.encoding.actions.offers(position.view(seat))
    return [*map(int, task.observation(position, seat)), *offers]


@every_game
def test_an_observation_shows_nothing_that_the_log_does_not(game: AnyGame) -> None:
    for seed in range(2 if game.lookup is None else 1):
        setup = task(game, 3).setup
        laws.keeps_secrets(observed(game, setup, as_learners_see), setup, Random(seed))


def test_an_observation_of_the_state_would_be_caught() -> None:
    game = games.load("quibbit")
    setup = Setup(3, game.manifest.options())

    def peeking(task: Task, position: Position, seat: int) -> list[int]:
        return [card or 0 for card in position.state.chosen]

    with pytest.raises(laws.Broken, match="the view shows"):
        laws.keeps_secrets(observed(game, setup, peeking), setup, Random(1))


def test_seats_are_counted_from_the_viewer() -> None:
    own = task_of("quibbit", 3)
    position = next(position for position in random_play(own, 5) if len(position.due) == 3)
    for seat in own.every_seat:
        planes = own.planes(own.observation(position, seat))
        step = position.state.steps[seat]
        assert planes["frogs"][0].tolist().index(1) == step % 12


def test_a_hand_arrives_after_its_reach() -> None:
    own = task_of("gobbit", 2)
    position = own.draw_chance(own.initial(), Random(0))
    tap = own.names.index("tap 1")
    after = position.decided({0: tap, 1: PASS})
    assert after.draw is not None
    assert set(after.draw.outcomes) == set(range(150, 251, 20))
    under_way = after.drawn(0)
    assert under_way.now == 50
    assert own.planes(own.observation(under_way, 0))["hand"][tap] == 1
    assert own.planes(own.observation(under_way, 1))["hand"].sum() == 0
    assert list(under_way.offers(0)) == [PASS]
    assert under_way.information(1) == position.decided({0: PASS, 1: PASS}).information(1)


def test_the_coach_lists_layouts_the_best_first() -> None:
    own = task_of("quibbix", 2, {"rounds": 1})
    position = own.draw_chance(own.initial(), Random(0))
    listed = coach.candidates(position.view(0))
    assert len(listed) > 1
    points = [worth for _, worth in listed]
    assert points == sorted(points, reverse=True)
    first = own.names.index("candidate 0")
    played = position.decided({0: first, 1: own.names.index("done")})
    assert own.planes(own.observation(played, 0))["laid"] == points[0]
    assert list(played.offers(0)) == [own.names.index("done")]


@pytest.mark.parametrize(("game", "seats", "message"), [("chess", 2, "no game"), ("quibbit", 5, "2 to 4 seats")])
def test_unknown_games_and_seats_are_refused(game: str, seats: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        task_of(game, seats)


def test_a_game_of_words_without_its_list_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(RuntimeError, match="nenuphar words build --lang en"):
        task_of("quibbix", 2).check_words()
    task_of("quibbit", 2).check_words()
