"""Practice tables as folds of events, without a server: where they begin, their first deadline, what is not kept."""

import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from nenuphar import games
from nenuphar.core.codec import encode
from nenuphar.core.game import Command, Refused, Setup
from nenuphar.core.match import AnyMatch, Match
from nenuphar.server.lobby.practice import position
from nenuphar.server.model.events import MatchBegan, PositionTaken, SatDown, TableEvent, TableOpened
from nenuphar.server.model.state import TableState
from nenuphar.server.table.persist import apply, end_notices, keepsakes, precedents
from nenuphar.server.wire import PlayOn, SeatPlan
from nenuphar.testing.random_play import play_with_clock

PEOPLE = ("ada", "bea", "cy")
SEED = "16"
NOW = 1_700_000_000_000
DECISION_MS = 60_000


def setup(key: str, **options: Any) -> Setup[Any]:
    return Setup(len(PEOPLE), games.load(key).manifest.options(**options), DECISION_MS)


def played(key: str, **options: Any) -> AnyMatch:
    *_, (match, _) = play_with_clock(games.load(key), setup(key, **options), SEED)
    return match


def table(match: AnyMatch, practice: bool) -> TableState:
    """A table at which the steps of this match are played."""
    facts = match.game.manifest
    options, seats = json.loads(encode(match.setup.options)), (SeatPlan("open"),) * len(PEOPLE)
    seed = sha256(SEED.encode()).hexdigest()
    opened = TableOpened(facts.key, options, DECISION_MS, False, PEOPLE[0], "CODE", seed, seats)
    events: list[TableEvent] = [opened, *(SatDown(seat, person) for seat, person in enumerate(PEOPLE))]
    if practice:
        events.append(PositionTaken("old", len(match.steps)))
    state = TableState("new")
    apply(state, [*events, MatchBegan(rules=facts.rules)], NOW, "", match.steps)
    return state


@pytest.mark.parametrize("game", [each.manifest.key for each in games.every()])
@pytest.mark.rule("TB-114")
def test_practice_begins_only_where_somebody_can_act(game: str) -> None:
    match = played(game)
    state = table(match, practice=False)
    moments = match.states_after(range(1, len(match.steps)))
    refused = 0
    for steps, at in moments.items():
        if match.game.waiting(at).may:
            assert position(state, PlayOn(steps, 0)).steps == match.steps[:steps]
        else:
            with pytest.raises(Refused, match="TB-114"):
                position(state, PlayOn(steps, 0))
            refused += 1
    assert 0 < refused < len(moments)


@pytest.mark.rule("TB-115")
def test_practice_keeps_nothing_and_notifies_nobody() -> None:
    contest, words = played("quibbix", contest=True), played("quibbix")
    assert keepsakes(table(contest, practice=False), 0, NOW)
    assert precedents(table(words, practice=False), 0, NOW)
    assert end_notices(table(words, practice=False), NOW, ())
    for match in (contest, words):
        state = table(match, practice=True)
        assert state.over
        assert not keepsakes(state, 0, NOW)
        assert not precedents(state, 0, NOW)
        assert not end_notices(state, NOW, ())


@pytest.mark.rule("TB-115")
def test_the_first_decision_of_practice_has_its_full_time() -> None:
    """One of three has chosen a card, late. The others have all their time, and so has everybody after that."""
    game, rng = games.load("quibbit"), Random(1)
    match: AnyMatch = Match(game, setup("quibbit"), sha256(SEED.encode()).digest())
    match.begin(0)
    while len(match.waiting.due) == 1:
        match.submit(move(match, rng, match.now + 1_000))
    match.submit(move(match, rng, match.now + DECISION_MS - 1))
    assert len(match.waiting.due) == 2
    state = table(match, practice=True)
    assert state.deadline == NOW + DECISION_MS
    play(state, rng, NOW + 10_000)
    assert state.deadline == NOW + DECISION_MS
    assert state.tick(NOW + DECISION_MS - 1) is None
    play(state, rng, NOW + 20_000)
    assert state.deadline == NOW + 20_000 + DECISION_MS


def move(match: AnyMatch, rng: Random, at: int) -> Command[Any]:
    seat = match.waiting.due[0]
    return Command(seat, match.game.moves(match.view(seat)).sample(rng), at)


def play(state: TableState, rng: Random, at: int) -> None:
    assert state.match is not None
    chosen = move(state.match, rng, at)
    event = state.play(state.waiting.due[0], chosen.action, None, at)
    assert event is not None
    apply(state, [event], at, "")
