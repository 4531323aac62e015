"""What an analysis says of a finished match, with estimates that the tests choose themselves."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import nenuphar as nn
from nenuphar import games
from nenuphar.analysis.judging import Course
from nenuphar.analysis.moments import moments
from nenuphar.analysis.report import TURNING_COST, check, sketch
from nenuphar.analysis.types import Analysis
from nenuphar.bots.budget import Worlds
from nenuphar.core.analysis import Assess, Assessment, Choice
from nenuphar.core.bot import Budget
from nenuphar.core.game import Command, Refused
from nenuphar.core.match import AnyMatch
from nenuphar.core.record import by_version
from nenuphar.games.china_moon.types import TakeBack

ROUNDS = {"round_limit": 3}


def analysed(match: AnyMatch, assess: Assess) -> Analysis:
    course = Course(match, assess, Worlds)
    found = sketch(course)
    while found.tasks:
        found.add([course.judge(task, effort) for task, effort in found.tasks])
    return found.analysis()


def estimate(match: AnyMatch, worth: dict[Any, float], shares: Sequence[float] = ()) -> Assess:
    """All choices of a seat are worth 0.5, unless named; good play makes them as often as given."""

    def assess(state: Any, rng: Random, budget: Budget) -> Assessment[Any]:
        choices = {}
        for seat in match.game.waiting(state).due:
            listed = match.game.moves(match.game.view(state, seat)).listed or ()
            offered = [move for move in listed if not isinstance(move, TakeBack)]
            often = [*shares, *[0.0] * len(offered)] if shares else [1 / len(offered)] * len(offered)
            choices[seat] = tuple(
                Choice(action, worth.get(action, 0.5), share) for action, share in zip(offered, often, strict=False)
            )
        return Assessment((1 / match.setup.seats,) * match.setup.seats, choices)

    return assess


def test_the_curve_has_a_point_for_every_question_and_ends_with_the_result() -> None:
    match = nn.play("quibbit", ["tadpole"] * 3, ROUNDS, seed=1)
    found = analysed(match, estimate(match, {}))
    asked, _ = moments(match)
    assert [point.steps for point in found.points] == [*(moment.steps for moment in asked), len(match.steps)]
    assert match.outcome is not None
    winners = match.outcome.winners
    assert found.points[-1].chances == tuple((seat in winners) / max(1, len(winners)) for seat in range(3))
    assert found.part == 1
    assert {len(point.judgements) for point in found.points[3:-1]} <= {1, 2, 3}


def test_a_choice_costs_what_the_best_one_would_have_kept() -> None:
    match = nn.play("china_moon", ["tadpole"] * 3, seed=2)
    first = moments(match)[0][0]
    [(seat, played)] = first.actions.items()
    better = next(move for move in match.game.moves(match.game.view(first.state, seat)).listed or () if move != played)
    found = analysed(match, estimate(match, {played: 0.3, better: 0.8}))
    judgement = found.points[0].judgements[0]
    assert (judgement.seat, judgement.cost) == (seat, 0.5)
    assert judgement.played is not None
    assert (judgement.played.chance, judgement.best.chance) == (0.3, 0.8)
    assert 0 in found.turning
    assert found.players[seat].lost >= 0.5 > TURNING_COST


def test_accuracy_is_the_share_of_chances_that_was_kept() -> None:
    match = nn.play("china_moon", ["tadpole"] * 3, seed=2)
    assert {player.accuracy for player in analysed(match, estimate(match, {})).players} == {1.0}
    worth = {action: 0.25 for moment in moments(match)[0] for action in moment.actions.values()}
    found = analysed(match, estimate(match, worth))
    for seat, player in enumerate(found.players):
        own = [each for point in found.points for each in point.judgements if each.seat == seat and each.choices > 1]
        kept = sum(each.played.chance for each in own if each.played) / sum(each.best.chance for each in own)
        assert player.accuracy == pytest.approx(kept, abs=1e-4)


def test_what_others_played_for_a_player_is_in_the_curve_and_not_in_the_accuracy() -> None:
    match = nn.play("china_moon", ["tadpole"] * 3, seed=2)
    worth = {action: 0.25 for moment in moments(match)[0] for action in moment.actions.values()}
    half = len(match.steps) // 2
    course = Course(match, estimate(match, worth), Worlds, by_others=range(1, half + 1))
    whole, found = analysed(match, estimate(match, worth)), sketch(course)
    found.add([course.judge(task, effort) for task, effort in found.tasks])
    part = found.analysis()
    assert [point.chances for point in part.points] == [point.chances for point in whole.points]
    for seat, (some, every) in enumerate(zip(part.players, whole.players, strict=True)):
        left_out = [
            each
            for point in part.points
            for each in point.judgements
            if each.seat == seat and not each.own and each.played and each.choices > 1
        ]
        assert left_out
        assert some.decisions == every.decisions - len(left_out) > 0
        assert some.lost == pytest.approx(every.lost - sum(each.cost for each in left_out), abs=1e-3)


def test_where_all_choose_in_secret_a_choice_that_good_play_makes_now_and_then_costs_nothing() -> None:
    match = nn.play("quibbit", ["tadpole"] * 3, ROUNDS, seed=1)
    moment = next(each for each in moments(match)[0] if len(each.seats) == 3)
    seat, played = next(iter(moment.actions.items()))
    number = [each.steps for each in moments(match)[0]].index(moment.steps)

    def cost(worth: dict[Any, float]) -> float:
        point = analysed(match, estimate(match, worth)).points[number]
        return next(each.cost for each in point.judgements if each.seat == seat)

    assert cost({}) == 0, "all are worth the same, and good play varies"
    assert cost({played: 0.4}) == pytest.approx(0.1 - 0.1 / 5, abs=1e-4), "compared with the average of good play"
    assert cost({played: 0.9}) == 0


def test_what_a_seat_takes_back_has_cost_nothing() -> None:
    match = nn.match("china_moon", 3, seed=4)
    seat = match.waiting.due[0]
    bad = (match.game.moves(match.view(seat)).listed or ())[0]
    match.submit(Command(seat, bad, 0))
    if match.waiting.due != (seat,):
        pytest.fail("the seat continues with its turn")
    match.submit(Command(seat, TakeBack(), 0))
    while match.outcome is None:
        due = match.waiting.due[0]
        offered = [move for move in match.game.moves(match.view(due)).listed or () if not isinstance(move, TakeBack)]
        match.submit(Command(due, offered[-1], 0))
    found = analysed(match, estimate(match, {bad: 0.0}))
    assert found.points[0].judgements == ()
    assert found.points[1].judgements[0].played is None


def test_luck_compares_a_draw_with_the_average_of_all_outcomes() -> None:
    """With two players, chance turns a card for the dummy."""
    match = nn.play("quibbit", ["tadpole"] * 2, ROUNDS, seed=5)

    def assess(state: Any, rng: Random, budget: Budget) -> Assessment[Any]:
        return Assessment((sum(state.pile) / 100, len(state.pile) / 10), {})

    found = analysed(match, assess)
    # It turns the 4 of 1 to 5, and the 5 of 1, 2, 3, 5; the pile keeps the rest. The match ends with the last draw.
    assert [draw.swing for draw in found.draws] == [(-0.01, 0), (-0.0225, 0), (0, 0)]
    assert [player.luck for player in found.players] == [-0.0325, 0]


@pytest.mark.rule("TB-110")
def test_a_match_that_goes_on_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        check(nn.match("quibbit", 3))
    assert refused.value.rule == "TB-110"


@pytest.mark.rule("TB-111")
def test_a_match_by_older_rules_is_refused() -> None:
    match = nn.play("gobbit", ["tadpole"] * 3, seed=1)
    match.game = by_version(match.game, min(match.game.older))
    with pytest.raises(Refused) as refused:
        check(match)
    assert refused.value.rule == "TB-111"


@pytest.mark.parametrize("key", games.names())
def test_every_game_can_be_analysed_with_what_it_has(key: str) -> None:
    game = games.load(key)
    match = nn.play(key, [game.weakest_level] * game.usual_seats, seed=6)
    found = sketch(Course(match, None)).analysis()
    assert found.part == 1
    assert found.points == ()
    figures = found.figures
    seats = {len(figure.values) for figure in figures.every} | {len(spread.values) for spread in figures.spreads}
    assert seats <= {game.usual_seats}
    assert all(0 < remark.steps <= len(match.steps) for remark in found.figures.remarks)
