"""The clock stops while the tutor explains the game to a player."""

import pytest

from nenuphar.server.model.learning import MOST_LEARNING_MS, Learning
from tests.server.live_server import Live, NewGuest, NewServer, start_match, wait_until_offline

MINUTE_MS = 60_000


def deadline(at: Live) -> int:
    assert at.match is not None
    until: int = at.match["deadline"]
    return until


def held(at: Live) -> int | None:
    assert at.match is not None
    until: int | None = at.match["held_until"]
    return until


@pytest.mark.rule("TB-36")
def test_the_clock_stops_only_while_a_learner_is_due() -> None:
    learning = Learning()
    learning.begin(1_000)
    learning.wait_for([0])
    learning.advance(5_000)
    learning.turn(1, True)
    assert learning.paused_ms(15_000) == 0, "the match waits for somebody else"
    learning.wait_for([1])
    assert (learning.until, learning.paused_ms(15_000)) == (5_000 + MOST_LEARNING_MS, 10_000)
    learning.advance(15_000)
    learning.turn(1, False)
    assert (learning.until, learning.paused_ms(99_000), learning.longest) == (None, 10_000, 10_000)


@pytest.mark.rule("TB-36")
def test_it_stops_for_at_most_three_minutes_per_seat() -> None:
    learning = Learning()
    learning.begin(0)
    learning.wait_for([0, 1])
    learning.turn(0, True)
    learning.advance(MINUTE_MS)
    learning.turn(1, True)
    learning.advance(10 * MINUTE_MS)
    assert learning.longest == 4 * MINUTE_MS, "one minute for one seat, and three for the other"
    assert not learning.may(0)
    assert learning.until is None


@pytest.mark.rule("TB-36")
def test_everybody_sees_who_learns_and_the_deadline_moves(guest: NewGuest) -> None:
    first, second = start_match(guest(), guest(), "me,open", decision_seconds=60)
    with first, second:
        for player in (first, second):
            player.until(lambda live: live.match is not None)
        learner, other = (first, second) if first.is_due else (second, first)
        before = deadline(learner)
        learner.do("learn", on=True).until(lambda live: live.table["learning"])
        other.until(lambda live: live.table["learning"] == [learner.table["you"]])
        assert deadline(other) == before + MOST_LEARNING_MS
        assert held(other) is not None
        learner.do("learn", on=False)
        other.until(lambda live: not live.table["learning"])
        assert before <= deadline(other) < before + MOST_LEARNING_MS
        assert held(other) is None
        rows = learner.seq
        learner.do("learn", on=False)
        assert learner.seq == rows


@pytest.mark.rule("TB-36")
def test_the_clock_decides_when_the_time_for_learning_is_up(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nenuphar.server.model.learning.MOST_LEARNING_MS", 300)
    server = new_server()
    with server.guest() as anna, anna.at(anna.open("me,tadpole", decision_seconds=5)) as live:
        live.do("begin").until(lambda live: live.match is not None and live.is_due)
        live.do("learn", on=True).until(lambda live: live.table["learning"])
        until = deadline(live)
        live.until(lambda live: not live.is_due or deadline(live) != until)
        assert live.lines[-1]["at"] >= until


@pytest.mark.rule("TB-36")
def test_a_table_that_is_read_again_has_the_same_clock(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna:
        table = anna.open("me,tadpole", decision_seconds=3_600)
        with anna.at(table) as live:
            live.do("begin").until(lambda live: live.match is not None and live.is_due)
            live.do("learn", on=True).do("learn", on=False).do("learn", on=True)
            live.until(lambda live: live.table["learning"])
            kept = (deadline(live), held(live), live.table["learning"])
        server.stop()
        server.start()
        with anna.at(table) as live:
            assert (deadline(live), held(live), live.table["learning"]) == kept


@pytest.mark.rule("TB-36")
def test_in_games_of_speed_the_clock_never_stops(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,tadpole", game="gobbit", decision_seconds=60)) as live:
        live.do("begin").until(lambda live: live.match is not None)
        live.do("learn", on=True).until(lambda live: live.table["learning"])
        assert held(live) is None


def test_only_players_can_stop_the_clock(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open("me,tadpole", public=True)) as live, bert.at(live.table["id"]) as stranger:
        assert live.refused("learn", on=True) == ("TB-4", {"over": 0})
        live.do("begin")
        assert stranger.refused("learn", on=True) == ("TB-11", {"fault": "standing"})


def begun(guest: NewGuest) -> tuple[Live, Live]:
    """Two players of a match with a clock, the one who has to act first."""
    first, second = start_match(guest(), guest(), "me,open", decision_seconds=60)
    return (first, second) if first.is_due else (second, first)


@pytest.mark.rule("TB-36")
@pytest.mark.parametrize(("leaves", "rule"), [("stand", "TB-17"), ("resign", "TB-18")])
def test_the_clock_does_not_wait_for_a_learner_who_leaves(guest: NewGuest, leaves: str, rule: str) -> None:
    learner, other = begun(guest)
    with learner, other:
        before = deadline(learner)
        learner.do("learn", on=True)
        other.until(lambda live: live.table["learning"])
        learner.do(leaves)
        other.until(lambda live: not live.table["learning"])
        if leaves == "stand":
            assert deadline(other) < before + MOST_LEARNING_MS
            assert held(other) is None
        assert learner.refused("learn", on=True)[0] == rule
        learner.do("learn", on=False)


@pytest.mark.rule("TB-36")
def test_the_clock_does_not_wait_for_a_learner_once_a_bot_stands_in(guest: NewGuest) -> None:
    learner, other = begun(guest)
    with other:
        seat = learner.table["you"]
        learner.do("learn", on=True)
        other.until(lambda live: live.table["learning"])
        learner.socket.close()
        wait_until_offline(other, seat)
        other.do("propose", seat=seat).until(lambda live: live.table["seats"][seat]["stand_in"])
        assert other.table["learning"] == []
        with learner.guest.at(learner.table["id"]) as again:
            assert again.refused("learn", on=True) == ("TB-17", {})
            again.do("come-back").do("learn", on=True)
