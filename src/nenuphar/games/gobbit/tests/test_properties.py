"""What holds in every match: cards are neither made nor lost, and the order of arrival decides nothing."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from nenuphar.core.game import Command, Setup, TimeUp
from nenuphar.games.gobbit import GAME, clash, deck
from nenuphar.games.gobbit.foodchain import rights, tap_kind, targets
from nenuphar.games.gobbit.options import JUNGLE, Options
from nenuphar.games.gobbit.parts import Verdict
from nenuphar.games.gobbit.tests.tables import CHANCE, CLOCK, JUDGE, given
from nenuphar.games.gobbit.types import Action, CardTurned, ClashSettled, Pause, Resume, Settle, State, Tap, Tapped
from nenuphar.testing.random_play import Moment, folded, random_match
from nenuphar.testing.strategies import luck

OPTIONS = st.builds(
    Options,
    tempo=st.sampled_from(["by-hand", "frantic"]),
    expert=st.booleans(),
    sudden_death=st.booleans(),
    minimum_penalty=st.booleans(),
    gorillas_bury=st.booleans(),
)
SIGNS = ("-", "Cr", "Cb", "Sr", "Sb")
MATCHES = st.builds(
    lambda seats, options, rng: list(random_match(GAME, Setup(seats, options), rng)), st.integers(2, 8), OPTIONS, luck()
)


@pytest.mark.rule("GB-M1", "GB-S1")
@settings(max_examples=15, deadline=None)
@examples(MATCHES)
def test_every_card_is_in_one_place_at_all_times(match: list[Moment]) -> None:
    for moment in match:
        state: State = moment.after
        known = [card for pile in state.piles for card in pile.known]
        cards = [*state.unseen, *known, *state.graveyard, *(card for stack in state.stacks for card in stack)]
        assert sorted(cards) == list(range(48))
        aside = len(state.unseen) - sum(pile.unseen for pile in state.piles)
        assert aside == 48 % state.setup.seats


@pytest.mark.rule("GB-X2")
@settings(max_examples=15, deadline=None)
@examples(MATCHES)
def test_nothing_comes_back_from_the_graveyard(match: list[Moment]) -> None:
    for before, after in pairwise(moment.after for moment in match):
        assert after.graveyard[: len(before.graveyard)] == before.graveyard
    for moment in match:
        for event in moment.events:
            if isinstance(event, CardTurned):
                assert event.card not in moment.state.graveyard


@settings(max_examples=15, deadline=None)
@examples(MATCHES)
def test_scenes_show_what_is_there_and_time_does_not_run_back(match: list[Moment]) -> None:
    for moment in match:
        state: State = moment.after
        numbers = [scene.number for scene in state.scenes]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert all(one.shown <= two.shown for one, two in pairwise(state.scenes))
        if state.phase != "penalty":
            tops = tuple(deck.face(JUNGLE, stack[-1]) if stack else None for stack in state.stacks)
            assert state.scenes[-1].tops == tops


def restless(rng: Random) -> Iterator[State]:
    """The last cards of a match, with taps and pauses that come faster than the clock settles them."""
    piles = [rng.randrange(2) for _ in range(rng.randrange(3, 5))]
    piles[rng.randrange(len(piles))] += 1
    tops = [rng.choice(SIGNS if pile else SIGNS[1:]) for pile in piles]
    options = Options(minimum_penalty=True, gorillas_bury=rng.random() < 0.5)
    table = given(" ".join(tops), piles=piles, options=options, decision_ms=rng.choice([None, 800]))
    now = 0
    for _ in range(200):
        yield table.state
        waiting, now = table.waiting, now + rng.randrange(30)
        if waiting.outcome is not None:
            return
        if waiting.chance is not None:
            table.when(CHANCE, waiting.chance.sample(rng), at=now)
        elif waiting.deadline is not None and now >= waiting.deadline:
            table.when(CLOCK, TimeUp(), at=now)
        elif waiting.query is not None and rng.random() < 0.6:
            table.when(JUDGE, Settle(), at=now)
        else:
            seat = rng.choice(waiting.may)
            moves = GAME.moves(GAME.view(table.state, seat))
            running = table.state.pausing is None or table.state.resuming
            stop: Action = Pause() if running else Resume()
            table.when(seat, stop if rng.random() < 0.25 else moves.sample(rng), at=now)


@pytest.mark.rule("GB-T4", "GB-E5", "GB-C2")
@settings(max_examples=30, deadline=None)
@examples(luck())
def test_due_players_have_a_card_to_turn(rng: Random) -> None:
    """In one of a hundred endings a player loses the last card, or gets one, before a withdrawn pause."""
    for state in (state for _ in range(30) for state in restless(rng)):
        if state.phase == "open":
            draws = [seat for seat, pile in enumerate(state.piles) if pile.unseen or pile.known]
            assert state.turn in draws if draws else state.last_call and state.turn is None


@pytest.mark.rule("GB-H1")
@settings(max_examples=40, deadline=None)
@examples(MATCHES, luck())
def test_a_clash_does_not_depend_on_the_order_of_arrival(match: list[Moment], rng: Random) -> None:
    states = [moment.after for moment in match if moment.after.phase == "open" and moment.after.outcome is None]
    state: State = rng.choice(states)
    hands = crowd(state, rng)
    verdicts = set()
    for _ in range(4):
        rng.shuffle(hands)
        verdicts.add(repr(clash.settle(replace(state, taps=tuple(hands)))))
    assert len(verdicts) == 1


def crowd(state: State, rng: Random) -> list[Tapped]:
    """Many taps at nearly the same time, right ones and some wrong ones."""
    scene = state.scenes[-1]
    hands = []
    for seat in range(state.setup.seats):
        for target in targets(scene):
            if target in rights(scene, seat) or rng.random() < 0.15:
                reaction = rng.randrange(100, 180)
                hands.append(Tapped(seat, target, scene.number, reaction, scene.shown + reaction))
    return hands


@pytest.mark.rule("GB-D2", "GB-H1")
@settings(max_examples=40, deadline=None)
@examples(MATCHES, luck())
def test_only_hands_within_a_tie_of_the_fastest_win_a_stack(match: list[Moment], rng: Random) -> None:
    states = [moment.after for moment in match if moment.after.phase == "open" and moment.after.outcome is None]
    settled = clash.settle(replace(state := rng.choice(states), taps=tuple(crowd(state, rng))))
    by_target: dict[object, list[Verdict]] = {}
    for verdict in settled.verdicts:
        if verdict.ruling in ("first", "tied", "late"):
            by_target.setdefault(verdict.target, []).append(verdict)
    for contenders in by_target.values():
        fastest = min(verdict.moment for verdict in contenders)
        assert sum(verdict.ruling == "first" for verdict in contenders) <= 1
        assert all(verdict.moment - fastest <= 15 for verdict in contenders if verdict.ruling == "first")
        assert all(verdict.moment - fastest > 0 for verdict in contenders if verdict.ruling == "late")
    owners = [move.owner for move in settled.moves if move.what == "stack"]
    assert len(set(owners)) == len(owners), "a stack moves once"
    assert [move.moment for move in settled.moves] == sorted(move.moment for move in settled.moves)


@settings(max_examples=25, deadline=None)
@examples(MATCHES, luck())
def test_a_first_hand_had_a_right(match: list[Moment], rng: Random) -> None:
    for moment in match:
        for event in moment.events:
            if isinstance(event, ClashSettled):
                scenes = {scene.number: scene for scene in moment.state.scenes}
                for verdict in event.verdicts:
                    standing, _ = tap_kind(scenes[verdict.judged], verdict.seat, verdict.target)
                    assert (standing in ("fault", "void")) <= (verdict.ruling in ("fault", "void"))
                    if verdict.ruling == "fault" and verdict.rule != "GB-O1":
                        assert standing == "fault"


def test_the_verdict_is_the_same_from_the_stored_taps() -> None:
    """Judging the logged taps again gives the same verdicts, so they depend on nothing else."""
    rng = Random(5)
    match = list(random_match(GAME, Setup(4, Options(expert=True)), rng))
    clashes = [moment for moment in match for event in moment.events if isinstance(event, ClashSettled)]
    assert clashes
    for moment in clashes:
        settles = moment.state.settles
        assert settles is not None
        again = GAME.decide(moment.state, Command(CLOCK, TimeUp(), settles)).events
        assert again[0] == moment.events[0]
        assert folded(GAME, moment.state, again[:1]) == folded(GAME, moment.state, moment.events[:1])
    assert any(isinstance(moment.command.action, Tap) for moment in match if moment.command)
