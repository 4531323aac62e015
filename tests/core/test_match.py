"""A match is the fold of its log, and the rules of the table hold for every game."""

import pickle
from random import Random
from typing import Any

import pytest

from nenuphar.core.codec import encode
from nenuphar.core.game import Audience, Authority, BaseAction, Command, Refused, Setup, TimeUp
from nenuphar.core.match import KEPT_EVERY, AnyMatch, Match, Opened, Pinch, Pinched, SeedRevealed, Step, events_of
from nenuphar.games.china_moon.types import PickFirst as OtherPickFirst
from nenuphar.games.china_moon.types import TakeBack
from nenuphar.games.gobbit.types import Watch
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.types import CardChosen, Choose, DummyCardTurned, LaySegment, Options, Place, TimeRanOut
from tests.core.random_matches import SEED, finished, opened


def refusal(match: AnyMatch, by: Any, action: Any, at: int = 0) -> Refused:
    """The refusal of a command, after making sure that it changed nothing."""
    before = encode((match.log, match.steps, match.state, match.now))
    with pytest.raises(Refused) as caught:
        match.submit(Command(by, action, at))
    assert encode((match.log, match.steps, match.state, match.now)) == before
    return caught.value


@pytest.mark.rule("TB-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 99])
def test_a_game_has_the_seats_that_it_allows(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        Match(GAME, Setup(seats, Options()), SEED)
    assert caught.value.rule == "TB-1"
    assert caught.value.facts == {"seats": seats, "fewest": 2, "most": 4}


@pytest.mark.rule("TB-2")
@pytest.mark.parametrize("by", [3, -1, *Authority, *Audience, "0", None, True, 1.0])
def test_a_command_comes_from_a_seat_of_this_table(by: Any) -> None:
    match = opened(3, youngest=0)
    match.begin(0)
    assert refusal(match, by, Place(0)).rule == "TB-2"


@pytest.mark.rule("TB-2")
@pytest.mark.parametrize("action", [LaySegment(("yellow", "red", "green")), TimeUp()])
def test_a_seat_cannot_say_what_only_chance_or_the_clock_can(action: Any) -> None:
    match = opened(3, youngest=0)
    match.begin(0)
    assert refusal(match, 0, action).rule in ("QB-S2", "TB-6")


class Choosing(BaseAction, frozen=True, tag="choose"):
    """Encoded, it looks like the game's own action."""

    card: int


@pytest.mark.rule("TB-8")
@pytest.mark.parametrize(
    "action",
    [
        *(None, "choose", {"type": "choose", "card": 1}, object(), 1 << 80),
        *(Choosing(1), Watch(), TakeBack(), OtherPickFirst(0)),
        *(Choose(True), Choose(1.0), Choose("1"), Choose(None)),  # type: ignore[arg-type]
    ],
)
def test_values_that_are_not_actions_of_this_game_are_refused(action: Any) -> None:
    assert refusal(choosing(), 0, action).rule == "TB-8"


@pytest.mark.rule("TB-8")
@pytest.mark.parametrize("at", [True, 0.0, "0", None])
def test_a_time_is_a_whole_number(at: Any) -> None:
    assert refusal(choosing(), 0, Choose(1), at).rule == "TB-8"


@pytest.mark.rule("TB-10")
@pytest.mark.parametrize("question", [True, 1.0])
def test_a_question_is_a_whole_number(question: Any) -> None:
    match = choosing()
    number = match.asked(0)
    with pytest.raises(Refused, match="TB-10"):
        match.submit(Command(0, Choose(1), 0), type(question)(number))


def choosing() -> AnyMatch:
    """A match in which everybody chooses a card."""
    match = opened(2, youngest=0)
    match.begin(0)
    while match.waiting.due != (0, 1):
        seat = match.waiting.due[0]
        match.submit(Command(seat, match.game.moves(match.view(seat)).sample(Random(0)), 0))
    return match


@pytest.mark.rule("TB-3")
def test_time_never_runs_backward() -> None:
    match = opened(3, youngest=0)
    match.begin(100)
    assert refusal(match, 0, Place(0), at=99).rule == "TB-3"
    match.submit(Command(0, Place(0), 100))


@pytest.mark.rule("TB-4")
def test_nothing_is_played_before_the_match_has_begun_nor_after_its_end() -> None:
    match = opened(3)
    early = refusal(match, 0, Place(0))
    assert (early.rule, early.facts) == ("TB-4", {"over": 0})
    over = finished()
    late = refusal(over, 0, Choose(1), at=over.now)
    assert (late.rule, late.facts) == ("TB-4", {"over": 1})
    assert over.tick(over.now + 10**9) == []


@pytest.mark.rule("TB-5")
def test_seats_mix_their_own_bytes_into_chance() -> None:
    plain, stirred = opened(3), opened(3)
    (step,) = stirred.submit(Command(1, Pinch("c0ffee"), 5))
    assert step.events == (Pinched(1, "c0ffee"),)
    plain.begin(5)
    stirred.begin(5)
    assert plain.commitment == stirred.commitment
    assert [step.events for step in plain.steps] != [step.events for step in stirred.steps[1:]]


@pytest.mark.rule("TB-5")
@pytest.mark.parametrize(
    ("pinch", "fault"),
    [
        ("", "length"),
        ("00" * 65, "length"),
        ("xyz", "not-hex"),
        ("abc", "not-hex"),
        ("00 00", "not-hex"),
        ("AA", "not-hex"),
    ],
)
def test_a_pinch_has_1_to_64_bytes_in_hexadecimal(pinch: str, fault: str) -> None:
    match = opened(3)
    refused = refusal(match, 0, Pinch(pinch))
    assert (refused.rule, refused.facts) == ("TB-5", {"fault": fault})
    match.submit(Command(0, Pinch("00" * 64), 0))
    match.submit(Command(1, Pinch("00"), 0))


@pytest.mark.rule("TB-5")
def test_a_seat_adds_bytes_once_and_before_anything_is_drawn() -> None:
    match = opened(3)
    match.submit(Command(0, Pinch("aa"), 0))
    assert refusal(match, 0, Pinch("bb")).facts == {"fault": "twice"}
    match.begin(0)
    assert refusal(match, 1, Pinch("bb")).facts == {"fault": "late"}


@pytest.mark.rule("TB-6")
def test_the_clock_acts_when_the_deadline_has_passed_and_not_before() -> None:
    match = opened(3, decision_ms=1_000, youngest=0)
    match.begin(200)
    assert match.waiting.deadline == 1_200
    assert match.tick(1_199) == []
    (step,) = match.tick(1_200)
    assert step.events[0] == TimeRanOut((0,))
    assert match.waiting.deadline == 2_200


@pytest.mark.rule("TB-6")
@pytest.mark.parametrize("limit", [0, -1_000])
def test_a_time_limit_is_at_least_a_millisecond(limit: int) -> None:
    with pytest.raises(Refused) as caught:
        opened(3, decision_ms=limit)
    assert (caught.value.rule, caught.value.facts) == ("TB-6", {"fault": "limit"})


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_is_too_long_to_guess(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Match(GAME, Setup(3, Options()), bytes(length))


def test_no_move_can_steer_chance() -> None:
    """However often a player chooses again, the dummy's card stays the same."""

    def turned(second_thoughts: int) -> int:
        match = opened(2, youngest=0, board="YRG* GRY* RYG~")
        match.begin(0)
        match.submit(Command(0, Place(4), 0))
        match.submit(Command(1, Place(5), 0))
        for _ in range(second_thoughts):
            match.submit(Command(0, Choose(2), 0))
        match.submit(Command(0, Choose(1), 0))
        events = events_of(match.submit(Command(1, Choose(1), 0)))
        return next(event.card for event in events if isinstance(event, DummyCardTurned))

    assert len({turned(count) for count in range(8)}) == 1


@pytest.mark.rule("TB-6")
def test_without_a_limit_the_clock_never_acts() -> None:
    match = opened(3, youngest=0)
    match.begin(0)
    assert match.waiting.deadline is None
    assert match.tick(10**12) == []


def in_the_first_round(decision_ms: int | None = None) -> AnyMatch:
    match = opened(3, decision_ms, youngest=0)
    match.begin(0)
    for seat, tile in ((0, 4), (1, 5), (2, 6)):
        match.submit(Command(seat, Place(tile), 0))
    return match


@pytest.mark.rule("TB-10")
def test_a_late_change_is_not_taken_for_the_next_round() -> None:
    match = in_the_first_round()
    first_round = [match.asked(seat) for seat in range(3)]
    for seat in range(3):
        match.submit(Command(seat, Choose(1), 0), first_round[seat])
        if seat < 2:
            match.submit(Command(0, Choose(2), 0), first_round[0])
    assert match.state.round == 2
    for seat in range(3):
        with pytest.raises(Refused) as caught:
            match.submit(Command(seat, Choose(2), 0), first_round[seat])
        assert caught.value.rule == "TB-10"
        match.submit(Command(seat, Choose(3), 0), match.asked(seat))
    assert match.state.round == 3


@pytest.mark.rule("TB-10")
def test_an_answer_after_the_clock_has_decided_is_refused() -> None:
    match = in_the_first_round(decision_ms=1_000)
    question = match.asked(2)
    match.submit(Command(0, Choose(1), 0))
    match.tick(1_000)
    with pytest.raises(Refused) as caught:
        match.submit(Command(2, Choose(5), 1_001), question)
    assert caught.value.rule == "TB-10"


def test_the_log_begins_with_the_promise_and_ends_with_the_seed() -> None:
    match = finished()
    first, last = match.log[0].event, match.log[-1].event
    assert first == Opened("quibbit", 1, Setup(3, Options()), match.commitment)
    assert last == SeedRevealed(SEED.hex())
    assert not any(isinstance(entry.event, SeedRevealed) for entry in match.log[:-1])
    assert [entry.seq for entry in match.log] == list(range(match.seq))


def test_a_refusal_can_travel_between_processes() -> None:
    there = pickle.loads(pickle.dumps(Refused("QB-P1", fault="card", card=7)))
    assert (there.rule, there.facts) == ("QB-P1", {"fault": "card", "card": 7})


def test_the_seed_is_not_visible_before_the_end() -> None:
    match = opened(4)
    match.begin(0)
    for viewer in (*range(4), *Audience):
        told = encode((match.seen(viewer), match.view(viewer)))
        assert SEED.hex().encode() not in told


def test_folding_the_steps_of_a_match_restores_it() -> None:
    match = finished(2)
    again = opened(2)
    for step in match.steps:
        again.apply(Step(step.command, step.events))
    assert encode((again.state, again.log, again.now)) == encode((match.state, match.log, match.now))


def test_a_viewer_gets_every_line_since_theirs_without_secrets() -> None:
    match = in_the_first_round()
    since = match.seq
    match.submit(Command(0, Choose(3), 0))
    assert [entry.event for entry in match.seen(0, since)] == [CardChosen(0, 3)]
    assert [entry.event for entry in match.seen(Audience.EVERYTHING, since)] == [CardChosen(0, 3)]
    for viewer in (1, 2, Audience.PUBLIC):
        assert [entry.event for entry in match.seen(viewer, since)] == [CardChosen(0, None)]
        assert [entry.seq for entry in match.seen(viewer)] == list(range(match.seq))


@pytest.mark.parametrize("counts", [(), (0,), (1, KEPT_EVERY), (KEPT_EVERY + 1, KEPT_EVERY + 3)])
def test_earlier_states_are_found_again(counts: tuple[int, ...]) -> None:
    match, again = finished(4), opened(4)
    states = [again.state]
    for step in match.steps:
        again.apply(step)
        states.append(again.state)
    assert len(match.steps) > max(counts, default=0)
    assert match.states_after(set(counts)) == {count: states[count] for count in counts}
