"""What holds in every match, whatever is played."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import TypeAlias

import hypothesis
import pytest
from hypothesis import strategies as st

from nenuphar.core.game import Actor, Authority, Command, Refused, Setup, TimeUp
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.types import (
    CARDS,
    COLOURS,
    DUMMY,
    Action,
    Card,
    CardLost,
    CardsRevealed,
    Choose,
    DummyCardTurned,
    DummyPileRenewed,
    Event,
    FrogLeapt,
    GameEnded,
    LastFrogLapped,
    LaySegment,
    Options,
    PickFirst,
    Place,
    RoundBegan,
    State,
    TurnDummyCard,
)
from nenuphar.testing.random_play import random_match
from nenuphar.testing.strategies import luck, setups

Match: TypeAlias = tuple[Setup[Options], Random]  # a set-up, and the luck of random play

settings = hypothesis.settings(max_examples=60, deadline=None)


def matches(decision_ms: int | None = None) -> st.SearchStrategy[Match]:
    return st.tuples(setups(GAME, decision_ms), luck())


def events_and_states(played: Match) -> Iterator[tuple[Event, State, State]]:
    """Every event of a random match, with the state before and after it."""
    for moment in random_match(GAME, *played):
        before = moment.state
        for event in moment.events:
            after = GAME.evolve(before, event)
            yield event, before, after
            before = after


@pytest.mark.rule("QB-V1")
@hypothesis.given(matches())
@settings
def test_no_two_frogs_ever_share_a_tile(played: Match) -> None:
    for _, _, state in events_and_states(played):
        tiles = [step % len(state.ring) for step in state.steps if step is not None]
        assert len(tiles) == len(set(tiles))


@pytest.mark.rule("QB-V1")
@hypothesis.given(matches())
@settings
def test_frogs_only_go_forward_and_leap_as_often_as_their_card_says(played: Match) -> None:
    cards: tuple[Card | None, ...] = ()
    short = None
    for event, before, after in events_and_states(played):
        for was, now in zip(before.steps, after.steps, strict=True):
            assert was is None or now is None or now >= was
        match event:
            case CardsRevealed(shown):
                cards = shown
            case DummyCardTurned(card):
                cards = (*cards, card)
            case FrogLeapt(frog, path, _):
                assert short is None
                assert list(path) == sorted(set(path))
                short = frog if len(path) != cards[frog] else None
            case LastFrogLapped(frog, last):
                ahead, behind = after.steps[frog], after.steps[last]
                assert ahead is not None
                assert behind is not None
                assert ahead - behind > len(after.ring)
                assert short in (None, frog)
                short = None
            case _:
                assert short is None


@pytest.mark.rule("QB-M1", "QB-C2", "QB-E1")
@hypothesis.given(matches())
@settings
def test_the_cards_in_hand_and_those_lost_are_always_the_five(played: Match) -> None:
    lost: list[list[Card]] = [[] for _ in range(played[0].seats)]
    for event, _, state in events_and_states(played):
        if isinstance(event, CardLost):
            lost[event.seat].append(event.card)
        for hand, gone in zip(state.hands, lost, strict=True):
            assert sorted([*hand, *gone]) == list(CARDS)


@pytest.mark.rule("QB-C3", "QB-D3")
@hypothesis.given(matches())
@settings
def test_the_dummys_pile_and_what_it_has_turned_are_always_the_five(played: Match) -> None:
    turned: list[Card] = []
    for event, _, state in events_and_states(played):
        if isinstance(event, DummyCardTurned):
            turned.append(event.card)
        if isinstance(event, DummyPileRenewed):
            assert sorted(turned) == list(CARDS)
            turned.clear()
        assert sorted([*state.pile, *turned]) == (list(CARDS) if played[0].seats == 2 else [])
        if isinstance(event, RoundBegan) and played[0].seats == 2:
            assert state.pile


@pytest.mark.rule("QB-M3", "QB-V4", "QB-V5", "QB-E2")
@hypothesis.given(matches())
@settings
def test_every_round_begins_with_the_crown_on_the_front_frog_and_nobody_lapped(
    played: Match,
) -> None:
    for event, _, state in events_and_states(played):
        if isinstance(event, RoundBegan):
            steps = [step for step in state.steps if step is not None]
            assert state.crown is not None
            assert state.steps[state.crown] == max(steps)
            assert max(steps) - min(steps) < len(state.ring)
            assert len(steps) >= 2


@pytest.mark.rule("QB-E1", "QB-E6")
@hypothesis.given(matches())
@settings
def test_at_the_beginning_of_a_round_players_have_both_cards_and_a_frog_or_neither(
    played: Match,
) -> None:
    for event, _, state in events_and_states(played):
        if isinstance(event, RoundBegan):
            for seat, hand in enumerate(state.hands):
                assert (state.steps[seat] is None) == (not hand)
            if state.setup.seats == 2:
                assert state.steps[DUMMY] is not None


@pytest.mark.rule("QB-E3", "QB-E4", "QB-E5", "QB-E6", "QB-E7", "QB-D2", "QB-D5")
@hypothesis.given(matches(decision_ms=300))
@settings
def test_every_match_ends_with_a_winner_or_is_drawn_for_a_reason(played: Match) -> None:
    *_, (event, _, state) = events_and_states(played)
    assert isinstance(event, GameEnded)
    outcome = GAME.waiting(state).outcome
    assert outcome is not None
    assert outcome.rule == event.rule
    match event.rule:
        case "QB-E7":
            assert (event.winner, state.round) == (None, played[0].options.round_limit)
        case "QB-E6":
            assert played[0].options.last_human_wins
            assert outcome.winners == (event.winner,)
        case "QB-D5":
            assert event.winner is None
            assert all(len(hand) <= 1 for hand in state.hands)
        case "QB-V5" | "QB-E3":
            assert outcome.winners == (() if played[0].seats == 2 and event.winner == DUMMY else (event.winner,))
            assert state.steps[event.winner or 0] is not None
        case rule:
            assert rule == "QB-E4"
            assert outcome.winners == (event.winner,)
            assert not any(state.hands)


ANYTHING: list[Action] = [
    TimeUp(),
    *[Place(tile) for tile in range(-1, 17)],
    *[Choose(card) for card in range(-1, 8)],
    *[PickFirst(seat) for seat in range(-1, 6)],
    *[TurnDummyCard(card) for card in range(-1, 8)],
    *[LaySegment(leaves) for number in (3, 4) for leaves in permutations(COLOURS, number)],
]


@pytest.mark.rule("QB-P1", "QB-P2", "QB-S5", "QB-S6", "QB-E1")
@hypothesis.given(matches())
@hypothesis.settings(max_examples=12, deadline=None)
def test_what_is_offered_is_exactly_what_is_allowed(played: Match) -> None:
    for moment in random_match(GAME, *played):
        state = moment.state
        for seat in range(played[0].seats):
            offered = GAME.moves(GAME.view(state, seat)).listed or ()
            assert [action for action in ANYTHING if _allowed(state, seat, action)] == list(offered)
            assert bool(offered) == (seat in moment.waiting.may)
        asked = moment.waiting.chance.outcomes if moment.waiting.chance else ()
        assert {action for action in ANYTHING if _allowed(state, Authority.CHANCE, action)} == set(asked)


def _allowed(state: State, actor: Actor, action: Action) -> bool:
    try:
        GAME.decide(state, Command(actor, action, 0))
    except Refused:
        return False
    return True
